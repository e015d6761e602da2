"""LOCKSTEP_UNORDERED_UPDATES of `lockstep hip`. Arguments: the command, programs/updates.hip built, a target."""
import os
import select
import subprocess
import sys

lockstep, program, target = sys.argv[1:4]
if (os.cpu_count() or 1) < 2:
    print("skipped: two workgroups that wait for each other need two host threads")
    sys.exit(77)


def start(text):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_")}
    if text is not None:
        environment["LOCKSTEP_UNORDERED_UPDATES"] = text
    return subprocess.Popen([lockstep, "hip", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=dict(environment, LOCKSTEP_HIP_DEVICES=target))


def waits_for_ever(text):
    """The kernel, whose start may take 120 s, has not ended 2 s later. What is on standard error."""
    with start(text) as process:
        try:
            assert select.select([process.stdout], [], [], 120)[0], (text, "not launched in 120 s")
            line = process.stdout.readline()
            try:
                status = process.wait(timeout=2)
            except subprocess.TimeoutExpired:
                status = None
        finally:
            process.kill()
        said = process.stderr.read()
    assert line == "launched\n" and status is None, (text, line, status, said)
    return said


with start("1") as unordered:
    try:
        out, said = unordered.communicate(timeout=120)
    finally:
        unordered.kill()
assert unordered.returncode == 0 and out == "launched\nall good\n", (unordered.returncode, out, said)
for ordered in (None, "0"):  # the second workgroup waits for the end of the first, which waits for it
    waits_for_ever(ordered)
said = waits_for_ever("yes")
assert "LOCKSTEP_UNORDERED_UPDATES is 'yes': use 1 or 0; 0 is used" in said, said
