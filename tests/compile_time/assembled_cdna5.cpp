// CDNA5, written with the encoder and run while compiling: registers beyond v255, a literal of 64 bits, VOPD3 with its
// third source.
#include "lockstep/cdna5.hpp"
#include "lockstep/cdna5_asm.hpp"

namespace {

using namespace lockstep::cdna5::assembler;

constexpr auto program =
    assemble(v_cvt_f32_u32(v(1), v(0)), v_mov_b32(v(2), 2.0f),
             dual(v_dual_fma_f32(v(4), v(1), v(2), v(2)), v_dual_add_f32(v(3), -v(2), v(1))),
             // v257 = 7, by the bits of MODE for destinations; then v5 = v257 + v257 by those for sources.
             s_set_vgpr_msb(0x40), v_mov_b32(v(1), 7), s_set_vgpr_msb(0x05), v_add_nc_u32(v(5), v(1), v(1)),
             s_set_vgpr_msb(0), s_mov_b64(s(0, 2), 0x123456789abc), v_mov_b64(v(6, 2), lit64(0x3ff199999999999a)),
             s_add_nc_u64(s(2, 2), s(0, 2), s(0, 2)), s_endpgm());

constexpr auto result = lockstep::cdna5::run_program<lockstep::ProgramShape{.lanes = 2, .vgprs = 258}>(program.words());
constexpr const auto& wave = result.waves[0];
constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

static_assert(!result.fault);
static_assert(wave.state == lockstep::WaveStatus::ended);
static_assert(wave.vgpr(1, 4) == bits(1 * 2 + 2) && wave.vgpr(1, 3) == bits(1 - 2));
static_assert(wave.vgpr(1, 257) == 7 && wave.vgpr(1, 5) == 14 && wave.vgpr(1, 1) == bits(1));
static_assert(wave.vgpr(0, 6) == 0x9999999a && wave.vgpr(0, 7) == 0x3ff19999);
static_assert(wave.s[2] == 0xacf13578 && wave.s[3] == 0x2468);

}  // namespace
