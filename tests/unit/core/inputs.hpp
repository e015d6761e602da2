// Inputs for float tests: the edges of a format, and random numbers that meet each other.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/core/fp.hpp"

namespace inputs {

using namespace lockstep;

/// xorshift64*, the same numbers everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed = 0x9e3779b97f4a7c15u) : state_(seed) {}
  std::uint64_t operator()() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545f4914f6cdd1du;
  }
  std::uint64_t below(std::uint64_t limit) { return (*this)() % limit; }

 private:
  std::uint64_t state_;
};

/// Both signs of: zero, the smallest and largest denormal, the smallest normal and its neighbour, numbers
/// around 1, the last with an odd unit, the largest numbers, infinity, quiet and signalling NaNs.
template <class F>
std::vector<F> edges() {
  const std::uint64_t one = static_cast<std::uint64_t>(F::bias) << F::fraction_bits;
  const std::uint64_t normal = std::uint64_t{1} << F::fraction_bits;
  const std::uint64_t magnitudes[] = {0,
                                      1,
                                      2,
                                      3,
                                      normal / 2,
                                      normal - 1,
                                      normal,
                                      normal + 1,
                                      one - 1,
                                      one,
                                      one + 1,
                                      one + normal,
                                      one + 2 * normal - 1,
                                      one - normal,
                                      one + normal / 2,
                                      one + static_cast<std::uint64_t>(F::fraction_bits) * normal,
                                      one + static_cast<std::uint64_t>(F::fraction_bits + 1) * normal + 1,
                                      F::max_finite - 1u,
                                      F::max_finite,
                                      F::exponent_mask,
                                      F::exponent_mask | 1u,
                                      F::default_nan,
                                      F::exponent_mask | F::fraction_mask};
  std::vector<F> result;
  for (const std::uint64_t m : magnitudes) {
    result.push_back(fp::from_bits<F>(m));
    result.push_back(fp::neg(fp::from_bits<F>(m)));
  }
  return result;
}

/// Half of them near 1 (so that sums cancel and products round), the others anywhere; many with short
/// fractions (ties), some denormal.
template <class F>
F random_float(Random& random) {
  std::uint64_t bits = random() & (F::sign_mask | (F::sign_mask - 1u));
  const std::uint64_t kind = random.below(16);
  if (kind < 8) {
    const std::uint64_t field = static_cast<std::uint64_t>(F::bias) - 6 + random.below(13);
    bits = (bits & ~std::uint64_t{F::exponent_mask}) | field << F::fraction_bits;
  }
  if (kind == 8 || kind == 9) bits &= F::sign_mask | F::fraction_mask;
  if (kind % 4 == 1) {
    const std::uint64_t keep = random.below(F::fraction_bits);
    bits &= ~((std::uint64_t{1} << keep) - 1);
  }
  return fp::from_bits<F>(bits);
}

}  // namespace inputs
