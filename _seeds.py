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
which=sys.argv[1]; a,b=int(sys.argv[2]),int(sys.argv[3])
R=range(a,b)
if which=="rw":
    run("runewars",None,R,(),int(sys.argv[4]) if len(sys.argv)>4 else 700); run("runewars",None,R,(1,2,3))
if which=="rest":
    run("spirit_island",{"seats": ["river-surges-in-sunlight", "thunderspeaker"]},R)
    run("spirit_island",{"seats": ["thunderspeaker"], "adversary": "england", "level": 3},R)
    run("heroes",None,range(a,a+2))
    for seats in ROOT: run("root",{"seats":seats},R,(),600)
