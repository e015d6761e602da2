// What agrees with a GPU, instruction by instruction, and the first input where it does not.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compute.hpp"
#include "passport.hpp"

namespace passport {

/// All cases of one instruction.
struct Verdict {
  std::string name;
  std::uint64_t cases = 0, results = 0;
  std::uint64_t different_cases = 0, different_results = 0;
  std::uint64_t not_run = 0;       ///< cases without results of the GPU
  std::uint64_t most_ulp = 0;      ///< of floats, between numbers; 0: no such difference
  bool other_difference = false;   ///< of integers, masks, NaN against numbers
  std::vector<std::string> lines;  ///< of each case that differs: the first result that does
  bool agrees() const { return different_cases == 0; }
};

/// By name; an error if the words of a case are no instruction of the target.
lockstep::Result<std::vector<Verdict>> compare(const Passport& passport, const Computed& computed);

}  // namespace passport
