"""lockstep check on the kernels of ../shared/cases/check: names that begin with ok_ are right and must be silent, the others are wrong and must be told.
Without this folder the test is skipped (77). usage: shared_cases_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import re
import subprocess
import sys

from harness import call, folder

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
cases = os.path.join(root, "..", "shared", "cases", "check")
if not os.path.isdir(cases):
    print("skipped: ../shared/cases/check is not there")
    sys.exit(77)
# What a case without a target in its name is compiled for, and the arguments that differ.
default_target = "gfx950"
# What has to be said, by the beginning of the name; the first that fits.
kinds = (("f_", "coherence"), ("h_", "hazard"), ("mfma", "hazard"), ("dot4", "hazard"), ("store128", "hazard"), ("i_", "init"), ("w_async", "wait|race"), ("w_", "wait"), ("wr_", "race"),
         ("cl_oob", "memory"), ("cl_spinlock", "sync"), ("cl_", "race|coherence"), ("null_", "memory"), ("ds_tr", "wait|memory|race|init"))


def wrong():
    """What does not fit, a line each."""
    names = sorted(os.listdir(cases))
    assert len(names) >= 30, names
    for name in names:
        stem, kind = os.path.splitext(name)
        if kind not in (".cl", ".s"):
            continue  # hip_no_source_lines.hip: tests/hip/told_test.py holds what it shows
        found = re.search(r"gfx\w+?(?=_short|$)", stem)
        target = found[0] if found else default_target
        code = os.path.join(folder, f"shared_{stem}.hsaco")
        done = subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(cases, name), code, target, "-g"], capture_output=True, text=True)
        if done.returncode != 0:
            yield f"{name}: does not compile: {done.stderr}"
            continue
        # A flag between the waves of a workgroup needs two of them; one in global memory, which two workgroups would share, one workgroup.
        block = "128" if stem.startswith("ok_") and "flag" in stem else "64"
        grid = "1" if stem.startswith("ok_global_flag") else "4" if stem.startswith("cl_lastblock") else "2"  # the last of four
        arguments = ["--arg", "buf:8K", "--arg", "buf:8K", *(["--arg", "u64:0"] if stem == "null_minus" else [])]
        status, out, err = call("check", code, "--grid", grid, "--block", block, *arguments, "--check", "all", "--max-instructions", "1000000")
        said = set(re.findall(r"^check: (\w+)", out + err, re.M))
        if stem.startswith("ok_"):
            if status != 0:
                yield f"{name}: is right, status {status}: {out}{err}"
            continue
        expected = next(what for start, what in kinds if stem.startswith(start))
        if status != 1 or not re.search(rf"\b({expected})\b", " ".join(said)):
            yield f"{name}: {expected} is expected, said: {sorted(said)}, status {status}: {out[-500:]}{err[-800:]}"


problems = list(wrong())
print(*problems, sep="\n")
sys.exit(1 if problems else 0)
