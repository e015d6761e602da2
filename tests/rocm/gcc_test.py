"""GCC's offloading, OpenMP in C, C++ and Fortran, OpenACC in C and Fortran: on the GPU and right, without findings outside GCC's own library (libgomp). A race
of a program is reported, and a fault ends it.  usage: gcc_test.py LOCKSTEP SOURCES FOLDER TARGET ENGINE GCC GXX GFORTRAN"""
import os
import re
import subprocess
import sys

lockstep, sources, folder, target, engine, gcc, gxx, gfortran = sys.argv[1:]
environment = dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine, GCN_SUPPRESS_HOST_FALLBACK="1")
environment.pop("LOCKSTEP_CHECK", None)


def compiled(name, compiler, switch="-fopenmp"):
    program = os.path.join(folder, f"{name}_{target}_{engine}")
    subprocess.run([compiler, "-g", "-O2", switch, "-foffload=amdgcn-amdhsa", f"-foffload-options=amdgcn-amdhsa=-march={target}",
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


def is_race(line):
    return re.search(r": check: race( \(info\))? at ", line) is not None


def is_count(line):
    """The last line of a program that has findings."""
    return re.match(r"lockstep rocm: \d+ (findings?|info): ", line) is not None


def in_libgomp(line):
    found = places(line)
    return is_race(line) and bool(found) and all("/libgomp/" in file for file in found)


checked = {"LOCKSTEP_CHECK": "race,memory,sync"}
for name, compiler, switch, expected in (
        ("target.c", gcc, "-fopenmp", "devices 1, on the host 0, sum right, calls 42, copy right\n"),
        ("target.cpp", gxx, "-fopenmp", "".join(f"GPU {i}: pi is 3.142 x\n" for i in range(3)) + "on the host 0, wrong 0, sum 44850 -22425\n"),
        ("target.f90", gfortran, "-fopenmp", "on the host F, product right T\n"),
        ("acc.c", gcc, "-fopenacc", "devices 1, on the device 1, wrong 0, sum right\n"),
        ("acc.f90", gfortran, "-fopenacc", "on the device T, field right T, change  0.05469\n")):
    program = compiled(name, compiler, switch)
    said = run(program, expected, {})
    assert not said, said
    said = run(program, expected, checked)
    others = [line for line in said if not in_libgomp(line) and not is_count(line)]
    if name == "target.cpp":  # its own reduction is ordered by a lock of libgomp, whose release is a store
        others = [line for line in others if places(line) != [os.path.join(sources, name)] * 2]
    assert not others, others

program = compiled("race.c", gcc)
said = run(program, "one of four 1\n", {})
assert not said, said
said = run(program, "one of four 1\n", checked)
own = [line for line in said if not in_libgomp(line) and not is_count(line)]
assert own, said
for line in own:
    assert is_race(line) and places(line) == [os.path.join(sources, "race.c")] * 2, line

for name, switch in (("fault.c", "-fopenmp"), ("acc_fault.c", "-fopenacc")):
    program = compiled(name, gcc, switch)
    ended = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=environment, timeout=300)
    faults = [line for line in ended.stderr.splitlines() if line.startswith("lockstep rocm: kernel") and ": fault: out_of_bounds" in line]
    assert ended.returncode != 0 and ended.stdout == "before\n" and len(faults) == 1 and f"{name}:9)" in faults[0], (ended.returncode, ended.stderr)
