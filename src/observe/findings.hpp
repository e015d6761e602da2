// What the checks of a launch have found so far.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "lockstep/device/finding.hpp"

namespace lockstep {

/// Collects findings: the same two instructions and the same kind of trouble are one, counted.
class Findings {
 public:
  /// `what` is asked for once a finding. `subject` tells findings at the same instructions apart (a register, a space).
  template <class What>
  void add(CheckKind kind, const FindingPlace& at, const FindingPlace& other, std::uint64_t subject, What&& what) {
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
    what(finding);
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
