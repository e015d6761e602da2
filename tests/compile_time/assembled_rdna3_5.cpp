// RDNA3.5, written with the encoder and run while compiling: floats on the scalar unit, a loop that ends on a float
// comparison, and what vector instructions make of the result.
#include "lockstep/rdna3_5.hpp"
#include "lockstep/rdna3_5_asm.hpp"

namespace {

using namespace lockstep::rdna3_5::assembler;

constexpr auto program = assemble(
    // 1 / sqrt(2) by Newton's steps y * (1.5 - y * y) from y = s0 = 0.5 on, until y grows by no more than 2^-10.
    s_mov_b32(s(0), 0.5f), s_mov_b32(s(4), 0), label("step"), s_mul_f32(s(1), s(0), s(0)),
    s_sub_f32(s(1), lit(0x3fc00000), s(1)), s_mul_f32(s(1), s(0), s(1)), s_sub_f32(s(2), s(1), s(0)),
    s_mov_b32(s(0), s(1)), s_add_i32(s(4), s(4), 1), s_cmp_gt_f32(s(2), lit(0x3a800000)), s_cbranch_scc1("step"),
    // Numbers between formats: 2.5 to f16 and up into the high half, back from there; to integers, rounded two ways.
    s_cvt_f16_f32(s(5), lit(0x40200000)), s_lshl_b32(s(6), s(5), 16), s_cvt_hi_f32_f16(s(6), s(6)),
    s_rndne_f32(s(7), s(6)), s_cvt_i32_f32(s(7), s(7)), s_ceil_f32(s(8), s(6)), s_cvt_u32_f32(s(8), s(8)),
    s_fmac_f32(s(6), s(6), 4.0f), s_max_f16(s(9), s(5), 4.0f), s_add_f32(null, s(6), s(6)),
    // A scalar float times the lane, then that of lane 1 for all.
    v_cvt_f32_u32(v(1), v(0)), v_mul_f32(v(2), s(6), v(1)), v_mov_b32(v(3), v(2), {.dpp = row_share(1)}), s_endpgm());

constexpr auto result = lockstep::rdna3_5::run_program(program.words());
constexpr const auto& wave = result.waves[0];
constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

struct Root {
  float value;
  std::uint32_t steps;
};
constexpr Root inverse_root_of_2() {
  float y = 0.5f, more = 1;
  std::uint32_t steps = 0;
  for (; more > 0x1p-10f; ++steps) {
    const float square = y * y, factor = 1.5f - square, next = y * factor;
    more = next - y;
    y = next;
  }
  return {y, steps};
}

static_assert(!result.fault);
static_assert(wave.state == lockstep::WaveStatus::ended);
static_assert(inverse_root_of_2().steps > 2 && wave.s[4] == inverse_root_of_2().steps);
static_assert(wave.s[0] == bits(inverse_root_of_2().value));
static_assert(wave.s[5] == 0x4100 && wave.s[9] == 0x4400 && wave.s[7] == 2 && wave.s[8] == 3);
static_assert(wave.s[6] == bits(2.5f * 4 + 2.5f));
static_assert(wave.vgpr(3, 2) == bits(12.5f * 3) && wave.vgpr(0, 3) == bits(12.5f) && wave.vgpr(3, 3) == bits(12.5f));

}  // namespace
