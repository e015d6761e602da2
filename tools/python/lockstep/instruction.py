"""One instruction on values: assembled, run in a wave, and every register that it names told afterwards."""
from __future__ import annotations

import ctypes as c
import re
import struct
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from .compiler import CompileError
from .device import Device, Dispatch
from .errors import Error
from .values import U64, count, is_number, number_bytes, plain

_REGISTER = re.compile(r"\b([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?:\.[lh])?(?![\w\[])")
# Registers of the frame around the instruction; instructions may use those below.
_FIRST_SCALAR, _FIRST_VECTOR = 88, 250
_LANES, _SLOT = 64, 256


class InstructionResult:
    """Registers after an instruction, by name ("v0", "s4", "vcc", "exec", "scc"): a list of 32-bit words, one a lane, or a
    number."""

    def __init__(self, registers: Dict[str, Any], text: str) -> None:
        self._registers, self.text = registers, text

    def __getitem__(self, name: str) -> Any:
        return self._registers[name]

    def __iter__(self) -> Any:
        return iter(self._registers)

    def keys(self) -> Any:
        return self._registers.keys()

    def f32(self, name: str) -> Any:
        """The register's words as single-precision numbers."""
        words = self._registers[name]
        if isinstance(words, int):
            return struct.unpack("<f", struct.pack("<I", words))[0]
        return list(struct.unpack(f"<{len(words)}f", struct.pack(f"<{len(words)}I", *words)))

    def __repr__(self) -> str:
        shown = {name: (f"{v:#x}" if isinstance(v, int) else "[" + ", ".join(f"{w:#x}" for w in v[:4]) + ", ...]")
                 for name, v in self._registers.items()}
        return f"<{self.text}: " + ", ".join(f"{name} = {value}" for name, value in shown.items()) + ">"

    def _repr_html_(self) -> str:
        rows = "".join(f"<tr><td>{name}</td><td>{value if isinstance(value, int) else ' '.join(f'{w:08x}' for w in value)}"
                       "</td></tr>" for name, value in self._registers.items())
        return f"<p><code>{self.text}</code></p><table>{rows}</table>"


def _number(value: Any, size: int, name: str) -> bytes:
    """One lane's number: floats as the registers' bytes have them, ints as their bits."""
    value = plain(value)
    if isinstance(value, float):
        form = {4: "f", 8: "d"}.get(size)
        if form is None:
            raise Error(f"{name}: floating-point numbers fit one or two registers; give words instead")
        return number_bytes(form, value, name)
    bits = 8 * size
    return (count(value, name, -(1 << bits - 1), (1 << bits) - 1) & (1 << bits) - 1).to_bytes(size, "little")


def _words(value: Any, registers: int, name: str, lanes: int) -> List[List[int]]:
    """For each register the words of all lanes, from a number, a sequence of numbers or an array. An array's elements are bits,
    unless they are wider than the registers: then they are numbers."""
    size = 4 * registers
    if is_number(value):
        value = [value] * lanes
    each: Optional[List[bytes]] = None
    try:
        with memoryview(value) as view:
            rows = len(view)
            row = view.nbytes // max(1, rows)
            if row <= size and view.format.lstrip("@=<>") in tuple("bBhHiIlLqQnNefd?c"):
                data = view.tobytes()
                each = [data[i * row:(i + 1) * row] for i in range(rows)]
    except TypeError:
        pass
    if each is None:
        try:
            numbers = list(value)
        except TypeError:
            raise Error(f"{name}: a {type(value).__name__} is neither a number nor a sequence of numbers") from None
        each = [_number(one, size, name) for one in numbers]
    if not 1 <= len(each) <= lanes:
        raise Error(f"{name}: {len(each)} numbers for {lanes} lanes")
    each = [one.ljust(size, b"\0") for one in each]
    each = each * lanes if len(each) == 1 else each + [bytes(size)] * (lanes - len(each))
    return [[int.from_bytes(lane[4 * r:4 * r + 4], "little") for lane in each] for r in range(registers)]


def _text_section(elf: bytes) -> bytes:
    """The machine code of an ELF file."""
    offset, = struct.unpack_from("<Q", elf, 0x28)
    size, count, names = struct.unpack_from("<3H", elf, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", elf, offset + i * size) for i in range(count)]
    for name, _, _, _, start, length in sections:
        at = sections[names][4] + name
        if elf[at:at + 6] == b".text\0":
            return elf[start:start + length]
    raise Error("the assembler made no code")


def _expand(text: str) -> List[Tuple[str, int]]:
    """The registers that an instruction names, one by one."""
    found: List[Tuple[str, int]] = []
    for kind, one, first, last in _REGISTER.findall(text):
        if int(one or last) > 1023:
            raise Error(f"there is no register {kind}{one or last}")
        for number in range(int(one or first), int(one or last) + 1):
            if (kind, number) not in found:
                found.append((kind, number))
    return found


def _assemble(device: Device, before: Sequence[str], instruction: str, after: Sequence[str]) -> bytes:
    """Machine code of these lines. Errors have lines of `instruction`, of which the first is 1."""
    try:
        return _text_section(device.assemble("\n".join([*before, instruction, ".text", *after]) + "\n"))
    except CompileError as error:
        lines = [re.sub(r"^\d+", lambda line: str(int(line[0]) - len(before)), each) for each in str(error).splitlines()]
        raise CompileError("\n".join(lines)) from None


def _as_text(device: Device, words: Sequence[int]) -> Tuple[str, str]:
    """Words of instructions: as the assembler shows them, and as it takes them."""
    numbers = [count(word, "a word of an instruction") for word in words]
    shown = device.disassemble(numbers)
    for text in shown:
        if text.startswith(".long"):
            raise Error(f"{text.split()[-1]} is no instruction of {device.target}")
    return "\n".join(shown), "\n".join(f".long {word:#x}" for word in numbers)


def execute(instruction: Union[str, Sequence[int]], target: str = "gfx950", *, registers: Mapping[str, Any] = {}, vcc: int = 0, scc: int = 0,
            exec: int = -1, wave_size: int = 0, engine: str = "reference", **values: Any) -> InstructionResult:
    """Runs one or several instructions in one wave: lines of assembly text, or a list of 32-bit words.

        lockstep.execute("v_cvt_pk_bf16_f32 v0, v1, v2", v1=1.5, v2=[0.5, 0.25])["v0"][0]

    Registers get a number for all lanes, or one number a lane; floats are single precision (double in pairs of registers),
    integers the register's bits: v1=1.0 is 0x3f800000, v1=1 is 1.
    `registers` is for names that are no Python words: {"v[2:3]": 1.0}. The result has all registers named."""
    if not isinstance(instruction, (str, list, tuple)):
        raise Error(f"an instruction is a str or a list of words; {instruction!r} is none")
    device = Device(target)
    shown_text, given = (instruction, instruction) if isinstance(instruction, str) else _as_text(device, instruction)
    lanes = count(wave_size, "wave_size") or device.wave_sizes[0]
    if lanes not in device.wave_sizes:
        raise Error(f"wave_size {lanes}: {target} has {' and '.join(map(str, sorted(set(device.wave_sizes))))}")
    vcc, scc = count(vcc, "vcc", -(1 << 63), U64), count(scc, "scc", 0, 1)
    exec = count(exec, "exec", -(1 << 63), U64)
    initial: Dict[Tuple[str, int], List[int]] = {}
    for name, value in {**registers, **values}.items():
        if not isinstance(name, str):
            raise Error(f"{name!r} is no register: use v0, s3, a1, v[2:3], vcc, scc or exec")
        named = _expand(name)
        if not named or not _REGISTER.fullmatch(name):
            raise Error(f"{name!r} is no register: use v0, s3, a1, v[2:3], vcc, scc or exec")
        for register, words in zip(named, _words(value, len(named), name, lanes)):
            initial[register] = words
    shown = [r for r in dict.fromkeys([*_expand(shown_text), *initial])]
    for kind, number in shown:
        if number >= (_FIRST_SCALAR if kind == "s" else _FIRST_VECTOR if kind == "v" else 256):
            raise Error(f"{kind}{number} is used by the frame: take one below "
                        f"{'s' if kind == 's' else 'v'}{_FIRST_SCALAR if kind == 's' else _FIRST_VECTOR}")
    slots = {register: i for i, register in enumerate(dict.fromkeys([*initial, *shown]))}
    status_slot = len(slots)
    wide = lanes == 64
    all_lanes = "s_mov_b64 exec, -1" if wide else "s_mov_b32 exec_lo, -1"
    bits = target.startswith(("gfx11", "gfx12"))
    load, store = ("global_load_b32", "global_store_b32") if bits else ("global_load_dword", "global_store_dword")
    add, add_carry = ("s_add_co_u32", "s_add_co_ci_u32") if target.startswith("gfx12") else ("s_add_u32", "s_addc_u32")
    lines = ["s_mov_b32 s96, s0", "s_mov_b32 s97, s1", "v_and_b32 v255, 0x3ff, v0", "v_lshlrev_b32 v255, 2, v255"]

    def base(slot: int) -> List[str]:
        return [f"{add} s98, s96, {slot * _SLOT:#x}", f"{add_carry} s99, s97, 0"]

    for (kind, number), words in initial.items():
        if kind == "s":
            lines.append(f"s_mov_b32 s{number}, {words[0]:#x}")
        else:
            vector = f"v{number}" if kind == "v" else "v254"
            lines += [*base(slots[kind, number]), f"{load} {vector}, v255, s[98:99]", "s_nop 0"]
            if kind == "a":
                lines.append(f"v_accvgpr_write_b32 a{number}, v254")
    lines += [f"s_mov_b32 vcc_lo, {vcc & 0xffffffff:#x}", f"s_mov_b32 vcc_hi, {vcc >> 32 & 0xffffffff:#x}",
              f"s_mov_b32 exec_lo, {exec & 0xffffffff:#x}"]
    if wide:
        lines.append(f"s_mov_b32 exec_hi, {exec >> 32 & 0xffffffff:#x}")
    lines.append(f"s_cmp_eq_u32 s96, s9{'6' if scc else '7'}")
    before = lines
    lines = ["s_cselect_b32 s88, 1, 0", "s_mov_b32 s90, vcc_lo", "s_mov_b32 s91, vcc_hi", "s_mov_b32 s92, exec_lo", "s_mov_b32 s93, exec_hi", all_lanes]
    for (kind, number) in shown:
        vector = f"v{number}" if kind == "v" else "v254"
        if kind == "s":
            lines.append(f"v_mov_b32 v254, s{number}")
        if kind == "a":
            lines.append(f"v_accvgpr_read_b32 v254, a{number}")
        lines += [*base(slots[kind, number]), f"{store} v255, {vector}, s[98:99]"]
    for i, scalar in enumerate((88, 90, 91, 92, 93)):
        lines += [f"v_mov_b32 v254, s{scalar}", *base(status_slot + i), f"{store} v255, v254, s[98:99]"]
    lines.append("s_endpgm")
    code = _assemble(device, before, given, lines)
    program = c.create_string_buffer(code + bytes(256 - len(code) % 256 + 256))
    memory = (c.c_uint32 * (_LANES * (status_slot + 5)))()
    for register, words in initial.items():
        for lane, word in enumerate(words):
            memory[slots[register] * _LANES + lane] = word
    at = c.addressof(memory)
    device.dispatch(Dispatch(entry=c.addressof(program), workgroups=1, threads=lanes, wave_size=lanes,
                             user_sgprs=(at & 0xffffffff, at >> 32), rsrc2=2 << 1),
                    [(at, c.sizeof(memory)), (c.addressof(program), len(program))], engine=engine)
    result: Dict[str, Any] = {}
    for (kind, number) in shown:
        words = list(memory[slots[kind, number] * _LANES:slots[kind, number] * _LANES + lanes])
        result[f"{kind}{number}"] = words[0] if kind == "s" else words
    status = [memory[(status_slot + i) * _LANES] for i in range(5)]
    result.update(scc=status[0], vcc=status[1] | (status[2] << 32 if wide else 0),
                  exec=status[3] | (status[4] << 32 if wide else 0))
    return InstructionResult(result, shown_text.strip())
