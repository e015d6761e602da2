"""LLVM's liboffload: llvm-offload-device-info names the GPUs; offload.c's kernels are right in both engines, without findings; a kernel's fault ends the
program with a line of lockstep's.  usage: offload_test.py LOCKSTEP DEVICE_INFO PROGRAM CODE_OBJECT TARGET PRODUCT"""
import os
import subprocess
import sys

lockstep, device_info, program, code, target, product = sys.argv[1:]
arguments = [program, code, target, product]


def run(command, **variables):
    environment = dict(os.environ, LOCKSTEP_DEVICES=target) | variables
    return subprocess.run([lockstep, "rocm", *command], capture_output=True, text=True, env=environment)


listed = run([device_info], LOCKSTEP_DEVICES=f"gfx906,{target}")
assert listed.returncode == 0 and "Num Devices: 3\n" in listed.stdout and listed.stderr == "", (listed.stdout, listed.stderr)
assert f"\nName: {target}\nProduct Name: {product}\n" in listed.stdout and "\nName: gfx906\n" in listed.stdout, listed.stdout

refused = "lockstep rocm: code object: not an ELF file: it does not begin with 7f 45 4c 46"  # offload.c offers one
for engine in ("fast", "reference"):
    for checks in ("", "race,memory,sync"):
        ran = run(arguments, LOCKSTEP_ENGINE=engine, LOCKSTEP_CHECK=checks)
        assert ran.returncode == 0 and ran.stdout == "all is well\n", (engine, checks, ran.returncode, ran.stdout, ran.stderr)
        assert ran.stderr.splitlines() == [refused], (engine, checks, ran.stderr)
    fault = run([*arguments, "fault"], LOCKSTEP_ENGINE=engine)
    lines = [line for line in fault.stderr.splitlines() if line.startswith("lockstep rocm: kernel overrun: fault: out_of_bounds")]
    assert fault.returncode != 0 and len(lines) == 1 and "offload_kernels.c:" in lines[0], (fault.returncode, fault.stderr)
