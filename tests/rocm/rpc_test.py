"""LLVM's remote procedure calls (rpc.c): each line that kernels write comes once and whole, and every call is answered, in both engines.
usage: rpc_test.py LOCKSTEP PROGRAM CODE_OBJECT TARGET"""
import os
import subprocess
import sys

lockstep, program, code, target = sys.argv[1:]
lines = sorted(f"{number:03}{'.' * number}" for number in range(0, 160, 3))
for engine in ("fast", "reference"):
    ran = subprocess.run([lockstep, "rocm", program, code], capture_output=True, text=True, timeout=250,
                         env=dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine))
    said = ran.stdout.splitlines()
    assert ran.returncode == 0 and said[-1] == "all is well" and sorted(said[:-1]) == lines and ran.stderr == "", (engine, ran)
