import sys, traceback, time
from ludex.core import find_game
from tests.own.lockstep import Lockstep
from tests.own.test_lockstep import ROOT
def run(game, setup, seeds, eyes=(), most=700):
    bad=[]
    for s in seeds:
        t=time.time()
        try:
            b=Lockstep(game, setup or dict(find_game(game).lobby.solo), seed=s, eyes=eyes); b.play(most)
        except Exception as e:
            tb=traceback.format_exc().strip().split("\n")
            last=b.real.log[-1] if b.real.log else None
            print("FAIL",game,eyes,s,len(b.real.log),last,[l.message for l in b.real.journal.lines[-3:]],tb[-1][:300],tb[-3].strip()[:200],flush=True)
            bad.append(s)
    print(game,eyes,"bad",bad,"of",len(seeds),flush=True)

for k,seeds in ((3,[1,2,3,5]),(0,[4])): run("root",{"seats":ROOT[k]},seeds,(),600)
run("runewars",None,[0,3,7,9])
run("runewars",None,[9],(1,2,3))
