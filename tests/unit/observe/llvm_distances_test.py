"""What llc-22 keeps between two instructions is what hazard_cases.cpp says: RDNA1's hazards, and matrix instructions of CDNA2 to CDNA4.

usage: llvm_distances_test.py [LLC]   (default llc-22; skipped where there is none)
"""
import re
import shutil
import subprocess
import sys
import tempfile

llc = sys.argv[1] if len(sys.argv) > 1 else "llc-22"
if shutil.which(llc) is None:
    print(f"skipped: needs {llc}")
    sys.exit(77)


def registers(kind, first, count):
    return "$" + "_".join(f"{kind}{first + i}" for i in range(count))


LOAD = "$vgpr1 = GLOBAL_LOAD_DWORD_SADDR $sgpr0_sgpr1, $vgpr0, 0, 0, implicit $exec"
FLAT = "$vgpr1 = FLAT_LOAD_DWORD $vgpr2_vgpr3, 0, 0, implicit $exec, implicit $flat_scr"
LDS = "$vgpr1 = DS_READ_B32_gfx9 $vgpr0, 0, 0, implicit $exec"
SCALAR_LOAD = "$sgpr4 = S_LOAD_DWORD_IMM $sgpr0_sgpr1, 0, 0"
CMPX = "V_CMPX_LE_F32_nosdst_e32 0, $vgpr0, implicit-def $exec, implicit $mode, implicit $exec"
PERMLANE = "$vgpr1 = V_PERMLANE16_B32_e64 0, $vgpr1, 0, $sgpr1, 0, $sgpr0, $vgpr1, 0, implicit $exec"
TO_S0 = "$sgpr0 = V_READFIRSTLANE_B32 $vgpr0, implicit $exec"
SET_S0 = "$sgpr0 = S_MOV_B32 0"
SET_EXEC = "$exec = S_MOV_B64 7"
SAVE_EXEC = "$sgpr4_sgpr5 = S_AND_SAVEEXEC_B64 $sgpr6_sgpr7, implicit-def $exec, implicit-def $scc, implicit $exec"
VECTOR = "$vgpr9 = V_MOV_B32_e32 $vgpr8, implicit $exec"
V_NOP = "V_NOP_e32 implicit $exec"
TO_VCC = "V_CMP_EQ_F32_e32 $vgpr0, $vgpr0, implicit-def $vcc, implicit $mode, implicit $exec"
BRANCH = "BRANCH"
WAIT_0, WAIT_VM, WAIT_LGKM_1 = "S_WAITCNT 0", "S_WAITCNT 49279", "S_WAITCNT 49535"
WAIT_VS = "S_WAITCNT_VSCNT undef $sgpr_null, 0"
WAIT_LGKM_NULL = "S_WAITCNT_LGKMCNT undef $sgpr_null, 0"

# Instructions, and what llc puts in front of the last one on gfx1010; nothing on gfx1030.
RDNA1 = [
    ([CMPX, PERMLANE], "V_MOV_B32"), ([CMPX, "S_NOP 7", V_NOP, WAIT_0, PERMLANE], "V_MOV_B32"), ([CMPX, VECTOR, PERMLANE], ""),
    ([LOAD, SET_S0], "S_WAITCNT_DEPCTR 65283"), ([LOAD, "S_NOP 7", WAIT_VM, SET_S0], "S_WAITCNT_DEPCTR 65283"), ([LOAD, WAIT_0, SET_S0], ""),
    ([LOAD, WAIT_VS, SET_S0], "S_WAITCNT_DEPCTR 65283"), ([LOAD, V_NOP, SET_S0], ""), ([LOAD, "S_WAITCNT_DEPCTR 65283", SET_S0], ""),
    ([LOAD, SET_EXEC], "S_WAITCNT_DEPCTR 65283"), ([FLAT, SET_EXEC], "S_WAITCNT_DEPCTR 65283"), ([LDS, SET_EXEC], "S_WAITCNT_DEPCTR 65283"),
    ([LDS, SAVE_EXEC], ""), ([LOAD, "$sgpr0 = S_LOAD_DWORD_IMM $sgpr4_sgpr5, 0, 0"], "S_WAITCNT_DEPCTR 65283"),
    (["$vgpr1 = DS_READ_ADDTID_B32 0, 0, implicit $m0, implicit $exec", "$m0 = S_MOV_B32 0"], "S_WAITCNT_DEPCTR 65283"),
    ([SCALAR_LOAD, TO_S0], "$sgpr_null = S_MOV_B32 0"), ([SCALAR_LOAD, "S_NOP 7", VECTOR, TO_S0], "$sgpr_null = S_MOV_B32 0"),
    ([SCALAR_LOAD, WAIT_LGKM_1, TO_S0], "$sgpr_null = S_MOV_B32 0"), ([SCALAR_LOAD, WAIT_LGKM_NULL, TO_S0], ""),
    ([SCALAR_LOAD, "$sgpr9 = S_MOV_B32 0", TO_S0], ""), ([SCALAR_LOAD, BRANCH, TO_S0], "$sgpr_null = S_MOV_B32 0"),
    (["$sgpr4 = S_LOAD_DWORD_IMM $vcc, 0, 0", TO_VCC], "$sgpr_null = S_MOV_B32 0"),
    ([LOAD, CMPX], "S_WAITCNT_DEPCTR 65310"), ([LOAD, VECTOR, TO_S0, WAIT_0, "S_NOP 7", CMPX], "S_WAITCNT_DEPCTR 65310"), ([LOAD, TO_VCC, CMPX], ""),
    (["$sgpr0 = S_MOV_B32 $exec_hi", CMPX], "S_WAITCNT_DEPCTR 65310"), ([SCALAR_LOAD, CMPX], ""), (["$vgpr9 = V_MOV_B32_e32 $exec_lo, implicit $exec", CMPX], ""),
    ([LDS, BRANCH, LOAD], "S_WAITCNT_VSCNT"), ([LDS, BRANCH, FLAT], "S_WAITCNT_VSCNT"), ([LOAD, BRANCH, LDS], "S_WAITCNT_VSCNT"),
    ([LDS, BRANCH, WAIT_0, VECTOR, LOAD], "S_WAITCNT_VSCNT"), ([LDS, WAIT_VS, BRANCH, LOAD], ""), ([LDS, LOAD, BRANCH, LOAD], ""), ([LDS, LOAD], ""),
]

# A matrix instruction with its result in v80 and its C in v8.
MATRICES = {"F64_4X4X4F64": 2, "F64_16X16X4F64": 8, "F32_4X4X4F16": 4, "F32_16X16X16F16": 4, "F32_16X16X4F32": 4, "F32_32X32X2F32": 16}
# Wait states before: a vector instruction that writes the result, reads it, writes C; a load into the result, into C; a store of the result.
STATES = {
    "gfx90a": {"F64_4X4X4F64": (6, 6, 0, 6, 0, 9), "F64_16X16X4F64": (11, 11, 0, 11, 0, 18), "F32_4X4X4F16": (5, 5, 1, 5, 1, 5),
               "F32_16X16X16F16": (11, 11, 7, 11, 7, 11), "F32_16X16X4F32": (11, 11, 7, 11, 7, 11), "F32_32X32X2F32": (19, 19, 15, 19, 15, 19)},
    "gfx942": {"F64_4X4X4F64": (6, 6, 0, 6, 0, 9), "F64_16X16X4F64": (11, 11, 0, 11, 0, 18), "F32_4X4X4F16": (5, 5, 1, 5, 1, 5),
               "F32_16X16X16F16": (7, 7, 3, 7, 3, 7), "F32_16X16X4F32": (10, 10, 0, 10, 0, 10), "F32_32X32X2F32": (18, 18, 0, 18, 0, 18)},
    "gfx950": {"F64_4X4X4F64": (6, 6, 0, 6, 0, 9), "F64_16X16X4F64": (11, 19, 0, 11, 0, 18), "F32_4X4X4F16": (5, 5, 1, 5, 1, 5),
               "F32_16X16X16F16": (8, 8, 3, 8, 3, 8), "F32_16X16X4F32": (10, 10, 0, 10, 0, 10), "F32_32X32X2F32": (18, 18, 0, 18, 0, 18)}}


def kept(target, cases):
    """Of each case the lines that llc puts in front of the last instruction."""
    blocks = []
    for number, case in enumerate(cases):
        lines, successors = [], []
        for each in case:
            if each == BRANCH:
                lines += ["    S_BRANCH %bb.1", "  bb.1:"]
                successors = ["    successors: %bb.1"]
            else:
                lines.append("    " + each)
        blocks.append("\n".join(["---", f"name: case{number}", "body: |", "  bb.0:", *successors, *lines, "    S_ENDPGM 0", "..."]))
    with tempfile.NamedTemporaryFile("w", suffix=".mir") as file:
        file.write("\n".join(blocks) + "\n")
        file.flush()
        wide = [] if target.startswith("gfx9") else ["-mattr=+wavefrontsize64"]
        done = subprocess.run([llc, "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={target}", *wide, "-run-pass", "post-RA-hazard-rec", file.name, "-o", "-"],
                              capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    result = []
    for body in done.stdout.split("\nname:")[1:]:
        lines = [line.strip() for line in body.splitlines() if re.match(r"    \s*(early-clobber |\$|[A-Z][A-Z0-9]*_)", line) and "BRANCH" not in line]
        result.append(lines[:-1])
    assert len(result) == len(cases), (len(result), len(cases))
    return [lines[sum(each != BRANCH for each in case) - 1:-1] for lines, case in zip(result, cases)]


failures = []
for target in ("gfx1010", "gfx1030"):
    for (case, expected), lines in zip(RDNA1, kept(target, [case for case, _ in RDNA1])):
        wanted = expected if target == "gfx1010" else ""
        if (lines and not wanted) or (wanted and not (len(lines) == 1 and wanted in lines[0])):
            failures.append(f"{target}: {case}: {lines}, not {wanted!r}")

for target, rows in STATES.items():
    pairs, expected = [], []
    for name, states in rows.items():
        count = MATRICES[name]
        sources = "$vgpr2, $vgpr3" if name.endswith(("4F32", "2F32")) else "$vgpr2_vgpr3, $vgpr2_vgpr3"
        matrix = f"{registers('vgpr', 80, count)} = V_MFMA_{name}_vgprcd_e64 {sources}, {registers('vgpr', 8, count)}, 0, 0, 0, implicit $mode, implicit $exec"
        for states_of_one, second in zip(states, (
                "$vgpr80 = V_MOV_B32_e32 $vgpr5, implicit $exec", "$vgpr5 = V_MOV_B32_e32 $vgpr80, implicit $exec", "$vgpr8 = V_MOV_B32_e32 $vgpr5, implicit $exec",
                "$vgpr80 = GLOBAL_LOAD_DWORD_SADDR $sgpr0_sgpr1, $vgpr60, 0, 0, implicit $exec", "$vgpr8 = DS_READ_B32_gfx9 $vgpr60, 0, 0, implicit $exec",
                "GLOBAL_STORE_DWORD_SADDR $vgpr60, $vgpr80, $sgpr0_sgpr1, 0, 0, implicit $exec")):
            pairs.append([matrix, second])
            expected.append(states_of_one)
    for pair, wanted, lines in zip(pairs, expected, kept(target, pairs)):
        found = sum(int(line.split()[1]) + 1 for line in lines)
        if found != wanted or any(not line.startswith("S_NOP") for line in lines):
            failures.append(f"{target}: {pair}: {lines}, {found} wait states, not {wanted}")

other = "$vgpr30_vgpr31 = V_MFMA_F64_4X4X4F64_vgprcd_e64 $vgpr32_vgpr33, $vgpr32_vgpr33, $vgpr30_vgpr31, 0, 0, 0, implicit $mode, implicit $exec"
for target, wanted in (("gfx90a", 1), ("gfx942", 0), ("gfx950", 0)):
    for use in ("GLOBAL_STORE_DWORD_SADDR $vgpr60, $vgpr3, $sgpr0_sgpr1, 0, 0, implicit $exec", "DS_WRITE_B32_gfx9 $vgpr60, $vgpr3, 0, 0, implicit $exec"):
        lines = kept(target, [["$vgpr3 = V_MOV_B32_e32 $vgpr5, implicit $exec", other, use]])[0]
        if lines != ["S_NOP 0"] * wanted:
            failures.append(f"{target}: over an f64 MFMA: {lines}, not {wanted}")

print("\n".join(failures) or "as llc keeps them")
sys.exit(1 if failures else 0)
