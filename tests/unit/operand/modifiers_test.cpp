// Source and result modifiers on raw bits.
#include "lockstep/operand/modifiers.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <cstring>

namespace {

using namespace lockstep;
using Kind = DataFormat::Kind;

OperandSlot slot(Kind kind, std::uint8_t element, std::uint8_t count = 1) {
  OperandSlot s{RegisterFile::vgpr, 0, static_cast<std::uint16_t>(element * count), {kind, element, count}};
  return s;
}

float as_float(std::uint64_t bits) {
  const auto low = static_cast<std::uint32_t>(bits);
  float f;
  std::memcpy(&f, &low, 4);
  return f;
}
std::uint32_t bits_of(float f) {
  std::uint32_t bits;
  std::memcpy(&bits, &f, 4);
  return bits;
}

}  // namespace

TEST_CASE("NEG and ABS on floats, by size") {
  for (int neg = 0; neg < 2; ++neg) {
    for (int abs = 0; abs < 2; ++abs) {
      SourceModifier m;
      m.neg = neg != 0;
      m.abs = abs != 0;
      for (const float x : {0.0f, -0.0f, 1.5f, -1.5f}) {
        const float expected = std::copysign(x, (abs ? 1.0f : std::copysign(1.0f, x)) * (neg ? -1.0f : 1.0f));
        CHECK(modified_source(bits_of(x), slot(Kind::floating, 32), m, SourceModifiers::plain, false) ==
              bits_of(expected));
      }
      const std::uint64_t half =
          modified_source(0xabcdbc00, slot(Kind::floating, 16), m, SourceModifiers::plain, false);
      CHECK(half == ((abs ? 0 : 1) ^ neg ? 0xbc00u : 0x3c00u));
      const std::uint64_t wide =
          modified_source(0xbff0000000000001, slot(Kind::floating, 64), m, SourceModifiers::plain, false);
      CHECK(wide == (((abs ? 0 : 1) ^ neg) != 0 ? 0xbff0000000000001 : 0x3ff0000000000001));
      CHECK(modified_source(0x80000001, slot(Kind::signed_int, 32), m, SourceModifiers::plain, false) == 0x80000001);
      CHECK(modified_source(0x80000001, slot(Kind::bits, 32), m, SourceModifiers::plain, false) == 0x80000001);
      const std::uint64_t of_bits = (m.abs ? 0x3c00u : 0xbc00u) ^ (m.neg ? 0x8000u : 0u);
      CHECK(modified_source(0xbc00, slot(Kind::bits, 16), m, SourceModifiers::signs, false) == of_bits);
    }
  }
}

TEST_CASE("OP_SEL picks the half of a 16-bit source, and nothing else") {
  SourceModifier high;
  high.op_sel = true;
  CHECK(modified_source(0x12345678, slot(Kind::floating, 16), {}, SourceModifiers::plain, false) == 0x5678);
  CHECK(modified_source(0x12345678, slot(Kind::floating, 16), high, SourceModifiers::plain, false) == 0x1234);
  CHECK(modified_source(0x12345678, slot(Kind::unsigned_int, 16), high, SourceModifiers::plain, false) == 0x1234);
  CHECK(modified_source(0x12345678, slot(Kind::floating, 32), high, SourceModifiers::plain, false) == 0x12345678);
  // The operation selects by itself: it sees the dword.
  CHECK(modified_source(0x12345678, slot(Kind::unsigned_int, 16), high, SourceModifiers::plain, true) == 0x12345678);
}

TEST_CASE("SDWA selection comes before ABS and NEG") {
  SourceModifier m;
  m.select = 5;
  m.neg = true;
  CHECK(modified_source(0xbc001234, slot(Kind::floating, 16), m, SourceModifiers::plain, false) == 0x3c00);
  m.neg = false;
  m.sext = true;
  CHECK(modified_source(0xbc001234, slot(Kind::signed_int, 32), m, SourceModifiers::plain, false) == 0xffffbc00);
  m.select = 0;
  CHECK(modified_source(0x000000f0, slot(Kind::signed_int, 16), m, SourceModifiers::plain, false) == 0xfff0);
}

TEST_CASE("packed sources: every OP_SEL, OP_SEL_HI, NEG, NEG_HI") {
  for (unsigned bits = 0; bits < 16; ++bits) {
    SourceModifier m;
    m.op_sel = (bits & 1) != 0;
    m.op_sel_hi = (bits & 2) != 0;
    m.neg = (bits & 4) != 0;
    m.neg_hi = (bits & 8) != 0;
    const std::uint16_t halves[2] = {0x1111, 0x2222};
    const std::uint32_t low = halves[m.op_sel] ^ (m.neg ? 0x8000u : 0u);
    const std::uint32_t high = halves[m.op_sel_hi] ^ (m.neg_hi ? 0x8000u : 0u);
    CHECK(modified_source(0x22221111, slot(Kind::floating, 16, 2), m, SourceModifiers::packed16, false) ==
          (low | high << 16));
    CHECK(modified_source(0x22221111, slot(Kind::unsigned_int, 16, 2), m, SourceModifiers::packed16, false) ==
          (std::uint32_t{halves[m.op_sel]} | std::uint32_t{halves[m.op_sel_hi]} << 16));
    const std::uint64_t dwords[2] = {0x11111111, 0x22222222};
    const std::uint64_t low32 = dwords[m.op_sel] ^ (m.neg ? 0x80000000u : 0u);
    const std::uint64_t high32 = dwords[m.op_sel_hi] ^ (m.neg_hi ? 0x80000000u : 0u);
    CHECK(modified_source(0x2222222211111111, slot(Kind::floating, 32, 2), m, SourceModifiers::packed32, false) ==
          (low32 | high32 << 32));
    // An f32 beside packed sources (V_DOT2_F32_F16's accumulator): NEG only.
    CHECK(modified_source(0x22221111, slot(Kind::floating, 32), m, SourceModifiers::packed16, false) ==
          (0x22221111u ^ (m.neg ? 0x80000000u : 0u)));
  }
}

TEST_CASE("CLAMP by format, with and without DX10_CLAMP") {
  const Mode dx10, plain(Mode::default_bits & ~0x100u);
  const DataFormat f32{Kind::floating, 32, 1}, f16{Kind::floating, 16, 1}, f64{Kind::floating, 64, 1};
  for (const float x : {-2.0f, -0.0f, 0.0f, 0.25f, 1.0f, 1.0000001f, 7.0f, INFINITY, -INFINITY}) {
    CHECK(as_float(modified_result(bits_of(x), f32, 0, true, dx10)) == std::fmin(std::fmax(x, 0.0f), 1.0f));
    CHECK(modified_result(bits_of(x), f32, 0, false, dx10) == bits_of(x));
  }
  CHECK(modified_result(0x7fc00000, f32, 0, true, dx10) == 0);
  CHECK(modified_result(0x7fc00000, f32, 0, true, plain) == 0x7fc00000);
  CHECK(modified_result(0x4000, f16, 0, true, dx10) == 0x3c00);
  CHECK(modified_result(0xc000000000000000, f64, 0, true, dx10) == 0);
  CHECK(modified_result(0x3c01b800, {Kind::floating, 16, 2}, 0, true, dx10) == 0x3c000000);
  CHECK(modified_result(0x40000000'bf800000, {Kind::floating, 32, 2}, 0, true, dx10) == 0x3f800000'00000000);
  CHECK(modified_result(0xffffffff, {Kind::signed_int, 32, 1}, 0, true, dx10) == 0xffffffff);
}

TEST_CASE("OMOD acts only with denormal results flushed and IEEE off") {
  const DataFormat f32{Kind::floating, 32, 1};
  const Mode acts(0xd0u | 0x100u), denormals(0xf0u | 0x100u), ieee(0xd0u | 0x300u);
  for (const Mode& off : {denormals, ieee, Mode{}}) {
    CHECK(modified_result(bits_of(3.0f), f32, 1, false, off) == bits_of(3.0f));
  }
  CHECK(as_float(modified_result(bits_of(3.0f), f32, 1, false, acts)) == 6.0f);
  CHECK(as_float(modified_result(bits_of(3.0f), f32, 2, false, acts)) == 12.0f);
  CHECK(as_float(modified_result(bits_of(3.0f), f32, 3, false, acts)) == 1.5f);
  CHECK(modified_result(bits_of(-0.0f), f32, 1, false, acts) == 0);
  CHECK(as_float(modified_result(bits_of(0.75f), f32, 1, true, acts)) == 1.0f);  // OMOD, then CLAMP
  CHECK(modified_result(2, {Kind::unsigned_int, 32, 1}, 1, false, acts) == 2);
}

TEST_CASE("16-bit results and the other half of the register") {
  CHECK(merged_half(0xaaaabbbb, 0x1234, false, HighHalf::zero) == 0x1234);
  CHECK(merged_half(0xaaaabbbb, 0x1234, false, HighHalf::keep) == 0xaaaa1234);
  CHECK(merged_half(0xaaaabbbb, 0x1234, true, HighHalf::zero) == 0x1234bbbb);
  CHECK(merged_half(0xaaaabbbb, 0x1234, true, HighHalf::keep) == 0x1234bbbb);
}
