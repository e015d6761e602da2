"""A HIP program that ends in the middle of things leaves nothing: no process, no file, no shared memory.
usage: crash_test.py LOCKSTEP PROGRAM"""
import os
import signal
import subprocess
import sys
import tempfile
import time

lockstep, program = sys.argv[1:]


def descendants(mark):
    """The processes that have the mark in their environment, however they are related."""
    found = []
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/environ", "rb") as environment, open(f"/proc/{number}/stat") as state:
                if mark in environment.read() and state.read().rsplit(")", 1)[1].split()[0] != "Z":
                    found.append(number)
        except OSError:
            pass
    return found


def shared():
    return {name for folder in ("/dev/shm", "/dev/mqueue") if os.path.isdir(folder) for name in os.listdir(folder) if "lockstep" in name or "hip" in name}


before = shared()
for what in ("work", "compile"):
    for how in ("abort", "segv", "exit", "kill", "interrupt"):
        with tempfile.TemporaryDirectory() as folder:
            mark = f"CRASH_TEST={folder}"
            environment = dict(os.environ, TMPDIR=folder, CRASH_TEST=folder, LOCKSTEP_HIP_DEVICES="gfx950")
            process = subprocess.Popen([lockstep, "hip", program, what, how], stdout=subprocess.PIPE, env=environment, text=True,
                                       start_new_session=True, preexec_fn=lambda: __import__("resource").setrlimit(4, (0, 0)))
            assert process.stdout.readline() == "in the middle\n"
            if what == "compile" and how in ("kill", "interrupt"):
                assert len(descendants(mark.encode())) > 1 and os.listdir(folder), "the compiler should be at work"
            if how == "kill":
                process.kill()
            if how == "interrupt":
                os.killpg(process.pid, signal.SIGINT)
            status = process.wait(timeout=60)
            expected = {"abort": -signal.SIGABRT, "segv": -signal.SIGSEGV, "exit": 3, "kill": -signal.SIGKILL, "interrupt": -signal.SIGINT}[how]
            assert status == expected, f"{what} {how}: ended with {status}"
            for _ in range(300):
                left = descendants(mark.encode()), os.listdir(folder)
                if left == ([], []):
                    break
                time.sleep(0.02)
            assert left == ([], []), f"{what} {how}: left {left}"
assert shared() == before, shared() - before
print("nothing is left")
