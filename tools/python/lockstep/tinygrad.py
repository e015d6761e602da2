"""tinygrad on lockstep: its mocked AMD driver stays as it is, and kernels run here instead of in its emulator.

    DEV=MOCKKFD+AMD:LLVM:gfx950 python -m lockstep.tinygrad script.py arguments...
    DEV=MOCKKFD+AMD:LLVM:gfx950 python -m lockstep.tinygrad -c 'from tinygrad import Tensor; ...'    (- : from standard input)
    DEV=MOCKKFD+AMD:LLVM:gfx950 python -m lockstep.tinygrad -m pytest -n4 test/backend/test_ops.py
    DEV=MOCKKFD+AMD:LLVM:gfx950 python -m pytest -p lockstep.tinygrad -n4 test/backend/test_ops.py

For a target whose driver tinygrad does not have (gfx900 to gfx90a, gfx1010 to gfx1036) its NULL device runs kernels here:

    DEV=NULL:AMDLLVM:gfx90a python -m lockstep.tinygrad script.py

Run it in a checkout of tinygrad. Python processes that it starts, such as the workers of pytest -n, do the same. LOCKSTEP_ENGINE
is "fast" or "reference"; LOCKSTEP_CHECK says what to look for while kernels run ("wait,race" or "all"), each finding is a line on
standard error; LOCKSTEP_NUMERICS (silicon or rounded) whose arithmetic it has; LOCKSTEP_INTERLEAVE how long the turns of a workgroup's
waves are: instructions, 0 for none; LOCKSTEP_MATRIX_MODEL how matrix instructions add up: "sequential_fma" and so on, without it as the
target does; LOCKSTEP_THREADS how many host threads share the workgroups, 1 for the grid's order; LOCKSTEP_UNORDERED_UPDATES=1 lets float
atomics go without the grid's order. With tinygrad's PROFILE its decoder gets a trace of the first workgroup, in the bytes that its own
emulator writes. LLVM_PATH is the newest libLLVM here, unless it is set. Messages name a kernel and an offset from its first instruction;
so does the `pc` of a Fault. Where no kernel has run here, the last line says so.

(For pytest: PYTEST_DONT_REWRITE)
"""
from __future__ import annotations

import atexit
import ctypes as c
import dataclasses
import glob
import importlib
import importlib.abc
import importlib.machinery
import os
import re
import runpy
import sys
import tempfile
import types
from contextlib import contextmanager, nullcontext
from typing import Any, Callable, ContextManager, Dict, Iterable, Iterator, List, Optional, Tuple

from . import kernel_names
from .device import Device, targets
from .errors import Error, Fault
from .tinygrad_machine import RAN, USUAL, USUAL_RSRC1, Steps, amd_target, machine_of
from .tinygrad_null import patch as _patch_null, patch_tensor_cores

_pending: List[Fault] = []


def run_asm(lib_address: int, lib_bytes: int, gx: int, gy: int, gz: int, lx: int, ly: int, lz: int, arguments: int,
            rsrc2: int = 0x19c, scratch_size: int = 0, arch: str = "rdna3", user_data: Optional[List[int]] = None,
            ranges: Optional[Iterable[Tuple[int, int]]] = None, rsrc1: Optional[int] = None,
            steps: Optional[Steps] = None, of_queue: bool = False) -> int:
    """emu.run_asm, by lockstep. Without ranges a kernel may use all memory of the process; without rsrc1 MODE is what
    assemblers' descriptors say."""
    machine = machine_of(arch, of_queue)
    if ranges is None:
        machine.use_whole_process()
    else:
        machine.set_ranges(ranges)
    # Without user data its emulator gives the arguments' address, and takes the count from rsrc2 for what follows it.
    count = rsrc2 >> 1 & 0x1f
    user = list(user_data) if user_data else [arguments & 0xffffffff, arguments >> 32]
    user = (user + [0] * count)[:max(count, 2)] if not user_data else user[:max(count, len(user))]
    machine.launch(lib_address, lib_bytes, (gx, gy, gz), (lx, ly, lz), USUAL_RSRC1 if rsrc1 is None else rsrc1, rsrc2,
                   scratch_size, user, steps)
    return 0


def _encode(emulator: Any, steps: Steps, arch: str) -> bytes:
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


def _run_with_trace(arch: str, run: Callable[[Optional[Steps]], int]) -> int:
    """Runs it, with a trace for tinygrad's profile where one is wanted."""
    from tinygrad.helpers import PROFILE  # type: ignore
    if not PROFILE:
        return run(None)
    from test.mockgpu.amd import emu as emulator  # type: ignore
    steps: Steps = []
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
            self.user_data, self.valid_mem_ranges, getattr(self, "rsrc1", None), steps, True))
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
    if not hasattr(module, "PythonRemu"):
        raise Error("not supported: this version of tinygrad has no emulator in Python whose place lockstep could take")
    module.PythonRemu.run_asm = _run_of_queue


def _patch_gpu(module: Any) -> None:
    """Lets the first word of the kernel's resources, which has MODE, through: its emulator does not ask for it."""
    executor = getattr(module, "PM4Executor", None)
    own: Any = getattr(executor, "_exec_dispatch_direct", None)
    if own is None or not hasattr(module, "regCOMPUTE_PGM_RSRC2") or not hasattr(module, "remu"):
        return  # another version of tinygrad: MODE is then what assemblers' descriptors say

    def dispatch(self: Any, count: int) -> None:
        try:
            module.remu.rsrc1 = self.gpu.regs[module.regCOMPUTE_PGM_RSRC2 - 1]
        except KeyError:
            module.remu.rsrc1 = None
        own(self, count)
    setattr(executor, "_exec_dispatch_direct", dispatch)


@contextmanager
def _as_mock_knows_it(module: Any) -> Iterator[None]:
    """While the mock's model of a GPU is imported: it looks at the first device of DEV, and takes each target of 64 lanes that is
    not gfx950 for an RDNA3 one. It gets gfx950, and the version of the right target afterwards."""
    importlib.import_module("tinygrad.helpers")
    target = amd_target()
    if target is None or target.arch not in targets() or not dataclasses.is_dataclass(target):
        yield
        return
    dev = sys.modules["tinygrad.helpers"].DEV
    own, named = dev.value, target.arch
    wide = Device(named).wave_sizes[0] == 64
    dev.value = [dataclasses.replace(target, arch=USUAL["cdna"] if wide else named)]
    try:
        yield
    finally:
        dev.value = own
    if wide and hasattr(module, "GFX_TARGET_VERSION"):
        module.GFX_TARGET_VERSION = int(named[3:-2]) * 10000 + int(named[-2], 16) * 100 + int(named[-1], 16)


def _patch_driver(module: Any) -> None:
    for name in dir(module):
        driver = getattr(module, name)
        if isinstance(driver, type) and (own := vars(driver).get("_emulate_execute")):
            setattr(driver, "_emulate_execute", _telling(own))


def _patch_runtime(module: Any) -> None:
    """A fault of a kernel leaves the device usable: what it was told in the doorbell's exception would else come back from each
    later call. (With HCQ2 a device keeps no error.) And kernels' names are known where they are placed."""
    queue = getattr(module, "AMDQueueDesc", None)
    own: Any = getattr(queue, "signal_doorbell", None)
    if own is not None:
        def signal_doorbell(self: Any, device: Any, *arguments: Any, **named: Any) -> Any:
            try:
                return own(self, device, *arguments, **named)
            except Fault:
                device.error_state = None
                raise
        setattr(queue, "signal_doorbell", signal_doorbell)
    program = getattr(module, "AMDProgram", None)
    if program is not None:
        make = program.__init__

        def init(self: Any, *arguments: Any, **named: Any) -> None:
            make(self, *arguments, **named)
            if isinstance(getattr(self, "prog_addr", None), int):
                kernel_names.place(str(getattr(self, "name", "kernel")), self.prog_addr)
        program.__init__ = init
    _patch_loader(module)


def _patch_loader(module: Any) -> None:
    """The code objects that a driver takes apart; where it places them, it does not say."""
    own: Any = getattr(module, "elf_loader", None)
    if own is None:
        return

    def elf_loader(blob: Any, *arguments: Any, **named: Any) -> Any:
        kernel_names.note_file(bytes(blob))
        return own(blob, *arguments, **named)
    module.elf_loader = elf_loader


_PATCHES: Dict[str, Callable[[Any], None]] = {
    "tinygrad.runtime.ops_null": _patch_null, "tinygrad.codegen.opt.tc": patch_tensor_cores,
    "tinygrad.runtime.ops_amd": _patch_runtime, "extra.hcq2.ops_amd2": _patch_loader,
    "test.mockgpu.amd.emu": _patch_emulator, "test.mockgpu.helpers": _patch_queue,
    "test.mockgpu.amd.amdgpu": _patch_gpu, "test.mockgpu.amd.amddriver": _patch_driver,
    "test.mockgpu.am.amdriver": _patch_driver}
_AROUND: Dict[str, Callable[[Any], ContextManager[None]]] = {"test.mockgpu.amd.amdgpu": _as_mock_knows_it}


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
            with _AROUND.get(name, lambda module: nullcontext())(module):
                execute(module)
            _PATCHES[name](module)
        loader.exec_module = exec_module
        return spec


def install() -> _Finder:
    """From now on tinygrad's mocked AMD GPU is lockstep, in this process."""
    for each in sys.meta_path:
        if isinstance(each, _Finder):
            return each
    for name, patch in _PATCHES.items():
        if name in sys.modules:
            patch(sys.modules[name])
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    return finder


def follow_children() -> None:
    """From now on it is lockstep in Python processes that this one starts, too."""
    here = os.path.dirname(os.path.abspath(__file__))
    paths = [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    first, last = os.path.join(here, "follow"), os.path.dirname(here)
    paths = [first, *(each for each in paths if each != first)]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths if last in paths else [*paths, last])


def _begin() -> bool:
    """What the first process does. False: it is not the first."""
    if "LLVM_PATH" not in os.environ and (llvm := _newest_llvm()):
        os.environ["LLVM_PATH"] = llvm
    install()
    follow_children()
    if RAN in os.environ:
        return False
    handle, path = tempfile.mkstemp(prefix="lockstep-tinygrad-")
    os.close(handle)
    os.environ[RAN] = path
    atexit.register(_remove, path, os.getpid())
    return True


def _remove(path: str, first: int) -> None:
    if os.getpid() == first and os.path.exists(path):
        os.remove(path)


def _say_verdict(first: int) -> None:
    if os.getpid() == first and (verdict := _verdict()):
        print(verdict, file=sys.stderr)


def _verdict() -> str:
    """What to say at the end; "" where kernels have run."""
    path = os.environ.get(RAN, "")
    if os.path.exists(path) and os.path.getsize(path) != 0:
        return ""
    dev = os.environ.get("DEV", "")
    mocked = dev.upper().startswith("NULL:AMDLLVM:GFX") or any(each.upper().startswith("MOCK") and "+AMD" in each.upper() for each in dev.split(";"))
    why = "" if mocked else f"; DEV is {dev!r}, and DEV=MOCKKFD+AMD:LLVM:gfx950 makes a mocked AMD GPU tinygrad's device"
    return f"lockstep: no kernel of tinygrad has run here{why}"


def _newest_llvm(folders: Iterable[str] = ("/usr/lib/*-linux-gnu", "/usr/lib64", "/usr/lib/llvm-*/lib")) -> Optional[str]:
    """The newest libLLVM-N.so, of a version that knows the targets here. tinygrad looks for a few versions by name, and takes one
    that knows no GPU, where it finds that first."""
    found = [(int(match[1]), path) for folder in folders for path in glob.glob(f"{folder}/libLLVM-*.so")
             if (match := re.search(r"libLLVM-(\d+)\.so$", path))]
    version, path = max(found, default=(0, ""))
    return path if version >= 18 else None


def pytest_configure(config: Any) -> None:
    """As a plugin: -p lockstep.tinygrad. The workers of pytest -n have it, too."""
    config._lockstep_first = _begin() and not hasattr(config, "workerinput")


def pytest_terminal_summary(terminalreporter: Any, config: Any) -> None:
    if getattr(config, "_lockstep_first", False) and (verdict := _verdict()):
        terminalreporter.write_line(verdict)


def _run_text(text: str, name: str) -> None:
    """A program that is no file, as Python runs it."""
    module = types.ModuleType("__main__")
    sys.modules["__main__"] = module
    exec(compile(text, name, "exec"), module.__dict__)


def main() -> None:
    words = sys.argv[1:]
    if not words or words in (["-h"], ["--help"], ["-c"], ["-m"]):
        print(__doc__)
        sys.exit(0 if words and words[0] not in ("-c", "-m") else 2)
    if _begin():
        atexit.register(_say_verdict, os.getpid())
    sys.path.insert(0, os.getcwd())
    if words[0] == "-m":
        plugin = ["-p", "lockstep.tinygrad"] if words[1] == "pytest" and "lockstep.tinygrad" not in words else []
        sys.argv = [words[1], *plugin, *words[2:]]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    elif words[0] == "-c":
        sys.argv = ["-c", *words[2:]]
        _run_text(words[1], "<string>")
    elif words[0] == "-":
        sys.argv = words
        _run_text(sys.stdin.read(), "<stdin>")
    else:
        sys.argv = words
        sys.path.insert(0, os.path.dirname(os.path.abspath(words[0])))
        runpy.run_path(words[0], run_name="__main__")


if __name__ == "__main__":
    # As the module that others may import, not a second copy of it.
    from lockstep.tinygrad import main as run_main
    run_main()
