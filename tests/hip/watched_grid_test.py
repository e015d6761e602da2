"""A kernel that waits for its whole grid fails at once where LOCKSTEP_CHECK or LOCKSTEP_TRACE lets workgroups run one after the
other, and runs otherwise; so do grids of two devices. usage: watched_grid_test.py LOCKSTEP PROGRAM MULTI_GRID"""
import os
import subprocess
import sys

lockstep, program = sys.argv[1:3]
for target in ("gfx950", "gfx1100"):
    for watch in ({}, {"LOCKSTEP_CHECK": ""}, {"LOCKSTEP_CHECK": "race"}, {"LOCKSTEP_TRACE": os.devnull}):
        for groups in ("1", "5"):
            done = subprocess.run([lockstep, "hip", program, groups], capture_output=True, text=True, timeout=60,
                                  env={**os.environ, "LOCKSTEP_HIP_DEVICES": target, **watch})
            fails = any(watch.values()) and groups != "1"
            assert ("hipErrorLaunchFailure, 0 have come" if fails else f"hipSuccess, {groups} have come") in done.stdout, (target, watch, done)
            assert done.stderr.count("waits for its whole grid, which it cannot do while LOCKSTEP_CHECK or LOCKSTEP_TRACE watches") == fails, done
            assert done.returncode == 0, done
for watch in ({"LOCKSTEP_CHECK": "wait"}, {"LOCKSTEP_TRACE": os.devnull}):
    done = subprocess.run([lockstep, "hip", sys.argv[3]], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "LOCKSTEP_HIP_DEVICES": "gfx950,gfx942", **watch})
    assert done.returncode == 1 and "gives hipErrorLaunchFailure, not hipSuccess" in done.stdout, (watch, done)
    assert "waits for its whole grid, which it cannot do while LOCKSTEP_CHECK or LOCKSTEP_TRACE watches" in done.stderr, (watch, done)
print("all fail or run as they should")
