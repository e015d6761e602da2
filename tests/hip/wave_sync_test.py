"""Global wave sync on a target of each family, by both engines: what works, and what is said where it cannot; `race` sees what it
orders. usage: wave_sync_test.py LOCKSTEP PROGRAM TARGET..."""
import os
import subprocess
import sys

lockstep, program, *targets = sys.argv[1:]


def run(what, target, **more):
    done = subprocess.run([lockstep, "hip", program, what], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "LOCKSTEP_HIP_DEVICES": target, **more})
    assert "all good" in done.stdout, (what, target, more, done)
    return done.stderr


wrong = {
    "alone": "the wave waits at a barrier of global wave sync to which not enough waves come",
    "too few": "the wave waits at a semaphore of global wave sync that nobody is left to release",
    "both": "waves wait at this resource of global wave sync as at a barrier, and the instruction would use it as a semaphore",
    "not cooperative": "global wave sync is for workgroups that run together: launch the kernel as a cooperative one",
}
for target in targets:
    for engine in ("fast", "reference"):
        assert not run("works", target, LOCKSTEP_ENGINE=engine)
    assert not run("works", target, LOCKSTEP_CHECK="all")
    assert "race" in run("strangers", target, LOCKSTEP_CHECK="race")
for what, sentence in wrong.items():
    for engine in ("fast", "reference"):
        told = run(what, targets[0], LOCKSTEP_ENGINE=engine)
        assert sentence in told and "'ds_gws_" in told, (what, engine, told)
print("all run, or say why not")
