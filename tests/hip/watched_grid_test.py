"""A kernel that waits for its whole grid runs under LOCKSTEP_CHECK and LOCKSTEP_TRACE as without them, and `race` sees what the
grid's barrier orders. Grids of two devices fail at once under LOCKSTEP_TRACE, which lets one launch run after the other. usage: watched_grid_test.py LOCKSTEP PROGRAM MULTI_GRID"""
import os
import subprocess
import sys

lockstep, program = sys.argv[1:3]
for target in ("gfx950", "gfx1100"):
    for watch in ({}, {"LOCKSTEP_CHECK": ""}, {"LOCKSTEP_CHECK": "race"}, {"LOCKSTEP_TRACE": os.devnull}):
        for groups in ("1", "5"):
            done = subprocess.run([lockstep, "hip", program, groups], capture_output=True, text=True, timeout=60,
                                  env={**os.environ, "LOCKSTEP_HIP_DEVICES": target, **watch})
            assert f"hipSuccess, {groups} have come" in done.stdout, (target, watch, done)
            assert not done.stderr, (target, watch, done)
            assert done.returncode == 0, done
for watch in ({"LOCKSTEP_CHECK": "wait"}, {"LOCKSTEP_TRACE": os.devnull}):
    done = subprocess.run([lockstep, "hip", sys.argv[3]], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "LOCKSTEP_HIP_DEVICES": "gfx950,gfx942", **watch})
    fails = "LOCKSTEP_TRACE" in watch
    assert done.returncode == fails and ("gives hipErrorLaunchFailure, not hipSuccess" in done.stdout) == fails, (watch, done)
    assert ("waits for grids of other devices. Under LOCKSTEP_TRACE launches run one after the other" in done.stderr) == fails, (watch, done)
print("all fail or run as they should")
