"""What llvm_syntax.py asks LLVM about RDNA and CDNA5: words to try, notations of operands, modifiers of memory instructions."""
import re

from llvm_words import interpolation

# Image and export instructions: how many registers they name follows from fields (include/lockstep/isa/image_registers.hpp).
GRAPHICS = ("MIMG", "MIMG_NSA1", "EXP", "VEXPORT", "VIMAGE", "VSAMPLE")
# What follows the operands of matrix instructions, in the order of the text.
MATRIX = ("index_key", "matrix_a_fmt", "matrix_b_fmt", "matrix_a_scale", "matrix_b_scale", "matrix_a_scale_fmt", "matrix_b_scale_fmt",
          "matrix_a_reuse", "matrix_b_reuse")
# Counters that parameter and direct LDS instructions wait for, always shown.
WAITS = ("wait_exp", "wait_vdst", "wait_va_vdst", "wait_vm_vsrc")
ADDRESSES = {"GLOBAL": "global", "SCRATCH": "scratch", "VGLOBAL": "global", "VSCRATCH": "scratch", "MUBUF": "buffer", "MTBUF": "buffer",
             "VBUFFER": "buffer", "FLAT": "", "VFLAT": "flat"}
MEMORY = {"DS": "offset gds", "FLAT": "offset glc slc dlc", "GLOBAL": "offset glc slc dlc", "SCRATCH": "offset glc slc dlc",
          "MUBUF": "idxen offen offset glc slc dlc tfe lds", "MTBUF": "format idxen offen offset glc slc dlc tfe", "SMEM": "glc dlc",
          "VFLAT": "offset scale_offset th scope nv", "VGLOBAL": "offset scale_offset th scope nv", "VIMAGE": "th scope nv",
          "VSCRATCH": "offset scale_offset th scope nv", "VBUFFER": "format idxen offen offset th scope nv tfe"}
GFX12_SMEM = "scale_offset th scope nv"
# What follows their operands, in the order of the text.
GRAPHICS_MODIFIERS = ("done", "compr", "vm", "row_en", "dmask", "dim", "unorm", "glc", "slc", "dlc", "scc", "th", "scope", "nv", "r128", "a16", "tfe",
                      "lwe", "da", "d16")
FIRST_SCALARS = {"srsrc": 20, "sbase": 12, "vaddr0": 20, "vaddr1": 24, "vaddr2": 32, "vaddr3": 36}


def is_rdna(isa):
    return "null" in isa.selectors


def is_gfx10(isa):
    """RDNA1, RDNA2: SDWA as in GFX9, messages with operations."""
    return "src_sdwa" in isa.selectors and is_rdna(isa)


def registers(isa, encoding, common):
    """A number for each field, all different."""
    numbers = dict(common)
    numbers |= {"vsrc2": 90, "vaddr0": 20, "vaddr1": 24, "vaddr2": 32, "vaddr3": 36}
    if encoding == "VBUFFER":
        numbers["srsrc"] = 20  # a register, no group of four
    if encoding.startswith("VOPD") and encoding.endswith("_Y"):
        numbers["vdst"] = 5
    return numbers


def numbers_of(encoding):
    """Fields that count in groups of registers: the register that the text names."""
    return {"srsrc": 20, "sbase": 24}


def bases(isa, form, has_base, registers_of):
    """Field values that make a word of the form's encoding, the likeliest first."""
    name, encoding, _, operands = form
    fields = isa.encodings[encoding][1]
    null = isa.selectors["null"]
    if encoding.endswith("_LIT") or "_LIT_" in encoding:
        literal = {"literal": 0x12345678}
        sources = [f for f in ("ssrc0", "ssrc1", "src0", "src1", "src2") if f in operands]
        chosen = [literal | {source: 255} for source in sources] if has_base else [literal]
    elif encoding.endswith("_LIT64"):
        literal = {"literal": 0x1234567890ABCDEF}
        chosen = [literal | {"ssrc0" if encoding[0] == "S" else "src0": 254}] if has_base else [literal]
        if has_base and encoding[0] == "S":
            chosen.append(literal | {"ssrc1": 254})
    elif encoding.endswith("_DPP16"):
        chosen = [{"src0": 250, "vsrc0": registers_of["vsrc0"], "dpp_ctrl": 0x150, "row_mask": 15, "bank_mask": 15}]
    elif encoding.endswith("_DPP8"):
        chosen = [{"src0": 233, "vsrc0": registers_of["vsrc0"]}]
    elif "_SDWA" in encoding:
        chosen = [{"src0": 249, "vsrc0": registers_of["vsrc0"], "src0_sel": 6, "src1_sel": 0 if encoding == "VOP1_SDWA" else 6, "dst_sel": 6}]
    else:
        chosen = [{}]
    if encoding.startswith("VOPD"):
        other = {"opy": 8, "srcy0": 256 + 31, "vdsty": 3} if encoding.endswith("_X") else {"opx": 8, "srcx0": 256 + 31, "vdstx": 6}
        if encoding.startswith("VOPD3"):
            other |= {"vdsty": 7} if "vdsty" in other else {}
        elif encoding.endswith("_Y"):
            other["vdst"] = 2  # and the bit that VDSTX has the complement of: v5
        chosen = [base | other for base in chosen]
    if encoding.startswith("VOP3P"):
        chosen = [base | {"op_sel_hi": 3, "op_sel_hi_2": 1} for base in chosen] + chosen
    if encoding in ("MUBUF", "MTBUF", "VBUFFER"):
        formats = {"format": 1} if "format" in fields else {}
        chosen = [{"offen": 1} | formats, formats]
    if encoding in ("SCRATCH", "VSCRATCH"):
        chosen = [{"sve": 1}, {"sve": 1, "saddr": null}] if "sve" in fields else [{"saddr": null}]
    if encoding in ("FLAT", "VFLAT"):
        chosen = [{"saddr": null}, {}]
    if encoding in ("GLOBAL", "VGLOBAL"):
        chosen = [{}, {"saddr": null}, {"saddr": null, "vaddr": 0}]
    if encoding == "SMEM":
        chosen = [{"soffset": null}, {"soffset": null, "sdata": 0, "sbase": 0}, {}]
    if encoding.startswith("MIMG") or encoding == "VSAMPLE":
        nsa = {"nsa": 1} if encoding == "MIMG_NSA1" else {}
        chosen = [base | nsa for base in ({"dmask": 1, "dim": 1}, {"dmask": 15, "r128": 1, "unrm": 1})]
        chosen += [base | {"ssamp": 0, "samp": 0} for base in chosen]
    if encoding == "VIMAGE" and not name.startswith("TENSOR_"):
        chosen = [{"dmask": 1, "dim": 1, "srsrc": 20}, {"dmask": 15, "r128": 1, "srsrc": 20}]
    elif encoding == "VIMAGE":
        chosen = [{"dim": 1, "dmask": 1, "vaddr4": null}, {"dmask": 1, "dim": 1, "srsrc": 20}, {"dmask": 1, "srsrc": 20}, {"dmask": 3, "srsrc": 20}]
    if name.startswith("V_CMPX_") and encoding.startswith("VOP3"):
        chosen = [base | {"vdst": 126} for base in chosen]
    if name.startswith("V_INTERP_") and encoding == "VOP3":
        chosen = [{"src0": 20}]  # number and channel of a parameter
    if name.startswith("V_PERMLANE") or name.startswith("V_S_") or "LANE" in name:
        chosen = chosen + [base | change for base in chosen for change in (
            {"src1": 40, "src2": 60}, {"src1": 40}, {"src0": 20}, {"src0": 20, "src1": 40}, {"src1": 40, "src2": 0}) if not (set(base) & set(change))]
    yield from chosen
    for base in chosen:
        for scalar in (("src1",), ("src2",), ("src0",), ("src0", "src1")):
            yield base | {field: registers_of[field] - 256 for field in scalar if field in operands and field not in base}
    for base in chosen:
        yield base | {"simm16": 0, "soffset": null}
        yield base | {"gds": 1}


def half_of_text(text, encoding):
    """The text of one half of a dual instruction."""
    if text is None or not encoding.startswith("VOPD"):
        return text
    parts = text.split(" :: ")
    return parts[1 if encoding.endswith("_Y") else 0] if len(parts) == 2 else None


SPECIAL_OF_NAME = {"S_SENDMSG": "sendmsg", "S_SENDMSGHALT": "sendmsg", "S_WAITCNT": "waitcnt", "S_DELAY_ALU": "delay", "S_ENDPGM": "endpgm",
                   "S_WAITCNT_DEPCTR": "depctr", "S_WAIT_ALU": "depctr", "S_VERSION": "version"}


def special(form, token, notation):
    """Operands that are not registers, as words of llvm_syntax.xml. `notation`: how a small immediate is shown."""
    name, encoding, _, operands = form
    if token.startswith(("0x12345678", "lit64(0x1234567890abcdef")) or token == "0x1234567890abcdef":
        return "literal_constant" if encoding == "SOPK_LIT" else "literal"
    if token in ("vcc_lo", "vcc"):
        return "sdwa sdst" if encoding == "VOPC_SDWA_SDST" else "vcc"
    if interpolated := interpolation(token, encoding):
        return interpolated
    if token == "off" and encoding == "SCRATCH":
        return "saddr"
    if token == "null" and "sdst" not in operands and "saddr" not in operands and "soffset" not in operands:
        return token
    if "_PREFETCH_" in name and encoding == "SMEM":
        return "signed offset" if token == "0x0" else "soffset" if token == "null" else "imm sdata"
    if encoding == "SMEM":
        return "smem_offset" if token in ("0x0", "null") else "imm sdata" if "sdata" in operands else token
    if token.startswith("hwreg("):
        return "hwreg simm16"
    if token.startswith("sendmsg(") and "ssrc0" in operands:
        return "sendmsg_rtn ssrc0"
    if encoding.startswith("SOPP") or encoding.startswith("SOPK"):
        label = "label" if token in ("65535", "0") and encoding.startswith(("SOPP", "SOPK")) and not name.startswith(("S_ICACHE", "S_TTRACE")) else None
        kind = SPECIAL_OF_NAME.get(name) or label or notation
        return kind + " simm16"
    return token


def graphics(form, text, flipped, fields):
    """Operands and modifiers of an image or export instruction."""
    name, encoding, _, _ = form
    texts = [text, *(t for t in flipped.values() if t)]
    if "EXP" in encoding:
        operands = ["target"] + [f"export vsrc{i}" for i in range(4)]
    else:
        scalars = [int(last) - int(first) + 1 for first, last in re.findall(r" s\[(\d+):(\d+)\]", text)]
        sampler = "samp" if "samp" in fields else "ssamp"
        # GFX9 has no DIM: the image's descriptor tells how many addresses there are, and LLVM's text names the first.
        address = "image vaddr0" if "vaddr0" in fields else "image vaddr" if "dim" in fields else "vaddr"
        operands = ["image vdata", address, f"srsrc:{scalars[0]}"]
        operands += [f"{sampler}:{scalars[1]}"] if len(scalars) > 1 else []
    return operands, [m for m in GRAPHICS_MODIFIERS if any(re.search(r" %s\b" % m, t) for t in texts)]


def shown_names(names, texts):
    """Those of the modifiers that stand in one of the texts."""
    return [name for name in names if any(re.search(r" %s(?![a-z_])" % name, t) for t in texts)]


def answers_of_wave64(isa, form, choice, flipped):
    """Bits of SWMMAC that mean something in waves of 64 lanes alone, whose registers hold more sets of indices: (bit, word, bits)."""
    if not form[0].startswith("V_SWMMAC_") or form[1] != "VOP3P" or not choice:
        return []
    first = isa.encodings[form[1]][1]["op_sel"][0][0]
    bits = isa.encodings[form[1]][0]
    return [(bit, choice[0] ^ 1 << bit, bits) for bit in range(first, first + 2) if flipped.get(bit) is None]


def memory_modifiers(encoding, name, shown, fields):
    """The modifiers that appeared when bits were flipped."""
    if encoding == "DS" and "offset0:" in shown:
        return ["offset0", "offset1"] + (["gds"] if " gds" in shown else [])
    if encoding == "DS" and "swizzle(" in shown:
        return ["swizzle"] + (["gds"] if " gds" in shown else [])
    listed = GFX12_SMEM if encoding == "SMEM" and "scope" in fields else MEMORY[encoding]
    if "scale_offset" not in fields:
        listed = listed.replace("scale_offset ", "")  # LLVM takes the bit for GFX12's, too; there it is reserved
    pattern = {"th": r" th:", "scope": r" scope:"}
    return [m for m in listed.split() if re.search(pattern.get(m, r"\b%s\b" % m), shown)]


def write_names(isa, cpu, ask):
    """Messages and formats, by asking for every number."""
    for number, text in enumerate(ask(0xBFB60000 | i for i in range(256))) if not is_gfx10(isa) else ():
        name = re.search(r"sendmsg\((MSG_\w+)\)", text or "")
        if name:
            print(f'  <Message Value="{number}" Operation="0" Name="{name[1]}"/>')
    if "MTBUF" in isa.encodings:
        words = [0x80458CB4 << 32 | 0xE8000000 | i << 19 for i in range(128)]
    elif "format" in isa.encodings["VBUFFER"][1]:
        words = [180 << 64 | (140 | 20 << 9 | i << 23 | 1 << 30) << 32 | 0xC4200009 for i in range(128)]
    for i, text in enumerate(ask(words, 64 if "MTBUF" in isa.encodings else 96)):
        name = re.search(r"BUF_FMT_\w+", text or "")
        if name or i == 1:
            print(f'  <DataFormat Value="{i}" Name="{name[0] if name else "BUF_FMT_8_UNORM"}"/>')
