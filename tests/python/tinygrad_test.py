"""lockstep.tinygrad without tinygrad: modules of the same names and interface are changed as they are imported, kernels run, a
fault is told when the queue is through, and the queue goes on; MODE is the kernel's, checks tell what they find, and a profile gets
its trace. (tinygrad itself is no part of this repository.)"""
import ctypes
import os
import subprocess
import sys
import tempfile
import unittest

import lockstep
import lockstep.tinygrad
from lockstep.compiler import run_clang
from lockstep.instruction import _text_section

FILES = {
    "test/__init__.py": "", "test/mockgpu/__init__.py": "", "test/mockgpu/amd/__init__.py": "", "tinygrad/__init__.py": "",
    "tinygrad/runtime/__init__.py": "",
    # A device that met an error in its queue refuses all that comes later.
    "tinygrad/runtime/ops_amd.py": """
class AMDQueueDesc:
  def __init__(self, ring): self.ring = ring
  def signal_doorbell(self, dev, doorbell_value=None):
    try: self.ring(doorbell_value)
    except Exception as e:
      dev.error_state = e
      raise
""",
    "tinygrad/helpers.py": "PROFILE = 0\n",
    "test/mockgpu/amd/emu.py": """
def run_asm(*arguments):
  raise AssertionError('its own emulator')
sqtt_traces, _BRANCH_OPS = [], {0xbf84, 0xbf85}
class Instruction:
  def __init__(self, data):
    word = int.from_bytes(data[:4], 'little')
    self.op = type('Op', (), {'value': word >> 16})
    self.bytes = 8 if word >> 26 == 0x37 else 4  # FLAT
  def size(self): return self.bytes
def decode_inst(data, arch): return Instruction(data)
def _make_sqtt_encoder():
  lines = []
  return (lambda wave, inst, taken: lines.append((wave, hex(inst.op.value), taken)), lambda wave: lines.append((wave, 'end')),
          lambda: lines)
""",
    "test/mockgpu/amd/amdgpu.py": """
from test.mockgpu.helpers import PythonRemu
regCOMPUTE_PGM_RSRC2, remu = 0x2e13, PythonRemu()
class PM4Executor:
  def __init__(self, gpu, run): self.gpu, self.run = gpu, run
  def _exec_dispatch_direct(self, n): assert n == 3 and self.run(remu) == 0
""",
    "test/mockgpu/helpers.py": "class PythonRemu:\n  valid_mem_ranges = set()\n  rsrc2 = 0x19c\n  scratch_size = 0\n"
                               "  arch = 'rdna3'\n  user_data = []\n  def run_asm(self, *arguments):\n    raise AssertionError('its own')\n",
    "test/mockgpu/amd/amddriver.py": "class AMDDriver:\n  _executing = False\n  def __init__(self, work): self.work, self.done = work, 0\n"
                                     "  def _emulate_execute(self):\n    for each in self.work:\n      assert each() == 0\n      self.done += 1\n",
}
# Stores the work-item's number at the address in s[0:1].
PROGRAM = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\nglobal_store_dword v1, v0, s[0:1]\ns_endpgm\n"


class Patched(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        for name, text in FILES.items():
            path = os.path.join(cls.folder.name, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
        sys.path.insert(0, cls.folder.name)
        for name in [name for name in sys.modules if name == "test" or name.startswith("test.")]:
            del sys.modules[name]  # the interpreter's own
        lockstep.tinygrad.install()
        code = _text_section(run_clang(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", "-c"], PROGRAM, ".s"))
        cls.code = ctypes.create_string_buffer(code + bytes(256))
        cls.entry = ctypes.addressof(cls.code)

    def remu(self, out, size):
        from test.mockgpu.helpers import PythonRemu
        remu = PythonRemu()
        address = ctypes.addressof(out)
        remu.arch, remu.rsrc2, remu.user_data = "cdna", 2 << 1 | 1 << 7, [address & 0xffffffff, address >> 32]
        remu.valid_mem_ranges = {(self.entry, len(self.code)), (address, size)}
        return lambda: remu.run_asm(self.entry, len(self.code), 1, 1, 1, 64, 1, 1, 0)

    def test_queue(self):
        from test.mockgpu.amd.amddriver import AMDDriver
        out = (ctypes.c_uint32 * 64)()
        AMDDriver([self.remu(out, 256)])._emulate_execute()
        self.assertEqual(list(out), list(range(64)))

    def test_fault_is_told_and_the_queue_goes_on(self):
        from test.mockgpu.amd.amddriver import AMDDriver
        first, second = (ctypes.c_uint32 * 64)(), (ctypes.c_uint32 * 64)()
        driver = AMDDriver([self.remu(first, 128), self.remu(second, 256)])
        with self.assertRaises(lockstep.Fault) as caught:
            driver._emulate_execute()
        self.assertEqual((caught.exception.kind, caught.exception.lane), ("out_of_bounds", 32))
        self.assertEqual((driver.done, list(second)), (2, list(range(64))))
        driver.work = [self.remu(first, 256)]
        driver._emulate_execute()
        self.assertEqual(list(first), list(range(64)))

    def test_device_is_usable_after_a_fault(self):
        from test.mockgpu.amd.amddriver import AMDDriver
        from tinygrad.runtime.ops_amd import AMDQueueDesc
        out = (ctypes.c_uint32 * 64)()
        driver = AMDDriver([self.remu(out, 128)])
        device = type("Device", (), {"error_state": None})()
        with self.assertRaises(lockstep.Fault):
            AMDQueueDesc(lambda value: driver._emulate_execute()).signal_doorbell(device)
        self.assertIsNone(device.error_state)
        with self.assertRaises(ValueError):  # another error is tinygrad's, as before
            AMDQueueDesc(int).signal_doorbell(device, "none")
        self.assertIsInstance(device.error_state, ValueError)

    def test_newest_llvm(self):
        with tempfile.TemporaryDirectory() as folder:
            for version in ("9", "15", "22", "21.1"):
                open(os.path.join(folder, f"libLLVM-{version}.so"), "w").close()
            self.assertEqual(lockstep.tinygrad._newest_llvm([folder]), os.path.join(folder, "libLLVM-22.so"))
            os.remove(os.path.join(folder, "libLLVM-22.so"))
            self.assertIsNone(lockstep.tinygrad._newest_llvm([folder]))

    def test_direct_call_without_ranges(self):
        from test.mockgpu.amd.emu import run_asm
        out = (ctypes.c_uint32 * 64)()
        address = ctypes.addressof(out)
        self.assertEqual(run_asm(self.entry, len(self.code), 1, 1, 1, 64, 1, 1, address, 0x19c, 0, "cdna"), 0)
        self.assertEqual(list(out), list(range(64)))

    def load(self, text):
        code = ctypes.create_string_buffer(
            _text_section(run_clang(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", "-c"], text, ".s")) + bytes(256))
        self.addCleanup(lambda: code)  # lives as long as the test
        return ctypes.addressof(code)

    def product_of_denormals(self, rsrc1):
        """2 times the least denormal, by a kernel whose driver wrote that register; None: did not write it."""
        from test.mockgpu.amd import amdgpu
        entry = self.load("v_mov_b32 v1, 1\nv_mul_f32 v1, 2.0, v1\nv_mov_b32 v0, 0\nglobal_store_dword v0, v1, s[0:1]\n"
                          "s_endpgm\n")
        out = (ctypes.c_uint32 * 1)(7)
        address = ctypes.addressof(out)

        def run(remu):
            remu.arch, remu.rsrc2, remu.user_data = "cdna", 2 << 1, [address & 0xffffffff, address >> 32]
            remu.valid_mem_ranges = {(entry, 256), (address, 4)}
            return remu.run_asm(entry, 256, 1, 1, 1, 1, 1, 1, 0)
        gpu = type("Gpu", (), {"regs": {} if rsrc1 is None else {amdgpu.regCOMPUTE_PGM_RSRC2 - 1: rsrc1}})
        amdgpu.PM4Executor(gpu, run)._exec_dispatch_direct(3)
        return out[0]

    def test_mode_is_the_kernels(self):
        self.assertEqual(self.product_of_denormals(0xf0 << 12), 2)  # all denormals
        self.assertEqual(self.product_of_denormals(0xc0 << 12), 0)  # those of 32 bits flushed
        self.assertEqual(self.product_of_denormals(None), 0)

    def test_trace_of_a_profile(self):
        import tinygrad.helpers
        from test.mockgpu.amd import emu
        # Two waves; the second jumps over the store.
        entry = self.load("v_and_b32 v0, 0x3ff, v0\nv_cmp_gt_u32 vcc, 64, v0\ns_cbranch_vccz 3\nv_mov_b32 v1, 0\n"
                          "global_store_dword v1, v0, s[0:1]\ns_endpgm\n")
        out = (ctypes.c_uint32 * 1)(7)
        tinygrad.helpers.PROFILE = 1
        emu._BRANCH_OPS.add(0xbf86)
        try:
            self.assertEqual(emu.run_asm(entry, 256, 2, 1, 1, 128, 1, 1, ctypes.addressof(out), 0x19c, 0, "cdna"), 0)
        finally:
            tinygrad.helpers.PROFILE = 0
        self.assertEqual(len(emu.sqtt_traces), 1)
        steps = emu.sqtt_traces.pop()
        self.assertEqual([step[0] for step in steps], [0] * 7 + [1] * 5, steps)  # of one of the two workgroups
        self.assertEqual([step[1] for step in steps if step[1:] == ("end",)], ["end"] * 2)
        self.assertEqual([step[2] for step in steps if step[1] == "0xbf86"], [False, True])
        self.assertEqual([step[0] for step in steps if step[1:] == ("end",)], [0, 1])

    def test_checks(self):
        script = ("import ctypes, lockstep.tinygrad as t\n"
                  f"code = ctypes.create_string_buffer({bytes(self.racy())!r})\n"
                  "out = (ctypes.c_uint32 * 1)()\n"
                  "t.run_asm(ctypes.addressof(code), len(code), 1, 1, 1, 128, 1, 1, ctypes.addressof(out), 0x19c, 0, 'cdna')\n")
        for check, found in (("race", True), ("", False)):
            done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "LOCKSTEP_CHECK": check},
                                  capture_output=True, text=True, check=True)
            self.assertEqual("lockstep: check: race" in done.stderr, found, done.stderr)

    def test_interleave(self):
        code = _text_section(run_clang(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", "-c"], """
            v_mov_b32 v1, 0
            v_mov_b32 v2, 7
            v_cmp_gt_u32 vcc, 64, v0
            s_cbranch_vccz other
            s_movk_i32 s4, 30
            again: s_sub_u32 s4, s4, 1
            s_cmp_lg_u32 s4, 0
            s_cbranch_scc1 again
            global_load_dword v2, v1, s[0:1] offset:4
            s_waitcnt vmcnt(0)
            global_store_dword v1, v2, s[0:1]
            s_endpgm
            other: global_store_dword v1, v2, s[0:1] offset:4
            s_endpgm
            """, ".s")) + bytes(256)
        script = ("import ctypes, lockstep.tinygrad as t\n"
                  f"code = ctypes.create_string_buffer({bytes(code)!r})\n"
                  "out = (ctypes.c_uint32 * 2)()\n"
                  "t.run_asm(ctypes.addressof(code), len(code), 1, 1, 1, 128, 1, 1, ctypes.addressof(out), 0x19c, 0, 'cdna')\n"
                  "print(out[0])\n")
        for text, seen in ((None, "7"), ("16", "7"), ("0", "0"), ("1000", "0")):
            given = {} if text is None else {"LOCKSTEP_INTERLEAVE": text}
            done = subprocess.run([sys.executable, "-c", script], env={**os.environ, **given}, capture_output=True, text=True, check=True)
            self.assertEqual(done.stdout.strip(), seen, (text, done.stderr))
        done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "LOCKSTEP_INTERLEAVE": "x"}, capture_output=True, text=True)
        self.assertIn("LOCKSTEP_INTERLEAVE is 'x': it is a number of instructions", done.stderr)

    def racy(self):
        """Two waves store to the same place."""
        return _text_section(run_clang(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", "-c"],
                                       "v_mov_b32 v1, 0\nglobal_store_dword v1, v0, s[0:1]\ns_endpgm\n", ".s")) + bytes(256)

    def test_unknown_architecture(self):
        from test.mockgpu.amd.emu import run_asm
        with self.assertRaisesRegex(lockstep.Error, "not supported"):
            run_asm(self.entry, 4, 1, 1, 1, 64, 1, 1, 0, 0x19c, 0, "gfx9999")


if __name__ == "__main__":
    unittest.main()
