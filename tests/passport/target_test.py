"""The program of one target runs and verify says that all agrees, on both engines; results that were changed are named, these and no others.
usage: target_test.py LOCKSTEP SOURCE_FOLDER BUILD_FOLDER TARGET EACH   EACH: every so many of the instructions; 1: all"""
import random
import re
import struct
import subprocess
import sys

from passports import cases, lockstep, make, read, run, sealed, sections, verify, written

target, each = sys.argv[4:6]
where = make(target, f"{target}_{each}", "--each", each)
file = run(where, target)
for options in [[], ["--engine", "reference", "--threads", "1"]][:1 if each == "1" else 2]:
    code, names, text = verify(file, *options)
    assert code == 0 and not names and "all agree" in text, text

# The names by case, as the listing of all has them.
data = read(file)
places = sections(data)
at, size = places["word"]
words = [struct.unpack_from("<5I", data, at + 20 * i) for i in range(size // 20)]
listed = verify(file, "--all")[2]
agreeing = re.findall(r"^(\S.*): (\d+) cases? agree$", listed, re.M)
assert sum(int(count) for _, count in agreeing) == len(words), listed


def text_of(word):
    return " ".join(f"{dword:08x}" for dword in word[:word[4]])


# One changed case of each class: the format's first bits and the size of the results.
random.seed(34)
classes = {}
everything = cases(data)
for number, case in enumerate(everything):
    kind = (words[number][0] >> 25, words[number][4], case.scalar, case.dwords)
    classes.setdefault(kind, []).append(number)
chosen = sorted(random.choice(list_) for list_ in classes.values())
changed = bytearray(data)
for number in chosen:
    case = everything[number]
    row = random.randrange(case.rows)
    # The last dword of a row is a result of its own kind: a VGPR's, M0, or an SGPR's.
    place = places["rslt"][0] + case.results + (row + 1) * case.row_bytes - 4 * random.randrange(1, 5)
    changed[place] ^= 1 << random.randrange(8)
code, names, text = verify(written(f"{target}_changed.passport", sealed(bytes(changed))), "--all")
shown = re.findall(r"^  (\S.*?)   MODE (0x[0-9a-f]+): (.*)$", text, re.M)
assert code == 1 and len(shown) == len(chosen), (len(shown), len(chosen), text[:4000])
answer = subprocess.run([lockstep, "disasm", "--hex", "--target", target], input="\n".join(text_of(words[n]) for n in chosen),
                        capture_output=True, text=True, check=True).stdout.splitlines()
wanted = sorted((line.split("//")[0].strip(), hex(everything[n].mode)) for line, n in zip(answer, chosen))
assert sorted((t, m) for t, m, _ in shown) == wanted, (wanted, shown)
for _, _, rest in shown:
    there, here = (int(x, 16) for x in re.search(r"there (0x[0-9a-f]{8}), here (0x[0-9a-f]{8})", rest).groups())
    assert bin(there ^ here).count("1") == 1, rest
print(target, len(words), "cases,", len(agreeing), "instructions,", len(data), "bytes,", len(chosen), "changed cases are named")
