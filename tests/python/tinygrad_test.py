"""lockstep.tinygrad without tinygrad: modules of the same names and interface are changed as they are imported, kernels run, a
fault is told when the queue is through, and the queue goes on. (tinygrad itself is no part of this repository.)"""
import ctypes
import os
import sys
import tempfile
import unittest

import lockstep
import lockstep.tinygrad
from lockstep.compiler import run_clang
from lockstep.instruction import _text_section

FILES = {
    "test/__init__.py": "", "test/mockgpu/__init__.py": "", "test/mockgpu/amd/__init__.py": "", "tinygrad/__init__.py": "",
    "tinygrad/helpers.py": "PROFILE = 0\n",
    "test/mockgpu/amd/emu.py": "PROFILE = 0\ndef run_asm(*arguments):\n  raise AssertionError('its own emulator')\n",
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

    def test_direct_call_without_ranges(self):
        from test.mockgpu.amd.emu import run_asm
        out = (ctypes.c_uint32 * 64)()
        address = ctypes.addressof(out)
        self.assertEqual(run_asm(self.entry, len(self.code), 1, 1, 1, 64, 1, 1, address, 0x19c, 0, "cdna"), 0)
        self.assertEqual(list(out), list(range(64)))

    def test_unknown_architecture(self):
        from test.mockgpu.amd.emu import run_asm
        with self.assertRaisesRegex(lockstep.Error, "not supported"):
            run_asm(self.entry, 4, 1, 1, 1, 64, 1, 1, 0, 0x19c, 0, "gfx9999")


if __name__ == "__main__":
    unittest.main()
