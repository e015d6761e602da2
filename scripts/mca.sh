#!/usr/bin/env bash
# What llvm-mca says of the compiled engine's loops, for cores that this machine need not have: cycles of one turn, what the
# core's units alone would take (llvm-mca's block throughput), their ratio, and the unit that is used most.
# usage: scripts/mca.sh PROGRAM   (one that is linked with the whole engine and has its symbols, e.g. build/bench-g++/bench/lockstep_bench)
# A matrix kernel's loop is the innermost one with the most multiply-adds; a row or memory handler is the way that it takes
# where no branch is taken. llvm-mca knows neither caches nor store forwarding, and takes every load to hit.
set -euo pipefail
[ $# -eq 1 ] || { sed -n 's/^# usage: //p' "$0" >&2; exit 2; }
exec python3 - "$1" <<'PYTHON'
import re
import subprocess
import sys

AVX512 = ["znver4", "znver5", "skylake-avx512", "sapphirerapids"]
AVX2 = ["znver3", "haswell"]
VNNI = ["znver4", "znver5", "sapphirerapids"]
AMD = ["znver4", "znver5"]
INTEL = ["skylake-avx512", "sapphirerapids"]
MULTIPLY = re.compile(r"vfn?m(add|sub)|vpdpbusd|vpmaddwd|vdpbf16")
# What to look at: a part of the demangled name, cores, and whether the loop or the straight way is meant.
PARTS = [
    ("fast::avx512::multiply_f16<32u, 4u>", AMD, "loop"),
    ("fast::avx512::multiply_f16<16u, 4u>", AMD, "loop"),
    ("fast::avx512::multiply_32x32x2<true>(", AMD, "way"),
    ("fast::avx512::multiply_16x16x4<true>(", AMD, "way"),
    ("fast::avx512::multiply_scaled<32u, 32u>", AVX512, "loop"),
    # bf16: what AMD's cores run, with VDPBF16PS; bf16, f16 and f32: what Intel's run.
    ("fast::bf16::multiply<32u>", AMD, "loop"),
    ("fast::bf16::multiply<16u>", AMD, "loop"),
    ("fast::avx512::multiply_widened<32u, 4u, false>", INTEL, "loop"),
    ("fast::avx512::multiply_widened_rows<4u>", INTEL, "loop"),
    ("fast::avx512::multiply_widened<32u, 4u, true>", INTEL, "loop"),
    ("fast::avx512::multiply_widened<16u, 4u, true>", INTEL, "loop"),
    ("fast::avx512::multiply_group<32u, lockstep::fast::avx512::WidenedNumbers<32u, 4u, false> >", INTEL, "loop"),
    ("fast::avx512::multiply_group<16u, lockstep::fast::avx512::WidenedNumbers<16u, 4u, false> >", INTEL, "loop"),
    ("fast::avx512::multiply_group<16u, lockstep::fast::avx512::WidenedNumbers<16u, 4u, true> >", INTEL, "loop"),
    ("fast::avx512::multiply_group<32u, lockstep::fast::avx512::F32Numbers>", INTEL, "loop"),
    ("fast::avx512::multiply_32x32x2<false>(", INTEL, "way"),
    ("fast::avx512::multiply_16x16x4<false>(", INTEL, "way"),
    ("fast::vnni::multiply_four_registers<32u, true>", VNNI, "loop"),
    ("fast::vnni::multiply_four_registers<16u, true>", AMD, "loop"),
    ("fast::vnni::multiply_four_registers<16u, false>", ["sapphirerapids"], "loop"),
    ("fast::wmma::avx512::multiply_pipelined<lockstep::fast::wmma::avx512::Bf16Chunks, false>", AVX512, "loop"),
    ("fast::wmma::avx512::multiply_pipelined<lockstep::fast::wmma::avx512::F16Chunks, false>", AVX512, "loop"),
    ("fast::wmma::avx512::multiply_pipelined<lockstep::fast::wmma::avx512::ByteChunks<false>, false>", AVX512, "loop"),
    ("fast::wmma::vnni::multiply_one<false>", VNNI, "loop"),
    ("fast::avx2::multiply<32u, 32u>", AVX2, "loop"),
    ("fast::avx2::multiply<16u, 16u>", AVX2, "loop"),
    ("fast::avx2::multiply_bf16<4u>", AVX2, "loop"),
    ("fast::avx2::multiply_f16<32u, 4u>", AVX2, "loop"),
    ("fast::avx2::multiply_f32<32u>", AVX2, "loop"),
    ("fast::avx2::multiply_f32<16u>", AVX2, "loop"),
    ("fast::avx2::multiply_i8<32u, 32u>", AVX2, "loop"),
    ("fast::wmma::avx2::multiply_numbers<lockstep::fast::wmma::avx2::Bf16Numbers>", AVX2, "loop"),
    ("fast::wmma::avx2::multiply_f16(", AVX2, "loop"),
    ("fast::wmma::avx2::multiply_integer_products(", AVX2, "loop"),
    ("run_vectors_avx512<lockstep::common::fast_operations::v_add_f32, 64u>", AVX512, "way"),
    ("run_vectors_avx512<lockstep::common::fast_operations::v_fma_f32, 64u>", AVX512, "way"),
    ("run_vectors_avx512<lockstep::common::fast_operations::v_cmp_lt_f32, 64u>", AVX512, "way"),
    ("run_vectors_avx512<lockstep::common::fast_operations::v_cndmask_b32, 64u>", AVX512, "way"),
    ("run_vectors_avx512<lockstep::common::fast_operations::v_lshl_add_u64, 64u>", AVX512, "way"),
    ("run_short_avx2<lockstep::common::fast_operations::v_add_f32, 64u>", AVX2, "way"),
    ("run_short_avx2<lockstep::common::fast_operations::v_fma_f32, 64u>", AVX2, "way"),
    ("run_short_avx2<lockstep::common::fast_operations::v_cmp_lt_f32, 64u>", AVX2, "way"),
    ("run_short_avx2<lockstep::common::fast_operations::v_cndmask_b32, 64u>", AVX2, "way"),
    # (Of a half of a row: it goes round twice.)
    ("run_vectors_avx2<lockstep::common::fast_operations::v_lshl_add_u64>", AVX2, "way"),
]


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def symbols(program):
    """Mangled and demangled names, in the same order."""
    mangled = [line.split()[-1] for line in run("nm", "--defined-only", program).splitlines()]
    return list(zip(mangled, run("c++filt", text="\n".join(mangled)).splitlines()))


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


def way(listing):
    """From the start to the jump to the next handler, no conditional branch taken."""
    body, at = [], 0
    by_address = {address: i for i, (address, _, _) in enumerate(listing)}
    while at < len(listing) and len(body) < 1000:
        _, text, target = listing[at]
        if re.match(r"jmpq?\s+\*|retq?$", text):
            return body
        if re.match(r"jmpq?\s", text):
            if target not in by_address:
                return body
            at = by_address[target]
            continue
        body.append(text)
        at += 1
    return body


def analyse(body, core):
    """Cycles of a turn, block throughput, the resource that is used most with its cycles."""
    # Jumps cost their unit alone: llvm-mca goes straight on. Their targets are of no use to its assembler.
    lines = [re.sub(r"^(j\w+)\s.*", r"\1 0", text) for text in body if not text.startswith("nop")]
    lines = [re.sub(r"\s*<.*>$", "", text) for text in lines if not text.startswith("call")]
    report = run("llvm-mca-22", "-mtriple=x86_64", "-mcpu=" + core, "-iterations=200", text="\n".join(lines))
    cycles = int(re.search(r"Total Cycles:\s+(\d+)", report)[1]) / 200
    bound = float(re.search(r"Block RThroughput:\s+([\d.]+)", report)[1])
    units = dict(re.findall(r"^(\[[\d.]+\])\s+- (\S+)", report, re.M))
    table = re.search(r"Resource pressure per iteration:\n(.*)\n(.*)\n", report)
    # An unused unit has a dash; numbers stand in the order of their names.
    pressures = [0 if p == "-" else float(p) for p in table[2].split()]
    most = max(range(len(pressures)), key=lambda i: pressures[i])
    return cycles, bound, list(units.values())[most], pressures[most]


program = sys.argv[1]
names = symbols(program)
print("| code | multiply-adds | core | cycles | units alone | ratio | used most |\n|---|---|---|---|---|---|---|")
for part, cores, kind in PARTS:
    found = [m for m, name in names if part in name and ".cold" not in name and not name.startswith("guard")]
    if not found:
        sys.exit(f"scripts/mca.sh: {program} has no {part}")
    body = (loop if kind == "loop" else way)(instructions(program, found[0]))
    if not body:
        sys.exit(f"scripts/mca.sh: {part} has no loop with multiply-adds")
    count = sum(bool(MULTIPLY.match(text)) for text in body)
    short = part.replace("lockstep::common::fast_operations::", "").replace("fast::", "").rstrip("(")
    for core in cores:
        cycles, bound, unit, pressure = analyse(body, core)
        print(f"| {short} | {count} | {core} | {cycles:.1f} | {bound:.1f} | {cycles / bound:.2f} | {unit} {pressure:.1f} |")
PYTHON
