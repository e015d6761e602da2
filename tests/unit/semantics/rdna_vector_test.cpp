// Vector operations that RDNA brought: IEEE 754-2019 minimum and maximum, DX9 products, dots, lanes, halves of dual
// issue, and what old names mean there.
#include <doctest/doctest.h>

#include "cdna4/semantics/vopc.hpp"
#include "rdna3_5/semantics/vop2.hpp"
#include "rdna3_5/semantics/vop3_float.hpp"
#include "rdna3_5/semantics/vop3_minmax.hpp"
#include "rdna3_5/semantics/vopc.hpp"
#include "rdna4/semantics/vop1.hpp"
#include "rdna4/semantics/vop2.hpp"
#include "rdna4/semantics/vop3_cvt_small.hpp"
#include "rdna4/semantics/vop3_div.hpp"
#include "rdna4/semantics/vop3_float.hpp"
#include "rdna4/semantics/vop3_int.hpp"
#include "rdna4/semantics/vop3_minmax.hpp"
#include "rdna4/semantics/vop3p.hpp"
#include "rdna4/semantics/vop_lanes.hpp"
#include "rdna4/semantics/vopd.hpp"
#include "table.hpp"

namespace gfx9 = lockstep::cdna4::sem;
namespace gfx11 = lockstep::rdna3_5::sem;
namespace gfx12 = lockstep::rdna4::sem;
using lockstep::CompareResult;
using lockstep::VccLaneResult;
using table::flush;
using table::no_ieee;
using table::usual;

namespace {
constexpr std::uint32_t one = 0x3f800000, two = 0x40000000, three = 0x40400000, infinity = 0x7f800000;
constexpr std::uint32_t minus_zero = 0x80000000, quiet = 0x7fc00001, signalling = 0x7f800002;
constexpr std::uint64_t ones = ~std::uint64_t{0};
}  // namespace

// V_CMPX: GFX9 writes EXEC and the destination, later ISAs EXEC alone.
static_assert(gfx9::v_cmpx_lt_u32(1, 2) == CompareResult{true, true} && gfx11::v_cmpx_lt_u32(1, 2) == true);
static_assert(gfx11::v_cmp_t_f32() && gfx11::v_cmpx_t_f16());

// Of two quiet NaNs V_MIN and V_MAX give the second on GFX9, the first on GFX11.
static_assert(gfx11::v_min_f32(0x7fc00001u, 0x7fc00002u, usual) == 0x7fc00001u &&
              gfx11::v_max_f16(0x7e01, 0x7e02, no_ieee) == 0x7e01 && gfx11::v_min_f32(quiet, one, usual) == one);

// minimumNumber: numbers win. minimum: NaNs win, on gfx1201 the first of two.
static_assert(gfx12::v_min_num_f32(signalling, one, usual) == one && gfx12::v_max_num_f64(3, 2, usual) == 3);
static_assert(gfx12::v_max_num_f32(signalling, quiet, usual) == 0x7fc00002u &&
              gfx12::v_min_num_f16(0, 0x8000, usual) == 0x8000);
static_assert(gfx12::v_min_num_f32(0x00000001u, 0x80000001u, flush) == minus_zero);
static_assert(gfx12::v_minimum_f32(quiet, signalling, usual) == quiet &&
              gfx12::v_maximum_f32(one, signalling, usual) == 0x7fc00002u &&
              gfx12::v_maximum_f64(0x8000000000000000, 0, usual) == 0);
static_assert(gfx12::v_minimum3_f32(quiet, signalling, one, usual) == quiet &&
              gfx12::v_maximum3_f16(0x3c00, 0x4000, 0x7e01, usual) == 0x7e01);
static_assert(gfx12::v_minimummaximum_f32(three, one, two, usual) == two &&
              gfx12::v_maximumminimum_f32(one, three, two, usual) == two &&
              gfx12::v_minimummaximum_f16(0x7e01, 0, 0x3c00, usual) == 0x7e01);
static_assert(gfx12::v_minmax_num_f32(quiet, one, two, usual) == two &&
              gfx12::v_maxmin_num_f16(0x3c00, 0x4000, 0x3800, usual) == 0x3800);
static_assert(gfx11::v_minmax_f32(three, one, two, usual) == two &&
              gfx11::v_maxmin_f16(0x3c00, 0x4000, 0x3800, usual) == 0x3800);
static_assert(gfx12::v_minmax_i32(0xffffffffu, 5, 0xfffffffeu) == 0xffffffffu &&
              gfx12::v_maxmin_u32(0xffffffffu, 5, 7) == 7);
static_assert(gfx12::v_med3_num_f32(one, three, two, usual) == two &&
              gfx12::v_med3_num_f32(minus_zero, 0, minus_zero, usual) == minus_zero &&
              gfx12::v_med3_num_f32(one, quiet, two, usual) == one);
static_assert(gfx12::v_pk_minimum_f16(0x7e013c00u, 0x3c004000u, usual) == 0x7e013c00u &&
              gfx12::v_pk_max_num_f16(0x7e013c00u, 0x3c004000u, usual) == 0x3c004000u);

// Zero times anything is +0; the addend of the fused form is added to it, denormals are flushed.
static_assert(gfx12::v_mul_dx9_zero_f32(minus_zero, infinity, usual) == 0 &&
              gfx12::v_fma_dx9_zero_f32(0, quiet, minus_zero, usual) == 0 &&
              gfx12::v_fma_dx9_zero_f32(two, three, one, usual) == 0x40e00000u &&
              gfx12::v_fma_dx9_zero_f32(one, one, 1, usual) == one &&
              gfx12::v_fma_dx9_zero_f32(1, infinity, one, usual) == one);
static_assert(gfx11::v_fmac_dx9_zero_f32(0, infinity, two, usual) == two);
static_assert(gfx12::v_mullit_f32(two, three, one, usual) == 0x40c00000u &&
              gfx12::v_mullit_f32(two, 0xff800000u, one, usual) == 0xff7fffffu &&
              gfx12::v_mullit_f32(two, three, minus_zero, usual) == 0xff7fffffu &&
              gfx12::v_mullit_f32(two, three, quiet, usual) == 0xff7fffffu);
static_assert(gfx12::v_cubeid_f32(0, 1, 0, usual) == 0x40800000u, "denormals are flushed: all are zero, so z");

// Conversions
static_assert(gfx12::v_cvt_pk_i16_f32(0xc7800000u, 0x3ff00000u) == 0x00018000u &&
              gfx12::v_cvt_pk_u16_f32(0x47c35000u, quiet) == 0x0000ffffu);
static_assert(gfx12::v_cvt_nearest_i32_f32(0x3effffffu, usual) == 0 &&
              gfx12::v_cvt_floor_i32_f32(0xbf000000u, usual) == 0xffffffffu);
static_assert(gfx12::v_cvt_i32_i16(0x8000) == 0xffff8000u && gfx12::v_cvt_u32_u16(0xffff8000u) == 0x8000u);
// OPSEL names the byte with its bits in reverse, for pairs the half.
static_assert(gfx12::v_cvt_f32_fp8(0x40383030u, 1, usual) == one &&
              gfx12::v_cvt_f32_fp8(0x30303830u, 2, usual) == one &&
              gfx12::v_cvt_f32_fp8(0x38303030u, 3, usual) == one && gfx12::v_cvt_f32_bf8(0x0000003cu, 0, usual) == one);
static_assert(gfx12::v_cvt_pk_f32_fp8(0x40380000u, 1, usual) == (std::uint64_t{two} << 32 | one));
static_assert(gfx12::v_div_fixup_f16(0x3c00, 0x0000, 0x3c00, usual) == 0x7c00);

// Integers
static_assert(gfx12::v_add_co_ci_u32(0xffffffffu, 0, true, false) == VccLaneResult<std::uint32_t>{0, true} &&
              gfx12::v_subrev_co_ci_u32(1, 1, true, false) == VccLaneResult<std::uint32_t>{0xffffffffu, true});
static_assert(gfx12::v_sub_nc_u16(1, 2, true) == 0 && gfx12::v_add_nc_i16(0x7fff, 1, true) == 0x7fff);
static_assert(gfx12::v_xor3_b32(1, 2, 4) == 7 && (gfx12::v_not_b16(0x00ff) & 0xffffu) == 0xff00u &&
              gfx12::v_cndmask_b16(1, 2, true) == 2);
// NEG makes the bytes or nibbles of a source signed.
static_assert(gfx12::v_dot4_i32_iu8(0x000000ffu, 2, 10, false, 0) == 520 &&
              gfx12::v_dot4_i32_iu8(0x000000ffu, 2, 10, false, 1) == 8 &&
              gfx12::v_dot4_i32_iu8(2, 0xff000000u | 0xff, 0, false, 2) == 0xfffffffeu);
static_assert(gfx12::v_dot8_i32_iu4(0x0000000fu, 0xf, 0x7fffffffu, true, 0) == 0x7fffffffu &&
              gfx12::v_dot8_i32_iu4(0x0000000fu, 0xf, 0, true, 3) == 1);

// Dots of floats, where every model agrees
static_assert(gfx12::v_dot2_f16_f16(0x3c003c00u, 0x40004000u, 0x3c00, 0, 0, usual) == 0x4500 &&
              gfx12::v_dot2_f16_f16(0x3c003c00u, 0x40004000u, 0x3c00, 1, 0, usual) == 0xc200);
static_assert(gfx12::v_dot2_bf16_bf16(0x3f803f80u, 0x40004000u, 0x3f80, 0, 0, usual) == 0x40a0);
static_assert(gfx12::v_dot4_f32_fp8_bf8(0x38383838u, 0x3c3c3c3cu, one, 0, 0, usual) == 0x40a00000u &&
              gfx12::v_dot4_f32_fp8_bf8(0x38383838u, 0x3c3c3c3cu, one, 4, 0, usual) == three);
static_assert(gfx11::v_dot2acc_f32_f16(0x3c003c00u, 0x40004000u, one, usual) == 0x40a00000u);

// Halves of dual issue
static_assert(gfx12::v_dual_subrev_f32(one, three, usual) == two &&
              gfx12::v_dual_max_num_f32(quiet, one, usual) == one &&
              gfx12::v_dual_mul_dx9_zero_f32(0, infinity, usual) == 0 && gfx12::v_dual_lshlrev_b32(33, 1) == 2 &&
              gfx12::v_dual_cndmask_b32(1, 2, true) == 2 &&
              gfx12::v_dual_fmac_f32(two, three, one, usual) == 0x40e00000u);

namespace {

/// Four VGPRs of 64 lanes; lane l of register r holds 100 r + l.
struct Vgprs {
  std::array<std::array<std::uint32_t, 64>, 4> v{};
  constexpr Vgprs() {
    for (std::uint32_t r = 0; r < 4; ++r)
      for (std::uint32_t lane = 0; lane < 64; ++lane) v[r][lane] = 100 * r + lane;
  }
  constexpr std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const { return v[number][lane]; }
  constexpr void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) { v[number][lane] = value; }
};

}  // namespace

// Lane n of each row takes lane 15 - n of its row, or of the neighbour; source and destination may be one register.
static_assert([] {
  Vgprs own, other;
  gfx12::v_permlane16_b32(0x89abcdefu, 0x01234567u, ones, 0, 1, 1, own);
  gfx12::v_permlanex16_b32(0x89abcdefu, 0x01234567u, ones, 0, 1, 2, other);
  return own.v[1][0] == 115 && own.v[1][15] == 100 && own.v[1][63] == 148 && other.v[2][0] == 131 &&
         other.v[2][16] == 115 && other.v[2][47] == 148;
}());
// A source lane that is off: the old value, 0 with BOUND_CTRL, its value with FI. Lanes that are off are not written.
static_assert([] {
  const std::uint64_t exec = ones & ~std::uint64_t{1};
  Vgprs keeps, zeros, fetches;
  gfx12::v_permlane16_b32(0, 0, exec, 0, 1, 2, keeps);
  gfx12::v_permlane16_b32(0, 0, exec, 2, 1, 2, zeros);
  gfx12::v_permlane16_b32(0, 0, exec, 1, 1, 2, fetches);
  return keeps.v[2][5] == 205 && zeros.v[2][5] == 0 && fetches.v[2][5] == 100 && fetches.v[2][0] == 200 &&
         keeps.v[2][20] == 116;
}());
static_assert([] {
  Vgprs own, other;
  for (std::uint32_t lane = 0; lane < 64; ++lane) own.v[3][lane] = other.v[3][lane] = lane + 1;
  gfx12::v_permlane16_var_b32(ones, 0, 1, 3, 2, own);
  gfx12::v_permlanex16_var_b32(ones, 0, 1, 3, 2, other);
  return own.v[2][0] == 101 && own.v[2][15] == 100 && other.v[2][0] == 117 && other.v[2][31] == 100;
}());
// The halves of 64 lanes change places; nothing happens in a wave of 32 (STATUS bit 29 tells).
static_assert([] {
  Vgprs wide, narrow;
  gfx12::v_permlane64_b32(~std::uint64_t{2}, 1u << 29, 1, 1, wide);
  gfx12::v_permlane64_b32(ones, 0, 1, 1, narrow);
  return wide.v[1][0] == 132 && wide.v[1][1] == 101 && wide.v[1][40] == 108 && narrow.v[1][0] == 100;
}());
// M0 moves numbers: by all its bits, or by two fields of ten bits.
static_assert([] {
  Vgprs files;
  gfx12::v_movreld_b32(7, 2, 5, 1, files);
  gfx12::v_movrelsd_2_b32(1u << 16 | 2u, 6, 1, 0, files);
  gfx12::v_swaprel_b32(1u << 16, 9, 0, 1, files);
  return files.v[3][5] == 7 && files.v[1][6] == 306 && files.v[0][9] == 209 && files.v[2][9] == 9 &&
         gfx12::v_movrels_b32(2, 4, 1, files) == 304;
}());

TEST_CASE("minimum, maximum and dots at run time") {
  const lockstep::Mode mode;
  CHECK(gfx12::v_minimum_f32(quiet, signalling, mode) == quiet);
  CHECK(gfx12::v_med3_num_f32(minus_zero, 0, minus_zero, mode) == minus_zero);
  CHECK(gfx12::v_fma_dx9_zero_f32(0, quiet, minus_zero, mode) == 0);
  CHECK(gfx12::v_dot2_bf16_bf16(0x3f803f80u, 0x40004000u, 0x3f80, 0, 0, mode) == 0x40a0);
}
