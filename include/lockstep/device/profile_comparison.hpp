// Two profiles side by side: what became faster, and where. By instruction class, by what waves wait for, by source
// line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/device/profile.hpp"
#include "lockstep/device/time_estimate.hpp"

namespace lockstep {

/// One of two launches.
struct ProfileSide {
  std::string name;  ///< "a.hsaco on gfx950"
  const ProfileResult* profile = nullptr;
  const TimeEstimate* time = nullptr;  ///< null: there is no estimate
  std::vector<ProfileSource> sources;  ///< the files that could be read
};

/// A number of both.
struct ComparedNumber {
  std::string name;        ///< "cycles", "valu", "a load", "kernel.cl:8"
  std::string other_name;  ///< of the second one where it has another: "kernel_new.cl:9"; else empty
  std::uint64_t first = 0, second = 0;
};

struct ProfileComparison {
  std::string first, second;           ///< their names
  std::string accuracy;                ///< of the estimates, in one sentence; empty: numbers are counts
  bool timed = false;                  ///< classes and lines are cycles of waves; else executed instructions
  std::vector<ComparedNumber> totals;  ///< of the whole launches
  std::vector<ComparedNumber> classes, stalls, lines;  ///< the largest difference first
};

/// Lines of a file of the same name are paired by their number. Where each has one file of its own, of another name,
/// the lines with the same text are paired, in order.
ProfileComparison compare_profiles(const ProfileSide& first, const ProfileSide& second);
/// A table for terminals. `most`: how many source lines it lists.
std::string comparison_text(const ProfileComparison& comparison, std::size_t most = 20);
std::string comparison_json(const ProfileComparison& comparison);
/// One page, as profile_html.
std::string comparison_html(const ProfileComparison& comparison, const std::string& title);

}  // namespace lockstep
