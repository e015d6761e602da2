"""Names of kernels that a driver has placed somewhere in this process, for messages: NAME+0x1c in place of an address that
is another one in each run."""
from __future__ import annotations

import ctypes as c
import re
import struct
from typing import Dict, List, Set, Tuple

_FUNCTION = 2  # type of an ELF symbol
_SYMBOLS = (2, 11)  # types of sections: SHT_SYMTAB, SHT_DYNSYM
_placed: Dict[int, str] = {}
_files: Dict[bytes, None] = {}
_files_kept = 4096


def place(name: str, entry: int) -> None:
    """The kernel's first instruction is at that address."""
    _placed[entry] = name


def note_file(data: bytes) -> None:
    """An ELF file whose kernels may be placed, nobody says where."""
    _files[data] = None
    while len(_files) > _files_kept:
        del _files[next(iter(_files))]


def functions(elf: bytes) -> List[Tuple[str, bytes]]:
    """The kernels of an ELF file and their bytes: functions that have a descriptor, NAME.kd. Nothing for what is no such file."""
    names: Set[str] = set()
    found: List[Tuple[str, bytes]] = []
    try:
        offset, = struct.unpack_from("<Q", elf, 0x28)
        size, count = struct.unpack_from("<2H", elf, 0x3A)
        sections = [struct.unpack_from("<IIQQQQIIQQ", elf, offset + i * size) for i in range(count)]
        for _, kind, _, _, start, length, link, _, _, entry_size in sections:
            if kind not in _SYMBOLS or entry_size < 24:
                continue
            for at in range(start, start + length, entry_size):
                name, info, _, section, value, room = struct.unpack_from("<IBBHQQ", elf, at)
                text = sections[link][4] + name
                names.add(elf[text:elf.index(b"\0", text)].decode(errors="replace"))
                if info & 15 == _FUNCTION and 0 < section < count and room != 0:
                    begin = sections[section][4] + value - sections[section][3]
                    found.append((elf[text:elf.index(b"\0", text)].decode(errors="replace"), elf[begin:begin + room]))
    except (struct.error, ValueError, IndexError, OverflowError):
        return []
    return [each for each in found if each[0] + ".kd" in names]


def name_at(entry: int, room: int) -> str:
    """Of the kernel whose first instruction is at that address, which has so many bytes behind it; "kernel" where nobody
    knows."""
    if entry in _placed:
        return _placed[entry]
    code = c.string_at(entry, max(0, room))
    for elf in reversed(_files):
        for name, its_code in functions(elf):
            if code.startswith(its_code):
                return name
    return "kernel"


def relative(line: str, entry: int, room: int) -> str:
    """A message with the addresses of instructions of that kernel as its name and an offset."""
    name = ""

    def told(match: "re.Match[str]") -> str:
        nonlocal name
        pc = int(match[1], 16)
        if not entry <= pc < entry + room:
            return match[0]
        name = name or name_at(entry, room)
        return f"{name}+{pc - entry:#x}"
    return re.sub(r"\bpc (0x[0-9a-f]+)", told, line)
