// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas/rdna1_dot/isa.xml, vendor-xml/overrides/gfx10.xml, vendor-xml/names.xml.
// Hash of what this file is made of: e4ab446f57fa0e4f
// Operand lists. Instructions whose operands agree share one; a list is named by the hash of its content.
#pragma once

#include <array>
#include <cstdint>

#include "encodings.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::rdna1_dot {

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
inline constexpr DataFormat num_m64{DataFormat::Kind::lane_mask, 64, 1};
inline constexpr DataFormat num_pk2_b16{DataFormat::Kind::bits, 16, 2};
inline constexpr DataFormat num_pk2_b32{DataFormat::Kind::bits, 32, 2};
inline constexpr DataFormat num_pk2_b64{DataFormat::Kind::bits, 64, 2};
inline constexpr DataFormat num_pk2_f16{DataFormat::Kind::floating, 16, 2};
inline constexpr DataFormat num_pk2_i16{DataFormat::Kind::signed_int, 16, 2};
inline constexpr DataFormat num_pk2_u16{DataFormat::Kind::unsigned_int, 16, 2};
inline constexpr DataFormat num_pk2_u8{DataFormat::Kind::unsigned_int, 8, 2};
inline constexpr DataFormat num_pk4_b8{DataFormat::Kind::bits, 8, 4};
inline constexpr DataFormat num_pk4_i8{DataFormat::Kind::signed_int, 8, 4};
inline constexpr DataFormat num_pk4_u8{DataFormat::Kind::unsigned_int, 8, 4};
inline constexpr DataFormat num_pk8_i4{DataFormat::Kind::signed_int, 4, 8};
inline constexpr DataFormat num_pk8_u4{DataFormat::Kind::unsigned_int, 4, 8};
inline constexpr DataFormat num_u16{DataFormat::Kind::unsigned_int, 16, 1};
inline constexpr DataFormat num_u24{DataFormat::Kind::unsigned_int, 24, 1};
inline constexpr DataFormat num_u32{DataFormat::Kind::unsigned_int, 32, 1};
inline constexpr DataFormat num_u64{DataFormat::Kind::unsigned_int, 64, 1};
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
    inout(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l008a1cde
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l01e6beed
    inout(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l0294e10f
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::attr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f16, 16, Role::s2), // l036b1e2b
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u64, 64, Role::s2), // l0553ae70
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b8, 8, Role::data), // l05b353b1
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_inout(OperandKind::scc, format::num_b1, 1, Role::none), // l066acc09
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l074588cf
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l07781ce8
    out(Field::sdst, OperandKind::sreg, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l07bb6846
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // l07c50f92
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l0a1904db
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l0a3cf1e3
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l0a6a31cc
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l0ad53e25
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0bb7adaf
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::data, OperandKind::vintrp_param, format::num_b32, 32, Role::data), in(Field::attr, OperandKind::attr, format::num_b32, 32, Role::none), // l0be041a1
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l0bf40bc1
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // l0c546b35
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l0d35e5af
    in(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::s0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // l0d7a7ac0
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l0ea61d2a
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l0f06d109
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l0f2ef520
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l0f3ef74c
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l10834e8b
    in(Field::simm16, OperandKind::waitcnt, format::num_b16, 16, Role::imm), // l10999430
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l10c8bc51
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l11344783
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u16, 16, Role::s2), // l119ca790
    in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), in(Field::literal, OperandKind::simm32, format::num_b32, 32, Role::imm), // l15b99631
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // l15cf3e1d
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // l16047338
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l19d49926
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), // l1a7f4b3f
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), // l1b0aad17
    in(Field::simm16, OperandKind::waitcnt_depctr, format::num_b16, 16, Role::imm), // l1b4ca779
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // l1bdd8481
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), // l1bea2bb8
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l1c4b5229
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk2_f16, 32, Role::s1), // l1c5d4778
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l1c903286
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l1dad55d9
    in(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l1dde23f5
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l1e964e91
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk4_b8, 32, Role::data), // l1f059351
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l1f0d42d8
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l200a5cd1
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l20e626a8
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::attr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::vintrp_param, format::num_b32, 32, Role::s1), // l20e67f8b
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2275a8ff
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l231a275e
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l2335cf11
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), out(Field::sdst, OperandKind::sdst, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), // l23ac1eff
    in(Field::sdata, OperandKind::simm8, format::num_b8, 8, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l24f86d13
    out(Field::sdst, OperandKind::sreg, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l26790b5e
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), // l2738fa43
    in(Field::simm16, OperandKind::version, format::num_b16, 16, Role::imm), // l2744f68d
    in(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::s0), in(Field::simm16, OperandKind::simm16, format::num_u16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l286bf238
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l288a0a7b
    out(Field::vdst, OperandKind::vgpr, format::num_u64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), // l2a3283ce
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l2b063248
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // l2bc836e2
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // l2c1e662b
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l2e2d77d4
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), in(Field::vaddr1, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr2, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr3, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr4, OperandKind::vgpr, format::any, 32, Role::none), // l2e420519
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // l2eb7ec0c
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l31110f44
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l31c8a4ec
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l328e99b9
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f64, 64, Role::data1), // l32de8ac2
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::vaddr1, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr2, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr3, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr4, OperandKind::vgpr, format::any, 32, Role::none), // l33283222
    in(Field::sdata, OperandKind::simm8, format::num_b8, 8, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l33ae8cad
    in(Field::simm16, OperandKind::clause, format::num_b16, 16, Role::imm), // l346057f5
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i16, 16, Role::s0), // l3505464f
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l363a3ba3
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f32, 32, Role::data1), // l36cc8c08
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_i16, 32, Role::s2), // l3726404b
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l37362e83
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l382efd83
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l383f9d67
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l39017b43
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3924200c
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::vaddr1, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr2, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr3, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr4, OperandKind::vgpr, format::any, 32, Role::none), // l39851c92
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), // l39e4c945
    in(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::s0), in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), // l3a15120e
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u64, 64, Role::data), // l3a534b6a
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3a75ae7b
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l3a8dd682
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l3aa1b5aa
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l3b57c337
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l3c04b6fd
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l3c38ae36
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_u8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_u8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l3c976c4a
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b64, 64, Role::s2), // l3d57ccd3
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3e55ed11
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // l3e57ca54
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u8, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), // l3ed49670
    out(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l3f555df6
    out(Field::sdata, OperandKind::sreg, format::any, 64, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l3f7da9be
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l3f84c889
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // l3fa271fe
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l3fb30b52
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), // l4073dfcb
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), out(Field::sdst, OperandKind::sdst, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_f32, 32, Role::s2), // l40d0a1fb
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l411b6743
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l416c0c4e
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // l43fe058d
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l454c14a1
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), // l46834fda
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l46bedb9f
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 256, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l47161e3f
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_pk2_b16, 32, Role::data), // l474a1047
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l47947029
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l49328e7d
    out(Field::sdst, OperandKind::sreg, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // l4938f942
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l4b380bbd
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l4b5013b1
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l4ba9ecbc
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // l4cca8b48
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l4cd59b2a
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l4ee3a878
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l50e7835f
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b96, 96, Role::data), // l511e6a24
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::src0, OperandKind::src, format::num_b64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_b128, 128, Role::s2), // l51477f8b
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l51d53725
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l52952f6e
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l52d028b6
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l52faf3c4
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // l5385430a
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b64, 64, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // l54faa09d
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // l55e7221b
    in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l573fb255
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), // l58ac4b28
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // l58bce22b
    out(Field::vdst, OperandKind::vgpr, format::num_b96, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l5a1159e1
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l5b7c9d56
    implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l5c8d5da4
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l5c8f8e46
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // l5d30b1b8
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::vcc_out), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // l5e2c5a55
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l5e5bcb71
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // l5f5beec0
    out(Field::sdata, OperandKind::sreg, format::num_b64, 64, Role::d0), // l5ff13ad6
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u24, 24, Role::s0), in(Field::src1, OperandKind::src, format::num_u24, 24, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l60ea839b
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::attr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::src_vgpr, format::num_f32, 32, Role::s2), // l61651766
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // l6333fbd3
    in(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l671fe61c
    out(Field::vdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // l68538871
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l6872eb52
    in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l691dfda5
    in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_i32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l6a649bd7
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b16, 16, Role::data), // l6b32dd83
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), // l6b43f54a
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // l6b6c9d31
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l6e24fb15
    inout(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l6e548979
    in(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l6e7024d9
    in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l6e900679
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // l6fa83225
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), // l7040d479
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // l7064ecb3
    inout(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l70a8a1de
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l71cc805c
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l72615f0d
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // l743ea5ab
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l747827cf
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l74b34118
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), // l7751a98d
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // l77809272
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b16, 16, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b16, 16, Role::s1), // l77e62250
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // l7862d499
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l78919ff3
    out(Field::sdata, OperandKind::sreg, format::num_b32, 32, Role::d0), // l7927d6b5
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // l7a1065ef
    inout(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l7a3abab2
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f64, 64, Role::data1), // l7b6cd067
    inout(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l7b9a2198
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_i4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk8_i4, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l7d01e925
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l7e0f96d3
    out(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l7e952851
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // l7f1bcdff
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), // l80221440
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l822255c7
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // l83f5b112
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_i16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l84731283
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
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // l8c9bc068
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l8ce22665
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), // l8dcfe0a6
    inout(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::simm16, OperandKind::label, format::num_b16, 16, Role::imm), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // l8e2c9a3a
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), // l908f8112
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // l90e784b1
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // l91e057b0
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // l91e64182
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l923a3ab1
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), // l93677d8f
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l937ee316
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // l95913bd7
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l95abc9cd
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l96c8c00a
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l97b87d24
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::vaddr1, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr2, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr3, OperandKind::vgpr, format::any, 32, Role::none), in(Field::vaddr4, OperandKind::vgpr, format::any, 32, Role::none), // l97f7481d
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l9818da0a
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // l9849cf43
    in(Field::vdata, OperandKind::vgpr, format::any, 64, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l9883c9c0
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l98b34635
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // l98f7e604
    in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // l996658df
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l99bc19a2
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // l9a789d06
    out(Field::vdata, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // l9b022a31
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_i8, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk4_i8, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // l9c0704ce
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 288, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l9c5a9548
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f64, 64, Role::data), // l9c7af119
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 224, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // l9c7fa3d7
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // l9d2e806c
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk8_u4, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk8_u4, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // l9dbdf429
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // l9ef89c45
    inout(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk4_i8, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_pk4_i8, 32, Role::s1), // la00efe3c
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 160, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // la04dc758
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc_lanesel, format::num_b32, 32, Role::s1), // la062dc3b
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // la1323634
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), // la1603fb4
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la163f527
    out(Field::vdst, OperandKind::vgpr, format::num_b128, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // la1c43a5f
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::data, OperandKind::vgpr, format::num_f32, 32, Role::data), in(Field::attr, OperandKind::attr, format::num_b32, 32, Role::none), // la2767d7f
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // la2f2cc6d
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // la43ecd46
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // la520c358
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), // la54e1af2
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // la64fed7b
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), in(Field::src2, OperandKind::src, format::num_f64, 64, Role::s2), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // la6a4b6a3
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), // la7021f7e
    in(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::s0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // la88ac3ea
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_f64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // la88fdb2b
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), out(Field::sdst, OperandKind::sreg, format::num_m64, 64, Role::d1), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_i64, 64, Role::s2), // la9bbff12
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // laa788d10
    out(Field::vdst, OperandKind::vgpr, format::num_b64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // laa7d0381
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // lab271a5d
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i64, 64, Role::s1), // ladc3aefc
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), inout(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), // lae790696
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // laec660c4
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // laef28cd0
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lafc29184
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::sreg, format::num_b64, 64, Role::s0), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lafc54d6f
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // lafc69fac
    in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u64, 64, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lb064f139
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 384, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // lb0e92afe
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lb109d578
    in(Field::sdata, OperandKind::sreg, format::any, 32, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb1826056
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f16, 16, Role::imm), // lb242edac
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 96, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // lb2be033b
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // lb31a2e05
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), // lb3fa1ffa
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), // lb44524be
    in(Field::vdata, OperandKind::vgpr, format::any, 96, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // lb4b55acd
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), // lb4ccaace
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lb50434f5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lb6dd98cb
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), // lb712f6c8
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // lb7154153
    out(Field::sdata, OperandKind::sreg, format::any, 128, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lb75c4d6a
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lb7d19f0a
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lb8de9075
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_u16, 32, Role::s2), // lb9021d05
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i32, 32, Role::data), // lba16b127
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lba40db0b
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), // lba758e7b
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lbb44ffc6
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lbb515e65
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::vcc_out), implicit_in(OperandKind::vcc, format::num_m64, 64, Role::vcc_in), // lbcdd1e45
    in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 32, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lbdb0f24a
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), // lbde17a2a
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), // lbef3499f
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lbf224d07
    in(Field::simm16, OperandKind::sendmsg, format::num_b16, 16, Role::imm), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lc00ad2d1
    inout(Field::vdata, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // lc075c472
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // lc08cf341
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_in(OperandKind::exec, format::num_m64, 64, Role::none), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lc096f6a8
    in(Field::vsrc0, OperandKind::vgpr, format::num_b32, 32, Role::none), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), in(Field::vsrc2, OperandKind::vgpr, format::num_b32, 32, Role::s2), in(Field::vsrc3, OperandKind::vgpr, format::num_b32, 32, Role::none), // lc17f9544
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lc20a1c97
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 352, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // lc224529f
    in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lc2cbfeba
    inout(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc2fc72eb
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i16, 16, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lc4711e24
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_f16, 16, Role::s2), // lc4a70a32
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), // lc4ab02b4
    out(Field::sdata, OperandKind::sreg, format::any, 256, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc534fc26
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lc564cee9
    out(Field::vdst, OperandKind::vgpr, format::any, 96, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lc65596c3
    in(Field::sdata, OperandKind::sreg, format::any, 64, Role::data), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lc6f0b799
    inout(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 128, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), // lc7ce3037
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b64, 64, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // lc96f104a
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), // lc9b33727
    // lcbf29ce4
    out(Field::vdst, OperandKind::vgpr, format::any, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::data, OperandKind::vgpr, format::any, 128, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lcc739659
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lcd03a2a2
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lcdc0a156
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), // lcdc9a8c9
    in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_u32, 32, Role::data), // lce285fb8
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // lcee31b60
    in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lcf885bbf
    in(Field::simm16, OperandKind::simm16, format::num_b16, 16, Role::imm), // ld09d4647
    inout(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // ld10b21ea
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ld121d24d
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // ld15a97f1
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // ld194f9a1
    out(Field::vdst, OperandKind::sreg, format::num_m64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), // ld2294cf4
    in(Field::src0, OperandKind::src, format::num_i64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // ld2ca7390
    inout(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ld2dbc139
    out(Field::vdst, OperandKind::vgpr, format::num_i64, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_i64, 64, Role::data), // ld34ef703
    inout(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // ld3e51782
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), // ld4aac67e
    inout(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::simm16, OperandKind::simm16, format::num_i16, 16, Role::imm), // ld5312a2a
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // ld57846dd
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 96, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // ld5b1a496
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::simm16, OperandKind::hwreg, format::num_b16, 16, Role::imm), // ld5d75d01
    out(Field::sdst, OperandKind::sdst, format::num_i64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i64, 64, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_u32, 32, Role::s1), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld6ae008c
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ld8cf5b26
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i24, 24, Role::s0), in(Field::src1, OperandKind::src, format::num_i24, 24, Role::s1), in(Field::src2, OperandKind::src, format::num_i32, 32, Role::s2), // ld95e54c3
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // lda6e21e2
    in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // ldb25ab48
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_f32, 32, Role::s1), in(Field::src2, OperandKind::sreg, format::num_m64, 64, Role::vcc_in), // ldbabbf34
    out(Field::sdst, OperandKind::sdst, format::num_u32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // ldbd7639a
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // ldbf0b50c
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_i16, 32, Role::s1), // ldc8d7bc0
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_f32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_f32, 32, Role::data1), // lde35d81b
    inout(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), // lde500781
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), in(Field::literal, OperandKind::simm32, format::num_f32, 32, Role::imm), // ldeb418f5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_u32, 32, Role::s1), // ldef98fc1
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), implicit_inout(OperandKind::exec, format::num_m64, 64, Role::none), // le110ebf1
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f16, 16, Role::s1), // le19e6872
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 320, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // le3262c6f
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::num_f32, 192, Role::address), in(Field::srsrc, OperandKind::sreg, format::img, 256, Role::resource), in(Field::ssamp, OperandKind::sreg, format::samp, 128, Role::none), // le34fc8a5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b32, 64, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b32, 32, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b32, 32, Role::data1), // le3f1c24a
    out(Field::vdst, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // le5002e4a
    out(Field::sdst, OperandKind::sdst, format::num_u64, 64, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u32, 32, Role::s0), // le6471b45
    out(Field::sdst, OperandKind::sdst, format::num_b64, 64, Role::d0), in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // le78490f9
    inout(Field::vdst, OperandKind::vgpr, format::num_u16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_u16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_u16, 16, Role::s2), // le7c2fb25
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // le7fe7dac
    out(Field::vdata, OperandKind::vgpr, format::any, 128, Role::d0), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // le820ebbc
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // le8f614b6
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_i16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // le91caa8a
    in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_b32, 32, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // leab2c9a4
    out(Field::vdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), // leaf776d8
    inout(Field::vdst, OperandKind::vgpr, format::num_i16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), in(Field::src2, OperandKind::src, format::num_i16, 16, Role::s2), // leb2b130a
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), // lec3e2e11
    in(Field::vdata, OperandKind::vgpr, format::any, 128, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_typed, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // lec8c23d4
    out(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), in(Field::ssrc1, OperandKind::ssrc, format::num_b32, 32, Role::s1), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // led195768
    inout(Field::vdst, OperandKind::vgpr, format::num_f16, 16, Role::d0), in(Field::src0, OperandKind::src, format::num_u16, 16, Role::s0), // led8208a4
    inout(Field::sdst, OperandKind::sdst, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::scc, format::num_b1, 1, Role::none), // leefb19da
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_b64, 128, Role::d0), in(Field::addr, OperandKind::vgpr, format::num_b32, 32, Role::address), in(Field::data0, OperandKind::vgpr, format::num_b64, 64, Role::data), in(Field::data1, OperandKind::vgpr, format::num_b64, 64, Role::data1), // lefb26ea4
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_f16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_f16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_f16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_pk2_f16, 32, Role::s2), // lf0aa4244
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::attr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src_vgpr, format::num_f32, 32, Role::s1), // lf176c1e2
    in(Field::simm16, OperandKind::label, format::num_i16, 16, Role::imm), implicit_inout(OperandKind::pc, format::num_b64, 64, Role::none), // lf26a758f
    out(Field::vdst, OperandKind::vgpr, format::num_i32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_i32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_i32, 32, Role::s1), // lf3b0eafe
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_i32, 32, Role::s0), implicit_out(OperandKind::scc, format::num_b1, 1, Role::none), // lf43bfcae
    in(Field::src0, OperandKind::src, format::num_i16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_i16, 16, Role::s1), implicit_out(OperandKind::exec, format::num_m64, 64, Role::none), // lf44996c7
    out(Field::vdst, OperandKind::vgpr, format::num_f32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_b32, 32, Role::s2), // lf48acc4a
    in(Field::addr, OperandKind::vgpr, format::any, 32, Role::address), in(Field::data, OperandKind::vgpr, format::any, 64, Role::data), in(Field::saddr, OperandKind::sreg, format::any, 32, Role::offset), // lf48ae6ec
    out(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lf4d0312a
    in(Field::vdata, OperandKind::vgpr, format::any, 32, Role::data), in(Field::vaddr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::srsrc, OperandKind::sreg, format::rsrc_scratch, 128, Role::resource), in(Field::soffset, OperandKind::sreg_m0_inl, format::any, 32, Role::offset), // lf68bbcc5
    out(Field::vdst, OperandKind::vgpr, format::num_pk2_u16, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_f16, 16, Role::s0), in(Field::src1, OperandKind::src, format::num_f16, 16, Role::s1), // lf8b6bf82
    out(Field::vdst, OperandKind::vgpr, format::num_u32, 32, Role::d0), in(Field::src0, OperandKind::src, format::num_pk2_u16, 32, Role::s0), in(Field::src1, OperandKind::src, format::num_pk2_u16, 32, Role::s1), in(Field::src2, OperandKind::src, format::num_u32, 32, Role::s2), // lf9693da4
    out(Field::sdata, OperandKind::sreg, format::any, 32, Role::d0), in(Field::sbase, OperandKind::sreg, format::rsrc_scalar, 128, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfa2fbe3c
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_f64, 64, Role::s0), in(Field::src1, OperandKind::src, format::num_i32, 32, Role::s1), // lfaa626be
    out(Field::vdst, OperandKind::vgpr, format::num_f64, 64, Role::d0), in(Field::src0, OperandKind::src, format::num_u32, 32, Role::s0), // lfaf41c64
    out(Field::vdst, OperandKind::vgpr, format::any, 32, Role::d0), in(Field::addr, OperandKind::vgpr, format::any, 64, Role::address), in(Field::saddr, OperandKind::sreg, format::any, 64, Role::offset), // lfb9893ce
    in(Field::src0, OperandKind::src, format::num_f32, 32, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_f32, 32, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lfd20c725
    out(Field::sdata, OperandKind::sreg, format::any, 512, Role::d0), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfdfda9e1
    in(Field::sdata, OperandKind::sreg, format::any, 128, Role::data), in(Field::sbase, OperandKind::sreg, format::num_b64, 64, Role::resource), in(Field::soffset, OperandKind::smem_offset, format::num_b32, 32, Role::offset), // lfe7465d4
    out(Field::sdst, OperandKind::sdst, format::num_i32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_u64, 64, Role::s0), // lfeadd640
    out(Field::sdst, OperandKind::sreg, format::num_b32, 32, Role::d0), in(Field::ssrc0, OperandKind::ssrc, format::num_b32, 32, Role::s0), implicit_in(OperandKind::m0, format::num_b32, 32, Role::none), // lfee31b35
    inout(Field::vdst, OperandKind::vgpr, format::num_b32, 32, Role::d0), in(Field::src0, OperandKind::src_vgpr, format::num_b32, 32, Role::s0), in(Field::src1, OperandKind::ssrc, format::num_b32, 32, Role::s1), in(Field::src2, OperandKind::ssrc, format::num_b32, 32, Role::s2), // lff08233d
    in(Field::src0, OperandKind::src, format::num_u64, 64, Role::s0), in(Field::vsrc1, OperandKind::vgpr, format::num_u64, 64, Role::s1), implicit_out(OperandKind::vcc, format::num_m64, 64, Role::d0), // lffe1c946
};

struct OperandList {
  std::uint16_t first;
  std::uint8_t count;
};

namespace list {
inline constexpr OperandList l0061faa6{static_cast<std::uint16_t>(0), 2};
inline constexpr OperandList l008a1cde{static_cast<std::uint16_t>(l0061faa6.first + l0061faa6.count), 3};
inline constexpr OperandList l01e6beed{static_cast<std::uint16_t>(l008a1cde.first + l008a1cde.count), 3};
inline constexpr OperandList l0294e10f{static_cast<std::uint16_t>(l01e6beed.first + l01e6beed.count), 3};
inline constexpr OperandList l036b1e2b{static_cast<std::uint16_t>(l0294e10f.first + l0294e10f.count), 4};
inline constexpr OperandList l0553ae70{static_cast<std::uint16_t>(l036b1e2b.first + l036b1e2b.count), 5};
inline constexpr OperandList l05b353b1{static_cast<std::uint16_t>(l0553ae70.first + l0553ae70.count), 2};
inline constexpr OperandList l066acc09{static_cast<std::uint16_t>(l05b353b1.first + l05b353b1.count), 4};
inline constexpr OperandList l074588cf{static_cast<std::uint16_t>(l066acc09.first + l066acc09.count), 3};
inline constexpr OperandList l07781ce8{static_cast<std::uint16_t>(l074588cf.first + l074588cf.count), 3};
inline constexpr OperandList l07bb6846{static_cast<std::uint16_t>(l07781ce8.first + l07781ce8.count), 4};
inline constexpr OperandList l07c50f92{static_cast<std::uint16_t>(l07bb6846.first + l07bb6846.count), 2};
inline constexpr OperandList l0a1904db{static_cast<std::uint16_t>(l07c50f92.first + l07c50f92.count), 3};
inline constexpr OperandList l0a3cf1e3{static_cast<std::uint16_t>(l0a1904db.first + l0a1904db.count), 3};
inline constexpr OperandList l0a6a31cc{static_cast<std::uint16_t>(l0a3cf1e3.first + l0a3cf1e3.count), 4};
inline constexpr OperandList l0ad53e25{static_cast<std::uint16_t>(l0a6a31cc.first + l0a6a31cc.count), 4};
inline constexpr OperandList l0bb7adaf{static_cast<std::uint16_t>(l0ad53e25.first + l0ad53e25.count), 3};
inline constexpr OperandList l0be041a1{static_cast<std::uint16_t>(l0bb7adaf.first + l0bb7adaf.count), 3};
inline constexpr OperandList l0bf40bc1{static_cast<std::uint16_t>(l0be041a1.first + l0be041a1.count), 4};
inline constexpr OperandList l0c546b35{static_cast<std::uint16_t>(l0bf40bc1.first + l0bf40bc1.count), 4};
inline constexpr OperandList l0d35e5af{static_cast<std::uint16_t>(l0c546b35.first + l0c546b35.count), 2};
inline constexpr OperandList l0d7a7ac0{static_cast<std::uint16_t>(l0d35e5af.first + l0d35e5af.count), 2};
inline constexpr OperandList l0ea61d2a{static_cast<std::uint16_t>(l0d7a7ac0.first + l0d7a7ac0.count), 4};
inline constexpr OperandList l0f06d109{static_cast<std::uint16_t>(l0ea61d2a.first + l0ea61d2a.count), 3};
inline constexpr OperandList l0f2ef520{static_cast<std::uint16_t>(l0f06d109.first + l0f06d109.count), 3};
inline constexpr OperandList l0f3ef74c{static_cast<std::uint16_t>(l0f2ef520.first + l0f2ef520.count), 3};
inline constexpr OperandList l10834e8b{static_cast<std::uint16_t>(l0f3ef74c.first + l0f3ef74c.count), 2};
inline constexpr OperandList l10999430{static_cast<std::uint16_t>(l10834e8b.first + l10834e8b.count), 1};
inline constexpr OperandList l10c8bc51{static_cast<std::uint16_t>(l10999430.first + l10999430.count), 3};
inline constexpr OperandList l11344783{static_cast<std::uint16_t>(l10c8bc51.first + l10c8bc51.count), 3};
inline constexpr OperandList l119ca790{static_cast<std::uint16_t>(l11344783.first + l11344783.count), 4};
inline constexpr OperandList l15b99631{static_cast<std::uint16_t>(l119ca790.first + l119ca790.count), 2};
inline constexpr OperandList l15cf3e1d{static_cast<std::uint16_t>(l15b99631.first + l15b99631.count), 3};
inline constexpr OperandList l16047338{static_cast<std::uint16_t>(l15cf3e1d.first + l15cf3e1d.count), 3};
inline constexpr OperandList l19d49926{static_cast<std::uint16_t>(l16047338.first + l16047338.count), 3};
inline constexpr OperandList l1a7f4b3f{static_cast<std::uint16_t>(l19d49926.first + l19d49926.count), 4};
inline constexpr OperandList l1b0aad17{static_cast<std::uint16_t>(l1a7f4b3f.first + l1a7f4b3f.count), 2};
inline constexpr OperandList l1b4ca779{static_cast<std::uint16_t>(l1b0aad17.first + l1b0aad17.count), 1};
inline constexpr OperandList l1bdd8481{static_cast<std::uint16_t>(l1b4ca779.first + l1b4ca779.count), 2};
inline constexpr OperandList l1bea2bb8{static_cast<std::uint16_t>(l1bdd8481.first + l1bdd8481.count), 2};
inline constexpr OperandList l1c4b5229{static_cast<std::uint16_t>(l1bea2bb8.first + l1bea2bb8.count), 4};
inline constexpr OperandList l1c5d4778{static_cast<std::uint16_t>(l1c4b5229.first + l1c4b5229.count), 3};
inline constexpr OperandList l1c903286{static_cast<std::uint16_t>(l1c5d4778.first + l1c5d4778.count), 3};
inline constexpr OperandList l1dad55d9{static_cast<std::uint16_t>(l1c903286.first + l1c903286.count), 3};
inline constexpr OperandList l1dde23f5{static_cast<std::uint16_t>(l1dad55d9.first + l1dad55d9.count), 3};
inline constexpr OperandList l1e964e91{static_cast<std::uint16_t>(l1dde23f5.first + l1dde23f5.count), 2};
inline constexpr OperandList l1f059351{static_cast<std::uint16_t>(l1e964e91.first + l1e964e91.count), 2};
inline constexpr OperandList l1f0d42d8{static_cast<std::uint16_t>(l1f059351.first + l1f059351.count), 4};
inline constexpr OperandList l200a5cd1{static_cast<std::uint16_t>(l1f0d42d8.first + l1f0d42d8.count), 4};
inline constexpr OperandList l20e626a8{static_cast<std::uint16_t>(l200a5cd1.first + l200a5cd1.count), 3};
inline constexpr OperandList l20e67f8b{static_cast<std::uint16_t>(l20e626a8.first + l20e626a8.count), 3};
inline constexpr OperandList l2275a8ff{static_cast<std::uint16_t>(l20e67f8b.first + l20e67f8b.count), 4};
inline constexpr OperandList l231a275e{static_cast<std::uint16_t>(l2275a8ff.first + l2275a8ff.count), 3};
inline constexpr OperandList l2335cf11{static_cast<std::uint16_t>(l231a275e.first + l231a275e.count), 3};
inline constexpr OperandList l23ac1eff{static_cast<std::uint16_t>(l2335cf11.first + l2335cf11.count), 5};
inline constexpr OperandList l24f86d13{static_cast<std::uint16_t>(l23ac1eff.first + l23ac1eff.count), 3};
inline constexpr OperandList l26790b5e{static_cast<std::uint16_t>(l24f86d13.first + l24f86d13.count), 3};
inline constexpr OperandList l2738fa43{static_cast<std::uint16_t>(l26790b5e.first + l26790b5e.count), 3};
inline constexpr OperandList l2744f68d{static_cast<std::uint16_t>(l2738fa43.first + l2738fa43.count), 1};
inline constexpr OperandList l286bf238{static_cast<std::uint16_t>(l2744f68d.first + l2744f68d.count), 3};
inline constexpr OperandList l288a0a7b{static_cast<std::uint16_t>(l286bf238.first + l286bf238.count), 3};
inline constexpr OperandList l2a3283ce{static_cast<std::uint16_t>(l288a0a7b.first + l288a0a7b.count), 3};
inline constexpr OperandList l2b063248{static_cast<std::uint16_t>(l2a3283ce.first + l2a3283ce.count), 4};
inline constexpr OperandList l2bc836e2{static_cast<std::uint16_t>(l2b063248.first + l2b063248.count), 3};
inline constexpr OperandList l2c1e662b{static_cast<std::uint16_t>(l2bc836e2.first + l2bc836e2.count), 3};
inline constexpr OperandList l2e2d77d4{static_cast<std::uint16_t>(l2c1e662b.first + l2c1e662b.count), 3};
inline constexpr OperandList l2e420519{static_cast<std::uint16_t>(l2e2d77d4.first + l2e2d77d4.count), 8};
inline constexpr OperandList l2eb7ec0c{static_cast<std::uint16_t>(l2e420519.first + l2e420519.count), 2};
inline constexpr OperandList l31110f44{static_cast<std::uint16_t>(l2eb7ec0c.first + l2eb7ec0c.count), 3};
inline constexpr OperandList l31c8a4ec{static_cast<std::uint16_t>(l31110f44.first + l31110f44.count), 3};
inline constexpr OperandList l328e99b9{static_cast<std::uint16_t>(l31c8a4ec.first + l31c8a4ec.count), 3};
inline constexpr OperandList l32de8ac2{static_cast<std::uint16_t>(l328e99b9.first + l328e99b9.count), 4};
inline constexpr OperandList l33283222{static_cast<std::uint16_t>(l32de8ac2.first + l32de8ac2.count), 7};
inline constexpr OperandList l33ae8cad{static_cast<std::uint16_t>(l33283222.first + l33283222.count), 3};
inline constexpr OperandList l346057f5{static_cast<std::uint16_t>(l33ae8cad.first + l33ae8cad.count), 1};
inline constexpr OperandList l3505464f{static_cast<std::uint16_t>(l346057f5.first + l346057f5.count), 2};
inline constexpr OperandList l363a3ba3{static_cast<std::uint16_t>(l3505464f.first + l3505464f.count), 3};
inline constexpr OperandList l36cc8c08{static_cast<std::uint16_t>(l363a3ba3.first + l363a3ba3.count), 3};
inline constexpr OperandList l3726404b{static_cast<std::uint16_t>(l36cc8c08.first + l36cc8c08.count), 4};
inline constexpr OperandList l37362e83{static_cast<std::uint16_t>(l3726404b.first + l3726404b.count), 4};
inline constexpr OperandList l382efd83{static_cast<std::uint16_t>(l37362e83.first + l37362e83.count), 3};
inline constexpr OperandList l383f9d67{static_cast<std::uint16_t>(l382efd83.first + l382efd83.count), 4};
inline constexpr OperandList l39017b43{static_cast<std::uint16_t>(l383f9d67.first + l383f9d67.count), 4};
inline constexpr OperandList l3924200c{static_cast<std::uint16_t>(l39017b43.first + l39017b43.count), 2};
inline constexpr OperandList l39851c92{static_cast<std::uint16_t>(l3924200c.first + l3924200c.count), 7};
inline constexpr OperandList l39e4c945{static_cast<std::uint16_t>(l39851c92.first + l39851c92.count), 3};
inline constexpr OperandList l3a15120e{static_cast<std::uint16_t>(l39e4c945.first + l39e4c945.count), 2};
inline constexpr OperandList l3a534b6a{static_cast<std::uint16_t>(l3a15120e.first + l3a15120e.count), 2};
inline constexpr OperandList l3a75ae7b{static_cast<std::uint16_t>(l3a534b6a.first + l3a534b6a.count), 3};
inline constexpr OperandList l3a8dd682{static_cast<std::uint16_t>(l3a75ae7b.first + l3a75ae7b.count), 3};
inline constexpr OperandList l3aa1b5aa{static_cast<std::uint16_t>(l3a8dd682.first + l3a8dd682.count), 4};
inline constexpr OperandList l3b57c337{static_cast<std::uint16_t>(l3aa1b5aa.first + l3aa1b5aa.count), 2};
inline constexpr OperandList l3c04b6fd{static_cast<std::uint16_t>(l3b57c337.first + l3b57c337.count), 5};
inline constexpr OperandList l3c38ae36{static_cast<std::uint16_t>(l3c04b6fd.first + l3c04b6fd.count), 4};
inline constexpr OperandList l3c976c4a{static_cast<std::uint16_t>(l3c38ae36.first + l3c38ae36.count), 4};
inline constexpr OperandList l3d57ccd3{static_cast<std::uint16_t>(l3c976c4a.first + l3c976c4a.count), 4};
inline constexpr OperandList l3e55ed11{static_cast<std::uint16_t>(l3d57ccd3.first + l3d57ccd3.count), 3};
inline constexpr OperandList l3e57ca54{static_cast<std::uint16_t>(l3e55ed11.first + l3e55ed11.count), 2};
inline constexpr OperandList l3ed49670{static_cast<std::uint16_t>(l3e57ca54.first + l3e57ca54.count), 2};
inline constexpr OperandList l3f555df6{static_cast<std::uint16_t>(l3ed49670.first + l3ed49670.count), 4};
inline constexpr OperandList l3f7da9be{static_cast<std::uint16_t>(l3f555df6.first + l3f555df6.count), 3};
inline constexpr OperandList l3f84c889{static_cast<std::uint16_t>(l3f7da9be.first + l3f7da9be.count), 3};
inline constexpr OperandList l3fa271fe{static_cast<std::uint16_t>(l3f84c889.first + l3f84c889.count), 2};
inline constexpr OperandList l3fb30b52{static_cast<std::uint16_t>(l3fa271fe.first + l3fa271fe.count), 2};
inline constexpr OperandList l4073dfcb{static_cast<std::uint16_t>(l3fb30b52.first + l3fb30b52.count), 2};
inline constexpr OperandList l40d0a1fb{static_cast<std::uint16_t>(l4073dfcb.first + l4073dfcb.count), 5};
inline constexpr OperandList l411b6743{static_cast<std::uint16_t>(l40d0a1fb.first + l40d0a1fb.count), 4};
inline constexpr OperandList l416c0c4e{static_cast<std::uint16_t>(l411b6743.first + l411b6743.count), 2};
inline constexpr OperandList l43fe058d{static_cast<std::uint16_t>(l416c0c4e.first + l416c0c4e.count), 2};
inline constexpr OperandList l454c14a1{static_cast<std::uint16_t>(l43fe058d.first + l43fe058d.count), 3};
inline constexpr OperandList l46834fda{static_cast<std::uint16_t>(l454c14a1.first + l454c14a1.count), 2};
inline constexpr OperandList l46bedb9f{static_cast<std::uint16_t>(l46834fda.first + l46834fda.count), 4};
inline constexpr OperandList l47161e3f{static_cast<std::uint16_t>(l46bedb9f.first + l46bedb9f.count), 4};
inline constexpr OperandList l474a1047{static_cast<std::uint16_t>(l47161e3f.first + l47161e3f.count), 2};
inline constexpr OperandList l47947029{static_cast<std::uint16_t>(l474a1047.first + l474a1047.count), 4};
inline constexpr OperandList l49328e7d{static_cast<std::uint16_t>(l47947029.first + l47947029.count), 3};
inline constexpr OperandList l4938f942{static_cast<std::uint16_t>(l49328e7d.first + l49328e7d.count), 4};
inline constexpr OperandList l4b380bbd{static_cast<std::uint16_t>(l4938f942.first + l4938f942.count), 2};
inline constexpr OperandList l4b5013b1{static_cast<std::uint16_t>(l4b380bbd.first + l4b380bbd.count), 3};
inline constexpr OperandList l4ba9ecbc{static_cast<std::uint16_t>(l4b5013b1.first + l4b5013b1.count), 3};
inline constexpr OperandList l4cca8b48{static_cast<std::uint16_t>(l4ba9ecbc.first + l4ba9ecbc.count), 3};
inline constexpr OperandList l4cd59b2a{static_cast<std::uint16_t>(l4cca8b48.first + l4cca8b48.count), 3};
inline constexpr OperandList l4ee3a878{static_cast<std::uint16_t>(l4cd59b2a.first + l4cd59b2a.count), 4};
inline constexpr OperandList l50e7835f{static_cast<std::uint16_t>(l4ee3a878.first + l4ee3a878.count), 3};
inline constexpr OperandList l511e6a24{static_cast<std::uint16_t>(l50e7835f.first + l50e7835f.count), 2};
inline constexpr OperandList l51477f8b{static_cast<std::uint16_t>(l511e6a24.first + l511e6a24.count), 4};
inline constexpr OperandList l51d53725{static_cast<std::uint16_t>(l51477f8b.first + l51477f8b.count), 3};
inline constexpr OperandList l52952f6e{static_cast<std::uint16_t>(l51d53725.first + l51d53725.count), 3};
inline constexpr OperandList l52d028b6{static_cast<std::uint16_t>(l52952f6e.first + l52952f6e.count), 2};
inline constexpr OperandList l52faf3c4{static_cast<std::uint16_t>(l52d028b6.first + l52d028b6.count), 3};
inline constexpr OperandList l5385430a{static_cast<std::uint16_t>(l52faf3c4.first + l52faf3c4.count), 2};
inline constexpr OperandList l54faa09d{static_cast<std::uint16_t>(l5385430a.first + l5385430a.count), 4};
inline constexpr OperandList l55e7221b{static_cast<std::uint16_t>(l54faa09d.first + l54faa09d.count), 3};
inline constexpr OperandList l573fb255{static_cast<std::uint16_t>(l55e7221b.first + l55e7221b.count), 2};
inline constexpr OperandList l58ac4b28{static_cast<std::uint16_t>(l573fb255.first + l573fb255.count), 3};
inline constexpr OperandList l58bce22b{static_cast<std::uint16_t>(l58ac4b28.first + l58ac4b28.count), 3};
inline constexpr OperandList l5a1159e1{static_cast<std::uint16_t>(l58bce22b.first + l58bce22b.count), 2};
inline constexpr OperandList l5b7c9d56{static_cast<std::uint16_t>(l5a1159e1.first + l5a1159e1.count), 3};
inline constexpr OperandList l5c8d5da4{static_cast<std::uint16_t>(l5b7c9d56.first + l5b7c9d56.count), 1};
inline constexpr OperandList l5c8f8e46{static_cast<std::uint16_t>(l5c8d5da4.first + l5c8d5da4.count), 3};
inline constexpr OperandList l5d30b1b8{static_cast<std::uint16_t>(l5c8f8e46.first + l5c8f8e46.count), 2};
inline constexpr OperandList l5e2c5a55{static_cast<std::uint16_t>(l5d30b1b8.first + l5d30b1b8.count), 5};
inline constexpr OperandList l5e5bcb71{static_cast<std::uint16_t>(l5e2c5a55.first + l5e2c5a55.count), 3};
inline constexpr OperandList l5f5beec0{static_cast<std::uint16_t>(l5e5bcb71.first + l5e5bcb71.count), 3};
inline constexpr OperandList l5ff13ad6{static_cast<std::uint16_t>(l5f5beec0.first + l5f5beec0.count), 1};
inline constexpr OperandList l60ea839b{static_cast<std::uint16_t>(l5ff13ad6.first + l5ff13ad6.count), 4};
inline constexpr OperandList l61651766{static_cast<std::uint16_t>(l60ea839b.first + l60ea839b.count), 4};
inline constexpr OperandList l6333fbd3{static_cast<std::uint16_t>(l61651766.first + l61651766.count), 3};
inline constexpr OperandList l671fe61c{static_cast<std::uint16_t>(l6333fbd3.first + l6333fbd3.count), 3};
inline constexpr OperandList l68538871{static_cast<std::uint16_t>(l671fe61c.first + l671fe61c.count), 3};
inline constexpr OperandList l6872eb52{static_cast<std::uint16_t>(l68538871.first + l68538871.count), 2};
inline constexpr OperandList l691dfda5{static_cast<std::uint16_t>(l6872eb52.first + l6872eb52.count), 2};
inline constexpr OperandList l6a649bd7{static_cast<std::uint16_t>(l691dfda5.first + l691dfda5.count), 3};
inline constexpr OperandList l6b32dd83{static_cast<std::uint16_t>(l6a649bd7.first + l6a649bd7.count), 2};
inline constexpr OperandList l6b43f54a{static_cast<std::uint16_t>(l6b32dd83.first + l6b32dd83.count), 2};
inline constexpr OperandList l6b6c9d31{static_cast<std::uint16_t>(l6b43f54a.first + l6b43f54a.count), 3};
inline constexpr OperandList l6e24fb15{static_cast<std::uint16_t>(l6b6c9d31.first + l6b6c9d31.count), 4};
inline constexpr OperandList l6e548979{static_cast<std::uint16_t>(l6e24fb15.first + l6e24fb15.count), 3};
inline constexpr OperandList l6e7024d9{static_cast<std::uint16_t>(l6e548979.first + l6e548979.count), 3};
inline constexpr OperandList l6e900679{static_cast<std::uint16_t>(l6e7024d9.first + l6e7024d9.count), 3};
inline constexpr OperandList l6fa83225{static_cast<std::uint16_t>(l6e900679.first + l6e900679.count), 3};
inline constexpr OperandList l7040d479{static_cast<std::uint16_t>(l6fa83225.first + l6fa83225.count), 3};
inline constexpr OperandList l7064ecb3{static_cast<std::uint16_t>(l7040d479.first + l7040d479.count), 3};
inline constexpr OperandList l70a8a1de{static_cast<std::uint16_t>(l7064ecb3.first + l7064ecb3.count), 3};
inline constexpr OperandList l71cc805c{static_cast<std::uint16_t>(l70a8a1de.first + l70a8a1de.count), 3};
inline constexpr OperandList l72615f0d{static_cast<std::uint16_t>(l71cc805c.first + l71cc805c.count), 3};
inline constexpr OperandList l743ea5ab{static_cast<std::uint16_t>(l72615f0d.first + l72615f0d.count), 4};
inline constexpr OperandList l747827cf{static_cast<std::uint16_t>(l743ea5ab.first + l743ea5ab.count), 4};
inline constexpr OperandList l74b34118{static_cast<std::uint16_t>(l747827cf.first + l747827cf.count), 4};
inline constexpr OperandList l7751a98d{static_cast<std::uint16_t>(l74b34118.first + l74b34118.count), 2};
inline constexpr OperandList l77809272{static_cast<std::uint16_t>(l7751a98d.first + l7751a98d.count), 3};
inline constexpr OperandList l77e62250{static_cast<std::uint16_t>(l77809272.first + l77809272.count), 3};
inline constexpr OperandList l7862d499{static_cast<std::uint16_t>(l77e62250.first + l77e62250.count), 3};
inline constexpr OperandList l78919ff3{static_cast<std::uint16_t>(l7862d499.first + l7862d499.count), 4};
inline constexpr OperandList l7927d6b5{static_cast<std::uint16_t>(l78919ff3.first + l78919ff3.count), 1};
inline constexpr OperandList l7a1065ef{static_cast<std::uint16_t>(l7927d6b5.first + l7927d6b5.count), 3};
inline constexpr OperandList l7a3abab2{static_cast<std::uint16_t>(l7a1065ef.first + l7a1065ef.count), 3};
inline constexpr OperandList l7b6cd067{static_cast<std::uint16_t>(l7a3abab2.first + l7a3abab2.count), 3};
inline constexpr OperandList l7b9a2198{static_cast<std::uint16_t>(l7b6cd067.first + l7b6cd067.count), 4};
inline constexpr OperandList l7d01e925{static_cast<std::uint16_t>(l7b9a2198.first + l7b9a2198.count), 4};
inline constexpr OperandList l7e0f96d3{static_cast<std::uint16_t>(l7d01e925.first + l7d01e925.count), 4};
inline constexpr OperandList l7e952851{static_cast<std::uint16_t>(l7e0f96d3.first + l7e0f96d3.count), 4};
inline constexpr OperandList l7f1bcdff{static_cast<std::uint16_t>(l7e952851.first + l7e952851.count), 3};
inline constexpr OperandList l80221440{static_cast<std::uint16_t>(l7f1bcdff.first + l7f1bcdff.count), 3};
inline constexpr OperandList l822255c7{static_cast<std::uint16_t>(l80221440.first + l80221440.count), 3};
inline constexpr OperandList l83f5b112{static_cast<std::uint16_t>(l822255c7.first + l822255c7.count), 2};
inline constexpr OperandList l84731283{static_cast<std::uint16_t>(l83f5b112.first + l83f5b112.count), 4};
inline constexpr OperandList l85f9a264{static_cast<std::uint16_t>(l84731283.first + l84731283.count), 3};
inline constexpr OperandList l869e6257{static_cast<std::uint16_t>(l85f9a264.first + l85f9a264.count), 2};
inline constexpr OperandList l86ae380a{static_cast<std::uint16_t>(l869e6257.first + l869e6257.count), 2};
inline constexpr OperandList l86bb02dd{static_cast<std::uint16_t>(l86ae380a.first + l86ae380a.count), 2};
inline constexpr OperandList l879b69bb{static_cast<std::uint16_t>(l86bb02dd.first + l86bb02dd.count), 3};
inline constexpr OperandList l884926f1{static_cast<std::uint16_t>(l879b69bb.first + l879b69bb.count), 2};
inline constexpr OperandList l8b214bcf{static_cast<std::uint16_t>(l884926f1.first + l884926f1.count), 3};
inline constexpr OperandList l8b5f83d5{static_cast<std::uint16_t>(l8b214bcf.first + l8b214bcf.count), 3};
inline constexpr OperandList l8c0a86e9{static_cast<std::uint16_t>(l8b5f83d5.first + l8b5f83d5.count), 2};
inline constexpr OperandList l8c6b4f00{static_cast<std::uint16_t>(l8c0a86e9.first + l8c0a86e9.count), 3};
inline constexpr OperandList l8c9bc068{static_cast<std::uint16_t>(l8c6b4f00.first + l8c6b4f00.count), 4};
inline constexpr OperandList l8ce22665{static_cast<std::uint16_t>(l8c9bc068.first + l8c9bc068.count), 3};
inline constexpr OperandList l8dcfe0a6{static_cast<std::uint16_t>(l8ce22665.first + l8ce22665.count), 3};
inline constexpr OperandList l8e2c9a3a{static_cast<std::uint16_t>(l8dcfe0a6.first + l8dcfe0a6.count), 4};
inline constexpr OperandList l908f8112{static_cast<std::uint16_t>(l8e2c9a3a.first + l8e2c9a3a.count), 3};
inline constexpr OperandList l90e784b1{static_cast<std::uint16_t>(l908f8112.first + l908f8112.count), 2};
inline constexpr OperandList l91e057b0{static_cast<std::uint16_t>(l90e784b1.first + l90e784b1.count), 3};
inline constexpr OperandList l91e64182{static_cast<std::uint16_t>(l91e057b0.first + l91e057b0.count), 3};
inline constexpr OperandList l923a3ab1{static_cast<std::uint16_t>(l91e64182.first + l91e64182.count), 3};
inline constexpr OperandList l93677d8f{static_cast<std::uint16_t>(l923a3ab1.first + l923a3ab1.count), 2};
inline constexpr OperandList l937ee316{static_cast<std::uint16_t>(l93677d8f.first + l93677d8f.count), 2};
inline constexpr OperandList l95913bd7{static_cast<std::uint16_t>(l937ee316.first + l937ee316.count), 4};
inline constexpr OperandList l95abc9cd{static_cast<std::uint16_t>(l95913bd7.first + l95913bd7.count), 2};
inline constexpr OperandList l96c8c00a{static_cast<std::uint16_t>(l95abc9cd.first + l95abc9cd.count), 2};
inline constexpr OperandList l97b87d24{static_cast<std::uint16_t>(l96c8c00a.first + l96c8c00a.count), 4};
inline constexpr OperandList l97f7481d{static_cast<std::uint16_t>(l97b87d24.first + l97b87d24.count), 7};
inline constexpr OperandList l9818da0a{static_cast<std::uint16_t>(l97f7481d.first + l97f7481d.count), 4};
inline constexpr OperandList l9849cf43{static_cast<std::uint16_t>(l9818da0a.first + l9818da0a.count), 2};
inline constexpr OperandList l9883c9c0{static_cast<std::uint16_t>(l9849cf43.first + l9849cf43.count), 4};
inline constexpr OperandList l98b34635{static_cast<std::uint16_t>(l9883c9c0.first + l9883c9c0.count), 2};
inline constexpr OperandList l98f7e604{static_cast<std::uint16_t>(l98b34635.first + l98b34635.count), 2};
inline constexpr OperandList l996658df{static_cast<std::uint16_t>(l98f7e604.first + l98f7e604.count), 3};
inline constexpr OperandList l99bc19a2{static_cast<std::uint16_t>(l996658df.first + l996658df.count), 4};
inline constexpr OperandList l9a789d06{static_cast<std::uint16_t>(l99bc19a2.first + l99bc19a2.count), 3};
inline constexpr OperandList l9b022a31{static_cast<std::uint16_t>(l9a789d06.first + l9a789d06.count), 4};
inline constexpr OperandList l9c0704ce{static_cast<std::uint16_t>(l9b022a31.first + l9b022a31.count), 4};
inline constexpr OperandList l9c5a9548{static_cast<std::uint16_t>(l9c0704ce.first + l9c0704ce.count), 4};
inline constexpr OperandList l9c7af119{static_cast<std::uint16_t>(l9c5a9548.first + l9c5a9548.count), 2};
inline constexpr OperandList l9c7fa3d7{static_cast<std::uint16_t>(l9c7af119.first + l9c7af119.count), 4};
inline constexpr OperandList l9d2e806c{static_cast<std::uint16_t>(l9c7fa3d7.first + l9c7fa3d7.count), 3};
inline constexpr OperandList l9dbdf429{static_cast<std::uint16_t>(l9d2e806c.first + l9d2e806c.count), 4};
inline constexpr OperandList l9ef89c45{static_cast<std::uint16_t>(l9dbdf429.first + l9dbdf429.count), 1};
inline constexpr OperandList la00efe3c{static_cast<std::uint16_t>(l9ef89c45.first + l9ef89c45.count), 3};
inline constexpr OperandList la04dc758{static_cast<std::uint16_t>(la00efe3c.first + la00efe3c.count), 4};
inline constexpr OperandList la062dc3b{static_cast<std::uint16_t>(la04dc758.first + la04dc758.count), 3};
inline constexpr OperandList la1323634{static_cast<std::uint16_t>(la062dc3b.first + la062dc3b.count), 3};
inline constexpr OperandList la1603fb4{static_cast<std::uint16_t>(la1323634.first + la1323634.count), 3};
inline constexpr OperandList la163f527{static_cast<std::uint16_t>(la1603fb4.first + la1603fb4.count), 3};
inline constexpr OperandList la1c43a5f{static_cast<std::uint16_t>(la163f527.first + la163f527.count), 2};
inline constexpr OperandList la2767d7f{static_cast<std::uint16_t>(la1c43a5f.first + la1c43a5f.count), 3};
inline constexpr OperandList la2f2cc6d{static_cast<std::uint16_t>(la2767d7f.first + la2767d7f.count), 2};
inline constexpr OperandList la43ecd46{static_cast<std::uint16_t>(la2f2cc6d.first + la2f2cc6d.count), 3};
inline constexpr OperandList la520c358{static_cast<std::uint16_t>(la43ecd46.first + la43ecd46.count), 3};
inline constexpr OperandList la54e1af2{static_cast<std::uint16_t>(la520c358.first + la520c358.count), 2};
inline constexpr OperandList la64fed7b{static_cast<std::uint16_t>(la54e1af2.first + la54e1af2.count), 3};
inline constexpr OperandList la6a4b6a3{static_cast<std::uint16_t>(la64fed7b.first + la64fed7b.count), 5};
inline constexpr OperandList la7021f7e{static_cast<std::uint16_t>(la6a4b6a3.first + la6a4b6a3.count), 3};
inline constexpr OperandList la88ac3ea{static_cast<std::uint16_t>(la7021f7e.first + la7021f7e.count), 3};
inline constexpr OperandList la88fdb2b{static_cast<std::uint16_t>(la88ac3ea.first + la88ac3ea.count), 3};
inline constexpr OperandList la9bbff12{static_cast<std::uint16_t>(la88fdb2b.first + la88fdb2b.count), 5};
inline constexpr OperandList laa788d10{static_cast<std::uint16_t>(la9bbff12.first + la9bbff12.count), 2};
inline constexpr OperandList laa7d0381{static_cast<std::uint16_t>(laa788d10.first + laa788d10.count), 2};
inline constexpr OperandList lab271a5d{static_cast<std::uint16_t>(laa7d0381.first + laa7d0381.count), 4};
inline constexpr OperandList ladc3aefc{static_cast<std::uint16_t>(lab271a5d.first + lab271a5d.count), 3};
inline constexpr OperandList lae790696{static_cast<std::uint16_t>(ladc3aefc.first + ladc3aefc.count), 2};
inline constexpr OperandList laec660c4{static_cast<std::uint16_t>(lae790696.first + lae790696.count), 3};
inline constexpr OperandList laef28cd0{static_cast<std::uint16_t>(laec660c4.first + laec660c4.count), 3};
inline constexpr OperandList lafc29184{static_cast<std::uint16_t>(laef28cd0.first + laef28cd0.count), 3};
inline constexpr OperandList lafc54d6f{static_cast<std::uint16_t>(lafc29184.first + lafc29184.count), 3};
inline constexpr OperandList lafc69fac{static_cast<std::uint16_t>(lafc54d6f.first + lafc54d6f.count), 2};
inline constexpr OperandList lb064f139{static_cast<std::uint16_t>(lafc69fac.first + lafc69fac.count), 3};
inline constexpr OperandList lb0e92afe{static_cast<std::uint16_t>(lb064f139.first + lb064f139.count), 4};
inline constexpr OperandList lb109d578{static_cast<std::uint16_t>(lb0e92afe.first + lb0e92afe.count), 3};
inline constexpr OperandList lb1826056{static_cast<std::uint16_t>(lb109d578.first + lb109d578.count), 3};
inline constexpr OperandList lb242edac{static_cast<std::uint16_t>(lb1826056.first + lb1826056.count), 4};
inline constexpr OperandList lb2be033b{static_cast<std::uint16_t>(lb242edac.first + lb242edac.count), 4};
inline constexpr OperandList lb31a2e05{static_cast<std::uint16_t>(lb2be033b.first + lb2be033b.count), 2};
inline constexpr OperandList lb3fa1ffa{static_cast<std::uint16_t>(lb31a2e05.first + lb31a2e05.count), 2};
inline constexpr OperandList lb44524be{static_cast<std::uint16_t>(lb3fa1ffa.first + lb3fa1ffa.count), 3};
inline constexpr OperandList lb4b55acd{static_cast<std::uint16_t>(lb44524be.first + lb44524be.count), 4};
inline constexpr OperandList lb4ccaace{static_cast<std::uint16_t>(lb4b55acd.first + lb4b55acd.count), 2};
inline constexpr OperandList lb50434f5{static_cast<std::uint16_t>(lb4ccaace.first + lb4ccaace.count), 2};
inline constexpr OperandList lb6dd98cb{static_cast<std::uint16_t>(lb50434f5.first + lb50434f5.count), 3};
inline constexpr OperandList lb712f6c8{static_cast<std::uint16_t>(lb6dd98cb.first + lb6dd98cb.count), 2};
inline constexpr OperandList lb7154153{static_cast<std::uint16_t>(lb712f6c8.first + lb712f6c8.count), 4};
inline constexpr OperandList lb75c4d6a{static_cast<std::uint16_t>(lb7154153.first + lb7154153.count), 3};
inline constexpr OperandList lb7d19f0a{static_cast<std::uint16_t>(lb75c4d6a.first + lb75c4d6a.count), 3};
inline constexpr OperandList lb8de9075{static_cast<std::uint16_t>(lb7d19f0a.first + lb7d19f0a.count), 4};
inline constexpr OperandList lb9021d05{static_cast<std::uint16_t>(lb8de9075.first + lb8de9075.count), 4};
inline constexpr OperandList lba16b127{static_cast<std::uint16_t>(lb9021d05.first + lb9021d05.count), 3};
inline constexpr OperandList lba40db0b{static_cast<std::uint16_t>(lba16b127.first + lba16b127.count), 4};
inline constexpr OperandList lba758e7b{static_cast<std::uint16_t>(lba40db0b.first + lba40db0b.count), 3};
inline constexpr OperandList lbb44ffc6{static_cast<std::uint16_t>(lba758e7b.first + lba758e7b.count), 4};
inline constexpr OperandList lbb515e65{static_cast<std::uint16_t>(lbb44ffc6.first + lbb44ffc6.count), 3};
inline constexpr OperandList lbcdd1e45{static_cast<std::uint16_t>(lbb515e65.first + lbb515e65.count), 5};
inline constexpr OperandList lbdb0f24a{static_cast<std::uint16_t>(lbcdd1e45.first + lbcdd1e45.count), 3};
inline constexpr OperandList lbde17a2a{static_cast<std::uint16_t>(lbdb0f24a.first + lbdb0f24a.count), 3};
inline constexpr OperandList lbef3499f{static_cast<std::uint16_t>(lbde17a2a.first + lbde17a2a.count), 2};
inline constexpr OperandList lbf224d07{static_cast<std::uint16_t>(lbef3499f.first + lbef3499f.count), 2};
inline constexpr OperandList lc00ad2d1{static_cast<std::uint16_t>(lbf224d07.first + lbf224d07.count), 2};
inline constexpr OperandList lc075c472{static_cast<std::uint16_t>(lc00ad2d1.first + lc00ad2d1.count), 4};
inline constexpr OperandList lc08cf341{static_cast<std::uint16_t>(lc075c472.first + lc075c472.count), 2};
inline constexpr OperandList lc096f6a8{static_cast<std::uint16_t>(lc08cf341.first + lc08cf341.count), 3};
inline constexpr OperandList lc17f9544{static_cast<std::uint16_t>(lc096f6a8.first + lc096f6a8.count), 4};
inline constexpr OperandList lc20a1c97{static_cast<std::uint16_t>(lc17f9544.first + lc17f9544.count), 3};
inline constexpr OperandList lc224529f{static_cast<std::uint16_t>(lc20a1c97.first + lc20a1c97.count), 4};
inline constexpr OperandList lc2cbfeba{static_cast<std::uint16_t>(lc224529f.first + lc224529f.count), 3};
inline constexpr OperandList lc2fc72eb{static_cast<std::uint16_t>(lc2cbfeba.first + lc2cbfeba.count), 3};
inline constexpr OperandList lc4711e24{static_cast<std::uint16_t>(lc2fc72eb.first + lc2fc72eb.count), 3};
inline constexpr OperandList lc4a70a32{static_cast<std::uint16_t>(lc4711e24.first + lc4711e24.count), 4};
inline constexpr OperandList lc4ab02b4{static_cast<std::uint16_t>(lc4a70a32.first + lc4a70a32.count), 3};
inline constexpr OperandList lc534fc26{static_cast<std::uint16_t>(lc4ab02b4.first + lc4ab02b4.count), 3};
inline constexpr OperandList lc564cee9{static_cast<std::uint16_t>(lc534fc26.first + lc534fc26.count), 3};
inline constexpr OperandList lc65596c3{static_cast<std::uint16_t>(lc564cee9.first + lc564cee9.count), 3};
inline constexpr OperandList lc6f0b799{static_cast<std::uint16_t>(lc65596c3.first + lc65596c3.count), 3};
inline constexpr OperandList lc7ce3037{static_cast<std::uint16_t>(lc6f0b799.first + lc6f0b799.count), 3};
inline constexpr OperandList lc96f104a{static_cast<std::uint16_t>(lc7ce3037.first + lc7ce3037.count), 3};
inline constexpr OperandList lc9b33727{static_cast<std::uint16_t>(lc96f104a.first + lc96f104a.count), 2};
inline constexpr OperandList lcbf29ce4{static_cast<std::uint16_t>(lc9b33727.first + lc9b33727.count), 0};
inline constexpr OperandList lcc739659{static_cast<std::uint16_t>(lcbf29ce4.first + lcbf29ce4.count), 4};
inline constexpr OperandList lcd03a2a2{static_cast<std::uint16_t>(lcc739659.first + lcc739659.count), 3};
inline constexpr OperandList lcdc0a156{static_cast<std::uint16_t>(lcd03a2a2.first + lcd03a2a2.count), 3};
inline constexpr OperandList lcdc9a8c9{static_cast<std::uint16_t>(lcdc0a156.first + lcdc0a156.count), 2};
inline constexpr OperandList lce285fb8{static_cast<std::uint16_t>(lcdc9a8c9.first + lcdc9a8c9.count), 2};
inline constexpr OperandList lcee31b60{static_cast<std::uint16_t>(lce285fb8.first + lce285fb8.count), 4};
inline constexpr OperandList lcf885bbf{static_cast<std::uint16_t>(lcee31b60.first + lcee31b60.count), 3};
inline constexpr OperandList ld09d4647{static_cast<std::uint16_t>(lcf885bbf.first + lcf885bbf.count), 1};
inline constexpr OperandList ld10b21ea{static_cast<std::uint16_t>(ld09d4647.first + ld09d4647.count), 3};
inline constexpr OperandList ld121d24d{static_cast<std::uint16_t>(ld10b21ea.first + ld10b21ea.count), 3};
inline constexpr OperandList ld15a97f1{static_cast<std::uint16_t>(ld121d24d.first + ld121d24d.count), 3};
inline constexpr OperandList ld194f9a1{static_cast<std::uint16_t>(ld15a97f1.first + ld15a97f1.count), 4};
inline constexpr OperandList ld2294cf4{static_cast<std::uint16_t>(ld194f9a1.first + ld194f9a1.count), 3};
inline constexpr OperandList ld2ca7390{static_cast<std::uint16_t>(ld2294cf4.first + ld2294cf4.count), 3};
inline constexpr OperandList ld2dbc139{static_cast<std::uint16_t>(ld2ca7390.first + ld2ca7390.count), 2};
inline constexpr OperandList ld34ef703{static_cast<std::uint16_t>(ld2dbc139.first + ld2dbc139.count), 3};
inline constexpr OperandList ld3e51782{static_cast<std::uint16_t>(ld34ef703.first + ld34ef703.count), 3};
inline constexpr OperandList ld4aac67e{static_cast<std::uint16_t>(ld3e51782.first + ld3e51782.count), 2};
inline constexpr OperandList ld5312a2a{static_cast<std::uint16_t>(ld4aac67e.first + ld4aac67e.count), 2};
inline constexpr OperandList ld57846dd{static_cast<std::uint16_t>(ld5312a2a.first + ld5312a2a.count), 3};
inline constexpr OperandList ld5b1a496{static_cast<std::uint16_t>(ld57846dd.first + ld57846dd.count), 3};
inline constexpr OperandList ld5d75d01{static_cast<std::uint16_t>(ld5b1a496.first + ld5b1a496.count), 2};
inline constexpr OperandList ld6ae008c{static_cast<std::uint16_t>(ld5d75d01.first + ld5d75d01.count), 4};
inline constexpr OperandList ld8cf5b26{static_cast<std::uint16_t>(ld6ae008c.first + ld6ae008c.count), 3};
inline constexpr OperandList ld95e54c3{static_cast<std::uint16_t>(ld8cf5b26.first + ld8cf5b26.count), 4};
inline constexpr OperandList lda6e21e2{static_cast<std::uint16_t>(ld95e54c3.first + ld95e54c3.count), 3};
inline constexpr OperandList ldb25ab48{static_cast<std::uint16_t>(lda6e21e2.first + lda6e21e2.count), 3};
inline constexpr OperandList ldbabbf34{static_cast<std::uint16_t>(ldb25ab48.first + ldb25ab48.count), 4};
inline constexpr OperandList ldbd7639a{static_cast<std::uint16_t>(ldbabbf34.first + ldbabbf34.count), 2};
inline constexpr OperandList ldbf0b50c{static_cast<std::uint16_t>(ldbd7639a.first + ldbd7639a.count), 3};
inline constexpr OperandList ldc8d7bc0{static_cast<std::uint16_t>(ldbf0b50c.first + ldbf0b50c.count), 3};
inline constexpr OperandList lde35d81b{static_cast<std::uint16_t>(ldc8d7bc0.first + ldc8d7bc0.count), 4};
inline constexpr OperandList lde500781{static_cast<std::uint16_t>(lde35d81b.first + lde35d81b.count), 2};
inline constexpr OperandList ldeb418f5{static_cast<std::uint16_t>(lde500781.first + lde500781.count), 4};
inline constexpr OperandList ldef98fc1{static_cast<std::uint16_t>(ldeb418f5.first + ldeb418f5.count), 3};
inline constexpr OperandList le110ebf1{static_cast<std::uint16_t>(ldef98fc1.first + ldef98fc1.count), 4};
inline constexpr OperandList le19e6872{static_cast<std::uint16_t>(le110ebf1.first + le110ebf1.count), 3};
inline constexpr OperandList le3262c6f{static_cast<std::uint16_t>(le19e6872.first + le19e6872.count), 4};
inline constexpr OperandList le34fc8a5{static_cast<std::uint16_t>(le3262c6f.first + le3262c6f.count), 4};
inline constexpr OperandList le3f1c24a{static_cast<std::uint16_t>(le34fc8a5.first + le34fc8a5.count), 4};
inline constexpr OperandList le5002e4a{static_cast<std::uint16_t>(le3f1c24a.first + le3f1c24a.count), 3};
inline constexpr OperandList le6471b45{static_cast<std::uint16_t>(le5002e4a.first + le5002e4a.count), 2};
inline constexpr OperandList le78490f9{static_cast<std::uint16_t>(le6471b45.first + le6471b45.count), 3};
inline constexpr OperandList le7c2fb25{static_cast<std::uint16_t>(le78490f9.first + le78490f9.count), 4};
inline constexpr OperandList le7fe7dac{static_cast<std::uint16_t>(le7c2fb25.first + le7c2fb25.count), 3};
inline constexpr OperandList le820ebbc{static_cast<std::uint16_t>(le7fe7dac.first + le7fe7dac.count), 4};
inline constexpr OperandList le8f614b6{static_cast<std::uint16_t>(le820ebbc.first + le820ebbc.count), 3};
inline constexpr OperandList le91caa8a{static_cast<std::uint16_t>(le8f614b6.first + le8f614b6.count), 3};
inline constexpr OperandList leab2c9a4{static_cast<std::uint16_t>(le91caa8a.first + le91caa8a.count), 3};
inline constexpr OperandList leaf776d8{static_cast<std::uint16_t>(leab2c9a4.first + leab2c9a4.count), 2};
inline constexpr OperandList leb2b130a{static_cast<std::uint16_t>(leaf776d8.first + leaf776d8.count), 4};
inline constexpr OperandList lec3e2e11{static_cast<std::uint16_t>(leb2b130a.first + leb2b130a.count), 3};
inline constexpr OperandList lec8c23d4{static_cast<std::uint16_t>(lec3e2e11.first + lec3e2e11.count), 4};
inline constexpr OperandList led195768{static_cast<std::uint16_t>(lec8c23d4.first + lec8c23d4.count), 4};
inline constexpr OperandList led8208a4{static_cast<std::uint16_t>(led195768.first + led195768.count), 2};
inline constexpr OperandList leefb19da{static_cast<std::uint16_t>(led8208a4.first + led8208a4.count), 3};
inline constexpr OperandList lefb26ea4{static_cast<std::uint16_t>(leefb19da.first + leefb19da.count), 4};
inline constexpr OperandList lf0aa4244{static_cast<std::uint16_t>(lefb26ea4.first + lefb26ea4.count), 4};
inline constexpr OperandList lf176c1e2{static_cast<std::uint16_t>(lf0aa4244.first + lf0aa4244.count), 3};
inline constexpr OperandList lf26a758f{static_cast<std::uint16_t>(lf176c1e2.first + lf176c1e2.count), 2};
inline constexpr OperandList lf3b0eafe{static_cast<std::uint16_t>(lf26a758f.first + lf26a758f.count), 3};
inline constexpr OperandList lf43bfcae{static_cast<std::uint16_t>(lf3b0eafe.first + lf3b0eafe.count), 3};
inline constexpr OperandList lf44996c7{static_cast<std::uint16_t>(lf43bfcae.first + lf43bfcae.count), 3};
inline constexpr OperandList lf48acc4a{static_cast<std::uint16_t>(lf44996c7.first + lf44996c7.count), 4};
inline constexpr OperandList lf48ae6ec{static_cast<std::uint16_t>(lf48acc4a.first + lf48acc4a.count), 3};
inline constexpr OperandList lf4d0312a{static_cast<std::uint16_t>(lf48ae6ec.first + lf48ae6ec.count), 3};
inline constexpr OperandList lf68bbcc5{static_cast<std::uint16_t>(lf4d0312a.first + lf4d0312a.count), 4};
inline constexpr OperandList lf8b6bf82{static_cast<std::uint16_t>(lf68bbcc5.first + lf68bbcc5.count), 3};
inline constexpr OperandList lf9693da4{static_cast<std::uint16_t>(lf8b6bf82.first + lf8b6bf82.count), 4};
inline constexpr OperandList lfa2fbe3c{static_cast<std::uint16_t>(lf9693da4.first + lf9693da4.count), 3};
inline constexpr OperandList lfaa626be{static_cast<std::uint16_t>(lfa2fbe3c.first + lfa2fbe3c.count), 3};
inline constexpr OperandList lfaf41c64{static_cast<std::uint16_t>(lfaa626be.first + lfaa626be.count), 2};
inline constexpr OperandList lfb9893ce{static_cast<std::uint16_t>(lfaf41c64.first + lfaf41c64.count), 3};
inline constexpr OperandList lfd20c725{static_cast<std::uint16_t>(lfb9893ce.first + lfb9893ce.count), 3};
inline constexpr OperandList lfdfda9e1{static_cast<std::uint16_t>(lfd20c725.first + lfd20c725.count), 3};
inline constexpr OperandList lfe7465d4{static_cast<std::uint16_t>(lfdfda9e1.first + lfdfda9e1.count), 3};
inline constexpr OperandList lfeadd640{static_cast<std::uint16_t>(lfe7465d4.first + lfe7465d4.count), 2};
inline constexpr OperandList lfee31b35{static_cast<std::uint16_t>(lfeadd640.first + lfeadd640.count), 3};
inline constexpr OperandList lff08233d{static_cast<std::uint16_t>(lfee31b35.first + lfee31b35.count), 4};
inline constexpr OperandList lffe1c946{static_cast<std::uint16_t>(lff08233d.first + lff08233d.count), 3};
}  // namespace list

}  // namespace detail

}  // namespace lockstep::rdna1_dot
