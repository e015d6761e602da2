#!/usr/bin/env python3
"""Writes the recorded traces of ../shared/timing as text for lockstep_timing_replay.

usage: convert.py TRACES_JSON OUTPUT
Lines of the output: "kernel NAME BYTES", then "code PC WORD..." for each instruction; "trace KERNEL", then for each wave
"wave SIMD START COUNT" and COUNT lines "PC ISSUE". An instruction that LLVM 22 does not print has its name alone in the
traces: its words here have the operands that the tracing program gives all instructions, or are missing.
"""
import itertools
import json
import re
import subprocess
import sys


def assemble(target, lines):
    """The words of each line, or None."""
    text = "\n".join(lines) + "\n"
    done = subprocess.run(["llvm-mc-22", "--arch=amdgcn", f"--mcpu={target}", "--show-encoding"], input=text,
                          capture_output=True, text=True)
    failed = {int(line) for line in re.findall(r"<stdin>:(\d+):\d+: error", done.stderr)}
    codes = re.findall(r"encoding: \[([^\]]*)\]", done.stdout)
    words, at = [], 0
    for number in range(1, len(lines) + 1):
        if number in failed:
            words.append(None)
            continue
        data = [int(byte, 16) for byte in codes[at].split(",")]
        at += 1
        words.append([sum(data[i + j] << 8 * j for j in range(4)) for i in range(0, len(data), 4)])
    return words


def operands(name):
    """Operand lists to try for an instruction of which only the name is known."""
    def span(first, dwords):
        return f"v{first}" if dwords == 1 else f"v[{first}:{first + dwords - 1}]"
    if name.startswith("ds_"):
        for to, address, one, two in itertools.product((0, 1, 2, 4, 3), (1, 0), (0, 1, 2, 4, 3), (0, 1, 2)):
            if ("_rtn" in name or "load" in name) != (to != 0) and "permute" not in name and name not in (
                    "ds_append", "ds_consume"):
                continue
            parts = [span(32, to)] if to else []
            parts += ["v0"] if address else []
            parts += [span(48, one)] if one else []
            parts += [span(64, two)] if two else []
            yield " " + ", ".join(parts)
    elif name.startswith("v_readfirstlane"):
        yield " vcc_lo, v0"
    elif name.startswith("v_"):
        yield from (" v0, v16", " v0.l, v16.l")


def code_words(target, code):
    pcs = sorted(code, key=int)
    texts = [code[pc] for pc in pcs]
    known = assemble(target, [text if "not printed" not in text else "s_bad_name" for text in texts])
    for i, text in enumerate(texts):
        if "not printed" not in text:
            continue
        tries = list(operands(text.split()[0]))
        if tries:
            known[i] = next((words for words in assemble(target, [text.split()[0] + each for each in tries]) if words), None)
    for i, pc in enumerate(pcs[:-1]):  # text alone does not say how long every encoding is
        room = (int(pcs[i + 1]) - int(pc)) // 4
        if known[i] and len(known[i]) > room:
            known[i] = known[i][:room]
    return list(zip(map(int, pcs), known))


def main():
    data = json.load(open(sys.argv[1]))
    names, out = {}, []
    for name, kernel in data["kernels"].items():
        names[name] = name
        out.append(f"kernel {name} {kernel['entry_offset_in_text']}")
        for pc, words in code_words(data["target"], kernel["code"]):
            out.append(f"code {pc} " + " ".join(f"{word:08x}" for word in words or []))
    for trace in data["traces"]:
        out.append(f"trace {trace['kernel']}")
        for wave in trace["waves"]:
            cycles = [event[1] for event in wave["ev"]]
            if wave.get("time_artefact") or cycles != sorted(cycles):  # its clock jumps
                continue
            out.append(f"wave {wave.get('simd', 0)} {wave['start']} {len(wave['ev'])}")
            out += [f"{event[0]} {event[1]}" for event in wave["ev"]]
    with open(sys.argv[2], "w") as file:
        file.write("\n".join(out) + "\n")
    missing = sum(1 for line in out if line.startswith("code") and len(line.split()) == 2)
    print(f"{sys.argv[1]}: {len(out)} lines, {missing} instructions without words")


main()
