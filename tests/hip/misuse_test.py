"""Kernels that misuse what the host does for them. Usage: misuse_test.py LOCKSTEP PROGRAM DEVICE"""
import os
import subprocess
import sys

lockstep, program, device = sys.argv[1:]


def run(*arguments):
    environment = dict(os.environ, LOCKSTEP_HIP_DEVICES=device)
    done = subprocess.run([lockstep, "hip", program, *arguments], capture_output=True, text=True, timeout=250, env=environment)
    if done.returncode != 0 or not done.stdout.endswith("good kernel 2\nall good\n"):
        sys.exit(f"{arguments}: exit status {done.returncode}\n{done.stdout[:2000]}\n{done.stderr[:2000]}")
    return done


def tells(words, *arguments):
    done = run(*arguments)
    if words not in done.stderr or "kernel _Z" in done.stderr:
        sys.exit(f"{arguments}: not '{words}' of a kernel by its name in the source on standard error:\n{done.stderr[:2000]}")


for which in "0", "1", "2", "5":  # where headers, contents and doorbell are; the mask of indices
    tells("was overwritten, and does not say where its packets are", "overwrite", which)
for packets in "1", "2", "40":
    tells("follow each other in a ring", "ring", packets)
for links in "1", "3":
    run("links", links)
tells("was overwritten", "scribble", "12")
tells("asks the host to call a function by its address", "function")
for service in "0", "4", "7":
    tells(f"asks for service {service} of the host", "service", service)
tells("goes on with a message to the host that nobody began", "message")
done = run("widths")
expected = "[   42|42   |00042|+1.50|abc|     7]\n(7   |0.500000|9  )\n"
if done.stdout.count(expected) != 4 or done.stdout.count("before ") != 3 or "after" in done.stdout or len(done.stdout) > 2000:
    sys.exit(f"widths: {done.stdout[:3000]}")
if done.stderr.count("printf asks for a width or precision of") != 5:
    sys.exit(f"widths: {done.stderr}")
print("all good")
