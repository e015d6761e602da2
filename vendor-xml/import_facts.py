#!/usr/bin/env python3
"""Writes vendor-xml/isas/*/isa.xml, AMD's machine-readable schema, from a table of ISA facts.

    import_facts.py FACTS.json --pseudocode PSEUDO.json [--isa rdna3] [--output cdna4.xml]

FACTS.json holds encodings, opcodes and operands. Where it is silent, this script states the rule (module
`operand_types` for selectors and messages, `access_flags` below for Input and Output). Of PSEUDO.json only one fact
is used: which implicit state (SCC, VCC, EXEC, M0, PC, FLAT_SCRATCH) each instruction's operation names, and on which
side of an assignment. The same inputs always give the same bytes.
"""
import argparse
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

import facts_gcn
import facts_rdna
import implicit_state
import operand_types
import schema_writer

HERE = pathlib.Path(__file__).parent
OPERAND_ORDER = ["vdstx", "vdsty", "vdst", "sdst", "sdata", "vdata", "addr", "vaddr", "vaddr0", "data", "data0", "data1", "vsrc", "saddr",
                 "srsrc", "rsrc", "samp", "ssamp", "sbase", "soffset", "ioffset", "ssrc0", "srcx0", "srcy0", "src0", "vsrc0", "ssrc1",
                 "vsrcx1", "vsrcy1", "vsrc1", "src1", "vsrcx2", "vsrcy2", "vsrc2", "src2", "vsrc3", "vaddr1", "vaddr2", "vaddr3",
                 "vaddr4", "scale_src0", "scale_src1", "attr", "attr_chan", "simm16", "literal"]


# ISAs that the rules below hold for: AMD's name and number of the architecture.
# (AMD publishes no file of GCN 5, and one of RDNA 1: numbers from 100 on are ours.)
ARCHITECTURES = {"cdna1": ("AMD CDNA 1", 0), "cdna2": ("AMD CDNA 2", 1), "cdna3": ("AMD CDNA 3", 2), "cdna4": ("AMD CDNA 4", 3),
                 "gcn5": ("AMD GCN 5", 100), "gcn5_7nm": ("AMD GCN 5.1", 101), "rdna1": ("AMD RDNA 1", 6),
                 "rdna1_dot": ("AMD RDNA 1 with dot products", 102), "rdna2": ("AMD RDNA 2", 7),
                 "rdna3": ("AMD RDNA 3", 8), "rdna3_5": ("AMD RDNA 3.5", 9), "rdna4": ("AMD RDNA 4", 10), "cdna5": ("AMD CDNA 5", 11)}
# Fields that the facts abbreviate.
FACTS_FIELDS = {"bc": "BOUND_CTRL", "clmp": "CLAMP", "dpp": "DPP_CTRL", "opsel": "OP_SEL", "opsel_hi": "OP_SEL_HI",
                "opsel_hi2": "OP_SEL_HI_2", "scl_opsel": "SCL_OP_SEL",
                "scl_opsel_hi": "SCL_OP_SEL_HI", "scl_opsel_hi2": "SCL_OP_SEL_HI_2", "fi": "FETCH_INACTIVE"}
# Names of encodings that differ from those of CDNA.
RDNA_ENCODINGS = {"DS": {"rdna3": "ENC_VDS", "rdna3_5": "ENC_VDS", "rdna4": "ENC_VDS", "cdna5": "ENC_VDS"}, "VOP1_DPP16": "VOP1_VOP_DPP16", "VOP2_DPP16": "VOP2_VOP_DPP16"}


class Names:
    """AMD's spelling of the facts' short names, from names.xml."""

    def __init__(self, isa):
        root = ElementTree.parse(HERE / "names.xml").getroot()
        self.rdna = isa not in operand_types.GFX9
        self.encoding = {e.get("Short"): e.get("Amd") for e in reversed(list(root.iter("Encoding")))}  # of two names the first one
        self.short = {e.get("Amd"): e.get("Short") for e in root.iter("Encoding")}
        self.base = {e.get("Amd"): e.get("Base") for e in root.iter("Encoding")}
        self.field = {f.get("Amd").lower(): f.get("Amd") for f in root.iter("Field")}
        self.field.update(FACTS_FIELDS)
        for short, amd in RDNA_ENCODINGS.items() if self.rdna else ():
            if isinstance(amd, str) or isa in amd:
                self.encoding[short] = amd if isinstance(amd, str) else amd[isa]
        if not self.rdna:
            self.encoding.update({"DS": "ENC_DS", "VOP1_DPP16": "VOP1_VOP_DPP", "VOP2_DPP16": "VOP2_VOP_DPP"})


# The facts give VOPC promoted to VOP3 a format of its own; AMD has it under ENC_VOP3.
MERGED_ENCODINGS = {"VOP3_SDST": "VOP3"}
# The facts list the fields of VOP3P again under VOP3P_MFMA, which redefines those bits.
DROPPED_FIELDS = {"VOP3P_MFMA": {"neg", "neg_hi", "opsel", "opsel_hi", "opsel_hi2", "clmp"}}
# Instructions whose literal is an operand of its own, not the value of a source selector 255.
LITERAL_OPERAND = {"V_FMAMK_F32": "F32", "V_FMAAK_F32": "F32", "V_MADMK_F32": "F32", "V_MADAK_F32": "F32",
                   "V_MADMK_F16": "F16", "V_MADAK_F16": "F16", "V_FMAMK_F16": "F16",
                   "V_FMAAK_F16": "F16", "V_FMAMK_F64": "F64", "V_FMAAK_F64": "F64", "S_FMAMK_F32": "F32", "S_FMAAK_F32": "F32",
                   "V_DUAL_FMAMK_F32": "F32", "V_DUAL_FMAAK_F32": "F32", "S_SETREG_IMM32_B32": "B32"}


def load_encodings(facts, names):
    """AMD encoding name -> (bits, {AMD field name: (low bit, width)}, {AMD field name: fixed value}). A field in two parts: (low bit, width,
    low bit and width of the upper part)."""
    result = {}
    for short, encoding in facts["encodings"].items():
        if short in MERGED_ENCODINGS:
            continue
        fields, fixed = {}, {}
        for field in encoding["fields"]:
            if field["name"] in DROPPED_FIELDS.get(short, ()):
                continue
            amd = names.field[field["name"]]
            fields[amd] = (field["lo"], field["hi"] - field["lo"] + 1, *field.get("more", ()))
            if "fixed" in field:
                fixed[amd] = field["fixed"]
        result[names.encoding[short]] = (encoding["bits"], fields, fixed)
    # The first half of a scaled matrix instruction is V_MFMA_LD_SCALE_B32, opcode 44 of VOP3P.
    if "ENC_VOP3PX2" in result and "X2ENCODING" not in result["ENC_VOP3PX2"][2]:
        result["ENC_VOP3PX2"][2]["X2ENCODING"] = 423 << 7 | 44
    return result


def load_instructions(facts, names):
    """name -> {AMD encoding: (opcode, {AMD field: operand})}, operands in assembly order."""
    result = {}
    for instruction in facts["instructions"]:
        name, forms = instruction["name"], {}
        for short, form in instruction["encodings"].items():
            amd = names.encoding[MERGED_ENCODINGS.get(short, short)]
            operands = dict(form.get("operands", {}))
            if name in LITERAL_OPERAND and "_LIT" in short:
                fmt = LITERAL_OPERAND[name]
                operands["literal"] = {"format": "FMT_NUM_" + fmt, "bits": int(fmt[1:]), "type": "OPR_SIMM64" if fmt == "F64" else "OPR_SIMM32"}
            value = (form["opcode"], {names.field[f]: operands[f] for f in sorted(operands, key=OPERAND_ORDER.index)})
            if amd in forms and forms[amd] != value:
                sys.exit(f"{name}: the facts disagree about {amd}")
            forms[amd] = value
        result[name] = forms
    return result


def access_flags(name, encoding, field):
    """(Input, Output) of an operand. Where AMD's release is known to be wrong it is wrong here too (overrides.xml)."""
    if name.startswith("IMAGE_"):
        return facts_rdna.access_flags(name, encoding, field, None)
    store = "_STORE_" in name or name.startswith(("DS_WRITE", "S_ATC_PROBE"))
    if field in ("VDATA", "SDATA"):
        return (True, False) if store else (False, True)
    if field == "SDST":
        if name.startswith(("S_CMPK_", "S_SETREG_", "S_CBRANCH_I_FORK")):
            return True, False
        return name.startswith(("S_ADDK_", "S_MULK_", "S_CMOV", "S_BITSET")), True
    if field == "VDST":
        partial = name.startswith(("V_MAC_", "V_DOT2C_", "V_DOT4C_", "V_DOT8C_", "V_WRITELANE_")) or "SWAP_B32" in name
        return partial, True
    if field == "SRC0" and "SWAP_B32" in name:
        return False, True
    return True, False


def functional_group(name, encoding):
    """(group, subgroups) of an instruction, by its first encoding and its name."""
    memory = [s for s, words in (("LOAD", ("_LOAD_", "DS_READ")), ("STORE", ("_STORE_", "DS_WRITE")), ("ATOMIC", ("_ATOMIC_", "_RTN_"))
                                 ) if any(w in name for w in words)]
    if encoding == "ENC_SMEM":
        return "SMEM", memory
    if encoding in ("ENC_DS", "ENC_VDS"):
        return "VMEM", (memory or ["ATOMIC"]) + ["DATA_SHARE"]
    if encoding.startswith("ENC_FLAT"):
        return "VMEM", memory + ["FLAT"]
    if encoding in ("ENC_MUBUF", "ENC_MTBUF"):
        return "VMEM", memory + ["BUFFER"]
    if encoding in ("ENC_VFLAT", "ENC_VGLOBAL", "ENC_VSCRATCH", "ENC_VBUFFER"):
        return "VMEM", memory + ["BUFFER" if encoding == "ENC_VBUFFER" else "FLAT"]
    if encoding in ("ENC_MIMG", "ENC_VIMAGE", "ENC_VSAMPLE"):
        return "VMEM", memory
    if encoding in ("ENC_EXP", "ENC_VEXPORT", "ENC_LDSDIR", "ENC_VDSDIR", "ENC_VINTERP", "ENC_VINTRP"):
        return "EXPORT", []
    if is_branch(name):
        return "BRANCH", []
    if name.startswith("S_SENDMSG"):
        return "MESSAGE", []
    if name.startswith(("S_TRAP", "S_RFE_")):
        return "TRAP", []
    if encoding == "ENC_SOPP":
        return "WAVE_CONTROL", []
    if encoding.startswith(("ENC_SOP", "SOPK_")):
        return "SALU", []
    groups = ["MFMA"] if "MFMA" in name or "SMFMAC" in name else ["WMMA"] if "WMMA" in name or "SWMMAC" in name else []
    if re.match(r"V_(RCP|RSQ|SQRT|EXP|LOG|SIN|COS)_", name):
        groups.append("TRANSCENDENTAL")
    if re.search(r"(^|_)(F|BF)\d+(_|$)", name):
        groups.insert(0, "FLOATING_POINT")
    return "VALU", groups


def is_branch(name):
    return name.startswith(("S_BRANCH", "S_CBRANCH_", "S_CALL_", "S_SETPC_", "S_SWAPPC_", "S_SET_PC_", "S_SWAP_PC_", "S_ADD_PC_"))


def flags(name):
    indirect = name.startswith(("S_SETPC_", "S_SWAPPC_", "S_SET_PC_", "S_SWAP_PC_", "S_ADD_PC_", "S_CBRANCH_G_FORK", "S_CBRANCH_JOIN", "S_RFE_"))
    return [("IsBranch", is_branch(name)), ("IsConditionalBranch", name.startswith("S_CBRANCH_")),
            ("IsIndirectBranch", indirect), ("IsProgramTerminator", name.startswith("S_ENDPGM")),
            ("IsImmediatelyExecuted", name in ("S_NOP", "S_SLEEP", "S_WAITCNT", "S_SETPRIO", "S_SET_VALU_COEXEC_MODE"))]


# What sources of RDNA and CDNA5 say about the words behind the instruction's own.
SELECTED = {"_LIT": (255,), "_LIT64": (254,), "_DPP16": (250,), "_DPP8": (233, 234), "_SDWA": (249,), "_SDST": (249,)}


def selecting_tests(variant, encodings, instructions, names):
    """The tests, one of which holds where a word is of `variant`: a source's number, or an instruction that has a literal."""
    short, fields = names.short[variant], encodings[variant][1]
    if short.startswith("MIMG_NSA"):
        return [("==", "NSA", int(short[-1]))]
    kind = short[short.rindex("_"):]
    sources = [f for f in ("SSRC0", "SSRC1", "SRC0", "SRC1", "SRC2", "SRCX0", "SRCY0") if f in fields]
    if kind in ("_DPP16", "_DPP8", "_SDWA", "_SDST"):
        sources = ["SRC0"]
    tests = [("==", source, value) for source in sources for value in SELECTED[kind]]
    opcodes = sorted({forms[variant][0] for forms in instructions.values() if "LITERAL" in forms.get(variant, (0, {}))[1]})
    return tests + [("==", op, number) for number in opcodes for op in ("OP", "OPX", "OPY") if op in fields]


def rdna_condition_name(encoding, names):
    if names.base[encoding] is None:
        return "default"
    return "has_" + names.short[encoding].removesuffix("_SDST").rpartition("_")[2].lower()


def rdna_conditions(encoding, encodings, instructions, names):
    """As `conditions`, from the variants that the ISA has: a base form is what is none of them."""
    if names.base[encoding] is not None:
        tests = selecting_tests(encoding, encodings, instructions, names)
        return [(rdna_condition_name(encoding, names), fold("||", tests))]
    tests = [("!=", field, value) for variant in encodings if names.base[variant] == encoding
             for _, field, value in selecting_tests(variant, encodings, instructions, names)]
    return [("default", fold("&&", tests) if tests else 1)]


def conditions(encoding, names):
    """[(ConditionName, expression)]: what selects the encoding among those with the same identifier. An expression is
    ("==" or "!=", field, value), ("&&" or "||", left, right), or 1 for always."""
    base = names.base[encoding]
    scalar = {"SOP1": ["SSRC0"], "SOP2": ["SSRC0", "SSRC1"], "SOPC": ["SSRC0", "SSRC1"]}
    if base is None:
        if encoding == "ENC_SOPK":
            return [("default", ("!=", "OP", 20))]
        tests = [("!=", s, 255) for s in scalar.get(encoding.removeprefix("ENC_"), [])]
        if encoding in ("ENC_VOP1", "ENC_VOP2", "ENC_VOPC"):
            tests = [("!=", "SRC0", v) for v in (255, 250, 249)]
        return [("default", fold("&&", tests) if tests else 1)]
    if encoding.endswith("_DPP"):
        return [("has_dpp", ("==", "SRC0", 250))]
    if "_SDWA" in encoding:
        return [("has_sdwa", ("==", "SRC0", 249))]
    if encoding[:4] in scalar:
        return [(f"has_lit_{i}", ("==", s, 255)) for i, s in enumerate(scalar[encoding[:4]])]
    # Instructions whose literal is an operand have it whatever their sources are.
    always = {"SOPK_INST_LITERAL": [20], "VOP2_INST_LITERAL": [23, 24, 36, 37]}.get(encoding, [])
    sources = [] if encoding.startswith("SOPK") else ["SRC0"]
    return [("has_lit", fold("||", [("==", s, 255) for s in sources] + [("==", "OP", op) for op in always]))]


def forms_in_encoding(encoding, operands, names):
    """[(ConditionName, {field: operand})]: a variant's operands as AMD lists them, with the field of the control word or
    the literal in the place of the source that it replaces; one form for each source that can be a literal."""
    if names.rdna:
        name = rdna_condition_name(encoding, names)
        if encoding.startswith(("ENC_VOPD", "VOPD_")):
            halves = [{f: o for f, o in operands.items() if half in f or f == "LITERAL"} for half in "XY"]
            return [(name, half) for half in halves if any(f != "LITERAL" for f in half)]
        if "_VOP_DPP" in encoding and "SRC0" in operands:
            return [(name, replaced(operands, "SRC0", "VSRC0", "OPR_VGPR"))]
        if "_SDWA" in encoding:
            kind = operands["SRC0"]["type"] if operands.get("SRC0", {}).get("type") == "OPR_SRC_VGPR" else "OPR_SRC_SIMPLE"
            simple = replaced(operands, "SRC0", "VSRC0", kind)
            return [(name, replaced(simple, "VSRC1", "VSRC1", "OPR_SRC_SIMPLE"))]
        return [(name, operands)]
    found = conditions(encoding, names)
    if names.base[encoding] is None or "LITERAL" in operands or not operands:
        return [(found[0][0], operands)]
    if encoding.endswith("_DPP"):
        return [(found[0][0], replaced(operands, "SRC0", "VSRC0", "OPR_VGPR"))]
    if "_SDWA" in encoding:
        simple = replaced(operands, "SRC0", "VSRC0", "OPR_SRC_SIMPLE")
        return [(found[0][0], replaced(simple, "VSRC1", "VSRC1", "OPR_SRC_SIMPLE"))]
    result = []
    for condition_name, expression in found:
        source = expression[1] if expression[0] == "==" else "SRC0"
        if source in operands and operands[source]["type"] != "OPR_SIMM4":
            result.append((condition_name, replaced(operands, source, "LITERAL", operands[source]["type"])))
    return result or [(found[0][0], operands)]


def replaced(operands, old, new, kind):
    return {new if field == old else field: {**operand, "type": kind, "stands_for": old} if field == old else operand for field, operand in operands.items()}


def fold(operator, tests):
    result = tests[0]
    for test in tests[1:]:
        result = (operator, result, test)
    return result


def halves(field):
    """A 64-bit literal as two ranges, since a range lies within a dword; a field in two parts as these."""
    low, width, *more = field
    return [(low, 32), (low + 32, width - 32)] if width > 32 else [(low, width)] + ([tuple(more)] if more else [])


def write_encoding(out, order, name, encodings, instructions, names):
    bits, fields, fixed = encodings[name]
    found = rdna_conditions(name, encodings, instructions, names) if names.rdna else conditions(name, names)
    mask = value = 0
    for field, number in fixed.items():
        low, width = fields[field]
        mask |= (1 << width) - 1 << low
        value |= number << low
    low, width, *upper = fields.get("OP", (0, 0))
    mask |= (1 << width) - 1 << low
    if upper:
        mask |= (1 << upper[1]) - 1 << upper[0]
    if name == "ENC_VOP3PX2" and not names.rdna:  # AMD's file tells it by dword 0 alone, with the second half's words there
        mask, value, low = 0xffff << 16, fixed["ENCODING"] << 23, 16
    out.open("Encoding", f' Order="{order}"')
    out.leaf("EncodingName", name)
    out.leaf("BitCount", bits)
    out.leaf("EncodingIdentifierMask", f"{mask:0{bits}b}", ' Radix="2"')
    out.open("EncodingIdentifiers")
    for opcode in sorted({forms[name][0] if width else 0 for forms in instructions.values() if name in forms}):
        placed = opcode << low if not upper else (opcode & (1 << width) - 1) << low | opcode >> width << upper[0]
        out.leaf("EncodingIdentifier", f"{value | placed:0{bits}b}", ' Radix="2"')
    out.close("EncodingIdentifiers")
    out.open("EncodingConditions")
    for condition_name, expression in found:
        out.open("EncodingCondition")
        out.leaf("ConditionName", condition_name)
        out.open("CondtionExpression")
        out.expression(name.removeprefix("ENC_").split("_INST_")[0].split("_VOP_")[0], expression)
        out.close("CondtionExpression")
        out.close("EncodingCondition")
    out.close("EncodingConditions")
    out.bitmap({f: halves(r) for f, r in fields.items()})
    out.close("Encoding")


def write_form(out, name, encoding, condition_name, opcode, operands, accesses, names):
    out.open("InstructionEncoding")
    out.leaf("EncodingName", encoding)
    out.leaf("EncodingCondition", condition_name)
    out.leaf("Opcode", opcode, ' Radix="10"')
    rows = []
    for field, operand in operands.items():
        of = operand.get("stands_for", field)
        read, written = facts_rdna.access_flags(name, encoding, of, operand) if names.rdna else access_flags(name, encoding, of)
        rows.append((str(read).lower(), str(written).lower(), "false", f"<FieldName>{field}</FieldName>",
                     operand["type"], operand["format"], operand["bits"]))
    for read, written, kind, fmt, bits in implicit_state.implicit_operands(name, encoding, accesses, names):
        rows.append((read, written, "true", "", kind, fmt, bits))
    out.open("Operands")
    for order, (read, written, implicit, field, kind, fmt, bits) in enumerate(rows, 1):
        out.line(f'<Operand Input="{read}" Output="{written}" IsImplicit="{implicit}" IsBinaryMicrocodeRequired="true" Order="{order}">'
                 f"{field}<DataFormatName>{fmt}</DataFormatName><OperandType>{kind}</OperandType>"
                 f"<OperandSize>{bits}</OperandSize></Operand>")
    out.close("Operands")
    out.close("InstructionEncoding")


def write_instruction(out, name, forms, accesses, names):
    out.open("Instruction")
    out.line("<InstructionFlags>" + "".join(f"<{f}>{str(v).upper()}</{f}>" for f, v in flags(name)) + "</InstructionFlags>")
    out.leaf("InstructionName", name)
    out.open("InstructionEncodings")
    for encoding, (opcode, operands) in forms.items():
        for condition_name, form_operands in forms_in_encoding(encoding, operands, names):
            write_form(out, name, encoding, condition_name, opcode, form_operands, accesses, names)
    out.close("InstructionEncodings")
    group, subgroups = functional_group(name, next(iter(forms)))
    out.line(f"<FunctionalGroup><Name>{group}</Name><FunctionalSubgroups>"
             + "".join(f"<Subgroup>{s}</Subgroup>" for s in subgroups) + "</FunctionalSubgroups></FunctionalGroup>")
    out.close("Instruction")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("facts", type=pathlib.Path)
    parser.add_argument("--pseudocode", type=pathlib.Path, required=True, nargs="+", help="where several have an instruction, the first one's counts")
    parser.add_argument("--isa", help="the ISA to make, where it is not the table's own: rdna3, from that of rdna3_5; rdna1_dot, from that of rdna1")
    parser.add_argument("--output", type=pathlib.Path, help="default: isas/ISA/isa.xml beside this script")
    arguments = parser.parse_args()
    facts = json.loads(arguments.facts.read_text())
    isa = arguments.isa or facts["isa"]
    if isa not in ARCHITECTURES:
        sys.exit(f"{arguments.facts}: the ISA is {isa}; the rules in this script hold for {', '.join(ARCHITECTURES)}")
    architecture, architecture_id = ARCHITECTURES[isa]
    names = Names(isa)
    if names.rdna:
        facts_rdna.uniform(facts, isa)
    elif isa in facts_gcn.ISAS:
        facts_gcn.uniform(facts, isa)
    encodings = load_encodings(facts, names)
    instructions = load_instructions(facts, names)
    accesses = {}
    for path in reversed(arguments.pseudocode):
        accesses.update(implicit_state.implicit_accesses(json.loads(path.read_text())))
    if isa in facts_gcn.ISAS:
        accesses = {key: states for key, states in accesses.items() if key not in facts_gcn.SILENT}
    formats = {"FMT_ANY": 0, **{fmt: bits for _, fmt, bits in implicit_state.IMPLICIT.values()}}
    for forms in instructions.values():
        for _, operands in forms.values():
            formats.update({o["format"]: o["bits"] for o in operands.values() if o["format"] != "FMT_ANY"})

    out = schema_writer.Writer()
    out.line('<?xml version="1.0" encoding="UTF-8"?>')
    out.line("<!-- Made by vendor-xml/import_facts.py. Do not edit: corrections belong in overrides.xml. -->")
    out.open("Spec")
    out.line("<Document><Copyright>lockstep</Copyright><SchemaVersion>1.1.1</SchemaVersion></Document>")
    out.open("ISA")
    out.line(f"<Architecture><ArchitectureName>{architecture}</ArchitectureName><ArchitectureId>{architecture_id}</ArchitectureId></Architecture>")
    out.open("Encodings")
    for order, name in enumerate((n for n in names.base if n in encodings), -1):
        write_encoding(out, order, name, encodings, instructions, names)
    out.close("Encodings")
    out.open("Instructions")
    for name, forms in instructions.items():
        write_instruction(out, name, forms, accesses, names)
    out.close("Instructions")
    schema_writer.write_data_formats(out, formats)
    operand_types.write(out, isa, facts["hwreg"], facts["sendmsg"])
    schema_writer.write_groups(out)
    out.close("ISA")
    out.close("Spec")
    output = arguments.output or HERE / "isas" / isa / "isa.xml"
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text("\n".join(out.lines) + "\n")


if __name__ == "__main__":
    main()
