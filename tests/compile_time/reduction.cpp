// A sum of squares as a tree in LDS: a loop, VALU, SALU, EXEC masking, LDS, all while compiling.
#include "lockstep/cdna4.hpp"

namespace {

// llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx950
constexpr std::array<std::uint32_t, 21> words = {
    0x10020100,              //       v_mul_u32_u24_e32 v1, v0, v0
    0x24040082,              //       v_lshlrev_b32_e32 v2, 2, v0
    0xd81a0000, 0x00000102,  //       ds_write_b32 v2, v1
    0xbe800082,              //       s_mov_b32 s0, 2
    0xbe82017e,              //       s_mov_b64 s[2:3], exec
    0x7d980000,              // loop: v_cmp_gt_u32_e32 vcc, s0, v0
    0x86fe6a02,              //       s_and_b64 exec, s[2:3], vcc
    0xd1fd0003, 0x04090400,  //       v_lshl_add_u32 v3, s0, 2, v2
    0xd86c0000, 0x04000003,  //       ds_read_b32 v4, v3
    0xbf8cc07f,              //       s_waitcnt lgkmcnt(0)
    0x68020901,              //       v_add_u32_e32 v1, v1, v4
    0xd81a0000, 0x00000102,  //       ds_write_b32 v2, v1
    0x8f008100,              //       s_lshr_b32 s0, s0, 1
    0xbf85fff4,              //       s_cbranch_scc1 loop
    0xbefe0102,              //       s_mov_b64 exec, s[2:3]
    0x7e020501,              //       v_readfirstlane_b32 s1, v1
    0xbf810000,              //       s_endpgm
};

constexpr auto result = lockstep::cdna4::run_program(words);
constexpr const auto& wave = result.waves[0];

static_assert(!result.fault);
static_assert(wave.state == lockstep::WaveStatus::ended);
static_assert(wave.s[1] == 0 + 1 + 4 + 9);
static_assert(result.lds_dword(0) == 14 && result.lds_dword(1) == 1 + 9 && result.lds_dword(2) == 4);
static_assert(wave.vgpr(1, 1) == 10 && wave.vgpr(2, 1) == 4 && wave.vgpr(3, 1) == 9);
static_assert(wave.exec() == 0xf && wave.vcc() == 1);
static_assert(wave.instructions == 5 + 2 * 9 + 3);

}  // namespace
