// Puts matrix instructions that follow each other into groups (matrix/group.hpp, matrix/wmma/group.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "fast/program/micro_op.hpp"

namespace lockstep::fast {

/// The group that grows while instructions are translated.
template <class Group>
class GroupBuilder {
 public:
  /// The micro-op emitted last, which is of the last plan, goes to the group that the ones before it form, or begins
  /// one. offset[slot_d] is the place of a micro-op's plan; offset[slot_s0] of a group's first becomes that of the
  /// group, plus one.
  template <class Plan>
  void add(std::vector<MicroOp>& ops, const std::vector<Plan>& plans, std::vector<Group>& groups) {
    const std::size_t at = ops.size() - 1;
    const Plan& plan = plans.back();
    if (group_.count() == 0 || at != first_ + group_.count() ||
        !group_.add(plan, plans.data() + ops[first_].offset[slot_d])) {
      first_ = at;
      group_ = {};
      group_.add(plan, &plan);
    } else if (group_.count() == 2) {
      groups.push_back(group_);
      ops[first_].offset[slot_s0] = static_cast<std::uint32_t>(groups.size());
    } else {
      groups.back() = group_;
    }
  }

 private:
  Group group_;
  std::size_t first_ = 0;
};

}  // namespace lockstep::fast
