"""Kernels, called with numbers, arrays and buffers."""
from __future__ import annotations

import ctypes as c
import struct
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, List, Optional, Union

from . import library as l
from .buffer import Buffer
from .errors import Error
from .launch import LaunchResult, engine_number, interleave_number, matrix_model_number, numerics_number, run
from .mangled import argument_types
from .memory import Bytes, Element, bytes_of, element_of, is_array
from .values import FORMATS, U64, Size, bytes_of_any, count, is_number, number_bytes, three
from .watching import Watch

if TYPE_CHECKING:
    from .device import Code

lib = l.lib


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
        self._formats = [_format(each) for each in self.arguments]
        self._key = name.encode()
        self._labels = [f"argument {a.name or i}".encode() for i, a in enumerate(self.arguments)]
        self._descriptions = {each.offset: self._describe(each) for each in self.arguments}
        self._kernarg_type = c.c_char * max(1, self._kernarg_bytes)

    def __call__(self, *arguments: Any, grid: Optional[Size] = None, block: Size = 64,
                 work_items: Optional[Size] = None, engine: str = "fast", threads: int = 0, dynamic_lds: int = 0,
                 max_instructions: int = 0, report: bool = False, check: str = "", trace: Union[bool, str] = False,
                 profile: bool = False, cluster: Optional[Size] = None, matrix_model: str = "",
                 interleave: Optional[int] = None, ordered_updates: bool = True, numerics: str = "silicon") -> LaunchResult:
        """Runs it with numbers, arrays (used where they are), buffers and `Local`. `grid` is in workgroups, `work_items` in
        work-items; `block` in work-items; `cluster` in workgroups (without it as the kernel says). `matrix_model` says how matrix instructions add up
        ("exact", "sequential_fma", "cdna1" to "cdna3", "gfx11", "gfx12"; without it as the target does). `numerics` says whose results are given
        where the manual leaves them to the hardware: "silicon", as the hardware computes, or "rounded". `interleave` says after how many
        instructions a wave's turn ends at its next access to memory (without it 16; 0: only where it waits or ends). Without
        `ordered_updates` float atomics do not wait for the workgroups before. A fault raises `Fault`; Ctrl-C ends the launch.

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
        for parameter, label, form, value in zip(self.arguments, self._labels, self._formats, arguments):
            if parameter.kind == l.ARGUMENT_LOCAL:
                if not isinstance(value, Local):
                    raise Error(f"{self._describe(parameter)} is a local pointer: give lockstep.Local(bytes)")
                align = max(16, parameter.pointee_align)
                lds = (lds + align - 1) // align * align
                data = count(lds, "the LDS of a launch").to_bytes(parameter.size, "little")
                lds += count(value.bytes, "Local.bytes")
            elif isinstance(value, Buffer):
                if parameter.kind != l.ARGUMENT_POINTER and parameter.size != 8:
                    raise Error(f"{self._describe(parameter)} is no pointer, and a Buffer is given")
                if value.device is not device:
                    raise Error(f"{self._describe(parameter)}: a buffer of another device, {value.device!r}")
                data = value.address.to_bytes(8, "little")
            elif value is None and parameter.kind == l.ARGUMENT_POINTER:
                data = bytes(8)
            elif parameter.kind == l.ARGUMENT_POINTER and is_array(value):
                self._check_format(parameter, form, value)
                memory = self._memory(parameter, value)
                maps.append((memory, label))
                data = memory.address.to_bytes(8, "little")
            else:
                data = self._value(parameter, form, value)
            if len(data) != parameter.size:
                raise Error(f"{self._describe(parameter)} takes {parameter.size} bytes, not {len(data)}")
            packed[parameter.offset:parameter.offset + parameter.size] = data
        lds += count(dynamic_lds, "dynamic_lds") - self.lds_bytes
        options = l.Options(engine=engine_number(engine), threads=count(threads, "threads"),
                            dynamic_lds=count(lds, "the dynamic LDS of a launch"),
                            max_instructions=count(max_instructions, "max_instructions", 0, U64),
                            matrix_model=matrix_model_number(matrix_model), interleave=interleave_number(interleave),
                            numerics=numerics_number(numerics),
                            unordered_updates=not ordered_updates,
                            work_items=l.Three(*(three(work_items, "work_items") if work_items is not None else (0, 0, 0))),
                            cluster=l.Three(*(three(cluster, "cluster") if cluster is not None else (0, 0, 0))))
        sizes = l.Three(*three(grid, "grid")) if grid is not None else None
        items = l.Three(*three(block, "block"))
        watch = Watch(check, trace, profile)
        kernarg = self._kernarg_type.from_buffer(packed)
        mapped: List[Bytes] = []
        number = device.held.begin()
        try:
            for memory, label in maps:
                if memory.size == 0:
                    continue
                l.check(lib.lockstep_map_host_named(device._handle, memory.address, memory.size,
                                                    l.RANGE_READ_ONLY if memory.read_only else 0, label))
                mapped.append(memory)
            return run(options, lambda o, r: lib.lockstep_launch(
                device._handle, self.code._handle, self._key, sizes, items, kernarg, self._kernarg_bytes, o, r), report, watch)
        finally:
            for memory in mapped:
                lib.lockstep_unmap_host_without_waiting(device._handle, memory.address)
            device.held.end(number, mapped)

    def _describe(self, parameter: Argument) -> str:
        words = " ".join(filter(None, (parameter.type_name, parameter.name))) or parameter.value_kind
        return f"argument {self.arguments.index(parameter)} ({words}) of kernel {self.name}"

    def _memory(self, parameter: Argument, value: Any) -> Bytes:
        try:
            return bytes_of(value)
        except Error as error:
            raise Error(f"{self._describe(parameter)}: {error}") from None

    def _check_format(self, parameter: Argument, form: Optional[str], value: Any) -> None:
        """Arrays of another element than the parameter's are a mistake. Bytes, and unsigned integers as wide as a float, may hold its bits; a pointer to
        char takes whole numbers of any width."""
        element = element_of(value) if form is not None else None
        if form is None or element is None:
            return
        wanted = Element("float" if form in "efd" else "whole", 8 * struct.calcsize("<" + form), form in "hbiq")
        if element == wanted or (element.kind == "whole" and element.bits == 8 and not element.signed):
            return
        if element.kind == wanted.kind == "whole" and (element.bits == wanted.bits or wanted.bits == 8):
            return
        if element.kind == "whole" and not element.signed and element.bits == wanted.bits:
            return
        given = f"{self._describe(parameter)}: an array of {element}"
        if wanted.kind == "float":
            raise Error(f"{given} for {wanted}; convert it, with numpy by .astype(np.float{wanted.bits})")
        if element.kind == "whole":
            raise Error(f"{given} for {wanted}; convert it, with numpy by .astype(np.{'' if wanted.signed else 'u'}int{wanted.bits})")
        raise Error(f"{given} for whole numbers; convert it, or give its bits, with numpy by .view(np.uint{element.bits})")

    def _value(self, parameter: Argument, form: Optional[str], value: Any) -> bytes:
        """A number as the parameter's type has it; several for a vector; bytes, and what nobody knows the type of, as they are."""
        what = self._descriptions[parameter.offset]
        if isinstance(value, (bytes, bytearray, memoryview)):
            return bytes(value)
        if parameter.kind == l.ARGUMENT_POINTER:
            if not is_number(value):
                raise Error(f"{what}: a {type(value).__name__} is neither a number nor an array")
            return count(value, what + ", an address", 0, U64).to_bytes(8, "little")
        if form is not None and not is_number(value) and not is_array(value) and len(form) == 1:
            raise Error(f"{what}: a {type(value).__name__} is neither a number nor an array")
        if form is not None and len(form) == 1:
            return number_bytes(form, value, what)
        if form is not None:
            try:
                values = [value] if is_number(value) else list(value)
            except TypeError:
                raise Error(f"{what}: a {type(value).__name__} is neither a number nor an array") from None
            if len(values) != len(form):
                raise Error(f"{what} takes {len(form)} numbers, not {len(values)}")
            return b"".join(number_bytes(form[0], each, what) for each in values).ljust(parameter.size, b"\0")
        data = bytes_of_any(value, parameter.size, what)
        if data is not None:
            return data
        if not is_array(value) and not is_number(value) and not hasattr(value, "shape"):
            raise Error(f"{what}: a {type(value).__name__} is neither a number nor an array")
        memory = self._memory(parameter, value)
        return c.string_at(memory.address, memory.size)

    def __repr__(self) -> str:
        return f"<kernel {self.name}({', '.join(filter(None, (a.type_name + ' ' + a.name for a in self.arguments)))})>"


def _format(parameter: Argument) -> Optional[str]:
    """The numbers that a parameter or what it points to has, in formats of `struct`, a character each: "i" for int, "ffff" for
    float4, "f" for float*. None: a type that nobody knows here."""
    kind = parameter.type_name.rstrip("*").strip()
    digits = kind[len(kind.rstrip("0123456789")):]
    form = FORMATS.get(kind[:len(kind) - len(digits)])
    if form is None or parameter.type_name.count("*") > 1:
        return None
    if parameter.kind == l.ARGUMENT_POINTER:
        return form
    lanes = int(digits or 1)
    room = {3: 4}.get(lanes, lanes) * struct.calcsize("<" + form)
    return form * lanes if room == parameter.size else None
