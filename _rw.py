import random,re,sys
sys.path.insert(0,".")
import os; os.environ.setdefault("DJANGO_SETTINGS_MODULE","ludex.server.site.settings")
from ludex.core import CHANCE,key_of
from ludex.core.own_table import *
t=OwnTable.set_up("runewars",{"seats":["daqan","uthuk"]},seed=0)
n=0
for n in range(80):
    seat,asked=next(iter(t.pending.items()))
    if isinstance(asked,Which): o=("show",asked.pool,asked.assumed,NOTHING if NOTHING in asked.things else asked.things[0])
    elif seat==CHANCE: o=asked.options[0]
    else: o=t.possible(seat)[-1]
    try: t.answer(seat,o)
    except Exception as e: print(asked.kind, asked.line and asked.line.message, asked.things, t._waiting, [l.message for l in asked.before][-4:]); print(n,seat,asked.prompt,o,type(e).__name__,str(e)[:150]); break
    print(n,seat,asked.prompt,t.state.step) if n%6==0 else None
print(n,t.state.step,t.pending)
