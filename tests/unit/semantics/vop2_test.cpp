#include "cdna4/semantics/vop2.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using namespace table;
using Carry = lockstep::VccLaneResult<std::uint32_t>;
using R2 = Row<2>;
using R3 = Row<3>;
using D3 = Row<3, std::uint64_t, std::uint64_t>;

// Selection, bits, shifts (S1 by S0; counts modulo the width)
static_assert(sem::v_cndmask_b32(1, 2, false) == 1 && sem::v_cndmask_b32(1, 2, true) == 2);
static_assert(sem::v_and_b32(6, 3) == 2 && sem::v_or_b32(6, 3) == 7 && sem::v_xor_b32(6, 3) == 5 &&
              sem::v_xnor_b32(6, 3) == 0xfffffffau);
static_assert(sem::v_lshlrev_b32(33, 1) == 2 && sem::v_lshrrev_b32(33, 0x80000000u) == 0x40000000u &&
              sem::v_ashrrev_i32(31, 0x80000000u) == 0xffffffffu);
static_assert(sem::v_lshlrev_b16(17, 0x8001) == 2 && sem::v_lshrrev_b16(15, 0x8000) == 1 &&
              sem::v_ashrrev_i16(15, 0x8000) == 0xffff && sem::v_ashrrev_i16(16, 0x8000) == 0x8000);

// Integers: CLAMP saturates.
static_assert(sem::v_add_u32(0xffffffffu, 2, false) == 1 && sem::v_add_u32(0xffffffffu, 2, true) == 0xffffffffu);
static_assert(sem::v_sub_u32(1, 2, false) == 0xffffffffu && sem::v_sub_u32(1, 2, true) == 0);
static_assert(sem::v_subrev_u32(1, 2, true) == 1 && sem::v_subrev_u32(2, 1, true) == 0);
static_assert(sem::v_add_u16(0xffff, 2, false) == 1 && sem::v_add_u16(0xffff, 2, true) == 0xffff);
static_assert(sem::v_sub_u16(1, 2, false) == 0xffff && sem::v_sub_u16(1, 2, true) == 0 &&
              sem::v_subrev_u16(1, 2, true) == 1);
static_assert(sem::v_add_co_u32(0xffffffffu, 1, false) == Carry{0, true} &&
              sem::v_add_co_u32(1, 1, false) == Carry{2, false});
static_assert(sem::v_add_co_u32(0xffffffffu, 1, true) == Carry{0xffffffffu, true});
static_assert(sem::v_addc_co_u32(0xffffffffu, 0, true, false) == Carry{0, true});
static_assert(sem::v_addc_co_u32(0xffffffffu, 0xffffffffu, true, false) == Carry{0xffffffffu, true});
static_assert(sem::v_sub_co_u32(0, 1, false) == Carry{0xffffffffu, true} &&
              sem::v_subrev_co_u32(0, 1, false) == Carry{1, false});
static_assert(sem::v_subb_co_u32(0, 0, true, false) == Carry{0xffffffffu, true});
static_assert(sem::v_subb_co_u32(0, 0xffffffffu, true, false) == Carry{0, true});
static_assert(sem::v_subb_co_u32(0, 1, false, true) == Carry{0, true} &&
              sem::v_subbrev_co_u32(1, 3, true, false) == Carry{1, false});
static_assert(sem::v_min_i32(0xffffffffu, 1) == 0xffffffffu && sem::v_min_u32(0xffffffffu, 1) == 1);
static_assert(sem::v_max_i16(0xffff, 1) == 1 && sem::v_max_u16(0xffff, 1) == 0xffff &&
              sem::v_min_i16(0x8000, 0x7fff) == 0x8000);
static_assert(sem::v_mul_i32_i24(0x00800000u, 2, false) == 0xff000000u &&
              sem::v_mul_i32_i24(0xff800001u, 0x7fffff, false) == 0x00ffffffu);
static_assert(sem::v_mul_i32_i24(0x7fffff, 0x7fffff, true) == 0x7fffffffu &&
              sem::v_mul_i32_i24(0x800000, 0x7fffff, true) == 0x80000000u);
static_assert(sem::v_mul_u32_u24(0xffffffffu, 0xffffffu, false) == 0xfe000001u &&
              sem::v_mul_u32_u24(0xffffff, 0xffffff, true) == 0xffffffffu);
static_assert(sem::v_mul_hi_u32_u24(0xffffff, 0xffffff) == 0xffff && sem::v_mul_hi_i32_i24(0x800000, 1) == 0xffffffffu);
static_assert(sem::v_mul_lo_u16(0xffff, 0xffff) == 1);

// Dot products added to the destination
static_assert(sem::v_dot2c_i32_i16(0x00028000u, 0x00030002u, 5, false) == 5u + 6u - 65536u);
static_assert(sem::v_dot2c_i32_i16(0x7fff7fffu, 0x7fff7fffu, 0x7fffffffu, true) == 0x7fffffffu);
static_assert(sem::v_dot4c_i32_i8(0x01010101u, 0xff020202u, 5, false) == 10 &&
              sem::v_dot8c_i32_i4(0xffffffffu, 0x11111111u, 0, false) == 0xfffffff8u);
static_assert(sem::v_dot4c_i32_i8(0x80808080u, 0x7f7f7f7fu, 0x80000000u, true) == 0x80000000u);

namespace {

constexpr auto add_f32 = of<R2>("v_add_f32", [](const auto& x) { return sem::v_add_f32(x[0], x[1], usual); },
                                {{{0x3f800000, 0x3f800000}, 0x40000000},
                                 {{0, 0x80000000}, 0},
                                 {{0x80000000, 0x80000000}, 0x80000000},
                                 {{0x7f7fffff, 0x7f7fffff}, 0x7f800000},
                                 {{0x7f800001, 0x3f800000}, 0x7fc00001},
                                 {{1, 1}, 2},
                                 {{0x3f800000, 0x33800000}, 0x3f800000}});
constexpr auto add_f32_down =
    of<R2>("v_add_f32 rounding down", [](const auto& x) { return sem::v_add_f32(x[0], x[1], down); },
           {{{0x3f800000, 0xbf800000}, 0x80000000}, {{0x7f7fffff, 0x7f7fffff}, 0x7f7fffff}});
constexpr auto add_f32_flush =
    of<R2>("v_add_f32 without denormals", [](const auto& x) { return sem::v_add_f32(x[0], x[1], flush); },
           {{{1, 0x80000001}, 0}, {{0x80000001, 0x80000001}, 0x80000000}, {{0x00800001, 0x80800000}, 0}});
constexpr auto sub_f32 = of<R2>("v_sub_f32", [](const auto& x) { return sem::v_sub_f32(x[0], x[1], usual); },
                                {{{0x3f800000, 0x3f800000}, 0}, {{0x40400000, 0x3f800000}, 0x40000000}});
constexpr auto subrev_f32 = of<R2>("v_subrev_f32", [](const auto& x) { return sem::v_subrev_f32(x[0], x[1], usual); },
                                   {{{0x3f800000, 0x40400000}, 0x40000000}});
constexpr auto mul_f32 = of<R2>("v_mul_f32", [](const auto& x) { return sem::v_mul_f32(x[0], x[1], usual); },
                                {{{0x80000000, 0x3f800000}, 0x80000000},
                                 {{0x00800000, 0x3f000000}, 0x00400000},
                                 {{1, 0x3f000000}, 0},
                                 {{3, 0x3f000000}, 2}});
constexpr auto add_f16 =
    of<R2>("v_add_f16", [](const auto& x) { return sem::v_add_f16(x[0], x[1], usual); },
           {{{0x3c00, 0x3c00}, 0x4000}, {{0x7bff, 0x7bff}, 0x7c00}, {{1, 1}, 2}, {{0x7c01, 0}, 0x7e01}});
constexpr auto mul_f16 = of<R2>("v_mul_f16", [](const auto& x) { return sem::v_mul_f16(x[0], x[1], usual); },
                                {{{0x4000, 0x4200}, 0x4600}, {{0x0400, 0x3800}, 0x0200}});

// Signed zeros, quiet and signalling NaNs
constexpr auto min_f32 = of<R2>("v_min_f32", [](const auto& x) { return sem::v_min_f32(x[0], x[1], usual); },
                                {{{0x3f800000, 0x40000000}, 0x3f800000},
                                 {{0, 0x80000000}, 0x80000000},
                                 {{0x80000000, 0}, 0x80000000},
                                 {{0x7fc00001, 0x3f800000}, 0x3f800000},
                                 {{0x3f800000, 0xffc00001}, 0x3f800000},
                                 {{0x7f800001, 0x3f800000}, 0x7fc00001},
                                 {{0x3f800000, 0xff800001}, 0xffc00001},
                                 {{0x7fc00001, 0x7fc00002}, 0x7fc00002},
                                 {{0xff800000, 1}, 0xff800000}});
constexpr auto max_f32 =
    of<R2>("v_max_f32", [](const auto& x) { return sem::v_max_f32(x[0], x[1], usual); },
           {{{0, 0x80000000}, 0}, {{0x80000000, 0}, 0}, {{0x7f800000, 0x7fc00000}, 0x7f800000}, {{1, 2}, 2}});
constexpr auto min_f32_no_ieee =
    of<R2>("v_min_f32 without IEEE", [](const auto& x) { return sem::v_min_f32(x[0], x[1], no_ieee); },
           {{{0x7f800001, 0x3f800000}, 0x3f800000}, {{0x7f800001, 0x7f800002}, 0x7f800002}});
constexpr auto max_f32_flush =
    of<R2>("v_max_f32 without denormals", [](const auto& x) { return sem::v_max_f32(x[0], x[1], flush); },
           {{{1, 0x80000000}, 0}, {{0x80000001, 0x80000002}, 0x80000000}, {{1, 0x7fc00000}, 0}});
constexpr auto min_f16 = of<R2>("v_min_f16", [](const auto& x) { return sem::v_min_f16(x[0], x[1], usual); },
                                {{{0, 0x8000}, 0x8000}, {{0x7c01, 0x3c00}, 0x7e01}, {{0x7e00, 0x3c00}, 0x3c00}});
constexpr auto max_f64 = of<D3>("v_max_f64", [](const auto& x) { return sem::v_max_f64(x[0], x[1], usual); },
                                {{{0, 0x8000000000000000, 0}, 0}, {{0x7ff0000000000001, 0, 0}, 0x7ff8000000000001}});

// One rounding, or two
constexpr auto fmac_f32 =
    of<R3>("v_fmac_f32", [](const auto& x) { return sem::v_fmac_f32(x[0], x[1], x[2], usual); },
           {{{0x3f800001, 0x3f800001, 0xbf800002}, 0x28800000}, {{0x7f800000, 0, 0x7fc00005}, 0x7fc00005}});
constexpr auto fmac_f64 = of<D3>("v_fmac_f64", [](const auto& x) { return sem::v_fmac_f64(x[0], x[1], x[2], usual); },
                                 {{{0x3ff0000000000001, 0x3ff0000000000001, 0xbff0000000000002}, 0x3970000000000000}});
constexpr auto fmamk = of<R3>("v_fmamk_f32", [](const auto& x) { return sem::v_fmamk_f32(x[0], x[1], x[2], usual); },
                              {{{0x40000000, 0x3f800000, 0x40400000}, 0x40e00000}});
constexpr auto fmaak = of<R3>("v_fmaak_f32", [](const auto& x) { return sem::v_fmaak_f32(x[0], x[1], x[2], usual); },
                              {{{0x40000000, 0x40400000, 0x3f800000}, 0x40e00000}});
constexpr auto mac_f16 = of<R3>(
    "v_mac_f16", [](const auto& x) { return sem::v_mac_f16(x[0], x[1], x[2], usual); },
    {{{0x3c00, 0x3c00, 0x3c00}, 0x4000}, {{1, 0x3c00, 0}, 0}, {{0x0400, 0x3800, 0}, 0}, {{0x3c01, 0x3c01, 0xbc02}, 0}});
constexpr auto pk_fmac =
    of<R3>("v_pk_fmac_f16", [](const auto& x) { return sem::v_pk_fmac_f16(x[0], x[1], x[2], usual); },
           {{{0x3c014000, 0x3c014200, 0xbc020000}, 0x00104600}});
constexpr auto ldexp_f16 =
    of<R2>("v_ldexp_f16", [](const auto& x) { return sem::v_ldexp_f16(x[0], x[1], usual); },
           {{{0x3c00, 1}, 0x4000}, {{0x3c00, 0xffe8}, 1}, {{0x3c00, 0x7fff}, 0x7c00}, {{0xbc00, 0x8000}, 0x8000}});

}  // namespace

static_assert(hold(add_f32, add_f32_down, add_f32_flush, sub_f32, subrev_f32, mul_f32, add_f16, mul_f16));
static_assert(hold(min_f32, max_f32, min_f32_no_ieee, max_f32_flush, min_f16, max_f64));
static_assert(hold(fmac_f32, fmac_f64, fmamk, fmaak, mac_f16, pk_fmac, ldexp_f16));
TEST_CASE("VOP2 at run time") {
  check(add_f32, add_f32_down, add_f32_flush, sub_f32, subrev_f32, mul_f32, add_f16, mul_f16);
  check(min_f32, max_f32, min_f32_no_ieee, max_f32_flush, min_f16, max_f64);
  check(fmac_f32, fmac_f64, fmamk, fmaak, mac_f16, pk_fmac, ldexp_f16);
}

// V_DOT2C: VOP3's NEG bits negate low halves, its ABS bits high halves (CDNA4-XML-065); denormals are
// flushed.
TEST_CASE("V_DOT2C_F32: modifiers and denormals") {
  CHECK(sem::v_dot2c_f32_f16(0x40003c00, 0x42003c00, 0x3f800000, 0, 0, usual) == 0x41000000);
  CHECK(sem::v_dot2c_f32_f16(0x40003c00, 0x42003c00, 0x3f800000, 1, 0, usual) == 0x40c00000);
  CHECK(sem::v_dot2c_f32_bf16(0x40003f80, 0x40403f80, 0x3f800000, 0, 2, usual) == 0xc0800000);
  CHECK(sem::v_dot2c_f32_f16(1, 0x7bff, 1, 0, 0, usual) == 0);
}
