"""What LOCKSTEP_CHECK tells of texels that nobody wrote and of textures of freed memory; right kernels get no finding. usage: texels_test.py
LOCKSTEP PROGRAM TARGETS..."""
import os
import re
import subprocess
import sys

lockstep, program = sys.argv[1:3]
for target in sys.argv[3:]:
    for check in ("", "all"):
        environment = dict(os.environ, LOCKSTEP_HIP_DEVICES=target, LOCKSTEP_CHECK=check)
        if not check:
            del environment["LOCKSTEP_CHECK"]
        done = subprocess.run([lockstep, "hip", program], capture_output=True, text=True, timeout=120, env=environment)
        assert done.returncode == 0 and "all good" in done.stdout, (target, check, done)
        assert ("hipSuccess" if check else "hipErrorIllegalAddress") in done.stdout, (target, check, done)
        told = re.findall(r"kernel (\w+)\(.*?\): (?:check: )?(\w+)", done.stderr)
        expected = [("samples_unwritten", "init"), ("loads_unwritten", "init"), ("samples_freed", "memory")] if check else [("samples_freed", "fault")]
        assert told == expected, (target, check, told, done.stderr)
        nobodys = "was computed from byte 0 of the 256 bytes of the memory of hipMallocArray at 0x[0-9a-f]+, which nothing wrote"
        assert len(re.findall(nobodys, done.stderr)) == (2 if check else 0), (target, check, done.stderr)
        assert "the address is byte 0 of the 256 bytes of hipMallocPitch at 0x" in done.stderr and "which were freed" in done.stderr, (target, check, done.stderr)
print("all is told")
