"""An ISA's instruction words, built from its XML, and what llvm-mc-22 says of them. Used by llvm_syntax.py."""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

LLVM_MC = "llvm-mc-22"
MARK = "s_nop 0x1234"
MARK_BYTES = "[0x34,0x12,0x80,0xbf]\n"
PADDING = b"\x00\x00\x80\xbf" * 4  # s_nop 0: LLVM 22 crashes on a literal cut off by the end of the input


# The fields of the halves of a dual encoding, by the names that they have in its views; as codegen/model/dual.cpp.
HALVES = {"_X": {"opx": "op", "srcx0": "src0", "vsrcx1": "vsrc1", "vsrcx2": "vsrc2", "vdstx": "vdst", "negx": "neg"},
          "_Y": {"opy": "op", "srcy0": "src0", "vsrcy1": "vsrc1", "vsrcy2": "vsrc2", "vdsty": "vdst", "negy": "neg"}}


class ShortNames(dict):
    """AMD's name of an encoding or a field -> the short one. Ends the run at one that the file lacks."""

    def __init__(self, path):
        super().__init__((e.get("Amd"), e.get("Short", e.get("Amd").lower())) for e in ET.parse(path).getroot())
        self.path = path

    def __missing__(self, name):
        sys.exit(f"{self.path}: lists no short name for {name}; add it")


def corrected_identifiers(path):
    """Encoding -> (first identifier, mask) by the <Identifiers> of the overrides beside an isa.xml."""
    overrides = pathlib.Path(path).with_name("overrides.xml")
    if not overrides.is_file():
        return {}
    return {e.get("Encoding"): (int(e.get("New").split()[0], 16), int(e.get("Mask"), 16))
            for e in ET.parse(overrides).getroot().iter("Identifiers")}


class Isa:
    def __init__(self, path, names_path):
        self.short = ShortNames(names_path)
        root = ET.parse(path).getroot()
        corrected = corrected_identifiers(path)
        self.encodings = {}
        for encoding in root.iter("Encoding"):
            fields = {}
            for field in encoding.find("MicrocodeFormat").iter("Field"):
                ranges = [(int(r.findtext("BitOffset")), int(r.findtext("BitCount"))) for r in field.iter("Range")]
                fields[self.short[field.findtext("FieldName")]] = ranges
            identifier = next(encoding.iter("EncodingIdentifier")).text
            name, only = self.encoding_name(encoding.findtext("EncodingName"))
            value, mask = corrected.get(encoding.findtext("EncodingName"), (int(identifier, 2), int(encoding.findtext("EncodingIdentifierMask"), 2)))
            row = (int(encoding.findtext("BitCount")), fields, value, mask)
            if "opx" not in fields:
                self.encodings[name] = row
                continue
            for half, names in HALVES.items():  # the lowest bit of VDSTY, which is the complement of VDSTX's, is left out
                if half in (only or half):
                    self.encodings[name + half] = (row[0], {names.get(f, f): r for f, r in fields.items()}, *row[2:])
        self.selectors = {value.findtext("Name"): int(value.findtext("Value")) for value in root.iter("PredefinedValue")}
        self.masks = {}  # (instruction, encoding) -> fields that hold a bit a lane
        self.forms = []
        seen = set()
        for instruction in root.iter("Instruction"):
            for form in instruction.iter("InstructionEncoding"):
                fields = [self.field_name(o, form) for o in form.iter("Operand")
                          if o.get("IsImplicit") != "true" and o.findtext("OperandType") != "OPR_EXEC"]
                # Operands that the XML does not list.
                fields = {"V_MFMA_LD_SCALE_B32": ["src0", "src1"], "S_ENDPGM": ["simm16"]}.get(instruction.findtext("InstructionName"), fields)
                encoding = self.encoding_name(form.findtext("EncodingName"))[0]
                self.masks[instruction.findtext("InstructionName"), encoding] = {
                    self.field_name(o, form) for o in form.iter("Operand")
                    if o.get("IsImplicit") != "true" and o.findtext("FieldName") and o.findtext("DataFormatName").startswith("FMT_NUM_M")}
                for half, names in HALVES.items():
                    if any(f in names for f in fields):
                        encoding, fields = encoding + half, [names.get(f, f) for f in fields]
                # AMD has a form for every set of sources that the literal can be; one of them says it all.
                if (instruction.findtext("InstructionName"), encoding) not in seen:
                    self.forms.append((instruction.findtext("InstructionName"), encoding, int(form.findtext("Opcode")), fields))
                seen.add((instruction.findtext("InstructionName"), encoding))

    def encoding_name(self, name):
        """The short name; of an encoding that is one half of dual issue ("VOPDXY_X"), that of the whole, and which half."""
        half = name[-2:]
        if half in HALVES and name not in self.short and name[:-2] in self.short:
            return self.short[name[:-2]], half
        return self.short[name], None

    def add_instructions(self, path):
        """Those that the ISA's own overrides add: <AddInstruction>, with the operands of <AddOperand>, and <AddForm>."""
        if not path.exists():
            return
        root = ET.parse(path).getroot()
        for entry in root.iter("AddForm"):
            names, old, new = entry.get("Instructions").split(), self.short[entry.get("Encodings")], self.short[entry.get("New")]
            self.forms += [(name, new, opcode, fields) for name, encoding, opcode, fields in self.forms if name in names and encoding == old]
        for entry in root.iter("AddInstruction"):
            name = entry.get("Name")
            fields = [self.short[o.get("Field")] for o in root.iter("AddOperand") if o.get("Field") and name in o.get("Instructions").split()]
            for encoding in entry.get("Encoding").split():
                self.forms.append((name, self.short[encoding], int(entry.get("Opcode")), fields))
        self.forms.sort(key=lambda form: form[0])  # as in the ISA's file

    def field_name(self, operand, form):
        """The operand's field; for a literal or control word that stands in for a source, the source's."""
        field = operand.findtext("FieldName")
        if field == "VSRC0":
            return "src0"
        if field in ("LITERAL", "LITERAL64") and operand.findtext("OperandType") not in ("OPR_SIMM32", "OPR_SIMM64"):
            source = re.search(r"has_lit(?:64)?_(\d)", form.findtext("EncodingCondition") or "")
            return ("ssrc" if form.findtext("EncodingName").startswith("SOP") else "src") + (source[1] if source else "0")
        return self.short[field]


def interpolation(token, encoding):
    """An operand of parameter interpolation, as a word of llvm_syntax.xml; None of other operands."""
    if re.fullmatch(r"attr\d+\.x", token):
        return "attr src0" if encoding == "VOP3" else "attr attr"
    if token.startswith("invalid_param_"):
        return "parameter " + ("src1" if encoding == "VOP3" else "data")
    return None


def put(word, ranges, value):
    for offset, count in ranges:
        part = value & ((1 << count) - 1)
        word = word & ~(((1 << count) - 1) << offset) | part << offset
        value >>= count
    return word


def dwords_of(word, bits):
    return [word >> 32 * i & 0xFFFFFFFF for i in range(bits // 32)]


def crashes_llvm(dwords):
    """llvm-mc 22 dies on SDWA selections that do not exist."""
    for first, second in zip(dwords, dwords[1:]):
        if first & 0x800001FF == 0xF9:
            compare = first >> 25 == 0x3E
            if 7 in (second >> 16 & 7, second >> 24 & 7):
                return True
            if not compare and (second >> 8 & 7 == 7 or second >> 11 & 3 == 3):
                return True
    return False


def assembles(lines, cpu, attributes=""):
    """For each line of text, None where there is none: does the assembler take it?"""
    run = subprocess.run([LLVM_MC, "-triple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", f"-mattr={attributes}"], input="\n".join(line or ".invalid" for line in lines), capture_output=True, text=True)
    refused = {int(line) for line in re.findall(r"^<stdin>:(\d+):\d+: error:", run.stderr, re.M)}
    if run.returncode and not refused:
        sys.exit(f"{LLVM_MC} -mcpu={cpu}: {run.stderr.strip()}")
    return [number not in refused for number in range(1, len(lines) + 1)]


def disassemble(words, cpu, attributes=""):
    """[(word, bits)] -> [first line of text, or None]."""
    lines = []
    for word, bits in words:
        data = word.to_bytes(bits // 8, "little") + PADDING
        lines.append("[0x" + data.hex(",").replace(",", ",0x") + "]\n" + MARK_BYTES)
    run = subprocess.run([LLVM_MC, "-disassemble", "-triple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", f"-mattr={attributes}"], input="".join(lines).encode(),
                         capture_output=True)
    if run.returncode < 0:
        sys.exit(f"{LLVM_MC} died: {run.stderr[-2000:].decode()}")
    texts, current = [], None
    for line in run.stdout.decode().splitlines():
        line = line.strip()
        if line == MARK:
            texts.append(current)
            current = None
        elif line and current is None:
            current = line
    if len(texts) != len(words):
        sys.exit(f"{len(words)} words gave {len(texts)} answers")
    return texts
