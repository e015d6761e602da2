"""The program by itself: another GPU than its own, no argument, a case that ends it; and the kernels wait for all that they should."""
import os
import re
import struct
import subprocess

from passports import call, lockstep, make, read, run, sections, source, verify

where = make("gfx1100", "program", "--only", "V_MAX3", "--each", "4")
program = os.path.join(where, "passport")
code, out, err = call(lockstep, "hip", program, os.path.join(where, "x"), LOCKSTEP_HIP_DEVICES="gfx1201")
assert code == 2 and "this program is for gfx1100, the device is gfx1201" in err, (code, out, err)
code, out, err = call(lockstep, "hip", program, LOCKSTEP_HIP_DEVICES="gfx1100")
assert code == 2 and "usage:" in err, (code, out, err)
code, out, err = call(lockstep, "hip", program, "/nowhere/at/all", LOCKSTEP_HIP_DEVICES="gfx1100")
assert code == 2, (code, out, err)

code, out, err = call(lockstep, "hip", program, "/dev/full", LOCKSTEP_HIP_DEVICES="gfx1100")
assert code == 2 and "/dev/full: No space left" in err and "cases ran" not in out, (code, out, err)

code, out, err = call(lockstep, "passport", "gfx1201", where, "--only", "NOTHING")
assert code == 2 and "no instruction that computes begins with 'NOTHING'" in err, err

# Instructions in their slots become ones that do not exist: they end the child, and cost their own cases alone: two of one launch, and
# others of launches far behind.
where = make("gfx1100", "ends", "--only", "V_MIN", "--each", "1")
data = read(run(where, "gfx1100"))
at, size = sections(data)["word"]
words = [struct.unpack_from("<5I", data, at + 20 * i) for i in range(size // 20)]
count = len(words)
broken = [10, 12, count // 2, count - 1]
assert count // 2 - 12 > 128 and count - 1 - count // 2 > 128, count
code_object = bytearray(read(os.path.join(where, "passport.hsaco")))
slots = b"".join(struct.pack(f"<{word[4]}I", *word[:word[4]]) for word in words[:1])
first = code_object.find(slots)
assert first > 0 and first % 256 == 0, first
for number in broken:
    struct.pack_into("<I", code_object, first + 32 * number, 0xBFFF0000)
with open(os.path.join(where, "passport.hsaco"), "wb") as file:
    file.write(code_object)
done = subprocess.run([os.path.join(source, "scripts", "hipcc"), "--offload-arch=gfx1100", "passport.hip", "-o", "passport"], cwd=where,
                      capture_output=True, text=True)
assert done.returncode == 0, done.stderr
results = os.path.join(where, "ended.passport")
code, out, err = call(lockstep, "hip", os.path.join(where, "passport"), results, LOCKSTEP_HIP_DEVICES="gfx1100")
ended = [int(number) for number in re.findall(r"^passport: case (\d+) ends the program$", err, re.M)]
assert code == 0 and f"{count - len(broken)} of {count} cases ran" in out and ended == broken, (code, out, err)
code, names, text = verify(results, "--all")
assert code == 1 and text.count("there it ends the program") == len(broken), text

for target in ["gfx942", "gfx1100", "gfx1201", "gfx1250"]:
    where = make(target, f"checked_{target}", "--each", "60")
    results = os.path.join(where, "checked")
    code, out, err = call(lockstep, "hip", os.path.join(where, "passport"), results, LOCKSTEP_HIP_DEVICES=target,
                          LOCKSTEP_CHECK="wait,hazard,race,sync,memory", LOCKSTEP_CHECK_EXIT="1")
    assert code == 0 and "check: " not in err, (target, code, out, err[:3000])
print("good")
