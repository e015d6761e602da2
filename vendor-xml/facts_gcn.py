"""Makes the facts of GFX9 before CDNA3 (GCN 5, CDNA1, CDNA2) uniform before import_facts.py writes them: the tables of the four
name the same thing in several ways, and list what LLVM and AMD's own files of CDNA3 do not. Each rule has its reason beside it.
"""
import re

# CDNA1, CDNA2 and the two of GCN 5, by the names of their folders.
ISAS = ("cdna1", "cdna2", "gcn5", "gcn5_7nm")

# One name for one field.
FIELDS = {"attrchan": "attr_chan"}
# Bit 7 of the opcode of image instructions, which no instruction has: LLVM refuses it, as a bit of no field.
NO_FIELDS = {"MIMG": ("op_hi", "opm")}
# One name for one format.
FORMATS = {"FMT_RSRC_IMAGE": "FMT_IMG", "FMT_RSRC_SAMP": "FMT_SAMP"}
# The manuals of GCN 5 and CDNA1 name M0 here; later ones and AMD's files do not, so that overrides/cdna.xml adds it.
SILENT = (("S_TTRACEDATA", "SOPP"),)
ATTRIBUTE = {"attr": {"format": "FMT_NUM_U32", "bits": 6, "type": "OPR_ATTR"},
             "attr_chan": {"format": "FMT_NUM_U32", "bits": 2, "type": "OPR_ATTR"}}
# In VOP3 the attribute's number and channel stand in SRC0.
PROMOTED_ATTRIBUTE = {"format": "FMT_NUM_U32", "bits": 9, "type": "OPR_ATTR"}


def uniform_form(isa, name, short, form):
    operands = form.get("operands", {})
    for operand in operands.values():
        operand["format"] = FORMATS.get(operand["format"], operand["format"])
    if name.startswith("V_INTERP_"):
        for operand in operands.values():
            operand["type"] = operand["type"].replace("OPR_PARAM", "OPR_VINTRP_PARAM")
        if short == "VINTRP":
            operands.update({field: dict(operand) for field, operand in ATTRIBUTE.items()})
        else:
            operands["src0"] = dict(PROMOTED_ATTRIBUTE)
            for field in ("src1", "src2"):
                if field in operands and operands[field]["type"] != "OPR_VINTRP_PARAM":
                    operands[field]["type"] = "OPR_SRC_VGPR"
    # C of CDNA1's MFMA is never a VGPR. LLVM takes no inline constant for a fault of the hardware that it knows of.
    for operand in operands.values():
        operand["type"] = operand["type"].replace("OPR_SRC_ACCVGPR_OR_CONST", "OPR_SRC_ACCVGPR")
    if isa == "cdna1" and name == "V_ACCVGPR_WRITE":
        operands["src0"]["type"] = "OPR_SRC_VGPR_OR_INLINE"  # LLVM takes no SGPR
    if short == "MIMG" and "_ATOMIC_CMPSWAP" in name:
        operands["vdata"]["bits"] = 128  # DMASK says how many: two values of 32 or of 64 bits


def uniform(facts, isa):
    """`facts` as the table has them -> as import_facts.py takes them."""
    facts["hwreg"] = {re.sub("^HW_REG_(?=T[BM]A_)", "HW_REG_SQ_SHADER_", name): number for name, number in facts["hwreg"].items()}
    for short, encoding in facts["encodings"].items():
        fields = [f for f in encoding["fields"] if f["name"] not in NO_FIELDS.get(short, ())]
        encoding["fields"] = [{**f, "name": FIELDS.get(f["name"], f["name"])} for f in fields]
    for instruction in facts["instructions"]:
        for short, form in instruction["encodings"].items():
            uniform_form(isa, instruction["name"], short, form)
    return facts
