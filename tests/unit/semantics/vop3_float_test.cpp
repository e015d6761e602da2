#include "cdna4/semantics/vop3_float.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using namespace table;
using R2 = Row<2>;
using R3 = Row<3>;
using D2 = Row<2, std::uint64_t, std::uint64_t>;
using D3 = Row<3, std::uint64_t, std::uint64_t>;

namespace {

constexpr std::uint32_t one = 0x3f800000, two = 0x40000000, three = 0x40400000, nan = 0x7fc00000, infinity = 0x7f800000;

constexpr auto fma_f32 = of<R3>("v_fma_f32", [](const auto& x) { return sem::v_fma_f32(x[0], x[1], x[2], usual); },
                                {{{0x3f800001, 0x3f800001, 0xbf800002}, 0x28800000},
                                 {{infinity, one, 0xff800000}, 0xffc00000},
                                 {{0x80000000, one, 0}, 0}});
constexpr auto fma_f16 = of<R3>("v_fma_f16", [](const auto& x) { return sem::v_fma_f16(x[0], x[1], x[2], usual); },
                                {{{0x3c01, 0x3c01, 0xbc02}, 0x0010}, {{1, 0x3c00, 0}, 1}});
constexpr auto mad_f16 =
    of<R3>("v_mad_f16", [](const auto& x) { return sem::v_mad_f16(x[0], x[1], x[2], usual); },
           {{{0x3c01, 0x3c01, 0xbc02}, 0}, {{1, 0x3c00, 0}, 0}, {{0x4000, 0x4200, 0x3c00}, 0x4700}});
constexpr auto add_f64 = of<D2>("v_add_f64", [](const auto& x) { return sem::v_add_f64(x[0], x[1], usual); },
                                {{{0x3ff0000000000000, 0x3ff0000000000000}, 0x4000000000000000}, {{1, 1}, 2}});
constexpr auto mul_f64 = of<D2>("v_mul_f64", [](const auto& x) { return sem::v_mul_f64(x[0], x[1], usual); },
                                {{{0x4000000000000000, 0x4008000000000000}, 0x4018000000000000}});
constexpr auto mul_legacy =
    of<R2>("v_mul_legacy_f32", [](const auto& x) { return sem::v_mul_legacy_f32(x[0], x[1], usual); },
           {{{0, infinity}, 0}, {{nan, 0x80000000}, 0}, {{two, three}, 0x40c00000}, {{0x80000000, one}, 0}});
constexpr auto ldexp_f32 = of<R2>("v_ldexp_f32", [](const auto& x) { return sem::v_ldexp_f32(x[0], x[1], usual); },
                                  {{{one, 0xffffff6b}, 1},
                                   {{one, 0xffffff6a}, 0},
                                   {{one, 0x7fffffff}, infinity},
                                   {{1, 149}, one},
                                   {{0x80000000, 9}, 0x80000000}});
constexpr auto ldexp_f64 =
    of<D2>("v_ldexp_f64", [](const auto& x) { return sem::v_ldexp_f64(x[0], static_cast<std::uint32_t>(x[1]), usual); },
           {{{0x3ff0000000000000, 0xfffffbce}, 1}, {{0x3ff0000000000000, 1024}, 0x7ff0000000000000}});

constexpr auto min3 = of<R3>("v_min3_f32", [](const auto& x) { return sem::v_min3_f32(x[0], x[1], x[2], usual); },
                             {{{three, one, two}, one}, {{nan, two, nan}, two}, {{0, 0x80000000, one}, 0x80000000}});
constexpr auto max3 = of<R3>("v_max3_f32", [](const auto& x) { return sem::v_max3_f32(x[0], x[1], x[2], usual); },
                             {{{three, one, two}, three}, {{nan, nan, one}, one}});
constexpr auto med3 = of<R3>("v_med3_f32", [](const auto& x) { return sem::v_med3_f32(x[0], x[1], x[2], usual); },
                             {{{three, one, two}, two},
                              {{one, one, three}, one},
                              {{nan, three, one}, one},
                              {{three, one, nan}, one},
                              {{infinity, 0xff800000, one}, one}});
constexpr auto med3_f16 = of<R3>("v_med3_f16", [](const auto& x) { return sem::v_med3_f16(x[0], x[1], x[2], usual); },
                                 {{{0x4200, 0x3c00, 0x4000}, 0x4000}, {{0x7e00, 0x4000, 0x3c00}, 0x3c00}});
constexpr auto minimum3 =
    of<R3>("v_minimum3_f32", [](const auto& x) { return sem::v_minimum3_f32(x[0], x[1], x[2], usual); },
           {{{three, one, two}, one},
            {{one, 0x7fc00005, two}, 0x7fc00005},
            {{0, 0x80000000, one}, 0x80000000},
            {{0x7fc00001, 0x7f800002, one}, 0x7fc00002},
            {{one, 0x7fc00001, 0x7f800002}, 0x7fc00002}});
constexpr auto maximum3 =
    of<R3>("v_maximum3_f32", [](const auto& x) { return sem::v_maximum3_f32(x[0], x[1], x[2], usual); },
           {{{three, one, two}, three}, {{0x80000000, 0, 0x80000000}, 0}, {{nan, one, infinity}, nan}});

// Cube maps: x, y, z. A tie goes to z, then to y.
constexpr auto cube_id =
    of<R3>("v_cubeid_f32", [](const auto& x) { return sem::v_cubeid_f32(x[0], x[1], x[2], usual); },
           {{{one, two, 0xc0400000}, 0x40a00000},
            {{three, one, one}, 0},
            {{0xc0400000, one, one}, one},
            {{one, three, one}, two},
            {{one, 0xc0400000, one}, three},
            {{one, one, one}, 0x40800000}});
constexpr auto cube_sc =
    of<R3>("v_cubesc_f32", [](const auto& x) { return sem::v_cubesc_f32(x[0], x[1], x[2], usual); },
           {{{one, two, 0xc0400000}, 0xbf800000},
            {{three, one, two}, 0xc0000000},
            {{0xc0400000, one, two}, two},
            {{one, three, two}, one}});
constexpr auto cube_tc =
    of<R3>("v_cubetc_f32", [](const auto& x) { return sem::v_cubetc_f32(x[0], x[1], x[2], usual); },
           {{{one, two, 0xc0400000}, 0xc0000000},
            {{three, one, two}, 0xbf800000},
            {{one, 0xc0400000, two}, 0xc0000000},
            {{one, three, two}, two}});
constexpr auto cube_ma =
    of<R3>("v_cubema_f32", [](const auto& x) { return sem::v_cubema_f32(x[0], x[1], x[2], usual); },
           {{{one, two, 0xc0400000}, 0xc0c00000}, {{three, one, two}, 0x40c00000}});

// Conversions of two
constexpr auto pack = of<R2>("v_pack_b32_f16", [](const auto& x) { return sem::v_pack_b32_f16(x[0], x[1], usual); },
                             {{{0x3c00, 0xbc00}, 0xbc003c00}, {{0x7c01, 1}, 0x00017e01}});
constexpr auto pack_flush =
    of<R2>("v_pack_b32_f16 without denormals", [](const auto& x) { return sem::v_pack_b32_f16(x[0], x[1], flush); },
           {{{1, 0x8001}, 0x80000000}});
constexpr auto pkrtz =
    of<R2>("v_cvt_pkrtz_f16_f32", [](const auto& x) { return sem::v_cvt_pkrtz_f16_f32(x[0], x[1], up); },
           {{{0x477fff00, 0xc77fff00}, 0xfbff7bff}, {{0x3f801fff, 0xbf801fff}, 0xbc003c00}});
constexpr auto pk_f16 =
    of<R2>("v_cvt_pk_f16_f32", [](const auto& x) { return sem::v_cvt_pk_f16_f32(x[0], x[1], to_zero); },
           {{{0x3f801000, 0x3f803000}, 0x3c023c00}});
constexpr auto pk_bf16 =
    of<R2>("v_cvt_pk_bf16_f32", [](const auto& x) { return sem::v_cvt_pk_bf16_f32(x[0], x[1], to_zero); },
           {{{0x3f808000, 0x3f818000}, 0x3f823f80}, {{0x7f7fffff, 0x7f800001}, 0x7fc07f80}});
constexpr auto pknorm_i16 =
    of<R2>("v_cvt_pknorm_i16_f32", [](const auto& x) { return sem::v_cvt_pknorm_i16_f32(x[0], x[1], usual); },
           {{{one, 0xbf800000}, 0x80017fff}, {{two, nan}, 0x00007fff}, {{0x3f000000, 0x80000000}, 0x00004000}});
constexpr auto pknorm_u16 =
    of<R2>("v_cvt_pknorm_u16_f16", [](const auto& x) { return sem::v_cvt_pknorm_u16_f16(x[0], x[1], usual); },
           {{{0x3c00, 0xbc00}, 0x0000ffff}});
constexpr auto pk_u8 =
    of<R3>("v_cvt_pk_u8_f32", [](const auto& x) { return sem::v_cvt_pk_u8_f32(x[0], x[1], x[2], usual); },
           {{{0x40200000, 1, 0xffffffff}, 0xffff02ff},
            {{0x43960000, 0, 0}, 0xff},
            {{0xc0a00000, 3, 0xffffffff}, 0x00ffffff},
            {{nan, 4, 5}, 0}});
constexpr auto pk_u8_up =
    of<R3>("v_cvt_pk_u8_f32 rounding up", [](const auto& x) { return sem::v_cvt_pk_u8_f32(x[0], x[1], x[2], up); },
           {{{0x40200000, 0, 0}, 3}});
constexpr auto pkaccum =
    of<R3>("v_cvt_pkaccum_u8_f32", [](const auto& x) { return sem::v_cvt_pkaccum_u8_f32(x[0], x[1], x[2], usual); },
           {{{0x40400000, 2, 0x11223344}, 0x11033344}});

// 53 bits of 2/pi, scaled
constexpr auto trig_preop =
    of<D2>("v_trig_preop_f64",
           [](const auto& x) { return sem::v_trig_preop_f64(x[0], static_cast<std::uint32_t>(x[1]), usual); },
           {{{0x3ff0000000000000, 0}, 0x3fe45f306dc9c882},
            {{0x3ff0000000000000, 1}, 0x3c94a7f09d5f47d4},
            {{0x3ff0000000000000, 32}, 0x3fe45f306dc9c882},
            {{0x7fe0000000000000, 31}, 0}});

}  // namespace

static_assert(hold(fma_f32, fma_f16, mad_f16, add_f64, mul_f64, mul_legacy, ldexp_f32, ldexp_f64));
static_assert(hold(min3, max3, med3, med3_f16, minimum3, maximum3, cube_id, cube_sc, cube_tc, cube_ma));
static_assert(hold(pack, pack_flush, pkrtz, pk_f16, pk_bf16, pknorm_i16, pknorm_u16, pk_u8, pk_u8_up, pkaccum,
                   trig_preop));
TEST_CASE("VOP3 floats at run time") {
  check(fma_f32, fma_f16, mad_f16, add_f64, mul_f64, mul_legacy, ldexp_f32, ldexp_f64);
  check(min3, max3, med3, med3_f16, minimum3, maximum3, cube_id, cube_sc, cube_tc, cube_ma);
  check(pack, pack_flush, pkrtz, pk_f16, pk_bf16, pknorm_i16, pknorm_u16, pk_u8, pk_u8_up, pkaccum, trig_preop);
}
