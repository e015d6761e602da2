"""A fixed part of what scripts/libgomp.sh runs: some files of each of GCC's testsuites (Debian's gcc-12-source).
usage: gcc_source_test.py LOCKSTEP TARBALL FOLDER"""
import os
import subprocess
import sys

PARTS = {
    "libgomp/testsuite/libgomp.c": ("target-16.c", "target-31.c"),
    "libgomp/testsuite/libgomp.c++": ("target-7.C", "target-11.C"),
    "libgomp/testsuite/libgomp.fortran": ("target1.f90", "target7.f90"),
    "libgomp/testsuite/libgomp.oacc-c-c++-common": ("gang-static-1.c", "gang-static-2.c"),
    "libgomp/testsuite/libgomp.oacc-fortran": ("reduction-1.f90", "data-1.f90"),
    "gcc/testsuite/gcc.c-torture/execute": ("20000112-1.c", "struct-ret-1.c", "pr28982a.c"),
    "gcc/testsuite/gfortran.fortran-torture/execute": ("adjustr.f90", "forall_1.f90", "intrinsic_matmul.f90"),
}
lockstep, tarball, folder = sys.argv[1:]
source = os.path.join(folder, "gcc_source")
files = [f"{place}/{name}" for place, names in PARTS.items() for name in names]
if not all(os.path.exists(os.path.join(source, name)) for name in files):
    os.makedirs(source, exist_ok=True)
    members = [f"*/{name}" for name in [*files, "include/gomp-constants.h"]]
    subprocess.run(["tar", "-xf", tarball, "-C", source, "--strip-components=1", "--wildcards", *members], check=True)
for place in ("libgomp/testsuite/libgomp.c-c++-common", "libgomp/testsuite/libgomp.oacc-c", "libgomp/testsuite/libgomp.oacc-c++"):
    os.makedirs(os.path.join(source, place), exist_ok=True)
run = subprocess.run([sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "libgomp.py"), "--lockstep", lockstep, "--source", source,
                      "--folder", os.path.join(folder, "gcc_source_work"), "--suites", "c,c++,fortran,oacc-c,oacc-fortran,torture,fortran-torture"],
                     capture_output=True, text=True)
rows = [line.rstrip("\n").split("\t") for line in open(os.path.join(folder, "gcc_source_work", "results.tsv"), encoding="utf-8")]
assert run.returncode == 0 and len(rows) == len(files) and all(row[1] == "pass" for row in rows), (run.stdout, run.stderr, rows)
