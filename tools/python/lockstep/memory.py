"""Arrays of other packages, as addresses: the buffer interface, and DLPack for CPU tensors."""
from __future__ import annotations

import ctypes as c
import re
from functools import lru_cache
from typing import Any, NamedTuple, Optional

from .errors import Error


class Bytes(NamedTuple):
    """Where the bytes of an object are. `keep` keeps them there."""
    address: int
    size: int
    read_only: bool
    keep: Any


class _PyBuffer(c.Structure):
    _fields_ = [("buf", c.c_void_p), ("obj", c.py_object), ("len", c.c_ssize_t), ("itemsize", c.c_ssize_t),
                ("readonly", c.c_int), ("ndim", c.c_int), ("format", c.c_char_p), ("shape", c.c_void_p),
                ("strides", c.c_void_p), ("suboffsets", c.c_void_p), ("internal", c.c_void_p)]


class _View:
    """A buffer that is held: PyObject_GetBuffer and PyBuffer_Release, which also tell the address of read-only ones."""

    def __init__(self, value: Any) -> None:
        self.buffer = _PyBuffer()
        c.pythonapi.PyObject_GetBuffer(c.py_object(value), c.byref(self.buffer), c.c_int(0))

    def __del__(self) -> None:
        if self.buffer.buf is not None:
            c.pythonapi.PyBuffer_Release(c.byref(self.buffer))


class _DLTensor(c.Structure):
    _fields_ = [("data", c.c_void_p), ("device_type", c.c_int32), ("device_id", c.c_int32), ("ndim", c.c_int32),
                ("code", c.c_uint8), ("bits", c.c_uint8), ("lanes", c.c_uint16), ("shape", c.POINTER(c.c_int64)),
                ("strides", c.POINTER(c.c_int64)), ("byte_offset", c.c_uint64)]


_OPAQUE = 3  # of DLTensor's code: elements are handles of the host


def _dlpack(value: Any) -> Bytes:
    try:
        capsule = value.__dlpack__()
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        raise Error(f"a {type(value).__name__} whose memory cannot be had: {error}") from None
    get = c.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = c.c_void_p, [c.py_object, c.c_char_p]
    tensor = _DLTensor.from_address(get(capsule, b"dltensor"))
    if tensor.device_type != 1:
        raise Error("a DLPack tensor that is not in the memory of the CPU")
    if tensor.code == _OPAQUE:
        raise Error(f"a {type(value).__name__} of objects: a kernel can use numbers only")
    size, expected = (tensor.bits * tensor.lanes + 7) // 8, 1
    for i in reversed(range(tensor.ndim)):
        if tensor.strides and tensor.shape[i] > 1 and tensor.strides[i] != expected:
            raise Error("a DLPack tensor whose elements do not lie one behind the other: make it contiguous")
        expected *= tensor.shape[i]
    return Bytes((tensor.data or 0) + tensor.byte_offset, size * expected, False, capsule)


@lru_cache(maxsize=256)
def _has_objects(form: str) -> bool:
    """Are there elements that are pointers of this process? They mean nothing to a kernel, which would write over them."""
    return re.search("[OPX&]", re.sub(":[^:]*:", "", form)) is not None


def bytes_of(value: Any) -> Bytes:
    """The memory of an object with the buffer or DLPack interface."""
    try:
        with memoryview(value) as view:
            if _has_objects(view.format):
                raise Error(f"a {type(value).__name__} of objects: a kernel can use numbers only")
            if not view.c_contiguous:
                raise Error("an array whose elements do not lie one behind the other: make it contiguous")
    except (TypeError, ValueError, BufferError) as error:
        if hasattr(value, "__dlpack__"):
            return _dlpack(value)
        raise Error(f"a {type(value).__name__} has no memory that a kernel could use: {error}") from None
    held = _View(value)
    return Bytes(held.buffer.buf or 0, held.buffer.len, bool(held.buffer.readonly), held)


class Element(NamedTuple):
    """What an array has: "float" or "whole" numbers."""
    kind: str
    bits: int
    signed: bool = False

    def __str__(self) -> str:
        return f"{self.bits}-bit {'floats' if self.kind == 'float' else 'whole numbers'}"


def element_of(value: Any) -> Optional[Element]:
    """The element of an array with the buffer interface or a `dtype` with a name as torch has them; None: it is not known, or no number."""
    try:
        with memoryview(value) as view:
            form, bits = view.format.lstrip("@=<>!"), 8 * view.itemsize
    except (TypeError, ValueError, BufferError):
        found = re.fullmatch(r"(?:\w+\.)?(float|u?int)(\d+)", str(getattr(value, "dtype", "")))
        if found is None:
            return None
        return Element("float" if found[1] == "float" else "whole", int(found[2]), found[1] == "int")
    if form in ("e", "f", "d"):
        return Element("float", bits)
    if len(form) == 1 and form in "?cbBhHiIlLqQnN":
        return Element("whole", bits, form in "?bhilqn")  # bools are no bytes of something
    return None


def is_array(value: Any) -> bool:
    """Has it a buffer that a kernel could be given? Numbers of numpy have one, too, but are numbers."""
    if isinstance(value, (bool, int, float, str, c._SimpleCData)) or getattr(value, "shape", None) == ():
        return False
    try:
        memoryview(value).release()
        return True
    except TypeError:
        return hasattr(value, "__dlpack__")
    except (ValueError, BufferError):  # an array of what buffers do not have; bytes_of says so
        return True
