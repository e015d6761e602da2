// A case's instruction as people read it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/isa/tables.hpp"
#include "passport.hpp"

namespace passport {

struct DescribedInput {
  std::string name;  ///< "s0"; of the second half of a dual instruction "y.s0"
  Window window = source0;
  std::uint32_t first = 0;  ///< of the window's registers
  std::uint32_t dwords = 1;
  bool scalar = false;  ///< one value for all lanes
};

/// A destination: registers of its window.
struct DescribedResult {
  lockstep::DataFormat format;
  std::uint32_t first = 0, dwords = 1;
  bool scalar = false;  ///< SGPRs
};

struct Described {
  std::string name;  ///< "V_ADD_F32"; a dual instruction has both, with a plus between; " with AccVGPRs" may follow
  std::string text;  ///< the assembler's; empty: no instruction
  bool accvgprs = false;  ///< it reads or writes AccVGPRs
  std::vector<DescribedInput> inputs;
  std::vector<DescribedResult> results;  ///< those that operands name: other registers that are kept have no format
};

/// `target` is one that lockstep has.
Described describe(std::string_view target, const Words& words, std::uint32_t lanes);

}  // namespace passport
