"""What kernels see of the hardware, on both engines and all ISAs: what a wave is given, which bytes it may reach."""
import re

from assembled import launch_of, sized_names, wave32
from harness import call, run_all

ISAS = ("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1151", "gfx1201", "gfx1250")
GRANULE = {"gfx900": 512, "gfx906": 512, "gfx908": 512, "gfx90a": 512, "gfx942": 512, "gfx1010": 512, "gfx950": 1280, "gfx1250": 2048}  # of LDS; the others': 1024


def wait(target):
    return "s_wait_loadcnt 0x0\ns_wait_dscnt 0x0\ns_wait_storecnt 0x0" if target.startswith("gfx12") else \
        "s_waitcnt vmcnt(0) lgkmcnt(0)" + ("\ns_waitcnt_vscnt null, 0x0" if wave32(target) else "")


def store(target, register, byte=0):
    """One dword a lane, of the first 256 bytes of each wave, to BYTE of the buffer and on."""
    return f"global_store_b32 v3, {register}, s[8:9] offset:{byte}" if sized_names(target) else f"global_store_dword v3, {register}, s[8:9] offset:{byte}"


def results(target, body, count, **options):
    """COUNT dwords of the buffer, which must be the same on both engines."""
    found = set()
    for engine in ("fast", "reference"):
        code, out, err = call("run", *launch_of(target, body, **options), "--print", f"0:u32:{count}", "--engine", engine)
        assert code == 0, (target, err)
        found.add(tuple(int(word, 0) for word in out.split(":")[-1].split()))
    assert len(found) == 1, (target, found)
    return found.pop()


def fault(target, body, text, **options):
    for engine in ("fast", "reference"):
        code, _, err = call("run", *launch_of(target, body, **options), "--engine", engine)
        assert code == 1 and re.search(text, err), (target, engine, text, err)


def workgroup_information():
    """{first wave, 6'h00, wave[4:0], 2'h0, 12'h0, waves[5:0]}: the manuals' tables of initial SGPRs."""
    for target in ("gfx942", "gfx950", "gfx1100", "gfx1151"):
        lanes = 32 if wave32(target) else 64
        # v3: 4 bytes a wave. The word stands behind the kernarg pointer and the first workgroup id, which s3 is part of: it is kept first.
        body = f"v_lshrrev_b32 v3, {4 if lanes == 64 else 3}, v0\nv_and_b32 v3, 0x3fc, v3\nv_mov_b32 v4, s12\n" + store(target, "v4")
        found = results(target, body, 4, waves=4, descriptor=[".amdhsa_system_sgpr_workgroup_info 1", ".amdhsa_system_sgpr_workgroup_id_x 0"],
                        keep="s_mov_b32 s12, s2")
        assert found == tuple((1 << 31 if n == 0 else 0) | n << 20 | 4 for n in range(4)), (target, found)


def allocation():
    """Table 21 and 22 of the CDNA manuals: 96 VGPRs, no AccVGPRs, 112 SGPRs; LDS in units of 256 bytes."""
    for target in ("gfx942", "gfx950"):
        body = "s_getreg_b32 s12, hwreg(HW_REG_GPR_ALLOC)\ns_getreg_b32 s13, hwreg(HW_REG_LDS_ALLOC)\nv_mov_b32 v4, s12\nv_mov_b32 v2, s13\n"
        found = results(target, body + store(target, "v4") + "\n" + store(target, "v2", 4), 2, lds=1300)
        assert found == (11 << 6 | 23 << 12 | 6 << 24, (-(-1300 // GRANULE[target]) * GRANULE[target]) // 256 << 12), (target, found)


def blocks_of_lds():
    """A workgroup has whole blocks of LDS: the last dword of one is there, what follows reads as 0."""
    for target in ISAS:
        granule = GRANULE.get(target, 1024)
        load, store_lds = ("ds_load_b32", "ds_store_b32") if sized_names(target) else ("ds_read_b32", "ds_write_b32")
        body = f"v_mov_b32 v5, 0x1234\n{store_lds} v2, v5 offset:{granule - 4}\n{store_lds} v2, v5 offset:{granule}\n" + wait(target)
        body += f"\n{load} v6, v2 offset:{granule - 4}\n{load} v7, v2 offset:{granule}\n" + wait(target)
        found = results(target, body + "\n" + store(target, "v6") + "\n" + store(target, "v7", 4), 2, lds=500, m0="s_mov_b32 m0, -1")
        assert found == (0x1234, 0), (target, found)
        _, _, err = call("check", *launch_of(target, body, lds=500, m0="s_mov_b32 m0, -1"), "--check", "memory", "--quiet")
        assert "beyond the 500 bytes that the kernel asks for" in err, err


def atomics_in_scratch():
    for target in ("gfx1100", "gfx1151", "gfx1201", "gfx1250"):
        base = "s_mov_b64 s[12:13], src_flat_scratch_base_lo" if target == "gfx1250" else "s_mov_b64 s[12:13], src_private_base"
        own = "" if target != "gfx1250" else "v_mbcnt_lo_u32_b32 v2, -1, 0\nv_lshlrev_b32 v2, 20, v2\nv_add_nc_u32 v11, v11, v2\n"
        low = "v_mov_b32 v10, s12\nv_add_nc_u32 v10, 8, v10" if target == "gfx1250" else "v_mov_b32 v10, 8"
        body = f"{base}\nv_mov_b32 v11, s13\n{low}\n{own}v_mov_b32 v6, 1\nv_mov_b32 v7, 2\n"
        scratch = {"descriptor": [".amdhsa_private_segment_fixed_size 64", ".amdhsa_enable_private_segment 1"]}
        fault(target, body + "flat_atomic_swap_b64 v[10:11], v[6:7]\n" + wait(target),
              "illegal_operand .*lane 0 address 0x8: atomics and monitoring loads of more than 4 bytes cannot reach scratch", **scratch)
        one = body + "flat_atomic_swap_b32 v[10:11], v6\n" + wait(target) + "\nscratch_load_b32 v7, off, off offset:8\n" + wait(target)
        assert results(target, one + "\n" + store(target, "v7"), 1, **scratch) == (1,), target


def permlane64():
    for target in ("gfx1100", "gfx1201", "gfx1250"):
        assert results(target, "v_mov_b32 v4, 7\nv_permlane64_b32 v4, v0\n" + store(target, "v4"), 1) == (7,), target


def dual_issue():
    for target in ("gfx1100 64", "gfx1201 64"):
        fault(target, ".long 0xca100102, 0x01000101", "dual issue exists in waves of 32 lanes only")
        fault(target, ".long 0xca100102, 0x01010101", "dual issue exists in waves of 32 lanes only")  # VSRC1 of a move is ignored


run_all(workgroup_information, allocation, blocks_of_lds, atomics_in_scratch, permlane64, dual_issue)
