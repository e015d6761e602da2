"""What the Python package does with values of other types, other sizes and other devices: it converts them or raises a
lockstep.Error with a sentence; it never takes them by their bits, never cuts them, never crashes. usage: misuse_test.py SAXPY.hsaco"""
import array
import ctypes
import struct
import sys
import threading
import time
import unittest

import lockstep

try:
    import numpy as np
except ImportError:
    np = None
SAXPY = sys.argv.pop(1)
TYPES = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double")
SOURCE = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
""" + "".join(f"kernel void k_{name}({name} value, global {name}* out) {{ *out = value; }}" for name in TYPES) + """
kernel void k_float4(float4 value, global float4* out) { *out = value; }
kernel void k_int2(int2 value, global int2* out) { *out = value; }
struct Pair { int a; float b; };
kernel void k_pair(struct Pair value, global struct Pair* out) { *out = value; }
kernel void write(global int* x, int n) { int i = get_global_id(0); if (i < n) x[i] = i; }
kernel void halves(global half* x) { x[0] = x[0] * 2; }
kernel void room(global uint* out, local uint* a, local uint* b) { out[0] = (uint)(size_t)a; out[1] = (uint)(size_t)b; }
kernel void forever(global volatile uint* out) { for (;;) out[0] += 1; }
"""
NOT_NUMBERS = (None, "7", 1j, [1], {}, object(), ValueError, lockstep.Local(4))


class Refused(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gpu = lockstep.Device("gfx950")
        cls.code = cls.gpu.load(lockstep.compile(SOURCE, "gfx950"))

    def refused(self, what, *arguments, **named):
        with self.assertRaises(lockstep.Error) as caught:
            what(*arguments, **named)
        self.assertNotIsInstance(caught.exception, lockstep.Fault)
        self.assertGreater(len(str(caught.exception)), 10)
        return str(caught.exception)

    def through(self, name, value):
        """What a parameter of that type has when the kernel is given the value."""
        out = bytearray(16)
        self.code["k_" + name](value, out, grid=1, block=1)
        form = lockstep.values.FORMATS[name]
        return struct.unpack_from("<" + form, out)[0]

    def test_whole_numbers(self):
        for name in TYPES[:8]:
            size = struct.calcsize("<" + lockstep.values.FORMATS[name])
            signed = not name.startswith("u")
            least = -(1 << 8 * size - 1) if signed else 0
            most = (1 << 8 * size - signed) - 1
            for value in (least, most, 0, 1, True, 7.0, ctypes.c_int(9), -1 if signed else 5):
                with self.subTest(name=name, value=value):
                    self.assertEqual(self.through(name, value), int(getattr(value, "value", value)))
            for value in (least - 1, most + 1, 1 << 70, -(1 << 70)):
                self.assertIn("no room", self.refused(self.through, name, value))
            for value in (1.5, float("nan"), float("inf"), -1e300, *NOT_NUMBERS):
                self.assertIn("value", self.refused(self.through, name, value))

    def test_floats(self):
        for name in TYPES[8:]:
            for value in (0, 1, -3, 1.5, True, float("inf"), ctypes.c_double(2.5), ctypes.c_int(3)):
                self.assertEqual(self.through(name, value), float(getattr(value, "value", value)))
            for value in (1 << 2000, *NOT_NUMBERS):
                self.refused(self.through, name, value)
        self.assertEqual(self.through("float", 0.1), struct.unpack("<f", struct.pack("<f", 0.1))[0])
        self.assertIn("no room", self.refused(self.through, "float", 1e300))
        self.assertIn("no room", self.refused(self.through, "half", 1e5))

    @unittest.skipIf(np is None, "without numpy")
    def test_numpy_numbers(self):
        for value in (np.int64(9), np.uint8(9), np.float32(9), np.float64(9), np.array(9), np.array(9.0), np.int16(9)):
            for name in TYPES:
                with self.subTest(name=name, value=repr(value)):
                    self.assertEqual(self.through(name, value), 9)
        self.assertEqual(self.through("float", np.int32(1)), 1.0)
        self.assertEqual(self.through("double", np.float16(1.5)), 1.5)
        self.assertEqual(self.through("int", np.bool_(True)), 1)
        for name, value in (("int", np.float32(1.5)), ("int", np.int64(1 << 40)), ("uint", np.int32(-1)), ("int", np.complex64(1)),
                            ("int", np.array([1])), ("float", np.zeros(1, np.float32)), ("int", np.datetime64("2020-01-01")),
                            ("float", np.float64(1e300)), ("float", np.array([object()]))):
            with self.subTest(name=name, value=repr(value)):
                self.refused(self.through, name, value)

    def test_vectors_and_structures(self):
        out = bytearray(16)
        for value in ((1, 2.5, 3, 4), [1, 2.5, 3, 4], array.array("d", (1, 2.5, 3, 4)), array.array("f", (1, 2.5, 3, 4)),
                      struct.pack("<4f", 1, 2.5, 3, 4)):
            self.code["k_float4"](value, out, grid=1, block=1)
            self.assertEqual(struct.unpack("<4f", out), (1, 2.5, 3, 4))
        self.code["k_int2"]((1, -2.0), out, grid=1, block=1)
        self.assertEqual(struct.unpack_from("<2i", out), (1, -2))
        for value in (1.0, (1, 2, 3), "1234", (1, 2, 3, "4"), bytes(15), None, (1, 2, 3, None)):
            self.refused(self.code["k_float4"], value, out, grid=1, block=1)
        for value in ((1, 2.5), (1, 1 << 40), 7, array.array("f", (1.5, 2))):
            self.refused(self.code["k_int2"], value, out, grid=1, block=1)
        class Pair(ctypes.Structure):
            _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_float)]
        for value in (struct.pack("<if", 3, 1.5), Pair(3, 1.5)):
            self.code["k_pair"](value, out, grid=1, block=1)
            self.assertEqual(struct.unpack_from("<if", out), (3, 1.5))
        objects = (np.array(object()), np.array([object()]), np.zeros(1, [("a", "O")])[0]) if np else ()
        for value in (bytes(9), "pair", None, {}, (3, 1.5), *objects):
            self.refused(self.code["k_pair"], value, out, grid=1, block=1)

    def test_pointers(self):
        write, x = self.code["write"], array.array("i", [0] * 64)
        for value in (1.5, -1, 1 << 64, "x", 1j, [1, 2], {}, object(), lockstep.Local(4), (1, 2)):
            self.refused(write, value, 0, grid=1)
        write(None, 0, grid=1)
        write(x.buffer_info()[0], 0, grid=1)
        other = lockstep.Device("gfx950")
        self.assertIn("another device", self.refused(write, other.buffer(256), 4, grid=1))
        self.assertIn("no pointer", self.refused(write, x, self.gpu.buffer(256), grid=1))
        self.assertIn("32-bit floats for whole numbers", self.refused(write, array.array("f", [0] * 64), 4, grid=1))
        self.assertIn("64-bit floats for whole numbers", self.refused(write, array.array("d", [0] * 64), 4, grid=1))
        self.assertIn("32-bit floats for 16-bit", self.refused(self.code["halves"], array.array("f", [0]), grid=1))
        write(bytearray(256), 64, grid=1)
        self.code["halves"](array.array("H", [0x3c00]), grid=1, block=1)  # unsigned integers may hold bits, and bytes
        self.code["halves"](bytearray(2), grid=1, block=1)
        self.assertIn("16-bit whole numbers for 16-bit floats", self.refused(self.code["halves"], array.array("h", [1]), grid=1))
        self.assertIn("32-bit whole numbers for 16-bit floats", self.refused(self.code["halves"], array.array("I", [1]), grid=1))
        for form in "hHqQ":
            self.assertIn(f"{8 * array.array(form).itemsize}-bit whole numbers for 32-bit whole numbers",
                          self.refused(write, array.array(form, [0] * 64), 4, grid=1))
        write(array.array("I", [0] * 64), 4, grid=1)

    @unittest.skipIf(np is None, "without numpy")
    def test_arrays_of_objects(self):
        write = self.code["write"]
        for array_ in (np.array([object()] * 64), np.array([[1], [2, 3]], dtype=object), np.zeros(8, [("a", "i4"), ("b", "O")])):
            before = [repr(each) for each in array_.ravel()]
            self.assertIn("of objects", self.refused(write, array_, 4, grid=1))
            self.assertIn("of objects", self.refused(self.gpu.buffer, array_))
            self.assertIn("of objects", self.refused(self.gpu.buffer(1024).write, array_))
            self.assertIn("of objects", self.refused(self.gpu.buffer(1024).read, array_))
            self.assertEqual([repr(each) for each in array_.ravel()], before)
        self.refused(write, np.zeros(4, "M8[s]"), 4, grid=1)
        self.refused(write, np.zeros((4, 4), np.int32)[:, 0], 4, grid=1)
        self.refused(write, (ctypes.py_object * 4)(), 4, grid=1)
        named = np.zeros(64, [("O", "i4")])  # a name, no object
        write(named, 64, grid=1)
        self.assertEqual(named["O"][63], 63)

    def test_sizes_of_launches(self):
        write, x = self.code["write"], array.array("i", [0] * 64)
        big = 1 << 32
        for size in (0, -1, big, big + 1, big + 64, 1 << 64, 1.0, "1", None, (), (1, 1, 1, 1), (1, -1), (1, big), (1, 2.0), "12", b"1",
                     {}, [None], object(), 1j):
            with self.subTest(size=size):
                if size is not None:
                    self.refused(write, x, 64, grid=size)
                    self.refused(write, x, 64, work_items=size)
                    self.refused(write, x, 64, grid=1, cluster=size)
                self.refused(write, x, 64, grid=1, block=size)
        self.refused(write, x, 64)
        self.refused(write, x, 64, grid=1, work_items=64)
        for size in (1, (1,), [1, 1], (True, 1, 1), *((np.int64(1), np.array(1), np.ones(3, np.int16)) if np else ())):
            self.assertEqual(write(x, 64, grid=size, block=64).workgroups, 1)

    def test_counts_of_launches(self):
        write, x = self.code["write"], array.array("i", [0] * 64)
        for name in ("threads", "dynamic_lds", "max_instructions"):
            for value in (-1, 1 << 64, 1 << 70, 1.5, "1", None, [], 1j):
                with self.subTest(name=name, value=value):
                    self.assertIn(name, self.refused(write, x, 64, grid=1, **{name: value}))
        for name in ("threads", "dynamic_lds"):
            self.refused(write, x, 64, grid=1, **{name: 1 << 32})
        for options in ({"engine": "bogus"}, {"engine": 1}, {"engine": None}, {"matrix_model": 1}, {"matrix_model": []}, {"numerics": 1}, {"numerics": []}, {"check": True},
                        {"check": 5}, {"check": ["race"]}, {"trace": 5}, {"trace": ["wave=0"]}):
            with self.subTest(options=options):
                self.refused(write, x, 64, grid=1, **options)
        room, out = self.code["room"], array.array("I", [0, 0])
        for value in (-1, 1 << 32, 1.5, "4", None):
            self.refused(room, out, lockstep.Local(value), lockstep.Local(4), grid=1, block=1)
        self.refused(room, out, lockstep.Local((1 << 32) - 1), lockstep.Local(64), grid=1, block=1)
        self.refused(room, out, 16, lockstep.Local(4), grid=1, block=1)
        room(out, lockstep.Local(20), lockstep.Local(4), grid=1, block=1)
        self.assertEqual(list(out), [0, 32])

    def test_devices_and_buffers(self):
        for target in (5, None, b"gfx950", "", "gfx950\0", ["gfx950"]):
            self.refused(lockstep.Device, target)
        for code in (5, None, 1.5, ["x"], b"", b"x", bytearray(100)):
            self.refused(self.gpu.load, code)
        for size in (0, -1, 1.5, 1 << 64, 1 << 62, "12", None, object(), 1j):
            self.refused(self.gpu.buffer, size)
        buffer = self.gpu.buffer(64)
        for offset in (-1, 65, 1.5, "1", None, 1 << 64):
            self.refused(buffer.write, b"1", offset)
            self.refused(buffer.read, None, offset)
            self.refused(buffer.read, bytearray(1), offset)
            self.refused(buffer.mark_unwritten, offset)
        self.refused(buffer.write, bytes(65))
        self.refused(buffer.write, bytes(2), 63)
        self.refused(buffer.write, "text")
        self.refused(buffer.write, 5)
        self.refused(buffer.read, bytearray(65))
        self.refused(buffer.read, bytes(4))
        for size in (-1, 65, 1.5, 1 << 64):
            self.refused(buffer.mark_unwritten, 0, size)
        buffer.write(b"ab", 62)
        self.assertEqual(buffer.read(None, 62), b"ab")
        if np:
            self.assertEqual(len(self.gpu.buffer(np.int64(64)).read()), 64)
        self.refused(self.code.symbol, 5)
        self.refused(self.code.symbol, "none")
        self.refused(self.gpu.disassemble, [-1])
        self.refused(self.gpu.disassemble, [1 << 32])
        self.refused(self.gpu.disassemble, [1.5])

    def test_raw_dispatches(self):
        words = array.array("I", [0xbf810000] * 16)
        start, count = words.buffer_info()
        good = dict(entry=start, workgroups=1, threads=64)
        ranges = [(start, 4 * count)]
        self.gpu.dispatch(lockstep.Dispatch(**good), ranges)
        for change in ({"entry": -1}, {"entry": 1.5}, {"entry": 1 << 64}, {"workgroups": 0}, {"workgroups": 1 << 32}, {"threads": -1},
                       {"threads": "64"}, {"wave_size": 1.5}, {"wave_size": -64}, {"user_sgprs": (-1,)}, {"user_sgprs": (1 << 32,)},
                       {"user_sgprs": (1.5,)}, {"user_sgprs": (0,) * 33}, {"rsrc1": -1}, {"rsrc2": 1 << 32}, {"scratch_bytes": -1},
                       {"lds_bytes": 1 << 32}, {"lds_bytes": "1"}):
            with self.subTest(change=change):
                self.refused(self.gpu.dispatch, lockstep.Dispatch(**{**good, **change}), ranges)
        for bad in ([(-1, 4)], [(start, -4)], [(start, 1 << 64)], [("x", 4)], [(start, 1.5)]):
            self.refused(self.gpu.dispatch, lockstep.Dispatch(**good), bad)
        self.refused(self.gpu.dispatch, lockstep.Dispatch(**good), ranges, threads=-1)
        self.refused(self.gpu.dispatch, lockstep.Dispatch(**good), ranges, max_instructions=1.5)

    def test_compiling(self):
        for arguments in ((5,), (None,), (b"kernel",), ("", 5), ("", "gfx950", 5), ("", "gfx950", "opencl", "-O2"),
                          ("", "gfx950", "opencl", [5]), ("a\0b",)):
            self.refused(lockstep.compile, *arguments)

    def test_instructions(self):
        move = "v_mov_b32 v0, v1"
        for value in (1 << 32, -(1 << 31) - 1, 1e300, "1", None, [], [None], [1] * 65, object(), 1j, [1 << 40], bytes(65)):
            with self.subTest(value=repr(value)[:60]):
                self.refused(lockstep.execute, move, v1=value)
        for named in ({"vcc": 1.5}, {"vcc": 1 << 64}, {"exec": "1"}, {"exec": 1 << 64}, {"scc": 2}, {"wave_size": 1.5},
                      {"wave_size": 48}, {"engine": "x"}, {"v1024": 1}, {"registers": {5: 1}}, {"registers": {"v[0:99999999999]": 1}}):
            with self.subTest(named=named):
                self.refused(lockstep.execute, move, **named)
        self.refused(lockstep.execute, 5)
        self.refused(lockstep.execute, "v_mov_b32 v0, v[0:4000000000]")
        self.assertEqual(lockstep.execute(move, v1=-1)["v0"][5], 0xffffffff)
        if np:
            for value in (np.int64(9), np.uint8(9), np.array(9), np.full(64, 9), np.full(64, 9, np.uint8), [np.int64(9)] * 64):
                self.assertEqual(lockstep.execute(move, v1=value)["v0"], [9] * 64)
            for value in (np.float64(1.5), np.full(64, 1.5), np.full(64, 1.5, np.float32), [np.float16(1.5)] * 64):
                self.assertEqual(lockstep.execute(move, v1=value)["v0"], [0x3fc00000] * 64)
            self.refused(lockstep.execute, move, v1=np.array([object()]))
            self.refused(lockstep.execute, move, v1=np.full(64, 1 << 40))


class Kept(unittest.TestCase):
    def test_arrays_stay_while_another_launch_may_see_them(self):
        """A launch that ends takes its arrays away without waiting for others, which see them still: they stay until those end."""
        gpu = lockstep.Device("gfx950")
        code = gpu.load(lockstep.compile(SOURCE, "gfx950"))
        small, out, ended, run = bytearray(256), array.array("I", [0]), [], lockstep.kernel.run

        def until_budget():
            try:
                code["forever"](out, grid=1, block=1, max_instructions=100_000_000)
            except lockstep.Fault as fault:
                ended.append(fault.kind)
        other = threading.Thread(target=until_budget)

        def run_beside(*arguments):
            """Begins the other launch when the arrays of this one are mapped."""
            lockstep.kernel.run = run
            other.start()
            while out[0] == 0:
                time.sleep(0.001)
            return run(*arguments)
        lockstep.kernel.run = run_beside
        code["write"](small, 64, grid=1)
        self.assertEqual(ended, [])
        with self.assertRaises(BufferError):  # it is held
            small.extend(bytes(4096))
        other.join()
        self.assertEqual(ended, ["instruction_budget"])
        small.extend(bytes(4096))


if __name__ == "__main__":
    unittest.main()
