// The roofline of a launch: how much arithmetic it does for each byte of memory, what the target could do at most with
// that, and what it did by the estimate of time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/device/profile.hpp"
#include "lockstep/device/time_estimate.hpp"

namespace lockstep {

/// A kind of arithmetic that the launch does.
struct RooflinePart {
  std::string name;              ///< "matrix f16", "vector f32"
  std::uint64_t operations = 0;  ///< of the whole launch
  std::uint32_t peak = 0;        ///< operations a cycle and compute unit; 0: not known
};

struct Roofline {
  const Peaks* peaks = nullptr;     ///< null: none are known of the target
  std::vector<RooflinePart> parts;  ///< the most operations first
  std::uint64_t operations = 0;
  std::uint64_t least_bytes = 0;  ///< each line of memory once: what a cache that never forgets moves
  /// The lines of every access, those of scratch too: what moves without caches. least_bytes has none of scratch.
  std::uint64_t most_bytes = 0;
  /// Operations a cycle and compute unit: of the mix of arithmetic, were memory infinitely fast. 0: not known.
  double ceiling = 0;
  /// The same of the whole GPU, with each line moved once: the lower one of the two roofs. 0: not known.
  double roof = 0;
  bool memory_bound = false;  ///< the roof is memory's
  double reached = 0;         ///< operations a cycle and compute unit by the estimate of time; 0: there is none

  /// Operations a byte; 0: no memory was accessed.
  double intensity() const {
    return least_bytes == 0 ? 0 : static_cast<double>(operations) / static_cast<double>(least_bytes);
  }
  double lowest_intensity() const {
    return most_bytes == 0 ? 0 : static_cast<double>(operations) / static_cast<double>(most_bytes);
  }
};

/// `time`: null where there is no estimate.
Roofline roofline(const ProfileResult& profile, const TimeEstimate* time);
/// Lines for terminals: launch shape, arithmetic, bytes, intensity, roofs. `time` gives the error of what was reached.
std::string roofline_text(const ProfileResult& profile, const TimeEstimate* time);
/// One JSON object. Numbers have three digits that count; what is not known is left out.
std::string roofline_json(const Roofline& roofline);
/// An <svg> of the roofs, with the launch in it; empty where nothing is known of the target, or nothing computes.
std::string roofline_svg(const Roofline& roofline);

}  // namespace lockstep
