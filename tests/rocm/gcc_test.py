"""GCC's offloading in C and Fortran: on the GPU, right, and checked for races and the like.
usage: gcc_test.py LOCKSTEP SOURCES FOLDER TARGET ENGINE GCC GFORTRAN"""
import os
import subprocess
import sys

lockstep, sources, folder, target, engine, gcc, gfortran = sys.argv[1:]
for name, compiler, expected in (("target.c", gcc, "devices 1, on the host 0, sum right, calls 42, copy right\n"),
                                 ("target.f90", gfortran, "on the host F, product right T\n")):
    program = os.path.join(folder, f"{name}_{target}_{engine}")
    subprocess.run([compiler, "-O2", "-fopenmp", "-foffload=amdgcn-amdhsa", f"-foffload-options=amdgcn-amdhsa=-march={target}",
                    os.path.join(sources, name), "-o", program], check=True, capture_output=True)
    environment = dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine, GCN_SUPPRESS_HOST_FALLBACK="1")
    for checks in ({}, {"LOCKSTEP_CHECK": "race,memory,sync"}):
        result = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=environment | checks)
        assert result.returncode == 0 and result.stdout == expected, (name, checks, result.returncode, result.stdout, result.stderr[-3000:])
