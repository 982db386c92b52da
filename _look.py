import os, sys, random, subprocess, time, urllib.request, pathlib, shutil
DATA="/tmp/own_data"; PORT=8799
os.environ.update(LUDEX_DATA=DATA, LUDEX_CHANGES="100000", DJANGO_SETTINGS_MODULE="ludex.server.site.settings"); os.environ.pop("DATABASE_URL",None)
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]="1"
def serve():
    pathlib.Path(DATA).mkdir(exist_ok=True)
    subprocess.run([sys.executable,"-m","django","migrate","--verbosity","0"],check=True)
    return subprocess.Popen([sys.executable,"-m","uvicorn","--factory","tests.browser.same_dice:make","--port",str(PORT)],stderr=open("/tmp/own_serve.log","w"),stdout=subprocess.DEVNULL)
FORMS={
"root":"who-0=me&seat-0=marquise&who-1=bot&seat-1=bot:eyrie&who-2=hot&seat-2=alliance&who-3=bot&seat-3=bot:lizards&map=autumn",
"spirit_island":"who-0=me&seat-0=thunderspeaker&who-1=hot&seat-1=river-surges-in-sunlight",
"runewars":"who-0=me&seat-0=daqan&who-1=hot&seat-1=uthuk",
"heroes":"who-0=me&seat-0=werewolves&who-1=hot&seat-1=archons"}
def play_on(table_id,n,seed=1):
    import django; django.setup()
    from ludex.server.tables import store
    from ludex.server.models import GameTable
    from ludex.core import CHANCE,key_of
    from ludex.core.own_table import Which
    rng=random.Random(seed)
    for _ in range(n):
        row=GameTable.objects.get(id=table_id)
        with store.open_table(table_id) as (r,t):
            if t.over: return
            seat,asked=next(iter(t.pending.items()))
            o=("show",asked.pool,asked.assumed,asked.assumed) if isinstance(asked,Which) else rng.choice(list(asked.options))
        if seat==CHANCE: store.tell(table_id,key_of(o),None,row.host)
        else: store.answer(table_id,seat,key_of(o),None,None)
def main(games,n):
    from playwright.sync_api import sync_playwright
    server=serve()
    try:
        for _ in range(600):
            try: urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health",timeout=5); break
            except OSError: time.sleep(0.3)
        with sync_playwright() as pw:
            b=pw.chromium.launch(executable_path=shutil.which("chromium"),args=["--no-sandbox","--disable-dev-shm-usage"])
            c=b.new_context(base_url=f"http://127.0.0.1:{PORT}",viewport={"width":390,"height":844},has_touch=True,is_mobile=True,locale="ru-RU",color_scheme="dark")
            c.set_default_timeout(120000)
            page=c.new_page(); page.on("pageerror",lambda e:print("ERR",e))
            wide=c.new_page(); wide.set_viewport_size({"width":1440,"height":900})
            for g in games:
                page.goto(f"/new/{g}?{FORMS[g]}"); page.check("input[name=own]"); page.click("#set"); page.wait_for_url("**/unpack")
                tid=page.url.split("/")[-2]; print(g,tid,flush=True)
                pass
                play_on(tid,n)
                for name in ("","/position","/judge?ask=1","/past"):
                    page.goto(f"/t/{tid}{name}"); 
                    w=page.evaluate("document.documentElement.scrollWidth"); 
                    small=page.evaluate("""()=>[...document.querySelectorAll('main button, main a.button, main summary, main input, main select')].filter(o=>!o.closest('#t-stage,[inert],.own-log')&&o.getClientRects().length&&o.type!='hidden'&&o.type!='checkbox').filter(o=>o.getBoundingClientRect().height<43.5).map(o=>o.outerHTML.slice(0,100)).slice(0,4)""")
                    print(g,name,"width",w,"small",small,flush=True)
                    k=name.strip("/").split("?")[0] or "table"
                    page.screenshot(path=f"/tmp/shot-{g}-{k}.png",full_page=(k!="position"))
                    if k in ("position","table"):
                        wide.goto(f"/t/{tid}{name}"); wide.screenshot(path=f"/tmp/wide-{g}-{k}.png")
                        print(g,k,"wide",wide.evaluate("document.documentElement.scrollWidth"),flush=True)
            b.close()
    finally: server.terminate(); server.wait()
if __name__=="__main__": main(sys.argv[2:],int(sys.argv[1]))
