"""Makes the facts of RDNA and CDNA5 uniform before import_facts.py writes them: what their table says in another way than the
schema does, and what it leaves out. Each rule has its reason beside it.
"""
import re

# Forms with a scalar destination in the place of VDST; AMD has them under the plain encoding.
MERGED = {"VOP3_SDST": "VOP3", "VOP3_SDST_LIT": "VOP3_LIT", "VOP1_SDST": "VOP1", "VOP1_SDST_LIT": "VOP1_LIT"}
VGPR = "OPR_VGPR"

# Dual issue. The facts have lost the X operands of gfx11 and gfx12: opcodes below 14 stand in both halves.
LAST_X_OPCODE = 13
DUAL_FIELDS = ("srcx0", "vsrcx1", "vsrcx2", "vdstx", "srcy0", "vsrcy1", "vsrcy2", "vdsty")

# Operands of instructions that the facts list without any.
OPERANDS = {"saddr": ("FMT_ANY", 64, "OPR_SREG"), "vdst": ("FMT_ANY", 32, VGPR), "data": ("FMT_ANY", 32, VGPR), "vsrc": ("FMT_ANY", 32, VGPR),
          "ssrc0": ("FMT_NUM_B32", 32, "OPR_SSRC_BARRIER_ID"), "sdst": ("FMT_NUM_B32", 32, "OPR_SREG"), "simm16": ("FMT_NUM_B16", 16, "OPR_LABEL")}
MISSING_OPERANDS = {
    ("GLOBAL_LOAD_ADDTID_B32", "GLOBAL"): ("vdst", "saddr"), ("GLOBAL_STORE_ADDTID_B32", "GLOBAL"): ("data", "saddr"),
    **{(f"S_SUBVECTOR_LOOP_{end}", short): ("sdst", "simm16") for end in ("BEGIN", "END") for short in ("SOPK", "SOPK_LIT")},
    **{(f"S_BARRIER_{what}", "SOP1"): ("ssrc0",) for what in ("INIT", "JOIN")}, ("S_GET_BARRIER_STATE", "SOP1"): ("sdst", "ssrc0"),
    ("GLOBAL_LOAD_ADDTID_B32", "VGLOBAL"): ("vdst", "saddr"), ("GLOBAL_STORE_ADDTID_B32", "VGLOBAL"): ("vsrc", "saddr"),
}
# Instructions that the facts or the manuals name and LLVM 22 does not have: DS_NOP and the GWS ones of RDNA4 and so on are
# left to llvm_syntax.xml, which lists forms that LLVM refuses; these have no meaning for a compute wave either.
DROPPED = re.compile(r"GLOBAL_LOAD_LDS_ADDTID_B32$")
# gfx1100 to gfx1103 have no scalar floating point: LLVM 22 refuses these there.
SCALAR_FLOAT = re.compile(r"S_(?!MOVREL).*_(F32|F16)(_|$)|S_CVT_")
# Hardware registers that LLVM 22 has no names for: the PC and what the instruction buffer holds.
NAMELESS = re.compile(r"HW_REG_(PC_|IB_DBG|FLUSH_IB)")


def operand(fmt, bits, kind):
    return {"format": fmt, "bits": bits, "type": kind}


def source_zero(operands):
    """SRC0 of the base form. The facts took the operand of a DPP form over it in VOP3: a VGPR in VSRC0."""
    result = {}
    for field, old in operands.items():
        new = dict(old)
        if field in ("src0", "vsrc0", "src1", "src2") and new["type"] == VGPR:  # the reversed ones took their VOP2 operands along
            new["type"] = "OPR_SRC"
        result["src0" if field == "vsrc0" else field] = new
    return result


def dual(forms):
    """VOPD, VOPD3: operands of both halves where the instruction stands in both."""
    for short in ("VOPD", "VOPD_LIT"):
        form = forms.get(short)
        if form and form["opcode"] <= LAST_X_OPCODE and not any(f.endswith("x") or "x" in f for f in form["operands"]):
            form["operands"].update({field.replace("y", "x"): dict(o) for field, o in form["operands"].items()})


def merged(instruction):
    """The forms by encoding, those with a scalar destination under the encoding that they are in."""
    forms = {}
    for short, form in instruction["encodings"].items():
        target = MERGED.get(short, short)
        if target not in forms or short in MERGED:
            forms[target] = {"opcode": form["opcode"], "operands": dict(form.get("operands", {}))}
    return forms


def uniform_instruction(name, forms, encodings):
    for short, form in forms.items():
        base = short.split("_")[0]
        if base in ("VOP3", "VOP3SD", "VOP3P", "VINTERP"):
            form["operands"] = source_zero(form["operands"])
        if name.startswith(("V_READFIRSTLANE", "V_READLANE")):
            form["operands"]["src0"]["type"] = "OPR_SRC_VGPR"  # no constants, no SGPRs: what is read is a lane
        if name.startswith("V_CMPX_") and base == "VOP3":
            form["operands"]["vdst"]["type"] = "OPR_EXEC"
    # Every form of one base has the base's operands.
    for short, form in forms.items():
        base = re.sub(r"_(LIT64|LIT|DPP16|DPP8|SDWA|SDWA_SDST)$", "", short)
        if base in forms and base not in ("VOPD",):
            form["operands"] = {**forms[base]["operands"], **{f: o for f, o in form["operands"].items() if f == "literal"}}
    # Comparisons promoted to VOP3 have the DPP forms of the others; the facts list them for V_CMPX alone.
    if name.startswith("V_CMP_") and "VOP3" in forms and "VOP3_DPP16" in encodings:
        for short in ("VOP3_DPP16", "VOP3_DPP8"):
            forms.setdefault(short, {"opcode": forms["VOP3"]["opcode"], "operands": dict(forms["VOP3"]["operands"])})
    dual(forms)
    if name in ("V_DUAL_FMAAK_F32", "V_DUAL_FMAMK_F32"):
        forms.pop("VOPD", None)  # their literal is always there
    if name.startswith("S_BARRIER_") and "SOP1_LIT" in forms:
        del forms["SOP1_LIT"]  # a barrier's number is inline or in M0; LLVM 22 dies on a literal
    # LLVM and the manual's GLOBAL chapter have these with SEG = GLOBAL.
    for old, new in (("FLAT", "GLOBAL"), ("VFLAT", "VGLOBAL")):
        if name.startswith("GLOBAL_") and old in forms:
            forms.setdefault(new, forms.pop(old))
    for short, form in forms.items():
        for field in MISSING_OPERANDS.get((name, short), ()):
            form["operands"].setdefault(field, operand(*OPERANDS[field]))


# An ISA that has more than the target that its table is of: the target whose instructions it has besides.
MORE_OF_TARGET = {"rdna1_dot": "gfx1011"}


def gfx10(facts, isa):
    """RDNA1 and RDNA2: what LLVM 22 has of the target and the manual has not, in the list of all; the upper bit of OP with the others;
    no image instructions with more than five addresses apart from each other, which take four and five dwords."""
    facts["instructions"] += facts["subtarget_instructions"].get(facts["llvm_cpu"], [])
    if isa in MORE_OF_TARGET:
        facts["instructions"] += facts["subtarget_instructions"][MORE_OF_TARGET[isa]]
    for long in ("MIMG_NSA2", "MIMG_NSA3"):
        facts["encodings"].pop(long)
        for instruction in facts["instructions"]:
            instruction["encodings"].pop(long, None)
    for instruction in facts["instructions"]:
        for form in instruction["encodings"].values():
            for old in form.get("operands", {}).values():
                if old["type"] == "OPR_SDST_NULL":
                    old["type"] = "OPR_SDST"  # the waits for one counter add what an SGPR holds
    for encoding in facts["encodings"].values():
        upper = next((f for f in encoding["fields"] if f["name"] == "opm"), None)
        if upper:
            op = next(f for f in encoding["fields"] if f["name"] == "op")
            op["more"] = (upper["lo"], upper["hi"] - upper["lo"] + 1)
            encoding["fields"].remove(upper)


def image_with_more_addresses(facts):
    """MIMG with NSA = 1 has a third dword of addresses; RDNA3's facts leave its format out."""
    mimg = facts["encodings"].get("MIMG")
    if mimg is None or "MIMG_NSA1" in facts["encodings"]:
        return
    more = [{"name": f"vaddr{i}", "lo": 64 + 8 * (i - 1), "hi": 71 + 8 * (i - 1)} for i in range(1, 5)]
    facts["encodings"]["MIMG_NSA1"] = {"bits": 96, "fields": [*mimg["fields"], *more]}
    for instruction in facts["instructions"]:
        if "MIMG" in instruction["encodings"]:
            instruction["encodings"]["MIMG_NSA1"] = dict(instruction["encodings"]["MIMG"])


def export(facts):
    """The export encodings have no opcode, and the facts no instruction of them."""
    for short in ("EXP", "VEXPORT"):
        if short in facts["encodings"]:
            sources = {f"vsrc{i}": operand("FMT_NUM_B32", 32, VGPR) for i in range(4)}
            facts["instructions"].append({"name": "EXP", "encodings": {short: {"opcode": 0, "operands": sources}}})


def uniform(facts, isa):
    """`facts` as the table has them -> as import_facts.py takes them, for `isa` (rdna3 is made of rdna3_5's, rdna1_dot of rdna1's)."""
    if "subtarget_instructions" in facts:
        gfx10(facts, isa)
    image_with_more_addresses(facts)
    export(facts)
    facts["hwreg"] = {name: number for name, number in facts["hwreg"].items() if not NAMELESS.match(name)}
    for encoding in MERGED:
        facts["encodings"].pop(encoding, None)
    instructions = []
    for instruction in facts["instructions"]:
        name = instruction["name"]
        if DROPPED.match(name) or isa == "rdna3" and SCALAR_FLOAT.match(name):
            continue
        forms = merged(instruction)
        uniform_instruction(name, forms, facts["encodings"])
        correct_formats(name, forms)
        instructions.append({"name": name, "encodings": forms})
    facts["instructions"] = sorted(instructions, key=lambda i: i["name"])
    return facts


def correct_formats(name, forms):
    """Formats that say what the hardware does with NEG and ABS, or what a scalar address is."""
    for short, form in forms.items():
        for field, o in form["operands"].items():
            if name in ("V_CNDMASK_B32", "V_CNDMASK_B16") and field in ("src0", "src1", "vsrc1"):
                o["format"] = "FMT_NUM_F" + name[-2:]  # LLVM 22 takes NEG and ABS of both sources
            if name == "V_DUAL_CNDMASK_B32" and short.startswith("VOPD3") and field in ("srcx0", "vsrcx1", "srcy0", "vsrcy1"):
                o["format"] = "FMT_NUM_F32"  # so in dual issue, where the encoding has NEG
            if field == "vdst" and re.search(r"_ATOMIC_F?CMPSWAP_?", name) and short in ("FLAT", "GLOBAL", "VFLAT", "VGLOBAL"):
                # one value comes back, where the facts have the two that are given
                o["bits"] = int(name[-2:]) if name[-2:].isdigit() else 64 if name.endswith("_X2") else 32
            if field == "sbase" and not name.startswith(("S_BUFFER", "S_ATC_PROBE_BUFFER")):
                o["format"] = "FMT_NUM_B64"  # a byte address, no descriptor


ACCUMULATES = ("V_FMAC_", "V_PK_FMAC_", "V_DOT2C_", "V_DOT4C_", "V_MAC_", "V_DUAL_FMAC_", "V_DUAL_DOT2", "V_SWMMAC_", "V_CVT_PK_BF8_F32", "V_CVT_PK_FP8_F32",
               "V_CVT_SR_", "V_CVT_PK_BF8_F16", "V_CVT_PK_FP8_F16", "V_PERMLANE16_VAR", "V_PERMLANEX16_VAR", "V_WRITELANE_",
               "V_PERMLANE", "V_FMA_MIXLO_", "V_FMA_MIXHI_")


def access_flags(name, encoding, field, operand):
    """(Input, Output) of an operand in RDNA and CDNA5, as the hardware has it."""
    store = "_STORE_" in name or name.startswith(("S_ATC_PROBE", "S_PREFETCH"))
    atomic = "_ATOMIC_" in name
    if field in ("VDATA", "SDATA"):
        if name.startswith("IMAGE_"):
            return ("STORE" in name or "ATOMIC" in name), "STORE" not in name
        return (store or atomic or "_D16" in name), not store
    if field == "SDST":
        if name.startswith(("S_CMPK_", "S_SETREG_", "S_WAITCNT_")):
            return True, False
        return name.startswith(("S_ADDK_", "S_MULK_", "S_CMOV", "S_BITSET", "S_FMAC_")), True
    if field in ("VDST", "VDSTX", "VDSTY"):
        if "_STORE_" in name:
            return True, False
        alu = not encoding.startswith(("ENC_DS", "ENC_VDS", "ENC_FLAT", "ENC_VFLAT", "ENC_VGLOBAL", "ENC_VSCRATCH", "ENC_LDSDIR"))
        half = alu and operand["bits"] == 16 and operand["type"] == "OPR_VGPR"  # the other half keeps its value
        kept = half or name.startswith(ACCUMULATES) or "SWAP" in name or "_D16" in name
        return kept, True
    if field == "SRC0" and "SWAP" in name:
        return True, True
    return True, False
