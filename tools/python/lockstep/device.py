"""Devices, their memory, code and kernels."""
from __future__ import annotations

import ctypes as c
import os
import signal
import socket
import struct
import threading
import weakref
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from . import library as l
from .errors import Error, Fault
from .mangled import argument_types, plain_name
from .memory import Bytes, bytes_of, is_array
from .watching import Findings, Profile, Trace, Watch

lib = l.lib
Size = Union[int, Sequence[int]]
# What arrays of numbers hold where a pointer to such numbers is wanted.
_FORMATS = {"half*": "e", "float*": "f", "double*": "d"}
_FIDELITY = ("exact", "bounded", "not public")


def targets() -> List[str]:
    """The targets that devices can be made of."""
    names: List[str] = []
    while (name := lib.lockstep_target(len(names))) is not None:
        names.append(name.decode())
    return names


def _three(size: Size) -> Tuple[int, int, int]:
    whole = (size,) if isinstance(size, int) else tuple(size)
    if not 1 <= len(whole) <= 3:
        raise Error(f"a size of {len(whole)} dimensions: give one, two or three")
    return (*whole, *(1,) * (3 - len(whole)))  # type: ignore[return-value]


@dataclass(frozen=True)
class Local:
    """LDS for a local pointer of a kernel."""
    bytes: int


@dataclass(frozen=True)
class Argument:
    """A parameter of a kernel, as its metadata tells."""
    name: str
    type_name: str
    kind: int
    value_kind: str
    offset: int
    size: int
    pointee_align: int


@dataclass(frozen=True)
class LaunchResult:
    """What a launch did. `report` has the instructions that ran, where it was asked for: name, how often, how exact;
    `matrix_model` then how matrix instructions added up ("" if none ran). `findings`, `trace` and `profile` are None where they were not asked for."""
    workgroups: int
    waves: int
    instructions: int
    seconds: float
    report: List[Tuple[str, int, str]] = field(default_factory=list)
    findings: Optional[Findings] = None
    trace: Optional[Trace] = None
    profile: Optional[Profile] = None
    matrix_model: str = ""

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><td>{name}</td><td>{count}</td><td>{exact}</td></tr>" for name, count, exact in self.report)
        head = (f"<p>{self.workgroups} workgroups, {self.waves} waves, {self.instructions} instructions, "
                f"{self.seconds * 1e3:.3f} ms</p>")
        table = f"<table><tr><th>instruction</th><th>count</th><th>exact?</th></tr>{rows}</table>" if rows else ""
        seen = (each._repr_html_() for each in (self.findings, self.trace, self.profile) if each is not None)
        return head + table + "".join(seen)


class Buffer:
    """Memory of a device. It goes with the object."""

    def __init__(self, device: "Device", size: int) -> None:
        address = c.c_uint64()
        l.check(lib.lockstep_allocate(device._handle, size, c.byref(address)))
        self.device, self.address, self.size = device, address.value, size
        self._finalizer = weakref.finalize(self, Buffer._release, device, self.address)

    @staticmethod
    def _release(device: "Device", address: int) -> None:
        if device._handle:
            lib.lockstep_free(device._handle, address)

    def write(self, data: Any, offset: int = 0) -> None:
        """Copies an array's bytes into it."""
        source = bytes_of(data)
        l.check(lib.lockstep_write(self.device._handle, self.address + offset, source.address, source.size))

    def read(self, into: Any = None, offset: int = 0) -> Any:
        """Its bytes, or those that fill the array given."""
        if into is None:
            into = bytearray(self.size - offset)
        target = bytes_of(into)
        l.check(lib.lockstep_read(self.device._handle, self.address + offset, target.address, target.size))
        return into

    def mark_unwritten(self, offset: int = 0, size: Optional[int] = None) -> None:
        """For check="init": nobody has written these bytes, up to the end without `size`. `write` and checked kernels make them written again."""
        l.check(lib.lockstep_mark_unwritten(self.device._handle, self.address + offset, self.size - offset if size is None else size))

    def free(self) -> None:
        """Gives the memory back now."""
        self._finalizer()

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<{self.size} bytes at {self.address:#x} of {self.device!r}>"


@dataclass
class Dispatch:
    """A raw dispatch, as a driver's command stream describes it; see lockstep_dispatch_info."""
    entry: int
    workgroups: Size
    threads: Size
    wave_size: int = 64
    user_sgprs: Sequence[int] = ()
    rsrc1: int = 0
    rsrc2: int = 0
    scratch_bytes: int = 0
    lds_bytes: int = 0


class Device:
    """An emulated GPU with its memory, of a target ("gfx950"). May be used by several threads at once."""

    def __init__(self, target: str) -> None:
        self._handle: Optional[int] = lib.lockstep_device_create(target.encode())
        if not self._handle:
            raise Error(lib.lockstep_error().decode())
        info = l.DeviceInfo()
        l.check(lib.lockstep_get_device_info(self._handle, c.byref(info)))
        self.target: str = target
        self.wave_sizes: Tuple[int, int] = (info.smallest_wave, info.largest_wave)
        self.lds_bytes: int = info.lds_bytes
        self._mapping = threading.RLock()

    def __del__(self) -> None:
        handle, self._handle = getattr(self, "_handle", None), None
        if handle:
            lib.lockstep_device_destroy(handle)

    def __repr__(self) -> str:
        return f"lockstep.Device({self.target!r})"

    def buffer(self, size_or_data: Any, *, unwritten: bool = False) -> Buffer:
        """Device memory: so many zero bytes, or a copy of an array. `unwritten`: check="init" takes the zeros as written by nobody."""
        if isinstance(size_or_data, int):
            made = Buffer(self, size_or_data)
            if unwritten:
                made.mark_unwritten()
            return made
        made = Buffer(self, bytes_of(size_or_data).size)
        made.write(size_or_data)
        return made

    def load(self, code: Union[str, bytes, "Any"]) -> "Code":
        """A code object: its file's name, or its bytes."""
        if isinstance(code, (bytes, bytearray, memoryview)):
            return Code(self, bytes(code), "code object")
        with open(code, "rb") as file:
            return Code(self, file.read(), str(code))

    def disassemble(self, words: Union[bytes, Sequence[int]]) -> List[str]:
        """The instructions of a stream of words, as an assembler takes them."""
        if isinstance(words, (bytes, bytearray)):
            words = struct.unpack(f"<{len(words) // 4}I", words[:len(words) // 4 * 4])
        stream = (c.c_uint32 * max(1, len(words)))(*words)
        lines, at, text, used = [], 0, c.create_string_buffer(256), c.c_uint32()
        while at < len(words):
            front = c.cast(c.byref(stream, 4 * at), c.POINTER(c.c_uint32))
            l.check(lib.lockstep_disassemble(self._handle, front, len(words) - at, text, len(text), c.byref(used)))
            lines.append(text.value.decode())
            at += used.value
        return lines

    def dispatch(self, raw: Dispatch, ranges: Sequence[Tuple[int, int]] = (), *, engine: str = "fast", threads: int = 0,
                 max_instructions: int = 0, accept_rdna_smem: bool = False, interleave: Optional[int] = None) -> LaunchResult:
        """Machine code at an address of the process, with these ranges (address, bytes) of its memory. Options as those of a kernel."""
        sgprs = (c.c_uint32 * max(1, len(raw.user_sgprs)))(*raw.user_sgprs)
        info = l.DispatchInfo(wave_size=raw.wave_size, entry=raw.entry, workgroups=l.Three(*_three(raw.workgroups)),
                              threads_per_workgroup=l.Three(*_three(raw.threads)), compute_pgm_rsrc1=raw.rsrc1,
                              compute_pgm_rsrc2=raw.rsrc2, user_sgpr_count=len(raw.user_sgprs), user_sgprs=sgprs,
                              scratch_bytes=raw.scratch_bytes, lds_bytes=raw.lds_bytes)
        options = l.Options(engine=_engine(engine), threads=threads, max_instructions=max_instructions,
                            accept_rdna_smem=accept_rdna_smem, interleave=_interleave(interleave))
        table = (l.HostRange * max(1, len(ranges)))(*(l.HostRange(start, size, 0, 0) for start, size in ranges))
        with self._mapping:
            l.check(lib.lockstep_set_host_ranges(self._handle, table, len(ranges)))
            return _run(options, lambda o, r: lib.lockstep_dispatch(self._handle, c.byref(info), o, r))


class Code:
    """A loaded code object: a mapping from names to kernels. `code["saxpy"]` also finds the kernel saxpy(int, float*) of C++."""

    def __init__(self, device: Device, data: bytes, name: str) -> None:
        self.device, self.name = device, name
        handle = c.c_void_p()
        status = lib.lockstep_load(device._handle, data, len(data), c.byref(handle))
        if status != l.OK:
            raise Error(f"{name}: {lib.lockstep_error().decode()}")
        self._handle = handle
        names: List[str] = []
        while (kernel := lib.lockstep_kernel_name(handle, len(names))) is not None:
            names.append(kernel.decode())
        self._kernels: Dict[str, Kernel] = {each: Kernel(self, each) for each in names}

    def __getitem__(self, name: str) -> "Kernel":
        if name in self._kernels:
            return self._kernels[name]
        named = [each for each in self._kernels if plain_name(each) == name]
        if len(named) == 1:
            return self._kernels[named[0]]
        raise KeyError(f"{'several kernels' if named else 'no kernel'} {name!r} in {self.name}, which has "
                       f"{', '.join(self._kernels) or 'none'}")

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)

    def symbol(self, name: str) -> Tuple[int, int]:
        """Address and size of a variable or function."""
        symbol = l.Symbol()
        l.check(lib.lockstep_get_symbol(self._handle, name.encode(), c.byref(symbol)))
        return symbol.address, symbol.size

    def disassemble(self, name: str) -> List[str]:
        """The instructions of a function or kernel."""
        address, size = self.symbol(name)
        data = bytearray(size)
        l.check(lib.lockstep_read(self.device._handle, address, bytes_of(data).address, size))
        return self.device.disassemble(bytes(data))

    def __repr__(self) -> str:
        return f"<{self.name} with {', '.join(self._kernels)}>"


class Kernel:
    """A kernel. Calling it launches it and waits: `kernel(arguments..., grid=..., block=...)`."""

    def __init__(self, code: Code, name: str) -> None:
        self.name, self.code = name, code
        info = l.KernelInfo()
        l.check(lib.lockstep_get_kernel_info(code._handle, name.encode(), c.byref(info)))
        self.lds_bytes, self.scratch_bytes = info.lds_bytes, info.scratch_bytes
        self.vgprs, self.accvgprs, self.sgprs = info.vgprs, info.accvgprs, info.sgprs
        self.max_workgroup_size = info.max_workgroup_size
        self._kernarg_bytes = info.explicit_kernarg_bytes
        self.arguments: List[Argument] = []
        for i in range(lib.lockstep_kernel_argument_count(code._handle, name.encode())):
            a = l.KernelArgument()
            l.check(lib.lockstep_get_kernel_argument(code._handle, name.encode(), i, c.byref(a)))
            if a.kind != l.ARGUMENT_HIDDEN:
                self.arguments.append(Argument(a.name.decode(), a.type_name.decode(), a.kind, a.value_kind.decode(),
                                               a.offset, a.size, a.pointee_align))
        if not any(each.type_name for each in self.arguments):  # HIP: the name has them
            types = argument_types(name)
            if len(types) == len(self.arguments):
                self.arguments = [replace(each, type_name=each_type) for each, each_type in zip(self.arguments, types)]
        # What is the same from launch to launch.
        self._formats = [_FORMATS.get(each.type_name) for each in self.arguments]
        self._key = name.encode()
        self._labels = [f"argument {a.name or i}".encode() for i, a in enumerate(self.arguments)]
        self._kernarg_type = c.c_char * max(1, self._kernarg_bytes)

    def __call__(self, *arguments: Any, grid: Optional[Size] = None, block: Size = 64,
                 work_items: Optional[Size] = None, engine: str = "fast", threads: int = 0, dynamic_lds: int = 0,
                 max_instructions: int = 0, report: bool = False, check: str = "", trace: Union[bool, str] = False,
                 profile: bool = False, cluster: Optional[Size] = None, matrix_model: str = "",
                 interleave: Optional[int] = None) -> LaunchResult:
        """Runs it with numbers, arrays (used where they are), buffers and `Local`. `grid` is in workgroups, `work_items` in
        work-items; `block` in work-items; `cluster` in workgroups (without it as the kernel says). `matrix_model` says how matrix instructions add up
        ("exact", "sequential_fma", "cdna1" to "cdna3"; without it as the target does). `interleave` says after how many
        instructions a wave's turn ends at its next access to memory (without it 64; 0: only where it waits or ends). A
        fault raises `Fault`; Ctrl-C ends the launch.

        `check` says what to look for ("wait,race" or "all"), `trace` which instructions to keep (True: all of them, else
        conditions as "wave=0 pc=0x1900-0x1980"), `profile` whether to count. What they saw is in the result; with one of
        them the launch runs on one thread."""
        if len(arguments) != len(self.arguments):
            names = ", ".join(a.name or a.type_name or a.value_kind for a in self.arguments)
            raise Error(f"kernel {self.name} takes {len(self.arguments)} arguments ({names}), {len(arguments)} given")
        if (grid is None) == (work_items is None):
            raise Error("give either grid, in workgroups, or work_items")
        device, packed, maps = self.code.device, bytearray(max(1, self._kernarg_bytes)), []
        lds = self.lds_bytes
        for parameter, label, expected, value in zip(self.arguments, self._labels, self._formats, arguments):
            if parameter.kind == l.ARGUMENT_LOCAL:
                if not isinstance(value, Local):
                    raise Error(f"{self._describe(parameter)} is a local pointer: give lockstep.Local(bytes)")
                align = max(16, parameter.pointee_align)
                lds = (lds + align - 1) // align * align
                data = lds.to_bytes(parameter.size, "little")
                lds += value.bytes
            elif isinstance(value, Buffer):
                data = value.address.to_bytes(8, "little")
            elif value is None and parameter.kind == l.ARGUMENT_POINTER:
                data = bytes(8)
            elif parameter.kind == l.ARGUMENT_POINTER and is_array(value):
                if expected is not None:
                    self._check_format(parameter, expected, value)
                memory = bytes_of(value)
                maps.append((memory, label))
                data = memory.address.to_bytes(8, "little")
            else:
                data = self._value(parameter, value)
            if len(data) != parameter.size:
                raise Error(f"{self._describe(parameter)} takes {parameter.size} bytes, not {len(data)}")
            packed[parameter.offset:parameter.offset + parameter.size] = data
        options = l.Options(engine=_engine(engine), threads=threads, dynamic_lds=dynamic_lds + lds - self.lds_bytes,
                            max_instructions=max_instructions, matrix_model=_matrix_model(matrix_model),
                            interleave=_interleave(interleave),
                            work_items=l.Three(*(_three(work_items) if work_items is not None else (0, 0, 0))),
                            cluster=l.Three(*(_three(cluster) if cluster is not None else (0, 0, 0))))
        sizes = l.Three(*_three(grid)) if grid is not None else None
        kernarg = self._kernarg_type.from_buffer(packed)
        mapped: List[Bytes] = []
        try:
            for memory, label in maps:
                if memory.size == 0:
                    continue
                l.check(lib.lockstep_map_host_named(device._handle, memory.address, memory.size,
                                                    l.RANGE_READ_ONLY if memory.read_only else 0, label))
                mapped.append(memory)
            return _run(options, lambda o, r: lib.lockstep_launch(
                device._handle, self.code._handle, self._key, sizes, l.Three(*_three(block)), kernarg,
                self._kernarg_bytes, o, r), report, Watch(check, trace, profile))
        finally:
            for memory in mapped:
                lib.lockstep_unmap_host(device._handle, memory.address)

    def _describe(self, parameter: Argument) -> str:
        words = " ".join(filter(None, (parameter.type_name, parameter.name))) or parameter.value_kind
        return f"argument {self.arguments.index(parameter)} ({words}) of kernel {self.name}"

    def _check_format(self, parameter: Argument, expected: str, value: Any) -> None:
        """Arrays of integers may hold the bits of anything; numbers of another precision are a mistake."""
        try:
            with memoryview(value) as view:
                given = view.format.lstrip("@=<>")
        except TypeError:  # a tensor of another package
            return
        if given in "efd" and given != expected:
            bits = {"e": 16, "f": 32, "d": 64}
            raise Error(f"{self._describe(parameter)}: an array of {bits[given]}-bit floats for {bits[expected]}-bit ones; "
                        f"convert it, with numpy by .astype(np.float{bits[expected]})")

    def _value(self, parameter: Argument, value: Any) -> bytes:
        """A number as the parameter's type has it; anything with a buffer as its bytes."""
        if isinstance(value, (bool, int, float)):
            wants_float = parameter.type_name.rstrip("0123456789").split(" ")[-1] in ("float", "double", "half")
            form = {2: "e", 4: "f", 8: "d"}.get(parameter.size)
            if (isinstance(value, float) or wants_float) and form:
                return struct.pack("<" + form, value)
            if isinstance(value, float):
                raise Error(f"{self._describe(parameter)} is no number of {parameter.size} bytes that {value!r} could be")
            try:
                return int(value).to_bytes(parameter.size, "little", signed=value < 0)
            except OverflowError:
                raise Error(f"{self._describe(parameter)} has no room for {value}") from None
        try:
            return bytes(memoryview(value).cast("B")) if memoryview(value).ndim else bytes(memoryview(value))
        except TypeError:
            raise Error(f"{self._describe(parameter)}: a {type(value).__name__} is neither a number nor an array") from None

    def __repr__(self) -> str:
        return f"<kernel {self.name}({', '.join(filter(None, (a.type_name + ' ' + a.name for a in self.arguments)))})>"


def _engine(name: str) -> int:
    if name not in ("fast", "reference"):
        raise Error(f"no engine {name!r}: use 'fast' or 'reference'")
    return 0 if name == "fast" else 1


def _matrix_models() -> List[str]:
    """By their numbers in lockstep.h; the first is the target's own."""
    names = [""]
    while (name := lib.lockstep_matrix_model_name(len(names))) is not None:
        names.append(name.decode())
    return names


def _matrix_model(name: str) -> int:
    names = _matrix_models()
    if name not in names:
        raise Error(f"no matrix model {name!r}: use one of {', '.join(names[1:])}")
    return names.index(name)


def _interleave(instructions: Optional[int]) -> int:
    """As lockstep.h has it: 0 is the default there."""
    if instructions is None:
        return 0
    if not 0 <= instructions < l.NO_INTERLEAVE:
        raise Error(f"interleave={instructions}: it is a number of instructions from 0 to {l.NO_INTERLEAVE - 1}")
    return instructions or l.NO_INTERLEAVE


def _run(options: l.Options, call: Any, report: bool = False, watch: Optional[Watch] = None) -> LaunchResult:
    """Launches. On the main thread Ctrl-C ends the launch."""
    result, stop, counts = l.Result(), c.c_int32(0), None
    options.stop = c.addressof(stop)
    if watch is None:
        watch = Watch()
    if report:
        counts = (l.InstructionCount * 4096)()
        options.report, options.report_capacity = c.addressof(counts), len(counts)
    answer: List[Tuple[int, str]] = []

    def launch() -> None:
        status = call(c.byref(options), c.byref(result))
        answer.append((status, "" if status == l.OK else lib.lockstep_error().decode(errors="replace")))

    with watch.of(options):
        if threading.current_thread() is threading.main_thread() and _interruptible():
            with _later_interrupt() if watch.calls_back else nullcontext():
                _until_done(launch, stop)
        else:
            launch()
        status, why = answer[0]
        if status not in (l.OK, l.FAULT):
            raise Error(why)
        watch.take()
    entries = [] if counts is None else [(e.name.decode(), e.count, _FIDELITY[e.fidelity])
                                         for e in counts[:min(result.report_entries, len(counts))]]
    done = LaunchResult(result.workgroups, result.waves, result.instructions, result.seconds, entries, watch.findings,
                        watch.trace, watch.profile, _matrix_models()[result.matrix_model])
    if status == l.FAULT:
        x, y, z = result.workgroup
        fault = Fault(result.text.decode(errors="replace"), lib.lockstep_fault_name(result.fault).decode(),
                      result.file_pc, (x, y, z), result.wave, result.lane, result.address, result.size)
        fault.launch = done
        raise fault
    return done


# The handler itself: signal's own function looks for a name of it first, which takes longer than a small kernel.
_handler_of = getattr(signal.getsignal, "__wrapped__", signal.getsignal)


def _interruptible() -> bool:
    """Would Ctrl-C raise KeyboardInterrupt?"""
    return _handler_of(signal.SIGINT) is signal.default_int_handler


class _Watcher:
    """Sees a signal while the main thread is in the library, where no handler of Python runs: the bytes that the
    interpreter writes at a signal are read by a thread."""

    def __init__(self) -> None:
        self._read, self._write = socket.socketpair()
        self._write.setblocking(False)
        self._stop: Optional[c.c_int32] = None
        threading.Thread(target=self._watch, daemon=True, name="lockstep Ctrl-C").start()

    def _watch(self) -> None:
        while got := self._read.recv(64):
            stop = self._stop
            if signal.SIGINT in got and stop is not None:
                stop.value = 1

    def run(self, launch: Any, stop: c.c_int32) -> None:
        before, self._stop = signal.set_wakeup_fd(self._write.fileno(), warn_on_full_buffer=False), stop
        try:
            launch()
        finally:
            signal.set_wakeup_fd(before)
            self._stop = None


@contextmanager
def _later_interrupt() -> Iterator[None]:
    """KeyboardInterrupt waits until the launch has ended: it cannot pass through the library from a function that the
    library calls."""
    came: List[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if came:
        raise KeyboardInterrupt


_watcher: Optional[_Watcher] = None


def _forget_watcher() -> None:
    """A child process has no threads but its first."""
    global _watcher
    _watcher = None


os.register_at_fork(after_in_child=_forget_watcher)


def _until_done(launch: Any, stop: c.c_int32) -> None:
    """Runs it here, and lets Ctrl-C end it."""
    global _watcher
    if _watcher is None:
        _watcher = _Watcher()
    _watcher.run(launch, stop)
