// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/cdna1/isa.xml, vendor-xml/overrides/cdna.xml, vendor-xml/names.xml.
// Hash of what this file is made of: 00317a4c11fe0dca
// Operand lists. Instructions whose operands agree share one; a list is named by the hash of its content.
#pragma once

#include <array>
#include <cstdint>

#include "encodings.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::cdna1 {

namespace format {
inline constexpr DataFormat any{DataFormat::Kind::any, 0, 1};
inline constexpr DataFormat img{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat num_b1{DataFormat::Kind::bits, 1, 1};
inline constexpr DataFormat num_b128{DataFormat::Kind::bits, 128, 1};
inline constexpr DataFormat num_b16{DataFormat::Kind::bits, 16, 1};
inline constexpr DataFormat num_b32{DataFormat::Kind::bits, 32, 1};
inline constexpr DataFormat num_b64{DataFormat::Kind::bits, 64, 1};
inline constexpr DataFormat num_b8{DataFormat::Kind::bits, 8, 1};
inline constexpr DataFormat num_b96{DataFormat::Kind::bits, 96, 1};
inline constexpr DataFormat num_f16{DataFormat::Kind::floating, 16, 1};
inline constexpr DataFormat num_f32{DataFormat::Kind::floating, 32, 1};
inline constexpr DataFormat num_f64{DataFormat::Kind::floating, 64, 1};
inline constexpr DataFormat num_i16{DataFormat::Kind::signed_int, 16, 1};
inline constexpr DataFormat num_i24{DataFormat::Kind::signed_int, 24, 1};
inline constexpr DataFormat num_i32{DataFormat::Kind::signed_int, 32, 1};
inline constexpr DataFormat num_i64{DataFormat::Kind::signed_int, 64, 1};
inline constexpr DataFormat num_i8{DataFormat::Kind::signed_int, 8, 1};
inline constexpr DataFormat num_m64{DataFormat::Kind::lane_mask, 64, 1};
inline constexpr DataFormat num_pk16_f32{DataFormat::Kind::floating, 32, 16};
inline constexpr DataFormat num_pk16_i32{DataFormat::Kind::signed_int, 32, 16};
inline constexpr DataFormat num_pk2_b16{DataFormat::Kind::bits, 16, 2};
inline constexpr DataFormat num_pk2_b32{DataFormat::Kind::bits, 32, 2};
inline constexpr DataFormat num_pk2_b64{DataFormat::Kind::bits, 64, 2};
inline constexpr DataFormat num_pk2_bf16{DataFormat::Kind::bfloat, 16, 2};
inline constexpr DataFormat num_pk2_f16{DataFormat::Kind::floating, 16, 2};
inline constexpr DataFormat num_pk2_i16{DataFormat::Kind::signed_int, 16, 2};
inline constexpr DataFormat num_pk2_u16{DataFormat::Kind::unsigned_int, 16, 2};
inline constexpr DataFormat num_pk2_u8{DataFormat::Kind::unsigned_int, 8, 2};
inline constexpr DataFormat num_pk32_f32{DataFormat::Kind::floating, 32, 32};
inline constexpr DataFormat num_pk32_i32{DataFormat::Kind::signed_int, 32, 32};
inline constexpr DataFormat num_pk4_b8{DataFormat::Kind::bits, 8, 4};
inline constexpr DataFormat num_pk4_f16{DataFormat::Kind::floating, 16, 4};
inline constexpr DataFormat num_pk4_f32{DataFormat::Kind::floating, 32, 4};
inline constexpr DataFormat num_pk4_i32{DataFormat::Kind::signed_int, 32, 4};
inline constexpr DataFormat num_pk4_i8{DataFormat::Kind::signed_int, 8, 4};
inline constexpr DataFormat num_pk4_u8{DataFormat::Kind::unsigned_int, 8, 4};
inline constexpr DataFormat num_pk8_i4{DataFormat::Kind::signed_int, 4, 8};
inline constexpr DataFormat num_pk8_u4{DataFormat::Kind::unsigned_int, 4, 8};
inline constexpr DataFormat num_u16{DataFormat::Kind::unsigned_int, 16, 1};
inline constexpr DataFormat num_u24{DataFormat::Kind::unsigned_int, 24, 1};
inline constexpr DataFormat num_u32{DataFormat::Kind::unsigned_int, 32, 1};
inline constexpr DataFormat num_u64{DataFormat::Kind::unsigned_int, 64, 1};
inline constexpr DataFormat num_u8{DataFormat::Kind::unsigned_int, 8, 1};
inline constexpr DataFormat rsrc_scalar{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat rsrc_scratch{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat rsrc_typed{DataFormat::Kind::resource, 0, 1};
inline constexpr DataFormat samp{DataFormat::Kind::resource, 0, 1};
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
    in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_out(OperandKind::pc, format::num_b64, 64, Role::none), // l0061faa6
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l00799b8e
    inout(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l008a1cde
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l016dab60
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l018c30bd
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l01e6beed
    inout(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l0294e10f
    out(Field::vdst, OperandKind::vgpr, format::num_b16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_b16, 16, Role::s2), // l02cd151b
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), // l02e9596b
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), // l035b8102
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i8, 8, Role::s0), // l03683a92
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), // l041e5d96
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b8, 8, Role::data), // l05b353b1
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l065367bc
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_inout(OperandKind::scc, format::num_b1, 1, Role::none), // l066acc09
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), // l06a6abf5
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l074588cf
    out(Field::sdst, OperandKind::sreg, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l07bb6846
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // l07c50f92
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u64, 64, Role::s2), // l0a3b0106
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l0a3cf1e3
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l0a4e5c28
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), // l0a63544d
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0bb7adaf
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0c546b35
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b32, 32, Role::s0), // l0cb578f4
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l0d35e5af
    in(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::s0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // l0d7a7ac0
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::attr, format::num_u32, 9, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // l0e5249b9
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l0f2ef520
    out(Field::vdst, OperandKind::accvgpr, format::num_pk32_f32, 1024, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk32_f32, 1024, Role::s2), // l10309506
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l10834e8b
    in(Field::simm16, OperandKind::waitcnt, format::num_b16, 16, Role::imm), // l10999430
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l10c8bc51
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l11150959
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l11344783
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l11495edf
    out(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), // l11bdfd01
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk8_i4, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk8_i4, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i32, 32, Role::s2), // l11c4fcaf
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_i16, 32, Role::s1), // l12758e03
    out(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), // l12f89835
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), // l132e7d79
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // l1504e174
    in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), in(Field::literal, OperandKind::simm32, format::num_b32, 32, Role::imm), // l15b99631
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u24, 24, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u24, 24, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // l162311e3
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), // l162a54e1
    out(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1), // l173aad53
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_f16, 32, Role::s1), // l1830c273
    out(Field::vdst, OperandKind::accvgpr, format::num_pk4_i32, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_i8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_i8, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk4_i32, 128, Role::s2), // l18df5fca
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // l19302b8e
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // l1ae4e31c
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i16, 16, Role::s2), // l1af77d11
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), // l1b0aad17
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l1bdd8481
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l1bea2bb8
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l1c4b5229
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l1c5d4778
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l1dad55d9
    in(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l1dde23f5
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l1e964e91
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk4_b8, 32, Role::data), // l1f059351
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l20e626a8
    in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::simm4, format::num_b32, 32, Role::none), implicit_inout(OperandKind::m0, format::num_b32, 32, Role::none), // l20eba3c9
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), // l21e1748c
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2275a8ff
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l22cf1ef3
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l231a275e
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l2335cf11
    out(Field::vdst, OperandKind::vgpr, format::num_pk4_b8, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_pk4_u8, 32, Role::s2), // l243936cc
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l24661ef1
    out(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l24676848
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l24845d2c
    in(Field::sdata, OperandKind::simm8, format::num_b8, 8, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l24f86d13
    out(Field::sdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l26790b5e
    out(Field::vdst, OperandKind::accvgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_inline, format::num_b32, 32, Role::s0), // l26db2440
    in(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::s0), in(Field::simm16, OperandKind::simm16, format::num_u16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l286bf238
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l288a0a7b
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_i16, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i32, 32, Role::s2), // l28afd0d3
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l2ae341a7
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2b063248
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l2d6482b6
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 224, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l2df33094
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l2e2d77d4
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l2e73deba
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // l2eb7ec0c
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l2f509740
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 160, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l30c1676b
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l31110f44
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l317ec42e
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l328e99b9
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f64, 64, Role::data1), // l32de8ac2
    in(Field::sdata, OperandKind::simm8, format::num_b8, 8, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l33ae8cad
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u64, 64, Role::s1), // l34230b27
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l344da9e3
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i16, 16, Role::s0), // l3505464f
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l363a3ba3
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f32, 32, Role::data1), // l36cc8c08
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3783a187
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), // l37cddf48
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l382efd83
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l383f9d67
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3924200c
    in(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::s0), in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l3a02476d
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), // l3a50da58
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l3a534b6a
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i64, 64, Role::s1), // l3a628590
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), // l3a990118
    out(Field::vdst, OperandKind::accvgpr, format::num_pk4_f32, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk2_bf16, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk4_f32, 128, Role::s2), // l3aad290d
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3b57c337
    out(Field::vdst, OperandKind::accvgpr, format::num_pk16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_f16, 64, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_f16, 64, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk16_f32, 512, Role::s2), // l3b73445a
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3c999902
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // l3cd31c07
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), // l3d1b9e08
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), // l3ddd1075
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3e55ed11
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // l3e57ca54
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), // l3eb2ac6b
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s1), // l3ed2f2cf
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_pk2_f16, 32, Role::s2), // l3f4adde8
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3f7da9be
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l3f84c889
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // l3fa271fe
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l3fb30b52
    out(Field::vdst, OperandKind::accvgpr, format::num_pk4_f32, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk4_f32, 128, Role::s2), // l405d533a
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), // l4073dfcb
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l411b6743
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l416c0c4e
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_b32, 32, Role::s2), // l41ae4c14
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), // l430e008e
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l43614e49
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // l43fe058d
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l4545af56
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l4594d6b2
    out(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), // l45d2fc9c
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), // l46834fda
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f64, 64, Role::s1), // l46c9b3ba
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_b16, 32, Role::data), // l474a1047
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l47947029
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // l485e0241
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l49328e7d
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk8_i4, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk8_i4, 32, Role::s1), // l4a4bd684
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l4aae5c92
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l4b380bbd
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l4b5013b1
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u8, 8, Role::s2), // l4bfe1bb3
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), // l4c88c29b
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l4cd59b2a
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_i16, 32, Role::s1), // l4e11838c
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), // l4e41da1d
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i64, 64, Role::s1), // l50a3cb00
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l50e7835f
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b96, 96, Role::data), // l511e6a24
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l51d53725
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // l52ac9894
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l52d028b6
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l52faf3c4
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l5385430a
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src_simple, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // l53d6b0cc
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b64, 64, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l54faa09d
    in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // l566a41e7
    in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l573fb255
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // l57faa2a8
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f16, 16, Role::s2), // l580eeb73
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f16, 16, Role::imm), // l58a00777
    out(Field::vdst, OperandKind::accvgpr, format::num_pk16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk16_f32, 512, Role::s2), // l59663ca8
    out(Field::vdst, OperandKind::vgpr, format::num_b96, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l5a1159e1
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_b128, 128, Role::s2), // l5a768d7f
    implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l5c8d5da4
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l5d30b1b8
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l5d7aa77b
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::data, OperandKind::vgpr, format::num_f32, 32, Role::data), in(Field::attr, OperandKind::attr, format::num_u32, 6, Role::none), in(Field::attr_chan, OperandKind::attr, format::num_u32, 2, Role::none), // l5e10f22e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s2), // l5e61b1a0
    out(Field::vdst, OperandKind::accvgpr, format::num_pk32_f32, 1024, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk2_bf16, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk32_f32, 1024, Role::s2), // l5f353568
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l5f5beec0
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f32, 32, Role::s2), // l5fb6b805
    out(Field::sdata, OperandKind::sreg, format::num_b64, 64, Role::d0), // l5ff13ad6
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), // l60cacb77
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_i16, 32, Role::s1), // l6155a9f4
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l615e8050
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6216e7cc
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::ssrc_nolit, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // l64004ee2
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), // l651268c5
    in(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l671fe61c
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // l67e6d5b9
    in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l67f94483
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l6872eb52
    in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l691dfda5
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 320, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l69d3af2b
    out(Field::vdst, OperandKind::accvgpr, format::num_pk16_f32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk2_bf16, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk2_bf16, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk16_f32, 512, Role::s2), // l69e0c700
    in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l6a649bd7
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b16, 16, Role::data), // l6b32dd83
    out(Field::vdst, OperandKind::sreg_novcc, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::vgpr_or_lds, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // l6b696518
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), // l6bb22c48
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), // l6bf5b7b1
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l6cce3a23
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6d79a3f1
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // l6ddd252e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_i16, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_pk2_i16, 32, Role::s2), // l6e357176
    inout(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l6e548979
    in(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l6e7024d9
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l6eea5029
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), // l7040d479
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l7064ecb3
    inout(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l70a8a1de
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_b32, 32, Role::s2), // l715d68d7
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l719c24cd
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l723d5f64
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l7300bf74
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l743ea5ab
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i24, 24, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i24, 24, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i32, 32, Role::s2), // l74ec0fb1
    out(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), // l758664e6
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u16, 16, Role::s1), // l7720c86a
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l7751a98d
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l77809272
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l779c8382
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b16, 16, Role::s1), // l77e62250
    out(Field::vdst, OperandKind::accvgpr, format::num_pk32_i32, 1024, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_i8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_i8, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk32_i32, 1024, Role::s2), // l782ca6fc
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // l7862d499
    out(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1), // l790fa779
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), out(Field::sdst, OperandKind::sdst, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f64, 64, Role::s2), // l7911bd0a
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), // l79277e9a
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l7a1065ef
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), // l7a2cdb17
    inout(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l7a3abab2
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f64, 64, Role::data1), // l7b6cd067
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l7c8a2f03
    out(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1), // l7cdc18b5
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), // l7e390dbd
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l7f0ab865
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l7f1bcdff
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l7fe90b2b
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 96, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l80ddc5f7
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // l814adb24
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l822255c7
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // l824c9cf5
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), // l82961222
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // l83f5b112
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l848a87d8
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l854c9f9a
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), // l857b2e9e
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l85f9a264
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l869e6257
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), implicit_in(OperandKind::pc, format::num_b64, 64, Role::none), // l86ae380a
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b128, 128, Role::data), // l86bb02dd
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l879b69bb
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), // l884926f1
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l8b214bcf
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l8b5f83d5
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // l8c0a86e9
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), // l8c6b4f00
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i64, 64, Role::s2), // l8cc4be28
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l8cd77b59
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l8e0d3fdd
    out(Field::vdst, OperandKind::vgpr, format::num_pk4_u8, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_pk4_u8, 32, Role::s2), // l8f0586e1
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l908f8112
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 384, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l90c54ad7
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l90e784b1
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 352, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l91139aa1
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l91e057b0
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), // l91fa2693
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l93677d8f
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l937ee316
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_f16, 32, Role::s1), // l93d602e5
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk4_i8, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk4_i8, 32, Role::s1), // l93fb61d1
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_accvgpr, format::num_b32, 32, Role::s0), // l95626d8d
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::attr, format::num_u32, 9, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f16, 16, Role::s2), // l9562cdf2
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l95913bd7
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l96c8c00a
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l97421b87
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l9849cf43
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l98b34635
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l98f7e604
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), // l9a597b7a
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // l9a6d6f9a
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // l9a789d06
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u16, 16, Role::s2), // l9ab88432
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f64, 64, Role::s2), // l9c11a561
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l9c7af119
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u16, 16, Role::s0), // l9c8986ab
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src_simple, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // l9cdbc250
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l9d334ed2
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 192, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l9e3b19d9
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l9ef89c45
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), // l9fe59f6b
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_i8, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk4_i8, 32, Role::s1), // la00efe3c
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // la1c43a5f
    out(Field::vdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la1c8ca0b
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), // la1d1306a
    out(Field::vdst, OperandKind::sreg_novcc, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::vgpr_or_lds, format::num_b32, 32, Role::s0), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // la2a6f133
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), // la3ab9186
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // la520c358
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), // la54e1af2
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), // la5dc1769
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f64, 64, Role::s1), // la609bbee
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // la6f2b800
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // la7021f7e
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // la7570a05
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_b64, 64, Role::s2), // la7c5099c
    in(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::s0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // la88ac3ea
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // laa788d10
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // laa7d0381
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk4_i8, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk4_i8, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i32, 32, Role::s2), // laae9070a
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), // labf2abe4
    out(Field::vdst, OperandKind::accvgpr, format::num_pk32_f32, 1024, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_f16, 64, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_f16, 64, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk32_f32, 1024, Role::s2), // lad8c47e5
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // lad97356b
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), // lae790696
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // laec660c4
    out(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u16, 16, Role::s1), // laecb2db2
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // laef28cd0
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), // laf1bfdb5
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lafc29184
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // lafc69fac
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lb064f139
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lb109d578
    in(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb1826056
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_u16, 32, Role::s1), // lb1c12ef3
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // lb27dde01
    out(Field::vdst, OperandKind::accvgpr, format::num_pk16_i32, 512, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_i8, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_i8, 32, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk16_i32, 512, Role::s2), // lb319dbe6
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // lb31a2e05
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // lb3fa1ffa
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // lb4ccaace
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), // lb712f6c8
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb75c4d6a
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lb7d19f0a
    in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_inout(OperandKind::m0, format::num_b32, 32, Role::none), // lb8438fe4
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f32, 32, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lb87edc13
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lb8de9075
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // lb9b418c5
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // lba16b127
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lbb515e65
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lbcdd1e45
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // lbce74273
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lbdb0f24a
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i32, 32, Role::s2), // lbdc09b23
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // lbde17a2a
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // lbef3499f
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lbf224d07
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_i16, 32, Role::s1), // lbfb9cd80
    in(Field::simm16, OperandKind::sendmsg, format::num_b16, 16, Role::imm), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lc00ad2d1
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lc08cf341
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lc096f6a8
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // lc1365735
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), // lc298e131
    inout(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc2fc72eb
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lc4711e24
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // lc4ab02b4
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::attr, format::num_u32, 9, Role::s0), in(Field::src1, OperandKind::vintrp_param, format::num_b32, 32, Role::s1), // lc4d08ce6
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // lc4e06a09
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // lc51f6998
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc534fc26
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lc564cee9
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lc65596c3
    inout(Field::vdst, OperandKind::vgpr, format::num_pk4_u8, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u32, 32, Role::s1), // lc6e15f9c
    in(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc6f0b799
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), // lc6f536cd
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // lc7ce3037
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // lc7fb567d
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // lc96f104a
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk8_u4, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk8_u4, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // lca4d2035
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f64, 64, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lcbd94ae4
    // lcbf29ce4
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_f16, 32, Role::s1), // lcc842603
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // lcdc9a8c9
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // lce285fb8
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // lcf0a493b
    in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lcf885bbf
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), // ld09d4647
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), // ld0fc36ad
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // ld10b21ea
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // ld2ca7390
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ld2dbc139
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_i32, 32, Role::s2), // ld2f431b0
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // ld34ef703
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // ld3e51782
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // ld4aac67e
    in(Field::ssrc0, OperandKind::ssrc_nolit, format::num_b64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc_nolit, format::num_b64, 64, Role::s1), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // ld4d229f6
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // ld5312a2a
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // ld5b1a496
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // ld5d75d01
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // ld5f90a76
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld6ae008c
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::data, OperandKind::vintrp_param, format::num_b32, 32, Role::data), in(Field::attr, OperandKind::attr, format::num_u32, 6, Role::none), in(Field::attr_chan, OperandKind::attr, format::num_u32, 2, Role::none), // ld83798b7
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld8cf5b26
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::attr, format::num_u32, 9, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), // ld9283e23
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ldbd7639a
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ldbf0b50c
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_b32, 32, Role::s2), // ldcfc2f8e
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // ldd0d6211
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f32, 32, Role::s2), // lddcf3155
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f32, 32, Role::data1), // lde35d81b
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // lde500781
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f32, 32, Role::imm), // ldeb418f5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), // le0bbf914
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // le0ddc6b8
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), // le19e6872
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), out(Field::sdst, OperandKind::sdst, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f32, 32, Role::s2), // le20c9c8b
    out(Field::vdst, OperandKind::accvgpr, format::num_pk4_f32, 128, Role::d0), in(Field::src0, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_f16, 64, Role::s0), in(Field::src1, OperandKind::src_vgpr_or_accvgpr, format::num_pk4_f16, 64, Role::s1), in(Field::src2, OperandKind::src_accvgpr, format::num_pk4_f32, 128, Role::s2), // le22bd9b2
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // le3f1c24a
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // le3f807a6
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // le414f318
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), // le4ba3bf0
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // le5002e4a
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 288, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // le51c5590
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), // le605be59
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // le6471b45
    out(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // le66a8682
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk4_u8, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_pk4_u8, 32, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // le6861a8f
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u32, 32, Role::s0), // le6f94093
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // le78490f9
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_f16, 16, Role::s2), // leab70843
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lec3e2e11
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src_simple, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u64, 64, Role::s1), // lec90f8d4
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // led195768
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::m0, format::num_b32, 32, Role::none), // lee838911
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // leefb19da
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // lefb26ea4
    out(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // lf13f0a46
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lf26a758f
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src_simple, format::num_u32, 32, Role::s2), // lf384b7f1
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lf3b0eafe
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lf43bfcae
    out(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_u16, 16, Role::s1), // lf445e06f
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lf48ae6ec
    out(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src_nolds, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1), // lf4fa175a
    out(Field::vdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_b32, 32, Role::s1), // lf7c090c4
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_f32, 32, Role::s1), // lf98027c6
    in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lf992b1f7
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_pk2_i16, 32, Role::s0), // lf9cedddd
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfa2fbe3c
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src_nolit, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src_simple, format::num_i32, 32, Role::s1), // lfa597773
    in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), implicit_out(OperandKind::pc, format::num_b64, 64, Role::none), // lfa7176a5
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // lfaf41c64
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lfb9893ce
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_i4, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk8_i4, 32, Role::s1), // lfba7275f
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::ssrc_nolit, format::any, 32, Role::offset), // lfc1831a5
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lfcc97010
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lfd20c725
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfdfda9e1
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), // lfe663327
    in(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfe7465d4
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lfeadd640
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lfee31b35
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lffe1c946
};

struct OperandList {
  std::uint16_t first;
  std::uint8_t count;
};

namespace list {
inline constexpr OperandList l0061faa6{static_cast<std::uint16_t>(0), 2};
inline constexpr OperandList l00799b8e{static_cast<std::uint16_t>(l0061faa6.first + l0061faa6.count), 4};
inline constexpr OperandList l008a1cde{static_cast<std::uint16_t>(l00799b8e.first + l00799b8e.count), 3};
inline constexpr OperandList l016dab60{static_cast<std::uint16_t>(l008a1cde.first + l008a1cde.count), 4};
inline constexpr OperandList l018c30bd{static_cast<std::uint16_t>(l016dab60.first + l016dab60.count), 4};
inline constexpr OperandList l01e6beed{static_cast<std::uint16_t>(l018c30bd.first + l018c30bd.count), 3};
inline constexpr OperandList l0294e10f{static_cast<std::uint16_t>(l01e6beed.first + l01e6beed.count), 3};
inline constexpr OperandList l02cd151b{static_cast<std::uint16_t>(l0294e10f.first + l0294e10f.count), 4};
inline constexpr OperandList l02e9596b{static_cast<std::uint16_t>(l02cd151b.first + l02cd151b.count), 3};
inline constexpr OperandList l035b8102{static_cast<std::uint16_t>(l02e9596b.first + l02e9596b.count), 3};
inline constexpr OperandList l03683a92{static_cast<std::uint16_t>(l035b8102.first + l035b8102.count), 2};
inline constexpr OperandList l041e5d96{static_cast<std::uint16_t>(l03683a92.first + l03683a92.count), 2};
inline constexpr OperandList l05b353b1{static_cast<std::uint16_t>(l041e5d96.first + l041e5d96.count), 2};
inline constexpr OperandList l065367bc{static_cast<std::uint16_t>(l05b353b1.first + l05b353b1.count), 4};
inline constexpr OperandList l066acc09{static_cast<std::uint16_t>(l065367bc.first + l065367bc.count), 4};
inline constexpr OperandList l06a6abf5{static_cast<std::uint16_t>(l066acc09.first + l066acc09.count), 2};
inline constexpr OperandList l074588cf{static_cast<std::uint16_t>(l06a6abf5.first + l06a6abf5.count), 3};
inline constexpr OperandList l07bb6846{static_cast<std::uint16_t>(l074588cf.first + l074588cf.count), 4};
inline constexpr OperandList l07c50f92{static_cast<std::uint16_t>(l07bb6846.first + l07bb6846.count), 2};
inline constexpr OperandList l0a3b0106{static_cast<std::uint16_t>(l07c50f92.first + l07c50f92.count), 5};
inline constexpr OperandList l0a3cf1e3{static_cast<std::uint16_t>(l0a3b0106.first + l0a3b0106.count), 3};
inline constexpr OperandList l0a4e5c28{static_cast<std::uint16_t>(l0a3cf1e3.first + l0a3cf1e3.count), 5};
inline constexpr OperandList l0a63544d{static_cast<std::uint16_t>(l0a4e5c28.first + l0a4e5c28.count), 3};
inline constexpr OperandList l0bb7adaf{static_cast<std::uint16_t>(l0a63544d.first + l0a63544d.count), 3};
inline constexpr OperandList l0c546b35{static_cast<std::uint16_t>(l0bb7adaf.first + l0bb7adaf.count), 4};
inline constexpr OperandList l0cb578f4{static_cast<std::uint16_t>(l0c546b35.first + l0c546b35.count), 2};
inline constexpr OperandList l0d35e5af{static_cast<std::uint16_t>(l0cb578f4.first + l0cb578f4.count), 2};
inline constexpr OperandList l0d7a7ac0{static_cast<std::uint16_t>(l0d35e5af.first + l0d35e5af.count), 2};
inline constexpr OperandList l0e5249b9{static_cast<std::uint16_t>(l0d7a7ac0.first + l0d7a7ac0.count), 4};
inline constexpr OperandList l0f2ef520{static_cast<std::uint16_t>(l0e5249b9.first + l0e5249b9.count), 3};
inline constexpr OperandList l10309506{static_cast<std::uint16_t>(l0f2ef520.first + l0f2ef520.count), 4};
inline constexpr OperandList l10834e8b{static_cast<std::uint16_t>(l10309506.first + l10309506.count), 2};
inline constexpr OperandList l10999430{static_cast<std::uint16_t>(l10834e8b.first + l10834e8b.count), 1};
inline constexpr OperandList l10c8bc51{static_cast<std::uint16_t>(l10999430.first + l10999430.count), 3};
inline constexpr OperandList l11150959{static_cast<std::uint16_t>(l10c8bc51.first + l10c8bc51.count), 4};
inline constexpr OperandList l11344783{static_cast<std::uint16_t>(l11150959.first + l11150959.count), 3};
inline constexpr OperandList l11495edf{static_cast<std::uint16_t>(l11344783.first + l11344783.count), 4};
inline constexpr OperandList l11bdfd01{static_cast<std::uint16_t>(l11495edf.first + l11495edf.count), 2};
inline constexpr OperandList l11c4fcaf{static_cast<std::uint16_t>(l11bdfd01.first + l11bdfd01.count), 4};
inline constexpr OperandList l12758e03{static_cast<std::uint16_t>(l11c4fcaf.first + l11c4fcaf.count), 3};
inline constexpr OperandList l12f89835{static_cast<std::uint16_t>(l12758e03.first + l12758e03.count), 3};
inline constexpr OperandList l132e7d79{static_cast<std::uint16_t>(l12f89835.first + l12f89835.count), 2};
inline constexpr OperandList l1504e174{static_cast<std::uint16_t>(l132e7d79.first + l132e7d79.count), 4};
inline constexpr OperandList l15b99631{static_cast<std::uint16_t>(l1504e174.first + l1504e174.count), 2};
inline constexpr OperandList l162311e3{static_cast<std::uint16_t>(l15b99631.first + l15b99631.count), 4};
inline constexpr OperandList l162a54e1{static_cast<std::uint16_t>(l162311e3.first + l162311e3.count), 2};
inline constexpr OperandList l173aad53{static_cast<std::uint16_t>(l162a54e1.first + l162a54e1.count), 3};
inline constexpr OperandList l1830c273{static_cast<std::uint16_t>(l173aad53.first + l173aad53.count), 3};
inline constexpr OperandList l18df5fca{static_cast<std::uint16_t>(l1830c273.first + l1830c273.count), 4};
inline constexpr OperandList l19302b8e{static_cast<std::uint16_t>(l18df5fca.first + l18df5fca.count), 3};
inline constexpr OperandList l1ae4e31c{static_cast<std::uint16_t>(l19302b8e.first + l19302b8e.count), 3};
inline constexpr OperandList l1af77d11{static_cast<std::uint16_t>(l1ae4e31c.first + l1ae4e31c.count), 4};
inline constexpr OperandList l1b0aad17{static_cast<std::uint16_t>(l1af77d11.first + l1af77d11.count), 2};
inline constexpr OperandList l1bdd8481{static_cast<std::uint16_t>(l1b0aad17.first + l1b0aad17.count), 2};
inline constexpr OperandList l1bea2bb8{static_cast<std::uint16_t>(l1bdd8481.first + l1bdd8481.count), 2};
inline constexpr OperandList l1c4b5229{static_cast<std::uint16_t>(l1bea2bb8.first + l1bea2bb8.count), 4};
inline constexpr OperandList l1c5d4778{static_cast<std::uint16_t>(l1c4b5229.first + l1c4b5229.count), 3};
inline constexpr OperandList l1dad55d9{static_cast<std::uint16_t>(l1c5d4778.first + l1c5d4778.count), 3};
inline constexpr OperandList l1dde23f5{static_cast<std::uint16_t>(l1dad55d9.first + l1dad55d9.count), 3};
inline constexpr OperandList l1e964e91{static_cast<std::uint16_t>(l1dde23f5.first + l1dde23f5.count), 2};
inline constexpr OperandList l1f059351{static_cast<std::uint16_t>(l1e964e91.first + l1e964e91.count), 2};
inline constexpr OperandList l20e626a8{static_cast<std::uint16_t>(l1f059351.first + l1f059351.count), 3};
inline constexpr OperandList l20eba3c9{static_cast<std::uint16_t>(l20e626a8.first + l20e626a8.count), 3};
inline constexpr OperandList l21e1748c{static_cast<std::uint16_t>(l20eba3c9.first + l20eba3c9.count), 2};
inline constexpr OperandList l2275a8ff{static_cast<std::uint16_t>(l21e1748c.first + l21e1748c.count), 4};
inline constexpr OperandList l22cf1ef3{static_cast<std::uint16_t>(l2275a8ff.first + l2275a8ff.count), 3};
inline constexpr OperandList l231a275e{static_cast<std::uint16_t>(l22cf1ef3.first + l22cf1ef3.count), 3};
inline constexpr OperandList l2335cf11{static_cast<std::uint16_t>(l231a275e.first + l231a275e.count), 3};
inline constexpr OperandList l243936cc{static_cast<std::uint16_t>(l2335cf11.first + l2335cf11.count), 4};
inline constexpr OperandList l24661ef1{static_cast<std::uint16_t>(l243936cc.first + l243936cc.count), 4};
inline constexpr OperandList l24676848{static_cast<std::uint16_t>(l24661ef1.first + l24661ef1.count), 2};
inline constexpr OperandList l24845d2c{static_cast<std::uint16_t>(l24676848.first + l24676848.count), 4};
inline constexpr OperandList l24f86d13{static_cast<std::uint16_t>(l24845d2c.first + l24845d2c.count), 3};
inline constexpr OperandList l26790b5e{static_cast<std::uint16_t>(l24f86d13.first + l24f86d13.count), 3};
inline constexpr OperandList l26db2440{static_cast<std::uint16_t>(l26790b5e.first + l26790b5e.count), 2};
inline constexpr OperandList l286bf238{static_cast<std::uint16_t>(l26db2440.first + l26db2440.count), 3};
inline constexpr OperandList l288a0a7b{static_cast<std::uint16_t>(l286bf238.first + l286bf238.count), 3};
inline constexpr OperandList l28afd0d3{static_cast<std::uint16_t>(l288a0a7b.first + l288a0a7b.count), 4};
inline constexpr OperandList l2ae341a7{static_cast<std::uint16_t>(l28afd0d3.first + l28afd0d3.count), 3};
inline constexpr OperandList l2b063248{static_cast<std::uint16_t>(l2ae341a7.first + l2ae341a7.count), 4};
inline constexpr OperandList l2d6482b6{static_cast<std::uint16_t>(l2b063248.first + l2b063248.count), 4};
inline constexpr OperandList l2df33094{static_cast<std::uint16_t>(l2d6482b6.first + l2d6482b6.count), 4};
inline constexpr OperandList l2e2d77d4{static_cast<std::uint16_t>(l2df33094.first + l2df33094.count), 3};
inline constexpr OperandList l2e73deba{static_cast<std::uint16_t>(l2e2d77d4.first + l2e2d77d4.count), 4};
inline constexpr OperandList l2eb7ec0c{static_cast<std::uint16_t>(l2e73deba.first + l2e73deba.count), 2};
inline constexpr OperandList l2f509740{static_cast<std::uint16_t>(l2eb7ec0c.first + l2eb7ec0c.count), 4};
inline constexpr OperandList l30c1676b{static_cast<std::uint16_t>(l2f509740.first + l2f509740.count), 4};
inline constexpr OperandList l31110f44{static_cast<std::uint16_t>(l30c1676b.first + l30c1676b.count), 3};
inline constexpr OperandList l317ec42e{static_cast<std::uint16_t>(l31110f44.first + l31110f44.count), 4};
inline constexpr OperandList l328e99b9{static_cast<std::uint16_t>(l317ec42e.first + l317ec42e.count), 3};
inline constexpr OperandList l32de8ac2{static_cast<std::uint16_t>(l328e99b9.first + l328e99b9.count), 4};
inline constexpr OperandList l33ae8cad{static_cast<std::uint16_t>(l32de8ac2.first + l32de8ac2.count), 3};
inline constexpr OperandList l34230b27{static_cast<std::uint16_t>(l33ae8cad.first + l33ae8cad.count), 3};
inline constexpr OperandList l344da9e3{static_cast<std::uint16_t>(l34230b27.first + l34230b27.count), 4};
inline constexpr OperandList l3505464f{static_cast<std::uint16_t>(l344da9e3.first + l344da9e3.count), 2};
inline constexpr OperandList l363a3ba3{static_cast<std::uint16_t>(l3505464f.first + l3505464f.count), 3};
inline constexpr OperandList l36cc8c08{static_cast<std::uint16_t>(l363a3ba3.first + l363a3ba3.count), 3};
inline constexpr OperandList l3783a187{static_cast<std::uint16_t>(l36cc8c08.first + l36cc8c08.count), 4};
inline constexpr OperandList l37cddf48{static_cast<std::uint16_t>(l3783a187.first + l3783a187.count), 3};
inline constexpr OperandList l382efd83{static_cast<std::uint16_t>(l37cddf48.first + l37cddf48.count), 3};
inline constexpr OperandList l383f9d67{static_cast<std::uint16_t>(l382efd83.first + l382efd83.count), 4};
inline constexpr OperandList l3924200c{static_cast<std::uint16_t>(l383f9d67.first + l383f9d67.count), 2};
inline constexpr OperandList l3a02476d{static_cast<std::uint16_t>(l3924200c.first + l3924200c.count), 4};
inline constexpr OperandList l3a50da58{static_cast<std::uint16_t>(l3a02476d.first + l3a02476d.count), 3};
inline constexpr OperandList l3a534b6a{static_cast<std::uint16_t>(l3a50da58.first + l3a50da58.count), 2};
inline constexpr OperandList l3a628590{static_cast<std::uint16_t>(l3a534b6a.first + l3a534b6a.count), 3};
inline constexpr OperandList l3a990118{static_cast<std::uint16_t>(l3a628590.first + l3a628590.count), 3};
inline constexpr OperandList l3aad290d{static_cast<std::uint16_t>(l3a990118.first + l3a990118.count), 4};
inline constexpr OperandList l3b57c337{static_cast<std::uint16_t>(l3aad290d.first + l3aad290d.count), 2};
inline constexpr OperandList l3b73445a{static_cast<std::uint16_t>(l3b57c337.first + l3b57c337.count), 4};
inline constexpr OperandList l3c999902{static_cast<std::uint16_t>(l3b73445a.first + l3b73445a.count), 4};
inline constexpr OperandList l3cd31c07{static_cast<std::uint16_t>(l3c999902.first + l3c999902.count), 3};
inline constexpr OperandList l3d1b9e08{static_cast<std::uint16_t>(l3cd31c07.first + l3cd31c07.count), 3};
inline constexpr OperandList l3ddd1075{static_cast<std::uint16_t>(l3d1b9e08.first + l3d1b9e08.count), 2};
inline constexpr OperandList l3e55ed11{static_cast<std::uint16_t>(l3ddd1075.first + l3ddd1075.count), 3};
inline constexpr OperandList l3e57ca54{static_cast<std::uint16_t>(l3e55ed11.first + l3e55ed11.count), 2};
inline constexpr OperandList l3eb2ac6b{static_cast<std::uint16_t>(l3e57ca54.first + l3e57ca54.count), 2};
inline constexpr OperandList l3ed2f2cf{static_cast<std::uint16_t>(l3eb2ac6b.first + l3eb2ac6b.count), 3};
inline constexpr OperandList l3f4adde8{static_cast<std::uint16_t>(l3ed2f2cf.first + l3ed2f2cf.count), 4};
inline constexpr OperandList l3f7da9be{static_cast<std::uint16_t>(l3f4adde8.first + l3f4adde8.count), 3};
inline constexpr OperandList l3f84c889{static_cast<std::uint16_t>(l3f7da9be.first + l3f7da9be.count), 3};
inline constexpr OperandList l3fa271fe{static_cast<std::uint16_t>(l3f84c889.first + l3f84c889.count), 2};
inline constexpr OperandList l3fb30b52{static_cast<std::uint16_t>(l3fa271fe.first + l3fa271fe.count), 2};
inline constexpr OperandList l405d533a{static_cast<std::uint16_t>(l3fb30b52.first + l3fb30b52.count), 4};
inline constexpr OperandList l4073dfcb{static_cast<std::uint16_t>(l405d533a.first + l405d533a.count), 2};
inline constexpr OperandList l411b6743{static_cast<std::uint16_t>(l4073dfcb.first + l4073dfcb.count), 4};
inline constexpr OperandList l416c0c4e{static_cast<std::uint16_t>(l411b6743.first + l411b6743.count), 2};
inline constexpr OperandList l41ae4c14{static_cast<std::uint16_t>(l416c0c4e.first + l416c0c4e.count), 4};
inline constexpr OperandList l430e008e{static_cast<std::uint16_t>(l41ae4c14.first + l41ae4c14.count), 3};
inline constexpr OperandList l43614e49{static_cast<std::uint16_t>(l430e008e.first + l430e008e.count), 4};
inline constexpr OperandList l43fe058d{static_cast<std::uint16_t>(l43614e49.first + l43614e49.count), 2};
inline constexpr OperandList l4545af56{static_cast<std::uint16_t>(l43fe058d.first + l43fe058d.count), 4};
inline constexpr OperandList l4594d6b2{static_cast<std::uint16_t>(l4545af56.first + l4545af56.count), 4};
inline constexpr OperandList l45d2fc9c{static_cast<std::uint16_t>(l4594d6b2.first + l4594d6b2.count), 2};
inline constexpr OperandList l46834fda{static_cast<std::uint16_t>(l45d2fc9c.first + l45d2fc9c.count), 2};
inline constexpr OperandList l46c9b3ba{static_cast<std::uint16_t>(l46834fda.first + l46834fda.count), 3};
inline constexpr OperandList l474a1047{static_cast<std::uint16_t>(l46c9b3ba.first + l46c9b3ba.count), 2};
inline constexpr OperandList l47947029{static_cast<std::uint16_t>(l474a1047.first + l474a1047.count), 4};
inline constexpr OperandList l485e0241{static_cast<std::uint16_t>(l47947029.first + l47947029.count), 3};
inline constexpr OperandList l49328e7d{static_cast<std::uint16_t>(l485e0241.first + l485e0241.count), 3};
inline constexpr OperandList l4a4bd684{static_cast<std::uint16_t>(l49328e7d.first + l49328e7d.count), 3};
inline constexpr OperandList l4aae5c92{static_cast<std::uint16_t>(l4a4bd684.first + l4a4bd684.count), 4};
inline constexpr OperandList l4b380bbd{static_cast<std::uint16_t>(l4aae5c92.first + l4aae5c92.count), 2};
inline constexpr OperandList l4b5013b1{static_cast<std::uint16_t>(l4b380bbd.first + l4b380bbd.count), 3};
inline constexpr OperandList l4bfe1bb3{static_cast<std::uint16_t>(l4b5013b1.first + l4b5013b1.count), 4};
inline constexpr OperandList l4c88c29b{static_cast<std::uint16_t>(l4bfe1bb3.first + l4bfe1bb3.count), 2};
inline constexpr OperandList l4cd59b2a{static_cast<std::uint16_t>(l4c88c29b.first + l4c88c29b.count), 3};
inline constexpr OperandList l4e11838c{static_cast<std::uint16_t>(l4cd59b2a.first + l4cd59b2a.count), 3};
inline constexpr OperandList l4e41da1d{static_cast<std::uint16_t>(l4e11838c.first + l4e11838c.count), 3};
inline constexpr OperandList l50a3cb00{static_cast<std::uint16_t>(l4e41da1d.first + l4e41da1d.count), 3};
inline constexpr OperandList l50e7835f{static_cast<std::uint16_t>(l50a3cb00.first + l50a3cb00.count), 3};
inline constexpr OperandList l511e6a24{static_cast<std::uint16_t>(l50e7835f.first + l50e7835f.count), 2};
inline constexpr OperandList l51d53725{static_cast<std::uint16_t>(l511e6a24.first + l511e6a24.count), 3};
inline constexpr OperandList l52ac9894{static_cast<std::uint16_t>(l51d53725.first + l51d53725.count), 4};
inline constexpr OperandList l52d028b6{static_cast<std::uint16_t>(l52ac9894.first + l52ac9894.count), 2};
inline constexpr OperandList l52faf3c4{static_cast<std::uint16_t>(l52d028b6.first + l52d028b6.count), 3};
inline constexpr OperandList l5385430a{static_cast<std::uint16_t>(l52faf3c4.first + l52faf3c4.count), 2};
inline constexpr OperandList l53d6b0cc{static_cast<std::uint16_t>(l5385430a.first + l5385430a.count), 4};
inline constexpr OperandList l54faa09d{static_cast<std::uint16_t>(l53d6b0cc.first + l53d6b0cc.count), 4};
inline constexpr OperandList l566a41e7{static_cast<std::uint16_t>(l54faa09d.first + l54faa09d.count), 2};
inline constexpr OperandList l573fb255{static_cast<std::uint16_t>(l566a41e7.first + l566a41e7.count), 2};
inline constexpr OperandList l57faa2a8{static_cast<std::uint16_t>(l573fb255.first + l573fb255.count), 3};
inline constexpr OperandList l580eeb73{static_cast<std::uint16_t>(l57faa2a8.first + l57faa2a8.count), 4};
inline constexpr OperandList l58a00777{static_cast<std::uint16_t>(l580eeb73.first + l580eeb73.count), 4};
inline constexpr OperandList l59663ca8{static_cast<std::uint16_t>(l58a00777.first + l58a00777.count), 4};
inline constexpr OperandList l5a1159e1{static_cast<std::uint16_t>(l59663ca8.first + l59663ca8.count), 2};
inline constexpr OperandList l5a768d7f{static_cast<std::uint16_t>(l5a1159e1.first + l5a1159e1.count), 4};
inline constexpr OperandList l5c8d5da4{static_cast<std::uint16_t>(l5a768d7f.first + l5a768d7f.count), 1};
inline constexpr OperandList l5d30b1b8{static_cast<std::uint16_t>(l5c8d5da4.first + l5c8d5da4.count), 2};
inline constexpr OperandList l5d7aa77b{static_cast<std::uint16_t>(l5d30b1b8.first + l5d30b1b8.count), 4};
inline constexpr OperandList l5e10f22e{static_cast<std::uint16_t>(l5d7aa77b.first + l5d7aa77b.count), 4};
inline constexpr OperandList l5e61b1a0{static_cast<std::uint16_t>(l5e10f22e.first + l5e10f22e.count), 4};
inline constexpr OperandList l5f353568{static_cast<std::uint16_t>(l5e61b1a0.first + l5e61b1a0.count), 4};
inline constexpr OperandList l5f5beec0{static_cast<std::uint16_t>(l5f353568.first + l5f353568.count), 3};
inline constexpr OperandList l5fb6b805{static_cast<std::uint16_t>(l5f5beec0.first + l5f5beec0.count), 4};
inline constexpr OperandList l5ff13ad6{static_cast<std::uint16_t>(l5fb6b805.first + l5fb6b805.count), 1};
inline constexpr OperandList l60cacb77{static_cast<std::uint16_t>(l5ff13ad6.first + l5ff13ad6.count), 2};
inline constexpr OperandList l6155a9f4{static_cast<std::uint16_t>(l60cacb77.first + l60cacb77.count), 3};
inline constexpr OperandList l615e8050{static_cast<std::uint16_t>(l6155a9f4.first + l6155a9f4.count), 4};
inline constexpr OperandList l6216e7cc{static_cast<std::uint16_t>(l615e8050.first + l615e8050.count), 4};
inline constexpr OperandList l64004ee2{static_cast<std::uint16_t>(l6216e7cc.first + l6216e7cc.count), 3};
inline constexpr OperandList l651268c5{static_cast<std::uint16_t>(l64004ee2.first + l64004ee2.count), 3};
inline constexpr OperandList l671fe61c{static_cast<std::uint16_t>(l651268c5.first + l651268c5.count), 3};
inline constexpr OperandList l67e6d5b9{static_cast<std::uint16_t>(l671fe61c.first + l671fe61c.count), 3};
inline constexpr OperandList l67f94483{static_cast<std::uint16_t>(l67e6d5b9.first + l67e6d5b9.count), 2};
inline constexpr OperandList l6872eb52{static_cast<std::uint16_t>(l67f94483.first + l67f94483.count), 2};
inline constexpr OperandList l691dfda5{static_cast<std::uint16_t>(l6872eb52.first + l6872eb52.count), 2};
inline constexpr OperandList l69d3af2b{static_cast<std::uint16_t>(l691dfda5.first + l691dfda5.count), 4};
inline constexpr OperandList l69e0c700{static_cast<std::uint16_t>(l69d3af2b.first + l69d3af2b.count), 4};
inline constexpr OperandList l6a649bd7{static_cast<std::uint16_t>(l69e0c700.first + l69e0c700.count), 3};
inline constexpr OperandList l6b32dd83{static_cast<std::uint16_t>(l6a649bd7.first + l6a649bd7.count), 2};
inline constexpr OperandList l6b696518{static_cast<std::uint16_t>(l6b32dd83.first + l6b32dd83.count), 3};
inline constexpr OperandList l6bb22c48{static_cast<std::uint16_t>(l6b696518.first + l6b696518.count), 3};
inline constexpr OperandList l6bf5b7b1{static_cast<std::uint16_t>(l6bb22c48.first + l6bb22c48.count), 2};
inline constexpr OperandList l6cce3a23{static_cast<std::uint16_t>(l6bf5b7b1.first + l6bf5b7b1.count), 4};
inline constexpr OperandList l6d79a3f1{static_cast<std::uint16_t>(l6cce3a23.first + l6cce3a23.count), 4};
inline constexpr OperandList l6ddd252e{static_cast<std::uint16_t>(l6d79a3f1.first + l6d79a3f1.count), 5};
inline constexpr OperandList l6e357176{static_cast<std::uint16_t>(l6ddd252e.first + l6ddd252e.count), 4};
inline constexpr OperandList l6e548979{static_cast<std::uint16_t>(l6e357176.first + l6e357176.count), 3};
inline constexpr OperandList l6e7024d9{static_cast<std::uint16_t>(l6e548979.first + l6e548979.count), 3};
inline constexpr OperandList l6eea5029{static_cast<std::uint16_t>(l6e7024d9.first + l6e7024d9.count), 4};
inline constexpr OperandList l7040d479{static_cast<std::uint16_t>(l6eea5029.first + l6eea5029.count), 3};
inline constexpr OperandList l7064ecb3{static_cast<std::uint16_t>(l7040d479.first + l7040d479.count), 3};
inline constexpr OperandList l70a8a1de{static_cast<std::uint16_t>(l7064ecb3.first + l7064ecb3.count), 3};
inline constexpr OperandList l715d68d7{static_cast<std::uint16_t>(l70a8a1de.first + l70a8a1de.count), 4};
inline constexpr OperandList l719c24cd{static_cast<std::uint16_t>(l715d68d7.first + l715d68d7.count), 4};
inline constexpr OperandList l723d5f64{static_cast<std::uint16_t>(l719c24cd.first + l719c24cd.count), 4};
inline constexpr OperandList l7300bf74{static_cast<std::uint16_t>(l723d5f64.first + l723d5f64.count), 4};
inline constexpr OperandList l743ea5ab{static_cast<std::uint16_t>(l7300bf74.first + l7300bf74.count), 4};
inline constexpr OperandList l74ec0fb1{static_cast<std::uint16_t>(l743ea5ab.first + l743ea5ab.count), 4};
inline constexpr OperandList l758664e6{static_cast<std::uint16_t>(l74ec0fb1.first + l74ec0fb1.count), 3};
inline constexpr OperandList l7720c86a{static_cast<std::uint16_t>(l758664e6.first + l758664e6.count), 3};
inline constexpr OperandList l7751a98d{static_cast<std::uint16_t>(l7720c86a.first + l7720c86a.count), 2};
inline constexpr OperandList l77809272{static_cast<std::uint16_t>(l7751a98d.first + l7751a98d.count), 3};
inline constexpr OperandList l779c8382{static_cast<std::uint16_t>(l77809272.first + l77809272.count), 4};
inline constexpr OperandList l77e62250{static_cast<std::uint16_t>(l779c8382.first + l779c8382.count), 3};
inline constexpr OperandList l782ca6fc{static_cast<std::uint16_t>(l77e62250.first + l77e62250.count), 4};
inline constexpr OperandList l7862d499{static_cast<std::uint16_t>(l782ca6fc.first + l782ca6fc.count), 3};
inline constexpr OperandList l790fa779{static_cast<std::uint16_t>(l7862d499.first + l7862d499.count), 3};
inline constexpr OperandList l7911bd0a{static_cast<std::uint16_t>(l790fa779.first + l790fa779.count), 5};
inline constexpr OperandList l79277e9a{static_cast<std::uint16_t>(l7911bd0a.first + l7911bd0a.count), 2};
inline constexpr OperandList l7a1065ef{static_cast<std::uint16_t>(l79277e9a.first + l79277e9a.count), 3};
inline constexpr OperandList l7a2cdb17{static_cast<std::uint16_t>(l7a1065ef.first + l7a1065ef.count), 3};
inline constexpr OperandList l7a3abab2{static_cast<std::uint16_t>(l7a2cdb17.first + l7a2cdb17.count), 3};
inline constexpr OperandList l7b6cd067{static_cast<std::uint16_t>(l7a3abab2.first + l7a3abab2.count), 3};
inline constexpr OperandList l7c8a2f03{static_cast<std::uint16_t>(l7b6cd067.first + l7b6cd067.count), 4};
inline constexpr OperandList l7cdc18b5{static_cast<std::uint16_t>(l7c8a2f03.first + l7c8a2f03.count), 3};
inline constexpr OperandList l7e390dbd{static_cast<std::uint16_t>(l7cdc18b5.first + l7cdc18b5.count), 4};
inline constexpr OperandList l7f0ab865{static_cast<std::uint16_t>(l7e390dbd.first + l7e390dbd.count), 4};
inline constexpr OperandList l7f1bcdff{static_cast<std::uint16_t>(l7f0ab865.first + l7f0ab865.count), 3};
inline constexpr OperandList l7fe90b2b{static_cast<std::uint16_t>(l7f1bcdff.first + l7f1bcdff.count), 4};
inline constexpr OperandList l80ddc5f7{static_cast<std::uint16_t>(l7fe90b2b.first + l7fe90b2b.count), 4};
inline constexpr OperandList l814adb24{static_cast<std::uint16_t>(l80ddc5f7.first + l80ddc5f7.count), 3};
inline constexpr OperandList l822255c7{static_cast<std::uint16_t>(l814adb24.first + l814adb24.count), 3};
inline constexpr OperandList l824c9cf5{static_cast<std::uint16_t>(l822255c7.first + l822255c7.count), 4};
inline constexpr OperandList l82961222{static_cast<std::uint16_t>(l824c9cf5.first + l824c9cf5.count), 3};
inline constexpr OperandList l83f5b112{static_cast<std::uint16_t>(l82961222.first + l82961222.count), 2};
inline constexpr OperandList l848a87d8{static_cast<std::uint16_t>(l83f5b112.first + l83f5b112.count), 4};
inline constexpr OperandList l854c9f9a{static_cast<std::uint16_t>(l848a87d8.first + l848a87d8.count), 4};
inline constexpr OperandList l857b2e9e{static_cast<std::uint16_t>(l854c9f9a.first + l854c9f9a.count), 2};
inline constexpr OperandList l85f9a264{static_cast<std::uint16_t>(l857b2e9e.first + l857b2e9e.count), 3};
inline constexpr OperandList l869e6257{static_cast<std::uint16_t>(l85f9a264.first + l85f9a264.count), 2};
inline constexpr OperandList l86ae380a{static_cast<std::uint16_t>(l869e6257.first + l869e6257.count), 2};
inline constexpr OperandList l86bb02dd{static_cast<std::uint16_t>(l86ae380a.first + l86ae380a.count), 2};
inline constexpr OperandList l879b69bb{static_cast<std::uint16_t>(l86bb02dd.first + l86bb02dd.count), 3};
inline constexpr OperandList l884926f1{static_cast<std::uint16_t>(l879b69bb.first + l879b69bb.count), 2};
inline constexpr OperandList l8b214bcf{static_cast<std::uint16_t>(l884926f1.first + l884926f1.count), 3};
inline constexpr OperandList l8b5f83d5{static_cast<std::uint16_t>(l8b214bcf.first + l8b214bcf.count), 3};
inline constexpr OperandList l8c0a86e9{static_cast<std::uint16_t>(l8b5f83d5.first + l8b5f83d5.count), 2};
inline constexpr OperandList l8c6b4f00{static_cast<std::uint16_t>(l8c0a86e9.first + l8c0a86e9.count), 3};
inline constexpr OperandList l8cc4be28{static_cast<std::uint16_t>(l8c6b4f00.first + l8c6b4f00.count), 5};
inline constexpr OperandList l8cd77b59{static_cast<std::uint16_t>(l8cc4be28.first + l8cc4be28.count), 4};
inline constexpr OperandList l8e0d3fdd{static_cast<std::uint16_t>(l8cd77b59.first + l8cd77b59.count), 2};
inline constexpr OperandList l8f0586e1{static_cast<std::uint16_t>(l8e0d3fdd.first + l8e0d3fdd.count), 4};
inline constexpr OperandList l908f8112{static_cast<std::uint16_t>(l8f0586e1.first + l8f0586e1.count), 3};
inline constexpr OperandList l90c54ad7{static_cast<std::uint16_t>(l908f8112.first + l908f8112.count), 4};
inline constexpr OperandList l90e784b1{static_cast<std::uint16_t>(l90c54ad7.first + l90c54ad7.count), 2};
inline constexpr OperandList l91139aa1{static_cast<std::uint16_t>(l90e784b1.first + l90e784b1.count), 4};
inline constexpr OperandList l91e057b0{static_cast<std::uint16_t>(l91139aa1.first + l91139aa1.count), 3};
inline constexpr OperandList l91fa2693{static_cast<std::uint16_t>(l91e057b0.first + l91e057b0.count), 2};
inline constexpr OperandList l93677d8f{static_cast<std::uint16_t>(l91fa2693.first + l91fa2693.count), 2};
inline constexpr OperandList l937ee316{static_cast<std::uint16_t>(l93677d8f.first + l93677d8f.count), 2};
inline constexpr OperandList l93d602e5{static_cast<std::uint16_t>(l937ee316.first + l937ee316.count), 3};
inline constexpr OperandList l93fb61d1{static_cast<std::uint16_t>(l93d602e5.first + l93d602e5.count), 3};
inline constexpr OperandList l95626d8d{static_cast<std::uint16_t>(l93fb61d1.first + l93fb61d1.count), 2};
inline constexpr OperandList l9562cdf2{static_cast<std::uint16_t>(l95626d8d.first + l95626d8d.count), 4};
inline constexpr OperandList l95913bd7{static_cast<std::uint16_t>(l9562cdf2.first + l9562cdf2.count), 4};
inline constexpr OperandList l96c8c00a{static_cast<std::uint16_t>(l95913bd7.first + l95913bd7.count), 2};
inline constexpr OperandList l97421b87{static_cast<std::uint16_t>(l96c8c00a.first + l96c8c00a.count), 4};
inline constexpr OperandList l9849cf43{static_cast<std::uint16_t>(l97421b87.first + l97421b87.count), 2};
inline constexpr OperandList l98b34635{static_cast<std::uint16_t>(l9849cf43.first + l9849cf43.count), 2};
inline constexpr OperandList l98f7e604{static_cast<std::uint16_t>(l98b34635.first + l98b34635.count), 2};
inline constexpr OperandList l9a597b7a{static_cast<std::uint16_t>(l98f7e604.first + l98f7e604.count), 2};
inline constexpr OperandList l9a6d6f9a{static_cast<std::uint16_t>(l9a597b7a.first + l9a597b7a.count), 4};
inline constexpr OperandList l9a789d06{static_cast<std::uint16_t>(l9a6d6f9a.first + l9a6d6f9a.count), 3};
inline constexpr OperandList l9ab88432{static_cast<std::uint16_t>(l9a789d06.first + l9a789d06.count), 4};
inline constexpr OperandList l9c11a561{static_cast<std::uint16_t>(l9ab88432.first + l9ab88432.count), 4};
inline constexpr OperandList l9c7af119{static_cast<std::uint16_t>(l9c11a561.first + l9c11a561.count), 2};
inline constexpr OperandList l9c8986ab{static_cast<std::uint16_t>(l9c7af119.first + l9c7af119.count), 2};
inline constexpr OperandList l9cdbc250{static_cast<std::uint16_t>(l9c8986ab.first + l9c8986ab.count), 5};
inline constexpr OperandList l9d334ed2{static_cast<std::uint16_t>(l9cdbc250.first + l9cdbc250.count), 3};
inline constexpr OperandList l9e3b19d9{static_cast<std::uint16_t>(l9d334ed2.first + l9d334ed2.count), 4};
inline constexpr OperandList l9ef89c45{static_cast<std::uint16_t>(l9e3b19d9.first + l9e3b19d9.count), 1};
inline constexpr OperandList l9fe59f6b{static_cast<std::uint16_t>(l9ef89c45.first + l9ef89c45.count), 2};
inline constexpr OperandList la00efe3c{static_cast<std::uint16_t>(l9fe59f6b.first + l9fe59f6b.count), 3};
inline constexpr OperandList la1c43a5f{static_cast<std::uint16_t>(la00efe3c.first + la00efe3c.count), 2};
inline constexpr OperandList la1c8ca0b{static_cast<std::uint16_t>(la1c43a5f.first + la1c43a5f.count), 4};
inline constexpr OperandList la1d1306a{static_cast<std::uint16_t>(la1c8ca0b.first + la1c8ca0b.count), 2};
inline constexpr OperandList la2a6f133{static_cast<std::uint16_t>(la1d1306a.first + la1d1306a.count), 3};
inline constexpr OperandList la3ab9186{static_cast<std::uint16_t>(la2a6f133.first + la2a6f133.count), 2};
inline constexpr OperandList la520c358{static_cast<std::uint16_t>(la3ab9186.first + la3ab9186.count), 3};
inline constexpr OperandList la54e1af2{static_cast<std::uint16_t>(la520c358.first + la520c358.count), 2};
inline constexpr OperandList la5dc1769{static_cast<std::uint16_t>(la54e1af2.first + la54e1af2.count), 3};
inline constexpr OperandList la609bbee{static_cast<std::uint16_t>(la5dc1769.first + la5dc1769.count), 3};
inline constexpr OperandList la6f2b800{static_cast<std::uint16_t>(la609bbee.first + la609bbee.count), 4};
inline constexpr OperandList la7021f7e{static_cast<std::uint16_t>(la6f2b800.first + la6f2b800.count), 3};
inline constexpr OperandList la7570a05{static_cast<std::uint16_t>(la7021f7e.first + la7021f7e.count), 4};
inline constexpr OperandList la7c5099c{static_cast<std::uint16_t>(la7570a05.first + la7570a05.count), 4};
inline constexpr OperandList la88ac3ea{static_cast<std::uint16_t>(la7c5099c.first + la7c5099c.count), 3};
inline constexpr OperandList laa788d10{static_cast<std::uint16_t>(la88ac3ea.first + la88ac3ea.count), 2};
inline constexpr OperandList laa7d0381{static_cast<std::uint16_t>(laa788d10.first + laa788d10.count), 2};
inline constexpr OperandList laae9070a{static_cast<std::uint16_t>(laa7d0381.first + laa7d0381.count), 4};
inline constexpr OperandList labf2abe4{static_cast<std::uint16_t>(laae9070a.first + laae9070a.count), 3};
inline constexpr OperandList lad8c47e5{static_cast<std::uint16_t>(labf2abe4.first + labf2abe4.count), 4};
inline constexpr OperandList lad97356b{static_cast<std::uint16_t>(lad8c47e5.first + lad8c47e5.count), 4};
inline constexpr OperandList lae790696{static_cast<std::uint16_t>(lad97356b.first + lad97356b.count), 2};
inline constexpr OperandList laec660c4{static_cast<std::uint16_t>(lae790696.first + lae790696.count), 3};
inline constexpr OperandList laecb2db2{static_cast<std::uint16_t>(laec660c4.first + laec660c4.count), 3};
inline constexpr OperandList laef28cd0{static_cast<std::uint16_t>(laecb2db2.first + laecb2db2.count), 3};
inline constexpr OperandList laf1bfdb5{static_cast<std::uint16_t>(laef28cd0.first + laef28cd0.count), 4};
inline constexpr OperandList lafc29184{static_cast<std::uint16_t>(laf1bfdb5.first + laf1bfdb5.count), 3};
inline constexpr OperandList lafc69fac{static_cast<std::uint16_t>(lafc29184.first + lafc29184.count), 2};
inline constexpr OperandList lb064f139{static_cast<std::uint16_t>(lafc69fac.first + lafc69fac.count), 3};
inline constexpr OperandList lb109d578{static_cast<std::uint16_t>(lb064f139.first + lb064f139.count), 3};
inline constexpr OperandList lb1826056{static_cast<std::uint16_t>(lb109d578.first + lb109d578.count), 3};
inline constexpr OperandList lb1c12ef3{static_cast<std::uint16_t>(lb1826056.first + lb1826056.count), 3};
inline constexpr OperandList lb27dde01{static_cast<std::uint16_t>(lb1c12ef3.first + lb1c12ef3.count), 4};
inline constexpr OperandList lb319dbe6{static_cast<std::uint16_t>(lb27dde01.first + lb27dde01.count), 4};
inline constexpr OperandList lb31a2e05{static_cast<std::uint16_t>(lb319dbe6.first + lb319dbe6.count), 2};
inline constexpr OperandList lb3fa1ffa{static_cast<std::uint16_t>(lb31a2e05.first + lb31a2e05.count), 2};
inline constexpr OperandList lb4ccaace{static_cast<std::uint16_t>(lb3fa1ffa.first + lb3fa1ffa.count), 2};
inline constexpr OperandList lb712f6c8{static_cast<std::uint16_t>(lb4ccaace.first + lb4ccaace.count), 2};
inline constexpr OperandList lb75c4d6a{static_cast<std::uint16_t>(lb712f6c8.first + lb712f6c8.count), 3};
inline constexpr OperandList lb7d19f0a{static_cast<std::uint16_t>(lb75c4d6a.first + lb75c4d6a.count), 3};
inline constexpr OperandList lb8438fe4{static_cast<std::uint16_t>(lb7d19f0a.first + lb7d19f0a.count), 2};
inline constexpr OperandList lb87edc13{static_cast<std::uint16_t>(lb8438fe4.first + lb8438fe4.count), 5};
inline constexpr OperandList lb8de9075{static_cast<std::uint16_t>(lb87edc13.first + lb87edc13.count), 4};
inline constexpr OperandList lb9b418c5{static_cast<std::uint16_t>(lb8de9075.first + lb8de9075.count), 3};
inline constexpr OperandList lba16b127{static_cast<std::uint16_t>(lb9b418c5.first + lb9b418c5.count), 3};
inline constexpr OperandList lbb515e65{static_cast<std::uint16_t>(lba16b127.first + lba16b127.count), 3};
inline constexpr OperandList lbcdd1e45{static_cast<std::uint16_t>(lbb515e65.first + lbb515e65.count), 5};
inline constexpr OperandList lbce74273{static_cast<std::uint16_t>(lbcdd1e45.first + lbcdd1e45.count), 4};
inline constexpr OperandList lbdb0f24a{static_cast<std::uint16_t>(lbce74273.first + lbce74273.count), 3};
inline constexpr OperandList lbdc09b23{static_cast<std::uint16_t>(lbdb0f24a.first + lbdb0f24a.count), 4};
inline constexpr OperandList lbde17a2a{static_cast<std::uint16_t>(lbdc09b23.first + lbdc09b23.count), 3};
inline constexpr OperandList lbef3499f{static_cast<std::uint16_t>(lbde17a2a.first + lbde17a2a.count), 2};
inline constexpr OperandList lbf224d07{static_cast<std::uint16_t>(lbef3499f.first + lbef3499f.count), 2};
inline constexpr OperandList lbfb9cd80{static_cast<std::uint16_t>(lbf224d07.first + lbf224d07.count), 3};
inline constexpr OperandList lc00ad2d1{static_cast<std::uint16_t>(lbfb9cd80.first + lbfb9cd80.count), 2};
inline constexpr OperandList lc08cf341{static_cast<std::uint16_t>(lc00ad2d1.first + lc00ad2d1.count), 2};
inline constexpr OperandList lc096f6a8{static_cast<std::uint16_t>(lc08cf341.first + lc08cf341.count), 3};
inline constexpr OperandList lc1365735{static_cast<std::uint16_t>(lc096f6a8.first + lc096f6a8.count), 3};
inline constexpr OperandList lc298e131{static_cast<std::uint16_t>(lc1365735.first + lc1365735.count), 3};
inline constexpr OperandList lc2fc72eb{static_cast<std::uint16_t>(lc298e131.first + lc298e131.count), 3};
inline constexpr OperandList lc4711e24{static_cast<std::uint16_t>(lc2fc72eb.first + lc2fc72eb.count), 3};
inline constexpr OperandList lc4ab02b4{static_cast<std::uint16_t>(lc4711e24.first + lc4711e24.count), 3};
inline constexpr OperandList lc4d08ce6{static_cast<std::uint16_t>(lc4ab02b4.first + lc4ab02b4.count), 3};
inline constexpr OperandList lc4e06a09{static_cast<std::uint16_t>(lc4d08ce6.first + lc4d08ce6.count), 3};
inline constexpr OperandList lc51f6998{static_cast<std::uint16_t>(lc4e06a09.first + lc4e06a09.count), 4};
inline constexpr OperandList lc534fc26{static_cast<std::uint16_t>(lc51f6998.first + lc51f6998.count), 3};
inline constexpr OperandList lc564cee9{static_cast<std::uint16_t>(lc534fc26.first + lc534fc26.count), 3};
inline constexpr OperandList lc65596c3{static_cast<std::uint16_t>(lc564cee9.first + lc564cee9.count), 3};
inline constexpr OperandList lc6e15f9c{static_cast<std::uint16_t>(lc65596c3.first + lc65596c3.count), 3};
inline constexpr OperandList lc6f0b799{static_cast<std::uint16_t>(lc6e15f9c.first + lc6e15f9c.count), 3};
inline constexpr OperandList lc6f536cd{static_cast<std::uint16_t>(lc6f0b799.first + lc6f0b799.count), 2};
inline constexpr OperandList lc7ce3037{static_cast<std::uint16_t>(lc6f536cd.first + lc6f536cd.count), 3};
inline constexpr OperandList lc7fb567d{static_cast<std::uint16_t>(lc7ce3037.first + lc7ce3037.count), 4};
inline constexpr OperandList lc96f104a{static_cast<std::uint16_t>(lc7fb567d.first + lc7fb567d.count), 3};
inline constexpr OperandList lca4d2035{static_cast<std::uint16_t>(lc96f104a.first + lc96f104a.count), 4};
inline constexpr OperandList lcbd94ae4{static_cast<std::uint16_t>(lca4d2035.first + lca4d2035.count), 5};
inline constexpr OperandList lcbf29ce4{static_cast<std::uint16_t>(lcbd94ae4.first + lcbd94ae4.count), 0};
inline constexpr OperandList lcc842603{static_cast<std::uint16_t>(lcbf29ce4.first + lcbf29ce4.count), 3};
inline constexpr OperandList lcdc9a8c9{static_cast<std::uint16_t>(lcc842603.first + lcc842603.count), 2};
inline constexpr OperandList lce285fb8{static_cast<std::uint16_t>(lcdc9a8c9.first + lcdc9a8c9.count), 2};
inline constexpr OperandList lcf0a493b{static_cast<std::uint16_t>(lce285fb8.first + lce285fb8.count), 3};
inline constexpr OperandList lcf885bbf{static_cast<std::uint16_t>(lcf0a493b.first + lcf0a493b.count), 3};
inline constexpr OperandList ld09d4647{static_cast<std::uint16_t>(lcf885bbf.first + lcf885bbf.count), 1};
inline constexpr OperandList ld0fc36ad{static_cast<std::uint16_t>(ld09d4647.first + ld09d4647.count), 2};
inline constexpr OperandList ld10b21ea{static_cast<std::uint16_t>(ld0fc36ad.first + ld0fc36ad.count), 3};
inline constexpr OperandList ld2ca7390{static_cast<std::uint16_t>(ld10b21ea.first + ld10b21ea.count), 3};
inline constexpr OperandList ld2dbc139{static_cast<std::uint16_t>(ld2ca7390.first + ld2ca7390.count), 2};
inline constexpr OperandList ld2f431b0{static_cast<std::uint16_t>(ld2dbc139.first + ld2dbc139.count), 4};
inline constexpr OperandList ld34ef703{static_cast<std::uint16_t>(ld2f431b0.first + ld2f431b0.count), 3};
inline constexpr OperandList ld3e51782{static_cast<std::uint16_t>(ld34ef703.first + ld34ef703.count), 3};
inline constexpr OperandList ld4aac67e{static_cast<std::uint16_t>(ld3e51782.first + ld3e51782.count), 2};
inline constexpr OperandList ld4d229f6{static_cast<std::uint16_t>(ld4aac67e.first + ld4aac67e.count), 4};
inline constexpr OperandList ld5312a2a{static_cast<std::uint16_t>(ld4d229f6.first + ld4d229f6.count), 2};
inline constexpr OperandList ld5b1a496{static_cast<std::uint16_t>(ld5312a2a.first + ld5312a2a.count), 3};
inline constexpr OperandList ld5d75d01{static_cast<std::uint16_t>(ld5b1a496.first + ld5b1a496.count), 2};
inline constexpr OperandList ld5f90a76{static_cast<std::uint16_t>(ld5d75d01.first + ld5d75d01.count), 4};
inline constexpr OperandList ld6ae008c{static_cast<std::uint16_t>(ld5f90a76.first + ld5f90a76.count), 4};
inline constexpr OperandList ld83798b7{static_cast<std::uint16_t>(ld6ae008c.first + ld6ae008c.count), 4};
inline constexpr OperandList ld8cf5b26{static_cast<std::uint16_t>(ld83798b7.first + ld83798b7.count), 3};
inline constexpr OperandList ld9283e23{static_cast<std::uint16_t>(ld8cf5b26.first + ld8cf5b26.count), 3};
inline constexpr OperandList ldbd7639a{static_cast<std::uint16_t>(ld9283e23.first + ld9283e23.count), 2};
inline constexpr OperandList ldbf0b50c{static_cast<std::uint16_t>(ldbd7639a.first + ldbd7639a.count), 3};
inline constexpr OperandList ldcfc2f8e{static_cast<std::uint16_t>(ldbf0b50c.first + ldbf0b50c.count), 4};
inline constexpr OperandList ldd0d6211{static_cast<std::uint16_t>(ldcfc2f8e.first + ldcfc2f8e.count), 4};
inline constexpr OperandList lddcf3155{static_cast<std::uint16_t>(ldd0d6211.first + ldd0d6211.count), 4};
inline constexpr OperandList lde35d81b{static_cast<std::uint16_t>(lddcf3155.first + lddcf3155.count), 4};
inline constexpr OperandList lde500781{static_cast<std::uint16_t>(lde35d81b.first + lde35d81b.count), 2};
inline constexpr OperandList ldeb418f5{static_cast<std::uint16_t>(lde500781.first + lde500781.count), 4};
inline constexpr OperandList le0bbf914{static_cast<std::uint16_t>(ldeb418f5.first + ldeb418f5.count), 3};
inline constexpr OperandList le0ddc6b8{static_cast<std::uint16_t>(le0bbf914.first + le0bbf914.count), 4};
inline constexpr OperandList le19e6872{static_cast<std::uint16_t>(le0ddc6b8.first + le0ddc6b8.count), 3};
inline constexpr OperandList le20c9c8b{static_cast<std::uint16_t>(le19e6872.first + le19e6872.count), 5};
inline constexpr OperandList le22bd9b2{static_cast<std::uint16_t>(le20c9c8b.first + le20c9c8b.count), 4};
inline constexpr OperandList le3f1c24a{static_cast<std::uint16_t>(le22bd9b2.first + le22bd9b2.count), 4};
inline constexpr OperandList le3f807a6{static_cast<std::uint16_t>(le3f1c24a.first + le3f1c24a.count), 2};
inline constexpr OperandList le414f318{static_cast<std::uint16_t>(le3f807a6.first + le3f807a6.count), 3};
inline constexpr OperandList le4ba3bf0{static_cast<std::uint16_t>(le414f318.first + le414f318.count), 2};
inline constexpr OperandList le5002e4a{static_cast<std::uint16_t>(le4ba3bf0.first + le4ba3bf0.count), 3};
inline constexpr OperandList le51c5590{static_cast<std::uint16_t>(le5002e4a.first + le5002e4a.count), 4};
inline constexpr OperandList le605be59{static_cast<std::uint16_t>(le51c5590.first + le51c5590.count), 3};
inline constexpr OperandList le6471b45{static_cast<std::uint16_t>(le605be59.first + le605be59.count), 2};
inline constexpr OperandList le66a8682{static_cast<std::uint16_t>(le6471b45.first + le6471b45.count), 2};
inline constexpr OperandList le6861a8f{static_cast<std::uint16_t>(le66a8682.first + le66a8682.count), 4};
inline constexpr OperandList le6f94093{static_cast<std::uint16_t>(le6861a8f.first + le6861a8f.count), 2};
inline constexpr OperandList le78490f9{static_cast<std::uint16_t>(le6f94093.first + le6f94093.count), 3};
inline constexpr OperandList leab70843{static_cast<std::uint16_t>(le78490f9.first + le78490f9.count), 4};
inline constexpr OperandList lec3e2e11{static_cast<std::uint16_t>(leab70843.first + leab70843.count), 3};
inline constexpr OperandList lec90f8d4{static_cast<std::uint16_t>(lec3e2e11.first + lec3e2e11.count), 3};
inline constexpr OperandList led195768{static_cast<std::uint16_t>(lec90f8d4.first + lec90f8d4.count), 4};
inline constexpr OperandList lee838911{static_cast<std::uint16_t>(led195768.first + led195768.count), 2};
inline constexpr OperandList leefb19da{static_cast<std::uint16_t>(lee838911.first + lee838911.count), 3};
inline constexpr OperandList lefb26ea4{static_cast<std::uint16_t>(leefb19da.first + leefb19da.count), 4};
inline constexpr OperandList lf13f0a46{static_cast<std::uint16_t>(lefb26ea4.first + lefb26ea4.count), 2};
inline constexpr OperandList lf26a758f{static_cast<std::uint16_t>(lf13f0a46.first + lf13f0a46.count), 2};
inline constexpr OperandList lf384b7f1{static_cast<std::uint16_t>(lf26a758f.first + lf26a758f.count), 4};
inline constexpr OperandList lf3b0eafe{static_cast<std::uint16_t>(lf384b7f1.first + lf384b7f1.count), 3};
inline constexpr OperandList lf43bfcae{static_cast<std::uint16_t>(lf3b0eafe.first + lf3b0eafe.count), 3};
inline constexpr OperandList lf445e06f{static_cast<std::uint16_t>(lf43bfcae.first + lf43bfcae.count), 3};
inline constexpr OperandList lf48ae6ec{static_cast<std::uint16_t>(lf445e06f.first + lf445e06f.count), 3};
inline constexpr OperandList lf4fa175a{static_cast<std::uint16_t>(lf48ae6ec.first + lf48ae6ec.count), 3};
inline constexpr OperandList lf7c090c4{static_cast<std::uint16_t>(lf4fa175a.first + lf4fa175a.count), 3};
inline constexpr OperandList lf98027c6{static_cast<std::uint16_t>(lf7c090c4.first + lf7c090c4.count), 3};
inline constexpr OperandList lf992b1f7{static_cast<std::uint16_t>(lf98027c6.first + lf98027c6.count), 3};
inline constexpr OperandList lf9cedddd{static_cast<std::uint16_t>(lf992b1f7.first + lf992b1f7.count), 2};
inline constexpr OperandList lfa2fbe3c{static_cast<std::uint16_t>(lf9cedddd.first + lf9cedddd.count), 3};
inline constexpr OperandList lfa597773{static_cast<std::uint16_t>(lfa2fbe3c.first + lfa2fbe3c.count), 3};
inline constexpr OperandList lfa7176a5{static_cast<std::uint16_t>(lfa597773.first + lfa597773.count), 3};
inline constexpr OperandList lfaf41c64{static_cast<std::uint16_t>(lfa7176a5.first + lfa7176a5.count), 2};
inline constexpr OperandList lfb9893ce{static_cast<std::uint16_t>(lfaf41c64.first + lfaf41c64.count), 3};
inline constexpr OperandList lfba7275f{static_cast<std::uint16_t>(lfb9893ce.first + lfb9893ce.count), 3};
inline constexpr OperandList lfc1831a5{static_cast<std::uint16_t>(lfba7275f.first + lfba7275f.count), 4};
inline constexpr OperandList lfcc97010{static_cast<std::uint16_t>(lfc1831a5.first + lfc1831a5.count), 4};
inline constexpr OperandList lfd20c725{static_cast<std::uint16_t>(lfcc97010.first + lfcc97010.count), 3};
inline constexpr OperandList lfdfda9e1{static_cast<std::uint16_t>(lfd20c725.first + lfd20c725.count), 3};
inline constexpr OperandList lfe663327{static_cast<std::uint16_t>(lfdfda9e1.first + lfdfda9e1.count), 4};
inline constexpr OperandList lfe7465d4{static_cast<std::uint16_t>(lfe663327.first + lfe663327.count), 3};
inline constexpr OperandList lfeadd640{static_cast<std::uint16_t>(lfe7465d4.first + lfe7465d4.count), 2};
inline constexpr OperandList lfee31b35{static_cast<std::uint16_t>(lfeadd640.first + lfeadd640.count), 3};
inline constexpr OperandList lffe1c946{static_cast<std::uint16_t>(lfee31b35.first + lfee31b35.count), 3};
}  // namespace list

}  // namespace detail

}  // namespace lockstep::cdna1
