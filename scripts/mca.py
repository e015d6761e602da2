"""See mca.sh."""
import concurrent.futures
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
MARKER = "<!-- What follows is written by scripts/mca.sh. -->"
MULTIPLY = re.compile(r"vfn?m(add|sub)|vpdpbusd|vpmaddwd|vdpbf16")
LEAVES = re.compile(r"jmpq?\s+\*|retq?$")
# Names as in scripts/mca_parts.txt: without scopes, and handlers without the arguments of the functions that they are made of.
SHORTER = [(r"\(lockstep::fast::MemoryJob const&, lockstep::fast::FastWave&, lockstep::fast::MemoryPorts const&\)", ""),
           (r"&\(bool ([^()]*)\)", r"\1"), (r"\(unsigned char\)", ""),
           (r"\(lockstep::fast::Link\)(\d)", lambda m: ["independent", "s0", "s1", "s2", "mask"][int(m[1])]),
           (r"lockstep::common::fast_operations::|lockstep::common::|lockstep::fast::", ""), (r"(?<=[\w>])u(?=[,>])", ""), (r" >", ">")]
# The cores, and what a row's ratio is to be at most there where it multiplies matrices.
GOALS = {"znver4": 1.2, "znver5": 1.2, "skylake-avx512": 1.2, "sapphirerapids": 1.2, "znver3": 1.35, "haswell": 1.35}
ROW_GOAL = 1.3
# The ports of each kind, by the names of the models for groups of ports: what can only go there takes its cycles by the number of ports.
# (Zen multiplies bytes and words on other ports than floats.)
ZEN = {"fma": ["FPFMul01", "FPVMul01", "FP0", "FP1"], "loads": ["Load", "LSU", "FP45"], "stores": ["Store", "FPSt", "FP45"],
       "shuffles": ["FPVShuf01", "FP1", "FP2"]}
OLDER_INTEL = {"fma": ["Port0", "Port01"], "loads": ["Port23"], "stores": ["Port4", "Port237"], "shuffles": ["Port5"]}
PORTS = {"Zn4": ZEN, "Zn3": ZEN, "HW": OLDER_INTEL, "SKX": {**OLDER_INTEL, "fma": ["Port0", "Port01", "Port05"]},
         "SPR": {"fma": ["Port00", "Port00_01", "Port00_05"], "loads": ["Port02_03_10"], "stores": ["Port04_09", "Port07_08"],
                 "shuffles": ["Port05", "Port01_05"]}}
PREFIX = {"znver4": "Zn4", "znver5": "Zn4", "znver3": "Zn3", "haswell": "HW", "skylake-avx512": "SKX", "sapphirerapids": "SPR"}


def fail(text):
    sys.exit("scripts/mca.sh: " + text)


def run(*command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"{command[0]}: {done.stderr.strip()[:400]}")
    return done.stdout


def symbols(program):
    """Short demangled names and mangled ones; what compilers split off is left out."""
    mangled = [line.split()[-1] for line in run("nm", "--defined-only", program).splitlines()]
    found = []
    for symbol, name in zip(mangled, run("c++filt", text="\n".join(mangled)).splitlines()):
        if ".cold" in name or name.startswith("guard") or "lockstep::" not in name:
            continue
        for pattern, instead in SHORTER:
            name = re.sub(pattern, instead, name)
        found.append((name, symbol))
    return found


def instructions(program, symbol):
    """[address, text, where a jump goes or None] of the symbol."""
    listing = []
    for line in run("llvm-objdump-22", "-d", "--no-show-raw-insn", "--disassemble-symbols=" + symbol, program).splitlines():
        match = re.match(r"\s*([0-9a-f]+):\s+(.*)", line)
        if match:
            text = match[2].split("#")[0].strip()
            jump = re.match(r"j\w+\s+0x([0-9a-f]+)", text)
            listing.append((int(match[1], 16), text, int(jump[1], 16) if jump else None))
    return listing


def loop(listing):
    """The loop without a loop in it that has the most multiply-adds; empty if none has one."""
    loops = [(target, address) for address, _, target in listing if target is not None and target <= address]
    best = []
    for first, last in loops:
        if any(first <= f and l <= last and (f, l) != (first, last) for f, l in loops):
            continue
        body = [text for address, text, _ in listing if first <= address <= last]
        if sum(bool(MULTIPLY.match(t)) for t in body) > sum(bool(MULTIPLY.match(t)) for t in best):
            best = body
    return best


class Block:
    """Instructions that nothing jumps into; `next`: the blocks that may follow. `leaves`: it ends a handler or a function."""

    def __init__(self, listing, starts):
        self.body = [text for _, text, _ in listing if not LEAVES.match(text) and not text.startswith("jmp")]
        _, last, target = listing[-1]
        self.leaves = bool(LEAVES.match(last))
        self.next = [target] if target in starts else []
        self.goes_on = not self.leaves and not last.startswith("jmp")

    def count(self, pattern):
        return sum(bool(pattern.search(text)) for text in self.body)


def blocks(listing):
    targets = {target for _, _, target in listing}
    runs, begin = [], 0
    for i, (_, text, target) in enumerate(listing):
        ends = target is not None or LEAVES.match(text)
        if ends or i + 1 == len(listing) or listing[i + 1][0] in targets:
            runs.append(listing[begin:i + 1])
            begin = i + 1
    starts = {r[0][0] for r in runs}
    result = {r[0][0]: Block(r, starts) for r in runs}
    for this, after in zip(runs, runs[1:]):
        if result[this[0][0]].goes_on:
            result[this[0][0]].next.append(after[0][0])
    return runs[0][0][0], result


def ways_from(all_blocks, start, is_end):
    """Every way of blocks from `start`, none twice, that ends where is_end(way) says so. None calls anything."""
    stack, tried = [[start]], 0
    while stack:
        way = stack.pop()
        tried += 1
        if tried > 500000:
            fail("too many ways through a function")
        if any(text.startswith("call") for text in all_blocks[way[-1]].body):
            continue
        if is_end(way):
            yield way
        stack += [way + [after] for after in all_blocks[way[-1]].next if after not in way]


def turn(listing, wanted):
    """A turn of the loop with the most of what is wanted, by its shortest way."""
    _, all_blocks = blocks(listing)
    start = max(all_blocks, key=lambda at: all_blocks[at].count(wanted))
    turns = ways_from(all_blocks, start, lambda way: start in all_blocks[way[-1]].next)
    return best_of(turns, all_blocks, wanted, 1)


def path(listing, wanted, rounds):
    """From the start to the next handler or to the return, by the shortest of the ways with the most of what is wanted, where loops of one
    block go round `rounds` times."""
    start, all_blocks = blocks(listing)
    return best_of(ways_from(all_blocks, start, lambda way: all_blocks[way[-1]].leaves), all_blocks, wanted, rounds)


def best_of(ways, all_blocks, wanted, rounds):
    def body(way):
        return [text for at in way for text in all_blocks[at].body * (rounds if at in all_blocks[at].next else 1)]

    bodies = [body(way) for way in ways]
    return max(bodies, key=lambda b: (sum(bool(wanted.search(text)) for text in b), -len(b)), default=[])


def straight(listing):
    """From the start to the jump to the next handler, no conditional branch taken; empty if it goes elsewhere."""
    body, at = [], 0
    by_address = {address: i for i, (address, _, _) in enumerate(listing)}
    while at < len(listing) and len(body) < 2000:
        _, text, target = listing[at]
        if LEAVES.match(text):
            return body
        if re.match(r"jmpq?\s", text):
            if target not in by_address:
                return []
            at = by_address[target]
            continue
        if text.startswith("call"):
            return []
        body.append(text)
        at += 1
    return []


def body_of(kind, listing):
    what, *options = kind.split()
    if what == "loop":
        return loop(listing)
    if what == "straight":
        return straight(listing)
    if what == "turn":
        return turn(listing, re.compile(options[0]))
    return path(listing, re.compile(options[1]), int(options[0]))


def resources(text, prefix):
    """Cycles by group of ports, those of a group in all the groups that it is part of."""
    found = {}
    for name, cycles in re.findall(prefix + r"(\w+)(?:\[([\d,]+)\])?", text):
        ends = [int(c) for c in cycles.split(",")] if cycles else [1]
        found[name] = ends[-1] - (ends[0] if len(ends) == 2 else 0)
    return found


def cycles_of_groups(instructions_, ports):
    """Cycles that each group of ports needs for what can go nowhere else."""
    groups = dict.fromkeys(ports, 0)
    for _, _, used in instructions_:
        for name, cycles in used.items():
            groups[name] += cycles
    return {name: cycles / ports[name] for name, cycles in groups.items()}


def alone(lines, core):
    """Cycles that each kind of port would need alone, multiply-adds by themselves, and the group of ports that needs most."""
    prefix = PREFIX[core]
    report = run("llvm-mca-22", "-mtriple=x86_64", "-mcpu=" + core, "-iterations=1", "-instruction-tables=full", text="\n".join(lines))
    ports = {name: int(number) for name, number in re.findall(r"- " + prefix + r"(\w+):(\d+)", report)}
    table = report.split("LLVM Opcode Name\n")[1].strip("\n").split("\n\n")[0].splitlines()[1:]
    if len(table) != len(lines):
        fail(f"llvm-mca tells of {len(table)} of {len(lines)} instructions")
    # (Does it load, does it store, cycles by group.)
    told = [("*" in line[21:27], "*" in line[28:34], resources(line[48:], prefix)) for line in table]
    # Zen's units for data are the same for loads and for stores.
    kinds = {"fma": told, "shuffles": told, "loads": [t for t in told if t[0]], "stores": [t for t in told if t[1]],
             "multiply-adds": [t for t, text in zip(told, lines) if MULTIPLY.match(text)]}
    needed = {kind: cycles_of_groups(which, ports) for kind, which in kinds.items()}
    groups = {**PORTS[prefix], "multiply-adds": PORTS[prefix]["fma"]}
    return {kind: max(needed[kind][name] for name in names) for kind, names in groups.items()}, max(cycles_of_groups(told, ports).values())


# In Zen's models moves between registers are eliminated, and llvm-mca 22 then lets what reads the copy wait for what next writes the original
# (four instructions show it: loads from %rdi to %eax and %r8d, leaq 32(%rdi), %r8, movq %r8, %rdi take 6 cycles; with %r9d in place of the
# load to %r8d 1). So such moves are shown to it as something that is not eliminated, and takes one unit of four.
SHOWN_AS = [(r"^movq\s+(%\w+), (%\w+)$", r"leaq (\1), \2"),
            (r"^movl\s+(%\w+), (%\w+)$", r"rorxl $0, \1, \2"),
            (r"^vmov(?:dq[au]|[au]p)\w*\s+(%[xyz]mm\d+), (%[xyz]mm\d+)$", r"vandps \1, \1, \2")]


def analyse(body, core):
    """Cycles of a turn, of its units alone, by kind of port, and the resource that is used most with its cycles."""
    # Jumps cost their unit alone: llvm-mca goes straight on. Their targets are of no use to its assembler.
    lines = [re.sub(r"^(j\w+)\s.*", r"\1 0", text) for text in body if not text.startswith("nop")]
    lines = [re.sub(r"\s*<.*>$", "", text) for text in lines]
    if any(text.startswith("call") for text in lines):
        fail("a loop calls a function")
    kinds, group = alone(lines, core)
    for pattern, instead in SHOWN_AS if core.startswith("znver") else []:
        lines = [re.sub(pattern, instead, text) for text in lines]
    report = run("llvm-mca-22", "-mtriple=x86_64", "-mcpu=" + core, "-iterations=200", text="\n".join(lines))
    cycles = int(re.search(r"Total Cycles:\s+(\d+)", report)[1]) / 200
    # Block throughput takes what one port must do and what one of several can do apart: the groups of ports know both together.
    bound = max(group, float(re.search(r"Block RThroughput:\s+([\d.]+)", report)[1]))
    units = dict(re.findall(r"^(\[[\d.]+\])\s+- (\S+)", report, re.M))
    table = re.search(r"Resource pressure per iteration:\n(.*)\n(.*)\n", report)
    # An unused unit has a dash; numbers stand in the order of their names.
    pressures = [0 if p == "-" else float(p) for p in table[2].split()]
    most = max(range(len(pressures)), key=lambda i: pressures[i])
    return cycles, bound, kinds, list(units.values())[most], pressures[most]


def cells(result, goal):
    cycles, bound, kinds, unit, pressure = result
    # Rounded first, so that the table cannot contradict itself.
    ratio = f"{cycles / bound:.2f}"
    if float(ratio) > goal:
        ratio = f"**{ratio}**"
    multiply_adds = f" ({kinds['multiply-adds']:.1f})" if kinds["multiply-adds"] else ""
    ports = [f"{kinds[kind]:.1f}" for kind in ("loads", "stores", "shuffles")]
    return [f"{cycles:.1f}", f"{bound:.1f}", ratio, f"{kinds['fma']:.1f}{multiply_adds}", *ports, f"{unit} {pressure:.1f}"]


def label_of(kind, name):
    return name.rstrip("(") + (", a turn" if kind.startswith("turn") else "")


def read_parts():
    """Sections with [kind, cores, name]; measurements by (label, core)."""
    sections, measured = [], {}
    with open(os.path.join(HERE, "mca_parts.txt"), encoding="utf-8") as file:
        for line in file:
            line = line.strip()
            if line.startswith("## "):
                sections.append((line[3:], []))
            elif line and not line.startswith("#"):
                kind, cores, name, *text = [part.strip() for part in line.split("|")]
                if kind == "measured":
                    measured.update({(name, core): text[0] for core in cores.split()})
                else:
                    sections[-1][1].append((kind, cores.split(), name))
    known = {(label_of(kind, name), core) for _, parts in sections for kind, cores, name in parts for core in cores}
    if not measured.keys() <= known:
        fail(f"measured, but no row: {sorted(measured.keys() - known)}")
    return sections, measured


def rows_of(program, names, part, measured, goals):
    kind, cores, name = part
    found = [symbol for short, symbol in names if name in short]
    if not found:
        fail(f"{program} has no {name}")
    if len(found) > 1 and len({short for short, _ in names if name in short}) > 1:
        fail(f"{name} is the name of {len(found)} functions")
    body = body_of(kind, instructions(program, found[0]))
    if not body:
        fail(f"{name} has no such way or loop ({kind})")
    count = sum(bool(MULTIPLY.match(text)) for text in body)
    label, rows = label_of(kind, name), []
    for core in cores:
        figures = cells(analyse(body, core), goals[core])
        text = measured.get((label, core), "")
        # (Cores of one model are one row.)
        if rows and rows[-1][1] == figures:
            before, _, told = rows.pop()
            rows.append([f"{before}, {core}", figures, "; ".join(filter(None, [told and f"{before}: {told}", text and f"{core}: {text}"]))])
        else:
            rows.append([core, figures, text])
    return [f"| {label} | {count or ''} | {core} | {' | '.join(figures)} | {text} |" for core, figures, text in rows]


def main():
    program = sys.argv[1]
    sections, measured = read_parts()
    names = symbols(program)
    compilers = re.findall(r"\]\s+(.*)", run("readelf", "-p", ".comment", program))
    engine = ["--", "../include", "../generated", "../cmake", "../src"]
    commit = run("git", "-C", HERE, "log", "-1", "--format=%h", *engine).strip()
    changed = run("git", "-C", HERE, "status", "--porcelain", *engine).strip()
    lines = [f"Engine of commit {commit}{' with changes' if changed else ''}, {run('date', '+%F').strip()}; compiled by "
             f"{compilers[0] if compilers else 'a compiler that left no name'}; "
             f"{re.search('LLVM version .*', run('llvm-mca-22', '--version'))[0]}."]
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for title, parts in sections:
            goals = GOALS if title.startswith("Matrices") else dict.fromkeys(GOALS, ROW_GOAL)
            lines += ["", f"## {title}", "", "| code | multiply-adds | core | cycles | units alone | ratio | FMA ports (multiply-adds) | loads | stores | shuffles "
                      "| used most | measured |", "|---|---|---|---|---|---|---|---|---|---|---|---|"]
            for rows in pool.map(lambda part: rows_of(program, names, part, measured, goals), parts):
                lines += rows
    text = "\n".join(lines) + "\n"
    if len(sys.argv) == 2:
        print(text, end="")
        return
    with open(sys.argv[2], encoding="utf-8") as file:
        head, marker, _ = file.read().partition(MARKER)
    if not marker:
        fail(f"{sys.argv[2]} has no line {MARKER}")
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write(head + MARKER + "\n" + text)


if __name__ == "__main__":
    main()
