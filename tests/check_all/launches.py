"""Runs the kernels of launches.txt under all checks. A finding, a fault or a kernel that stands nowhere is a failure.

usage: launches.py LOCKSTEP FOLDER [--levels "0 1 2 3"] [--targets "gfx950 gfx1100-w64 ..."] [--only PART_OF_A_LINE]
       launches.py --names     (only: is every kernel of tests/, examples/ and bench/ there?)
"""
import argparse
import concurrent.futures
import os
import random
import re
import struct
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
parser = argparse.ArgumentParser()
parser.add_argument("lockstep", nargs="?")
parser.add_argument("folder", nargs="?")
parser.add_argument("--levels", default="0 1 2 3")
parser.add_argument("--targets", default="gfx942 gfx950 gfx1100 gfx1100-w64 gfx1151 gfx1151-w64 gfx1201 gfx1201-w64 gfx1250")
parser.add_argument("--only", default="")
parser.add_argument("--names", action="store_true")
options = parser.parse_args()
if options.lockstep:
    options.lockstep = os.path.abspath(options.lockstep)  # HIP programs run in another folder

# What the test programs of check_all.sh run: folders of kernels, and HIP programs, which launch their kernels themselves.
run_elsewhere = ("tests/programs/kernels/", "bench/plain/kernels/", "tests/hip/programs/", "bench/kernels/gemm_bf16.cl", "bench/kernels/flash_attention.cl")

# AMD's device library (__ockl_hostcall_internal, which printf calls) keeps free packets in a list. A wave that gives its packet back writes the packet's link by
# a plain store. Another wave that wants a packet reads the link by an atomic load before its compare-and-swap, which fails if the list has changed. No
# instruction orders the two, so the finding is true. It changes no result. Only gfx12's loads tell by their scope that they are atomic.
races_of_the_device_library = {"tests/hip/programs/device_side.hip": re.compile(
    r" check: race at pc \S+ 'global_store_b64 [^']*, off' .* which another wave of the workgroup read and nothing orders the two; the other: pc \S+ 'global_load_b64 [^']* off scope:SCOPE_SYS'")}


class Row:
    def __init__(self, line):
        self.line = line.strip()
        fields = [field.strip() for field in line.split("|")]
        assert len(fields) == 6, f"launches.txt: six fields, not {len(fields)}: {line}"
        self.source, targets, self.compiler, self.kernel, self.launch, self.arguments = fields
        self.targets = targets.split()
        self.is_program = self.source.startswith("tests/hip/programs/")

    def compiles(self, target, level):
        only = [word.removeprefix("O0=") for word in self.targets if word.startswith("O0=")]
        return level != "0" or not only or target.startswith(only[0])


def rows():
    with open(os.path.join(here, "launches.txt")) as f:
        return [Row(line) for line in f if line.strip() and not line.startswith("#")]


def kernels_of(path):
    with open(path) as f:
        text = re.sub(r"//.*", "", f.read())
    found = re.findall(r"\b(?:__)?(?:kernel|global__)\b[^;{}=]*?\bvoid\b[^;{}=(]*?(?:__attribute__\(\(.*?\)\)\s*)?(\w+)\s*\(", text, re.S)
    return set(found) | set(re.findall(r"\b__global__\b[^;{}]*?\)\)\s*\n?void (\w+)\(", text))


def missing(table):
    """Kernels that stand neither in the table nor where check_all.sh runs everything, and lines about kernels that are not there."""
    known = {(row.source, row.kernel) for row in table if not row.is_program}
    programs = {os.path.basename(row.source) for row in table if row.is_program}
    there = set()
    for top in ("tests", "examples", "bench"):
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in files:
                source = os.path.relpath(os.path.join(folder, name), root)
                if name.endswith((".cl", ".hip")) and not source.startswith(run_elsewhere):
                    there |= {(source, kernel) for kernel in kernels_of(os.path.join(root, source))}
    assert len(there) > 60, "the kernels of tests/, examples/ and bench/ were not found"
    unlisted = {name for name in os.listdir(os.path.join(root, "tests/hip/programs")) if name.endswith(".hip")} ^ programs
    return [f"tests/hip/programs and tests/check_all/launches.txt do not agree on {name}" for name in sorted(unlisted)] + \
           [f"{source}: kernel {kernel} is not in tests/check_all/launches.txt" for source, kernel in sorted(there - known)] + \
           [f"tests/check_all/launches.txt: {source} has no kernel {kernel}" for source, kernel in sorted(known - there)]


def file_of(kind, size):
    """A file of that many bytes, the same each time: random ones (data), or dwords with their own numbers (index)."""
    path = os.path.join(options.folder, f"{kind}{size}.bin")
    if not os.path.exists(path):
        with open(path, "wb") as f:
            f.write(random.Random(size).randbytes(size) if kind == "data" else struct.pack(f"<{size // 4}I", *range(size // 4)))
    return path


def compiled(row, target, level):
    """The code object; compiled once for the kernels of a source."""
    name = re.sub(r"\W+", "_", row.source + row.compiler)
    path = os.path.join(options.folder, f"O{level}", target, name + ".hsaco")
    if row.is_program:
        return path, [os.path.join(root, "scripts", "compile_hip.sh"), os.path.join(root, row.source), path, target, "-std=c++20", "-l:libamdhip64.so.5",
                      "-pthread", "-ldl", "-Wno-deprecated-declarations", "-I" + os.path.join(root, "include"), f"-O{level}", *row.compiler.split()]
    words = [os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, row.source), path, target.removesuffix("-w64"), f"-O{level}",
             *(["-mwavefrontsize64"] if target.endswith("-w64") else []), *row.compiler.split()]
    return path, words


def compile_one(path, words):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    done = subprocess.run(words, capture_output=True, text=True)
    return "" if done.returncode == 0 else " ".join(words) + "\n" + done.stderr


def run_program(row, path, target, level):
    """A HIP program launches its kernels itself. Findings in kernels that are wrong on purpose, which the line names, do not count."""
    scale = re.sub(r"\W+", "_", "tests/hip/programs/scale.hip" + "--offload-device-only --no-gpu-bundle-output") + ".hsaco"
    words = [options.lockstep, "hip", path, *(word.format(folder=os.path.dirname(path), scale=scale) for word in row.arguments.split())]
    done = subprocess.run(words, capture_output=True, text=True, cwd=os.path.dirname(path),
                          env={**os.environ, "LOCKSTEP_CHECK": "all", "LOCKSTEP_HIP_DEVICES": target})
    on_purpose = tuple(row.kernel.split())
    found = [line for line in done.stderr.splitlines() if " check: " in line and not any(re.search(rf"kernel {name}(\(.*?\))?: ", line) for name in on_purpose)]
    if row.source in races_of_the_device_library:
        found = [line for line in found if not races_of_the_device_library[row.source].search(line)]
    if not found and (on_purpose or "all good" in done.stdout):
        return ""
    return "\n".join([f"-O{level} {target} {row.source}: exit status {done.returncode}", *(found or [done.stdout[-500:] + done.stderr[-1500:]])])


def check_one(row, target, level):
    path, _ = compiled(row, target, level)
    if row.is_program:
        return run_program(row, path, target, level) if row.launch == "run" else ""
    arguments = []
    for word in row.arguments.split():
        kind, _, size = word.partition(":")
        arguments += ["--arg", f"buf:{size}={file_of(kind, int(size))}" if kind in ("data", "index") else word]
    words = [options.lockstep, "check", path, "--kernel", row.kernel, *row.launch.split(), *arguments, "--quiet"]
    done = subprocess.run(words, capture_output=True, text=True)
    return "" if done.returncode == 0 else f"-O{level} {target} {row.source} {row.kernel}: exit status {done.returncode}\n  {' '.join(words)}\n{done.stdout}{done.stderr}"


def main():
    table = rows()
    wrong = missing(table)
    if not options.names:
        os.makedirs(options.folder, exist_ok=True)
        targets = options.targets.split()
        work = []
        for row in table:
            whole = [target for target in targets if not target.endswith("-w64")]
            asked = targets if row.targets[0] == "*" else whole if row.targets[0] == "hip" else [target for target in row.targets if target in targets]
            work += [(row, target, level) for level in options.levels.split() for target in asked if options.only in row.line and row.compiles(target, level)]
        with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
            objects = {path: words for path, words in (compiled(*each) for each in work)}
            wrong += filter(None, pool.map(compile_one, objects.keys(), objects.values()))
            wrong += filter(None, pool.map(lambda each: check_one(*each), work))
        print(f"{len(work)} launches of {len(objects)} code objects, {len(wrong)} wrong")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


main()
