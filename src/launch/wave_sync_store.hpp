// The state of global wave sync from launch to launch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>

#include "lockstep/state/wave_sync.hpp"

namespace lockstep {

/// The resources of a device. A launch works on a copy and writes its changes here at its end, so launches at the same
/// time do not meet at a resource.
class WaveSyncStore {
 public:
  /// What a launch finds. `meeting`: waves that are to meet at resource 0; 0: as it is.
  WaveSyncResources get(std::uint32_t meeting) const {
    const std::lock_guard lock(mutex_);
    WaveSyncResources found = now_;
    if (meeting != 0) found.all[0].counter = meeting - 1;
    return found;
  }
  /// A launch that found `before` leaves `after`. Waves that waited have gone with it.
  void put(const WaveSyncResources& before, WaveSyncResources after) {
    if (after == before) return;
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < after.all.size(); ++i) {
      if (after.all[i] == before.all[i]) continue;
      after.all[i].served = after.all[i].tickets;
      now_.all[i] = after.all[i];
    }
  }

 private:
  mutable std::mutex mutex_;
  WaveSyncResources now_{};
};

}  // namespace lockstep
