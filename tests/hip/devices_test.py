"""Which devices there are by LOCKSTEP_HIP_DEVICES, and which of them HIP_VISIBLE_DEVICES and its like leave, in which order.
usage: devices_test.py LIBRARY"""
import ctypes
import os
import subprocess
import sys

if len(sys.argv) > 2:  # the child, whose environment the parent chose
    library, count, name = ctypes.CDLL(sys.argv[1]), ctypes.c_int(-1), ctypes.create_string_buffer(64)
    error = library.hipGetDeviceCount(ctypes.byref(count))
    if error:  # so it is for every call, whatever else is wrong with it
        assert count.value == 0
        assert all(each == error for each in (library.hipInit(0), library.hipMemcpy(None, name, 4, 1), library.hipMemset(None, 0, 4),
                                              library.hipMalloc(None, 4), library.hipDeviceSynchronize(), library.hipFree(name)))
    for i in range(count.value):
        assert library.hipDeviceGetName(name, 64, i) == 0
        print(name.value.decode().split()[-1])
    sys.exit(error)
FOUR = "gfx950,gfx942,gfx1201,gfx1100"
A, B, C, D = "MI355X", "MI300X", "XT", "XTX"
NO_DEVICE = 100
for variables, expected, complaint in [
        ({}, [A, B, C, D], ""),
        ({"HIP_VISIBLE_DEVICES": "2,0"}, [C, A], ""),
        ({"HIP_VISIBLE_DEVICES": ""}, [A, B, C, D], ""),
        ({"CUDA_VISIBLE_DEVICES": "3"}, [D], ""),
        ({"HIP_VISIBLE_DEVICES": "1", "CUDA_VISIBLE_DEVICES": "3"}, [B], ""),
        ({"ROCR_VISIBLE_DEVICES": "3,1,0", "HIP_VISIBLE_DEVICES": "0,2"}, [D, A], ""),
        ({"HIP_VISIBLE_DEVICES": "1,7,0"}, [B], "HIP_VISIBLE_DEVICES is '1,7,0': '7' is no device from 0 to 3"),
        ({"HIP_VISIBLE_DEVICES": "1,1"}, [B], "'1' is no device from 0 to 3 not named before"),
        ({"HIP_VISIBLE_DEVICES": "-1"}, [], "'-1' is no device"),
        ({"LOCKSTEP_HIP_DEVICES": "gfx1,gfx942"}, [B], "unknown target 'gfx1'"),
        ({"LOCKSTEP_HIP_DEVICES": "gfx950:sramecc+:xnack-,gfx942:xnack-"}, [A, B], ""),
        ({"LOCKSTEP_HIP_DEVICES": "gfx950:xnack+"}, [], "'gfx950:xnack+': lockstep's device is gfx950:sramecc+:xnack-"),
        ({"LOCKSTEP_HIP_DEVICES": "gfx1100:xnack-"}, [], "'gfx1100:xnack-': lockstep's device is gfx1100\n"),
        ({"LOCKSTEP_HIP_DEVICES": "gfx1"}, [], "unknown target 'gfx1'"),
        ({"LOCKSTEP_HIP_DEVICES": ""}, [], "LOCKSTEP_HIP_DEVICES is empty")]:
    environment = {name: value for name, value in os.environ.items() if not name.endswith("VISIBLE_DEVICES")}
    child = subprocess.run([sys.executable, *sys.argv, "child"], capture_output=True, text=True,
                           env={**environment, "LOCKSTEP_HIP_DEVICES": FOUR, **variables})
    assert child.stdout.split() == expected, (variables, child.stdout, child.stderr)
    assert child.returncode == (0 if expected else NO_DEVICE), (variables, child.returncode, child.stderr)
    assert child.stderr.count("\n") == (complaint != ""), (variables, child.stderr)
    assert (complaint in child.stderr) and (complaint or not child.stderr), (variables, child.stderr)
print("the devices are those that the environment says")
