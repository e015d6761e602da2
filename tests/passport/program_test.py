"""The program by itself: another GPU than its own, no argument, a case that ends it; and the kernels wait for all that they should."""
import os
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

code, out, err = call(lockstep, "passport", "gfx1201", where, "--only", "NOTHING")
assert code == 2 and "no instruction that computes begins with 'NOTHING'" in err, err

# An instruction in its slot becomes one that does not exist: it ends the child, and costs its own case alone.
where = make("gfx1100", "ends", "--only", "V_MIN", "--each", "3")
data = read(run(where, "gfx1100"))
at, size = sections(data)["word"]
words = [struct.unpack_from("<5I", data, at + 20 * i) for i in range(size // 20)]
count, broken = len(words), len(words) // 2
code_object = bytearray(read(os.path.join(where, "passport.hsaco")))
slots = b"".join(struct.pack(f"<{word[4]}I", *word[:word[4]]) for word in words[:1])
first = code_object.find(slots)
assert first > 0 and first % 256 == 0, first
struct.pack_into("<I", code_object, first + 32 * broken, 0xBFFF0000)
with open(os.path.join(where, "passport.hsaco"), "wb") as file:
    file.write(code_object)
done = subprocess.run([os.path.join(source, "scripts", "hipcc"), "--offload-arch=gfx1100", "passport.hip", "-o", "passport"], cwd=where,
                      capture_output=True, text=True)
assert done.returncode == 0, done.stderr
results = os.path.join(where, "ended.passport")
code, out, err = call(lockstep, "hip", os.path.join(where, "passport"), results, LOCKSTEP_HIP_DEVICES="gfx1100")
assert code == 0 and f"{count - 1} of {count} cases ran" in out and f"case {broken} ends the program" in err, (code, out, err)
code, names, text = verify(results, "--all")
assert code == 1 and len(names) == 1 and text.count("there it ends the program") == 1, text

for target in ["gfx942", "gfx1100", "gfx1201", "gfx1250"]:
    where = make(target, f"checked_{target}", "--each", "60")
    results = os.path.join(where, "checked")
    code, out, err = call(lockstep, "hip", os.path.join(where, "passport"), results, LOCKSTEP_HIP_DEVICES=target,
                          LOCKSTEP_CHECK="wait,hazard,race,sync,memory", LOCKSTEP_CHECK_STATUS="1")
    assert code == 0 and "hazard" not in err and "wait" not in err, (target, code, out, err[:3000])
print("good")
