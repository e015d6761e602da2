"""GCC's gcn-run on a program of which main is compiled for the GPU. No package of Debian has a compiler for such programs, but the part of the offloading
compiler that makes a kernel of main is there: gcc leaves the code object of an OpenACC program whose main is a routine of the device.
usage: gcn_run_test.py LOCKSTEP GCN_RUN SOURCES FOLDER TARGET GCC"""
import os
import subprocess
import sys

lockstep, gcn_run, sources, folder, target, gcc = sys.argv[1:]
folder = os.path.join(folder, f"standalone_{target}")
os.makedirs(folder, exist_ok=True)
made = subprocess.run([gcc, "-g", "-O2", "-w", "-fopenacc", "-foffload=amdgcn-amdhsa", f"-foffload-options=amdgcn-amdhsa=-march={target}", "-save-temps",
                       os.path.join(sources, "standalone.c"), "-Wl,--no-as-needed,-lgomp", "-o", "standalone"], cwd=folder, capture_output=True, text=True)
assert made.returncode == 0, made.stderr
codes = [name for name in os.listdir(folder) if name.endswith(".mkoffload.hsaco")]
assert len(codes) == 1, codes
for engine in ("fast", "reference"):
    for checks in ("", "race,memory,sync"):
        ran = subprocess.run([lockstep, "rocm", gcn_run, codes[0], "some", "words"], cwd=folder, capture_output=True, text=True,
                             env=dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine, LOCKSTEP_CHECK=checks))
        assert ran.returncode == 7 and ran.stdout == "2 words: some+words+\n0 0.00\n2 0.33\n4 0.67\n" and ran.stderr == "", (
            engine, checks, ran.returncode, ran.stdout, ran.stderr)
