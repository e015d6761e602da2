// Which registers the start of a wave sets. All registers hold a mark before the start; those that do not hold it after
// the start have been set.
#pragma once

#include <cstdint>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// Of waves W.
template <class W>
class StartMarks {
 public:
  static constexpr std::uint32_t marked_vgprs = 8;  ///< that the wave has at least

  /// Before the start: puts the mark into all SGPRs, and into the VGPRs that a start may set.
  static void put(W& wave) {
    for (std::uint32_t n = 0; n < wave.isa().sgpr_count; ++n) wave.s[n] = mark;
    for (std::uint32_t n = 0; n < marked_vgprs; ++n) wave.v[n].fill(mark);
  }
  /// After the start: registers with the mark become 0, the others are noted in `view`.
  static void take(W& wave, StartView& view) {
    for (std::uint32_t n = 0; n < wave.isa().sgpr_count; ++n) {
      if (wave.s[n] == mark) {
        wave.s[n] = 0;
      } else {
        view.scalars[n / 64] |= std::uint64_t{1} << n % 64;
      }
    }
    for (std::uint32_t n = 0; n < marked_vgprs; ++n) {
      std::uint32_t different = 0;
      for (const std::uint32_t value : wave.v[n]) different |= value ^ mark;
      if (different == 0) {
        wave.v[n].fill(0);
        continue;
      }
      for (std::uint32_t& value : wave.v[n]) value = value == mark ? 0 : value;
      view.vgprs[n] = wave.exec();  // lanes beyond the workgroup's end have no work-item
    }
  }

 private:
  static constexpr std::uint32_t mark = 0xa5c396e7;
};

}  // namespace lockstep
