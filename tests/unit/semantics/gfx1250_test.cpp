// Operations that only gfx1250 has: edge values.
#include <doctest/doctest.h>

#include <array>

#include "cdna5/semantics/sop_wave.hpp"
#include "cdna5/semantics/vop1_bf16.hpp"
#include "cdna5/semantics/vop3_cvt_scale.hpp"
#include "cdna5/semantics/vop3_int_wide.hpp"
#include "cdna5/semantics/vop3_lanes.hpp"
#include "cdna5/semantics/vop3p_bf16.hpp"
#include "cdna5/semantics/vopd3.hpp"

namespace sem = lockstep::cdna5::sem;
using lockstep::Bits;

namespace {

constexpr lockstep::Mode mode, saturating(0x8003f0);

// bf16 and tanh
static_assert(sem::v_rcp_bf16(0x0000, mode) == 0x7f80 && sem::v_rcp_bf16(0x4000, mode) == 0x3f00);
static_assert(sem::v_log_bf16(0xbf80, mode) == 0xffc0 && sem::v_exp_bf16(0x4100, mode) == 0x4380);
static_assert(sem::v_sqrt_bf16(0x4080, mode) == 0x4000 && sem::v_sin_bf16(0x3e80, mode) == 0x3f80);
static_assert(sem::v_tanh_f32(0x3a7fffffu, mode) == 0x3a7fffffu && sem::v_tanh_f32(0xc1000000u, mode) == 0xbf800000u);
static_assert(sem::v_tanh_f32(0x3f800000u, mode) == 0x3f42f7d6u && sem::v_tanh_f32(0x7f800001u, mode) == 0x7fc00001u);
static_assert(sem::v_tanh_f16(0x3c00, mode) == 0x3a18 && sem::v_tanh_bf16(0x3f80, mode) == 0x3f43);

// Packed bf16 and integers
static_assert(sem::v_pk_add_bf16(0x7f7f3f80u, 0x7f7f3f80u, mode) == 0x7f804000u);
static_assert(sem::v_pk_add_bf16(0x7f7f3f80u, 0x7f7f3f80u, saturating) == 0x7f7f4000u);
static_assert(sem::v_pk_min_num_bf16(0x80007fc0u, 0x00003f80u) == 0x80003f80u);
static_assert(sem::v_pk_max_num_bf16(0x80007fc0u, 0x00007f81u) == 0x00007fc0u);
static_assert(sem::v_pk_max_num_bf16(0xff800001u, 0xff7f0000u) == 0xff7f0001u);
static_assert(sem::v_pk_add_max_i16(0x7fff8000u, 0x0001ffffu, 0x00000000u) == 0x7fff0000u);
static_assert(sem::v_pk_add_min_u16(0xffff0002u, 0x00010003u, 0x80008000u) == 0x80000005u);
static_assert(sem::v_pk_min3_i16(0xffff0005u, 0x00010004u, 0x00020003u, false) == 0xffff0003u);
static_assert(sem::v_pk_min3_i16(0xffff0005u, 0x00010004u, 0x00020003u, true) == 0x00000003u);
static_assert(sem::v_pk_max3_num_f16(0x7e003c00u, 0x7e01bc00u, 0x40008000u, mode) == 0x40003c00u);
static_assert(sem::v_fma_mix_f32_bf16(0x40003f80u, 0x40400000u, 0x3f800000u, false, 1, 1, 0, 0, mode) == 0x40e00000u);
static_assert(sem::v_fma_mixlo_bf16(0x3f800000u, 0x3f800000u, 0, 0xaaaa5555u, true, 0, 0, 1, 0, mode) == 0xaaaa0000u);

// 64 bits, sums with a bound, tables
static_assert(sem::v_add_nc_u64(~0ull, 1, false) == 0 && sem::v_add_nc_u64(~0ull, 1, true) == ~0ull);
static_assert(sem::v_sub_nc_u64(0, 1, false) == ~0ull && sem::v_sub_nc_u64(0, 1, true) == 0);
static_assert(sem::v_mul_u64(0x100000001ull, 0x100000001ull) == 0x200000001ull);
static_assert(sem::v_min_i64(~0ull, 0) == ~0ull && sem::v_min_u64(~0ull, 0) == 0 && sem::v_max_i64(~0ull, 0) == 0);
static_assert(sem::v_mad_nc_i64_i32(0xffffffffu, 2, 1) == ~0ull &&
              sem::v_mad_nc_u64_u32(0xffffffffu, 2, 1) == 0x1ffffffffull);
static_assert(sem::v_add_max_i32(0x7fffffffu, 1, 0) == 0x7fffffffu &&
              sem::v_add_min_i32(0x80000000u, ~0u, 0) == 0x80000000u);
static_assert(sem::v_add_min_u32(0xffffffffu, 1, 5) == 5 && sem::v_add_max_u32(1, 2, 0) == 3);
static_assert(sem::v_perm_pk16_b4_u4(0xfedcba98u, 0x76543210u, 0x0123456789abcdefull) == 0x0123456789abcdefull);
static_assert(sem::v_perm_pk16_b8_u4(0x0f0e0d0c0b0a0908ull, 0x0706050403020100ull, 0xfull) == Bits<128>(15));
static_assert(sem::v_sat_pk4_i4_i8(0x807f08f7u) == 0x8778 && sem::v_sat_pk4_u4_u8(0xff100f01u) == 0xfff1);

// 8-bit floats without a scale, E5M3
static_assert(sem::v_cvt_f16_fp8(0x38000000u, 3, mode) == 0x3c00 && sem::v_cvt_f16_fp8(0x00380000u, 1, mode) == 0x3c00);
static_assert(sem::v_cvt_f16_bf8(0x00003c00u, 2, mode) == 0x3c00 && sem::v_cvt_pk_f16_fp8(0xb838, mode) == 0xbc003c00u);
static_assert(sem::v_cvt_pk_fp8_f16(0x7c003c00u, mode) == 0x7f38 &&
              sem::v_cvt_pk_fp8_f16(0x7c003c00u, saturating) == 0x7e38);
static_assert(sem::v_cvt_sr_bf8_f16(0x3c80, 0x7fffffffu, 0xaabbccddu, 4, mode) == 0xaabb3cddu);
static_assert(sem::v_cvt_sr_bf8_f16(0x3c80, 0x80000000u, 0xaabbccddu, 4, mode) == 0xaabb3dddu);
static_assert(sem::v_cvt_pk_fp8_f32(0x3f800000u, 0x47e00000u, 0x11112222u, true, 0, mode) == 0x1111fe78u);
static_assert(sem::v_cvt_pk_fp8_f32(0x3f800000u, 0x43e00000u, 0x11112222u, false, 8, mode) == 0x7e382222u);
static_assert(sem::v_cvt_f32_fp8(0xfe, true, 0, mode) == 0x47e00000u &&
              sem::v_cvt_f32_fp8(0x7e, false, 0, mode) == 0x43e00000u);
static_assert(sem::v_cvt_sr_pk_bf16_f32(0x3f808000u, 0x3f808000u, 0x80007fffu, mode) == 0x3f813f80u);

// Scaled, narrowing: an infinity is NaN in fp8 whatever FP16_OVFL says, in bf8 with it.
constexpr Bits<256> f32s(std::uint32_t first) {
  Bits<256> result{};
  for (std::uint32_t i = 0; i < 8; ++i) result.set_slice(i * 32 + 31, i * 32, i == 0 ? first : 0x40000000u);
  return result;
}
static_assert(sem::v_cvt_scalef32_pk8_fp8_f32(f32s(0x7f800000u), 0x3f800000u, mode) == 0x404040404040407full);
static_assert(sem::v_cvt_scalef32_pk8_fp8_f32(f32s(0xff800000u), 0x40000000u, saturating) == 0x38383838383838ffull);
static_assert(sem::v_cvt_scalef32_pk8_bf8_f32(f32s(0x7f800000u), 0x3f800000u, mode) == 0x404040404040407cull);
static_assert(sem::v_cvt_scalef32_pk8_bf8_f32(f32s(0x7f800000u), 0x3f800000u, saturating) == 0x404040404040407eull);
static_assert(sem::v_cvt_scalef32_pk8_fp4_f32(f32s(0x7f800000u), 0x3f800000u, mode) == 0x44444447u);

// The wave
static_assert(sem::s_get_pc_i64(0x1004) == 0x1004);
static_assert(sem::v_permlane_idx_gen_b32(5, 4, 10) == (8 + 1) * 4);

// Dual issue
static_assert(sem::v_dual_bitop2_b32(0x0000ffffu, 0x00ff00ffu, 0x14) == 0x00ffff00u);
static_assert(sem::v_dual_min_num_f64(0x7ff8000000000000ull, 0x3ff0000000000000ull, mode) == 0x3ff0000000000000ull);

struct Files {
  std::array<std::array<std::uint32_t, 32>, 16> v{};
  constexpr std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const { return v[number][lane]; }
  constexpr void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) { v[number][lane] = value; }
};

constexpr Files numbered() {
  Files files;
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    files.v[0][lane] = 100 + lane;
    files.v[1][lane] = 200 + lane;
  }
  return files;
}

constexpr std::uint32_t after(auto operation, std::uint32_t number, std::uint32_t lane) {
  Files files = numbered();
  operation(files);
  return files.v[number][lane];
}

constexpr std::uint64_t all = 0xffffffffu;
static_assert(after([](Files& f) { sem::v_permlane_bcast_b32(3, 8, all, 0, 1, f); }, 1, 20) == 119);
static_assert(after([](Files& f) { sem::v_permlane_bcast_b32(3, 8, 0x1, 0, 1, f); }, 1, 20) == 220);
static_assert(after([](Files& f) { sem::v_permlane_up_b32(2, 16, all, 0, 0, f); }, 0, 18) == 116);
static_assert(after([](Files& f) { sem::v_permlane_up_b32(2, 16, all, 0, 0, f); }, 0, 17) == 117);
static_assert(after([](Files& f) { sem::v_permlane_down_b32(5, 32, all, 0, 1, f); }, 1, 26) == 131);
static_assert(after([](Files& f) { sem::v_permlane_down_b32(5, 32, all, 0, 1, f); }, 1, 27) == 127);
static_assert(after([](Files& f) { sem::v_permlane_xor_b32(1, 32, all, 0, 1, f); }, 1, 7) == 106);
static_assert(after([](Files& f) { sem::v_permlane_xor_b32(32, 32, all, 0, 1, f); }, 1, 7) == 107);
static_assert(after([](Files& f) { sem::v_permlane16_swap_b32(all, 0, 1, f); }, 1, 20) == 104);
static_assert(after([](Files& f) { sem::v_permlane16_swap_b32(all, 0, 1, f); }, 0, 4) == 220);

/// V_CVT_SCALE_PK8_F32_FP4 of codes 2 (1.0): the exponent field that lane `lane` gets.
constexpr std::uint32_t scale_of(std::uint32_t op_sel, std::uint32_t lane) {
  Files files;
  for (std::uint32_t l = 0; l < 32; ++l) {
    files.v[0][l] = 0x22222222u;
    const std::uint32_t upper = l >= 16 ? 4 : 0;
    files.v[1][l] = (101 + upper) | (102 + upper) << 8 | (103 + upper) << 16 | (104 + upper) << 24;
  }
  sem::v_cvt_scale_pk8_f32_fp4(0, all, op_sel, 0, 1, true, 2, files, mode);
  return files.v[2][lane] >> 23;
}
// Blocks of 32: the lower lanes have bytes 0 and 2, the upper ones 1 and 3; OP_SEL[0] is the half that holds them.
static_assert(scale_of(0, 3) == 101 && scale_of(0, 19) == 102 && scale_of(1, 3) == 105 && scale_of(1, 19) == 106);
static_assert(scale_of(2, 3) == 103 && scale_of(2, 19) == 104 && scale_of(3, 19) == 108);
// Blocks of 16
static_assert(scale_of(4, 3) == 101 && scale_of(4, 19) == 103 && scale_of(6, 3) == 102 && scale_of(6, 19) == 104);

}  // namespace
