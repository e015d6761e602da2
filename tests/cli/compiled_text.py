"""Compares a code object that lockstep asm makes with clang's relocatable object of the same text. Needs LLVM 22's tools."""
import re
import subprocess
import tempfile


def _output(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def _code(path):
    with tempfile.NamedTemporaryFile() as copy:
        subprocess.run(["llvm-objcopy-22", "-O", "binary", "-j", ".text", path, copy.name], check=True)
        with open(copy.name, "rb") as file:
            return bytearray(file.read())


def difference(ours, theirs):
    """What is wrong with OURS as a sentence, or None: .text has the bytes of THEIRS, and where that object has relocations their values. A relocation through
    a place of addresses (GOT) is not followed."""
    ours_code, theirs_code = _code(ours), _code(theirs)
    tables = _output("llvm-readelf-22", "-sSW", ours)
    addresses = {name: int(value, 16) for name, value in re.findall(r"\] (\.\S+)\s+\w+\s+([0-9a-f]{16})", tables)}
    addresses.update({name: int(value, 16) for value, name in re.findall(r"^\s*\d+: ([0-9a-f]{16}) .* (\S+)$", tables, re.M)})
    relocations = re.search(r"'\.rela\.text'.*?(?=^Relocation section|\Z)", _output("llvm-readelf-22", "-rW", theirs), re.M | re.S)
    for line in relocations[0].splitlines()[2:] if relocations else ():
        found = re.fullmatch(r"([0-9a-f]{16})\s+\S+\s+R_AMDGPU_(\w+)\s+(?:[0-9a-f]{16}\s+)?(\S+)(?: ([+-]) ([0-9a-f]+))?", line)
        if found is None:
            if line.strip():
                return f"the relocation '{line}' is not understood"
            continue
        kind, name = found[2], found[3]
        place, size = int(found[1], 16), 8 if kind in ("REL64", "GOTPCREL") else 4
        if kind in ("REL64", "REL32_LO", "REL32_HI"):
            value = addresses[name] + int((found[4] or "") + (found[5] or "0"), 16) - addresses[".text"] - place
            value = value >> (32 if kind.endswith("HI") else 0) & (1 << 8 * size) - 1
            if value != int.from_bytes(ours_code[place:place + size], "little"):
                return f"the relocation at {place:#x} is wrong: {line}"
        elif not kind.startswith("GOTPCREL"):
            return f"the relocation '{line}' is not understood"
        theirs_code[place:place + size] = ours_code[place:place + size]
    if ours_code == theirs_code:
        return None
    at = next((i for i, (a, b) in enumerate(zip(ours_code, theirs_code)) if a != b), min(len(ours_code), len(theirs_code)))
    return f".text differs at {at:#x}; it has {len(ours_code)} bytes, clang's has {len(theirs_code)}"
