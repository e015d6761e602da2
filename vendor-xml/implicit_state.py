"""Which implicit state an instruction reads and writes, by the names its operation uses."""
import re

# State as operations name it: AMD's operand type, data format and size in bits.
IMPLICIT = {
    "SCC": ("OPR_SSRC_SPECIAL_SCC", "FMT_NUM_B1", 1),
    "VCC": ("OPR_VCC", "FMT_NUM_M64", 64),
    "EXEC": ("OPR_SDST_EXEC", "FMT_NUM_M64", 64),
    "M0": ("OPR_SDST_M0", "FMT_NUM_B32", 32),
    "PC": ("OPR_PC", "FMT_NUM_B64", 64),
    "FLAT_SCRATCH": ("OPR_FLAT_SCRATCH", "FMT_NUM_B64", 64),
}
# Names that stand for a test of other state.
DERIVED = {"VCCZ": "VCC", "EXECZ": "EXEC"}


def state_access(text, state):
    """(read, written): how an operation's text uses `state`. A read after an unconditional write of the whole does not
    count; writing some bits reads the others; a lane's bit is the operation's own, so writing it reads nothing."""
    read = written = False
    known_from = len(text)  # where the statement ends that first wrote the whole
    names = "|".join([state, *(name for name, of in DERIVED.items() if of == state)])
    for match in re.finditer(rf"(?<![\w.'])({names})(?![\w'])((?:\.\w+|\[[^\]]*\])*)\s*([-+*/|&^%]?=(?!=))?", text):
        name, view, assignment = match.groups()
        depth = len(re.findall(r"\b(?:if|while)\b", text[:match.start()])) - len(re.findall(r"\b(?:endif|endwhile)\b", text[:match.start()]))
        if assignment == "=" and name == state:
            written = True
            if ":" in view:
                read |= match.start() < known_from
            elif not view and depth == 0:
                known_from = min(known_from, (text + ";").index(";", match.end()))
        else:
            written |= assignment is not None
            read |= match.start() < known_from
    return read, written


def implicit_accesses(pseudocode):
    """(instruction, facts' encoding) -> {state: (read, written)} by the names that its operation uses."""
    result = {}
    for entry in pseudocode:
        text = re.sub(r"//[^\n]*", "", entry["pseudocode"]).replace("EXEC_LO", "EXEC")  # manuals before RDNA3 say so of waves of 32
        # { PC, EXEC } = x assigns both.
        text = re.sub(r"\{([^{}]*)\}\s*=(?!=)", lambda m: "".join(f"{part} = 0;" for part in m.group(1).split(",")), text)
        accesses = {state: state_access(text, state) for state in IMPLICIT}
        if re.match("V_(READ|READFIRST|WRITE)LANE_", entry["name"]):
            accesses["M0"] = (False, False)  # prose: M0 is one of the registers that can hold the lane's number
        if entry["name"].startswith("S_SUBVECTOR_LOOP_"):
            accesses = {}  # how they use EXEC stands in the overrides: the manuals from RDNA3 on have no operation of them
        result[entry["name"], entry["encoding"]] = {state: access for state, access in accesses.items() if any(access)}
    return result


def implicit_operands(name, encoding, accesses, names):
    """Yields (Input, Output, OperandType, DataFormatName, OperandSize) of a form's implicit operands."""
    short = names.short[names.base[encoding] or encoding]
    found = accesses.get((name, short), {})
    if short in ("VOP3", "VOP3SD"):
        # A promoted instruction names its VCC operand; what else it touches is the base form's.
        found = found or next((a for (n, e), a in accesses.items() if n == name), {})
        if short == "VOP3SD" or name.startswith(("V_CMP_", "V_CNDMASK_")):
            found = {k: v for k, v in found.items() if k != "VCC"}
    if short == "VOPC":
        found = {**found, "VCC": (False, True)} if name.startswith("V_CMP_") else {**found, "EXEC": (False, True)}
    if name == "V_DUAL_CNDMASK_B32" and not encoding.startswith("ENC_VOPD3"):
        found = {"VCC": (True, False)}  # VOPD3 names its mask
    for state, (kind, fmt, bits) in IMPLICIT.items():
        read, written = found.get(state, (False, False))
        # AMD lists an implicit operand that is read and written twice.
        if written:
            yield "false", "true", kind, fmt, bits
        if read:
            yield "true", "false", kind, fmt, bits
