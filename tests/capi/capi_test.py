"""lockstep.h from Python's ctypes: load, map, launch, read a fault. usage: capi_test.py LIBRARY SAXPY.hsaco
ARGUMENTS.hsaco"""
import ctypes as c
import struct
import sys


class Result(c.Structure):
    _fields_ = [("struct_size", c.c_uint32), ("fault", c.c_uint32), ("pc", c.c_uint64), ("file_pc", c.c_uint64),
                ("words", c.c_uint32 * 4), ("dwords", c.c_uint32), ("workgroup", c.c_uint32 * 3), ("wave", c.c_uint32),
                ("lane", c.c_int32), ("address", c.c_uint64), ("size", c.c_uint32), ("reserved", c.c_uint32),
                ("text", c.c_char * 1024), ("workgroups", c.c_uint64), ("waves", c.c_uint64),
                ("instructions", c.c_uint64), ("seconds", c.c_double)]


class Dispatch(c.Structure):
    _fields_ = [("struct_size", c.c_uint32), ("wave_size", c.c_uint32), ("entry", c.c_uint64),
                ("workgroups", c.c_uint32 * 3), ("threads_per_workgroup", c.c_uint32 * 3),
                ("compute_pgm_rsrc2", c.c_uint32), ("user_sgpr_count", c.c_uint32),
                ("user_sgprs", c.POINTER(c.c_uint32)), ("scratch_bytes", c.c_uint32), ("lds_bytes", c.c_uint32),
                ("compute_pgm_rsrc1", c.c_uint32), ("reserved", c.c_uint32)]


class Options(c.Structure):
    _fields_ = [("struct_size", c.c_uint32), ("engine", c.c_uint32), ("threads", c.c_uint32), ("dynamic_lds", c.c_uint32),
                ("max_instructions", c.c_uint64), ("accept_rdna_smem", c.c_uint32), ("reserved", c.c_uint32),
                ("stop", c.c_void_p), ("report", c.c_void_p), ("report_capacity", c.c_uint64),
                ("work_items", c.c_uint32 * 3), ("stack_bytes", c.c_uint32)]


class Argument(c.Structure):
    _fields_ = [("struct_size", c.c_uint32), ("kind", c.c_uint32), ("offset", c.c_uint32), ("size", c.c_uint32),
                ("pointee_align", c.c_uint32), ("reserved", c.c_uint32), ("name", c.c_char_p), ("type_name", c.c_char_p),
                ("value_kind", c.c_char_p), ("address_space", c.c_char_p)]


class HostRange(c.Structure):
    _fields_ = [("start", c.c_void_p), ("bytes", c.c_uint64), ("flags", c.c_uint32), ("reserved", c.c_uint32)]


READ_ONLY, WHOLE_PAGES = 1, 2


class Kernarg(c.Structure):
    _fields_ = [("n", c.c_uint32), ("a", c.c_float), ("x", c.c_void_p), ("y", c.c_void_p)]


lib = c.CDLL(sys.argv[1])
lib.lockstep_error.restype = c.c_char_p
lib.lockstep_device_create.restype = c.c_void_p
OK, FAULT, ERROR = 0, 1, 2
Three = c.c_uint32 * 3


def check(status, expected=OK):
    assert status == expected, (status, expected, lib.lockstep_error())


device = c.c_void_p(lib.lockstep_device_create(b"gfx950"))
assert device
code = c.c_void_p()
check(lib.lockstep_load_file(device, sys.argv[2].encode(), c.byref(code)))

n = 500
x = (c.c_float * n)(*range(n))
y = (c.c_float * n)(*([1.0] * n))
check(lib.lockstep_map_host(device, x, c.c_uint64(c.sizeof(x))))
check(lib.lockstep_map_host(device, y, c.c_uint64(c.sizeof(y))))
kernarg = Kernarg(n, 0.5, c.addressof(x), c.addressof(y))
result = Result(struct_size=c.sizeof(Result))


def launch(kernel, arguments, size, expected):
    check(lib.lockstep_launch(device, code, kernel, Three(2, 1, 1), Three(256, 1, 1), c.byref(arguments), c.c_uint64(size),
                              None, c.byref(result)), expected)


launch(b"saxpy", kernarg, c.sizeof(kernarg), OK)
assert list(y) == [0.5 * i + 1.0 for i in range(n)]
assert result.workgroups == 2 and result.waves == 8

kernarg.n = n + 1  # one element too many
launch(b"saxpy", kernarg, c.sizeof(kernarg), FAULT)
assert result.text.startswith(b"fault: out_of_bounds at pc 0x"), result.text
assert result.workgroup[0] == 1 and result.wave == (n - 256) // 64 and result.lane == (n - 256) % 64, result.text
assert result.address in (c.addressof(x) + 4 * n, c.addressof(y) + 4 * n)

launch(b"nothing", kernarg, c.sizeof(kernarg), ERROR)
assert b"no kernel 'nothing'" in lib.lockstep_error()

program = (c.c_uint32 * 1)(0xBF810000)  # s_endpgm
check(lib.lockstep_map_host(device, program, c.c_uint64(4)))
raw = Dispatch(struct_size=c.sizeof(Dispatch), wave_size=64, entry=c.addressof(program), workgroups=Three(3, 2, 1),
               threads_per_workgroup=Three(100, 1, 1))
check(lib.lockstep_dispatch(device, c.byref(raw), None, c.byref(result)))
assert result.workgroups == 6 and result.waves == 12 and result.instructions == 12

# A kernel called by what its metadata says of its arguments, with a partial workgroup, in a set of ranges.
other = c.c_void_p()
check(lib.lockstep_load_file(device, sys.argv[3].encode(), c.byref(other)))
arguments = {}
for i in range(lib.lockstep_kernel_argument_count(other, b"arguments")):
    argument = Argument(struct_size=c.sizeof(Argument))
    check(lib.lockstep_get_kernel_argument(other, b"arguments", i, c.byref(argument)))
    arguments[argument.name or argument.value_kind] = argument
assert [arguments[name].kind for name in (b"out", b"line", b"pair", b"n", b"hidden_remainder_x")] == [1, 2, 0, 0, 3]
items = 75
out = (c.c_uint32 * 128)()
values = {b"out": c.addressof(out).to_bytes(8, "little"), b"line": bytes(4), b"pair": struct.pack("<if", 100, 3.0),
          b"n": items.to_bytes(4, "little")}
size = max(arguments[name].offset + arguments[name].size for name in values)
kernarg = bytearray(size)
for name, value in values.items():
    assert len(value) == arguments[name].size
    kernarg[arguments[name].offset:arguments[name].offset + len(value)] = value
options = Options(struct_size=c.sizeof(Options), dynamic_lds=256, work_items=Three(items, 1, 1))
ranges = (HostRange * 2)(HostRange(c.addressof(out), 4 * items, 0, 0), HostRange(c.addressof(out), 64, 0, 0))


def launch_items(expected):
    check(lib.lockstep_launch(device, other, b"arguments", None, Three(64, 1, 1), (c.c_char * size).from_buffer(kernarg),
                              c.c_uint64(size), c.byref(options), c.byref(result)), expected)


check(lib.lockstep_set_host_ranges(device, ranges, c.c_uint64(2)))
launch_items(OK)
assert list(out) == [63 - i + 103 for i in range(64)] + [64 + 10 - i + 103 for i in range(11)] + [0] * 53
for each in ranges:
    each.flags = READ_ONLY | WHOLE_PAGES
check(lib.lockstep_set_host_ranges(device, ranges, c.c_uint64(2)))
launch_items(FAULT)
assert b"read-only host range" in result.text, result.text

check(lib.lockstep_unload(device, code))
lib.lockstep_device_destroy(device)
print("all good")
