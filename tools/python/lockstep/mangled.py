"""What the names of C++ kernels say: `_Z5saxpyifPKfPf` is saxpy(int, float, float const*, float*)."""
from __future__ import annotations

import re
from typing import List, Optional, Tuple

_BASIC = {"a": "char", "b": "bool", "c": "char", "d": "double", "f": "float", "h": "uchar", "i": "int", "j": "uint", "l": "long",
          "m": "ulong", "s": "short", "t": "ushort", "x": "long", "y": "ulong", "Dh": "half", "DF16_": "half"}
_TYPE = re.compile(r"([PKVr]*)(?:(DF16_|Dh|[a-z])|(S[0-9A-Z]*_)|(?=\d))")


def _name(mangled: str) -> Optional[Tuple[str, str]]:
    """The plain name, of a function outside of namespaces and templates, and the rest."""
    found = re.match(r"_Z(\d+)", mangled)
    if not found:
        return None
    start, length = found.end(), int(found[1])
    return mangled[start:start + length], mangled[start + length:]


def plain_name(mangled: str) -> str:
    """The name as it stands in the source, where that is simple to tell; else the name itself."""
    found = _name(mangled)
    return found[0] if found else mangled


def argument_types(mangled: str) -> List[str]:
    """The types of the parameters, "" for one that is no number and no pointer to numbers. Empty where they are not simple."""
    found = _name(mangled)
    rest, types = found[1] if found else "", []
    while rest:
        token = _TYPE.match(rest)
        if not token or (token[2] and token[2] not in _BASIC):
            return []
        rest = rest[token.end():]
        if token[2] or token[3]:
            types.append(_BASIC[token[2]] + "*" * token[1].count("P") if token[2] else "")
        else:  # a type of the program: its name's length, and its name
            digits = len(rest) - len(rest.lstrip("0123456789"))
            rest = rest[digits + int(rest[:digits]):]
            types.append("")
    return types
