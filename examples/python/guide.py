"""A guide to lockstep for Python. PYTHONPATH=tools/python python3 examples/python/guide.py"""
import array

import lockstep

# One instruction on values: the widest exponent first, then what a rounding does with it.
result = lockstep.execute("v_cvt_pk_bf16_f32 v0, v1, v2", target="gfx950", v1=1.5, v2=[0.5, 1.00390625])
print(result)
assert result["v0"][:2] == [0x3F003FC0, 0x3F803FC0]  # 1.00390625 lies half way: to the even one

# A kernel from source. Arrays are used where they are: no copies to a device.
source = """
kernel void scale(global float* values, float by, int n) {
  size_t i = get_global_id(0);
  if (i < n) values[i] *= by;
}
"""
gpu = lockstep.Device("gfx950")
scale = gpu.load(lockstep.compile(source, target=gpu.target, language="opencl"))["scale"]
print(scale, "with", scale.vgprs, "VGPRs")
values = array.array("f", range(1000))
launch = scale(values, 0.5, 1000, grid=4, block=256, report=True)
assert values[999] == 499.5
print(launch.instructions, "instructions of", launch.waves, "waves; the most frequent:",
      max(launch.report, key=lambda row: row[1]))

# What a launch did, as objects; in a notebook each shows as a table, traces and profiles as a picture, too.
watched = scale(values, 2.0, 1000, grid=4, block=256, check="all", trace="wave=0 workgroup=0,0,0", profile=True)
assert watched.findings == [] and watched.trace and watched.profile
print(watched.trace[0])
for hot in watched.profile.hottest(3):
    print(f"{hot.executions:4} times with {hot.lanes:.0f} lanes: {hot.text}")
assert "<svg" in watched.profile._repr_html_()

# Without a barrier between the store and the load the waves race. The numbers may be right; the check tells.
race = gpu.load(lockstep.compile("""
kernel void turn(global int* values) {
  local int room[256];
  size_t i = get_local_id(0);
  room[i] = values[i];
  values[i] = room[255 - i];
}
""", target=gpu.target))["turn"]
findings = race(array.array("i", range(256)), grid=1, block=256, check="race").findings
assert findings
print(findings[0])
assert "barrier" in findings[0].advice

# A kernel that reaches too far is stopped, and says where.
try:
    scale(values, 0.5, 1001, grid=4, block=256)
except lockstep.Fault as fault:
    print(fault)
    assert (fault.kind, fault.workgroup, fault.lane) == ("out_of_bounds", (3, 0, 0), 40)
else:
    raise AssertionError("no fault")
