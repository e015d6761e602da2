// How the workgroups of a launch are shared out to ranks.
#pragma once

#include <algorithm>
#include <cstdint>

#include "lockstep/device/options.hpp"

namespace command {

/// Clusters of workgroups in chunks that get smaller, so that all ranks are done at about the same time: each a quarter
/// of a rank's share of those that are left, as a multiple of 64 or 16 where it is that much, so that pages of memory
/// seldom have two writers. The same at every rank.
class Chunks {
 public:
  Chunks(std::uint64_t clusters, std::uint64_t ranks)
      : left_(clusters), parts_(4 * ranks), least_(std::max<std::uint64_t>(1, clusters / (ranks * 512))) {}
  /// Chunk `ticket`, in clusters, where tickets ascend. None when there are no more.
  lockstep::WorkgroupRange of(std::uint64_t ticket) {
    lockstep::WorkgroupRange chunk;
    for (; next_ <= ticket; ++next_) {
      std::uint64_t count = std::min(left_, std::max(least_, left_ / parts_));
      if (const std::uint64_t unit = count > 64 ? 64 : 16; count > unit) count -= count % unit;
      chunk = {first_, count};
      first_ += count;
      left_ -= count;
    }
    return chunk;
  }

 private:
  std::uint64_t left_, parts_, least_, first_ = 0, next_ = 0;
};

}  // namespace command
