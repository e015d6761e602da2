"""tinygrad on lockstep: its mocked AMD driver stays as it is, and kernels run here instead of in its emulator.

    DEV=MOCKKFD+AMD:LLVM:gfx950 python -m lockstep.tinygrad script.py arguments...
    DEV=MOCKKFD+AMD:LLVM:gfx950 python -m lockstep.tinygrad -m pytest test/backend/test_ops.py

Run it in a checkout of tinygrad. LOCKSTEP_ENGINE is "fast" or "reference"; LOCKSTEP_CHECK says what to look for while
kernels run ("wait,race" or "all"), each finding is a line on standard error. With tinygrad's PROFILE its decoder gets a
trace of the first workgroup, in the bytes that its own emulator writes. LLVM_PATH is the newest libLLVM here, unless it is set.
"""
from __future__ import annotations

import ctypes as c
import glob
import importlib.abc
import importlib.machinery
import os
import re
import runpy
import sys
from typing import Any, Callable, Dict, Iterable, List, Optional, Sequence, Tuple

from . import library as l
from .device import Device, targets
from .errors import Error, Fault
from .launch import engine_number

lib = l.lib
# The target that stands for what tinygrad's emulator calls an architecture; DEV's own where it names one that is there.
_USUAL = {"cdna": "gfx950", "cdna4": "gfx950", "cdna3": "gfx942", "rdna3": "gfx1100", "rdna4": "gfx1201"}
# MODE of a kernel that has no descriptor: what assemblers put into one that does not say. DX10_CLAMP, IEEE, and
# denormals of 32 bits flushed, those of 16 and 64 bits not.
_USUAL_RSRC1 = 1 << 23 | 1 << 21 | 0xc0 << 12
_devices: Dict[str, "_Machine"] = {}
_pending: List[Fault] = []


_Steps = List[Tuple[int, int]]  # wave, pc


def _tell_line(_: Any, line: bytes) -> None:
    sys.stderr.write(f"lockstep: {line.decode(errors='replace')}\n")


_tell = l.Line(_tell_line)


def _collector(steps: _Steps) -> Any:
    """Takes the lines of a trace apart: "(0,0,0) WAVE INDEX PC ..."."""
    def take(_: Any, line: bytes) -> int:
        words = line.split(b" ", 4)
        steps.append((int(words[1]), int(words[3], 16)))
        return 0
    return l.AnsweredLine(take)


class _Machine:
    """A device, and what is the same from launch to launch."""

    def __init__(self, arch: str) -> None:
        named = os.environ.get("DEV", "").split(":")[-1]
        usual = _USUAL.get(arch, arch)
        self.target = named if named in targets() and named[:-2] == usual[:-2] else usual
        if self.target not in targets():
            raise Error(f"not supported: tinygrad's {arch}, which is {self.target}; this version of lockstep has "
                        f"{', '.join(targets())}")
        self.device = Device(self.target)
        self.wave_size = 64 if arch.startswith("cdna") else 32
        self.options = l.Options(engine=engine_number(os.environ.get("LOCKSTEP_ENGINE", "fast")),
                                 accept_rdna_smem=self.wave_size == 64, max_instructions=1 << 40)
        check = os.environ.get("LOCKSTEP_CHECK")
        if check:
            self.options.check, self.options.finding = check.encode(), _tell
        self.result, self.info, self.user = l.Result(), l.DispatchInfo(wave_size=self.wave_size), (c.c_uint32 * 32)()
        self.ranges: Optional[Tuple[Tuple[int, int], ...]] = None

    def set_ranges(self, ranges: Iterable[Tuple[int, int]]) -> None:
        """What kernels may use; nothing is done when it is what was set before."""
        whole = tuple(sorted(ranges))
        if whole == self.ranges:
            return
        table = (l.HostRange * max(1, len(whole)))(*(l.HostRange(start, size, 0, 0) for start, size in whole))
        l.check(lib.lockstep_set_host_ranges(self.device._handle, table, len(whole)))
        self.ranges = whole

    def use_whole_process(self) -> None:
        """For launches that do not say what they use: all memory of this process, what is read-only as such."""
        rows: List[Any] = []
        with open("/proc/self/maps") as maps:
            for line in maps:
                place, rights = line.split()[:2]
                start, end = (int(x, 16) for x in place.split("-"))
                if rights[0] == "r" and end < 1 << 47 and "[v" not in line:
                    rows.append(l.HostRange(start, end - start, 0 if rights[1] == "w" else l.RANGE_READ_ONLY, 0))
        l.check(lib.lockstep_set_host_ranges(self.device._handle, (l.HostRange * len(rows))(*rows), len(rows)))
        self.ranges = None

    def launch(self, entry: int, grid: Sequence[int], block: Sequence[int], rsrc1: int, rsrc2: int, scratch: int,
               user: Sequence[int], steps: Optional[_Steps]) -> None:
        """`steps`: gets the instructions of the first workgroup, in the order in which they ran."""
        info = self.info
        info.entry = entry
        info.workgroups[:] = grid
        info.threads_per_workgroup[:] = block
        self.user[:len(user)] = list(user)
        info.user_sgprs, info.user_sgpr_count = self.user, len(user)
        # As its emulator: the number of user SGPRs is what there are, v0 has all three ids, scratch where there is some.
        info.compute_pgm_rsrc2 = (rsrc2 & ~(0x3f << 1 | 3 << 11 | 1)) | len(user) << 1 | 2 << 11 | (1 if scratch else 0)
        info.compute_pgm_rsrc1, info.scratch_bytes = rsrc1, scratch
        info.lds_bytes = (rsrc2 >> 15 & 0x1ff) * 512
        options = self.options
        if steps is not None:
            options = l.Options.from_buffer_copy(options)
            options.trace, options.trace_only = _collector(steps), b"workgroup=0,0,0"
        status = lib.lockstep_dispatch(self.device._handle, c.byref(info), c.byref(options), c.byref(self.result))
        if status == l.FAULT:
            r = self.result
            x, y, z = r.workgroup
            raise Fault(r.text.decode(errors="replace"), lib.lockstep_fault_name(r.fault).decode(), r.file_pc,
                        (x, y, z), r.wave, r.lane, r.address, r.size)
        l.check(status)


def _machine(arch: str) -> _Machine:
    if arch not in _devices:
        _devices[arch] = _Machine(arch)
    return _devices[arch]


def run_asm(lib_address: int, lib_bytes: int, gx: int, gy: int, gz: int, lx: int, ly: int, lz: int, arguments: int,
            rsrc2: int = 0x19c, scratch_size: int = 0, arch: str = "rdna3", user_data: Optional[List[int]] = None,
            ranges: Optional[Iterable[Tuple[int, int]]] = None, rsrc1: Optional[int] = None,
            steps: Optional[_Steps] = None) -> int:
    """emu.run_asm, by lockstep. Without ranges a kernel may use all memory of the process; without rsrc1 MODE is what
    assemblers' descriptors say."""
    machine = _machine(arch)
    if ranges is None:
        machine.use_whole_process()
    else:
        machine.set_ranges(ranges)
    # Without user data its emulator gives the arguments' address, and takes the count from rsrc2 for what follows it.
    count = rsrc2 >> 1 & 0x1f
    user = list(user_data) if user_data else [arguments & 0xffffffff, arguments >> 32]
    user = (user + [0] * count)[:max(count, 2)] if not user_data else user[:max(count, len(user))]
    machine.launch(lib_address, (gx, gy, gz), (lx, ly, lz), _USUAL_RSRC1 if rsrc1 is None else rsrc1, rsrc2,
                   scratch_size, user, steps)
    return 0


def _encode(emulator: Any, steps: _Steps, arch: str) -> bytes:
    """The trace as its emulator's encoder writes it."""
    emit, finish, finalize = emulator._make_sqtt_encoder()
    following: Dict[int, int] = {}  # by wave
    after: List[Optional[int]] = []
    for wave, pc in reversed(steps):
        after.append(following.get(wave))
        following[wave] = pc
    decoded: Dict[int, Any] = {}
    for (wave, pc), then in zip(steps, reversed(after)):
        if pc not in decoded:
            decoded[pc] = emulator.decode_inst(bytes((c.c_char * 16).from_address(pc).raw), arch)
        instruction = decoded[pc]
        operation = instruction.op.value if hasattr(instruction, "op") else 0
        branches = then is not None and then != pc + instruction.size()
        emit(wave, instruction, branches if operation in emulator._BRANCH_OPS else None)
        if then is None:
            finish(wave)
    trace: bytes = finalize()
    return trace


def _run_with_trace(arch: str, run: Callable[[Optional[_Steps]], int]) -> int:
    """Runs it, with a trace for tinygrad's profile where one is wanted."""
    from tinygrad.helpers import PROFILE  # type: ignore
    if not PROFILE:
        return run(None)
    from test.mockgpu.amd import emu as emulator  # type: ignore
    steps: _Steps = []
    try:
        return run(steps)
    finally:  # of a kernel with a fault, too: its driver takes one trace a kernel
        emulator.sqtt_traces.append(_encode(emulator, steps, arch))


def _run_of_queue(self: Any, lib_address: int, lib_bytes: int, gx: int, gy: int, gz: int, lx: int, ly: int, lz: int,
                  arguments: int) -> int:
    """PythonRemu.run_asm. A fault is told when the queue has gone on to its end, so that the queue stays usable."""
    try:
        return _run_with_trace(self.arch, lambda steps: run_asm(
            lib_address, lib_bytes, gx, gy, gz, lx, ly, lz, arguments, self.rsrc2, self.scratch_size, self.arch,
            self.user_data, self.valid_mem_ranges, getattr(self, "rsrc1", None), steps))
    except Fault as fault:
        _pending.append(fault)
        return 0


def _telling(execute: Any) -> Any:
    """The driver's _emulate_execute, which now raises what kernels' faults left."""
    def execute_and_tell(self: Any) -> None:
        execute(self)
        if _pending and not self._executing:
            fault = _pending[0]
            _pending.clear()
            raise fault
    return execute_and_tell


def _patch_emulator(module: Any) -> None:
    def run(*arguments: Any, **named: Any) -> int:
        arch = named.get("arch", arguments[11] if len(arguments) > 11 else "rdna3")
        ours: Callable[..., int] = run_asm
        return _run_with_trace(arch, lambda steps: ours(*arguments, **named, steps=steps))
    module.run_asm = run


def _patch_queue(module: Any) -> None:
    module.PythonRemu.run_asm = _run_of_queue


def _patch_gpu(module: Any) -> None:
    """Lets the first word of the kernel's resources, which has MODE, through: its emulator does not ask for it."""
    own = module.PM4Executor._exec_dispatch_direct

    def dispatch(self: Any, count: int) -> None:
        try:
            module.remu.rsrc1 = self.gpu.regs[module.regCOMPUTE_PGM_RSRC2 - 1]
        except KeyError:
            module.remu.rsrc1 = None
        own(self, count)
    module.PM4Executor._exec_dispatch_direct = dispatch


def _patch_driver(module: Any) -> None:
    for name in dir(module):
        driver = getattr(module, name)
        if isinstance(driver, type) and (own := vars(driver).get("_emulate_execute")):
            setattr(driver, "_emulate_execute", _telling(own))


def _patch_runtime(module: Any) -> None:
    """A fault of a kernel leaves the device usable: what it was told in the doorbell's exception would else come back from each
    later call."""
    own = module.AMDQueueDesc.signal_doorbell

    def signal_doorbell(self: Any, device: Any, *arguments: Any, **named: Any) -> Any:
        try:
            return own(self, device, *arguments, **named)
        except Fault:
            device.error_state = None
            raise
    module.AMDQueueDesc.signal_doorbell = signal_doorbell


_PATCHES = {"tinygrad.runtime.ops_amd": _patch_runtime,
            "test.mockgpu.amd.emu": _patch_emulator, "test.mockgpu.helpers": _patch_queue,
            "test.mockgpu.amd.amdgpu": _patch_gpu, "test.mockgpu.amd.amddriver": _patch_driver,
            "test.mockgpu.am.amdriver": _patch_driver}


class _Finder(importlib.abc.MetaPathFinder):
    """Changes the modules above as they are imported; tinygrad itself has no hook for it."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name not in _PATCHES:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.loader is None:
            return spec
        loader: Any = spec.loader
        execute = loader.exec_module

        def exec_module(module: Any) -> None:
            execute(module)
            _PATCHES[name](module)
        loader.exec_module = exec_module
        return spec


def install() -> None:
    """From now on tinygrad's mocked AMD GPU is lockstep."""
    if not any(isinstance(each, _Finder) for each in sys.meta_path):
        for name, patch in _PATCHES.items():
            if name in sys.modules:
                patch(sys.modules[name])
        sys.meta_path.insert(0, _Finder())


def _newest_llvm(folders: Iterable[str] = ("/usr/lib/*-linux-gnu", "/usr/lib64", "/usr/lib/llvm-*/lib")) -> Optional[str]:
    """The newest libLLVM-N.so, of a version that knows the targets here. tinygrad looks for a few versions by name, and takes one
    that knows no GPU, where it finds that first."""
    found = [(int(match[1]), path) for folder in folders for path in glob.glob(f"{folder}/libLLVM-*.so")
             if (match := re.search(r"libLLVM-(\d+)\.so$", path))]
    version, path = max(found, default=(0, ""))
    return path if version >= 18 else None


def main() -> None:
    words = sys.argv[1:]
    if not words or words in (["-h"], ["--help"]):
        print(__doc__)
        sys.exit(0 if words else 2)
    if "LLVM_PATH" not in os.environ and (llvm := _newest_llvm()):
        os.environ["LLVM_PATH"] = llvm
    install()
    sys.path.insert(0, os.getcwd())
    if words[0] == "-m" and len(words) > 1:
        sys.argv = words[1:]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = words
        sys.path.insert(0, os.path.dirname(os.path.abspath(words[0])))
        runpy.run_path(words[0], run_name="__main__")


if __name__ == "__main__":
    # As the module that others may import, not a second copy of it.
    from lockstep.tinygrad import main as run_main
    run_main()
