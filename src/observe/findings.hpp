// The findings of a launch so far.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "lockstep/device/finding.hpp"

namespace lockstep {

/// Collects findings. Findings of one kind at the same two instructions are one finding, with a count.
class Findings {
 public:
  /// `describe(finding)` is called the first time. `subject` (a register, a space) makes findings at the same
  /// instructions different.
  template <class Describe>
  void add(CheckKind kind, const FindingPlace& at, const FindingPlace& other, std::uint64_t subject,
           Describe&& describe) {
    const auto [found, is_new] = index_.try_emplace(std::tuple(kind, at.pc, other.pc, subject), list_.size());
    if (!is_new) {
      ++list_[found->second].count;
      return;
    }
    Finding finding;
    finding.kind = kind;
    finding.at = at;
    finding.at.known = true;
    finding.other = other;
    describe(finding);
    list_.push_back(std::move(finding));
  }
  const std::vector<Finding>& list() const { return list_; }
  std::vector<Finding> take() {
    index_.clear();
    return std::move(list_);
  }

 private:
  std::map<std::tuple<CheckKind, std::uint64_t, std::uint64_t, std::uint64_t>, std::size_t> index_;
  std::vector<Finding> list_;
};

}  // namespace lockstep
