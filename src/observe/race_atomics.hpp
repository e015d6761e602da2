// Part of check `race`: what atomics order. One at an address comes after the atomics there before, and so do the
// accesses behind it and before those. Between workgroups all accesses of a workgroup are ordered, within one those of
// a wave, and only by atomics whose old value somebody gets: a sum says nothing of who has added to it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/access_order.hpp"

namespace lockstep {

class RaceAtomics {
 public:
  /// Of a workgroup that runs.
  struct Seen {
    std::uint32_t number = 0;                       ///< of the workgroup, from 1 on
    std::uint32_t epoch = 1;                        ///< counts atomics that it has executed
    std::map<std::uint32_t, std::uint32_t> groups;  ///< by workgroup: the epoch up to which its accesses come before
    std::vector<std::vector<std::uint32_t>> waves;  ///< the same of each wave by wave of the workgroup; empty: none
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> released;  ///< by address what is given on there

    void begin(std::uint32_t group, std::size_t wave_count) {
      number = group;
      epoch = 1;
      groups.clear();
      waves.assign(wave_count, {});
      released.clear();
    }
    bool has_group(std::uint32_t group, std::uint32_t before) const {
      const auto seen = groups.find(group);
      return seen != groups.end() && seen->second > before;
    }
    bool has_wave(std::uint32_t wave, std::uint32_t other, std::uint32_t before) const {
      return !waves[wave].empty() && waves[wave][other] > before;
    }
    /// The wave comes after what a wave of a workgroup released by something else than an atomic of certainty.
    void see(std::uint32_t wave, std::uint32_t group, std::uint32_t other, std::uint32_t up_to) {
      if (group == number) return see_wave(wave, other, up_to);
      see_group(group, up_to);
    }
    void see_group(std::uint32_t group, std::uint32_t up_to) { groups[group] = std::max(groups[group], up_to); }
    void see_wave(std::uint32_t wave, std::uint32_t other, std::uint32_t up_to) {
      waves[wave].resize(waves.size());
      waves[wave][other] = std::max(waves[wave][other], up_to);
    }
  };
  /// An atomic before which its wave had not waited for what it wrote.
  struct Late {
    std::uint32_t wave = 0;
    AccessOrder::Numbers landed{};
  };

  void clear() {
    releases_.clear();
    late_.clear();
  }
  /// An atomic, or a load or store that is one. `unlanded`: stores of the wave are on their way; `order`: which.
  void synchronise(Seen& seen, const Step& step, bool unlanded, const AccessOrder& order) {
    const AccessView& access = *step.access;
    const bool releases = access.writes(), acquires = access.reads();
    const bool alone = seen.waves.size() == 1;
    bool any = false, any_global = false;
    std::uint64_t last = 0;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      if ((access.lanes >> lane & 1) == 0 || access.space[lane] == AddressSpace::scratch) continue;
      const bool lds = access.space[lane] == AddressSpace::lds;
      if (lds && !access.atomic()) continue;
      const std::uint64_t at = access.address[lane] | (lds ? std::uint64_t{1} << 63 : 0);
      if ((any && at == last) || (lds && alone)) continue;
      any = true;
      any_global |= !lds;
      last = at;
      if (!lds) between_groups(seen, at, acquires, releases);
      if (!alone) between_waves(seen, step.wave.wave, at, acquires && (!releases || access.returns), releases);
    }
    if (!any || !releases) return;
    if (any_global && unlanded) late_[{seen.number, seen.epoch}] = {step.wave.wave, order.landed()};
    ++seen.epoch;
  }
  /// Of the last atomic of a workgroup that orders what follows it; null: there all had landed.
  const Late* late(std::uint32_t group, std::uint32_t up_to) const {
    const auto found = late_.find({group, up_to - 1});
    return found == late_.end() ? nullptr : &found->second;
  }

 private:
  void between_groups(Seen& seen, std::uint64_t at, bool acquires, bool releases) {
    const auto before = releases_.find(at);
    if (acquires && before != releases_.end())
      for (const auto& [group, epoch] : before->second) seen.see_group(group, epoch);
    if (!releases) return;
    auto& released = releases_[at];
    for (const auto& [group, epoch] : seen.groups) released[group] = std::max(released[group], epoch);
    released[seen.number] = seen.epoch + 1;
  }
  static void between_waves(Seen& seen, std::uint32_t wave, std::uint64_t at, bool acquires, bool releases) {
    const auto before = seen.released.find(at);
    if (acquires && before != seen.released.end())
      for (std::uint32_t other = 0; other < seen.waves.size(); ++other)
        seen.see_wave(wave, other, before->second[other]);
    if (!releases) return;
    auto& released = seen.released[at];
    released.resize(seen.waves.size());
    for (std::size_t other = 0; other < seen.waves[wave].size(); ++other)
      released[other] = std::max(released[other], seen.waves[wave][other]);
    released[wave] = seen.epoch + 1;
  }

  std::unordered_map<std::uint64_t, std::map<std::uint32_t, std::uint32_t>> releases_;  ///< by address of an atomic
  std::map<std::pair<std::uint32_t, std::uint32_t>, Late> late_;                        ///< by workgroup and epoch
};

}  // namespace lockstep
