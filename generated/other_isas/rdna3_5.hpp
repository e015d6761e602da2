// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/other_isas.xml.
// Hash of what this file is made of: 3da348343ab18d08
// The instructions of RDNA3.5, by the first dword of their formats: used to say where a word that is illegal here is legal.
#pragma once

#include <string_view>

#include "lockstep/isa/other_isa.hpp"

namespace lockstep::other_isas::rdna3_5 {

using namespace std::string_view_literals;

inline constexpr OtherOpcode sop1[] = {
    { 96, "s_ceil_f32"sv},
    { 97, "s_floor_f32"sv},
    { 98, "s_trunc_f32"sv},
    { 99, "s_rndne_f32"sv},
    { 100, "s_cvt_f32_i32"sv},
    { 101, "s_cvt_f32_u32"sv},
    { 102, "s_cvt_i32_f32"sv},
    { 103, "s_cvt_u32_f32"sv},
    { 104, "s_cvt_f16_f32"sv},
    { 105, "s_cvt_f32_f16"sv},
    { 106, "s_cvt_hi_f32_f16"sv},
    { 107, "s_ceil_f16"sv},
    { 108, "s_floor_f16"sv},
    { 109, "s_trunc_f16"sv},
    { 110, "s_rndne_f16"sv},
};
inline constexpr OtherOpcode sop2[] = {
    { 64, "s_add_f32"sv},
    { 65, "s_sub_f32"sv},
    { 66, "s_min_f32"sv},
    { 67, "s_max_f32"sv},
    { 68, "s_mul_f32"sv},
    { 69, "s_fmaak_f32"sv},
    { 70, "s_fmamk_f32"sv},
    { 71, "s_fmac_f32"sv},
    { 72, "s_cvt_pk_rtz_f16_f32"sv},
    { 73, "s_add_f16"sv},
    { 74, "s_sub_f16"sv},
    { 75, "s_min_f16"sv},
    { 76, "s_max_f16"sv},
    { 77, "s_mul_f16"sv},
    { 78, "s_fmac_f16"sv},
};
inline constexpr OtherOpcode sopc[] = {
    { 65, "s_cmp_lt_f32"sv},
    { 66, "s_cmp_eq_f32"sv},
    { 67, "s_cmp_le_f32"sv},
    { 68, "s_cmp_gt_f32"sv},
    { 69, "s_cmp_lg_f32"sv},
    { 70, "s_cmp_ge_f32"sv},
    { 71, "s_cmp_o_f32"sv},
    { 72, "s_cmp_u_f32"sv},
    { 73, "s_cmp_nge_f32"sv},
    { 74, "s_cmp_nlg_f32"sv},
    { 75, "s_cmp_ngt_f32"sv},
    { 76, "s_cmp_nle_f32"sv},
    { 77, "s_cmp_neq_f32"sv},
    { 78, "s_cmp_nlt_f32"sv},
    { 81, "s_cmp_lt_f16"sv},
    { 82, "s_cmp_eq_f16"sv},
    { 83, "s_cmp_le_f16"sv},
    { 84, "s_cmp_gt_f16"sv},
    { 85, "s_cmp_lg_f16"sv},
    { 86, "s_cmp_ge_f16"sv},
    { 87, "s_cmp_o_f16"sv},
    { 88, "s_cmp_u_f16"sv},
    { 89, "s_cmp_nge_f16"sv},
    { 90, "s_cmp_nlg_f16"sv},
    { 91, "s_cmp_ngt_f16"sv},
    { 92, "s_cmp_nle_f16"sv},
    { 93, "s_cmp_neq_f16"sv},
    { 94, "s_cmp_nlt_f16"sv},
};

inline constexpr OtherFormat formats[] = {
    { 0xff800000, 0xbe800000, 8, 8, { sop1, 15 } },
    { 0xc0000000, 0x80000000, 23, 7, { sop2, 15 } },
    { 0xff800000, 0xbf000000, 16, 7, { sopc, 28 } },
};

}  // namespace lockstep::other_isas::rdna3_5
