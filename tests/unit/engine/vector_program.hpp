// What tests of vector instructions share: registers with a pattern, and looks at all lanes.
#pragma once

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <functional>

#include "program.hpp"

namespace engine_test {

/// Something different in every lane, with both signs.
inline std::uint32_t pattern(std::uint32_t reg, std::uint32_t lane) {
  return (lane + 1) * 0x9e3779b9u ^ reg * 0x85ebca6bu;
}

inline void fill(Program& p, std::uint32_t first = 0, std::uint32_t last = 9) {
  for (std::uint32_t reg = first; reg <= last; ++reg) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) p.wave.set_vgpr(lane, reg, pattern(reg, lane));
  }
}

/// v0 of the lanes in `mask` is `expected(lane)`, of the others what it was.
inline void check_v0(const Program& p, std::uint64_t mask,
                     const std::function<std::uint32_t(std::uint32_t)>& expected) {
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    CAPTURE(lane);
    const std::uint32_t want = (mask >> lane & 1) != 0 ? expected(lane) : pattern(0, lane);
    REQUIRE(p.wave.vgpr(lane, 0) == want);
  }
}

inline std::uint64_t mask_of(const std::function<bool(std::uint32_t)>& predicate) {
  std::uint64_t mask = 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) mask |= static_cast<std::uint64_t>(predicate(lane)) << lane;
  return mask;
}

inline std::uint32_t f32(float x) { return std::bit_cast<std::uint32_t>(x); }
inline void set_all(Program& p, std::uint32_t reg, std::uint32_t value) {
  for (std::uint32_t lane = 0; lane < 64; ++lane) p.wave.set_vgpr(lane, reg, value);
}

}  // namespace engine_test
