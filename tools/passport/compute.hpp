// The same cases on lockstep.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "lockstep/device/options.hpp"
#include "passport.hpp"

namespace passport {

struct Computed {
  std::vector<std::uint8_t> results;          ///< as Passport::results
  std::map<std::size_t, std::string> faults;  ///< by case: why it has no results
};

/// Launches the passport's code object; of `options` the shape is not used.
lockstep::Result<Computed> compute(const Passport& passport, const lockstep::LaunchOptions& options);

}  // namespace passport
