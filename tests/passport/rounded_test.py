"""A GPU that rounds where others approximate: verify names the instructions whose recorded results are others, and no others; the index calls all of
them silicon or extrapolated."""
import os
import re
import struct
import subprocess

from passports import call, cases, lockstep, make, read, run, sections, verify


def names_of(data, numbers, target):
    """Of the instructions of these cases."""
    at = sections(data)["word"][0]
    words = [struct.unpack_from("<5I", data, at + 20 * number) for number in numbers]
    lines = "\n".join(" ".join(f"{dword:08x}" for dword in word[:word[4]]) for word in words)
    text = subprocess.run([lockstep, "disasm", "--hex", "--target", target], input=lines, capture_output=True, text=True, check=True).stdout
    return {re.sub(r"_(e32|e64)?(_?dpp)?$", "", line.split()[0]).upper() for line in text.splitlines()}


for target in ["gfx1100", "gfx1201"] if os.environ.get("LOCKSTEP_WEEKLY") else ["gfx1201"]:
    listed = call(lockstep, "isa", "--target", target)[1]
    depends = {line.split()[0] for line in listed.splitlines() if re.search(r" (silicon|extrapolated) ", line)}
    seen = set()
    for only in ["V_R", "V_S", "V_EXP", "V_LOG", "V_COS"]:
        where = make(target, f"{target}_{only}", "--only", only)
        usual = read(run(where, target))
        file = run(where, target, LOCKSTEP_NUMERICS="rounded")
        rounded = read(file)
        place = sections(usual)["rslt"][0]
        others = []
        for number, case in enumerate(cases(usual)):
            begin, size = place + case.results, case.rows * case.row_bytes
            if usual[begin:begin + size] != rounded[begin:begin + size]:
                others.append(number)
        code, differing, text = verify(file)
        assert set(differing) == names_of(usual, others, target) and len(others) > 0, (differing, text)
        assert set(differing) <= depends and code == 1, (differing, text)
        assert verify(file, "--numerics", "rounded")[0] == 0
        seen |= set(differing)
    # The approximations of f32 and the seeds of f64 are there.
    for name in ["V_RCP_F32", "V_RSQ_F32", "V_SQRT_F32", "V_EXP_F32", "V_LOG_F32", "V_SIN_F32", "V_COS_F32", "V_RCP_F64"]:
        assert name in seen, (name, sorted(seen))
    print(target, sorted(seen))
