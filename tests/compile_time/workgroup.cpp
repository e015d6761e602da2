// Two waves exchange values over LDS across a barrier, with float arithmetic, all while compiling.
#include "lockstep/cdna4.hpp"

namespace {

// llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx950
constexpr std::array<std::uint32_t, 15> words = {
    0x24020082,              // v_lshlrev_b32_e32 v1, 2, v0
    0x7e040d00,              // v_cvt_f32_u32_e32 v2, v0
    0xd81a0000, 0x00000201,  // ds_write_b32 v1, v2
    0xbf8cc07f,              // s_waitcnt lgkmcnt(0)
    0xbf8a0000,              // s_barrier
    0x6a02029c,              // v_sub_u32_e32 v1, 28, v1
    0xd86c0000, 0x03000001,  // ds_read_b32 v3, v1
    0xbf8cc07f,              // s_waitcnt lgkmcnt(0)
    0xd1cb0004, 0x040e0502,  // v_fma_f32 v4, v2, v2, v3
    0xbf068004,              // s_cmp_eq_u32 s4, 0
    0x85050491,              // s_cselect_b32 s5, 17, s4
    0xbf810000,              // s_endpgm
};

constexpr lockstep::ProgramShape two_waves{.waves = 2};
constexpr auto result = lockstep::cdna4::run_program<two_waves>(words, [](auto& start) { start.waves[1].s[4] = 1; });

constexpr bool every_lane_is_right() {
  for (std::uint32_t id = 0; id < 8; ++id) {
    // v4 = id * id + (7 - id): the partner's id came through LDS.
    const float expected = static_cast<float>(id * id + 7 - id);
    if (result.waves[id / 4].vgpr(id % 4, 4) != std::bit_cast<std::uint32_t>(expected)) return false;
  }
  return true;
}

static_assert(!result.fault);
static_assert(every_lane_is_right());
static_assert(result.waves[0].s[5] == 17 && result.waves[1].s[5] == 1);
static_assert(result.waves[0].scc && !result.waves[1].scc);

// Without the second half of an instruction, the program faults at its place.
constexpr std::array<std::uint32_t, 2> cut_short = {0x24020082, 0xd81a0000};
constexpr auto fault = lockstep::cdna4::run_program(cut_short).fault;
static_assert(fault.kind == lockstep::FaultKind::pc_out_of_range && fault.pc == lockstep::program_code_address + 4);

}  // namespace
