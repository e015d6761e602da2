// Machine code given as words, run as a raw dispatch on a device of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "lockstep/device/options.hpp"

namespace robust {

inline constexpr std::uint32_t data_bytes = 4096;

struct Program {
  std::vector<std::uint32_t> words;
  std::uint32_t vgprs = 256, accvgprs = 256;
  std::uint32_t block = 64, grid = 1, lds = 1024, scratch = 64;
  std::uint64_t max_instructions = 5000;
  bool report = false;
  std::uint32_t tail_words = 0;  ///< room behind the code, in the same allocation, filled with zeros
};

struct Outcome {
  lockstep::LaunchResult result;
  std::vector<std::uint8_t> data;    ///< afterwards
  std::vector<std::uint32_t> words;  ///< the code afterwards, tail included
};

/// Runs it with one thread. s[0:1] hold the address of `data_bytes` bytes of zeros, s[2:3] that of the code, s4 the
/// workgroup. Addresses are the same in every run.
Outcome run(const Program& program, lockstep::Engine engine);

}  // namespace robust
