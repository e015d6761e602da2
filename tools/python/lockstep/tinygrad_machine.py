"""The devices that tinygrad's kernels run on, and their launches."""
from __future__ import annotations

import ctypes as c
import os
import sys
from typing import Any, Callable, Dict, Iterable, List, Optional, Sequence, Tuple

from . import kernel_names
from . import library as l
from .device import Device, targets
from .errors import Error, Fault
from .launch import engine_number, interleave_number, matrix_model_number, numerics_number
from .values import count

lib = l.lib
# The target that stands for what tinygrad's emulator calls an architecture; DEV's own where it names one that is there.
USUAL = {"cdna": "gfx950", "cdna4": "gfx950", "cdna3": "gfx942", "rdna3": "gfx1100", "rdna4": "gfx1201"}
# MODE of a kernel that has no descriptor: what assemblers put into one that does not say. DX10_CLAMP, IEEE, and
# denormals of 32 bits flushed, those of 16 and 64 bits not.
USUAL_RSRC1 = 1 << 23 | 1 << 21 | 0xc0 << 12
devices: Dict[str, "Machine"] = {}
# A file that the first of several processes makes, and each that has run a kernel writes into.
RAN = "LOCKSTEP_TINYGRAD_RAN"
_LOWEST = 1 << 16  # Linux gives no process memory below that (vm.mmap_min_addr)


Steps = List[Tuple[int, int]]  # wave, pc
_running: List[Tuple[int, int]] = []  # the kernel that runs: its first instruction, and the bytes from there


def tell(text: str) -> None:
    """A finding of a check."""
    sys.stderr.write(f"lockstep: {text}\n")


def _tell_finding(_: Any, finding: Any) -> None:
    text = finding.contents.text.decode(errors="replace")
    tell(kernel_names.relative(text, *_running[-1]) if _running else text)


_tell = l.TakeFinding(_tell_finding)


def _collector(steps: Steps) -> Any:
    def take(_: Any, step: Any) -> int:
        steps.append((step.contents.wave, step.contents.file_pc))
        return 0
    return l.TakeStep(take)


def _number(variable: str, what: str) -> Optional[int]:
    """An environment variable; None where it is not set."""
    given = os.environ.get(variable)
    if given is None:
        return None
    if not (given.isascii() and given.isdecimal()):
        raise Error(f"{variable} is {given!r}: it must be a number of {what}")
    return int(given)


def _switch(variable: str) -> bool:
    """An environment variable that is 1, or 0 as where it is not set."""
    given = os.environ.get(variable, "0")
    if given not in ("0", "1"):
        raise Error(f"{variable} is {given!r}: use 1 or 0")
    return given == "1"


def _named(variable: str, default: str, number_of: Callable[[str], int]) -> int:
    """The number of the name in an environment variable; of `default` where it is not set."""
    try:
        return number_of(os.environ.get(variable, default))
    except Error as error:
        raise Error(f"{variable}: {error}") from None


class Machine:
    """A device, and what is the same from launch to launch."""

    def __init__(self, arch: str, target: str) -> None:
        if target not in targets():
            raise Error(f"not supported: tinygrad's {arch}, which is {target}; this version of lockstep has "
                        f"{', '.join(targets())}")
        self.target = target
        self.device = Device(target)
        self.wave_size = self.device.wave_sizes[0]  # tinygrad's kernels have the smallest
        self.options = l.Options(engine=_named("LOCKSTEP_ENGINE", "fast", engine_number),
                                 accept_rdna_smem=self.wave_size == 64, max_instructions=1 << 40,
                                 interleave=interleave_number(_number("LOCKSTEP_INTERLEAVE", "instructions, 0 for none"), "LOCKSTEP_INTERLEAVE"),
                                 matrix_model=_named("LOCKSTEP_MATRIX_MODEL", "", matrix_model_number),
                                 threads=count(_number("LOCKSTEP_THREADS", "host threads, 0 for one a processor") or 0, "LOCKSTEP_THREADS"),
                                 unordered_updates=_switch("LOCKSTEP_UNORDERED_UPDATES"),
                                 numerics=_named("LOCKSTEP_NUMERICS", "silicon", numerics_number))
        check = os.environ.get("LOCKSTEP_CHECK")
        if check:
            self.options.check, self.options.take_finding = check.encode(), _tell
        self.result, self.info, self.user = l.Result(), l.DispatchInfo(wave_size=self.wave_size), (c.c_uint32 * 32)()
        self.ranges: Optional[Tuple[Tuple[int, int], ...]] = None

    def set_ranges(self, ranges: Iterable[Tuple[int, int]]) -> None:
        """What kernels may use; nothing is done when it is what was set before. Drivers of other interfaces than KFD also name
        addresses where the process cannot have memory."""
        whole = tuple(sorted(each for each in ranges if each[0] >= _LOWEST))
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

    def launch(self, entry: int, room: int, grid: Sequence[int], block: Sequence[int], rsrc1: int, rsrc2: int, scratch: int,
               user: Sequence[int], steps: Optional[Steps]) -> None:
        """`room`: bytes of code from the entry on. `steps`: gets the instructions of the first workgroup, in the order in which
        they ran."""
        note_launch()
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
            options.take_step, options.trace_only = _collector(steps), b"workgroup=0,0,0"
        _running.append((entry, room))
        try:
            status = lib.lockstep_dispatch(self.device._handle, c.byref(info), c.byref(options), c.byref(self.result))
        finally:
            _running.pop()
        if status == l.FAULT:
            r = self.result
            x, y, z = r.workgroup
            raise Fault(kernel_names.relative(r.text.decode(errors="replace"), entry, room),
                        lib.lockstep_fault_name(r.fault).decode(), r.pc - entry if entry <= r.pc < entry + room else r.pc,
                        (x, y, z), r.wave, r.lane, r.address, r.size)
        l.check(status)


def note_launch() -> None:
    """For who says at the end whether any kernel has run."""
    path = os.environ.get(RAN)
    if path and _told_by.get(path) != os.getpid():
        _told_by[path] = os.getpid()
        try:
            with open(path, "a") as file:
                file.write(f"{os.getpid()}\n")
        except OSError:  # who asks has ended
            pass


_told_by: Dict[str, int] = {}


def amd_target() -> Any:
    """What DEV says of the device AMD, as tinygrad has read it; None where it cannot be asked."""
    value = getattr(getattr(sys.modules.get("tinygrad.helpers"), "DEV", None), "value", None)
    for each in value if isinstance(value, list) else ():
        if getattr(each, "device", None) in ("", "AMD"):
            return each
    return None


def named_target() -> str:
    """The target that DEV names for the device AMD, which may be one of several: "CPU;MOCKKFD+AMD:LLVM:gfx942". "": none."""
    parsed = amd_target()
    if parsed is not None:
        return str(parsed.arch)
    for each in os.environ.get("DEV", "").split(";"):
        words = each.split("+")[-1].split(":")
        if len(words) == 3 and words[0].upper() == "AMD":
            return words[2]
    return ""


def machine_of(arch: str, of_queue: bool = False) -> Machine:
    """For what tinygrad's emulator calls an architecture: DEV's target where that is of this kind. Kernels of a queue are
    compiled for DEV's target, so it has to be."""
    named, usual = named_target(), USUAL.get(arch, arch)
    alike = named in targets() and named[:-2] == usual[:-2]
    if of_queue and named and not alike:
        raise Error(f"not supported: DEV names {named}, which tinygrad's mocked device runs as {arch}; this version of lockstep "
                    f"has {', '.join(targets())}")
    target = named if alike else usual
    if target not in devices:
        devices[target] = Machine(arch, target)
    return devices[target]
