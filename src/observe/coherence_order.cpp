#include "observe/coherence_order.hpp"

namespace lockstep {

void CoherenceOrder::launch_begins() {
  acquires_.assign(1, {});
  releases_.clear();
  reaches_.clear();
  steps_ = kept_ = 0;
}

void CoherenceOrder::workgroup_begins(std::uint32_t group) {
  acquires_.resize(group + 1);
  reaches_[group];
}

bool CoherenceOrder::acquire(std::uint32_t group, const Release& from, std::uint32_t by) {
  if (from.group == group || is_full()) return false;
  std::vector<Acquire>& acquires = acquires_[group];
  const auto [last, is_new] = reaches_[group].last.try_emplace(from.group, 0);
  if (!is_new) {
    const Release& known = acquires[last->second].from;
    if (known.stamp >= from.stamp && known.acquired >= from.acquired) return false;
  }
  last->second = static_cast<std::uint32_t>(acquires.size());
  acquires.push_back({from, by});
  ++kept_;
  return true;
}

bool CoherenceOrder::at(std::uint64_t address, const Release& own, bool writes, bool continues, bool acquires,
                        std::uint32_t by) {
  if (is_full()) return false;
  bool learns = false;
  const auto found = writes ? releases_.try_emplace(address).first : releases_.find(address);
  if (found == releases_.end()) return false;
  Releases& releases = found->second;
  if (acquires && releases.last.group != 0) {
    if (releases.before != nullptr)
      for (const Release& release : *releases.before) learns |= acquire(own.group, release, by);
    learns |= acquire(own.group, releases.last, by);
  }
  if (!writes) return learns;
  if (!continues || acquires) {
    releases.before = nullptr;
  } else if (releases.last.group != 0 && releases.last.group != own.group) {
    if (releases.before == nullptr) releases.before = std::make_unique<std::vector<Release>>();
    releases.before->push_back(releases.last);
    ++kept_;
  }
  releases.last = own;
  releases.last.acquired = CoherenceOrder::acquired(own.group);
  return learns;
}

const std::vector<CoherenceOrder::Learnt>* CoherenceOrder::learnt(std::uint32_t group, std::uint32_t other) {
  const std::vector<Acquire>& acquires = acquires_[group];
  if (acquires.empty() || is_full()) return nullptr;
  Reach& reach = reaches_[group];
  for (; reach.done < acquires.size(); ++reach.done) follow(reach, group, acquires[reach.done].from, reach.done);
  if (is_full()) return nullptr;
  const auto found = reach.learnt.find(other);
  return found == reach.learnt.end() ? nullptr : &found->second;
}

/// By the acquire of that number the workgroup learns of a release, and of all that the releasing workgroup had
/// acquired.
void CoherenceOrder::follow(Reach& reach, std::uint32_t group, const Release& from, std::uint32_t acquire) {
  stack_.assign(1, from);
  while (!stack_.empty() && steps_ < most_steps) {
    const Release release = stack_.back();
    stack_.pop_back();
    ++steps_;
    if (release.group == group) continue;
    std::vector<Learnt>& learnt = reach.learnt[release.group];
    if (learnt.empty() || learnt.back().from.stamp < release.stamp) learnt.push_back({release, acquire});
    std::uint32_t& followed = reach.followed[release.group];
    for (; followed < release.acquired; ++followed) stack_.push_back(acquires_[release.group][followed].from);
  }
}

}  // namespace lockstep
