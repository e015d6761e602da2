"""What clang compiles from atomics of each scope and order has no finding of check `coherence`, and with one cache operation less it has.

usage: coherence_test.py LOCKSTEP FOLDER [--targets "gfx950 gfx1100"] [--levels "0 2"] [--scopes "agent"] [--orders "acquire"] [--show]

Kernels: handovers.hip. Each runs as clang compiles it, and must be silent; those of one workgroup under race, too. Then it runs without one of its cache
operations, wherever this one stands in the kernel. That must be found if matters() says so.
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
parser.add_argument("--orders", default="acquire sequential")
parser.add_argument("--show", action="store_true", help="what is not as expected is shown, and is no error")
options = parser.parse_args()
os.makedirs(options.folder, exist_ok=True)

# Kernel, workgroups; does it need an order between workgroups, and does it hand over between waves of one.
kernels = {"message": 2, "fenced": 2, "last_block": 4, "chain": 4, "spin_lock": 4, "cas_lock": 4, "ticket_lock": 4, "counters": 4, "loops": 4, "by_barrier": 2,
           "by_flag": 1, "by_lds_flag": 1, "by_lds_counter": 1}
one_group = {"by_barrier", "by_flag", "by_lds_flag", "by_lds_counter"}
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


def operations(lines, kernel):
    """The lines of cache operations in a kernel, by text."""
    found, inside = {}, False
    for i, line in enumerate(lines):
        if label := re.match(r"^(\w+):", line):
            inside = label[1] == kernel
        if inside and cache_operation.match(line):
            found.setdefault(line.split(";")[0].strip(), []).append(i)
    return found


def matters(target, kernel, text):
    """Whether a store and a load of the kernel need the operation."""
    name, _, mode = target.partition(":")
    if kernel in ("counters", "loops") or kernel.startswith("by_lds"):
        return False
    # What only other devices see, where the L2 is the device's.
    if text == "buffer_invl2" or (name == "gfx90a" and text == "buffer_wbl2") or (name == "gfx1201" and text.startswith("global_wb")):
        return False
    if kernel in one_group:  # waves have caches of their own in WGP and TgSplit mode
        apart = mode == "tgsplit" or (name.startswith(("gfx10", "gfx11", "gfx1201")) and mode != "cumode")
        return apart and text != "buffer_gl1_inv" and not text.startswith("buffer_wbl2")
    return True


counted, missed = 0, []
for target in options.targets.split():
    for level in options.levels.split():
        for scope in options.scopes.split():
            for order in options.orders.split():
                lines = compiled(target, level, scope, order)
                print(target, f"-O{level}", scope, order, flush=True)
                for kernel in kernels:
                    if scope == "workgroup" and kernel not in one_group:
                        continue
                    if said := check(target, lines, kernel, "coherence,race" if kernel in one_group else "coherence"):
                        missed.append((target, level, scope, order, kernel, "as it is", said.splitlines()[0]))
                    for text, where in operations(lines, kernel).items():
                        if not matters(target, kernel, text):
                            continue
                        counted += 1
                        if "check: coherence" not in check(target, [line for i, line in enumerate(lines) if i not in where], kernel, "coherence"):
                            missed.append((target, level, scope, order, kernel, "without", text))
for each in missed:
    print("not as expected:", *each)
assert counted or options.show, "no cache operation was taken out"
print(f"{counted} times without a cache operation, {len(missed)} not as expected")
sys.exit(0 if options.show or not missed else 1)
