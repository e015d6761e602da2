"""OpenMP offloading of LLVM 22 in C and Fortran on one target, both engines. Debian has no runtime for the GPU: openmp_device.c is what these programs need
of one.  usage: openmp_test.py LOCKSTEP SOURCES FOLDER TARGET CLANG FLANG"""
import os
import subprocess
import sys

lockstep, sources, folder, target, clang, flang = sys.argv[1:]


def compile_by(*command):
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, (command, made.stderr)


device = os.path.join(folder, f"openmp_device_{target}.bc")
compile_by(clang, "--target=amdgcn-amd-amdhsa", f"-mcpu={target}", "-nogpulib", "-ffreestanding", "-O2", "-emit-llvm", "-c",
           os.path.join(sources, "openmp_device.c"), "-o", device)
for name, compiler, expected in (("openmp.c", clang, "devices 1, wrong 0, odd right\n"), ("openmp.f90", flang, "product right T\n")):
    program = os.path.join(folder, f"{name}_{target}")
    compile_by(compiler, "-g", "-O2", "-fopenmp", f"--offload-arch={target}", "-nogpulib", os.path.join(sources, name), "-Xoffload-linker", device,
               "-o", program)
    for engine in ("fast", "reference"):
        for checks in ("", "race,memory,sync"):
            ran = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=dict(
                os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine, LOCKSTEP_CHECK=checks, OMP_TARGET_OFFLOAD="mandatory"))
            assert ran.returncode == 0 and ran.stdout == expected and ran.stderr == "", (name, engine, checks, ran.returncode, ran.stdout, ran.stderr)
