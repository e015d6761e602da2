"""GCC's offloading in C and Fortran: on the GPU and right, without findings outside GCC's own library (libgomp), and a race of a program is reported.
usage: gcc_test.py LOCKSTEP SOURCES FOLDER TARGET ENGINE GCC GFORTRAN"""
import os
import re
import subprocess
import sys

lockstep, sources, folder, target, engine, gcc, gfortran = sys.argv[1:]
environment = dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine, GCN_SUPPRESS_HOST_FALLBACK="1")
environment.pop("LOCKSTEP_CHECK", None)


def compiled(name, compiler):
    program = os.path.join(folder, f"{name}_{target}_{engine}")
    subprocess.run([compiler, "-g", "-O2", "-fopenmp", "-foffload=amdgcn-amdhsa", f"-foffload-options=amdgcn-amdhsa=-march={target}",
                    os.path.join(sources, name), "-o", program], check=True, capture_output=True)
    return program


def run(program, expected, checks):
    """The lines on standard error."""
    result = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=environment | checks)
    assert result.returncode == 0 and result.stdout == expected, (program, checks, result.returncode, result.stdout, result.stderr[-3000:])
    return result.stderr.splitlines()


def places(line):
    """Files of the one or two instructions of a finding."""
    return re.findall(r"'[^']*' \(([^:)]*):\d+", line)


def in_libgomp(line):
    found = places(line)
    return ": check: race at " in line and bool(found) and all("/libgomp/" in file for file in found)


checked = {"LOCKSTEP_CHECK": "race,memory,sync"}
for name, compiler, expected in (("target.c", gcc, "devices 1, on the host 0, sum right, calls 42, copy right\n"),
                                 ("target.f90", gfortran, "on the host F, product right T\n")):
    program = compiled(name, compiler)
    said = run(program, expected, {})
    assert not said, said
    said = run(program, expected, checked)
    others = [line for line in said if not in_libgomp(line)]
    assert not others, others

program = compiled("race.c", gcc)
said = run(program, "one of four 1\n", {})
assert not said, said
said = run(program, "one of four 1\n", checked)
own = [line for line in said if not in_libgomp(line)]
assert own, said
for line in own:
    assert ": check: race at " in line and places(line) == [os.path.join(sources, "race.c")] * 2, line
