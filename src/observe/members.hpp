// An observer's data for each workgroup that runs.
#pragma once

#include <cstddef>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// One T for each workgroup that runs together with others; else one.
template <class T>
class OfMembers {
 public:
  void launch_begins(const LaunchView& launch) {
    all_ = std::vector<T>(launch.resident);
    next_ = 0;
  }
  /// The T of the workgroup that begins, or that ends. Workgroups begin and end in the order of members.
  T& next() {
    T& of = all_[next_];
    next_ = next_ + 1 == all_.size() ? 0 : next_ + 1;
    return of;
  }
  T& of(const WaveView& wave) { return all_[wave.member]; }
  const T& of(const WaveView& wave) const { return all_[wave.member]; }
  std::vector<T>& all() { return all_; }
  const std::vector<T>& all() const { return all_; }

 private:
  std::vector<T> all_ = std::vector<T>(1);
  std::size_t next_ = 0;
};

}  // namespace lockstep
