#!/usr/bin/env python3
"""Asks LLVM which instruction forms of cdna4.xml it decodes: the evidence for what variant encodings forbid.

    llvm_probe.py [--xml cdna4.xml] [--llvm-mc llvm-mc-22]

Builds words with typical operands for every form, disassembles them in bulk, and prints a line a form:
INSTRUCTION ENCODING accepted|rejected TEXT. A form is accepted if any of its trial words decodes to the form's
whole length.
"""
import argparse
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).parent
TARGET = ["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-disassemble"]


def read_encodings(root):
    result = {}
    for encoding in root.iter("Encoding"):
        fields = {}
        for field in encoding.iter("Field"):
            ranges = [(int(r.findtext("BitOffset")), int(r.findtext("BitCount"))) for r in field.iter("Range")]
            fields[field.findtext("FieldName")] = ranges[0]
        mask = int(encoding.findtext("EncodingIdentifierMask"), 2)
        op_low, op_width = fields["OP"]
        fixed = int(encoding.find("EncodingIdentifiers")[0].text, 2) & mask & ~((1 << op_width) - 1 << op_low)
        result[encoding.findtext("EncodingName")] = (int(encoding.findtext("BitCount")), fields, fixed)
    return result


def trial_operand(kind, field, trial):
    """A value of the field that the operand type allows; trials 0 and 1 differ where a form may want either."""
    if kind in ("OPR_VGPR", "OPR_VGPR_OR_ACCVGPR", "OPR_ACCVGPR"):
        return 8
    if kind.startswith("OPR_SRC") or kind == "OPR_VGPR_OR_LDS":
        return 256 + 8 if trial == 0 else (128 if trial == 1 else 8)
    if kind == "OPR_SREG" and field in ("SRSRC", "SBASE"):
        return 2
    if kind == "OPR_HWREG":
        return 1
    if kind in ("OPR_SDST", "OPR_SREG", "OPR_SREG_NOVCC", "OPR_SSRC", "OPR_SSRC_NOLIT", "OPR_SSRC_LANESEL"):
        return 8
    return 0


def trial_word(encoding, opcode, operands, name, trial):
    bits, fields, word = encoding
    values = {"OP": opcode}
    for field, kind in operands:
        values[field] = trial_operand(kind, field, trial)
    if name.endswith("_VOP_DPP"):
        values.update(SRC0=250, VSRC0=1, DPP_CTRL=0xE4, ROW_MASK=15, BANK_MASK=15)
    elif "_SDWA" in name:
        values.update(SRC0=249, VSRC0=1, SRC0_SEL=6, SRC1_SEL=0 if name.startswith("VOP1") else 6)
        if "DST_SEL" in fields:
            values.update(DST_SEL=6)
    elif name.endswith("_INST_LITERAL"):
        values["LITERAL"] = 0x12345678
        source = "SRC0" if "SRC0" in fields else "SSRC0" if "SSRC0" in fields else None
        if source and source in values and not name.startswith("SOPK") and trial == 0:
            values[source] = 255
        elif source and "SSRC1" in values:
            values["SSRC1"] = 255
    if name == "ENC_SMEM" and any(f == "SOFFSET" for f, _ in operands):
        values["IMM"] = 1
    if name in ("ENC_FLAT_GLBL", "ENC_FLAT_SCRATCH"):
        values["SADDR"] = 127
    if trial == 3 and "GLC" in fields:
        values["GLC"] = 1
    if trial == 3 and "SC0" in fields:
        values["SC0"] = 1
    if trial == 2 and "GDS" in fields:
        values["GDS"] = 1
    if trial == 2 and "LDS" in fields:
        values["LDS"] = 1
    if trial == 2 and "SVE" in fields:
        values["SVE"] = 1
    for field, value in values.items():
        if field in fields:
            low, width = fields[field]
            word &= ~((1 << width) - 1 << low)
            word |= (value & (1 << width) - 1) << low
    return [word >> 32 * i & 0xFFFFFFFF for i in range(bits // 32)]


def disassemble(llvm_mc, words):
    """Text of each word list that decodes to one instruction of its whole length, None for the others."""
    # llvm-mc reads one stream of bytes and steps over a dword that it rejects. Each group ends with S_NOP 1 to 4:
    # they bring it back in step, mark the end, and show by their number whether the group's length was right.
    markers = [f"s_nop {i}" for i in range(1, 5)]
    lines = [[*ws, *[0xBF800000 + i for i in range(1, 5)]] for ws in words]
    text = "\n".join(",".join(f"0x{w >> 8 * i & 255:02x}" for w in line for i in range(4)) for line in lines)
    run = subprocess.run([llvm_mc, *TARGET], input=text, capture_output=True, text=True, check=True)
    rejected = {int(n) for n in re.findall(r"^<stdin>:(\d+):\d+: warning", run.stderr, re.M)}
    groups, group = [], []
    for line in run.stdout.splitlines():
        if line.startswith("\t"):
            group.append(line.split("//")[0].split(";")[0].strip())
            if group[-1] == markers[-1]:
                groups.append(group)
                group = []
    if len(groups) != len(words):
        raise RuntimeError(f"{len(words)} groups went in, {len(groups)} came out")
    return [g[0] if n not in rejected and g[1:] == markers else None for n, g in enumerate(groups, 1)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--xml", type=pathlib.Path, default=HERE / "cdna4.xml")
    parser.add_argument("--llvm-mc", default="llvm-mc-22")
    arguments = parser.parse_args()
    root = ElementTree.parse(arguments.xml).getroot()
    encodings = read_encodings(root)
    trials, owners = [], []
    for instruction in root.iter("Instruction"):
        for form in instruction.iter("InstructionEncoding"):
            name = form.findtext("EncodingName")
            operands = [(o.findtext("FieldName"), o.findtext("OperandType")) for o in form.iter("Operand") if o.get("IsImplicit") == "false"]
            for trial in range(4):
                trials.append(trial_word(encodings[name], int(form.findtext("Opcode")), operands, name, trial))
                owners.append((instruction.findtext("InstructionName"), name))
    texts = {}
    for owner, text in zip(owners, disassemble(arguments.llvm_mc, trials)):
        texts[owner] = texts.get(owner) or text
    for (instruction, encoding), text in texts.items():
        print(instruction, encoding, "accepted" if text else "rejected", text or "")


if __name__ == "__main__":
    main()
