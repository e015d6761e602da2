"""A program says the same over AMD's own HIP runtime (lockstep rocm) as over lockstep's (lockstep hip), to the byte.
usage: both_test.py LOCKSTEP COMPILE_HIP SOURCE FOLDER TARGET"""
import os
import subprocess
import sys

lockstep, compiler, source, folder, target = sys.argv[1:]
program = os.path.join(folder, f"hip_{os.path.basename(source)[:-4]}_{target}")
subprocess.run([compiler, source, program, target, "-std=c++20", "-l:libamdhip64.so.5", "-pthread", "-ldl", "-mcode-object-version=4"], check=True)
for engine in ("fast", "reference"):
    said = []
    for door in ("hip", "rocm"):
        environment = dict(os.environ, LOCKSTEP_DEVICES=target, LOCKSTEP_HIP_DEVICES=target, LOCKSTEP_ENGINE=engine)
        result = subprocess.run([lockstep, door, program], capture_output=True, text=True, env=environment, timeout=100)
        assert result.returncode == 0 and result.stdout.endswith("\nend\n"), (door, engine, result.returncode, result.stdout, result.stderr[-2000:])
        said.append(result.stdout)
    assert said[0] == said[1], f"{engine}: lockstep hip says\n{said[0]}and lockstep rocm\n{said[1]}"
