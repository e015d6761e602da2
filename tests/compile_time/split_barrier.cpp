// RDNA4's split barrier: a wave signals, works on, waits, and reads what the other wave put into LDS; while compiling.
#include "lockstep/rdna4.hpp"

namespace {

// llvm-mc-22 -triple=amdgcn -mcpu=gfx1201
// Each of two waves of four lanes writes 100 + its work-item, and reads that of work-item 7 - its own.
constexpr std::array<std::uint32_t, 13> exchange = {
    0x30020082,              // v_lshlrev_b32_e32 v1, 2, v0
    0x4a0400ff, 0x00000064,  // v_add_nc_u32_e32 v2, 100, v0
    0xd8340000, 0x00000201,  // ds_store_b32 v1, v2
    0xbfc60000,              // s_wait_dscnt 0x0
    0xbe804ec1,              // s_barrier_signal -1
    0x4c02029c,              // v_sub_nc_u32_e32 v1, 28, v1
    0xbf94ffff,              // s_barrier_wait -1
    0xd8d80000, 0x03000001,  // ds_load_b32 v3, v1
    0xbfc60000,              // s_wait_dscnt 0x0
    0xbfb00000,              // s_endpgm
};
constexpr lockstep::ProgramShape two_waves{.waves = 2};
constexpr auto result = lockstep::rdna4::run_program<two_waves>(exchange);
static_assert(!result.fault);
static_assert(result.waves[0].vgpr(0, 3) == 107 && result.waves[1].vgpr(3, 3) == 100);

// A wave whose s4 is 0 waits without having signalled: for ever, and so does the other.
constexpr std::array<std::uint32_t, 5> forgets = {
    0xbf068004,  // s_cmp_eq_u32 s4, 0
    0xbfa20001,  // s_cbranch_scc1 1
    0xbe804ec1,  // s_barrier_signal -1
    0xbf94ffff,  // s_barrier_wait -1
    0xbfb00000,  // s_endpgm
};
constexpr auto stuck = lockstep::rdna4::run_program<two_waves>(forgets, [](auto& start) { start.waves[0].s[4] = 1; });
static_assert(stuck.fault.kind == lockstep::FaultKind::barrier_deadlock && stuck.fault.number == 1 &&
              stuck.fault.limit == 2);

}  // namespace
