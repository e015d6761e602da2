"""VGPRs at or above ACCUM_OFFSET, which are AccVGPRs: runs on both engines, checks, traces, the debugger. The kernels have v0 to v31, and 32
AccVGPRs: v32 is a0. usage: unified_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import re
import subprocess

from assembled import launch_of
from harness import call, lockstep, run_all

TARGETS = ("gfx942", "gfx950")
begin = "v_lshlrev_b32 v1, 2, v0\n"
end = "\ns_nop 15\ns_nop 7\nglobal_store_dword v1, v5, s[2:3]\n"


def words(target, body, **more):
    return launch_of(target, begin + body + end, vgprs=64, accum_offset=32, **more)


def results(target, body, engine):
    """The first 64 dwords of the buffer."""
    code, out, err = call("run", *words(target, body), "--print", "0:u32:64", "--engine", engine)
    assert code == 0 and not err, (target, engine, body, err)
    # Each row begins with the number of its first item.
    return [int(n) for row in re.findall(r"^ *\d+:((?: \d+)+)$", out, re.MULTILINE) for n in row.split()]


# What puts a number, told of the lane, into v5 by two names of one register.
one = "v_add_u32 v4, 7, v0\n"
ALIASES = {
    "written as a VGPR, read as an AccVGPR": (one + "v_mov_b32 v40, v4\ns_nop 1\nv_accvgpr_read_b32 v5, a8", lambda i: i + 7),
    "written as an AccVGPR, read as a VGPR": (one + "v_accvgpr_write_b32 a8, v4\ns_nop 1\nv_add_u32 v5, 1, v40", lambda i: i + 8),
    "moved among AccVGPRs": (one + "v_mov_b32 v40, v4\nv_accvgpr_mov_b32 a9, a8\nv_mov_b32 v5, v41", lambda i: i + 7),
    "64 bits": (one + "v_mov_b32 v40, v4\nv_mov_b32 v41, 0\nv_lshlrev_b64 v[32:33], 28, v[40:41]\nv_accvgpr_read_b32 v6, a1\n"
                "v_accvgpr_read_b32 v7, a0\ns_nop 1\nv_lshrrev_b32 v7, 28, v7\nv_lshl_or_b32 v5, v6, 4, v7", lambda i: i + 7),
    "SDWA": (one + "v_mov_b32 v40, v4\nv_add_u32_sdwa v5, v40, v40 dst_sel:DWORD src0_sel:BYTE_0 src1_sel:DWORD", lambda i: 2 * (i + 7)),
    "DPP": (one + "v_mov_b32 v40, v4\ns_nop 1\nv_mov_b32_dpp v41, v40 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf\nv_mov_b32 v5, v41",
            lambda i: (i ^ 1) + 7),
    "by EXEC": (one + "v_mov_b32 v40, 3\ns_mov_b64 exec, 0xff\nv_mov_b32 v40, v4\ns_mov_b64 exec, -1\nv_accvgpr_read_b32 v5, a8",
                lambda i: i + 7 if i < 8 else 3),
    "a lane of it": (one + "v_mov_b32 v40, v4\nv_readlane_b32 s10, v40, 3\ns_nop 3\nv_writelane_b32 v40, s10, 5\nv_accvgpr_read_b32 v5, a8",
                     lambda i: 10 if i == 5 else i + 7),
    "indexed": (one + "s_mov_b32 s10, 9\ns_set_gpr_idx_on s10, gpr_idx(DST)\nv_mov_b32 v31, v4\ns_set_gpr_idx_off\ns_nop 1\n"
                "v_accvgpr_read_b32 v5, a8", lambda i: i + 7),
    "an AccVGPR, indexed": (one + "v_mov_b32 v40, v4\ns_mov_b32 s10, 5\ns_set_gpr_idx_on s10, gpr_idx(SRC0)\nv_accvgpr_read_b32 v5, a3\n"
                            "s_set_gpr_idx_off", lambda i: i + 7),
    "memory, across the border": (one + "v_mov_b32 v28, 1\nv_mov_b32 v29, 2\nglobal_store_dword v1, v4, s[2:3] offset:1024\ns_waitcnt vmcnt(0)\n"
                                  "global_load_dwordx4 v[30:33], v2, s[2:3] offset:1024\ns_waitcnt vmcnt(0)\nv_accvgpr_read_b32 v6, a1\n"
                                  "v_add_u32 v5, v6, v32", lambda i: 19),
    "stored across the border": (one + "v_mov_b32 v30, v4\nv_mov_b32 v31, v4\nv_accvgpr_write_b32 a0, v4\nv_accvgpr_write_b32 a1, v0\ns_nop 1\n"
                                 "v_lshlrev_b32 v6, 4, v0\nglobal_store_dwordx4 v6, v[30:33], s[2:3] offset:1024\ns_waitcnt vmcnt(0)\n"
                                 "global_load_dwordx2 v[8:9], v6, s[2:3] offset:1032\ns_waitcnt vmcnt(0)\nv_lshl_add_u32 v5, v8, 8, v9",
                                 lambda i: 256 * (i + 7) + i),
    "LDS": (one + "v_mov_b32 v40, v4\nds_write_b32 v1, a8\ns_waitcnt lgkmcnt(0)\nds_read_b32 v41, v1\ns_waitcnt lgkmcnt(0)\n"
            "v_accvgpr_read_b32 v5, a9", lambda i: i + 7),
    "an address": (one + "v_mov_b32 v40, v1\nglobal_store_dword v40, v4, s[2:3] offset:1024\ns_waitcnt vmcnt(0)\n"
                   "global_load_dword v5, v1, s[2:3] offset:1024\ns_waitcnt vmcnt(0)", lambda i: i + 7),
    # 16 k's of 1: A and B are f16, C is 5.
    "a matrix": ("v_mov_b32 v40, 0x3c003c00\nv_mov_b32 v41, v40\n" + "".join(f"v_mov_b32 v{n}, 0x40a00000\n" for n in range(44, 48)) +
                 "s_nop 4\nv_mfma_f32_16x16x16_f16 a[12:15], v[40:41], a[8:9], a[12:15]\ns_nop 15\nv_cvt_u32_f32 v5, v45", lambda i: 21),
    "a matrix across the border": ("v_mov_b32 v40, 0x3c003c00\nv_mov_b32 v41, v40\n" + "".join(f"v_mov_b32 v{n}, 0x40a00000\n" for n in range(30, 34)) +
                                   "s_nop 4\nv_mfma_f32_16x16x16_f16 v[30:33], v[40:41], a[8:9], v[30:33]\ns_nop 15\nv_accvgpr_read_b32 v6, a1\n"
                                   "s_nop 1\nv_cvt_u32_f32 v5, v6", lambda i: 21),
    # What D overwrites is A, by another name.
    "a matrix over its input": ("v_mov_b32 v40, 0x3c003c00\nv_mov_b32 v41, v40\ns_nop 4\nv_mfma_f32_16x16x16_f16 a[8:11], v[40:41], v[40:41], 0\n"
                                "s_nop 15\nv_cvt_u32_f32 v5, v43", lambda i: 16),
}


def test_two_names_of_one_register():
    for target in TARGETS:
        for engine in ("reference", "fast"):
            for what, (body, expected) in ALIASES.items():
                got = results(target, body, engine)
                assert got == [expected(i) for i in range(64)], (what, target, engine, got[:10])


def test_beyond_the_allocation():
    for target in TARGETS:
        for engine in ("reference", "fast"):
            for body in ("v_mov_b32 v64, v0", "v_mov_b32 v5, v64", "v_accvgpr_write_b32 a32, v0", "global_load_dwordx3 v[62:64], v1, s[2:3]"):
                code, _, err = call("run", *words(target, body), "--engine", engine)
                assert code == 1 and "register_out_of_range" in err, (target, engine, body, code, err)


def findings(target, body, check):
    code, _, err = call("check", *words(target, body), "--check", check, "--quiet")
    assert code in (0, 1) and "fault" not in err, err
    return err


def test_checks_know_both_names():
    load = "global_load_dword v40, v1, s[2:3]\n"
    for target in TARGETS:
        assert "reads a8 before the load into it has returned" in findings(target, load + "v_accvgpr_read_b32 v5, a8", "wait")
        assert not findings(target, load + "s_waitcnt vmcnt(0)\nv_accvgpr_read_b32 v5, a8", "wait")
        assert not findings(target, load + "v_accvgpr_read_b32 v5, a9", "wait")
        wide = "global_load_dwordx4 v[30:33], v2, s[2:3]\n"
        assert "reads a1 before" in findings(target, wide + "v_accvgpr_read_b32 v5, a1", "wait")
        assert "a9" in findings(target, "v_mov_b32 v40, v0\nv_add_u32 v5, 1, v41", "init")
        assert not findings(target, "v_mov_b32 v40, v0\nv_accvgpr_read_b32 v5, a8", "init")
        assert not findings(target, wide + "s_waitcnt vmcnt(0)\nv_accvgpr_read_b32 v6, a1\nv_add_u32 v5, v6, v32", "init")
        matrix = "v_mfma_f32_16x16x16_f16 a[8:11], v[2:3], v[2:3], 0\n"
        assert "a9, which the matrix instruction still writes" in findings(target, matrix + "v_mov_b32 v5, v41", "hazard")
        assert not findings(target, matrix + "s_nop 15\nv_mov_b32 v5, v41", "hazard")


def test_trace_and_profile_name_it():
    for engine in ("reference", "fast"):
        line = next(line for line in call("trace", *words("gfx942", "v_mov_b32 v40, v0"), "--engine", engine)[1].splitlines() if "v_mov_b32_e32 v40" in line)
        assert re.search(r"; a8 #", line), line
        out = call("profile", *words("gfx942", "v_mov_b32 v40, v0"), "--engine", engine)[1]
        assert "9 AccVGPRs of 32" in out, out


def test_debugger_sees_both_names():
    script = "break 0\nwatch v40[3]\ncontinue\nprint a8[3]\nprint v40[3]\nset a8[3] = 77\nprint v40[3]\nquit\n"
    done = subprocess.run([lockstep, "debug", *words("gfx942", "v_accvgpr_write_b32 a8, v0")], input=script, capture_output=True, text=True, timeout=300)
    answers = dict(zip(*[iter(re.split(r"^\(lockstep\) (.*)\n", done.stdout, flags=re.M)[1:])] * 2))
    assert "watchpoint" in answers["continue"], done.stdout
    assert answers["print a8[3]"].startswith("a8[3] = 3 "), answers
    assert re.search(r"^v40\[3\] = 77 ", done.stdout, re.M), done.stdout


run_all(test_two_names_of_one_register, test_beyond_the_allocation, test_checks_know_both_names, test_trace_and_profile_name_it,
        test_debugger_sees_both_names)
