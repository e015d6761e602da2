"""lockstep.tinygrad without tinygrad: modules of the same names and interface are changed as they are imported, kernels run, a
fault is told when the queue is through, and the queue goes on; MODE is the kernel's, and a profile gets its trace. (tinygrad itself is
no part of this repository.)"""
import ctypes
import importlib.util
import os
import subprocess
import sys
import tempfile
import textwrap
import unittest
from unittest import mock

import lockstep
import lockstep.tinygrad
from lockstep import kernel_names, tinygrad_machine
from lockstep.compiler import run_clang
from lockstep.instruction import _text_section

FILES = {
    "test/__init__.py": "", "test/mockgpu/__init__.py": "", "test/mockgpu/amd/__init__.py": "", "tinygrad/__init__.py": "",
    "tinygrad/runtime/__init__.py": "",
    # A device that met an error in its queue refuses all that comes later.
    "tinygrad/runtime/ops_amd.py": """
class AMDProgram:
  def __init__(self, name, address): self.name, self.prog_addr = name, address
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
# What tinygrad's HCQ2 has in the place of its runtime: queues without a doorbell's function, and a loader that does not say where.
HCQ2 = {
    "extra/__init__.py": "", "extra/hcq2/__init__.py": "",
    "extra/hcq2/ops_amd2.py": """
class AMDQueueDesc: pass
def elf_loader(blob, force_section_align=1): return bytes(blob), [], []
""",
    "tinygrad/runtime/ops_amd.py": "from extra.hcq2.ops_amd2 import *\n",
}
# DEV as tinygrad reads it, and a mock that looks at the first of its devices and knows one target of 64 lanes.
SEVERAL = {
    "tinygrad/helpers.py": """
import os
from dataclasses import dataclass
PROFILE = 0
@dataclass(frozen=True)
class Target:
  device: str = ''
  renderer: str = ''
  arch: str = ''
def parse(text):
  words = text.split('+')[-1].split(':')
  return Target(words[0].upper(), *words[1:])
class Dev:
  value = [parse(each) for each in os.environ.get('DEV', '').split(';')]
  @property
  def arch(self): return self.value[0].arch
DEV = Dev()
""",
    "test/mockgpu/amd/amdgpu.py": """
from tinygrad.helpers import DEV
MOCKGPU_ARCH = 'cdna4' if DEV.arch == 'gfx950' else 'rdna4' if DEV.arch.startswith('gfx12') else 'rdna3'
GFX_TARGET_VERSION = {'rdna3': 110000, 'rdna4': 120000, 'cdna4': 90500}[MOCKGPU_ARCH]
arch = 'cdna' if MOCKGPU_ARCH == 'cdna4' else MOCKGPU_ARCH
""",
}
# Stores the work-item's number at the address in s[0:1].
PROGRAM = "v_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\nglobal_store_dword v1, v0, s[0:1]\ns_endpgm\n"


def write_files(folder, *sets):
    for name, text in [each for files in sets for each in files.items()]:
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(textwrap.dedent(text))


def program(target, text=PROGRAM):
    return _text_section(run_clang(["-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-c"], text, ".s")) + bytes(256)


class Patched(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        write_files(cls.folder.name, FILES)
        sys.path.insert(0, cls.folder.name)
        for name in [name for name in sys.modules if name == "test" or name.startswith("test.")]:
            del sys.modules[name]  # the interpreter's own
        lockstep.tinygrad.install()
        cls.code = ctypes.create_string_buffer(program("gfx950"))
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
        code = ctypes.create_string_buffer(program("gfx950", text))
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

    def test_fault_names_the_kernel(self):
        from test.mockgpu.amd.amddriver import AMDDriver
        from tinygrad.runtime import ops_amd
        out = (ctypes.c_uint32 * 64)()
        offset = 8 + 4  # of PROGRAM's store: behind v_and_b32 with a literal and v_lshlrev_b32

        def fault():
            with self.assertRaises(lockstep.Fault) as caught:
                AMDDriver([self.remu(out, 128)])._emulate_execute()
            return caught.exception
        self.assertIn(f" at kernel+{offset:#x} 'global_store_dword", str(fault()))
        self.assertEqual(fault().pc, offset)
        for own in ("E_64", "r_4_16"):  # the later one has the place of the earlier
            program_ = ops_amd.AMDProgram(own, self.entry)
            self.assertEqual(program_.prog_addr, self.entry)
            self.assertIn(f"fault: out_of_bounds at {own}+{offset:#x} 'global_store_dword", str(fault()))
            self.assertNotIn(f"{self.entry + offset:x}", str(fault()))
        del kernel_names._placed[self.entry]

    def test_kernels_are_found_by_their_code(self):
        elf = lockstep.compile("kernel void first(global int* p) { p[0] = 1; }\nkernel void second(global int* p) { p[1] = 7; p[9] = 3; }",
                               "gfx950")
        functions = dict(kernel_names.functions(elf))
        self.assertEqual(sorted(functions), ["first", "second"])
        kernel_names.note_file(elf)
        for name, code in functions.items():
            there = ctypes.create_string_buffer(code + bytes(64))
            entry = ctypes.addressof(there)
            self.assertEqual(kernel_names.name_at(entry, len(there)), name)
            self.assertEqual(kernel_names.name_at(entry, 8), "kernel")
            line = f"fault: x at pc {entry + 8:#x} 'y', pc {entry + 4096:#x} and pc {entry:#x}"
            self.assertEqual(kernel_names.relative(line, entry, len(there)),
                             f"fault: x at {name}+0x8 'y', pc {entry + 4096:#x} and {name}+0x0")
        for damaged in (b"", b"\x7fELF", elf[:100], elf[:-100], bytes(4096), elf[:0x28] + b"\xff" * 8 + elf[0x30:]):
            list(kernel_names.functions(damaged))

    def test_ranges_where_no_process_has_memory(self):
        from test.mockgpu.amd.amddriver import AMDDriver
        out = (ctypes.c_uint32 * 64)()
        work, address = self.remu(out, 256), ctypes.addressof(out)

        def with_odd_ranges():
            from test.mockgpu.helpers import PythonRemu
            remu = PythonRemu()
            remu.arch, remu.rsrc2, remu.user_data = "cdna", 2 << 1 | 1 << 7, [address & 0xffffffff, address >> 32]
            remu.valid_mem_ranges = {(0, 4096), (4096, 4096), (0x200000 - 0x1f8000, 0x1000), (self.entry, len(self.code)), (address, 256)}
            return remu.run_asm(self.entry, len(self.code), 1, 1, 1, 64, 1, 1, 0)
        AMDDriver([work, with_odd_ranges])._emulate_execute()
        self.assertEqual(list(out), list(range(64)))

    def test_target_of_a_queue(self):
        """DEV names what its kernels are compiled for; another kind of device would run them as what they are not."""
        for dev, arch, target in [("MOCKKFD+AMD:LLVM:gfx942", "cdna", "gfx942"), ("CPU;MOCKKFD+AMD:LLVM:gfx942", "cdna", "gfx942"),
                                  ("MOCKKFD+AMD:LLVM:gfx942;CPU", "cdna", "gfx942"), ("mockkfd+amd:llvm:gfx1151", "rdna3", "gfx1151"),
                                  ("MOCKKFD+AMD", "rdna3", "gfx1100"), ("MOCKKFD:0+AMD:LLVM", "rdna4", "gfx1201"), ("", "cdna", "gfx950"),
                                  ("CPU:LLVM:x86_64", "cdna", "gfx950"), ("MOCKKFD+AMD:LLVM:gfx1250", "rdna4", "gfx1250")]:
            with self.subTest(dev=dev), mock.patch.dict(os.environ, DEV=dev):
                machine = tinygrad_machine.machine_of(arch, True)
                self.assertEqual((machine.target, machine.wave_size), (target, 64 if arch == "cdna" else 32))
        for dev, arch in [("MOCKKFD+AMD:LLVM:gfx942", "rdna3"), ("MOCKKFD+AMD:LLVM:gfx1201", "cdna"), ("MOCKKFD+AMD:LLVM:gfx906", "rdna3"),
                          ("MOCKKFD+AMD:LLVM:gfx1030", "rdna3")]:
            with self.subTest(dev=dev), mock.patch.dict(os.environ, DEV=dev):
                with self.assertRaisesRegex(lockstep.Error, "not supported: DEV names gfx"):
                    tinygrad_machine.machine_of(arch, True)
                if "gfx9" not in dev or arch != "rdna3":
                    tinygrad_machine.machine_of(arch)  # asked for by name, not by a queue

    def test_unknown_architecture(self):
        from test.mockgpu.amd.emu import run_asm
        with self.assertRaisesRegex(lockstep.Error, "not supported"):
            run_asm(self.entry, 4, 1, 1, 1, 64, 1, 1, 0, 0x19c, 0, "gfx9999")


class Processes(unittest.TestCase):
    """Whole runs of python -m lockstep.tinygrad, in a folder that looks like tinygrad's."""
    NONE = "lockstep: no kernel of tinygrad has run here"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        write_files(self.folder, FILES)
        # A kernel that stores, started as tinygrad's mocked driver does it; `run` says whether it ran here.
        write_files(self.folder, {"kernel.py": f"""
            import ctypes
            def run(target='gfx950'):
              from test.mockgpu.amd.amddriver import AMDDriver
              from test.mockgpu.helpers import PythonRemu
              code = ctypes.create_string_buffer({program("gfx950")!r})
              out = (ctypes.c_uint32 * 64)()
              remu, entry, address = PythonRemu(), ctypes.addressof(code), ctypes.addressof(out)
              remu.arch, remu.rsrc2, remu.user_data = 'cdna', 2 << 1 | 1 << 7, [address & 0xffffffff, address >> 32]
              remu.valid_mem_ranges = {{(entry, len(code)), (address, 256)}}
              AMDDriver([lambda: remu.run_asm(entry, len(code), 1, 1, 1, 64, 1, 1, 0)])._emulate_execute()
              return list(out) == list(range(64))
            """})

    def run_python(self, *words, text="", code=0, **environment):
        environment = {**{name: value for name, value in os.environ.items() if name not in ("DEV", "LOCKSTEP_TINYGRAD_RAN")}, **environment}
        done = subprocess.run([sys.executable, *words], cwd=self.folder, input=text, capture_output=True, text=True, env=environment)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout, done.stderr

    def through(self, *words, **more):
        return self.run_python("-m", "lockstep.tinygrad", *words, **more)

    def test_script_text_and_standard_input(self):
        text = "import sys, kernel\nprint(sys.argv, __name__, kernel.run())\n"
        write_files(self.folder, {"script.py": text})
        for words, given, argv in ((("script.py", "a", "-m"), "", ["script.py", "a", "-m"]), (("-c", text, "b", "-"), "", ["-c", "b", "-"]),
                                   (("-", "c"), text, ["-", "c"])):
            with self.subTest(words=words):
                self.assertEqual(self.through(*words, text=given), (f"{argv} __main__ True\n", ""))
        _, err = self.through("-c", "raise SystemExit(3)", code=3)
        self.assertIn(self.NONE, err)
        _, err = self.through("-c", "1 +", code=1)
        self.assertIn('File "<string>", line 1', err)
        self.assertIn("python -m lockstep.tinygrad script.py", self.through("-c", code=2)[0])

    def test_nothing_ran(self):
        self.assertEqual(self.through("-c", "pass")[1], f"{self.NONE}; DEV is '', and DEV=MOCKKFD+AMD:LLVM:gfx950 makes a mocked AMD "
                                                        "GPU tinygrad's device\n")
        self.assertEqual(self.through("-c", "pass", DEV="MOCKKFD+AMD:LLVM:gfx950")[1], self.NONE + "\n")
        self.assertEqual(self.through("-c", "import kernel; kernel.run()")[1], "")

    def test_children(self):
        child = "import kernel, sys; print(kernel.run(), 'lockstep.tinygrad' in sys.modules)"
        script = f"import subprocess, sys; print(subprocess.run([sys.executable, '-c', {child!r}], capture_output=True, text=True).stdout)"
        self.assertEqual(self.through("-c", script), ("True True\n\n", ""))
        # The interpreter's own customization is still done, and nothing is loaded where no module of the mock is.
        write_files(self.folder, {"site/sitecustomize.py": "import sys\nsys.customized = True\n"})
        child = "import sys; print(sys.customized, any(each.startswith('lockstep') for each in sys.modules))"
        script = f"import subprocess, sys; print(subprocess.run([sys.executable, '-c', {child!r}], capture_output=True, text=True).stdout)"
        paths = os.pathsep.join([os.path.join(self.folder, "site"), os.environ.get("PYTHONPATH", "")])
        self.assertEqual(self.through("-c", script, PYTHONPATH=paths)[0], "True False\n\n")
        spawned = ("import multiprocessing, kernel\nif __name__ == '__main__':\n"
                   "  with multiprocessing.get_context('spawn').Pool(1) as pool: print(pool.apply(kernel.run))\n")
        write_files(self.folder, {"spawned.py": spawned})
        self.assertEqual(self.through("spawned.py"), ("True\n", ""))

    def test_pytest(self):
        if importlib.util.find_spec("pytest") is None:
            self.skipTest("pytest is not installed")
        write_files(self.folder, {"check/test_one.py": """
            import os, sys, pytest, kernel
            @pytest.mark.parametrize('number', range(4))
            def test_runs_here(number):
              assert kernel.run()
              print('in', os.getpid())
            """, "check/test_none.py": "def test_none(): assert True\n"})
        ways = [[]]
        if importlib.util.find_spec("xdist") is None:
            print("skipped: pytest -n2: pytest-xdist is not installed")
        else:
            ways.append(["-n2"])
        for way in ways:
            for front in (["-m", "lockstep.tinygrad", "-m", "pytest"], ["-m", "pytest", "-p", "lockstep.tinygrad"]):
                with self.subTest(way=way, front=front):
                    out, err = self.run_python(*front, "-q", "-p", "no:cacheprovider", *way, "check/test_one.py")
                    self.assertIn("4 passed", out)
                    self.assertNotIn("lockstep", out + err)
                    out, err = self.run_python(*front, "-q", "-p", "no:cacheprovider", *way, "check/test_none.py")
                    self.assertIn("1 passed", out)
                    self.assertEqual((out + err).count(self.NONE), 1, out + err)

    def test_hcq2(self):
        write_files(self.folder, HCQ2)
        out, err = self.through("-c", "from tinygrad.runtime import ops_amd; print(ops_amd.elf_loader(b'x'));"
                                      "from lockstep import kernel_names; print(list(kernel_names._files)); import kernel; print(kernel.run())")
        self.assertEqual((out, err), ("(b'x', [], [])\n[b'x']\nTrue\n", ""))

    def test_devices_of_dev(self):
        write_files(self.folder, SEVERAL)
        script = ("from test.mockgpu.amd import amdgpu; from tinygrad.helpers import DEV; from lockstep import tinygrad_machine as m;"
                  "print(amdgpu.arch, amdgpu.GFX_TARGET_VERSION, DEV.value[0].device, m.machine_of(amdgpu.arch, True).target)")
        for dev, told in [("MOCKKFD+AMD:LLVM:gfx942", "cdna 90402 AMD gfx942"), ("CPU;MOCKKFD+AMD:LLVM:gfx942", "cdna 90402 CPU gfx942"),
                          ("MOCKKFD+AMD:LLVM:gfx950;CPU", "cdna 90500 AMD gfx950"), ("CPU;MOCKKFD+AMD:LLVM:gfx950", "cdna 90500 CPU gfx950"),
                          ("MOCKKFD+AMD:LLVM:gfx1201", "rdna4 120000 AMD gfx1201"), ("MOCKKFD+AMD", "rdna3 110000 AMD gfx1100"),
                          ("CPU;MOCKKFD+AMD:LLVM:gfx1201", "rdna4 120000 CPU gfx1201")]:
            with self.subTest(dev=dev):
                self.assertEqual(self.through("-c", script, DEV=dev)[0], told + "\n")
        _, err = self.through("-c", script, DEV="MOCKKFD+AMD:LLVM:gfx803", code=1)
        self.assertIn("not supported: DEV names gfx803", err)


if __name__ == "__main__":
    unittest.main()
