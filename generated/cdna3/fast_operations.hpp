// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics, vendor-xml/fused_operations.xml.
// Hash of what this file is made of: 789c66734adc0e6d
// Which operations the fast engine has handlers for, by opcode.
#pragma once

#include <array>

#include "cdna3/fast_vop3_cvt_small.hpp"
#include "common/fast_sop1.hpp"
#include "common/fast_sop2.hpp"
#include "common/fast_sopc.hpp"
#include "common/fast_sopk.hpp"
#include "common/fast_sopp.hpp"
#include "common/fast_vop1.hpp"
#include "common/fast_vop2.hpp"
#include "common/fast_vop3_div.hpp"
#include "common/fast_vop3_float.hpp"
#include "common/fast_vop3_int.hpp"
#include "common/fast_vop3p.hpp"
#include "common/fast_vopc.hpp"
#include "common/gfx9/fast_sop1.hpp"
#include "common/gfx9/fast_vop2.hpp"
#include "common/gfx9/fast_vop3_div.hpp"
#include "common/gfx9/fast_vop3p.hpp"
#include "common/gfx9/fast_vopc.hpp"
#include "cdna3/opcodes.hpp"

namespace lockstep::cdna3 {

/// By Opcode (which the first argument only names): Make::template scalar<Operation>(), Make::template row<Operation>() or, for operations that
/// reach VGPRs of other lanes, Make::template lanes<Operation>(), where the operation has the shape of one; else
/// Make::none(). row<Operation, Same>(): Same computes the same, but for the copy of its mask that Operation puts into EXEC.
template <class Make>
constexpr auto make_fast_table(Opcode, const Make& make) {
  return std::array<typename Make::Entry, opcode_count>{
      make.none(),  // buffer_atomic_add
      make.none(),  // buffer_atomic_add_f32
      make.none(),  // buffer_atomic_add_f64
      make.none(),  // buffer_atomic_add_x2
      make.none(),  // buffer_atomic_and
      make.none(),  // buffer_atomic_and_x2
      make.none(),  // buffer_atomic_cmpswap
      make.none(),  // buffer_atomic_cmpswap_x2
      make.none(),  // buffer_atomic_dec
      make.none(),  // buffer_atomic_dec_x2
      make.none(),  // buffer_atomic_inc
      make.none(),  // buffer_atomic_inc_x2
      make.none(),  // buffer_atomic_max_f64
      make.none(),  // buffer_atomic_min_f64
      make.none(),  // buffer_atomic_or
      make.none(),  // buffer_atomic_or_x2
      make.none(),  // buffer_atomic_pk_add_f16
      make.none(),  // buffer_atomic_smax
      make.none(),  // buffer_atomic_smax_x2
      make.none(),  // buffer_atomic_smin
      make.none(),  // buffer_atomic_smin_x2
      make.none(),  // buffer_atomic_sub
      make.none(),  // buffer_atomic_sub_x2
      make.none(),  // buffer_atomic_swap
      make.none(),  // buffer_atomic_swap_x2
      make.none(),  // buffer_atomic_umax
      make.none(),  // buffer_atomic_umax_x2
      make.none(),  // buffer_atomic_umin
      make.none(),  // buffer_atomic_umin_x2
      make.none(),  // buffer_atomic_xor
      make.none(),  // buffer_atomic_xor_x2
      make.none(),  // buffer_inv
      make.none(),  // buffer_load_dword
      make.none(),  // buffer_load_dwordx2
      make.none(),  // buffer_load_dwordx3
      make.none(),  // buffer_load_dwordx4
      make.none(),  // buffer_load_format_d16_hi_x
      make.none(),  // buffer_load_format_d16_x
      make.none(),  // buffer_load_format_d16_xy
      make.none(),  // buffer_load_format_d16_xyz
      make.none(),  // buffer_load_format_d16_xyzw
      make.none(),  // buffer_load_format_x
      make.none(),  // buffer_load_format_xy
      make.none(),  // buffer_load_format_xyz
      make.none(),  // buffer_load_format_xyzw
      make.none(),  // buffer_load_sbyte
      make.none(),  // buffer_load_sbyte_d16
      make.none(),  // buffer_load_sbyte_d16_hi
      make.none(),  // buffer_load_short_d16
      make.none(),  // buffer_load_short_d16_hi
      make.none(),  // buffer_load_sshort
      make.none(),  // buffer_load_ubyte
      make.none(),  // buffer_load_ubyte_d16
      make.none(),  // buffer_load_ubyte_d16_hi
      make.none(),  // buffer_load_ushort
      make.none(),  // buffer_store_byte
      make.none(),  // buffer_store_byte_d16_hi
      make.none(),  // buffer_store_dword
      make.none(),  // buffer_store_dwordx2
      make.none(),  // buffer_store_dwordx3
      make.none(),  // buffer_store_dwordx4
      make.none(),  // buffer_store_format_d16_hi_x
      make.none(),  // buffer_store_format_d16_x
      make.none(),  // buffer_store_format_d16_xy
      make.none(),  // buffer_store_format_d16_xyz
      make.none(),  // buffer_store_format_d16_xyzw
      make.none(),  // buffer_store_format_x
      make.none(),  // buffer_store_format_xy
      make.none(),  // buffer_store_format_xyz
      make.none(),  // buffer_store_format_xyzw
      make.none(),  // buffer_store_short
      make.none(),  // buffer_store_short_d16_hi
      make.none(),  // buffer_wbl2
      make.none(),  // ds_add_f32
      make.none(),  // ds_add_f64
      make.none(),  // ds_add_rtn_f32
      make.none(),  // ds_add_rtn_f64
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
      make.none(),  // ds_cmpst_b32
      make.none(),  // ds_cmpst_b64
      make.none(),  // ds_cmpst_f32
      make.none(),  // ds_cmpst_f64
      make.none(),  // ds_cmpst_rtn_b32
      make.none(),  // ds_cmpst_rtn_b64
      make.none(),  // ds_cmpst_rtn_f32
      make.none(),  // ds_cmpst_rtn_f64
      make.none(),  // ds_condxchg32_rtn_b64
      make.none(),  // ds_consume
      make.none(),  // ds_dec_rtn_u32
      make.none(),  // ds_dec_rtn_u64
      make.none(),  // ds_dec_u32
      make.none(),  // ds_dec_u64
      make.none(),  // ds_gws_barrier
      make.none(),  // ds_gws_init
      make.none(),  // ds_gws_sema_br
      make.none(),  // ds_gws_sema_p
      make.none(),  // ds_gws_sema_release_all
      make.none(),  // ds_gws_sema_v
      make.none(),  // ds_inc_rtn_u32
      make.none(),  // ds_inc_rtn_u64
      make.none(),  // ds_inc_u32
      make.none(),  // ds_inc_u64
      make.none(),  // ds_max_f32
      make.none(),  // ds_max_f64
      make.none(),  // ds_max_i32
      make.none(),  // ds_max_i64
      make.none(),  // ds_max_rtn_f32
      make.none(),  // ds_max_rtn_f64
      make.none(),  // ds_max_rtn_i32
      make.none(),  // ds_max_rtn_i64
      make.none(),  // ds_max_rtn_u32
      make.none(),  // ds_max_rtn_u64
      make.none(),  // ds_max_u32
      make.none(),  // ds_max_u64
      make.none(),  // ds_min_f32
      make.none(),  // ds_min_f64
      make.none(),  // ds_min_i32
      make.none(),  // ds_min_i64
      make.none(),  // ds_min_rtn_f32
      make.none(),  // ds_min_rtn_f64
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
      make.none(),  // ds_permute_b32
      make.none(),  // ds_pk_add_bf16
      make.none(),  // ds_pk_add_f16
      make.none(),  // ds_pk_add_rtn_bf16
      make.none(),  // ds_pk_add_rtn_f16
      make.none(),  // ds_read2st64_b32
      make.none(),  // ds_read2st64_b64
      make.none(),  // ds_read2_b32
      make.none(),  // ds_read2_b64
      make.none(),  // ds_read_addtid_b32
      make.none(),  // ds_read_b128
      make.none(),  // ds_read_b32
      make.none(),  // ds_read_b64
      make.none(),  // ds_read_b96
      make.none(),  // ds_read_i16
      make.none(),  // ds_read_i8
      make.none(),  // ds_read_i8_d16
      make.none(),  // ds_read_i8_d16_hi
      make.none(),  // ds_read_u16
      make.none(),  // ds_read_u16_d16
      make.none(),  // ds_read_u16_d16_hi
      make.none(),  // ds_read_u8
      make.none(),  // ds_read_u8_d16
      make.none(),  // ds_read_u8_d16_hi
      make.none(),  // ds_rsub_rtn_u32
      make.none(),  // ds_rsub_rtn_u64
      make.none(),  // ds_rsub_u32
      make.none(),  // ds_rsub_u64
      make.none(),  // ds_sub_rtn_u32
      make.none(),  // ds_sub_rtn_u64
      make.none(),  // ds_sub_u32
      make.none(),  // ds_sub_u64
      make.none(),  // ds_swizzle_b32
      make.none(),  // ds_wrap_rtn_b32
      make.none(),  // ds_write2st64_b32
      make.none(),  // ds_write2st64_b64
      make.none(),  // ds_write2_b32
      make.none(),  // ds_write2_b64
      make.none(),  // ds_write_addtid_b32
      make.none(),  // ds_write_b128
      make.none(),  // ds_write_b16
      make.none(),  // ds_write_b16_d16_hi
      make.none(),  // ds_write_b32
      make.none(),  // ds_write_b64
      make.none(),  // ds_write_b8
      make.none(),  // ds_write_b8_d16_hi
      make.none(),  // ds_write_b96
      make.none(),  // ds_wrxchg2st64_rtn_b32
      make.none(),  // ds_wrxchg2st64_rtn_b64
      make.none(),  // ds_wrxchg2_rtn_b32
      make.none(),  // ds_wrxchg2_rtn_b64
      make.none(),  // ds_wrxchg_rtn_b32
      make.none(),  // ds_wrxchg_rtn_b64
      make.none(),  // ds_xor_b32
      make.none(),  // ds_xor_b64
      make.none(),  // ds_xor_rtn_b32
      make.none(),  // ds_xor_rtn_b64
      make.none(),  // flat_atomic_add
      make.none(),  // flat_atomic_add_f32
      make.none(),  // flat_atomic_add_f64
      make.none(),  // flat_atomic_add_x2
      make.none(),  // flat_atomic_and
      make.none(),  // flat_atomic_and_x2
      make.none(),  // flat_atomic_cmpswap
      make.none(),  // flat_atomic_cmpswap_x2
      make.none(),  // flat_atomic_dec
      make.none(),  // flat_atomic_dec_x2
      make.none(),  // flat_atomic_inc
      make.none(),  // flat_atomic_inc_x2
      make.none(),  // flat_atomic_max_f64
      make.none(),  // flat_atomic_min_f64
      make.none(),  // flat_atomic_or
      make.none(),  // flat_atomic_or_x2
      make.none(),  // flat_atomic_pk_add_bf16
      make.none(),  // flat_atomic_pk_add_f16
      make.none(),  // flat_atomic_smax
      make.none(),  // flat_atomic_smax_x2
      make.none(),  // flat_atomic_smin
      make.none(),  // flat_atomic_smin_x2
      make.none(),  // flat_atomic_sub
      make.none(),  // flat_atomic_sub_x2
      make.none(),  // flat_atomic_swap
      make.none(),  // flat_atomic_swap_x2
      make.none(),  // flat_atomic_umax
      make.none(),  // flat_atomic_umax_x2
      make.none(),  // flat_atomic_umin
      make.none(),  // flat_atomic_umin_x2
      make.none(),  // flat_atomic_xor
      make.none(),  // flat_atomic_xor_x2
      make.none(),  // flat_load_dword
      make.none(),  // flat_load_dwordx2
      make.none(),  // flat_load_dwordx3
      make.none(),  // flat_load_dwordx4
      make.none(),  // flat_load_sbyte
      make.none(),  // flat_load_sbyte_d16
      make.none(),  // flat_load_sbyte_d16_hi
      make.none(),  // flat_load_short_d16
      make.none(),  // flat_load_short_d16_hi
      make.none(),  // flat_load_sshort
      make.none(),  // flat_load_ubyte
      make.none(),  // flat_load_ubyte_d16
      make.none(),  // flat_load_ubyte_d16_hi
      make.none(),  // flat_load_ushort
      make.none(),  // flat_store_byte
      make.none(),  // flat_store_byte_d16_hi
      make.none(),  // flat_store_dword
      make.none(),  // flat_store_dwordx2
      make.none(),  // flat_store_dwordx3
      make.none(),  // flat_store_dwordx4
      make.none(),  // flat_store_short
      make.none(),  // flat_store_short_d16_hi
      make.none(),  // global_atomic_add
      make.none(),  // global_atomic_add_f32
      make.none(),  // global_atomic_add_f64
      make.none(),  // global_atomic_add_x2
      make.none(),  // global_atomic_and
      make.none(),  // global_atomic_and_x2
      make.none(),  // global_atomic_cmpswap
      make.none(),  // global_atomic_cmpswap_x2
      make.none(),  // global_atomic_dec
      make.none(),  // global_atomic_dec_x2
      make.none(),  // global_atomic_inc
      make.none(),  // global_atomic_inc_x2
      make.none(),  // global_atomic_max_f64
      make.none(),  // global_atomic_min_f64
      make.none(),  // global_atomic_or
      make.none(),  // global_atomic_or_x2
      make.none(),  // global_atomic_pk_add_bf16
      make.none(),  // global_atomic_pk_add_f16
      make.none(),  // global_atomic_smax
      make.none(),  // global_atomic_smax_x2
      make.none(),  // global_atomic_smin
      make.none(),  // global_atomic_smin_x2
      make.none(),  // global_atomic_sub
      make.none(),  // global_atomic_sub_x2
      make.none(),  // global_atomic_swap
      make.none(),  // global_atomic_swap_x2
      make.none(),  // global_atomic_umax
      make.none(),  // global_atomic_umax_x2
      make.none(),  // global_atomic_umin
      make.none(),  // global_atomic_umin_x2
      make.none(),  // global_atomic_xor
      make.none(),  // global_atomic_xor_x2
      make.none(),  // global_load_dword
      make.none(),  // global_load_dwordx2
      make.none(),  // global_load_dwordx3
      make.none(),  // global_load_dwordx4
      make.none(),  // global_load_lds_dword
      make.none(),  // global_load_lds_sbyte
      make.none(),  // global_load_lds_sshort
      make.none(),  // global_load_lds_ubyte
      make.none(),  // global_load_lds_ushort
      make.none(),  // global_load_sbyte
      make.none(),  // global_load_sbyte_d16
      make.none(),  // global_load_sbyte_d16_hi
      make.none(),  // global_load_short_d16
      make.none(),  // global_load_short_d16_hi
      make.none(),  // global_load_sshort
      make.none(),  // global_load_ubyte
      make.none(),  // global_load_ubyte_d16
      make.none(),  // global_load_ubyte_d16_hi
      make.none(),  // global_load_ushort
      make.none(),  // global_store_byte
      make.none(),  // global_store_byte_d16_hi
      make.none(),  // global_store_dword
      make.none(),  // global_store_dwordx2
      make.none(),  // global_store_dwordx3
      make.none(),  // global_store_dwordx4
      make.none(),  // global_store_short
      make.none(),  // global_store_short_d16_hi
      make.none(),  // scratch_load_dword
      make.none(),  // scratch_load_dwordx2
      make.none(),  // scratch_load_dwordx3
      make.none(),  // scratch_load_dwordx4
      make.none(),  // scratch_load_lds_dword
      make.none(),  // scratch_load_lds_sbyte
      make.none(),  // scratch_load_lds_sshort
      make.none(),  // scratch_load_lds_ubyte
      make.none(),  // scratch_load_lds_ushort
      make.none(),  // scratch_load_sbyte
      make.none(),  // scratch_load_sbyte_d16
      make.none(),  // scratch_load_sbyte_d16_hi
      make.none(),  // scratch_load_short_d16
      make.none(),  // scratch_load_short_d16_hi
      make.none(),  // scratch_load_sshort
      make.none(),  // scratch_load_ubyte
      make.none(),  // scratch_load_ubyte_d16
      make.none(),  // scratch_load_ubyte_d16_hi
      make.none(),  // scratch_load_ushort
      make.none(),  // scratch_store_byte
      make.none(),  // scratch_store_byte_d16_hi
      make.none(),  // scratch_store_dword
      make.none(),  // scratch_store_dwordx2
      make.none(),  // scratch_store_dwordx3
      make.none(),  // scratch_store_dwordx4
      make.none(),  // scratch_store_short
      make.none(),  // scratch_store_short_d16_hi
      make.template scalar<common::fast_operations::s_absdiff_i32>(),  // s_absdiff_i32
      make.template scalar<common::fast_operations::s_abs_i32>(),  // s_abs_i32
      make.template scalar<common::fast_operations::s_addc_u32>(),  // s_addc_u32
      make.template scalar<common::fast_operations::s_addk_i32>(),  // s_addk_i32
      make.template scalar<common::fast_operations::s_add_i32>(),  // s_add_i32
      make.template scalar<common::fast_operations::s_add_u32>(),  // s_add_u32
      make.template scalar<common::gfx9::fast_operations::s_andn1_saveexec_b64>(),  // s_andn1_saveexec_b64
      make.template scalar<common::gfx9::fast_operations::s_andn1_wrexec_b64>(),  // s_andn1_wrexec_b64
      make.template scalar<common::fast_operations::s_andn2_b32>(),  // s_andn2_b32
      make.template scalar<common::fast_operations::s_andn2_b64>(),  // s_andn2_b64
      make.template scalar<common::gfx9::fast_operations::s_andn2_saveexec_b64>(),  // s_andn2_saveexec_b64
      make.template scalar<common::gfx9::fast_operations::s_andn2_wrexec_b64>(),  // s_andn2_wrexec_b64
      make.template scalar<common::fast_operations::s_and_b32>(),  // s_and_b32
      make.template scalar<common::fast_operations::s_and_b64>(),  // s_and_b64
      make.template scalar<common::fast_operations::s_and_saveexec_b64>(),  // s_and_saveexec_b64
      make.template scalar<common::fast_operations::s_ashr_i32>(),  // s_ashr_i32
      make.template scalar<common::fast_operations::s_ashr_i64>(),  // s_ashr_i64
      make.none(),  // s_atomic_add
      make.none(),  // s_atomic_add_x2
      make.none(),  // s_atomic_and
      make.none(),  // s_atomic_and_x2
      make.none(),  // s_atomic_cmpswap
      make.none(),  // s_atomic_cmpswap_x2
      make.none(),  // s_atomic_dec
      make.none(),  // s_atomic_dec_x2
      make.none(),  // s_atomic_inc
      make.none(),  // s_atomic_inc_x2
      make.none(),  // s_atomic_or
      make.none(),  // s_atomic_or_x2
      make.none(),  // s_atomic_smax
      make.none(),  // s_atomic_smax_x2
      make.none(),  // s_atomic_smin
      make.none(),  // s_atomic_smin_x2
      make.none(),  // s_atomic_sub
      make.none(),  // s_atomic_sub_x2
      make.none(),  // s_atomic_swap
      make.none(),  // s_atomic_swap_x2
      make.none(),  // s_atomic_umax
      make.none(),  // s_atomic_umax_x2
      make.none(),  // s_atomic_umin
      make.none(),  // s_atomic_umin_x2
      make.none(),  // s_atomic_xor
      make.none(),  // s_atomic_xor_x2
      make.none(),  // s_barrier
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
      make.none(),  // s_buffer_atomic_add
      make.none(),  // s_buffer_atomic_add_x2
      make.none(),  // s_buffer_atomic_and
      make.none(),  // s_buffer_atomic_and_x2
      make.none(),  // s_buffer_atomic_cmpswap
      make.none(),  // s_buffer_atomic_cmpswap_x2
      make.none(),  // s_buffer_atomic_dec
      make.none(),  // s_buffer_atomic_dec_x2
      make.none(),  // s_buffer_atomic_inc
      make.none(),  // s_buffer_atomic_inc_x2
      make.none(),  // s_buffer_atomic_or
      make.none(),  // s_buffer_atomic_or_x2
      make.none(),  // s_buffer_atomic_smax
      make.none(),  // s_buffer_atomic_smax_x2
      make.none(),  // s_buffer_atomic_smin
      make.none(),  // s_buffer_atomic_smin_x2
      make.none(),  // s_buffer_atomic_sub
      make.none(),  // s_buffer_atomic_sub_x2
      make.none(),  // s_buffer_atomic_swap
      make.none(),  // s_buffer_atomic_swap_x2
      make.none(),  // s_buffer_atomic_umax
      make.none(),  // s_buffer_atomic_umax_x2
      make.none(),  // s_buffer_atomic_umin
      make.none(),  // s_buffer_atomic_umin_x2
      make.none(),  // s_buffer_atomic_xor
      make.none(),  // s_buffer_atomic_xor_x2
      make.none(),  // s_buffer_load_dword
      make.none(),  // s_buffer_load_dwordx16
      make.none(),  // s_buffer_load_dwordx2
      make.none(),  // s_buffer_load_dwordx4
      make.none(),  // s_buffer_load_dwordx8
      make.none(),  // s_buffer_store_dword
      make.none(),  // s_buffer_store_dwordx2
      make.none(),  // s_buffer_store_dwordx4
      make.none(),  // s_call_b64
      make.none(),  // s_cbranch_cdbgsys
      make.none(),  // s_cbranch_cdbgsys_and_user
      make.none(),  // s_cbranch_cdbgsys_or_user
      make.none(),  // s_cbranch_cdbguser
      make.template scalar<common::fast_operations::s_cbranch_execnz>(),  // s_cbranch_execnz
      make.template scalar<common::fast_operations::s_cbranch_execz>(),  // s_cbranch_execz
      make.none(),  // s_cbranch_g_fork
      make.none(),  // s_cbranch_i_fork
      make.none(),  // s_cbranch_join
      make.template scalar<common::fast_operations::s_cbranch_scc0>(),  // s_cbranch_scc0
      make.template scalar<common::fast_operations::s_cbranch_scc1>(),  // s_cbranch_scc1
      make.template scalar<common::fast_operations::s_cbranch_vccnz>(),  // s_cbranch_vccnz
      make.template scalar<common::fast_operations::s_cbranch_vccz>(),  // s_cbranch_vccz
      make.template scalar<common::fast_operations::s_cmovk_i32>(),  // s_cmovk_i32
      make.template scalar<common::fast_operations::s_cmov_b32>(),  // s_cmov_b32
      make.template scalar<common::fast_operations::s_cmov_b64>(),  // s_cmov_b64
      make.template scalar<common::fast_operations::s_cmpk_eq_i32>(),  // s_cmpk_eq_i32
      make.template scalar<common::fast_operations::s_cmpk_eq_u32>(),  // s_cmpk_eq_u32
      make.template scalar<common::fast_operations::s_cmpk_ge_i32>(),  // s_cmpk_ge_i32
      make.template scalar<common::fast_operations::s_cmpk_ge_u32>(),  // s_cmpk_ge_u32
      make.template scalar<common::fast_operations::s_cmpk_gt_i32>(),  // s_cmpk_gt_i32
      make.template scalar<common::fast_operations::s_cmpk_gt_u32>(),  // s_cmpk_gt_u32
      make.template scalar<common::fast_operations::s_cmpk_le_i32>(),  // s_cmpk_le_i32
      make.template scalar<common::fast_operations::s_cmpk_le_u32>(),  // s_cmpk_le_u32
      make.template scalar<common::fast_operations::s_cmpk_lg_i32>(),  // s_cmpk_lg_i32
      make.template scalar<common::fast_operations::s_cmpk_lg_u32>(),  // s_cmpk_lg_u32
      make.template scalar<common::fast_operations::s_cmpk_lt_i32>(),  // s_cmpk_lt_i32
      make.template scalar<common::fast_operations::s_cmpk_lt_u32>(),  // s_cmpk_lt_u32
      make.template scalar<common::fast_operations::s_cmp_eq_i32>(),  // s_cmp_eq_i32
      make.template scalar<common::fast_operations::s_cmp_eq_u32>(),  // s_cmp_eq_u32
      make.template scalar<common::fast_operations::s_cmp_eq_u64>(),  // s_cmp_eq_u64
      make.template scalar<common::fast_operations::s_cmp_ge_i32>(),  // s_cmp_ge_i32
      make.template scalar<common::fast_operations::s_cmp_ge_u32>(),  // s_cmp_ge_u32
      make.template scalar<common::fast_operations::s_cmp_gt_i32>(),  // s_cmp_gt_i32
      make.template scalar<common::fast_operations::s_cmp_gt_u32>(),  // s_cmp_gt_u32
      make.template scalar<common::fast_operations::s_cmp_le_i32>(),  // s_cmp_le_i32
      make.template scalar<common::fast_operations::s_cmp_le_u32>(),  // s_cmp_le_u32
      make.template scalar<common::fast_operations::s_cmp_lg_i32>(),  // s_cmp_lg_i32
      make.template scalar<common::fast_operations::s_cmp_lg_u32>(),  // s_cmp_lg_u32
      make.template scalar<common::fast_operations::s_cmp_lg_u64>(),  // s_cmp_lg_u64
      make.template scalar<common::fast_operations::s_cmp_lt_i32>(),  // s_cmp_lt_i32
      make.template scalar<common::fast_operations::s_cmp_lt_u32>(),  // s_cmp_lt_u32
      make.template scalar<common::fast_operations::s_cselect_b32>(),  // s_cselect_b32
      make.template scalar<common::fast_operations::s_cselect_b64>(),  // s_cselect_b64
      make.none(),  // s_dcache_discard
      make.none(),  // s_dcache_discard_x2
      make.none(),  // s_dcache_inv
      make.none(),  // s_dcache_inv_vol
      make.none(),  // s_dcache_wb
      make.none(),  // s_dcache_wb_vol
      make.none(),  // s_decperflevel
      make.none(),  // s_endpgm
      make.none(),  // s_endpgm_saved
      make.template scalar<common::fast_operations::s_ff0_i32_b32>(),  // s_ff0_i32_b32
      make.template scalar<common::fast_operations::s_ff0_i32_b64>(),  // s_ff0_i32_b64
      make.template scalar<common::fast_operations::s_ff1_i32_b32>(),  // s_ff1_i32_b32
      make.template scalar<common::fast_operations::s_ff1_i32_b64>(),  // s_ff1_i32_b64
      make.template scalar<common::fast_operations::s_flbit_i32>(),  // s_flbit_i32
      make.template scalar<common::fast_operations::s_flbit_i32_b32>(),  // s_flbit_i32_b32
      make.template scalar<common::fast_operations::s_flbit_i32_b64>(),  // s_flbit_i32_b64
      make.template scalar<common::fast_operations::s_flbit_i32_i64>(),  // s_flbit_i32_i64
      make.none(),  // s_getpc_b64
      make.none(),  // s_getreg_b32
      make.none(),  // s_icache_inv
      make.none(),  // s_incperflevel
      make.none(),  // s_load_dword
      make.none(),  // s_load_dwordx16
      make.none(),  // s_load_dwordx2
      make.none(),  // s_load_dwordx4
      make.none(),  // s_load_dwordx8
      make.template scalar<common::fast_operations::s_lshl1_add_u32>(),  // s_lshl1_add_u32
      make.template scalar<common::fast_operations::s_lshl2_add_u32>(),  // s_lshl2_add_u32
      make.template scalar<common::fast_operations::s_lshl3_add_u32>(),  // s_lshl3_add_u32
      make.template scalar<common::fast_operations::s_lshl4_add_u32>(),  // s_lshl4_add_u32
      make.template scalar<common::fast_operations::s_lshl_b32>(),  // s_lshl_b32
      make.template scalar<common::fast_operations::s_lshl_b64>(),  // s_lshl_b64
      make.template scalar<common::fast_operations::s_lshr_b32>(),  // s_lshr_b32
      make.template scalar<common::fast_operations::s_lshr_b64>(),  // s_lshr_b64
      make.template scalar<common::fast_operations::s_max_i32>(),  // s_max_i32
      make.template scalar<common::fast_operations::s_max_u32>(),  // s_max_u32
      make.none(),  // s_memrealtime
      make.none(),  // s_memtime
      make.template scalar<common::fast_operations::s_min_i32>(),  // s_min_i32
      make.template scalar<common::fast_operations::s_min_u32>(),  // s_min_u32
      make.template scalar<common::fast_operations::s_movk_i32>(),  // s_movk_i32
      make.none(),  // s_movreld_b32
      make.none(),  // s_movreld_b64
      make.none(),  // s_movrels_b32
      make.none(),  // s_movrels_b64
      make.template scalar<common::fast_operations::s_mov_b32>(),  // s_mov_b32
      make.template scalar<common::fast_operations::s_mov_b64>(),  // s_mov_b64
      make.template scalar<common::fast_operations::s_mulk_i32>(),  // s_mulk_i32
      make.template scalar<common::fast_operations::s_mul_hi_i32>(),  // s_mul_hi_i32
      make.template scalar<common::fast_operations::s_mul_hi_u32>(),  // s_mul_hi_u32
      make.template scalar<common::fast_operations::s_mul_i32>(),  // s_mul_i32
      make.template scalar<common::fast_operations::s_nand_b32>(),  // s_nand_b32
      make.template scalar<common::fast_operations::s_nand_b64>(),  // s_nand_b64
      make.template scalar<common::fast_operations::s_nand_saveexec_b64>(),  // s_nand_saveexec_b64
      make.none(),  // s_nop
      make.template scalar<common::fast_operations::s_nor_b32>(),  // s_nor_b32
      make.template scalar<common::fast_operations::s_nor_b64>(),  // s_nor_b64
      make.template scalar<common::fast_operations::s_nor_saveexec_b64>(),  // s_nor_saveexec_b64
      make.template scalar<common::fast_operations::s_not_b32>(),  // s_not_b32
      make.template scalar<common::fast_operations::s_not_b64>(),  // s_not_b64
      make.template scalar<common::gfx9::fast_operations::s_orn1_saveexec_b64>(),  // s_orn1_saveexec_b64
      make.template scalar<common::fast_operations::s_orn2_b32>(),  // s_orn2_b32
      make.template scalar<common::fast_operations::s_orn2_b64>(),  // s_orn2_b64
      make.template scalar<common::gfx9::fast_operations::s_orn2_saveexec_b64>(),  // s_orn2_saveexec_b64
      make.template scalar<common::fast_operations::s_or_b32>(),  // s_or_b32
      make.template scalar<common::fast_operations::s_or_b64>(),  // s_or_b64
      make.template scalar<common::fast_operations::s_or_saveexec_b64>(),  // s_or_saveexec_b64
      make.template scalar<common::fast_operations::s_pack_hh_b32_b16>(),  // s_pack_hh_b32_b16
      make.template scalar<common::fast_operations::s_pack_lh_b32_b16>(),  // s_pack_lh_b32_b16
      make.template scalar<common::fast_operations::s_pack_ll_b32_b16>(),  // s_pack_ll_b32_b16
      make.template scalar<common::fast_operations::s_quadmask_b32>(),  // s_quadmask_b32
      make.template scalar<common::fast_operations::s_quadmask_b64>(),  // s_quadmask_b64
      make.none(),  // s_rfe_b64
      make.none(),  // s_scratch_load_dword
      make.none(),  // s_scratch_load_dwordx2
      make.none(),  // s_scratch_load_dwordx4
      make.none(),  // s_scratch_store_dword
      make.none(),  // s_scratch_store_dwordx2
      make.none(),  // s_scratch_store_dwordx4
      make.none(),  // s_sendmsg
      make.none(),  // s_sendmsghalt
      make.none(),  // s_sethalt
      make.none(),  // s_setkill
      make.none(),  // s_setpc_b64
      make.none(),  // s_setprio
      make.none(),  // s_setreg_b32
      make.none(),  // s_setreg_imm32_b32
      make.none(),  // s_setvskip
      make.template scalar<common::fast_operations::s_set_gpr_idx_idx>(),  // s_set_gpr_idx_idx
      make.template scalar<common::fast_operations::s_set_gpr_idx_mode>(),  // s_set_gpr_idx_mode
      make.none(),  // s_set_gpr_idx_off
      make.none(),  // s_set_gpr_idx_on
      make.template scalar<common::fast_operations::s_sext_i32_i16>(),  // s_sext_i32_i16
      make.template scalar<common::fast_operations::s_sext_i32_i8>(),  // s_sext_i32_i8
      make.none(),  // s_sleep
      make.none(),  // s_store_dword
      make.none(),  // s_store_dwordx2
      make.none(),  // s_store_dwordx4
      make.template scalar<common::fast_operations::s_subb_u32>(),  // s_subb_u32
      make.template scalar<common::fast_operations::s_sub_i32>(),  // s_sub_i32
      make.template scalar<common::fast_operations::s_sub_u32>(),  // s_sub_u32
      make.none(),  // s_swappc_b64
      make.none(),  // s_trap
      make.none(),  // s_ttracedata
      make.none(),  // s_waitcnt
      make.none(),  // s_wakeup
      make.template scalar<common::fast_operations::s_wqm_b32>(),  // s_wqm_b32
      make.template scalar<common::fast_operations::s_wqm_b64>(),  // s_wqm_b64
      make.template scalar<common::fast_operations::s_xnor_b32>(),  // s_xnor_b32
      make.template scalar<common::fast_operations::s_xnor_b64>(),  // s_xnor_b64
      make.template scalar<common::fast_operations::s_xnor_saveexec_b64>(),  // s_xnor_saveexec_b64
      make.template scalar<common::fast_operations::s_xor_b32>(),  // s_xor_b32
      make.template scalar<common::fast_operations::s_xor_b64>(),  // s_xor_b64
      make.template scalar<common::fast_operations::s_xor_saveexec_b64>(),  // s_xor_saveexec_b64
      make.none(),  // tbuffer_load_format_d16_x
      make.none(),  // tbuffer_load_format_d16_xy
      make.none(),  // tbuffer_load_format_d16_xyz
      make.none(),  // tbuffer_load_format_d16_xyzw
      make.none(),  // tbuffer_load_format_x
      make.none(),  // tbuffer_load_format_xy
      make.none(),  // tbuffer_load_format_xyz
      make.none(),  // tbuffer_load_format_xyzw
      make.none(),  // tbuffer_store_format_d16_x
      make.none(),  // tbuffer_store_format_d16_xy
      make.none(),  // tbuffer_store_format_d16_xyz
      make.none(),  // tbuffer_store_format_d16_xyzw
      make.none(),  // tbuffer_store_format_x
      make.none(),  // tbuffer_store_format_xy
      make.none(),  // tbuffer_store_format_xyz
      make.none(),  // tbuffer_store_format_xyzw
      make.template row<common::fast_operations::v_accvgpr_mov_b32, common::fast_operations::v_accvgpr_read>(),  // v_accvgpr_mov_b32
      make.template row<common::fast_operations::v_accvgpr_read>(),  // v_accvgpr_read
      make.template row<common::fast_operations::v_accvgpr_write, common::fast_operations::v_accvgpr_read>(),  // v_accvgpr_write
      make.template row<common::fast_operations::v_add3_u32>(),  // v_add3_u32
      make.template row<common::fast_operations::v_addc_co_u32>(),  // v_addc_co_u32
      make.template row<common::fast_operations::v_add_co_u32>(),  // v_add_co_u32
      make.template row<common::fast_operations::v_add_f16>(),  // v_add_f16
      make.template row<common::fast_operations::v_add_f32>(),  // v_add_f32
      make.template row<common::fast_operations::v_add_f64>(),  // v_add_f64
      make.template row<common::fast_operations::v_add_i16>(),  // v_add_i16
      make.template row<common::fast_operations::v_add_i32>(),  // v_add_i32
      make.template row<common::fast_operations::v_add_lshl_u32>(),  // v_add_lshl_u32
      make.template row<common::fast_operations::v_add_u16>(),  // v_add_u16
      make.template row<common::fast_operations::v_add_u32>(),  // v_add_u32
      make.template row<common::fast_operations::v_alignbit_b32>(),  // v_alignbit_b32
      make.template row<common::fast_operations::v_alignbyte_b32>(),  // v_alignbyte_b32
      make.template row<common::fast_operations::v_and_b32>(),  // v_and_b32
      make.template row<common::fast_operations::v_and_or_b32>(),  // v_and_or_b32
      make.template row<common::gfx9::fast_operations::v_ashrrev_i16>(),  // v_ashrrev_i16
      make.template row<common::gfx9::fast_operations::v_ashrrev_i32>(),  // v_ashrrev_i32
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
      make.none(),  // v_clrexcp
      make.template row<common::gfx9::fast_operations::v_cmpx_class_f16, common::fast_operations::v_cmp_class_f16>(),  // v_cmpx_class_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_class_f32, common::fast_operations::v_cmp_class_f32>(),  // v_cmpx_class_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_class_f64, common::fast_operations::v_cmp_class_f64>(),  // v_cmpx_class_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_f16, common::fast_operations::v_cmp_eq_f16>(),  // v_cmpx_eq_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_f32, common::fast_operations::v_cmp_eq_f32>(),  // v_cmpx_eq_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_f64, common::fast_operations::v_cmp_eq_f64>(),  // v_cmpx_eq_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_i16, common::fast_operations::v_cmp_eq_i16>(),  // v_cmpx_eq_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_i32, common::fast_operations::v_cmp_eq_i32>(),  // v_cmpx_eq_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_i64, common::fast_operations::v_cmp_eq_i64>(),  // v_cmpx_eq_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_u16, common::fast_operations::v_cmp_eq_u16>(),  // v_cmpx_eq_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_u32, common::fast_operations::v_cmp_eq_u32>(),  // v_cmpx_eq_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_eq_u64, common::fast_operations::v_cmp_eq_u64>(),  // v_cmpx_eq_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_f_f16, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_f_f32, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_f_f64, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_f_i16, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_f_i32, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_f_i64, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_f_u16, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_f_u32, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_f_u64, common::fast_operations::v_cmp_f_f16>(),  // v_cmpx_f_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_f16, common::fast_operations::v_cmp_ge_f16>(),  // v_cmpx_ge_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_f32, common::fast_operations::v_cmp_ge_f32>(),  // v_cmpx_ge_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_f64, common::fast_operations::v_cmp_ge_f64>(),  // v_cmpx_ge_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_i16, common::fast_operations::v_cmp_ge_i16>(),  // v_cmpx_ge_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_i32, common::fast_operations::v_cmp_ge_i32>(),  // v_cmpx_ge_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_i64, common::fast_operations::v_cmp_ge_i64>(),  // v_cmpx_ge_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_u16, common::fast_operations::v_cmp_ge_u16>(),  // v_cmpx_ge_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_u32, common::fast_operations::v_cmp_ge_u32>(),  // v_cmpx_ge_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_ge_u64, common::fast_operations::v_cmp_ge_u64>(),  // v_cmpx_ge_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_f16, common::fast_operations::v_cmp_gt_f16>(),  // v_cmpx_gt_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_f32, common::fast_operations::v_cmp_gt_f32>(),  // v_cmpx_gt_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_f64, common::fast_operations::v_cmp_gt_f64>(),  // v_cmpx_gt_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_i16, common::fast_operations::v_cmp_gt_i16>(),  // v_cmpx_gt_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_i32, common::fast_operations::v_cmp_gt_i32>(),  // v_cmpx_gt_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_i64, common::fast_operations::v_cmp_gt_i64>(),  // v_cmpx_gt_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_u16, common::fast_operations::v_cmp_gt_u16>(),  // v_cmpx_gt_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_u32, common::fast_operations::v_cmp_gt_u32>(),  // v_cmpx_gt_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_gt_u64, common::fast_operations::v_cmp_gt_u64>(),  // v_cmpx_gt_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_le_f16, common::fast_operations::v_cmp_le_f16>(),  // v_cmpx_le_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_le_f32, common::fast_operations::v_cmp_le_f32>(),  // v_cmpx_le_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_le_f64, common::fast_operations::v_cmp_le_f64>(),  // v_cmpx_le_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_le_i16, common::fast_operations::v_cmp_le_i16>(),  // v_cmpx_le_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_le_i32, common::fast_operations::v_cmp_le_i32>(),  // v_cmpx_le_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_le_i64, common::fast_operations::v_cmp_le_i64>(),  // v_cmpx_le_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_le_u16, common::fast_operations::v_cmp_le_u16>(),  // v_cmpx_le_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_le_u32, common::fast_operations::v_cmp_le_u32>(),  // v_cmpx_le_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_le_u64, common::fast_operations::v_cmp_le_u64>(),  // v_cmpx_le_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_lg_f16, common::fast_operations::v_cmp_lg_f16>(),  // v_cmpx_lg_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_lg_f32, common::fast_operations::v_cmp_lg_f32>(),  // v_cmpx_lg_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_lg_f64, common::fast_operations::v_cmp_lg_f64>(),  // v_cmpx_lg_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_f16, common::fast_operations::v_cmp_lt_f16>(),  // v_cmpx_lt_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_f32, common::fast_operations::v_cmp_lt_f32>(),  // v_cmpx_lt_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_f64, common::fast_operations::v_cmp_lt_f64>(),  // v_cmpx_lt_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_i16, common::fast_operations::v_cmp_lt_i16>(),  // v_cmpx_lt_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_i32, common::fast_operations::v_cmp_lt_i32>(),  // v_cmpx_lt_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_i64, common::fast_operations::v_cmp_lt_i64>(),  // v_cmpx_lt_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_u16, common::fast_operations::v_cmp_lt_u16>(),  // v_cmpx_lt_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_u32, common::fast_operations::v_cmp_lt_u32>(),  // v_cmpx_lt_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_lt_u64, common::fast_operations::v_cmp_lt_u64>(),  // v_cmpx_lt_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_neq_f16, common::fast_operations::v_cmp_neq_f16>(),  // v_cmpx_neq_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_neq_f32, common::fast_operations::v_cmp_neq_f32>(),  // v_cmpx_neq_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_neq_f64, common::fast_operations::v_cmp_neq_f64>(),  // v_cmpx_neq_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_ne_i16, common::fast_operations::v_cmp_ne_i16>(),  // v_cmpx_ne_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_ne_i32, common::fast_operations::v_cmp_ne_i32>(),  // v_cmpx_ne_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_ne_i64, common::fast_operations::v_cmp_ne_i64>(),  // v_cmpx_ne_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_ne_u16, common::fast_operations::v_cmp_ne_u16>(),  // v_cmpx_ne_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_ne_u32, common::fast_operations::v_cmp_ne_u32>(),  // v_cmpx_ne_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_ne_u64, common::fast_operations::v_cmp_ne_u64>(),  // v_cmpx_ne_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_nge_f16, common::fast_operations::v_cmp_nge_f16>(),  // v_cmpx_nge_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_nge_f32, common::fast_operations::v_cmp_nge_f32>(),  // v_cmpx_nge_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_nge_f64, common::fast_operations::v_cmp_nge_f64>(),  // v_cmpx_nge_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_ngt_f16, common::fast_operations::v_cmp_ngt_f16>(),  // v_cmpx_ngt_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_ngt_f32, common::fast_operations::v_cmp_ngt_f32>(),  // v_cmpx_ngt_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_ngt_f64, common::fast_operations::v_cmp_ngt_f64>(),  // v_cmpx_ngt_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_nle_f16, common::fast_operations::v_cmp_nle_f16>(),  // v_cmpx_nle_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_nle_f32, common::fast_operations::v_cmp_nle_f32>(),  // v_cmpx_nle_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_nle_f64, common::fast_operations::v_cmp_nle_f64>(),  // v_cmpx_nle_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_nlg_f16, common::fast_operations::v_cmp_nlg_f16>(),  // v_cmpx_nlg_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_nlg_f32, common::fast_operations::v_cmp_nlg_f32>(),  // v_cmpx_nlg_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_nlg_f64, common::fast_operations::v_cmp_nlg_f64>(),  // v_cmpx_nlg_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_nlt_f16, common::fast_operations::v_cmp_nlt_f16>(),  // v_cmpx_nlt_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_nlt_f32, common::fast_operations::v_cmp_nlt_f32>(),  // v_cmpx_nlt_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_nlt_f64, common::fast_operations::v_cmp_nlt_f64>(),  // v_cmpx_nlt_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_o_f16, common::fast_operations::v_cmp_o_f16>(),  // v_cmpx_o_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_o_f32, common::fast_operations::v_cmp_o_f32>(),  // v_cmpx_o_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_o_f64, common::fast_operations::v_cmp_o_f64>(),  // v_cmpx_o_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_tru_f16, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_tru_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_tru_f32, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_tru_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_tru_f64, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_tru_f64
      make.template row<common::gfx9::fast_operations::v_cmpx_t_i16, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_t_i16
      make.template row<common::gfx9::fast_operations::v_cmpx_t_i32, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_t_i32
      make.template row<common::gfx9::fast_operations::v_cmpx_t_i64, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_t_i64
      make.template row<common::gfx9::fast_operations::v_cmpx_t_u16, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_t_u16
      make.template row<common::gfx9::fast_operations::v_cmpx_t_u32, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_t_u32
      make.template row<common::gfx9::fast_operations::v_cmpx_t_u64, common::fast_operations::v_cmp_tru_f16>(),  // v_cmpx_t_u64
      make.template row<common::gfx9::fast_operations::v_cmpx_u_f16, common::fast_operations::v_cmp_u_f16>(),  // v_cmpx_u_f16
      make.template row<common::gfx9::fast_operations::v_cmpx_u_f32, common::fast_operations::v_cmp_u_f32>(),  // v_cmpx_u_f32
      make.template row<common::gfx9::fast_operations::v_cmpx_u_f64, common::fast_operations::v_cmp_u_f64>(),  // v_cmpx_u_f64
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
      make.template row<common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_f16
      make.template row<common::fast_operations::v_cmp_f_f32, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_f32
      make.template row<common::fast_operations::v_cmp_f_f64, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_f64
      make.template row<common::fast_operations::v_cmp_f_i16, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_i16
      make.template row<common::fast_operations::v_cmp_f_i32, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_i32
      make.template row<common::fast_operations::v_cmp_f_i64, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_i64
      make.template row<common::fast_operations::v_cmp_f_u16, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_u16
      make.template row<common::fast_operations::v_cmp_f_u32, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_u32
      make.template row<common::fast_operations::v_cmp_f_u64, common::fast_operations::v_cmp_f_f16>(),  // v_cmp_f_u64
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
      make.template row<common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_tru_f16
      make.template row<common::fast_operations::v_cmp_tru_f32, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_tru_f32
      make.template row<common::fast_operations::v_cmp_tru_f64, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_tru_f64
      make.template row<common::fast_operations::v_cmp_t_i16, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_t_i16
      make.template row<common::fast_operations::v_cmp_t_i32, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_t_i32
      make.template row<common::fast_operations::v_cmp_t_i64, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_t_i64
      make.template row<common::fast_operations::v_cmp_t_u16, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_t_u16
      make.template row<common::fast_operations::v_cmp_t_u32, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_t_u32
      make.template row<common::fast_operations::v_cmp_t_u64, common::fast_operations::v_cmp_tru_f16>(),  // v_cmp_t_u64
      make.template row<common::fast_operations::v_cmp_u_f16>(),  // v_cmp_u_f16
      make.template row<common::fast_operations::v_cmp_u_f32>(),  // v_cmp_u_f32
      make.template row<common::fast_operations::v_cmp_u_f64>(),  // v_cmp_u_f64
      make.template row<common::fast_operations::v_cndmask_b32>(),  // v_cndmask_b32
      make.template row<common::fast_operations::v_cos_f16>(),  // v_cos_f16
      make.template row<common::fast_operations::v_cos_f32>(),  // v_cos_f32
      make.template row<common::fast_operations::v_cubeid_f32>(),  // v_cubeid_f32
      make.template row<common::fast_operations::v_cubema_f32>(),  // v_cubema_f32
      make.template row<common::fast_operations::v_cubesc_f32>(),  // v_cubesc_f32
      make.template row<common::fast_operations::v_cubetc_f32>(),  // v_cubetc_f32
      make.template row<common::fast_operations::v_cvt_f16_f32>(),  // v_cvt_f16_f32
      make.template row<common::fast_operations::v_cvt_f16_i16>(),  // v_cvt_f16_i16
      make.template row<common::fast_operations::v_cvt_f16_u16>(),  // v_cvt_f16_u16
      make.template row<fast_operations::v_cvt_f32_bf8>(),  // v_cvt_f32_bf8
      make.template row<common::fast_operations::v_cvt_f32_f16>(),  // v_cvt_f32_f16
      make.template row<common::fast_operations::v_cvt_f32_f64>(),  // v_cvt_f32_f64
      make.template row<fast_operations::v_cvt_f32_fp8>(),  // v_cvt_f32_fp8
      make.template row<common::fast_operations::v_cvt_f32_i32>(),  // v_cvt_f32_i32
      make.template row<common::fast_operations::v_cvt_f32_u32>(),  // v_cvt_f32_u32
      make.template row<common::fast_operations::v_cvt_f32_ubyte0>(),  // v_cvt_f32_ubyte0
      make.template row<common::fast_operations::v_cvt_f32_ubyte1>(),  // v_cvt_f32_ubyte1
      make.template row<common::fast_operations::v_cvt_f32_ubyte2>(),  // v_cvt_f32_ubyte2
      make.template row<common::fast_operations::v_cvt_f32_ubyte3>(),  // v_cvt_f32_ubyte3
      make.template row<common::fast_operations::v_cvt_f64_f32>(),  // v_cvt_f64_f32
      make.template row<common::fast_operations::v_cvt_f64_i32>(),  // v_cvt_f64_i32
      make.template row<common::fast_operations::v_cvt_f64_u32>(),  // v_cvt_f64_u32
      make.template row<common::fast_operations::v_cvt_flr_i32_f32>(),  // v_cvt_flr_i32_f32
      make.template row<common::fast_operations::v_cvt_i16_f16>(),  // v_cvt_i16_f16
      make.template row<common::fast_operations::v_cvt_i32_f32>(),  // v_cvt_i32_f32
      make.template row<common::fast_operations::v_cvt_i32_f64>(),  // v_cvt_i32_f64
      make.template row<common::fast_operations::v_cvt_norm_i16_f16>(),  // v_cvt_norm_i16_f16
      make.template row<common::fast_operations::v_cvt_norm_u16_f16>(),  // v_cvt_norm_u16_f16
      make.template row<common::fast_operations::v_cvt_off_f32_i4>(),  // v_cvt_off_f32_i4
      make.template row<common::fast_operations::v_cvt_pkaccum_u8_f32>(),  // v_cvt_pkaccum_u8_f32
      make.template row<common::fast_operations::v_cvt_pknorm_i16_f16>(),  // v_cvt_pknorm_i16_f16
      make.template row<common::fast_operations::v_cvt_pknorm_i16_f32>(),  // v_cvt_pknorm_i16_f32
      make.template row<common::fast_operations::v_cvt_pknorm_u16_f16>(),  // v_cvt_pknorm_u16_f16
      make.template row<common::fast_operations::v_cvt_pknorm_u16_f32>(),  // v_cvt_pknorm_u16_f32
      make.template row<common::fast_operations::v_cvt_pkrtz_f16_f32>(),  // v_cvt_pkrtz_f16_f32
      make.template row<fast_operations::v_cvt_pk_bf8_f32>(),  // v_cvt_pk_bf8_f32
      make.template row<fast_operations::v_cvt_pk_f32_bf8>(),  // v_cvt_pk_f32_bf8
      make.template row<fast_operations::v_cvt_pk_f32_fp8>(),  // v_cvt_pk_f32_fp8
      make.template row<fast_operations::v_cvt_pk_fp8_f32>(),  // v_cvt_pk_fp8_f32
      make.template row<common::fast_operations::v_cvt_pk_i16_i32>(),  // v_cvt_pk_i16_i32
      make.template row<common::fast_operations::v_cvt_pk_u16_u32>(),  // v_cvt_pk_u16_u32
      make.template row<common::fast_operations::v_cvt_pk_u8_f32>(),  // v_cvt_pk_u8_f32
      make.template row<common::fast_operations::v_cvt_rpi_i32_f32>(),  // v_cvt_rpi_i32_f32
      make.template row<fast_operations::v_cvt_sr_bf8_f32>(),  // v_cvt_sr_bf8_f32
      make.template row<fast_operations::v_cvt_sr_fp8_f32>(),  // v_cvt_sr_fp8_f32
      make.template row<common::fast_operations::v_cvt_u16_f16>(),  // v_cvt_u16_f16
      make.template row<common::fast_operations::v_cvt_u32_f32>(),  // v_cvt_u32_f32
      make.template row<common::fast_operations::v_cvt_u32_f64>(),  // v_cvt_u32_f64
      make.template row<common::fast_operations::v_div_fixup_f16>(),  // v_div_fixup_f16
      make.template row<common::fast_operations::v_div_fixup_f32>(),  // v_div_fixup_f32
      make.template row<common::fast_operations::v_div_fixup_f64>(),  // v_div_fixup_f64
      make.template row<common::gfx9::fast_operations::v_div_fixup_legacy_f16, common::fast_operations::v_div_fixup_f16>(),  // v_div_fixup_legacy_f16
      make.template row<common::fast_operations::v_div_fmas_f32>(),  // v_div_fmas_f32
      make.template row<common::fast_operations::v_div_fmas_f64>(),  // v_div_fmas_f64
      make.template row<common::fast_operations::v_div_scale_f32>(),  // v_div_scale_f32
      make.template row<common::fast_operations::v_div_scale_f64>(),  // v_div_scale_f64
      make.template row<common::fast_operations::v_dot2c_f32_f16>(),  // v_dot2c_f32_f16
      make.template row<common::fast_operations::v_dot2c_i32_i16>(),  // v_dot2c_i32_i16
      make.template row<common::fast_operations::v_dot2_f32_f16>(),  // v_dot2_f32_f16
      make.template row<common::fast_operations::v_dot2_i32_i16>(),  // v_dot2_i32_i16
      make.template row<common::fast_operations::v_dot2_u32_u16>(),  // v_dot2_u32_u16
      make.template row<common::fast_operations::v_dot4c_i32_i8>(),  // v_dot4c_i32_i8
      make.template row<common::fast_operations::v_dot4_i32_i8>(),  // v_dot4_i32_i8
      make.template row<common::fast_operations::v_dot4_u32_u8>(),  // v_dot4_u32_u8
      make.template row<common::fast_operations::v_dot8c_i32_i4>(),  // v_dot8c_i32_i4
      make.template row<common::fast_operations::v_dot8_i32_i4>(),  // v_dot8_i32_i4
      make.template row<common::fast_operations::v_dot8_u32_u4>(),  // v_dot8_u32_u4
      make.template row<common::fast_operations::v_exp_f16>(),  // v_exp_f16
      make.template row<common::fast_operations::v_exp_f32>(),  // v_exp_f32
      make.template row<common::fast_operations::v_ffbh_i32>(),  // v_ffbh_i32
      make.template row<common::fast_operations::v_ffbh_u32>(),  // v_ffbh_u32
      make.template row<common::fast_operations::v_ffbl_b32>(),  // v_ffbl_b32
      make.template row<common::fast_operations::v_floor_f16>(),  // v_floor_f16
      make.template row<common::fast_operations::v_floor_f32>(),  // v_floor_f32
      make.template row<common::fast_operations::v_floor_f64>(),  // v_floor_f64
      make.template row<common::fast_operations::v_fmaak_f32>(),  // v_fmaak_f32
      make.template row<common::fast_operations::v_fmac_f32>(),  // v_fmac_f32
      make.template row<common::fast_operations::v_fmac_f64>(),  // v_fmac_f64
      make.template row<common::fast_operations::v_fmamk_f32>(),  // v_fmamk_f32
      make.template row<common::fast_operations::v_fma_f16>(),  // v_fma_f16
      make.template row<common::fast_operations::v_fma_f32>(),  // v_fma_f32
      make.template row<common::fast_operations::v_fma_f64>(),  // v_fma_f64
      make.template row<common::fast_operations::v_fma_legacy_f16, common::fast_operations::v_fma_f16>(),  // v_fma_legacy_f16
      make.template row<common::fast_operations::v_fract_f16>(),  // v_fract_f16
      make.template row<common::fast_operations::v_fract_f32>(),  // v_fract_f32
      make.template row<common::fast_operations::v_fract_f64>(),  // v_fract_f64
      make.template row<common::fast_operations::v_frexp_exp_i16_f16>(),  // v_frexp_exp_i16_f16
      make.template row<common::fast_operations::v_frexp_exp_i32_f32>(),  // v_frexp_exp_i32_f32
      make.template row<common::fast_operations::v_frexp_exp_i32_f64>(),  // v_frexp_exp_i32_f64
      make.template row<common::fast_operations::v_frexp_mant_f16>(),  // v_frexp_mant_f16
      make.template row<common::fast_operations::v_frexp_mant_f32>(),  // v_frexp_mant_f32
      make.template row<common::fast_operations::v_frexp_mant_f64>(),  // v_frexp_mant_f64
      make.template row<common::fast_operations::v_ldexp_f16>(),  // v_ldexp_f16
      make.template row<common::fast_operations::v_ldexp_f32>(),  // v_ldexp_f32
      make.template row<common::fast_operations::v_ldexp_f64>(),  // v_ldexp_f64
      make.template row<common::fast_operations::v_lerp_u8>(),  // v_lerp_u8
      make.template row<common::fast_operations::v_log_f16>(),  // v_log_f16
      make.template row<common::fast_operations::v_log_f32>(),  // v_log_f32
      make.template row<common::gfx9::fast_operations::v_lshlrev_b16>(),  // v_lshlrev_b16
      make.template row<common::gfx9::fast_operations::v_lshlrev_b32>(),  // v_lshlrev_b32
      make.template row<common::fast_operations::v_lshlrev_b64>(),  // v_lshlrev_b64
      make.template row<common::fast_operations::v_lshl_add_u32>(),  // v_lshl_add_u32
      make.template row<common::fast_operations::v_lshl_add_u64>(),  // v_lshl_add_u64
      make.template row<common::fast_operations::v_lshl_or_b32>(),  // v_lshl_or_b32
      make.template row<common::gfx9::fast_operations::v_lshrrev_b16>(),  // v_lshrrev_b16
      make.template row<common::gfx9::fast_operations::v_lshrrev_b32>(),  // v_lshrrev_b32
      make.template row<common::fast_operations::v_lshrrev_b64>(),  // v_lshrrev_b64
      make.template row<common::fast_operations::v_mac_f16>(),  // v_mac_f16
      make.template row<common::fast_operations::v_madak_f16>(),  // v_madak_f16
      make.template row<common::fast_operations::v_madmk_f16>(),  // v_madmk_f16
      make.template row<common::fast_operations::v_mad_f16>(),  // v_mad_f16
      make.template row<common::fast_operations::v_mad_i16>(),  // v_mad_i16
      make.template row<common::fast_operations::v_mad_i32_i16>(),  // v_mad_i32_i16
      make.template row<common::fast_operations::v_mad_i32_i24>(),  // v_mad_i32_i24
      make.template row<common::fast_operations::v_mad_i64_i32>(),  // v_mad_i64_i32
      make.template row<common::fast_operations::v_mad_legacy_f16, common::fast_operations::v_mad_f16>(),  // v_mad_legacy_f16
      make.template row<common::fast_operations::v_mad_legacy_i16, common::fast_operations::v_mad_i16>(),  // v_mad_legacy_i16
      make.template row<common::fast_operations::v_mad_legacy_u16>(),  // v_mad_legacy_u16
      make.template row<common::fast_operations::v_mad_mixhi_f16>(),  // v_mad_mixhi_f16
      make.template row<common::fast_operations::v_mad_mixlo_f16>(),  // v_mad_mixlo_f16
      make.template row<common::fast_operations::v_mad_mix_f32>(),  // v_mad_mix_f32
      make.template row<common::fast_operations::v_mad_u16, common::fast_operations::v_mad_legacy_u16>(),  // v_mad_u16
      make.template row<common::fast_operations::v_mad_u32_u16>(),  // v_mad_u32_u16
      make.template row<common::fast_operations::v_mad_u32_u24>(),  // v_mad_u32_u24
      make.template row<common::fast_operations::v_mad_u64_u32>(),  // v_mad_u64_u32
      make.template row<common::fast_operations::v_max3_f16>(),  // v_max3_f16
      make.template row<common::fast_operations::v_max3_f32>(),  // v_max3_f32
      make.template row<common::fast_operations::v_max3_i16>(),  // v_max3_i16
      make.template row<common::fast_operations::v_max3_i32>(),  // v_max3_i32
      make.template row<common::fast_operations::v_max3_u16>(),  // v_max3_u16
      make.template row<common::fast_operations::v_max3_u32>(),  // v_max3_u32
      make.template row<common::fast_operations::v_max_f16>(),  // v_max_f16
      make.template row<common::fast_operations::v_max_f32>(),  // v_max_f32
      make.template row<common::fast_operations::v_max_f64>(),  // v_max_f64
      make.template row<common::fast_operations::v_max_i16>(),  // v_max_i16
      make.template row<common::fast_operations::v_max_i32>(),  // v_max_i32
      make.template row<common::fast_operations::v_max_u16>(),  // v_max_u16
      make.template row<common::fast_operations::v_max_u32>(),  // v_max_u32
      make.template row<common::fast_operations::v_mbcnt_hi_u32_b32>(),  // v_mbcnt_hi_u32_b32
      make.template row<common::fast_operations::v_mbcnt_lo_u32_b32>(),  // v_mbcnt_lo_u32_b32
      make.template row<common::fast_operations::v_med3_f16>(),  // v_med3_f16
      make.template row<common::fast_operations::v_med3_f32>(),  // v_med3_f32
      make.template row<common::fast_operations::v_med3_i16>(),  // v_med3_i16
      make.template row<common::fast_operations::v_med3_i32>(),  // v_med3_i32
      make.template row<common::fast_operations::v_med3_u16>(),  // v_med3_u16
      make.template row<common::fast_operations::v_med3_u32>(),  // v_med3_u32
      make.none(),  // v_mfma_f32_16x16x16_bf16
      make.none(),  // v_mfma_f32_16x16x16_f16
      make.none(),  // v_mfma_f32_16x16x1_4b_f32
      make.none(),  // v_mfma_f32_16x16x32_bf8_bf8
      make.none(),  // v_mfma_f32_16x16x32_bf8_fp8
      make.none(),  // v_mfma_f32_16x16x32_fp8_bf8
      make.none(),  // v_mfma_f32_16x16x32_fp8_fp8
      make.none(),  // v_mfma_f32_16x16x4_4b_bf16
      make.none(),  // v_mfma_f32_16x16x4_4b_f16
      make.none(),  // v_mfma_f32_16x16x4_f32
      make.none(),  // v_mfma_f32_16x16x8_xf32
      make.none(),  // v_mfma_f32_32x32x16_bf8_bf8
      make.none(),  // v_mfma_f32_32x32x16_bf8_fp8
      make.none(),  // v_mfma_f32_32x32x16_fp8_bf8
      make.none(),  // v_mfma_f32_32x32x16_fp8_fp8
      make.none(),  // v_mfma_f32_32x32x1_2b_f32
      make.none(),  // v_mfma_f32_32x32x2_f32
      make.none(),  // v_mfma_f32_32x32x4_2b_bf16
      make.none(),  // v_mfma_f32_32x32x4_2b_f16
      make.none(),  // v_mfma_f32_32x32x4_xf32
      make.none(),  // v_mfma_f32_32x32x8_bf16
      make.none(),  // v_mfma_f32_32x32x8_f16
      make.none(),  // v_mfma_f32_4x4x1_16b_f32
      make.none(),  // v_mfma_f32_4x4x4_16b_bf16
      make.none(),  // v_mfma_f32_4x4x4_16b_f16
      make.none(),  // v_mfma_f64_16x16x4_f64
      make.none(),  // v_mfma_f64_4x4x4_4b_f64
      make.none(),  // v_mfma_i32_16x16x32_i8
      make.none(),  // v_mfma_i32_16x16x4_4b_i8
      make.none(),  // v_mfma_i32_32x32x16_i8
      make.none(),  // v_mfma_i32_32x32x4_2b_i8
      make.none(),  // v_mfma_i32_4x4x4_16b_i8
      make.template row<common::fast_operations::v_min3_f16>(),  // v_min3_f16
      make.template row<common::fast_operations::v_min3_f32>(),  // v_min3_f32
      make.template row<common::fast_operations::v_min3_i16>(),  // v_min3_i16
      make.template row<common::fast_operations::v_min3_i32>(),  // v_min3_i32
      make.template row<common::fast_operations::v_min3_u16>(),  // v_min3_u16
      make.template row<common::fast_operations::v_min3_u32>(),  // v_min3_u32
      make.template row<common::fast_operations::v_min_f16>(),  // v_min_f16
      make.template row<common::fast_operations::v_min_f32>(),  // v_min_f32
      make.template row<common::fast_operations::v_min_f64>(),  // v_min_f64
      make.template row<common::fast_operations::v_min_i16>(),  // v_min_i16
      make.template row<common::fast_operations::v_min_i32>(),  // v_min_i32
      make.template row<common::fast_operations::v_min_u16>(),  // v_min_u16
      make.template row<common::fast_operations::v_min_u32>(),  // v_min_u32
      make.template row<common::fast_operations::v_mov_b32, common::fast_operations::v_accvgpr_read>(),  // v_mov_b32
      make.template row<common::fast_operations::v_mov_b64>(),  // v_mov_b64
      make.template row<common::fast_operations::v_mqsad_pk_u16_u8>(),  // v_mqsad_pk_u16_u8
      make.none(),  // v_mqsad_u32_u8
      make.template row<common::fast_operations::v_msad_u8>(),  // v_msad_u8
      make.template row<common::fast_operations::v_mul_f16>(),  // v_mul_f16
      make.template row<common::fast_operations::v_mul_f32>(),  // v_mul_f32
      make.template row<common::fast_operations::v_mul_f64>(),  // v_mul_f64
      make.template row<common::fast_operations::v_mul_hi_i32>(),  // v_mul_hi_i32
      make.template row<common::fast_operations::v_mul_hi_i32_i24>(),  // v_mul_hi_i32_i24
      make.template row<common::fast_operations::v_mul_hi_u32>(),  // v_mul_hi_u32
      make.template row<common::fast_operations::v_mul_hi_u32_u24>(),  // v_mul_hi_u32_u24
      make.template row<common::fast_operations::v_mul_i32_i24>(),  // v_mul_i32_i24
      make.template row<common::fast_operations::v_mul_legacy_f32>(),  // v_mul_legacy_f32
      make.template row<common::fast_operations::v_mul_lo_u16>(),  // v_mul_lo_u16
      make.template row<common::fast_operations::v_mul_lo_u32>(),  // v_mul_lo_u32
      make.template row<common::fast_operations::v_mul_u32_u24>(),  // v_mul_u32_u24
      make.none(),  // v_nop
      make.template row<common::fast_operations::v_not_b32>(),  // v_not_b32
      make.template row<common::fast_operations::v_or3_b32>(),  // v_or3_b32
      make.template row<common::fast_operations::v_or_b32>(),  // v_or_b32
      make.template row<common::fast_operations::v_pack_b32_f16>(),  // v_pack_b32_f16
      make.template row<common::fast_operations::v_perm_b32>(),  // v_perm_b32
      make.template row<common::fast_operations::v_pk_add_f16>(),  // v_pk_add_f16
      make.template row<common::fast_operations::v_pk_add_f32>(),  // v_pk_add_f32
      make.template row<common::fast_operations::v_pk_add_i16>(),  // v_pk_add_i16
      make.template row<common::fast_operations::v_pk_add_u16>(),  // v_pk_add_u16
      make.template row<common::fast_operations::v_pk_ashrrev_i16>(),  // v_pk_ashrrev_i16
      make.template row<common::fast_operations::v_pk_fmac_f16>(),  // v_pk_fmac_f16
      make.template row<common::fast_operations::v_pk_fma_f16>(),  // v_pk_fma_f16
      make.template row<common::fast_operations::v_pk_fma_f32>(),  // v_pk_fma_f32
      make.template row<common::fast_operations::v_pk_lshlrev_b16>(),  // v_pk_lshlrev_b16
      make.template row<common::fast_operations::v_pk_lshrrev_b16>(),  // v_pk_lshrrev_b16
      make.template row<common::fast_operations::v_pk_mad_i16>(),  // v_pk_mad_i16
      make.template row<common::fast_operations::v_pk_mad_u16>(),  // v_pk_mad_u16
      make.template row<common::gfx9::fast_operations::v_pk_max_f16>(),  // v_pk_max_f16
      make.template row<common::fast_operations::v_pk_max_i16>(),  // v_pk_max_i16
      make.template row<common::fast_operations::v_pk_max_u16>(),  // v_pk_max_u16
      make.template row<common::gfx9::fast_operations::v_pk_min_f16>(),  // v_pk_min_f16
      make.template row<common::fast_operations::v_pk_min_i16>(),  // v_pk_min_i16
      make.template row<common::fast_operations::v_pk_min_u16>(),  // v_pk_min_u16
      make.template row<common::fast_operations::v_pk_mov_b32>(),  // v_pk_mov_b32
      make.template row<common::fast_operations::v_pk_mul_f16>(),  // v_pk_mul_f16
      make.template row<common::fast_operations::v_pk_mul_f32>(),  // v_pk_mul_f32
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
      make.none(),  // v_smfmac_f32_16x16x32_bf16
      make.none(),  // v_smfmac_f32_16x16x32_f16
      make.none(),  // v_smfmac_f32_16x16x64_bf8_bf8
      make.none(),  // v_smfmac_f32_16x16x64_bf8_fp8
      make.none(),  // v_smfmac_f32_16x16x64_fp8_bf8
      make.none(),  // v_smfmac_f32_16x16x64_fp8_fp8
      make.none(),  // v_smfmac_f32_32x32x16_bf16
      make.none(),  // v_smfmac_f32_32x32x16_f16
      make.none(),  // v_smfmac_f32_32x32x32_bf8_bf8
      make.none(),  // v_smfmac_f32_32x32x32_bf8_fp8
      make.none(),  // v_smfmac_f32_32x32x32_fp8_bf8
      make.none(),  // v_smfmac_f32_32x32x32_fp8_fp8
      make.none(),  // v_smfmac_i32_16x16x64_i8
      make.none(),  // v_smfmac_i32_32x32x32_i8
      make.template row<common::fast_operations::v_sqrt_f16>(),  // v_sqrt_f16
      make.template row<common::fast_operations::v_sqrt_f32>(),  // v_sqrt_f32
      make.template row<common::fast_operations::v_sqrt_f64>(),  // v_sqrt_f64
      make.template row<common::fast_operations::v_subbrev_co_u32>(),  // v_subbrev_co_u32
      make.template row<common::fast_operations::v_subb_co_u32>(),  // v_subb_co_u32
      make.template row<common::fast_operations::v_subrev_co_u32>(),  // v_subrev_co_u32
      make.template row<common::fast_operations::v_subrev_f16>(),  // v_subrev_f16
      make.template row<common::fast_operations::v_subrev_f32>(),  // v_subrev_f32
      make.template row<common::fast_operations::v_subrev_u16>(),  // v_subrev_u16
      make.template row<common::fast_operations::v_subrev_u32>(),  // v_subrev_u32
      make.template row<common::fast_operations::v_sub_co_u32>(),  // v_sub_co_u32
      make.template row<common::fast_operations::v_sub_f16>(),  // v_sub_f16
      make.template row<common::fast_operations::v_sub_f32>(),  // v_sub_f32
      make.template row<common::fast_operations::v_sub_i16>(),  // v_sub_i16
      make.template row<common::fast_operations::v_sub_i32>(),  // v_sub_i32
      make.template row<common::fast_operations::v_sub_u16>(),  // v_sub_u16
      make.template row<common::fast_operations::v_sub_u32>(),  // v_sub_u32
      make.none(),  // v_swap_b32
      make.template row<common::fast_operations::v_trig_preop_f64>(),  // v_trig_preop_f64
      make.template row<common::fast_operations::v_trunc_f16>(),  // v_trunc_f16
      make.template row<common::fast_operations::v_trunc_f32>(),  // v_trunc_f32
      make.template row<common::fast_operations::v_trunc_f64>(),  // v_trunc_f64
      make.template lanes<common::fast_operations::v_writelane_b32>(),  // v_writelane_b32
      make.template row<common::fast_operations::v_xad_u32>(),  // v_xad_u32
      make.template row<common::fast_operations::v_xnor_b32>(),  // v_xnor_b32
      make.template row<common::fast_operations::v_xor_b32>(),  // v_xor_b32
  };
}

/// Operations that one handler does together: Make::template part<Operation, scalars>() for one with sources that are scalars, one bit each;
/// Make::template pair<First, scalars, Second, scalars, link>() for two, `link` being what of Second is First's result.
template <class Make>
constexpr auto make_fused_forms(Opcode, const Make& make) {
  return std::array<typename Make::Form, 40>{
      make.template pair<common::fast_operations::v_add_co_u32, 0, common::fast_operations::v_addc_co_u32, 0, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_add_co_u32, 1, common::fast_operations::v_addc_co_u32, 1, Make::Link::mask>(),
      make.template part<common::fast_operations::v_lshl_add_u64, 4>(),
      make.template pair<common::fast_operations::v_lshl_add_u64, 0, common::fast_operations::v_lshl_add_u64, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_lshlrev_b64, 0, common::fast_operations::v_lshl_add_u64, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_add_u32, 0, common::gfx9::fast_operations::v_ashrrev_i32, 0, Make::Link::s1>(),
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
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_min_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_mul_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_mul_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_add_f32, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_cmp_gt_f32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_and_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Make::Link::s1>(),
      make.template pair<common::gfx9::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_cmp_eq_u32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_cmp_gt_f32, 0, common::fast_operations::v_cndmask_b32, 0, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_cmp_eq_u32, 0, common::fast_operations::v_cndmask_b32, 0, Make::Link::mask>(),
      make.template pair<common::fast_operations::v_cndmask_b32, 0, common::fast_operations::v_max_f32, 0, Make::Link::s1>(),
      make.template pair<common::gfx9::fast_operations::v_lshrrev_b32, 0, common::fast_operations::v_xor_b32, 0, Make::Link::s0>(),
      make.template pair<common::fast_operations::v_xor_b32, 0, common::fast_operations::v_lshl_add_u32, 0, Make::Link::s2>(),
      make.template pair<common::fast_operations::v_lshl_add_u32, 0, common::fast_operations::v_and_b32, 0, Make::Link::s1>(),
      make.template pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_accvgpr_read, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_accvgpr_read, 0, common::fast_operations::v_add_u32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_accvgpr_read, 0, common::gfx9::fast_operations::v_lshlrev_b32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_fmac_f32, 0, common::gfx9::fast_operations::v_lshlrev_b32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_mul_f32, 0, common::fast_operations::v_fmac_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_sub_f32, 0, common::fast_operations::v_sub_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_add_f32, 0, Make::Link::independent>(),
      make.template pair<common::fast_operations::v_add_f32, 0, common::fast_operations::v_mul_f32, 0, Make::Link::independent>(),
  };
}

}  // namespace lockstep::cdna3
