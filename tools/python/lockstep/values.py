"""Numbers and texts that callers give: checked and converted, never cut, and never taken by their bits."""
from __future__ import annotations

import ctypes as c
import numbers
import operator
import struct
from typing import Any, Optional, Sequence, Tuple, Union

from .errors import Error

# The types of kernels' parameters, as metadata and the names of C++ spell them, and their format in `struct`.
FORMATS = {"bool": "?", "char": "b", "signed char": "b", "uchar": "B", "unsigned char": "B", "short": "h", "ushort": "H",
           "unsigned short": "H", "int": "i", "uint": "I", "unsigned int": "I", "long": "q", "ulong": "Q", "unsigned long": "Q",
           "long long": "q", "unsigned long long": "Q", "size_t": "Q", "half": "e", "float": "f", "double": "d"}
_FLOATS = "efd"
Size = Union[int, Sequence[int]]
U32, U64 = (1 << 32) - 1, (1 << 64) - 1


def plain(value: Any) -> Any:
    """A number of numpy, torch or ctypes as Python's own; anything else as it is."""
    if isinstance(value, c._SimpleCData):
        value = value.value
    elif getattr(value, "shape", None) == () and hasattr(value, "item"):
        value = value.item()
    return value


def is_number(value: Any) -> bool:
    """Is it one number? Arrays, texts and complex numbers are none."""
    return isinstance(plain(value), numbers.Real)


def whole(value: Any, what: str) -> int:
    """A whole number: an int, or a float that is one."""
    value = plain(value)
    try:
        return operator.index(value)
    except TypeError:
        if isinstance(value, numbers.Real) and value == value and abs(value) < 1 << 1024 and int(value) == value:
            return int(value)
        raise Error(f"{what}: {_shown(value)} is no whole number") from None


def count(value: Any, what: str, least: int = 0, most: int = U32) -> int:
    """A whole number between two others. Of floats none is taken: a size that was divided may be rounded."""
    if type(value) is int and least <= value <= most:
        return value
    value = plain(value)
    try:
        number = operator.index(value)
    except TypeError:
        raise Error(f"{what}: {_shown(value)} is no int; give one from {least} to {most}") from None
    if not least <= number <= most:
        raise Error(f"{what}: {number}; give a number from {least} to {most}")
    return number


def three(size: Any, what: str) -> Tuple[int, int, int]:
    """A size of one to three dimensions: "grid", "block" and so on."""
    if type(size) is int and 0 < size <= U32:
        return size, 1, 1
    given: Sequence[Any]
    try:
        given = (operator.index(plain(size)),)
    except TypeError:
        if isinstance(size, (str, bytes, dict, float)):
            raise Error(f"{what}: {_shown(size)} is no size; give one to three ints") from None
        try:
            given = tuple(size)
        except TypeError:
            raise Error(f"{what}: {_shown(size)} is no size; give one to three ints") from None
    if not 1 <= len(given) <= 3:
        raise Error(f"{what}: a size of {len(given)} dimensions; give one, two or three")
    x, y, z = (*(count(each, what, 1) for each in given), *(1,) * (3 - len(given)))
    return x, y, z


def text(value: Any, what: str) -> bytes:
    """A string for the library."""
    if not isinstance(value, str):
        raise Error(f"{what}: {_shown(value)} is no str")
    if "\0" in value:
        raise Error(f"{what}: {value!r} has a zero character")
    return value.encode()


def number_bytes(form: str, value: Any, what: str) -> bytes:
    """A number as the type of that format has it. Error: it is none, or has no room."""
    if type(value) is float and form in "fd" or type(value) is int and form in "iIqQ":  # most of them
        try:
            return struct.pack("<" + form, value)
        except (struct.error, OverflowError):
            raise Error(f"{what} has no room for {value}") from None
    if not is_number(value):
        raise Error(f"{what} is a number; a {type(value).__name__} is not")
    value = plain(value)
    if form in _FLOATS:
        try:
            return struct.pack("<" + form, float(value))
        except OverflowError:
            raise Error(f"{what} has no room for {value}") from None
    number = whole(value, what)
    try:
        return struct.pack("<B" if form == "?" else "<" + form, number if form != "?" or number in (0, 1) else -1)
    except struct.error:
        raise Error(f"{what} has no room for {value}") from None


def bytes_of_any(value: Any, size: int, what: str) -> Optional[bytes]:
    """The bytes of a number for a parameter whose type nobody knows; None where there is no such number. A number of
    numpy or ctypes has a size of its own, which must be the parameter's."""
    if isinstance(value, (bool, int)):
        try:
            return int(value).to_bytes(size, "little", signed=value < 0)
        except OverflowError:
            raise Error(f"{what} has no room for {value}") from None
    if type(value) is float:
        form = {2: "e", 4: "f", 8: "d"}.get(size)
        if form is None:
            raise Error(f"{what} is no number of {size} bytes that {value!r} could be")
        return number_bytes(form, value, what)
    return None


def _shown(value: Any) -> str:
    shown = repr(value)
    return f"{type(value).__name__} {shown if len(shown) < 60 else shown[:57] + '...'}"
