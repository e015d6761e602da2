#include "cdna4/semantics/vop1.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using namespace table;
using Row1 = Row<1>;
using Wide1 = Row<1, std::uint64_t, std::uint64_t>;
using WideTo32 = Row<1, std::uint64_t>;
using ToWide = Row<1, std::uint32_t, std::uint64_t>;

// Bits
static_assert(sem::v_mov_b32(5) == 5 && sem::v_mov_b64(~0ull) == ~0ull && sem::v_not_b32(0) == 0xffffffffu);
static_assert(sem::v_bfrev_b32(1) == 0x80000000u);
static_assert(sem::v_ffbh_u32(0) == 0xffffffffu && sem::v_ffbh_u32(1) == 31 && sem::v_ffbh_u32(0x80000000u) == 0);
static_assert(sem::v_ffbl_b32(0) == 0xffffffffu && sem::v_ffbl_b32(0x80000000u) == 31 && sem::v_ffbl_b32(1) == 0);
static_assert(sem::v_ffbh_i32(0) == 0xffffffffu && sem::v_ffbh_i32(0xffffffffu) == 0xffffffffu);
static_assert(sem::v_ffbh_i32(0x80000000u) == 1 && sem::v_ffbh_i32(1) == 31);
static_assert(sem::v_prng_b32(1) == 2 && sem::v_prng_b32(0x80000000u) == 0xc5 &&
              sem::v_prng_b32(0xffffffffu) == (0xfffffffeu ^ 0xc5u));
static_assert(sem::v_sat_pk_u8_i16(0xffff012cu) == 0x00ff && sem::v_sat_pk_u8_i16(0x01000080u) == 0xff80);
static_assert(sem::v_swap_b32(1, 2) == lockstep::SwapResult<std::uint32_t>{1, 2});

namespace {

// To integers: truncated, saturated, NaN gives 0.
constexpr auto cvt_i32_f32 = of<Row1>("cvt_i32_f32", [](const auto& x) { return sem::v_cvt_i32_f32(x[0]); },
                                      {{{0x7fc00000}, 0},
                                       {{0xff800001}, 0},
                                       {{0x4f000000}, 0x7fffffff},
                                       {{0xcf000000}, 0x80000000},
                                       {{0xcf000001}, 0x80000000},
                                       {{0x7f800000}, 0x7fffffff},
                                       {{0xff800000}, 0x80000000},
                                       {{0xbfffffff}, 0xffffffff},
                                       {{0xbf7fffff}, 0},
                                       {{0x4effffff}, 0x7fffff80},
                                       {{1}, 0}});
constexpr auto cvt_u32_f32 = of<Row1>("cvt_u32_f32", [](const auto& x) { return sem::v_cvt_u32_f32(x[0]); },
                                      {{{0xbf800000}, 0},
                                       {{0x4f800000}, 0xffffffff},
                                       {{0x4f7fffff}, 0xffffff00},
                                       {{0x3f7fffff}, 0},
                                       {{0x7fc00000}, 0},
                                       {{0x7f800000}, 0xffffffff}});
constexpr auto cvt_i32_f64 = of<WideTo32>("cvt_i32_f64", [](const auto& x) { return sem::v_cvt_i32_f64(x[0]); },
                                          {{{0x41dfffffffc00000}, 0x7fffffff},
                                           {{0x41e0000000000000}, 0x7fffffff},
                                           {{0xc1e0000000000000}, 0x80000000},
                                           {{0x7ff8000000000000}, 0},
                                           {{0xbff8000000000000}, 0xffffffff}});
constexpr auto cvt_u32_f64 =
    of<WideTo32>("cvt_u32_f64", [](const auto& x) { return sem::v_cvt_u32_f64(x[0]); },
                 {{{0x41efffffffe00000}, 0xffffffff}, {{0x41f0000000000000}, 0xffffffff}, {{0xbff0000000000000}, 0}});
constexpr auto cvt_i16_f16 =
    of<Row1>("cvt_i16_f16", [](const auto& x) { return sem::v_cvt_i16_f16(x[0]); },
             {{{0x7c00}, 0x7fff}, {{0xfc00}, 0x8000}, {{0x7e00}, 0}, {{0x3bff}, 0}, {{0xc200}, 0xfffd}});
constexpr auto cvt_u16_f16 = of<Row1>("cvt_u16_f16", [](const auto& x) { return sem::v_cvt_u16_f16(x[0]); },
                                      {{{0x7c00}, 0xffff}, {{0xbc00}, 0}, {{0x7bff}, 65504}});

// From integers, by MODE's rounding.
constexpr auto cvt_f32_i32 =
    of<Row1>("cvt_f32_i32", [](const auto& x) { return sem::v_cvt_f32_i32(x[0], usual); },
             {{{0x7fffffff}, 0x4f000000}, {{0x80000000}, 0xcf000000}, {{16777217}, 0x4b800000}, {{0}, 0}});
constexpr auto cvt_f32_i32_up = of<Row1>("cvt_f32_i32_up", [](const auto& x) { return sem::v_cvt_f32_i32(x[0], up); },
                                         {{{16777217}, 0x4b800001}, {{0xfeffffff}, 0xcb800000}});
constexpr auto cvt_f32_u32 = of<Row1>("cvt_f32_u32", [](const auto& x) { return sem::v_cvt_f32_u32(x[0], usual); },
                                      {{{0xffffffff}, 0x4f800000}, {{0x80000000}, 0x4f000000}});
constexpr auto cvt_f64_i32 = of<ToWide>("cvt_f64_i32", [](const auto& x) { return sem::v_cvt_f64_i32(x[0], usual); },
                                        {{{0x80000000}, 0xc1e0000000000000}, {{1}, 0x3ff0000000000000}});
constexpr auto cvt_f64_u32 = of<ToWide>("cvt_f64_u32", [](const auto& x) { return sem::v_cvt_f64_u32(x[0], usual); },
                                        {{{0xffffffff}, 0x41efffffffe00000}});
constexpr auto cvt_f16_u16 = of<Row1>("cvt_f16_u16", [](const auto& x) { return sem::v_cvt_f16_u16(x[0], usual); },
                                      {{{0xffff}, 0x7c00}, {{2049}, 0x6800}});
constexpr auto cvt_f16_i16 = of<Row1>("cvt_f16_i16", [](const auto& x) { return sem::v_cvt_f16_i16(x[0], usual); },
                                      {{{0x8000}, 0xf800}, {{0xffff}, 0xbc00}});

// Between floats
constexpr auto cvt_f16_f32 = of<Row1>("cvt_f16_f32", [](const auto& x) { return sem::v_cvt_f16_f32(x[0], usual); },
                                      {{{0x477fe000}, 0x7bff},
                                       {{0x477ff000}, 0x7c00},
                                       {{0x7f800001}, 0x7e00},
                                       {{0x33800000}, 1},
                                       {{0x33000000}, 0},
                                       {{0x33000001}, 1},
                                       {{0x80000000}, 0x8000},
                                       {{0xff800000}, 0xfc00}});
constexpr auto cvt_f16_f32_zero =
    of<Row1>("cvt_f16_f32_zero", [](const auto& x) { return sem::v_cvt_f16_f32(x[0], to_zero); },
             {{{0x477ff000}, 0x7bff}, {{0x7f7fffff}, 0x7bff}, {{0x7f800000}, 0x7c00}});
constexpr auto cvt_f32_f16 =
    of<Row1>("cvt_f32_f16", [](const auto& x) { return sem::v_cvt_f32_f16(x[0], usual); },
             {{{1}, 0x33800000}, {{0x83ff}, 0xb87fc000}, {{0x7c01}, 0x7fc02000}, {{0xfc00}, 0xff800000}});
constexpr auto cvt_f32_f64 = of<WideTo32>("cvt_f32_f64", [](const auto& x) { return sem::v_cvt_f32_f64(x[0], usual); },
                                          {{{0x3ff0000010000000}, 0x3f800000},
                                           {{0x3ff0000010000001}, 0x3f800001},
                                           {{0x36a0000000000000}, 1},
                                           {{0x7fefffffffffffff}, 0x7f800000},
                                           {{0xfff0000000000000}, 0xff800000}});
constexpr auto cvt_f64_f32 =
    of<ToWide>("cvt_f64_f32", [](const auto& x) { return sem::v_cvt_f64_f32(x[0], usual); },
               {{{1}, 0x36a0000000000000}, {{0x80000000}, 0x8000000000000000}, {{0x7f800000}, 0x7ff0000000000000}});
constexpr auto cvt_f32_bf16 = of<Row1>("cvt_f32_bf16", [](const auto& x) { return sem::v_cvt_f32_bf16(x[0], usual); },
                                       {{{0x3f80}, 0x3f800000}, {{0x8000}, 0x80000000}});

constexpr auto cvt_off =
    of<Row1>("cvt_off", [](const auto& x) { return sem::v_cvt_off_f32_i4(x[0], usual); },
             {{{0}, 0}, {{1}, 0x3d800000}, {{7}, 0x3ee00000}, {{8}, 0xbf000000}, {{15}, 0xbd800000}, {{0x10}, 0}});
constexpr auto cvt_flr = of<Row1>("cvt_flr", [](const auto& x) { return sem::v_cvt_flr_i32_f32(x[0], usual); },
                                  {{{0xbf000000}, 0xffffffff},
                                   {{0x3fffffff}, 1},
                                   {{0x80000001}, 0xffffffff},
                                   {{0x80000000}, 0},
                                   {{0x7fc00000}, 0x7fffffff},
                                   {{0xffc00000}, 0x80000000},
                                   {{0x4f000000}, 0x7fffffff}});
// x + 0.5 without rounding: 0.49999997 gives 0.
constexpr auto cvt_rpi = of<Row1>("cvt_rpi", [](const auto& x) { return sem::v_cvt_rpi_i32_f32(x[0], usual); },
                                  {{{0x3effffff}, 0},
                                   {{0x3f000000}, 1},
                                   {{0xbf000000}, 0},
                                   {{0xbf000001}, 0xffffffff},
                                   {{0x3fc00000}, 2},
                                   {{0xbfc00000}, 0xffffffff},
                                   {{1}, 0},
                                   {{0x7f800000}, 0x7fffffff}});
constexpr auto norm_i16 =
    of<Row1>("norm_i16", [](const auto& x) { return sem::v_cvt_norm_i16_f16(x[0], usual); },
             {{{0x3c00}, 0x7fff}, {{0xbc00}, 0x8001}, {{0x3800}, 0x4000}, {{0x7e00}, 0}, {{0xfc00}, 0x8001}});
constexpr auto norm_u16 = of<Row1>("norm_u16", [](const auto& x) { return sem::v_cvt_norm_u16_f16(x[0], usual); },
                                   {{{0x3c00}, 0xffff}, {{0xbc00}, 0}, {{0x3800}, 0x8000}, {{0x7c00}, 0xffff}});

// To integral values: the sign of zero stays.
constexpr auto trunc_f32 =
    of<Row1>("trunc_f32", [](const auto& x) { return sem::v_trunc_f32(x[0], usual); },
             {{{0xbfc00000}, 0xbf800000}, {{0xbf000000}, 0x80000000}, {{0x7f800001}, 0x7fc00001}});
constexpr auto ceil_f32 = of<Row1>("ceil_f32", [](const auto& x) { return sem::v_ceil_f32(x[0], usual); },
                                   {{{0xbf000000}, 0x80000000}, {{1}, 0x3f800000}, {{0x3f800001}, 0x40000000}});
constexpr auto floor_f32 = of<Row1>("floor_f32", [](const auto& x) { return sem::v_floor_f32(x[0], usual); },
                                    {{{0x3f7fffff}, 0}, {{0x80000001}, 0xbf800000}, {{0xbf800001}, 0xc0000000}});
constexpr auto rndne_f32 = of<Row1>(
    "rndne_f32", [](const auto& x) { return sem::v_rndne_f32(x[0], usual); },
    {{{0x40200000}, 0x40000000}, {{0x40600000}, 0x40800000}, {{0xbf000000}, 0x80000000}, {{0x3f000001}, 0x3f800000}});
constexpr auto rndne_f16 = of<Row1>("rndne_f16", [](const auto& x) { return sem::v_rndne_f16(x[0], usual); },
                                    {{{0x4100}, 0x4000}, {{0xb800}, 0x8000}});
constexpr auto floor_f64 =
    of<Wide1>("floor_f64", [](const auto& x) { return sem::v_floor_f64(x[0], usual); },
              {{{0x8000000000000001}, 0xbff0000000000000}, {{0x4330000000000001}, 0x4330000000000001}});
constexpr auto fract_f32 = of<Row1>("fract_f32", [](const auto& x) { return sem::v_fract_f32(x[0], usual); },
                                    {{{0x3fc00000}, 0x3f000000},
                                     {{0xbfa00000}, 0x3f400000},
                                     {{0xb0800000}, 0x3f7fffff},
                                     {{0x40000000}, 0},
                                     {{0x80000000}, 0},
                                     {{0x7f800000}, 0xffc00000},
                                     {{0xff800000}, 0xffc00000}});
constexpr auto fract_f64 =
    of<Wide1>("fract_f64", [](const auto& x) { return sem::v_fract_f64(x[0], usual); },
              {{{0x8000000000000001}, 0x3fefffffffffffff}, {{0x7ff0000000000000}, 0xfff8000000000000}});

// Parts: of zero, infinity and NaN the exponent is 0.
constexpr auto frexp_mant = of<Row1>("frexp_mant", [](const auto& x) { return sem::v_frexp_mant_f32(x[0], usual); },
                                     {{{0x41000000}, 0x3f000000},
                                      {{0}, 0},
                                      {{0x80000001}, 0xbf000000},
                                      {{0xff800000}, 0xff800000},
                                      {{0x7f800001}, 0x7fc00001}});
constexpr auto frexp_exp =
    of<Row1>("frexp_exp", [](const auto& x) { return sem::v_frexp_exp_i32_f32(x[0], usual); },
             {{{0x41000000}, 4}, {{0}, 0}, {{1}, 0xffffff6c}, {{0xff800000}, 0}, {{0x7fc00000}, 0}, {{0x3f000000}, 0}});
constexpr auto frexp_exp_f16 =
    of<Row1>("frexp_exp_f16", [](const auto& x) { return sem::v_frexp_exp_i16_f16(x[0], usual); },
             {{{1}, 0xffe9}, {{0x3c00}, 1}});
constexpr auto frexp_exp_f64 =
    of<WideTo32>("frexp_exp_f64", [](const auto& x) { return sem::v_frexp_exp_i32_f64(x[0], usual); },
                 {{{0x3ff0000000000000}, 1}, {{1}, 0xfffffbcf}});

// Approximations: f32 flushes denormals.
constexpr auto rcp_f32 = of<Row1>("rcp_f32", [](const auto& x) { return sem::v_rcp_f32(x[0], usual); },
                                  {{{0}, 0x7f800000},
                                   {{0x80000000}, 0xff800000},
                                   {{0x40000000}, 0x3f000000},
                                   {{1}, 0x7f800000},
                                   {{0x7f000000}, 0},
                                   {{0xff800000}, 0x80000000},
                                   {{0x40400000}, 0x3eaaaaab}});
constexpr auto rsq_f32 =
    of<Row1>("rsq_f32", [](const auto& x) { return sem::v_rsq_f32(x[0], usual); },
             {{{0x40800000}, 0x3f000000}, {{0x80000000}, 0xff800000}, {{0xbf800000}, 0xffc00000}, {{0x7f800000}, 0}});
constexpr auto sqrt_f32 =
    of<Row1>("sqrt_f32", [](const auto& x) { return sem::v_sqrt_f32(x[0], usual); },
             {{{0x80000000}, 0x80000000}, {{0xbf800000}, 0xffc00000}, {{0x40000000}, 0x3fb504f3}});
constexpr auto exp_f32 = of<Row1>(
    "exp_f32", [](const auto& x) { return sem::v_exp_f32(x[0], usual); },
    {{{0}, 0x3f800000}, {{0xff800000}, 0}, {{0x40400000}, 0x41000000}, {{0x43000000}, 0x7f800000}, {{0xc3150000}, 0}});
constexpr auto log_f32 = of<Row1>("log_f32", [](const auto& x) { return sem::v_log_f32(x[0], usual); },
                                  {{{0x41000000}, 0x40400000},
                                   {{0}, 0xff800000},
                                   {{1}, 0xff800000},
                                   {{0xbf800000}, 0xffc00000},
                                   {{0x3f800000}, 0},
                                   {{0x7f800001}, 0x7fc00001},
                                   {{0xff800001}, 0xffc00001}});
constexpr auto sin_f32 = of<Row1>("sin_f32", [](const auto& x) { return sem::v_sin_f32(x[0], usual); },
                                  {{{0x3e800000}, 0x3f800000},
                                   {{0x3f000000}, 0},
                                   {{0x80000000}, 0x80000000},
                                   {{0xff7fffff}, 0},
                                   {{0x7f800000}, 0xffc00000}});
constexpr auto cos_f32 =
    of<Row1>("cos_f32", [](const auto& x) { return sem::v_cos_f32(x[0], usual); },
             {{{0}, 0x3f800000}, {{0x3f000000}, 0xbf800000}, {{0xff7fffff}, 0x3f800000}, {{0x3e800000}, 0}});
constexpr auto rcp_f16 = of<Row1>("rcp_f16", [](const auto& x) { return sem::v_rcp_f16(x[0], usual); },
                                  {{{0x4000}, 0x3800}, {{1}, 0x7c00}, {{0x7bff}, 0x0100}, {{0x0200}, 0x7800}});
constexpr auto rcp_f64 = of<Wide1>("rcp_f64", [](const auto& x) { return sem::v_rcp_f64(x[0], usual); },
                                   {{{0x4008000000000000}, 0x3fd5555555555555},
                                    {{0}, 0x7ff0000000000000},
                                    {{0xfff0000000000001}, 0xfff8000000000001}});
constexpr auto rsq_f64 = of<Wide1>("rsq_f64", [](const auto& x) { return sem::v_rsq_f64(x[0], usual); },
                                   {{{0x4010000000000000}, 0x3fe0000000000000},
                                    {{0xbff0000000000000}, 0xfff8000000000000},
                                    {{0x7ff4000000000005}, 0x7ffc000000000005}});
constexpr auto sqrt_f64 = of<Wide1>("sqrt_f64", [](const auto& x) { return sem::v_sqrt_f64(x[0], usual); },
                                    {{{0x4010000000000000}, 0x4000000000000000},
                                     {{0xfff0000000000000}, 0xfff8000000000000},
                                     {{0xfff4000000000005}, 0xfffc000000000005}});

}  // namespace

static_assert(hold(cvt_i32_f32, cvt_u32_f32, cvt_i32_f64, cvt_u32_f64, cvt_i16_f16, cvt_u16_f16, cvt_f32_i32,
                   cvt_f32_i32_up, cvt_f32_u32, cvt_f64_i32, cvt_f64_u32, cvt_f16_u16, cvt_f16_i16, cvt_f16_f32,
                   cvt_f16_f32_zero, cvt_f32_f16, cvt_f32_f64, cvt_f64_f32, cvt_f32_bf16, cvt_off, cvt_flr, cvt_rpi,
                   norm_i16, norm_u16));
TEST_CASE("VOP1: conversions") {
  check(cvt_i32_f32, cvt_u32_f32, cvt_i32_f64, cvt_u32_f64, cvt_i16_f16, cvt_u16_f16, cvt_f32_i32, cvt_f32_i32_up,
        cvt_f32_u32, cvt_f64_i32, cvt_f64_u32, cvt_f16_u16, cvt_f16_i16, cvt_f16_f32, cvt_f16_f32_zero, cvt_f32_f16,
        cvt_f32_f64, cvt_f64_f32, cvt_f32_bf16, cvt_off, cvt_flr, cvt_rpi, norm_i16, norm_u16);
}

static_assert(hold(trunc_f32, ceil_f32, floor_f32, rndne_f32, rndne_f16, floor_f64, fract_f32, fract_f64, frexp_mant,
                   frexp_exp, frexp_exp_f16, frexp_exp_f64));
TEST_CASE("VOP1: integral values and parts of floats") {
  check(trunc_f32, ceil_f32, floor_f32, rndne_f32, rndne_f16, floor_f64, fract_f32, fract_f64, frexp_mant, frexp_exp,
        frexp_exp_f16, frexp_exp_f64);
}

static_assert(hold(rcp_f32, rsq_f32, sqrt_f32, exp_f32, log_f32, sin_f32, cos_f32, rcp_f16, rcp_f64, rsq_f64,
                   sqrt_f64));
TEST_CASE("VOP1: approximations") {
  check(rcp_f32, rsq_f32, sqrt_f32, exp_f32, log_f32, sin_f32, cos_f32, rcp_f16, rcp_f64, rsq_f64, sqrt_f64);
}
