"""Routines of Debian's librocsparse0 under `lockstep hip`, float and double, against the host: the program beside says which.

usage: rocsparse_test.py [--table] [--engine reference] LOCKSTEP rocsparse [TARGETS...]   --table: prints README.md's table of routines and targets
Every routine is right on every target, and the kernels of a process with all of them take at most 300 MB beside the library's pages.
"""
import argparse
import os
import subprocess
import sys
import time

from targets import DOOR, environment, need, there

parser = argparse.ArgumentParser()
parser.add_argument("--table", action="store_true")
parser.add_argument("--engine", default="fast")
parser.add_argument("lockstep")
parser.add_argument("program")
parser.add_argument("targets", nargs="*")
options = parser.parse_args()
table, lockstep, program, named = options.table, options.lockstep, options.program, options.targets
need(program)
targets = there(lockstep, named) if named else there(lockstep)
ROUTINES = 78


def megabytes(process, name):
    """A line of its /proc/PID/status; 0 where it has ended."""
    try:
        with open(f"/proc/{process.pid}/status") as f:
            return next((int(line.split()[1]) * 1024 / 1e6 for line in f if line.startswith(name + ":")), 0)
    except OSError:
        return 0


results, failed = {}, False
for target in targets:
    out = os.memfd_create("rocsparse")
    before = os.times()
    process = subprocess.Popen([lockstep, DOOR, program], stdout=out, stderr=subprocess.STDOUT, env=dict(environment(target), LOCKSTEP_ENGINE=options.engine))
    memory = files = 0
    while process.poll() is None:
        memory, files = max(memory, megabytes(process, "RssAnon")), max(files, megabytes(process, "RssFile"))
        time.sleep(0.005)
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    os.lseek(out, 0, os.SEEK_SET)
    with os.fdopen(out) as f:
        lines = f.read().splitlines()
    for line in lines[:-1]:
        name, kind, result = line.split(" ", 2)
        results.setdefault(name, {}).setdefault(target, []).append((kind, result))
    good = process.returncode == 0 and lines and lines[-1] == f"{2 * ROUTINES} right, 0 wrong" and memory <= (300 if DOOR == "hip" else 600)
    failed |= not good
    print(f"{target}, {options.engine} engine: {lines[-1] if lines else 'nothing'}; {seconds:.1f} s of processor time, {memory:.0f} MB and {files:.0f} MB of files", flush=True)
    if not good:
        print("\n".join(line for line in lines if not line.endswith(" right")), f"exit status {process.returncode}")
if table:
    print("| routine |" + "".join(f" {target} |" for target in targets) + "\n|---|" + "---|" * len(targets))
    for name, found in results.items():
        print(f"| {name} |" + "".join(" right |" if all(result == "right" for _, result in found.get(target, [("", "none")])) else " wrong |" for target in targets))
print("wrong" if failed else "all good")
sys.exit(1 if failed else 0)
