// Wave state and hardware registers.
#include "lockstep/state/wave.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>

#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/state/hwregs.hpp"

namespace {

using namespace lockstep;
using Full = Wave<cdna4::Isa>;
using Small = Wave<cdna4::Isa, WaveShape{4, 8, 2}>;

constexpr bool small_wave_works() {
  Small wave;
  wave.set_vgpr(1, 257, 7);
  wave.set_exec(0x8000000000000005);
  return wave.v[9][1] == 7 && wave.vgpr(1, 257) == 7 && wave.exec_lane(2) && !wave.exec_lane(1) && wave.exec_lane(63);
}
static_assert(small_wave_works());

}  // namespace

TEST_CASE("the full shape is 512 rows of 64 lanes, rows and numbers the same") {
  static_assert(Full::lanes == 64);
  static_assert(std::tuple_size_v<decltype(Full::v)> == 512);
  const auto full = std::make_unique<Full>();
  for (std::uint32_t number = 0; number < 512; ++number) CHECK(full->row(number) == number);
  const Small small;
  CHECK(small.row(7) == 7);
  CHECK(small.row(256) == 8);
}

TEST_CASE("VGPRs from ACCUM_OFFSET on are AccVGPRs") {
  const Small wave;
  CHECK(wave.accum_offset() == 8);
  CHECK(wave.vgpr_end() == 10);
  CHECK(wave.has_vgprs(7, 3));
  CHECK(wave.has_vgprs(9));
  CHECK_FALSE(wave.has_vgprs(10));
  CHECK_FALSE(wave.has_vgprs(9, 2));
  CHECK_FALSE(wave.has_vgprs(255, 2));
  CHECK(wave.has_vgprs(256, 2));
  CHECK_FALSE(wave.has_vgprs(256, 3));
  CHECK(wave.own_name(7) == 7);
  CHECK(wave.own_name(9) == 257);
  CHECK(wave.own_name(257) == 257);
  CHECK(wave.row(9) == wave.row(257));
}

TEST_CASE("no VGPR is an AccVGPR where all are VGPRs, or there are no AccVGPRs") {
  auto wave = std::make_unique<Full>();
  CHECK(wave->vgpr_end() == 256);
  CHECK(wave->has_vgprs(255));
  CHECK_FALSE(wave->has_vgprs(255, 2));
  CHECK(wave->own_name(255) == 255);
  wave->vgpr_limit = 40;
  wave->accvgpr_limit = 0;
  CHECK(wave->vgpr_end() == 40);
  CHECK(wave->has_vgprs(39));
  CHECK_FALSE(wave->has_vgprs(40));
  CHECK_FALSE(wave->has_vgprs(256));
  CHECK(wave->own_name(41) == 41);
}

TEST_CASE("a wave with limits starts with all that it has at zero") {
  auto wave = std::make_unique<Full>();
  for (auto& row : wave->v) row.fill(7);
  wave->reset(40, 24);
  for (std::uint32_t row = 0; row < 512; ++row) CHECK(wave->v[row][3] == (row < 64 ? 0u : 7u));
}

TEST_CASE("STATUS follows SCC, EXEC and VCC") {
  Small wave;
  wave.set_exec(1);
  wave.set_vcc(1);
  CHECK(status_register(wave) == (1u << 11 | 1u << 16));
  wave.scc = true;
  CHECK(status_register(wave) == (1u << 11 | 1u << 16 | 1u));
  wave.set_exec(0);
  CHECK(status_register(wave) == (1u << 11 | 1u << 16 | 1u | 1u << 9));
  wave.set_vcc(0);
  CHECK(status_register(wave) == (1u << 11 | 1u << 16 | 1u | 1u << 9 | 1u << 10));
}

TEST_CASE("STATUS and STATE_PRIV of CDNA5 tell of the workgroup and its barriers") {
  Wave<cdna5::Isa, WaveShape{4, 8, 0, 32}> wave;
  constexpr std::uint32_t status = 2, state_priv = 4, in_wg = 1u << 11;
  Barrier cluster{.members = 2};
  Barriers group;
  group.start(1, &cluster);
  CHECK((read_hwreg(wave, status, &group) & in_wg) == 0);
  group.start(2, &cluster);
  CHECK((read_hwreg(wave, status, &group) & in_wg) != 0);
  CHECK(read_hwreg(wave, state_priv, &group) == 0);
  group.workgroup.signal();
  CHECK(read_hwreg(wave, state_priv, &group) == 0);
  group.workgroup.signal();
  CHECK(read_hwreg(wave, state_priv, &group) == 4);
  wave.barriers.join(5, group.named[4]);
  wave.scc = true;
  CHECK(read_hwreg(wave, state_priv, &group) == (4u | 5u << 4 | 1u << 9));
  group.named[4].members = 1;
  group.named[4].signal();
  cluster.members = 0;
  cluster.completions = 3;
  CHECK(read_hwreg(wave, state_priv, &group) == (4u | 8u | 5u << 4 | 1u << 9 | 1u << 16));
  CHECK(wave.barriers.pass(barrier_number::workgroup, group.workgroup));
  CHECK(read_hwreg(wave, state_priv, &group) == (8u | 5u << 4 | 1u << 9 | 1u << 16));
}

TEST_CASE("hardware registers") {
  Small wave;
  CHECK(read_hwreg(wave, 1) == 0x3f0);
  write_hwreg(wave, 1, 0x3fc);
  CHECK(wave.mode.round_f16_f64() == Round::toward_zero);
  write_hwreg(wave, 2, 0xffffffff);  // STATUS is read-only
  CHECK_FALSE(wave.scc);
  wave.hw_id = 5;
  wave.xcc_id = 6;
  CHECK(read_hwreg(wave, 4) == 5);
  CHECK(read_hwreg(wave, 20) == 6);
  CHECK(hwreg_exists(cdna4::Isa{}, 7));
  CHECK_FALSE(hwreg_exists(cdna4::Isa{}, 0));
  CHECK_FALSE(hwreg_exists(cdna4::Isa{}, 8));
  CHECK_FALSE(hwreg_exists(cdna4::Isa{}, 63));
}
