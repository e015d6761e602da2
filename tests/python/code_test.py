"""The Python package: compiling kernels, assembling text, instructions on values."""
import array
import os
import struct
import unittest

import lockstep

TARGETS = lockstep.targets()


class Compiling(unittest.TestCase):
    def test_languages(self):
        opencl = "kernel void k(global int* out, local int* room, int n) { size_t i = get_local_id(0); room[i] = get_global_id(0) * n; barrier(1); out[get_global_id(0)] = room[63 - i]; }"
        hip = 'extern "C" __global__ void k(int* out, int n) { __shared__ int room[64]; int i = threadIdx.x; room[i] = (blockIdx.x * blockDim.x + i) * n; __syncthreads(); out[blockIdx.x * blockDim.x + i] = room[63 - i]; }'
        for target in TARGETS:
            gpu = lockstep.Device(target)
            for language, source, more in [("opencl", opencl, [lockstep.Local(256)]), ("hip", hip, [])]:
                with self.subTest(target=target, language=language):
                    kernel = gpu.load(lockstep.compile(source, target, language))["k"]
                    out = array.array("i", [0] * 128)
                    kernel(out, *more, 3, grid=2, block=64)
                    self.assertEqual(list(out), [(i // 64 * 64 + 63 - i % 64) * 3 for i in range(128)])

    def test_hip_as_it_is_written(self):
        """Without extern "C": found by the plain name, and the mangled one says what the arguments are."""
        source = """struct Pair { int a, b; };
        __device__ __forceinline__ float times(float a, float b) { return a * b; }
        __global__ __launch_bounds__(256, 2) void saxpy(int n, float a, const float* __restrict__ x, float* y, Pair pair, int* count) {
          for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
            y[i] = times(a, x[i]) + y[i] + pair.b;
            atomicAdd(count, 1);
          }
        }
        __global__ void same(int* a) {}
        __global__ void same(float* a) {}"""
        for target in TARGETS:
            with self.subTest(target=target):
                code = lockstep.Device(target).load(lockstep.compile(source, target, "hip"))
                saxpy = code["saxpy"]
                self.assertEqual([each.type_name for each in saxpy.arguments], ["int", "float", "float*", "float*", "", "int*"])
                x, y, count = array.array("f", range(1000)), array.array("f", [1.0] * 1000), array.array("i", [0])
                saxpy(1000, 2, x, y, struct.pack("ii", 5, 7), count, grid=2, block=256)  # 2 is 2.0
                self.assertEqual((list(y), count[0]), ([2.0 * i + 8.0 for i in range(1000)], 1000))
                with self.assertRaisesRegex(lockstep.Error, r"64-bit floats for 32-bit floats.*astype\(np.float32\)"):
                    saxpy(1000, 2, array.array("d", x), y, bytes(8), count, grid=2, block=256)
                with self.assertRaisesRegex(KeyError, "several kernels 'same'.*_Z4samePi"):
                    code["same"]
                self.assertEqual(code["_Z4samePi"].name, "_Z4samePi")

    def test_hip_with_its_headers(self):
        """An include of HIP's headers brings them, and the device libraries, where they are installed."""
        if not lockstep.hip_headers.installed():
            self.skipTest("HIP's headers or the device libraries are not installed")
        source = """#include <hip/hip_bf16.h>
        #include <hip/hip_fp16.h>
        __global__ void several(float* x, __half* h, unsigned* count) {
          const int i = threadIdx.x;
          x[i] = powf(2.0f, log2f(x[i])) + sinf(0.0f) + __shfl(i, 3) * float(__hip_bfloat16(1));
          h[i] = h[i] * hrcp(__float2half(4.0f));
          atomicInc(count, 1000);
        }
        __global__ void speaks(const int* p) { printf("%d", *p); }"""
        for target in ("gfx950", "gfx1201"):
            with self.subTest(target=target):
                code = lockstep.Device(target).load(lockstep.compile(source, target, "hip", ["-std=c++20"]))
                x, h, count = array.array("f", range(1, 33)), bytearray(struct.pack("<32e", *range(32))), array.array("I", [0])
                code["several"](x, h, count, grid=1, block=32)
                for i in range(32):
                    self.assertAlmostEqual(x[i], i + 4, delta=1e-4)
                self.assertEqual(struct.unpack("<32e", h), tuple(i / 4 for i in range(32)))
                self.assertEqual(count[0], 32)
                with self.assertRaisesRegex(lockstep.Fault, r"\(null: hidden_hostcall_buffer.*\): .*printf.*HIP program with lockstep hip"):
                    code["speaks"](count, grid=1, block=1)

    def test_errors(self):
        with self.assertRaisesRegex(lockstep.CompileError, "error"):
            lockstep.compile("kernel void k(global int* p) { p[0] = nothing; }", TARGETS[0])
        with self.assertRaisesRegex(lockstep.Error, "language"):
            lockstep.compile("", TARGETS[0], "fortran")


class Instructions(unittest.TestCase):
    def test_values(self):
        for target in TARGETS:
            with self.subTest(target=target):
                result = lockstep.execute("v_fma_f32 v0, v1, v2, v3", target, v1=2.0, v2=[1.5, -4.0], v3=1.0)
                self.assertEqual(result.f32("v0")[:3], [4.0, -7.0, 1.0])
                add = "s_add_co_u32" if target.startswith("gfx12") else "s_add_u32"
                self.assertEqual(lockstep.execute(f"{add} s0, s1, s2", target, s1=0xffffffff, s2=3)["s0"], 2)

    def test_status_and_pairs(self):
        result = lockstep.execute("v_add_co_u32 v0, vcc, v1, v2", "gfx950", v1=0xffffffff, v2=[1, 0])
        self.assertEqual((result["v0"][:2], result["vcc"]), ([0, 0xffffffff], 1))
        result = lockstep.execute("v_add_f64 v[4:5], v[2:3], v[2:3]", "gfx950", registers={"v[2:3]": 1.25})
        self.assertEqual(struct.unpack("<d", struct.pack("<2I", result["v4"][7], result["v5"][7]))[0], 2.5)
        result = lockstep.execute("v_mov_b32 v0, 7", "gfx950", v0=1, exec=0b101)
        self.assertEqual((result["v0"][:4], result["exec"]), ([7, 1, 7, 1], 5))
        self.assertEqual(lockstep.execute("s_addc_u32 s0, s1, s1", "gfx950", s1=2, scc=1)["s0"], 5)
        self.assertEqual(lockstep.execute("v_accvgpr_read_b32 v0, a3", "gfx950", a3=9)["v0"][63], 9)

    def test_words(self):
        """Numbers of instructions do what their text does; several, also with a literal."""
        for target, words, text in [("gfx950", [0x02000501], "v_add_f32 v0, v1, v2"), ("gfx1100", [0x06000501], "v_add_f32 v0, v1, v2"),
                                    ("gfx950", (0x7E0002FF, 0x12345678, 0x68060300), "v_mov_b32 v0, 0x12345678\nv_add_u32 v3, v0, v1")]:
            by_words = lockstep.execute(words, target, v1=1.5, v2=[0.25, 2.0])
            by_text = lockstep.execute(text, target, v1=1.5, v2=[0.25, 2.0])
            self.assertEqual({name: by_words[name] for name in by_words}, {name: by_text[name] for name in by_text})
        self.assertEqual(lockstep.execute([0x02000501], "gfx950", v1=1.5, v2=1.0).f32("v0")[0], 2.5)
        self.assertIn("v_add_f32", repr(lockstep.execute([0x02000501])))
        with self.assertRaisesRegex(lockstep.Error, "0xffffffff is no instruction of gfx950"):
            lockstep.execute([0xffffffff])
        with self.assertRaisesRegex(lockstep.Error, "a word of an instruction"):
            lockstep.execute([1 << 32])
        with self.assertRaisesRegex(lockstep.Error, "a str or a list of words"):
            lockstep.execute(7)

    def test_own_assembler(self):
        """No clang: text of several lines with labels and comments; errors have the lines of the text."""
        clang = os.environ.get("LOCKSTEP_CLANG")
        os.environ["LOCKSTEP_CLANG"] = "/nowhere/clang"
        try:
            loop = "s_mov_b32 s0, 3 // three times\n1: v_add_u32 v0, v0, v1\ns_sub_u32 s0, s0, 1\ns_cmp_lg_u32 s0, 0\ns_cbranch_scc1 1b"
            self.assertEqual(lockstep.execute(loop, "gfx950", v0=1, v1=[5, 7])["v0"][:3], [16, 22, 1])
            with self.assertRaises(lockstep.CompileError) as caught:
                lockstep.execute("s_nop 0\nv_add_f32 v0, s[2:3], v1\nv_nonsense v0", "gfx942")
            self.assertEqual(str(caught.exception), "2:15: v_add_f32 takes src0, a VGPR, an SGPR or a constant; 's[2:3]' are 2 registers\n"
                             "3:1: CDNA3 has no instruction 'v_nonsense'")
            with self.assertRaisesRegex(lockstep.CompileError, "comment"):
                lockstep.execute("s_nop 0 /* open")
            gpu = lockstep.Device("gfx950")
            self.assertEqual(gpu.assemble(".globl k\nk: s_endpgm\n")[:4], b"\x7fELF")
            with self.assertRaisesRegex(lockstep.Error, "is a str"):
                gpu.assemble(b"s_nop 0")
        finally:
            os.environ.pop("LOCKSTEP_CLANG")
            if clang is not None:
                os.environ["LOCKSTEP_CLANG"] = clang

    def test_refused(self):
        with self.assertRaisesRegex(lockstep.CompileError, "instruction"):
            lockstep.execute("v_nonsense v0")
        with self.assertRaisesRegex(lockstep.Error, "no register"):
            lockstep.execute("s_nop 0", q7=1)
        with self.assertRaisesRegex(lockstep.Error, "used by the frame"):
            lockstep.execute("v_mov_b32 v255, 0")


if __name__ == "__main__":
    unittest.main()
