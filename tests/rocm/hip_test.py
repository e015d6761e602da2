"""AMD's own HIP runtime, Debian's libamdhip64.so.5, over lockstep's HSA runtime. Its kernels have code objects of version 4: it knows
no later ones. usage: hip_test.py LOCKSTEP COMPILE_HIP SOURCE FOLDER TARGET BOARD"""
import os
import subprocess
import sys

lockstep, compiler, source, folder, target, board = sys.argv[1:]
program = os.path.join(folder, f"vector_{target}")
subprocess.run([compiler, source, program, target, "-std=c++20", "-l:libamdhip64.so.5", "-pthread", "-ldl", "-mcode-object-version=4"], check=True)
for engine in ("fast", "reference"):
    result = subprocess.run([lockstep, "rocm", program], capture_output=True, text=True, env=dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_ENGINE=engine))
    assert result.returncode == 0 and result.stdout == f"{board}: 0 wrong\n", (engine, result.returncode, result.stdout, result.stderr[-2000:])
