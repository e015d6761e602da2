// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics, vendor-xml/fused_operations.xml.
// Hash of what this file is made of: 469f16ae0accddd9
// Which operations the fast engine has handlers for, by opcode.
#pragma once

#include <array>

#include "common/fast_sop1.hpp"
#include "common/fast_sop2.hpp"
#include "common/fast_sop_float.hpp"
#include "common/fast_sopc.hpp"
#include "common/fast_sopk.hpp"
#include "common/fast_sopp.hpp"
#include "common/fast_vop1.hpp"
#include "common/fast_vop2.hpp"
#include "common/fast_vop3_cvt_small.hpp"
#include "common/fast_vop3_div.hpp"
#include "common/fast_vop3_float.hpp"
#include "common/fast_vop3_int.hpp"
#include "common/fast_vop3_minmax.hpp"
#include "common/fast_vop3p.hpp"
#include "common/fast_vopc.hpp"
#include "common/fast_vopd.hpp"
#include "common/gfx12/fast_sop1.hpp"
#include "common/gfx12/fast_vop2.hpp"
#include "rdna4/fast_sop2.hpp"
#include "rdna4/fast_sop_float.hpp"
#include "rdna4/fast_vop1.hpp"
#include "rdna4/fast_vop3_cvt_small.hpp"
#include "rdna4/fast_vop3_div.hpp"
#include "rdna4/fast_vop3_float.hpp"
#include "rdna4/fast_vop3_minmax.hpp"
#include "rdna4/fast_vop3p.hpp"
#include "rdna4/opcodes.hpp"

namespace lockstep::rdna4 {

/// By Opcode (which the first argument only names): Make::template scalar<Operation>(), Make::template row<Operation>() or, for operations that
/// reach VGPRs of other lanes, Make::template lanes<Operation>(), where the operation has the shape of one; else
/// Make::none(). row<Operation, Same>(): Same computes the same, but for the copy of its mask that Operation puts into EXEC.
template <class Make>
constexpr auto make_fast_table(Opcode, const Make& make) {
  return std::array<typename Make::Entry, opcode_count>{
      make.none(),  // buffer_atomic_add_f32
      make.none(),  // buffer_atomic_add_u32
      make.none(),  // buffer_atomic_add_u64
      make.none(),  // buffer_atomic_and_b32
      make.none(),  // buffer_atomic_and_b64
      make.none(),  // buffer_atomic_cmpswap_b32
      make.none(),  // buffer_atomic_cmpswap_b64
      make.none(),  // buffer_atomic_cond_sub_u32
      make.none(),  // buffer_atomic_dec_u32
      make.none(),  // buffer_atomic_dec_u64
      make.none(),  // buffer_atomic_inc_u32
      make.none(),  // buffer_atomic_inc_u64
      make.none(),  // buffer_atomic_max_i32
      make.none(),  // buffer_atomic_max_i64
      make.none(),  // buffer_atomic_max_num_f32
      make.none(),  // buffer_atomic_max_u32
      make.none(),  // buffer_atomic_max_u64
      make.none(),  // buffer_atomic_min_i32
      make.none(),  // buffer_atomic_min_i64
      make.none(),  // buffer_atomic_min_num_f32
      make.none(),  // buffer_atomic_min_u32
      make.none(),  // buffer_atomic_min_u64
      make.none(),  // buffer_atomic_or_b32
      make.none(),  // buffer_atomic_or_b64
      make.none(),  // buffer_atomic_pk_add_bf16
      make.none(),  // buffer_atomic_pk_add_f16
      make.none(),  // buffer_atomic_sub_clamp_u32
      make.none(),  // buffer_atomic_sub_u32
      make.none(),  // buffer_atomic_sub_u64
      make.none(),  // buffer_atomic_swap_b32
      make.none(),  // buffer_atomic_swap_b64
      make.none(),  // buffer_atomic_xor_b32
      make.none(),  // buffer_atomic_xor_b64
      make.none(),  // buffer_load_b128
      make.none(),  // buffer_load_b32
      make.none(),  // buffer_load_b64
      make.none(),  // buffer_load_b96
      make.none(),  // buffer_load_d16_b16
      make.none(),  // buffer_load_d16_format_x
      make.none(),  // buffer_load_d16_format_xy
      make.none(),  // buffer_load_d16_format_xyz
      make.none(),  // buffer_load_d16_format_xyzw
      make.none(),  // buffer_load_d16_hi_b16
      make.none(),  // buffer_load_d16_hi_format_x
      make.none(),  // buffer_load_d16_hi_i8
      make.none(),  // buffer_load_d16_hi_u8
      make.none(),  // buffer_load_d16_i8
      make.none(),  // buffer_load_d16_u8
      make.none(),  // buffer_load_format_x
      make.none(),  // buffer_load_format_xy
      make.none(),  // buffer_load_format_xyz
      make.none(),  // buffer_load_format_xyzw
      make.none(),  // buffer_load_i16
      make.none(),  // buffer_load_i8
      make.none(),  // buffer_load_u16
      make.none(),  // buffer_load_u8
      make.none(),  // buffer_store_b128
      make.none(),  // buffer_store_b16
      make.none(),  // buffer_store_b32
      make.none(),  // buffer_store_b64
      make.none(),  // buffer_store_b8
      make.none(),  // buffer_store_b96
      make.none(),  // buffer_store_d16_format_x
      make.none(),  // buffer_store_d16_format_xy
      make.none(),  // buffer_store_d16_format_xyz
      make.none(),  // buffer_store_d16_format_xyzw
      make.none(),  // buffer_store_d16_hi_b16
      make.none(),  // buffer_store_d16_hi_b8
      make.none(),  // buffer_store_d16_hi_format_x
      make.none(),  // buffer_store_format_x
      make.none(),  // buffer_store_format_xy
      make.none(),  // buffer_store_format_xyz
      make.none(),  // buffer_store_format_xyzw
      make.none(),  // ds_add_f32
      make.none(),  // ds_add_rtn_f32
      make.none(),  // ds_add_rtn_u32
      make.none(),  // ds_add_rtn_u64
      make.none(),  // ds_add_u32
      make.none(),  // ds_add_u64
      make.none(),  // ds_and_b32
      make.none(),  // ds_and_b64
      make.none(),  // ds_and_rtn_b32
      make.none(),  // ds_and_rtn_b64
      make.none(),  // ds_append
      make.none(),  // ds_bpermute_b32
      make.none(),  // ds_bpermute_fi_b32
      make.none(),  // ds_bvh_stack_push4_pop1_rtn_b32
      make.none(),  // ds_bvh_stack_push8_pop1_rtn_b32
      make.none(),  // ds_bvh_stack_push8_pop2_rtn_b64
      make.none(),  // ds_cmpstore_b32
      make.none(),  // ds_cmpstore_b64
      make.none(),  // ds_cmpstore_rtn_b32
      make.none(),  // ds_cmpstore_rtn_b64
      make.none(),  // ds_condxchg32_rtn_b64
      make.none(),  // ds_cond_sub_rtn_u32
      make.none(),  // ds_cond_sub_u32
      make.none(),  // ds_consume
      make.none(),  // ds_dec_rtn_u32
      make.none(),  // ds_dec_rtn_u64
      make.none(),  // ds_dec_u32
      make.none(),  // ds_dec_u64
      make.none(),  // ds_direct_load
      make.none(),  // ds_inc_rtn_u32
      make.none(),  // ds_inc_rtn_u64
      make.none(),  // ds_inc_u32
      make.none(),  // ds_inc_u64
      make.none(),  // ds_load_2addr_b32
      make.none(),  // ds_load_2addr_b64
      make.none(),  // ds_load_2addr_stride64_b32
      make.none(),  // ds_load_2addr_stride64_b64
      make.none(),  // ds_load_addtid_b32
      make.none(),  // ds_load_b128
      make.none(),  // ds_load_b32
      make.none(),  // ds_load_b64
      make.none(),  // ds_load_b96
      make.none(),  // ds_load_i16
      make.none(),  // ds_load_i8
      make.none(),  // ds_load_i8_d16
      make.none(),  // ds_load_i8_d16_hi
      make.none(),  // ds_load_u16
      make.none(),  // ds_load_u16_d16
      make.none(),  // ds_load_u16_d16_hi
      make.none(),  // ds_load_u8
      make.none(),  // ds_load_u8_d16
      make.none(),  // ds_load_u8_d16_hi
      make.none(),  // ds_max_i32
      make.none(),  // ds_max_i64
      make.none(),  // ds_max_num_f32
      make.none(),  // ds_max_num_f64
      make.none(),  // ds_max_num_rtn_f32
      make.none(),  // ds_max_num_rtn_f64
      make.none(),  // ds_max_rtn_i32
      make.none(),  // ds_max_rtn_i64
      make.none(),  // ds_max_rtn_u32
      make.none(),  // ds_max_rtn_u64
      make.none(),  // ds_max_u32
      make.none(),  // ds_max_u64
      make.none(),  // ds_min_i32
      make.none(),  // ds_min_i64
      make.none(),  // ds_min_num_f32
      make.none(),  // ds_min_num_f64
      make.none(),  // ds_min_num_rtn_f32
      make.none(),  // ds_min_num_rtn_f64
      make.none(),  // ds_min_rtn_i32
      make.none(),  // ds_min_rtn_i64
      make.none(),  // ds_min_rtn_u32
      make.none(),  // ds_min_rtn_u64
      make.none(),  // ds_min_u32
      make.none(),  // ds_min_u64
      make.none(),  // ds_mskor_b32
      make.none(),  // ds_mskor_b64
      make.none(),  // ds_mskor_rtn_b32
      make.none(),  // ds_mskor_rtn_b64
      make.none(),  // ds_nop
      make.none(),  // ds_or_b32
      make.none(),  // ds_or_b64
      make.none(),  // ds_or_rtn_b32
      make.none(),  // ds_or_rtn_b64
      make.none(),  // ds_param_load
      make.none(),  // ds_permute_b32
      make.none(),  // ds_pk_add_bf16
      make.none(),  // ds_pk_add_f16
      make.none(),  // ds_pk_add_rtn_bf16
      make.none(),  // ds_pk_add_rtn_f16
      make.none(),  // ds_rsub_rtn_u32
      make.none(),  // ds_rsub_rtn_u64
      make.none(),  // ds_rsub_u32
      make.none(),  // ds_rsub_u64
      make.none(),  // ds_storexchg_2addr_rtn_b32
      make.none(),  // ds_storexchg_2addr_rtn_b64
      make.none(),  // ds_storexchg_2addr_stride64_rtn_b32
      make.none(),  // ds_storexchg_2addr_stride64_rtn_b64
      make.none(),  // ds_storexchg_rtn_b32
      make.none(),  // ds_storexchg_rtn_b64
      make.none(),  // ds_store_2addr_b32
      make.none(),  // ds_store_2addr_b64
      make.none(),  // ds_store_2addr_stride64_b32
      make.none(),  // ds_store_2addr_stride64_b64
      make.none(),  // ds_store_addtid_b32
      make.none(),  // ds_store_b128
      make.none(),  // ds_store_b16
      make.none(),  // ds_store_b16_d16_hi
      make.none(),  // ds_store_b32
      make.none(),  // ds_store_b64
      make.none(),  // ds_store_b8
      make.none(),  // ds_store_b8_d16_hi
      make.none(),  // ds_store_b96
      make.none(),  // ds_sub_clamp_rtn_u32
      make.none(),  // ds_sub_clamp_u32
      make.none(),  // ds_sub_rtn_u32
      make.none(),  // ds_sub_rtn_u64
      make.none(),  // ds_sub_u32
      make.none(),  // ds_sub_u64
      make.none(),  // ds_swizzle_b32
      make.none(),  // ds_xor_b32
      make.none(),  // ds_xor_b64
      make.none(),  // ds_xor_rtn_b32
      make.none(),  // ds_xor_rtn_b64
      make.none(),  // exp
      make.none(),  // flat_atomic_add_f32
      make.none(),  // flat_atomic_add_u32
      make.none(),  // flat_atomic_add_u64
      make.none(),  // flat_atomic_and_b32
      make.none(),  // flat_atomic_and_b64
      make.none(),  // flat_atomic_cmpswap_b32
      make.none(),  // flat_atomic_cmpswap_b64
      make.none(),  // flat_atomic_cond_sub_u32
      make.none(),  // flat_atomic_dec_u32
      make.none(),  // flat_atomic_dec_u64
      make.none(),  // flat_atomic_inc_u32
      make.none(),  // flat_atomic_inc_u64
      make.none(),  // flat_atomic_max_i32
      make.none(),  // flat_atomic_max_i64
      make.none(),  // flat_atomic_max_num_f32
      make.none(),  // flat_atomic_max_u32
      make.none(),  // flat_atomic_max_u64
      make.none(),  // flat_atomic_min_i32
      make.none(),  // flat_atomic_min_i64
      make.none(),  // flat_atomic_min_num_f32
      make.none(),  // flat_atomic_min_u32
      make.none(),  // flat_atomic_min_u64
      make.none(),  // flat_atomic_or_b32
      make.none(),  // flat_atomic_or_b64
      make.none(),  // flat_atomic_pk_add_bf16
      make.none(),  // flat_atomic_pk_add_f16
      make.none(),  // flat_atomic_sub_clamp_u32
      make.none(),  // flat_atomic_sub_u32
      make.none(),  // flat_atomic_sub_u64
      make.none(),  // flat_atomic_swap_b32
      make.none(),  // flat_atomic_swap_b64
      make.none(),  // flat_atomic_xor_b32
      make.none(),  // flat_atomic_xor_b64
      make.none(),  // flat_load_b128
      make.none(),  // flat_load_b32
      make.none(),  // flat_load_b64
      make.none(),  // flat_load_b96
      make.none(),  // flat_load_d16_b16
      make.none(),  // flat_load_d16_hi_b16
      make.none(),  // flat_load_d16_hi_i8
      make.none(),  // flat_load_d16_hi_u8
      make.none(),  // flat_load_d16_i8
      make.none(),  // flat_load_d16_u8
      make.none(),  // flat_load_i16
      make.none(),  // flat_load_i8
      make.none(),  // flat_load_u16
      make.none(),  // flat_load_u8
      make.none(),  // flat_store_b128
      make.none(),  // flat_store_b16
      make.none(),  // flat_store_b32
      make.none(),  // flat_store_b64
      make.none(),  // flat_store_b8
      make.none(),  // flat_store_b96
      make.none(),  // flat_store_d16_hi_b16
      make.none(),  // flat_store_d16_hi_b8
      make.none(),  // global_atomic_add_f32
      make.none(),  // global_atomic_add_u32
      make.none(),  // global_atomic_add_u64
      make.none(),  // global_atomic_and_b32
      make.none(),  // global_atomic_and_b64
      make.none(),  // global_atomic_cmpswap_b32
      make.none(),  // global_atomic_cmpswap_b64
      make.none(),  // global_atomic_cond_sub_u32
      make.none(),  // global_atomic_dec_u32
      make.none(),  // global_atomic_dec_u64
      make.none(),  // global_atomic_inc_u32
      make.none(),  // global_atomic_inc_u64
      make.none(),  // global_atomic_max_i32
      make.none(),  // global_atomic_max_i64
      make.none(),  // global_atomic_max_num_f32
      make.none(),  // global_atomic_max_u32
      make.none(),  // global_atomic_max_u64
      make.none(),  // global_atomic_min_i32
      make.none(),  // global_atomic_min_i64
      make.none(),  // global_atomic_min_num_f32
      make.none(),  // global_atomic_min_u32
      make.none(),  // global_atomic_min_u64
      make.none(),  // global_atomic_ordered_add_b64
      make.none(),  // global_atomic_or_b32
      make.none(),  // global_atomic_or_b64
      make.none(),  // global_atomic_pk_add_bf16
      make.none(),  // global_atomic_pk_add_f16
      make.none(),  // global_atomic_sub_clamp_u32
      make.none(),  // global_atomic_sub_u32
      make.none(),  // global_atomic_sub_u64
      make.none(),  // global_atomic_swap_b32
      make.none(),  // global_atomic_swap_b64
      make.none(),  // global_atomic_xor_b32
      make.none(),  // global_atomic_xor_b64
      make.none(),  // global_inv
      make.none(),  // global_load_addtid_b32
      make.none(),  // global_load_b128
      make.none(),  // global_load_b32
      make.none(),  // global_load_b64
      make.none(),  // global_load_b96
      make.none(),  // global_load_block
      make.none(),  // global_load_d16_b16
      make.none(),  // global_load_d16_hi_b16
      make.none(),  // global_load_d16_hi_i8
      make.none(),  // global_load_d16_hi_u8
      make.none(),  // global_load_d16_i8
      make.none(),  // global_load_d16_u8
      make.none(),  // global_load_i16
      make.none(),  // global_load_i8
      make.none(),  // global_load_tr_b128
      make.none(),  // global_load_tr_b64
      make.none(),  // global_load_u16
      make.none(),  // global_load_u8
      make.none(),  // global_store_addtid_b32
      make.none(),  // global_store_b128
      make.none(),  // global_store_b16
      make.none(),  // global_store_b32
      make.none(),  // global_store_b64
      make.none(),  // global_store_b8
      make.none(),  // global_store_b96
      make.none(),  // global_store_block
      make.none(),  // global_store_d16_hi_b16
      make.none(),  // global_store_d16_hi_b8
      make.none(),  // global_wb
      make.none(),  // global_wbinv
      make.none(),  // image_atomic_add_flt
      make.none(),  // image_atomic_add_uint
      make.none(),  // image_atomic_and
      make.none(),  // image_atomic_cmpswap
      make.none(),  // image_atomic_dec_uint
      make.none(),  // image_atomic_inc_uint
      make.none(),  // image_atomic_max_flt
      make.none(),  // image_atomic_max_int
      make.none(),  // image_atomic_max_uint
      make.none(),  // image_atomic_min_flt
      make.none(),  // image_atomic_min_int
      make.none(),  // image_atomic_min_uint
      make.none(),  // image_atomic_or
      make.none(),  // image_atomic_pk_add_bf16
      make.none(),  // image_atomic_pk_add_f16
      make.none(),  // image_atomic_sub_uint
      make.none(),  // image_atomic_swap
      make.none(),  // image_atomic_xor
      make.none(),  // image_bvh64_intersect_ray
      make.none(),  // image_bvh8_intersect_ray
      make.none(),  // image_bvh_dual_intersect_ray
      make.none(),  // image_bvh_intersect_ray
      make.none(),  // image_gather4
      make.none(),  // image_gather4h
      make.none(),  // image_gather4_b
      make.none(),  // image_gather4_b_cl
      make.none(),  // image_gather4_c
      make.none(),  // image_gather4_cl
      make.none(),  // image_gather4_c_b
      make.none(),  // image_gather4_c_b_cl
      make.none(),  // image_gather4_c_cl
      make.none(),  // image_gather4_c_l
      make.none(),  // image_gather4_c_lz
      make.none(),  // image_gather4_c_lz_o
      make.none(),  // image_gather4_l
      make.none(),  // image_gather4_lz
      make.none(),  // image_gather4_lz_o
      make.none(),  // image_gather4_o
      make.none(),  // image_get_lod
      make.none(),  // image_get_resinfo
      make.none(),  // image_load
      make.none(),  // image_load_mip
      make.none(),  // image_load_mip_pck
      make.none(),  // image_load_mip_pck_sgn
      make.none(),  // image_load_pck
      make.none(),  // image_load_pck_sgn
      make.none(),  // image_msaa_load
      make.none(),  // image_sample
      make.none(),  // image_sample_b
      make.none(),  // image_sample_b_cl
      make.none(),  // image_sample_b_cl_o
      make.none(),  // image_sample_b_o
      make.none(),  // image_sample_c
      make.none(),  // image_sample_cl
      make.none(),  // image_sample_cl_o
      make.none(),  // image_sample_c_b
      make.none(),  // image_sample_c_b_cl
      make.none(),  // image_sample_c_b_cl_o
      make.none(),  // image_sample_c_b_o
      make.none(),  // image_sample_c_cl
      make.none(),  // image_sample_c_cl_o
      make.none(),  // image_sample_c_d
      make.none(),  // image_sample_c_d_cl
      make.none(),  // image_sample_c_d_cl_g16
      make.none(),  // image_sample_c_d_cl_o
      make.none(),  // image_sample_c_d_cl_o_g16
      make.none(),  // image_sample_c_d_g16
      make.none(),  // image_sample_c_d_o
      make.none(),  // image_sample_c_d_o_g16
      make.none(),  // image_sample_c_l
      make.none(),  // image_sample_c_lz
      make.none(),  // image_sample_c_lz_o
      make.none(),  // image_sample_c_l_o
      make.none(),  // image_sample_c_o
      make.none(),  // image_sample_d
      make.none(),  // image_sample_d_cl
      make.none(),  // image_sample_d_cl_g16
      make.none(),  // image_sample_d_cl_o
      make.none(),  // image_sample_d_cl_o_g16
      make.none(),  // image_sample_d_g16
      make.none(),  // image_sample_d_o
      make.none(),  // image_sample_d_o_g16
      make.none(),  // image_sample_l
      make.none(),  // image_sample_lz
      make.none(),  // image_sample_lz_o
      make.none(),  // image_sample_l_o
      make.none(),  // image_sample_o
      make.none(),  // image_store
      make.none(),  // image_store_mip
      make.none(),  // image_store_mip_pck
      make.none(),  // image_store_pck
      make.none(),  // scratch_load_b128
      make.none(),  // scratch_load_b32
      make.none(),  // scratch_load_b64
      make.none(),  // scratch_load_b96
      make.none(),  // scratch_load_block
      make.none(),  // scratch_load_d16_b16
      make.none(),  // scratch_load_d16_hi_b16
      make.none(),  // scratch_load_d16_hi_i8
      make.none(),  // scratch_load_d16_hi_u8
      make.none(),  // scratch_load_d16_i8
      make.none(),  // scratch_load_d16_u8
      make.none(),  // scratch_load_i16
      make.none(),  // scratch_load_i8
      make.none(),  // scratch_load_u16
      make.none(),  // scratch_load_u8
      make.none(),  // scratch_store_b128
      make.none(),  // scratch_store_b16
      make.none(),  // scratch_store_b32
      make.none(),  // scratch_store_b64
      make.none(),  // scratch_store_b8
      make.none(),  // scratch_store_b96
      make.none(),  // scratch_store_block
      make.none(),  // scratch_store_d16_hi_b16
      make.none(),  // scratch_store_d16_hi_b8
      make.template scalar<common::fast_operations::s_absdiff_i32>(),  // s_absdiff_i32
      make.template scalar<common::fast_operations::s_abs_i32>(),  // s_abs_i32
      make.template scalar<common::fast_operations::s_addk_co_i32>(),  // s_addk_co_i32
      make.template scalar<common::fast_operations::s_add_co_ci_u32>(),  // s_add_co_ci_u32
      make.template scalar<common::fast_operations::s_add_co_i32>(),  // s_add_co_i32
      make.template scalar<common::fast_operations::s_add_co_u32>(),  // s_add_co_u32
      make.template scalar<common::fast_operations::s_add_f16>(),  // s_add_f16
      make.template scalar<common::fast_operations::s_add_f32>(),  // s_add_f32
      make.template scalar<common::fast_operations::s_add_nc_u64>(),  // s_add_nc_u64
      make.none(),  // s_alloc_vgpr
      make.template scalar<common::fast_operations::s_and_b32>(),  // s_and_b32
      make.template scalar<common::fast_operations::s_and_b64>(),  // s_and_b64
      make.template scalar<common::gfx12::fast_operations::s_and_not0_saveexec_b32>(),  // s_and_not0_saveexec_b32
      make.template scalar<common::fast_operations::s_and_not0_saveexec_b64>(),  // s_and_not0_saveexec_b64
      make.template scalar<common::gfx12::fast_operations::s_and_not0_wrexec_b32>(),  // s_and_not0_wrexec_b32
      make.template scalar<common::fast_operations::s_and_not0_wrexec_b64>(),  // s_and_not0_wrexec_b64
      make.template scalar<common::fast_operations::s_and_not1_b32>(),  // s_and_not1_b32
      make.template scalar<common::fast_operations::s_and_not1_b64>(),  // s_and_not1_b64
      make.template scalar<common::gfx12::fast_operations::s_and_not1_saveexec_b32>(),  // s_and_not1_saveexec_b32
      make.template scalar<common::fast_operations::s_and_not1_saveexec_b64>(),  // s_and_not1_saveexec_b64
      make.template scalar<common::gfx12::fast_operations::s_and_not1_wrexec_b32>(),  // s_and_not1_wrexec_b32
      make.template scalar<common::fast_operations::s_and_not1_wrexec_b64>(),  // s_and_not1_wrexec_b64
      make.template scalar<common::gfx12::fast_operations::s_and_saveexec_b32>(),  // s_and_saveexec_b32
      make.template scalar<common::fast_operations::s_and_saveexec_b64>(),  // s_and_saveexec_b64
      make.template scalar<common::fast_operations::s_ashr_i32>(),  // s_ashr_i32
      make.template scalar<common::fast_operations::s_ashr_i64>(),  // s_ashr_i64
      make.none(),  // s_atc_probe
      make.none(),  // s_atc_probe_buffer
      make.none(),  // s_barrier_init
      make.none(),  // s_barrier_join
      make.none(),  // s_barrier_leave
      make.none(),  // s_barrier_signal
      make.none(),  // s_barrier_signal_isfirst
      make.none(),  // s_barrier_wait
      make.template scalar<common::fast_operations::s_bcnt0_i32_b32>(),  // s_bcnt0_i32_b32
      make.template scalar<common::fast_operations::s_bcnt0_i32_b64>(),  // s_bcnt0_i32_b64
      make.template scalar<common::fast_operations::s_bcnt1_i32_b32>(),  // s_bcnt1_i32_b32
      make.template scalar<common::fast_operations::s_bcnt1_i32_b64>(),  // s_bcnt1_i32_b64
      make.template scalar<common::fast_operations::s_bfe_i32>(),  // s_bfe_i32
      make.template scalar<common::fast_operations::s_bfe_i64>(),  // s_bfe_i64
      make.template scalar<common::fast_operations::s_bfe_u32>(),  // s_bfe_u32
      make.template scalar<common::fast_operations::s_bfe_u64>(),  // s_bfe_u64
      make.template scalar<common::fast_operations::s_bfm_b32>(),  // s_bfm_b32
      make.template scalar<common::fast_operations::s_bfm_b64>(),  // s_bfm_b64
      make.template scalar<common::fast_operations::s_bitcmp0_b32>(),  // s_bitcmp0_b32
      make.template scalar<common::fast_operations::s_bitcmp0_b64>(),  // s_bitcmp0_b64
      make.template scalar<common::fast_operations::s_bitcmp1_b32>(),  // s_bitcmp1_b32
      make.template scalar<common::fast_operations::s_bitcmp1_b64>(),  // s_bitcmp1_b64
      make.template scalar<common::fast_operations::s_bitreplicate_b64_b32>(),  // s_bitreplicate_b64_b32
      make.template scalar<common::fast_operations::s_bitset0_b32>(),  // s_bitset0_b32
      make.template scalar<common::fast_operations::s_bitset0_b64>(),  // s_bitset0_b64
      make.template scalar<common::fast_operations::s_bitset1_b32>(),  // s_bitset1_b32
      make.template scalar<common::fast_operations::s_bitset1_b64>(),  // s_bitset1_b64
      make.template scalar<common::fast_operations::s_branch>(),  // s_branch
      make.template scalar<common::fast_operations::s_brev_b32>(),  // s_brev_b32
      make.template scalar<common::fast_operations::s_brev_b64>(),  // s_brev_b64
      make.none(),  // s_buffer_load_b128
      make.none(),  // s_buffer_load_b256
      make.none(),  // s_buffer_load_b32
      make.none(),  // s_buffer_load_b512
      make.none(),  // s_buffer_load_b64
      make.none(),  // s_buffer_load_b96
      make.none(),  // s_buffer_load_i16
      make.none(),  // s_buffer_load_i8
      make.none(),  // s_buffer_load_u16
      make.none(),  // s_buffer_load_u8
      make.none(),  // s_buffer_prefetch_data
      make.none(),  // s_call_b64
      make.template scalar<common::fast_operations::s_cbranch_execnz>(),  // s_cbranch_execnz
      make.template scalar<common::fast_operations::s_cbranch_execz>(),  // s_cbranch_execz
      make.template scalar<common::fast_operations::s_cbranch_scc0>(),  // s_cbranch_scc0
      make.template scalar<common::fast_operations::s_cbranch_scc1>(),  // s_cbranch_scc1
      make.template scalar<common::fast_operations::s_cbranch_vccnz>(),  // s_cbranch_vccnz
      make.template scalar<common::fast_operations::s_cbranch_vccz>(),  // s_cbranch_vccz
      make.template scalar<common::fast_operations::s_ceil_f16>(),  // s_ceil_f16
      make.template scalar<common::fast_operations::s_ceil_f32>(),  // s_ceil_f32
      make.none(),  // s_clause
      make.template scalar<common::fast_operations::s_cls_i32>(),  // s_cls_i32
      make.template scalar<common::fast_operations::s_cls_i32_i64>(),  // s_cls_i32_i64
      make.template scalar<common::fast_operations::s_clz_i32_u32>(),  // s_clz_i32_u32
      make.template scalar<common::fast_operations::s_clz_i32_u64>(),  // s_clz_i32_u64
      make.template scalar<common::fast_operations::s_cmovk_i32>(),  // s_cmovk_i32
      make.template scalar<common::fast_operations::s_cmov_b32>(),  // s_cmov_b32
      make.template scalar<common::fast_operations::s_cmov_b64>(),  // s_cmov_b64
      make.template scalar<common::fast_operations::s_cmp_eq_f16>(),  // s_cmp_eq_f16
      make.template scalar<common::fast_operations::s_cmp_eq_f32>(),  // s_cmp_eq_f32
      make.template scalar<common::fast_operations::s_cmp_eq_i32>(),  // s_cmp_eq_i32
      make.template scalar<common::fast_operations::s_cmp_eq_u32>(),  // s_cmp_eq_u32
      make.template scalar<common::fast_operations::s_cmp_eq_u64>(),  // s_cmp_eq_u64
      make.template scalar<common::fast_operations::s_cmp_ge_f16>(),  // s_cmp_ge_f16
      make.template scalar<common::fast_operations::s_cmp_ge_f32>(),  // s_cmp_ge_f32
      make.template scalar<common::fast_operations::s_cmp_ge_i32>(),  // s_cmp_ge_i32
      make.template scalar<common::fast_operations::s_cmp_ge_u32>(),  // s_cmp_ge_u32
      make.template scalar<common::fast_operations::s_cmp_gt_f16>(),  // s_cmp_gt_f16
      make.template scalar<common::fast_operations::s_cmp_gt_f32>(),  // s_cmp_gt_f32
      make.template scalar<common::fast_operations::s_cmp_gt_i32>(),  // s_cmp_gt_i32
      make.template scalar<common::fast_operations::s_cmp_gt_u32>(),  // s_cmp_gt_u32
      make.template scalar<common::fast_operations::s_cmp_le_f16>(),  // s_cmp_le_f16
      make.template scalar<common::fast_operations::s_cmp_le_f32>(),  // s_cmp_le_f32
      make.template scalar<common::fast_operations::s_cmp_le_i32>(),  // s_cmp_le_i32
      make.template scalar<common::fast_operations::s_cmp_le_u32>(),  // s_cmp_le_u32
      make.template scalar<common::fast_operations::s_cmp_lg_f16>(),  // s_cmp_lg_f16
      make.template scalar<common::fast_operations::s_cmp_lg_f32>(),  // s_cmp_lg_f32
      make.template scalar<common::fast_operations::s_cmp_lg_i32>(),  // s_cmp_lg_i32
      make.template scalar<common::fast_operations::s_cmp_lg_u32>(),  // s_cmp_lg_u32
      make.template scalar<common::fast_operations::s_cmp_lg_u64>(),  // s_cmp_lg_u64
      make.template scalar<common::fast_operations::s_cmp_lt_f16>(),  // s_cmp_lt_f16
      make.template scalar<common::fast_operations::s_cmp_lt_f32>(),  // s_cmp_lt_f32
      make.template scalar<common::fast_operations::s_cmp_lt_i32>(),  // s_cmp_lt_i32
      make.template scalar<common::fast_operations::s_cmp_lt_u32>(),  // s_cmp_lt_u32
      make.template scalar<common::fast_operations::s_cmp_neq_f16>(),  // s_cmp_neq_f16
      make.template scalar<common::fast_operations::s_cmp_neq_f32>(),  // s_cmp_neq_f32
      make.template scalar<common::fast_operations::s_cmp_nge_f16>(),  // s_cmp_nge_f16
      make.template scalar<common::fast_operations::s_cmp_nge_f32>(),  // s_cmp_nge_f32
      make.template scalar<common::fast_operations::s_cmp_ngt_f16>(),  // s_cmp_ngt_f16
      make.template scalar<common::fast_operations::s_cmp_ngt_f32>(),  // s_cmp_ngt_f32
      make.template scalar<common::fast_operations::s_cmp_nle_f16>(),  // s_cmp_nle_f16
      make.template scalar<common::fast_operations::s_cmp_nle_f32>(),  // s_cmp_nle_f32
      make.template scalar<common::fast_operations::s_cmp_nlg_f16>(),  // s_cmp_nlg_f16
      make.template scalar<common::fast_operations::s_cmp_nlg_f32>(),  // s_cmp_nlg_f32
      make.template scalar<common::fast_operations::s_cmp_nlt_f16>(),  // s_cmp_nlt_f16
      make.template scalar<common::fast_operations::s_cmp_nlt_f32>(),  // s_cmp_nlt_f32
      make.template scalar<common::fast_operations::s_cmp_o_f16>(),  // s_cmp_o_f16
      make.template scalar<common::fast_operations::s_cmp_o_f32>(),  // s_cmp_o_f32
      make.template scalar<common::fast_operations::s_cmp_u_f16>(),  // s_cmp_u_f16
      make.template scalar<common::fast_operations::s_cmp_u_f32>(),  // s_cmp_u_f32
      make.none(),  // s_code_end
      make.template scalar<common::fast_operations::s_cselect_b32>(),  // s_cselect_b32
      make.template scalar<common::fast_operations::s_cselect_b64>(),  // s_cselect_b64
      make.template scalar<common::fast_operations::s_ctz_i32_b32>(),  // s_ctz_i32_b32
      make.template scalar<common::fast_operations::s_ctz_i32_b64>(),  // s_ctz_i32_b64
      make.template scalar<common::fast_operations::s_cvt_f16_f32>(),  // s_cvt_f16_f32
      make.template scalar<common::fast_operations::s_cvt_f32_f16>(),  // s_cvt_f32_f16
      make.template scalar<common::fast_operations::s_cvt_f32_i32>(),  // s_cvt_f32_i32
      make.template scalar<common::fast_operations::s_cvt_f32_u32>(),  // s_cvt_f32_u32
      make.template scalar<common::fast_operations::s_cvt_hi_f32_f16>(),  // s_cvt_hi_f32_f16
      make.template scalar<common::fast_operations::s_cvt_i32_f32>(),  // s_cvt_i32_f32
      make.template scalar<common::fast_operations::s_cvt_pk_rtz_f16_f32>(),  // s_cvt_pk_rtz_f16_f32
      make.template scalar<common::fast_operations::s_cvt_u32_f32>(),  // s_cvt_u32_f32
      make.none(),  // s_dcache_inv
      make.none(),  // s_decperflevel
      make.none(),  // s_delay_alu
      make.none(),  // s_denorm_mode
      make.none(),  // s_endpgm
      make.none(),  // s_endpgm_saved
      make.template scalar<common::fast_operations::s_floor_f16>(),  // s_floor_f16
      make.template scalar<common::fast_operations::s_floor_f32>(),  // s_floor_f32
      make.template scalar<common::fast_operations::s_fmaak_f32>(),  // s_fmaak_f32
      make.template scalar<common::fast_operations::s_fmac_f16>(),  // s_fmac_f16
      make.template scalar<common::fast_operations::s_fmac_f32>(),  // s_fmac_f32
      make.template scalar<common::fast_operations::s_fmamk_f32>(),  // s_fmamk_f32
      make.none(),  // s_getpc_b64
      make.none(),  // s_getreg_b32
      make.none(),  // s_get_barrier_state
      make.none(),  // s_icache_inv
      make.none(),  // s_incperflevel
      make.none(),  // s_load_b128
      make.none(),  // s_load_b256
      make.none(),  // s_load_b32
      make.none(),  // s_load_b512
      make.none(),  // s_load_b64
      make.none(),  // s_load_b96
      make.none(),  // s_load_i16
      make.none(),  // s_load_i8
      make.none(),  // s_load_u16
      make.none(),  // s_load_u8
      make.template scalar<common::fast_operations::s_lshl1_add_u32>(),  // s_lshl1_add_u32
      make.template scalar<common::fast_operations::s_lshl2_add_u32>(),  // s_lshl2_add_u32
      make.template scalar<common::fast_operations::s_lshl3_add_u32>(),  // s_lshl3_add_u32
      make.template scalar<common::fast_operations::s_lshl4_add_u32>(),  // s_lshl4_add_u32
      make.template scalar<common::fast_operations::s_lshl_b32>(),  // s_lshl_b32
      make.template scalar<common::fast_operations::s_lshl_b64>(),  // s_lshl_b64
      make.template scalar<common::fast_operations::s_lshr_b32>(),  // s_lshr_b32
      make.template scalar<common::fast_operations::s_lshr_b64>(),  // s_lshr_b64
      make.template scalar<fast_operations::s_maximum_f16>(),  // s_maximum_f16
      make.template scalar<fast_operations::s_maximum_f32>(),  // s_maximum_f32
      make.template scalar<fast_operations::s_max_i32>(),  // s_max_i32
      make.template scalar<fast_operations::s_max_num_f16>(),  // s_max_num_f16
      make.template scalar<fast_operations::s_max_num_f32>(),  // s_max_num_f32
      make.template scalar<fast_operations::s_max_u32>(),  // s_max_u32
      make.template scalar<fast_operations::s_minimum_f16>(),  // s_minimum_f16
      make.template scalar<fast_operations::s_minimum_f32>(),  // s_minimum_f32
      make.template scalar<common::fast_operations::s_min_i32>(),  // s_min_i32
      make.template scalar<fast_operations::s_min_num_f16>(),  // s_min_num_f16
      make.template scalar<fast_operations::s_min_num_f32>(),  // s_min_num_f32
      make.template scalar<common::fast_operations::s_min_u32>(),  // s_min_u32
      make.template scalar<common::fast_operations::s_movk_i32>(),  // s_movk_i32
      make.none(),  // s_movreld_b32
      make.none(),  // s_movreld_b64
      make.none(),  // s_movrelsd_2_b32
      make.none(),  // s_movrels_b32
      make.none(),  // s_movrels_b64
      make.template scalar<common::fast_operations::s_mov_b32>(),  // s_mov_b32
      make.template scalar<common::fast_operations::s_mov_b64>(),  // s_mov_b64
      make.template scalar<common::fast_operations::s_mulk_i32>(),  // s_mulk_i32
      make.template scalar<common::fast_operations::s_mul_f16>(),  // s_mul_f16
      make.template scalar<common::fast_operations::s_mul_f32>(),  // s_mul_f32
      make.template scalar<common::fast_operations::s_mul_hi_i32>(),  // s_mul_hi_i32
      make.template scalar<common::fast_operations::s_mul_hi_u32>(),  // s_mul_hi_u32
      make.template scalar<common::fast_operations::s_mul_i32>(),  // s_mul_i32
      make.template scalar<common::fast_operations::s_mul_u64>(),  // s_mul_u64
      make.template scalar<common::fast_operations::s_nand_b32>(),  // s_nand_b32
      make.template scalar<common::fast_operations::s_nand_b64>(),  // s_nand_b64
      make.template scalar<common::gfx12::fast_operations::s_nand_saveexec_b32>(),  // s_nand_saveexec_b32
      make.template scalar<common::fast_operations::s_nand_saveexec_b64>(),  // s_nand_saveexec_b64
      make.none(),  // s_nop
      make.template scalar<common::fast_operations::s_nor_b32>(),  // s_nor_b32
      make.template scalar<common::fast_operations::s_nor_b64>(),  // s_nor_b64
      make.template scalar<common::gfx12::fast_operations::s_nor_saveexec_b32>(),  // s_nor_saveexec_b32
      make.template scalar<common::fast_operations::s_nor_saveexec_b64>(),  // s_nor_saveexec_b64
      make.template scalar<common::fast_operations::s_not_b32>(),  // s_not_b32
      make.template scalar<common::fast_operations::s_not_b64>(),  // s_not_b64
      make.template scalar<common::fast_operations::s_or_b32>(),  // s_or_b32
      make.template scalar<common::fast_operations::s_or_b64>(),  // s_or_b64
      make.template scalar<common::gfx12::fast_operations::s_or_not0_saveexec_b32>(),  // s_or_not0_saveexec_b32
      make.template scalar<common::fast_operations::s_or_not0_saveexec_b64>(),  // s_or_not0_saveexec_b64
      make.template scalar<common::fast_operations::s_or_not1_b32>(),  // s_or_not1_b32
      make.template scalar<common::fast_operations::s_or_not1_b64>(),  // s_or_not1_b64
      make.template scalar<common::gfx12::fast_operations::s_or_not1_saveexec_b32>(),  // s_or_not1_saveexec_b32
      make.template scalar<common::fast_operations::s_or_not1_saveexec_b64>(),  // s_or_not1_saveexec_b64
      make.template scalar<common::gfx12::fast_operations::s_or_saveexec_b32>(),  // s_or_saveexec_b32
      make.template scalar<common::fast_operations::s_or_saveexec_b64>(),  // s_or_saveexec_b64
      make.template scalar<common::fast_operations::s_pack_hh_b32_b16>(),  // s_pack_hh_b32_b16
      make.template scalar<common::fast_operations::s_pack_hl_b32_b16>(),  // s_pack_hl_b32_b16
      make.template scalar<common::fast_operations::s_pack_lh_b32_b16>(),  // s_pack_lh_b32_b16
      make.template scalar<common::fast_operations::s_pack_ll_b32_b16>(),  // s_pack_ll_b32_b16
      make.none(),  // s_prefetch_data
      make.none(),  // s_prefetch_data_pc_rel
      make.none(),  // s_prefetch_inst
      make.none(),  // s_prefetch_inst_pc_rel
      make.template scalar<common::fast_operations::s_quadmask_b32>(),  // s_quadmask_b32
      make.template scalar<common::fast_operations::s_quadmask_b64>(),  // s_quadmask_b64
      make.none(),  // s_rfe_b64
      make.template scalar<common::fast_operations::s_rndne_f16>(),  // s_rndne_f16
      make.template scalar<common::fast_operations::s_rndne_f32>(),  // s_rndne_f32
      make.none(),  // s_round_mode
      make.none(),  // s_sendmsg
      make.none(),  // s_sendmsghalt
      make.none(),  // s_sendmsg_rtn_b32
      make.none(),  // s_sendmsg_rtn_b64
      make.none(),  // s_sethalt
      make.none(),  // s_setkill
      make.none(),  // s_setpc_b64
      make.none(),  // s_setprio
      make.none(),  // s_setreg_b32
      make.none(),  // s_setreg_imm32_b32
      make.template scalar<common::fast_operations::s_sext_i32_i16>(),  // s_sext_i32_i16
      make.template scalar<common::fast_operations::s_sext_i32_i8>(),  // s_sext_i32_i8
      make.none(),  // s_sleep
      make.none(),  // s_sleep_var
      make.template scalar<common::fast_operations::s_sub_co_ci_u32>(),  // s_sub_co_ci_u32
      make.template scalar<common::fast_operations::s_sub_co_i32>(),  // s_sub_co_i32
      make.template scalar<common::fast_operations::s_sub_co_u32>(),  // s_sub_co_u32
      make.template scalar<common::fast_operations::s_sub_f16>(),  // s_sub_f16
      make.template scalar<common::fast_operations::s_sub_f32>(),  // s_sub_f32
      make.template scalar<common::fast_operations::s_sub_nc_u64>(),  // s_sub_nc_u64
      make.none(),  // s_swappc_b64
      make.none(),  // s_trap
      make.template scalar<common::fast_operations::s_trunc_f16>(),  // s_trunc_f16
      make.template scalar<common::fast_operations::s_trunc_f32>(),  // s_trunc_f32
      make.none(),  // s_ttracedata
      make.none(),  // s_ttracedata_imm
      make.none(),  // s_version
      make.none(),  // s_waitcnt
      make.none(),  // s_wait_alu
      make.none(),  // s_wait_bvhcnt
      make.none(),  // s_wait_dscnt
      make.none(),  // s_wait_event
      make.none(),  // s_wait_expcnt
      make.none(),  // s_wait_idle
      make.none(),  // s_wait_kmcnt
      make.none(),  // s_wait_loadcnt
      make.none(),  // s_wait_loadcnt_dscnt
      make.none(),  // s_wait_samplecnt
      make.none(),  // s_wait_storecnt
      make.none(),  // s_wait_storecnt_dscnt
      make.none(),  // s_wakeup
      make.template scalar<common::fast_operations::s_wqm_b32>(),  // s_wqm_b32
      make.template scalar<common::fast_operations::s_wqm_b64>(),  // s_wqm_b64
      make.template scalar<common::fast_operations::s_xnor_b32>(),  // s_xnor_b32
      make.template scalar<common::fast_operations::s_xnor_b64>(),  // s_xnor_b64
      make.template scalar<common::gfx12::fast_operations::s_xnor_saveexec_b32>(),  // s_xnor_saveexec_b32
      make.template scalar<common::fast_operations::s_xnor_saveexec_b64>(),  // s_xnor_saveexec_b64
      make.template scalar<common::fast_operations::s_xor_b32>(),  // s_xor_b32
      make.template scalar<common::fast_operations::s_xor_b64>(),  // s_xor_b64
      make.template scalar<common::gfx12::fast_operations::s_xor_saveexec_b32>(),  // s_xor_saveexec_b32
      make.template scalar<common::fast_operations::s_xor_saveexec_b64>(),  // s_xor_saveexec_b64
      make.none(),  // tbuffer_load_d16_format_x
      make.none(),  // tbuffer_load_d16_format_xy
      make.none(),  // tbuffer_load_d16_format_xyz
      make.none(),  // tbuffer_load_d16_format_xyzw
      make.none(),  // tbuffer_load_format_x
      make.none(),  // tbuffer_load_format_xy
      make.none(),  // tbuffer_load_format_xyz
      make.none(),  // tbuffer_load_format_xyzw
      make.none(),  // tbuffer_store_d16_format_x
      make.none(),  // tbuffer_store_d16_format_xy
      make.none(),  // tbuffer_store_d16_format_xyz
      make.none(),  // tbuffer_store_d16_format_xyzw
      make.none(),  // tbuffer_store_format_x
      make.none(),  // tbuffer_store_format_xy
      make.none(),  // tbuffer_store_format_xyz
      make.none(),  // tbuffer_store_format_xyzw
      make.template row<common::fast_operations::v_add3_u32>(),  // v_add3_u32
      make.template row<common::fast_operations::v_add_co_ci_u32, common::fast_operations::v_addc_co_u32>(),  // v_add_co_ci_u32
      make.template row<common::fast_operations::v_add_co_u32>(),  // v_add_co_u32
      make.template row<common::fast_operations::v_add_f16>(),  // v_add_f16
      make.template row<common::fast_operations::v_add_f32>(),  // v_add_f32
      make.template row<common::fast_operations::v_add_f64>(),  // v_add_f64
      make.template row<common::fast_operations::v_add_lshl_u32>(),  // v_add_lshl_u32
      make.template row<common::fast_operations::v_add_nc_i16, common::fast_operations::v_add_i16>(),  // v_add_nc_i16
      make.template row<common::fast_operations::v_add_nc_i32, common::fast_operations::v_add_i32>(),  // v_add_nc_i32
      make.template row<common::fast_operations::v_add_nc_u16, common::fast_operations::v_add_u16>(),  // v_add_nc_u16
      make.template row<common::fast_operations::v_add_nc_u32, common::fast_operations::v_add_u32>(),  // v_add_nc_u32
      make.template row<common::fast_operations::v_alignbit_b32>(),  // v_alignbit_b32
      make.template row<common::fast_operations::v_alignbyte_b32>(),  // v_alignbyte_b32
      make.template row<common::gfx12::fast_operations::v_and_b16>(),  // v_and_b16
      make.template row<common::fast_operations::v_and_b32>(),  // v_and_b32
      make.template row<common::fast_operations::v_and_or_b32>(),  // v_and_or_b32
      make.template row<common::fast_operations::v_ashrrev_i16>(),  // v_ashrrev_i16
      make.template row<common::fast_operations::v_ashrrev_i32>(),  // v_ashrrev_i32
      make.template row<common::fast_operations::v_ashrrev_i64>(),  // v_ashrrev_i64
      make.template row<common::fast_operations::v_bcnt_u32_b32>(),  // v_bcnt_u32_b32
      make.template row<common::fast_operations::v_bfe_i32>(),  // v_bfe_i32
      make.template row<common::fast_operations::v_bfe_u32>(),  // v_bfe_u32
      make.template row<common::fast_operations::v_bfi_b32>(),  // v_bfi_b32
      make.template row<common::fast_operations::v_bfm_b32>(),  // v_bfm_b32
      make.template row<common::fast_operations::v_bfrev_b32>(),  // v_bfrev_b32
      make.template row<common::fast_operations::v_ceil_f16>(),  // v_ceil_f16
      make.template row<common::fast_operations::v_ceil_f32>(),  // v_ceil_f32
      make.template row<common::fast_operations::v_ceil_f64>(),  // v_ceil_f64
      make.template row<common::fast_operations::v_cls_i32, common::fast_operations::v_ffbh_i32>(),  // v_cls_i32
      make.template row<common::fast_operations::v_clz_i32_u32, common::fast_operations::v_ffbh_u32>(),  // v_clz_i32_u32
      make.template row<common::fast_operations::v_cmpx_class_f16, common::fast_operations::v_cmp_class_f16>(),  // v_cmpx_class_f16
      make.template row<common::fast_operations::v_cmpx_class_f32, common::fast_operations::v_cmp_class_f32>(),  // v_cmpx_class_f32
      make.template row<common::fast_operations::v_cmpx_class_f64, common::fast_operations::v_cmp_class_f64>(),  // v_cmpx_class_f64
      make.template row<common::fast_operations::v_cmpx_eq_f16, common::fast_operations::v_cmp_eq_f16>(),  // v_cmpx_eq_f16
      make.template row<common::fast_operations::v_cmpx_eq_f32, common::fast_operations::v_cmp_eq_f32>(),  // v_cmpx_eq_f32
      make.template row<common::fast_operations::v_cmpx_eq_f64, common::fast_operations::v_cmp_eq_f64>(),  // v_cmpx_eq_f64
      make.template row<common::fast_operations::v_cmpx_eq_i16, common::fast_operations::v_cmp_eq_i16>(),  // v_cmpx_eq_i16
      make.template row<common::fast_operations::v_cmpx_eq_i32, common::fast_operations::v_cmp_eq_i32>(),  // v_cmpx_eq_i32
      make.template row<common::fast_operations::v_cmpx_eq_i64, common::fast_operations::v_cmp_eq_i64>(),  // v_cmpx_eq_i64
      make.template row<common::fast_operations::v_cmpx_eq_u16, common::fast_operations::v_cmp_eq_u16>(),  // v_cmpx_eq_u16
      make.template row<common::fast_operations::v_cmpx_eq_u32, common::fast_operations::v_cmp_eq_u32>(),  // v_cmpx_eq_u32
      make.template row<common::fast_operations::v_cmpx_eq_u64, common::fast_operations::v_cmp_eq_u64>(),  // v_cmpx_eq_u64
      make.template row<common::fast_operations::v_cmpx_ge_f16, common::fast_operations::v_cmp_ge_f16>(),  // v_cmpx_ge_f16
      make.template row<common::fast_operations::v_cmpx_ge_f32, common::fast_operations::v_cmp_ge_f32>(),  // v_cmpx_ge_f32
      make.template row<common::fast_operations::v_cmpx_ge_f64, common::fast_operations::v_cmp_ge_f64>(),  // v_cmpx_ge_f64
      make.template row<common::fast_operations::v_cmpx_ge_i16, common::fast_operations::v_cmp_ge_i16>(),  // v_cmpx_ge_i16
      make.template row<common::fast_operations::v_cmpx_ge_i32, common::fast_operations::v_cmp_ge_i32>(),  // v_cmpx_ge_i32
      make.template row<common::fast_operations::v_cmpx_ge_i64, common::fast_operations::v_cmp_ge_i64>(),  // v_cmpx_ge_i64
      make.template row<common::fast_operations::v_cmpx_ge_u16, common::fast_operations::v_cmp_ge_u16>(),  // v_cmpx_ge_u16
      make.template row<common::fast_operations::v_cmpx_ge_u32, common::fast_operations::v_cmp_ge_u32>(),  // v_cmpx_ge_u32
      make.template row<common::fast_operations::v_cmpx_ge_u64, common::fast_operations::v_cmp_ge_u64>(),  // v_cmpx_ge_u64
      make.template row<common::fast_operations::v_cmpx_gt_f16, common::fast_operations::v_cmp_gt_f16>(),  // v_cmpx_gt_f16
      make.template row<common::fast_operations::v_cmpx_gt_f32, common::fast_operations::v_cmp_gt_f32>(),  // v_cmpx_gt_f32
      make.template row<common::fast_operations::v_cmpx_gt_f64, common::fast_operations::v_cmp_gt_f64>(),  // v_cmpx_gt_f64
      make.template row<common::fast_operations::v_cmpx_gt_i16, common::fast_operations::v_cmp_gt_i16>(),  // v_cmpx_gt_i16
      make.template row<common::fast_operations::v_cmpx_gt_i32, common::fast_operations::v_cmp_gt_i32>(),  // v_cmpx_gt_i32
      make.template row<common::fast_operations::v_cmpx_gt_i64, common::fast_operations::v_cmp_gt_i64>(),  // v_cmpx_gt_i64
      make.template row<common::fast_operations::v_cmpx_gt_u16, common::fast_operations::v_cmp_gt_u16>(),  // v_cmpx_gt_u16
      make.template row<common::fast_operations::v_cmpx_gt_u32, common::fast_operations::v_cmp_gt_u32>(),  // v_cmpx_gt_u32
      make.template row<common::fast_operations::v_cmpx_gt_u64, common::fast_operations::v_cmp_gt_u64>(),  // v_cmpx_gt_u64
      make.template row<common::fast_operations::v_cmpx_le_f16, common::fast_operations::v_cmp_le_f16>(),  // v_cmpx_le_f16
      make.template row<common::fast_operations::v_cmpx_le_f32, common::fast_operations::v_cmp_le_f32>(),  // v_cmpx_le_f32
      make.template row<common::fast_operations::v_cmpx_le_f64, common::fast_operations::v_cmp_le_f64>(),  // v_cmpx_le_f64
      make.template row<common::fast_operations::v_cmpx_le_i16, common::fast_operations::v_cmp_le_i16>(),  // v_cmpx_le_i16
      make.template row<common::fast_operations::v_cmpx_le_i32, common::fast_operations::v_cmp_le_i32>(),  // v_cmpx_le_i32
      make.template row<common::fast_operations::v_cmpx_le_i64, common::fast_operations::v_cmp_le_i64>(),  // v_cmpx_le_i64
      make.template row<common::fast_operations::v_cmpx_le_u16, common::fast_operations::v_cmp_le_u16>(),  // v_cmpx_le_u16
      make.template row<common::fast_operations::v_cmpx_le_u32, common::fast_operations::v_cmp_le_u32>(),  // v_cmpx_le_u32
      make.template row<common::fast_operations::v_cmpx_le_u64, common::fast_operations::v_cmp_le_u64>(),  // v_cmpx_le_u64
      make.template row<common::fast_operations::v_cmpx_lg_f16, common::fast_operations::v_cmp_lg_f16>(),  // v_cmpx_lg_f16
      make.template row<common::fast_operations::v_cmpx_lg_f32, common::fast_operations::v_cmp_lg_f32>(),  // v_cmpx_lg_f32
      make.template row<common::fast_operations::v_cmpx_lg_f64, common::fast_operations::v_cmp_lg_f64>(),  // v_cmpx_lg_f64
      make.template row<common::fast_operations::v_cmpx_lt_f16, common::fast_operations::v_cmp_lt_f16>(),  // v_cmpx_lt_f16
      make.template row<common::fast_operations::v_cmpx_lt_f32, common::fast_operations::v_cmp_lt_f32>(),  // v_cmpx_lt_f32
      make.template row<common::fast_operations::v_cmpx_lt_f64, common::fast_operations::v_cmp_lt_f64>(),  // v_cmpx_lt_f64
      make.template row<common::fast_operations::v_cmpx_lt_i16, common::fast_operations::v_cmp_lt_i16>(),  // v_cmpx_lt_i16
      make.template row<common::fast_operations::v_cmpx_lt_i32, common::fast_operations::v_cmp_lt_i32>(),  // v_cmpx_lt_i32
      make.template row<common::fast_operations::v_cmpx_lt_i64, common::fast_operations::v_cmp_lt_i64>(),  // v_cmpx_lt_i64
      make.template row<common::fast_operations::v_cmpx_lt_u16, common::fast_operations::v_cmp_lt_u16>(),  // v_cmpx_lt_u16
      make.template row<common::fast_operations::v_cmpx_lt_u32, common::fast_operations::v_cmp_lt_u32>(),  // v_cmpx_lt_u32
      make.template row<common::fast_operations::v_cmpx_lt_u64, common::fast_operations::v_cmp_lt_u64>(),  // v_cmpx_lt_u64
      make.template row<common::fast_operations::v_cmpx_neq_f16, common::fast_operations::v_cmp_neq_f16>(),  // v_cmpx_neq_f16
      make.template row<common::fast_operations::v_cmpx_neq_f32, common::fast_operations::v_cmp_neq_f32>(),  // v_cmpx_neq_f32
      make.template row<common::fast_operations::v_cmpx_neq_f64, common::fast_operations::v_cmp_neq_f64>(),  // v_cmpx_neq_f64
      make.template row<common::fast_operations::v_cmpx_ne_i16, common::fast_operations::v_cmp_ne_i16>(),  // v_cmpx_ne_i16
      make.template row<common::fast_operations::v_cmpx_ne_i32, common::fast_operations::v_cmp_ne_i32>(),  // v_cmpx_ne_i32
      make.template row<common::fast_operations::v_cmpx_ne_i64, common::fast_operations::v_cmp_ne_i64>(),  // v_cmpx_ne_i64
      make.template row<common::fast_operations::v_cmpx_ne_u16, common::fast_operations::v_cmp_ne_u16>(),  // v_cmpx_ne_u16
      make.template row<common::fast_operations::v_cmpx_ne_u32, common::fast_operations::v_cmp_ne_u32>(),  // v_cmpx_ne_u32
      make.template row<common::fast_operations::v_cmpx_ne_u64, common::fast_operations::v_cmp_ne_u64>(),  // v_cmpx_ne_u64
      make.template row<common::fast_operations::v_cmpx_nge_f16, common::fast_operations::v_cmp_nge_f16>(),  // v_cmpx_nge_f16
      make.template row<common::fast_operations::v_cmpx_nge_f32, common::fast_operations::v_cmp_nge_f32>(),  // v_cmpx_nge_f32
      make.template row<common::fast_operations::v_cmpx_nge_f64, common::fast_operations::v_cmp_nge_f64>(),  // v_cmpx_nge_f64
      make.template row<common::fast_operations::v_cmpx_ngt_f16, common::fast_operations::v_cmp_ngt_f16>(),  // v_cmpx_ngt_f16
      make.template row<common::fast_operations::v_cmpx_ngt_f32, common::fast_operations::v_cmp_ngt_f32>(),  // v_cmpx_ngt_f32
      make.template row<common::fast_operations::v_cmpx_ngt_f64, common::fast_operations::v_cmp_ngt_f64>(),  // v_cmpx_ngt_f64
      make.template row<common::fast_operations::v_cmpx_nle_f16, common::fast_operations::v_cmp_nle_f16>(),  // v_cmpx_nle_f16
      make.template row<common::fast_operations::v_cmpx_nle_f32, common::fast_operations::v_cmp_nle_f32>(),  // v_cmpx_nle_f32
      make.template row<common::fast_operations::v_cmpx_nle_f64, common::fast_operations::v_cmp_nle_f64>(),  // v_cmpx_nle_f64
      make.template row<common::fast_operations::v_cmpx_nlg_f16, common::fast_operations::v_cmp_nlg_f16>(),  // v_cmpx_nlg_f16
      make.template row<common::fast_operations::v_cmpx_nlg_f32, common::fast_operations::v_cmp_nlg_f32>(),  // v_cmpx_nlg_f32
      make.template row<common::fast_operations::v_cmpx_nlg_f64, common::fast_operations::v_cmp_nlg_f64>(),  // v_cmpx_nlg_f64
      make.template row<common::fast_operations::v_cmpx_nlt_f16, common::fast_operations::v_cmp_nlt_f16>(),  // v_cmpx_nlt_f16
      make.template row<common::fast_operations::v_cmpx_nlt_f32, common::fast_operations::v_cmp_nlt_f32>(),  // v_cmpx_nlt_f32
      make.template row<common::fast_operations::v_cmpx_nlt_f64, common::fast_operations::v_cmp_nlt_f64>(),  // v_cmpx_nlt_f64
      make.template row<common::fast_operations::v_cmpx_o_f16, common::fast_operations::v_cmp_o_f16>(),  // v_cmpx_o_f16
      make.template row<common::fast_operations::v_cmpx_o_f32, common::fast_operations::v_cmp_o_f32>(),  // v_cmpx_o_f32
      make.template row<common::fast_operations::v_cmpx_o_f64, common::fast_operations::v_cmp_o_f64>(),  // v_cmpx_o_f64
      make.template row<common::fast_operations::v_cmpx_u_f16, common::fast_operations::v_cmp_u_f16>(),  // v_cmpx_u_f16
      make.template row<common::fast_operations::v_cmpx_u_f32, common::fast_operations::v_cmp_u_f32>(),  // v_cmpx_u_f32
      make.template row<common::fast_operations::v_cmpx_u_f64, common::fast_operations::v_cmp_u_f64>(),  // v_cmpx_u_f64
      make.template row<common::fast_operations::v_cmp_class_f16>(),  // v_cmp_class_f16
      make.template row<common::fast_operations::v_cmp_class_f32>(),  // v_cmp_class_f32
      make.template row<common::fast_operations::v_cmp_class_f64>(),  // v_cmp_class_f64
      make.template row<common::fast_operations::v_cmp_eq_f16>(),  // v_cmp_eq_f16
      make.template row<common::fast_operations::v_cmp_eq_f32>(),  // v_cmp_eq_f32
      make.template row<common::fast_operations::v_cmp_eq_f64>(),  // v_cmp_eq_f64
      make.template row<common::fast_operations::v_cmp_eq_i16>(),  // v_cmp_eq_i16
      make.template row<common::fast_operations::v_cmp_eq_i32>(),  // v_cmp_eq_i32
      make.template row<common::fast_operations::v_cmp_eq_i64>(),  // v_cmp_eq_i64
      make.template row<common::fast_operations::v_cmp_eq_u16>(),  // v_cmp_eq_u16
      make.template row<common::fast_operations::v_cmp_eq_u32>(),  // v_cmp_eq_u32
      make.template row<common::fast_operations::v_cmp_eq_u64>(),  // v_cmp_eq_u64
      make.template row<common::fast_operations::v_cmp_ge_f16>(),  // v_cmp_ge_f16
      make.template row<common::fast_operations::v_cmp_ge_f32>(),  // v_cmp_ge_f32
      make.template row<common::fast_operations::v_cmp_ge_f64>(),  // v_cmp_ge_f64
      make.template row<common::fast_operations::v_cmp_ge_i16>(),  // v_cmp_ge_i16
      make.template row<common::fast_operations::v_cmp_ge_i32>(),  // v_cmp_ge_i32
      make.template row<common::fast_operations::v_cmp_ge_i64>(),  // v_cmp_ge_i64
      make.template row<common::fast_operations::v_cmp_ge_u16>(),  // v_cmp_ge_u16
      make.template row<common::fast_operations::v_cmp_ge_u32>(),  // v_cmp_ge_u32
      make.template row<common::fast_operations::v_cmp_ge_u64>(),  // v_cmp_ge_u64
      make.template row<common::fast_operations::v_cmp_gt_f16>(),  // v_cmp_gt_f16
      make.template row<common::fast_operations::v_cmp_gt_f32>(),  // v_cmp_gt_f32
      make.template row<common::fast_operations::v_cmp_gt_f64>(),  // v_cmp_gt_f64
      make.template row<common::fast_operations::v_cmp_gt_i16>(),  // v_cmp_gt_i16
      make.template row<common::fast_operations::v_cmp_gt_i32>(),  // v_cmp_gt_i32
      make.template row<common::fast_operations::v_cmp_gt_i64>(),  // v_cmp_gt_i64
      make.template row<common::fast_operations::v_cmp_gt_u16>(),  // v_cmp_gt_u16
      make.template row<common::fast_operations::v_cmp_gt_u32>(),  // v_cmp_gt_u32
      make.template row<common::fast_operations::v_cmp_gt_u64>(),  // v_cmp_gt_u64
      make.template row<common::fast_operations::v_cmp_le_f16>(),  // v_cmp_le_f16
      make.template row<common::fast_operations::v_cmp_le_f32>(),  // v_cmp_le_f32
      make.template row<common::fast_operations::v_cmp_le_f64>(),  // v_cmp_le_f64
      make.template row<common::fast_operations::v_cmp_le_i16>(),  // v_cmp_le_i16
      make.template row<common::fast_operations::v_cmp_le_i32>(),  // v_cmp_le_i32
      make.template row<common::fast_operations::v_cmp_le_i64>(),  // v_cmp_le_i64
      make.template row<common::fast_operations::v_cmp_le_u16>(),  // v_cmp_le_u16
      make.template row<common::fast_operations::v_cmp_le_u32>(),  // v_cmp_le_u32
      make.template row<common::fast_operations::v_cmp_le_u64>(),  // v_cmp_le_u64
      make.template row<common::fast_operations::v_cmp_lg_f16>(),  // v_cmp_lg_f16
      make.template row<common::fast_operations::v_cmp_lg_f32>(),  // v_cmp_lg_f32
      make.template row<common::fast_operations::v_cmp_lg_f64>(),  // v_cmp_lg_f64
      make.template row<common::fast_operations::v_cmp_lt_f16>(),  // v_cmp_lt_f16
      make.template row<common::fast_operations::v_cmp_lt_f32>(),  // v_cmp_lt_f32
      make.template row<common::fast_operations::v_cmp_lt_f64>(),  // v_cmp_lt_f64
      make.template row<common::fast_operations::v_cmp_lt_i16>(),  // v_cmp_lt_i16
      make.template row<common::fast_operations::v_cmp_lt_i32>(),  // v_cmp_lt_i32
      make.template row<common::fast_operations::v_cmp_lt_i64>(),  // v_cmp_lt_i64
      make.template row<common::fast_operations::v_cmp_lt_u16>(),  // v_cmp_lt_u16
      make.template row<common::fast_operations::v_cmp_lt_u32>(),  // v_cmp_lt_u32
      make.template row<common::fast_operations::v_cmp_lt_u64>(),  // v_cmp_lt_u64
      make.template row<common::fast_operations::v_cmp_neq_f16>(),  // v_cmp_neq_f16
      make.template row<common::fast_operations::v_cmp_neq_f32>(),  // v_cmp_neq_f32
      make.template row<common::fast_operations::v_cmp_neq_f64>(),  // v_cmp_neq_f64
      make.template row<common::fast_operations::v_cmp_ne_i16>(),  // v_cmp_ne_i16
      make.template row<common::fast_operations::v_cmp_ne_i32>(),  // v_cmp_ne_i32
      make.template row<common::fast_operations::v_cmp_ne_i64>(),  // v_cmp_ne_i64
      make.template row<common::fast_operations::v_cmp_ne_u16>(),  // v_cmp_ne_u16
      make.template row<common::fast_operations::v_cmp_ne_u32>(),  // v_cmp_ne_u32
      make.template row<common::fast_operations::v_cmp_ne_u64>(),  // v_cmp_ne_u64
      make.template row<common::fast_operations::v_cmp_nge_f16>(),  // v_cmp_nge_f16
      make.template row<common::fast_operations::v_cmp_nge_f32>(),  // v_cmp_nge_f32
      make.template row<common::fast_operations::v_cmp_nge_f64>(),  // v_cmp_nge_f64
      make.template row<common::fast_operations::v_cmp_ngt_f16>(),  // v_cmp_ngt_f16
      make.template row<common::fast_operations::v_cmp_ngt_f32>(),  // v_cmp_ngt_f32
      make.template row<common::fast_operations::v_cmp_ngt_f64>(),  // v_cmp_ngt_f64
      make.template row<common::fast_operations::v_cmp_nle_f16>(),  // v_cmp_nle_f16
      make.template row<common::fast_operations::v_cmp_nle_f32>(),  // v_cmp_nle_f32
      make.template row<common::fast_operations::v_cmp_nle_f64>(),  // v_cmp_nle_f64
      make.template row<common::fast_operations::v_cmp_nlg_f16>(),  // v_cmp_nlg_f16
      make.template row<common::fast_operations::v_cmp_nlg_f32>(),  // v_cmp_nlg_f32
      make.template row<common::fast_operations::v_cmp_nlg_f64>(),  // v_cmp_nlg_f64
      make.template row<common::fast_operations::v_cmp_nlt_f16>(),  // v_cmp_nlt_f16
      make.template row<common::fast_operations::v_cmp_nlt_f32>(),  // v_cmp_nlt_f32
      make.template row<common::fast_operations::v_cmp_nlt_f64>(),  // v_cmp_nlt_f64
      make.template row<common::fast_operations::v_cmp_o_f16>(),  // v_cmp_o_f16
      make.template row<common::fast_operations::v_cmp_o_f32>(),  // v_cmp_o_f32
      make.template row<common::fast_operations::v_cmp_o_f64>(),  // v_cmp_o_f64
      make.template row<common::fast_operations::v_cmp_u_f16>(),  // v_cmp_u_f16
      make.template row<common::fast_operations::v_cmp_u_f32>(),  // v_cmp_u_f32
      make.template row<common::fast_operations::v_cmp_u_f64>(),  // v_cmp_u_f64
      make.template row<common::fast_operations::v_cndmask_b16>(),  // v_cndmask_b16
      make.template row<common::fast_operations::v_cndmask_b32>(),  // v_cndmask_b32
      make.template row<common::fast_operations::v_cos_f16>(),  // v_cos_f16
      make.template row<common::fast_operations::v_cos_f32>(),  // v_cos_f32
      make.template row<common::fast_operations::v_ctz_i32_b32, common::fast_operations::v_ffbl_b32>(),  // v_ctz_i32_b32
      make.template row<fast_operations::v_cubeid_f32>(),  // v_cubeid_f32
      make.template row<fast_operations::v_cubema_f32>(),  // v_cubema_f32
      make.template row<fast_operations::v_cubesc_f32>(),  // v_cubesc_f32
      make.template row<fast_operations::v_cubetc_f32>(),  // v_cubetc_f32
      make.template row<common::fast_operations::v_cvt_f16_f32>(),  // v_cvt_f16_f32
      make.template row<common::fast_operations::v_cvt_f16_i16>(),  // v_cvt_f16_i16
      make.template row<common::fast_operations::v_cvt_f16_u16>(),  // v_cvt_f16_u16
      make.template row<common::fast_operations::v_cvt_f32_bf8>(),  // v_cvt_f32_bf8
      make.template row<common::fast_operations::v_cvt_f32_f16>(),  // v_cvt_f32_f16
      make.template row<common::fast_operations::v_cvt_f32_f64>(),  // v_cvt_f32_f64
      make.template row<common::fast_operations::v_cvt_f32_fp8>(),  // v_cvt_f32_fp8
      make.template row<common::fast_operations::v_cvt_f32_i32>(),  // v_cvt_f32_i32
      make.template row<common::fast_operations::v_cvt_f32_u32>(),  // v_cvt_f32_u32
      make.template row<common::fast_operations::v_cvt_f32_ubyte0>(),  // v_cvt_f32_ubyte0
      make.template row<common::fast_operations::v_cvt_f32_ubyte1>(),  // v_cvt_f32_ubyte1
      make.template row<common::fast_operations::v_cvt_f32_ubyte2>(),  // v_cvt_f32_ubyte2
      make.template row<common::fast_operations::v_cvt_f32_ubyte3>(),  // v_cvt_f32_ubyte3
      make.template row<common::fast_operations::v_cvt_f64_f32>(),  // v_cvt_f64_f32
      make.template row<common::fast_operations::v_cvt_f64_i32>(),  // v_cvt_f64_i32
      make.template row<common::fast_operations::v_cvt_f64_u32>(),  // v_cvt_f64_u32
      make.template row<common::fast_operations::v_cvt_floor_i32_f32, common::fast_operations::v_cvt_flr_i32_f32>(),  // v_cvt_floor_i32_f32
      make.template row<common::fast_operations::v_cvt_i16_f16>(),  // v_cvt_i16_f16
      make.template row<common::fast_operations::v_cvt_i32_f32>(),  // v_cvt_i32_f32
      make.template row<common::fast_operations::v_cvt_i32_f64>(),  // v_cvt_i32_f64
      make.template row<common::fast_operations::v_cvt_i32_i16>(),  // v_cvt_i32_i16
      make.template row<common::fast_operations::v_cvt_nearest_i32_f32, common::fast_operations::v_cvt_rpi_i32_f32>(),  // v_cvt_nearest_i32_f32
      make.template row<common::fast_operations::v_cvt_norm_i16_f16>(),  // v_cvt_norm_i16_f16
      make.template row<common::fast_operations::v_cvt_norm_u16_f16>(),  // v_cvt_norm_u16_f16
      make.template row<common::fast_operations::v_cvt_off_f32_i4>(),  // v_cvt_off_f32_i4
      make.template row<fast_operations::v_cvt_pk_bf8_f32, common::fast_operations::v_cvt_pk_bf8_f32>(),  // v_cvt_pk_bf8_f32
      make.template row<common::fast_operations::v_cvt_pk_f32_bf8>(),  // v_cvt_pk_f32_bf8
      make.template row<common::fast_operations::v_cvt_pk_f32_fp8>(),  // v_cvt_pk_f32_fp8
      make.template row<fast_operations::v_cvt_pk_fp8_f32, common::fast_operations::v_cvt_pk_fp8_f32>(),  // v_cvt_pk_fp8_f32
      make.template row<common::fast_operations::v_cvt_pk_i16_f32>(),  // v_cvt_pk_i16_f32
      make.template row<common::fast_operations::v_cvt_pk_i16_i32>(),  // v_cvt_pk_i16_i32
      make.template row<common::fast_operations::v_cvt_pk_norm_i16_f16, common::fast_operations::v_cvt_pknorm_i16_f16>(),  // v_cvt_pk_norm_i16_f16
      make.template row<common::fast_operations::v_cvt_pk_norm_i16_f32, common::fast_operations::v_cvt_pknorm_i16_f32>(),  // v_cvt_pk_norm_i16_f32
      make.template row<common::fast_operations::v_cvt_pk_norm_u16_f16, common::fast_operations::v_cvt_pknorm_u16_f16>(),  // v_cvt_pk_norm_u16_f16
      make.template row<common::fast_operations::v_cvt_pk_norm_u16_f32, common::fast_operations::v_cvt_pknorm_u16_f32>(),  // v_cvt_pk_norm_u16_f32
      make.template row<fast_operations::v_cvt_pk_rtz_f16_f32, common::fast_operations::v_cvt_pkrtz_f16_f32>(),  // v_cvt_pk_rtz_f16_f32
      make.template row<common::fast_operations::v_cvt_pk_u16_f32>(),  // v_cvt_pk_u16_f32
      make.template row<common::fast_operations::v_cvt_pk_u16_u32>(),  // v_cvt_pk_u16_u32
      make.template row<common::fast_operations::v_cvt_pk_u8_f32>(),  // v_cvt_pk_u8_f32
      make.template row<fast_operations::v_cvt_sr_bf8_f32, common::fast_operations::v_cvt_sr_bf8_f32>(),  // v_cvt_sr_bf8_f32
      make.template row<fast_operations::v_cvt_sr_fp8_f32, common::fast_operations::v_cvt_sr_fp8_f32>(),  // v_cvt_sr_fp8_f32
      make.template row<common::fast_operations::v_cvt_u16_f16>(),  // v_cvt_u16_f16
      make.template row<common::fast_operations::v_cvt_u32_f32>(),  // v_cvt_u32_f32
      make.template row<common::fast_operations::v_cvt_u32_f64>(),  // v_cvt_u32_f64
      make.template row<common::fast_operations::v_cvt_u32_u16>(),  // v_cvt_u32_u16
      make.template row<fast_operations::v_div_fixup_f16>(),  // v_div_fixup_f16
      make.template row<common::fast_operations::v_div_fixup_f32>(),  // v_div_fixup_f32
      make.template row<common::fast_operations::v_div_fixup_f64>(),  // v_div_fixup_f64
      make.template row<common::fast_operations::v_div_fmas_f32>(),  // v_div_fmas_f32
      make.template row<common::fast_operations::v_div_fmas_f64>(),  // v_div_fmas_f64
      make.template row<common::fast_operations::v_div_scale_f32>(),  // v_div_scale_f32
      make.template row<common::fast_operations::v_div_scale_f64>(),  // v_div_scale_f64
      make.template row<common::fast_operations::v_dot2_bf16_bf16>(),  // v_dot2_bf16_bf16
      make.template row<common::fast_operations::v_dot2_f16_f16>(),  // v_dot2_f16_f16
      make.template row<common::fast_operations::v_dot2_f32_bf16>(),  // v_dot2_f32_bf16
      make.template row<common::fast_operations::v_dot2_f32_f16>(),  // v_dot2_f32_f16
      make.template row<common::fast_operations::v_dot4_f32_bf8_bf8>(),  // v_dot4_f32_bf8_bf8
      make.template row<common::fast_operations::v_dot4_f32_bf8_fp8>(),  // v_dot4_f32_bf8_fp8
      make.template row<common::fast_operations::v_dot4_f32_fp8_bf8>(),  // v_dot4_f32_fp8_bf8
      make.template row<common::fast_operations::v_dot4_f32_fp8_fp8>(),  // v_dot4_f32_fp8_fp8
      make.template row<common::fast_operations::v_dot4_i32_iu8>(),  // v_dot4_i32_iu8
      make.template row<common::fast_operations::v_dot4_u32_u8>(),  // v_dot4_u32_u8
      make.template row<common::fast_operations::v_dot8_i32_iu4>(),  // v_dot8_i32_iu4
      make.template row<common::fast_operations::v_dot8_u32_u4>(),  // v_dot8_u32_u4
      make.template row<common::fast_operations::v_dual_add_f32, common::fast_operations::v_add_f32>(),  // v_dual_add_f32
      make.template row<common::fast_operations::v_dual_add_nc_u32>(),  // v_dual_add_nc_u32
      make.template row<common::fast_operations::v_dual_and_b32, common::fast_operations::v_and_b32>(),  // v_dual_and_b32
      make.template row<common::fast_operations::v_dual_cndmask_b32, common::fast_operations::v_cndmask_b32>(),  // v_dual_cndmask_b32
      make.template row<common::fast_operations::v_dual_dot2acc_f32_bf16>(),  // v_dual_dot2acc_f32_bf16
      make.template row<common::fast_operations::v_dual_dot2acc_f32_f16, common::fast_operations::v_dot2acc_f32_f16>(),  // v_dual_dot2acc_f32_f16
      make.template row<common::fast_operations::v_dual_fmaak_f32, common::fast_operations::v_fmaak_f32>(),  // v_dual_fmaak_f32
      make.template row<common::fast_operations::v_dual_fmac_f32, common::fast_operations::v_fmac_f32>(),  // v_dual_fmac_f32
      make.template row<common::fast_operations::v_dual_fmamk_f32, common::fast_operations::v_fmamk_f32>(),  // v_dual_fmamk_f32
      make.template row<common::fast_operations::v_dual_lshlrev_b32, common::fast_operations::v_lshlrev_b32>(),  // v_dual_lshlrev_b32
      make.template row<common::fast_operations::v_dual_max_num_f32>(),  // v_dual_max_num_f32
      make.template row<common::fast_operations::v_dual_min_num_f32>(),  // v_dual_min_num_f32
      make.template row<common::fast_operations::v_dual_mov_b32, common::fast_operations::v_accvgpr_read>(),  // v_dual_mov_b32
      make.template row<common::fast_operations::v_dual_mul_dx9_zero_f32>(),  // v_dual_mul_dx9_zero_f32
      make.template row<common::fast_operations::v_dual_mul_f32, common::fast_operations::v_mul_f32>(),  // v_dual_mul_f32
      make.template row<common::fast_operations::v_dual_subrev_f32, common::fast_operations::v_subrev_f32>(),  // v_dual_subrev_f32
      make.template row<common::fast_operations::v_dual_sub_f32, common::fast_operations::v_sub_f32>(),  // v_dual_sub_f32
      make.template row<common::fast_operations::v_exp_f16>(),  // v_exp_f16
      make.template row<common::fast_operations::v_exp_f32>(),  // v_exp_f32
      make.template row<common::fast_operations::v_floor_f16>(),  // v_floor_f16
      make.template row<common::fast_operations::v_floor_f32>(),  // v_floor_f32
      make.template row<common::fast_operations::v_floor_f64>(),  // v_floor_f64
      make.template row<common::fast_operations::v_fmaak_f16>(),  // v_fmaak_f16
      make.template row<common::fast_operations::v_fmaak_f32>(),  // v_fmaak_f32
      make.template row<common::fast_operations::v_fmac_f16>(),  // v_fmac_f16
      make.template row<common::fast_operations::v_fmac_f32>(),  // v_fmac_f32
      make.template row<common::fast_operations::v_fmamk_f16>(),  // v_fmamk_f16
      make.template row<common::fast_operations::v_fmamk_f32>(),  // v_fmamk_f32
      make.template row<common::fast_operations::v_fma_dx9_zero_f32>(),  // v_fma_dx9_zero_f32
      make.template row<common::fast_operations::v_fma_f16>(),  // v_fma_f16
      make.template row<common::fast_operations::v_fma_f32>(),  // v_fma_f32
      make.template row<common::fast_operations::v_fma_f64>(),  // v_fma_f64
      make.template row<fast_operations::v_fma_mixhi_f16>(),  // v_fma_mixhi_f16
      make.template row<fast_operations::v_fma_mixlo_f16>(),  // v_fma_mixlo_f16
      make.template row<common::fast_operations::v_fma_mix_f32, common::fast_operations::v_mad_mix_f32>(),  // v_fma_mix_f32
      make.template row<common::fast_operations::v_fract_f16>(),  // v_fract_f16
      make.template row<common::fast_operations::v_fract_f32>(),  // v_fract_f32
      make.template row<common::fast_operations::v_fract_f64>(),  // v_fract_f64
      make.template row<common::fast_operations::v_frexp_exp_i16_f16>(),  // v_frexp_exp_i16_f16
      make.template row<common::fast_operations::v_frexp_exp_i32_f32>(),  // v_frexp_exp_i32_f32
      make.template row<common::fast_operations::v_frexp_exp_i32_f64>(),  // v_frexp_exp_i32_f64
      make.template row<common::fast_operations::v_frexp_mant_f16>(),  // v_frexp_mant_f16
      make.template row<common::fast_operations::v_frexp_mant_f32>(),  // v_frexp_mant_f32
      make.template row<common::fast_operations::v_frexp_mant_f64>(),  // v_frexp_mant_f64
      make.none(),  // v_interp_p10_f16_f32
      make.none(),  // v_interp_p10_f32
      make.none(),  // v_interp_p10_rtz_f16_f32
      make.none(),  // v_interp_p2_f16_f32
      make.none(),  // v_interp_p2_f32
      make.none(),  // v_interp_p2_rtz_f16_f32
      make.template row<common::fast_operations::v_ldexp_f16>(),  // v_ldexp_f16
      make.template row<common::fast_operations::v_ldexp_f32>(),  // v_ldexp_f32
      make.template row<common::fast_operations::v_ldexp_f64>(),  // v_ldexp_f64
      make.template row<common::fast_operations::v_lerp_u8>(),  // v_lerp_u8
      make.template row<common::fast_operations::v_log_f16>(),  // v_log_f16
      make.template row<common::fast_operations::v_log_f32>(),  // v_log_f32
      make.template row<common::fast_operations::v_lshlrev_b16>(),  // v_lshlrev_b16
      make.template row<common::fast_operations::v_lshlrev_b32>(),  // v_lshlrev_b32
      make.template row<common::fast_operations::v_lshlrev_b64>(),  // v_lshlrev_b64
      make.template row<common::fast_operations::v_lshl_add_u32>(),  // v_lshl_add_u32
      make.template row<common::fast_operations::v_lshl_or_b32>(),  // v_lshl_or_b32
      make.template row<common::fast_operations::v_lshrrev_b16>(),  // v_lshrrev_b16
      make.template row<common::fast_operations::v_lshrrev_b32>(),  // v_lshrrev_b32
      make.template row<common::fast_operations::v_lshrrev_b64>(),  // v_lshrrev_b64
      make.template row<common::fast_operations::v_mad_co_i64_i32, common::fast_operations::v_mad_i64_i32>(),  // v_mad_co_i64_i32
      make.template row<common::fast_operations::v_mad_co_u64_u32, common::fast_operations::v_mad_u64_u32>(),  // v_mad_co_u64_u32
      make.template row<common::fast_operations::v_mad_i16>(),  // v_mad_i16
      make.template row<common::fast_operations::v_mad_i32_i16>(),  // v_mad_i32_i16
      make.template row<common::fast_operations::v_mad_i32_i24>(),  // v_mad_i32_i24
      make.template row<common::fast_operations::v_mad_u16, common::fast_operations::v_mad_legacy_u16>(),  // v_mad_u16
      make.template row<common::fast_operations::v_mad_u32_u16>(),  // v_mad_u32_u16
      make.template row<common::fast_operations::v_mad_u32_u24>(),  // v_mad_u32_u24
      make.template row<common::fast_operations::v_max3_i16>(),  // v_max3_i16
      make.template row<common::fast_operations::v_max3_i32>(),  // v_max3_i32
      make.template row<common::fast_operations::v_max3_num_f16>(),  // v_max3_num_f16
      make.template row<common::fast_operations::v_max3_num_f32>(),  // v_max3_num_f32
      make.template row<common::fast_operations::v_max3_u16>(),  // v_max3_u16
      make.template row<common::fast_operations::v_max3_u32>(),  // v_max3_u32
      make.template row<fast_operations::v_maximum3_f16>(),  // v_maximum3_f16
      make.template row<fast_operations::v_maximum3_f32>(),  // v_maximum3_f32
      make.template row<fast_operations::v_maximumminimum_f16>(),  // v_maximumminimum_f16
      make.template row<fast_operations::v_maximumminimum_f32>(),  // v_maximumminimum_f32
      make.template row<fast_operations::v_maximum_f16>(),  // v_maximum_f16
      make.template row<fast_operations::v_maximum_f32>(),  // v_maximum_f32
      make.template row<fast_operations::v_maximum_f64>(),  // v_maximum_f64
      make.template row<common::fast_operations::v_maxmin_i32>(),  // v_maxmin_i32
      make.template row<common::fast_operations::v_maxmin_num_f16>(),  // v_maxmin_num_f16
      make.template row<common::fast_operations::v_maxmin_num_f32>(),  // v_maxmin_num_f32
      make.template row<common::fast_operations::v_maxmin_u32>(),  // v_maxmin_u32
      make.template row<common::fast_operations::v_max_i16>(),  // v_max_i16
      make.template row<common::fast_operations::v_max_i32>(),  // v_max_i32
      make.template row<common::fast_operations::v_max_num_f16>(),  // v_max_num_f16
      make.template row<common::fast_operations::v_max_num_f32>(),  // v_max_num_f32
      make.template row<common::fast_operations::v_max_num_f64>(),  // v_max_num_f64
      make.template row<common::fast_operations::v_max_u16>(),  // v_max_u16
      make.template row<common::fast_operations::v_max_u32>(),  // v_max_u32
      make.template row<common::fast_operations::v_mbcnt_hi_u32_b32>(),  // v_mbcnt_hi_u32_b32
      make.template row<common::fast_operations::v_mbcnt_lo_u32_b32>(),  // v_mbcnt_lo_u32_b32
      make.template row<common::fast_operations::v_med3_i16>(),  // v_med3_i16
      make.template row<common::fast_operations::v_med3_i32>(),  // v_med3_i32
      make.template row<fast_operations::v_med3_num_f16>(),  // v_med3_num_f16
      make.template row<fast_operations::v_med3_num_f32>(),  // v_med3_num_f32
      make.template row<common::fast_operations::v_med3_u16>(),  // v_med3_u16
      make.template row<common::fast_operations::v_med3_u32>(),  // v_med3_u32
      make.template row<common::fast_operations::v_min3_i16>(),  // v_min3_i16
      make.template row<common::fast_operations::v_min3_i32>(),  // v_min3_i32
      make.template row<common::fast_operations::v_min3_num_f16>(),  // v_min3_num_f16
      make.template row<common::fast_operations::v_min3_num_f32>(),  // v_min3_num_f32
      make.template row<common::fast_operations::v_min3_u16>(),  // v_min3_u16
      make.template row<common::fast_operations::v_min3_u32>(),  // v_min3_u32
      make.template row<fast_operations::v_minimum3_f16>(),  // v_minimum3_f16
      make.template row<fast_operations::v_minimum3_f32>(),  // v_minimum3_f32
      make.template row<fast_operations::v_minimummaximum_f16>(),  // v_minimummaximum_f16
      make.template row<fast_operations::v_minimummaximum_f32>(),  // v_minimummaximum_f32
      make.template row<fast_operations::v_minimum_f16>(),  // v_minimum_f16
      make.template row<fast_operations::v_minimum_f32>(),  // v_minimum_f32
      make.template row<fast_operations::v_minimum_f64>(),  // v_minimum_f64
      make.template row<common::fast_operations::v_minmax_i32>(),  // v_minmax_i32
      make.template row<common::fast_operations::v_minmax_num_f16>(),  // v_minmax_num_f16
      make.template row<common::fast_operations::v_minmax_num_f32>(),  // v_minmax_num_f32
      make.template row<common::fast_operations::v_minmax_u32>(),  // v_minmax_u32
      make.template row<common::fast_operations::v_min_i16>(),  // v_min_i16
      make.template row<common::fast_operations::v_min_i32>(),  // v_min_i32
      make.template row<common::fast_operations::v_min_num_f16>(),  // v_min_num_f16
      make.template row<common::fast_operations::v_min_num_f32>(),  // v_min_num_f32
      make.template row<common::fast_operations::v_min_num_f64>(),  // v_min_num_f64
      make.template row<common::fast_operations::v_min_u16>(),  // v_min_u16
      make.template row<common::fast_operations::v_min_u32>(),  // v_min_u32
      make.none(),  // v_movreld_b32
      make.none(),  // v_movrelsd_2_b32
      make.none(),  // v_movrelsd_b32
      make.none(),  // v_movrels_b32
      make.template row<fast_operations::v_mov_b16, common::fast_operations::v_mov_b16>(),  // v_mov_b16
      make.template row<common::fast_operations::v_mov_b32, common::fast_operations::v_accvgpr_read>(),  // v_mov_b32
      make.template row<common::fast_operations::v_mqsad_pk_u16_u8>(),  // v_mqsad_pk_u16_u8
      make.none(),  // v_mqsad_u32_u8
      make.template row<common::fast_operations::v_msad_u8>(),  // v_msad_u8
      make.template row<fast_operations::v_mullit_f32>(),  // v_mullit_f32
      make.template row<common::fast_operations::v_mul_dx9_zero_f32, common::fast_operations::v_mul_legacy_f32>(),  // v_mul_dx9_zero_f32
      make.template row<common::fast_operations::v_mul_f16>(),  // v_mul_f16
      make.template row<common::fast_operations::v_mul_f32>(),  // v_mul_f32
      make.template row<common::fast_operations::v_mul_f64>(),  // v_mul_f64
      make.template row<common::fast_operations::v_mul_hi_i32>(),  // v_mul_hi_i32
      make.template row<common::fast_operations::v_mul_hi_i32_i24>(),  // v_mul_hi_i32_i24
      make.template row<common::fast_operations::v_mul_hi_u32>(),  // v_mul_hi_u32
      make.template row<common::fast_operations::v_mul_hi_u32_u24>(),  // v_mul_hi_u32_u24
      make.template row<common::fast_operations::v_mul_i32_i24>(),  // v_mul_i32_i24
      make.template row<common::fast_operations::v_mul_lo_u16>(),  // v_mul_lo_u16
      make.template row<common::fast_operations::v_mul_lo_u32>(),  // v_mul_lo_u32
      make.template row<common::fast_operations::v_mul_u32_u24>(),  // v_mul_u32_u24
      make.none(),  // v_nop
      make.template row<common::fast_operations::v_not_b16>(),  // v_not_b16
      make.template row<common::fast_operations::v_not_b32>(),  // v_not_b32
      make.template row<common::fast_operations::v_or3_b32>(),  // v_or3_b32
      make.template row<common::gfx12::fast_operations::v_or_b16>(),  // v_or_b16
      make.template row<common::fast_operations::v_or_b32>(),  // v_or_b32
      make.template row<common::fast_operations::v_pack_b32_f16>(),  // v_pack_b32_f16
      make.none(),  // v_permlane16_b32
      make.none(),  // v_permlane16_var_b32
      make.none(),  // v_permlane64_b32
      make.none(),  // v_permlanex16_b32
      make.none(),  // v_permlanex16_var_b32
      make.template row<common::fast_operations::v_perm_b32>(),  // v_perm_b32
      make.none(),  // v_pipeflush
      make.template row<common::fast_operations::v_pk_add_f16>(),  // v_pk_add_f16
      make.template row<common::fast_operations::v_pk_add_i16>(),  // v_pk_add_i16
      make.template row<common::fast_operations::v_pk_add_u16>(),  // v_pk_add_u16
      make.template row<common::fast_operations::v_pk_ashrrev_i16>(),  // v_pk_ashrrev_i16
      make.template row<common::fast_operations::v_pk_fmac_f16>(),  // v_pk_fmac_f16
      make.template row<common::fast_operations::v_pk_fma_f16>(),  // v_pk_fma_f16
      make.template row<common::fast_operations::v_pk_lshlrev_b16>(),  // v_pk_lshlrev_b16
      make.template row<common::fast_operations::v_pk_lshrrev_b16>(),  // v_pk_lshrrev_b16
      make.template row<common::fast_operations::v_pk_mad_i16>(),  // v_pk_mad_i16
      make.template row<common::fast_operations::v_pk_mad_u16>(),  // v_pk_mad_u16
      make.template row<fast_operations::v_pk_maximum_f16>(),  // v_pk_maximum_f16
      make.template row<common::fast_operations::v_pk_max_i16>(),  // v_pk_max_i16
      make.template row<common::fast_operations::v_pk_max_num_f16>(),  // v_pk_max_num_f16
      make.template row<common::fast_operations::v_pk_max_u16>(),  // v_pk_max_u16
      make.template row<fast_operations::v_pk_minimum_f16>(),  // v_pk_minimum_f16
      make.template row<common::fast_operations::v_pk_min_i16>(),  // v_pk_min_i16
      make.template row<common::fast_operations::v_pk_min_num_f16>(),  // v_pk_min_num_f16
      make.template row<common::fast_operations::v_pk_min_u16>(),  // v_pk_min_u16
      make.template row<common::fast_operations::v_pk_mul_f16>(),  // v_pk_mul_f16
      make.template row<common::fast_operations::v_pk_mul_lo_u16>(),  // v_pk_mul_lo_u16
      make.template row<common::fast_operations::v_pk_sub_i16>(),  // v_pk_sub_i16
      make.template row<common::fast_operations::v_pk_sub_u16>(),  // v_pk_sub_u16
      make.template row<common::fast_operations::v_qsad_pk_u16_u8>(),  // v_qsad_pk_u16_u8
      make.template row<common::fast_operations::v_rcp_f16>(),  // v_rcp_f16
      make.template row<common::fast_operations::v_rcp_f32>(),  // v_rcp_f32
      make.template row<common::fast_operations::v_rcp_f64>(),  // v_rcp_f64
      make.template row<common::fast_operations::v_rcp_iflag_f32, common::fast_operations::v_rcp_f32>(),  // v_rcp_iflag_f32
      make.template lanes<common::fast_operations::v_readfirstlane_b32>(),  // v_readfirstlane_b32
      make.template lanes<common::fast_operations::v_readlane_b32>(),  // v_readlane_b32
      make.template row<common::fast_operations::v_rndne_f16>(),  // v_rndne_f16
      make.template row<common::fast_operations::v_rndne_f32>(),  // v_rndne_f32
      make.template row<common::fast_operations::v_rndne_f64>(),  // v_rndne_f64
      make.template row<common::fast_operations::v_rsq_f16>(),  // v_rsq_f16
      make.template row<common::fast_operations::v_rsq_f32>(),  // v_rsq_f32
      make.template row<common::fast_operations::v_rsq_f64>(),  // v_rsq_f64
      make.template row<common::fast_operations::v_sad_hi_u8>(),  // v_sad_hi_u8
      make.template row<common::fast_operations::v_sad_u16>(),  // v_sad_u16
      make.template row<common::fast_operations::v_sad_u32>(),  // v_sad_u32
      make.template row<common::fast_operations::v_sad_u8>(),  // v_sad_u8
      make.template row<common::fast_operations::v_sat_pk_u8_i16>(),  // v_sat_pk_u8_i16
      make.template row<common::fast_operations::v_sin_f16>(),  // v_sin_f16
      make.template row<common::fast_operations::v_sin_f32>(),  // v_sin_f32
      make.template row<common::fast_operations::v_sqrt_f16>(),  // v_sqrt_f16
      make.template row<common::fast_operations::v_sqrt_f32>(),  // v_sqrt_f32
      make.template row<common::fast_operations::v_sqrt_f64>(),  // v_sqrt_f64
      make.template row<common::fast_operations::v_subrev_co_ci_u32, common::fast_operations::v_subbrev_co_u32>(),  // v_subrev_co_ci_u32
      make.template row<common::fast_operations::v_subrev_co_u32>(),  // v_subrev_co_u32
      make.template row<common::fast_operations::v_subrev_f16>(),  // v_subrev_f16
      make.template row<common::fast_operations::v_subrev_f32>(),  // v_subrev_f32
      make.template row<common::fast_operations::v_subrev_nc_u32, common::fast_operations::v_subrev_u32>(),  // v_subrev_nc_u32
      make.template row<common::fast_operations::v_sub_co_ci_u32, common::fast_operations::v_subb_co_u32>(),  // v_sub_co_ci_u32
      make.template row<common::fast_operations::v_sub_co_u32>(),  // v_sub_co_u32
      make.template row<common::fast_operations::v_sub_f16>(),  // v_sub_f16
      make.template row<common::fast_operations::v_sub_f32>(),  // v_sub_f32
      make.template row<common::fast_operations::v_sub_nc_i16, common::fast_operations::v_sub_i16>(),  // v_sub_nc_i16
      make.template row<common::fast_operations::v_sub_nc_i32, common::fast_operations::v_sub_i32>(),  // v_sub_nc_i32
      make.template row<common::fast_operations::v_sub_nc_u16, common::fast_operations::v_sub_u16>(),  // v_sub_nc_u16
      make.template row<common::fast_operations::v_sub_nc_u32, common::fast_operations::v_sub_u32>(),  // v_sub_nc_u32
      make.none(),  // v_swaprel_b32
      make.none(),  // v_swap_b16
      make.none(),  // v_swap_b32
      make.none(),  // v_swmmac_bf16_16x16x32_bf16
      make.none(),  // v_swmmac_f16_16x16x32_f16
      make.none(),  // v_swmmac_f32_16x16x32_bf16
      make.none(),  // v_swmmac_f32_16x16x32_bf8_bf8
      make.none(),  // v_swmmac_f32_16x16x32_bf8_fp8
      make.none(),  // v_swmmac_f32_16x16x32_f16
      make.none(),  // v_swmmac_f32_16x16x32_fp8_bf8
      make.none(),  // v_swmmac_f32_16x16x32_fp8_fp8
      make.none(),  // v_swmmac_i32_16x16x32_iu4
      make.none(),  // v_swmmac_i32_16x16x32_iu8
      make.none(),  // v_swmmac_i32_16x16x64_iu4
      make.template row<common::fast_operations::v_s_exp_f16, common::fast_operations::v_exp_f16>(),  // v_s_exp_f16
      make.template row<common::fast_operations::v_s_exp_f32, common::fast_operations::v_exp_f32>(),  // v_s_exp_f32
      make.template row<common::fast_operations::v_s_log_f16, common::fast_operations::v_log_f16>(),  // v_s_log_f16
      make.template row<common::fast_operations::v_s_log_f32, common::fast_operations::v_log_f32>(),  // v_s_log_f32
      make.template row<common::fast_operations::v_s_rcp_f16, common::fast_operations::v_rcp_f16>(),  // v_s_rcp_f16
      make.template row<common::fast_operations::v_s_rcp_f32, common::fast_operations::v_rcp_f32>(),  // v_s_rcp_f32
      make.template row<common::fast_operations::v_s_rsq_f16, common::fast_operations::v_rsq_f16>(),  // v_s_rsq_f16
      make.template row<common::fast_operations::v_s_rsq_f32, common::fast_operations::v_rsq_f32>(),  // v_s_rsq_f32
      make.template row<common::fast_operations::v_s_sqrt_f16, common::fast_operations::v_sqrt_f16>(),  // v_s_sqrt_f16
      make.template row<common::fast_operations::v_s_sqrt_f32, common::fast_operations::v_sqrt_f32>(),  // v_s_sqrt_f32
      make.template row<fast_operations::v_trig_preop_f64>(),  // v_trig_preop_f64
      make.template row<common::fast_operations::v_trunc_f16>(),  // v_trunc_f16
      make.template row<common::fast_operations::v_trunc_f32>(),  // v_trunc_f32
      make.template row<common::fast_operations::v_trunc_f64>(),  // v_trunc_f64
      make.none(),  // v_wmma_bf16_16x16x16_bf16
      make.none(),  // v_wmma_f16_16x16x16_f16
      make.none(),  // v_wmma_f32_16x16x16_bf16
      make.none(),  // v_wmma_f32_16x16x16_bf8_bf8
      make.none(),  // v_wmma_f32_16x16x16_bf8_fp8
      make.none(),  // v_wmma_f32_16x16x16_f16
      make.none(),  // v_wmma_f32_16x16x16_fp8_bf8
      make.none(),  // v_wmma_f32_16x16x16_fp8_fp8
      make.none(),  // v_wmma_i32_16x16x16_iu4
      make.none(),  // v_wmma_i32_16x16x16_iu8
      make.none(),  // v_wmma_i32_16x16x32_iu4
      make.template lanes<common::fast_operations::v_writelane_b32>(),  // v_writelane_b32
      make.template row<common::fast_operations::v_xad_u32>(),  // v_xad_u32
      make.template row<common::fast_operations::v_xnor_b32>(),  // v_xnor_b32
      make.template row<common::fast_operations::v_xor3_b32>(),  // v_xor3_b32
      make.template row<common::gfx12::fast_operations::v_xor_b16>(),  // v_xor_b16
      make.template row<common::fast_operations::v_xor_b32>(),  // v_xor_b32
  };
}

/// Operations that one handler does together: Make::template part<Operation, scalars>() for one with sources that are scalars, one bit each;
/// Make::template pair<First, scalars, Second, scalars, link>() for two, `link` being what of Second is First's result.
template <class Make>
constexpr auto make_fused_forms(Opcode, const Make& make) {
  return std::array<typename Make::Form, 35>{
      make.template pair<common::fast_operations::v_add_co_u32, 0, common::fast_operations::v_addc_co_u32, 0, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_add_co_u32, 1, common::fast_operations::v_addc_co_u32, 1, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_add_u32, 0, common::fast_operations::v_ashrrev_i32, 0, Make::Link::s1>(),
      make.template part<common::fast_operations::v_add_u32, 1>(),
      make.template part<common::fast_operations::v_accvgpr_read, 1>(),
      make.template part<common::fast_operations::v_add_f32, 1>(),
      make.template part<common::fast_operations::v_mul_f32, 1>(),
      make.template part<common::fast_operations::v_and_b32, 1>(),
      make.template part<common::fast_operations::v_cmp_gt_f32, 1>(),
      make.template pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::s2>(),
      make.template pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::s2>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_sub_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_add_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_mul_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_mul_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_add_f32, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_cmp_gt_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_and_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_cmp_gt_f32, 0, common::fast_operations::v_cndmask_b32, 0, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_cmp_eq_u32, 0, common::fast_operations::v_cndmask_b32, 0, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_xor_b32, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_xor_b32, 0, common::fast_operations::v_lshl_add_u32, 0, Make::Link::s2>(),
      make.template pair<common::fast_operations::v_lshl_add_u32, 0, common::fast_operations::v_and_b32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_accvgpr_read, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_add_u32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_lshlrev_b32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_lshlrev_b32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_sub_f32, 0, common::fast_operations::v_sub_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_add_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_mul_f32, 0, Make::Link::independent>(),
  };
}

}  // namespace lockstep::rdna4
