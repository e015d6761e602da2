// Cases of check `wait`: the order in which accesses return, XCNT, and kernels with SCHED_MODE.
#include "observe/assembled.hpp"

namespace lockstep::assembled {

namespace {

using Targets = std::vector<std::string>;

const Targets gfx9 = {"gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950"};
const Targets gfx12 = {"gfx1201", "gfx1201 64", "gfx1250"};

const std::string store = "global_store_b32 v2, v3, s[2:3]";
// No image: loads give 0.
const std::string image =
    "s_mov_b64 s[16:17], 0\ns_mov_b64 s[18:19], 0\ns_mov_b64 s[20:21], 0\ns_mov_b64 s[22:23], 0\n"
    "s_mov_b64 s[24:25], 0\ns_mov_b64 s[26:27], 0\n";
const std::string load_2d = "image_load v8, [v2, v3], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D";
const std::string sample_2d = "image_sample_lz v8, [v2, v3], s[16:23], s[24:27] dmask:0x1 dim:SQ_RSRC_IMG_2D";
const std::string store_2d = "image_store v3, [v2, v3], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D";
const std::string flat = "v_mov_b32 v4, s2\nv_mov_b32 v5, s3\nv_mov_b32 v6, s2\nv_mov_b32 v7, s3\n";
const std::string off = "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2\n";
const std::string on_again = "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 0";

std::string va_vdst(int left) { return "s_wait_alu depctr_va_vdst(" + std::to_string(left) + ")"; }
std::string vm_vsrc(int left) { return "s_wait_alu depctr_vm_vsrc(" + std::to_string(left) + ")"; }

}  // namespace

// clang-format off
const std::vector<BrokenCase> missing_waits = {
    // Accesses of one counter that return in order, or do not.
    // Two FLAT loads: which of them a wait for one means is known where they return in order.
    {gfx9, flat + "flat_load_dword v8, v[4:5]\nflat_load_dword v9, v[6:7]\ns_waitcnt vmcnt(1) lgkmcnt(1)", "v_add_u32 v10, v8, v2",
     "s_waitcnt vmcnt(0) lgkmcnt(0)", "reads v8 before the load into it has returned"},
    {gfx9, flat + "global_load_dword v8, v2, s[2:3]\nflat_load_dword v9, v[6:7]\ns_waitcnt vmcnt(1)", "v_add_u32 v10, v8, v2",
     "s_waitcnt vmcnt(0) lgkmcnt(0)", "needs s_waitcnt vmcnt(0) before"},
    {{"gfx1100"}, flat + "flat_load_b32 v8, v[4:5]\nflat_load_b32 v9, v[6:7]\ns_waitcnt vmcnt(1)", "v_add_nc_u32 v10, v8, v2",
     "s_waitcnt lgkmcnt(1)", "reads v8 before the load into it has returned"},  // it counts twice
    // Two loads into one register.
    {{"gfx1201", "gfx1250"}, "global_load_b32 v8, v2, s[2:3]", "global_load_b32 v8, v2, s[8:9] offset:4", "s_wait_loadcnt 0x0",
     "overwrites v8 before the load into it has returned"},
    {gfx9, flat + "flat_load_dword v8, v[4:5]", "flat_load_dword v8, v[6:7]", "s_waitcnt vmcnt(0) lgkmcnt(0)",
     "overwrites v8 before the load into it has returned"},
    {{"gfx950"}, "s_load_dword s12, s[2:3], 0x0", "s_load_dword s12, s[8:9], 0x4", "s_waitcnt lgkmcnt(0)",
     "overwrites s12 before the load into it has returned"},
    // Images: RDNA4 counts samples apart.
    {{"gfx900", "gfx906", "gfx908", "gfx90a"}, image + "image_load v8, v[2:3], s[16:23] dmask:0x1 unorm", "v_add_u32 v10, v8, v2",
     "s_waitcnt vmcnt(0)", "reads v8 before the load into it has returned"},
    {{"gfx900"}, image + "image_sample_lz v8, v[2:3], s[16:23], s[24:27] dmask:0x1", "v_add_u32 v10, v8, v2", "s_waitcnt vmcnt(0)", "needs s_waitcnt vmcnt(0) before"},
    {{"gfx1010", "gfx1030", "gfx1100"}, image + load_2d, "v_add_nc_u32 v10, v8, v2", "s_waitcnt vmcnt(0)", "needs s_waitcnt vmcnt(0) before"},
    {{"gfx1010", "gfx1030", "gfx1100"}, image + sample_2d, "v_add_nc_u32 v10, v8, v2", "s_waitcnt vmcnt(0)", "needs s_waitcnt vmcnt(0) before"},
    {{"gfx1201"}, image + load_2d + "\ns_wait_samplecnt 0x0", "v_add_nc_u32 v10, v8, v2", "s_wait_loadcnt 0x0", "needs s_wait_loadcnt 0 before"},
    {{"gfx1201"}, image + sample_2d + "\ns_wait_loadcnt 0x0", "v_add_nc_u32 v10, v8, v2", "s_wait_samplecnt 0x0", "needs s_wait_samplecnt 0 before"},
    {{"gfx1030", "gfx1100"}, image + sample_2d, load_2d, "s_waitcnt vmcnt(0)", "overwrites v8 before the load into it has returned"},
    // Registers that an access reads, until its address is translated.
    {{"gfx1250"}, store, "v_mov_b32 v3, 1", "s_wait_xcnt 0x0", "overwrites v3, which an access reads"},
    {{"gfx1250"}, store + "\nglobal_store_b32 v2, v4, s[2:3]", "v_mov_b32 v3, 1", "s_wait_xcnt 0x1", "needs s_wait_xcnt 1 before"},
    {{"gfx1250"}, store + "\nglobal_load_b32 v4, v2, s[8:9]", "v_mov_b32 v3, 1", "s_wait_loadcnt 0x0", "needs s_wait_xcnt 1 before"},
    {{"gfx1250"}, "s_load_b32 s12, s[2:3], 0x0", "s_mov_b32 s2, 0", "s_wait_kmcnt 0x0", "overwrites s2, which an access reads"},
    // Kernels that turn off hardware's waits for VGPRs.
    {gfx12, off + "v_add_f32 v3, v2, v2", store, va_vdst(0), "reads v3 before the vector instruction that writes it has"},
    {gfx12, off + "v_add_f32 v3, v2, v2", store, on_again, "needs s_wait_alu depctr_va_vdst(0) before"},
    {gfx12, off + "v_add_f32 v3, v2, v2\nv_readfirstlane_b32 s10, v2", store, va_vdst(1), "needs s_wait_alu depctr_va_vdst(1) before"},
    {gfx12, off + "v_rcp_f32 v3, v2\nv_mov_b32 v30, v2\n" + va_vdst(1), store, va_vdst(0), "needs s_wait_alu depctr_va_vdst(0) before"},
    {gfx12, off + "v_mov_b32 v8, v2", "global_load_b32 v8, v2, s[2:3]\ns_wait_loadcnt 0x0", va_vdst(0), "overwrites v8 before the vector"},
    {gfx12, off + "v_mov_b32 v8, v2", "ds_store_b32 v8, v4\ns_wait_dscnt 0x0", va_vdst(0), "reads v8 before the vector"},
    {gfx12, "s_mov_b32 s12, 2\ns_setreg_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), s12\nv_add_f32 v3, v2, v2", store, va_vdst(0), "reads v3"},
    {gfx12, "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 1, 1), 1\nv_add_f32 v3, v2, v2", store, va_vdst(0), "reads v3"},
    {{"gfx1201"}, off + store, "v_mov_b32 v3, 1", vm_vsrc(0), "overwrites v3, which a memory instruction may not have read"},
    {{"gfx1201"}, off + "ds_store_b32 v2, v3\nds_store_b32 v2, v4", "v_mov_b32 v3, 1", vm_vsrc(1), "needs s_wait_alu depctr_vm_vsrc(1) before"},
    {{"gfx1201"}, off + store + "\nds_store_b32 v2, v4\n" + vm_vsrc(1), "v_mov_b32 v3, 1", vm_vsrc(0), "needs s_wait_alu depctr_vm_vsrc(0)"},
    {{"gfx1201"}, off + store + "\nds_load_b32 v8, v2\ns_wait_dscnt 0x0", "v_mov_b32 v3, 1", vm_vsrc(0), "overwrites v3"},  // of another kind
    {{"gfx1201"}, off + store, "ds_load_b32 v3, v2\ns_wait_dscnt 0x0", vm_vsrc(0), "overwrites v3, which a memory"},
    {{"gfx1201"}, off + "global_load_b32 v8, v3, s[2:3]", "v_mov_b32 v3, 1\ns_wait_loadcnt 0x0", "s_wait_loadcnt 0x0", "overwrites v3"},
};

const std::vector<RightCase> no_missing_waits = {
    {{"gfx1030", "gfx1100"}, image + load_2d + "\n" + load_2d},
    {{"gfx1100"}, image + store_2d + "\nv_mov_b32 v3, 1"},  // its data are read when it is issued
    {{"gfx1100"}, flat + "flat_load_b32 v8, v[4:5]\nflat_load_b32 v9, v[6:7]\ns_waitcnt vmcnt(1) lgkmcnt(1)\nv_add_nc_u32 v10, v8, v2"},
    {{"gfx1201"}, flat + "flat_load_b32 v8, v[4:5]\nflat_load_b32 v9, v[6:7]\ns_wait_loadcnt_dscnt 0x101\nv_add_nc_u32 v10, v8, v2"},
    {{"gfx942"}, "global_load_dword v8, v2, s[2:3]\nglobal_load_dword v8, v2, s[8:9] offset:4"},
    {{"gfx1100"}, "global_load_b32 v8, v2, s[2:3]\nglobal_load_b32 v8, v2, s[8:9] offset:4"},
    {{"gfx1201"}, "ds_load_b32 v8, v2\nds_load_b32 v8, v2 offset:4"},
    {{"gfx1250"}, store + "\nglobal_load_b32 v3, v2, s[8:9]\ns_wait_loadcnt 0x0\nv_mov_b32 v3, 1"},
    {{"gfx1250"}, store + "\ns_load_b32 s12, s[2:3], 0x0\nv_mov_b32 v3, 1"},  // hardware waits between the two
    {{"gfx1201"}, store + "\nv_mov_b32 v3, 1"},  // not counted
    {gfx12, "v_add_f32 v3, v2, v2\n" + store},
    {gfx12, off + on_again + "\nv_add_f32 v3, v2, v2\n" + store},
    {gfx12, "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 2, 2), 2\nv_add_f32 v3, v2, v2\n" + store},  // another field
    {gfx12, off + "v_rcp_f32 v3, v2\nv_add_f32 v30, v3, v3"},  // vector instructions are waited for by each other
    {gfx12, off + "v_add_f32 v3, v2, v2\n" + times(15, "v_mov_b32 v30, v2\n") + store},  // the counter ends there
    {{"gfx1201"}, off + store + "\nglobal_load_b32 v3, v2, s[8:9]\ns_wait_loadcnt 0x0"},  // one kind reads in order
    {{"gfx1201"}, off + "global_load_b32 v8, v3, s[2:3]\ns_wait_loadcnt 0x0\nv_mov_b32 v3, 1"},
    {{"gfx1201"}, off + store + "\nglobal_load_b32 v8, v2, s[2:3]\ns_wait_loadcnt 0x0\nv_mov_b32 v3, 1"},  // what was before it has read, too
};
// clang-format on

}  // namespace lockstep::assembled
