"""Devices, their memory, code and kernels."""
from __future__ import annotations

import ctypes as c
import os
import struct
import threading
from dataclasses import dataclass
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union

from . import library as l
from .buffer import Buffer
from .compiler import CompileError
from .errors import Error
from .kernel import Kernel
from .launch import Held, LaunchResult, engine_number, interleave_number, run
from .mangled import plain_name
from .memory import bytes_of
from .values import U64, Size, count, is_number, text, three

lib = l.lib


def targets() -> List[str]:
    """The targets that devices can be made of."""
    names: List[str] = []
    while (name := lib.lockstep_target(len(names))) is not None:
        names.append(name.decode())
    return names


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
        self._handle: Optional[int] = lib.lockstep_device_create(text(target, "target"))
        if not self._handle:
            raise Error(lib.lockstep_error().decode())
        info = l.DeviceInfo()
        l.check(lib.lockstep_get_device_info(self._handle, c.byref(info)))
        self.target: str = target
        self.wave_sizes: Tuple[int, int] = (info.smallest_wave, info.largest_wave)
        self.lds_bytes: int = info.lds_bytes
        self._mapping = threading.RLock()
        self.held = Held()

    def __del__(self) -> None:
        handle, self._handle = getattr(self, "_handle", None), None
        if handle:
            lib.lockstep_device_destroy(handle)

    def __repr__(self) -> str:
        return f"lockstep.Device({self.target!r})"

    def buffer(self, size_or_data: Any, *, unwritten: bool = False) -> Buffer:
        """Device memory: so many zero bytes, or a copy of an array. `unwritten`: check="init" takes the zeros as written by nobody."""
        if is_number(size_or_data):
            made = Buffer(self, size_or_data)
            if unwritten:
                made.mark_unwritten()
            return made
        data = bytes_of(size_or_data)
        made = Buffer(self, data.size)
        l.check(lib.lockstep_write(self._handle, made.address, data.address, data.size))
        if unwritten:
            made.mark_unwritten()
        return made

    def load(self, code: Union[str, bytes, "Any"]) -> "Code":
        """A code object: its file's name, or its bytes."""
        if isinstance(code, (bytes, bytearray, memoryview)):
            return Code(self, bytes(code), "code object")
        if not isinstance(code, (str, os.PathLike)):
            raise Error(f"a code object is the name of a file, or bytes; a {type(code).__name__} is neither")
        with open(code, "rb") as file:
            return Code(self, file.read(), str(code))

    def disassemble(self, words: Union[bytes, Sequence[int]]) -> List[str]:
        """The instructions of a stream of words, as an assembler takes them."""
        if isinstance(words, (bytes, bytearray)):
            words = struct.unpack(f"<{len(words) // 4}I", words[:len(words) // 4 * 4])
        stream = (c.c_uint32 * max(1, len(words)))(*(count(each, "a word") for each in words))
        lines, at, line, used = [], 0, c.create_string_buffer(256), c.c_uint32()
        while at < len(words):
            front = c.cast(c.byref(stream, 4 * at), c.POINTER(c.c_uint32))
            l.check(lib.lockstep_disassemble(self._handle, front, len(words) - at, line, len(line), c.byref(used)))
            lines.append(line.value.decode())
            at += used.value
        return lines

    def assemble(self, source: str) -> bytes:
        """A code object of assembly text, by lockstep's own assembler. CompileError has a line "LINE:COLUMN: what is wrong" for each problem."""
        if not isinstance(source, str):
            raise Error(f"assembly text is a str; {source!r} is none")
        given, size = source.encode(errors="replace"), c.c_uint64()
        if lib.lockstep_assemble(self._handle, given, len(given), None, 0, c.byref(size)) != l.OK:
            raise CompileError(lib.lockstep_error().decode(errors="replace"))
        code = c.create_string_buffer(size.value)
        l.check(lib.lockstep_assemble(self._handle, given, len(given), code, size.value, c.byref(size)))
        return code.raw

    def dispatch(self, raw: Dispatch, ranges: Sequence[Tuple[int, int]] = (), *, engine: str = "fast", threads: int = 0,
                 max_instructions: int = 0, accept_rdna_smem: bool = False, interleave: Optional[int] = None,
                 ordered_updates: bool = True) -> LaunchResult:
        """Machine code at an address of the process, with these ranges (address, bytes) of its memory. Options as those of a kernel."""
        sgprs = (c.c_uint32 * max(1, len(raw.user_sgprs)))(*(count(each, "a user SGPR") for each in raw.user_sgprs))
        info = l.DispatchInfo(wave_size=count(raw.wave_size, "wave_size"), entry=count(raw.entry, "entry", 0, U64),
                              workgroups=l.Three(*three(raw.workgroups, "workgroups")),
                              threads_per_workgroup=l.Three(*three(raw.threads, "threads")),
                              compute_pgm_rsrc1=count(raw.rsrc1, "rsrc1"), compute_pgm_rsrc2=count(raw.rsrc2, "rsrc2"),
                              user_sgpr_count=len(raw.user_sgprs), user_sgprs=sgprs,
                              scratch_bytes=count(raw.scratch_bytes, "scratch_bytes"), lds_bytes=count(raw.lds_bytes, "lds_bytes"))
        options = l.Options(engine=engine_number(engine), threads=count(threads, "threads"),
                            max_instructions=count(max_instructions, "max_instructions", 0, U64),
                            accept_rdna_smem=bool(accept_rdna_smem), interleave=interleave_number(interleave),
                            unordered_updates=not ordered_updates)
        table = (l.HostRange * max(1, len(ranges)))(
            *(l.HostRange(count(start, "the start of a range", 0, U64), count(size, "the size of a range", 0, U64), 0, 0)
              for start, size in ranges))
        with self._mapping:
            l.check(lib.lockstep_set_host_ranges(self._handle, table, len(ranges)))
            return run(options, lambda o, r: lib.lockstep_dispatch(self._handle, c.byref(info), o, r))


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
        l.check(lib.lockstep_get_symbol(self._handle, text(name, "the name of a symbol"), c.byref(symbol)))
        return symbol.address, symbol.size

    def disassemble(self, name: str) -> List[str]:
        """The instructions of a function or kernel."""
        address, size = self.symbol(name)
        data = bytearray(size)
        l.check(lib.lockstep_read(self.device._handle, address, bytes_of(data).address, size))
        return self.device.disassemble(bytes(data))

    def __repr__(self) -> str:
        return f"<{self.name} with {', '.join(self._kernels)}>"
