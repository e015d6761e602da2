// CDNA3, written with the encoder and run while compiling: its 8-bit floats (one zero, no infinity, one NaN), packed
// f32, accumulation registers, DPP.
#include "lockstep/cdna3.hpp"
#include "lockstep/cdna3_asm.hpp"

namespace {

using namespace lockstep::cdna3::assembler;

constexpr auto program = assemble(
    v_cvt_f32_u32(v(1), v(0)), v_mov_b32(v(2), 2.0f), v_mov_b32(v(7), lit(0x80000000)),
    // Two fp8 numbers into the low word of v3, two bf8 numbers into the high one: 2 and -0, then 2 and lane * 2^17.
    v_cvt_pk_fp8_f32(v(3), v(2), v(7)), v_mul_f32(v(4), lit(0x48000000), v(1)),
    v_cvt_pk_bf8_f32(v(3), v(2), v(4), {.op_sel = {0, 0, 1}}), v_cvt_f32_fp8(v(5), v(3)),
    v_cvt_f32_bf8(v(6), v(3), {.src0_sel = Select::byte_2}),
    // {v8, v9} = {lane, 2}, multiplied by itself and itself added; the first of them there and back through a0.
    v_mov_b32(v(8), v(1)), v_mov_b32(v(9), v(2)), v_pk_fma_f32(v(8, 2), v(8, 2), v(8, 2), v(8, 2)),
    v_accvgpr_write_b32(a(0), v(8)), v_accvgpr_read_b32(v(10), a(0)),
    // Each lane adds its lower neighbour's number; lane 0 has none and adds 0.
    v_add_f32(v(11), v(1), v(1), {.dpp = row_shr(1), .bound_ctrl = true}), s_endpgm());

constexpr auto result =
    lockstep::cdna3::run_program<lockstep::ProgramShape{.vgprs = 12, .accvgprs = 4}>(program.words());
constexpr const auto& wave = result.waves[0];
constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

static_assert(!result.fault);
static_assert(wave.state == lockstep::WaveStatus::ended);
// 2 is 0x48 in fp8 of bias 8 and 0x44 in bf8 of bias 16; -0 is +0; 2^17 is beyond bf8, and NaN where OCP has infinity.
static_assert(wave.vgpr(0, 3) == 0x00440048 && wave.vgpr(1, 3) == 0x80440048);
static_assert(wave.vgpr(2, 5) == bits(2) && wave.vgpr(2, 6) == bits(2));
static_assert(wave.vgpr(3, 8) == bits(3 * 3 + 3) && wave.vgpr(3, 9) == bits(2 * 2 + 2));
static_assert(wave.vgpr(3, 10) == bits(12) && wave.vgpr(3, lockstep::cdna3::Isa::arch_vgprs) == bits(12));
static_assert(wave.vgpr(0, 11) == bits(0) && wave.vgpr(3, 11) == bits(3 + 2));

}  // namespace
