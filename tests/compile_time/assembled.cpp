// The same sum of squares as reduction.cpp, a tree in LDS under EXEC masks, written with the encoder and run, all while
// compiling.
#include "lockstep/cdna4.hpp"
#include "lockstep/cdna4_asm.hpp"

namespace {

using namespace lockstep::cdna4::assembler;

constexpr auto program =
    assemble(v_mul_u32_u24(v(1), v(0), v(0)), v_lshlrev_b32(v(2), 2, v(0)), ds_write_b32(v(2), v(1)),
             s_mov_b32(s(0), 2), s_mov_b64(s(2, 2), exec), label("loop"), v_cmp_gt_u32(vcc, s(0), v(0)),
             s_and_b64(exec, s(2, 2), vcc), s_cbranch_execz("done"), v_lshl_add_u32(v(3), s(0), 2, v(2)),
             ds_read_b32(v(4), v(3)), s_waitcnt(lgkmcnt(0)), v_add_u32(v(1), v(1), v(4)), ds_write_b32(v(2), v(1)),
             s_lshr_b32(s(0), s(0), 1), s_cbranch_scc1("loop"), label("done"), s_mov_b64(exec, s(2, 2)),
             v_readfirstlane_b32(s(1), v(1)), v_cvt_f32_u32(v(5), v(1)), v_fma_f32(v(5), v(5), 0.5f, -1.0f),
             v_mul_f32(v(6), 3.25f, v(5)), v_max_f32(v(7), -abs(v(5)), v(6), {.clamp = true}), s_endpgm());

constexpr auto result = lockstep::cdna4::run_program(program.words());
constexpr const auto& wave = result.waves[0];

static_assert(!result.fault);
static_assert(wave.state == lockstep::WaveStatus::ended);
static_assert(wave.s[1] == 0 + 1 + 4 + 9);
static_assert(result.lds_dword(0) == 14 && result.lds_dword(1) == 1 + 9 && result.lds_dword(2) == 4);
static_assert(wave.exec() == 0xf);
static_assert(wave.vgpr(0, 5) == std::bit_cast<std::uint32_t>(14 * 0.5f - 1));
static_assert(wave.vgpr(0, 6) == std::bit_cast<std::uint32_t>((14 * 0.5f - 1) * 3.25f));
static_assert(wave.vgpr(0, 7) == std::bit_cast<std::uint32_t>(1.0f));

}  // namespace
