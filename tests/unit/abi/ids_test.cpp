// Where a wave finds the ids of its workgroup.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>

#include "lockstep/abi/gfx12.hpp"
#include "lockstep/abi/gfx9.hpp"

using namespace lockstep;
using namespace lockstep::abi;

namespace {

/// What both files set of a wave.
struct StartedWave {
  struct Isa {
    static constexpr std::uint32_t ttmp0 = 108;
  };
  std::array<std::uint32_t, 128> s{};
  std::uint32_t ib_sts2 = 0, gpr_alloc = 0, lds_alloc = 0;

  constexpr std::uint32_t ttmp(std::uint32_t n) const { return s[Isa::ttmp0 + n]; }
  static constexpr Isa isa() { return {}; }
};

constexpr std::uint32_t enable_x = 1u << 7, enable_y = 1u << 8, enable_z = 1u << 9, enable_info = 1u << 10;

constexpr StartedWave gfx9_wave(std::uint32_t enabled, const WavePlace& place) {
  StartedWave wave;
  wave.s.fill(99);
  gfx9::set_ids(wave, {enabled}, 6, place);
  return wave;
}
constexpr StartedWave gfx12_wave(const WavePlace& place) {
  StartedWave wave;
  gfx12::set_ids(wave, place);
  return wave;
}

}  // namespace

TEST_CASE("gfx9: what the descriptor enables follows the user SGPRs without gaps") {
  constexpr WavePlace place{{3, 5, 7}, 0, 4};
  constexpr StartedWave all = gfx9_wave(enable_x | enable_y | enable_z | enable_info, place);
  static_assert(all.s[5] == 99 && all.s[6] == 3 && all.s[7] == 5 && all.s[8] == 7);
  static_assert(all.s[9] == (1u << 31 | 4u) && all.s[10] == 99);
  constexpr StartedWave some = gfx9_wave(enable_y | enable_info, {{3, 5, 7}, 31, 32});
  static_assert(some.s[6] == 5 && some.s[7] == (31u << 20 | 32u) && some.s[8] == 99);
  static_assert(gfx9_wave(0, place).s[6] == 99);
}

TEST_CASE("gfx9: what a wave was allocated") {
  const auto allocated = [](std::uint32_t vgprs, std::uint32_t accvgprs, std::uint32_t lds) {
    StartedWave wave;
    gfx9::set_allocation(wave, LaunchAbi::gfx90a, vgprs, accvgprs, lds);
    return wave;
  };
  CHECK(allocated(8, 0, 0).gpr_alloc == (0u << 6 | 1u << 12 | 6u << 24));
  CHECK(allocated(256, 256, 0).gpr_alloc == (63u << 6 | 63u << 12 | 6u << 24));
  CHECK(allocated(0, 0, 0).gpr_alloc == 6u << 24);
  CHECK(allocated(8, 0, 65536).lds_alloc == 256u << 12);
  CHECK(allocated(8, 0, 255).lds_alloc == 0);
  StartedWave older;
  gfx9::set_allocation(older, LaunchAbi::gfx900, 24, 0, 512);
  CHECK(older.gpr_alloc == (5u << 8 | 13u << 24));
  CHECK(older.lds_alloc == 2u << 12);
}

TEST_CASE("gfx12: ids are in TTMP registers") {
  constexpr StartedWave wave = gfx12_wave({{0x12345, 0xfedc, 0xba98}, 33, 34});
  static_assert(wave.ttmp(9) == 0x12345);
  static_assert(wave.ttmp(7) == 0xba98fedc);
  static_assert(wave.ttmp(8) == (1u << 30 | 1u << 25));  // the wave's number has five bits
  static_assert(wave.ttmp(6) == 0 && wave.ib_sts2 == 0);
}

TEST_CASE("gfx1250: with clusters the ids are the cluster's, and TTMP6 says where in it the workgroup stands") {
  constexpr StartedWave wave = gfx12_wave({{5, 3, 1}, 0, 1, {2, 2, 2}});
  static_assert(wave.ttmp(9) == 2);
  static_assert(wave.ttmp(7) == 1);
  static_assert((wave.ttmp(6) & 0xfff) == 0x111);
  static_assert((wave.ttmp(6) >> 12 & 0xfff) == 0x111);
  static_assert(wave.ttmp(6) >> 24 == 7);
  static_assert(wave.ib_sts2 >> 21 == 7 && (wave.ib_sts2 >> 6 & 0x7fff) != 0);
  constexpr StartedWave first = gfx12_wave({{4, 2, 0}, 0, 1, {2, 2, 1}});
  static_assert((first.ttmp(6) & 0xfff) == 0 && first.ib_sts2 >> 21 == 0 && first.ttmp(6) >> 24 == 3);
}
