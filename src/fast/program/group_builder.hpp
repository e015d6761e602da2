// Puts matrix instructions that follow each other into groups (matrix/group.hpp, matrix/wmma/group.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "fast/program/op_views.hpp"

namespace lockstep::fast {

/// The group that grows while instructions are translated.
template <class Group>
class GroupBuilder {
 public:
  /// The micro-op emitted last, which is of the last plan, goes to the group that the ones before it form, or begins
  /// one. A group's first micro-op names the group.
  template <class Plan>
  void add(std::vector<MicroOp>& ops, const std::vector<Plan>& plans, std::vector<Group>& groups) {
    const std::size_t at = ops.size() - 1;
    const Plan& plan = plans.back();
    if (group_.count() == 0 || at != first_ + group_.count() ||
        !group_.add(plan, plans.data() + MatrixView{ops[first_]}.plan())) {
      first_ = at;
      group_ = {};
      group_.add(plan, &plan);
    } else if (group_.count() == 2) {
      MatrixView{ops[first_]}.set_group(groups.size());
      groups.push_back(group_);
    } else {
      groups.back() = group_;
    }
  }

 private:
  Group group_;
  std::size_t first_ = 0;
};

}  // namespace lockstep::fast
