// CDNA3's conversions of 8-bit floats: FNUZ, where CDNA4 has OCP (CDNA3 ISA manual 7.2).
#include "cdna3/semantics/vop3_cvt_small.hpp"
#include "cdna4/semantics/vop3_cvt_small.hpp"
#include "table.hpp"

namespace sem = lockstep::cdna3::sem;
using namespace table;

namespace {
constexpr std::uint32_t one = 0x3f800000, minus_two = 0xc0000000, minus_zero = 0x80000000;
constexpr lockstep::Mode saturating(0x8003f0);
}  // namespace

// 1.0 is 0x40 in both formats, whose biases are 8 and 16; 0x80 is NaN, 0x7f the largest number.
static_assert(sem::v_cvt_f32_fp8(0xaaaaaa40u, usual) == one && sem::v_cvt_f32_bf8(0xc0, usual) == 0xbf800000u);
static_assert(sem::v_cvt_f32_fp8(0x7f, usual) == 0x43700000u && sem::v_cvt_f32_bf8(0x7f, usual) == 0x47600000u);
static_assert(sem::v_cvt_f32_fp8(0x80, usual) == 0xffc00000u && sem::v_cvt_f32_bf8(0x80, usual) == 0xffc00000u);
static_assert(sem::v_cvt_f32_bf8(0x7c, usual) == 0x47000000u, "no infinity");
static_assert(sem::v_cvt_pk_f32_fp8(0x4840u, usual) == 0x400000003f800000u &&
              sem::v_cvt_pk_f32_bf8(0x8044u, usual) == 0xffc0000040000000u);

// OPSEL[3] picks the half, OPSEL[3:2] the byte; the rest stays.
static_assert(sem::v_cvt_pk_fp8_f32(one, minus_two, 0xaaaabbbbu, 0, usual) == 0xaaaac840u &&
              sem::v_cvt_pk_fp8_f32(one, minus_two, 0xaaaabbbbu, 8, usual) == 0xc840bbbbu);
static_assert(sem::v_cvt_pk_bf8_f32(one, minus_two, 0xaaaabbbbu, 8, usual) == 0xc440bbbbu);
static_assert(sem::v_cvt_sr_fp8_f32(one, 0, 0xaabbccddu, 4, usual) == 0xaabb40ddu &&
              sem::v_cvt_sr_bf8_f32(one, 0, 0xaabbccddu, 12, usual) == 0x40bbccddu);

// Negative zero, what rounds to it, NaN, overflow.
static_assert(sem::v_cvt_pk_fp8_f32(minus_zero, 0x80000001u, 0, 0, usual) == 0 &&
              sem::v_cvt_pk_bf8_f32(minus_zero, 0xb6800000u, 0, 0, usual) == 0);
static_assert(sem::v_cvt_pk_fp8_f32(0x7fc00001u, 0xffffffffu, 0, 0, usual) == 0x8080u &&
              sem::v_cvt_pk_bf8_f32(0x7fc00001u, 0xffffffffu, 0, 0, saturating) == 0x8080u);
static_assert(sem::v_cvt_pk_fp8_f32(0x43800000u, 0xff800000u, 0, 0, usual) == 0x8080u &&
              sem::v_cvt_pk_fp8_f32(0x43800000u, 0xff800000u, 0, 0, saturating) == 0xff7fu);
static_assert(sem::v_cvt_pk_bf8_f32(0x47800000u, 0xff800000u, 0, 0, usual) == 0x8080u &&
              sem::v_cvt_pk_bf8_f32(0x47800000u, 0xff800000u, 0, 0, saturating) == 0xff7fu);
static_assert(sem::v_cvt_sr_fp8_f32(0x437fffffu, 0xffffffffu, 0, 0, usual) == 0x80u &&
              sem::v_cvt_sr_fp8_f32(0x437fffffu, 0xffffffffu, 0, 0, saturating) == 0x7fu);
// To nearest even, whatever MODE says.
static_assert(sem::v_cvt_pk_fp8_f32(0x3f880000u, 0x3f980000u, 0, 0, up) == 0x4240u &&
              sem::v_cvt_pk_fp8_f32(0x3f880000u, 0x3f980000u, 0, 0, to_zero) == 0x4240u);

TEST_CASE("CDNA3: 8-bit floats at run time, and not CDNA4's") {
  const lockstep::Mode mode;
  for (std::uint32_t code = 0; code < 256; ++code) {
    const std::uint32_t fp8 = sem::v_cvt_f32_fp8(code, mode), bf8 = sem::v_cvt_f32_bf8(code, mode);
    CHECK(sem::v_cvt_pk_fp8_f32(fp8, fp8, 0, 0, mode) == code * 0x101u);
    CHECK(sem::v_cvt_sr_fp8_f32(fp8, 0xffffffffu, 0, 0, mode) == code);
    CHECK(sem::v_cvt_pk_bf8_f32(bf8, bf8, 0, 8, mode) == code * 0x1010000u);
    CHECK(sem::v_cvt_sr_bf8_f32(bf8, 0xffffffffu, 0, 0, mode) == code);
    CHECK((lockstep::cdna4::sem::v_cvt_f32_fp8(code, mode) == fp8) == (code == 0));
    CHECK((lockstep::cdna4::sem::v_cvt_f32_bf8(code, mode) == bf8) == (code == 0));
  }
}
