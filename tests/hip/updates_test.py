"""LOCKSTEP_UNORDERED_UPDATES of `lockstep hip`. Arguments: the command, programs/updates.hip built, a target."""
import os
import subprocess
import sys

lockstep, program, target = sys.argv[1:4]
if (os.cpu_count() or 1) < 2:
    print("skipped: two workgroups that wait for each other need two host threads")
    sys.exit(77)


def run(text, timeout):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_")}
    if text is not None:
        environment["LOCKSTEP_UNORDERED_UPDATES"] = text
    process = subprocess.Popen([lockstep, "hip", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               env=dict(environment, LOCKSTEP_HIP_DEVICES=target))
    try:
        out, said = process.communicate(timeout=timeout)
        return process.returncode, out, said
    except subprocess.TimeoutExpired:
        process.kill()
        return None, *process.communicate()


status, out, said = run("1", 120)
assert status == 0 and "all good" in out + said, (status, out, said)
for ordered in (None, "0"):  # the second workgroup waits for the end of the first, which waits for it
    status, out, said = run(ordered, 2)
    assert status is None, (ordered, status, out, said)
status, out, said = run("yes", 5)
assert status is None and "LOCKSTEP_UNORDERED_UPDATES is 'yes': use 1 or 0; 0 is used" in said, (status, out, said)
