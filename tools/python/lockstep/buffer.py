"""Memory of a device."""
from __future__ import annotations

import ctypes as c
import weakref
from typing import TYPE_CHECKING, Any, Optional

from . import library as l
from .errors import Error
from .memory import bytes_of
from .values import U64, count

if TYPE_CHECKING:
    from .device import Device

lib = l.lib


class Buffer:
    """Memory of a device. It goes with the object."""

    def __init__(self, device: "Device", size: int) -> None:
        size = count(size, "the size of a buffer", 1, U64)
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
        l.check(lib.lockstep_write(self.device._handle, self._place(offset, source.size), source.address, source.size))

    def read(self, into: Any = None, offset: int = 0) -> Any:
        """Its bytes, or those that fill the array given."""
        if into is None:
            into = bytearray(self.size - (self._place(offset, 0) - self.address))
        target = bytes_of(into)
        if target.read_only:
            raise Error(f"a {type(into).__name__} that cannot be written")
        l.check(lib.lockstep_read(self.device._handle, self._place(offset, target.size), target.address, target.size))
        return into

    def mark_unwritten(self, offset: int = 0, size: Optional[int] = None) -> None:
        """For check="init": nobody has written these bytes, up to the end without `size`. `write` and checked kernels make them written again."""
        marked = self.size - count(offset, "offset", 0, self.size) if size is None else count(size, "size", 0, U64)
        l.check(lib.lockstep_mark_unwritten(self.device._handle, self._place(offset, 0), marked))

    def _place(self, offset: int, size: int) -> int:
        """The address of so many of its bytes."""
        at = count(offset, "offset", 0, self.size)
        if size > self.size - at:
            raise Error(f"{size} bytes at byte {at} of a buffer of {self.size}")
        return self.address + at

    def free(self) -> None:
        """Gives the memory back now."""
        self._finalizer()

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<{self.size} bytes at {self.address:#x} of {self.device!r}>"
