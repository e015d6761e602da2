#!/usr/bin/env python3
"""What it costs that a HIP program has a large library: processor time to the first kernel, memory beside the pages of files. Prints a table; of each step
the least of the turns counts. tests/libraries has the programs, which fail above 300 MB.
usage: scripts/bench_loading.py [LOCKSTEP [TURNS [TARGET...]]]   LOCKSTEP: the command; default that of build/release. TURNS: default 7.
    Without TARGETs: gfx90a gfx1030. Needs the packages of scripts/install_packages.sh libraries."""
import os
import re
import subprocess
import sys
import tempfile

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
lockstep = sys.argv[1] if len(sys.argv) > 1 else os.path.join(root, "build/release/tools/lockstep/lockstep")
turns = int(sys.argv[2]) if len(sys.argv) > 2 else 7
targets = sys.argv[3:] or ["gfx90a", "gfx1030"]
programs = [("librocsparse, 1.3 GB", "loading.cpp", "rocsparse"), ("librocrand, 25 MB", "loading_rocrand.cpp", "rocrand")]
line = re.compile(r"(.*): (\d+) ms of processor time, (\d+) MB of memory, (\d+) MB of files")


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        return next((text.split(":", 1)[1].strip() for text in f if text.startswith("model name")), "unknown processor")


def steps(program, target):
    """Of one run: [(step, ms, MB, MB of files)]."""
    environment = {**os.environ, "LOCKSTEP_HIP_DEVICES": target}
    done = subprocess.run([lockstep, "hip", program], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{program} for {target}: {done.stdout}{done.stderr}")
    found = [match.groups() for match in map(line.fullmatch, done.stdout.splitlines()) if match]
    return [(name, *map(int, numbers)) for name, *numbers in found]


print(f"{processor()}, the least of {turns}\n")
print("| library | target | step | processor time | memory | files in memory |\n|---|---|---|---|---|---|")
with tempfile.TemporaryDirectory() as folder:
    for title, source, library in programs:
        program = os.path.join(folder, library)
        subprocess.run(["g++", "-std=c++20", "-O1", "-D__HIP_PLATFORM_AMD__", os.path.join(root, "tests/libraries", source), "-o", program,
                        f"-l{library}", "-lamdhip64"], check=True)
        for target in targets:
            for same in zip(*(steps(program, target) for _ in range(turns))):
                least = [min(values) for values in list(zip(*same))[1:]]
                print(f"| {title} | {target} | {same[0][0]} | {least[0]} ms | {least[1]} MB | {least[2]} MB |", flush=True)
