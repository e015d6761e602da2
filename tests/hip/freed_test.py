"""Accesses behind memory and to freed memory are told with whose memory it is or was: by the fault, and by LOCKSTEP_CHECK, which goes on.
Memory that hipDeviceReset took counts as freed. Addresses that come again are told of their last owner. usage: freed_test.py LOCKSTEP FREED RESET REUSE"""
import os
import re
import subprocess
import sys

lockstep, program = sys.argv[1:3]
for target in ("gfx950", "gfx1100"):
    for check in ("", "memory", "all"):
        environment = dict(os.environ, LOCKSTEP_HIP_DEVICES=target, LOCKSTEP_CHECK=check)
        if not check:
            del environment["LOCKSTEP_CHECK"]
        done = subprocess.run([lockstep, "hip", program], capture_output=True, text=True, timeout=120, env=environment)
        errors = "hipSuccess hipSuccess" if check else "hipErrorIllegalAddress hipErrorIllegalAddress"
        assert done.returncode == 0 and errors in done.stdout, (target, check, done)
        said = done.stderr
        assert re.search("kernel behind\\(float\\*\\): .*0 bytes past the end of memory of hipMalloc 0x", said), (target, check, said)
        assert re.search("kernel late\\(float\\*\\): .*outside every registered range", said), (target, check, said)
        assert "lockstep hip: the address is byte 0 of the 256 bytes of hipMalloc at 0x" in said and "which were freed" in said, (target, check, said)
    said = subprocess.run([lockstep, "hip", sys.argv[3]], capture_output=True, text=True, timeout=120,
                          env=dict(os.environ, LOCKSTEP_HIP_DEVICES=target)).stderr
    for call in ("hipMalloc", "hipHostMalloc", "hipMallocManaged", "hipMallocAsync"):
        assert re.search(f"the address is byte 0 of the 4096 bytes of {call} at 0x[0-9a-f]+, which were freed", said), (target, call, said)
done = subprocess.run([lockstep, "hip", sys.argv[4]], capture_output=True, text=True, timeout=120, env=dict(os.environ, LOCKSTEP_HIP_DEVICES="gfx950"))
assert done.returncode == 0 and "all good" in done.stdout, done
again = re.search("freed: (0x[0-9a-f]+)", done.stdout)[1]
assert f"the address is byte 0 of the 1073741824 bytes of hipMalloc at {again}, which were freed" in done.stderr, done
print("all is told")
