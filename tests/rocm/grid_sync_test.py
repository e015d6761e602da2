"""A cooperative launch over AMD's own HIP runtime, compiled by clang-15 as Debian's hipcc does it: workgroups meet by DS_GWS_BARRIER.
Both engines give what the host gives, and the checks find nothing.
usage: grid_sync_test.py LOCKSTEP CLANG_15 OBJDUMP SOURCE FOLDER TARGET"""
import glob
import os
import subprocess
import sys

lockstep, clang, objdump, source, folder, target = sys.argv[1:]
program = os.path.join(os.path.abspath(folder), f"grid_sync_{target}")
command = [clang, "-x", "hip", source, f"--offload-arch={target}", "-O2", "-w", "--rocm-path=/usr", "--hip-version=5.2.3", "-D__HIP_PLATFORM_AMD__",
           "--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "-l:libamdhip64.so.5", "-o", program]
made = subprocess.run(command, capture_output=True, text=True)
assert made.returncode == 0, made.stderr
subprocess.run([objdump, "--offloading", program], check=True, capture_output=True)
(code,) = glob.glob(glob.escape(program) + f".*{target}")
text = subprocess.run([objdump, "-d", code], check=True, capture_output=True, text=True).stdout
assert "ds_gws_barrier" in text, f"clang-15's {target} code has no ds_gws_barrier: this test does not show global wave sync"

for engine, checks in (("fast", "none"), ("reference", "none"), ("fast", "all")):
    environment = dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine)
    if checks != "none":
        environment["LOCKSTEP_CHECK"] = checks
    ran = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=environment, timeout=100)
    assert ran.returncode == 0 and ran.stdout.startswith("0 of 1024 wrong"), (engine, checks, ran.returncode, ran.stdout, ran.stderr[-2000:])
    assert "finding" not in ran.stderr, (engine, checks, ran.stderr[-2000:])
