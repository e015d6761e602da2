#include "cdna4/semantics/vop1.hpp"
#include "cdna4/semantics/vop3_cvt_small.hpp"
#include "cdna4/semantics/vop3_float.hpp"
#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using namespace table;
using lockstep::Bits;

namespace {
constexpr std::uint32_t one = 0x3f800000, two = 0x40000000, minus_two = 0xc0000000, half = 0x3f000000;
}  // namespace

// fp8: 1.0 = 0x38, bf8: 1.0 = 0x3c
static_assert(sem::v_cvt_f32_fp8(0xaaaaaa38u, usual) == one && sem::v_cvt_f32_bf8(0xbc, usual) == 0xbf800000u);
static_assert(sem::v_cvt_f32_fp8(1, usual) == 0x3b000000u && sem::v_cvt_f32_bf8(0x7c, usual) == 0x7f800000u);
static_assert(sem::v_cvt_pk_f32_fp8(0x4038, usual) == 0x400000003f800000u &&
              sem::v_cvt_pk_f32_bf8(0x403c, usual) == 0x400000003f800000u);

// A NaN is the negative one on both sides.
static_assert(sem::v_cvt_f32_fp8(0x7f, usual) == 0xffc00000u && sem::v_cvt_f32_bf8(0x7d, usual) == 0xffc00000u);
static_assert(sem::v_cvt_pk_f32_bf8(0x7eff, usual) == 0xffc00000ffc00000u);
static_assert(sem::v_cvt_pk_fp8_f32(0x7fc00001u, 0xffc00000u, 0, 0, usual) == 0xffffu &&
              sem::v_cvt_pk_bf8_f32(0x7fc00001u, 0xffffffffu, 0, 0, usual) == 0xfefeu);

// OPSEL[3] picks the half, OPSEL[3:2] the byte that is written; the rest stays (CDNA4-XML-005).
static_assert(sem::v_cvt_pk_fp8_f32(one, minus_two, 0xaaaabbbbu, 0, usual) == 0xaaaac038u);
static_assert(sem::v_cvt_pk_fp8_f32(one, minus_two, 0xaaaabbbbu, 8, usual) == 0xc038bbbbu);
static_assert(sem::v_cvt_pk_bf8_f32(one, minus_two, 0xaaaabbbbu, 0, usual) == 0xaaaac03cu);
static_assert(sem::v_cvt_sr_fp8_f32(one, 0, 0xaabbccddu, 4, usual) == 0xaabb38ddu &&
              sem::v_cvt_sr_bf8_f32(one, 0, 0xaabbccddu, 12, usual) == 0x3cbbccddu);
static_assert(sem::v_cvt_sr_fp8_f32(0x3f8fffffu, 0, 0, 0, usual) == 0x38 &&
              sem::v_cvt_sr_fp8_f32(0x3f8fffffu, 0xffffffffu, 0, 0, usual) == 0x39);
static_assert(sem::v_cvt_sr_f16_f32(one, 0, 0x11112222u, 0, usual) == 0x11113c00u &&
              sem::v_cvt_sr_f16_f32(one, 0, 0x11112222u, 8, usual) == 0x3c002222u);
static_assert(sem::v_cvt_sr_bf16_f32(0x3f80ffffu, 0, 0, 0, usual) == 0x3f80 &&
              sem::v_cvt_sr_bf16_f32(0x3f80ffffu, 0xffff0000u, 0, 0, usual) == 0x3f81);

// Scales: narrowing divides, widening multiplies by 2^(exponent field - 127).
static_assert(sem::v_cvt_scalef32_pk_fp8_f32(two, minus_two, two, 0x11112222u, 0, usual) == 0x1111b838u);
static_assert(sem::v_cvt_scalef32_pk_bf8_f16(0x40003c00u, half, 0x11112222u, 8, usual) == 0x44402222u);
static_assert(sem::v_cvt_scalef32_pk_fp8_bf16(0x40003f80u, one, 0, 0, usual) == 0x4038u);
static_assert(sem::v_cvt_scalef32_sr_fp8_f16(0x3c00, 0, one, 0xffffffffu, 8, usual) == 0xff38ffffu);
static_assert(sem::v_cvt_scalef32_pk_f32_fp8(0x40380000u, two, 1, usual) == 0x4080000040000000u);
static_assert(sem::v_cvt_scalef32_pk_f16_fp8(0x4038u, two, 0, usual) == 0x44004000u &&
              sem::v_cvt_scalef32_pk_bf16_bf8(0x403cu, one, 0, usual) == 0x40003f80u);
static_assert(sem::v_cvt_scalef32_f32_fp8(0x00380000u, two, 2, usual) == two &&
              sem::v_cvt_scalef32_f32_bf8(0x3c000000u, one, 3, usual) == one);
static_assert(sem::v_cvt_scalef32_f16_fp8(0x38u, one, 0x11112222u, 8, usual) == 0x3c002222u &&
              sem::v_cvt_scalef32_f16_bf8(0x3c00u, one, 0x11112222u, 1, usual) == 0x11113c00u);

// fp4: 1.0 = 2, 6.0 = 7
static_assert(sem::v_cvt_scalef32_pk_fp4_f32(one, 0x40c00000u, one, 0x11223344u, 4, usual) == 0x11227244u);
static_assert(sem::v_cvt_scalef32_pk_fp4_f16(0x46003c00u, one, 0, 0, usual) == 0x72u &&
              sem::v_cvt_scalef32_pk_fp4_bf16(0xbf803f80u, one, 0, 12, usual) == 0xa2000000u);
static_assert(sem::v_cvt_scalef32_sr_pk_fp4_f32(0x40c000003f800000u, 0, one, 0, 0, usual) == 0x72u);
static_assert(sem::v_cvt_scalef32_pk_f32_fp4(0x7200u, two, 1, usual) == 0x4140000040000000u &&
              sem::v_cvt_scalef32_pk_f16_fp4(0x72u, one, 0, usual) == 0x46003c00u);

namespace {
/// `count` elements of `width` bits, element i = value(i).
template <unsigned N, class Value>
constexpr Bits<N> filled(unsigned count, unsigned width, Value value) {
  Bits<N> result;
  for (unsigned i = 0; i < count; ++i) {
    for (unsigned b = 0; b < width; ++b) result.set_bit(i * width + b, (value(i) >> b & 1u) != 0);
  }
  return result;
}
// fp6 (e2m3): 1.0 = 8, 2.0 = 16; bf6 (e3m2): 1.0 = 12, 2.0 = 16
constexpr auto alternating = [](std::uint32_t even, std::uint32_t odd) {
  return [=](unsigned i) { return i % 2 == 0 ? even : odd; };
};
}  // namespace

static_assert(sem::v_cvt_scalef32_pk32_fp6_f16(filled<512>(32, 16, alternating(0x3c00, 0x4000)), one, usual) ==
              filled<192>(32, 6, alternating(8, 16)));
static_assert(sem::v_cvt_scalef32_pk32_bf6_bf16(filled<512>(32, 16, alternating(0x3f80, 0x4000)), one, usual) ==
              filled<192>(32, 6, alternating(12, 16)));
static_assert(sem::v_cvt_scalef32_pk32_f32_fp6(filled<192>(32, 6, alternating(8, 16)), two, usual) ==
              filled<1024>(32, 32, alternating(two, 0x40800000u)));
static_assert(sem::v_cvt_scalef32_pk32_f16_bf6(filled<192>(32, 6, alternating(12, 16)), one, usual) ==
              filled<512>(32, 16, alternating(0x3c00, 0x4000)));
static_assert(sem::v_cvt_scalef32_2xpk16_fp6_f32(filled<512>(16, 32, alternating(one, one)),
                                                 filled<512>(16, 32, alternating(two, two)), one,
                                                 usual) == filled<192>(32, 6, alternating(8, 16)),
              "S0 gives the even elements, S1 the odd ones");
static_assert(sem::v_cvt_scalef32_sr_pk32_bf6_f32(filled<1024>(32, 32, alternating(one, two)), 0x12345678u, one,
                                                  usual) == filled<192>(32, 6, alternating(12, 16)),
              "exact values do not depend on the random number");

TEST_CASE("small floats at run time") {
  CHECK(sem::v_cvt_pk_fp8_f32(one, minus_two, 0xaaaabbbbu, 8, lockstep::Mode()) == 0xc038bbbbu);
  CHECK(sem::v_cvt_scalef32_pk32_fp6_f16(filled<512>(32, 16, alternating(0x3c00, 0x4000)), one, lockstep::Mode()) ==
        filled<192>(32, 6, alternating(8, 16)));
}
