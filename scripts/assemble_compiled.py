#!/usr/bin/env python3
"""Compiles kernels of tests/ and examples/ to text with clang 22 (-O0 and -O3, each with and without -g), assembles the text with clang and with lockstep, and
compares the instructions.
usage: scripts/assemble_compiled.py LOCKSTEP [--target TARGET[,TARGET..]] [FILE..]
LOCKSTEP: the command. Without --target every target; without files every .cl of tests/ and examples/. What clang cannot compile
for a target is counted, and so is not hidden. One target takes some five minutes. The exit status is 1 when something differs."""
import os
import subprocess
import sys
import tempfile

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(root, "tests", "cli"))
from compiled_text import difference  # noqa: E402

TARGETS = "gfx900,gfx906,gfx908,gfx90a,gfx942,gfx950,gfx1010,gfx1011,gfx1030,gfx1100,gfx1151,gfx1201,gfx1250,gfx1251"
OPTIONS = (["-O0"], ["-O0", "-g"], ["-O3"], ["-O3", "-g"])


def sources():
    found = []
    for top in ("tests", "examples"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            found += [os.path.join(folder, name) for name in files if name.endswith(".cl")]
    return sorted(found)


def compare(lockstep, target, source, options, folder):
    """None; "not compiled"; or what is wrong."""
    text, ours, theirs = (os.path.join(folder, "kernel" + ending) for ending in (".s", ".hsaco", ".o"))
    made = subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, text, target, *options, "-S"], capture_output=True, text=True)
    if made.returncode != 0:
        return "not compiled"
    made = subprocess.run(["clang-22", "-w", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + target, "-c", text, "-o", theirs], capture_output=True)
    if made.returncode != 0:  # inline assembly for other targets
        return "not compiled"
    made = subprocess.run([lockstep, "asm", text, "-o", ours, "--target", target], capture_output=True, text=True)
    return difference(ours, theirs) if made.returncode == 0 else made.stderr.splitlines()[0]


def main():
    words = sys.argv[1:]
    if not words:
        sys.exit(__doc__)
    lockstep = words.pop(0)
    targets = TARGETS
    if words[:1] == ["--target"]:
        targets = words[1]
        words = words[2:]
    same = not_compiled = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for target in targets.split(","):
            for source in words or sources():
                for options in OPTIONS:
                    found = compare(lockstep, target, source, options, folder)
                    same += found is None
                    not_compiled += found == "not compiled"
                    if found not in (None, "not compiled"):
                        wrong += 1
                        print(f"{target} {os.path.relpath(source, root)} {' '.join(options)}: {found}", flush=True)
    print(f"{same} texts give clang's instructions, {wrong} differ; clang does not compile {not_compiled}")
    sys.exit(1 if wrong or not same else 0)


main()
