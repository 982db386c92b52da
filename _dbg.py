import msgspec
from tests.own.lockstep import Lockstep
from tests.own.test_lockstep import ROOT
b=Lockstep("root",{"seats":ROOT[0]},seed=4)
try: b.play(600)
except AssertionError:
    x,y=msgspec.to_builtins(b.real.view(None).board),msgspec.to_builtins(b.ludex.view(None).board)
    for k in x:
        if x[k]!=y[k]: print(k,x[k],y[k])
    print([l.message for l in b.real.journal.lines[-6:]])
