// Registers full of elements, and the fast matrix path against execute_matrix on them.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "../memory/machine.hpp"
#include "fast/matrix/host_kernels.hpp"
#include "fast/matrix/plan.hpp"

namespace matrix_check {

using namespace lockstep;
using memory_test::Isa;
using TestWave = fast::SizedWave<Isa>;

struct Random {
  std::uint64_t state = 0x9e3779b97f4a7c15u;
  std::uint32_t operator()() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<std::uint32_t>(state >> 16);
  }
  std::uint32_t below(std::uint32_t n) { return (*this)() % n; }
};

enum class Contents { moderate, any_bits, edges, mostly_moderate };

/// Bits of a number near one, of any number, of an edge case, as an element of `bits` bits with `exponent` exponent
/// bits.
inline std::uint32_t element(Random& random, Contents contents, std::uint32_t bits, std::uint32_t exponent) {
  const std::uint32_t raw = bits == 32 ? random() : random() & ((1u << bits) - 1);
  const std::uint32_t fraction = bits - 1 - exponent, bias = (1u << (exponent - 1)) - 1;
  const std::uint32_t sign = raw & 1u << (bits - 1), low = raw & ((1u << fraction) - 1);
  if (contents == Contents::mostly_moderate) contents = random.below(512) == 0 ? Contents::edges : Contents::moderate;
  if (contents == Contents::any_bits) return raw;
  if (contents == Contents::moderate) return sign | (bias - (bias > 2 ? random.below(3) : 0)) << fraction | low;
  switch (random.below(6)) {
    case 0: return sign;                                             // zero
    case 1: return sign | low;                                       // denormal
    case 2: return sign | ((1u << exponent) - 1) << fraction;        // infinity, or the largest exponent
    case 3: return sign | ((1u << exponent) - 1) << fraction | low;  // NaN
    case 4: return sign | ((1u << exponent) - 2) << fraction | low;  // largest finite
    default: return sign | 1u << fraction | low;                     // smallest normal
  }
}

inline std::uint32_t exponent_bits(Element format) {
  switch (format) {
    case Element::f16:
    case Element::bf8_fnuz:
    case Element::bf8: return 5;
    case Element::fp8_fnuz:
    case Element::fp8: return 4;
    case Element::fp6:
    case Element::fp4: return 2;
    case Element::bf6: return 3;
    default: return 8;
  }
}

/// Fills registers from `first` on with elements, packed without gaps.
inline void fill(TestWave& wave, Random& random, std::uint32_t first, std::uint32_t registers, Element format,
                 Contents contents) {
  const std::uint32_t bits = element_bits(format);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    std::uint64_t waiting = 0;
    std::uint32_t count = 0;
    for (std::uint32_t r = 0; r < registers; ++r) {
      std::uint32_t value = random();
      if (format == Element::f64 && contents != Contents::any_bits) {
        if (r % 2 == 1) value = element(random, contents, 32, 11);
      } else if (format != Element::i8 && format != Element::i32 && format != Element::f64) {
        while (count < 32) {
          waiting |= static_cast<std::uint64_t>(element(random, contents, bits, exponent_bits(format))) << count;
          count += bits;
        }
        value = static_cast<std::uint32_t>(waiting);
        waiting >>= 32;
        count -= 32;
      }
      wave.v[first + r][lane] = value;
    }
  }
}

inline std::vector<fast::HostIsa> levels() {
  std::vector<fast::HostIsa> result;
  for (const auto isa : fast::host_isas)
    if (fast::has_host_isa(isa)) result.push_back(isa);
  return result;
}

inline std::unique_ptr<TestWave> start() {
  auto wave = std::make_unique<TestWave>();
  wave->sgpr_limit = 104;
  return wave;
}

inline constexpr fast::WaveAllocation everything{256, 256, 104};

/// Runs on a copy at every level, and compares; gives at how many levels a kernel covered the instruction.
inline int compare(const memory_test::Instruction& instruction, const MatrixOp& op, const TestWave& before,
                   MatrixModel model = MatrixModel::sequential_fma) {
  auto expected = std::make_unique<TestWave>(before);
  REQUIRE_FALSE(execute_matrix(*expected, instruction, op, model));
  int covered = 0;
  for (const fast::HostIsa isa : levels()) {
    const fast::MatrixPlan plan =
        fast::plan_matrix(Isa{}, instruction, op, everything, fast::choose_matrix_kernels, isa);
    const fast::RunMatrix run = fast::matrix_run(plan, model);
    if (run == nullptr) continue;
    auto wave = std::make_unique<TestWave>(before);
    const bool done = fast::run_matrix(plan, run, *wave);
    if (!done) {
      REQUIRE(*wave == before);
      continue;
    }
    ++covered;
    CAPTURE(host_isa_name(isa));
    CAPTURE(instruction.info().name);
    for (std::uint32_t r = 0; r < 512; ++r) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        if (wave->v[r][lane] != expected->v[r][lane]) {
          CAPTURE(r);
          CAPTURE(lane);
          REQUIRE(wave->v[r][lane] == expected->v[r][lane]);
        }
      }
    }
    REQUIRE(*wave == *expected);
  }
  return covered;
}

}  // namespace matrix_check
