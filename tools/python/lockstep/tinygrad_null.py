"""tinygrad's NULL device as lockstep: kernels of targets that tinygrad compiles for, and whose driver it does not have.

    DEV=NULL:AMDLLVM:gfx90a python -m lockstep.tinygrad script.py

Without lockstep the NULL device compiles kernels and runs none."""
from __future__ import annotations

import importlib
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Tuple

from .buffer import Buffer
from .compiler import CompileError, clang
from .device import targets
from .tinygrad_machine import Machine, note_launch, tell

machines: Dict[str, Machine] = {}
Place = Tuple[Buffer, int]  # an offset in a buffer


def machine(target: str) -> Machine:
    if target not in machines:
        machines[target] = Machine("NULL device", target)
    return machines[target]


def linked(code: bytes) -> bytes:
    """tinygrad keeps what LLVM makes: an object file. Its own driver links it while it places it."""
    with tempfile.TemporaryDirectory(prefix="lockstep-") as folder:
        given, made = Path(folder) / "kernel.o", Path(folder) / "kernel"
        given.write_bytes(code)
        command = [clang(), "--target=amdgcn-amd-amdhsa", "-nogpulib", str(given), "-o", str(made)]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except OSError as error:
            raise CompileError(f"cannot run {clang()}, which links kernels: {error.strerror}; LOCKSTEP_CLANG names the compiler") from None
        if done.returncode != 0:
            raise CompileError(done.stderr)
        return made.read_bytes()


def _options() -> Dict[str, Any]:
    """Of a launch. A Machine has read the same variables and refuses wrong ones."""
    interleave = os.environ.get("LOCKSTEP_INTERLEAVE")
    return {"engine": os.environ.get("LOCKSTEP_ENGINE", "fast"), "check": os.environ.get("LOCKSTEP_CHECK", ""),
            "matrix_model": os.environ.get("LOCKSTEP_MATRIX_MODEL", ""), "numerics": os.environ.get("LOCKSTEP_NUMERICS", "silicon"),
            "threads": int(os.environ.get("LOCKSTEP_THREADS", "0")), "interleave": None if interleave is None else int(interleave),
            "ordered_updates": os.environ.get("LOCKSTEP_UNORDERED_UPDATES", "0") != "1"}


def patch(module: Any) -> None:
    """tinygrad.runtime.ops_null. Where DEV names no target that is here, the device stays as it is."""
    dev: Any = importlib.import_module("tinygrad.helpers").DEV
    own_device: Any = module.NullDevice

    class LockstepAllocator(module.Allocator):  # type: ignore[misc]
        def _alloc(self, size: int, options: Any) -> Place:
            return machine(self.dev.lockstep_target).device.buffer(max(size, 1), unwritten=True), 0

        def _free(self, place: Place, options: Any) -> None:
            place[0].free()

        def _copyin(self, to: Place, data: memoryview) -> None:
            to[0].write(data, to[1])

        def _copyout(self, to: memoryview, place: Place) -> None:
            place[0].read(to, place[1])

        def _offset(self, place: Place, size: int, offset: int) -> Place:
            return place[0], place[1] + offset

    class LockstepProgram(module.Program):  # type: ignore[misc]
        def __init__(self, device: Any, made: Any) -> None:
            code = machine(device.lockstep_target).device.load(linked(bytes(made.lib)))
            self.kernel = code[made.name]

        def __call__(self, *places: Place, global_size: Tuple[int, int, int] = (1, 1, 1), local_size: Tuple[int, int, int] = (1, 1, 1),
                     vals: Tuple[int, ...] = (), wait: bool = False, **_: Any) -> float:
            note_launch()
            addresses: List[int] = [buffer.address + offset for buffer, offset in places]
            result = self.kernel(*addresses, *vals, grid=global_size, block=local_size, **_options())
            for finding in result.findings or ():
                tell(str(finding))
            return 1e-3

    class LockstepDevice(own_device):  # type: ignore[misc]
        def __init__(self, device: str) -> None:
            super().__init__(device)
            self.lockstep_target = dev.target(device.split(":")[0]).arch
            if self.lockstep_target in targets():
                self.allocator, self.runtime_t, self.graph = LockstepAllocator(self), LockstepProgram, None

    LockstepDevice.__name__ = own_device.__name__
    module.NullDevice = LockstepDevice


def patch_tensor_cores(module: Any) -> None:
    """tinygrad.codegen.opt.tc: it takes each target that it does not know for an RDNA3 one."""
    own: Any = getattr(module, "get_amd", None)
    if own is not None:
        module.get_amd = lambda arch: own(arch) if arch.startswith(("gfx94", "gfx95", "gfx11", "gfx12")) else []
