"""The program of one target runs and verify says that all agrees, on both engines; results that were changed are named, these and no others.
usage: target_test.py LOCKSTEP SOURCE_FOLDER BUILD_FOLDER TARGET EACH   EACH: every so many of the instructions; 1: all"""
import collections
import random
import re
import struct
import subprocess
import sys

from passports import cases, lockstep, make, read, run, sealed, sections, verify, written

target, each = sys.argv[4:6]
where = make(target, f"{target}_{each}", "--each", each)
file = run(where, target)
for options in [[], ["--engine", "reference", "--threads", "1"]]:
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


lines = "\n".join(" ".join(f"{dword:08x}" for dword in word[:word[4]]) for word in words)
answer = subprocess.run([lockstep, "disasm", "--hex", "--target", target], input=lines, capture_output=True, text=True, check=True).stdout
texts = [line.split("//")[0].strip() for line in answer.splitlines()]
assert len(texts) == len(words)
everything = cases(data)
shown_as = [(text, hex(case.mode)) for text, case in zip(texts, everything)]


def different(changed):
    """What verify says of a file that differs: the text, MODE and the rest of each line of a case."""
    code, _, text = verify(written(f"{target}_changed.passport", sealed(bytes(changed))), "--all")
    assert code == 1, text
    return re.findall(r"^  (\S.*?)   MODE (0x[0-9a-f]+): (.*)$", text, re.M)


# One changed case of each class: the format's first bits and the size of the results.
random.seed(34)
classes = {}
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
shown = different(changed)
assert sorted((t, m) for t, m, _ in shown) == sorted(shown_as[n] for n in chosen), (chosen, shown)
for _, _, rest in shown:
    there, here = (int(x, 16) for x in re.search(r"there (0x[0-9a-f]{8}), here (0x[0-9a-f]{8})", rest).groups())
    assert bin(there ^ here).count("1") == 1, rest

# Another operation: the words of another case, of the same class where it has other mnemonics, in the slots of up to four cases of each class. An
# operation may give the same results, as a difference of equal numbers and the low half of a rounded f64: such a class has another turn.
instructions = data.index(struct.pack(f"<{words[0][4]}I", *words[0][:words[0][4]]), places["code"][0])
setpc = data[instructions + 4 * words[0][4]:][:4]  # the way back
mnemonics = [text.split()[0] for text in texts]


def operations(kinds):
    """The classes of which no changed case is named, as text; and how many cases are changed and named."""
    changed = bytearray(data)
    other = {}
    for kind in kinds:
        for number in random.sample(classes[kind], min(len(classes[kind]), 4)):
            of_kind = [n for n in classes[kind] if mnemonics[n] != mnemonics[number]]
            donors = of_kind or [n for n, case in enumerate(everything) if case.scalar == kind[2] and mnemonics[n] != mnemonics[number]]
            donor = random.choice(donors)
            at, old, word = instructions + everything[number].code, words[number], words[donor]
            assert data[at:at + 4 * old[4] + 4] == struct.pack(f"<{old[4]}I", *old[:old[4]]) + setpc, number
            changed[at:at + 4 * word[4] + 4] = struct.pack(f"<{word[4]}I", *word[:word[4]]) + setpc
            other.setdefault(kind, []).append((number, donor))
    shown = [(t, m) for t, m, _ in different(changed)]
    all_changed = [shown_as[n] for list_ in other.values() for n, _ in list_]
    surplus = collections.Counter(shown) - collections.Counter(all_changed)
    assert not surplus, surplus
    unseen = {kind: [(shown_as[n], texts[donor]) for n, donor in list_] for kind, list_ in other.items()
              if not any(shown_as[n] in shown for n, _ in list_)}
    return unseen, len(all_changed), len(shown)


unseen, operations_changed, operations_shown = operations(classes)
if unseen:
    print("another turn:", unseen)
    unseen = operations(unseen)[0]
assert not unseen, unseen
print(target, len(words), "cases,", len(agreeing), "instructions,", len(data), "bytes,", len(chosen), "changed results and", operations_shown,
      "of", operations_changed, "changed operations are named")
