// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna4/isa.xml, vendor-xml/overrides/rdna.xml, vendor-xml/isas/rdna4/overrides.xml, vendor-xml/names.xml.
// Hash of what this file is made of: ae2ac5325edb0ced
// Operand lists. Instructions whose operands agree share one; a list is named by the hash of its content.
#pragma once

#include <array>
#include <cstdint>

#include "encodings.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::rdna4 {

namespace format {
inline constexpr DataFormat any{DataFormat::Kind::any, 0, 1};
inline constexpr DataFormat img{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat img_bvh{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat num_b1{DataFormat::Kind::bits, 1, 1};
inline constexpr DataFormat num_b128{DataFormat::Kind::bits, 128, 1};
inline constexpr DataFormat num_b16{DataFormat::Kind::bits, 16, 1};
inline constexpr DataFormat num_b256{DataFormat::Kind::bits, 128, 2};
inline constexpr DataFormat num_b32{DataFormat::Kind::bits, 32, 1};
inline constexpr DataFormat num_b64{DataFormat::Kind::bits, 64, 1};
inline constexpr DataFormat num_b8{DataFormat::Kind::bits, 8, 1};
inline constexpr DataFormat num_b96{DataFormat::Kind::bits, 96, 1};
inline constexpr DataFormat num_bf16{DataFormat::Kind::bfloat, 16, 1};
inline constexpr DataFormat num_bf8{DataFormat::Kind::bf8, 8, 1};
inline constexpr DataFormat num_f16{DataFormat::Kind::floating, 16, 1};
inline constexpr DataFormat num_f32{DataFormat::Kind::floating, 32, 1};
inline constexpr DataFormat num_f64{DataFormat::Kind::floating, 64, 1};
inline constexpr DataFormat num_fp8{DataFormat::Kind::fp8, 8, 1};
inline constexpr DataFormat num_i16{DataFormat::Kind::signed_int, 16, 1};
inline constexpr DataFormat num_i24{DataFormat::Kind::signed_int, 24, 1};
inline constexpr DataFormat num_i32{DataFormat::Kind::signed_int, 32, 1};
inline constexpr DataFormat num_i64{DataFormat::Kind::signed_int, 64, 1};
inline constexpr DataFormat num_m64{DataFormat::Kind::lane_mask, 64, 1};
inline constexpr DataFormat num_pk2_b16{DataFormat::Kind::bits, 16, 2};
inline constexpr DataFormat num_pk2_b32{DataFormat::Kind::bits, 32, 2};
inline constexpr DataFormat num_pk2_b64{DataFormat::Kind::bits, 64, 2};
inline constexpr DataFormat num_pk2_bf16{DataFormat::Kind::bfloat, 16, 2};
inline constexpr DataFormat num_pk2_bf8{DataFormat::Kind::bf8, 8, 2};
inline constexpr DataFormat num_pk2_f16{DataFormat::Kind::floating, 16, 2};
inline constexpr DataFormat num_pk2_f32{DataFormat::Kind::floating, 32, 2};
inline constexpr DataFormat num_pk2_fp8{DataFormat::Kind::fp8, 8, 2};
inline constexpr DataFormat num_pk2_i16{DataFormat::Kind::signed_int, 16, 2};
inline constexpr DataFormat num_pk2_u16{DataFormat::Kind::unsigned_int, 16, 2};
inline constexpr DataFormat num_pk2_u8{DataFormat::Kind::unsigned_int, 8, 2};
inline constexpr DataFormat num_pk4_b8{DataFormat::Kind::bits, 8, 4};
inline constexpr DataFormat num_pk4_bf8{DataFormat::Kind::bf8, 8, 4};
inline constexpr DataFormat num_pk4_fp8{DataFormat::Kind::fp8, 8, 4};
inline constexpr DataFormat num_pk4_iu8{DataFormat::Kind::bits, 8, 4};
inline constexpr DataFormat num_pk4_u8{DataFormat::Kind::unsigned_int, 8, 4};
inline constexpr DataFormat num_pk8_iu4{DataFormat::Kind::bits, 4, 8};
inline constexpr DataFormat num_pk8_u4{DataFormat::Kind::unsigned_int, 4, 8};
inline constexpr DataFormat num_u16{DataFormat::Kind::unsigned_int, 16, 1};
inline constexpr DataFormat num_u24{DataFormat::Kind::unsigned_int, 24, 1};
inline constexpr DataFormat num_u32{DataFormat::Kind::unsigned_int, 32, 1};
inline constexpr DataFormat num_u64{DataFormat::Kind::unsigned_int, 64, 1};
inline constexpr DataFormat rsrc_scalar{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat rsrc_scratch{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat rsrc_typed{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat samp{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat wmma_ab_16x16_bf16{DataFormat::Kind::bfloat, 16, 8};
inline constexpr DataFormat wmma_ab_16x16_bf8{DataFormat::Kind::bf8, 8, 8};
inline constexpr DataFormat wmma_ab_16x16_f16{DataFormat::Kind::floating, 16, 8};
inline constexpr DataFormat wmma_ab_16x16_fp8{DataFormat::Kind::fp8, 8, 8};
inline constexpr DataFormat wmma_ab_16x16_iu4{DataFormat::Kind::bits, 4, 8};
inline constexpr DataFormat wmma_ab_16x16_iu8{DataFormat::Kind::bits, 8, 8};
inline constexpr DataFormat wmma_ab_16x32_bf16{DataFormat::Kind::bfloat, 16, 16};
inline constexpr DataFormat wmma_ab_16x32_bf8{DataFormat::Kind::bf8, 8, 16};
inline constexpr DataFormat wmma_ab_16x32_f16{DataFormat::Kind::floating, 16, 16};
inline constexpr DataFormat wmma_ab_16x32_fp8{DataFormat::Kind::fp8, 8, 16};
inline constexpr DataFormat wmma_ab_16x32_iu4{DataFormat::Kind::bits, 4, 16};
inline constexpr DataFormat wmma_ab_16x32_iu8{DataFormat::Kind::bits, 8, 16};
inline constexpr DataFormat wmma_ab_16x64_iu4{DataFormat::Kind::bits, 4, 32};
inline constexpr DataFormat wmma_dc_16x16_bf16{DataFormat::Kind::bfloat, 16, 8};
inline constexpr DataFormat wmma_dc_16x16_f16{DataFormat::Kind::floating, 16, 8};
inline constexpr DataFormat wmma_dc_16x16_f32{DataFormat::Kind::floating, 32, 8};
inline constexpr DataFormat wmma_dc_16x16_i32{DataFormat::Kind::signed_int, 32, 8};
inline constexpr DataFormat wmma_index_set{DataFormat::Kind::bits, 32, 1};
}  // namespace format

namespace detail {

constexpr OperandInfo operand(Field field, OperandKind kind, DataFormat format, std::uint16_t bits, Role role, bool input,
                              bool output, bool implicit) {
  return {static_cast<std::uint8_t>(field), kind, format, bits, role, input, output, implicit, false, false};
}
constexpr OperandInfo in(Field field, OperandKind kind, DataFormat format, std::uint16_t bits, Role role) {
  return operand(field, kind, format, bits, role, true, false, false);
}
constexpr OperandInfo out(Field field, OperandKind kind, DataFormat format, std::uint16_t bits, Role role) {
  return operand(field, kind, format, bits, role, false, true, false);
}
constexpr OperandInfo inout(Field field, OperandKind kind, DataFormat format, std::uint16_t bits, Role role) {
  return operand(field, kind, format, bits, role, true, true, false);
}
constexpr OperandInfo implicit_in(OperandKind kind, DataFormat format, std::uint16_t bits, Role role) {
  return operand(Field{}, kind, format, bits, role, true, false, true);
}
constexpr OperandInfo implicit_out(OperandKind kind, DataFormat format, std::uint16_t bits, Role role) {
  return operand(Field{}, kind, format, bits, role, false, true, true);
}
constexpr OperandInfo implicit_inout(OperandKind kind, DataFormat format, std::uint16_t bits, Role role) {
  return operand(Field{}, kind, format, bits, role, true, true, true);
}

/// An operand whose bit 7 names a half of the register.
constexpr OperandInfo half(OperandInfo whole) {
  whole.half = true;
  return whole;
}

/// An operand of which a lane holds half as much in a wave of 64 lanes.
constexpr OperandInfo spread(OperandInfo whole) {
  whole.spread = true;
  return whole;
}

inline constexpr OperandInfo operand_table[] = {
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_iu4, 32, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_iu4, 32, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_i32, 256, Role::s2)), // l0024e426
    in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_out(OperandKind::pc, format::num_b64, 64, Role::none), // l0061faa6
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l01e6beed
    out(Field::vdata, OperandKind::vgpr, format::any, 320, Role::d0), in(Field::srsrc, OperandKind::sreg, format::img_bvh, 128, Role::resource), // l02c8a461
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 1024, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l0368c87c
    out(Field::vdst, OperandKind::sreg, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l036b7ee6
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l03c58677
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l05424a5a
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u64, 64, Role::s2), // l0553ae70
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b8, 8, Role::data), // l05b353b1
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_inout(OperandKind::scc, format::num_b1, 1, Role::none), // l066acc09
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l07781ce8
    out(Field::sdst, OperandKind::sreg, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l07bb6846
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_fp8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_pk4_bf8, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // l08f4ee06
    in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), // l090bff0e
    in(Field::sdata, OperandKind::simm5, format::num_b32, 32, Role::data), in(Field::soffset, OperandKind::smem_offset_nok, format::num_b32, 32, Role::offset), in(Field::offset, OperandKind::simm24, format::num_b32, 32, Role::none), implicit_in(OperandKind::pc, format::num_b64, 64, Role::none), // l09ccecd1
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l09ef8aad
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l0a1904db
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l0a3cf1e3
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l0a6a31cc
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l0ad53e25
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0bb7adaf
    in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l0bf4792e
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0c546b35
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l0d35e5af
    in(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::s0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // l0d7a7ac0
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_f16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_f16, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2)), // l0e4a2d44
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l0ea61d2a
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l0f06d109
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l0f2ef520
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l0f3ef74c
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l10834e8b
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l10c8bc51
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u16, 16, Role::s2), // l119ca790
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l126040fa
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // l128203ed
    in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), in(Field::literal, OperandKind::simm32, format::num_b32, 32, Role::imm), // l15b99631
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // l15cf3e1d
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // l16047338
    half(inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), // l16fae3ea
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l17214eff
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), // l18cdd5e2
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // l198e49d0
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l19bfa74b
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l19d49926
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), // l1a7f4b3f
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), // l1b0aad17
    out(Field::sdata, OperandKind::sreg, format::any, 96, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l1b815772
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l1bb4bbd6
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l1bdd8481
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l1bea2bb8
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l1c4b5229
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l1c5d4778
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l1c903286
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l1cdc8515
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_f16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // l1da13558
    half(inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_b16, 16, Role::s0)), // l1e237e3e
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::ssrc, format::num_b32, 32, Role::s2), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l1e5fb951
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l1e964e91
    inout(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f16, 16, Role::s1), // l1eeedeb4
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk4_b8, 32, Role::data), // l1f059351
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l1f0d42d8
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), // l207658f8
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l20e626a8
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), half(in(Field::src0, OperandKind::src, format::num_pk2_fp8, 16, Role::s0)), // l21ad40fa
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2275a8ff
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l22e8e85a
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l2335cf11
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l2337a859
    in(Field::sdata, OperandKind::simm8, format::num_b8, 8, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l24f86d13
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), // l2609acaa
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_fp8, 16, Role::s0), // l2674983c
    out(Field::sdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l26790b5e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), // l2738fa43
    in(Field::simm16, OperandKind::version, format::num_b16, 16, Role::imm), // l2744f68d
    half(inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // l27a50c39
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), // l280970c1
    in(Field::simm16, OperandKind::delay, format::num_b16, 16, Role::imm), // l28415085
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_fp8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_bf8, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2)), // l2875ae5c
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l288a0a7b
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_fp8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf8, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // l298820dd
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), // l29a1bd04
    in(Field::simm16, OperandKind::sleep, format::num_b16, 16, Role::imm), // l29fc1c93
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // l2a3283ce
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), half(in(Field::src0, OperandKind::src, format::num_pk2_bf8, 16, Role::s0)), // l2a522694
    half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1)), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l2a61f384
    in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2ad2e61d
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2b063248
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // l2bc836e2
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l2bd929ff
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l2c1e662b
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l30b7688c
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_fp8, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2)), // l30cffdd5
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::data), // l30d418cd
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l31110f44
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f32, 32, Role::imm), // l31b3ec7e
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l31c8a4ec
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l328e99b9
    in(Field::sdata, OperandKind::simm8, format::num_b8, 8, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l33ae8cad
    in(Field::simm16, OperandKind::clause, format::num_b16, 16, Role::imm), // l346057f5
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i16, 16, Role::s0), // l3505464f
    inout(Field::vdst, OperandKind::vgpr, format::num_bf8, 8, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l356dc601
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_f16, 32, Role::data), // l35e43d8d
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_iu8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_iu8, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // l35ed7eca
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), // l36284cda
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l363a3ba3
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_i16, 32, Role::s2), // l3726404b
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b128, 128, Role::data1), // l3803bad5
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l382efd83
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l383f9d67
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l39019dca
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3924200c
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_f16, 32, Role::data), // l395de226
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), // l39e4c945
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), in(Field::literal, OperandKind::simm32, format::num_f16, 16, Role::imm), // l3a3098b7
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l3a534b6a
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // l3a73fe24
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3a75ae7b
    out(Field::sdata, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3a851fbd
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3a8dd682
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l3b3758f9
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3b57c337
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l3c04b6fd
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_u8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_u8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l3c976c4a
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b64, 64, Role::s2), // l3d57ccd3
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3e55ed11
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // l3e57ca54
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), // l3ed49670
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3f7da9be
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // l3fa271fe
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l3fb30b52
    in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l3fdb5398
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), // l4073dfcb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), // l4101910c
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l411b6743
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l416c0c4e
    inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // l428cdd40
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l42cd74cf
    half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1)), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l43c2e5a8
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), // l44a66f8d
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_fp8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_pk4_fp8, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // l455d67bf
    inout(Field::vdst, OperandKind::vgpr, format::num_bf16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_bf16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_bf16, 16, Role::s2), // l4572d6da
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), // l46834fda
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l46bedb9f
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l46ed920b
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_b16, 32, Role::data), // l474a1047
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_iu8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_iu8, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_i32, 256, Role::s2)), // l47689bb3
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), // l48b8611f
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l49328e7d
    out(Field::sdst, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l4938f942
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l4a2793a2
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l4a36d191
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l4aa1060b
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l4b380bbd
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l4ba9ecbc
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // l4cca8b48
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l4cd59b2a
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_b32, 32, Role::s1), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l4cef2f83
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf8, 16, Role::s0), // l4d897e32
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::srsrc, OperandKind::sreg, format::img_bvh, 128, Role::resource), // l4e86e36c
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l4ee3a878
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l4f0854af
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l4fa7538e
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_iu8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_iu8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l4fabdffd
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l4ff1d059
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b96, 96, Role::data), // l511e6a24
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_bf8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_pk4_bf8, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // l512cbbd5
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_b128, 128, Role::s2), // l51477f8b
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l51d1f932
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l51d53725
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // l520c8774
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l52952f6e
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l52d028b6
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l52faf3c4
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l5385430a
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l5393914f
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_bf8, 8, Role::s0), // l54e5426f
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b64, 64, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l54faa09d
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), // l554196dc
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // l55e7221b
    in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l573fb255
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_bf16, 128, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // l575cae89
    spread(out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0)), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l57ef36e3
    spread(out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0)), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l585ec687
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l588d58a5
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // l58ac4b28
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // l58bce22b
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l58c11309
    out(Field::vdst, OperandKind::vgpr, format::num_b96, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l5a1159e1
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l5a4cfe66
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l5a74b822
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l5bc54f82
    implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l5c8d5da4
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l5c8f8e46
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l5d30b1b8
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l5df95601
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // l5e2c5a55
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l5f5beec0
    in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l60caf6a7
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u24, 24, Role::s0), in(Field::src1, OperandKind::src, format::num_u24, 24, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l60ea839b
    inout(Field::vdata, OperandKind::vgpr, format::num_u32, 32, Role::data), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l611de625
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_bf8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l61db74c1
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l61f88c14
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // l6333fbd3
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l67d38094
    out(Field::vdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // l68538871
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l6872eb52
    half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6a442b03
    in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l6a649bd7
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b16, 16, Role::data), // l6b32dd83
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), // l6b43f54a
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // l6bce79bf
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf8, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // l6c2d2931
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_fp8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_fp8, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // l6c792c79
    implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l6d943e8b
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l6e24fb15
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), // l6e79cce9
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6e900679
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // l6fa83225
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_bf16, 128, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_bf16, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_bf16, 128, Role::s2)), // l6fdc24ba
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), // l7040d479
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l7064ecb3
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l72615f0d
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l743ea5ab
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l752b2767
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l7751a98d
    in(Field::simm16, OperandKind::wait_alu, format::num_b16, 16, Role::imm), // l778e7629
    inout(Field::vdst, OperandKind::vgpr, format::any, 1024, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l77cea74c
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b16, 16, Role::s1), // l77e62250
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // l7862d499
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l78919ff3
    out(Field::vdst, OperandKind::sreg, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::sreg_literal, format::num_f16, 16, Role::s0), // l79474ed2
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l798b603d
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_bf16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l79aeb99f
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b256, 256, Role::data1), // l7a9b549d
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::data), // l7cc28d89
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l7db957e9
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l7e0f96d3
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), // l80221440
    inout(Field::vdst, OperandKind::vgpr, format::num_fp8, 8, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l81719454
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l822255c7
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // l83f5b112
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l8444d07b
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l869e6257
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), implicit_in(OperandKind::pc, format::num_b64, 64, Role::none), // l86ae380a
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b128, 128, Role::data), // l86bb02dd
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l877555d4
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l879b69bb
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), // l884926f1
    half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l8a91972d
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l8b214bcf
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // l8c0a86e9
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), // l8c6b4f00
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l8c9bc068
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l8ce22665
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_fp8, 8, Role::s0), // l8d56a601
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l8dcfe0a6
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), // l8ee776da
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l908f8112
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l90e784b1
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l91e057b0
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l91e64182
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l922621ee
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l923a3ab1
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // l92b8a432
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l937ee316
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l950bbbe4
    out(Field::sdata, OperandKind::sreg, format::num_i32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l9525d7fd
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l95913bd7
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l95abc9cd
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_iu4, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_iu4, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_i32, 256, Role::s2)), // l96a1138e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l96c8c00a
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // l981e48a9
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l9849cf43
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l98b34635
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l98f7e604
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l9931ccda
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l996658df
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // l9a789d06
    inout(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), // l9beab273
    half(inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // l9c5f9f9d
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l9c7af119
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l9d2e806c
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_fp8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_fp8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l9d4312d4
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_u4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk8_u4, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l9dbdf429
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l9ef49d25
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l9fba3c84
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // la062dc3b
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // la1323634
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_f16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_f16, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2)), // la1326c47
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), // la1603fb4
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la163f527
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // la1c43a5f
    out(Field::vdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // la239256f
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // la2f2cc6d
    inout(Field::vdst, OperandKind::vgpr, format::any, 1024, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // la3ba4d7d
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::samp, OperandKind::sreg, format::samp, 128, Role::none), // la3c35333
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // la43ecd46
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // la45f1a9c
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // la46bb5e2
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // la64fed7b
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_iu4, 32, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_iu4, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // la6964995
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // la6a4b6a3
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), // la6ba4026
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la88fdb2b
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i64, 64, Role::s2), // la9bbff12
    in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // laa1a7d2c
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_bf8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_bf8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // laa24eded
    inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b16, 16, Role::s0), // laa63f7b8
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // laa788d10
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // laa7d0381
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f16, 16, Role::s2), // laa9a10d3
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lac014a56
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_iu4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk8_iu4, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // ladac52ea
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // ladc3aefc
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sendmsg_rtn, format::num_b32, 32, Role::s0), // lae4ff532
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), // lae790696
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // laec660c4
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // laef28cd0
    in(Field::sdata, OperandKind::simm5, format::num_b32, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset_nok, format::num_b32, 32, Role::offset), in(Field::offset, OperandKind::simm24, format::num_b32, 32, Role::none), // laf049eea
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lafc54d6f
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lb064f139
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // lb0acb0e2
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b256, 256, Role::data1), // lb0bb7ded
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f16, 16, Role::s1), // lb0eaaf94
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::s1), // lb0f32441
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f16, 16, Role::s2), // lb2787f23
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lb2a9ab9b
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), // lb2c36d9d
    out(Field::sdata, OperandKind::sreg, format::any, 96, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb4050c96
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), // lb44524be
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // lb4ccaace
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lb50434f5
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // lb571db20
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lb6dd98cb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), // lb712f6c8
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // lb7154153
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb75c4d6a
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lb7d19f0a
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lb8f50134
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_u16, 32, Role::s2), // lb9021d05
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lb93aac8f
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // lba16b127
    half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1)), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lba42f0e5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lba758e7b
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lbb44ffc6
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lbb515e65
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lbcdd1e45
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // lbde17a2a
    out(Field::sdata, OperandKind::sreg, format::num_i32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lbeb5b033
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lbf224d07
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lbffd97d2
    in(Field::simm16, OperandKind::sendmsg, format::num_b16, 16, Role::imm), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lc00ad2d1
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lc08cf341
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lc096f6a8
    in(Field::vsrc0, OperandKind::vgpr, format::num_b32, 32, Role::none), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), in(Field::vsrc2, OperandKind::vgpr, format::num_b32, 32, Role::s2), in(Field::vsrc3, OperandKind::vgpr, format::num_b32, 32, Role::none), // lc17f9544
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lc20a1c97
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lc2ee8fdd
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_f16, 16, Role::s2), // lc4a70a32
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // lc4ab02b4
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b16, 16, Role::s1), // lc522bea4
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc534fc26
    half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1)), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lc6cdfded
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lc8893532
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // lc96f104a
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // lc9b33727
    in(Field::sdata, OperandKind::simm5, format::num_b32, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset_nok, format::num_b32, 32, Role::offset), in(Field::offset, OperandKind::simm24, format::num_b32, 32, Role::none), // lca622930
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lcad8f755
    // lcbf29ce4
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_fp8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lcc6a08fa
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lcd03a2a2
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // lcd3b081d
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lcdc0a156
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // lcdc9a8c9
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // lce285fb8
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), // lce2d09d5
    in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lcf885bbf
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // ld00cd1fc
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_fp8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_fp8, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2)), // ld0732323
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), // ld09d4647
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // ld10b21ea
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ld121d24d
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // ld15a97f1
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // ld2294cf4
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // ld2ca7390
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ld2dbc139
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // ld34ef703
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_bf16, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2)), // ld355610c
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // ld4aac67e
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // ld5312a2a
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // ld549f5aa
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // ld57846dd
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // ld5d75d01
    in(Field::simm16, OperandKind::wait_mem_ds, format::num_b16, 16, Role::imm), // ld5f12854
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // ld5f2d90d
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld6ae008c
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), // ld89e27a0
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld8cf5b26
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i24, 24, Role::s0), in(Field::src1, OperandKind::src, format::num_i24, 24, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // ld95e54c3
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lda273bf5
    in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), // lda2adcda
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // lda6e21e2
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // ldb25ab48
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // ldbabbf34
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ldbd7639a
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ldbf0b50c
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), // ldc8d7bc0
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // lde500781
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f32, 32, Role::imm), // ldeb418f5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ldef98fc1
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // le12785c7
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_bf8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_fp8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // le1955189
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // le3f1c24a
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_fp8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_bf8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // le61ed38b
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // le6471b45
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // le73ea496
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // le78490f9
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_u16, 16, Role::s2), // le7c2fb25
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // le7fe7dac
    in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f16, 16, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // le84fe689
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_iu4, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_iu4, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // le8b5a305
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // le8f614b6
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // le91caa8a
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 1024, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // le99087da
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_f16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // lea9b9a96
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // leab2c9a4
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_i16, 16, Role::s2), // leb2b130a
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lebd0aac9
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lebec509d
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lec3e2e11
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lec55c243
    half(inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0)), half(inout(Field::src0, OperandKind::src_vgpr, format::num_b16, 16, Role::s0)), // led137f80
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // led195768
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // led8208a4
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // leefb19da
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // lefb26ea4
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lf0392aed
    half(inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), // lf0aa0232
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_f16, 32, Role::s2), // lf0aa4244
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lf122ed53
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sendmsg_rtn, format::num_b32, 32, Role::s0), // lf23befdd
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lf2411039
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lf26a758f
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lf26d0a22
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lf3b0eafe
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lf43bfcae
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lf44996c7
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // lf48acc4a
    out(Field::sdata, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lf4ac84cb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lf4d0312a
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_fp8, 128, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // lf5dd7e9d
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_bf8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_pk4_fp8, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // lf60f3a8e
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lf6215af0
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), // lf742768e
    spread(out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf8, 64, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x16_bf8, 64, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2)), // lf7958c56
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::attr, OperandKind::attr, format::num_b32, 32, Role::none), // lf8574501
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // lf8b6bf82
    in(Field::simm16, OperandKind::wait_event, format::num_b16, 16, Role::imm), // lf957e293
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lf9693da4
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfa2fbe3c
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // lfaa626be
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // lfaf41c64
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // lfc85c46a
    spread(inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0)), spread(in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x16_bf16, 128, Role::s0)), spread(in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s1)), spread(in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2)), // lfc88c1c4
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lfd20c725
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), // lfd60f965
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfdfda9e1
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // lfe663327
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lfeadd640
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lfee31b35
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lfefc2009
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lffe1c946
};

struct OperandList {
  std::uint16_t first;
  std::uint8_t count;
};

namespace list {
inline constexpr OperandList l0024e426{static_cast<std::uint16_t>(0), 4};
inline constexpr OperandList l0061faa6{static_cast<std::uint16_t>(l0024e426.first + l0024e426.count), 2};
inline constexpr OperandList l01e6beed{static_cast<std::uint16_t>(l0061faa6.first + l0061faa6.count), 3};
inline constexpr OperandList l02c8a461{static_cast<std::uint16_t>(l01e6beed.first + l01e6beed.count), 2};
inline constexpr OperandList l0368c87c{static_cast<std::uint16_t>(l02c8a461.first + l02c8a461.count), 4};
inline constexpr OperandList l036b7ee6{static_cast<std::uint16_t>(l0368c87c.first + l0368c87c.count), 2};
inline constexpr OperandList l03c58677{static_cast<std::uint16_t>(l036b7ee6.first + l036b7ee6.count), 3};
inline constexpr OperandList l05424a5a{static_cast<std::uint16_t>(l03c58677.first + l03c58677.count), 2};
inline constexpr OperandList l0553ae70{static_cast<std::uint16_t>(l05424a5a.first + l05424a5a.count), 5};
inline constexpr OperandList l05b353b1{static_cast<std::uint16_t>(l0553ae70.first + l0553ae70.count), 2};
inline constexpr OperandList l066acc09{static_cast<std::uint16_t>(l05b353b1.first + l05b353b1.count), 4};
inline constexpr OperandList l07781ce8{static_cast<std::uint16_t>(l066acc09.first + l066acc09.count), 3};
inline constexpr OperandList l07bb6846{static_cast<std::uint16_t>(l07781ce8.first + l07781ce8.count), 4};
inline constexpr OperandList l08f4ee06{static_cast<std::uint16_t>(l07bb6846.first + l07bb6846.count), 4};
inline constexpr OperandList l090bff0e{static_cast<std::uint16_t>(l08f4ee06.first + l08f4ee06.count), 1};
inline constexpr OperandList l09ccecd1{static_cast<std::uint16_t>(l090bff0e.first + l090bff0e.count), 4};
inline constexpr OperandList l09ef8aad{static_cast<std::uint16_t>(l09ccecd1.first + l09ccecd1.count), 4};
inline constexpr OperandList l0a1904db{static_cast<std::uint16_t>(l09ef8aad.first + l09ef8aad.count), 3};
inline constexpr OperandList l0a3cf1e3{static_cast<std::uint16_t>(l0a1904db.first + l0a1904db.count), 3};
inline constexpr OperandList l0a6a31cc{static_cast<std::uint16_t>(l0a3cf1e3.first + l0a3cf1e3.count), 4};
inline constexpr OperandList l0ad53e25{static_cast<std::uint16_t>(l0a6a31cc.first + l0a6a31cc.count), 4};
inline constexpr OperandList l0bb7adaf{static_cast<std::uint16_t>(l0ad53e25.first + l0ad53e25.count), 3};
inline constexpr OperandList l0bf4792e{static_cast<std::uint16_t>(l0bb7adaf.first + l0bb7adaf.count), 2};
inline constexpr OperandList l0c546b35{static_cast<std::uint16_t>(l0bf4792e.first + l0bf4792e.count), 4};
inline constexpr OperandList l0d35e5af{static_cast<std::uint16_t>(l0c546b35.first + l0c546b35.count), 2};
inline constexpr OperandList l0d7a7ac0{static_cast<std::uint16_t>(l0d35e5af.first + l0d35e5af.count), 2};
inline constexpr OperandList l0e4a2d44{static_cast<std::uint16_t>(l0d7a7ac0.first + l0d7a7ac0.count), 4};
inline constexpr OperandList l0ea61d2a{static_cast<std::uint16_t>(l0e4a2d44.first + l0e4a2d44.count), 4};
inline constexpr OperandList l0f06d109{static_cast<std::uint16_t>(l0ea61d2a.first + l0ea61d2a.count), 3};
inline constexpr OperandList l0f2ef520{static_cast<std::uint16_t>(l0f06d109.first + l0f06d109.count), 3};
inline constexpr OperandList l0f3ef74c{static_cast<std::uint16_t>(l0f2ef520.first + l0f2ef520.count), 3};
inline constexpr OperandList l10834e8b{static_cast<std::uint16_t>(l0f3ef74c.first + l0f3ef74c.count), 2};
inline constexpr OperandList l10c8bc51{static_cast<std::uint16_t>(l10834e8b.first + l10834e8b.count), 3};
inline constexpr OperandList l119ca790{static_cast<std::uint16_t>(l10c8bc51.first + l10c8bc51.count), 4};
inline constexpr OperandList l126040fa{static_cast<std::uint16_t>(l119ca790.first + l119ca790.count), 4};
inline constexpr OperandList l128203ed{static_cast<std::uint16_t>(l126040fa.first + l126040fa.count), 2};
inline constexpr OperandList l15b99631{static_cast<std::uint16_t>(l128203ed.first + l128203ed.count), 2};
inline constexpr OperandList l15cf3e1d{static_cast<std::uint16_t>(l15b99631.first + l15b99631.count), 3};
inline constexpr OperandList l16047338{static_cast<std::uint16_t>(l15cf3e1d.first + l15cf3e1d.count), 3};
inline constexpr OperandList l16fae3ea{static_cast<std::uint16_t>(l16047338.first + l16047338.count), 2};
inline constexpr OperandList l17214eff{static_cast<std::uint16_t>(l16fae3ea.first + l16fae3ea.count), 2};
inline constexpr OperandList l18cdd5e2{static_cast<std::uint16_t>(l17214eff.first + l17214eff.count), 2};
inline constexpr OperandList l198e49d0{static_cast<std::uint16_t>(l18cdd5e2.first + l18cdd5e2.count), 3};
inline constexpr OperandList l19bfa74b{static_cast<std::uint16_t>(l198e49d0.first + l198e49d0.count), 3};
inline constexpr OperandList l19d49926{static_cast<std::uint16_t>(l19bfa74b.first + l19bfa74b.count), 3};
inline constexpr OperandList l1a7f4b3f{static_cast<std::uint16_t>(l19d49926.first + l19d49926.count), 4};
inline constexpr OperandList l1b0aad17{static_cast<std::uint16_t>(l1a7f4b3f.first + l1a7f4b3f.count), 2};
inline constexpr OperandList l1b815772{static_cast<std::uint16_t>(l1b0aad17.first + l1b0aad17.count), 3};
inline constexpr OperandList l1bb4bbd6{static_cast<std::uint16_t>(l1b815772.first + l1b815772.count), 3};
inline constexpr OperandList l1bdd8481{static_cast<std::uint16_t>(l1bb4bbd6.first + l1bb4bbd6.count), 2};
inline constexpr OperandList l1bea2bb8{static_cast<std::uint16_t>(l1bdd8481.first + l1bdd8481.count), 2};
inline constexpr OperandList l1c4b5229{static_cast<std::uint16_t>(l1bea2bb8.first + l1bea2bb8.count), 4};
inline constexpr OperandList l1c5d4778{static_cast<std::uint16_t>(l1c4b5229.first + l1c4b5229.count), 3};
inline constexpr OperandList l1c903286{static_cast<std::uint16_t>(l1c5d4778.first + l1c5d4778.count), 3};
inline constexpr OperandList l1cdc8515{static_cast<std::uint16_t>(l1c903286.first + l1c903286.count), 2};
inline constexpr OperandList l1da13558{static_cast<std::uint16_t>(l1cdc8515.first + l1cdc8515.count), 4};
inline constexpr OperandList l1e237e3e{static_cast<std::uint16_t>(l1da13558.first + l1da13558.count), 2};
inline constexpr OperandList l1e5fb951{static_cast<std::uint16_t>(l1e237e3e.first + l1e237e3e.count), 5};
inline constexpr OperandList l1e964e91{static_cast<std::uint16_t>(l1e5fb951.first + l1e5fb951.count), 2};
inline constexpr OperandList l1eeedeb4{static_cast<std::uint16_t>(l1e964e91.first + l1e964e91.count), 3};
inline constexpr OperandList l1f059351{static_cast<std::uint16_t>(l1eeedeb4.first + l1eeedeb4.count), 2};
inline constexpr OperandList l1f0d42d8{static_cast<std::uint16_t>(l1f059351.first + l1f059351.count), 4};
inline constexpr OperandList l207658f8{static_cast<std::uint16_t>(l1f0d42d8.first + l1f0d42d8.count), 3};
inline constexpr OperandList l20e626a8{static_cast<std::uint16_t>(l207658f8.first + l207658f8.count), 3};
inline constexpr OperandList l21ad40fa{static_cast<std::uint16_t>(l20e626a8.first + l20e626a8.count), 2};
inline constexpr OperandList l2275a8ff{static_cast<std::uint16_t>(l21ad40fa.first + l21ad40fa.count), 4};
inline constexpr OperandList l22e8e85a{static_cast<std::uint16_t>(l2275a8ff.first + l2275a8ff.count), 4};
inline constexpr OperandList l2335cf11{static_cast<std::uint16_t>(l22e8e85a.first + l22e8e85a.count), 3};
inline constexpr OperandList l2337a859{static_cast<std::uint16_t>(l2335cf11.first + l2335cf11.count), 4};
inline constexpr OperandList l24f86d13{static_cast<std::uint16_t>(l2337a859.first + l2337a859.count), 3};
inline constexpr OperandList l2609acaa{static_cast<std::uint16_t>(l24f86d13.first + l24f86d13.count), 2};
inline constexpr OperandList l2674983c{static_cast<std::uint16_t>(l2609acaa.first + l2609acaa.count), 2};
inline constexpr OperandList l26790b5e{static_cast<std::uint16_t>(l2674983c.first + l2674983c.count), 3};
inline constexpr OperandList l2738fa43{static_cast<std::uint16_t>(l26790b5e.first + l26790b5e.count), 3};
inline constexpr OperandList l2744f68d{static_cast<std::uint16_t>(l2738fa43.first + l2738fa43.count), 1};
inline constexpr OperandList l27a50c39{static_cast<std::uint16_t>(l2744f68d.first + l2744f68d.count), 2};
inline constexpr OperandList l280970c1{static_cast<std::uint16_t>(l27a50c39.first + l27a50c39.count), 2};
inline constexpr OperandList l28415085{static_cast<std::uint16_t>(l280970c1.first + l280970c1.count), 1};
inline constexpr OperandList l2875ae5c{static_cast<std::uint16_t>(l28415085.first + l28415085.count), 4};
inline constexpr OperandList l288a0a7b{static_cast<std::uint16_t>(l2875ae5c.first + l2875ae5c.count), 3};
inline constexpr OperandList l298820dd{static_cast<std::uint16_t>(l288a0a7b.first + l288a0a7b.count), 4};
inline constexpr OperandList l29a1bd04{static_cast<std::uint16_t>(l298820dd.first + l298820dd.count), 5};
inline constexpr OperandList l29fc1c93{static_cast<std::uint16_t>(l29a1bd04.first + l29a1bd04.count), 1};
inline constexpr OperandList l2a3283ce{static_cast<std::uint16_t>(l29fc1c93.first + l29fc1c93.count), 3};
inline constexpr OperandList l2a522694{static_cast<std::uint16_t>(l2a3283ce.first + l2a3283ce.count), 2};
inline constexpr OperandList l2a61f384{static_cast<std::uint16_t>(l2a522694.first + l2a522694.count), 3};
inline constexpr OperandList l2ad2e61d{static_cast<std::uint16_t>(l2a61f384.first + l2a61f384.count), 3};
inline constexpr OperandList l2b063248{static_cast<std::uint16_t>(l2ad2e61d.first + l2ad2e61d.count), 4};
inline constexpr OperandList l2bc836e2{static_cast<std::uint16_t>(l2b063248.first + l2b063248.count), 3};
inline constexpr OperandList l2bd929ff{static_cast<std::uint16_t>(l2bc836e2.first + l2bc836e2.count), 4};
inline constexpr OperandList l2c1e662b{static_cast<std::uint16_t>(l2bd929ff.first + l2bd929ff.count), 3};
inline constexpr OperandList l30b7688c{static_cast<std::uint16_t>(l2c1e662b.first + l2c1e662b.count), 3};
inline constexpr OperandList l30cffdd5{static_cast<std::uint16_t>(l30b7688c.first + l30b7688c.count), 4};
inline constexpr OperandList l30d418cd{static_cast<std::uint16_t>(l30cffdd5.first + l30cffdd5.count), 2};
inline constexpr OperandList l31110f44{static_cast<std::uint16_t>(l30d418cd.first + l30d418cd.count), 3};
inline constexpr OperandList l31b3ec7e{static_cast<std::uint16_t>(l31110f44.first + l31110f44.count), 4};
inline constexpr OperandList l31c8a4ec{static_cast<std::uint16_t>(l31b3ec7e.first + l31b3ec7e.count), 3};
inline constexpr OperandList l328e99b9{static_cast<std::uint16_t>(l31c8a4ec.first + l31c8a4ec.count), 3};
inline constexpr OperandList l33ae8cad{static_cast<std::uint16_t>(l328e99b9.first + l328e99b9.count), 3};
inline constexpr OperandList l346057f5{static_cast<std::uint16_t>(l33ae8cad.first + l33ae8cad.count), 1};
inline constexpr OperandList l3505464f{static_cast<std::uint16_t>(l346057f5.first + l346057f5.count), 2};
inline constexpr OperandList l356dc601{static_cast<std::uint16_t>(l3505464f.first + l3505464f.count), 3};
inline constexpr OperandList l35e43d8d{static_cast<std::uint16_t>(l356dc601.first + l356dc601.count), 2};
inline constexpr OperandList l35ed7eca{static_cast<std::uint16_t>(l35e43d8d.first + l35e43d8d.count), 4};
inline constexpr OperandList l36284cda{static_cast<std::uint16_t>(l35ed7eca.first + l35ed7eca.count), 2};
inline constexpr OperandList l363a3ba3{static_cast<std::uint16_t>(l36284cda.first + l36284cda.count), 3};
inline constexpr OperandList l3726404b{static_cast<std::uint16_t>(l363a3ba3.first + l363a3ba3.count), 4};
inline constexpr OperandList l3803bad5{static_cast<std::uint16_t>(l3726404b.first + l3726404b.count), 4};
inline constexpr OperandList l382efd83{static_cast<std::uint16_t>(l3803bad5.first + l3803bad5.count), 3};
inline constexpr OperandList l383f9d67{static_cast<std::uint16_t>(l382efd83.first + l382efd83.count), 4};
inline constexpr OperandList l39019dca{static_cast<std::uint16_t>(l383f9d67.first + l383f9d67.count), 3};
inline constexpr OperandList l3924200c{static_cast<std::uint16_t>(l39019dca.first + l39019dca.count), 2};
inline constexpr OperandList l395de226{static_cast<std::uint16_t>(l3924200c.first + l3924200c.count), 3};
inline constexpr OperandList l39e4c945{static_cast<std::uint16_t>(l395de226.first + l395de226.count), 3};
inline constexpr OperandList l3a3098b7{static_cast<std::uint16_t>(l39e4c945.first + l39e4c945.count), 4};
inline constexpr OperandList l3a534b6a{static_cast<std::uint16_t>(l3a3098b7.first + l3a3098b7.count), 2};
inline constexpr OperandList l3a73fe24{static_cast<std::uint16_t>(l3a534b6a.first + l3a534b6a.count), 2};
inline constexpr OperandList l3a75ae7b{static_cast<std::uint16_t>(l3a73fe24.first + l3a73fe24.count), 3};
inline constexpr OperandList l3a851fbd{static_cast<std::uint16_t>(l3a75ae7b.first + l3a75ae7b.count), 3};
inline constexpr OperandList l3a8dd682{static_cast<std::uint16_t>(l3a851fbd.first + l3a851fbd.count), 3};
inline constexpr OperandList l3b3758f9{static_cast<std::uint16_t>(l3a8dd682.first + l3a8dd682.count), 4};
inline constexpr OperandList l3b57c337{static_cast<std::uint16_t>(l3b3758f9.first + l3b3758f9.count), 2};
inline constexpr OperandList l3c04b6fd{static_cast<std::uint16_t>(l3b57c337.first + l3b57c337.count), 5};
inline constexpr OperandList l3c976c4a{static_cast<std::uint16_t>(l3c04b6fd.first + l3c04b6fd.count), 4};
inline constexpr OperandList l3d57ccd3{static_cast<std::uint16_t>(l3c976c4a.first + l3c976c4a.count), 4};
inline constexpr OperandList l3e55ed11{static_cast<std::uint16_t>(l3d57ccd3.first + l3d57ccd3.count), 3};
inline constexpr OperandList l3e57ca54{static_cast<std::uint16_t>(l3e55ed11.first + l3e55ed11.count), 2};
inline constexpr OperandList l3ed49670{static_cast<std::uint16_t>(l3e57ca54.first + l3e57ca54.count), 2};
inline constexpr OperandList l3f7da9be{static_cast<std::uint16_t>(l3ed49670.first + l3ed49670.count), 3};
inline constexpr OperandList l3fa271fe{static_cast<std::uint16_t>(l3f7da9be.first + l3f7da9be.count), 2};
inline constexpr OperandList l3fb30b52{static_cast<std::uint16_t>(l3fa271fe.first + l3fa271fe.count), 2};
inline constexpr OperandList l3fdb5398{static_cast<std::uint16_t>(l3fb30b52.first + l3fb30b52.count), 2};
inline constexpr OperandList l4073dfcb{static_cast<std::uint16_t>(l3fdb5398.first + l3fdb5398.count), 2};
inline constexpr OperandList l4101910c{static_cast<std::uint16_t>(l4073dfcb.first + l4073dfcb.count), 3};
inline constexpr OperandList l411b6743{static_cast<std::uint16_t>(l4101910c.first + l4101910c.count), 4};
inline constexpr OperandList l416c0c4e{static_cast<std::uint16_t>(l411b6743.first + l411b6743.count), 2};
inline constexpr OperandList l428cdd40{static_cast<std::uint16_t>(l416c0c4e.first + l416c0c4e.count), 4};
inline constexpr OperandList l42cd74cf{static_cast<std::uint16_t>(l428cdd40.first + l428cdd40.count), 4};
inline constexpr OperandList l43c2e5a8{static_cast<std::uint16_t>(l42cd74cf.first + l42cd74cf.count), 3};
inline constexpr OperandList l44a66f8d{static_cast<std::uint16_t>(l43c2e5a8.first + l43c2e5a8.count), 3};
inline constexpr OperandList l455d67bf{static_cast<std::uint16_t>(l44a66f8d.first + l44a66f8d.count), 4};
inline constexpr OperandList l4572d6da{static_cast<std::uint16_t>(l455d67bf.first + l455d67bf.count), 4};
inline constexpr OperandList l46834fda{static_cast<std::uint16_t>(l4572d6da.first + l4572d6da.count), 2};
inline constexpr OperandList l46bedb9f{static_cast<std::uint16_t>(l46834fda.first + l46834fda.count), 4};
inline constexpr OperandList l46ed920b{static_cast<std::uint16_t>(l46bedb9f.first + l46bedb9f.count), 3};
inline constexpr OperandList l474a1047{static_cast<std::uint16_t>(l46ed920b.first + l46ed920b.count), 2};
inline constexpr OperandList l47689bb3{static_cast<std::uint16_t>(l474a1047.first + l474a1047.count), 4};
inline constexpr OperandList l48b8611f{static_cast<std::uint16_t>(l47689bb3.first + l47689bb3.count), 3};
inline constexpr OperandList l49328e7d{static_cast<std::uint16_t>(l48b8611f.first + l48b8611f.count), 3};
inline constexpr OperandList l4938f942{static_cast<std::uint16_t>(l49328e7d.first + l49328e7d.count), 4};
inline constexpr OperandList l4a2793a2{static_cast<std::uint16_t>(l4938f942.first + l4938f942.count), 2};
inline constexpr OperandList l4a36d191{static_cast<std::uint16_t>(l4a2793a2.first + l4a2793a2.count), 4};
inline constexpr OperandList l4aa1060b{static_cast<std::uint16_t>(l4a36d191.first + l4a36d191.count), 4};
inline constexpr OperandList l4b380bbd{static_cast<std::uint16_t>(l4aa1060b.first + l4aa1060b.count), 2};
inline constexpr OperandList l4ba9ecbc{static_cast<std::uint16_t>(l4b380bbd.first + l4b380bbd.count), 3};
inline constexpr OperandList l4cca8b48{static_cast<std::uint16_t>(l4ba9ecbc.first + l4ba9ecbc.count), 3};
inline constexpr OperandList l4cd59b2a{static_cast<std::uint16_t>(l4cca8b48.first + l4cca8b48.count), 3};
inline constexpr OperandList l4cef2f83{static_cast<std::uint16_t>(l4cd59b2a.first + l4cd59b2a.count), 4};
inline constexpr OperandList l4d897e32{static_cast<std::uint16_t>(l4cef2f83.first + l4cef2f83.count), 2};
inline constexpr OperandList l4e86e36c{static_cast<std::uint16_t>(l4d897e32.first + l4d897e32.count), 2};
inline constexpr OperandList l4ee3a878{static_cast<std::uint16_t>(l4e86e36c.first + l4e86e36c.count), 4};
inline constexpr OperandList l4f0854af{static_cast<std::uint16_t>(l4ee3a878.first + l4ee3a878.count), 4};
inline constexpr OperandList l4fa7538e{static_cast<std::uint16_t>(l4f0854af.first + l4f0854af.count), 2};
inline constexpr OperandList l4fabdffd{static_cast<std::uint16_t>(l4fa7538e.first + l4fa7538e.count), 4};
inline constexpr OperandList l4ff1d059{static_cast<std::uint16_t>(l4fabdffd.first + l4fabdffd.count), 3};
inline constexpr OperandList l511e6a24{static_cast<std::uint16_t>(l4ff1d059.first + l4ff1d059.count), 2};
inline constexpr OperandList l512cbbd5{static_cast<std::uint16_t>(l511e6a24.first + l511e6a24.count), 4};
inline constexpr OperandList l51477f8b{static_cast<std::uint16_t>(l512cbbd5.first + l512cbbd5.count), 4};
inline constexpr OperandList l51d1f932{static_cast<std::uint16_t>(l51477f8b.first + l51477f8b.count), 2};
inline constexpr OperandList l51d53725{static_cast<std::uint16_t>(l51d1f932.first + l51d1f932.count), 3};
inline constexpr OperandList l520c8774{static_cast<std::uint16_t>(l51d53725.first + l51d53725.count), 3};
inline constexpr OperandList l52952f6e{static_cast<std::uint16_t>(l520c8774.first + l520c8774.count), 3};
inline constexpr OperandList l52d028b6{static_cast<std::uint16_t>(l52952f6e.first + l52952f6e.count), 2};
inline constexpr OperandList l52faf3c4{static_cast<std::uint16_t>(l52d028b6.first + l52d028b6.count), 3};
inline constexpr OperandList l5385430a{static_cast<std::uint16_t>(l52faf3c4.first + l52faf3c4.count), 2};
inline constexpr OperandList l5393914f{static_cast<std::uint16_t>(l5385430a.first + l5385430a.count), 2};
inline constexpr OperandList l54e5426f{static_cast<std::uint16_t>(l5393914f.first + l5393914f.count), 2};
inline constexpr OperandList l54faa09d{static_cast<std::uint16_t>(l54e5426f.first + l54e5426f.count), 4};
inline constexpr OperandList l554196dc{static_cast<std::uint16_t>(l54faa09d.first + l54faa09d.count), 2};
inline constexpr OperandList l55e7221b{static_cast<std::uint16_t>(l554196dc.first + l554196dc.count), 3};
inline constexpr OperandList l573fb255{static_cast<std::uint16_t>(l55e7221b.first + l55e7221b.count), 2};
inline constexpr OperandList l575cae89{static_cast<std::uint16_t>(l573fb255.first + l573fb255.count), 4};
inline constexpr OperandList l57ef36e3{static_cast<std::uint16_t>(l575cae89.first + l575cae89.count), 3};
inline constexpr OperandList l585ec687{static_cast<std::uint16_t>(l57ef36e3.first + l57ef36e3.count), 3};
inline constexpr OperandList l588d58a5{static_cast<std::uint16_t>(l585ec687.first + l585ec687.count), 2};
inline constexpr OperandList l58ac4b28{static_cast<std::uint16_t>(l588d58a5.first + l588d58a5.count), 3};
inline constexpr OperandList l58bce22b{static_cast<std::uint16_t>(l58ac4b28.first + l58ac4b28.count), 3};
inline constexpr OperandList l58c11309{static_cast<std::uint16_t>(l58bce22b.first + l58bce22b.count), 2};
inline constexpr OperandList l5a1159e1{static_cast<std::uint16_t>(l58c11309.first + l58c11309.count), 2};
inline constexpr OperandList l5a4cfe66{static_cast<std::uint16_t>(l5a1159e1.first + l5a1159e1.count), 4};
inline constexpr OperandList l5a74b822{static_cast<std::uint16_t>(l5a4cfe66.first + l5a4cfe66.count), 4};
inline constexpr OperandList l5bc54f82{static_cast<std::uint16_t>(l5a74b822.first + l5a74b822.count), 3};
inline constexpr OperandList l5c8d5da4{static_cast<std::uint16_t>(l5bc54f82.first + l5bc54f82.count), 1};
inline constexpr OperandList l5c8f8e46{static_cast<std::uint16_t>(l5c8d5da4.first + l5c8d5da4.count), 3};
inline constexpr OperandList l5d30b1b8{static_cast<std::uint16_t>(l5c8f8e46.first + l5c8f8e46.count), 2};
inline constexpr OperandList l5df95601{static_cast<std::uint16_t>(l5d30b1b8.first + l5d30b1b8.count), 3};
inline constexpr OperandList l5e2c5a55{static_cast<std::uint16_t>(l5df95601.first + l5df95601.count), 5};
inline constexpr OperandList l5f5beec0{static_cast<std::uint16_t>(l5e2c5a55.first + l5e2c5a55.count), 3};
inline constexpr OperandList l60caf6a7{static_cast<std::uint16_t>(l5f5beec0.first + l5f5beec0.count), 2};
inline constexpr OperandList l60ea839b{static_cast<std::uint16_t>(l60caf6a7.first + l60caf6a7.count), 4};
inline constexpr OperandList l611de625{static_cast<std::uint16_t>(l60ea839b.first + l60ea839b.count), 2};
inline constexpr OperandList l61db74c1{static_cast<std::uint16_t>(l611de625.first + l611de625.count), 3};
inline constexpr OperandList l61f88c14{static_cast<std::uint16_t>(l61db74c1.first + l61db74c1.count), 3};
inline constexpr OperandList l6333fbd3{static_cast<std::uint16_t>(l61f88c14.first + l61f88c14.count), 3};
inline constexpr OperandList l67d38094{static_cast<std::uint16_t>(l6333fbd3.first + l6333fbd3.count), 3};
inline constexpr OperandList l68538871{static_cast<std::uint16_t>(l67d38094.first + l67d38094.count), 3};
inline constexpr OperandList l6872eb52{static_cast<std::uint16_t>(l68538871.first + l68538871.count), 2};
inline constexpr OperandList l6a442b03{static_cast<std::uint16_t>(l6872eb52.first + l6872eb52.count), 3};
inline constexpr OperandList l6a649bd7{static_cast<std::uint16_t>(l6a442b03.first + l6a442b03.count), 3};
inline constexpr OperandList l6b32dd83{static_cast<std::uint16_t>(l6a649bd7.first + l6a649bd7.count), 2};
inline constexpr OperandList l6b43f54a{static_cast<std::uint16_t>(l6b32dd83.first + l6b32dd83.count), 2};
inline constexpr OperandList l6bce79bf{static_cast<std::uint16_t>(l6b43f54a.first + l6b43f54a.count), 4};
inline constexpr OperandList l6c2d2931{static_cast<std::uint16_t>(l6bce79bf.first + l6bce79bf.count), 4};
inline constexpr OperandList l6c792c79{static_cast<std::uint16_t>(l6c2d2931.first + l6c2d2931.count), 4};
inline constexpr OperandList l6d943e8b{static_cast<std::uint16_t>(l6c792c79.first + l6c792c79.count), 1};
inline constexpr OperandList l6e24fb15{static_cast<std::uint16_t>(l6d943e8b.first + l6d943e8b.count), 4};
inline constexpr OperandList l6e79cce9{static_cast<std::uint16_t>(l6e24fb15.first + l6e24fb15.count), 2};
inline constexpr OperandList l6e900679{static_cast<std::uint16_t>(l6e79cce9.first + l6e79cce9.count), 3};
inline constexpr OperandList l6fa83225{static_cast<std::uint16_t>(l6e900679.first + l6e900679.count), 3};
inline constexpr OperandList l6fdc24ba{static_cast<std::uint16_t>(l6fa83225.first + l6fa83225.count), 4};
inline constexpr OperandList l7040d479{static_cast<std::uint16_t>(l6fdc24ba.first + l6fdc24ba.count), 3};
inline constexpr OperandList l7064ecb3{static_cast<std::uint16_t>(l7040d479.first + l7040d479.count), 3};
inline constexpr OperandList l72615f0d{static_cast<std::uint16_t>(l7064ecb3.first + l7064ecb3.count), 3};
inline constexpr OperandList l743ea5ab{static_cast<std::uint16_t>(l72615f0d.first + l72615f0d.count), 4};
inline constexpr OperandList l752b2767{static_cast<std::uint16_t>(l743ea5ab.first + l743ea5ab.count), 2};
inline constexpr OperandList l7751a98d{static_cast<std::uint16_t>(l752b2767.first + l752b2767.count), 2};
inline constexpr OperandList l778e7629{static_cast<std::uint16_t>(l7751a98d.first + l7751a98d.count), 1};
inline constexpr OperandList l77cea74c{static_cast<std::uint16_t>(l778e7629.first + l778e7629.count), 4};
inline constexpr OperandList l77e62250{static_cast<std::uint16_t>(l77cea74c.first + l77cea74c.count), 3};
inline constexpr OperandList l7862d499{static_cast<std::uint16_t>(l77e62250.first + l77e62250.count), 3};
inline constexpr OperandList l78919ff3{static_cast<std::uint16_t>(l7862d499.first + l7862d499.count), 4};
inline constexpr OperandList l79474ed2{static_cast<std::uint16_t>(l78919ff3.first + l78919ff3.count), 2};
inline constexpr OperandList l798b603d{static_cast<std::uint16_t>(l79474ed2.first + l79474ed2.count), 4};
inline constexpr OperandList l79aeb99f{static_cast<std::uint16_t>(l798b603d.first + l798b603d.count), 4};
inline constexpr OperandList l7a9b549d{static_cast<std::uint16_t>(l79aeb99f.first + l79aeb99f.count), 4};
inline constexpr OperandList l7cc28d89{static_cast<std::uint16_t>(l7a9b549d.first + l7a9b549d.count), 3};
inline constexpr OperandList l7db957e9{static_cast<std::uint16_t>(l7cc28d89.first + l7cc28d89.count), 3};
inline constexpr OperandList l7e0f96d3{static_cast<std::uint16_t>(l7db957e9.first + l7db957e9.count), 4};
inline constexpr OperandList l80221440{static_cast<std::uint16_t>(l7e0f96d3.first + l7e0f96d3.count), 3};
inline constexpr OperandList l81719454{static_cast<std::uint16_t>(l80221440.first + l80221440.count), 3};
inline constexpr OperandList l822255c7{static_cast<std::uint16_t>(l81719454.first + l81719454.count), 3};
inline constexpr OperandList l83f5b112{static_cast<std::uint16_t>(l822255c7.first + l822255c7.count), 2};
inline constexpr OperandList l8444d07b{static_cast<std::uint16_t>(l83f5b112.first + l83f5b112.count), 4};
inline constexpr OperandList l869e6257{static_cast<std::uint16_t>(l8444d07b.first + l8444d07b.count), 2};
inline constexpr OperandList l86ae380a{static_cast<std::uint16_t>(l869e6257.first + l869e6257.count), 2};
inline constexpr OperandList l86bb02dd{static_cast<std::uint16_t>(l86ae380a.first + l86ae380a.count), 2};
inline constexpr OperandList l877555d4{static_cast<std::uint16_t>(l86bb02dd.first + l86bb02dd.count), 4};
inline constexpr OperandList l879b69bb{static_cast<std::uint16_t>(l877555d4.first + l877555d4.count), 3};
inline constexpr OperandList l884926f1{static_cast<std::uint16_t>(l879b69bb.first + l879b69bb.count), 2};
inline constexpr OperandList l8a91972d{static_cast<std::uint16_t>(l884926f1.first + l884926f1.count), 3};
inline constexpr OperandList l8b214bcf{static_cast<std::uint16_t>(l8a91972d.first + l8a91972d.count), 3};
inline constexpr OperandList l8c0a86e9{static_cast<std::uint16_t>(l8b214bcf.first + l8b214bcf.count), 2};
inline constexpr OperandList l8c6b4f00{static_cast<std::uint16_t>(l8c0a86e9.first + l8c0a86e9.count), 3};
inline constexpr OperandList l8c9bc068{static_cast<std::uint16_t>(l8c6b4f00.first + l8c6b4f00.count), 4};
inline constexpr OperandList l8ce22665{static_cast<std::uint16_t>(l8c9bc068.first + l8c9bc068.count), 3};
inline constexpr OperandList l8d56a601{static_cast<std::uint16_t>(l8ce22665.first + l8ce22665.count), 2};
inline constexpr OperandList l8dcfe0a6{static_cast<std::uint16_t>(l8d56a601.first + l8d56a601.count), 3};
inline constexpr OperandList l8ee776da{static_cast<std::uint16_t>(l8dcfe0a6.first + l8dcfe0a6.count), 3};
inline constexpr OperandList l908f8112{static_cast<std::uint16_t>(l8ee776da.first + l8ee776da.count), 3};
inline constexpr OperandList l90e784b1{static_cast<std::uint16_t>(l908f8112.first + l908f8112.count), 2};
inline constexpr OperandList l91e057b0{static_cast<std::uint16_t>(l90e784b1.first + l90e784b1.count), 3};
inline constexpr OperandList l91e64182{static_cast<std::uint16_t>(l91e057b0.first + l91e057b0.count), 3};
inline constexpr OperandList l922621ee{static_cast<std::uint16_t>(l91e64182.first + l91e64182.count), 3};
inline constexpr OperandList l923a3ab1{static_cast<std::uint16_t>(l922621ee.first + l922621ee.count), 3};
inline constexpr OperandList l92b8a432{static_cast<std::uint16_t>(l923a3ab1.first + l923a3ab1.count), 2};
inline constexpr OperandList l937ee316{static_cast<std::uint16_t>(l92b8a432.first + l92b8a432.count), 2};
inline constexpr OperandList l950bbbe4{static_cast<std::uint16_t>(l937ee316.first + l937ee316.count), 4};
inline constexpr OperandList l9525d7fd{static_cast<std::uint16_t>(l950bbbe4.first + l950bbbe4.count), 3};
inline constexpr OperandList l95913bd7{static_cast<std::uint16_t>(l9525d7fd.first + l9525d7fd.count), 4};
inline constexpr OperandList l95abc9cd{static_cast<std::uint16_t>(l95913bd7.first + l95913bd7.count), 2};
inline constexpr OperandList l96a1138e{static_cast<std::uint16_t>(l95abc9cd.first + l95abc9cd.count), 4};
inline constexpr OperandList l96c8c00a{static_cast<std::uint16_t>(l96a1138e.first + l96a1138e.count), 2};
inline constexpr OperandList l981e48a9{static_cast<std::uint16_t>(l96c8c00a.first + l96c8c00a.count), 2};
inline constexpr OperandList l9849cf43{static_cast<std::uint16_t>(l981e48a9.first + l981e48a9.count), 2};
inline constexpr OperandList l98b34635{static_cast<std::uint16_t>(l9849cf43.first + l9849cf43.count), 2};
inline constexpr OperandList l98f7e604{static_cast<std::uint16_t>(l98b34635.first + l98b34635.count), 2};
inline constexpr OperandList l9931ccda{static_cast<std::uint16_t>(l98f7e604.first + l98f7e604.count), 3};
inline constexpr OperandList l996658df{static_cast<std::uint16_t>(l9931ccda.first + l9931ccda.count), 3};
inline constexpr OperandList l9a789d06{static_cast<std::uint16_t>(l996658df.first + l996658df.count), 3};
inline constexpr OperandList l9beab273{static_cast<std::uint16_t>(l9a789d06.first + l9a789d06.count), 3};
inline constexpr OperandList l9c5f9f9d{static_cast<std::uint16_t>(l9beab273.first + l9beab273.count), 2};
inline constexpr OperandList l9c7af119{static_cast<std::uint16_t>(l9c5f9f9d.first + l9c5f9f9d.count), 2};
inline constexpr OperandList l9d2e806c{static_cast<std::uint16_t>(l9c7af119.first + l9c7af119.count), 3};
inline constexpr OperandList l9d4312d4{static_cast<std::uint16_t>(l9d2e806c.first + l9d2e806c.count), 4};
inline constexpr OperandList l9dbdf429{static_cast<std::uint16_t>(l9d4312d4.first + l9d4312d4.count), 4};
inline constexpr OperandList l9ef49d25{static_cast<std::uint16_t>(l9dbdf429.first + l9dbdf429.count), 2};
inline constexpr OperandList l9fba3c84{static_cast<std::uint16_t>(l9ef49d25.first + l9ef49d25.count), 4};
inline constexpr OperandList la062dc3b{static_cast<std::uint16_t>(l9fba3c84.first + l9fba3c84.count), 3};
inline constexpr OperandList la1323634{static_cast<std::uint16_t>(la062dc3b.first + la062dc3b.count), 3};
inline constexpr OperandList la1326c47{static_cast<std::uint16_t>(la1323634.first + la1323634.count), 4};
inline constexpr OperandList la1603fb4{static_cast<std::uint16_t>(la1326c47.first + la1326c47.count), 3};
inline constexpr OperandList la163f527{static_cast<std::uint16_t>(la1603fb4.first + la1603fb4.count), 3};
inline constexpr OperandList la1c43a5f{static_cast<std::uint16_t>(la163f527.first + la163f527.count), 2};
inline constexpr OperandList la239256f{static_cast<std::uint16_t>(la1c43a5f.first + la1c43a5f.count), 3};
inline constexpr OperandList la2f2cc6d{static_cast<std::uint16_t>(la239256f.first + la239256f.count), 2};
inline constexpr OperandList la3ba4d7d{static_cast<std::uint16_t>(la2f2cc6d.first + la2f2cc6d.count), 4};
inline constexpr OperandList la3c35333{static_cast<std::uint16_t>(la3ba4d7d.first + la3ba4d7d.count), 3};
inline constexpr OperandList la43ecd46{static_cast<std::uint16_t>(la3c35333.first + la3c35333.count), 3};
inline constexpr OperandList la45f1a9c{static_cast<std::uint16_t>(la43ecd46.first + la43ecd46.count), 2};
inline constexpr OperandList la46bb5e2{static_cast<std::uint16_t>(la45f1a9c.first + la45f1a9c.count), 4};
inline constexpr OperandList la64fed7b{static_cast<std::uint16_t>(la46bb5e2.first + la46bb5e2.count), 3};
inline constexpr OperandList la6964995{static_cast<std::uint16_t>(la64fed7b.first + la64fed7b.count), 4};
inline constexpr OperandList la6a4b6a3{static_cast<std::uint16_t>(la6964995.first + la6964995.count), 5};
inline constexpr OperandList la6ba4026{static_cast<std::uint16_t>(la6a4b6a3.first + la6a4b6a3.count), 2};
inline constexpr OperandList la88fdb2b{static_cast<std::uint16_t>(la6ba4026.first + la6ba4026.count), 3};
inline constexpr OperandList la9bbff12{static_cast<std::uint16_t>(la88fdb2b.first + la88fdb2b.count), 5};
inline constexpr OperandList laa1a7d2c{static_cast<std::uint16_t>(la9bbff12.first + la9bbff12.count), 3};
inline constexpr OperandList laa24eded{static_cast<std::uint16_t>(laa1a7d2c.first + laa1a7d2c.count), 4};
inline constexpr OperandList laa63f7b8{static_cast<std::uint16_t>(laa24eded.first + laa24eded.count), 2};
inline constexpr OperandList laa788d10{static_cast<std::uint16_t>(laa63f7b8.first + laa63f7b8.count), 2};
inline constexpr OperandList laa7d0381{static_cast<std::uint16_t>(laa788d10.first + laa788d10.count), 2};
inline constexpr OperandList laa9a10d3{static_cast<std::uint16_t>(laa7d0381.first + laa7d0381.count), 4};
inline constexpr OperandList lac014a56{static_cast<std::uint16_t>(laa9a10d3.first + laa9a10d3.count), 4};
inline constexpr OperandList ladac52ea{static_cast<std::uint16_t>(lac014a56.first + lac014a56.count), 4};
inline constexpr OperandList ladc3aefc{static_cast<std::uint16_t>(ladac52ea.first + ladac52ea.count), 3};
inline constexpr OperandList lae4ff532{static_cast<std::uint16_t>(ladc3aefc.first + ladc3aefc.count), 2};
inline constexpr OperandList lae790696{static_cast<std::uint16_t>(lae4ff532.first + lae4ff532.count), 2};
inline constexpr OperandList laec660c4{static_cast<std::uint16_t>(lae790696.first + lae790696.count), 3};
inline constexpr OperandList laef28cd0{static_cast<std::uint16_t>(laec660c4.first + laec660c4.count), 3};
inline constexpr OperandList laf049eea{static_cast<std::uint16_t>(laef28cd0.first + laef28cd0.count), 4};
inline constexpr OperandList lafc54d6f{static_cast<std::uint16_t>(laf049eea.first + laf049eea.count), 3};
inline constexpr OperandList lb064f139{static_cast<std::uint16_t>(lafc54d6f.first + lafc54d6f.count), 3};
inline constexpr OperandList lb0acb0e2{static_cast<std::uint16_t>(lb064f139.first + lb064f139.count), 2};
inline constexpr OperandList lb0bb7ded{static_cast<std::uint16_t>(lb0acb0e2.first + lb0acb0e2.count), 4};
inline constexpr OperandList lb0eaaf94{static_cast<std::uint16_t>(lb0bb7ded.first + lb0bb7ded.count), 3};
inline constexpr OperandList lb0f32441{static_cast<std::uint16_t>(lb0eaaf94.first + lb0eaaf94.count), 3};
inline constexpr OperandList lb2787f23{static_cast<std::uint16_t>(lb0f32441.first + lb0f32441.count), 4};
inline constexpr OperandList lb2a9ab9b{static_cast<std::uint16_t>(lb2787f23.first + lb2787f23.count), 2};
inline constexpr OperandList lb2c36d9d{static_cast<std::uint16_t>(lb2a9ab9b.first + lb2a9ab9b.count), 2};
inline constexpr OperandList lb4050c96{static_cast<std::uint16_t>(lb2c36d9d.first + lb2c36d9d.count), 3};
inline constexpr OperandList lb44524be{static_cast<std::uint16_t>(lb4050c96.first + lb4050c96.count), 3};
inline constexpr OperandList lb4ccaace{static_cast<std::uint16_t>(lb44524be.first + lb44524be.count), 2};
inline constexpr OperandList lb50434f5{static_cast<std::uint16_t>(lb4ccaace.first + lb4ccaace.count), 2};
inline constexpr OperandList lb571db20{static_cast<std::uint16_t>(lb50434f5.first + lb50434f5.count), 2};
inline constexpr OperandList lb6dd98cb{static_cast<std::uint16_t>(lb571db20.first + lb571db20.count), 3};
inline constexpr OperandList lb712f6c8{static_cast<std::uint16_t>(lb6dd98cb.first + lb6dd98cb.count), 2};
inline constexpr OperandList lb7154153{static_cast<std::uint16_t>(lb712f6c8.first + lb712f6c8.count), 4};
inline constexpr OperandList lb75c4d6a{static_cast<std::uint16_t>(lb7154153.first + lb7154153.count), 3};
inline constexpr OperandList lb7d19f0a{static_cast<std::uint16_t>(lb75c4d6a.first + lb75c4d6a.count), 3};
inline constexpr OperandList lb8f50134{static_cast<std::uint16_t>(lb7d19f0a.first + lb7d19f0a.count), 3};
inline constexpr OperandList lb9021d05{static_cast<std::uint16_t>(lb8f50134.first + lb8f50134.count), 4};
inline constexpr OperandList lb93aac8f{static_cast<std::uint16_t>(lb9021d05.first + lb9021d05.count), 4};
inline constexpr OperandList lba16b127{static_cast<std::uint16_t>(lb93aac8f.first + lb93aac8f.count), 3};
inline constexpr OperandList lba42f0e5{static_cast<std::uint16_t>(lba16b127.first + lba16b127.count), 3};
inline constexpr OperandList lba758e7b{static_cast<std::uint16_t>(lba42f0e5.first + lba42f0e5.count), 3};
inline constexpr OperandList lbb44ffc6{static_cast<std::uint16_t>(lba758e7b.first + lba758e7b.count), 4};
inline constexpr OperandList lbb515e65{static_cast<std::uint16_t>(lbb44ffc6.first + lbb44ffc6.count), 3};
inline constexpr OperandList lbcdd1e45{static_cast<std::uint16_t>(lbb515e65.first + lbb515e65.count), 5};
inline constexpr OperandList lbde17a2a{static_cast<std::uint16_t>(lbcdd1e45.first + lbcdd1e45.count), 3};
inline constexpr OperandList lbeb5b033{static_cast<std::uint16_t>(lbde17a2a.first + lbde17a2a.count), 3};
inline constexpr OperandList lbf224d07{static_cast<std::uint16_t>(lbeb5b033.first + lbeb5b033.count), 2};
inline constexpr OperandList lbffd97d2{static_cast<std::uint16_t>(lbf224d07.first + lbf224d07.count), 3};
inline constexpr OperandList lc00ad2d1{static_cast<std::uint16_t>(lbffd97d2.first + lbffd97d2.count), 2};
inline constexpr OperandList lc08cf341{static_cast<std::uint16_t>(lc00ad2d1.first + lc00ad2d1.count), 2};
inline constexpr OperandList lc096f6a8{static_cast<std::uint16_t>(lc08cf341.first + lc08cf341.count), 3};
inline constexpr OperandList lc17f9544{static_cast<std::uint16_t>(lc096f6a8.first + lc096f6a8.count), 4};
inline constexpr OperandList lc20a1c97{static_cast<std::uint16_t>(lc17f9544.first + lc17f9544.count), 3};
inline constexpr OperandList lc2ee8fdd{static_cast<std::uint16_t>(lc20a1c97.first + lc20a1c97.count), 4};
inline constexpr OperandList lc4a70a32{static_cast<std::uint16_t>(lc2ee8fdd.first + lc2ee8fdd.count), 4};
inline constexpr OperandList lc4ab02b4{static_cast<std::uint16_t>(lc4a70a32.first + lc4a70a32.count), 3};
inline constexpr OperandList lc522bea4{static_cast<std::uint16_t>(lc4ab02b4.first + lc4ab02b4.count), 3};
inline constexpr OperandList lc534fc26{static_cast<std::uint16_t>(lc522bea4.first + lc522bea4.count), 3};
inline constexpr OperandList lc6cdfded{static_cast<std::uint16_t>(lc534fc26.first + lc534fc26.count), 3};
inline constexpr OperandList lc8893532{static_cast<std::uint16_t>(lc6cdfded.first + lc6cdfded.count), 4};
inline constexpr OperandList lc96f104a{static_cast<std::uint16_t>(lc8893532.first + lc8893532.count), 3};
inline constexpr OperandList lc9b33727{static_cast<std::uint16_t>(lc96f104a.first + lc96f104a.count), 2};
inline constexpr OperandList lca622930{static_cast<std::uint16_t>(lc9b33727.first + lc9b33727.count), 4};
inline constexpr OperandList lcad8f755{static_cast<std::uint16_t>(lca622930.first + lca622930.count), 4};
inline constexpr OperandList lcbf29ce4{static_cast<std::uint16_t>(lcad8f755.first + lcad8f755.count), 0};
inline constexpr OperandList lcc6a08fa{static_cast<std::uint16_t>(lcbf29ce4.first + lcbf29ce4.count), 3};
inline constexpr OperandList lcd03a2a2{static_cast<std::uint16_t>(lcc6a08fa.first + lcc6a08fa.count), 3};
inline constexpr OperandList lcd3b081d{static_cast<std::uint16_t>(lcd03a2a2.first + lcd03a2a2.count), 4};
inline constexpr OperandList lcdc0a156{static_cast<std::uint16_t>(lcd3b081d.first + lcd3b081d.count), 3};
inline constexpr OperandList lcdc9a8c9{static_cast<std::uint16_t>(lcdc0a156.first + lcdc0a156.count), 2};
inline constexpr OperandList lce285fb8{static_cast<std::uint16_t>(lcdc9a8c9.first + lcdc9a8c9.count), 2};
inline constexpr OperandList lce2d09d5{static_cast<std::uint16_t>(lce285fb8.first + lce285fb8.count), 2};
inline constexpr OperandList lcf885bbf{static_cast<std::uint16_t>(lce2d09d5.first + lce2d09d5.count), 3};
inline constexpr OperandList ld00cd1fc{static_cast<std::uint16_t>(lcf885bbf.first + lcf885bbf.count), 2};
inline constexpr OperandList ld0732323{static_cast<std::uint16_t>(ld00cd1fc.first + ld00cd1fc.count), 4};
inline constexpr OperandList ld09d4647{static_cast<std::uint16_t>(ld0732323.first + ld0732323.count), 1};
inline constexpr OperandList ld10b21ea{static_cast<std::uint16_t>(ld09d4647.first + ld09d4647.count), 3};
inline constexpr OperandList ld121d24d{static_cast<std::uint16_t>(ld10b21ea.first + ld10b21ea.count), 3};
inline constexpr OperandList ld15a97f1{static_cast<std::uint16_t>(ld121d24d.first + ld121d24d.count), 3};
inline constexpr OperandList ld2294cf4{static_cast<std::uint16_t>(ld15a97f1.first + ld15a97f1.count), 3};
inline constexpr OperandList ld2ca7390{static_cast<std::uint16_t>(ld2294cf4.first + ld2294cf4.count), 3};
inline constexpr OperandList ld2dbc139{static_cast<std::uint16_t>(ld2ca7390.first + ld2ca7390.count), 2};
inline constexpr OperandList ld34ef703{static_cast<std::uint16_t>(ld2dbc139.first + ld2dbc139.count), 3};
inline constexpr OperandList ld355610c{static_cast<std::uint16_t>(ld34ef703.first + ld34ef703.count), 4};
inline constexpr OperandList ld4aac67e{static_cast<std::uint16_t>(ld355610c.first + ld355610c.count), 2};
inline constexpr OperandList ld5312a2a{static_cast<std::uint16_t>(ld4aac67e.first + ld4aac67e.count), 2};
inline constexpr OperandList ld549f5aa{static_cast<std::uint16_t>(ld5312a2a.first + ld5312a2a.count), 3};
inline constexpr OperandList ld57846dd{static_cast<std::uint16_t>(ld549f5aa.first + ld549f5aa.count), 3};
inline constexpr OperandList ld5d75d01{static_cast<std::uint16_t>(ld57846dd.first + ld57846dd.count), 2};
inline constexpr OperandList ld5f12854{static_cast<std::uint16_t>(ld5d75d01.first + ld5d75d01.count), 1};
inline constexpr OperandList ld5f2d90d{static_cast<std::uint16_t>(ld5f12854.first + ld5f12854.count), 4};
inline constexpr OperandList ld6ae008c{static_cast<std::uint16_t>(ld5f2d90d.first + ld5f2d90d.count), 4};
inline constexpr OperandList ld89e27a0{static_cast<std::uint16_t>(ld6ae008c.first + ld6ae008c.count), 3};
inline constexpr OperandList ld8cf5b26{static_cast<std::uint16_t>(ld89e27a0.first + ld89e27a0.count), 3};
inline constexpr OperandList ld95e54c3{static_cast<std::uint16_t>(ld8cf5b26.first + ld8cf5b26.count), 4};
inline constexpr OperandList lda273bf5{static_cast<std::uint16_t>(ld95e54c3.first + ld95e54c3.count), 4};
inline constexpr OperandList lda2adcda{static_cast<std::uint16_t>(lda273bf5.first + lda273bf5.count), 1};
inline constexpr OperandList lda6e21e2{static_cast<std::uint16_t>(lda2adcda.first + lda2adcda.count), 3};
inline constexpr OperandList ldb25ab48{static_cast<std::uint16_t>(lda6e21e2.first + lda6e21e2.count), 3};
inline constexpr OperandList ldbabbf34{static_cast<std::uint16_t>(ldb25ab48.first + ldb25ab48.count), 4};
inline constexpr OperandList ldbd7639a{static_cast<std::uint16_t>(ldbabbf34.first + ldbabbf34.count), 2};
inline constexpr OperandList ldbf0b50c{static_cast<std::uint16_t>(ldbd7639a.first + ldbd7639a.count), 3};
inline constexpr OperandList ldc8d7bc0{static_cast<std::uint16_t>(ldbf0b50c.first + ldbf0b50c.count), 3};
inline constexpr OperandList lde500781{static_cast<std::uint16_t>(ldc8d7bc0.first + ldc8d7bc0.count), 2};
inline constexpr OperandList ldeb418f5{static_cast<std::uint16_t>(lde500781.first + lde500781.count), 4};
inline constexpr OperandList ldef98fc1{static_cast<std::uint16_t>(ldeb418f5.first + ldeb418f5.count), 3};
inline constexpr OperandList le12785c7{static_cast<std::uint16_t>(ldef98fc1.first + ldef98fc1.count), 3};
inline constexpr OperandList le1955189{static_cast<std::uint16_t>(le12785c7.first + le12785c7.count), 4};
inline constexpr OperandList le3f1c24a{static_cast<std::uint16_t>(le1955189.first + le1955189.count), 4};
inline constexpr OperandList le61ed38b{static_cast<std::uint16_t>(le3f1c24a.first + le3f1c24a.count), 4};
inline constexpr OperandList le6471b45{static_cast<std::uint16_t>(le61ed38b.first + le61ed38b.count), 2};
inline constexpr OperandList le73ea496{static_cast<std::uint16_t>(le6471b45.first + le6471b45.count), 3};
inline constexpr OperandList le78490f9{static_cast<std::uint16_t>(le73ea496.first + le73ea496.count), 3};
inline constexpr OperandList le7c2fb25{static_cast<std::uint16_t>(le78490f9.first + le78490f9.count), 4};
inline constexpr OperandList le7fe7dac{static_cast<std::uint16_t>(le7c2fb25.first + le7c2fb25.count), 3};
inline constexpr OperandList le84fe689{static_cast<std::uint16_t>(le7fe7dac.first + le7fe7dac.count), 3};
inline constexpr OperandList le8b5a305{static_cast<std::uint16_t>(le84fe689.first + le84fe689.count), 4};
inline constexpr OperandList le8f614b6{static_cast<std::uint16_t>(le8b5a305.first + le8b5a305.count), 3};
inline constexpr OperandList le91caa8a{static_cast<std::uint16_t>(le8f614b6.first + le8f614b6.count), 3};
inline constexpr OperandList le99087da{static_cast<std::uint16_t>(le91caa8a.first + le91caa8a.count), 4};
inline constexpr OperandList lea9b9a96{static_cast<std::uint16_t>(le99087da.first + le99087da.count), 4};
inline constexpr OperandList leab2c9a4{static_cast<std::uint16_t>(lea9b9a96.first + lea9b9a96.count), 3};
inline constexpr OperandList leb2b130a{static_cast<std::uint16_t>(leab2c9a4.first + leab2c9a4.count), 4};
inline constexpr OperandList lebd0aac9{static_cast<std::uint16_t>(leb2b130a.first + leb2b130a.count), 3};
inline constexpr OperandList lebec509d{static_cast<std::uint16_t>(lebd0aac9.first + lebd0aac9.count), 3};
inline constexpr OperandList lec3e2e11{static_cast<std::uint16_t>(lebec509d.first + lebec509d.count), 3};
inline constexpr OperandList lec55c243{static_cast<std::uint16_t>(lec3e2e11.first + lec3e2e11.count), 4};
inline constexpr OperandList led137f80{static_cast<std::uint16_t>(lec55c243.first + lec55c243.count), 2};
inline constexpr OperandList led195768{static_cast<std::uint16_t>(led137f80.first + led137f80.count), 4};
inline constexpr OperandList led8208a4{static_cast<std::uint16_t>(led195768.first + led195768.count), 2};
inline constexpr OperandList leefb19da{static_cast<std::uint16_t>(led8208a4.first + led8208a4.count), 3};
inline constexpr OperandList lefb26ea4{static_cast<std::uint16_t>(leefb19da.first + leefb19da.count), 4};
inline constexpr OperandList lf0392aed{static_cast<std::uint16_t>(lefb26ea4.first + lefb26ea4.count), 3};
inline constexpr OperandList lf0aa0232{static_cast<std::uint16_t>(lf0392aed.first + lf0392aed.count), 2};
inline constexpr OperandList lf0aa4244{static_cast<std::uint16_t>(lf0aa0232.first + lf0aa0232.count), 4};
inline constexpr OperandList lf122ed53{static_cast<std::uint16_t>(lf0aa4244.first + lf0aa4244.count), 5};
inline constexpr OperandList lf23befdd{static_cast<std::uint16_t>(lf122ed53.first + lf122ed53.count), 2};
inline constexpr OperandList lf2411039{static_cast<std::uint16_t>(lf23befdd.first + lf23befdd.count), 4};
inline constexpr OperandList lf26a758f{static_cast<std::uint16_t>(lf2411039.first + lf2411039.count), 2};
inline constexpr OperandList lf26d0a22{static_cast<std::uint16_t>(lf26a758f.first + lf26a758f.count), 2};
inline constexpr OperandList lf3b0eafe{static_cast<std::uint16_t>(lf26d0a22.first + lf26d0a22.count), 3};
inline constexpr OperandList lf43bfcae{static_cast<std::uint16_t>(lf3b0eafe.first + lf3b0eafe.count), 3};
inline constexpr OperandList lf44996c7{static_cast<std::uint16_t>(lf43bfcae.first + lf43bfcae.count), 3};
inline constexpr OperandList lf48acc4a{static_cast<std::uint16_t>(lf44996c7.first + lf44996c7.count), 4};
inline constexpr OperandList lf4ac84cb{static_cast<std::uint16_t>(lf48acc4a.first + lf48acc4a.count), 3};
inline constexpr OperandList lf4d0312a{static_cast<std::uint16_t>(lf4ac84cb.first + lf4ac84cb.count), 3};
inline constexpr OperandList lf5dd7e9d{static_cast<std::uint16_t>(lf4d0312a.first + lf4d0312a.count), 4};
inline constexpr OperandList lf60f3a8e{static_cast<std::uint16_t>(lf5dd7e9d.first + lf5dd7e9d.count), 4};
inline constexpr OperandList lf6215af0{static_cast<std::uint16_t>(lf60f3a8e.first + lf60f3a8e.count), 4};
inline constexpr OperandList lf742768e{static_cast<std::uint16_t>(lf6215af0.first + lf6215af0.count), 3};
inline constexpr OperandList lf7958c56{static_cast<std::uint16_t>(lf742768e.first + lf742768e.count), 4};
inline constexpr OperandList lf8574501{static_cast<std::uint16_t>(lf7958c56.first + lf7958c56.count), 2};
inline constexpr OperandList lf8b6bf82{static_cast<std::uint16_t>(lf8574501.first + lf8574501.count), 3};
inline constexpr OperandList lf957e293{static_cast<std::uint16_t>(lf8b6bf82.first + lf8b6bf82.count), 1};
inline constexpr OperandList lf9693da4{static_cast<std::uint16_t>(lf957e293.first + lf957e293.count), 4};
inline constexpr OperandList lfa2fbe3c{static_cast<std::uint16_t>(lf9693da4.first + lf9693da4.count), 3};
inline constexpr OperandList lfaa626be{static_cast<std::uint16_t>(lfa2fbe3c.first + lfa2fbe3c.count), 3};
inline constexpr OperandList lfaf41c64{static_cast<std::uint16_t>(lfaa626be.first + lfaa626be.count), 2};
inline constexpr OperandList lfc85c46a{static_cast<std::uint16_t>(lfaf41c64.first + lfaf41c64.count), 2};
inline constexpr OperandList lfc88c1c4{static_cast<std::uint16_t>(lfc85c46a.first + lfc85c46a.count), 4};
inline constexpr OperandList lfd20c725{static_cast<std::uint16_t>(lfc88c1c4.first + lfc88c1c4.count), 3};
inline constexpr OperandList lfd60f965{static_cast<std::uint16_t>(lfd20c725.first + lfd20c725.count), 1};
inline constexpr OperandList lfdfda9e1{static_cast<std::uint16_t>(lfd60f965.first + lfd60f965.count), 3};
inline constexpr OperandList lfe663327{static_cast<std::uint16_t>(lfdfda9e1.first + lfdfda9e1.count), 4};
inline constexpr OperandList lfeadd640{static_cast<std::uint16_t>(lfe663327.first + lfe663327.count), 2};
inline constexpr OperandList lfee31b35{static_cast<std::uint16_t>(lfeadd640.first + lfeadd640.count), 3};
inline constexpr OperandList lfefc2009{static_cast<std::uint16_t>(lfee31b35.first + lfee31b35.count), 4};
inline constexpr OperandList lffe1c946{static_cast<std::uint16_t>(lfefc2009.first + lfefc2009.count), 3};
}  // namespace list

}  // namespace detail

}  // namespace lockstep::rdna4
