// The workgroups of a cluster and the barrier that they share, for whoever simulates several compute units.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "lockstep/embed/workgroup.hpp"

namespace lockstep::embed {

/// A value: a copy is a checkpoint of all of it, assigning one back restores it. Where there are no clusters it has one
/// workgroup.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
class Cluster {
 public:
  using WorkgroupType = Workgroup<Isa, size>;

  /// The cluster at `at` among those of the dispatch, with all waves at their first instruction.
  Cluster(const Dispatch& dispatch, const std::array<std::uint32_t, 3>& at) requires std::is_empty_v<Isa>
      : Cluster(Isa{}, dispatch, at) {}
  Cluster(const Isa& isa, const Dispatch& dispatch, const std::array<std::uint32_t, 3>& at) {
    for (std::uint32_t member = 0; member < dispatch.cluster_size(); ++member)
      workgroups_.emplace_back(isa, dispatch, dispatch.member_id(at, member));
    barrier_.members = dispatch.cluster_size();
    bind();
  }
  Cluster(const Cluster& other) : workgroups_(other.workgroups_), barrier_(other.barrier_) { bind(); }
  Cluster& operator=(const Cluster& other) {
    if (this == &other) return *this;
    workgroups_ = other.workgroups_;
    barrier_ = other.barrier_;
    bind();
    return *this;
  }

  std::size_t workgroups() const { return workgroups_.size(); }
  WorkgroupType& operator[](std::size_t member) { return workgroups_[member]; }
  const WorkgroupType& operator[](std::size_t member) const { return workgroups_[member]; }
  /// Have all waves ended, and is nothing on its way any more?
  bool done() const {
    for (const WorkgroupType& each : workgroups_)
      if (!each.done()) return false;
    return true;
  }

 private:
  friend struct detail::CheckpointFields<Isa, size>;

  /// Without workgroups: a checkpoint fills it.
  Cluster() = default;

  /// Workgroups know the barrier of this object. A cluster of one workgroup is none.
  void bind() {
    for (WorkgroupType& each : workgroups_) each.barriers().cluster = workgroups_.size() > 1 ? &barrier_ : nullptr;
  }

  std::vector<WorkgroupType> workgroups_;
  Barrier barrier_{};
};

}  // namespace lockstep::embed
