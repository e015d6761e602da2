"""lockstep.tinygrad in a checkout of tinygrad, which LOCKSTEP_TINYGRAD names: kernels of several targets, interfaces and devices, pytest
with workers, faults. (tinygrad itself is no part of this repository; tinygrad_test.py has modules of its names.)"""
import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest

CHECKOUT = os.environ.get("LOCKSTEP_TINYGRAD", "")
ADD = "from tinygrad import Tensor; print((Tensor([1., 2.]) + Tensor([3., 4.])).tolist())"
TARGETS = "from lockstep import tinygrad_machine as m; print(sorted(m.devices))"
SUM = f"{ADD}; {TARGETS}"
# The mocked PCI device does not look at its firmware, which tinygrad would fetch from a network: empty pages do.
FIRMWARE = """
import collections
from tinygrad.runtime.support.am import amdev
def nothing_fetched(firmware, device):
  page = memoryview(bytearray(4096))
  firmware.adev, firmware.ucode_start = device, collections.defaultdict(int)
  firmware.sos_fw = {kind: page for kind in range(64)}
  firmware.descs, firmware.smu_psp_desc = [([1], page)], ([1], page)
amdev.AMFirmware.__init__ = nothing_fetched
"""
SEVERAL = """
import numpy as np
from tinygrad import Tensor, Variable, dtypes
a = np.random.default_rng(1).integers(-8, 8, (64, 96)).astype(np.float32)
rows = Variable("rows", 1, 10).bind(5)
print(np.array_equal((Tensor(a) @ Tensor(a.T)).numpy(), a @ a.T), Tensor(a)[:rows].sum().item() == a[:5].sum(),
      np.array_equal(Tensor(a[0]).sort()[0].numpy(), np.sort(a[0])), np.array_equal((Tensor(a).half() * 2).float().numpy(), 2 * a),
      np.array_equal((Tensor(a.astype(np.int64)) // 3).numpy(), a.astype(np.int64) // 3))
from lockstep import tinygrad_null as m
print(sorted(m.machines))
"""
# A kernel that loads from the null pointer.
FAULT = """
from tinygrad import Tensor, Device, dtypes
from tinygrad.device import Buffer
from tinygrad.engine.realize import compile_linear
a = Tensor.ones(1 << 16).contiguous().realize()
program = compile_linear((a + 1).schedule_linear()).src[-1].src[0]
run, info = Device["AMD"].runtime(program.to_elf()), program.arg
out = Buffer("AMD", 1 << 16, dtypes.float32).allocate()
null = __import__("copy").copy(out._buf)
null.va_addr = 0
try:
  run(out._buf, null, global_size=info.global_size, local_size=info.local_size, wait=True)
except Exception as e:
  print(type(e).__name__, info.function_name + "+" in str(e), e)
print((Tensor([1., 2.]) + 1).tolist())
"""


@unittest.skipUnless(os.path.isdir(os.path.join(CHECKOUT, "test", "mockgpu")), "LOCKSTEP_TINYGRAD names no checkout of tinygrad")
class Checkout(unittest.TestCase):
    def setUp(self):
        self.cache = tempfile.TemporaryDirectory()
        self.addCleanup(self.cache.cleanup)

    def run_python(self, *words, dev="MOCKKFD+AMD:LLVM:gfx950", **environment):
        environment = {**os.environ, "DEV": dev, "CACHEDB": os.path.join(self.cache.name, "cache.db"), **environment}
        done = subprocess.run([sys.executable, *words], cwd=CHECKOUT, capture_output=True, text=True, env=environment, timeout=900)
        return done.returncode, done.stdout, done.stderr

    def through(self, text, **more):
        code, out, err = self.run_python("-m", "lockstep.tinygrad", "-c", text, **more)
        self.assertEqual(code, 0, out + err)
        self.assertNotIn("no kernel of tinygrad", err)
        return out

    def test_targets_and_devices(self):
        for dev, target in [("MOCKKFD+AMD:LLVM:gfx950", "gfx950"), ("MOCKKFD+AMD:LLVM:gfx942", "gfx942"),
                            ("MOCKKFD+AMD:LLVM:gfx1100", "gfx1100"), ("MOCKKFD+AMD:LLVM:gfx1201", "gfx1201"),
                            ("MOCKKFD+AMD:LLVM:gfx942;CPU", "gfx942"), ("MOCKKFD+AMD:LLVM", "gfx1100")]:
            with self.subTest(dev=dev):
                self.assertEqual(self.through(SUM, dev=dev), f"[4.0, 6.0]\n['{target}']\n")

    def test_null_device(self):
        """Targets whose driver tinygrad does not have. A product, a sum over a variable number of rows, sorting, numbers of 16 and 64 bits."""
        for target in ("gfx906", "gfx90a", "gfx1030"):
            with self.subTest(target=target):
                out = self.through(SEVERAL, dev=f"NULL:AMDLLVM:{target}", LOCKSTEP_CHECK="race,wait,hazard,memory")
                self.assertEqual(out, f"True True True True True\n['{target}']\n")

    def test_null_device_of_another_target(self):
        code, _, err = self.run_python("-m", "lockstep.tinygrad", "-c", ADD, dev="NULL:AMDLLVM:gfx803")
        self.assertIn("no kernel of tinygrad has run here", err)
        self.assertNotEqual(code, 0)

    def test_hcq2(self):
        self.assertEqual(self.through(SUM, HCQ2="1", HCQ_RUNTIME_DEV="PYTHON"), "[4.0, 6.0]\n['gfx950']\n")

    def test_pci_and_usb(self):
        for interface in ("MOCKPCI", "MOCKUSB"):
            with self.subTest(interface=interface):
                self.assertEqual(self.through(f"{FIRMWARE}\n{SUM}", dev=f"{interface}+AMD:LLVM"), "[4.0, 6.0]\n['gfx1201']\n")

    def test_fault(self):
        first, last = self.through(FAULT).splitlines()
        self.assertTrue(first.startswith("Fault True fault: out_of_bounds at "), first)
        self.assertEqual(last, "[2.0, 3.0]")

    def test_no_kernel(self):
        _, _, err = self.run_python("-m", "lockstep.tinygrad", "-c", ADD, dev="CPU")
        self.assertIn("no kernel of tinygrad has run here; DEV is 'CPU'", err)

    def test_pytest_with_workers(self):
        if importlib.util.find_spec("xdist") is None:
            self.skipTest("pytest-xdist is not installed")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "test_who.py")
            with open(path, "w") as file:
                file.write("import pytest, sys\n@pytest.mark.parametrize('n', range(4))\ndef test_who(n):\n"
                           "  from tinygrad import Tensor\n  assert (Tensor([1., 2.]) + n).tolist() == [1. + n, 2. + n]\n"
                           "  assert sys.modules['lockstep.tinygrad_machine'].devices\n")
            for front in (["-m", "lockstep.tinygrad", "-m", "pytest"], ["-m", "pytest", "-p", "lockstep.tinygrad"]):
                code, out, err = self.run_python(*front, "-q", "-n2", "--noconftest", "-p", "no:cacheprovider", path)
                self.assertEqual(code, 0, out + err)
                self.assertIn("4 passed", out)


if __name__ == "__main__":
    unittest.main()
