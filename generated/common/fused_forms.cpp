// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/fused_operations.xml, vendor-xml/semantics.
// Hash of what this file is made of: dc862eac042ad443
// Handlers of several row operations together.
#include "fast/program/fused_form.hpp"

#include "common/operation_numbers.hpp"
#include "lockstep/base/host.hpp"

#if LOCKSTEP_X86_64
#include "common/fast_vop2.hpp"
#include "common/fast_vop3_int.hpp"
#include "common/fast_vop3p.hpp"
#include "common/fast_vopc.hpp"
#include "common/gfx11/fast_vop2.hpp"
#include "common/gfx9/fast_vop2.hpp"
#include "fast/rows/make_forms.hpp"

namespace lockstep::fast {

/// By operations::FusedForm.
static constexpr FusedFormEntry entries[] = {
    make::pair<common::gfx9::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Link::s1>(operations::common_gfx9_v_lshrrev_b32, operations::common_v_cmp_eq_u32),
    make::pair<common::gfx9::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_xor_b32, 0, Link::s0>(operations::common_gfx9_v_lshrrev_b32, operations::common_v_xor_b32),
    make::pair<common::fast_operations::v_accvgpr_read, 0, common::gfx9::fast_operations::v_lshlrev_b32, 0, Link::independent>(operations::common_v_accvgpr_read, operations::common_gfx9_v_lshlrev_b32),
    make::pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_accvgpr_read, 0, Link::independent>(operations::common_v_accvgpr_read, operations::common_v_accvgpr_read),
    make::pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_add_u32, 0, Link::independent>(operations::common_v_accvgpr_read, operations::common_v_add_u32),
    make::pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_lshlrev_b32, 0, Link::independent>(operations::common_v_accvgpr_read, operations::common_v_lshlrev_b32),
    make::pair<common::fast_operations::v_add_co_u32, 0, common::fast_operations::v_addc_co_u32, 0, Link::mask>(operations::common_v_add_co_u32, operations::common_v_addc_co_u32),
    make::pair<common::fast_operations::v_add_co_u32, 1, common::fast_operations::v_addc_co_u32, 1, Link::mask>(operations::common_v_add_co_u32, operations::common_v_addc_co_u32),
    make::pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_add_f32, 0, Link::independent>(operations::common_v_add_f32, operations::common_v_add_f32),
    make::pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_add_f32, 0, Link::s0>(operations::common_v_add_f32, operations::common_v_add_f32),
    make::pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_cmp_gt_f32, 0, Link::s1>(operations::common_v_add_f32, operations::common_v_cmp_gt_f32),
    make::pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_mul_f32, 0, Link::independent>(operations::common_v_add_f32, operations::common_v_mul_f32),
    make::pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_mul_f32, 0, Link::s1>(operations::common_v_add_f32, operations::common_v_mul_f32),
    make::pair<common::fast_operations::v_add_u32, 0, common::gfx9::fast_operations::v_ashrrev_i32, 0, Link::s1>(operations::common_v_add_u32, operations::common_gfx9_v_ashrrev_i32),
    make::pair<common::fast_operations::v_add_u32, 0, common::fast_operations::v_ashrrev_i32, 0, Link::s1>(operations::common_v_add_u32, operations::common_v_ashrrev_i32),
    make::pair<common::fast_operations::v_and_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Link::s1>(operations::common_v_and_b32, operations::common_v_cmp_eq_u32),
    make::pair<common::fast_operations::v_cmp_eq_u32, 0, common::fast_operations::v_cndmask_b32, 0, Link::mask>(operations::common_v_cmp_eq_u32, operations::common_v_cndmask_b32),
    make::pair<common::fast_operations::v_cmp_gt_f32, 0, common::fast_operations::v_cndmask_b32, 0, Link::mask>(operations::common_v_cmp_gt_f32, operations::common_v_cndmask_b32),
    make::pair<common::fast_operations::v_cndmask_b32, 0, common::gfx11::fast_operations::v_max_f32, 0, Link::s1>(operations::common_v_cndmask_b32, operations::common_gfx11_v_max_f32),
    make::pair<common::fast_operations::v_cndmask_b32, 0, common::fast_operations::v_max_f32, 0, Link::s1>(operations::common_v_cndmask_b32, operations::common_v_max_f32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::gfx11::fast_operations::v_min_f32, 0, Link::s1>(operations::common_v_fmac_f32, operations::common_gfx11_v_min_f32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::gfx9::fast_operations::v_lshlrev_b32, 0, Link::independent>(operations::common_v_fmac_f32, operations::common_gfx9_v_lshlrev_b32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_add_f32, 0, Link::s1>(operations::common_v_fmac_f32, operations::common_v_add_f32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::independent>(operations::common_v_fmac_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::s1>(operations::common_v_fmac_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::s2>(operations::common_v_fmac_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_lshlrev_b32, 0, Link::independent>(operations::common_v_fmac_f32, operations::common_v_lshlrev_b32),
    make::pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_min_f32, 0, Link::s1>(operations::common_v_fmac_f32, operations::common_v_min_f32),
    make::pair<common::fast_operations::v_lshl_add_u32, 0, common::fast_operations::v_and_b32, 0, Link::s1>(operations::common_v_lshl_add_u32, operations::common_v_and_b32),
    make::pair<common::fast_operations::v_lshl_add_u64, 0, common::fast_operations::v_lshl_add_u64, 0, Link::s0>(operations::common_v_lshl_add_u64, operations::common_v_lshl_add_u64),
    make::pair<common::fast_operations::v_lshlrev_b64, 0, common::fast_operations::v_lshl_add_u64, 0, Link::s0>(operations::common_v_lshlrev_b64, operations::common_v_lshl_add_u64),
    make::pair<common::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Link::s1>(operations::common_v_lshrrev_b32, operations::common_v_cmp_eq_u32),
    make::pair<common::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_xor_b32, 0, Link::s0>(operations::common_v_lshrrev_b32, operations::common_v_xor_b32),
    make::pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::independent>(operations::common_v_mul_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::s1>(operations::common_v_mul_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::s2>(operations::common_v_mul_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_mul_f32, 0, Link::s1>(operations::common_v_mul_f32, operations::common_v_mul_f32),
    make::pair<common::fast_operations::v_sub_f32, 0, common::fast_operations::v_fmac_f32, 0, Link::s0>(operations::common_v_sub_f32, operations::common_v_fmac_f32),
    make::pair<common::fast_operations::v_sub_f32, 0, common::fast_operations::v_sub_f32, 0, Link::independent>(operations::common_v_sub_f32, operations::common_v_sub_f32),
    make::pair<common::fast_operations::v_xor_b32, 0, common::fast_operations::v_lshl_add_u32, 0, Link::s2>(operations::common_v_xor_b32, operations::common_v_lshl_add_u32),
    make::part<common::fast_operations::v_accvgpr_read, 1>(operations::common_v_accvgpr_read),
    make::part<common::fast_operations::v_add_f32, 1>(operations::common_v_add_f32),
    make::part<common::fast_operations::v_add_u32, 1>(operations::common_v_add_u32),
    make::part<common::fast_operations::v_and_b32, 1>(operations::common_v_and_b32),
    make::part<common::fast_operations::v_cmp_gt_f32, 1>(operations::common_v_cmp_gt_f32),
    make::part<common::fast_operations::v_lshl_add_u64, 4>(operations::common_v_lshl_add_u64),
    make::part<common::fast_operations::v_mul_f32, 1>(operations::common_v_mul_f32),
};
static_assert(std::size(entries) == operations::fused_form_count);

const FusedFormEntry& fused_form_entry(std::uint16_t form) { return entries[form]; }

}  // namespace lockstep::fast
#endif
