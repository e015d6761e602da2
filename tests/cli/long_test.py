"""Launches that take long, at a terminal: a word about a workgroup that does not end, Ctrl-C, the line of progress; the sentence about a spent budget.
usage: long_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import pty
import re
import select
import signal
import subprocess
import time

from harness import call, folder, lockstep, run_all

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
code = os.path.join(folder, "long.hsaco")
source = os.path.join(folder, "long.cl")
with open(source, "w") as file:
    file.write("""kernel void forever(global volatile int* x, global int* out) {
  out[get_local_id(0) / 2] = get_local_id(0);
  while (x[0] == 0) {}
}
kernel void counts(global int* out, int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += (sum ^ i) >> 3;
  out[get_global_id(0)] = sum;
}
""")
subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, code, "gfx950", "-g"], check=True)
forever = [code, "--kernel", "forever", "--grid", "1", "--block", "64", "--arg", "buf:4", "--arg", "buf:4K", "--max-instructions", "0"]


def at_terminal(words, until, interrupt):
    """Exit status and what the command writes to its terminal; INTERRUPT: it gets Ctrl-C when UNTIL, a regular expression, has appeared."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([lockstep, *words], stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    said, sent, end = "", False, time.time() + 240
    while time.time() < end:
        if select.select([ours], [], [], 1)[0]:
            try:
                said += os.read(ours, 65536).decode()
            except OSError:  # the terminal is closed
                break
        if interrupt and not sent and re.search(until, said):
            process.send_signal(signal.SIGINT)
            sent = True
    os.close(ours)
    return process.wait(timeout=60), said


def test_a_workgroup_that_does_not_end():
    status, said = at_terminal(["check", *forever, "--check", "race"], "Ctrl-C ends it", True)
    assert status == 1, (status, said)
    assert re.search(r"lockstep: no workgroup has ended for seconds \(the launch runs for \d+ s\); workgroup \(0,0,0\): wave 0 at pc 0x\w+ \(\S*long\.cl:3\); Ctrl-C ends it "
                     r"here and shows what was found, --max-instructions bounds a workgroup \(now no limit\)", said), said
    assert "check: race at pc" in said and "different values" in said and "long.cl:2" in said, said
    assert re.search(r"fault: stopped at pc .*long\.cl:3", said) and "lockstep: stopped by Ctrl-C after 0 workgroups" in said, said


def test_without_a_terminal():
    process = subprocess.Popen([lockstep, "run", *forever], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(8)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1 and "no workgroup has ended" not in err and err.startswith("fault: stopped") and "stopped by Ctrl-C" in err, (out, err)


def test_progress():
    words = [code, "--kernel", "counts", "--grid", "100000", "--block", "64", "--arg", "buf:32M", "--arg", "i32:2000", "--threads", "1"]
    status, said = at_terminal(["run", *words], r"\d+ of 100000 workgroups, \d+ %, \d+(\.\d)? a second, about \d+ (s|min|h) left", True)
    assert status == 1 and re.search(r"lockstep: stopped by Ctrl-C after [1-9]\d* workgroups, [1-9]\d* waves", said), (status, said[-1000:])


def test_budget():
    status, _, err = call("run", *forever[:-1], "5000")
    assert status == 1 and "the instruction budget is spent" in err and "the budget is 5000 wave instructions a workgroup: LaunchOptions::max_instructions, " \
        "--max-instructions of the command" in err and "long.cl:3" in err, err


run_all(test_a_workgroup_that_does_not_end, test_without_a_terminal, test_progress, test_budget)
