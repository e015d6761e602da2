"""Takes one thing at a time out of compiled kernels and asks `lockstep check` whether it notices.

usage: mutate.py LOCKSTEP WORK_FOLDER [--targets gfx950,gfx1201] [--every N] [--kernels NAME,...] [--goal PERCENT] [--quiet]

Taken out or weakened, one at a time, of the instructions that run: each counter of each wait (no wait for it at all; one access more left on its
way), each barrier, each s_nop and v_nop (one wait state, one less; the next instruction before it), each s_wait_alu, each
store to LDS that is the first to its bytes, each bound (S_AND_SAVEEXEC, V_CMPX: all lanes go on), and of the host's writes those to each buffer. A mutant
does not matter where traces show it: nothing was on its way that the wait could be for, or it is waited for again before anything names its registers;
LDS that one wave alone accesses, whose accesses stay in order; bytes that are written before; the same lanes, which write the same; a buffer that
holds something else, with the same stores. All others must be found, or stand in harmless.txt with a reason.
"""
import argparse
import collections
import json
import os
import re
import struct
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
parser = argparse.ArgumentParser()
parser.add_argument("lockstep")
parser.add_argument("folder")
parser.add_argument("--targets", default="gfx950")
parser.add_argument("--kernels", default="")
parser.add_argument("--every", type=int, default=1)
parser.add_argument("--goal", type=float, default=98.0)
parser.add_argument("--quiet", action="store_true")
options = parser.parse_args()

# Name, source, kernel, grid, block, arguments. Every bound cuts some lanes off, every buffer is as long as it has to be.
cases = [
    ("saxpy", "examples/kernels/saxpy.cl", "saxpy", "4", "256", "u32:1000 f32:2.5 buf:4000 buf:4000"),
    ("reduce", "examples/kernels/reduce.cl", "reduce", "2", "256", "u32:1000 buf:4000 buf:8"),
    ("softmax", "examples/kernels/softmax.cl", "softmax", "2", "64", "u32:150 buf:1200 buf:1200"),
    ("banks", "tests/cli/kernels/observed.cl", "banks", "1", "64", "buf:256 u32:33"),
    ("waiting", "tests/cli/kernels/observed.cl", "waiting", "2", "256", "buf:2048"),
    ("tiles", "tests/mutation/tiles.cl", "tiles", "2,2", "16,16", "u32:30 buf:3600 buf:3600 buf:3600"),
    ("scan", "tests/mutation/tiles.cl", "scan", "2", "256", "u32:500 buf:2000 buf:2000"),
    ("histogram", "tests/mutation/tiles.cl", "histogram", "2", "256", "u32:500 buf:2000 buf:256"),
    ("gemm", "bench/kernels/gemm_bf16.cl", "gemm_bf16", "1", "256", "u32:128 u32:128 u32:96 buf:24576 buf:24576 buf:65536"),
]
only_gfx950 = {"gemm"}


def run(*words, check=True):
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert not check or done.returncode == 0, (words, done.stdout[-500:], done.stderr[-2000:])
    return done


class Code:
    """A code object: its instructions, and its bytes to change."""
    line = re.compile(r"^\t(\S.*?)\s*// ([0-9A-F]+): ((?:[0-9A-F]{8} ?)+)")

    def __init__(self, path, target):
        self.target = target
        with open(path, "rb") as f:
            self.bytes = f.read()
        sections, = struct.unpack_from("<Q", self.bytes, 40)
        size, count = struct.unpack_from("<HH", self.bytes, 58)
        self.text_at = {}
        for i in range(count):
            _, kind, flags, address, offset, length = struct.unpack_from("<IIQQQQ", self.bytes, sections + size * i)
            if kind == 1 and flags & 4:
                self.text_at = (address, offset, length)
        self.instructions = {}
        for line in run(options.lockstep, "disasm", path).stdout.splitlines():
            if found := self.line.match(line):
                self.instructions[int(found[2], 16)] = (found[1].strip(), len(found[3].split()) * 4)

    def next(self, pc):
        after = pc + self.instructions[pc][1]
        return after if after in self.instructions else None

    def changed(self, patches):
        data = bytearray(self.bytes)
        for pc, code in patches:
            at = pc - self.text_at[0] + self.text_at[1]
            data[at:at + len(code)] = code
        return bytes(data)

    def original(self, pc):
        at = pc - self.text_at[0] + self.text_at[1]
        return self.bytes[at:at + self.instructions[pc][1]]


encodings = {}


def encode(texts, target):
    """Bytes of instructions, by clang's assembler; None where it knows none."""
    missing = sorted({text for text in texts if (target, text) not in encodings})
    if missing:
        done = subprocess.run(["llvm-mc-22", "-triple=amdgcn", "-mcpu=" + target, "-show-encoding"], input="\n".join(missing) + "\n",
                              capture_output=True, text=True)
        found = re.findall(r"encoding: \[([0-9a-fx,]+)\]", done.stdout)
        assert len(found) == len(missing), (missing, done.stderr)
        for text, code in zip(missing, found):
            encodings[target, text] = bytes(int(byte, 16) for byte in code.split(","))


def fill(text_or_empty, size, target):
    """The instruction, and s_nop 0 up to that size."""
    nop = encodings[target, "s_nop 0"]
    code = encodings[target, text_or_empty] if text_or_empty else b""
    return code + nop * ((size - len(code)) // 4)


Mutant = collections.namedtuple("Mutant", "kind pc text patches counter limit")
limits = {"vmcnt": 63, "lgkmcnt": 15, "expcnt": 7, "vscnt": 63, "loadcnt": 63, "storecnt": 63, "dscnt": 63, "kmcnt": 31, "samplecnt": 63,
          "bvhcnt": 7, "xcnt": 63, "asynccnt": 63, "tensorcnt": 63}


def waits_of(text, target):
    """Counter -> limit of a wait, or nothing."""
    name, _, rest = text.partition(" ")
    if name == "s_waitcnt":
        return {counter: int(n) for counter, n in re.findall(r"(\w+)\((\d+)\)", rest)}
    if name == "s_waitcnt_vscnt":
        return {"vscnt": int(rest.split(",")[1], 0)}
    if found := re.fullmatch(r"s_wait_((?:\w+cnt)(?:_dscnt)?)", name):
        value = int(rest, 0)
        return {found[1][:-6]: value >> 8 & 63, "dscnt": value & 63} if found[1].endswith("_dscnt") else {found[1]: value}
    return {}


def wait_text(waits, text):
    """A wait for these counters; empty: for none."""
    name = text.split()[0]
    if not waits:
        return ""
    if name == "s_waitcnt":
        return "s_waitcnt " + " ".join(f"{counter}({n})" for counter, n in waits.items())
    if name == "s_waitcnt_vscnt":
        return f"s_waitcnt_vscnt null, {waits['vscnt']}"
    if len(waits) == 2:
        first, = waits.keys() - {"dscnt"}
        return f"s_wait_{first}_dscnt {waits[first] << 8 | waits['dscnt']:#x}"
    (counter, n), = waits.items()
    return f"s_wait_{counter} {n:#x}"


def mutants_of(code, executed, arguments):
    target = code.target
    plans = []  # kind, pc, text, [(pc, replacement text, size)] or bytes, counter, limit
    for pc in sorted(executed):
        text, size = code.instructions[pc]
        name = text.split()[0]
        for counter, n in waits_of(text, target).items():
            if counter in ("xcnt", "expcnt", "samplecnt", "bvhcnt"):
                continue  # of no use in these kernels: LLVM waits for all of them at calls
            rest = {c: m for c, m in waits_of(text, target).items() if c != counter}
            plans.append(("wait", pc, text, [(pc, wait_text(rest, text), size)], counter, limits[counter]))
            plans.append(("weaker wait", pc, text, [(pc, wait_text({**waits_of(text, target), counter: n + 1}, text), size)], counter, n + 1))
        after = code.next(pc)
        if name == "s_barrier":
            plans.append(("barrier", pc, text, [(pc, "", size)], None, None))
        if name == "s_barrier_signal":
            patches = [(pc, "", size)]
            while after in code.instructions and code.instructions[after][0].split()[0] != "s_barrier_wait":
                after = code.next(after)
            if after in code.instructions:
                plans.append(("barrier", pc, text, patches + [(after, "", code.instructions[after][1])], None, None))
        if name in ("s_nop", "v_nop"):
            if name == "s_nop" and text != "s_nop 0":
                for states in sorted({0, int(text.split()[1], 0) - 1}):
                    plans.append(("nop", pc, text, [(pc, f"s_nop {states}", size)], None, None))
            following = code.instructions.get(after, ("s_branch", 4))
            if not following[0].startswith(("s_branch", "s_cbranch", "s_call", "s_getpc", "s_endpgm", "s_nop", "v_nop", "s_wait")):
                plans.append(("nop", pc, text, code.original(after) + code.original(pc), None, None))
        if name == "s_wait_alu":
            plans.append(("wait_alu", pc, text, [(pc, "", size)], None, None))
        if re.match(r"ds_(write|store)", name):
            plans.append(("LDS store", pc, text, [(pc, "", size)], None, None))
        if found := re.match(r"s_and_saveexec_b(32|64) (\S+),", text):
            plans.append(("bound", pc, text, [(pc, f"s_mov_b{found[1]} {found[2]}, exec" + ("_lo" if found[1] == "32" else ""), size)], None, None))
        if name.startswith("v_cmpx_"):
            plans.append(("bound", pc, text, [(pc, "", size)], None, None))
    for index, argument in enumerate(arguments.split()):
        if argument.startswith("buf:"):
            plans.append(("input", None, argument, [], index, None))
    encode({"s_nop 0"} | {part[1] for plan in plans if isinstance(plan[3], list) for part in plan[3] if part[1]}, target)
    for kind, pc, text, what, counter, limit in plans:
        patches = [(pc, what)] if isinstance(what, bytes) else [(at, fill(new, size, target)) for at, new, size in what]
        yield Mutant(kind, pc, text, patches, counter, limit)


# What the text says of accesses: an account of its own, not lockstep's tables.
def raises(text, counter, target):
    name = text.split()[0]
    vector = name.startswith(("global_", "buffer_", "scratch_", "flat_", "tbuffer_"))
    store = "store" in name or ("atomic" in name and not re.search(r"\b(glc|sc0|th:TH_ATOMIC_RETURN)\b", text))
    gfx9 = target.startswith("gfx9")
    lds_part = name.startswith(("ds_", "flat_"))
    scalar = name.startswith(("s_load", "s_buffer_load", "s_memtime", "s_memrealtime", "s_sendmsg_rtn"))
    if counter in ("vmcnt", "loadcnt"):
        return vector and (gfx9 or not store)
    if counter in ("vscnt", "storecnt"):
        return vector and store
    if counter == "lgkmcnt":
        return lds_part or scalar
    if counter == "dscnt":
        return lds_part
    return scalar if counter == "kmcnt" else False


def registers(text):
    found = set()
    for file, first, last in re.findall(r"\b([vsa])\[(\d+):(\d+)\]", text):
        found |= {(file, n) for n in range(int(first), int(last) + 1)}
    found |= {(file, int(n)) for file, n in re.findall(r"\b([vsa])(\d+)\b", text)}
    return found


def written_by_load(text):
    name, _, rest = text.partition(" ")
    if "store" in name or name.startswith("ds_write") or "_lds_" in name or " lds" in text:
        return None  # memory or LDS, not registers
    return registers(rest.split(",")[0])


def shares_lds(lines, pc):
    """Of the barrier there: does a wave touch LDS just before it that another one touches just after it, one of them writing?"""
    groups = collections.defaultdict(lambda: collections.defaultdict(list))
    phases = collections.defaultdict(set)
    for (group, wave), rows in lines.items():
        phase = 0  # barriers passed
        for where, text, access in rows:
            if where == pc:
                phases[group].add(phase)
            if text.split()[0] in ("s_barrier", "s_barrier_wait"):
                phase += 1
            if access:
                groups[group, phase][wave].append(access)
    for group, at in phases.items():
        for phase in at:
            for first, before in groups[group, phase].items():
                for second, after in groups[group, phase + 1].items():
                    for low, high, writes in before if first != second else ():
                        if any((writes or w) and low <= h and l <= high for l, h, w in after):
                            return True
    return False


def first_store(lines, pc):
    """Does the store write bytes that nothing wrote before? Judged by ranges, workgroup by workgroup."""
    groups = collections.defaultdict(list)
    for (group, wave), rows in lines.items():
        groups[group] += [(where, access) for where, _, access in rows if access and access[2]]
    for rows in groups.values():
        others = [access for where, access in rows if where != pc]
        for where, (low, high, _) in rows:
            if where == pc and not any(a <= low and high <= b for a, b, _ in others):
                return True
    return False


def same_results(code, mutant, case, path, folder):
    """Do all stores of the mutant have the addresses and the data of the program's, in each wave?"""
    if mutant.kind == "input":
        filled = os.path.join(folder, "filled.bin")
        with open(filled, "wb") as f:
            f.write((bytes(range(1, 252)) * 400)[:int(mutant.text.removeprefix("buf:"))])
        return stores_of(path, case) == stores_of(path, case, (mutant.counter, f"{mutant.text}={filled}"))
    changed = os.path.join(folder, "mutant.hsaco")
    return stores_of(path, case) == stores_of(changed, case)


def stores_of(path, case, argument=None):
    waves = collections.defaultdict(list)
    for line in run(options.lockstep, "trace", path, *words_of(case, argument), "--lanes", check=False).stdout.splitlines()[1:]:
        found = re.match(r"(\S+ \d+) .*(?:LDS|global) (?:store|atomic) .*", line)
        if found:
            waves[found[1]].append(line[line.index(" ; "):])
    return waves


def matters(mutant, waves, target, lines, same):
    """Empty, or why the mutant is as good as the program. Judged by each wave's instructions as they ran."""
    if mutant.kind == "LDS store":
        return "" if first_store(lines, mutant.pc) else "its bytes are written before"
    if mutant.kind == "barrier":
        return "" if shares_lds(lines, mutant.pc) else "no two waves touch the same LDS on its two sides"
    if mutant.kind in ("bound", "input"):
        return "the stores are the same" if same() else ""
    if mutant.counter is None:
        return ""
    shared_lds = shares_lds(lines, next_barrier(waves, mutant.pc)) if next_barrier(waves, mutant.pc) else False
    for lines in waves:
        on_way = []
        for at, (pc, text) in enumerate(lines):
            if pc == mutant.pc and len(on_way) > waits_of(text, target)[mutant.counter]:
                # Which accesses does the mutant leave on their way that the program does not?
                kept = on_way[:] if mutant.limit >= len(on_way) else on_way[len(on_way) - mutant.limit:]
                scalar = any(each.startswith("s_") for each in on_way)
                known = waits_of(text, target)[mutant.counter]
                late = kept if scalar else kept[:len(kept) - known]
                late_lds = [each for each in late if written_by_load(each) is None and (each.startswith("ds_") or "lds" in each)]
                if any("lds" in each for each in late_lds) or (late_lds and shared_lds):
                    return ""
                wanted = set().union(*(written_by_load(each) or set() for each in late))
                count = len(on_way)
                for _, later in lines[at + 1:]:
                    again = waits_of(later, target).get(mutant.counter)
                    if again is not None and again <= known:
                        break
                    if registers(later) & wanted:
                        return ""
            for counter, n in waits_of(text, target).items():
                if counter == mutant.counter and (n == 0 or not any(each.startswith("s_") for each in on_way)):
                    on_way = on_way[len(on_way) - n:] if n < len(on_way) else on_way
                    on_way = [] if n == 0 else on_way
            if raises(text, mutant.counter, target):
                on_way.append(text)
    return "nothing that is used before the next wait is on its way"


def next_barrier(waves, pc):
    for lines in waves:
        places = [where for where, _ in lines]
        if pc in places:
            for where, text in lines[places.index(pc):]:
                if text.startswith(("s_barrier", "s_barrier_signal")):
                    return where
    return None


def load_harmless():
    rows = []
    with open(os.path.join(here, "harmless.txt")) as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                case, targets, kind, text, reason = (part.strip() for part in line.split("|"))
                rows.append((case, targets.split(","), kind, text, reason))
    return rows


def words_of(case, changed=None):
    """CHANGED: the number of an argument, and what it is in place of the case's."""
    _, _, kernel, grid, block, arguments = case
    words = arguments.split()
    if changed:
        words[changed[0]] = changed[1]
    rest = [word for argument in words for word in ("--arg", argument)]
    return ["--kernel", kernel, "--grid", grid, "--block", block, *rest, "--max-instructions", "2000000"]


def main():
    harmless = load_harmless()
    totals = collections.Counter()
    missed = []
    for target in options.targets.split(","):
        for case in cases:
            name = case[0]
            if options.kernels and name not in options.kernels.split(","):
                continue
            if name in only_gfx950 and target != "gfx950":
                continue
            path = os.path.join(options.folder, f"{name}.{target}.hsaco")
            run(os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, case[1]), path, target)
            clean = run(options.lockstep, "check", path, *words_of(case), "--quiet", check=False)
            assert clean.returncode == 0, f"{name} {target} as compiled:\n{clean.stderr}"
            code = Code(path, target)
            waves, lds = collections.defaultdict(list), collections.defaultdict(list)
            for line in run(options.lockstep, "trace", path, *words_of(case)).stdout.splitlines()[1:]:
                group, wave, _, pc, _ = line.split(" ", 4)
                waves[group, wave].append((int(pc, 16), code.instructions[int(pc, 16)][0]))
                found = re.search(r"LDS (\w+) \d+ x (\d+) B in 0x([0-9a-f]+)\.\.0x([0-9a-f]+)", line)
                access = (int(found[3], 16), int(found[4], 16), found[1] != "load") if found else None
                lds[group, wave].append((int(pc, 16), code.instructions[int(pc, 16)][0], access))
            distinct = list({tuple(lines): lines for lines in waves.values()}.values())
            executed = {pc for lines in distinct for pc, _ in lines}
            for number, mutant in enumerate(mutants_of(code, executed, case[5])):
                if number % options.every:
                    continue
                changed = os.path.join(options.folder, "mutant.hsaco")
                with open(changed, "wb") as f:
                    f.write(code.changed(mutant.patches))
                unwritten = (mutant.counter, mutant.text.replace("buf:", "out:")) if mutant.kind == "input" else None
                done = run(options.lockstep, "check", changed, *words_of(case, unwritten), "--quiet", check=False)
                found = done.returncode == 1
                assert found or done.returncode == 0, done.stderr
                if found:
                    totals[mutant.kind, "found"] += 1
                    continue
                reason = matters(mutant, distinct, target, lds, lambda: same_results(code, mutant, case, path, options.folder))
                if not reason:
                    for row in harmless:
                        if row[0] in (name, "*") and (target in row[1] or row[1] == ["*"]) and row[2] == mutant.kind and re.fullmatch(row[3], mutant.text):
                            reason = row[4]
                            break
                if reason:
                    totals[mutant.kind, "harmless"] += 1
                else:
                    totals[mutant.kind, "missed"] += 1
                    following, pc = [], code.next(mutant.pc) if mutant.pc else None
                    while pc in code.instructions and len(following) < 3:
                        following.append(code.instructions[pc][0])
                        pc = code.next(pc)
                    where = f"at {mutant.pc:#x} '{mutant.text}', before " + "; ".join(following) if mutant.pc else mutant.text
                    missed.append(f"{name} {target} {mutant.kind} {where}")
    print(f"{'mutant':12} {'found':>6} {'missed':>7} {'harmless':>9}")
    for kind in sorted({kind for kind, _ in totals}):
        print(f"{kind:12} {totals[kind, 'found']:6} {totals[kind, 'missed']:7} {totals[kind, 'harmless']:9}")
    found = sum(count for (_, how), count in totals.items() if how == "found")
    share = 100.0 * found / max(1, found + len(missed))
    print(f"found {found} of {found + len(missed)} that matter: {share:.1f} %")
    if not options.quiet:
        for line in missed:
            print("missed:", line)
    if options.goal and share < options.goal:
        sys.exit(f"less than {options.goal} %")


main()
