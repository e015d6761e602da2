#!/usr/bin/env python3
"""Pairs and triples of vector operations in compiled kernels where each takes the result of the one before it.

usage: scripts/count_sequences.py [--near] [--top N] [--sources] FILE.hsaco...

An instruction in a loop weighs eight times what one around it does. `--near`: the consumer may also come later in the same block, where
nothing between keeps it from standing next to the producer. `--sources`: by operation and by the source that takes the result. What is
counted often is listed in vendor-xml/fused_operations.xml. Needs llvm-objdump-22 (scripts/install_packages.sh)."""
import argparse
import collections
import re
import subprocess

LOOP_WEIGHT = 8
SUFFIX = re.compile(r"_(e32|e64|dpp|sdwa|e64_dpp)$")


class Instruction:
    def __init__(self, pc, text):
        self.pc = pc
        name, _, operands = text.partition(" ")
        self.name = SUFFIX.sub("", name)
        self.weight = 1
        self.target = None
        parts = [p.strip() for p in operands.split(",")]
        self.vector = self.name.startswith("v_") and not re.match(r"v_(mfma|wmma|swmmac|readlane|readfirstlane|writelane|cmpx)", self.name)
        self.branch = self.name.startswith(("s_cbranch", "s_branch"))
        if self.branch and re.fullmatch(r"\d+", parts[0]):
            jump = int(parts[0])
            self.target = pc + 4 + 4 * (jump - 65536 if jump >= 32768 else jump)
        count = 2 if re.search(r"_co_(ci_)?u32$|addc_co|subb_co|div_scale|mad_[ui]64", self.name) else 1
        self.writes = [self.register(p) for p in parts[:count]] if self.vector else []
        self.reads = [self.register(p) for p in parts[count:]] if self.vector else []
        if self.name.startswith(("v_fmac", "v_mac", "v_dot2c")):
            self.reads.append(self.writes[0])

    @staticmethod
    def register(text):
        """`v3`, `v[2:3]`, `vcc`, `s[0:1]`, whatever their signs; a name with its first and last number."""
        text = text.strip("-|").replace("abs(", "").rstrip(")")
        match = re.fullmatch(r"([vsa])\[?(\d+)(?::(\d+))?\]?", text.split(" ")[0])
        if match:
            return match[1], int(match[2]), int(match[3] or match[2])
        return text.split(" ")[0], 0, 0

    def touches(self, register, registers):
        return any(r[0] == register[0] and r[1] <= register[2] and register[1] <= r[2] for r in registers)

    def source_of(self, producer):
        """The place among this one's sources where the producer's result stands alone; None without one."""
        if not self.vector or not producer.writes:
            return None
        for result in producer.writes:
            places = [i for i, r in enumerate(self.reads) if r == result]
            if places and result[0] in ("v", "s", "vcc", "vcc_lo"):
                return f"s{places[0]}" if result[0] == "v" else "mask"
        return None

    def may_pass(self, other):
        """May this one go before `other`, which comes before it?"""
        return (other.vector and not any(self.touches(r, other.writes) for r in self.reads + self.writes)
                and not any(self.touches(w, other.reads) for w in self.writes))


def instructions_of(path):
    text = subprocess.run(["llvm-objdump-22", "-d", path], capture_output=True, text=True, check=True).stdout
    found = []
    for line in text.splitlines():
        match = re.match(r"\t(\S.*?)\s*// ([0-9A-F]{12}):", line)
        if not match:
            continue
        for half in match[1].split(" :: "):
            found.append(Instruction(int(match[2], 16), half))
    starts = {i.target for i in found if i.target is not None}
    for branch in found:
        if branch.target is not None and branch.target <= branch.pc:
            for each in found:
                if branch.target <= each.pc <= branch.pc:
                    each.weight = min(each.weight * LOOP_WEIGHT, LOOP_WEIGHT ** 3)
    return found, starts


def blocks_of(path):
    """Runs of vector operations that nothing else stands in or jumps into."""
    found, starts = instructions_of(path)
    run = []
    for each in found:
        if not each.vector or each.pc in starts:
            if run:
                yield run
            run = []
        if each.vector:
            run.append(each)
    if run:
        yield run


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--sources", action="store_true")
    parser.add_argument("--top", type=int, default=40)
    options = parser.parse_args()
    pairs, triples, sources, lengths = (collections.Counter() for _ in range(4))
    total = linked = 0
    for path in options.files:
        for run in blocks_of(path):
            lengths[min(len(run), 16)] += run[0].weight
            if options.near:
                run = arranged(run)
            total += sum(i.weight for i in run)
            before = None
            for first, second in zip(run, run[1:]):
                place = second.source_of(first)
                if place is not None:
                    linked += second.weight
                    pairs[f"{first.name} -> {second.name} ({place})"] += second.weight
                    sources[f"{second.name} {place}"] += second.weight
                    if before is not None:
                        triples[f"{before.name} -> {first.name} -> {second.name}"] += second.weight
                before = first if place is not None else None
    print(f"{total} vector operations by weight, {linked} ({100 * linked // max(total, 1)} %) take the result of the one before")
    for title, counter in (("sources", sources),) if options.sources else (("pairs", pairs), ("triples", triples)):
        print(f"\n{title}")
        for name, weight in counter.most_common(options.top):
            print(f"{100 * weight / total:6.2f} %  {name}")


def arranged(run):
    """The run with consumers next to producers where that changes nothing."""
    left, result = list(run), []
    while left:
        choice = 0
        if result:
            for i, each in enumerate(left):
                if each.source_of(result[-1]) is not None and all(each.may_pass(o) for o in left[:i]):
                    choice = i
                    break
        result.append(left.pop(choice))
    return result


main()
