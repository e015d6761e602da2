"""Files that are cut off, changed or lie are errors in one sentence, with exit code 2; compressed ones are read."""
import random
import shutil
import struct
import subprocess

from passports import call, lockstep, make, read, run, sealed, sections, verify, written

target = "gfx1201"
where = make(target, "damaged", "--only", "V_MAX3", "--each", "4")
file = run(where, target)
data = read(file)
assert verify(file)[0] == 0


def refused(name, changed, sentence=None):
    code, out, err = call(lockstep, "verify", written(name, changed))
    assert code == 2 and out == "", (name, code, out, err)
    lines = err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("lockstep: verify: "), (name, err)
    assert sentence is None or sentence in err, (name, err)


refused("empty", b"", "no passport")
refused("other", b"\x7fELF" + bytes(100), "no passport")
assert call(lockstep, "verify", "/nowhere/at/all")[0] == 2
random.seed(1)
for length in [4, 8, 12, 20, len(data) - 1, len(data) - 24] + [random.randrange(len(data)) for _ in range(20)]:
    refused("cut", data[:length])
for _ in range(60):
    at = random.randrange(len(data))
    changed = bytearray(data)
    changed[at] ^= 1 << random.randrange(8)
    refused("flipped", bytes(changed))

# Lies that the digest cannot tell.
places = sections(data)


def lie(part, offset, layout, value):
    changed = bytearray(data)
    struct.pack_into(layout, changed, places[part][0] + offset, value)
    return sealed(bytes(changed))


refused("mode", lie("meta", 0, "<4s", b"xxxx"), "target ''")
for name, offset in [("code", 0), ("inputs", 8), ("results", 40), ("row_bytes", 44), ("first_row", 48), ("rows", 52), ("kept", 56)]:
    for value in [0xFFFFFFFF, 0x7FFFFFF0, 1 << 20]:
        refused(name, lie("case", offset, "<I", value))
for part, offset in [("rows", 0), ("word", 16)]:
    refused(part, lie(part, offset, "<I", 0xFFFFFFFF))
refused("words", lie("word", 0, "<I", 0xFFFFFFFF), "case 0 are no instruction of gfx1201")
refused("no_rows", lie("case", 52, "<I", 0), "case 0 has rows that are not there")
refused("outcome", lie("stat", 0, "<B", 9), "no known way")
# Cases that share results: a small file would be the work of a large one.
assert places["case"][1] > 64
refused("shared", lie("case", 64 + 40, "<I", 0), "case 1 has results that are not there")
refused("more", sealed(data[:places["rslt"][0] - 8] + struct.pack("<Q", places["rslt"][1] + 8) + data[places["rslt"][0]:-24] + bytes(8) +
                       data[-24:]), "results of no case")
changed = bytearray(data)
struct.pack_into("<Q", changed, places["case"][0] - 8, 1 << 60)  # the size of a part
refused("size", bytes(changed), "cut off")
for at in range(0, places["code"][1], max(1, places["code"][1] // 60)):  # a code object that lies: an error or a difference
    code, out, err = call(lockstep, "verify", written("code", lie("code", at, "<B", 0xFF)))
    assert code in (0, 1, 2), (at, code, out, err)
at, count = places["word"][0], struct.unpack_from("<I", data, places["word"][0] + 16)[0]
slot = data.index(data[at:at + 4 * count], places["code"][0]) - places["code"][0]
code, names, text = verify(written("endless", lie("code", slot, "<I", 0xBFA0FFFF)))  # S_BRANCH to itself
assert code == 1 and len(names) == 1 and "here it is a fault: " in text and "instruction" in text, text

# An instruction that ended the program there is a difference.
code, names, text = verify(written("crashed", lie("stat", 0, "<B", 2)))
assert code == 1 and len(names) == 1 and "there it ends the program" in text, text
code, names, text = verify(written("not_run", lie("stat", 0, "<B", 0)))
assert code == 1 and not names and "without results: 1 case" in text, text

if shutil.which("zstd"):
    packed = subprocess.run(["zstd", "-q", "-c", file], capture_output=True, check=True).stdout
    assert verify(written("packed.zst", packed))[0] == 0
    refused("packed", packed[:len(packed) // 2], "zstd and damaged")
    refused("packed", packed[:200] + bytes([packed[200] ^ 255]) + packed[201:])
    large = subprocess.run(["zstd", "-q", "-c"], input=bytes((1 << 28) + 1), capture_output=True, check=True).stdout
    refused("large", large, "zstd and has more than 268435456 bytes")
else:
    print("zstd is not installed: compressed files are not tested")
print("good")
