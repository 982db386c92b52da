import sys, random, time
from ludex.core import *
from ludex.core.own_table import OwnTable, Which, NOTHING
from ludex.core.box import *
from ludex.core.text import Words
def go(game, setup, n, seed=1, eyes=()):
    rng=random.Random(seed); t=OwnTable.set_up(game,setup,eyes,seed=seed)
    play(t,n,rng); return t,rng
def play(t,n,rng):
    for _ in range(n):
        if t.over: break
        seat,asked=rng.choice(list(t.pending.items()))
        opts=asked.options if seat==CHANCE else asked.options
        if isinstance(asked,Which): opts=[("show",asked.pool,asked.assumed,asked.assumed)]
        t.answer(seat,rng.choice(list(opts)))
def sets(t,**kw):
    w=Words(t.game,"en",t.state); gr=t.game.by_hand.groups(t.state,w)
    sent={k.replace("__","-").replace("_","."):v for k,v in kw.items()}
    opt=changes(gr,sent); s=t.state.copy()
    print(opt, [w.refusal(p) for p in lay_out(t.game.by_hand,s,sent,w)])
    t.answer(CHANCE,opt)
    return opt
def check(game,setup,n,more,eyes=(),**kw):
    t,rng=go(game,setup,n,eyes=eyes)
    before=t.hash(); L=len(t.log)
    sets(t); h=t.view(None).board
    play(t,more,rng)
    if kw and not t.over:
        sets(t,**kw); play(t,more,rng)
    again=OwnTable.set_up(game,setup,eyes)
    for s,o in t.log: again.answer(s,o)
    assert again.hash()==t.hash()
    t.rewind(L); assert t.hash()==before
    print(game,"ok",len(again.log),[len(g.fields) for g in t.game.by_hand.groups(t.state,Words(t.game,"en",t.state))][:6])
if __name__=="__main__":
    t0=time.time()
    if "root" in sys.argv: check("root",{"seats":["marquise","bot:eyrie","alliance","bot:lizards"]},60,40,warriors_0_5=3,active=1)
    if "si" in sys.argv: check("spirit_island",{"seats":["river-surges-in-sunlight","thunderspeaker"]},40,40,explorer__3=4,blight_4=2,phase=2)
    if "rw" in sys.argv: check("runewars",dict(find_game("runewars").lobby.solo),120,60,(1,2,3))
    if "heroes" in sys.argv: check("heroes",dict(find_game("heroes").lobby.solo),60,60)
