"""A lockstep that gets one lane wrong on one engine, and one that faults: random_programs.py must say so.
usage: spoiled_test.py LOCKSTEP FOLDER"""
import os
import subprocess
import sys

lockstep, folder = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
driver = os.path.join(os.path.dirname(os.path.abspath(__file__)), "random_programs.py")
spoiled = os.path.join(folder, "spoiled")

# Runs the real one, then changes lane 5 of the checksums that the fast engine wrote, and its third traced value.
WRONG = """#!{python}
import subprocess, sys
status = subprocess.run([{lockstep!r}] + sys.argv[1:]).returncode
outs = dict(a.split("=", 1) for a in sys.argv if a[:2] in ("0=", "1="))
if "fast" in sys.argv:
    for number, place in (("0", 4 * 5), ("1", 8 * (5 * 4096 + 2))):
        with open(outs[number], "r+b") as file:
            file.seek(place)
            old = file.read(1)
            if old:
                file.seek(place)
                file.write(bytes([old[0] ^ 1]))
sys.exit(status)
"""
FAULT = """#!{python}
import sys
sys.exit("fault: illegal_instruction at pc 0x0")
"""


def run(text):
    with open(spoiled, "w") as file:
        file.write(text.format(python=sys.executable, lockstep=lockstep))
    os.chmod(spoiled, 0o755)
    ran = subprocess.run([sys.executable, driver, "--lockstep", spoiled, "--seeds", "6:1", "--targets", "gfx950", "--levels", "1", "--folder", folder,
                          "--csmith", "--max-funcs 2 --max-block-depth 2 --max-expr-complexity 4"], capture_output=True, text=True)
    print(ran.stdout, ran.stderr)
    return ran


ran = run(WRONG)
assert ran.returncode == 1
assert "seed 6, gfx950: DIFFERENT: the engines disagree\n    -O1 fast: 1 of 64 lanes; lane 5: g_" in ran.stdout
assert "-O1 reference" not in ran.stdout and "1 programs, gfx950, -O1, both engines: 1 DIFFERENT" in ran.stdout
ran = run(FAULT)
assert ran.returncode == 1
assert "seed 6, gfx950: fault: -O1 fast: fault: illegal_instruction" in ran.stdout
