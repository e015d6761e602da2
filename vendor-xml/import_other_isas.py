#!/usr/bin/env python3
"""Writes vendor-xml/other_isas.xml: which instruction words other AMD ISAs have, for messages about illegal ones.

    vendor-xml/import_other_isas.py FACTS_FOLDER > vendor-xml/other_isas.xml

FACTS_FOLDER holds rdna3_5.json and rdna4.json (names, opcodes and bit positions, see SOURCES.md). Only the first dword of the
plain formats counts; literal, DPP and SDWA variants begin with the same dword. Its bits outside every field must be 0."""
import json
import re
import sys
from pathlib import Path

# RDNA3 (gfx1100) lacks what RDNA3.5 added: the scalar float instructions.
SCALAR_FLOAT = re.compile(r"S_(?!BUFFER|LOAD|STORE).*_(F16|F32)$|S_FMA|S_CVT_")
VARIANT = re.compile(r"_(LIT|DPP16|DPP8|SDWA|SDST)")

# CDNA3 is CDNA4's predecessor: what gfx942 has beyond it (LLVM 22 decodes these for gfx942, not for gfx950).
CDNA3 = {"VOP3P_MFMA": (0xFF800000, 0xD3800000, 16, 7, {62: "v_mfma_f32_16x16x8_xf32", 63: "v_mfma_f32_32x32x4_xf32"})}


def first_dword(encoding):
    """(mask, value, opcode offset, opcode bits) of a format's first dword, None for one without a plain opcode."""
    mask = value = covered = 0
    opcode = None
    for field in encoding["fields"]:
        if field["lo"] > 31:
            continue
        high = min(field["hi"], 31)
        bits = ((1 << (high - field["lo"] + 1)) - 1) << field["lo"]
        covered |= bits
        if "fixed" in field:
            mask |= bits
            value |= field["fixed"] << field["lo"]
        if field["name"] in ("op", "opx"):  # VOPD: the first of its two operations
            opcode = (field["lo"], high - field["lo"] + 1)
    if opcode is None:
        return None
    return (mask | ~covered & 0xFFFFFFFF, value, *opcode)


def formats_of(facts):
    result = {}
    for name, encoding in facts["encodings"].items():
        place = None if VARIANT.search(name) else first_dword(encoding)
        if place:
            result[name] = (*place, {})
    for instruction in facts["instructions"]:
        for name, form in instruction["encodings"].items():
            base = VARIANT.split(name)[0]
            if base in result:
                result[base][4].setdefault(form["opcode"], instruction["name"].lower())
    return {name: place for name, place in result.items() if place[4]}


def write(isa, targets, formats):
    print(f'  <Isa Name="{isa}" Targets="{targets}">')
    for name, (mask, value, offset, bits, opcodes) in formats.items():
        print(f'    <Encoding Name="{name}" Mask="0x{mask:08x}" Value="0x{value:08x}" OpcodeOffset="{offset}" OpcodeBits="{bits}">')
        line = "     "
        for opcode, mnemonic in sorted(opcodes.items()):
            word = f" {opcode}={mnemonic}"
            if len(line) + len(word) > 126:
                print(line)
                line = "     "
            line += word
        print(line)
        print("    </Encoding>")
    print("  </Isa>")


def main():
    folder = Path(sys.argv[1])
    rdna3_5 = formats_of(json.loads((folder / "rdna3_5.json").read_text()))
    rdna4 = formats_of(json.loads((folder / "rdna4.json").read_text()))
    rdna3, scalar_float = {}, {}
    for name, (*place, opcodes) in rdna3_5.items():
        scalar = {o: m for o, m in opcodes.items() if name.startswith("SOP") and SCALAR_FLOAT.match(m.upper())}
        rdna3[name] = (*place, {o: m for o, m in opcodes.items() if o not in scalar})
        if scalar:
            scalar_float[name] = (*place, scalar)
    print('<?xml version="1.0" encoding="UTF-8"?>')
    print("""<!-- What instruction words mean on other AMD ISAs: formats by the fixed bits of their first dword, and opcodes.
     Written by vendor-xml/import_other_isas.py; used only to say where an illegal word would have been legal. -->""")
    print("<OtherIsas>")
    write("CDNA3", "gfx942", CDNA3)
    write("RDNA3", "gfx1100 gfx1151", rdna3)
    write("RDNA3.5", "gfx1151", scalar_float)
    write("RDNA4", "gfx1201", rdna4)
    print("</OtherIsas>")


if __name__ == "__main__":
    main()
