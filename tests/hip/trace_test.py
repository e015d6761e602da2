"""LOCKSTEP_TRACE: a header for each launch, then lines as `lockstep trace` writes them, of the wave asked for alone, in its order.
usage: trace_test.py LOCKSTEP PROGRAM   (a program with kernels named add, some of which end by a fault)"""
import os
import re
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "trace")
    environment = dict(os.environ, LOCKSTEP_HIP_DEVICES="gfx950", LOCKSTEP_TRACE=path, LOCKSTEP_TRACE_ONLY="workgroup=0 wave=0")
    done = subprocess.run([sys.argv[1], "hip", sys.argv[2]], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "all good" in done.stdout, done.stdout + done.stderr
    with open(path) as file:
        lines = file.read().splitlines()
launches = []
for line in lines:
    if line.startswith("# kernel "):
        launches.append([line])
        continue
    match = re.match(r"\(0,0,0\) 0 (\d+) 0x[0-9a-f]+ [sv]_|\(0,0,0\) 0 (\d+) 0x[0-9a-f]+ global_", line)
    assert match, line
    assert int(match[1] or match[2]) == len(launches[-1]) - 1, line
    launches[-1].append(line)
adds = [launch for launch in launches if "add" in launch[0]]
whole = [launch for launch in adds if launch[-1].endswith("s_endpgm")]
assert len(whole) >= 2 and len(whole) < len(adds), (len(whole), len(adds))  # a fault ends the others
print(f"{len(launches)} launches, {len(lines)} lines")
