"""What clang compiles from atomics of each scope and order has no finding of check `coherence`, and with one cache operation less it has.

usage: coherence_test.py LOCKSTEP FOLDER [--targets "gfx950 gfx1100"] [--levels "0 2"] [--scopes "agent"] [--every N] [--show]

Kernels: handovers.hip. Each runs as clang compiles it, under coherence and race; then without one of its cache operations at a time. One that is left out
must be found, unless unneeded() says why no store and load of the kernel need it.
"""
import argparse
import os
import re
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
parser = argparse.ArgumentParser()
parser.add_argument("lockstep")
parser.add_argument("folder")
parser.add_argument("--targets", default="gfx900 gfx906 gfx908 gfx90a gfx90a:tgsplit gfx942 gfx942:tgsplit gfx950 gfx1010 gfx1010:cumode gfx1030 gfx1100 gfx1100:cumode "
                                         "gfx1151 gfx1201 gfx1201:cumode gfx1250")
parser.add_argument("--levels", default="0 1 2 3")
parser.add_argument("--scopes", default="workgroup agent system")
parser.add_argument("--every", type=int, default=1, help="of the cache operations")
parser.add_argument("--show", action="store_true", help="what is not found is shown, and no error")
options = parser.parse_args()

# Kernel, workgroups; does it need an order between workgroups, and does it hand over between waves of one.
kernels = {"message": 2, "fenced": 2, "last_block": 4, "chain": 4, "spin_lock": 4, "cas_lock": 4, "ticket_lock": 4, "counters": 4, "loops": 4, "by_barrier": 2,
           "by_flag": 1}
one_group = {"by_barrier", "by_flag"}
scopes = {"workgroup": ("__HIP_MEMORY_SCOPE_WORKGROUP", "workgroup"), "agent": ("__HIP_MEMORY_SCOPE_AGENT", "agent"), "system": ("__HIP_MEMORY_SCOPE_SYSTEM", "")}
orders = {"acquire": ("ACQUIRE", "RELEASE", "ACQ_REL"), "sequential": ("SEQ_CST", "SEQ_CST", "SEQ_CST")}
cache_operation = re.compile(r"^\s+(buffer_(gl0_inv|gl1_inv|inv|wbl2|wbinvl1|wbinvl1_vol|invl2)|global_(inv|wb|wbinv))\b.*$")


def command(*words):
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (words, done.stderr)


def compiled(target, level, scope, order):
    """Assembly of all kernels."""
    name, _, mode = target.partition(":")
    acquire, release, both = orders[order]
    path = os.path.join(options.folder, f"{target.replace(':', '_')}_{level}_{scope}_{order}.s")
    command(f"{root}/scripts/compile_kernel.sh", f"{here}/handovers.hip", path, name, f"-O{level}", "-S", f"-DSCOPE={scopes[scope][0]}", f'-DFENCE="{scopes[scope][1]}"',
            f"-DACQUIRE=__ATOMIC_{acquire}", f"-DRELEASE=__ATOMIC_{release}", f"-DBOTH=__ATOMIC_{both}", "-DGROUPS=4", *([f"-m{mode}"] if mode else []))
    with open(path) as f:
        return f.read().split("\n")


def check(target, lines, kernel, checks):
    """The findings, as text."""
    name, _, mode = target.partition(":")
    code = os.path.join(options.folder, "code.hsaco")
    with open(code + ".s", "w") as f:
        f.write("\n".join(lines))
    command(f"{root}/scripts/compile_kernel.sh", code + ".s", code, name, *([f"-m{mode}"] if mode else []))
    done = subprocess.run([options.lockstep, "check", code, "--kernel", kernel, "--grid", str(kernels[kernel]), "--block", "128", "--arg", "buf:4K", "--arg", "buf:4K",
                           "--arg", "buf:4K", "--check", checks, "--quiet"], capture_output=True, text=True, timeout=300)
    assert done.returncode in (0, 1) and "fault" not in done.stderr, (target, kernel, done.stderr)
    return done.stderr


def operations(lines):
    """Kernel, line and text of each cache operation."""
    kernel = None
    for i, line in enumerate(lines):
        if found := re.match(r"^(\w+):", line):
            kernel = found[1] if found[1] in kernels else kernel
        if cache_operation.match(line):
            yield kernel, i, line.split(";")[0].strip()


def unneeded(target, kernel, text, scope):
    """Why nothing in the kernel needs the cache operation; nothing if something does."""
    return None


counted, missed = 0, []
for target in options.targets.split():
    for level in options.levels.split():
        for scope in options.scopes.split():
            for order in orders:
                lines = compiled(target, level, scope, order)
                for kernel in kernels:
                    if scope == "workgroup" and kernel not in one_group:
                        continue
                    said = check(target, lines, kernel, "coherence")
                    if said:
                        missed.append((target, level, scope, order, kernel, "as it is", said.splitlines()[0]))
                for kernel, i, text in operations(lines):
                    if scope == "workgroup" and kernel not in one_group:
                        continue
                    if unneeded(target, kernel, text, scope):
                        continue
                    counted += 1
                    if counted % options.every == 0 and "check: coherence" not in check(target, lines[:i] + lines[i + 1:], kernel, "coherence"):
                        missed.append((target, level, scope, order, kernel, text, i + 1))
for each in missed:
    print("not as expected:", *each)
print(f"{counted} cache operations, {len(missed)} not as expected")
sys.exit(0 if options.show or not missed else 1)
