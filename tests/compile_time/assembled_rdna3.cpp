// RDNA3, written with the encoder and run while compiling: dual issue, halves of registers, DPP8, lane masks of a wave
// of 32 lanes, NULL.
#include "lockstep/rdna3.hpp"
#include "lockstep/rdna3_asm.hpp"

namespace {

using namespace lockstep::rdna3::assembler;

constexpr auto program = assemble(
    // v1 = lane as a float, v2 = 2: their product and their sum at once, then a product added.
    v_cvt_f32_u32(v(1), v(0)), v_mov_b32(v(2), 2.0f),
    dual(v_dual_mul_f32(v(4), v(1), v(2)), v_dual_add_f32(v(3), v(2), v(1))),
    dual(v_dual_fmac_f32(v(4), v(1), v(1)), v_dual_mov_b32(v(5), 100.0f)), s_mov_b32(s(0), 2), label("loop"),
    // Lanes exchange with their neighbours; those below s0 take part.
    v_cmp_gt_u32(vcc_lo, s(0), v(0)), s_and_saveexec_b32(s(1), vcc_lo),
    v_add_f32(v(3), v(3), v(3), {.dpp8 = {1, 0, 3, 2, 5, 4, 7, 6}}), s_mov_b32(exec_lo, s(1)),
    s_lshr_b32(s(0), s(0), 1), s_cbranch_scc1("loop"),
    // The upper half of v6, then the lower one.
    v_mov_b16(v(6).h(), 0x3c00), v_mov_b16(v(6).l(), 0x4400), v_add_f16(v(7).h(), v(6).l(), v(6).h()),
    s_add_u32(null, s(0), 1), s_endpgm());

constexpr auto result = lockstep::rdna3::run_program(program.words());
constexpr const auto& wave = result.waves[0];
constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

static_assert(!result.fault);
static_assert(wave.state == lockstep::WaveStatus::ended);
static_assert(wave.exec() == 0xf);
static_assert(wave.vgpr(3, 4) == bits(3 * 2 + 3 * 3) && wave.vgpr(3, 5) == bits(100));
// Lanes 0 and 1 start with 2 and 3 and take the sum; then lane 0 alone adds what it gets of lane 1, which is off:
// nothing.
static_assert(wave.vgpr(1, 3) == bits(5) && wave.vgpr(2, 3) == bits(4));
static_assert(wave.vgpr(0, 6) == 0x3c004400 && wave.vgpr(0, 7) == 0x45000000);
static_assert(wave.s[0] == 0);

}  // namespace
