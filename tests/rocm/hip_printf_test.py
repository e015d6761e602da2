"""printf of a kernel over AMD's own HIP runtime, compiled by clang-15 as Debian's hipcc does it, and by clang-22.
usage: hip_printf_test.py LOCKSTEP CLANG_15 COMPILE_HIP SOURCE FOLDER TARGET"""
import os
import subprocess
import sys

lockstep, clang, compile_hip, source, folder, target = sys.argv[1:]
compilations = {
    "clang_15": [clang, "-x", "hip", source, f"--offload-arch={target}", "-O2", "-w", "--rocm-path=/usr", "--hip-version=5.2.3", "-D__HIP_PLATFORM_AMD__",
                 "--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "-l:libamdhip64.so.5", "-o", None],
    "clang_22": [compile_hip, source, None, target, "-w", "-l:libamdhip64.so.5", "-mcode-object-version=4"],
}
lines = sorted([f"{block}.{thread} of 7: text {0.5 * thread:.2f}" for block in range(2) for thread in (0, 30, 60)] + ["hipSuccess"])
for name, command in compilations.items():
    program = os.path.join(folder, f"printf_{name}_{target}")
    made = subprocess.run([word or program for word in command], capture_output=True, text=True)
    assert made.returncode == 0, (name, made.stderr)
    for engine in ("fast", "reference"):
        ran = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine))
        assert ran.returncode == 0 and sorted(ran.stdout.splitlines()) == lines and ran.stdout.endswith("hipSuccess\n"), (
            name, engine, ran.returncode, ran.stdout, ran.stderr[-2000:])
