import random
from ludex.core import CHANCE
from ludex.core.own_table import *
SETUP={"seats":["marquise","bot:eyrie","alliance","bot:lizards"]}
for seed in range(0,12):
    rng=random.Random(seed); t=OwnTable.set_up("root",SETUP,seed=seed)
    for n in range(90):
        if t.over: break
        seat,asked=next(iter(t.pending.items()))
        o=list(asked.options) if seat==CHANCE else t.possible(seat)
        if isinstance(asked,Which) and NOTHING in asked.things: o=[("show",asked.pool,asked.assumed,asked.assumed)]
        c=rng.choice(o)
        sup=[x for x in o if x[0]=="supporter"]
        if sup: c=rng.choice(sup)
        try: t.answer(seat,c)
        except Exception as e:
            print(seed,n,c,type(e).__name__,str(e)[:300]); 
            print(asked.prompt,asked.about, asked.options, len(o), t.state.supporters, t.log[-6:])
            dec=t.pending.get(seat); print(dec.accepts(c), t.way_to(seat,dec,c))
            
            for sw in t._deals(seat):
                if c in t._options_after(dec,sw):
                    print("by",sw); pools=t.game.hidden(t.state)
                    for s in sw: pools[s.pool].swap(s.one,s.other)
                    dec.list_again(); print(t.state.supporters, dec.options); break
            raise SystemExit
