"""Check hazard against LLVM's hazard recogniser, pair by pair. llc-22 keeps a distance between two instructions, or none. With that distance the check is silent, with
one wait state less it has a finding at the second instruction. usage: llvm_pairs_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS [TARGET...]"""
import json
import os
import re
import shutil
import subprocess
import sys

from assembled import text_of, words_of
from harness import call, folder, some
from llvm_instructions import FIRSTS, SECONDS, SEPARATORS, left_out

LLC = "llc-22"
NOP = re.compile(r"s_nop (\d+)$")


def lines_of(text):
    """The instructions of an assembly text by its labels."""
    functions, name = {}, None
    for line in text.splitlines():
        if found := re.match(r"(f\d+):", line):
            name = found[1]
            functions[name] = []
        elif name and line.startswith("\t") and not line.strip().startswith((".", ";")) and line.strip():
            functions[name].append(line.split(";")[0].split("//")[0].strip())
    return functions


def compiled(target, bodies):
    """What llc makes of lists of machine instructions: lists of lines of assembly."""
    path = os.path.join(folder, f"pairs_{target}.mir")
    with open(path, "w") as file:
        for number, body in enumerate(bodies):
            file.write(f"---\nname: f{number}\nbody: |\n  bb.0:\n" + "".join(f"    {each}\n" for each in body) + "    S_ENDPGM 0\n...\n")
    done = subprocess.run([LLC, "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}", "-amdgpu-enable-delay-alu=0", "-start-before=post-RA-hazard-rec", path, "-o", "-"],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, (target, done.stderr[:3000])
    functions = lines_of(done.stdout)
    assert len(functions) == len(bodies), (target, len(functions), len(bodies))
    return [functions[f"f{number}"] for number in range(len(bodies))]


def states_of(lines):
    """Wait states of S_NOP, or lines of another kind, one of which makes the pair right."""
    nops = [NOP.match(line) for line in lines]
    return sum(int(nop[1]) + 1 for nop in nops) if all(nops) else None


def shorter(lines):
    """The same with one wait state less; without the line that is no S_NOP; with one V_NOP less."""
    states = states_of(lines)
    if states is None:
        return lines[:-1]
    return nops(states - 1)


def nops(states):
    return [f"s_nop {min(states - done, 16) - 1}" for done in range(0, states, 16)]


def findings(target, blocks):
    """The pairs, by number, at whose second instruction the check has a finding; and what it says elsewhere. BLOCKS: the lines of each pair."""
    lines, owner = [], {}
    for number, block in blocks:
        lines += SEPARATORS[target]
        for at, line in enumerate(block):
            owner[len(lines)] = (number, at == len(block) - 1)
            lines.append(line)
    text = text_of(target, "", {"body": "\n".join(lines)}, vgprs=128, accum_offset=64, lds=4096)
    first = text[:text.index(lines[0])].count("\n") + 1
    source, relocatable, code = (os.path.join(folder, f"pairs_{target}.{kind}") for kind in ("s", "o", "hsaco"))
    with open(source, "w") as file:
        file.write(text)
    subprocess.run(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target, "-g", "-filetype=obj", source, "-o", relocatable], check=True)
    subprocess.run(["ld.lld-22", "--no-undefined", "-shared", relocatable, "-o", code], check=True)
    status, out, err = call("check", *words_of(code, "body", target, ""), "--check", "hazard,memory", "--json", "--quiet")
    assert status in (0, 1) and "fault" not in err, (target, err[:2000])
    told, elsewhere = {}, []
    for line in out.splitlines():
        found = json.loads(line)
        if found["kind"] != "hazard":
            continue
        at = int(found["at"]["source"].rpartition(":")[2]) - first
        number, last = owner.get(at, (None, False))
        if last:
            told[number] = found["what"]
        else:
            elsewhere.append((number, found["at"]["instruction"], found["what"], found["other"]["instruction"]))
    return told, elsewhere


def test_target(target):
    """The failures of a target, and how many pairs LLVM keeps apart."""
    of = lambda all: [mir for targets, mir in all if target in targets]  # noqa: E731
    firsts, seconds = of(FIRSTS), of(SECONDS)
    alone = compiled(target, [[each] for each in firsts + seconds])
    text = dict(zip(firsts + seconds, (next(line for line in lines if line != "s_endpgm") for lines in alone)))
    pairs = [(first, second) for first in firsts for second in seconds]
    right, short = [], []
    for number, ((first, second), lines) in enumerate(zip(pairs, compiled(target, pairs))):
        begin = lines.index(text[first])
        end = len(lines) - 1 - lines[::-1].index(text[second])
        between = lines[begin + 1:end]
        right.append((number, lines[begin:end + 1]))
        if between:
            short.append((number, [text[first], *shorter(between), text[second]]))
    failures = []
    told, elsewhere = findings(target, right)
    failures += [f"{target}: too much: {right[number][1]}: {what}" for number, what in told.items()]
    failures += [f"{target}: elsewhere: {each}" for each in elsewhere]
    told = findings(target, short)[0] if short else {}
    for number, lines in short:
        if number not in told and not left_out(target, lines[0], lines[-1]):
            failures.append(f"{target}: missed: {lines} of {right[number][1]}")
    return failures, len(short), len(pairs)


def main():
    if shutil.which(LLC) is None:
        print(f"skipped: needs {LLC}")
        sys.exit(77)
    failures = []
    for target in sys.argv[4:] or some(list(SEPARATORS)):
        missed, kept, pairs = test_target(target)
        print(f"{target}: {pairs} pairs, {kept} that LLVM keeps apart, {len(missed)} differ", flush=True)
        failures += missed
    print("\n".join(failures))
    sys.exit(1 if failures else 0)


main()
