"""The Python package: arrays in and out, faults, findings, Ctrl-C, threads. usage: python_test.py SAXPY.hsaco"""
import array
import gc
import os
import signal
import struct
import sys
import threading
import time
import unittest
import zlib

import lockstep

try:
    import numpy as np
except ImportError:
    np = None
SAXPY = sys.argv.pop(1)
FOREVER = "s_nop 0\nagain: s_branch again"


class Launches(unittest.TestCase):
    def setUp(self):
        self.gpu = lockstep.Device("gfx950")
        self.saxpy = self.gpu.load(SAXPY)["saxpy"]

    def test_arrays_without_numpy(self):
        x, y = array.array("f", range(500)), array.array("f", [1.0] * 500)
        for engine in ("fast", "reference"):
            result = self.saxpy(500, 0.5, x, y, grid=2, block=256, engine=engine)
            self.assertEqual((result.workgroups, result.waves), (2, 8))
        self.assertEqual(list(y), [i + 1.0 for i in range(500)])

    @unittest.skipIf(np is None, "without numpy")
    def test_numpy(self):
        x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
        x.flags.writeable = False
        self.saxpy(np.uint32(1000), np.float32(2.5), x, y, grid=4, block=256)
        self.assertTrue((y == 2.5 * x + 1).all())
        with self.assertRaisesRegex(lockstep.Error, "contiguous"):
            self.saxpy(500, 1.0, x[::2], y, grid=2, block=256)

    def test_dlpack(self):
        class Tensor:  # DLPack alone, as other packages have it
            def __init__(self, values):
                self.values = np.array(values, np.float32)

            def __dlpack__(self):
                return self.values.__dlpack__()
        if np is None:
            self.skipTest("without numpy")
        y = Tensor([1.0] * 64)
        self.saxpy(64, 1.0, Tensor(range(64)), y, grid=1, block=64)
        self.assertEqual(list(y.values), [i + 1.0 for i in range(64)])

    def test_compressed_bundles(self):
        with open(SAXPY, "rb") as file:
            code = file.read()
        entry = b"hip-amdgcn-amd-amdhsa--gfx950"
        begin = len(b"__CLANG_OFFLOAD_BUNDLE__") + 32 + len(entry)
        plain = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<QQQQ", 1, begin, len(code), len(entry)) + entry + code
        packed = zlib.compress(plain)
        bundle = b"CCOB" + struct.pack("<HHII", 2, 0, 24 + len(packed), len(plain)) + bytes(8) + packed
        for data in (plain, bundle):
            y = array.array("f", [1.0] * 64)
            self.gpu.load(data)["saxpy"](64, 2.0, array.array("f", range(64)), y, grid=1, block=64)
            self.assertEqual(list(y), [2.0 * i + 1.0 for i in range(64)])
        with self.assertRaisesRegex(lockstep.Error, "a truncated compressed offload bundle"):
            self.gpu.load(bundle[:-1])
        with self.assertRaisesRegex(lockstep.Error, "a damaged compressed offload bundle"):
            self.gpu.load(bundle[:40] + bytes(40) + bundle[80:])

    def test_buffers(self):
        x, y = self.gpu.buffer(array.array("f", [3.0] * 64)), self.gpu.buffer(256)
        self.saxpy(64, 2.0, x, y, grid=1, block=64)
        self.assertEqual(y.read(), struct.pack("<64f", *[6.0] * 64))
        y.free()
        with self.assertRaises(lockstep.Fault):
            self.saxpy(64, 2.0, x, y, grid=1, block=64)

    def test_fault(self):
        both = memoryview(bytearray(1200)).cast("f")
        x, y = both[:100], both[200:]  # y never begins where x ends, as small objects of Python may
        with self.assertRaises(lockstep.Fault) as caught:
            self.saxpy(101, 1.0, x, y, grid=2, block=64)
        fault = caught.exception
        self.assertEqual((fault.kind, fault.workgroup, fault.wave, fault.lane), ("out_of_bounds", (1, 0, 0), 0, 36))
        self.assertRegex(str(fault), r"0 bytes past the end of argument (x|2) .*, 0 bytes past the end of argument 2( 'x')?")
        with self.assertRaisesRegex(lockstep.Fault, "read-only argument"):
            self.saxpy(4, 1.0, x, bytes(16), grid=1, block=64)
        self.saxpy(100, 1.0, x, y, grid=2, block=64)  # and goes on

    def test_source_lines(self):
        """Of code with debug information. HIP has no names of arguments but there."""
        source = """__global__ void over(const float* in, float* out, int n) {
  out[threadIdx.x + n] = in[threadIdx.x];
}
"""
        for debug in ([], ["-g"]):
            kernel = self.gpu.load(lockstep.compile(source, "gfx950", "hip", debug))["over"]
            where = r" \(source\.hip:2\) " if debug else r"' workgroup"
            whose = r", 0 bytes past the end of argument 1" + (r" 'out'" if debug else r"") + "$"
            x, y = self.gpu.buffer(256), self.gpu.buffer(256)
            for buffer in (x, y):
                buffer.write(bytes(256))
            with self.assertRaises(lockstep.Fault) as caught:
                kernel(x, y, 1, grid=1, block=64)
            self.assertRegex(str(caught.exception), where)
            self.assertRegex(str(caught.exception), whose)
            found = kernel(x, y, 1, grid=1, block=64, check="memory").findings
            self.assertEqual([each.at.source for each in found], ["source.hip:2" if debug else ""])
            self.assertRegex(found[0].what, whose)

    def test_nearly_an_instruction(self):
        """Words that LLVM refuses, too: bits are set that the instruction has no use for."""
        for target, words, text in [
                ("gfx950", (0xd1340001, 0x20020501), "CDNA4 instruction: v_add_u32 leaves bits unused that are otherwise here "
                 "(0x20000000 of dword 1, 0x20020501)"),
                ("gfx1100", (0xd5250001, 0x20020501), "RDNA3 instruction: v_add_nc_u32 leaves bits unused")]:
            code = array.array("I", words + (0xbf9f0000,) * 16)
            start, count = code.buffer_info()
            with self.assertRaises(lockstep.Fault) as caught:
                lockstep.Device(target).dispatch(lockstep.Dispatch(start, 1, 32, wave_size=64 if target == "gfx950" else 32),
                                                 [(start, 4 * count)])
            self.assertIn(text, str(caught.exception))

    def test_bad_arguments(self):
        x = array.array("f", [0.0] * 64)
        for arguments, words in [((1, 2.0, x), "takes 4 arguments"), ((1, 2.0, x, "y"), "neither a number nor an array"),
                                 ((1 << 40, 2.0, x, x), "no room"), ((1, lockstep.Local(4), x, x), "neither")]:
            with self.assertRaisesRegex(lockstep.Error, words):
                self.saxpy(*arguments, grid=1)
        with self.assertRaisesRegex(lockstep.Error, "grid"):
            self.saxpy(1, 1.0, x, x)
        with self.assertRaisesRegex(KeyError, "saxpy"):
            self.gpu.load(SAXPY)["nothing"]
        with self.assertRaisesRegex(lockstep.Error, "unknown target"):
            lockstep.Device("gfx1")
        with self.assertRaisesRegex(lockstep.Error, "code object"):
            self.gpu.load(b"nothing of the kind")

    def test_report_and_disassembly(self):
        x = array.array("f", [0.0] * 64)
        result = self.saxpy(64, 1.0, x, x, grid=1, block=64, report=True)
        names = {name: count for name, count, exact in result.report}
        self.assertEqual(names["S_ENDPGM"], 1)
        self.assertEqual(sum(names.values()), result.instructions)
        self.assertIn("<table>", result._repr_html_())
        self.assertIn("s_endpgm", self.gpu.load(SAXPY).disassemble("saxpy"))
        self.assertEqual(self.gpu.disassemble([0xBF810000, 0xFFFFFFFF]), ["s_endpgm", ".long 0xffffffff"])

    def test_matrix_model(self):
        sums = self.gpu.load(lockstep.compile("""
            #pragma OPENCL EXTENSION cl_khr_fp16 : enable
            kernel void sums(global float* out) {
              const half4 ones = 1.0h;
              const float4 sums = __builtin_amdgcn_mfma_f32_16x16x16f16(ones, ones, (float4)(16777216.0f), 0, 0, 0);
              out[get_local_id(0)] = sums.x;
            }""", "gfx950"))["sums"]
        for model, total in (("", 2.0**24 + 16), ("sequential_fma", 2.0**24), ("exact", 2.0**24 + 16), ("cdna1", 2.0**24 + 16)):
            for engine in ("fast", "reference"):
                out = array.array("f", [0.0] * 64)
                result = sums(out, grid=1, block=64, engine=engine, matrix_model=model, report=True)
                self.assertEqual(list(out), [total] * 64)
                self.assertEqual(result.matrix_model, model or "cdna3")
        self.assertEqual(sums(out, grid=1).matrix_model, "")
        with self.assertRaisesRegex(lockstep.Error, "no matrix model 'nice': use one of sequential_fma, exact, cdna1"):
            sums(out, grid=1, matrix_model="nice")

    def test_numerics(self):
        for target, exact in (("gfx1201", "silicon"), ("gfx1200", "extrapolated"), ("gfx950", "bounded")):
            gpu = lockstep.Device(target)
            rcp = gpu.load(lockstep.compile("""
                kernel void rcp(global float* x) { x[get_local_id(0)] = __builtin_amdgcn_rcpf(x[get_local_id(0)]); }""", target))["rcp"]
            for numerics in ("silicon", "rounded"):
                for engine in ("fast", "reference"):
                    x = array.array("I", [0x3F8005A9] * 64)
                    result = rcp(x, grid=1, block=64, engine=engine, numerics=numerics, report=True)
                    silicon = numerics == "silicon" and target != "gfx950"
                    self.assertEqual(list(x), [0x3F7FF4AE if silicon else 0x3F7FF4AF] * 64)
                    self.assertEqual(result.numerics, "" if target == "gfx950" else numerics)
                    self.assertIn(("V_RCP_F32", exact if silicon else "bounded"), [(name, how) for name, _, how in result.report])
        with self.assertRaisesRegex(lockstep.Error, "no numerics 'nice': use 'silicon' or 'rounded'"):
            rcp(x, grid=1, numerics="nice")

    def test_interleave(self):
        looks = self.gpu.load(lockstep.compile("""
            kernel void looks(global uint* seen) {
              local volatile uint set;
              if (get_local_id(0) < 64) {
                #pragma unroll
                for (uint i = 0; i < 100; ++i) __asm__ volatile("s_nop 0");
                seen[get_local_id(0)] = set;
              } else {
                set = 1;
              }
            }""", "gfx950"))["looks"]
        for engine in ("fast", "reference"):
            for interleave, seen in ((None, 1), (100, 1), (0, 0), (200, 0)):
                out = array.array("I", [9] * 64)
                looks(out, grid=1, block=128, engine=engine, interleave=interleave)
                self.assertEqual(list(out), [seen] * 64)
        for wrong in (-1, 1 << 32):
            with self.assertRaisesRegex(lockstep.Error, f"interleave: {wrong}; give a number from 0 to"):
                looks(out, grid=1, block=128, interleave=wrong)

    def test_ordered_updates(self):
        """The first workgroup waits, after a float atomic, for the second, which has one, too."""
        waits = self.gpu.load(lockstep.compile("""
            extern "C" __global__ void waits(float* sum, unsigned* flag) {
              __builtin_amdgcn_global_atomic_fadd_f32((__attribute__((address_space(1))) float*)sum, 1.0f);
              if (blockIdx.x == 1) __hip_atomic_store(flag, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
              else while (__hip_atomic_load(flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT) == 0) {}
            }""", "gfx950", "hip"))["waits"]
        for engine in ("fast", "reference"):
            total, flag = array.array("f", [0]), array.array("I", [0])
            with self.assertRaises(lockstep.Fault) as raised:
                waits(total, flag, grid=2, threads=2, engine=engine, max_instructions=200000)
            self.assertEqual(raised.exception.kind, "instruction_budget")
            total, flag = array.array("f", [0]), array.array("I", [0])
            waits(total, flag, grid=2, threads=2, engine=engine, max_instructions=(1 << 64) - 1, ordered_updates=False)
            self.assertEqual((total[0], flag[0]), (128, 1))

    def test_threads_share_a_device(self):
        wrong = []

        def work(n):
            y = array.array("f", [1.0] * 256)
            x = array.array("f", range(256))
            for _ in range(30):
                self.saxpy(256, 1.0, x, y, grid=1, block=256)
            if list(y) != [1.0 + 30 * i for i in range(256)]:
                wrong.append(n)
        threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        self.assertEqual(wrong, [])


class Watching(unittest.TestCase):
    def setUp(self):
        self.gpu = lockstep.Device("gfx950")
        self.saxpy = self.gpu.load(SAXPY)["saxpy"]
        self.x, self.y = array.array("f", range(100)), array.array("f", [1.0] * 100)

    def test_nothing_asked_for(self):
        result = self.saxpy(100, 1.0, self.x, self.y, grid=2, block=64)
        self.assertEqual((result.findings, result.trace, result.profile), (None, None, None))

    def test_findings(self):
        result = self.saxpy(100, 1.0, self.x, self.y, grid=2, block=64, check="all")
        self.assertEqual(result.findings, [])
        self.assertIn("found nothing", result._repr_html_())
        source = """kernel void wrong(global int* out) {
          local int room[128];
          size_t i = get_local_id(0);
          room[i] = (int)i;
          out[i] = room[127 - i];
        }"""
        wrong = self.gpu.load(lockstep.compile(source, "gfx950", "opencl"))["wrong"]
        out = array.array("i", [0] * 128)
        findings = wrong(out, grid=1, block=128, check="race,wait").findings
        self.assertEqual({each.kind for each in findings}, {"race"})
        mistakes, infos = [each for each in findings if not each.info], [each for each in findings if each.info]
        counts = ([f"{len(mistakes)} finding{'s' if len(mistakes) > 1 else ''}: {len(mistakes)} race"] if mistakes else []) + (
            [f"{len(infos)} info: {len(infos)} race"] if infos else [])
        self.assertEqual(findings.summary, "; ".join(counts))
        self.assertEqual(result.findings.summary, "")
        first = findings[0]
        self.assertIn("ds_", first.at.instruction)
        self.assertIn("ds_", first.other.instruction)
        self.assertEqual((first.at.workgroup, first.count > 0), ((0, 0, 0), True))
        self.assertEqual((first.memory["space"], first.memory["bytes"] > 0), ("lds", True))
        self.assertNotEqual(first.at.wave, first.other.wave)
        self.assertIn("barrier", first.advice)
        self.assertIn("<table>", findings._repr_html_())
        self.assertIn(f"{first.at.pc:#x}", str(first))
        with self.assertRaisesRegex(lockstep.Error, "nonsense"):
            wrong(out, grid=1, block=128, check="nonsense")

    def test_guesses(self):
        source = """kernel void guesses(global float* out, int decides) {
          float x = __builtin_amdgcn_exp2f(out[get_local_id(0)]);
          if (decides) { if (x > 1.5f) out[get_local_id(0)] = 3.0f; } else out[get_local_id(0)] = x;
        }"""
        guesses = self.gpu.load(lockstep.compile(source, "gfx950", "opencl"))["guesses"]
        out = array.array("f", range(64))
        for engine in ("fast", "reference"):
            self.assertEqual(guesses(out, 0, grid=1, block=64, check="guess", engine=engine).findings, [])
            findings = guesses(out, 1, grid=1, block=64, check="guess", engine=engine).findings
            self.assertEqual({each.kind for each in findings}, {"guess"})
            self.assertIn("EXEC is set from the result of V_EXP_F32, which is bounded", [each.what for each in findings])
            self.assertIn("v_exp_f32", findings[0].other.instruction)

    def test_the_last_bytes_below_2_64(self):
        """A null pointer and a negative index: the check ends."""
        source = """kernel void below_null(global const int* in, global int* out, ulong base) {
          out[get_global_id(0)] = in[0] + ((global const int*)base)[-2 - (int)get_local_id(0) % 2];
        }"""
        below_null = self.gpu.load(lockstep.compile(source, "gfx950", "opencl"))["below_null"]
        findings = below_null(array.array("i", [0]), array.array("i", [0] * 128), 0, grid=2, block=64, check="all").findings
        self.assertEqual({each.kind for each in findings}, {"memory"})
        self.assertIn("0xfffffffffffffff", str(findings[0]))
        self.assertIn((findings[0].memory["space"], findings[0].memory["address"]), [("global", (1 << 64) - 8), ("global", (1 << 64) - 12)])
        self.assertEqual((findings[0].other, findings[0].register), (None, None))

    def test_memory_that_nobody_wrote(self):
        y = self.gpu.buffer(400, unwritten=True)

        def kinds():
            return [each.kind for each in self.saxpy(100, 1.0, self.x, y, grid=2, block=64, check="init").findings]

        self.assertEqual(kinds(), ["init"])
        y.write(bytes(400))
        self.assertEqual(kinds(), [])
        y.mark_unwritten(396, 4)
        findings = self.saxpy(100, 1.0, self.x, y, grid=2, block=64, check="init").findings
        self.assertEqual([(each.kind, each.count) for each in findings], [("init", 1)])
        self.assertIn("byte 396 of the 400 bytes", findings[0].what)
        with self.assertRaisesRegex(lockstep.Error, "cannot mark 8 bytes"):
            y.mark_unwritten(396, 8)

    def test_trace(self):
        result = self.saxpy(100, 1.0, self.x, self.y, grid=2, block=64, trace=True)
        self.assertEqual(len(result.trace), result.instructions)
        last = result.trace[-1]
        self.assertEqual((last.workgroup, last.wave, last.instruction, last.effect), ((1, 0, 0), 0, "s_endpgm", ""))
        self.assertEqual([step.index for step in result.trace if step.workgroup == (0, 0, 0)],
                         list(range(sum(step.workgroup == (0, 0, 0) for step in result.trace))))
        self.assertTrue(any("->" in step.effect for step in result.trace))
        for step in result.trace:
            for write in step.writes:
                self.assertIn(f"{write.name} #{write.after:08x}" if write.vector else f"{write.name} {write.before:#x} -> {write.after:#x}",
                              step.effect)
        self.assertTrue(any(write.vector for step in result.trace for write in step.writes))
        stores = [step.access for step in result.trace if step.access and step.access.kind == "global store"]
        self.assertTrue(stores)
        for store in stores:
            self.assertEqual(store.highest - store.lowest + 1, store.lanes * store.bytes)
        self.assertEqual(result.trace.svg().count("<text"), 2)  # a row for each wave
        self.assertIn("s_endpgm", result.trace._repr_html_())
        some = self.saxpy(100, 1.0, self.x, self.y, grid=2, block=64, trace="workgroup=1,0,0 index=3-5").trace
        self.assertEqual([(step.workgroup, step.index) for step in some], [((1, 0, 0), i) for i in (3, 4, 5)])
        self.assertIn(str(some[0]), str(result.trace))
        with self.assertRaisesRegex(lockstep.Error, "trace_only"):
            self.saxpy(100, 1.0, self.x, self.y, grid=2, block=64, trace="nonsense=1")

    def test_profile(self):
        result = self.saxpy(100, 1.0, self.x, self.y, grid=2, block=64, profile=True, report=True)
        profile, counted = result.profile, dict((name, count) for name, count, exact in result.report)
        self.assertEqual(profile.total["executions"], result.instructions)
        self.assertEqual(sum(each.executions for each in profile.instructions), result.instructions)
        stores = [each for each in profile.instructions if each.text.startswith("global_store")]
        self.assertEqual((stores[0].executions, stores[0].lanes, stores[0].kind), (2, 50.0, "vmem"))
        self.assertEqual(counted["GLOBAL_STORE_DWORD"], 2)
        self.assertEqual(profile.hottest(1)[0].executions, max(each.executions for each in profile.instructions))
        self.assertIn("<svg", profile._repr_html_())
        self.assertIn("vmem", profile.svg())

    def test_fault_keeps_what_was_seen(self):
        with self.assertRaises(lockstep.Fault) as caught:
            self.saxpy(101, 1.0, self.x, self.y, grid=2, block=64, trace=True, profile=True)
        launch = caught.exception.launch
        self.assertEqual(launch.workgroups, 1)
        self.assertGreater(len(launch.trace), 10)
        self.assertGreater(launch.profile.total["executions"], 10)


class Interrupts(unittest.TestCase):
    def setUp(self):
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it

    def test_ctrl_c(self):
        code = lockstep.compile(".text\n.globl k\n.p2align 8\nk:\n" + FOREVER + "\n.rodata\n.p2align 6\n.amdhsa_kernel k\n"
                                ".amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n.end_amdhsa_kernel\n",
                                "gfx950", "asm")
        kernel = lockstep.Device("gfx950").load(code)["k"]
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        begin = time.time()
        with self.assertRaises((KeyboardInterrupt, lockstep.Fault)) as caught:
            kernel(grid=1, block=64, max_instructions=1 << 60)
            time.sleep(1)
        self.assertIsInstance(caught.exception, KeyboardInterrupt)
        self.assertLess(time.time() - begin, 20)
        with self.assertRaisesRegex(lockstep.Fault, "instruction_budget"):
            kernel(grid=1, block=64, max_instructions=1000)
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        with self.assertRaises(KeyboardInterrupt):  # also while lines of a trace come in
            kernel(grid=1, block=64, max_instructions=1 << 60, trace=True)
            time.sleep(1)

    def test_fork(self):
        """A child goes on with its parent's device, which had threads, and with one of its own, and lets go of both."""
        gpu, n = lockstep.Device("gfx950"), 1 << 20
        saxpy = gpu.load(SAXPY)["saxpy"]
        x = array.array("f", [1.0]) * n
        saxpy(n, 1.0, x, x, grid=n // 256, block=256)
        child = os.fork()
        if child == 0:
            signal.alarm(60)
            y = array.array("f", [1.0]) * n
            saxpy(n, 1.0, y, y, grid=n // 256, block=256)
            lockstep.Device("gfx950").load(SAXPY)["saxpy"](n, 1.0, y, y, grid=n // 256, block=256)
            del saxpy, gpu
            gc.collect()
            os._exit(0 if set(y) == {4.0} else 1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        saxpy(n, 1.0, x, x, grid=n // 256, block=256)
        self.assertEqual(set(x), {4.0})


if __name__ == "__main__":
    unittest.main()
