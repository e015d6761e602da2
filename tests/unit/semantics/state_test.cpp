// Operations on state of a computed number: lanes, SGPRs, hardware registers, forks.
#include "cdna4/semantics/sop1.hpp"
#include "cdna4/semantics/sop2.hpp"
#include "cdna4/semantics/sopc.hpp"
#include "cdna4/semantics/sopk.hpp"
#include "cdna4/semantics/sopp.hpp"
#include "cdna4/semantics/vop1.hpp"
#include "cdna4/semantics/vop3_int.hpp"
#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using lockstep::ForkResult;

namespace {

constexpr std::uint64_t ones = ~std::uint64_t{0};

/// Four VGPRs of 64 lanes, 16 SGPRs, 32 hardware registers.
struct Files {
  std::array<std::array<std::uint32_t, 64>, 4> v{};
  std::array<std::uint32_t, 16> s{};
  std::array<std::uint32_t, 32> h{};

  constexpr std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const { return v[number][lane]; }
  constexpr void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) { v[number][lane] = value; }
  constexpr std::uint32_t sgpr(std::uint32_t number) const { return s[number]; }
  constexpr void set_sgpr(std::uint32_t number, std::uint32_t value) { s[number] = value; }
  constexpr std::uint32_t hwreg(std::uint32_t id) const { return h[id]; }
  constexpr void set_hwreg(std::uint32_t id, std::uint32_t value) { h[id] = value; }
};

/// Lane l of register r holds 100 r + l.
constexpr Files numbered() {
  Files files;
  for (std::uint32_t r = 0; r < 4; ++r) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) files.v[r][lane] = 100 * r + lane;
  }
  for (std::uint32_t n = 0; n < 16; ++n) files.s[n] = n;
  return files;
}

}  // namespace

// With no lane active, lane 0 is read (CDNA4-XML-070); lanes count modulo 64 (087).
static_assert(sem::v_readfirstlane_b32(0, 2, numbered()) == 200 &&
              sem::v_readfirstlane_b32(ones << 40, 2, numbered()) == 240);
static_assert(sem::v_readlane_b32(5, 1, numbered()) == 105 && sem::v_readlane_b32(64 + 5, 1, numbered()) == 105);
static_assert([] {
  Files files = numbered();
  sem::v_writelane_b32(7, 64 + 3, 2, files);
  return files.v[2][3] == 7 && files.v[2][2] == 202;
}());

// Odd rows of the destination trade places with even rows of the source.
static_assert([] {
  Files files = numbered();
  sem::v_permlane16_swap_b32(ones, 0, 1, 2, files);
  return files.v[1][0] == 216 && files.v[2][16] == 100 && files.v[1][16] == 116 && files.v[2][0] == 200 &&
         files.v[1][32] == 248 && files.v[2][63] == 147;
}());
static_assert([] {
  Files files = numbered();
  sem::v_permlane32_swap_b32(ones, 0, 1, 2, files);
  return files.v[1][31] == 263 && files.v[2][32] == 100 && files.v[1][32] == 132 && files.v[2][31] == 231;
}());
// Inactive lanes are not written; an inactive source: nothing, the value with FI (OPSEL[0]), 0 with
// BOUND_CTRL (OPSEL[1]).
static_assert([] {
  Files nothing = numbered(), fetch = numbered(), bound = numbered();
  sem::v_permlane32_swap_b32(0xffffffffu, 0, 1, 2, nothing);
  sem::v_permlane32_swap_b32(0xffffffffu, 1, 1, 2, fetch);
  sem::v_permlane32_swap_b32(0xffffffffu, 2, 1, 2, bound);
  return nothing.v[1][0] == 100 && fetch.v[1][0] == 232 && bound.v[1][0] == 0 && nothing.v[2][32] == 232 &&
         fetch.v[2][32] == 232 && bound.v[2][32] == 232;
}());

// SGPRs by M0, in single registers also for pairs (CDNA4-XML-049)
static_assert(sem::s_movrels_b32(3, 2, numbered()) == 5 && sem::s_movrels_b64(2, 4, numbered()) == 0x0000000700000006u);
static_assert([] {
  Files files = numbered();
  sem::s_movreld_b32(77, 1, 2, files);
  sem::s_movreld_b64(0x0000009900000088u, 4, 4, files);
  return files.s[3] == 77 && files.s[8] == 0x88 && files.s[9] == 0x99 && files.s[10] == 10;
}());

// Hardware registers: SIMM16 = {width - 1, offset, register}
namespace {
constexpr std::uint32_t hwreg(std::uint32_t id, std::uint32_t offset, std::uint32_t width) {
  return id | offset << 6 | (width - 1) << 11;
}
constexpr Files registers(std::uint32_t mode) {
  Files files;
  files.h[1] = mode;
  files.h[2] = 0x12345678;
  files.h[3] = 0xffffffff;
  return files;
}
}  // namespace
static_assert(sem::s_getreg_b32(hwreg(1, 0, 32), registers(0x800003f0u)) == 0x800003f0u &&
              sem::s_getreg_b32(hwreg(1, 4, 4), registers(0x3a0)) == 0xa);
static_assert(sem::s_getreg_b32(hwreg(1, 28, 8), registers(0x80000000u)) == 8);
static_assert([] {
  Files files = registers(0x3f0);
  sem::s_setreg_b32(5, hwreg(1, 4, 2), files);
  return files.h[1] == 0x3d0;
}());
static_assert(
    [] {
      Files files = registers(0x3f0);
      sem::s_setreg_imm32_b32(hwreg(1, 0, 32), 0xdeadbeefu, files);
      sem::s_setreg_imm32_b32(hwreg(2, 0, 32), 0, files);
      sem::s_setreg_b32(0, hwreg(3, 0, 32), files);
      return files.h[1] == 0xdeadbeefu && files.h[2] == 0x12345678u && files.h[3] == 0xfffffe00u;
    }(),
    "STATUS is not the shader's to write; of TRAPSTS only the exception flags");
static_assert([] {
  Files files = registers(0);
  sem::v_clrexcp(files);
  return files.h[3] == 0xfffffe00u;
}());

// GPR indexing and skipping
static_assert(sem::s_set_gpr_idx_on(0x1ff, 0x12345678u, 0x3f0, 0x8a) ==
                  lockstep::GprIndexResult{0x1234a6ffu, 0x080003f0u},
              "CDNA4-XML-061");
static_assert(sem::s_set_gpr_idx_idx(0x105, 0xffffffffu) == 0xffffff05u &&
              sem::s_set_gpr_idx_mode(5, 0xffffffffu) == 0xffff5fffu);
static_assert(sem::s_set_gpr_idx_off(0x080003f0u) == 0x3f0 && sem::s_setvskip(4, 2, 0) == 0x10000000u &&
              sem::s_setvskip(4, 1, 0x10000000u) == 0);

// Fork: uniform conditions do not fork; else the smaller set goes first and the other waits in SGPRs.
static_assert([] {
  Files files = numbered();
  const bool taken = sem::s_cbranch_g_fork(ones, 0x2000, 0xff, 0x1000, 0, files) == ForkResult{0xff, 0x2000, 0};
  const bool not_taken = sem::s_cbranch_g_fork(0, 0x2000, 0xff, 0x1000, 0, files) == ForkResult{0xff, 0x1004, 0};
  return taken && not_taken && files.s[0] == 0;
}());
static_assert([] {
  Files files;
  const ForkResult fork = sem::s_cbranch_g_fork(0x0f, 0x200000000, 0x1f, 0x1000, 0x3f0, files);
  const bool forked =
      fork == ForkResult{0x10, 0x1004, 0x200003f0u} && files.s[0] == 0x0f && files.s[2] == 0 && files.s[3] == 2;
  const ForkResult first = sem::s_cbranch_join(0, fork.exec, 0x3000, fork.mode, files);
  const ForkResult second = sem::s_cbranch_join(0, first.exec, 0x3000, first.mode, files);
  return forked && first == ForkResult{0x0f, 0x200000000, 0x3f0} && second == ForkResult{0x0f, 0x3004, 0x3f0};
}());
static_assert(
    [] {
      Files files;
      return sem::s_cbranch_i_fork(0x01, 0xffff, 0x1f, 0x1000, 0x20000000u, files) ==
                 ForkResult{0x01, 0x1000, 0x40000000u} &&
             files.s[4] == 0x1e && files.s[6] == 0x1004;
    }(),
    "the second slot; the smaller set is the one that branches");

TEST_CASE("state of a computed number") {
  Files files = numbered();
  sem::v_permlane16_swap_b32(ones, 0, 1, 2, files);
  CHECK(files.v[1][0] == 216);
  CHECK(sem::v_readlane_b32(5, 3, files) == 305);
}
