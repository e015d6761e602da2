// Cases of check `hazard`.
#include "observe/assembled.hpp"

namespace lockstep::assembled {

namespace {

using Targets = std::vector<std::string>;

const Targets gfx900 = {"gfx900", "gfx906", "gfx908"};
const Targets cdna1 = {"gfx908"};
const Targets gfx9 = {"gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950"};
const Targets gfx90a = {"gfx90a", "gfx942", "gfx950"};
const Targets gfx10 = {"gfx1010", "gfx1010 64", "gfx1030", "gfx1030 64"};
const Targets rdna1 = {"gfx1010", "gfx1010 64", "gfx1012"};
const Targets rdna2 = {"gfx1030", "gfx1030 64"};
const Targets cdna = {"gfx942", "gfx950"};
const Targets cdna2 = {"gfx90a"};
const Targets rdna = {"gfx1100", "gfx1151", "gfx1201", "gfx1250"};

const std::string vector = "v_mov_b32 v90, 0\n";
const std::string wmma = "v_wmma_f32_16x16x32_f16 v[0:7], v[8:15], v[16:23], v[0:7]";
const std::string wmma_iu8 = "v_wmma_i32_16x16x64_iu8 v[0:7], v[8:15], v[16:23], v[0:7]";
const std::string swmmac = "v_swmmac_f32_16x16x64_f16 v[0:7], v[8:15], v[16:31], v40";
const std::string mfma = "v_mfma_f32_16x16x16_f16 v[4:7], v[2:3], v[2:3], v[4:7]";
const std::string mfma_cdna2 = "v_mfma_f32_16x16x16f16 v[4:7], v[2:3], v[2:3], v[4:7]";
const std::string mfma_cdna1 = "v_mfma_f32_16x16x16f16 a[4:7], v[2:3], v[2:3], a[4:7]";
const std::string mfma_cdna1_large = "v_mfma_f32_32x32x2f32 a[4:19], v2, v3, a[4:19]";
const std::string mfma_cdna1_small = "v_mfma_f32_4x4x4f16 a[4:7], v[2:3], v[2:3], a[4:7]";
const std::string mfma_other_f64 = "v_mfma_f64_4x4x4f64 v[30:31], v[32:33], v[32:33], v[30:31]";
const std::string load = "global_load_dword v4, v2, s[8:9]";
const std::string scalar_load = "s_load_dword s12, s[8:9], 0x0";
const std::string lds_load = "ds_read_b32 v4, v2";
const std::string flat_address = "v_mov_b32 v10, s8\nv_mov_b32 v11, s9\n", flat_load = "flat_load_dword v4, v[10:11]";
const std::string cmpx = "v_cmpx_le_u32 v2, v2";
const std::string fp_atomic = "global_atomic_fmin v2, v3, s[2:3]";
const std::string mfma_small = "v_mfma_f32_4x4x4_16b_f16 v[4:7], v[2:3], v[2:3], v[4:7]";
const std::string mfma_f64 = "v_mfma_f64_16x16x4_f64 v[8:15], v[2:3], v[2:3], v[8:15]";
const std::string buffer =
    "s_mov_b32 s16, s2\ns_and_b32 s17, s3, 0xffff\ns_mov_b32 s18, 4096\ns_mov_b32 s19, 0x00027000\n";
// No image: loads give 0.
const std::string image =
    "s_mov_b64 s[16:17], 0\ns_mov_b64 s[18:19], 0\ns_mov_b64 s[20:21], 0\ns_mov_b64 s[22:23], 0\n";
const std::string arrive = "ds_atomic_async_barrier_arrive_b64 v4";
const std::string read_vm = "s_wait_alu depctr_vm_vsrc(0)\n";

std::string nop(int states) { return "s_nop " + std::to_string(states); }

}  // namespace

// clang-format off
const std::vector<BrokenCase> hazards = {
    {cdna, "s_mov_b32 m0, 0", "global_load_lds_dword v2, s[2:3]", nop(0), "by M0"},
    {gfx9, buffer + "s_mov_b32 m0, 0", "buffer_load_dword v2, s[16:19], 0 offen lds", nop(0), "by M0"},
    {{"gfx950"}, buffer + "s_mov_b32 m0, 0", "buffer_load_dwordx4 v2, s[16:19], 0 offen lds", nop(0), "by M0"},
    {gfx9, "s_mov_b32 m0, 0", "s_movrels_b32 s10, s12", nop(0), "by M0"},
    {gfx9, "s_mov_b32 m0, 0", "ds_read_addtid_b32 v4", nop(0), "by M0"},
    {gfx9, "s_mov_b32 m0, 0", "s_sendmsg sendmsg(MSG_INTERRUPT)", nop(0), "by M0"},
    {gfx9, "v_cmp_eq_u32 vcc, v2, v2", "v_mov_b32 v4, src_vccz", nop(4), "by VCCZ of VCC"},
    {gfx9, "v_readfirstlane_b32 s8, v2", "global_load_dword v4, v2, s[8:9]", nop(4), "by s8"},
    {{"gfx900", "gfx906", "gfx908", "gfx90a"}, image + "v_readfirstlane_b32 s18, v2", "image_load v8, v[2:3], s[16:23] dmask:0x1 unorm", nop(4), "by s18"},
    {gfx9, "v_readfirstlane_b32 s8, v2", "v_readlane_b32 s9, v2, s8", nop(3), "by s8"},
    {gfx9, "v_cmp_eq_u32 vcc, v2, v2", "v_div_fmas_f32 v3, v2, v2, v2", nop(3), "by vcc_lo"},
    {cdna, "v_readfirstlane_b32 s8, v2", "v_add_u32 v3, s8, v2", nop(1), "by s8"},
    {gfx9, "v_mov_b32 v3, v2", "v_mov_b32_dpp v4, v3 row_shr:1 row_mask:0xf bank_mask:0xf", nop(1), "by v3"},
    {cdna, "v_mov_b32 v3, v2", "v_readlane_b32 s8, v3, 0", nop(0), "by v3"},
    {cdna, "v_rcp_f32 v3, v2", "v_add_f32 v4, v3, v3", nop(0), "by v3"},
    {cdna, "v_cmpx_eq_u32 vcc, v2, v2", "v_readlane_b32 s8, v3, 0", nop(3), "by EXEC"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "v_add_f32 v4, v3, v3", nop(2), "by v3"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "v_dot2c_f32_f16 v4, v3, v3", nop(2), "by v3"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "global_store_dword v2, v3, s[2:3]", nop(2), "by v3"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "global_load_dword v3, v2, s[2:3]", nop(2), "by v3"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "ds_read_b32 v3, v2", nop(2), "by v3"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "ds_write_b32 v2, v3", nop(2), "by v3"},
    {gfx90a, "v_dot2c_f32_f16 v3, v2, v2", "ds_add_rtn_u32 v3, v2, v4", nop(2), "by v3"},
    {cdna, "v_add_f16_sdwa v3, v2, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE", "v_add_f32 v4, v3, v3", nop(0), "by v3"},
    {cdna, "v_mad_f16 v3, v2, v2, v2 op_sel:[0,0,0,1]", "v_add_f32 v4, v3, v3", nop(0), "by v3"},
    {cdna, "v_cvt_pk_fp8_f32 v3, v2, v2 op_sel:[0,0,1]", "v_add_u32 v4, v3, v3", nop(0), "by v3"},
    {cdna, "v_cvt_sr_fp8_f32 v3, v2, v2 op_sel:[0,0,1,0]", "v_add_u32 v4, v3, v3", nop(0), "by v3"},
    {cdna, "v_cvt_sr_bf8_f32 v3, v2, v2 op_sel:[0,0,0,1]", "v_add_u32 v4, v3, v3", nop(0), "by v3"},
    {{"gfx950"}, "v_cvt_scalef32_pk_fp8_f32 v3, v2, v2, v2 op_sel:[0,0,0,1]", "v_add_u32 v4, v3, v3", nop(0), "by v3"},
    {{"gfx950"}, "v_cvt_scalef32_pk_fp4_f32 v3, v2, v2, v2 op_sel:[0,0,1,0]", "v_add_u32 v4, v3, v3", nop(0), "by v3"},
    {{"gfx950"}, "v_cvt_scalef32_sr_fp8_f32 v3, v2, v2, v2 op_sel:[0,0,1,1]", "v_add_u32 v4, v3, v3", nop(0), "by v3"},
    {{"gfx950"}, "v_cvt_scalef32_sr_pk_fp4_f32 v5, v[2:3], v4, v3", "v_add_u32 v6, v5, v5", nop(0), "by v5"},  // byte 0, too
    {{"gfx950"}, "v_cvt_scalef32_sr_pk_fp4_f16 v5, v2, v4, v3", "v_add_u32 v6, v5, v5", nop(0), "by v5"},
    {{"gfx950"}, "v_cvt_scalef32_sr_pk_fp4_bf16 v5, v2, v4, v3", "v_cvt_scalef32_sr_pk_fp4_bf16 v5, v2, v4, v3 op_sel:[0,0,1,0]", nop(0), "by v5"},
    {{"gfx950"}, "v_cvt_scalef32_f16_fp8 v5, v2, v4 op_sel:[0,0,1]", "v_add_u32 v6, v5, v5", nop(0), "by v5"},
    {{"gfx950"}, "v_cvt_scalef32_f16_bf8 v5, v2, v4 op_sel:[1,0,1]", "v_add_u32 v6, v5, v5", nop(0), "by v5"},
    {{"gfx950"}, "v_cvt_scalef32_pk_bf8_f16 v5, v2, v4 op_sel:[0,0,1]", "v_add_u32 v6, v5, v5", nop(0), "by v5"},
    {{"gfx950"}, "v_cvt_sr_f16_f32 v5, v2, v4 op_sel:[0,0,1]", "v_add_u32 v6, v5, v5", nop(0), "by v5"},
    {{"gfx950"}, "v_cvt_sr_bf16_f32 v5, v2, v4 op_sel:[0,0,1]", "v_add_u32 v6, v5, v5", nop(0), "by v5"},
    {cdna, "v_cmpx_eq_u32 vcc, v2, v2", "v_mov_b32 v5, exec_lo", nop(1), "by exec_lo"},
    {cdna, "v_cmpx_eq_u32 vcc, v2, v2", "v_add_u32 v5, exec_hi, v2", nop(1), "by exec_hi"},
    {cdna, "global_store_dwordx4 v2, v[4:7], s[2:3]", "v_mov_b32 v4, 0", nop(1), "by v4, which the other stores"},
    {cdna, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0", "s_getreg_b32 s8, hwreg(HW_REG_MODE)", nop(1), "by a hardware register"},
    {cdna, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15", nop(1), "by a hardware register"},
    {cdna, "global_store_dwordx4 v2, v[4:7], s[2:3]", mfma, nop(1), "by v4, which the other stores"},
    {cdna2, "global_store_dwordx4 v2, v[4:7], s[2:3]", mfma_cdna2, nop(0), "by v4, which the other stores"},
    {{"gfx950"}, mfma_small, "v_mfma_f32_16x16x16_f16 v[6:9], v[2:3], v[2:3], v[6:9]", nop(3), "by v6"},
    {{"gfx950"}, mfma_f64, "v_mfma_f64_4x4x4_4b_f64 v[8:9], v[2:3], v[2:3], v[8:9]", nop(15) + "\n" + nop(0), "by v8"},
    {gfx900, "global_store_dwordx4 v2, v[4:7], s[2:3]", "v_mov_b32 v4, 0", nop(0), "by v4, which the other stores"},
    {gfx900, "global_atomic_cmpswap_x2 v2, v[4:7], s[2:3]", "v_mov_b32 v7, 0", nop(0), "by v7, which the other stores"},
    {gfx90a, "global_atomic_cmpswap_x2 v2, v[4:7], s[2:3]", "v_mov_b32 v7, 0", nop(1), "by v7, which the other stores"},
    {gfx900, buffer + "buffer_store_dwordx3 v[4:6], v2, s[16:19], 0 offen", "v_mov_b32 v6, 0", "v_mov_b32 v3, 0", "by v6, which the other stores"},
    {gfx900, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0", "s_getreg_b32 s8, hwreg(HW_REG_MODE)", nop(1), "by a hardware register"},
    {gfx900, "s_mov_b32 m0, 0", "global_load_dword v2, s[2:3] lds", nop(0), "by M0"},
    {gfx900, "v_cmpx_eq_u32 vcc, v2, v2", "v_mov_b32_dpp v4, v3 row_shr:1 row_mask:0xf bank_mask:0xf", nop(4), "by EXEC"},
    {gfx900, "v_cmp_eq_u32 s[8:9], v2, v2", "v_writelane_b32 v4, 1, s8", nop(3), "by s8"},
    // CDNA1: AccVGPRs, which matrix instructions and two moves alone reach.
    {cdna1, "v_mov_b32 v2, v3", mfma_cdna1, nop(1), "by v2"},
    {cdna1, "v_accvgpr_read_b32 v2, a9", mfma_cdna1, nop(1), "by v2"},
    {cdna1, "v_mov_b32 v2, v3", "v_accvgpr_write_b32 a4, v2", nop(1), "by v2"},
    {cdna1, "v_cmpx_eq_u32 vcc, v2, v2", mfma_cdna1, nop(3), "by EXEC"},
    {cdna1, "v_cmpx_eq_u32 vcc, v2, v2", "v_accvgpr_write_b32 a4, v2", nop(3), "by EXEC"},
    {cdna1, "v_accvgpr_write_b32 a4, v2", mfma_cdna1, nop(0), "by a4"},
    {cdna1, "v_accvgpr_write_b32 a8, v2", "v_mfma_f32_4x4x4f16 a[4:7], a[8:9], v[2:3], a[4:7]", nop(2), "by a8"},
    {cdna1, "v_accvgpr_write_b32 a4, v2", "v_accvgpr_read_b32 v3, a4", nop(2), "by a4"},
    {cdna1, "v_accvgpr_read_b32 v3, a4", "global_store_dword v2, v3, s[2:3]", nop(1), "by v3"},
    {cdna1, "v_accvgpr_read_b32 v3, a4", "ds_write_b32 v2, v3", nop(1), "by v3"},
    {cdna1, "v_mov_b32 v3, v2\nv_accvgpr_write_b32 a4, v2", "global_store_dword v2, v3, s[2:3]", nop(0), "by v3"},
    {cdna1, mfma_cdna1_small, "v_accvgpr_read_b32 v9, a4", nop(3), "by a4"},
    {cdna1, mfma_cdna1, "v_accvgpr_read_b32 v9, a7", nop(9), "by a7"},
    {cdna1, mfma_cdna1_large, "v_accvgpr_read_b32 v9, a19", nop(15) + "\n" + nop(1), "by a19"},
    {cdna1, mfma_cdna1_small, "v_accvgpr_write_b32 a4, v2", nop(0), "by a4"},
    {cdna1, mfma_cdna1, "v_accvgpr_write_b32 a4, v2", nop(6), "by a4"},
    {cdna1, mfma_cdna1_large, "v_accvgpr_write_b32 a4, v2", nop(14), "by a4"},
    {cdna1, "v_mfma_f32_16x16x16f16 a[20:23], v[2:3], v[2:3], a[4:7]", "v_accvgpr_write_b32 a4, v2", nop(4),
     "by a4, which the matrix instruction still reads"},
    {cdna1, "v_mfma_f32_32x32x2f32 a[20:35], v2, v3, a[4:19]", "v_accvgpr_write_b32 a4, v2", nop(12),
     "by a4, which the matrix instruction still reads"},
    {cdna1, mfma_cdna1, "v_mfma_f32_16x16x16f16 a[20:23], v[2:3], v[2:3], a[6:9]", nop(1), "by a6"},
    {cdna1, mfma_cdna1, "v_mfma_f32_16x16x16f16 a[20:23], a[4:5], v[2:3], a[20:23]", nop(3), "by a4"},
    {gfx10, fp_atomic, "s_denorm_mode 5", nop(2), "by the denormals of MODE, which the other still reads"},
    {gfx10, buffer + "buffer_atomic_fmax v3, v2, s[16:19], 0 offen", "s_denorm_mode 5", "v_mov_b32 v4, 0", "by the denormals of MODE"},
    {gfx10, fp_atomic + "\ns_nop 0", "s_denorm_mode 5", "s_waitcnt vmcnt(0)", "needs 3 between them"},
    // RDNA1: what no wait states end.
    {rdna1, cmpx + "\ns_nop 15\nv_nop\ns_waitcnt 0", "v_permlane16_b32 v3, v2, s8, s9", vector, "comes after a comparison that writes EXEC"},
    {rdna1, cmpx, "v_permlanex16_b32 v3, v2, s8, s9", vector, "comes after a comparison that writes EXEC"},
    {rdna1, load + "\ns_nop 15\ns_waitcnt vmcnt(0)", "s_mov_b32 s8, 0", "s_waitcnt_depctr depctr_vm_vsrc(0)", "writes s8, which the other, a vector memory"},
    {rdna1, load + "\ns_waitcnt_vscnt null, 0x0", "s_mov_b32 s9, 0", "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "writes s9, which"},
    {rdna1, load, "s_load_dword s9, s[2:3], 0x0", "v_nop", "writes s9, which"},
    {rdna1, load, "s_mov_b64 exec, -1", "v_nop", "writes exec_lo, which"},
    {rdna1, lds_load, "s_mov_b32 exec_lo, -1", "s_waitcnt 0", "writes exec_lo, which"},
    {rdna1, flat_address + flat_load, "s_mov_b32 exec_lo, -1", "s_waitcnt 0", "writes exec_lo, which"},
    {rdna1, "ds_read_addtid_b32 v4", "s_mov_b32 m0, 0", "v_nop", "writes m0, which"},
    {rdna1, scalar_load + "\nv_mov_b32 v4, v2\ns_nop 15", "v_readfirstlane_b32 s8, v2", "s_mov_b32 null, 0", "writes s8, which the other, a scalar load"},
    {rdna1, scalar_load + "\ns_waitcnt lgkmcnt(1)\ns_branch 0", "v_readlane_b32 s9, v2, 0", "s_waitcnt lgkmcnt(0)", "writes s9, which"},
    {rdna1, scalar_load, "v_readfirstlane_b32 s8, v2", "s_waitcnt_lgkmcnt null, 0x0", "writes s8, which"},
    {{"gfx1010"}, "s_mov_b64 vcc, s[8:9]\ns_load_dword s12, vcc, 0x0", "v_cmp_eq_u32 vcc_lo, v2, v2", "s_cmp_eq_u32 s2, s2", "writes vcc_lo, which"},
    {{"gfx1010"}, scalar_load, "v_add_co_u32 v4, s9, v2, v2", "s_add_u32 s10, s10, s10", "writes s9, which"},
    {rdna1, load + "\nv_mov_b32 v5, v2\nv_readfirstlane_b32 s10, v2\ns_waitcnt 0\ns_nop 15", cmpx, "s_waitcnt_depctr depctr_sa_sdst(0)", "writes EXEC, which the other may not have read yet"},
    {{"gfx1010"}, "s_mov_b32 s10, exec_lo", cmpx, "v_cmp_eq_u32 s10, v2, v2", "writes EXEC, which"},
    {{"gfx1010"}, "s_cbranch_execz 0", cmpx, "v_cmp_eq_u32 vcc_lo, v2, v2", "writes EXEC, which"},
    {rdna1, "s_mov_b32 s10, exec_hi", cmpx, "s_waitcnt_depctr depctr_sa_sdst(0)", "writes EXEC, which"},
    {rdna1, lds_load + "\ns_branch 0\ns_waitcnt 0\nv_mov_b32 v6, v2", load, "s_waitcnt_vscnt null, 0x0", "behind a branch, in front of which the other accesses LDS"},
    {rdna1, flat_address + lds_load + "\ns_cbranch_scc1 0", flat_load, "s_waitcnt_vscnt null, 0x0", "behind a branch, in front of which the other accesses LDS"},
    {rdna1, load + "\ns_branch 0", lds_load, "s_waitcnt_vscnt null, 0x0", "behind a branch, in front of which the other accesses memory"},
    // Matrix instructions: who reads or overwrites the result, has it as A or B, as C, as a part of C, or overwrites C.
    {cdna2, "s_mov_b32 m0, 0", "global_load_dword v2, s[2:3] lds", nop(0), "by M0"},
    {cdna2, "v_mov_b32 v3, v2\n" + mfma_other_f64, "global_store_dword v2, v3, s[2:3]", nop(0), "by v3"},
    {cdna2, "v_mov_b32 v3, v2\n" + mfma_other_f64, "ds_write_b32 v2, v3", nop(0), "by v3"},
    {cdna2, mfma_cdna2, load, nop(10), "by v4, which the matrix instruction still writes"},
    {cdna2, "v_mfma_f32_16x16x4f32 v[20:23], v2, v3, v[24:27]", "ds_read_b32 v24, v2", nop(6), "by v24, which the matrix instruction still reads"},
    {cdna2, "v_mfma_f64_4x4x4f64 v[4:5], v[2:3], v[2:3], v[4:5]", load, nop(5), "by v4"},
    {{"gfx942"}, mfma, load, nop(6), "by v4"},
    {{"gfx950"}, mfma, lds_load, nop(7), "by v4"},
    {cdna, "v_mfma_f32_16x16x16_f16 v[20:23], v[2:3], v[2:3], v[4:7]", load, nop(2), "by v4, which the matrix instruction still reads"},
    {cdna, mfma_f64, "v_mov_b32 v8, 0", nop(10), "by v8, which the matrix instruction still writes"},
    {cdna2, "v_mov_b32 v2, v3", mfma_cdna2, nop(1), "by v2"},
    {cdna2, "v_cmpx_eq_u32 vcc, v2, v2", mfma_cdna2, nop(3), "by EXEC"},
    {cdna2, mfma_cdna2, "v_add_f32 v9, v4, v4", nop(10), "by v4"},
    {cdna2, mfma_cdna2, "v_mov_b32 v4, 0", nop(10), "by v4"},
    {cdna2, mfma_cdna2, "global_store_dwordx4 v2, v[4:7], s[2:3]", nop(10), "by v4"},
    {cdna2, mfma_cdna2, "v_mfma_f32_16x16x16f16 v[20:23], v[4:5], v[2:3], v[20:23]", nop(10), "by v4"},
    {cdna2, mfma_cdna2, "v_mfma_f32_16x16x16f16 v[20:23], v[2:3], v[2:3], v[6:9]", nop(7), "by v6"},
    {cdna2, "v_mfma_f32_4x4x4f16 v[4:7], v[2:3], v[2:3], v[4:7]", "v_add_f32 v9, v4, v4", nop(4), "by v4"},
    {cdna2, "v_mfma_f32_16x16x4f32 v[4:7], v2, v3, v[4:7]", "v_add_f32 v9, v4, v4", nop(10), "by v4"},
    {cdna2, "v_mfma_f32_32x32x2f32 v[4:19], v2, v3, v[4:19]", "v_add_f32 v29, v4, v4", nop(15) + "\n" + nop(2), "by v4"},
    {cdna2, "v_mfma_f32_16x16x4f32 v[20:23], v2, v3, v[24:27]", "v_mov_b32 v24, 0", nop(6), "by v24, which the matrix instruction still reads"},
    {cdna2, "v_mfma_f64_16x16x4f64 v[8:15], v[2:3], v[2:3], v[8:15]", "v_add_f64 v[4:5], v[8:9], v[8:9]", nop(10), "by v8"},
    {cdna2, "v_mfma_f64_16x16x4f64 v[8:15], v[2:3], v[2:3], v[8:15]", "global_store_dwordx2 v2, v[8:9], s[2:3]", nop(15) + "\n" + nop(1), "by v8"},
    {cdna2, "v_mfma_f64_4x4x4f64 v[8:9], v[2:3], v[2:3], v[8:9]", "v_mfma_f64_4x4x4f64 v[8:9], v[2:3], v[2:3], v[8:9]", nop(3), "by v8"},
    {cdna2, mfma_cdna2, "v_mfma_f64_4x4x4f64 v[20:21], v[2:3], v[2:3], v[6:7]", nop(8), "by v6"},
    {{"gfx942"}, mfma, "v_add_f32 v9, v4, v4", nop(6), "by v4"},
    {{"gfx950"}, mfma, "v_add_f32 v9, v4, v4", nop(7), "by v4"},
    {{"gfx942"}, mfma, "v_mov_b32 v4, 0", nop(6), "by v4"},
    {{"gfx942"}, mfma, "global_store_dwordx4 v2, v[4:7], s[2:3]", nop(6), "by v4"},
    {{"gfx950"}, mfma, "ds_write_b32 v2, v4", nop(7), "by v4"},
    {{"gfx942"}, mfma, "v_mfma_f32_16x16x16_f16 v[20:23], v[4:5], v[2:3], v[20:23]", nop(6), "by v4"},
    {{"gfx950"}, mfma, "v_mfma_f32_16x16x16_f16 v[20:23], v[2:3], v[4:5], v[20:23]", nop(7), "by v4"},
    {{"gfx942"}, mfma, "v_mfma_f32_16x16x16_f16 v[20:23], v[2:3], v[2:3], v[6:9]", nop(4), "by v6"},
    {{"gfx950"}, mfma, "v_mfma_f32_16x16x16_f16 v[20:23], v[2:3], v[2:3], v[6:9]", nop(5), "by v6"},
    {cdna, mfma_small, mfma_small, nop(1), "by v4"},
    {cdna, mfma_small, "v_add_f32 v9, v4, v4", nop(4), "by v4"},
    {cdna, "v_mfma_f32_16x16x4_f32 v[4:7], v2, v3, v[4:7]", "v_add_f32 v9, v4, v4", nop(9), "by v4"},
    {cdna, "v_mfma_f32_16x16x16_f16 v[20:23], v[2:3], v[2:3], v[4:7]", "v_mov_b32 v4, 0", nop(2), "by v4, which the matrix instruction still reads"},
    {{"gfx942"}, mfma_f64, "v_add_f64 v[4:5], v[8:9], v[8:9]", nop(10), "by v8"},
    {{"gfx950"}, mfma_f64, "v_add_f64 v[4:5], v[8:9], v[8:9]", nop(15) + "\n" + nop(2), "by v8"},
    {cdna, mfma_f64, "global_store_dwordx2 v2, v[8:9], s[2:3]", nop(15) + "\n" + nop(1), "by v8"},
    {cdna, "v_mfma_f64_4x4x4_4b_f64 v[8:9], v[2:3], v[2:3], v[8:9]", "global_store_dwordx2 v2, v[8:9], s[2:3]", nop(8), "by v8"},
    {cdna, "v_mfma_f64_4x4x4_4b_f64 v[8:9], v[2:3], v[2:3], v[8:9]", "v_add_f64 v[4:5], v[8:9], v[8:9]", nop(5), "by v8"},
    {{"gfx950"}, "v_mov_b32 v4, v2", "v_permlane32_swap_b32 v3, v4", nop(1), "by v4"},
    {{"gfx1100", "gfx1201"}, "v_cmpx_le_u32 v2, v2", "v_permlane16_b32 v3, v2, s8, s9", vector, "by EXEC"},
    {{"gfx1100"}, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]",
     "v_wmma_f32_16x16x16_f16 v[32:39], v[0:7], v[16:23], v[32:39]", "v_nop", "by v0"},
    {{"gfx1201"}, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[16:19], v[0:7]",
     "v_wmma_f32_16x16x16_f16 v[32:39], v[4:7], v[16:19], v[32:39]", "v_nop", "by v4"},
    {{"gfx1201"}, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[16:19], v[0:7]",
     "v_swmmac_f32_16x16x32_f16 v[32:39], v[8:11], v[16:23], v4", "v_nop", "by v4"},
    // Scalar registers that vector instructions have read keep their old value for a while.
    {{"gfx1201"}, "v_mov_b32 v3, s8\ns_mov_b32 s8, 1", "v_mov_b32 v4, s8", "s_wait_alu depctr_sa_sdst(0)", "reads s8, which vector"},
    {{"gfx1201"}, "v_mov_b32 v3, s9\ns_mov_b32 s8, 1", "s_add_co_u32 s10, s8, 1", "s_load_b32 s12, s[2:3], 0x0", "depctr_sa_sdst(0)"},
    {{"gfx1201"}, "v_mov_b32 v3, s8\nv_readfirstlane_b32 s8, v2", "v_mov_b32 v4, s8", "s_wait_alu depctr_va_sdst(0)", "va_sdst(0)"},
    {{"gfx1201"}, "v_cndmask_b32 v3, v2, v2, vcc_lo\nv_cmp_eq_u32 vcc_lo, v2, v3", "v_cndmask_b32 v4, v2, v3, vcc_lo",
     "s_wait_alu depctr_va_vcc(0)", "reads vcc_lo, which vector"},
    {{"gfx1100"}, "v_rcp_f32 v3, v2", "v_add_f32 v4, v3, v3", "s_waitcnt_depctr depctr_va_vdst(0)", "reads v3 too soon after the transcend"},
    {{"gfx1100"}, "v_rcp_f32 v3, v2\n" + times(5, vector), "v_add_f32 v4, v3, v3", vector, "reads v3 too soon after the transcend"},
    {{"gfx1100 64"}, "v_cndmask_b32 v3, v2, v2, s[8:9]\ns_mov_b64 s[8:9], 0", "s_and_b64 s[10:11], s[8:9], exec",
     "s_waitcnt_depctr depctr_sa_sdst(0)", "reads s8, which was a vector instruction's lane mask"},
    {{"gfx1100 64", "gfx1151 64"}, "v_mov_b32 v3, 1\ns_mov_b64 exec, -1\nv_mov_b32 v4, 1", "v_add_f32 v5, v3, v4",
     "s_waitcnt_depctr depctr_va_vdst(0)", "reads v4 too soon after its writer"},
    {{"gfx1100 64"}, "v_mov_b32 v3, 1\n" + vector + "s_and_saveexec_b64 s[8:9], exec\n" + vector + "v_mov_b32 v4, 1\n" + times(4, vector),
     "v_add_f32 v5, v4, v3", vector, "reads v4 too soon after its writer"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2", "v_add_f32 v4, v3, v3", "v_nop", "by v3, which the other writes"},
    {{"gfx1100"}, "v_rcp_f16 v3.l, v2.l", "v_add_f16 v4.l, v3.l, v2.h", "s_waitcnt_depctr depctr_va_vdst(0)", "reads v3 too soon after the transcend"},
    {{"gfx1100"}, "v_rcp_f16 v3.h, v2.l", "v_mov_b32 v4, v3", "s_waitcnt_depctr depctr_va_vdst(0)", "reads v3 too soon after the transcend"},
    {{"gfx1100"}, "v_rcp_f16 v3.h, v2.l", "v_fmac_f16 v3.h, v2.l, v2.h", "s_waitcnt_depctr depctr_va_vdst(0)", "reads v3 too soon after the transcend"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2", "v_dual_mov_b32 v5, v3 :: v_dual_mov_b32 v6, v4", vector, "by v3, which the other writes"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2", "v_mov_b32 v2, 0", vector, "by v2, which the other uses"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2\nglobal_store_b32 v2, v3, s[2:3]", "v_add_f32 v4, v3, v3", "v_nop", "by v3, which the other writes"},
    {{"gfx1250"}, "v_cmpx_le_u32 v2, v2", "v_permlane16_b32 v3, v2, s8, s9", vector, "by EXEC"},
    {{"gfx1250"}, wmma, "v_add_f32 v30, v3, v3", times(4, vector), "by v3, which the matrix instruction still writes"},
    {{"gfx1250"}, wmma, "v_mov_b32 v3, 0", times(4, "v_nop\n"), "by v3, which the matrix instruction still writes"},
    {{"gfx1250"}, wmma, "v_mov_b32 v8, 0", times(4, vector), "by v8, which the matrix instruction still reads"},
    {{"gfx1250"}, swmmac, "v_mov_b32 v40, 0", times(2, vector), "by v40, which the matrix instruction still reads"},
    {{"gfx1250"}, wmma, "v_wmma_f32_16x16x32_f16 v[32:39], v[0:7], v[16:23], v[32:39]", times(5, "v_nop\n"), "by v0"},
    {{"gfx1250"}, wmma_iu8, "v_add_u32 v30, v3, v3", times(8, "v_nop\n"), "by v3"},
    {{"gfx1250"}, wmma_iu8, "v_wmma_i32_16x16x64_iu8 v[32:39], v[0:7], v[16:23], v[32:39]", times(9, "v_nop\n"), "by v0"},
    {{"gfx1250"}, wmma, "s_nop 7\nv_add_f32 v30, v3, v3", times(4, "v_nop\n"), "by v3"},  // S_NOP does not help
    // What S_WAIT_ALU of CDNA5 is for.
    {{"gfx1250"}, "v_mov_b32 v5, v2", "s_getreg_b32 s10, hwreg(HW_REG_WAVE_STATUS)", "s_wait_alu 0", "may not have changed yet"},
    {{"gfx1250"}, "v_mov_b32 v5, v2", "s_getreg_b32 s10, hwreg(HW_REG_WAVE_STATE_PRIV)", "s_wait_alu 0", "may not have changed yet"},
    {{"gfx1250"}, "v_mov_b32 v5, v2", "s_getreg_b32 s10, hwreg(HW_REG_WAVE_EXCP_FLAG_PRIV)", "s_wait_alu 0", "may not have changed yet"},
    {{"gfx1250"}, "v_mov_b32 v5, v2", "s_getreg_b32 s10, hwreg(HW_REG_WAVE_EXCP_FLAG_USER)", "s_wait_alu 0", "may not have changed yet"},
    {{"gfx1250"}, "s_wait_alu depctr_va_vdst(0)\ns_cmp_eq_u32 s2, 0", "s_getreg_b32 s10, hwreg(HW_REG_WAVE_STATE_PRIV)", "s_wait_alu 0", "needs s_wait_alu 0"},
    {{"gfx1250"}, "s_mov_b32 s102, 1\n" + times(9, "s_mov_b32 s10, 0\n"), "s_mov_b32 s11, src_flat_scratch_base_lo", "s_mov_b32 s10, 0", "s102 for src_flat_"},
    {{"gfx1250"}, "v_readfirstlane_b32 s103, v2", "s_add_co_u32 s11, s10, src_flat_scratch_base_hi",
     "s_wait_alu depctr_va_sdst(0) depctr_sa_sdst(0)", "s103 for src_flat_"},
    {{"gfx1250"}, "s_mov_b32 s102, 1\ns_wait_alu depctr_sa_sdst(0)", "v_mov_b32 v5, src_flat_scratch_base_lo",
     "s_wait_alu depctr_va_sdst(0) depctr_sa_sdst(0)", "needs s_wait_alu depctr_va_sdst(0) depctr_sa_sdst(0) before"},
    {{"gfx1250"}, "s_mov_b32 s102, 1", "s_getreg_b32 s10, hwreg(HW_REG_WAVE_SCRATCH_BASE_LO)",
     "s_wait_alu depctr_va_sdst(0) depctr_sa_sdst(0)", "s102 for src_flat_"},
    {{"gfx1250"}, "ds_store_b32 v3, v2 offset:64", arrive + "\ns_wait_asynccnt 0x0", read_vm, "before the other has read its registers"},
    {{"gfx1250"}, read_vm + arrive, "v_mov_b32 v4, 0", read_vm, "overwrites a register that the other"},
    {{"gfx1250"}, read_vm + arrive, "ds_store_b32 v3, v2 offset:64", read_vm, "arrives at an LDS barrier, has read its register"},
};

const std::vector<RightCase> no_hazards = {
    // Data of images are read at once where the descriptor has eight SGPRs.
    {gfx900, image + "image_store v[4:7], v[2:3], s[16:23] dmask:0xf unorm\nv_mov_b32 v4, 0"},
    {{"gfx1030"}, image + "s_clause 0x1\nimage_load v8, [v2, v3], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D\nglobal_load_dword v9, v2, s[2:3]"},
    {cdna, "v_mov_b32 v3, v2\nv_add_f32 v4, v3, v3\ns_mov_b32 s8, 0\nv_add_u32 v3, s8, v2"},
    {cdna, "s_mov_b32 s8, 0\nglobal_load_lds_dword v2, s[2:3]"},
    {cdna, "v_dot2c_f32_f16 v3, v2, v2\nv_dot2c_f32_f16 v3, v2, v2\nv_mfma_f32_4x4x1_16b_f32 v[20:23], v3, v3, v[20:23]"},
    {cdna, "v_add_f16_sdwa v3, v2, v2 dst_sel:DWORD\nv_add_f32 v4, v3, v3"},
    {cdna, "global_store_dwordx2 v2, v[4:5], s[2:3]\nv_mov_b32 v4, 0\nv_mov_b32 v3, 0"},
    {cdna, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0\ns_getreg_b32 s8, hwreg(HW_REG_STATUS)"},
    {cdna, mfma + "\n" + mfma + "\nv_mov_b32 v2, 0"},
    {cdna2, mfma_cdna2 + "\n" + mfma_cdna2 + "\nv_mov_b32 v2, 0"},
    {cdna2, "v_rcp_f32 v3, v2\nv_add_f32 v4, v3, v3"},
    {gfx900, "v_rcp_f32 v3, v2\nv_add_f32 v4, v3, v3"},
    {gfx900, "v_readfirstlane_b32 s8, v2\nv_add_u32 v3, s8, v2"},
    {gfx900, "v_cmpx_eq_u32 vcc, v2, v2\nv_readlane_b32 s8, v3, 0"},
    {gfx900, "global_atomic_add_x2 v2, v[4:5], s[2:3]\nv_mov_b32 v4, 0"},
    {gfx900, "global_store_dwordx2 v2, v[4:5], s[2:3]\nv_mov_b32 v4, 0"},
    {gfx900, buffer + "s_mov_b32 s20, 0\nbuffer_store_dwordx4 v[4:7], v2, s[16:19], s20 offen\nv_mov_b32 v6, 0"},
    {{"gfx906", "gfx908"}, "v_dot2_f32_f16 v3, v2, v2, v2\nv_add_f32 v4, v3, v3"},
    {cdna1, mfma_cdna1 + "\n" + mfma_cdna1 + "\nv_mov_b32 v2, 0"},
    {cdna1, "v_accvgpr_read_b32 v3, a4\nv_add_f32 v4, v3, v3"},
    {cdna1, "v_mfma_f32_4x4x4f16 a[20:23], v[2:3], v[2:3], a[4:7]\nv_accvgpr_write_b32 a4, v2"},
    {cdna1, "v_mov_b32 v3, v2\nglobal_store_dword v2, v3, s[2:3]"},
    {cdna1, "v_mov_b32 v4, v2\nv_accvgpr_write_b32 a4, v2\nglobal_store_dword v2, v3, s[2:3]"},  // another register
    {gfx10, "global_atomic_smin v2, v3, s[2:3]\ns_denorm_mode 5"},
    {gfx10, fp_atomic + "\ns_round_mode 0"},
    {gfx10, fp_atomic + "\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 5"},  // hardware waits
    {rdna2, cmpx + "\nv_permlane16_b32 v3, v2, s8, s9"},
    {rdna2, load + "\ns_mov_b32 s8, 0"},
    {rdna2, scalar_load + "\nv_readfirstlane_b32 s8, v2"},
    {rdna2, load + "\n" + cmpx},
    {rdna2, lds_load + "\ns_branch 0\n" + load},
    {{"gfx1010"}, "v_cmp_le_u32 vcc_lo, v2, v2\nv_permlane16_b32 v3, v2, s8, s9"},
    {rdna1, load + "\ns_mov_b32 s10, 0"},
    {rdna1, lds_load + "\ns_and_saveexec_b64 s[10:11], s[2:3]"},  // LLVM 22 keeps nothing there
    {rdna1, scalar_load + "\nv_readfirstlane_b32 s10, v2"},
    {rdna1, "v_mov_b32 v4, exec_lo\n" + cmpx},
    {rdna1, scalar_load + "\n" + cmpx},
    {rdna1, lds_load + "\n" + load + "\ns_branch 0\n" + load},
    {rdna1, lds_load + "\ns_waitcnt_vscnt null, 0x0\ns_branch 0\n" + load},
    {gfx10, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0\ns_getreg_b32 s8, hwreg(HW_REG_MODE)"},
    {cdna2, "v_readfirstlane_b32 s8, v2\nv_add_u32 v3, s8, v2"},
    {cdna2, "v_mov_b32 v3, v2\n" + mfma_other_f64 + "\nv_mov_b32 v4, v3"},
    {cdna2, "v_mov_b32 v3, v2\nv_mfma_f32_4x4x4f16 v[34:37], v[38:39], v[38:39], v[34:37]\nglobal_store_dword v2, v3, s[2:3]"},
    {cdna, "v_mov_b32 v3, v2\nv_mfma_f64_4x4x4_4b_f64 v[30:31], v[32:33], v[32:33], v[30:31]\nglobal_store_dword v2, v3, s[2:3]"},
    {cdna2, mfma_cdna2 + "\nglobal_load_dword v2, v8, s[2:3]"},  // A is read early
    {cdna2, "v_add_f16_sdwa v3, v2, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE\nv_add_f32 v4, v3, v3"},
    {cdna, "v_mfma_f32_16x16x4_f32 v[20:23], v2, v3, v[24:27]\nv_mov_b32 v24, 0"},  // not of the unit that reads C late
    {{"gfx1201"}, "v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[16:19], v[0:7]\nv_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[16:19], v[0:7]"},
    {{"gfx1201"}, "v_swmmac_f32_16x16x32_f16 v[32:39], v[8:11], v[16:23], v4\nv_swmmac_f32_16x16x32_f16 v[32:39], v[8:11], v[16:23], v4"},
    {{"gfx1201"}, "s_mov_b32 s8, 1\nv_mov_b32 v3, s8\nv_mov_b32 v4, s8"},  // none has read it before
    {{"gfx1201"}, "v_mov_b32 v3, s8\ns_mov_b32 s8, 1\n" + times(3, "ds_nop\n") + "s_mov_b32 s10, 0\ns_wait_alu depctr_sa_sdst(0)\nv_mov_b32 v4, s8"},
    {{"gfx1201"}, "v_mov_b32 v3, s8\n" + times(4, "ds_nop\n") + "s_mov_b32 s8, 1\nv_mov_b32 v4, s8"},
    {{"gfx1201"}, "v_mov_b32 v3, s8\nv_readfirstlane_b32 s8, v2\ns_add_co_u32 s10, s8, 1\nv_mov_b32 v4, s8"},  // a scalar reader waits
    {{"gfx1201"}, "v_mov_b32 v3, s8\nv_readfirstlane_b32 s8, v2\ns_add_co_u32 s10, s12, 1\nv_mov_b32 v4, s8"},  // of any register
    {{"gfx1100"}, "v_rcp_f32 v3, v2\nds_load_b32 v8, v4\nv_add_f32 v4, v3, v3\ns_waitcnt lgkmcnt(0)"},
    {{"gfx1100"}, "v_cndmask_b32 v3, v2, v2, s8\ns_mov_b32 s8, 0\ns_and_b32 s10, s8, exec_lo"},  // waves of 64 lanes alone
    {{"gfx1100 64"}, "v_cndmask_b32 v3, v2, v2, s[8:9]\nv_add_u32 v3, s12, v2\ns_mov_b64 s[8:9], 0\ns_and_b64 s[10:11], s[8:9], exec"},
    {cdna, "v_cmp_eq_u32 vcc, v2, v2\nv_cndmask_b32 v4, v2, v3, vcc"},  // a lane mask is no number
    {cdna, "v_add_co_u32 v4, vcc, v2, v2\nv_addc_co_u32 v3, vcc, v2, v2, vcc"},  // hazard_rules.hpp says why
    {cdna, "v_cvt_sr_fp8_f32 v3, v2, v2\nv_add_u32 v4, v3, v3"},
    {{"gfx950"}, "v_cvt_sr_f16_f32 v5, v2, v4\nv_add_u32 v6, v5, v5\nv_cvt_scalef32_f16_fp8 v5, v2, v4 op_sel:[1,1,0]\nv_add_u32 v6, v5, v5"},
    {{"gfx950"}, "v_cvt_scalef32_pk_fp4_f16 v5, v2, v4\nv_add_u32 v6, v5, v5"},
    {cdna, buffer + "s_mov_b32 m0, 0\nbuffer_load_dword v5, v2, s[16:19], 0 offen\ns_waitcnt vmcnt(0)"},  // into registers
    {cdna, "v_cmpx_eq_u32 vcc, v2, v2\nv_mov_b32 v5, v2\ns_mov_b64 s[10:11], exec"},
    {{"gfx950"}, "v_cvt_scalef32_pk_f32_fp8 v[4:5], v2, v2 op_sel:[1,0,0]\nv_add_u32 v3, v4, v5"},
    {{"gfx1100"}, "v_mov_b32 v3, 1\ns_mov_b32 exec_lo, -1\nv_mov_b32 v4, 1\nv_add_f32 v5, v3, v4"},  // waves of 64 lanes alone
    {{"gfx1100 64"}, "v_mov_b32 v3, 1\ns_mov_b64 exec, -1\n" + times(3, vector) + "v_mov_b32 v4, 1\nv_add_f32 v5, v3, v4"},
    {{"gfx1100 64"}, "v_mov_b32 v3, 1\ns_mov_b64 exec, -1\nv_mov_b32 v4, 1\nds_load_b32 v6, v2\nv_add_f32 v5, v3, v4\ns_waitcnt lgkmcnt(0)"},
    {{"gfx1100 64"}, "v_mov_b32 v3, 1\nv_mov_b32 v4, 1\ns_mov_b64 exec, -1\nv_add_f32 v5, v3, v4"},  // both before
    {{"gfx1250"}, wmma + "\nv_wmma_f32_16x16x32_f16 v[8:15], v[32:39], v[16:23], v[8:15]"},  // that it overwrites A of is in order
    {{"gfx1250"}, "v_rcp_f32 v3, v2\ns_nop 0\nv_add_f32 v4, v30, v30\nv_add_f32 v4, v3, v3"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2\nv_rcp_f32 v3, v2"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2\nv_mov_b32 v3, v4"},
    // Other halves of the registers.
    {{"gfx1100"}, "v_rcp_f16 v3.l, v2.l\nv_add_f16 v4.l, v3.h, v2.h"},
    {{"gfx1100"}, "v_rcp_f16 v3.l, v2.l\nv_fmaak_f16 v3.h, 2.0, v2.l, 0x3400\nv_fmac_f16 v3.h, v2.l, v2.h"},
    {{"gfx1100 64"}, "v_mov_b16 v3.l, 1\ns_mov_b64 exec, -1\nv_mov_b32 v4, 1\nv_mov_b16 v3.h, v4.l"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2\nv_dual_mov_b32 v2, v5 :: v_dual_mov_b32 v3, v4"},  // clang 22 keeps no distance there
    {{"gfx1250"}, wmma + "\nv_dual_mov_b32 v0, v40 :: v_dual_mov_b32 v9, v41"},
    {{"gfx1250"}, "v_rcp_f32 v3, v2\nglobal_store_b32 v2, v3, s[2:3]\nv_mov_b32 v3, 0"},  // what overwrites it may come behind memory
    {{"gfx1250"}, wmma + "\n" + wmma},
    {{"gfx1250"}, wmma + "\nv_add_f32 v30, v40, v40\ns_add_u32 s8, s8, s8"},
    {{"gfx1250"}, "v_wmma_f32_16x16x4_f32 v[0:7], v[8:9], v[16:17], v[0:7]\nv_add_f32 v30, v3, v3"},
    {{"gfx1250"}, "v_mov_b32 v5, v2\ns_getreg_b32 s10, hwreg(HW_REG_WAVE_MODE)"},
    {{"gfx1250"}, "v_mov_b32 v5, v2\ns_wait_alu 0\ns_getreg_b32 s10, hwreg(HW_REG_WAVE_STATUS)\ns_getreg_b32 s11, hwreg(HW_REG_WAVE_STATE_PRIV)"},
    {{"gfx1201"}, "v_mov_b32 v5, v2\ns_getreg_b32 s10, hwreg(HW_REG_WAVE_STATE_PRIV)"},
    {{"gfx1250"}, "s_mov_b32 s102, 1\ns_mov_b32 s11, src_flat_scratch_base_hi\ns_mov_b32 s101, 1\ns_mov_b32 s11, src_flat_scratch_base_hi"},
    {{"gfx1250"}, "ds_store_b32 v3, v2 offset:64\nglobal_store_b32 v2, v3, s[2:3]\ns_wait_dscnt 0x0\ns_wait_storecnt 0x0\n" + arrive + "\ns_wait_asynccnt 0x0\nv_mov_b32 v4, 0"},
    {{"gfx1250"}, arrive + "\nv_mov_b32 v5, 0\ns_wait_asynccnt 0x0"},
    {{"gfx1201"}, "ds_store_b32 v3, v2\nv_mov_b32 v4, 0\nds_store_b32 v3, v4"},
};

const std::vector<ReversedCase> reversed_by_hardware = {
    {cdna, "v_subrev_u32_dpp v5, v2, v3", "v_sub_u32_dpp v5, v2, v3"},
    {cdna, "v_subrev_co_u32_dpp v5, vcc, v2, v3", "v_sub_co_u32_dpp v5, vcc, v2, v3"},
    {cdna, "v_subbrev_co_u32_dpp v5, vcc, v2, v3, vcc", "v_subb_co_u32_dpp v5, vcc, v2, v3, vcc"},
    {cdna, "v_subrev_u16_dpp v5, v2, v3", "v_sub_u16_dpp v5, v2, v3"},
    {cdna, "v_lshlrev_b32_dpp v5, v2, v3", "v_subrev_f32_dpp v5, v2, v3"},
    {cdna, "v_ashrrev_i16_dpp v5, v2, v3", "v_add_u16_dpp v5, v2, v3"},
    {rdna, "v_subrev_nc_u32_dpp v5, v2, v3", "v_sub_nc_u32_dpp v5, v2, v3"},
    {rdna, "v_subrev_co_ci_u32_dpp v5, vcc_lo, v2, v3, vcc_lo", "v_lshlrev_b32_dpp v5, v2, v3"},  // shifts are as documented there
};
// clang-format on

}  // namespace lockstep::assembled
