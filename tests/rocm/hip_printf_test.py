"""printf of a kernel over AMD's own HIP runtime, compiled by clang-15 as Debian's hipcc does it. Of a kernel of clang-22 with printf that runtime reads that it
launches kernels, and ends by a segmentation fault.  usage: hip_printf_test.py LOCKSTEP CLANG_15 SOURCE FOLDER TARGET"""
import os
import subprocess
import sys

lockstep, clang, source, folder, target = sys.argv[1:]
program = os.path.join(folder, f"printf_{target}")
made = subprocess.run([clang, "-x", "hip", source, f"--offload-arch={target}", "-O2", "-w", "--rocm-path=/usr", "--hip-version=5.2.3", "-D__HIP_PLATFORM_AMD__",
                       "--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "-l:libamdhip64.so.5", "-o", program], capture_output=True, text=True)
assert made.returncode == 0, made.stderr
lines = sorted([f"{block}.{thread} of 7: text {0.5 * thread:.2f}" for block in range(2) for thread in (0, 30, 60)] + ["hipSuccess"])
for engine in ("fast", "reference"):
    ran = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine))
    assert ran.returncode == 0 and sorted(ran.stdout.splitlines()) == lines and ran.stdout.endswith("hipSuccess\n"), (engine, ran.returncode, ran.stdout,
                                                                                                                     ran.stderr[-2000:])
