"""A program of a library that checks itself, on targets, or a part of it.

usage: program_test.py LOCKSTEP PROGRAM TARGETS [ARGUMENTS...]   TARGETS: gfx90a,gfx1030
"""
import sys

from targets import need, run, there

lockstep, program, names, *arguments = sys.argv[1:]
need(program)
targets = there(lockstep, names.split(","))
for target in targets:
    done = run(lockstep, target, program, *arguments)
    print(f"{target}:\n{done.stdout}{done.stderr}", end="", flush=True)
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == "all good" and done.stderr == "", (target, done.returncode)
