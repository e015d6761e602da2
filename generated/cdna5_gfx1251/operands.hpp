// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna5/isa.xml, vendor-xml/overrides/rdna.xml, vendor-xml/isas/cdna5/overrides.xml, vendor-xml/isas/cdna5_gfx1251/overrides.xml, vendor-xml/names.xml.
// Hash of what this file is made of: 37f0ea2f98852cb7
// Operand lists. Instructions whose operands agree share one; a list is named by the hash of its content.
#pragma once

#include <array>
#include <cstdint>

#include "encodings.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::cdna5_gfx1251 {

namespace format {
inline constexpr DataFormat any{DataFormat::Kind::any, 0, 1};
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
inline constexpr DataFormat num_m32{DataFormat::Kind::lane_mask, 32, 1};
inline constexpr DataFormat num_m64{DataFormat::Kind::lane_mask, 64, 1};
inline constexpr DataFormat num_pk16_b4{DataFormat::Kind::bits, 4, 16};
inline constexpr DataFormat num_pk16_b6{DataFormat::Kind::bits, 6, 16};
inline constexpr DataFormat num_pk16_b8{DataFormat::Kind::bits, 8, 16};
inline constexpr DataFormat num_pk16_bf16{DataFormat::Kind::bfloat, 16, 16};
inline constexpr DataFormat num_pk16_bf6{DataFormat::Kind::bf6, 6, 16};
inline constexpr DataFormat num_pk16_f16{DataFormat::Kind::floating, 16, 16};
inline constexpr DataFormat num_pk16_f32{DataFormat::Kind::floating, 32, 16};
inline constexpr DataFormat num_pk16_fp6{DataFormat::Kind::fp6, 6, 16};
inline constexpr DataFormat num_pk16_u4{DataFormat::Kind::unsigned_int, 4, 16};
inline constexpr DataFormat num_pk2_b16{DataFormat::Kind::bits, 16, 2};
inline constexpr DataFormat num_pk2_b32{DataFormat::Kind::bits, 32, 2};
inline constexpr DataFormat num_pk2_b64{DataFormat::Kind::bits, 64, 2};
inline constexpr DataFormat num_pk2_bf16{DataFormat::Kind::bfloat, 16, 2};
inline constexpr DataFormat num_pk2_bf8{DataFormat::Kind::bf8, 8, 2};
inline constexpr DataFormat num_pk2_f16{DataFormat::Kind::floating, 16, 2};
inline constexpr DataFormat num_pk2_f32{DataFormat::Kind::floating, 32, 2};
inline constexpr DataFormat num_pk2_fp8{DataFormat::Kind::fp8, 8, 2};
inline constexpr DataFormat num_pk2_i16{DataFormat::Kind::signed_int, 16, 2};
inline constexpr DataFormat num_pk2_i8{DataFormat::Kind::signed_int, 8, 2};
inline constexpr DataFormat num_pk2_u16{DataFormat::Kind::unsigned_int, 16, 2};
inline constexpr DataFormat num_pk2_u8{DataFormat::Kind::unsigned_int, 8, 2};
inline constexpr DataFormat num_pk4_b8{DataFormat::Kind::bits, 8, 4};
inline constexpr DataFormat num_pk4_i4{DataFormat::Kind::signed_int, 4, 4};
inline constexpr DataFormat num_pk4_i8{DataFormat::Kind::signed_int, 8, 4};
inline constexpr DataFormat num_pk4_iu8{DataFormat::Kind::bits, 8, 4};
inline constexpr DataFormat num_pk4_u4{DataFormat::Kind::unsigned_int, 4, 4};
inline constexpr DataFormat num_pk4_u8{DataFormat::Kind::unsigned_int, 8, 4};
inline constexpr DataFormat num_pk8_bf16{DataFormat::Kind::bfloat, 16, 8};
inline constexpr DataFormat num_pk8_bf8{DataFormat::Kind::bf8, 8, 8};
inline constexpr DataFormat num_pk8_f16{DataFormat::Kind::floating, 16, 8};
inline constexpr DataFormat num_pk8_f32{DataFormat::Kind::floating, 32, 8};
inline constexpr DataFormat num_pk8_fp4{DataFormat::Kind::fp4, 4, 8};
inline constexpr DataFormat num_pk8_fp8{DataFormat::Kind::fp8, 8, 8};
inline constexpr DataFormat num_pk8_iu4{DataFormat::Kind::bits, 4, 8};
inline constexpr DataFormat num_pk8_u4{DataFormat::Kind::unsigned_int, 4, 8};
inline constexpr DataFormat num_u16{DataFormat::Kind::unsigned_int, 16, 1};
inline constexpr DataFormat num_u24{DataFormat::Kind::unsigned_int, 24, 1};
inline constexpr DataFormat num_u32{DataFormat::Kind::unsigned_int, 32, 1};
inline constexpr DataFormat num_u64{DataFormat::Kind::unsigned_int, 64, 1};
inline constexpr DataFormat rsrc_scalar{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat rsrc_scratch{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat wmma_ab_16x128_bf8{DataFormat::Kind::bf8, 8, 64};
inline constexpr DataFormat wmma_ab_16x128_f8f6f4{DataFormat::Kind::bits, 32, 1};
inline constexpr DataFormat wmma_ab_16x128_fp4{DataFormat::Kind::fp4, 4, 64};
inline constexpr DataFormat wmma_ab_16x128_fp8{DataFormat::Kind::fp8, 8, 64};
inline constexpr DataFormat wmma_ab_16x128_iu8{DataFormat::Kind::bits, 8, 64};
inline constexpr DataFormat wmma_ab_16x32_bf16{DataFormat::Kind::bfloat, 16, 16};
inline constexpr DataFormat wmma_ab_16x32_f16{DataFormat::Kind::floating, 16, 16};
inline constexpr DataFormat wmma_ab_16x4_f32{DataFormat::Kind::floating, 32, 2};
inline constexpr DataFormat wmma_ab_16x64_bf16{DataFormat::Kind::bfloat, 16, 32};
inline constexpr DataFormat wmma_ab_16x64_bf8{DataFormat::Kind::bf8, 8, 32};
inline constexpr DataFormat wmma_ab_16x64_f16{DataFormat::Kind::floating, 16, 32};
inline constexpr DataFormat wmma_ab_16x64_fp8{DataFormat::Kind::fp8, 8, 32};
inline constexpr DataFormat wmma_ab_16x64_iu8{DataFormat::Kind::bits, 8, 32};
inline constexpr DataFormat wmma_ab_32x128_fp4{DataFormat::Kind::fp4, 4, 128};
inline constexpr DataFormat wmma_dc_16x16_bf16{DataFormat::Kind::bfloat, 16, 8};
inline constexpr DataFormat wmma_dc_16x16_f16{DataFormat::Kind::floating, 16, 8};
inline constexpr DataFormat wmma_dc_16x16_f32{DataFormat::Kind::floating, 32, 8};
inline constexpr DataFormat wmma_dc_16x16_i32{DataFormat::Kind::signed_int, 32, 8};
inline constexpr DataFormat wmma_dc_32x16_f32{DataFormat::Kind::floating, 32, 16};
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
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l01f865ef
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 1024, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l0368c87c
    out(Field::vdst, OperandKind::sreg, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l036b7ee6
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l03c58677
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f32, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l03cf8cc2
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l04418288
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l050fadaf
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l05424a5a
    half(inout(Field::vdst, OperandKind::vgpr, format::num_pk4_i4, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_pk4_i8, 32, Role::s0), // l058e58ad
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b8, 8, Role::data), // l05b353b1
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_iu8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_iu8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_i32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l0629342f
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_inout(OperandKind::scc, format::num_b1, 1, Role::none), // l066acc09
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l07781ce8
    out(Field::sdst, OperandKind::sreg, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l07bb6846
    in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), // l090bff0e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_pk2_bf8, 16, Role::s0)), // l09469c85
    in(Field::sdata, OperandKind::simm5, format::num_b32, 32, Role::data), in(Field::soffset, OperandKind::smem_offset_nok, format::num_b32, 32, Role::offset), in(Field::offset, OperandKind::simm24, format::num_b32, 32, Role::none), implicit_in(OperandKind::pc, format::num_b64, 64, Role::none), // l09ccecd1
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l09ef8aad
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l0a3cf1e3
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0bb7adaf
    in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l0bf4792e
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0c546b35
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l0d35e5af
    half(inout(Field::vdst, OperandKind::vgpr, format::num_pk4_u4, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_pk4_u8, 32, Role::s0), // l0d3fdbf9
    in(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::s0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // l0d7a7ac0
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l0ea61d2a
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l0f06d109
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l0f2ef520
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l0f3ef74c
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_f8f6f4, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_f8f6f4, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), // l0fff0791
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l10834e8b
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l10c8bc51
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u16, 16, Role::s2), // l119ca790
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_bf8, 8, Role::s0), // l11c9f751
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l126040fa
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // l128203ed
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_fp6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l15aa64b2
    in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), in(Field::literal, OperandKind::simm32, format::num_b32, 32, Role::imm), // l15b99631
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // l16047338
    half(inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), // l16fae3ea
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l17214eff
    inout(Field::vdst, OperandKind::vgpr, format::num_pk4_u4, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_u8, 32, Role::s0), // l17b91b8c
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), // l18cdd5e2
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // l198e49d0
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l19bfa74b
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), in(Field::literal, OperandKind::simm64, format::num_f64, 64, Role::imm), // l19efeaa5
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), // l1a7f4b3f
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), // l1b0aad17
    out(Field::sdata, OperandKind::sreg, format::any, 96, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l1b815772
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l1bb4bbd6
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l1bdd8481
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l1bea2bb8
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_bf8, 8, Role::s0), // l1c1ab874
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l1c4b5229
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l1c5d4778
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l1c903286
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l1cdc8515
    half(inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_b16, 16, Role::s0)), // l1e237e3e
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::ssrc, format::num_b32, 32, Role::s2), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l1e5fb951
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l1e964e91
    inout(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f16, 16, Role::s1), // l1eeedeb4
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk4_b8, 32, Role::data), // l1f059351
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l1f0d42d8
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l202d93c0
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), // l207658f8
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l20e626a8
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), half(in(Field::src0, OperandKind::src, format::num_pk2_fp8, 16, Role::s0)), // l21ad40fa
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2275a8ff
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l22e8e85a
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l2335cf11
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l2337a859
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), // l2609acaa
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_fp8, 16, Role::s0), // l2674983c
    out(Field::sdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l26790b5e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), // l2738fa43
    in(Field::simm16, OperandKind::version, format::num_b16, 16, Role::imm), // l2744f68d
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // l274d4ebf
    half(inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // l27a50c39
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), // l280970c1
    in(Field::simm16, OperandKind::delay, format::num_b16, 16, Role::imm), // l28415085
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l288a0a7b
    in(Field::simm16, OperandKind::sleep, format::num_b16, 16, Role::imm), // l29fc1c93
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // l2a3283ce
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), half(in(Field::src0, OperandKind::src, format::num_pk2_bf8, 16, Role::s0)), // l2a522694
    half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1)), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l2a61f384
    in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2ad2e61d
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2b063248
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // l2bc836e2
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l2bd929ff
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l30b7688c
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_32x16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_32x128_fp4, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp4, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_32x16_f32, 512, Role::s2), // l30b8f245
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::data), // l30d418cd
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l31110f44
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f32, 32, Role::imm), // l31b3ec7e
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l31c8a4ec
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l328e99b9
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf8, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l33ca624a
    in(Field::simm16, OperandKind::clause, format::num_b16, 16, Role::imm), // l346057f5
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i16, 16, Role::s0), // l3505464f
    inout(Field::vdst, OperandKind::vgpr, format::num_bf8, 8, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l356dc601
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_f16, 32, Role::data), // l35e43d8d
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), // l36284cda
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l363a3ba3
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_i16, 32, Role::s2), // l3726404b
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l382efd83
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l383f9d67
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l39019dca
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3924200c
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_f16, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l394c79e3
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_f16, 32, Role::data), // l395de226
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), // l39cfeda8
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), // l39e4c945
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), in(Field::literal, OperandKind::simm32, format::num_f16, 16, Role::imm), // l3a3098b7
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l3a534b6a
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // l3a73fe24
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3a75ae7b
    out(Field::sdata, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3a851fbd
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3a8dd682
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3b57c337
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l3c04b6fd
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_u8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_u8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l3c976c4a
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_bf16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_bf16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l3cdecaa2
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b64, 64, Role::s2), // l3d57ccd3
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3e55ed11
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // l3e57ca54
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), // l3ed49670
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3f7da9be
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // l3fa271fe
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l3fb30b52
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l3fd53a9f
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), // l4073dfcb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), // l4101910c
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l411b6743
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l416c0c4e
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_fp8, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l4325f8d0
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // l433e341d
    half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1)), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l43c2e5a8
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), // l44a66f8d
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l45057b9f
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m32, 32, Role::vcc_in), // l456a95df
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), in(Field::simm16, OperandKind::label, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l459dc4e7
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), // l46834fda
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l46bedb9f
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l46ed920b
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_fp8, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l4719c3cd
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_b16, 32, Role::data), // l474a1047
    in(Field::vaddr0, OperandKind::sreg, format::num_b128, 128, Role::none), in(Field::vaddr1, OperandKind::sreg, format::num_b256, 256, Role::none), in(Field::vaddr2, OperandKind::sreg, format::num_b128, 128, Role::none), in(Field::vaddr3, OperandKind::sreg, format::num_b128, 128, Role::none), // l47e5df6a
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l4894094b
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), // l48b8611f
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l49328e7d
    out(Field::sdst, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l4938f942
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_fp4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l4a0095bf
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_fp8, 8, Role::s0), // l4a15fb98
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l4a36d191
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l4aa1060b
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l4b380bbd
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l4ba9ecbc
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // l4cca8b48
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l4cd59b2a
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_b32, 32, Role::s1), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l4cef2f83
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf8, 16, Role::s0), // l4d897e32
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_b8, 128, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_pk16_u4, 64, Role::s2), // l4e996b16
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l4ee3a878
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l4f0854af
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_bf16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_bf16, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l4f51ef1c
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l4fa7538e
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_iu8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_iu8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l4fabdffd
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // l4fdaca50
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l4ff1d059
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp4, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l50aceac8
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b96, 96, Role::data), // l511e6a24
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_b128, 128, Role::s2), // l51477f8b
    half(inout(Field::vdst, OperandKind::vgpr, format::num_bf16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_bf16, 16, Role::s0)), // l51950e1c
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l51d1f932
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l51d53725
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u64, 64, Role::s2), // l51dca663
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // l520c8774
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s2), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // l52911ba2
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l52952f6e
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l52d028b6
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l52faf3c4
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l5385430a
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_bf8, 8, Role::s0), // l54e5426f
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_fp8, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l54f41e21
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b64, 64, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l54faa09d
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), // l554196dc
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l555ebbf7
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // l55e7221b
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m32, 32, Role::vcc_out), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l55f9b272
    in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l573fb255
    inout(Field::vdst, OperandKind::vgpr, format::num_bf16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_bf16, 16, Role::s0), // l578773f2
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_fp6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l57a8a886
    spread(out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0)), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l57ef36e3
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_bf16, 16, Role::s0), // l584c883c
    spread(out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0)), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l585ec687
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l588d58a5
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // l58bce22b
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // l58c11309
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l5a06e366
    out(Field::vdst, OperandKind::vgpr, format::num_b96, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l5a1159e1
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i64, 64, Role::s2), // l5a61ee30
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l5a74b822
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l5b04e019
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), in(Field::vsrc2, OperandKind::sreg, format::num_m32, 32, Role::vcc_in), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l5bb0d850
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l5bc54f82
    inout(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), // l5bce601b
    implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l5c8d5da4
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l5c8f8e46
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l5d30b1b8
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_b6, 96, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_pk16_u4, 64, Role::s2), // l5d315ac8
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l5df95601
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f32, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l5e071052
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // l5e6926e7
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l5f5beec0
    in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l60caf6a7
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u24, 24, Role::s0), in(Field::src1, OperandKind::src, format::num_u24, 24, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l60ea839b
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_bf8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l61db74c1
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l61f88c14
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l626a236b
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_fp6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f32, 512, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l62bf90eb
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u64, 64, Role::s2), // l65bee367
    inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m32, 32, Role::vcc_in), // l66280178
    inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_b16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_b16, 16, Role::s2), // l6691d9dd
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_fp6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l66ee6e12
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l67d38094
    out(Field::vdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // l68538871
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l6872eb52
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_i64, 64, Role::s0), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l68d1f13c
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m32, 32, Role::vcc_out), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m32, 32, Role::vcc_in), // l69121625
    half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6a442b03
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l6a5ea31b
    in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l6a649bd7
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b16, 16, Role::data), // l6b32dd83
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), // l6b43f54a
    implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l6d943e8b
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l6e24fb15
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), // l6e79cce9
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6e900679
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp4, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f32, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l6f8d05f0
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // l6fa83225
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), // l7040d479
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l7064ecb3
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_fp8, 8, Role::s0), // l72bdfa3c
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l743ea5ab
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l752b2767
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_32x16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_32x128_fp4, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp4, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_32x16_f32, 512, Role::s2), in(Field::scale_src0, OperandKind::src_simple, format::num_b64, 64, Role::none), in(Field::scale_src1, OperandKind::src_simple, format::num_b64, 64, Role::none), // l76a1431c
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x4_f32, 64, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x4_f32, 64, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l76c9198d
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l76dc4858
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l7751a98d
    in(Field::simm16, OperandKind::wait_alu, format::num_b16, 16, Role::imm), // l778e7629
    inout(Field::vdst, OperandKind::vgpr, format::any, 1024, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l77cea74c
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b16, 16, Role::s1), // l77e62250
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_f8f6f4, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_f8f6f4, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), in(Field::scale_src0, OperandKind::src_simple, format::num_b32, 32, Role::none), in(Field::scale_src1, OperandKind::src_simple, format::num_b32, 32, Role::none), // l784a3d00
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // l7862d499
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l78919ff3
    out(Field::vdst, OperandKind::sreg, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::sreg_literal, format::num_f16, 16, Role::s0), // l79474ed2
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l7b29a9e3
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::data), // l7cc28d89
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l7db957e9
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l7e0f96d3
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l7e21dcbf
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f32, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f32, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_f32, 64, Role::s2), // l7e2222cd
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m32, 32, Role::d1), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i64, 64, Role::s2), // l7eedba29
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l7f86a5ef
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), // l80221440
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_fp8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), // l8090f21e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_bf16, 32, Role::s1), // l81050688
    inout(Field::vdst, OperandKind::vgpr, format::num_fp8, 8, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l81719454
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l822255c7
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf16, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_fp6, 96, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l8253236b
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), // l83538e6b
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // l83f5b112
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l8444d07b
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp4, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l85481bc0
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), // l868c33b4
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l869e6257
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b128, 128, Role::data), // l86bb02dd
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l879b69bb
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), // l884926f1
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), in(Field::vsrc2, OperandKind::vgpr, format::num_f32, 32, Role::s2), // l89c00526
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf8, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l8a7f4137
    half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l8a91972d
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp4, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l8a97e798
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l8b214bcf
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // l8c0a86e9
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_f8f6f4, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_f8f6f4, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), in(Field::scale_src0, OperandKind::src_simple, format::num_b64, 64, Role::none), in(Field::scale_src1, OperandKind::src_simple, format::num_b64, 64, Role::none), // l8c17c55b
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), // l8c6b4f00
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f32, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l8c7063c6
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f32, 512, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l8c75c570
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l8c9bc068
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l8ce22665
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_fp8, 8, Role::s0), // l8d56a601
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf6, 96, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l8d627933
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l8db36e4a
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l8dcfe0a6
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), // l8ee776da
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), // l8f6546dd
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l8fc24a54
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l908f8112
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l90e784b1
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l91458488
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l91e057b0
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l91e64182
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l922621ee
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l923a3ab1
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), in(Field::vsrc2, OperandKind::simm8, format::num_b8, 8, Role::s2), // l92a7ab0b
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // l92b8a432
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l937ee316
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_f16, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_fp6, 96, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l949f17c8
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_fp6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f32, 512, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l94c38826
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l950bbbe4
    out(Field::sdata, OperandKind::sreg, format::num_i32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l9525d7fd
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l95913bd7
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l95abc9cd
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l961fcd4a
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_bf16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_bf16, 32, Role::s2), // l96a69be1
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l96c8c00a
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // l981e48a9
    spread(out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0)), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l9826c171
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l9849cf43
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l98b34635
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l98f7e604
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l9931ccda
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l996658df
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l9a05dce9
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // l9a789d06
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l9b5f59e7
    inout(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), // l9beab273
    half(inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // l9c5f9f9d
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l9c7af119
    inout(Field::vdata, OperandKind::vgpr, format::num_f64, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // l9cc64321
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l9d2e806c
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_u4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk8_u4, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l9dbdf429
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf16, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf6, 96, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l9dff8f3f
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), // l9ef49d25
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l9ef89c45
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // la062dc3b
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // la1323634
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la163f527
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // la1c43a5f
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_i32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_iu8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_iu8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // la1dbf593
    out(Field::vdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // la239256f
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // la2728e4c
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // la2f2cc6d
    inout(Field::vdst, OperandKind::vgpr, format::any, 1024, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // la3ba4d7d
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), // la45f1a9c
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // la46bb5e2
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf8, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // la5bf9aab
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // la64fed7b
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // la6a4b6a3
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), // la6ba4026
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f32, 512, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // la7409eca
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la88fdb2b
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // la8b5fe7e
    inout(Field::vdst, OperandKind::vgpr, format::num_pk4_i4, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_i8, 32, Role::s0), // la9708521
    in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // laa1a7d2c
    inout(Field::vdst, OperandKind::vgpr, format::num_bf16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // laa2058ac
    inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b16, 16, Role::s0), // laa63f7b8
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // laa788d10
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // laa7d0381
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_fp6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_f16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // laab6d113
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // lacc5bcff
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lacdb5aa4
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_iu4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk8_iu4, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // ladac52ea
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sendmsg_rtn, format::num_b32, 32, Role::s0), // lae4ff532
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), // lae790696
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // laec660c4
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // laef28cd0
    in(Field::sdata, OperandKind::simm5, format::num_b32, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset_nok, format::num_b32, 32, Role::offset), in(Field::offset, OperandKind::simm24, format::num_b32, 32, Role::none), // laf049eea
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // laf165a97
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // laf5a7102
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lb064f139
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f16, 16, Role::s1), // lb0eaaf94
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_f16, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf6, 96, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // lb0faadb1
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lb2a9ab9b
    out(Field::sdst, OperandKind::sdst, format::num_f32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), // lb2c36d9d
    out(Field::sdata, OperandKind::sreg, format::any, 96, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb4050c96
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), // lb44524be
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // lb4ccaace
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lb50434f5
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lb509fcdb
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // lb571db20
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lb58732a3
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m32, 32, Role::d1), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lb5a20300
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // lb5c3af3e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lb6dd98cb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), // lb712f6c8
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // lb7154153
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb75c4d6a
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lb7d19f0a
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_pk2_fp8, 16, Role::s0)), // lb7dd55d5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // lb87b9e0a
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_u16, 32, Role::s2), // lb9021d05
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lb93aac8f
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f32, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lb9766b5c
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lb99fd0e6
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // lba16b127
    half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1)), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lba42f0e5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lba758e7b
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lbad9e330
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lbb44ffc6
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lbb515e65
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lbb849cf5
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lbc3d7f94
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lbcdd1e45
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_bf6, 96, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_bf16, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lbdaf1866
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // lbde17a2a
    out(Field::sdata, OperandKind::sreg, format::num_i32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lbeb5b033
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lbf224d07
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // lbfb767aa
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lbfc4121b
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lbffd97d2
    in(Field::simm16, OperandKind::sendmsg, format::num_b16, 16, Role::imm), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lc00ad2d1
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lc038ad3e
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lc08cf341
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lc096f6a8
    inout(Field::vdst, OperandKind::vgpr, format::num_bf16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lc0b04793
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lc20a1c97
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lc2ee8fdd
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), implicit_in(OperandKind::pc, format::num_b64, 64, Role::none), // lc3cce088
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_f16, 16, Role::s2), // lc4a70a32
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // lc4ab02b4
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b16, 16, Role::s1), // lc522bea4
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc534fc26
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp4, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lc66e1182
    half(in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1)), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lc6cdfded
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_bf8, 16, Role::s0), // lc88935d0
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // lc96f104a
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // lc9b33727
    in(Field::sdata, OperandKind::simm5, format::num_b32, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset_nok, format::num_b32, 32, Role::offset), in(Field::offset, OperandKind::simm24, format::num_b32, 32, Role::none), // lca622930
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f32, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f32, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f32, 64, Role::s1), // lca7eca41
    in(Field::ssrc0, OperandKind::sreg, format::num_i64, 64, Role::s0), implicit_out(OperandKind::pc, format::num_b64, 64, Role::none), // lcb8ac2c6
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lcbaa7880
    // lcbf29ce4
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_fp8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lcc6a08fa
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lcc76d468
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lcd03a2a2
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lcdc0a156
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_fp8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 64, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lcdc5fafa
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // lcdc9a8c9
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_bf8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lce19f884
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_32x16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_32x128_fp4, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp4, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_32x16_f32, 512, Role::s2), in(Field::scale_src0, OperandKind::src_simple, format::num_b32, 32, Role::none), in(Field::scale_src1, OperandKind::src_simple, format::num_b32, 32, Role::none), // lce2593bc
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // lce285fb8
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0)), // lce2d09d5
    in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lcf885bbf
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), in(Field::vsrc2, OperandKind::vgpr, format::num_f64, 64, Role::s2), // ld003c084
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // ld00cd1fc
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), // ld09d4647
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // ld10b21ea
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ld121d24d
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // ld13ac85c
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // ld15a97f1
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // ld2ca7390
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ld2dbc139
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // ld34ef703
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // ld4aac67e
    inout(Field::vdst, OperandKind::vgpr, format::num_fp8, 8, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // ld4ece514
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_fp4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // ld505f322
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // ld5312a2a
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // ld549f5aa
    in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // ld57385dd
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // ld57846dd
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f16, 128, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // ld5bad81a
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // ld5d75d01
    in(Field::simm16, OperandKind::wait_mem_ds, format::num_b16, 16, Role::imm), // ld5f12854
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // ld5f2d90d
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld6ae008c
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // ld6c03ac0
    out(Field::sdst, OperandKind::sdst, format::num_f16, 16, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_f32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f32, 32, Role::s1), // ld89e27a0
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld8cf5b26
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i24, 24, Role::s0), in(Field::src1, OperandKind::src, format::num_i24, 24, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // ld95e54c3
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ld9f28648
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lda273bf5
    in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), // lda2adcda
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // lda6e21e2
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // ldb25ab48
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_bf16, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // ldb997006
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ldbd7639a
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ldbf0b50c
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), // ldc8d7bc0
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::num_f64, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // ldce3a640
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m32, 32, Role::d1), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u64, 64, Role::s2), // ldd0eaa9c
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_fp4, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f32, 256, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lde1c37f0
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // lde500781
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f32, 32, Role::imm), // ldeb418f5
    inout(Field::vdst, OperandKind::vgpr, format::num_bf8, 8, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // ldec7554b
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ldef98fc1
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_fp4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // ldf3bb15e
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // le12785c7
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // le3f1c24a
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x128_fp8, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // le4d38066
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // le6471b45
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_f16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_f16, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // le6a2b059
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // le73ea496
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_u16, 16, Role::s2), // le7c2fb25
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // le7fe7dac
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_fp8, 16, Role::s0), // le8177b56
    in(Field::ssrc0, OperandKind::ssrc, format::num_f16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_f16, 16, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // le84fe689
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // le8f614b6
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // le91caa8a
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 1024, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // le99087da
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_bf16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // le9ecd20c
    inout(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // le9ecd568
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // leab2c9a4
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_i16, 16, Role::s2), // leb2b130a
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lebd0aac9
    in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lebec509d
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lec3e2e11
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lec55c243
    inout(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x32_bf16, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_bf16, 512, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::wmma_index_set, 32, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lec82304f
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_i8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lecde6e50
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc_barrier_id, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // led0352ed
    half(inout(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0)), half(inout(Field::src0, OperandKind::src_vgpr, format::num_b16, 16, Role::s0)), // led137f80
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // led195768
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // led33ddfe
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // led8208a4
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m32, 32, Role::d1), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), // lee4b07ac
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // leefb19da
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // lefb26ea4
    in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lf0392aed
    half(inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0)), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), // lf0aa0232
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_f16, 32, Role::s2), // lf0aa4244
    out(Field::vdst, OperandKind::vgpr, format::wmma_dc_16x16_f32, 256, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::wmma_ab_16x64_bf8, 256, Role::s1), in(Field::src2, OperandKind::src_vgpr_or_inline, format::wmma_dc_16x16_f32, 256, Role::s2), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lf13a89cb
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk16_fp6, 96, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // lf17febca
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_bf8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), // lf224ebd7
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sendmsg_rtn, format::num_b32, 32, Role::s0), // lf23befdd
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0, format::any, 32, Role::offset), // lf2411039
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lf26a758f
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lf26d0a22
    out(Field::vdst, OperandKind::sreg, format::num_m32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // lf3491877
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lf3b0eafe
    in(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lf3f9e22a
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lf43bfcae
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lf44996c7
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // lf48acc4a
    out(Field::sdata, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lf4ac84cb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lf4d0312a
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_bf16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // lf572743f
    half(inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0)), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), half(in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1)), // lf742768e
    out(Field::vdst, OperandKind::vgpr, format::num_pk8_bf8, 64, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_pk8_f16, 128, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lf7b7c926
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // lf8b6bf82
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_bf16, 16, Role::s0)), // lf8d5f418
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lf9693da4
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfa2fbe3c
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // lfaa626be
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // lfaf41c64
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), half(in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0)), // lfc85c46a
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lfd20c725
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), // lfd60f965
    out(Field::vdst, OperandKind::vgpr, format::num_pk16_b4, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk16_u4, 64, Role::s2), // lfdbbeafc
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
inline constexpr OperandList l01f865ef{static_cast<std::uint16_t>(0), 5};
inline constexpr OperandList l0368c87c{static_cast<std::uint16_t>(l01f865ef.first + l01f865ef.count), 4};
inline constexpr OperandList l036b7ee6{static_cast<std::uint16_t>(l0368c87c.first + l0368c87c.count), 2};
inline constexpr OperandList l03c58677{static_cast<std::uint16_t>(l036b7ee6.first + l036b7ee6.count), 3};
inline constexpr OperandList l03cf8cc2{static_cast<std::uint16_t>(l03c58677.first + l03c58677.count), 3};
inline constexpr OperandList l04418288{static_cast<std::uint16_t>(l03cf8cc2.first + l03cf8cc2.count), 3};
inline constexpr OperandList l050fadaf{static_cast<std::uint16_t>(l04418288.first + l04418288.count), 4};
inline constexpr OperandList l05424a5a{static_cast<std::uint16_t>(l050fadaf.first + l050fadaf.count), 2};
inline constexpr OperandList l058e58ad{static_cast<std::uint16_t>(l05424a5a.first + l05424a5a.count), 2};
inline constexpr OperandList l05b353b1{static_cast<std::uint16_t>(l058e58ad.first + l058e58ad.count), 2};
inline constexpr OperandList l0629342f{static_cast<std::uint16_t>(l05b353b1.first + l05b353b1.count), 5};
inline constexpr OperandList l066acc09{static_cast<std::uint16_t>(l0629342f.first + l0629342f.count), 4};
inline constexpr OperandList l07781ce8{static_cast<std::uint16_t>(l066acc09.first + l066acc09.count), 3};
inline constexpr OperandList l07bb6846{static_cast<std::uint16_t>(l07781ce8.first + l07781ce8.count), 4};
inline constexpr OperandList l090bff0e{static_cast<std::uint16_t>(l07bb6846.first + l07bb6846.count), 1};
inline constexpr OperandList l09469c85{static_cast<std::uint16_t>(l090bff0e.first + l090bff0e.count), 2};
inline constexpr OperandList l09ccecd1{static_cast<std::uint16_t>(l09469c85.first + l09469c85.count), 4};
inline constexpr OperandList l09ef8aad{static_cast<std::uint16_t>(l09ccecd1.first + l09ccecd1.count), 4};
inline constexpr OperandList l0a3cf1e3{static_cast<std::uint16_t>(l09ef8aad.first + l09ef8aad.count), 3};
inline constexpr OperandList l0bb7adaf{static_cast<std::uint16_t>(l0a3cf1e3.first + l0a3cf1e3.count), 3};
inline constexpr OperandList l0bf4792e{static_cast<std::uint16_t>(l0bb7adaf.first + l0bb7adaf.count), 2};
inline constexpr OperandList l0c546b35{static_cast<std::uint16_t>(l0bf4792e.first + l0bf4792e.count), 4};
inline constexpr OperandList l0d35e5af{static_cast<std::uint16_t>(l0c546b35.first + l0c546b35.count), 2};
inline constexpr OperandList l0d3fdbf9{static_cast<std::uint16_t>(l0d35e5af.first + l0d35e5af.count), 2};
inline constexpr OperandList l0d7a7ac0{static_cast<std::uint16_t>(l0d3fdbf9.first + l0d3fdbf9.count), 2};
inline constexpr OperandList l0ea61d2a{static_cast<std::uint16_t>(l0d7a7ac0.first + l0d7a7ac0.count), 4};
inline constexpr OperandList l0f06d109{static_cast<std::uint16_t>(l0ea61d2a.first + l0ea61d2a.count), 3};
inline constexpr OperandList l0f2ef520{static_cast<std::uint16_t>(l0f06d109.first + l0f06d109.count), 3};
inline constexpr OperandList l0f3ef74c{static_cast<std::uint16_t>(l0f2ef520.first + l0f2ef520.count), 3};
inline constexpr OperandList l0fff0791{static_cast<std::uint16_t>(l0f3ef74c.first + l0f3ef74c.count), 4};
inline constexpr OperandList l10834e8b{static_cast<std::uint16_t>(l0fff0791.first + l0fff0791.count), 2};
inline constexpr OperandList l10c8bc51{static_cast<std::uint16_t>(l10834e8b.first + l10834e8b.count), 3};
inline constexpr OperandList l119ca790{static_cast<std::uint16_t>(l10c8bc51.first + l10c8bc51.count), 4};
inline constexpr OperandList l11c9f751{static_cast<std::uint16_t>(l119ca790.first + l119ca790.count), 2};
inline constexpr OperandList l126040fa{static_cast<std::uint16_t>(l11c9f751.first + l11c9f751.count), 4};
inline constexpr OperandList l128203ed{static_cast<std::uint16_t>(l126040fa.first + l126040fa.count), 2};
inline constexpr OperandList l15aa64b2{static_cast<std::uint16_t>(l128203ed.first + l128203ed.count), 3};
inline constexpr OperandList l15b99631{static_cast<std::uint16_t>(l15aa64b2.first + l15aa64b2.count), 2};
inline constexpr OperandList l16047338{static_cast<std::uint16_t>(l15b99631.first + l15b99631.count), 3};
inline constexpr OperandList l16fae3ea{static_cast<std::uint16_t>(l16047338.first + l16047338.count), 2};
inline constexpr OperandList l17214eff{static_cast<std::uint16_t>(l16fae3ea.first + l16fae3ea.count), 2};
inline constexpr OperandList l17b91b8c{static_cast<std::uint16_t>(l17214eff.first + l17214eff.count), 2};
inline constexpr OperandList l18cdd5e2{static_cast<std::uint16_t>(l17b91b8c.first + l17b91b8c.count), 2};
inline constexpr OperandList l198e49d0{static_cast<std::uint16_t>(l18cdd5e2.first + l18cdd5e2.count), 3};
inline constexpr OperandList l19bfa74b{static_cast<std::uint16_t>(l198e49d0.first + l198e49d0.count), 3};
inline constexpr OperandList l19efeaa5{static_cast<std::uint16_t>(l19bfa74b.first + l19bfa74b.count), 4};
inline constexpr OperandList l1a7f4b3f{static_cast<std::uint16_t>(l19efeaa5.first + l19efeaa5.count), 4};
inline constexpr OperandList l1b0aad17{static_cast<std::uint16_t>(l1a7f4b3f.first + l1a7f4b3f.count), 2};
inline constexpr OperandList l1b815772{static_cast<std::uint16_t>(l1b0aad17.first + l1b0aad17.count), 3};
inline constexpr OperandList l1bb4bbd6{static_cast<std::uint16_t>(l1b815772.first + l1b815772.count), 3};
inline constexpr OperandList l1bdd8481{static_cast<std::uint16_t>(l1bb4bbd6.first + l1bb4bbd6.count), 2};
inline constexpr OperandList l1bea2bb8{static_cast<std::uint16_t>(l1bdd8481.first + l1bdd8481.count), 2};
inline constexpr OperandList l1c1ab874{static_cast<std::uint16_t>(l1bea2bb8.first + l1bea2bb8.count), 2};
inline constexpr OperandList l1c4b5229{static_cast<std::uint16_t>(l1c1ab874.first + l1c1ab874.count), 4};
inline constexpr OperandList l1c5d4778{static_cast<std::uint16_t>(l1c4b5229.first + l1c4b5229.count), 3};
inline constexpr OperandList l1c903286{static_cast<std::uint16_t>(l1c5d4778.first + l1c5d4778.count), 3};
inline constexpr OperandList l1cdc8515{static_cast<std::uint16_t>(l1c903286.first + l1c903286.count), 2};
inline constexpr OperandList l1e237e3e{static_cast<std::uint16_t>(l1cdc8515.first + l1cdc8515.count), 2};
inline constexpr OperandList l1e5fb951{static_cast<std::uint16_t>(l1e237e3e.first + l1e237e3e.count), 5};
inline constexpr OperandList l1e964e91{static_cast<std::uint16_t>(l1e5fb951.first + l1e5fb951.count), 2};
inline constexpr OperandList l1eeedeb4{static_cast<std::uint16_t>(l1e964e91.first + l1e964e91.count), 3};
inline constexpr OperandList l1f059351{static_cast<std::uint16_t>(l1eeedeb4.first + l1eeedeb4.count), 2};
inline constexpr OperandList l1f0d42d8{static_cast<std::uint16_t>(l1f059351.first + l1f059351.count), 4};
inline constexpr OperandList l202d93c0{static_cast<std::uint16_t>(l1f0d42d8.first + l1f0d42d8.count), 3};
inline constexpr OperandList l207658f8{static_cast<std::uint16_t>(l202d93c0.first + l202d93c0.count), 3};
inline constexpr OperandList l20e626a8{static_cast<std::uint16_t>(l207658f8.first + l207658f8.count), 3};
inline constexpr OperandList l21ad40fa{static_cast<std::uint16_t>(l20e626a8.first + l20e626a8.count), 2};
inline constexpr OperandList l2275a8ff{static_cast<std::uint16_t>(l21ad40fa.first + l21ad40fa.count), 4};
inline constexpr OperandList l22e8e85a{static_cast<std::uint16_t>(l2275a8ff.first + l2275a8ff.count), 4};
inline constexpr OperandList l2335cf11{static_cast<std::uint16_t>(l22e8e85a.first + l22e8e85a.count), 3};
inline constexpr OperandList l2337a859{static_cast<std::uint16_t>(l2335cf11.first + l2335cf11.count), 4};
inline constexpr OperandList l2609acaa{static_cast<std::uint16_t>(l2337a859.first + l2337a859.count), 2};
inline constexpr OperandList l2674983c{static_cast<std::uint16_t>(l2609acaa.first + l2609acaa.count), 2};
inline constexpr OperandList l26790b5e{static_cast<std::uint16_t>(l2674983c.first + l2674983c.count), 3};
inline constexpr OperandList l2738fa43{static_cast<std::uint16_t>(l26790b5e.first + l26790b5e.count), 3};
inline constexpr OperandList l2744f68d{static_cast<std::uint16_t>(l2738fa43.first + l2738fa43.count), 1};
inline constexpr OperandList l274d4ebf{static_cast<std::uint16_t>(l2744f68d.first + l2744f68d.count), 3};
inline constexpr OperandList l27a50c39{static_cast<std::uint16_t>(l274d4ebf.first + l274d4ebf.count), 2};
inline constexpr OperandList l280970c1{static_cast<std::uint16_t>(l27a50c39.first + l27a50c39.count), 2};
inline constexpr OperandList l28415085{static_cast<std::uint16_t>(l280970c1.first + l280970c1.count), 1};
inline constexpr OperandList l288a0a7b{static_cast<std::uint16_t>(l28415085.first + l28415085.count), 3};
inline constexpr OperandList l29fc1c93{static_cast<std::uint16_t>(l288a0a7b.first + l288a0a7b.count), 1};
inline constexpr OperandList l2a3283ce{static_cast<std::uint16_t>(l29fc1c93.first + l29fc1c93.count), 3};
inline constexpr OperandList l2a522694{static_cast<std::uint16_t>(l2a3283ce.first + l2a3283ce.count), 2};
inline constexpr OperandList l2a61f384{static_cast<std::uint16_t>(l2a522694.first + l2a522694.count), 3};
inline constexpr OperandList l2ad2e61d{static_cast<std::uint16_t>(l2a61f384.first + l2a61f384.count), 3};
inline constexpr OperandList l2b063248{static_cast<std::uint16_t>(l2ad2e61d.first + l2ad2e61d.count), 4};
inline constexpr OperandList l2bc836e2{static_cast<std::uint16_t>(l2b063248.first + l2b063248.count), 3};
inline constexpr OperandList l2bd929ff{static_cast<std::uint16_t>(l2bc836e2.first + l2bc836e2.count), 4};
inline constexpr OperandList l30b7688c{static_cast<std::uint16_t>(l2bd929ff.first + l2bd929ff.count), 3};
inline constexpr OperandList l30b8f245{static_cast<std::uint16_t>(l30b7688c.first + l30b7688c.count), 4};
inline constexpr OperandList l30d418cd{static_cast<std::uint16_t>(l30b8f245.first + l30b8f245.count), 2};
inline constexpr OperandList l31110f44{static_cast<std::uint16_t>(l30d418cd.first + l30d418cd.count), 3};
inline constexpr OperandList l31b3ec7e{static_cast<std::uint16_t>(l31110f44.first + l31110f44.count), 4};
inline constexpr OperandList l31c8a4ec{static_cast<std::uint16_t>(l31b3ec7e.first + l31b3ec7e.count), 3};
inline constexpr OperandList l328e99b9{static_cast<std::uint16_t>(l31c8a4ec.first + l31c8a4ec.count), 3};
inline constexpr OperandList l33ca624a{static_cast<std::uint16_t>(l328e99b9.first + l328e99b9.count), 3};
inline constexpr OperandList l346057f5{static_cast<std::uint16_t>(l33ca624a.first + l33ca624a.count), 1};
inline constexpr OperandList l3505464f{static_cast<std::uint16_t>(l346057f5.first + l346057f5.count), 2};
inline constexpr OperandList l356dc601{static_cast<std::uint16_t>(l3505464f.first + l3505464f.count), 3};
inline constexpr OperandList l35e43d8d{static_cast<std::uint16_t>(l356dc601.first + l356dc601.count), 2};
inline constexpr OperandList l36284cda{static_cast<std::uint16_t>(l35e43d8d.first + l35e43d8d.count), 2};
inline constexpr OperandList l363a3ba3{static_cast<std::uint16_t>(l36284cda.first + l36284cda.count), 3};
inline constexpr OperandList l3726404b{static_cast<std::uint16_t>(l363a3ba3.first + l363a3ba3.count), 4};
inline constexpr OperandList l382efd83{static_cast<std::uint16_t>(l3726404b.first + l3726404b.count), 3};
inline constexpr OperandList l383f9d67{static_cast<std::uint16_t>(l382efd83.first + l382efd83.count), 4};
inline constexpr OperandList l39019dca{static_cast<std::uint16_t>(l383f9d67.first + l383f9d67.count), 3};
inline constexpr OperandList l3924200c{static_cast<std::uint16_t>(l39019dca.first + l39019dca.count), 2};
inline constexpr OperandList l394c79e3{static_cast<std::uint16_t>(l3924200c.first + l3924200c.count), 5};
inline constexpr OperandList l395de226{static_cast<std::uint16_t>(l394c79e3.first + l394c79e3.count), 3};
inline constexpr OperandList l39cfeda8{static_cast<std::uint16_t>(l395de226.first + l395de226.count), 2};
inline constexpr OperandList l39e4c945{static_cast<std::uint16_t>(l39cfeda8.first + l39cfeda8.count), 3};
inline constexpr OperandList l3a3098b7{static_cast<std::uint16_t>(l39e4c945.first + l39e4c945.count), 4};
inline constexpr OperandList l3a534b6a{static_cast<std::uint16_t>(l3a3098b7.first + l3a3098b7.count), 2};
inline constexpr OperandList l3a73fe24{static_cast<std::uint16_t>(l3a534b6a.first + l3a534b6a.count), 2};
inline constexpr OperandList l3a75ae7b{static_cast<std::uint16_t>(l3a73fe24.first + l3a73fe24.count), 3};
inline constexpr OperandList l3a851fbd{static_cast<std::uint16_t>(l3a75ae7b.first + l3a75ae7b.count), 3};
inline constexpr OperandList l3a8dd682{static_cast<std::uint16_t>(l3a851fbd.first + l3a851fbd.count), 3};
inline constexpr OperandList l3b57c337{static_cast<std::uint16_t>(l3a8dd682.first + l3a8dd682.count), 2};
inline constexpr OperandList l3c04b6fd{static_cast<std::uint16_t>(l3b57c337.first + l3b57c337.count), 5};
inline constexpr OperandList l3c976c4a{static_cast<std::uint16_t>(l3c04b6fd.first + l3c04b6fd.count), 4};
inline constexpr OperandList l3cdecaa2{static_cast<std::uint16_t>(l3c976c4a.first + l3c976c4a.count), 5};
inline constexpr OperandList l3d57ccd3{static_cast<std::uint16_t>(l3cdecaa2.first + l3cdecaa2.count), 4};
inline constexpr OperandList l3e55ed11{static_cast<std::uint16_t>(l3d57ccd3.first + l3d57ccd3.count), 3};
inline constexpr OperandList l3e57ca54{static_cast<std::uint16_t>(l3e55ed11.first + l3e55ed11.count), 2};
inline constexpr OperandList l3ed49670{static_cast<std::uint16_t>(l3e57ca54.first + l3e57ca54.count), 2};
inline constexpr OperandList l3f7da9be{static_cast<std::uint16_t>(l3ed49670.first + l3ed49670.count), 3};
inline constexpr OperandList l3fa271fe{static_cast<std::uint16_t>(l3f7da9be.first + l3f7da9be.count), 2};
inline constexpr OperandList l3fb30b52{static_cast<std::uint16_t>(l3fa271fe.first + l3fa271fe.count), 2};
inline constexpr OperandList l3fd53a9f{static_cast<std::uint16_t>(l3fb30b52.first + l3fb30b52.count), 4};
inline constexpr OperandList l4073dfcb{static_cast<std::uint16_t>(l3fd53a9f.first + l3fd53a9f.count), 2};
inline constexpr OperandList l4101910c{static_cast<std::uint16_t>(l4073dfcb.first + l4073dfcb.count), 3};
inline constexpr OperandList l411b6743{static_cast<std::uint16_t>(l4101910c.first + l4101910c.count), 4};
inline constexpr OperandList l416c0c4e{static_cast<std::uint16_t>(l411b6743.first + l411b6743.count), 2};
inline constexpr OperandList l4325f8d0{static_cast<std::uint16_t>(l416c0c4e.first + l416c0c4e.count), 3};
inline constexpr OperandList l433e341d{static_cast<std::uint16_t>(l4325f8d0.first + l4325f8d0.count), 3};
inline constexpr OperandList l43c2e5a8{static_cast<std::uint16_t>(l433e341d.first + l433e341d.count), 3};
inline constexpr OperandList l44a66f8d{static_cast<std::uint16_t>(l43c2e5a8.first + l43c2e5a8.count), 3};
inline constexpr OperandList l45057b9f{static_cast<std::uint16_t>(l44a66f8d.first + l44a66f8d.count), 3};
inline constexpr OperandList l456a95df{static_cast<std::uint16_t>(l45057b9f.first + l45057b9f.count), 4};
inline constexpr OperandList l459dc4e7{static_cast<std::uint16_t>(l456a95df.first + l456a95df.count), 3};
inline constexpr OperandList l46834fda{static_cast<std::uint16_t>(l459dc4e7.first + l459dc4e7.count), 2};
inline constexpr OperandList l46bedb9f{static_cast<std::uint16_t>(l46834fda.first + l46834fda.count), 4};
inline constexpr OperandList l46ed920b{static_cast<std::uint16_t>(l46bedb9f.first + l46bedb9f.count), 3};
inline constexpr OperandList l4719c3cd{static_cast<std::uint16_t>(l46ed920b.first + l46ed920b.count), 3};
inline constexpr OperandList l474a1047{static_cast<std::uint16_t>(l4719c3cd.first + l4719c3cd.count), 2};
inline constexpr OperandList l47e5df6a{static_cast<std::uint16_t>(l474a1047.first + l474a1047.count), 4};
inline constexpr OperandList l4894094b{static_cast<std::uint16_t>(l47e5df6a.first + l47e5df6a.count), 5};
inline constexpr OperandList l48b8611f{static_cast<std::uint16_t>(l4894094b.first + l4894094b.count), 3};
inline constexpr OperandList l49328e7d{static_cast<std::uint16_t>(l48b8611f.first + l48b8611f.count), 3};
inline constexpr OperandList l4938f942{static_cast<std::uint16_t>(l49328e7d.first + l49328e7d.count), 4};
inline constexpr OperandList l4a0095bf{static_cast<std::uint16_t>(l4938f942.first + l4938f942.count), 3};
inline constexpr OperandList l4a15fb98{static_cast<std::uint16_t>(l4a0095bf.first + l4a0095bf.count), 2};
inline constexpr OperandList l4a36d191{static_cast<std::uint16_t>(l4a15fb98.first + l4a15fb98.count), 4};
inline constexpr OperandList l4aa1060b{static_cast<std::uint16_t>(l4a36d191.first + l4a36d191.count), 4};
inline constexpr OperandList l4b380bbd{static_cast<std::uint16_t>(l4aa1060b.first + l4aa1060b.count), 2};
inline constexpr OperandList l4ba9ecbc{static_cast<std::uint16_t>(l4b380bbd.first + l4b380bbd.count), 3};
inline constexpr OperandList l4cca8b48{static_cast<std::uint16_t>(l4ba9ecbc.first + l4ba9ecbc.count), 3};
inline constexpr OperandList l4cd59b2a{static_cast<std::uint16_t>(l4cca8b48.first + l4cca8b48.count), 3};
inline constexpr OperandList l4cef2f83{static_cast<std::uint16_t>(l4cd59b2a.first + l4cd59b2a.count), 4};
inline constexpr OperandList l4d897e32{static_cast<std::uint16_t>(l4cef2f83.first + l4cef2f83.count), 2};
inline constexpr OperandList l4e996b16{static_cast<std::uint16_t>(l4d897e32.first + l4d897e32.count), 4};
inline constexpr OperandList l4ee3a878{static_cast<std::uint16_t>(l4e996b16.first + l4e996b16.count), 4};
inline constexpr OperandList l4f0854af{static_cast<std::uint16_t>(l4ee3a878.first + l4ee3a878.count), 4};
inline constexpr OperandList l4f51ef1c{static_cast<std::uint16_t>(l4f0854af.first + l4f0854af.count), 5};
inline constexpr OperandList l4fa7538e{static_cast<std::uint16_t>(l4f51ef1c.first + l4f51ef1c.count), 2};
inline constexpr OperandList l4fabdffd{static_cast<std::uint16_t>(l4fa7538e.first + l4fa7538e.count), 4};
inline constexpr OperandList l4fdaca50{static_cast<std::uint16_t>(l4fabdffd.first + l4fabdffd.count), 3};
inline constexpr OperandList l4ff1d059{static_cast<std::uint16_t>(l4fdaca50.first + l4fdaca50.count), 3};
inline constexpr OperandList l50aceac8{static_cast<std::uint16_t>(l4ff1d059.first + l4ff1d059.count), 3};
inline constexpr OperandList l511e6a24{static_cast<std::uint16_t>(l50aceac8.first + l50aceac8.count), 2};
inline constexpr OperandList l51477f8b{static_cast<std::uint16_t>(l511e6a24.first + l511e6a24.count), 4};
inline constexpr OperandList l51950e1c{static_cast<std::uint16_t>(l51477f8b.first + l51477f8b.count), 2};
inline constexpr OperandList l51d1f932{static_cast<std::uint16_t>(l51950e1c.first + l51950e1c.count), 2};
inline constexpr OperandList l51d53725{static_cast<std::uint16_t>(l51d1f932.first + l51d1f932.count), 3};
inline constexpr OperandList l51dca663{static_cast<std::uint16_t>(l51d53725.first + l51d53725.count), 4};
inline constexpr OperandList l520c8774{static_cast<std::uint16_t>(l51dca663.first + l51dca663.count), 3};
inline constexpr OperandList l52911ba2{static_cast<std::uint16_t>(l520c8774.first + l520c8774.count), 5};
inline constexpr OperandList l52952f6e{static_cast<std::uint16_t>(l52911ba2.first + l52911ba2.count), 3};
inline constexpr OperandList l52d028b6{static_cast<std::uint16_t>(l52952f6e.first + l52952f6e.count), 2};
inline constexpr OperandList l52faf3c4{static_cast<std::uint16_t>(l52d028b6.first + l52d028b6.count), 3};
inline constexpr OperandList l5385430a{static_cast<std::uint16_t>(l52faf3c4.first + l52faf3c4.count), 2};
inline constexpr OperandList l54e5426f{static_cast<std::uint16_t>(l5385430a.first + l5385430a.count), 2};
inline constexpr OperandList l54f41e21{static_cast<std::uint16_t>(l54e5426f.first + l54e5426f.count), 3};
inline constexpr OperandList l54faa09d{static_cast<std::uint16_t>(l54f41e21.first + l54f41e21.count), 4};
inline constexpr OperandList l554196dc{static_cast<std::uint16_t>(l54faa09d.first + l54faa09d.count), 2};
inline constexpr OperandList l555ebbf7{static_cast<std::uint16_t>(l554196dc.first + l554196dc.count), 4};
inline constexpr OperandList l55e7221b{static_cast<std::uint16_t>(l555ebbf7.first + l555ebbf7.count), 3};
inline constexpr OperandList l55f9b272{static_cast<std::uint16_t>(l55e7221b.first + l55e7221b.count), 4};
inline constexpr OperandList l573fb255{static_cast<std::uint16_t>(l55f9b272.first + l55f9b272.count), 2};
inline constexpr OperandList l578773f2{static_cast<std::uint16_t>(l573fb255.first + l573fb255.count), 2};
inline constexpr OperandList l57a8a886{static_cast<std::uint16_t>(l578773f2.first + l578773f2.count), 4};
inline constexpr OperandList l57ef36e3{static_cast<std::uint16_t>(l57a8a886.first + l57a8a886.count), 3};
inline constexpr OperandList l584c883c{static_cast<std::uint16_t>(l57ef36e3.first + l57ef36e3.count), 2};
inline constexpr OperandList l585ec687{static_cast<std::uint16_t>(l584c883c.first + l584c883c.count), 3};
inline constexpr OperandList l588d58a5{static_cast<std::uint16_t>(l585ec687.first + l585ec687.count), 2};
inline constexpr OperandList l58bce22b{static_cast<std::uint16_t>(l588d58a5.first + l588d58a5.count), 3};
inline constexpr OperandList l58c11309{static_cast<std::uint16_t>(l58bce22b.first + l58bce22b.count), 2};
inline constexpr OperandList l5a06e366{static_cast<std::uint16_t>(l58c11309.first + l58c11309.count), 5};
inline constexpr OperandList l5a1159e1{static_cast<std::uint16_t>(l5a06e366.first + l5a06e366.count), 2};
inline constexpr OperandList l5a61ee30{static_cast<std::uint16_t>(l5a1159e1.first + l5a1159e1.count), 4};
inline constexpr OperandList l5a74b822{static_cast<std::uint16_t>(l5a61ee30.first + l5a61ee30.count), 4};
inline constexpr OperandList l5b04e019{static_cast<std::uint16_t>(l5a74b822.first + l5a74b822.count), 5};
inline constexpr OperandList l5bb0d850{static_cast<std::uint16_t>(l5b04e019.first + l5b04e019.count), 5};
inline constexpr OperandList l5bc54f82{static_cast<std::uint16_t>(l5bb0d850.first + l5bb0d850.count), 3};
inline constexpr OperandList l5bce601b{static_cast<std::uint16_t>(l5bc54f82.first + l5bc54f82.count), 3};
inline constexpr OperandList l5c8d5da4{static_cast<std::uint16_t>(l5bce601b.first + l5bce601b.count), 1};
inline constexpr OperandList l5c8f8e46{static_cast<std::uint16_t>(l5c8d5da4.first + l5c8d5da4.count), 3};
inline constexpr OperandList l5d30b1b8{static_cast<std::uint16_t>(l5c8f8e46.first + l5c8f8e46.count), 2};
inline constexpr OperandList l5d315ac8{static_cast<std::uint16_t>(l5d30b1b8.first + l5d30b1b8.count), 4};
inline constexpr OperandList l5df95601{static_cast<std::uint16_t>(l5d315ac8.first + l5d315ac8.count), 3};
inline constexpr OperandList l5e071052{static_cast<std::uint16_t>(l5df95601.first + l5df95601.count), 4};
inline constexpr OperandList l5e6926e7{static_cast<std::uint16_t>(l5e071052.first + l5e071052.count), 3};
inline constexpr OperandList l5f5beec0{static_cast<std::uint16_t>(l5e6926e7.first + l5e6926e7.count), 3};
inline constexpr OperandList l60caf6a7{static_cast<std::uint16_t>(l5f5beec0.first + l5f5beec0.count), 2};
inline constexpr OperandList l60ea839b{static_cast<std::uint16_t>(l60caf6a7.first + l60caf6a7.count), 4};
inline constexpr OperandList l61db74c1{static_cast<std::uint16_t>(l60ea839b.first + l60ea839b.count), 3};
inline constexpr OperandList l61f88c14{static_cast<std::uint16_t>(l61db74c1.first + l61db74c1.count), 3};
inline constexpr OperandList l626a236b{static_cast<std::uint16_t>(l61f88c14.first + l61f88c14.count), 5};
inline constexpr OperandList l62bf90eb{static_cast<std::uint16_t>(l626a236b.first + l626a236b.count), 3};
inline constexpr OperandList l65bee367{static_cast<std::uint16_t>(l62bf90eb.first + l62bf90eb.count), 4};
inline constexpr OperandList l66280178{static_cast<std::uint16_t>(l65bee367.first + l65bee367.count), 4};
inline constexpr OperandList l6691d9dd{static_cast<std::uint16_t>(l66280178.first + l66280178.count), 4};
inline constexpr OperandList l66ee6e12{static_cast<std::uint16_t>(l6691d9dd.first + l6691d9dd.count), 3};
inline constexpr OperandList l67d38094{static_cast<std::uint16_t>(l66ee6e12.first + l66ee6e12.count), 3};
inline constexpr OperandList l68538871{static_cast<std::uint16_t>(l67d38094.first + l67d38094.count), 3};
inline constexpr OperandList l6872eb52{static_cast<std::uint16_t>(l68538871.first + l68538871.count), 2};
inline constexpr OperandList l68d1f13c{static_cast<std::uint16_t>(l6872eb52.first + l6872eb52.count), 3};
inline constexpr OperandList l69121625{static_cast<std::uint16_t>(l68d1f13c.first + l68d1f13c.count), 5};
inline constexpr OperandList l6a442b03{static_cast<std::uint16_t>(l69121625.first + l69121625.count), 3};
inline constexpr OperandList l6a5ea31b{static_cast<std::uint16_t>(l6a442b03.first + l6a442b03.count), 5};
inline constexpr OperandList l6a649bd7{static_cast<std::uint16_t>(l6a5ea31b.first + l6a5ea31b.count), 3};
inline constexpr OperandList l6b32dd83{static_cast<std::uint16_t>(l6a649bd7.first + l6a649bd7.count), 2};
inline constexpr OperandList l6b43f54a{static_cast<std::uint16_t>(l6b32dd83.first + l6b32dd83.count), 2};
inline constexpr OperandList l6d943e8b{static_cast<std::uint16_t>(l6b43f54a.first + l6b43f54a.count), 1};
inline constexpr OperandList l6e24fb15{static_cast<std::uint16_t>(l6d943e8b.first + l6d943e8b.count), 4};
inline constexpr OperandList l6e79cce9{static_cast<std::uint16_t>(l6e24fb15.first + l6e24fb15.count), 2};
inline constexpr OperandList l6e900679{static_cast<std::uint16_t>(l6e79cce9.first + l6e79cce9.count), 3};
inline constexpr OperandList l6f8d05f0{static_cast<std::uint16_t>(l6e900679.first + l6e900679.count), 3};
inline constexpr OperandList l6fa83225{static_cast<std::uint16_t>(l6f8d05f0.first + l6f8d05f0.count), 3};
inline constexpr OperandList l7040d479{static_cast<std::uint16_t>(l6fa83225.first + l6fa83225.count), 3};
inline constexpr OperandList l7064ecb3{static_cast<std::uint16_t>(l7040d479.first + l7040d479.count), 3};
inline constexpr OperandList l72bdfa3c{static_cast<std::uint16_t>(l7064ecb3.first + l7064ecb3.count), 2};
inline constexpr OperandList l743ea5ab{static_cast<std::uint16_t>(l72bdfa3c.first + l72bdfa3c.count), 4};
inline constexpr OperandList l752b2767{static_cast<std::uint16_t>(l743ea5ab.first + l743ea5ab.count), 2};
inline constexpr OperandList l76a1431c{static_cast<std::uint16_t>(l752b2767.first + l752b2767.count), 6};
inline constexpr OperandList l76c9198d{static_cast<std::uint16_t>(l76a1431c.first + l76a1431c.count), 5};
inline constexpr OperandList l76dc4858{static_cast<std::uint16_t>(l76c9198d.first + l76c9198d.count), 5};
inline constexpr OperandList l7751a98d{static_cast<std::uint16_t>(l76dc4858.first + l76dc4858.count), 2};
inline constexpr OperandList l778e7629{static_cast<std::uint16_t>(l7751a98d.first + l7751a98d.count), 1};
inline constexpr OperandList l77cea74c{static_cast<std::uint16_t>(l778e7629.first + l778e7629.count), 4};
inline constexpr OperandList l77e62250{static_cast<std::uint16_t>(l77cea74c.first + l77cea74c.count), 3};
inline constexpr OperandList l784a3d00{static_cast<std::uint16_t>(l77e62250.first + l77e62250.count), 6};
inline constexpr OperandList l7862d499{static_cast<std::uint16_t>(l784a3d00.first + l784a3d00.count), 3};
inline constexpr OperandList l78919ff3{static_cast<std::uint16_t>(l7862d499.first + l7862d499.count), 4};
inline constexpr OperandList l79474ed2{static_cast<std::uint16_t>(l78919ff3.first + l78919ff3.count), 2};
inline constexpr OperandList l7b29a9e3{static_cast<std::uint16_t>(l79474ed2.first + l79474ed2.count), 4};
inline constexpr OperandList l7cc28d89{static_cast<std::uint16_t>(l7b29a9e3.first + l7b29a9e3.count), 3};
inline constexpr OperandList l7db957e9{static_cast<std::uint16_t>(l7cc28d89.first + l7cc28d89.count), 3};
inline constexpr OperandList l7e0f96d3{static_cast<std::uint16_t>(l7db957e9.first + l7db957e9.count), 4};
inline constexpr OperandList l7e21dcbf{static_cast<std::uint16_t>(l7e0f96d3.first + l7e0f96d3.count), 4};
inline constexpr OperandList l7e2222cd{static_cast<std::uint16_t>(l7e21dcbf.first + l7e21dcbf.count), 4};
inline constexpr OperandList l7eedba29{static_cast<std::uint16_t>(l7e2222cd.first + l7e2222cd.count), 5};
inline constexpr OperandList l7f86a5ef{static_cast<std::uint16_t>(l7eedba29.first + l7eedba29.count), 5};
inline constexpr OperandList l80221440{static_cast<std::uint16_t>(l7f86a5ef.first + l7f86a5ef.count), 3};
inline constexpr OperandList l8090f21e{static_cast<std::uint16_t>(l80221440.first + l80221440.count), 2};
inline constexpr OperandList l81050688{static_cast<std::uint16_t>(l8090f21e.first + l8090f21e.count), 3};
inline constexpr OperandList l81719454{static_cast<std::uint16_t>(l81050688.first + l81050688.count), 3};
inline constexpr OperandList l822255c7{static_cast<std::uint16_t>(l81719454.first + l81719454.count), 3};
inline constexpr OperandList l8253236b{static_cast<std::uint16_t>(l822255c7.first + l822255c7.count), 3};
inline constexpr OperandList l83538e6b{static_cast<std::uint16_t>(l8253236b.first + l8253236b.count), 1};
inline constexpr OperandList l83f5b112{static_cast<std::uint16_t>(l83538e6b.first + l83538e6b.count), 2};
inline constexpr OperandList l8444d07b{static_cast<std::uint16_t>(l83f5b112.first + l83f5b112.count), 4};
inline constexpr OperandList l85481bc0{static_cast<std::uint16_t>(l8444d07b.first + l8444d07b.count), 4};
inline constexpr OperandList l868c33b4{static_cast<std::uint16_t>(l85481bc0.first + l85481bc0.count), 3};
inline constexpr OperandList l869e6257{static_cast<std::uint16_t>(l868c33b4.first + l868c33b4.count), 2};
inline constexpr OperandList l86bb02dd{static_cast<std::uint16_t>(l869e6257.first + l869e6257.count), 2};
inline constexpr OperandList l879b69bb{static_cast<std::uint16_t>(l86bb02dd.first + l86bb02dd.count), 3};
inline constexpr OperandList l884926f1{static_cast<std::uint16_t>(l879b69bb.first + l879b69bb.count), 2};
inline constexpr OperandList l89c00526{static_cast<std::uint16_t>(l884926f1.first + l884926f1.count), 4};
inline constexpr OperandList l8a7f4137{static_cast<std::uint16_t>(l89c00526.first + l89c00526.count), 3};
inline constexpr OperandList l8a91972d{static_cast<std::uint16_t>(l8a7f4137.first + l8a7f4137.count), 3};
inline constexpr OperandList l8a97e798{static_cast<std::uint16_t>(l8a91972d.first + l8a91972d.count), 4};
inline constexpr OperandList l8b214bcf{static_cast<std::uint16_t>(l8a97e798.first + l8a97e798.count), 3};
inline constexpr OperandList l8c0a86e9{static_cast<std::uint16_t>(l8b214bcf.first + l8b214bcf.count), 2};
inline constexpr OperandList l8c17c55b{static_cast<std::uint16_t>(l8c0a86e9.first + l8c0a86e9.count), 6};
inline constexpr OperandList l8c6b4f00{static_cast<std::uint16_t>(l8c17c55b.first + l8c17c55b.count), 3};
inline constexpr OperandList l8c7063c6{static_cast<std::uint16_t>(l8c6b4f00.first + l8c6b4f00.count), 4};
inline constexpr OperandList l8c75c570{static_cast<std::uint16_t>(l8c7063c6.first + l8c7063c6.count), 4};
inline constexpr OperandList l8c9bc068{static_cast<std::uint16_t>(l8c75c570.first + l8c75c570.count), 4};
inline constexpr OperandList l8ce22665{static_cast<std::uint16_t>(l8c9bc068.first + l8c9bc068.count), 3};
inline constexpr OperandList l8d56a601{static_cast<std::uint16_t>(l8ce22665.first + l8ce22665.count), 2};
inline constexpr OperandList l8d627933{static_cast<std::uint16_t>(l8d56a601.first + l8d56a601.count), 3};
inline constexpr OperandList l8db36e4a{static_cast<std::uint16_t>(l8d627933.first + l8d627933.count), 5};
inline constexpr OperandList l8dcfe0a6{static_cast<std::uint16_t>(l8db36e4a.first + l8db36e4a.count), 3};
inline constexpr OperandList l8ee776da{static_cast<std::uint16_t>(l8dcfe0a6.first + l8dcfe0a6.count), 3};
inline constexpr OperandList l8f6546dd{static_cast<std::uint16_t>(l8ee776da.first + l8ee776da.count), 3};
inline constexpr OperandList l8fc24a54{static_cast<std::uint16_t>(l8f6546dd.first + l8f6546dd.count), 3};
inline constexpr OperandList l908f8112{static_cast<std::uint16_t>(l8fc24a54.first + l8fc24a54.count), 3};
inline constexpr OperandList l90e784b1{static_cast<std::uint16_t>(l908f8112.first + l908f8112.count), 2};
inline constexpr OperandList l91458488{static_cast<std::uint16_t>(l90e784b1.first + l90e784b1.count), 5};
inline constexpr OperandList l91e057b0{static_cast<std::uint16_t>(l91458488.first + l91458488.count), 3};
inline constexpr OperandList l91e64182{static_cast<std::uint16_t>(l91e057b0.first + l91e057b0.count), 3};
inline constexpr OperandList l922621ee{static_cast<std::uint16_t>(l91e64182.first + l91e64182.count), 3};
inline constexpr OperandList l923a3ab1{static_cast<std::uint16_t>(l922621ee.first + l922621ee.count), 3};
inline constexpr OperandList l92a7ab0b{static_cast<std::uint16_t>(l923a3ab1.first + l923a3ab1.count), 4};
inline constexpr OperandList l92b8a432{static_cast<std::uint16_t>(l92a7ab0b.first + l92a7ab0b.count), 2};
inline constexpr OperandList l937ee316{static_cast<std::uint16_t>(l92b8a432.first + l92b8a432.count), 2};
inline constexpr OperandList l949f17c8{static_cast<std::uint16_t>(l937ee316.first + l937ee316.count), 3};
inline constexpr OperandList l94c38826{static_cast<std::uint16_t>(l949f17c8.first + l949f17c8.count), 4};
inline constexpr OperandList l950bbbe4{static_cast<std::uint16_t>(l94c38826.first + l94c38826.count), 4};
inline constexpr OperandList l9525d7fd{static_cast<std::uint16_t>(l950bbbe4.first + l950bbbe4.count), 3};
inline constexpr OperandList l95913bd7{static_cast<std::uint16_t>(l9525d7fd.first + l9525d7fd.count), 4};
inline constexpr OperandList l95abc9cd{static_cast<std::uint16_t>(l95913bd7.first + l95913bd7.count), 2};
inline constexpr OperandList l961fcd4a{static_cast<std::uint16_t>(l95abc9cd.first + l95abc9cd.count), 5};
inline constexpr OperandList l96a69be1{static_cast<std::uint16_t>(l961fcd4a.first + l961fcd4a.count), 4};
inline constexpr OperandList l96c8c00a{static_cast<std::uint16_t>(l96a69be1.first + l96a69be1.count), 2};
inline constexpr OperandList l981e48a9{static_cast<std::uint16_t>(l96c8c00a.first + l96c8c00a.count), 2};
inline constexpr OperandList l9826c171{static_cast<std::uint16_t>(l981e48a9.first + l981e48a9.count), 3};
inline constexpr OperandList l9849cf43{static_cast<std::uint16_t>(l9826c171.first + l9826c171.count), 2};
inline constexpr OperandList l98b34635{static_cast<std::uint16_t>(l9849cf43.first + l9849cf43.count), 2};
inline constexpr OperandList l98f7e604{static_cast<std::uint16_t>(l98b34635.first + l98b34635.count), 2};
inline constexpr OperandList l9931ccda{static_cast<std::uint16_t>(l98f7e604.first + l98f7e604.count), 3};
inline constexpr OperandList l996658df{static_cast<std::uint16_t>(l9931ccda.first + l9931ccda.count), 3};
inline constexpr OperandList l9a05dce9{static_cast<std::uint16_t>(l996658df.first + l996658df.count), 5};
inline constexpr OperandList l9a789d06{static_cast<std::uint16_t>(l9a05dce9.first + l9a05dce9.count), 3};
inline constexpr OperandList l9b5f59e7{static_cast<std::uint16_t>(l9a789d06.first + l9a789d06.count), 5};
inline constexpr OperandList l9beab273{static_cast<std::uint16_t>(l9b5f59e7.first + l9b5f59e7.count), 3};
inline constexpr OperandList l9c5f9f9d{static_cast<std::uint16_t>(l9beab273.first + l9beab273.count), 2};
inline constexpr OperandList l9c7af119{static_cast<std::uint16_t>(l9c5f9f9d.first + l9c5f9f9d.count), 2};
inline constexpr OperandList l9cc64321{static_cast<std::uint16_t>(l9c7af119.first + l9c7af119.count), 4};
inline constexpr OperandList l9d2e806c{static_cast<std::uint16_t>(l9cc64321.first + l9cc64321.count), 3};
inline constexpr OperandList l9dbdf429{static_cast<std::uint16_t>(l9d2e806c.first + l9d2e806c.count), 4};
inline constexpr OperandList l9dff8f3f{static_cast<std::uint16_t>(l9dbdf429.first + l9dbdf429.count), 3};
inline constexpr OperandList l9ef49d25{static_cast<std::uint16_t>(l9dff8f3f.first + l9dff8f3f.count), 2};
inline constexpr OperandList l9ef89c45{static_cast<std::uint16_t>(l9ef49d25.first + l9ef49d25.count), 1};
inline constexpr OperandList la062dc3b{static_cast<std::uint16_t>(l9ef89c45.first + l9ef89c45.count), 3};
inline constexpr OperandList la1323634{static_cast<std::uint16_t>(la062dc3b.first + la062dc3b.count), 3};
inline constexpr OperandList la163f527{static_cast<std::uint16_t>(la1323634.first + la1323634.count), 3};
inline constexpr OperandList la1c43a5f{static_cast<std::uint16_t>(la163f527.first + la163f527.count), 2};
inline constexpr OperandList la1dbf593{static_cast<std::uint16_t>(la1c43a5f.first + la1c43a5f.count), 5};
inline constexpr OperandList la239256f{static_cast<std::uint16_t>(la1dbf593.first + la1dbf593.count), 3};
inline constexpr OperandList la2728e4c{static_cast<std::uint16_t>(la239256f.first + la239256f.count), 5};
inline constexpr OperandList la2f2cc6d{static_cast<std::uint16_t>(la2728e4c.first + la2728e4c.count), 2};
inline constexpr OperandList la3ba4d7d{static_cast<std::uint16_t>(la2f2cc6d.first + la2f2cc6d.count), 4};
inline constexpr OperandList la45f1a9c{static_cast<std::uint16_t>(la3ba4d7d.first + la3ba4d7d.count), 2};
inline constexpr OperandList la46bb5e2{static_cast<std::uint16_t>(la45f1a9c.first + la45f1a9c.count), 4};
inline constexpr OperandList la5bf9aab{static_cast<std::uint16_t>(la46bb5e2.first + la46bb5e2.count), 3};
inline constexpr OperandList la64fed7b{static_cast<std::uint16_t>(la5bf9aab.first + la5bf9aab.count), 3};
inline constexpr OperandList la6a4b6a3{static_cast<std::uint16_t>(la64fed7b.first + la64fed7b.count), 5};
inline constexpr OperandList la6ba4026{static_cast<std::uint16_t>(la6a4b6a3.first + la6a4b6a3.count), 2};
inline constexpr OperandList la7409eca{static_cast<std::uint16_t>(la6ba4026.first + la6ba4026.count), 3};
inline constexpr OperandList la88fdb2b{static_cast<std::uint16_t>(la7409eca.first + la7409eca.count), 3};
inline constexpr OperandList la8b5fe7e{static_cast<std::uint16_t>(la88fdb2b.first + la88fdb2b.count), 3};
inline constexpr OperandList la9708521{static_cast<std::uint16_t>(la8b5fe7e.first + la8b5fe7e.count), 2};
inline constexpr OperandList laa1a7d2c{static_cast<std::uint16_t>(la9708521.first + la9708521.count), 3};
inline constexpr OperandList laa2058ac{static_cast<std::uint16_t>(laa1a7d2c.first + laa1a7d2c.count), 4};
inline constexpr OperandList laa63f7b8{static_cast<std::uint16_t>(laa2058ac.first + laa2058ac.count), 2};
inline constexpr OperandList laa788d10{static_cast<std::uint16_t>(laa63f7b8.first + laa63f7b8.count), 2};
inline constexpr OperandList laa7d0381{static_cast<std::uint16_t>(laa788d10.first + laa788d10.count), 2};
inline constexpr OperandList laab6d113{static_cast<std::uint16_t>(laa7d0381.first + laa7d0381.count), 4};
inline constexpr OperandList lacc5bcff{static_cast<std::uint16_t>(laab6d113.first + laab6d113.count), 3};
inline constexpr OperandList lacdb5aa4{static_cast<std::uint16_t>(lacc5bcff.first + lacc5bcff.count), 5};
inline constexpr OperandList ladac52ea{static_cast<std::uint16_t>(lacdb5aa4.first + lacdb5aa4.count), 4};
inline constexpr OperandList lae4ff532{static_cast<std::uint16_t>(ladac52ea.first + ladac52ea.count), 2};
inline constexpr OperandList lae790696{static_cast<std::uint16_t>(lae4ff532.first + lae4ff532.count), 2};
inline constexpr OperandList laec660c4{static_cast<std::uint16_t>(lae790696.first + lae790696.count), 3};
inline constexpr OperandList laef28cd0{static_cast<std::uint16_t>(laec660c4.first + laec660c4.count), 3};
inline constexpr OperandList laf049eea{static_cast<std::uint16_t>(laef28cd0.first + laef28cd0.count), 4};
inline constexpr OperandList laf165a97{static_cast<std::uint16_t>(laf049eea.first + laf049eea.count), 3};
inline constexpr OperandList laf5a7102{static_cast<std::uint16_t>(laf165a97.first + laf165a97.count), 5};
inline constexpr OperandList lb064f139{static_cast<std::uint16_t>(laf5a7102.first + laf5a7102.count), 3};
inline constexpr OperandList lb0eaaf94{static_cast<std::uint16_t>(lb064f139.first + lb064f139.count), 3};
inline constexpr OperandList lb0faadb1{static_cast<std::uint16_t>(lb0eaaf94.first + lb0eaaf94.count), 3};
inline constexpr OperandList lb2a9ab9b{static_cast<std::uint16_t>(lb0faadb1.first + lb0faadb1.count), 2};
inline constexpr OperandList lb2c36d9d{static_cast<std::uint16_t>(lb2a9ab9b.first + lb2a9ab9b.count), 2};
inline constexpr OperandList lb4050c96{static_cast<std::uint16_t>(lb2c36d9d.first + lb2c36d9d.count), 3};
inline constexpr OperandList lb44524be{static_cast<std::uint16_t>(lb4050c96.first + lb4050c96.count), 3};
inline constexpr OperandList lb4ccaace{static_cast<std::uint16_t>(lb44524be.first + lb44524be.count), 2};
inline constexpr OperandList lb50434f5{static_cast<std::uint16_t>(lb4ccaace.first + lb4ccaace.count), 2};
inline constexpr OperandList lb509fcdb{static_cast<std::uint16_t>(lb50434f5.first + lb50434f5.count), 5};
inline constexpr OperandList lb571db20{static_cast<std::uint16_t>(lb509fcdb.first + lb509fcdb.count), 2};
inline constexpr OperandList lb58732a3{static_cast<std::uint16_t>(lb571db20.first + lb571db20.count), 5};
inline constexpr OperandList lb5a20300{static_cast<std::uint16_t>(lb58732a3.first + lb58732a3.count), 5};
inline constexpr OperandList lb5c3af3e{static_cast<std::uint16_t>(lb5a20300.first + lb5a20300.count), 3};
inline constexpr OperandList lb6dd98cb{static_cast<std::uint16_t>(lb5c3af3e.first + lb5c3af3e.count), 3};
inline constexpr OperandList lb712f6c8{static_cast<std::uint16_t>(lb6dd98cb.first + lb6dd98cb.count), 2};
inline constexpr OperandList lb7154153{static_cast<std::uint16_t>(lb712f6c8.first + lb712f6c8.count), 4};
inline constexpr OperandList lb75c4d6a{static_cast<std::uint16_t>(lb7154153.first + lb7154153.count), 3};
inline constexpr OperandList lb7d19f0a{static_cast<std::uint16_t>(lb75c4d6a.first + lb75c4d6a.count), 3};
inline constexpr OperandList lb7dd55d5{static_cast<std::uint16_t>(lb7d19f0a.first + lb7d19f0a.count), 2};
inline constexpr OperandList lb87b9e0a{static_cast<std::uint16_t>(lb7dd55d5.first + lb7dd55d5.count), 4};
inline constexpr OperandList lb9021d05{static_cast<std::uint16_t>(lb87b9e0a.first + lb87b9e0a.count), 4};
inline constexpr OperandList lb93aac8f{static_cast<std::uint16_t>(lb9021d05.first + lb9021d05.count), 4};
inline constexpr OperandList lb9766b5c{static_cast<std::uint16_t>(lb93aac8f.first + lb93aac8f.count), 3};
inline constexpr OperandList lb99fd0e6{static_cast<std::uint16_t>(lb9766b5c.first + lb9766b5c.count), 5};
inline constexpr OperandList lba16b127{static_cast<std::uint16_t>(lb99fd0e6.first + lb99fd0e6.count), 3};
inline constexpr OperandList lba42f0e5{static_cast<std::uint16_t>(lba16b127.first + lba16b127.count), 3};
inline constexpr OperandList lba758e7b{static_cast<std::uint16_t>(lba42f0e5.first + lba42f0e5.count), 3};
inline constexpr OperandList lbad9e330{static_cast<std::uint16_t>(lba758e7b.first + lba758e7b.count), 3};
inline constexpr OperandList lbb44ffc6{static_cast<std::uint16_t>(lbad9e330.first + lbad9e330.count), 4};
inline constexpr OperandList lbb515e65{static_cast<std::uint16_t>(lbb44ffc6.first + lbb44ffc6.count), 3};
inline constexpr OperandList lbb849cf5{static_cast<std::uint16_t>(lbb515e65.first + lbb515e65.count), 4};
inline constexpr OperandList lbc3d7f94{static_cast<std::uint16_t>(lbb849cf5.first + lbb849cf5.count), 5};
inline constexpr OperandList lbcdd1e45{static_cast<std::uint16_t>(lbc3d7f94.first + lbc3d7f94.count), 5};
inline constexpr OperandList lbdaf1866{static_cast<std::uint16_t>(lbcdd1e45.first + lbcdd1e45.count), 3};
inline constexpr OperandList lbde17a2a{static_cast<std::uint16_t>(lbdaf1866.first + lbdaf1866.count), 3};
inline constexpr OperandList lbeb5b033{static_cast<std::uint16_t>(lbde17a2a.first + lbde17a2a.count), 3};
inline constexpr OperandList lbf224d07{static_cast<std::uint16_t>(lbeb5b033.first + lbeb5b033.count), 2};
inline constexpr OperandList lbfb767aa{static_cast<std::uint16_t>(lbf224d07.first + lbf224d07.count), 3};
inline constexpr OperandList lbfc4121b{static_cast<std::uint16_t>(lbfb767aa.first + lbfb767aa.count), 5};
inline constexpr OperandList lbffd97d2{static_cast<std::uint16_t>(lbfc4121b.first + lbfc4121b.count), 3};
inline constexpr OperandList lc00ad2d1{static_cast<std::uint16_t>(lbffd97d2.first + lbffd97d2.count), 2};
inline constexpr OperandList lc038ad3e{static_cast<std::uint16_t>(lc00ad2d1.first + lc00ad2d1.count), 4};
inline constexpr OperandList lc08cf341{static_cast<std::uint16_t>(lc038ad3e.first + lc038ad3e.count), 2};
inline constexpr OperandList lc096f6a8{static_cast<std::uint16_t>(lc08cf341.first + lc08cf341.count), 3};
inline constexpr OperandList lc0b04793{static_cast<std::uint16_t>(lc096f6a8.first + lc096f6a8.count), 4};
inline constexpr OperandList lc20a1c97{static_cast<std::uint16_t>(lc0b04793.first + lc0b04793.count), 3};
inline constexpr OperandList lc2ee8fdd{static_cast<std::uint16_t>(lc20a1c97.first + lc20a1c97.count), 4};
inline constexpr OperandList lc3cce088{static_cast<std::uint16_t>(lc2ee8fdd.first + lc2ee8fdd.count), 2};
inline constexpr OperandList lc4a70a32{static_cast<std::uint16_t>(lc3cce088.first + lc3cce088.count), 4};
inline constexpr OperandList lc4ab02b4{static_cast<std::uint16_t>(lc4a70a32.first + lc4a70a32.count), 3};
inline constexpr OperandList lc522bea4{static_cast<std::uint16_t>(lc4ab02b4.first + lc4ab02b4.count), 3};
inline constexpr OperandList lc534fc26{static_cast<std::uint16_t>(lc522bea4.first + lc522bea4.count), 3};
inline constexpr OperandList lc66e1182{static_cast<std::uint16_t>(lc534fc26.first + lc534fc26.count), 3};
inline constexpr OperandList lc6cdfded{static_cast<std::uint16_t>(lc66e1182.first + lc66e1182.count), 3};
inline constexpr OperandList lc88935d0{static_cast<std::uint16_t>(lc6cdfded.first + lc6cdfded.count), 2};
inline constexpr OperandList lc96f104a{static_cast<std::uint16_t>(lc88935d0.first + lc88935d0.count), 3};
inline constexpr OperandList lc9b33727{static_cast<std::uint16_t>(lc96f104a.first + lc96f104a.count), 2};
inline constexpr OperandList lca622930{static_cast<std::uint16_t>(lc9b33727.first + lc9b33727.count), 4};
inline constexpr OperandList lca7eca41{static_cast<std::uint16_t>(lca622930.first + lca622930.count), 3};
inline constexpr OperandList lcb8ac2c6{static_cast<std::uint16_t>(lca7eca41.first + lca7eca41.count), 2};
inline constexpr OperandList lcbaa7880{static_cast<std::uint16_t>(lcb8ac2c6.first + lcb8ac2c6.count), 5};
inline constexpr OperandList lcbf29ce4{static_cast<std::uint16_t>(lcbaa7880.first + lcbaa7880.count), 0};
inline constexpr OperandList lcc6a08fa{static_cast<std::uint16_t>(lcbf29ce4.first + lcbf29ce4.count), 3};
inline constexpr OperandList lcc76d468{static_cast<std::uint16_t>(lcc6a08fa.first + lcc6a08fa.count), 4};
inline constexpr OperandList lcd03a2a2{static_cast<std::uint16_t>(lcc76d468.first + lcc76d468.count), 3};
inline constexpr OperandList lcdc0a156{static_cast<std::uint16_t>(lcd03a2a2.first + lcd03a2a2.count), 3};
inline constexpr OperandList lcdc5fafa{static_cast<std::uint16_t>(lcdc0a156.first + lcdc0a156.count), 5};
inline constexpr OperandList lcdc9a8c9{static_cast<std::uint16_t>(lcdc5fafa.first + lcdc5fafa.count), 2};
inline constexpr OperandList lce19f884{static_cast<std::uint16_t>(lcdc9a8c9.first + lcdc9a8c9.count), 5};
inline constexpr OperandList lce2593bc{static_cast<std::uint16_t>(lce19f884.first + lce19f884.count), 6};
inline constexpr OperandList lce285fb8{static_cast<std::uint16_t>(lce2593bc.first + lce2593bc.count), 2};
inline constexpr OperandList lce2d09d5{static_cast<std::uint16_t>(lce285fb8.first + lce285fb8.count), 2};
inline constexpr OperandList lcf885bbf{static_cast<std::uint16_t>(lce2d09d5.first + lce2d09d5.count), 3};
inline constexpr OperandList ld003c084{static_cast<std::uint16_t>(lcf885bbf.first + lcf885bbf.count), 4};
inline constexpr OperandList ld00cd1fc{static_cast<std::uint16_t>(ld003c084.first + ld003c084.count), 2};
inline constexpr OperandList ld09d4647{static_cast<std::uint16_t>(ld00cd1fc.first + ld00cd1fc.count), 1};
inline constexpr OperandList ld10b21ea{static_cast<std::uint16_t>(ld09d4647.first + ld09d4647.count), 3};
inline constexpr OperandList ld121d24d{static_cast<std::uint16_t>(ld10b21ea.first + ld10b21ea.count), 3};
inline constexpr OperandList ld13ac85c{static_cast<std::uint16_t>(ld121d24d.first + ld121d24d.count), 3};
inline constexpr OperandList ld15a97f1{static_cast<std::uint16_t>(ld13ac85c.first + ld13ac85c.count), 3};
inline constexpr OperandList ld2ca7390{static_cast<std::uint16_t>(ld15a97f1.first + ld15a97f1.count), 3};
inline constexpr OperandList ld2dbc139{static_cast<std::uint16_t>(ld2ca7390.first + ld2ca7390.count), 2};
inline constexpr OperandList ld34ef703{static_cast<std::uint16_t>(ld2dbc139.first + ld2dbc139.count), 3};
inline constexpr OperandList ld4aac67e{static_cast<std::uint16_t>(ld34ef703.first + ld34ef703.count), 2};
inline constexpr OperandList ld4ece514{static_cast<std::uint16_t>(ld4aac67e.first + ld4aac67e.count), 3};
inline constexpr OperandList ld505f322{static_cast<std::uint16_t>(ld4ece514.first + ld4ece514.count), 3};
inline constexpr OperandList ld5312a2a{static_cast<std::uint16_t>(ld505f322.first + ld505f322.count), 2};
inline constexpr OperandList ld549f5aa{static_cast<std::uint16_t>(ld5312a2a.first + ld5312a2a.count), 3};
inline constexpr OperandList ld57385dd{static_cast<std::uint16_t>(ld549f5aa.first + ld549f5aa.count), 2};
inline constexpr OperandList ld57846dd{static_cast<std::uint16_t>(ld57385dd.first + ld57385dd.count), 3};
inline constexpr OperandList ld5bad81a{static_cast<std::uint16_t>(ld57846dd.first + ld57846dd.count), 5};
inline constexpr OperandList ld5d75d01{static_cast<std::uint16_t>(ld5bad81a.first + ld5bad81a.count), 2};
inline constexpr OperandList ld5f12854{static_cast<std::uint16_t>(ld5d75d01.first + ld5d75d01.count), 1};
inline constexpr OperandList ld5f2d90d{static_cast<std::uint16_t>(ld5f12854.first + ld5f12854.count), 4};
inline constexpr OperandList ld6ae008c{static_cast<std::uint16_t>(ld5f2d90d.first + ld5f2d90d.count), 4};
inline constexpr OperandList ld6c03ac0{static_cast<std::uint16_t>(ld6ae008c.first + ld6ae008c.count), 2};
inline constexpr OperandList ld89e27a0{static_cast<std::uint16_t>(ld6c03ac0.first + ld6c03ac0.count), 3};
inline constexpr OperandList ld8cf5b26{static_cast<std::uint16_t>(ld89e27a0.first + ld89e27a0.count), 3};
inline constexpr OperandList ld95e54c3{static_cast<std::uint16_t>(ld8cf5b26.first + ld8cf5b26.count), 4};
inline constexpr OperandList ld9f28648{static_cast<std::uint16_t>(ld95e54c3.first + ld95e54c3.count), 3};
inline constexpr OperandList lda273bf5{static_cast<std::uint16_t>(ld9f28648.first + ld9f28648.count), 4};
inline constexpr OperandList lda2adcda{static_cast<std::uint16_t>(lda273bf5.first + lda273bf5.count), 1};
inline constexpr OperandList lda6e21e2{static_cast<std::uint16_t>(lda2adcda.first + lda2adcda.count), 3};
inline constexpr OperandList ldb25ab48{static_cast<std::uint16_t>(lda6e21e2.first + lda6e21e2.count), 3};
inline constexpr OperandList ldb997006{static_cast<std::uint16_t>(ldb25ab48.first + ldb25ab48.count), 5};
inline constexpr OperandList ldbd7639a{static_cast<std::uint16_t>(ldb997006.first + ldb997006.count), 2};
inline constexpr OperandList ldbf0b50c{static_cast<std::uint16_t>(ldbd7639a.first + ldbd7639a.count), 3};
inline constexpr OperandList ldc8d7bc0{static_cast<std::uint16_t>(ldbf0b50c.first + ldbf0b50c.count), 3};
inline constexpr OperandList ldce3a640{static_cast<std::uint16_t>(ldc8d7bc0.first + ldc8d7bc0.count), 4};
inline constexpr OperandList ldd0eaa9c{static_cast<std::uint16_t>(ldce3a640.first + ldce3a640.count), 5};
inline constexpr OperandList lde1c37f0{static_cast<std::uint16_t>(ldd0eaa9c.first + ldd0eaa9c.count), 4};
inline constexpr OperandList lde500781{static_cast<std::uint16_t>(lde1c37f0.first + lde1c37f0.count), 2};
inline constexpr OperandList ldeb418f5{static_cast<std::uint16_t>(lde500781.first + lde500781.count), 4};
inline constexpr OperandList ldec7554b{static_cast<std::uint16_t>(ldeb418f5.first + ldeb418f5.count), 3};
inline constexpr OperandList ldef98fc1{static_cast<std::uint16_t>(ldec7554b.first + ldec7554b.count), 3};
inline constexpr OperandList ldf3bb15e{static_cast<std::uint16_t>(ldef98fc1.first + ldef98fc1.count), 3};
inline constexpr OperandList le12785c7{static_cast<std::uint16_t>(ldf3bb15e.first + ldf3bb15e.count), 3};
inline constexpr OperandList le3f1c24a{static_cast<std::uint16_t>(le12785c7.first + le12785c7.count), 4};
inline constexpr OperandList le4d38066{static_cast<std::uint16_t>(le3f1c24a.first + le3f1c24a.count), 5};
inline constexpr OperandList le6471b45{static_cast<std::uint16_t>(le4d38066.first + le4d38066.count), 2};
inline constexpr OperandList le6a2b059{static_cast<std::uint16_t>(le6471b45.first + le6471b45.count), 5};
inline constexpr OperandList le73ea496{static_cast<std::uint16_t>(le6a2b059.first + le6a2b059.count), 3};
inline constexpr OperandList le7c2fb25{static_cast<std::uint16_t>(le73ea496.first + le73ea496.count), 4};
inline constexpr OperandList le7fe7dac{static_cast<std::uint16_t>(le7c2fb25.first + le7c2fb25.count), 3};
inline constexpr OperandList le8177b56{static_cast<std::uint16_t>(le7fe7dac.first + le7fe7dac.count), 2};
inline constexpr OperandList le84fe689{static_cast<std::uint16_t>(le8177b56.first + le8177b56.count), 3};
inline constexpr OperandList le8f614b6{static_cast<std::uint16_t>(le84fe689.first + le84fe689.count), 3};
inline constexpr OperandList le91caa8a{static_cast<std::uint16_t>(le8f614b6.first + le8f614b6.count), 3};
inline constexpr OperandList le99087da{static_cast<std::uint16_t>(le91caa8a.first + le91caa8a.count), 4};
inline constexpr OperandList le9ecd20c{static_cast<std::uint16_t>(le99087da.first + le99087da.count), 3};
inline constexpr OperandList le9ecd568{static_cast<std::uint16_t>(le9ecd20c.first + le9ecd20c.count), 3};
inline constexpr OperandList leab2c9a4{static_cast<std::uint16_t>(le9ecd568.first + le9ecd568.count), 3};
inline constexpr OperandList leb2b130a{static_cast<std::uint16_t>(leab2c9a4.first + leab2c9a4.count), 4};
inline constexpr OperandList lebd0aac9{static_cast<std::uint16_t>(leb2b130a.first + leb2b130a.count), 3};
inline constexpr OperandList lebec509d{static_cast<std::uint16_t>(lebd0aac9.first + lebd0aac9.count), 3};
inline constexpr OperandList lec3e2e11{static_cast<std::uint16_t>(lebec509d.first + lebec509d.count), 3};
inline constexpr OperandList lec55c243{static_cast<std::uint16_t>(lec3e2e11.first + lec3e2e11.count), 4};
inline constexpr OperandList lec82304f{static_cast<std::uint16_t>(lec55c243.first + lec55c243.count), 5};
inline constexpr OperandList lecde6e50{static_cast<std::uint16_t>(lec82304f.first + lec82304f.count), 4};
inline constexpr OperandList led0352ed{static_cast<std::uint16_t>(lecde6e50.first + lecde6e50.count), 3};
inline constexpr OperandList led137f80{static_cast<std::uint16_t>(led0352ed.first + led0352ed.count), 2};
inline constexpr OperandList led195768{static_cast<std::uint16_t>(led137f80.first + led137f80.count), 4};
inline constexpr OperandList led33ddfe{static_cast<std::uint16_t>(led195768.first + led195768.count), 3};
inline constexpr OperandList led8208a4{static_cast<std::uint16_t>(led33ddfe.first + led33ddfe.count), 2};
inline constexpr OperandList lee4b07ac{static_cast<std::uint16_t>(led8208a4.first + led8208a4.count), 5};
inline constexpr OperandList leefb19da{static_cast<std::uint16_t>(lee4b07ac.first + lee4b07ac.count), 3};
inline constexpr OperandList lefb26ea4{static_cast<std::uint16_t>(leefb19da.first + leefb19da.count), 4};
inline constexpr OperandList lf0392aed{static_cast<std::uint16_t>(lefb26ea4.first + lefb26ea4.count), 3};
inline constexpr OperandList lf0aa0232{static_cast<std::uint16_t>(lf0392aed.first + lf0392aed.count), 2};
inline constexpr OperandList lf0aa4244{static_cast<std::uint16_t>(lf0aa0232.first + lf0aa0232.count), 4};
inline constexpr OperandList lf13a89cb{static_cast<std::uint16_t>(lf0aa4244.first + lf0aa4244.count), 5};
inline constexpr OperandList lf17febca{static_cast<std::uint16_t>(lf13a89cb.first + lf13a89cb.count), 3};
inline constexpr OperandList lf224ebd7{static_cast<std::uint16_t>(lf17febca.first + lf17febca.count), 2};
inline constexpr OperandList lf23befdd{static_cast<std::uint16_t>(lf224ebd7.first + lf224ebd7.count), 2};
inline constexpr OperandList lf2411039{static_cast<std::uint16_t>(lf23befdd.first + lf23befdd.count), 4};
inline constexpr OperandList lf26a758f{static_cast<std::uint16_t>(lf2411039.first + lf2411039.count), 2};
inline constexpr OperandList lf26d0a22{static_cast<std::uint16_t>(lf26a758f.first + lf26a758f.count), 2};
inline constexpr OperandList lf3491877{static_cast<std::uint16_t>(lf26d0a22.first + lf26d0a22.count), 3};
inline constexpr OperandList lf3b0eafe{static_cast<std::uint16_t>(lf3491877.first + lf3491877.count), 3};
inline constexpr OperandList lf3f9e22a{static_cast<std::uint16_t>(lf3b0eafe.first + lf3b0eafe.count), 3};
inline constexpr OperandList lf43bfcae{static_cast<std::uint16_t>(lf3f9e22a.first + lf3f9e22a.count), 3};
inline constexpr OperandList lf44996c7{static_cast<std::uint16_t>(lf43bfcae.first + lf43bfcae.count), 3};
inline constexpr OperandList lf48acc4a{static_cast<std::uint16_t>(lf44996c7.first + lf44996c7.count), 4};
inline constexpr OperandList lf4ac84cb{static_cast<std::uint16_t>(lf48acc4a.first + lf48acc4a.count), 3};
inline constexpr OperandList lf4d0312a{static_cast<std::uint16_t>(lf4ac84cb.first + lf4ac84cb.count), 3};
inline constexpr OperandList lf572743f{static_cast<std::uint16_t>(lf4d0312a.first + lf4d0312a.count), 4};
inline constexpr OperandList lf742768e{static_cast<std::uint16_t>(lf572743f.first + lf572743f.count), 3};
inline constexpr OperandList lf7b7c926{static_cast<std::uint16_t>(lf742768e.first + lf742768e.count), 3};
inline constexpr OperandList lf8b6bf82{static_cast<std::uint16_t>(lf7b7c926.first + lf7b7c926.count), 3};
inline constexpr OperandList lf8d5f418{static_cast<std::uint16_t>(lf8b6bf82.first + lf8b6bf82.count), 2};
inline constexpr OperandList lf9693da4{static_cast<std::uint16_t>(lf8d5f418.first + lf8d5f418.count), 4};
inline constexpr OperandList lfa2fbe3c{static_cast<std::uint16_t>(lf9693da4.first + lf9693da4.count), 3};
inline constexpr OperandList lfaa626be{static_cast<std::uint16_t>(lfa2fbe3c.first + lfa2fbe3c.count), 3};
inline constexpr OperandList lfaf41c64{static_cast<std::uint16_t>(lfaa626be.first + lfaa626be.count), 2};
inline constexpr OperandList lfc85c46a{static_cast<std::uint16_t>(lfaf41c64.first + lfaf41c64.count), 2};
inline constexpr OperandList lfd20c725{static_cast<std::uint16_t>(lfc85c46a.first + lfc85c46a.count), 3};
inline constexpr OperandList lfd60f965{static_cast<std::uint16_t>(lfd20c725.first + lfd20c725.count), 1};
inline constexpr OperandList lfdbbeafc{static_cast<std::uint16_t>(lfd60f965.first + lfd60f965.count), 4};
inline constexpr OperandList lfdfda9e1{static_cast<std::uint16_t>(lfdbbeafc.first + lfdbbeafc.count), 3};
inline constexpr OperandList lfe663327{static_cast<std::uint16_t>(lfdfda9e1.first + lfdfda9e1.count), 4};
inline constexpr OperandList lfeadd640{static_cast<std::uint16_t>(lfe663327.first + lfe663327.count), 2};
inline constexpr OperandList lfee31b35{static_cast<std::uint16_t>(lfeadd640.first + lfeadd640.count), 3};
inline constexpr OperandList lfefc2009{static_cast<std::uint16_t>(lfee31b35.first + lfee31b35.count), 4};
inline constexpr OperandList lffe1c946{static_cast<std::uint16_t>(lfefc2009.first + lfefc2009.count), 3};
}  // namespace list

}  // namespace detail

}  // namespace lockstep::cdna5_gfx1251
