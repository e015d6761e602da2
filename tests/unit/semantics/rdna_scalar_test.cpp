// Scalar operations that RDNA brought: floats in SGPRs, masks of 32 lanes, other names of old ones, barriers and
// messages.
#include <doctest/doctest.h>

#include "cdna5/semantics/barriers.hpp"
#include "rdna3_5/semantics/sop_float.hpp"
#include "rdna3_5/semantics/sopk.hpp"
#include "rdna3_5/semantics/sopp.hpp"
#include "rdna4/semantics/barriers.hpp"
#include "rdna4/semantics/sop1.hpp"
#include "rdna4/semantics/sop2.hpp"
#include "rdna4/semantics/sop_float.hpp"
#include "rdna4/semantics/sopk.hpp"
#include "table.hpp"

namespace gfx11 = lockstep::rdna3_5::sem;
namespace gfx12 = lockstep::rdna4::sem;
namespace gfx1250 = lockstep::cdna5::sem;
using lockstep::SaveExecResult;
using lockstep::SubvectorResult;
using table::flush;
using table::no_ieee;
using table::Scc32;
using table::to_zero;
using table::up;
using table::usual;

namespace {
constexpr std::uint32_t one = 0x3f800000, half = 0x3f000000, quiet = 0x7fc00001, signalling = 0x7f800001;
constexpr std::uint64_t high_lanes = std::uint64_t{0xffff0000} << 32;
}  // namespace

// Other names: carry and overflow, no SCC, halves.
static_assert(gfx12::s_add_co_u32(0xffffffffu, 1) == Scc32{0, true} &&
              gfx12::s_add_co_ci_u32(0xffffffffu, 0, true) == Scc32{0, true});
static_assert(gfx12::s_sub_co_ci_u32(0, 0xffffffffu, true) == Scc32{0, true} &&
              gfx12::s_sub_co_i32(0x80000000u, 1) == Scc32{0x7fffffffu, true});
static_assert(gfx12::s_addk_co_i32(0x7fffffffu, 1) == Scc32{0x80000000u, true} &&
              gfx12::s_addk_co_i32(5, 0xffffu) == Scc32{4, false});
static_assert(gfx12::s_add_nc_u64(~std::uint64_t{0}, 2) == 1 && gfx12::s_sub_nc_u64(0, 1) == ~std::uint64_t{0});
static_assert(gfx12::s_mul_u64(0x100000001, 0x100000001) == 0x200000001);
static_assert(gfx12::s_pack_hl_b32_b16(0xaaaabbbbu, 0xccccddddu) == 0xddddaaaau);
static_assert(gfx12::s_clz_i32_u32(0) == 0xffffffffu && gfx12::s_clz_i32_u64(1) == 63);
static_assert(gfx12::s_cls_i32(0xffffffffu) == 0xffffffffu && gfx12::s_cls_i32(0xf0000000u) == 4);
static_assert(gfx12::s_ctz_i32_b64(0) == 0xffffffffu && gfx12::s_ctz_i32_b64(std::uint64_t{1} << 40) == 40);

// Masks of 32 bits leave EXEC_HI alone, and look at their own bits for SCC.
static_assert(gfx12::s_and_saveexec_b32(0xf0, high_lanes | 0xff) ==
              SaveExecResult<std::uint32_t>{0xff, high_lanes | 0xf0, true});
static_assert(gfx12::s_and_saveexec_b32(0, high_lanes | 0xff) ==
              SaveExecResult<std::uint32_t>{0xff, high_lanes, false});
static_assert(gfx12::s_or_not1_saveexec_b32(0, 0xff) == SaveExecResult<std::uint32_t>{0xff, 0xffffff00u, true});
static_assert(gfx12::s_and_not0_wrexec_b32(0x0f, 0xff) == SaveExecResult<std::uint32_t>{0xf0, 0xf0, true});

// Halves of a wave of 64 lanes, one after the other.
static_assert(gfx11::s_subvector_loop_begin(7, 4, 0, 100) == SubvectorResult<std::uint32_t>{7, 0, 120});
static_assert(gfx11::s_subvector_loop_begin(7, 4, 0x300000001, 100) == SubvectorResult<std::uint32_t>{3, 1, 104});
static_assert(gfx11::s_subvector_loop_begin(7, 4, 0x300000000, 100) ==
              SubvectorResult<std::uint32_t>{0, 0x300000000, 104});
static_assert(gfx11::s_subvector_loop_end(3, 0xfffeu, 1, 100) == SubvectorResult<std::uint32_t>{1, 0x300000000, 96});
static_assert(gfx11::s_subvector_loop_end(1, 0xfffeu, 0x300000000, 100) ==
              SubvectorResult<std::uint32_t>{1, 0x300000001, 104});
static_assert(gfx11::s_subvector_loop_end(0, 0xfffeu, 1, 100) == SubvectorResult<std::uint32_t>{0, 1, 104});

// MODE: rounding in bits 3:0, denormals in 7:4.
static_assert(gfx11::s_round_mode(0xf5, 0xa5a5a5a0u) == 0xa5a5a5a5u &&
              gfx11::s_denorm_mode(0x3c, 0xa5a5a5a5u) == 0xa5a5a5c5u);

// Floats. MODE's rounding and flushing reach them.
static_assert(gfx11::s_add_f32(one, 0x33800000u, usual) == one && gfx11::s_add_f32(one, 0x33800000u, up) == one + 1);
static_assert(gfx11::s_mul_f32(0x00800000u, half, usual) == 0x00400000u &&
              gfx11::s_mul_f32(0x00800000u, half, flush) == 0);
static_assert(gfx11::s_sub_f16(0xdead3c00u, 0x3c00, usual) == 0, "the upper half is no part of it");
static_assert(gfx11::s_fmac_f16(0x4000, 0x4200, 0xbeef3c00u, usual) == 0x4700 &&
              gfx11::s_fmac_f32(one, one, half, usual) == 0x3fc00000u);
static_assert(gfx11::s_fmamk_f32(one, half, one, usual) == 0x3fc00000u &&
              gfx11::s_fmaak_f32(one, half, one, usual) == 0x3fc00000u);
static_assert(gfx11::s_cvt_i32_f32(quiet) == 0 && gfx11::s_cvt_i32_f32(0xcf800000u) == 0x80000000u &&
              gfx11::s_cvt_u32_f32(0xbf800000u) == 0);
static_assert(gfx11::s_cvt_hi_f32_f16(0x3c007e00u, usual) == one && gfx11::s_cvt_f16_f32(one, usual) == 0x3c00);
static_assert(gfx11::s_cvt_pk_rtz_f16_f32(0x477fefffu, 0x3f801fffu, usual) == 0x3c007bffu, "to zero, always");
static_assert(gfx11::s_rndne_f32(0x40200000u, usual) == 0x40000000u && gfx11::s_floor_f16(0xb800, usual) == 0xbc00 &&
              gfx11::s_trunc_f32(0xbfc00000u, usual) == 0xbf800000u && gfx11::s_ceil_f16(0x3801, usual) == 0x3c00);
static_assert(!gfx11::s_cmp_lg_f32(quiet, one, usual) && gfx11::s_cmp_neq_f32(quiet, one, usual) &&
              gfx11::s_cmp_nlg_f32(one, one, usual) && gfx11::s_cmp_u_f16(0x7e00, 0) &&
              gfx11::s_cmp_eq_f16(0x8000, 0, usual));

// Minimum: GFX11 as MODE.IEEE says, GFX12 the number, or the NaN.
static_assert(gfx11::s_min_f32(signalling, one, usual) == 0x7fc00001u &&
              gfx11::s_min_f32(signalling, one, no_ieee) == one);
static_assert(gfx11::s_max_f32(0x7fc00001u, 0x7fc00002u, usual) == 0x7fc00001u, "of two quiet NaNs the first");
static_assert(gfx12::s_min_num_f32(signalling, one, usual) == one &&
              gfx12::s_min_num_f32(signalling, 0x7fc00002u, usual) == quiet);
static_assert(gfx12::s_minimum_f32(one, signalling, usual) == quiet &&
              gfx12::s_minimum_f32(0, 0x80000000u, usual) == 0x80000000u &&
              gfx12::s_maximum_f16(0, 0x8000, usual) == 0);

namespace {

/// Registers of GFX12 that are no operands: a barrier of four members, messages.
struct Files {
  std::uint32_t joined = 0;
  std::array<std::uint32_t, 20> barriers{};
  std::array<std::uint32_t, 32> registers{};

  static constexpr std::size_t place(std::uint32_t number) { return number == 0xffffffffu ? 19 : number; }
  constexpr std::uint32_t barrier(std::uint32_t number) const { return number == 0 ? joined : barriers[place(number)]; }
  constexpr void set_barrier(std::uint32_t number, std::uint32_t value) {
    if (number == 0)
      joined = value;
    else
      barriers[place(number)] = value | 1u;
  }
  constexpr std::uint32_t message(std::uint32_t number) const { return number + 1; }
  constexpr std::uint32_t hwreg(std::uint32_t id) const { return registers[id]; }
  constexpr void set_hwreg(std::uint32_t id, std::uint32_t value) { registers[id] = value; }
};

constexpr std::uint32_t state(std::uint32_t members, std::uint32_t signals) {
  return 1u | members << 4 | signals << 16;
}
constexpr std::uint32_t m0 = 125, constant = 193;

}  // namespace

static_assert([] {
  Files files;
  files.barriers[19] = state(4, 0);
  const bool first = gfx12::s_barrier_signal_isfirst(0xffffffffu, constant, files);
  const bool second = gfx12::s_barrier_signal_isfirst(0xffffffffu, constant, files);
  gfx12::s_barrier_signal(0xffffffffu, constant, files);
  const bool none = gfx12::s_barrier_signal_isfirst(0, constant, files);
  return first && !second && !none && files.barriers[19] == state(4, 3) && files.joined == 0 &&
         gfx12::s_get_barrier_state(0xffffffffu, constant, files) == state(4, 3) &&
         gfx12::s_get_barrier_state(0, constant, files) == 0;
}());
// On CDNA5 SCC stays as it was where there is no such barrier.
static_assert([] {
  Files files;
  files.barriers[19] = state(4, 0);
  const bool first = gfx1250::s_barrier_signal_isfirst(0xffffffffu, false, constant, files);
  const bool second = gfx1250::s_barrier_signal_isfirst(0xffffffffu, true, constant, files);
  return first && !second && files.barriers[19] == state(4, 2) &&
         gfx1250::s_barrier_signal_isfirst(0, true, constant, files) &&
         !gfx1250::s_barrier_signal_isfirst(0, false, constant, files) &&
         gfx1250::s_barrier_signal_isfirst(5, true, constant, files) && files.barriers[5] == 0;
}());
// M0 names a barrier and, if it says more, its members.
static_assert([] {
  Files files;
  files.barriers[3] = state(4, 2);
  gfx12::s_barrier_signal(3, m0, files);
  const bool kept = files.barriers[3] == state(4, 3);
  gfx12::s_barrier_signal(3 | 9u << 16, m0, files);
  const bool set = files.barriers[3] == state(9, 4);
  gfx12::s_barrier_init(3 | 2u << 16, m0, files);
  const bool fresh = files.barriers[3] == state(2, 0);
  gfx12::s_barrier_join(3, m0, files);
  const bool joined = files.joined == 3;
  const bool last = gfx12::s_barrier_leave(files);
  return kept && set && fresh && joined && !last && files.joined == 0 && files.barriers[3] == state(1, 0) &&
         !gfx12::s_barrier_leave(files);
}());
static_assert(
    [] {
      Files files;
      gfx12::s_barrier_signal(5, constant, files);
      gfx12::s_barrier_join(5, constant, files);
      return files.barriers[5] == 0 && files.joined == 0;
    }(),
    "a barrier that is not there");
static_assert(gfx12::s_sendmsg_rtn_b32(131, Files{}) == 132 &&
              gfx12::s_sendmsg_rtn_b64(131, Files{}) == (std::uint64_t{388} << 32 | 132));

// S_SETREG: MODE, and the exception flags where the ISA keeps them (GFX11 TRAPSTS, GFX12 EXCP_FLAG_USER).
static_assert([] {
  Files files;
  for (const std::uint32_t id : {1u, 3u, 18u, 20u}) {
    gfx11::s_setreg_b32(~0u, 31u << 11 | id, files);
  }
  const bool old = files.registers[1] == ~0u && files.registers[3] == 0x1ffu && files.registers[18] == 0;
  files = {};
  for (const std::uint32_t id : {1u, 3u, 18u, 20u}) gfx12::s_setreg_b32(~0u, 31u << 11 | id, files);
  return old && files.registers[1] == ~0u && files.registers[3] == 0 && files.registers[18] == 0xc000007fu &&
         files.registers[20] == 0;
}());

TEST_CASE("floats in SGPRs at run time") {
  const lockstep::Mode mode;
  CHECK(gfx11::s_add_f32(one, half, mode) == 0x3fc00000u);
  CHECK(gfx12::s_maximum_f32(quiet, one, mode) == quiet);
  CHECK(gfx11::s_cvt_pk_rtz_f16_f32(0x477fefffu, 0x3f801fffu, mode) == 0x3c007bffu);
}
