// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna3/isa.xml, vendor-xml/isas/cdna4/isa.xml, vendor-xml/isas/cdna5/isa.xml, vendor-xml/isas/rdna3/isa.xml, vendor-xml/isas/rdna3_5/isa.xml, vendor-xml/isas/rdna4/isa.xml, vendor-xml/isas/cdna2/isa.xml, vendor-xml/isas/gcn5_7nm/isa.xml, vendor-xml/isas/gcn5/isa.xml, vendor-xml/isas/cdna1/isa.xml, vendor-xml/isas/rdna2/isa.xml, vendor-xml/isas/rdna1/isa.xml, vendor-xml/isas/rdna1_dot/isa.xml, vendor-xml/isas/cdna5/isa.xml.
// Hash of what this file is made of: fc9fa232a657ff3e
// The instructions of all ISAs, by formats and opcodes: used to say where a word is legal that is illegal here.
#pragma once

#include "lockstep/isa/other_isa.hpp"

namespace lockstep::other_isas {

/// OtherFormat::isas has a bit for each.
inline constexpr OtherIsa all[] = {
    {"CDNA3", "gfx942"},
    {"CDNA4", "gfx950"},
    {"CDNA5", "gfx1250"},
    {"RDNA3", "gfx1100"},
    {"RDNA3.5", "gfx1151"},
    {"RDNA4", "gfx1201"},
    {"CDNA2", "gfx90a"},
    {"GCN5.1", "gfx906"},
    {"GCN5", "gfx900"},
    {"CDNA1", "gfx908"},
    {"RDNA2", "gfx1030"},
    {"RDNA1", "gfx1010"},
    {"RDNA1 with dot products", "gfx1011"},
    {"CDNA5 of gfx1251", "gfx1251"},
};

inline constexpr OtherFormat formats[] = {
    { { 0x80000000 }, {  }, { 25, 6 }, 2, false,
      "22 v_dot2c_f32_bf16"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 3, false,
      "23 v_fmamk_f32 "
      "v_fmaak_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 24, false,
      "2 v_dot2acc_f32_f16 6 v_fmac_dx9_zero_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 67, false,
      "4 v_fmac_f64"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 579, false,
      "55 v_dot2c_f32_f16 "
      "v_dot2c_i32_i16 v_dot4c_i32_i8 v_dot8c_i32_i4"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 707, false,
      "59 v_fmac_f32 61 v_xnor_b32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 896, false,
      "4 v_mul_legacy_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 960, false,
      "22 v_mac_f32 v_madmk_f32 "
      "v_madak_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 963, false,
      "0 v_cndmask_b32 v_add_f32 v_sub_f32 v_subrev_f32 5 v_mul_f32 v_mul_i32_i24 v_mul_hi_i32_i24 "
      "v_mul_u32_u24 v_mul_hi_u32_u24 v_min_f32 v_max_f32 v_min_i32 v_max_i32 v_min_u32 v_max_u32 "
      "v_lshrrev_b32 v_ashrrev_i32 v_lshlrev_b32 v_and_b32 v_or_b32 v_xor_b32 "
      "25 v_add_co_u32 v_sub_co_u32 v_subrev_co_u32 v_addc_co_u32 v_subb_co_u32 v_subbrev_co_u32 v_add_f16 "
      "v_sub_f16 v_subrev_f16 v_mul_f16 v_mac_f16 v_madmk_f16 v_madak_f16 v_add_u16 v_sub_u16 "
      "v_subrev_u16 v_mul_lo_u16 v_lshlrev_b16 v_lshrrev_b16 v_ashrrev_i16 v_max_f16 v_min_f16 v_max_u16 "
      "v_max_i16 v_min_u16 v_min_i16 v_ldexp_f16 v_add_u32 v_sub_u32 v_subrev_u32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 1024, false,
      "6 v_fmac_legacy_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 5120, false,
      "2 v_dot2c_f32_f16 "
      "13 v_dot4c_i32_i8"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 6144, false,
      "6 v_mac_legacy_f32 "
      "31 v_mac_f32 "
      "v_madmk_f32 v_madak_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 7168, false,
      "7 v_mul_legacy_f32 "
      "22 v_lshrrev_b32 "
      "24 v_ashrrev_i32 26 v_lshlrev_b32 "
      "40 v_add_co_ci_u32 v_sub_co_ci_u32 v_subrev_co_ci_u32 47 v_cvt_pkrtz_f16_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 7192, false,
      "15 v_min_f32 "
      "v_max_f32 "
      "57 v_max_f16 v_min_f16"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 8196, false,
      "23 v_fmac_f64 "
      "35 v_fmamk_f64 v_fmaak_f64 "
      "40 v_add_nc_u64 v_sub_nc_u64 v_mul_u64"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 8228, false,
      "2 v_add_f64 6 v_mul_f64 "
      "13 v_min_num_f64 v_max_num_f64 "
      "21 v_min_num_f32 v_max_num_f32 "
      "31 v_lshlrev_b64 "
      "48 v_min_num_f16 v_max_num_f16"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 8252, false,
      "7 v_mul_dx9_zero_f32 "
      "24 v_lshlrev_b32 v_lshrrev_b32 v_ashrrev_i32 "
      "32 v_add_co_ci_u32 v_sub_co_ci_u32 v_subrev_co_ci_u32 "
      "47 v_cvt_pk_rtz_f16_f32"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 15420, false,
      "1 v_cndmask_b32 3 v_add_f32 v_sub_f32 v_subrev_f32 "
      "8 v_mul_f32 v_mul_i32_i24 v_mul_hi_i32_i24 v_mul_u32_u24 v_mul_hi_u32_u24 "
      "17 v_min_i32 v_max_i32 v_min_u32 v_max_u32 "
      "27 v_and_b32 v_or_b32 v_xor_b32 v_xnor_b32 "
      "37 v_add_nc_u32 v_sub_nc_u32 v_subrev_nc_u32 "
      "43 v_fmac_f32 v_fmamk_f32 v_fmaak_f32 "
      "50 v_add_f16 v_sub_f16 v_subrev_f16 v_mul_f16 v_fmac_f16 v_fmamk_f16 "
      "v_fmaak_f16 59 v_ldexp_f16"
    },
    { { 0x80000000 }, {  }, { 25, 6 }, 15999, false,
      "60 v_pk_fmac_f16"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 16, false,
      "66 s_min_f32 s_max_f32 "
      "75 s_min_f16 s_max_f16"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 963, false,
      "12 s_and_b32 s_and_b64 s_or_b32 s_or_b64 "
      "s_xor_b32 s_xor_b64 s_andn2_b32 s_andn2_b64 s_orn2_b32 s_orn2_b64 s_nand_b32 s_nand_b64 "
      "s_nor_b32 s_nor_b64 s_xnor_b32 s_xnor_b64 s_lshl_b32 s_lshl_b64 s_lshr_b32 s_lshr_b64 "
      "s_ashr_i32 s_ashr_i64 s_bfm_b32 s_bfm_b64 s_mul_i32 s_bfe_u32 s_bfe_i32 s_bfe_u64 "
      "s_bfe_i64 s_cbranch_g_fork s_absdiff_i32 44 s_mul_hi_u32 s_mul_hi_i32"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 7168, false,
      "14 s_and_b32 s_and_b64 "
      "s_or_b32 s_or_b64 s_xor_b32 s_xor_b64 s_andn2_b32 s_andn2_b64 s_orn2_b32 s_orn2_b64 "
      "s_nand_b32 s_nand_b64 s_nor_b32 s_nor_b64 s_xnor_b32 s_xnor_b64 s_lshl_b32 s_lshl_b64 "
      "s_lshr_b32 s_lshr_b64 s_ashr_i32 s_ashr_i64 s_bfm_b32 s_bfm_b64 s_mul_i32 s_bfe_u32 "
      "s_bfe_i32 s_bfe_u64 s_bfe_i64 44 s_absdiff_i32 "
      "53 s_mul_hi_u32 s_mul_hi_i32"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 8131, false,
      "6 s_min_i32 s_min_u32 "
      "s_max_i32 s_max_u32 s_cselect_b32 s_cselect_b64 "
      "46 s_lshl1_add_u32 s_lshl2_add_u32 "
      "s_lshl3_add_u32 s_lshl4_add_u32"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 8155, false,
      "0 s_add_u32 s_sub_u32 s_add_i32 s_sub_i32 s_addc_u32 s_subb_u32"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 8228, false,
      "0 s_add_co_u32 s_sub_co_u32 s_add_co_i32 s_sub_co_i32 s_add_co_ci_u32 s_sub_co_ci_u32 "
      "66 s_min_num_f32 s_max_num_f32 "
      "75 s_min_num_f16 s_max_num_f16 79 s_minimum_f32 "
      "s_maximum_f32 s_minimum_f16 s_maximum_f16 s_add_nc_u64 s_sub_nc_u64 s_mul_u64"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 8244, false,
      "64 s_add_f32 s_sub_f32 68 s_mul_f32 s_fmaak_f32 s_fmamk_f32 s_fmac_f32 "
      "s_cvt_pk_rtz_f16_f32 s_add_f16 s_sub_f16 77 s_mul_f16 s_fmac_f16"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 8252, false,
      "6 s_absdiff_i32 "
      "8 s_lshl_b32 s_lshl_b64 s_lshr_b32 s_lshr_b64 s_ashr_i32 s_ashr_i64 s_lshl1_add_u32 s_lshl2_add_u32 "
      "s_lshl3_add_u32 s_lshl4_add_u32 s_min_i32 s_min_u32 s_max_i32 s_max_u32 s_and_b32 s_and_b64 "
      "s_or_b32 s_or_b64 s_xor_b32 s_xor_b64 s_nand_b32 s_nand_b64 s_nor_b32 s_nor_b64 "
      "s_xnor_b32 s_xnor_b64 s_and_not1_b32 s_and_not1_b64 s_or_not1_b32 s_or_not1_b64 s_bfe_u32 s_bfe_i32 "
      "s_bfe_u64 s_bfe_i64 s_bfm_b32 s_bfm_b64 s_mul_i32 s_mul_hi_u32 s_mul_hi_i32 "
      "48 s_cselect_b32 s_cselect_b64 53 s_pack_hl_b32_b16"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 16383, false,
      "50 s_pack_ll_b32_b16 s_pack_lh_b32_b16 s_pack_hh_b32_b16"
    },
    { { 0xc0000000 }, { 0x80000000 }, { 23, 7 }, 962, true,
      "43 s_rfe_restore_b64"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 24, false,
      "22 s_subvector_loop_begin s_subvector_loop_end "
      "s_waitcnt_vscnt s_waitcnt_vmcnt s_waitcnt_expcnt s_waitcnt_lgkmcnt"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 56, false,
      "20 s_call_b64"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 963, false,
      "1 s_cmovk_i32 s_cmpk_eq_i32 s_cmpk_lg_i32 s_cmpk_gt_i32 s_cmpk_ge_i32 s_cmpk_lt_i32 s_cmpk_le_i32 "
      "s_cmpk_eq_u32 s_cmpk_lg_u32 s_cmpk_gt_u32 s_cmpk_ge_u32 s_cmpk_lt_u32 s_cmpk_le_u32 s_addk_i32 s_mulk_i32 "
      "s_cbranch_i_fork 20 s_setreg_imm32_b32 s_call_b64"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 7168, false,
      "18 s_getreg_b32 s_setreg_b32 21 s_setreg_imm32_b32 s_call_b64 s_waitcnt_vscnt "
      "s_waitcnt_vmcnt s_waitcnt_expcnt s_waitcnt_lgkmcnt s_subvector_loop_begin s_subvector_loop_end"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 7192, false,
      "3 s_cmpk_eq_i32 s_cmpk_lg_i32 s_cmpk_gt_i32 s_cmpk_ge_i32 s_cmpk_lt_i32 "
      "s_cmpk_le_i32 s_cmpk_eq_u32 s_cmpk_lg_u32 s_cmpk_gt_u32 s_cmpk_ge_u32 s_cmpk_lt_u32 s_cmpk_le_u32 s_addk_i32"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 8196, false,
      "20 s_call_i64"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 8228, false,
      "15 s_addk_co_i32"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 8252, false,
      "19 s_setreg_imm32_b32"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 9215, false,
      "17 s_getreg_b32 s_setreg_b32"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 15420, false,
      "1 s_version s_cmovk_i32 "
      "16 s_mulk_i32"
    },
    { { 0xf0000000 }, { 0xb0000000 }, { 23, 5 }, 16383, false,
      "0 s_movk_i32"
    },
    { { 0xfc000000 }, { 0xc8000000 }, { 16, 2 }, 7168, true,
      "0 v_interp_p1_f32 v_interp_p2_f32 v_interp_mov_f32"
    },
    { { 0xfc000000 }, { 0xc8000000 }, { 22, 4 }, 24, false,
      "10 v_dual_max_f32 v_dual_min_f32"
    },
    { { 0xfc000000 }, { 0xc8000000 }, { 22, 4 }, 56, false,
      "12 v_dual_dot2acc_f32_f16 v_dual_dot2acc_f32_bf16"
    },
    { { 0xfc000000 }, { 0xc8000000 }, { 22, 4 }, 8228, false,
      "10 v_dual_max_num_f32 v_dual_min_num_f32"
    },
    { { 0xfc000000 }, { 0xc8000000 }, { 22, 4 }, 8252, false,
      "0 v_dual_fmac_f32 v_dual_fmaak_f32 v_dual_fmamk_f32 v_dual_mul_f32 v_dual_add_f32 v_dual_sub_f32 v_dual_subrev_f32 v_dual_mul_dx9_zero_f32 "
      "9 v_dual_cndmask_b32"
    },
    { { 0xfc000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "680 v_minimum3_f32 v_maximum3_f32"
    },
    { { 0xfc000000 }, { 0xd0000000 }, { 16, 10 }, 960, false,
      "448 v_mad_legacy_f32 v_mad_f32"
    },
    { { 0xfc000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "452 v_cubeid_f32 v_cubesc_f32 v_cubetc_f32 v_cubema_f32 "
      "459 v_fma_f32 v_fma_f64 "
      "464 v_min3_f32 467 v_max3_f32 470 v_med3_f32 "
      "478 v_div_fixup_f32 v_div_fixup_f64 "
      "v_div_scale_f32 v_div_scale_f64 v_div_fmas_f32 v_div_fmas_f64 "
      "490 v_mad_legacy_f16 494 v_fma_legacy_f16 v_div_fixup_legacy_f16 "
      "500 v_min3_f16 503 v_max3_f16 "
      "506 v_med3_f16 "
      "515 v_mad_f16 518 v_fma_f16 v_div_fixup_f16"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 2 }, 896, true,
      "0 v_interp_p1_f32 v_interp_p2_f32 v_interp_mov_f32"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 24, false,
      "537 v_min3_f32 540 v_max3_f32 543 v_med3_f32 "
      "585 v_min3_f16 588 v_max3_f16 591 v_med3_f16 "
      "606 v_maxmin_f32 v_minmax_f32 "
      "v_maxmin_f16 v_minmax_f16"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 1024, false,
      "320 v_fma_legacy_f32"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 6144, false,
      "320 v_mad_legacy_f32 v_mad_f32"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "324 v_cubeid_f32 v_cubesc_f32 v_cubetc_f32 v_cubema_f32 "
      "331 v_fma_f32 v_fma_f64 "
      "336 v_mullit_f32 v_min3_f32 340 v_max3_f32 343 v_med3_f32 "
      "351 v_div_fixup_f32 "
      "v_div_fixup_f64 "
      "365 v_div_scale_f32 v_div_scale_f64 v_div_fmas_f32 "
      "v_div_fmas_f64 "
      "843 v_fma_f16 "
      "849 v_min3_f16 852 v_max3_f16 855 v_med3_f16 "
      "863 v_div_fixup_f16"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "878 v_cvt_sr_pk_bf16_f32 "
      "880 v_cvt_sr_pk_f16_f32"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "553 v_min3_num_f32 v_max3_num_f32 v_min3_num_f16 v_max3_num_f16 v_minimum3_f32 v_maximum3_f32 v_minimum3_f16 "
      "v_maximum3_f16 v_med3_num_f32 v_med3_num_f16 "
      "616 v_minmax_num_f32 v_maxmin_num_f32 v_minmax_num_f16 v_maxmin_num_f16 v_minimummaximum_f32 v_maximumminimum_f32 v_minimummaximum_f16 v_maximumminimum_f16"
    },
    { { 0xfc000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "521 v_fma_dx9_zero_f32 524 v_cubeid_f32 v_cubesc_f32 v_cubetc_f32 v_cubema_f32 "
      "531 v_fma_f32 v_fma_f64 "
      "536 v_mullit_f32 "
      "551 v_div_fixup_f32 "
      "v_div_fixup_f64 "
      "567 v_div_fmas_f32 "
      "v_div_fmas_f64 "
      "584 v_fma_f16 "
      "596 v_div_fixup_f16 "
      "764 v_div_scale_f32 v_div_scale_f64"
    },
    { { 0xfc000000 }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "44 ds_mskor_rtn_b32 46 ds_wrxchg2_rtn_b32 ds_wrxchg2st64_rtn_b32 "
      "ds_cmpst_rtn_b32 ds_cmpst_rtn_f32 52 ds_wrap_rtn_b32 "
      "108 ds_mskor_rtn_b64 110 ds_wrxchg2_rtn_b64 ds_wrxchg2st64_rtn_b64 "
      "ds_cmpst_rtn_b64 ds_cmpst_rtn_f64"
    },
    { { 0xfc000000 }, { 0xe8000000 }, { 15, 4 }, 67, false,
      "0 tbuffer_load_format_x tbuffer_load_format_xy tbuffer_load_format_xyz tbuffer_load_format_xyzw tbuffer_store_format_x tbuffer_store_format_xy tbuffer_store_format_xyz tbuffer_store_format_xyzw "
      "tbuffer_load_format_d16_x tbuffer_load_format_d16_xy tbuffer_load_format_d16_xyz tbuffer_load_format_d16_xyzw tbuffer_store_format_d16_x tbuffer_store_format_d16_xy tbuffer_store_format_d16_xyz tbuffer_store_format_d16_xyzw"
    },
    { { 0xfc000000, 0x200000 }, { 0xe8000000 }, { 15, 4 }, 24, false,
      "0 tbuffer_load_format_x tbuffer_load_format_xy tbuffer_load_format_xyz tbuffer_load_format_xyzw tbuffer_store_format_x tbuffer_store_format_xy tbuffer_store_format_xyz tbuffer_store_format_xyzw "
      "tbuffer_load_d16_format_x tbuffer_load_d16_format_xy tbuffer_load_d16_format_xyz tbuffer_load_d16_format_xyzw tbuffer_store_d16_format_x tbuffer_store_d16_format_xy tbuffer_store_d16_format_xyz tbuffer_store_d16_format_xyzw"
    },
    { { 0xfc000000, 0x800000 }, { 0xe8000000 }, { 16, 3, 53, 1 }, 7168, false,
      "0 tbuffer_load_format_x tbuffer_load_format_xy tbuffer_load_format_xyz tbuffer_load_format_xyzw tbuffer_store_format_x tbuffer_store_format_xy tbuffer_store_format_xyz tbuffer_store_format_xyzw "
      "tbuffer_load_format_d16_x tbuffer_load_format_d16_xy tbuffer_load_format_d16_xyz tbuffer_load_format_d16_xyzw tbuffer_store_format_d16_x tbuffer_store_format_d16_xy tbuffer_store_format_d16_xyz tbuffer_store_format_d16_xyzw"
    },
    { { 0xfc000000, 0xa00000 }, { 0xe8000000 }, { 15, 4 }, 896, false,
      "0 tbuffer_load_format_x tbuffer_load_format_xy tbuffer_load_format_xyz tbuffer_load_format_xyzw tbuffer_store_format_x tbuffer_store_format_xy tbuffer_store_format_xyz tbuffer_store_format_xyzw "
      "tbuffer_load_format_d16_x tbuffer_load_format_d16_xy tbuffer_load_format_d16_xyz tbuffer_load_format_d16_xyzw tbuffer_store_format_d16_x tbuffer_store_format_d16_xy tbuffer_store_format_d16_xyz tbuffer_store_format_d16_xyzw"
    },
    { { 0xfc000000, 0xff0000 }, { 0xd8000000 }, { 17, 8 }, 3, false,
      "183 ds_pk_add_rtn_f16 "
      "ds_pk_add_rtn_bf16"
    },
    { { 0xfc000000, 0xff0000 }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "32 ds_add_rtn_u32 ds_sub_rtn_u32 ds_rsub_rtn_u32 ds_inc_rtn_u32 ds_dec_rtn_u32 ds_min_rtn_i32 ds_max_rtn_i32 ds_min_rtn_u32 "
      "ds_max_rtn_u32 ds_and_rtn_b32 ds_or_rtn_b32 ds_xor_rtn_b32 45 ds_wrxchg_rtn_b32 "
      "50 ds_min_rtn_f32 ds_max_rtn_f32 53 ds_add_rtn_f32 "
      "96 ds_add_rtn_u64 ds_sub_rtn_u64 ds_rsub_rtn_u64 ds_inc_rtn_u64 ds_dec_rtn_u64 ds_min_rtn_i64 ds_max_rtn_i64 ds_min_rtn_u64 "
      "ds_max_rtn_u64 ds_and_rtn_b64 ds_or_rtn_b64 ds_xor_rtn_b64 109 ds_wrxchg_rtn_b64 "
      "114 ds_min_rtn_f64 ds_max_rtn_f64 "
      "124 ds_add_rtn_f64 126 ds_condxchg32_rtn_b64"
    },
    { { 0xfc000000, 0xffff00 }, { 0xd8000000 }, { 17, 8 }, 2, false,
      "224 ds_read_b64_tr_b4 ds_read_b96_tr_b6 ds_read_b64_tr_b8 ds_read_b64_tr_b16"
    },
    { { 0xfc000000, 0xffff00 }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "54 ds_read_b32 ds_read2_b32 "
      "ds_read2st64_b32 ds_read_i8 ds_read_u8 ds_read_i16 ds_read_u16 ds_swizzle_b32 "
      "86 ds_read_u8_d16 ds_read_u8_d16_hi "
      "ds_read_i8_d16 ds_read_i8_d16_hi ds_read_u16_d16 ds_read_u16_d16_hi "
      "118 ds_read_b64 ds_read2_b64 "
      "ds_read2st64_b64 "
      "254 ds_read_b96 ds_read_b128"
    },
    { { 0xfc000000, 0xffffff }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "182 ds_read_addtid_b32 "
      "189 ds_consume ds_append"
    },
    { { 0xfc000000, 0x18000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "477 v_cvt_pk_u8_f32"
    },
    { { 0xfc000000, 0x18000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "350 v_cvt_pk_u8_f32"
    },
    { { 0xfc000000, 0x18000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "534 v_alignbit_b32 v_alignbyte_b32 "
      "550 v_cvt_pk_u8_f32 "
      "577 v_mad_u16 "
      "586 v_min3_i16 v_min3_u16 589 v_max3_i16 v_max3_u16 "
      "592 v_med3_i16 v_med3_u16 595 v_mad_i16 "
      "601 v_mad_u32_u16 v_mad_i32_i16"
    },
    { { 0xfc000000, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "281 v_add_co_u32 v_sub_co_u32 v_subrev_co_u32 v_addc_co_u32 v_subb_co_u32 v_subbrev_co_u32 "
      "488 v_mad_u64_u32 v_mad_i64_i32"
    },
    { { 0xfc000000, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 24, false,
      "766 v_mad_u64_u32 v_mad_i64_i32"
    },
    { { 0xfc000000, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "296 v_add_co_ci_u32 v_sub_co_ci_u32 v_subrev_co_ci_u32 "
      "374 v_mad_u64_u32 v_mad_i64_i32 "
      "783 v_add_co_u32 "
      "v_sub_co_u32 "
      "793 v_subrev_co_u32"
    },
    { { 0xfc000000, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "766 v_mad_co_u64_u32 v_mad_co_i64_i32"
    },
    { { 0xfc000000, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "288 v_add_co_ci_u32 v_sub_co_ci_u32 v_subrev_co_ci_u32 "
      "768 v_add_co_u32 v_sub_co_u32 v_subrev_co_u32"
    },
    { { 0xfc000000, 0xff000000 }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "12 ds_mskor_b32 14 ds_write2_b32 ds_write2st64_b32 "
      "ds_cmpst_b32 ds_cmpst_f32 "
      "76 ds_mskor_b64 78 ds_write2_b64 ds_write2st64_b64 "
      "ds_cmpst_b64 ds_cmpst_f64"
    },
    { { 0xfc000000, 0xffff0000 }, { 0xd8000000 }, { 17, 8 }, 3, false,
      "23 ds_pk_add_f16 "
      "ds_pk_add_bf16"
    },
    { { 0xfc000000, 0xffff0000 }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "0 ds_add_u32 ds_sub_u32 ds_rsub_u32 ds_inc_u32 ds_dec_u32 ds_min_i32 ds_max_i32 ds_min_u32 "
      "ds_max_u32 ds_and_b32 ds_or_b32 ds_xor_b32 13 ds_write_b32 "
      "18 ds_min_f32 ds_max_f32 21 ds_add_f32 "
      "30 ds_write_b8 ds_write_b16 "
      "64 ds_add_u64 ds_sub_u64 ds_rsub_u64 ds_inc_u64 ds_dec_u64 ds_min_i64 ds_max_i64 ds_min_u64 "
      "ds_max_u64 ds_and_b64 ds_or_b64 ds_xor_b64 77 ds_write_b64 "
      "82 ds_min_f64 ds_max_f64 ds_write_b8_d16_hi ds_write_b16_d16_hi "
      "92 ds_add_f64 "
      "222 ds_write_b96 ds_write_b128"
    },
    { { 0xfc000000, 0xffff00ff }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "29 ds_write_addtid_b32"
    },
    { { 0xfc000062, 0x83800000 }, { 0xf0000000 }, { 18, 8 }, 24, false,
      "27 image_sample 29 image_sample_l 31 image_sample_lz "
      "37 image_sample_o 39 image_sample_l_o "
      "41 image_sample_lz_o 47 image_gather4 "
      "image_gather4_l 50 image_gather4_lz 53 image_gather4_o image_gather4_lz_o"
    },
    { { 0xfc000062, 0x83800000 }, { 0xf0000000 }, { 18, 8 }, 24, true,
      "28 image_sample_d 30 image_sample_b "
      "32 image_sample_c image_sample_c_d image_sample_c_l image_sample_c_b image_sample_c_lz 38 image_sample_d_o "
      "40 image_sample_b_o 42 image_sample_c_o image_sample_c_d_o image_sample_c_l_o image_sample_c_b_o image_sample_c_lz_o "
      "49 image_gather4_b 51 image_gather4_c image_gather4_c_lz 55 image_gather4_c_lz_o "
      "57 image_sample_d_g16 image_sample_c_d_g16 image_sample_d_o_g16 image_sample_c_d_o_g16 "
      "64 image_sample_cl image_sample_d_cl image_sample_b_cl image_sample_c_cl image_sample_c_d_cl image_sample_c_b_cl image_sample_cl_o image_sample_d_cl_o "
      "image_sample_b_cl_o image_sample_c_cl_o image_sample_c_d_cl_o image_sample_c_b_cl_o "
      "84 image_sample_c_d_cl_g16 image_sample_d_cl_o_g16 image_sample_c_d_cl_o_g16 "
      "95 image_sample_d_cl_g16 "
      "image_gather4_cl image_gather4_b_cl image_gather4_c_cl image_gather4_c_l image_gather4_c_b image_gather4_c_b_cl "
      "144 image_gather4h"
    },
    { { 0xfc000062, 0xff800000 }, { 0xf0000000 }, { 18, 8 }, 24, false,
      "0 image_load image_load_mip 6 image_store image_store_mip"
    },
    { { 0xfc000062, 0xff800000 }, { 0xf0000000 }, { 18, 8 }, 24, true,
      "24 image_msaa_load"
    },
    { { 0xfc00007f, 0x7c000000 }, { 0xf0000000 }, { 18, 7 }, 64, false,
      "32 image_sample"
    },
    { { 0xfc00007f, 0x7fe00000 }, { 0xf0000000 }, { 18, 7 }, 64, false,
      "0 image_load image_load_mip "
      "8 image_store image_store_mip"
    },
    { { 0xfc00007f, 0xffe00000 }, { 0xf0000000 }, { 18, 7 }, 64, false,
      "14 image_get_resinfo "
      "16 image_atomic_swap image_atomic_cmpswap image_atomic_add image_atomic_sub image_atomic_smin image_atomic_umin image_atomic_smax image_atomic_umax "
      "image_atomic_and image_atomic_or image_atomic_xor image_atomic_inc image_atomic_dec"
    },
    { { 0xfc00007f, 0xffe00000 }, { 0xf0000000 }, { 18, 7 }, 64, true,
      "2 image_load_pck image_load_pck_sgn image_load_mip_pck image_load_mip_pck_sgn "
      "10 image_store_pck image_store_mip_pck"
    },
    { { 0xfc0000ff, 0x7c000000 }, { 0xf0000000 }, { 18, 7 }, 896, false,
      "32 image_sample 36 image_sample_l 39 image_sample_lz "
      "48 image_sample_o 52 image_sample_l_o 55 image_sample_lz_o "
      "64 image_gather4 68 image_gather4_l 71 image_gather4_lz "
      "80 image_gather4_o 84 image_gather4_l_o 87 image_gather4_lz_o"
    },
    { { 0xfc0000ff, 0x7c000000 }, { 0xf0000000 }, { 18, 7 }, 896, true,
      "33 image_sample_cl image_sample_d image_sample_d_cl 37 image_sample_b image_sample_b_cl "
      "40 image_sample_c image_sample_c_cl image_sample_c_d image_sample_c_d_cl image_sample_c_l image_sample_c_b image_sample_c_b_cl image_sample_c_lz "
      "49 image_sample_cl_o image_sample_d_o image_sample_d_cl_o 53 image_sample_b_o image_sample_b_cl_o "
      "56 image_sample_c_o image_sample_c_cl_o image_sample_c_d_o image_sample_c_d_cl_o image_sample_c_l_o image_sample_c_b_o image_sample_c_b_cl_o image_sample_c_lz_o "
      "65 image_gather4_cl image_gather4h 69 image_gather4_b image_gather4_b_cl "
      "72 image_gather4_c image_gather4_c_cl 76 image_gather4_c_l image_gather4_c_b image_gather4_c_b_cl image_gather4_c_lz "
      "81 image_gather4_cl_o 85 image_gather4_b_o image_gather4_b_cl_o "
      "88 image_gather4_c_o image_gather4_c_cl_o 92 image_gather4_c_l_o image_gather4_c_b_o image_gather4_c_b_cl_o image_gather4_c_lz_o "
      "104 image_sample_cd image_sample_cd_cl image_sample_c_cd image_sample_c_cd_cl image_sample_cd_o image_sample_cd_cl_o image_sample_c_cd_o image_sample_c_cd_cl_o"
    },
    { { 0xfc0000ff, 0x7fe00000 }, { 0xf0000000 }, { 18, 7 }, 896, false,
      "0 image_load image_load_mip "
      "8 image_store image_store_mip"
    },
    { { 0xfc0000ff, 0xfc000000 }, { 0xf0000000 }, { 18, 7 }, 896, true,
      "96 image_get_lod"
    },
    { { 0xfc0000ff, 0xffe00000 }, { 0xf0000000 }, { 18, 7 }, 896, false,
      "14 image_get_resinfo "
      "16 image_atomic_swap image_atomic_cmpswap image_atomic_add image_atomic_sub image_atomic_smin image_atomic_umin image_atomic_smax image_atomic_umax "
      "image_atomic_and image_atomic_or image_atomic_xor image_atomic_inc image_atomic_dec"
    },
    { { 0xfc0000ff, 0xffe00000 }, { 0xf0000000 }, { 18, 7 }, 896, true,
      "2 image_load_pck image_load_pck_sgn image_load_mip_pck image_load_mip_pck_sgn "
      "10 image_store_pck image_store_mip_pck"
    },
    { { 0xfc000100, 0x20000000 }, { 0xd0000000 }, { 16, 10 }, 896, true,
      "629 v_interp_p1lv_f16"
    },
    { { 0xfc000100, 0x20000000 }, { 0xd4000000 }, { 16, 10 }, 7168, true,
      "835 v_interp_p1lv_f16"
    },
    { { 0xfc000100, 0x38000000 }, { 0xd0000000 }, { 16, 10 }, 896, true,
      "630 v_interp_p2_legacy_f16"
    },
    { { 0xfc000100, 0x38000000 }, { 0xd4000000 }, { 16, 10 }, 7168, true,
      "858 v_interp_p2_f16"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "278 v_dot2c_f32_bf16 "
      "615 v_cvt_pk_f16_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 67, false,
      "260 v_fmac_f64 "
      "673 v_mul_legacy_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 579, false,
      "311 v_dot2c_f32_f16 "
      "316 v_pk_fmac_f16"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 707, false,
      "315 v_fmac_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 896, false,
      "260 v_mul_legacy_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 960, false,
      "278 v_mac_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "257 v_add_f32 v_sub_f32 v_subrev_f32 261 v_mul_f32 "
      "266 v_min_f32 v_max_f32 "
      "287 v_add_f16 "
      "v_sub_f16 v_subrev_f16 v_mul_f16 v_mac_f16 "
      "301 v_max_f16 v_min_f16 "
      "307 v_ldexp_f16 "
      "640 v_add_f64 v_mul_f64 v_min_f64 v_max_f64 v_ldexp_f64 "
      "648 v_ldexp_f32 "
      "658 v_trig_preop_f64 662 v_cvt_pkrtz_f16_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 24, false,
      "262 v_fmac_dx9_zero_f32 "
      "807 v_add_f64 "
      "v_mul_f64 v_min_f64 v_max_f64"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 1024, false,
      "262 v_fmac_legacy_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 6144, false,
      "262 v_mac_legacy_f32 "
      "287 v_mac_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "263 v_mul_legacy_f32 "
      "303 v_cvt_pkrtz_f16_f32 "
      "356 v_add_f64 v_mul_f64 v_min_f64 v_max_f64 "
      "v_ldexp_f64 "
      "372 v_trig_preop_f64 "
      "866 v_ldexp_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 7192, false,
      "271 v_min_f32 "
      "v_max_f32 "
      "313 v_max_f16 v_min_f16"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "279 v_fmac_f64 "
      "877 v_cvt_pk_bf16_f32 879 v_cvt_pk_f16_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "258 v_add_f64 262 v_mul_f64 "
      "269 v_min_num_f64 v_max_num_f64 "
      "277 v_min_num_f32 v_max_num_f32 "
      "304 v_min_num_f16 v_max_num_f16 "
      "833 v_minimum_f64 v_maximum_f64 "
      "869 v_minimum_f32 v_maximum_f32"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "263 v_mul_dx9_zero_f32 "
      "303 v_cvt_pk_rtz_f16_f32 "
      "796 v_ldexp_f32 "
      "811 v_ldexp_f64 815 v_trig_preop_f64"
    },
    { { 0xfc000400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "259 v_add_f32 v_sub_f32 v_subrev_f32 "
      "264 v_mul_f32 "
      "299 v_fmac_f32 "
      "306 v_add_f16 v_sub_f16 v_subrev_f16 v_mul_f16 v_fmac_f16 "
      "315 v_ldexp_f16"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd0000000 }, { 16, 10 }, 579, false,
      "312 v_dot2c_i32_i16 v_dot4c_i32_i8 v_dot8c_i32_i4"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "32 v_cmp_f_f16 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16 "
      "v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 v_cmp_tru_f16 "
      "v_cmpx_f_f16 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16 v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 "
      "v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 v_cmpx_tru_f16 "
      "v_cmp_f_f32 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32 "
      "v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 v_cmp_tru_f32 "
      "v_cmpx_f_f32 v_cmpx_lt_f32 v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 "
      "v_cmpx_u_f32 v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 v_cmpx_tru_f32 "
      "v_cmp_f_f64 v_cmp_lt_f64 v_cmp_eq_f64 v_cmp_le_f64 v_cmp_gt_f64 v_cmp_lg_f64 v_cmp_ge_f64 v_cmp_o_f64 "
      "v_cmp_u_f64 v_cmp_nge_f64 v_cmp_nlg_f64 v_cmp_ngt_f64 v_cmp_nle_f64 v_cmp_neq_f64 v_cmp_nlt_f64 v_cmp_tru_f64 "
      "v_cmpx_f_f64 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64 v_cmpx_o_f64 "
      "v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64 v_cmpx_nlt_f64 v_cmpx_tru_f64 "
      "496 v_cvt_pkaccum_u8_f32 "
      "660 v_cvt_pknorm_i16_f32 v_cvt_pknorm_u16_f32"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 24, false,
      "0 v_cmp_f_f16 "
      "15 v_cmp_t_f16 "
      "v_cmp_f_f32 "
      "31 v_cmp_t_f32 "
      "47 v_cmp_t_f64 "
      "128 v_cmpx_f_f16 "
      "143 v_cmpx_t_f16 "
      "v_cmpx_f_f32 "
      "159 v_cmpx_t_f32 "
      "v_cmpx_f_f64 "
      "175 v_cmpx_t_f64"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "0 v_cmp_f_f32 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32 "
      "v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 v_cmp_tru_f32 "
      "v_cmpx_f_f32 v_cmpx_lt_f32 v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 "
      "v_cmpx_u_f32 v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 v_cmpx_tru_f32 "
      "47 v_cmp_tru_f64 "
      "v_cmpx_f_f64 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64 v_cmpx_o_f64 "
      "v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64 v_cmpx_nlt_f64 v_cmpx_tru_f64 "
      "200 v_cmp_f_f16 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16 "
      "216 v_cmpx_f_f16 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16 v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 "
      "232 v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 v_cmp_tru_f16 "
      "248 v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 v_cmpx_tru_f16 "
      "872 v_cvt_pknorm_i16_f32 v_cvt_pknorm_u16_f32"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 7192, false,
      "32 v_cmp_f_f64"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "1 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16 "
      "v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 "
      "17 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32 "
      "v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 "
      "129 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16 v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 "
      "v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 "
      "145 v_cmpx_lt_f32 v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 "
      "v_cmpx_u_f32 v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 "
      "161 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64 v_cmpx_o_f64 "
      "v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64 v_cmpx_nlt_f64 "
      "774 v_cvt_pk_i16_f32 v_cvt_pk_u16_f32 "
      "801 v_cvt_pk_norm_i16_f32 v_cvt_pk_norm_u16_f32"
    },
    { { 0xfc000400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "33 v_cmp_lt_f64 v_cmp_eq_f64 v_cmp_le_f64 v_cmp_gt_f64 v_cmp_lg_f64 v_cmp_ge_f64 v_cmp_o_f64 "
      "v_cmp_u_f64 v_cmp_nge_f64 v_cmp_nlg_f64 v_cmp_ngt_f64 v_cmp_nle_f64 v_cmp_neq_f64 v_cmp_nlt_f64"
    },
    { { 0xfc000500, 0xa0000000 }, { 0xd0000000 }, { 16, 10 }, 896, true,
      "628 v_interp_p1ll_f16"
    },
    { { 0xfc000500, 0xa0000000 }, { 0xd4000000 }, { 16, 10 }, 7168, true,
      "834 v_interp_p1ll_f16"
    },
    { { 0xfc000500, 0xa0000100 }, { 0xd0000000 }, { 16, 10 }, 896, true,
      "624 v_interp_p1_f32 v_interp_p2_f32"
    },
    { { 0xfc000500, 0xa0000100 }, { 0xd4000000 }, { 16, 10 }, 7168, true,
      "512 v_interp_p1_f32 v_interp_p2_f32"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "411 v_cvt_f32_bf16"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd0000000 }, { 16, 10 }, 962, false,
      "395 v_exp_legacy_f32 v_log_legacy_f32"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "323 v_cvt_i32_f64 327 v_cvt_u32_f32 "
      "v_cvt_i32_f32 330 v_cvt_f16_f32 v_cvt_f32_f16 335 v_cvt_f32_f64 "
      "v_cvt_f64_f32 341 v_cvt_u32_f64 343 v_trunc_f64 "
      "v_ceil_f64 v_rndne_f64 v_floor_f64 v_fract_f32 v_trunc_f32 v_ceil_f32 v_rndne_f32 v_floor_f32 "
      "v_exp_f32 v_log_f32 v_rcp_f32 v_rcp_iflag_f32 v_rsq_f32 v_rcp_f64 v_rsq_f64 v_sqrt_f32 "
      "v_sqrt_f64 v_sin_f32 v_cos_f32 "
      "368 v_frexp_exp_i32_f64 v_frexp_mant_f64 v_fract_f64 372 v_frexp_mant_f32 "
      "379 v_cvt_u16_f16 v_cvt_i16_f16 v_rcp_f16 v_sqrt_f16 v_rsq_f16 "
      "v_log_f16 v_exp_f16 v_frexp_mant_f16 v_frexp_exp_i16_f16 v_floor_f16 v_ceil_f16 v_trunc_f16 v_rndne_f16 "
      "v_fract_f16 v_sin_f16 v_cos_f16 397 v_cvt_norm_i16_f16 v_cvt_norm_u16_f16"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "414 v_tanh_f32 v_tanh_f16"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "640 v_s_exp_f32 v_s_exp_f16 v_s_log_f32 v_s_log_f16 v_s_rcp_f32 v_s_rcp_f16 v_s_rsq_f32 v_s_rsq_f16 "
      "v_s_sqrt_f32 v_s_sqrt_f16"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "464 v_cvt_f16_u16 v_cvt_f16_i16"
    },
    { { 0xfc000600, 0xc0000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "387 v_cvt_i32_f64 391 v_cvt_u32_f32 "
      "v_cvt_i32_f32 394 v_cvt_f16_f32 v_cvt_f32_f16 399 v_cvt_f32_f64 "
      "v_cvt_f64_f32 405 v_cvt_u32_f64 407 v_trunc_f64 "
      "v_ceil_f64 v_rndne_f64 v_floor_f64 "
      "416 v_fract_f32 v_trunc_f32 v_ceil_f32 v_rndne_f32 v_floor_f32 v_exp_f32 423 v_log_f32 "
      "426 v_rcp_f32 v_rcp_iflag_f32 430 v_rsq_f32 v_rcp_f64 "
      "433 v_rsq_f64 435 v_sqrt_f32 v_sqrt_f64 v_sin_f32 v_cos_f32 "
      "444 v_frexp_exp_i32_f64 v_frexp_mant_f64 v_fract_f64 "
      "448 v_frexp_mant_f32 "
      "466 v_cvt_u16_f16 v_cvt_i16_f16 v_rcp_f16 v_sqrt_f16 v_rsq_f16 v_log_f16 "
      "v_exp_f16 v_frexp_mant_f16 v_frexp_exp_i16_f16 v_floor_f16 v_ceil_f16 v_trunc_f16 v_rndne_f16 v_fract_f16 "
      "v_sin_f16 v_cos_f16 483 v_cvt_norm_i16_f16 v_cvt_norm_u16_f16"
    },
    { { 0xfc000600, 0xd8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "332 v_cvt_rpi_i32_f32 v_cvt_flr_i32_f32 "
      "371 v_frexp_exp_i32_f32"
    },
    { { 0xfc000600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "396 v_cvt_rpi_i32_f32 v_cvt_flr_i32_f32"
    },
    { { 0xfc000600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "396 v_cvt_nearest_i32_f32 v_cvt_floor_i32_f32"
    },
    { { 0xfc000600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "447 v_frexp_exp_i32_f32"
    },
    { { 0xfc000700, 0xe0000000 }, { 0xd0000000 }, { 16, 10 }, 3, false,
      "404 v_cvt_f32_fp8 v_cvt_f32_bf8 v_cvt_pk_f32_fp8 v_cvt_pk_f32_bf8"
    },
    { { 0xfc000700, 0xe0000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "324 v_cvt_f64_i32 v_cvt_f32_i32 v_cvt_f32_u32 "
      "334 v_cvt_off_f32_i4 "
      "337 v_cvt_f32_ubyte0 v_cvt_f32_ubyte1 v_cvt_f32_ubyte2 v_cvt_f32_ubyte3 342 v_cvt_f64_u32 "
      "377 v_cvt_f16_u16 v_cvt_f16_i16"
    },
    { { 0xfc000700, 0xe0000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "464 v_cvt_f16_u16 v_cvt_f16_i16"
    },
    { { 0xfc000700, 0xe0000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "388 v_cvt_f64_i32 v_cvt_f32_i32 v_cvt_f32_u32 "
      "398 v_cvt_off_f32_i4 "
      "401 v_cvt_f32_ubyte0 v_cvt_f32_ubyte1 v_cvt_f32_ubyte2 v_cvt_f32_ubyte3 406 v_cvt_f64_u32"
    },
    { { 0xfc000700, 0xe0000100 }, { 0xd0000000 }, { 16, 10 }, 896, true,
      "626 v_interp_mov_f32"
    },
    { { 0xfc000700, 0xe0000100 }, { 0xd4000000 }, { 16, 10 }, 7168, true,
      "514 v_interp_mov_f32"
    },
    { { 0xfc000700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "262 v_mul_i32_i24 "
      "264 v_mul_u32_u24 "
      "294 v_add_u16 v_sub_u16 "
      "v_subrev_u16 "
      "308 v_add_u32 v_sub_u32 v_subrev_u32 "
      "450 v_mad_i32_i24 v_mad_u32_u24 "
      "462 v_alignbit_b32 v_alignbyte_b32 "
      "473 v_sad_u8 v_sad_hi_u8 v_sad_u16 v_sad_u32 "
      "484 v_msad_u8 v_qsad_pk_u16_u8 v_mqsad_pk_u16_u8 v_mqsad_u32_u8 "
      "491 v_mad_legacy_u16 v_mad_legacy_i16 "
      "497 v_mad_u32_u16 v_mad_i32_i16 501 v_min3_i16 v_min3_u16 "
      "504 v_max3_i16 v_max3_u16 507 v_med3_i16 v_med3_u16 "
      "516 v_mad_u16 v_mad_i16 "
      "668 v_add_i32 v_sub_i32"
    },
    { { 0xfc000700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "322 v_mad_i32_i24 v_mad_u32_u24 "
      "334 v_alignbit_b32 v_alignbyte_b32 "
      "346 v_sad_u8 v_sad_hi_u8 v_sad_u16 v_sad_u32 "
      "369 v_msad_u8 v_qsad_pk_u16_u8 v_mqsad_pk_u16_u8 373 v_mqsad_u32_u8 "
      "832 v_mad_u16 "
      "850 v_min3_i16 v_min3_u16 853 v_max3_i16 v_max3_u16 "
      "856 v_med3_i16 v_med3_u16 862 v_mad_i16 "
      "883 v_mad_u32_u16 885 v_mad_i32_i16 v_sub_nc_i32 "
      "895 v_add_nc_i32"
    },
    { { 0xfc000700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "296 v_add_nc_u64 v_sub_nc_u64 "
      "606 v_add_max_i32 v_add_max_u32 "
      "v_add_min_i32 v_add_min_u32 "
      "762 v_mad_nc_u64_u32 v_mad_nc_i64_i32"
    },
    { { 0xfc000700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "522 v_mad_i32_i24 v_mad_u32_u24 "
      "546 v_sad_u8 v_sad_hi_u8 v_sad_u16 v_sad_u32 "
      "569 v_msad_u8 v_qsad_pk_u16_u8 v_mqsad_pk_u16_u8 573 v_mqsad_u32_u8 "
      "805 v_sub_nc_i32 v_add_nc_i32"
    },
    { { 0xfc000700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "265 v_mul_i32_i24 267 v_mul_u32_u24 "
      "293 v_add_nc_u32 v_sub_nc_u32 v_subrev_nc_u32"
    },
    { { 0xfc001c00, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "875 v_cvt_sr_fp8_f32"
    },
    { { 0xfc001f00 }, { 0xe4000000 }, { 14, 8 }, 32, false,
      "29 image_sample_l "
      "37 image_sample_o 39 image_sample_l_o "
      "41 image_sample_lz_o "
      "48 image_gather4_l 53 image_gather4_o image_gather4_lz_o"
    },
    { { 0xfc001f00 }, { 0xe4000000 }, { 14, 8 }, 32, true,
      "28 image_sample_d 30 image_sample_b "
      "32 image_sample_c image_sample_c_d image_sample_c_l image_sample_c_b image_sample_c_lz 38 image_sample_d_o "
      "40 image_sample_b_o 42 image_sample_c_o image_sample_c_d_o image_sample_c_l_o image_sample_c_b_o image_sample_c_lz_o "
      "49 image_gather4_b 51 image_gather4_c image_gather4_c_lz 55 image_gather4_c_lz_o "
      "57 image_sample_d_g16 image_sample_c_d_g16 image_sample_d_o_g16 image_sample_c_d_o_g16 "
      "64 image_sample_cl image_sample_d_cl image_sample_b_cl image_sample_c_cl image_sample_c_d_cl image_sample_c_b_cl image_sample_cl_o image_sample_d_cl_o "
      "image_sample_b_cl_o image_sample_c_cl_o image_sample_c_d_cl_o image_sample_c_b_cl_o "
      "84 image_sample_c_d_cl_g16 image_sample_d_cl_o_g16 image_sample_c_d_cl_o_g16 "
      "95 image_sample_d_cl_g16 "
      "image_gather4_cl image_gather4_b_cl image_gather4_c_cl image_gather4_c_l image_gather4_c_b image_gather4_c_b_cl"
    },
    { { 0xfc001f00, 0x0, 0xff000000 }, { 0xe4000000 }, { 14, 8 }, 32, false,
      "27 image_sample 31 image_sample_lz "
      "47 image_gather4 "
      "50 image_gather4_lz"
    },
    { { 0xfc001f00, 0x0, 0xff000000 }, { 0xe4000000 }, { 14, 8 }, 32, true,
      "144 image_gather4h"
    },
    { { 0xfc001f00, 0xff800000 }, { 0xe4000000 }, { 14, 8 }, 32, true,
      "24 image_msaa_load"
    },
    { { 0xfc001f20, 0x0, 0xff000000 }, { 0xe4000000 }, { 14, 8 }, 32, true,
      "56 image_get_lod"
    },
    { { 0xfc002000, 0x1e00000 }, { 0xc0000000 }, { 18, 8 }, 962, false,
      "38 s_atc_probe s_atc_probe_buffer"
    },
    { { 0xfc002000, 0x1e00000 }, { 0xc0000000 }, { 18, 8 }, 963, false,
      "0 s_load_dword s_load_dwordx2 s_load_dwordx4 s_load_dwordx8 s_load_dwordx16 s_scratch_load_dword s_scratch_load_dwordx2 s_scratch_load_dwordx4 "
      "s_buffer_load_dword s_buffer_load_dwordx2 s_buffer_load_dwordx4 s_buffer_load_dwordx8 s_buffer_load_dwordx16 "
      "16 s_store_dword s_store_dwordx2 s_store_dwordx4 21 s_scratch_store_dword s_scratch_store_dwordx2 s_scratch_store_dwordx4 "
      "s_buffer_store_dword s_buffer_store_dwordx2 s_buffer_store_dwordx4 "
      "40 s_dcache_discard s_dcache_discard_x2 "
      "64 s_buffer_atomic_swap s_buffer_atomic_cmpswap s_buffer_atomic_add s_buffer_atomic_sub s_buffer_atomic_smin s_buffer_atomic_umin s_buffer_atomic_smax s_buffer_atomic_umax "
      "s_buffer_atomic_and s_buffer_atomic_or s_buffer_atomic_xor s_buffer_atomic_inc s_buffer_atomic_dec "
      "96 s_buffer_atomic_swap_x2 s_buffer_atomic_cmpswap_x2 s_buffer_atomic_add_x2 s_buffer_atomic_sub_x2 s_buffer_atomic_smin_x2 s_buffer_atomic_umin_x2 s_buffer_atomic_smax_x2 s_buffer_atomic_umax_x2 "
      "s_buffer_atomic_and_x2 s_buffer_atomic_or_x2 s_buffer_atomic_xor_x2 s_buffer_atomic_inc_x2 s_buffer_atomic_dec_x2 "
      "128 s_atomic_swap s_atomic_cmpswap s_atomic_add s_atomic_sub s_atomic_smin s_atomic_umin s_atomic_smax s_atomic_umax "
      "s_atomic_and s_atomic_or s_atomic_xor s_atomic_inc s_atomic_dec "
      "160 s_atomic_swap_x2 s_atomic_cmpswap_x2 s_atomic_add_x2 s_atomic_sub_x2 s_atomic_smin_x2 s_atomic_umin_x2 s_atomic_smax_x2 s_atomic_umax_x2 "
      "s_atomic_and_x2 s_atomic_or_x2 s_atomic_xor_x2 s_atomic_inc_x2 s_atomic_dec_x2"
    },
    { { 0xfc002400, 0x80000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "616 v_cvt_pk_bf16_f32"
    },
    { { 0xfc002400, 0x80000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "871 v_minimum_f16 "
      "v_maximum_f16"
    },
    { { 0xfc002400, 0x98000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "665 v_cvt_pknorm_i16_f16 v_cvt_pknorm_u16_f16 "
      "672 v_pack_b32_f16"
    },
    { { 0xfc002400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "786 v_cvt_pknorm_i16_f16 v_cvt_pknorm_u16_f16"
    },
    { { 0xfc002400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "873 v_cvt_pk_fp8_f32"
    },
    { { 0xfc002400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "771 v_add_nc_u16 v_sub_nc_u16 "
      "781 v_add_nc_i16 v_sub_nc_i16 "
      "786 v_cvt_pk_norm_i16_f16 v_cvt_pk_norm_u16_f16"
    },
    { { 0xfc002400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "785 v_pack_b32_f16"
    },
    { { 0xfc002700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "670 v_add_i16 v_sub_i16"
    },
    { { 0xfc002700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "771 v_add_nc_u16 v_sub_nc_u16 v_mul_lo_u16 775 v_lshrrev_b16 "
      "v_ashrrev_i16 v_max_u16 v_max_i16 v_min_u16 v_min_i16 v_add_nc_i16 v_sub_nc_i16 "
      "788 v_lshlrev_b16"
    },
    { { 0xfc003600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "882 v_cvt_pk_fp8_f16 v_cvt_pk_bf8_f16"
    },
    { { 0xfc003900, 0x38000000 }, { 0xd0000000 }, { 16, 10 }, 896, true,
      "631 v_interp_p2_f16"
    },
    { { 0xfc003f08, 0xff000100 }, { 0xd0000000 }, { 14, 8 }, 32, false,
      "0 image_load image_load_mip 6 image_store image_store_mip"
    },
    { { 0xfc003f28, 0xff000100 }, { 0xd0000000 }, { 14, 8 }, 32, false,
      "10 image_atomic_swap image_atomic_cmpswap image_atomic_add_uint image_atomic_sub_uint image_atomic_min_int image_atomic_min_uint "
      "image_atomic_max_int image_atomic_max_uint image_atomic_and image_atomic_or image_atomic_xor image_atomic_inc_uint image_atomic_dec_uint image_get_resinfo "
      "131 image_atomic_add_flt image_atomic_min_flt image_atomic_max_flt image_atomic_pk_add_f16 image_atomic_pk_add_bf16"
    },
    { { 0xfc003f28, 0xff000100 }, { 0xd0000000 }, { 14, 8 }, 32, true,
      "2 image_load_pck image_load_pck_sgn image_load_mip_pck image_load_mip_pck_sgn "
      "8 image_store_pck image_store_mip_pck"
    },
    { { 0xfc004040, 0x3c000000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, true,
      "34 image_sample_d image_sample_d_cl "
      "42 image_sample_c_d image_sample_c_d_cl 46 image_sample_c_b_cl "
      "50 image_sample_d_o image_sample_d_cl_o 54 image_sample_b_cl_o "
      "57 image_sample_c_cl_o image_sample_c_d_o image_sample_c_d_cl_o image_sample_c_l_o image_sample_c_b_o image_sample_c_b_cl_o "
      "78 image_gather4_c_b_cl "
      "86 image_gather4_b_cl_o "
      "89 image_gather4_c_cl_o 92 image_gather4_c_l_o image_gather4_c_b_o image_gather4_c_b_cl_o "
      "104 image_sample_cd image_sample_cd_cl image_sample_c_cd image_sample_c_cd_cl image_sample_cd_o image_sample_cd_cl_o image_sample_c_cd_o image_sample_c_cd_cl_o "
      "162 image_sample_d_g16 image_sample_d_cl_g16 "
      "170 image_sample_c_d_g16 image_sample_c_d_cl_g16 "
      "178 image_sample_d_o_g16 image_sample_d_cl_o_g16 "
      "186 image_sample_c_d_o_g16 image_sample_c_d_cl_o_g16 "
      "232 image_sample_cd_g16 image_sample_cd_cl_g16 image_sample_c_cd_g16 image_sample_c_cd_cl_g16 image_sample_cd_o_g16 image_sample_cd_cl_o_g16 image_sample_c_cd_o_g16 image_sample_c_cd_cl_o_g16"
    },
    { { 0xfc004044, 0x3c000000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, false,
      "32 image_sample 36 image_sample_l 39 image_sample_lz "
      "48 image_sample_o 52 image_sample_l_o 55 image_sample_lz_o "
      "64 image_gather4 68 image_gather4_l 71 image_gather4_lz "
      "80 image_gather4_o 84 image_gather4_l_o 87 image_gather4_lz_o"
    },
    { { 0xfc004044, 0x3c000000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, true,
      "33 image_sample_cl 37 image_sample_b image_sample_b_cl "
      "40 image_sample_c image_sample_c_cl 44 image_sample_c_l image_sample_c_b 47 image_sample_c_lz "
      "49 image_sample_cl_o 53 image_sample_b_o "
      "56 image_sample_c_o 63 image_sample_c_lz_o "
      "65 image_gather4_cl 69 image_gather4_b image_gather4_b_cl "
      "72 image_gather4_c image_gather4_c_cl 76 image_gather4_c_l image_gather4_c_b 79 image_gather4_c_lz "
      "81 image_gather4_cl_o 85 image_gather4_b_o "
      "88 image_gather4_c_o 95 image_gather4_c_lz_o "
      "97 image_gather4h"
    },
    { { 0xfc004044, 0x3fe00000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, false,
      "0 image_load image_load_mip "
      "8 image_store image_store_mip"
    },
    { { 0xfc004044, 0x3fe00000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 1024, true,
      "128 image_msaa_load"
    },
    { { 0xfc004044, 0xbc000000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, true,
      "96 image_get_lod"
    },
    { { 0xfc004044, 0xbfe00000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, false,
      "14 image_get_resinfo image_atomic_swap "
      "image_atomic_cmpswap image_atomic_add image_atomic_sub 20 image_atomic_smin image_atomic_umin image_atomic_smax image_atomic_umax "
      "image_atomic_and image_atomic_or image_atomic_xor image_atomic_inc image_atomic_dec image_atomic_fcmpswap image_atomic_fmin image_atomic_fmax"
    },
    { { 0xfc004044, 0xbfe00000 }, { 0xf0000000 }, { 18, 7, 0, 1 }, 7168, true,
      "2 image_load_pck image_load_pck_sgn image_load_mip_pck image_load_mip_pck_sgn "
      "10 image_store_pck image_store_mip_pck"
    },
    { { 0xfc006700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "492 v_cvt_f32_fp8"
    },
    { { 0xfc008000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "563 v_bitop3_b16"
    },
    { { 0xfc008000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "563 v_bitop3_b16"
    },
    { { 0xfc008000, 0x18000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "565 v_cvt_scalef32_pk_fp8_f32 v_cvt_scalef32_pk_bf8_f32 v_cvt_scalef32_sr_fp8_f32 "
      "v_cvt_scalef32_sr_bf8_f32 573 v_cvt_scalef32_pk_fp4_f32 v_cvt_scalef32_sr_pk_fp4_f32 "
      "578 v_cvt_scalef32_sr_fp8_f16 v_cvt_scalef32_sr_bf8_f16 582 v_cvt_scalef32_sr_fp8_bf16 v_cvt_scalef32_sr_bf8_bf16 "
      "588 v_cvt_scalef32_pk_fp4_f16 v_cvt_scalef32_pk_fp4_bf16 v_cvt_scalef32_sr_pk_fp4_f16 v_cvt_scalef32_sr_pk_fp4_bf16 "
      "613 v_ashr_pk_i8_i32 v_ashr_pk_u8_i32"
    },
    { { 0xfc008000, 0x18000000 }, { 0xd0000000 }, { 16, 10 }, 3, false,
      "676 v_cvt_sr_fp8_f32 v_cvt_sr_bf8_f32"
    },
    { { 0xfc008000, 0x18000000 }, { 0xd4000000 }, { 16, 10 }, 56, false,
      "614 v_dot2_f16_f16 v_dot2_bf16_bf16"
    },
    { { 0xfc008000, 0x18000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "656 v_ashr_pk_i8_i32 v_ashr_pk_u8_i32"
    },
    { { 0xfc008400, 0x98000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "256 v_cndmask_b32"
    },
    { { 0xfc008400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "152 v_cmpx_class_f32 159 v_cmpx_class_f16 "
      "184 v_cmpx_class_f64"
    },
    { { 0xfc008400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "884 v_cvt_sr_fp8_f16 v_cvt_sr_bf8_f16"
    },
    { { 0xfc008400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "49 v_cmp_lt_i16 v_cmp_eq_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ne_i16 v_cmp_ge_i16 "
      "57 v_cmp_lt_u16 v_cmp_eq_u16 v_cmp_le_u16 v_cmp_gt_u16 v_cmp_ne_u16 v_cmp_ge_u16 "
      "125 v_cmp_class_f16 "
      "177 v_cmpx_lt_i16 v_cmpx_eq_i16 v_cmpx_le_i16 v_cmpx_gt_i16 v_cmpx_ne_i16 v_cmpx_ge_i16 "
      "185 v_cmpx_lt_u16 v_cmpx_eq_u16 v_cmpx_le_u16 v_cmpx_gt_u16 v_cmpx_ne_u16 v_cmpx_ge_u16 "
      "253 v_cmpx_class_f16 v_cmpx_class_f32 v_cmpx_class_f64 "
      "605 v_cndmask_b16 "
      "773 v_mul_lo_u16 "
      "777 v_max_u16 v_max_i16 v_min_u16 v_min_i16 "
      "824 v_lshlrev_b16 v_lshrrev_b16 v_ashrrev_i16 "
      "866 v_and_b16 v_or_b16 v_xor_b16"
    },
    { { 0xfc008400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "257 v_cndmask_b32"
    },
    { { 0xfc008600, 0xd8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "16 v_cmp_class_f32 v_cmpx_class_f32 v_cmp_class_f64 v_cmpx_class_f64 v_cmp_class_f16 v_cmpx_class_f16"
    },
    { { 0xfc008600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "136 v_cmp_class_f32 143 v_cmp_class_f16 "
      "168 v_cmp_class_f64"
    },
    { { 0xfc008600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "458 v_tanh_bf16 "
      "499 v_sat_pk4_i4_i8 v_sat_pk4_u4_u8 "
      "505 v_rcp_bf16 v_sqrt_bf16 v_rsq_bf16 v_log_bf16 v_exp_bf16 v_sin_bf16 v_cos_bf16"
    },
    { { 0xfc008600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "126 v_cmp_class_f32 v_cmp_class_f64 "
      "482 v_sat_pk_u8_i16 "
      "489 v_not_b16 v_cvt_i32_i16 v_cvt_u32_u16"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "408 v_prng_b32 v_permlane16_swap_b32 v_permlane32_swap_b32 "
      "594 v_cvt_scalef32_2xpk16_fp6_f32 v_cvt_scalef32_2xpk16_bf6_f32 v_cvt_scalef32_sr_pk32_fp6_f32 v_cvt_scalef32_sr_pk32_bf6_f32 v_cvt_scalef32_pk32_f32_fp6 v_cvt_scalef32_pk32_f32_bf6 "
      "v_cvt_scalef32_pk32_fp6_f16 v_cvt_scalef32_pk32_fp6_bf16 v_cvt_scalef32_pk32_bf6_f16 v_cvt_scalef32_pk32_bf6_bf16 v_cvt_scalef32_sr_pk32_fp6_f16 v_cvt_scalef32_sr_pk32_fp6_bf16 v_cvt_scalef32_sr_pk32_bf6_f16 v_cvt_scalef32_sr_pk32_bf6_bf16 "
      "v_cvt_scalef32_pk32_f16_fp6 v_cvt_scalef32_pk32_bf16_fp6 v_cvt_scalef32_pk32_f16_bf6 v_cvt_scalef32_pk32_bf16_bf6"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 3, false,
      "376 v_mov_b64 "
      "520 v_lshl_add_u64"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 707, false,
      "317 v_xnor_b32"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "160 v_cmp_f_i16 v_cmp_lt_i16 v_cmp_eq_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ne_i16 v_cmp_ge_i16 v_cmp_t_i16 "
      "v_cmp_f_u16 v_cmp_lt_u16 v_cmp_eq_u16 v_cmp_le_u16 v_cmp_gt_u16 v_cmp_ne_u16 v_cmp_ge_u16 v_cmp_t_u16 "
      "v_cmpx_f_i16 v_cmpx_lt_i16 v_cmpx_eq_i16 v_cmpx_le_i16 v_cmpx_gt_i16 v_cmpx_ne_i16 v_cmpx_ge_i16 v_cmpx_t_i16 "
      "v_cmpx_f_u16 v_cmpx_lt_u16 v_cmpx_eq_u16 v_cmpx_le_u16 v_cmpx_gt_u16 v_cmpx_ne_u16 v_cmpx_ge_u16 v_cmpx_t_u16 "
      "v_cmp_f_i32 v_cmp_lt_i32 v_cmp_eq_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ne_i32 v_cmp_ge_i32 v_cmp_t_i32 "
      "v_cmp_f_u32 v_cmp_lt_u32 v_cmp_eq_u32 v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ne_u32 v_cmp_ge_u32 v_cmp_t_u32 "
      "v_cmpx_f_i32 v_cmpx_lt_i32 v_cmpx_eq_i32 v_cmpx_le_i32 v_cmpx_gt_i32 v_cmpx_ne_i32 v_cmpx_ge_i32 v_cmpx_t_i32 "
      "v_cmpx_f_u32 v_cmpx_lt_u32 v_cmpx_eq_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ne_u32 v_cmpx_ge_u32 v_cmpx_t_u32 "
      "v_cmp_f_i64 v_cmp_lt_i64 v_cmp_eq_i64 v_cmp_le_i64 v_cmp_gt_i64 v_cmp_ne_i64 v_cmp_ge_i64 v_cmp_t_i64 "
      "v_cmp_f_u64 v_cmp_lt_u64 v_cmp_eq_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ne_u64 v_cmp_ge_u64 v_cmp_t_u64 "
      "v_cmpx_f_i64 v_cmpx_lt_i64 v_cmpx_eq_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ne_i64 v_cmpx_ge_i64 v_cmpx_t_i64 "
      "v_cmpx_f_u64 v_cmpx_lt_u64 v_cmpx_eq_u64 v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ne_u64 v_cmpx_ge_u64 v_cmpx_t_u64 "
      "263 v_mul_hi_i32_i24 "
      "265 v_mul_hi_u32_u24 268 v_min_i32 v_max_i32 v_min_u32 v_max_u32 "
      "v_lshrrev_b32 v_ashrrev_i32 v_lshlrev_b32 v_and_b32 v_or_b32 v_xor_b32 "
      "297 v_mul_lo_u16 v_lshlrev_b16 v_lshrrev_b16 v_ashrrev_i16 303 v_max_u16 "
      "v_max_i16 v_min_u16 v_min_i16 "
      "321 v_mov_b32 "
      "363 v_not_b32 v_bfrev_b32 v_ffbh_u32 v_ffbl_b32 v_ffbh_i32 "
      "399 v_sat_pk_u8_i16 "
      "456 v_bfe_u32 v_bfe_i32 v_bfi_b32 461 v_lerp_u8 "
      "465 v_min3_i32 v_min3_u32 468 v_max3_i32 v_max3_u32 471 v_med3_i32 "
      "v_med3_u32 "
      "493 v_perm_b32 "
      "499 v_xad_u32 "
      "509 v_lshl_add_u32 v_add_lshl_u32 v_add3_u32 "
      "v_lshl_or_b32 v_and_or_b32 v_or3_b32 "
      "645 v_mul_lo_u32 v_mul_hi_u32 v_mul_hi_i32 "
      "649 v_readlane_b32 v_writelane_b32 v_bcnt_u32_b32 v_mbcnt_lo_u32_b32 v_mbcnt_hi_u32_b32 655 v_lshlrev_b64 "
      "v_lshrrev_b64 v_ashrrev_i64 659 v_bfm_b32 663 v_cvt_pk_u16_u32 "
      "v_cvt_pk_i16_i32"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 962, true,
      "375 v_screen_partition_4se_b32"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 24, false,
      "64 v_cmp_f_i32 71 v_cmp_t_i32 "
      "v_cmp_f_u32 79 v_cmp_t_u32 "
      "v_cmp_f_i64 87 v_cmp_t_i64 "
      "v_cmp_f_u64 95 v_cmp_t_u64 "
      "192 v_cmpx_f_i32 199 v_cmpx_t_i32 "
      "v_cmpx_f_u32 207 v_cmpx_t_u32 "
      "v_cmpx_f_i64 215 v_cmpx_t_i64 "
      "v_cmpx_f_u64 223 v_cmpx_t_u64 "
      "828 v_lshlrev_b64"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 6144, false,
      "363 v_mul_lo_i32"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "128 v_cmp_f_i32 v_cmp_lt_i32 v_cmp_eq_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ne_i32 v_cmp_ge_i32 v_cmp_t_i32 "
      "137 v_cmp_lt_i16 v_cmp_eq_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ne_i16 v_cmp_ge_i16 "
      "144 v_cmpx_f_i32 v_cmpx_lt_i32 v_cmpx_eq_i32 v_cmpx_le_i32 v_cmpx_gt_i32 v_cmpx_ne_i32 v_cmpx_ge_i32 v_cmpx_t_i32 "
      "153 v_cmpx_lt_i16 v_cmpx_eq_i16 v_cmpx_le_i16 v_cmpx_gt_i16 v_cmpx_ne_i16 v_cmpx_ge_i16 "
      "160 v_cmp_f_i64 v_cmp_lt_i64 v_cmp_eq_i64 v_cmp_le_i64 v_cmp_gt_i64 v_cmp_ne_i64 v_cmp_ge_i64 v_cmp_t_i64 "
      "169 v_cmp_lt_u16 v_cmp_eq_u16 v_cmp_le_u16 v_cmp_gt_u16 v_cmp_ne_u16 v_cmp_ge_u16 "
      "176 v_cmpx_f_i64 v_cmpx_lt_i64 v_cmpx_eq_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ne_i64 v_cmpx_ge_i64 v_cmpx_t_i64 "
      "185 v_cmpx_lt_u16 v_cmpx_eq_u16 v_cmpx_le_u16 v_cmpx_gt_u16 v_cmpx_ne_u16 v_cmpx_ge_u16 "
      "192 v_cmp_f_u32 v_cmp_lt_u32 v_cmp_eq_u32 v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ne_u32 v_cmp_ge_u32 v_cmp_t_u32 "
      "208 v_cmpx_f_u32 v_cmpx_lt_u32 v_cmpx_eq_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ne_u32 v_cmpx_ge_u32 v_cmpx_t_u32 "
      "224 v_cmp_f_u64 v_cmp_lt_u64 v_cmp_eq_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ne_u64 v_cmp_ge_u64 v_cmp_t_u64 "
      "240 v_cmpx_f_u64 v_cmpx_lt_u64 v_cmpx_eq_u64 v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ne_u64 v_cmpx_ge_u64 v_cmpx_t_u64 "
      "278 v_lshrrev_b32 "
      "280 v_ashrrev_i32 282 v_lshlrev_b32 "
      "328 v_bfe_u32 v_bfe_i32 v_bfi_b32 333 v_lerp_u8 "
      "338 v_min3_i32 v_min3_u32 341 v_max3_i32 v_max3_u32 "
      "344 v_med3_i32 v_med3_u32 "
      "361 v_mul_lo_u32 v_mul_hi_u32 364 v_mul_hi_i32 "
      "376 v_xor3_b32 "
      "441 v_ffbh_u32 v_ffbl_b32 v_ffbh_i32 "
      "482 v_sat_pk_u8_i16 "
      "767 v_lshlrev_b64 "
      "v_lshrrev_b64 v_ashrrev_i64 "
      "836 v_perm_b32 v_xad_u32 v_lshl_add_u32 v_add_lshl_u32 "
      "867 v_bfm_b32 v_bcnt_u32_b32 v_mbcnt_lo_u32_b32 v_mbcnt_hi_u32_b32 "
      "874 v_cvt_pk_u16_u32 v_cvt_pk_i16_i32 877 v_add3_u32 879 v_lshl_or_b32 "
      "881 v_and_or_b32 v_or3_b32 887 v_permlane16_b32 "
      "v_permlanex16_b32"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "298 v_mul_u64 "
      "413 v_mov_b64 "
      "457 v_permlane16_swap_b32 459 v_prng_b32 "
      "565 v_mad_u32 "
      "575 v_perm_pk16_b4_u4 "
      "578 v_perm_pk16_b6_u4 v_perm_pk16_b8_u4 "
      "594 v_lshl_add_u64 "
      "624 v_permlane_bcast_b32 v_permlane_up_b32 v_permlane_down_b32 v_permlane_xor_b32 "
      "663 v_cvt_scalef32_sr_pk8_fp4_f32 "
      "v_cvt_scalef32_sr_pk8_fp8_f32 v_cvt_scalef32_sr_pk8_bf8_f32 671 v_cvt_scale_pk8_f16_fp4 "
      "v_cvt_scale_pk8_bf16_fp4 v_cvt_scale_pk8_f32_fp4 "
      "680 v_cvt_scale_pk8_f16_fp8 v_cvt_scale_pk8_bf16_fp8 v_cvt_scale_pk8_f32_fp8 v_cvt_scale_pk8_f16_bf8 v_cvt_scale_pk8_bf16_bf8 v_cvt_scale_pk8_f32_bf8 "
      "688 v_cvt_scalef32_pk8_fp4_f32 691 v_cvt_scalef32_pk8_fp4_f16 v_cvt_scalef32_pk8_fp8_bf16 v_cvt_scalef32_pk8_bf8_bf16 "
      "696 v_cvt_scalef32_pk8_fp4_bf16 v_cvt_scalef32_sr_pk8_fp4_f16 700 v_cvt_scalef32_sr_pk8_fp4_bf16 703 v_cvt_scalef32_sr_pk8_fp8_f16 "
      "v_cvt_scalef32_sr_pk8_fp8_bf16 v_cvt_scalef32_sr_pk8_bf8_f16 v_cvt_scalef32_sr_pk8_bf8_bf16 v_cvt_scalef32_pk8_fp8_f32 v_cvt_scalef32_pk8_fp8_f16 v_cvt_scalef32_pk8_bf8_f32 v_cvt_scalef32_pk8_bf8_f16 v_cvt_scale_pk16_f16_fp6 "
      "v_cvt_scale_pk16_bf16_fp6 v_cvt_scale_pk16_f32_fp6 v_cvt_scale_pk16_f16_bf6 v_cvt_scale_pk16_bf16_bf6 v_cvt_scale_pk16_f32_bf6 v_cvt_scalef32_pk16_fp6_f32 v_cvt_scalef32_pk16_bf6_f32 v_cvt_scalef32_pk16_fp6_f16 "
      "v_cvt_scalef32_pk16_bf6_f16 v_cvt_scalef32_pk16_fp6_bf16 v_cvt_scalef32_pk16_bf6_bf16 v_cvt_scalef32_sr_pk16_fp6_f32 v_cvt_scalef32_sr_pk16_bf6_f32 v_cvt_scalef32_sr_pk16_fp6_f16 v_cvt_scalef32_sr_pk16_bf6_f16 v_cvt_scalef32_sr_pk16_fp6_bf16 "
      "v_cvt_scalef32_sr_pk16_bf6_bf16 "
      "788 v_permlane_idx_gen_b32 "
      "792 v_min_u64 v_max_u64 v_min_i64 v_max_i64"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "287 v_lshlrev_b64"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "65 v_cmp_lt_i32 v_cmp_eq_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ne_i32 v_cmp_ge_i32 "
      "73 v_cmp_lt_u32 v_cmp_eq_u32 v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ne_u32 v_cmp_ge_u32 "
      "81 v_cmp_lt_i64 v_cmp_eq_i64 v_cmp_le_i64 v_cmp_gt_i64 v_cmp_ne_i64 v_cmp_ge_i64 "
      "89 v_cmp_lt_u64 v_cmp_eq_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ne_u64 v_cmp_ge_u64 "
      "193 v_cmpx_lt_i32 v_cmpx_eq_i32 v_cmpx_le_i32 v_cmpx_gt_i32 v_cmpx_ne_i32 v_cmpx_ge_i32 "
      "201 v_cmpx_lt_u32 v_cmpx_eq_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ne_u32 v_cmpx_ge_u32 "
      "209 v_cmpx_lt_i64 v_cmpx_eq_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ne_i64 v_cmpx_ge_i64 "
      "217 v_cmpx_lt_u64 v_cmpx_eq_u64 v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ne_u64 v_cmpx_ge_u64 "
      "280 v_lshlrev_b32 v_lshrrev_b32 v_ashrrev_i32 "
      "441 v_clz_i32_u32 v_ctz_i32_b32 v_cls_i32 "
      "528 v_bfe_u32 v_bfe_i32 v_bfi_b32 533 v_lerp_u8 "
      "538 v_min3_i32 v_min3_u32 541 v_max3_i32 v_max3_u32 "
      "544 v_med3_i32 v_med3_u32 "
      "576 v_xor3_b32 580 v_perm_b32 v_xad_u32 v_lshl_add_u32 v_add_lshl_u32 "
      "597 v_add3_u32 v_lshl_or_b32 v_and_or_b32 "
      "v_or3_b32 603 v_permlane16_b32 v_permlanex16_b32 "
      "610 v_maxmin_u32 v_minmax_u32 v_maxmin_i32 v_minmax_i32 "
      "797 v_bfm_b32 v_bcnt_u32_b32 v_mbcnt_lo_u32_b32 "
      "v_mbcnt_hi_u32_b32 803 v_cvt_pk_u16_u32 v_cvt_pk_i16_i32 "
      "812 v_mul_lo_u32 v_mul_hi_u32 v_mul_hi_i32 "
      "829 v_lshrrev_b64 v_ashrrev_i64"
    },
    { { 0xfc008700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "266 v_mul_hi_i32_i24 268 v_mul_hi_u32_u24 "
      "273 v_min_i32 v_max_i32 v_min_u32 v_max_u32 "
      "283 v_and_b32 v_or_b32 v_xor_b32 v_xnor_b32 "
      "385 v_mov_b32 "
      "439 v_not_b32 "
      "v_bfrev_b32 "
      "450 v_movreld_b32 v_movrels_b32 v_movrelsd_b32 "
      "456 v_movrelsd_2_b32 "
      "864 v_readlane_b32 v_writelane_b32"
    },
    { { 0xfc0087ff, 0xf8000000 }, { 0xd0000000 }, { 16, 10 }, 963, false,
      "320 v_nop "
      "373 v_clrexcp"
    },
    { { 0xfc0087ff, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 7168, false,
      "449 v_clrexcp"
    },
    { { 0xfc0087ff, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 15420, false,
      "384 v_nop "
      "411 v_pipeflush"
    },
    { { 0xfc009c00, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 32, false,
      "875 v_cvt_sr_fp8_f32"
    },
    { { 0xfc009c00, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "876 v_cvt_sr_bf8_f32"
    },
    { { 0xfc00a400, 0x98000000 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "569 v_cvt_scalef32_pk_f32_fp8 v_cvt_scalef32_pk_f32_bf8 v_cvt_scalef32_f32_fp8 v_cvt_scalef32_f32_bf8 575 v_cvt_scalef32_pk_f32_fp4 "
      "v_cvt_scalef32_pk_fp8_f16 v_cvt_scalef32_pk_bf8_f16 580 v_cvt_scalef32_pk_fp8_bf16 v_cvt_scalef32_pk_bf8_bf16 "
      "584 v_cvt_scalef32_pk_f16_fp8 v_cvt_scalef32_pk_f16_bf8 v_cvt_scalef32_f16_fp8 v_cvt_scalef32_f16_bf8 "
      "592 v_cvt_scalef32_pk_f16_fp4 v_cvt_scalef32_pk_bf16_fp4 "
      "617 v_cvt_scalef32_pk_bf16_fp8 v_cvt_scalef32_pk_bf16_bf8 "
      "678 v_cvt_sr_f16_f32 v_cvt_sr_bf16_f32"
    },
    { { 0xfc00a400, 0x98000000 }, { 0xd0000000 }, { 16, 10 }, 3, false,
      "674 v_cvt_pk_fp8_f32 v_cvt_pk_bf8_f32"
    },
    { { 0xfc00a400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 32, false,
      "873 v_cvt_pk_fp8_f32"
    },
    { { 0xfc00a400, 0x98000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "874 v_cvt_pk_bf8_f32"
    },
    { { 0xfc00a600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "503 v_cvt_f16_fp8 "
      "v_cvt_f16_bf8"
    },
    { { 0xfc00a700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "783 v_permlane16_var_b32 "
      "v_permlanex16_var_b32"
    },
    { { 0xfc00b600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "498 v_cvt_f32_bf16 501 v_cvt_pk_f16_fp8 v_cvt_pk_f16_bf8"
    },
    { { 0xfc00b600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "494 v_cvt_pk_f32_fp8 v_cvt_pk_f32_bf8"
    },
    { { 0xfc00b600, 0xd8000000 }, { 0xd4000000 }, { 16, 10 }, 8252, false,
      "412 v_mov_b16"
    },
    { { 0xfc00c000 }, { 0xdc004000 }, { 18, 7 }, 3, false,
      "21 scratch_load_dwordx2 scratch_load_dwordx3 scratch_load_dwordx4 "
      "scratch_store_byte scratch_store_byte_d16_hi scratch_store_short scratch_store_short_d16_hi scratch_store_dword scratch_store_dwordx2 scratch_store_dwordx3 scratch_store_dwordx4 "
      "scratch_load_ubyte_d16 scratch_load_ubyte_d16_hi scratch_load_sbyte_d16 scratch_load_sbyte_d16_hi scratch_load_short_d16 scratch_load_short_d16_hi"
    },
    { { 0xfc00c000 }, { 0xdc004000 }, { 18, 7 }, 67, false,
      "16 scratch_load_ubyte scratch_load_sbyte scratch_load_ushort scratch_load_sshort scratch_load_dword"
    },
    { { 0xfc00c000 }, { 0xdc008000 }, { 18, 7 }, 64, false,
      "16 global_load_ubyte global_load_sbyte global_load_ushort global_load_sshort global_load_dword"
    },
    { { 0xfc00c000, 0x800000 }, { 0xdc004000 }, { 18, 7 }, 3, false,
      "38 scratch_load_lds_ubyte scratch_load_lds_sbyte "
      "scratch_load_lds_ushort scratch_load_lds_sshort scratch_load_lds_dword"
    },
    { { 0xfc00e000 }, { 0xdc004000 }, { 18, 7 }, 64, false,
      "21 scratch_load_dwordx2 scratch_load_dwordx3 scratch_load_dwordx4 "
      "scratch_store_byte scratch_store_byte_d16_hi scratch_store_short scratch_store_short_d16_hi scratch_store_dword scratch_store_dwordx2 scratch_store_dwordx3 scratch_store_dwordx4 "
      "scratch_load_ubyte_d16 scratch_load_ubyte_d16_hi scratch_load_sbyte_d16 scratch_load_sbyte_d16_hi scratch_load_short_d16 scratch_load_short_d16_hi"
    },
    { { 0xfc00e000 }, { 0xdc008000 }, { 18, 7 }, 3, false,
      "16 global_load_ubyte global_load_sbyte global_load_ushort global_load_sshort global_load_dword "
      "77 global_atomic_add_f32 global_atomic_pk_add_f16 global_atomic_add_f64 "
      "global_atomic_min_f64 global_atomic_max_f64 global_atomic_pk_add_bf16"
    },
    { { 0xfc00e000 }, { 0xdc008000 }, { 18, 7 }, 67, false,
      "21 global_load_dwordx2 global_load_dwordx3 global_load_dwordx4 "
      "global_store_byte global_store_byte_d16_hi global_store_short global_store_short_d16_hi global_store_dword global_store_dwordx2 global_store_dwordx3 global_store_dwordx4 "
      "global_load_ubyte_d16 global_load_ubyte_d16_hi global_load_sbyte_d16 global_load_sbyte_d16_hi global_load_short_d16 global_load_short_d16_hi "
      "64 global_atomic_swap global_atomic_cmpswap global_atomic_add global_atomic_sub global_atomic_smin global_atomic_umin global_atomic_smax global_atomic_umax "
      "global_atomic_and global_atomic_or global_atomic_xor global_atomic_inc global_atomic_dec "
      "96 global_atomic_swap_x2 global_atomic_cmpswap_x2 global_atomic_add_x2 global_atomic_sub_x2 global_atomic_smin_x2 global_atomic_umin_x2 global_atomic_smax_x2 global_atomic_umax_x2 "
      "global_atomic_and_x2 global_atomic_or_x2 global_atomic_xor_x2 global_atomic_inc_x2 global_atomic_dec_x2"
    },
    { { 0xfc00e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 2, false,
      "125 global_load_lds_dwordx4 global_load_lds_dwordx3"
    },
    { { 0xfc00e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 3, false,
      "38 global_load_lds_ubyte global_load_lds_sbyte "
      "global_load_lds_ushort global_load_lds_sshort global_load_lds_dword"
    },
    { { 0xfc00e700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 32, false,
      "492 v_cvt_f32_fp8"
    },
    { { 0xfc00e700, 0xf8000000 }, { 0xd4000000 }, { 16, 10 }, 8228, false,
      "493 v_cvt_f32_bf8"
    },
    { { 0xfc00f000, 0x7f0000 }, { 0xdc000000 }, { 18, 7 }, 3, false,
      "77 flat_atomic_add_f32 flat_atomic_pk_add_f16 flat_atomic_add_f64 "
      "flat_atomic_min_f64 flat_atomic_max_f64 flat_atomic_pk_add_bf16"
    },
    { { 0xfc00f000, 0x7f0000 }, { 0xdc000000 }, { 18, 7 }, 67, false,
      "16 flat_load_ubyte flat_load_sbyte flat_load_ushort flat_load_sshort flat_load_dword flat_load_dwordx2 flat_load_dwordx3 flat_load_dwordx4 "
      "flat_store_byte flat_store_byte_d16_hi flat_store_short flat_store_short_d16_hi flat_store_dword flat_store_dwordx2 flat_store_dwordx3 flat_store_dwordx4 "
      "flat_load_ubyte_d16 flat_load_ubyte_d16_hi flat_load_sbyte_d16 flat_load_sbyte_d16_hi flat_load_short_d16 flat_load_short_d16_hi "
      "64 flat_atomic_swap flat_atomic_cmpswap flat_atomic_add flat_atomic_sub flat_atomic_smin flat_atomic_umin flat_atomic_smax flat_atomic_umax "
      "flat_atomic_and flat_atomic_or flat_atomic_xor flat_atomic_inc flat_atomic_dec "
      "96 flat_atomic_swap_x2 flat_atomic_cmpswap_x2 flat_atomic_add_x2 flat_atomic_sub_x2 flat_atomic_smin_x2 flat_atomic_umin_x2 flat_atomic_smax_x2 flat_atomic_umax_x2 "
      "flat_atomic_and_x2 flat_atomic_or_x2 flat_atomic_xor_x2 flat_atomic_inc_x2 flat_atomic_dec_x2"
    },
    { { 0xfc00f800 }, { 0xd0000000 }, { 16, 10 }, 2, false,
      "564 v_bitop3_b32"
    },
    { { 0xfc00f800 }, { 0xd4000000 }, { 16, 10 }, 8196, false,
      "564 v_bitop3_b32"
    },
    { { 0xfc010000 }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "46 ds_storexchg_2addr_rtn_b32 ds_storexchg_2addr_stride64_rtn_b32 "
      "ds_cmpstore_rtn_b32 ds_cmpstore_rtn_f32 "
      "110 ds_storexchg_2addr_rtn_b64 ds_storexchg_2addr_stride64_rtn_b64 "
      "ds_cmpstore_rtn_b64 ds_cmpstore_rtn_f64"
    },
    { { 0xfc010000 }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "46 ds_wrxchg2_rtn_b32 ds_wrxchg2st64_rtn_b32 "
      "ds_cmpst_rtn_b32 ds_cmpst_rtn_f32 "
      "110 ds_wrxchg2_rtn_b64 ds_wrxchg2st64_rtn_b64 "
      "ds_cmpst_rtn_b64 ds_cmpst_rtn_f64"
    },
    { { 0xfc010000 }, { 0xd8000000 }, { 18, 8 }, 7192, false,
      "44 ds_mskor_rtn_b32 "
      "52 ds_wrap_rtn_b32 "
      "108 ds_mskor_rtn_b64"
    },
    { { 0xfc010000, 0xff0000 }, { 0xd8000000 }, { 17, 8 }, 67, false,
      "62 ds_permute_b32 ds_bpermute_b32"
    },
    { { 0xfc010000, 0xff0000 }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "45 ds_storexchg_rtn_b32 "
      "109 ds_storexchg_rtn_b64 "
      "121 ds_add_rtn_f32"
    },
    { { 0xfc010000, 0xff0000 }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "45 ds_wrxchg_rtn_b32 "
      "85 ds_add_rtn_f32 "
      "109 ds_wrxchg_rtn_b64"
    },
    { { 0xfc010000, 0xff0000 }, { 0xd8000000 }, { 18, 8 }, 7192, false,
      "32 ds_add_rtn_u32 ds_sub_rtn_u32 ds_rsub_rtn_u32 ds_inc_rtn_u32 ds_dec_rtn_u32 ds_min_rtn_i32 ds_max_rtn_i32 ds_min_rtn_u32 "
      "ds_max_rtn_u32 ds_and_rtn_b32 ds_or_rtn_b32 ds_xor_rtn_b32 "
      "50 ds_min_rtn_f32 ds_max_rtn_f32 "
      "96 ds_add_rtn_u64 ds_sub_rtn_u64 ds_rsub_rtn_u64 ds_inc_rtn_u64 ds_dec_rtn_u64 ds_min_rtn_i64 ds_max_rtn_i64 ds_min_rtn_u64 "
      "ds_max_rtn_u64 ds_and_rtn_b64 ds_or_rtn_b64 ds_xor_rtn_b64 "
      "114 ds_min_rtn_f64 ds_max_rtn_f64 "
      "126 ds_condxchg32_rtn_b64"
    },
    { { 0xfc010000, 0xffff00 }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "54 ds_load_b32 ds_load_2addr_b32 "
      "ds_load_2addr_stride64_b32 ds_load_i8 ds_load_u8 ds_load_i16 ds_load_u16 "
      "118 ds_load_b64 ds_load_2addr_b64 "
      "ds_load_2addr_stride64_b64 "
      "162 ds_load_u8_d16 ds_load_u8_d16_hi ds_load_i8_d16 ds_load_i8_d16_hi ds_load_u16_d16 ds_load_u16_d16_hi "
      "254 ds_load_b96 ds_load_b128"
    },
    { { 0xfc010000, 0xffff00 }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "54 ds_read_b32 ds_read2_b32 "
      "ds_read2st64_b32 ds_read_i8 ds_read_u8 ds_read_i16 ds_read_u16 "
      "118 ds_read_b64 ds_read2_b64 "
      "ds_read2st64_b64 "
      "162 ds_read_u8_d16 ds_read_u8_d16_hi ds_read_i8_d16 ds_read_i8_d16_hi ds_read_u16_d16 ds_read_u16_d16_hi "
      "254 ds_read_b96 ds_read_b128"
    },
    { { 0xfc010000, 0xffff00 }, { 0xd8000000 }, { 18, 8 }, 7192, false,
      "53 ds_swizzle_b32"
    },
    { { 0xfc010000, 0xffffff }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "177 ds_load_addtid_b32"
    },
    { { 0xfc010000, 0xffffff }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "177 ds_read_addtid_b32"
    },
    { { 0xfc010000, 0xffffff }, { 0xd8000000 }, { 18, 8 }, 7192, false,
      "61 ds_consume ds_append"
    },
    { { 0xfc010000, 0xff000000 }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "14 ds_store_2addr_b32 ds_store_2addr_stride64_b32 "
      "ds_cmpstore_b32 ds_cmpstore_f32 "
      "78 ds_store_2addr_b64 ds_store_2addr_stride64_b64 "
      "ds_cmpstore_b64 ds_cmpstore_f64"
    },
    { { 0xfc010000, 0xff000000 }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "14 ds_write2_b32 ds_write2st64_b32 "
      "ds_cmpst_b32 ds_cmpst_f32 "
      "78 ds_write2_b64 ds_write2st64_b64 "
      "ds_cmpst_b64 ds_cmpst_f64"
    },
    { { 0xfc010000, 0xff000000 }, { 0xd8000000 }, { 18, 8 }, 7192, false,
      "12 ds_mskor_b32 "
      "76 ds_mskor_b64"
    },
    { { 0xfc010000, 0xffff0000 }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "13 ds_store_b32 "
      "30 ds_store_b8 ds_store_b16 "
      "77 ds_store_b64 "
      "160 ds_store_b8_d16_hi ds_store_b16_d16_hi "
      "222 ds_store_b96 ds_store_b128"
    },
    { { 0xfc010000, 0xffff0000 }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "13 ds_write_b32 "
      "30 ds_write_b8 ds_write_b16 "
      "77 ds_write_b64 "
      "160 ds_write_b8_d16_hi ds_write_b16_d16_hi "
      "222 ds_write_b96 ds_write_b128"
    },
    { { 0xfc010000, 0xffff0000 }, { 0xd8000000 }, { 18, 8 }, 7192, false,
      "0 ds_add_u32 ds_sub_u32 ds_rsub_u32 ds_inc_u32 ds_dec_u32 ds_min_i32 ds_max_i32 ds_min_u32 "
      "ds_max_u32 ds_and_b32 ds_or_b32 ds_xor_b32 "
      "18 ds_min_f32 ds_max_f32 21 ds_add_f32 "
      "64 ds_add_u64 ds_sub_u64 ds_rsub_u64 ds_inc_u64 ds_dec_u64 ds_min_i64 ds_max_i64 ds_min_u64 "
      "ds_max_u64 ds_and_b64 ds_or_b64 ds_xor_b64 "
      "82 ds_min_f64 ds_max_f64"
    },
    { { 0xfc010000, 0xffff00ff }, { 0xd8000000 }, { 18, 8 }, 24, false,
      "176 ds_store_addtid_b32"
    },
    { { 0xfc010000, 0xffff00ff }, { 0xd8000000 }, { 18, 8 }, 7168, false,
      "176 ds_write_addtid_b32"
    },
    { { 0xfc010000, 0xffffff00 }, { 0xd8000000 }, { 18, 8 }, 6144, false,
      "128 ds_add_src2_u32 ds_sub_src2_u32 ds_rsub_src2_u32 ds_inc_src2_u32 ds_dec_src2_u32 ds_min_src2_i32 ds_max_src2_i32 ds_min_src2_u32 "
      "ds_max_src2_u32 ds_and_src2_b32 ds_or_src2_b32 ds_xor_src2_b32 141 ds_write_src2_b32 "
      "146 ds_min_src2_f32 ds_max_src2_f32 149 ds_add_src2_f32 "
      "192 ds_add_src2_u64 ds_sub_src2_u64 ds_rsub_src2_u64 ds_inc_src2_u64 ds_dec_src2_u64 ds_min_src2_i64 ds_max_src2_i64 ds_min_src2_u64 "
      "ds_max_src2_u64 ds_and_src2_b64 ds_or_src2_b64 ds_xor_src2_b64 205 ds_write_src2_b64 "
      "210 ds_min_src2_f64 ds_max_src2_f64"
    },
    { { 0xfc010000, 0xffffff00 }, { 0xd8010000 }, { 17, 8 }, 67, false,
      "153 ds_gws_init 155 ds_gws_sema_br 157 ds_gws_barrier"
    },
    { { 0xfc01fe00 }, { 0xc8000000 }, { 22, 4 }, 8252, false,
      "8 v_dual_mov_b32"
    },
    { { 0xfc020000, 0x200000 }, { 0xe0000000 }, { 18, 8 }, 7168, false,
      "0 buffer_load_format_x "
      "8 buffer_load_ubyte buffer_load_sbyte buffer_load_ushort buffer_load_sshort buffer_load_dword"
    },
    { { 0xfc020062, 0x83800000 }, { 0xf0000000 }, { 18, 8 }, 24, true,
      "56 image_get_lod"
    },
    { { 0xfc020062, 0xff800000 }, { 0xf0000000 }, { 18, 8 }, 24, false,
      "10 image_atomic_swap image_atomic_cmpswap image_atomic_add image_atomic_sub image_atomic_smin image_atomic_umin "
      "image_atomic_smax image_atomic_umax image_atomic_and image_atomic_or image_atomic_xor image_atomic_inc image_atomic_dec image_get_resinfo"
    },
    { { 0xfc020062, 0xff800000 }, { 0xf0000000 }, { 18, 8 }, 24, true,
      "2 image_load_pck image_load_pck_sgn image_load_mip_pck image_load_mip_pck_sgn "
      "8 image_store_pck image_store_mip_pck"
    },
    { { 0xfc022000, 0x1e00000 }, { 0xc0000000 }, { 18, 8 }, 963, false,
      "32 s_dcache_inv s_dcache_wb s_dcache_inv_vol s_dcache_wb_vol s_memtime s_memrealtime"
    },
    { { 0xfc02a000, 0x1e00000 }, { 0xf4000000 }, { 18, 8 }, 6144, false,
      "5 s_scratch_load_dword s_scratch_load_dwordx2 s_scratch_load_dwordx4 "
      "16 s_store_dword s_store_dwordx2 s_store_dwordx4 21 s_scratch_store_dword s_scratch_store_dwordx2 s_scratch_store_dwordx4 "
      "s_buffer_store_dword s_buffer_store_dwordx2 s_buffer_store_dwordx4 "
      "33 s_dcache_wb "
      "40 s_dcache_discard s_dcache_discard_x2 "
      "64 s_buffer_atomic_swap s_buffer_atomic_cmpswap s_buffer_atomic_add s_buffer_atomic_sub s_buffer_atomic_smin s_buffer_atomic_umin s_buffer_atomic_smax s_buffer_atomic_umax "
      "s_buffer_atomic_and s_buffer_atomic_or s_buffer_atomic_xor s_buffer_atomic_inc s_buffer_atomic_dec "
      "96 s_buffer_atomic_swap_x2 s_buffer_atomic_cmpswap_x2 s_buffer_atomic_add_x2 s_buffer_atomic_sub_x2 s_buffer_atomic_smin_x2 s_buffer_atomic_umin_x2 s_buffer_atomic_smax_x2 s_buffer_atomic_umax_x2 "
      "s_buffer_atomic_and_x2 s_buffer_atomic_or_x2 s_buffer_atomic_xor_x2 s_buffer_atomic_inc_x2 s_buffer_atomic_dec_x2 "
      "128 s_atomic_swap s_atomic_cmpswap s_atomic_add s_atomic_sub s_atomic_smin s_atomic_umin s_atomic_smax s_atomic_umax "
      "s_atomic_and s_atomic_or s_atomic_xor s_atomic_inc s_atomic_dec "
      "160 s_atomic_swap_x2 s_atomic_cmpswap_x2 s_atomic_add_x2 s_atomic_sub_x2 s_atomic_smin_x2 s_atomic_umin_x2 s_atomic_smax_x2 s_atomic_umax_x2 "
      "s_atomic_and_x2 s_atomic_or_x2 s_atomic_xor_x2 s_atomic_inc_x2 s_atomic_dec_x2"
    },
    { { 0xfc02a000, 0x1e00000 }, { 0xf4000000 }, { 18, 8 }, 7168, false,
      "0 s_load_dword s_load_dwordx2 s_load_dwordx4 s_load_dwordx8 s_load_dwordx16 "
      "8 s_buffer_load_dword s_buffer_load_dwordx2 s_buffer_load_dwordx4 s_buffer_load_dwordx8 s_buffer_load_dwordx16 "
      "31 s_gl1_inv "
      "s_dcache_inv 36 s_memtime s_memrealtime s_atc_probe s_atc_probe_buffer"
    },
    { { 0xfc02a000, 0x1e00000 }, { 0xf4000000 }, { 18, 8 }, 6144, true,
      "42 s_get_waveid_in_workgroup"
    },
    { { 0xfc02fffe, 0xffe00000 }, { 0xf0008f80 }, { 18, 8 }, 24, true,
      "25 image_bvh_intersect_ray image_bvh64_intersect_ray"
    },
    { { 0xfc030000 }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "44 ds_mskor_rtn_b32 46 ds_storexchg_2addr_rtn_b32 ds_storexchg_2addr_stride64_rtn_b32 "
      "ds_cmpstore_rtn_b32 "
      "108 ds_mskor_rtn_b64 110 ds_storexchg_2addr_rtn_b64 ds_storexchg_2addr_stride64_rtn_b64 "
      "ds_cmpstore_rtn_b64"
    },
    { { 0xfc030000 }, { 0xd8000000 }, { 18, 8 }, 24, true,
      "173 ds_bvh_stack_rtn_b32"
    },
    { { 0xfc030000 }, { 0xd8000000 }, { 18, 8 }, 32, true,
      "224 ds_bvh_stack_push4_pop1_rtn_b32 ds_bvh_stack_push8_pop1_rtn_b32 ds_bvh_stack_push8_pop2_rtn_b64"
    },
    { { 0xfc030000, 0x200000 }, { 0xe0000000 }, { 18, 8 }, 7168, false,
      "1 buffer_load_format_xy buffer_load_format_xyz buffer_load_format_xyzw buffer_store_format_x buffer_store_format_xy buffer_store_format_xyz buffer_store_format_xyzw "
      "13 buffer_load_dwordx2 buffer_load_dwordx4 buffer_load_dwordx3 "
      "24 buffer_store_byte buffer_store_byte_d16_hi buffer_store_short buffer_store_short_d16_hi buffer_store_dword buffer_store_dwordx2 buffer_store_dwordx4 buffer_store_dwordx3 "
      "buffer_load_ubyte_d16 buffer_load_ubyte_d16_hi buffer_load_sbyte_d16 buffer_load_sbyte_d16_hi buffer_load_short_d16 buffer_load_short_d16_hi buffer_load_format_d16_hi_x buffer_store_format_d16_hi_x "
      "128 buffer_load_format_d16_x buffer_load_format_d16_xy buffer_load_format_d16_xyz buffer_load_format_d16_xyzw buffer_store_format_d16_x buffer_store_format_d16_xy buffer_store_format_d16_xyz buffer_store_format_d16_xyzw"
    },
    { { 0xfc030000, 0xff0000 }, { 0xd8000000 }, { 18, 8 }, 8196, false,
      "116 ds_add_rtn_f64 ds_atomic_barrier_arrive_rtn_b64"
    },
    { { 0xfc030000, 0xff0000 }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "32 ds_add_rtn_u32 ds_sub_rtn_u32 ds_rsub_rtn_u32 ds_inc_rtn_u32 ds_dec_rtn_u32 ds_min_rtn_i32 ds_max_rtn_i32 ds_min_rtn_u32 "
      "ds_max_rtn_u32 ds_and_rtn_b32 ds_or_rtn_b32 ds_xor_rtn_b32 45 ds_storexchg_rtn_b32 "
      "50 ds_min_num_rtn_f32 ds_max_num_rtn_f32 "
      "96 ds_add_rtn_u64 ds_sub_rtn_u64 ds_rsub_rtn_u64 ds_inc_rtn_u64 ds_dec_rtn_u64 ds_min_rtn_i64 ds_max_rtn_i64 ds_min_rtn_u64 "
      "ds_max_rtn_u64 ds_and_rtn_b64 ds_or_rtn_b64 ds_xor_rtn_b64 109 ds_storexchg_rtn_b64 "
      "114 ds_min_num_rtn_f64 ds_max_num_rtn_f64 "
      "121 ds_add_rtn_f32 126 ds_condxchg32_rtn_b64 "
      "168 ds_cond_sub_rtn_u32 ds_sub_clamp_rtn_u32 ds_pk_add_rtn_f16 ds_pk_add_rtn_bf16 "
      "205 ds_bpermute_fi_b32"
    },
    { { 0xfc030000, 0xff0000 }, { 0xd8000000 }, { 18, 8 }, 15420, false,
      "178 ds_permute_b32 ds_bpermute_b32"
    },
    { { 0xfc030000, 0xff00ff }, { 0xd8020000 }, { 18, 8 }, 24, true,
      "122 ds_add_gs_reg_rtn ds_sub_gs_reg_rtn"
    },
    { { 0xfc030000, 0xffff00 }, { 0xd8000000 }, { 18, 8 }, 8196, false,
      "250 ds_load_tr4_b64 ds_load_tr6_b96 ds_load_tr16_b128 ds_load_tr8_b64"
    },
    { { 0xfc030000, 0xffff00 }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "53 ds_swizzle_b32 ds_load_b32 ds_load_2addr_b32 "
      "ds_load_2addr_stride64_b32 ds_load_i8 ds_load_u8 ds_load_i16 ds_load_u16 "
      "118 ds_load_b64 ds_load_2addr_b64 "
      "ds_load_2addr_stride64_b64 "
      "162 ds_load_u8_d16 ds_load_u8_d16_hi ds_load_i8_d16 ds_load_i8_d16_hi ds_load_u16_d16 ds_load_u16_d16_hi "
      "254 ds_load_b96 ds_load_b128"
    },
    { { 0xfc030000, 0xffff00 }, { 0xd8020000 }, { 18, 8 }, 7192, true,
      "63 ds_ordered_count"
    },
    { { 0xfc030000, 0xffffff }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "61 ds_consume ds_append "
      "177 ds_load_addtid_b32"
    },
    { { 0xfc030000, 0xff000000 }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "12 ds_mskor_b32 14 ds_store_2addr_b32 ds_store_2addr_stride64_b32 "
      "ds_cmpstore_b32 "
      "76 ds_mskor_b64 78 ds_store_2addr_b64 ds_store_2addr_stride64_b64 "
      "ds_cmpstore_b64"
    },
    { { 0xfc030000, 0xffff0000 }, { 0xd8000000 }, { 18, 8 }, 8196, false,
      "84 ds_add_f64"
    },
    { { 0xfc030000, 0xffff0000 }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "0 ds_add_u32 ds_sub_u32 ds_rsub_u32 ds_inc_u32 ds_dec_u32 ds_min_i32 ds_max_i32 ds_min_u32 "
      "ds_max_u32 ds_and_b32 ds_or_b32 ds_xor_b32 13 ds_store_b32 "
      "18 ds_min_num_f32 ds_max_num_f32 21 ds_add_f32 "
      "30 ds_store_b8 ds_store_b16 "
      "64 ds_add_u64 ds_sub_u64 ds_rsub_u64 ds_inc_u64 ds_dec_u64 ds_min_i64 ds_max_i64 ds_min_u64 "
      "ds_max_u64 ds_and_b64 ds_or_b64 ds_xor_b64 77 ds_store_b64 "
      "82 ds_min_num_f64 ds_max_num_f64 "
      "152 ds_cond_sub_u32 ds_sub_clamp_u32 ds_pk_add_f16 ds_pk_add_bf16 "
      "160 ds_store_b8_d16_hi ds_store_b16_d16_hi "
      "222 ds_store_b96 ds_store_b128"
    },
    { { 0xfc030000, 0xffff00ff }, { 0xd8000000 }, { 18, 8 }, 8228, false,
      "176 ds_store_addtid_b32"
    },
    { { 0xfc030000, 0xffffff00 }, { 0xd8000000 }, { 18, 8 }, 8196, false,
      "86 ds_atomic_async_barrier_arrive_b64"
    },
    { { 0xfc030000, 0xffffff00 }, { 0xd8020000 }, { 18, 8 }, 7192, false,
      "25 ds_gws_init 27 ds_gws_sema_br 29 ds_gws_barrier"
    },
    { { 0xfc030000, 0xffffffff }, { 0xd8020000 }, { 18, 8 }, 7192, false,
      "24 ds_gws_sema_release_all 26 ds_gws_sema_v 28 ds_gws_sema_p"
    },
    { { 0xfc038000 }, { 0xe0000000 }, { 18, 8 }, 24, false,
      "0 buffer_load_format_x buffer_load_format_xy buffer_load_format_xyz buffer_load_format_xyzw buffer_store_format_x buffer_store_format_xy buffer_store_format_xyz buffer_store_format_xyzw "
      "buffer_load_d16_format_x buffer_load_d16_format_xy buffer_load_d16_format_xyz buffer_load_d16_format_xyzw buffer_store_d16_format_x buffer_store_d16_format_xy buffer_store_d16_format_xyz buffer_store_d16_format_xyzw "
      "buffer_load_u8 buffer_load_i8 buffer_load_u16 buffer_load_i16 buffer_load_b32 buffer_load_b64 buffer_load_b96 buffer_load_b128 "
      "buffer_store_b8 buffer_store_b16 buffer_store_b32 buffer_store_b64 buffer_store_b96 buffer_store_b128 buffer_load_d16_u8 buffer_load_d16_i8 "
      "buffer_load_d16_b16 buffer_load_d16_hi_u8 buffer_load_d16_hi_i8 buffer_load_d16_hi_b16 buffer_store_d16_hi_b8 buffer_store_d16_hi_b16 buffer_load_d16_hi_format_x buffer_store_d16_hi_format_x"
    },
    { { 0xfc038000, 0x200000 }, { 0xe0000000 }, { 18, 8 }, 24, false,
      "51 buffer_atomic_swap_b32 buffer_atomic_cmpswap_b32 buffer_atomic_add_u32 buffer_atomic_sub_u32 buffer_atomic_csub_u32 "
      "buffer_atomic_min_i32 buffer_atomic_min_u32 buffer_atomic_max_i32 buffer_atomic_max_u32 buffer_atomic_and_b32 buffer_atomic_or_b32 buffer_atomic_xor_b32 buffer_atomic_inc_u32 "
      "buffer_atomic_dec_u32 buffer_atomic_swap_b64 buffer_atomic_cmpswap_b64 buffer_atomic_add_u64 buffer_atomic_sub_u64 buffer_atomic_min_i64 buffer_atomic_min_u64 buffer_atomic_max_i64 "
      "buffer_atomic_max_u64 buffer_atomic_and_b64 buffer_atomic_or_b64 buffer_atomic_xor_b64 buffer_atomic_inc_u64 buffer_atomic_dec_u64 "
      "80 buffer_atomic_cmpswap_f32 buffer_atomic_min_f32 buffer_atomic_max_f32 86 buffer_atomic_add_f32"
    },
    { { 0xfc038000, 0xa00000 }, { 0xe0000000 }, { 18, 8 }, 1024, false,
      "52 buffer_atomic_csub"
    },
    { { 0xfc038000, 0xa00000 }, { 0xe0000000 }, { 18, 8 }, 7168, false,
      "48 buffer_atomic_swap buffer_atomic_cmpswap buffer_atomic_add buffer_atomic_sub 53 buffer_atomic_smin buffer_atomic_umin buffer_atomic_smax "
      "buffer_atomic_umax buffer_atomic_and buffer_atomic_or buffer_atomic_xor buffer_atomic_inc buffer_atomic_dec buffer_atomic_fcmpswap buffer_atomic_fmin "
      "buffer_atomic_fmax "
      "80 buffer_atomic_swap_x2 buffer_atomic_cmpswap_x2 buffer_atomic_add_x2 buffer_atomic_sub_x2 85 buffer_atomic_smin_x2 buffer_atomic_umin_x2 buffer_atomic_smax_x2 "
      "buffer_atomic_umax_x2 buffer_atomic_and_x2 buffer_atomic_or_x2 buffer_atomic_xor_x2 buffer_atomic_inc_x2 buffer_atomic_dec_x2 buffer_atomic_fcmpswap_x2 buffer_atomic_fmin_x2 "
      "buffer_atomic_fmax_x2"
    },
    { { 0xfc038000, 0x1e00000 }, { 0xf4000000 }, { 18, 8 }, 24, false,
      "0 s_load_b32 s_load_b64 s_load_b128 s_load_b256 s_load_b512 "
      "8 s_buffer_load_b32 s_buffer_load_b64 s_buffer_load_b128 s_buffer_load_b256 s_buffer_load_b512"
    },
    { { 0xfc03e000, 0xe00000 }, { 0xe0000000 }, { 18, 8 }, 24, false,
      "43 buffer_gl0_inv buffer_gl1_inv"
    },
    { { 0xfc03e000, 0x1e00000 }, { 0xf4000000 }, { 18, 8 }, 24, false,
      "32 s_gl1_inv s_dcache_inv s_atc_probe s_atc_probe_buffer"
    },
    { { 0xfc03f000, 0xa00000 }, { 0xe0000000 }, { 18, 8 }, 7168, false,
      "113 buffer_gl0_inv buffer_gl1_inv"
    },
    { { 0xfc03ffff, 0xffffffff }, { 0xd8000000 }, { 18, 8 }, 15420, false,
      "20 ds_nop"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 24, false,
      "0 v_cmp_f_f16 "
      "15 v_cmp_t_f16 "
      "v_cmp_f_f32 "
      "31 v_cmp_t_f32 "
      "47 v_cmp_t_f64 "
      "64 v_cmp_f_i32 71 v_cmp_t_i32 "
      "v_cmp_f_u32 79 v_cmp_t_u32 "
      "v_cmp_f_i64 87 v_cmp_t_i64 "
      "v_cmp_f_u64 95 v_cmp_t_u64 "
      "128 v_cmpx_f_f16 "
      "143 v_cmpx_t_f16 "
      "v_cmpx_f_f32 "
      "159 v_cmpx_t_f32 "
      "v_cmpx_f_f64 "
      "175 v_cmpx_t_f64 "
      "192 v_cmpx_f_i32 199 v_cmpx_t_i32 "
      "v_cmpx_f_u32 207 v_cmpx_t_u32 "
      "v_cmpx_f_i64 215 v_cmpx_t_i64 "
      "v_cmpx_f_u64 223 v_cmpx_t_u64"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 963, false,
      "16 v_cmp_class_f32 v_cmpx_class_f32 v_cmp_class_f64 v_cmpx_class_f64 v_cmp_class_f16 v_cmpx_class_f16 "
      "32 v_cmp_f_f16 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16 "
      "v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 v_cmp_tru_f16 "
      "v_cmpx_f_f16 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16 v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 "
      "v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 v_cmpx_tru_f16 "
      "v_cmp_f_f32 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32 "
      "v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 v_cmp_tru_f32 "
      "v_cmpx_f_f32 v_cmpx_lt_f32 v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 "
      "v_cmpx_u_f32 v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 v_cmpx_tru_f32 "
      "v_cmp_f_f64 v_cmp_lt_f64 v_cmp_eq_f64 v_cmp_le_f64 v_cmp_gt_f64 v_cmp_lg_f64 v_cmp_ge_f64 v_cmp_o_f64 "
      "v_cmp_u_f64 v_cmp_nge_f64 v_cmp_nlg_f64 v_cmp_ngt_f64 v_cmp_nle_f64 v_cmp_neq_f64 v_cmp_nlt_f64 v_cmp_tru_f64 "
      "v_cmpx_f_f64 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64 v_cmpx_o_f64 "
      "v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64 v_cmpx_nlt_f64 v_cmpx_tru_f64 "
      "160 v_cmp_f_i16 v_cmp_lt_i16 v_cmp_eq_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ne_i16 v_cmp_ge_i16 v_cmp_t_i16 "
      "v_cmp_f_u16 175 v_cmp_t_u16 "
      "v_cmpx_f_i16 183 v_cmpx_t_i16 "
      "v_cmpx_f_u16 191 v_cmpx_t_u16 "
      "v_cmp_f_i32 v_cmp_lt_i32 v_cmp_eq_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ne_i32 v_cmp_ge_i32 v_cmp_t_i32 "
      "v_cmp_f_u32 v_cmp_lt_u32 v_cmp_eq_u32 v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ne_u32 v_cmp_ge_u32 v_cmp_t_u32 "
      "v_cmpx_f_i32 v_cmpx_lt_i32 v_cmpx_eq_i32 v_cmpx_le_i32 v_cmpx_gt_i32 v_cmpx_ne_i32 v_cmpx_ge_i32 v_cmpx_t_i32 "
      "v_cmpx_f_u32 v_cmpx_lt_u32 v_cmpx_eq_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ne_u32 v_cmpx_ge_u32 v_cmpx_t_u32 "
      "v_cmp_f_i64 v_cmp_lt_i64 v_cmp_eq_i64 v_cmp_le_i64 v_cmp_gt_i64 v_cmp_ne_i64 v_cmp_ge_i64 v_cmp_t_i64 "
      "v_cmp_f_u64 v_cmp_lt_u64 v_cmp_eq_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ne_u64 v_cmp_ge_u64 v_cmp_t_u64 "
      "v_cmpx_f_i64 v_cmpx_lt_i64 v_cmpx_eq_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ne_i64 v_cmpx_ge_i64 v_cmpx_t_i64 "
      "v_cmpx_f_u64 v_cmpx_lt_u64 v_cmpx_eq_u64 v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ne_u64 v_cmpx_ge_u64 v_cmpx_t_u64"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 7168, false,
      "0 v_cmp_f_f32 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32 "
      "v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 v_cmp_tru_f32 "
      "v_cmpx_f_f32 v_cmpx_lt_f32 v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 "
      "v_cmpx_u_f32 v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 v_cmpx_tru_f32 "
      "47 v_cmp_tru_f64 "
      "v_cmpx_f_f64 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64 v_cmpx_o_f64 "
      "v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64 v_cmpx_nlt_f64 v_cmpx_tru_f64 "
      "128 v_cmp_f_i32 v_cmp_lt_i32 v_cmp_eq_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ne_i32 v_cmp_ge_i32 v_cmp_t_i32 "
      "v_cmp_class_f32 v_cmp_lt_i16 v_cmp_eq_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ne_i16 v_cmp_ge_i16 v_cmp_class_f16 "
      "v_cmpx_f_i32 v_cmpx_lt_i32 v_cmpx_eq_i32 v_cmpx_le_i32 v_cmpx_gt_i32 v_cmpx_ne_i32 v_cmpx_ge_i32 v_cmpx_t_i32 "
      "v_cmpx_class_f32 v_cmpx_lt_i16 v_cmpx_eq_i16 v_cmpx_le_i16 v_cmpx_gt_i16 v_cmpx_ne_i16 v_cmpx_ge_i16 v_cmpx_class_f16 "
      "v_cmp_f_i64 v_cmp_lt_i64 v_cmp_eq_i64 v_cmp_le_i64 v_cmp_gt_i64 v_cmp_ne_i64 v_cmp_ge_i64 v_cmp_t_i64 "
      "v_cmp_class_f64 "
      "176 v_cmpx_f_i64 v_cmpx_lt_i64 v_cmpx_eq_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ne_i64 v_cmpx_ge_i64 v_cmpx_t_i64 "
      "v_cmpx_class_f64 "
      "192 v_cmp_f_u32 v_cmp_lt_u32 v_cmp_eq_u32 v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ne_u32 v_cmp_ge_u32 v_cmp_t_u32 "
      "v_cmp_f_f16 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16 "
      "v_cmpx_f_u32 v_cmpx_lt_u32 v_cmpx_eq_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ne_u32 v_cmpx_ge_u32 v_cmpx_t_u32 "
      "v_cmpx_f_f16 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16 v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 "
      "v_cmp_f_u64 v_cmp_lt_u64 v_cmp_eq_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ne_u64 v_cmp_ge_u64 v_cmp_t_u64 "
      "v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 v_cmp_tru_f16 "
      "v_cmpx_f_u64 v_cmpx_lt_u64 v_cmpx_eq_u64 v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ne_u64 v_cmpx_ge_u64 v_cmpx_t_u64 "
      "v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 v_cmpx_tru_f16"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 7192, false,
      "32 v_cmp_f_f64"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 8131, false,
      "169 v_cmp_lt_u16 v_cmp_eq_u16 v_cmp_le_u16 v_cmp_gt_u16 v_cmp_ne_u16 v_cmp_ge_u16"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 8252, false,
      "1 v_cmp_lt_f16 v_cmp_eq_f16 v_cmp_le_f16 v_cmp_gt_f16 v_cmp_lg_f16 v_cmp_ge_f16 v_cmp_o_f16 "
      "v_cmp_u_f16 v_cmp_nge_f16 v_cmp_nlg_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_neq_f16 v_cmp_nlt_f16 "
      "17 v_cmp_lt_f32 v_cmp_eq_f32 v_cmp_le_f32 v_cmp_gt_f32 v_cmp_lg_f32 v_cmp_ge_f32 v_cmp_o_f32 "
      "v_cmp_u_f32 v_cmp_nge_f32 v_cmp_nlg_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_neq_f32 v_cmp_nlt_f32 "
      "49 v_cmp_lt_i16 v_cmp_eq_i16 v_cmp_le_i16 v_cmp_gt_i16 v_cmp_ne_i16 v_cmp_ge_i16 "
      "57 v_cmp_lt_u16 v_cmp_eq_u16 v_cmp_le_u16 v_cmp_gt_u16 v_cmp_ne_u16 v_cmp_ge_u16 "
      "65 v_cmp_lt_i32 v_cmp_eq_i32 v_cmp_le_i32 v_cmp_gt_i32 v_cmp_ne_i32 v_cmp_ge_i32 "
      "73 v_cmp_lt_u32 v_cmp_eq_u32 v_cmp_le_u32 v_cmp_gt_u32 v_cmp_ne_u32 v_cmp_ge_u32 "
      "81 v_cmp_lt_i64 v_cmp_eq_i64 v_cmp_le_i64 v_cmp_gt_i64 v_cmp_ne_i64 v_cmp_ge_i64 "
      "89 v_cmp_lt_u64 v_cmp_eq_u64 v_cmp_le_u64 v_cmp_gt_u64 v_cmp_ne_u64 v_cmp_ge_u64 "
      "125 v_cmp_class_f16 v_cmp_class_f32 v_cmp_class_f64 "
      "129 v_cmpx_lt_f16 v_cmpx_eq_f16 v_cmpx_le_f16 v_cmpx_gt_f16 v_cmpx_lg_f16 v_cmpx_ge_f16 v_cmpx_o_f16 "
      "v_cmpx_u_f16 v_cmpx_nge_f16 v_cmpx_nlg_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_neq_f16 v_cmpx_nlt_f16 "
      "145 v_cmpx_lt_f32 v_cmpx_eq_f32 v_cmpx_le_f32 v_cmpx_gt_f32 v_cmpx_lg_f32 v_cmpx_ge_f32 v_cmpx_o_f32 "
      "v_cmpx_u_f32 v_cmpx_nge_f32 v_cmpx_nlg_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_neq_f32 v_cmpx_nlt_f32 "
      "161 v_cmpx_lt_f64 v_cmpx_eq_f64 v_cmpx_le_f64 v_cmpx_gt_f64 v_cmpx_lg_f64 v_cmpx_ge_f64 v_cmpx_o_f64 "
      "v_cmpx_u_f64 v_cmpx_nge_f64 v_cmpx_nlg_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_neq_f64 v_cmpx_nlt_f64 "
      "193 v_cmpx_lt_i32 v_cmpx_eq_i32 v_cmpx_le_i32 v_cmpx_gt_i32 v_cmpx_ne_i32 v_cmpx_ge_i32 "
      "201 v_cmpx_lt_u32 v_cmpx_eq_u32 v_cmpx_le_u32 v_cmpx_gt_u32 v_cmpx_ne_u32 v_cmpx_ge_u32 "
      "209 v_cmpx_lt_i64 v_cmpx_eq_i64 v_cmpx_le_i64 v_cmpx_gt_i64 v_cmpx_ne_i64 v_cmpx_ge_i64 "
      "217 v_cmpx_lt_u64 v_cmpx_eq_u64 v_cmpx_le_u64 v_cmpx_gt_u64 v_cmpx_ne_u64 v_cmpx_ge_u64 "
      "253 v_cmpx_class_f16 v_cmpx_class_f32 v_cmpx_class_f64"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 9215, false,
      "177 v_cmpx_lt_i16 v_cmpx_eq_i16 v_cmpx_le_i16 v_cmpx_gt_i16 v_cmpx_ne_i16 v_cmpx_ge_i16"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 15420, false,
      "33 v_cmp_lt_f64 v_cmp_eq_f64 v_cmp_le_f64 v_cmp_gt_f64 v_cmp_lg_f64 v_cmp_ge_f64 v_cmp_o_f64 "
      "v_cmp_u_f64 v_cmp_nge_f64 v_cmp_nlg_f64 v_cmp_ngt_f64 v_cmp_nle_f64 v_cmp_neq_f64 v_cmp_nlt_f64"
    },
    { { 0xfe000000 }, { 0x7c000000 }, { 17, 8 }, 16383, false,
      "185 v_cmpx_lt_u16 v_cmpx_eq_u16 v_cmpx_le_u16 v_cmpx_gt_u16 v_cmpx_ne_u16 v_cmpx_ge_u16"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 2, false,
      "88 v_prng_b32 v_permlane16_swap_b32 v_permlane32_swap_b32 v_cvt_f32_bf16"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 3, false,
      "56 v_mov_b64 "
      "84 v_cvt_f32_fp8 v_cvt_f32_bf8 v_cvt_pk_f32_fp8 v_cvt_pk_f32_bf8"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 24, false,
      "12 v_cvt_nearest_i32_f32 v_cvt_floor_i32_f32 "
      "28 v_mov_b16 "
      "57 v_clz_i32_u32 v_ctz_i32_b32 v_cls_i32 "
      "102 v_swap_b16 v_permlane64_b32 "
      "105 v_not_b16 v_cvt_i32_i16 v_cvt_u32_u16"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 67, false,
      "82 v_accvgpr_mov_b32"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 962, false,
      "75 v_exp_legacy_f32 v_log_legacy_f32"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 963, false,
      "27 v_fract_f32 v_trunc_f32 v_ceil_f32 v_rndne_f32 v_floor_f32 "
      "v_exp_f32 v_log_f32 v_rcp_f32 v_rcp_iflag_f32 v_rsq_f32 v_rcp_f64 v_rsq_f64 v_sqrt_f32 "
      "v_sqrt_f64 v_sin_f32 v_cos_f32 v_not_b32 v_bfrev_b32 v_ffbh_u32 v_ffbl_b32 v_ffbh_i32 "
      "v_frexp_exp_i32_f64 v_frexp_mant_f64 v_fract_f64 v_frexp_exp_i32_f32 v_frexp_mant_f32 "
      "57 v_cvt_f16_u16 v_cvt_f16_i16 v_cvt_u16_f16 v_cvt_i16_f16 v_rcp_f16 v_sqrt_f16 v_rsq_f16 "
      "v_log_f16 v_exp_f16 v_frexp_mant_f16 v_frexp_exp_i16_f16 v_floor_f16 v_ceil_f16 v_trunc_f16 v_rndne_f16 "
      "v_fract_f16 v_sin_f16 v_cos_f16 77 v_cvt_norm_i16_f16 v_cvt_norm_u16_f16 v_sat_pk_u8_i16 "
      "81 v_swap_b32"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 7168, false,
      "57 v_ffbh_u32 v_ffbl_b32 v_ffbh_i32"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 7192, false,
      "32 v_fract_f32 v_trunc_f32 v_ceil_f32 v_rndne_f32 v_floor_f32 v_exp_f32 39 v_log_f32 "
      "42 v_rcp_f32 v_rcp_iflag_f32 46 v_rsq_f32 v_rcp_f64 "
      "49 v_rsq_f64 51 v_sqrt_f32 v_sqrt_f64 v_sin_f32 v_cos_f32 v_not_b32 "
      "v_bfrev_b32 60 v_frexp_exp_i32_f64 v_frexp_mant_f64 v_fract_f64 v_frexp_exp_i32_f32 "
      "v_frexp_mant_f32 66 v_movreld_b32 v_movrels_b32 v_movrelsd_b32 "
      "72 v_movrelsd_2_b32 "
      "80 v_cvt_f16_u16 v_cvt_f16_i16 v_cvt_u16_f16 v_cvt_i16_f16 v_rcp_f16 v_sqrt_f16 v_rsq_f16 v_log_f16 "
      "v_exp_f16 v_frexp_mant_f16 v_frexp_exp_i16_f16 v_floor_f16 v_ceil_f16 v_trunc_f16 v_rndne_f16 v_fract_f16 "
      "v_sin_f16 v_cos_f16 v_sat_pk_u8_i16 v_cvt_norm_i16_f16 v_cvt_norm_u16_f16 v_swap_b32 "
      "104 v_swaprel_b32"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 8131, false,
      "12 v_cvt_rpi_i32_f32 v_cvt_flr_i32_f32"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 8155, false,
      "1 v_mov_b32 v_readfirstlane_b32 v_cvt_i32_f64 v_cvt_f64_i32 v_cvt_f32_i32 v_cvt_f32_u32 v_cvt_u32_f32 "
      "v_cvt_i32_f32 10 v_cvt_f16_f32 v_cvt_f32_f16 14 v_cvt_off_f32_i4 v_cvt_f32_f64 "
      "v_cvt_f64_f32 v_cvt_f32_ubyte0 v_cvt_f32_ubyte1 v_cvt_f32_ubyte2 v_cvt_f32_ubyte3 v_cvt_u32_f64 v_cvt_f64_u32 v_trunc_f64 "
      "v_ceil_f64 v_rndne_f64 v_floor_f64"
    },
    { { 0xfe000000 }, { 0x7e000000 }, { 9, 8 }, 962, true,
      "55 v_screen_partition_4se_b32"
    },
    { { 0xfe000000 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "44 ds_mskor_rtn_b32 46 ds_wrxchg2_rtn_b32 ds_wrxchg2st64_rtn_b32 "
      "ds_cmpst_rtn_b32 ds_cmpst_rtn_f32 52 ds_wrap_rtn_b32 "
      "108 ds_mskor_rtn_b64 110 ds_wrxchg2_rtn_b64 ds_wrxchg2st64_rtn_b64 "
      "ds_cmpst_rtn_b64 ds_cmpst_rtn_f64"
    },
    { { 0xfe000000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 2, false,
      "22 buffer_load_dwordx3 buffer_load_dwordx4"
    },
    { { 0xfe000000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 67, false,
      "0 buffer_load_format_x "
      "16 buffer_load_ubyte buffer_load_sbyte buffer_load_ushort buffer_load_sshort buffer_load_dword"
    },
    { { 0xfe000000, 0xff0000 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "32 ds_add_rtn_u32 ds_sub_rtn_u32 ds_rsub_rtn_u32 ds_inc_rtn_u32 ds_dec_rtn_u32 ds_min_rtn_i32 ds_max_rtn_i32 ds_min_rtn_u32 "
      "ds_max_rtn_u32 ds_and_rtn_b32 ds_or_rtn_b32 ds_xor_rtn_b32 45 ds_wrxchg_rtn_b32 "
      "50 ds_min_rtn_f32 ds_max_rtn_f32 53 ds_add_rtn_f32 "
      "96 ds_add_rtn_u64 ds_sub_rtn_u64 ds_rsub_rtn_u64 ds_inc_rtn_u64 ds_dec_rtn_u64 ds_min_rtn_i64 ds_max_rtn_i64 ds_min_rtn_u64 "
      "ds_max_rtn_u64 ds_and_rtn_b64 ds_or_rtn_b64 ds_xor_rtn_b64 109 ds_wrxchg_rtn_b64 "
      "114 ds_min_rtn_f64 ds_max_rtn_f64 "
      "126 ds_condxchg32_rtn_b64"
    },
    { { 0xfe000000, 0xffff00 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "54 ds_read_b32 ds_read2_b32 "
      "ds_read2st64_b32 ds_read_i8 ds_read_u8 ds_read_i16 ds_read_u16 ds_swizzle_b32 "
      "86 ds_read_u8_d16 ds_read_u8_d16_hi "
      "ds_read_i8_d16 ds_read_i8_d16_hi ds_read_u16_d16 ds_read_u16_d16_hi "
      "118 ds_read_b64 ds_read2_b64 "
      "ds_read2st64_b64 "
      "254 ds_read_b96 ds_read_b128"
    },
    { { 0xfe000000, 0xffffff }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "182 ds_read_addtid_b32 "
      "189 ds_consume ds_append"
    },
    { { 0xfe000000, 0xff000000 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "12 ds_mskor_b32 14 ds_write2_b32 ds_write2st64_b32 "
      "ds_cmpst_b32 ds_cmpst_f32 "
      "76 ds_mskor_b64 78 ds_write2_b64 ds_write2st64_b64 "
      "ds_cmpst_b64 ds_cmpst_f64"
    },
    { { 0xfe000000, 0xffff0000 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "0 ds_add_u32 ds_sub_u32 ds_rsub_u32 ds_inc_u32 ds_dec_u32 ds_min_i32 ds_max_i32 ds_min_u32 "
      "ds_max_u32 ds_and_b32 ds_or_b32 ds_xor_b32 13 ds_write_b32 "
      "18 ds_min_f32 ds_max_f32 21 ds_add_f32 "
      "30 ds_write_b8 ds_write_b16 "
      "64 ds_add_u64 ds_sub_u64 ds_rsub_u64 ds_inc_u64 ds_dec_u64 ds_min_i64 ds_max_i64 ds_min_u64 "
      "ds_max_u64 ds_and_b64 ds_or_b64 ds_xor_b64 77 ds_write_b64 "
      "82 ds_min_f64 ds_max_f64 ds_write_b8_d16_hi ds_write_b16_d16_hi "
      "222 ds_write_b96 ds_write_b128"
    },
    { { 0xfe000000, 0xffff00ff }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "29 ds_write_addtid_b32"
    },
    { { 0xfe000000, 0xffffff00 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "128 ds_add_src2_u32 ds_sub_src2_u32 ds_rsub_src2_u32 ds_inc_src2_u32 ds_dec_src2_u32 ds_min_src2_i32 ds_max_src2_i32 ds_min_src2_u32 "
      "ds_max_src2_u32 ds_and_src2_b32 ds_or_src2_b32 ds_xor_src2_b32 141 ds_write_src2_b32 "
      "146 ds_min_src2_f32 ds_max_src2_f32 149 ds_add_src2_f32 "
      "192 ds_add_src2_u64 ds_sub_src2_u64 ds_rsub_src2_u64 ds_inc_src2_u64 ds_dec_src2_u64 ds_min_src2_i64 ds_max_src2_i64 ds_min_src2_u64 "
      "ds_max_src2_u64 ds_and_src2_b64 ds_or_src2_b64 ds_xor_src2_b64 205 ds_write_src2_b64 "
      "210 ds_min_src2_f64 ds_max_src2_f64"
    },
    { { 0xfe008000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 896, false,
      "0 buffer_load_format_x "
      "16 buffer_load_ubyte buffer_load_sbyte buffer_load_ushort buffer_load_sshort buffer_load_dword"
    },
    { { 0xfe00c000, 0x800000 }, { 0xdc004000 }, { 18, 7 }, 896, false,
      "16 scratch_load_ubyte scratch_load_sbyte scratch_load_ushort scratch_load_sshort scratch_load_dword"
    },
    { { 0xfe00c000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 896, false,
      "16 global_load_ubyte global_load_sbyte global_load_ushort global_load_sshort global_load_dword"
    },
    { { 0xfe00e000 }, { 0xdc008000 }, { 18, 7 }, 64, false,
      "77 global_atomic_add_f32 global_atomic_pk_add_f16 global_atomic_add_f64 "
      "global_atomic_min_f64 global_atomic_max_f64"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc004000 }, { 18, 7 }, 896, false,
      "21 scratch_load_dwordx2 scratch_load_dwordx3 scratch_load_dwordx4 "
      "30 scratch_store_dwordx3 scratch_store_dwordx4"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc004000 }, { 18, 7 }, 7168, false,
      "8 scratch_load_ubyte scratch_load_sbyte scratch_load_ushort scratch_load_sshort scratch_load_dword scratch_load_dwordx2 scratch_load_dwordx4 scratch_load_dwordx3 "
      "30 scratch_store_dwordx4 scratch_store_dwordx3"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc004000 }, { 18, 7 }, 8064, false,
      "24 scratch_store_byte scratch_store_byte_d16_hi scratch_store_short scratch_store_short_d16_hi scratch_store_dword scratch_store_dwordx2 "
      "32 scratch_load_ubyte_d16 scratch_load_ubyte_d16_hi scratch_load_sbyte_d16 scratch_load_sbyte_d16_hi scratch_load_short_d16 scratch_load_short_d16_hi"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 896, false,
      "21 global_load_dwordx2 global_load_dwordx3 global_load_dwordx4 "
      "30 global_store_dwordx3 global_store_dwordx4 "
      "64 global_atomic_swap global_atomic_cmpswap global_atomic_add global_atomic_sub global_atomic_smin global_atomic_umin global_atomic_smax global_atomic_umax "
      "global_atomic_and global_atomic_or global_atomic_xor global_atomic_inc global_atomic_dec "
      "96 global_atomic_swap_x2 global_atomic_cmpswap_x2 global_atomic_add_x2 global_atomic_sub_x2 global_atomic_smin_x2 global_atomic_umin_x2 global_atomic_smax_x2 global_atomic_umax_x2 "
      "global_atomic_and_x2 global_atomic_or_x2 global_atomic_xor_x2 global_atomic_inc_x2 global_atomic_dec_x2"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 1024, false,
      "22 global_load_dword_addtid global_store_dword_addtid "
      "52 global_atomic_csub"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 7168, false,
      "8 global_load_ubyte global_load_sbyte global_load_ushort global_load_sshort global_load_dword global_load_dwordx2 global_load_dwordx4 global_load_dwordx3 "
      "30 global_store_dwordx4 global_store_dwordx3 "
      "48 global_atomic_swap global_atomic_cmpswap global_atomic_add global_atomic_sub 53 global_atomic_smin global_atomic_umin global_atomic_smax "
      "global_atomic_umax global_atomic_and global_atomic_or global_atomic_xor global_atomic_inc global_atomic_dec global_atomic_fcmpswap global_atomic_fmin "
      "global_atomic_fmax "
      "80 global_atomic_swap_x2 global_atomic_cmpswap_x2 global_atomic_add_x2 global_atomic_sub_x2 85 global_atomic_smin_x2 global_atomic_umin_x2 global_atomic_smax_x2 "
      "global_atomic_umax_x2 global_atomic_and_x2 global_atomic_or_x2 global_atomic_xor_x2 global_atomic_inc_x2 global_atomic_dec_x2 global_atomic_fcmpswap_x2 global_atomic_fmin_x2 "
      "global_atomic_fmax_x2"
    },
    { { 0xfe00e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 8064, false,
      "24 global_store_byte global_store_byte_d16_hi global_store_short global_store_short_d16_hi global_store_dword global_store_dwordx2 "
      "32 global_load_ubyte_d16 global_load_ubyte_d16_hi global_load_sbyte_d16 global_load_sbyte_d16_hi global_load_short_d16 global_load_short_d16_hi"
    },
    { { 0xfe00e800, 0xff0000 }, { 0xdc000000, 0x7d0000 }, { 18, 7 }, 7168, false,
      "8 flat_load_ubyte flat_load_sbyte flat_load_ushort flat_load_sshort flat_load_dword flat_load_dwordx2 flat_load_dwordx4 flat_load_dwordx3 "
      "24 flat_store_byte flat_store_byte_d16_hi flat_store_short flat_store_short_d16_hi flat_store_dword flat_store_dwordx2 flat_store_dwordx4 flat_store_dwordx3 "
      "flat_load_ubyte_d16 flat_load_ubyte_d16_hi flat_load_sbyte_d16 flat_load_sbyte_d16_hi flat_load_short_d16 flat_load_short_d16_hi "
      "48 flat_atomic_swap flat_atomic_cmpswap flat_atomic_add flat_atomic_sub 53 flat_atomic_smin flat_atomic_umin flat_atomic_smax "
      "flat_atomic_umax flat_atomic_and flat_atomic_or flat_atomic_xor flat_atomic_inc flat_atomic_dec flat_atomic_fcmpswap flat_atomic_fmin "
      "flat_atomic_fmax "
      "80 flat_atomic_swap_x2 flat_atomic_cmpswap_x2 flat_atomic_add_x2 flat_atomic_sub_x2 85 flat_atomic_smin_x2 flat_atomic_umin_x2 flat_atomic_smax_x2 "
      "flat_atomic_umax_x2 flat_atomic_and_x2 flat_atomic_or_x2 flat_atomic_xor_x2 flat_atomic_inc_x2 flat_atomic_dec_x2 flat_atomic_fcmpswap_x2 flat_atomic_fmin_x2 "
      "flat_atomic_fmax_x2"
    },
    { { 0xfe00f000, 0x7f0000 }, { 0xdc000000 }, { 18, 7 }, 64, false,
      "79 flat_atomic_add_f64 "
      "flat_atomic_min_f64 flat_atomic_max_f64"
    },
    { { 0xfe00f000, 0xff0000 }, { 0xdc000000 }, { 18, 7 }, 896, false,
      "16 flat_load_ubyte flat_load_sbyte flat_load_ushort flat_load_sshort flat_load_dword flat_load_dwordx2 flat_load_dwordx3 flat_load_dwordx4 "
      "flat_store_byte flat_store_byte_d16_hi flat_store_short flat_store_short_d16_hi flat_store_dword flat_store_dwordx2 flat_store_dwordx3 flat_store_dwordx4 "
      "flat_load_ubyte_d16 flat_load_ubyte_d16_hi flat_load_sbyte_d16 flat_load_sbyte_d16_hi flat_load_short_d16 flat_load_short_d16_hi "
      "64 flat_atomic_swap flat_atomic_cmpswap flat_atomic_add flat_atomic_sub flat_atomic_smin flat_atomic_umin flat_atomic_smax flat_atomic_umax "
      "flat_atomic_and flat_atomic_or flat_atomic_xor flat_atomic_inc flat_atomic_dec "
      "96 flat_atomic_swap_x2 flat_atomic_cmpswap_x2 flat_atomic_add_x2 flat_atomic_sub_x2 flat_atomic_smin_x2 flat_atomic_umin_x2 flat_atomic_smax_x2 flat_atomic_umax_x2 "
      "flat_atomic_and_x2 flat_atomic_or_x2 flat_atomic_xor_x2 flat_atomic_inc_x2 flat_atomic_dec_x2"
    },
    { { 0xfe010000 }, { 0x7e000000 }, { 9, 7 }, 8196, false,
      "29 v_mov_b64 v_tanh_f32 v_tanh_f16 "
      "73 v_permlane16_swap_b32 v_tanh_bf16 v_prng_b32 "
      "114 v_cvt_f32_bf16 v_sat_pk4_i4_i8 v_sat_pk4_u4_u8 v_cvt_pk_f16_fp8 v_cvt_pk_f16_bf8 v_cvt_f16_fp8 "
      "v_cvt_f16_bf8 v_rcp_bf16 v_sqrt_bf16 v_rsq_bf16 v_log_bf16 v_exp_bf16 v_sin_bf16 v_cos_bf16"
    },
    { { 0xfe010000 }, { 0x7e000000 }, { 9, 7 }, 8228, false,
      "1 v_mov_b32 v_readfirstlane_b32 v_cvt_i32_f64 v_cvt_f64_i32 v_cvt_f32_i32 v_cvt_f32_u32 v_cvt_u32_f32 "
      "v_cvt_i32_f32 10 v_cvt_f16_f32 v_cvt_f32_f16 v_cvt_nearest_i32_f32 v_cvt_floor_i32_f32 v_cvt_off_f32_i4 v_cvt_f32_f64 "
      "v_cvt_f64_f32 v_cvt_f32_ubyte0 v_cvt_f32_ubyte1 v_cvt_f32_ubyte2 v_cvt_f32_ubyte3 v_cvt_u32_f64 v_cvt_f64_u32 v_trunc_f64 "
      "v_ceil_f64 v_rndne_f64 v_floor_f64 28 v_mov_b16 "
      "32 v_fract_f32 v_trunc_f32 v_ceil_f32 v_rndne_f32 v_floor_f32 v_exp_f32 39 v_log_f32 "
      "42 v_rcp_f32 v_rcp_iflag_f32 46 v_rsq_f32 v_rcp_f64 "
      "49 v_rsq_f64 51 v_sqrt_f32 v_sqrt_f64 v_sin_f32 v_cos_f32 v_not_b32 "
      "v_bfrev_b32 v_clz_i32_u32 v_ctz_i32_b32 v_cls_i32 v_frexp_exp_i32_f64 v_frexp_mant_f64 v_fract_f64 v_frexp_exp_i32_f32 "
      "v_frexp_mant_f32 66 v_movreld_b32 v_movrels_b32 v_movrelsd_b32 "
      "72 v_movrelsd_2_b32 "
      "80 v_cvt_f16_u16 v_cvt_f16_i16 v_cvt_u16_f16 v_cvt_i16_f16 v_rcp_f16 v_sqrt_f16 v_rsq_f16 v_log_f16 "
      "v_exp_f16 v_frexp_mant_f16 v_frexp_exp_i16_f16 v_floor_f16 v_ceil_f16 v_trunc_f16 v_rndne_f16 v_fract_f16 "
      "v_sin_f16 v_cos_f16 v_sat_pk_u8_i16 v_cvt_norm_i16_f16 v_cvt_norm_u16_f16 v_swap_b32 v_swap_b16 v_permlane64_b32 "
      "v_swaprel_b32 v_not_b16 v_cvt_i32_i16 v_cvt_u32_u16 v_cvt_f32_fp8 v_cvt_f32_bf8 v_cvt_pk_f32_fp8 v_cvt_pk_f32_bf8"
    },
    { { 0xfe010000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 2, false,
      "82 buffer_atomic_pk_add_bf16"
    },
    { { 0xfe010000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 3, false,
      "77 buffer_atomic_add_f32 buffer_atomic_pk_add_f16 buffer_atomic_add_f64 "
      "buffer_atomic_min_f64 buffer_atomic_max_f64"
    },
    { { 0xfe010000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 65, false,
      "22 buffer_load_dwordx3 buffer_load_dwordx4"
    },
    { { 0xfe010000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 67, false,
      "1 buffer_load_format_xy buffer_load_format_xyz buffer_load_format_xyzw buffer_store_format_x buffer_store_format_xy buffer_store_format_xyz buffer_store_format_xyzw "
      "buffer_load_format_d16_x buffer_load_format_d16_xy buffer_load_format_d16_xyz buffer_load_format_d16_xyzw buffer_store_format_d16_x buffer_store_format_d16_xy buffer_store_format_d16_xyz buffer_store_format_d16_xyzw "
      "21 buffer_load_dwordx2 "
      "24 buffer_store_byte buffer_store_byte_d16_hi buffer_store_short buffer_store_short_d16_hi buffer_store_dword buffer_store_dwordx2 buffer_store_dwordx3 buffer_store_dwordx4 "
      "buffer_load_ubyte_d16 buffer_load_ubyte_d16_hi buffer_load_sbyte_d16 buffer_load_sbyte_d16_hi buffer_load_short_d16 buffer_load_short_d16_hi buffer_load_format_d16_hi_x buffer_store_format_d16_hi_x "
      "64 buffer_atomic_swap buffer_atomic_cmpswap buffer_atomic_add buffer_atomic_sub buffer_atomic_smin buffer_atomic_umin buffer_atomic_smax buffer_atomic_umax "
      "buffer_atomic_and buffer_atomic_or buffer_atomic_xor buffer_atomic_inc buffer_atomic_dec "
      "96 buffer_atomic_swap_x2 buffer_atomic_cmpswap_x2 buffer_atomic_add_x2 buffer_atomic_sub_x2 buffer_atomic_smin_x2 buffer_atomic_umin_x2 buffer_atomic_smax_x2 buffer_atomic_umax_x2 "
      "buffer_atomic_and_x2 buffer_atomic_or_x2 buffer_atomic_xor_x2 buffer_atomic_inc_x2 buffer_atomic_dec_x2"
    },
    { { 0xfe010000, 0xff0000 }, { 0xd8000000 }, { 17, 8 }, 896, false,
      "62 ds_permute_b32 ds_bpermute_b32"
    },
    { { 0xfe010000, 0xffff00 }, { 0xd8010000 }, { 17, 8 }, 896, true,
      "191 ds_ordered_count"
    },
    { { 0xfe010000, 0xffffff00 }, { 0xd8010000 }, { 17, 8 }, 896, false,
      "153 ds_gws_init 155 ds_gws_sema_br 157 ds_gws_barrier"
    },
    { { 0xfe010000, 0xffffffff }, { 0xd8010000 }, { 17, 8 }, 963, false,
      "152 ds_gws_sema_release_all 154 ds_gws_sema_v 156 ds_gws_sema_p"
    },
    { { 0xfe013000, 0xe00000 }, { 0xe0000000 }, { 18, 7 }, 3, false,
      "41 buffer_inv"
    },
    { { 0xfe013000, 0xe00000 }, { 0xe0000000 }, { 18, 7 }, 67, false,
      "40 buffer_wbl2"
    },
    { { 0xfe013000, 0xe00000 }, { 0xe0010000 }, { 18, 7 }, 64, false,
      "61 buffer_store_lds_dword"
    },
    { { 0xfe018000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 64, false,
      "77 buffer_atomic_add_f32 buffer_atomic_pk_add_f16 buffer_atomic_add_f64 "
      "buffer_atomic_min_f64 buffer_atomic_max_f64"
    },
    { { 0xfe018000, 0x600000 }, { 0xe0000000 }, { 18, 7 }, 896, false,
      "1 buffer_load_format_xy buffer_load_format_xyz buffer_load_format_xyzw buffer_store_format_x buffer_store_format_xy buffer_store_format_xyz buffer_store_format_xyzw "
      "buffer_load_format_d16_x buffer_load_format_d16_xy buffer_load_format_d16_xyz buffer_load_format_d16_xyzw buffer_store_format_d16_x buffer_store_format_d16_xy buffer_store_format_d16_xyz buffer_store_format_d16_xyzw "
      "21 buffer_load_dwordx2 buffer_load_dwordx3 buffer_load_dwordx4 "
      "buffer_store_byte buffer_store_byte_d16_hi buffer_store_short buffer_store_short_d16_hi buffer_store_dword buffer_store_dwordx2 buffer_store_dwordx3 buffer_store_dwordx4 "
      "buffer_load_ubyte_d16 buffer_load_ubyte_d16_hi buffer_load_sbyte_d16 buffer_load_sbyte_d16_hi buffer_load_short_d16 buffer_load_short_d16_hi buffer_load_format_d16_hi_x buffer_store_format_d16_hi_x"
    },
    { { 0xfe018000, 0xe00000 }, { 0xe0000000 }, { 18, 7 }, 896, false,
      "64 buffer_atomic_swap buffer_atomic_cmpswap buffer_atomic_add buffer_atomic_sub buffer_atomic_smin buffer_atomic_umin buffer_atomic_smax buffer_atomic_umax "
      "buffer_atomic_and buffer_atomic_or buffer_atomic_xor buffer_atomic_inc buffer_atomic_dec "
      "96 buffer_atomic_swap_x2 buffer_atomic_cmpswap_x2 buffer_atomic_add_x2 buffer_atomic_sub_x2 buffer_atomic_smin_x2 buffer_atomic_umin_x2 buffer_atomic_smax_x2 buffer_atomic_umax_x2 "
      "buffer_atomic_and_x2 buffer_atomic_or_x2 buffer_atomic_xor_x2 buffer_atomic_inc_x2 buffer_atomic_dec_x2"
    },
    { { 0xfe01b000, 0xe00000 }, { 0xe0010000 }, { 18, 7 }, 896, false,
      "61 buffer_store_lds_dword"
    },
    { { 0xfe01c000, 0xe00000 }, { 0xe0000000 }, { 18, 7 }, 512, false,
      "77 buffer_atomic_add_f32 buffer_atomic_pk_add_f16"
    },
    { { 0xfe01e000, 0x800000 }, { 0xdc008000 }, { 18, 7 }, 512, false,
      "77 global_atomic_add_f32 global_atomic_pk_add_f16"
    },
    { { 0xfe01f000, 0xe00000 }, { 0xe0000000 }, { 18, 7 }, 64, false,
      "41 buffer_invl2"
    },
    { { 0xfe01f000, 0xe00000 }, { 0xe0000000 }, { 18, 7 }, 960, false,
      "62 buffer_wbinvl1 buffer_wbinvl1_vol"
    },
    { { 0xfe01ffff, 0xffffffff }, { 0xd8000000 }, { 17, 8 }, 963, false,
      "20 ds_nop"
    },
    { { 0xfe030000 }, { 0xdc010000 }, { 18, 7 }, 24, false,
      "16 scratch_load_u8 scratch_load_i8 scratch_load_u16 scratch_load_i16 scratch_load_b32 scratch_load_b64 scratch_load_b96 scratch_load_b128 "
      "scratch_store_b8 scratch_store_b16 scratch_store_b32 scratch_store_b64 scratch_store_b96 scratch_store_b128 scratch_load_d16_u8 scratch_load_d16_i8 "
      "scratch_load_d16_b16 scratch_load_d16_hi_u8 scratch_load_d16_hi_i8 scratch_load_d16_hi_b16 scratch_store_d16_hi_b8 scratch_store_d16_hi_b16"
    },
    { { 0xfe030000, 0x800000 }, { 0xdc020000 }, { 18, 7 }, 24, false,
      "16 global_load_u8 global_load_i8 global_load_u16 global_load_i16 global_load_b32 global_load_b64 global_load_b96 global_load_b128 "
      "global_store_b8 global_store_b16 global_store_b32 global_store_b64 global_store_b96 global_store_b128 global_load_d16_u8 global_load_d16_i8 "
      "global_load_d16_b16 global_load_d16_hi_u8 global_load_d16_hi_i8 global_load_d16_hi_b16 global_store_d16_hi_b8 global_store_d16_hi_b16 "
      "40 global_load_addtid_b32 global_store_addtid_b32 "
      "51 global_atomic_swap_b32 global_atomic_cmpswap_b32 global_atomic_add_u32 global_atomic_sub_u32 global_atomic_csub_u32 "
      "global_atomic_min_i32 global_atomic_min_u32 global_atomic_max_i32 global_atomic_max_u32 global_atomic_and_b32 global_atomic_or_b32 global_atomic_xor_b32 global_atomic_inc_u32 "
      "global_atomic_dec_u32 global_atomic_swap_b64 global_atomic_cmpswap_b64 global_atomic_add_u64 global_atomic_sub_u64 global_atomic_min_i64 global_atomic_min_u64 global_atomic_max_i64 "
      "global_atomic_max_u64 global_atomic_and_b64 global_atomic_or_b64 global_atomic_xor_b64 global_atomic_inc_u64 global_atomic_dec_u64 "
      "80 global_atomic_cmpswap_f32 global_atomic_min_f32 global_atomic_max_f32 86 global_atomic_add_f32"
    },
    { { 0xfe031000, 0xff0000 }, { 0xdc000000, 0x7c0000 }, { 18, 7 }, 24, false,
      "16 flat_load_u8 flat_load_i8 flat_load_u16 flat_load_i16 flat_load_b32 flat_load_b64 flat_load_b96 flat_load_b128 "
      "flat_store_b8 flat_store_b16 flat_store_b32 flat_store_b64 flat_store_b96 flat_store_b128 flat_load_d16_u8 flat_load_d16_i8 "
      "flat_load_d16_b16 flat_load_d16_hi_u8 flat_load_d16_hi_i8 flat_load_d16_hi_b16 flat_store_d16_hi_b8 flat_store_d16_hi_b16 "
      "51 flat_atomic_swap_b32 flat_atomic_cmpswap_b32 flat_atomic_add_u32 flat_atomic_sub_u32 "
      "56 flat_atomic_min_i32 flat_atomic_min_u32 flat_atomic_max_i32 flat_atomic_max_u32 flat_atomic_and_b32 flat_atomic_or_b32 flat_atomic_xor_b32 flat_atomic_inc_u32 "
      "flat_atomic_dec_u32 flat_atomic_swap_b64 flat_atomic_cmpswap_b64 flat_atomic_add_u64 flat_atomic_sub_u64 flat_atomic_min_i64 flat_atomic_min_u64 flat_atomic_max_i64 "
      "flat_atomic_max_u64 flat_atomic_and_b64 flat_atomic_or_b64 flat_atomic_xor_b64 flat_atomic_inc_u64 flat_atomic_dec_u64 "
      "80 flat_atomic_cmpswap_f32 flat_atomic_min_f32 flat_atomic_max_f32 86 flat_atomic_add_f32"
    },
    { { 0xfe03fffe, 0xbfe00000 }, { 0xf0009f00 }, { 18, 7, 0, 1 }, 1024, true,
      "230 image_bvh_intersect_ray image_bvh64_intersect_ray"
    },
    { { 0xfe080000 }, { 0xf4000000 }, { 13, 6 }, 8196, false,
      "0 s_load_b32 s_load_b64 s_load_b128 s_load_b256 s_load_b512 s_load_b96 "
      "8 s_load_i8 s_load_u8 s_load_i16 s_load_u16 "
      "33 s_dcache_inv"
    },
    { { 0xfe080000, 0x800000 }, { 0xf4000000 }, { 13, 6 }, 8196, false,
      "16 s_buffer_load_b32 s_buffer_load_b64 s_buffer_load_b128 s_buffer_load_b256 s_buffer_load_b512 s_buffer_load_b96 "
      "24 s_buffer_load_i8 s_buffer_load_u8 s_buffer_load_i16 s_buffer_load_u16"
    },
    { { 0xfe080000, 0x1000000 }, { 0xf4000000 }, { 13, 6 }, 32, false,
      "0 s_load_b32 s_load_b64 s_load_b128 s_load_b256 s_load_b512 s_load_b96 "
      "8 s_load_i8 s_load_u8 s_load_i16 s_load_u16 "
      "33 s_dcache_inv"
    },
    { { 0xfe080000, 0x1800000 }, { 0xf4000000 }, { 13, 6 }, 32, false,
      "16 s_buffer_load_b32 s_buffer_load_b64 s_buffer_load_b128 s_buffer_load_b256 s_buffer_load_b512 s_buffer_load_b96 "
      "24 s_buffer_load_i8 s_buffer_load_u8 s_buffer_load_i16 s_buffer_load_u16"
    },
    { { 0xfe081800 }, { 0xf4000000 }, { 13, 6 }, 8196, false,
      "36 s_prefetch_inst s_prefetch_inst_pc_rel s_prefetch_data "
      "40 s_prefetch_data_pc_rel"
    },
    { { 0xfe081800, 0x800000 }, { 0xf4000000 }, { 13, 6 }, 8196, false,
      "39 s_buffer_prefetch_data"
    },
    { { 0xfe081800, 0x1000000 }, { 0xf4000000 }, { 13, 6 }, 32, false,
      "34 s_atc_probe 36 s_prefetch_inst s_prefetch_inst_pc_rel s_prefetch_data "
      "40 s_prefetch_data_pc_rel"
    },
    { { 0xfe081800, 0x1800000 }, { 0xf4000000 }, { 13, 6 }, 32, false,
      "35 s_atc_probe_buffer 39 s_buffer_prefetch_data"
    },
    { { 0xff000000 }, { 0xcc000000 }, { 16, 8 }, 8196, false,
      "0 v_pk_mad_i16 "
      "9 v_pk_mad_u16 14 v_pk_fma_f16 "
      "17 v_pk_fma_bf16 20 v_pk_add_max_i16 v_pk_add_max_u16 "
      "31 v_pk_fma_f32 "
      "v_fma_mix_f32 v_fma_mixlo_f16 v_fma_mixhi_f16 "
      "45 v_pk_add_min_i16 v_pk_add_min_u16 v_pk_max3_i16 "
      "v_pk_max3_u16 v_pk_min3_i16 v_pk_min3_u16 54 v_pk_minimum3_f16 v_pk_maximum3_f16 "
      "v_pk_min3_num_f16 v_pk_max3_num_f16 61 v_fma_mix_f32_bf16 v_fma_mixlo_bf16 v_fma_mixhi_bf16"
    },
    { { 0xff000e00, 0x8000 }, { 0xcf000000 }, { 18, 6 }, 8196, false,
      "19 v_dual_fma_f32 "
      "32 v_dual_fma_f64"
    },
    { { 0xff000e00, 0x80008800 }, { 0xcf000000 }, { 18, 6 }, 8196, false,
      "9 v_dual_cndmask_b32"
    },
    { { 0xff000e00, 0xff008800 }, { 0xcf000000 }, { 18, 6 }, 8196, false,
      "0 v_dual_fmac_f32 3 v_dual_mul_f32 v_dual_add_f32 v_dual_sub_f32 v_dual_subrev_f32 v_dual_mul_dx9_zero_f32 "
      "10 v_dual_max_num_f32 v_dual_min_num_f32 "
      "33 v_dual_add_f64 v_dual_mul_f64 v_dual_max_num_f64 v_dual_min_num_f64"
    },
    { { 0xff000e00, 0xff008e00 }, { 0xcf000000 }, { 18, 6 }, 8196, false,
      "16 v_dual_add_nc_u32 v_dual_lshlrev_b32 20 v_dual_sub_nc_u32 v_dual_lshrrev_b32 v_dual_ashrrev_i32"
    },
    { { 0xff000e00, 0xffff8e00 }, { 0xcf000000 }, { 18, 6 }, 8196, false,
      "8 v_dual_mov_b32"
    },
    { { 0xff001700, 0x98000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "123 v_swmmac_i32_16x16x128_iu8"
    },
    { { 0xff001f00, 0x98000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "114 v_wmma_i32_16x16x64_iu8"
    },
    { { 0xff002400, 0x80000000 }, { 0xcc000000 }, { 16, 8 }, 8196, false,
      "1 v_pk_mul_lo_u16 v_pk_add_i16 v_pk_sub_i16 v_pk_lshlrev_b16 v_pk_lshrrev_b16 v_pk_ashrrev_i16 v_pk_max_i16 "
      "v_pk_min_i16 10 v_pk_add_u16 v_pk_sub_u16 v_pk_max_u16 v_pk_min_u16 15 v_pk_add_f16 "
      "v_pk_mul_f16 "
      "27 v_pk_min_num_f16 v_pk_max_num_f16 v_pk_minimum_f16 v_pk_maximum_f16 "
      "35 v_pk_add_bf16 "
      "40 v_pk_mul_f32 v_pk_add_f32 v_pk_mul_bf16 v_pk_min_num_bf16 v_pk_max_num_bf16"
    },
    { { 0xff003800 }, { 0xcc000000 }, { 16, 8 }, 8196, false,
      "22 v_dot4_i32_iu8 v_dot4_u32_u8 "
      "v_dot8_i32_iu4 v_dot8_u32_u4"
    },
    { { 0xff008300, 0x60000000 }, { 0xcc000000 }, { 16, 8 }, 8196, false,
      "51 v_wmma_f32_16x16x128_f8f6f4"
    },
    { { 0xff009400, 0x98000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "101 v_swmmac_f32_16x16x64_f16 v_swmmac_f32_16x16x64_bf16 v_swmmac_f16_16x16x64_f16 "
      "v_swmmac_bf16_16x16x64_bf16 v_swmmac_bf16f32_16x16x64_bf16"
    },
    { { 0xff009700, 0xf8000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "115 v_swmmac_f32_16x16x128_fp8_fp8 v_swmmac_f32_16x16x128_fp8_bf8 v_swmmac_f32_16x16x128_bf8_fp8 v_swmmac_f32_16x16x128_bf8_bf8 v_swmmac_f16_16x16x128_fp8_fp8 "
      "v_swmmac_f16_16x16x128_fp8_bf8 v_swmmac_f16_16x16x128_bf8_fp8 v_swmmac_f16_16x16x128_bf8_bf8"
    },
    { { 0xff009800, 0x18000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "96 v_wmma_f32_16x16x32_f16 v_wmma_f16_16x16x32_f16 v_wmma_f32_16x16x32_bf16 v_wmma_bf16_16x16x32_bf16 v_wmma_bf16f32_16x16x32_bf16"
    },
    { { 0xff009b00, 0x18000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "93 v_wmma_f32_16x16x4_f32"
    },
    { { 0xff009b00, 0x78000000 }, { 0xcc000000, 0x18000000 }, { 16, 8 }, 8196, false,
      "106 v_wmma_f32_16x16x64_fp8_fp8 v_wmma_f32_16x16x64_fp8_bf8 v_wmma_f32_16x16x64_bf8_fp8 v_wmma_f32_16x16x64_bf8_bf8 v_wmma_f16_16x16x64_fp8_fp8 v_wmma_f16_16x16x64_fp8_bf8 "
      "v_wmma_f16_16x16x64_bf8_fp8 v_wmma_f16_16x16x64_bf8_bf8 "
      "128 v_wmma_f32_16x16x128_fp8_fp8 v_wmma_f32_16x16x128_fp8_bf8 v_wmma_f32_16x16x128_bf8_fp8 v_wmma_f32_16x16x128_bf8_bf8 v_wmma_f16_16x16x128_fp8_fp8 v_wmma_f16_16x16x128_fp8_bf8 v_wmma_f16_16x16x128_bf8_fp8 v_wmma_f16_16x16x128_bf8_bf8"
    },
    { { 0xff00fb00, 0x78000000 }, { 0xcc004000, 0x18000000 }, { 16, 8 }, 8196, false,
      "136 v_wmma_f32_32x16x128_f4"
    },
    { { 0xff400000 }, { 0xce000000 }, { 20, 2 }, 32, true,
      "0 ds_param_load ds_direct_load"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 56, false,
      "71 s_getpc_b64 "
      "s_setpc_b64 s_swappc_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 963, false,
      "4 s_not_b32 s_not_b64 s_wqm_b32 s_wqm_b64 "
      "s_brev_b32 s_brev_b64 s_bcnt0_i32_b32 s_bcnt0_i32_b64 s_bcnt1_i32_b32 s_bcnt1_i32_b64 s_ff0_i32_b32 s_ff0_i32_b64 "
      "s_ff1_i32_b32 s_ff1_i32_b64 s_flbit_i32_b32 s_flbit_i32_b64 s_flbit_i32 s_flbit_i32_i64 s_sext_i32_i8 s_sext_i32_i16 "
      "s_bitset0_b32 s_bitset0_b64 s_bitset1_b32 s_bitset1_b64 s_getpc_b64 s_setpc_b64 s_swappc_b64 "
      "32 s_and_saveexec_b64 s_or_saveexec_b64 s_xor_saveexec_b64 s_andn2_saveexec_b64 s_orn2_saveexec_b64 s_nand_saveexec_b64 s_nor_saveexec_b64 s_xnor_saveexec_b64 "
      "s_quadmask_b32 s_quadmask_b64 s_movrels_b32 s_movrels_b64 s_movreld_b32 s_movreld_b64 s_cbranch_join "
      "48 s_abs_i32 50 s_set_gpr_idx_idx s_andn1_saveexec_b64 s_orn1_saveexec_b64 s_andn1_wrexec_b64 s_andn2_wrexec_b64 s_bitreplicate_b64_b32"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 7168, false,
      "3 s_mov_b32 s_mov_b64 s_cmov_b32 s_cmov_b64 s_not_b32 "
      "s_not_b64 s_wqm_b32 s_wqm_b64 s_brev_b32 s_brev_b64 s_bcnt0_i32_b32 s_bcnt0_i32_b64 s_bcnt1_i32_b32 "
      "s_bcnt1_i32_b64 s_ff0_i32_b32 s_ff0_i32_b64 s_ff1_i32_b32 s_ff1_i32_b64 s_flbit_i32_b32 s_flbit_i32_b64 s_flbit_i32 "
      "s_flbit_i32_i64 s_sext_i32_i8 s_sext_i32_i16 s_bitset0_b32 s_bitset0_b64 s_bitset1_b32 s_bitset1_b64 s_getpc_b64 "
      "s_setpc_b64 s_swappc_b64 36 s_and_saveexec_b64 s_or_saveexec_b64 s_xor_saveexec_b64 s_andn2_saveexec_b64 "
      "s_orn2_saveexec_b64 s_nand_saveexec_b64 s_nor_saveexec_b64 44 s_quadmask_b32 s_quadmask_b64 s_movrels_b32 s_movrels_b64 "
      "s_movreld_b32 s_movreld_b64 52 s_abs_i32 55 s_andn1_saveexec_b64 "
      "s_orn1_saveexec_b64 s_andn1_wrexec_b64 s_andn2_wrexec_b64 s_bitreplicate_b64_b32 s_and_saveexec_b32 s_or_saveexec_b32 s_xor_saveexec_b32 s_andn2_saveexec_b32 "
      "s_orn2_saveexec_b32 s_nand_saveexec_b32 s_nor_saveexec_b32 s_xnor_saveexec_b32 s_andn1_saveexec_b32 s_orn1_saveexec_b32 s_andn1_wrexec_b32 s_andn2_wrexec_b32 "
      "73 s_movrelsd_2_b32"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 8196, false,
      "6 s_get_shader_cycles_u64 "
      "71 s_get_pc_i64 "
      "s_set_pc_i64 s_swap_pc_i64 75 s_add_pc_i64 "
      "87 s_wakeup_barrier"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 8228, false,
      "78 s_barrier_signal s_barrier_signal_isfirst "
      "s_get_barrier_state s_barrier_init s_barrier_join "
      "88 s_sleep_var"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 8244, false,
      "96 s_ceil_f32 s_floor_f32 s_trunc_f32 s_rndne_f32 s_cvt_f32_i32 s_cvt_f32_u32 s_cvt_i32_f32 s_cvt_u32_f32 "
      "s_cvt_f16_f32 s_cvt_f32_f16 s_cvt_hi_f32_f16 s_ceil_f16 s_floor_f16 s_trunc_f16 s_rndne_f16"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 8252, false,
      "4 s_brev_b32 s_brev_b64 "
      "8 s_ctz_i32_b32 s_ctz_i32_b64 s_clz_i32_u32 s_clz_i32_u64 s_cls_i32 s_cls_i32_i64 s_sext_i32_i8 s_sext_i32_i16 "
      "s_bitset0_b32 s_bitset0_b64 s_bitset1_b32 s_bitset1_b64 s_bitreplicate_b64_b32 s_abs_i32 s_bcnt0_i32_b32 s_bcnt0_i32_b64 "
      "s_bcnt1_i32_b32 s_bcnt1_i32_b64 s_quadmask_b32 s_quadmask_b64 s_wqm_b32 s_wqm_b64 s_not_b32 s_not_b64 "
      "s_and_saveexec_b32 s_and_saveexec_b64 s_or_saveexec_b32 s_or_saveexec_b64 s_xor_saveexec_b32 s_xor_saveexec_b64 s_nand_saveexec_b32 s_nand_saveexec_b64 "
      "s_nor_saveexec_b32 s_nor_saveexec_b64 s_xnor_saveexec_b32 44 s_and_not0_saveexec_b32 s_and_not0_saveexec_b64 s_or_not0_saveexec_b32 s_or_not0_saveexec_b64 "
      "s_and_not1_saveexec_b32 s_and_not1_saveexec_b64 s_or_not1_saveexec_b32 s_or_not1_saveexec_b64 s_and_not0_wrexec_b32 s_and_not0_wrexec_b64 s_and_not1_wrexec_b32 s_and_not1_wrexec_b64 "
      "64 s_movrels_b32 s_movrels_b64 s_movreld_b32 s_movreld_b64 s_movrelsd_2_b32 "
      "76 s_sendmsg_rtn_b32 s_sendmsg_rtn_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 9215, false,
      "0 s_mov_b32 s_mov_b64 s_cmov_b32 s_cmov_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 15420, false,
      "43 s_xnor_saveexec_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 32, true,
      "83 s_alloc_vgpr"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 56, true,
      "74 s_rfe_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 963, true,
      "31 s_rfe_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 7168, true,
      "34 s_rfe_b64"
    },
    { { 0xff800000 }, { 0xbe800000 }, { 8, 8 }, 8196, true,
      "74 s_rfe_i64"
    },
    { { 0xff800000 }, { 0xbf000000 }, { 16, 7 }, 963, false,
      "16 s_setvskip s_set_gpr_idx_on"
    },
    { { 0xff800000 }, { 0xbf000000 }, { 16, 7 }, 8131, false,
      "18 s_cmp_eq_u64 s_cmp_lg_u64"
    },
    { { 0xff800000 }, { 0xbf000000 }, { 16, 7 }, 8244, false,
      "65 s_cmp_lt_f32 s_cmp_eq_f32 s_cmp_le_f32 s_cmp_gt_f32 s_cmp_lg_f32 s_cmp_ge_f32 s_cmp_o_f32 "
      "s_cmp_u_f32 s_cmp_nge_f32 s_cmp_nlg_f32 s_cmp_ngt_f32 s_cmp_nle_f32 s_cmp_neq_f32 s_cmp_nlt_f32 "
      "81 s_cmp_lt_f16 s_cmp_eq_f16 s_cmp_le_f16 s_cmp_gt_f16 s_cmp_lg_f16 s_cmp_ge_f16 s_cmp_o_f16 "
      "s_cmp_u_f16 s_cmp_nge_f16 s_cmp_nlg_f16 s_cmp_ngt_f16 s_cmp_nle_f16 s_cmp_neq_f16 s_cmp_nlt_f16"
    },
    { { 0xff800000 }, { 0xbf000000 }, { 16, 7 }, 8252, false,
      "16 s_cmp_eq_u64 s_cmp_lg_u64"
    },
    { { 0xff800000 }, { 0xbf000000 }, { 16, 7 }, 16383, false,
      "0 s_cmp_eq_i32 s_cmp_lg_i32 s_cmp_gt_i32 s_cmp_ge_i32 s_cmp_lt_i32 s_cmp_le_i32 s_cmp_eq_u32 s_cmp_lg_u32 "
      "s_cmp_gt_u32 s_cmp_ge_u32 s_cmp_lt_u32 s_cmp_le_u32 s_bitcmp0_b32 s_bitcmp1_b32 s_bitcmp0_b64 s_bitcmp1_b64"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 24, false,
      "4 s_set_inst_prefetch_distance "
      "8 s_waitcnt_depctr "
      "39 s_cbranch_cdbgsys "
      "s_cbranch_cdbguser s_cbranch_cdbgsys_or_user s_cbranch_cdbgsys_and_user"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 32, false,
      "66 s_wait_samplecnt s_wait_bvhcnt s_wait_expcnt"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 56, false,
      "1 s_setkill "
      "9 s_waitcnt 11 s_wait_event"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 963, false,
      "29 s_set_gpr_idx_mode"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 7168, false,
      "32 s_inst_prefetch s_clause 35 s_waitcnt_depctr s_round_mode s_denorm_mode "
      "40 s_ttracedata_imm"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 8131, false,
      "1 s_endpgm s_branch 4 s_cbranch_scc0 s_cbranch_scc1 s_cbranch_vccz s_cbranch_vccnz "
      "s_cbranch_execz s_cbranch_execnz 11 s_setkill s_waitcnt s_sethalt s_sleep s_setprio "
      "s_sendmsg s_sendmsghalt s_trap 20 s_incperflevel s_decperflevel 23 s_cbranch_cdbgsys "
      "s_cbranch_cdbguser s_cbranch_cdbgsys_or_user s_cbranch_cdbgsys_and_user"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 8196, false,
      "4 s_monitor_sleep 6 s_set_vgpr_msb "
      "62 s_setprio_inc_wg "
      "69 s_wait_xcnt "
      "74 s_wait_asynccnt s_wait_tensorcnt"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 8228, false,
      "8 s_wait_alu "
      "20 s_barrier_wait "
      "64 s_wait_loadcnt s_wait_storecnt 70 s_wait_dscnt s_wait_kmcnt "
      "s_wait_loadcnt_dscnt s_wait_storecnt_dscnt"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 8252, false,
      "2 s_sethalt s_sleep 5 s_clause 7 s_delay_alu "
      "16 s_trap s_round_mode s_denorm_mode "
      "32 s_branch s_cbranch_scc0 s_cbranch_scc1 s_cbranch_vccz s_cbranch_vccnz s_cbranch_execz s_cbranch_execnz "
      "48 s_endpgm 53 s_setprio s_sendmsg s_sendmsghalt "
      "s_incperflevel s_decperflevel 59 s_ttracedata_imm"
    },
    { { 0xff800000 }, { 0xbf800000 }, { 16, 7 }, 16383, false,
      "0 s_nop"
    },
    { { 0xff800000 }, { 0xcc000000 }, { 16, 7 }, 56, false,
      "26 v_dot2_f32_bf16"
    },
    { { 0xff800000 }, { 0xcc000000 }, { 16, 7 }, 5120, false,
      "20 v_dot2_i32_i16 v_dot2_u32_u16"
    },
    { { 0xff800000 }, { 0xcc000000 }, { 16, 7 }, 5176, false,
      "19 v_dot2_f32_f16"
    },
    { { 0xff800000 }, { 0xcc000000 }, { 16, 7 }, 7224, false,
      "0 v_pk_mad_i16 "
      "9 v_pk_mad_u16 14 v_pk_fma_f16 "
      "32 v_fma_mix_f32 v_fma_mixlo_f16 v_fma_mixhi_f16"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 1, false,
      "62 v_mfma_f32_16x16x8_xf32 v_mfma_f32_32x32x4_xf32"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 2, false,
      "26 v_dot2_f32_bf16 v_pk_minimum3_f16 v_pk_maximum3_f16 "
      "53 v_mfma_f32_16x16x32_bf16 v_mfma_i32_16x16x64_i8 v_mfma_f32_32x32x16_bf16 "
      "v_mfma_i32_32x32x32_i8 "
      "84 v_mfma_f32_16x16x32_f16 v_mfma_f32_32x32x16_f16"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 3, false,
      "64 v_mfma_f32_32x32x1_2b_f32 v_mfma_f32_16x16x1_4b_f32 v_mfma_f32_4x4x1_16b_f32 68 v_mfma_f32_32x32x2_f32 v_mfma_f32_16x16x4_f32 "
      "72 v_mfma_f32_32x32x4_2b_f16 v_mfma_f32_16x16x4_4b_f16 v_mfma_f32_4x4x4_16b_f16 76 v_mfma_f32_32x32x8_f16 v_mfma_f32_16x16x16_f16 "
      "80 v_mfma_i32_32x32x4_2b_i8 v_mfma_i32_16x16x4_4b_i8 v_mfma_i32_4x4x4_16b_i8 86 v_mfma_i32_32x32x16_i8 v_mfma_i32_16x16x32_i8 "
      "93 v_mfma_f32_32x32x4_2b_bf16 v_mfma_f32_16x16x4_4b_bf16 v_mfma_f32_4x4x4_16b_bf16 "
      "v_mfma_f32_32x32x8_bf16 v_mfma_f32_16x16x16_bf16 "
      "110 v_mfma_f64_16x16x4_f64 v_mfma_f64_4x4x4_4b_f64 "
      "v_mfma_f32_16x16x32_bf8_bf8 v_mfma_f32_16x16x32_bf8_fp8 v_mfma_f32_16x16x32_fp8_bf8 v_mfma_f32_16x16x32_fp8_fp8 v_mfma_f32_32x32x16_bf8_bf8 v_mfma_f32_32x32x16_bf8_fp8 v_mfma_f32_32x32x16_fp8_bf8 v_mfma_f32_32x32x16_fp8_fp8"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 64, false,
      "64 v_mfma_f32_32x32x1f32 v_mfma_f32_16x16x1f32 v_mfma_f32_4x4x1f32 68 v_mfma_f32_32x32x2f32 v_mfma_f32_16x16x4f32 "
      "72 v_mfma_f32_32x32x4f16 v_mfma_f32_16x16x4f16 v_mfma_f32_4x4x4f16 76 v_mfma_f32_32x32x8f16 v_mfma_f32_16x16x16f16 "
      "80 v_mfma_i32_32x32x4i8 v_mfma_i32_16x16x4i8 v_mfma_i32_4x4x4i8 84 v_mfma_i32_32x32x8i8 v_mfma_i32_16x16x16i8 "
      "99 v_mfma_f32_32x32x4bf16_1k v_mfma_f32_16x16x4bf16_1k v_mfma_f32_4x4x4bf16_1k v_mfma_f32_32x32x8bf16_1k v_mfma_f32_16x16x16bf16_1k "
      "v_mfma_f32_32x32x2bf16 v_mfma_f32_16x16x2bf16 107 v_mfma_f32_4x4x2bf16 v_mfma_f32_32x32x4bf16 v_mfma_f32_16x16x8bf16 v_mfma_f64_16x16x4f64 v_mfma_f64_4x4x4f64"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 67, false,
      "48 v_pk_fma_f32"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 256, false,
      "32 v_mad_mix_f32 v_mad_mixlo_f16 v_mad_mixhi_f16"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 707, false,
      "32 v_fma_mix_f32 v_fma_mixlo_f16 v_fma_mixhi_f16 v_dot2_f32_f16 38 v_dot2_i32_i16 v_dot2_u32_u16"
    },
    { { 0xff800000 }, { 0xd3800000 }, { 16, 7 }, 963, false,
      "0 v_pk_mad_i16 "
      "9 v_pk_mad_u16 14 v_pk_fma_f16"
    },
    { { 0xff800000, 0x18000000 }, { 0xcd000000 }, { 16, 7 }, 24, true,
      "0 v_interp_p10_f32 v_interp_p2_f32 v_interp_p10_f16_f32 v_interp_p2_f16_f32 v_interp_p10_rtz_f16_f32 v_interp_p2_rtz_f16_f32"
    },
    { { 0xff800000, 0xe0000000 }, { 0xd3800000 }, { 16, 7 }, 2, false,
      "57 v_smfmac_f32_16x16x64_bf16 v_smfmac_i32_16x16x128_i8 v_smfmac_f32_16x16x128_bf8_bf8 v_smfmac_f32_16x16x128_bf8_fp8 v_smfmac_f32_16x16x128_fp8_bf8 "
      "67 v_smfmac_f32_16x16x128_fp8_fp8 70 v_smfmac_f32_32x32x32_bf16 v_smfmac_i32_32x32x64_i8 "
      "75 v_smfmac_f32_32x32x64_bf8_bf8 78 v_smfmac_f32_32x32x64_bf8_fp8 v_smfmac_f32_32x32x64_fp8_bf8 "
      "83 v_smfmac_f32_32x32x64_fp8_fp8 "
      "90 v_smfmac_f32_16x16x64_f16 v_smfmac_f32_32x32x32_f16"
    },
    { { 0xff800000, 0xe0000000 }, { 0xd3800000 }, { 16, 7 }, 3, false,
      "98 v_smfmac_f32_16x16x32_f16 100 v_smfmac_f32_32x32x16_f16 102 v_smfmac_f32_16x16x32_bf16 "
      "104 v_smfmac_f32_32x32x16_bf16 106 v_smfmac_i32_16x16x64_i8 108 v_smfmac_i32_32x32x32_i8 "
      "120 v_smfmac_f32_16x16x64_bf8_bf8 v_smfmac_f32_16x16x64_bf8_fp8 v_smfmac_f32_16x16x64_fp8_bf8 v_smfmac_f32_16x16x64_fp8_fp8 v_smfmac_f32_32x32x32_bf8_bf8 v_smfmac_f32_32x32x32_bf8_fp8 v_smfmac_f32_32x32x32_fp8_bf8 v_smfmac_f32_32x32x32_fp8_fp8"
    },
    { { 0xff802400, 0x80000000 }, { 0xcc000000 }, { 16, 7 }, 32, false,
      "27 v_pk_min_num_f16 v_pk_max_num_f16 v_pk_minimum_f16 v_pk_maximum_f16"
    },
    { { 0xff802400, 0x80000000 }, { 0xcc000000 }, { 16, 7 }, 7192, false,
      "17 v_pk_min_f16 v_pk_max_f16"
    },
    { { 0xff802400, 0x80000000 }, { 0xcc000000 }, { 16, 7 }, 7224, false,
      "1 v_pk_mul_lo_u16 v_pk_add_i16 v_pk_sub_i16 v_pk_lshlrev_b16 v_pk_lshrrev_b16 v_pk_ashrrev_i16 v_pk_max_i16 "
      "v_pk_min_i16 10 v_pk_add_u16 v_pk_sub_u16 v_pk_max_u16 v_pk_min_u16 15 v_pk_add_f16 "
      "v_pk_mul_f16"
    },
    { { 0xff802400, 0x80000000 }, { 0xd3800000 }, { 16, 7 }, 67, false,
      "49 v_pk_mul_f32 v_pk_add_f32 v_pk_mov_b32"
    },
    { { 0xff802400, 0x80000000 }, { 0xd3800000 }, { 16, 7 }, 963, false,
      "1 v_pk_mul_lo_u16 v_pk_add_i16 v_pk_sub_i16 v_pk_lshlrev_b16 v_pk_lshrrev_b16 v_pk_ashrrev_i16 v_pk_max_i16 "
      "v_pk_min_i16 10 v_pk_add_u16 v_pk_sub_u16 v_pk_max_u16 v_pk_min_u16 15 v_pk_add_f16 "
      "v_pk_mul_f16 v_pk_min_f16 v_pk_max_f16"
    },
    { { 0xff803800 }, { 0xcc000000 }, { 16, 7 }, 24, false,
      "68 v_wmma_i32_16x16x16_iu8 v_wmma_i32_16x16x16_iu4"
    },
    { { 0xff803800 }, { 0xcc000000 }, { 16, 7 }, 56, false,
      "22 v_dot4_i32_iu8 "
      "24 v_dot8_i32_iu4"
    },
    { { 0xff803800 }, { 0xcc000000 }, { 16, 7 }, 5120, false,
      "22 v_dot4_i32_i8 "
      "24 v_dot8_i32_i4"
    },
    { { 0xff803800 }, { 0xcc000000 }, { 16, 7 }, 5176, false,
      "23 v_dot4_u32_u8 "
      "25 v_dot8_u32_u4"
    },
    { { 0xff803800 }, { 0xd3800000 }, { 16, 7 }, 707, false,
      "40 v_dot4_i32_i8 v_dot4_u32_u8 v_dot8_i32_i4 v_dot8_u32_u4"
    },
    { { 0xff803f00, 0x30100, 0x80000000 }, { 0xc4000000 }, { 14, 8 }, 32, false,
      "0 buffer_load_format_x buffer_load_format_xy buffer_load_format_xyz buffer_load_format_xyzw buffer_store_format_x buffer_store_format_xy buffer_store_format_xyz buffer_store_format_xyzw "
      "buffer_load_d16_format_x buffer_load_d16_format_xy buffer_load_d16_format_xyz buffer_load_d16_format_xyzw buffer_store_d16_format_x buffer_store_d16_format_xy buffer_store_d16_format_xyz buffer_store_d16_format_xyzw "
      "38 buffer_load_d16_hi_format_x buffer_store_d16_hi_format_x"
    },
    { { 0xff803f00, 0x30100, 0x80000000 }, { 0xc4000000 }, { 14, 8 }, 8228, false,
      "16 buffer_load_u8 buffer_load_i8 buffer_load_u16 buffer_load_i16 buffer_load_b32 buffer_load_b64 buffer_load_b96 buffer_load_b128 "
      "buffer_store_b8 buffer_store_b16 buffer_store_b32 buffer_store_b64 buffer_store_b96 buffer_store_b128 buffer_load_d16_u8 buffer_load_d16_i8 "
      "buffer_load_d16_b16 buffer_load_d16_hi_u8 buffer_load_d16_hi_i8 buffer_load_d16_hi_b16 buffer_store_d16_hi_b8 buffer_store_d16_hi_b16"
    },
    { { 0xff803f00, 0xe0000000 }, { 0xd3800000 }, { 16, 7 }, 579, false,
      "88 v_accvgpr_read_b32 v_accvgpr_write_b32"
    },
    { { 0xff806700, 0x98000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "84 v_swmmac_i32_16x16x32_iu8"
    },
    { { 0xff807700, 0x98000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "85 v_swmmac_i32_16x16x32_iu4 v_swmmac_i32_16x16x64_iu4"
    },
    { { 0xff807800 }, { 0xd3800000 }, { 16, 7 }, 2, false,
      "45 v_mfma_f32_16x16x128_f8f6f4 v_mfma_f32_32x32x64_f8f6f4"
    },
    { { 0xff807f00, 0x98000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "68 v_wmma_i32_16x16x16_iu8 v_wmma_i32_16x16x16_iu4 "
      "74 v_wmma_i32_16x16x32_iu4"
    },
    { { 0xff808000 }, { 0xcc000000 }, { 16, 7 }, 24, false,
      "66 v_wmma_f16_16x16x16_f16 v_wmma_bf16_16x16x16_bf16"
    },
    { { 0xff808000 }, { 0xd3800000 }, { 16, 7 }, 512, false,
      "64 v_mfma_f32_32x32x1f32 v_mfma_f32_16x16x1f32 v_mfma_f32_4x4x1f32 68 v_mfma_f32_32x32x2f32 v_mfma_f32_16x16x4f32 "
      "72 v_mfma_f32_32x32x4f16 v_mfma_f32_16x16x4f16 v_mfma_f32_4x4x4f16 76 v_mfma_f32_32x32x8f16 v_mfma_f32_16x16x16f16 "
      "80 v_mfma_i32_32x32x4i8 v_mfma_i32_16x16x4i8 v_mfma_i32_4x4x4i8 84 v_mfma_i32_32x32x8i8 v_mfma_i32_16x16x16i8 "
      "104 v_mfma_f32_32x32x2bf16 v_mfma_f32_16x16x2bf16 107 v_mfma_f32_4x4x2bf16 v_mfma_f32_32x32x4bf16 v_mfma_f32_16x16x8bf16"
    },
    { { 0xff80a4ff, 0x80000000 }, { 0xd3800000 }, { 16, 7 }, 2, true,
      "44 v_mfma_ld_scale_b32"
    },
    { { 0xff80b800 }, { 0xcc000000 }, { 16, 7 }, 24, false,
      "64 v_wmma_f32_16x16x16_f16 v_wmma_f32_16x16x16_bf16"
    },
    { { 0xff80e400, 0x98000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "80 v_swmmac_f32_16x16x32_f16 v_swmmac_f32_16x16x32_bf16 v_swmmac_f16_16x16x32_f16 v_swmmac_bf16_16x16x32_bf16"
    },
    { { 0xff80e700, 0xf8000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "87 v_swmmac_f32_16x16x32_fp8_fp8 "
      "v_swmmac_f32_16x16x32_fp8_bf8 v_swmmac_f32_16x16x32_bf8_fp8 v_swmmac_f32_16x16x32_bf8_bf8"
    },
    { { 0xff80f800, 0x18000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "64 v_wmma_f32_16x16x16_f16 v_wmma_f32_16x16x16_bf16 v_wmma_f16_16x16x16_f16 v_wmma_bf16_16x16x16_bf16"
    },
    { { 0xff80fb00, 0x78000000 }, { 0xcc004000, 0x18000000 }, { 16, 7 }, 32, false,
      "36 v_dot4_f32_fp8_bf8 v_dot4_f32_bf8_fp8 v_dot4_f32_fp8_fp8 v_dot4_f32_bf8_bf8 "
      "70 v_wmma_f32_16x16x16_fp8_fp8 v_wmma_f32_16x16x16_fp8_bf8 "
      "v_wmma_f32_16x16x16_bf8_fp8 v_wmma_f32_16x16x16_bf8_bf8"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 24, false,
      "61 s_barrier"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 963, false,
      "28 s_set_gpr_idx_off"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 7168, false,
      "34 s_wait_idle"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 8131, false,
      "3 s_wakeup "
      "10 s_barrier "
      "19 s_icache_inv 22 s_ttracedata "
      "27 s_endpgm_saved"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 8228, false,
      "21 s_barrier_leave"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 8252, false,
      "10 s_wait_idle "
      "49 s_endpgm_saved 52 s_wakeup "
      "58 s_ttracedata 60 s_icache_inv"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 24, true,
      "50 s_endpgm_ordered_ps_done"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 8130, true,
      "30 s_endpgm_ordered_ps_done"
    },
    { { 0xff80ffff }, { 0xbf800000 }, { 16, 7 }, 15420, true,
      "31 s_code_end"
    },
    { { 0xffc00000 }, { 0xce000000 }, { 20, 2 }, 24, true,
      "0 lds_param_load lds_direct_load"
    },
    { { 0xffc03f00, 0x30100, 0x80000000 }, { 0xc4000000 }, { 14, 8 }, 32, false,
      "128 tbuffer_load_format_x tbuffer_load_format_xy tbuffer_load_format_xyz tbuffer_load_format_xyzw tbuffer_store_format_x tbuffer_store_format_xy tbuffer_store_format_xyz tbuffer_store_format_xyzw "
      "tbuffer_load_d16_format_x tbuffer_load_d16_format_xy tbuffer_load_d16_format_xyz tbuffer_load_d16_format_xyzw tbuffer_store_d16_format_x tbuffer_store_d16_format_xy tbuffer_store_d16_format_xyz tbuffer_store_d16_format_xyzw"
    },
    { { 0xffc03f00, 0x30100, 0x80000000 }, { 0xc4000000 }, { 14, 8 }, 8196, false,
      "85 buffer_atomic_add_f64 "
      "91 buffer_atomic_min_num_f64 buffer_atomic_max_num_f64"
    },
    { { 0xffc03f00, 0x30100, 0x80000000 }, { 0xc4000000 }, { 14, 8 }, 8228, false,
      "51 buffer_atomic_swap_b32 buffer_atomic_cmpswap_b32 buffer_atomic_add_u32 buffer_atomic_sub_u32 buffer_atomic_sub_clamp_u32 "
      "buffer_atomic_min_i32 buffer_atomic_min_u32 buffer_atomic_max_i32 buffer_atomic_max_u32 buffer_atomic_and_b32 buffer_atomic_or_b32 buffer_atomic_xor_b32 buffer_atomic_inc_u32 "
      "buffer_atomic_dec_u32 buffer_atomic_swap_b64 buffer_atomic_cmpswap_b64 buffer_atomic_add_u64 buffer_atomic_sub_u64 buffer_atomic_min_i64 buffer_atomic_min_u64 buffer_atomic_max_i64 "
      "buffer_atomic_max_u64 buffer_atomic_and_b64 buffer_atomic_or_b64 buffer_atomic_xor_b64 buffer_atomic_inc_u64 buffer_atomic_dec_u64 "
      "80 buffer_atomic_cond_sub_u32 buffer_atomic_min_num_f32 buffer_atomic_max_num_f32 86 buffer_atomic_add_f32 "
      "89 buffer_atomic_pk_add_f16 buffer_atomic_pk_add_bf16"
    },
    { { 0xffc03f00, 0x8000ff00 }, { 0xed000000 }, { 14, 8 }, 8196, false,
      "16 scratch_load_u8 scratch_load_i8 scratch_load_u16 scratch_load_i16 scratch_load_b32 scratch_load_b64 scratch_load_b96 scratch_load_b128 "
      "scratch_store_b8 scratch_store_b16 scratch_store_b32 scratch_store_b64 scratch_store_b96 scratch_store_b128 scratch_load_d16_u8 scratch_load_d16_i8 "
      "scratch_load_d16_b16 scratch_load_d16_hi_u8 scratch_load_d16_hi_i8 scratch_load_d16_hi_b16 scratch_store_d16_hi_b8 scratch_store_d16_hi_b16 "
      "83 scratch_load_block scratch_store_block"
    },
    { { 0xffc03f00, 0x8001ff00 }, { 0xed000000 }, { 14, 8 }, 32, false,
      "16 scratch_load_u8 scratch_load_i8 scratch_load_u16 scratch_load_i16 scratch_load_b32 scratch_load_b64 scratch_load_b96 scratch_load_b128 "
      "scratch_store_b8 scratch_store_b16 scratch_store_b32 scratch_store_b64 scratch_store_b96 scratch_store_b128 scratch_load_d16_u8 scratch_load_d16_i8 "
      "scratch_load_d16_b16 scratch_load_d16_hi_u8 scratch_load_d16_hi_i8 scratch_load_d16_hi_b16 scratch_store_d16_hi_b8 scratch_store_d16_hi_b16 "
      "83 scratch_load_block scratch_store_block"
    },
    { { 0xffc03f00, 0x8002ff00 }, { 0xec000000 }, { 14, 8 }, 8196, false,
      "16 flat_load_u8 flat_load_i8 flat_load_u16 flat_load_i16 flat_load_b32 flat_load_b64 flat_load_b96 flat_load_b128 "
      "flat_store_b8 flat_store_b16 flat_store_b32 flat_store_b64 flat_store_b96 flat_store_b128 flat_load_d16_u8 flat_load_d16_i8 "
      "flat_load_d16_b16 flat_load_d16_hi_u8 flat_load_d16_hi_i8 flat_load_d16_hi_b16 flat_store_d16_hi_b8 flat_store_d16_hi_b16 "
      "51 flat_atomic_swap_b32 flat_atomic_cmpswap_b32 flat_atomic_add_u32 flat_atomic_sub_u32 flat_atomic_sub_clamp_u32 "
      "flat_atomic_min_i32 flat_atomic_min_u32 flat_atomic_max_i32 flat_atomic_max_u32 flat_atomic_and_b32 flat_atomic_or_b32 flat_atomic_xor_b32 flat_atomic_inc_u32 "
      "flat_atomic_dec_u32 flat_atomic_swap_b64 flat_atomic_cmpswap_b64 flat_atomic_add_u64 flat_atomic_sub_u64 flat_atomic_min_i64 flat_atomic_min_u64 flat_atomic_max_i64 "
      "flat_atomic_max_u64 flat_atomic_and_b64 flat_atomic_or_b64 flat_atomic_xor_b64 flat_atomic_inc_u64 flat_atomic_dec_u64 "
      "80 flat_atomic_cond_sub_u32 flat_atomic_min_num_f32 flat_atomic_max_num_f32 85 flat_atomic_add_f64 flat_atomic_add_f32 "
      "89 flat_atomic_pk_add_f16 flat_atomic_pk_add_bf16 flat_atomic_min_num_f64 flat_atomic_max_num_f64 flat_prefetch_b8 "
      "112 flat_load_monitor_b32 flat_load_monitor_b64 flat_load_monitor_b128"
    },
    { { 0xffc03f00, 0x8002ff00 }, { 0xee000000 }, { 14, 8 }, 8196, false,
      "16 global_load_u8 global_load_i8 global_load_u16 global_load_i16 global_load_b32 global_load_b64 global_load_b96 global_load_b128 "
      "global_store_b8 global_store_b16 global_store_b32 global_store_b64 global_store_b96 global_store_b128 global_load_d16_u8 global_load_d16_i8 "
      "global_load_d16_b16 global_load_d16_hi_u8 global_load_d16_hi_i8 global_load_d16_hi_b16 global_store_d16_hi_b8 global_store_d16_hi_b16 "
      "40 global_load_addtid_b32 global_store_addtid_b32 "
      "51 global_atomic_swap_b32 global_atomic_cmpswap_b32 global_atomic_add_u32 global_atomic_sub_u32 global_atomic_sub_clamp_u32 "
      "global_atomic_min_i32 global_atomic_min_u32 global_atomic_max_i32 global_atomic_max_u32 global_atomic_and_b32 global_atomic_or_b32 global_atomic_xor_b32 global_atomic_inc_u32 "
      "global_atomic_dec_u32 global_atomic_swap_b64 global_atomic_cmpswap_b64 global_atomic_add_u64 global_atomic_sub_u64 global_atomic_min_i64 global_atomic_min_u64 global_atomic_max_i64 "
      "global_atomic_max_u64 global_atomic_and_b64 global_atomic_or_b64 global_atomic_xor_b64 global_atomic_inc_u64 global_atomic_dec_u64 "
      "80 global_atomic_cond_sub_u32 global_atomic_min_num_f32 global_atomic_max_num_f32 global_load_block global_store_block global_atomic_add_f64 global_atomic_add_f32 global_load_tr16_b128 "
      "global_load_tr8_b64 global_atomic_pk_add_f16 global_atomic_pk_add_bf16 global_atomic_min_num_f64 global_atomic_max_num_f64 global_prefetch_b8 95 global_load_async_to_lds_b8 "
      "global_load_async_to_lds_b32 global_load_async_to_lds_b64 global_load_async_to_lds_b128 global_store_async_from_lds_b8 global_store_async_from_lds_b32 global_store_async_from_lds_b64 global_store_async_from_lds_b128 cluster_load_b32 "
      "cluster_load_b64 cluster_load_b128 cluster_load_async_to_lds_b8 cluster_load_async_to_lds_b32 cluster_load_async_to_lds_b64 cluster_load_async_to_lds_b128 "
      "112 global_load_monitor_b32 global_load_monitor_b64 global_load_monitor_b128 global_load_tr4_b64 global_load_tr6_b96"
    },
    { { 0xffc03f00, 0x8003ff00 }, { 0xee000000 }, { 14, 8 }, 32, false,
      "16 global_load_u8 global_load_i8 global_load_u16 global_load_i16 global_load_b32 global_load_b64 global_load_b96 global_load_b128 "
      "global_store_b8 global_store_b16 global_store_b32 global_store_b64 global_store_b96 global_store_b128 global_load_d16_u8 global_load_d16_i8 "
      "global_load_d16_b16 global_load_d16_hi_u8 global_load_d16_hi_i8 global_load_d16_hi_b16 global_store_d16_hi_b8 global_store_d16_hi_b16 "
      "40 global_load_addtid_b32 global_store_addtid_b32 "
      "51 global_atomic_swap_b32 global_atomic_cmpswap_b32 global_atomic_add_u32 global_atomic_sub_u32 global_atomic_sub_clamp_u32 "
      "global_atomic_min_i32 global_atomic_min_u32 global_atomic_max_i32 global_atomic_max_u32 global_atomic_and_b32 global_atomic_or_b32 global_atomic_xor_b32 global_atomic_inc_u32 "
      "global_atomic_dec_u32 global_atomic_swap_b64 global_atomic_cmpswap_b64 global_atomic_add_u64 global_atomic_sub_u64 global_atomic_min_i64 global_atomic_min_u64 global_atomic_max_i64 "
      "global_atomic_max_u64 global_atomic_and_b64 global_atomic_or_b64 global_atomic_xor_b64 global_atomic_inc_u64 global_atomic_dec_u64 "
      "80 global_atomic_cond_sub_u32 global_atomic_min_num_f32 global_atomic_max_num_f32 global_load_block global_store_block 86 global_atomic_add_f32 global_load_tr_b128 "
      "global_load_tr_b64 global_atomic_pk_add_f16 global_atomic_pk_add_bf16"
    },
    { { 0xffc03f00, 0x8003ff00 }, { 0xee000000 }, { 14, 8 }, 32, true,
      "115 global_atomic_ordered_add_b64"
    },
    { { 0xffc03f6f, 0xff83ffff }, { 0xd0400001, 0x7c000000 }, { 14, 8 }, 8196, false,
      "196 tensor_load_to_lds tensor_store_from_lds"
    },
    { { 0xffc03f7f, 0x8002ff00 }, { 0xee00007c }, { 14, 8 }, 8196, false,
      "43 global_inv global_wb "
      "79 global_wbinv"
    },
    { { 0xffc03f7f, 0x8003ff00 }, { 0xec00007c }, { 14, 8 }, 32, false,
      "16 flat_load_u8 flat_load_i8 flat_load_u16 flat_load_i16 flat_load_b32 flat_load_b64 flat_load_b96 flat_load_b128 "
      "flat_store_b8 flat_store_b16 flat_store_b32 flat_store_b64 flat_store_b96 flat_store_b128 flat_load_d16_u8 flat_load_d16_i8 "
      "flat_load_d16_b16 flat_load_d16_hi_u8 flat_load_d16_hi_i8 flat_load_d16_hi_b16 flat_store_d16_hi_b8 flat_store_d16_hi_b16 "
      "51 flat_atomic_swap_b32 flat_atomic_cmpswap_b32 flat_atomic_add_u32 flat_atomic_sub_u32 flat_atomic_sub_clamp_u32 "
      "flat_atomic_min_i32 flat_atomic_min_u32 flat_atomic_max_i32 flat_atomic_max_u32 flat_atomic_and_b32 flat_atomic_or_b32 flat_atomic_xor_b32 flat_atomic_inc_u32 "
      "flat_atomic_dec_u32 flat_atomic_swap_b64 flat_atomic_cmpswap_b64 flat_atomic_add_u64 flat_atomic_sub_u64 flat_atomic_min_i64 flat_atomic_min_u64 flat_atomic_max_i64 "
      "flat_atomic_max_u64 flat_atomic_and_b64 flat_atomic_or_b64 flat_atomic_xor_b64 flat_atomic_inc_u64 flat_atomic_dec_u64 "
      "80 flat_atomic_cond_sub_u32 flat_atomic_min_num_f32 flat_atomic_max_num_f32 86 flat_atomic_add_f32 "
      "89 flat_atomic_pk_add_f16 flat_atomic_pk_add_bf16"
    },
    { { 0xffc03f7f, 0x8003ff00 }, { 0xee00007c }, { 14, 8 }, 32, false,
      "43 global_inv global_wb "
      "79 global_wbinv"
    },
    { { 0xffc03fbf, 0xfc0100 }, { 0xd3c00010 }, { 14, 8 }, 32, true,
      "25 image_bvh_intersect_ray image_bvh64_intersect_ray"
    },
    { { 0xffc03fff, 0xfc0100 }, { 0xd3c00010 }, { 14, 8 }, 32, true,
      "128 image_bvh_dual_intersect_ray image_bvh8_intersect_ray"
    },
    { { 0xffe00000, 0x18000000 }, { 0xcd000000 }, { 16, 5 }, 32, true,
      "0 v_interp_p10_f32 v_interp_p2_f32 v_interp_p10_f16_f32 v_interp_p2_f16_f32 v_interp_p10_rtz_f16_f32 v_interp_p2_rtz_f16_f32"
    },
    { { 0xfffe0000 }, { 0x7e000000 }, { 9, 8 }, 963, false,
      "53 v_clrexcp"
    },
    { { 0xfffe0000 }, { 0x7e000000 }, { 9, 8 }, 7168, false,
      "65 v_clrexcp"
    },
    { { 0xfffe0000 }, { 0x7e000000 }, { 9, 8 }, 7192, false,
      "27 v_pipeflush"
    },
    { { 0xfffe0000 }, { 0x7e000000 }, { 9, 8 }, 8155, false,
      "0 v_nop"
    },
    { { 0xffff0000 }, { 0x7e000000 }, { 9, 7 }, 8228, false,
      "0 v_nop "
      "27 v_pipeflush"
    },
    { { 0xffff94ff, 0x97fc0000, 0xff008300, 0x60000000 }, { 0xcc350000, 0x4000000, 0xcc000000 }, { 80, 8 }, 8196, false,
      "51 v_wmma_scale_f32_16x16x128_f8f6f4"
    },
    { { 0xffff94ff, 0x97fc0000, 0xff008300, 0x60000000 }, { 0xcc3a0000, 0x4000000, 0xcc000000 }, { 80, 8 }, 8196, false,
      "51 v_wmma_scale16_f32_16x16x128_f8f6f4"
    },
    { { 0xffff94ff, 0x97fc0000, 0xff00fb00, 0x78000000 }, { 0xcc350000, 0x4000000, 0xcc004000, 0x18000000 }, { 80, 8 }, 8196, false,
      "136 v_wmma_scale_f32_32x16x128_f4"
    },
    { { 0xffff94ff, 0x97fc0000, 0xff00fb00, 0x78000000 }, { 0xcc3a0000, 0x4000000, 0xcc004000, 0x18000000 }, { 80, 8 }, 8196, false,
      "136 v_wmma_scale16_f32_32x16x128_f4"
    },
    { { 0xffffc0ff, 0x7fc0000, 0xff807800 }, { 0xd3ac0000, 0x0, 0xd3800800 }, { 80, 7 }, 2, false,
      "45 v_mfma_scale_f32_16x16x128_f8f6f4 v_mfma_scale_f32_32x32x64_f8f6f4"
    },
};

}  // namespace lockstep::other_isas
