"""Distances in ulp: of both dwords of an f64 result; a register that is no result has none."""
import random
import re
import struct

from passports import cases, make, read, run, sealed, sections, verify, written

target, lanes, header = "gfx1201", 32, 32
where = make(target, "distance", "--only", "V_ADD_F64")
data = read(run(where, target))
everything = cases(data)
assert everything and all(case.dwords == 2 and not case.scalar for case in everything)


def distances(data, at, mask):
    """The distance that verify counts where a dword of the results is another one: None where there is none."""
    changed = bytearray(data)
    place = sections(data)["rslt"][0] + at
    struct.pack_into("<I", changed, place, struct.unpack_from("<I", data, place)[0] ^ mask)
    code, names, text = verify(written("distance.passport", sealed(bytes(changed))))
    assert code == 1 and names == ["V_ADD_F64"], (at, text)
    line = re.search(r": v8\d there 0x[0-9a-f]{8}, here 0x[0-9a-f]{8}(?:, (\d+) ulp)?$", text, re.M)
    assert line and ("not counted in ulp" in text) == (line[1] is None), text
    return line[1] and int(line[1])


def at(case, row, register, lane):
    return case.results + row * case.row_bytes + header + 4 * (lanes * register + lane)


# The same with v80 alone: without its other dword a result has no distance, in the last row, too, where nothing follows.
place = sections(data)["rslt"][0]
short, results, kept = bytearray(data), b"", header + 4 * lanes
for number, case in enumerate(everything):
    struct.pack_into("<2I", short, sections(data)["case"][0] + 64 * number + 40, len(results), kept)
    struct.pack_into("<I", short, sections(data)["case"][0] + 64 * number + 56, case.kept & ~255 | 1)
    for row in range(case.rows):
        results += data[place + case.results + row * case.row_bytes:][:kept]
struct.pack_into("<Q", short, place - 8, len(results))
short = sealed(bytes(short[:place]) + results + data[-24:])
assert verify(written("short.passport", short))[0] == 0
for where in [len(results) - 4, at(cases(short)[0], 0, 0, 5)]:
    assert distances(short, where, 1) is None, where

place = sections(data)["rslt"][0]
random.seed(34)
seen = 0
while seen < 8:
    case = random.choice(everything)
    row, lane = random.randrange(case.rows), random.randrange(lanes)
    low, high = (struct.unpack_from("<I", data, place + at(case, row, register, lane))[0] for register in (0, 1))
    if not 1 << 20 <= high & 0x7FFFFFFF < 0x7FE00000:
        continue  # zero, a denormal, NaN or infinite
    seen += 1
    assert distances(data, at(case, row, 0, lane), 1) == 1
    assert distances(data, at(case, row, 1, lane), 1) == 1 << 32
print("good")
