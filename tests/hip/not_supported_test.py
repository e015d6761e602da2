"""Every call that calls.txt says is not there can be called, gives hipErrorNotSupported, also as the last error, and is named on
standard error once, however often it is called. usage: not_supported_test.py CALLS LIBRARY"""
import ctypes
import subprocess
import sys

HIP_ERROR_NOT_SUPPORTED = 801
calls = [line.split()[1] for line in open(sys.argv[1]) if line.split()[-1] == "none"]
if len(sys.argv) > 3:  # the child, whose standard error the parent reads
    library = ctypes.CDLL(sys.argv[2])
    for name in calls * 2:
        for call in (name, "hipGetLastError"):
            error = getattr(library, call)()
            assert error == HIP_ERROR_NOT_SUPPORTED, f"{name}: {call} gives {error}"
    sys.exit()
child = subprocess.run([sys.executable, *sys.argv, "child"], stderr=subprocess.PIPE, text=True)
assert child.returncode == 0, child.stderr[-2000:]
assert len(calls) > 40
said, expected = sorted(child.stderr.splitlines()), sorted(f"lockstep hip: not supported: {name}" for name in calls)
assert said == expected, f"too much: {sorted(set(said) - set(expected))}, missing: {sorted(set(expected) - set(said))}, {len(said)} lines of {len(expected)}"
print(f"{len(calls)} calls that are not there: each gives hipErrorNotSupported and is named once")
