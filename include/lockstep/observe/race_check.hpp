// Check `race`: two waves of a workgroup touch the same LDS byte, or two workgroups the same byte of memory, one of
// them writes, not both are atomic, and nothing orders the two.
//
// Within a workgroup barriers order: what a wave did before it signalled comes before what another does after it
// waited. Between workgroups only atomics can: an atomic on an address comes after the atomics on it before, and so do
// the accesses behind and before them. The launch runs in one order, so a pair that is ordered by chance alone is
// found, too.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "lockstep/observe/check.hpp"

namespace lockstep {

class RaceCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    lds_.assign((launch.lds_bytes + 3) / 4, Cell{});
    lds_bytes_.clear();
    groups_.clear();
    memory_.clear();
    releases_.clear();
    group_ = 0;
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t) override {
    groups_.push_back({id[0], id[1], id[2]});
    acquired_.clear();
    ++group_;
    epoch_ = 1;
  }
  void after(const Step& step) override {
    if (step.access == nullptr) return;
    const AccessView& access = *step.access;
    if (access.atomic()) synchronise(access);
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
      if ((access.lanes >> lane & 1) == 0) continue;
      if (access.to_lds()) {
        touch(step, lane, access.space[lane], access.address[lane], access.bytes, false, false);
        touch(step, lane, AddressSpace::lds, access.address1[lane], access.bytes, true, false);
        continue;
      }
      if (access.dropped[lane] != 0) continue;
      touch(step, lane, access.space[lane], access.address[lane], access.bytes, access.writes(), access.atomic());
      if (access.both)
        touch(step, lane, access.space[lane], access.address1[lane], access.bytes, access.writes(), access.atomic());
    }
  }

 private:
  /// An access to a byte or dword.
  struct Touch {
    std::uint64_t pc = 0;
    std::uint32_t group = 0;    ///< counts workgroups from 1; 0: nobody
    std::uint32_t signals = 0;  ///< barriers the wave had signalled before
    std::uint32_t epoch = 0;    ///< atomics on memory its workgroup had executed before
    std::uint16_t wave = 0;
    std::int8_t lane = 0;
    bool atomic = false;
    bool writes = false;

    bool by_same_wave(const Touch& other) const { return group == other.group && wave == other.wave; }
  };
  /// The last accesses of each kind; of reads the last one of another wave, too, for who writes next may have read.
  struct Cell {
    Touch write, atomic, read, other_read;
  };
  static constexpr std::uint64_t line_bytes = 64;
  using Line = std::array<Cell, line_bytes / 4>;

  void touch(const Step& step, std::uint32_t lane, AddressSpace space, std::uint64_t address, std::uint32_t bytes,
             bool writes, bool atomic) {
    if (space == AddressSpace::scratch) return;
    Touch now;
    now.pc = step.pc;
    now.wave = static_cast<std::uint16_t>(step.wave.wave);
    now.group = group_;
    now.signals = step.wave.barrier_signals;
    now.epoch = epoch_;
    now.lane = static_cast<std::int8_t>(lane);
    now.atomic = atomic;
    now.writes = writes;
    if (space == AddressSpace::lds) return touch_lds(step, now, address, bytes);
    // Memory is followed by dwords: neighbours that share one are told apart by nobody but the memory's own caches, so
    // smaller stores of two workgroups to one dword are left alone.
    if (bytes < 4) return;
    for (std::uint64_t at = address / 4 * 4; at < address + bytes; at += 4) {
      Cell& cell = memory_[at / line_bytes][at % line_bytes / 4];
      compare(step, cell, now, space, at);
      keep(cell, now);
    }
  }

  /// LDS is followed by dwords, and by bytes where something accesses less.
  void touch_lds(const Step& step, const Touch& now, std::uint64_t address, std::uint32_t bytes) {
    const bool dwords = address % 4 == 0 && bytes % 4 == 0;
    if (!dwords && lds_bytes_.empty()) lds_bytes_.resize(lds_.size() * 4);
    for (std::uint64_t at = address; at < address + bytes; at += dwords ? 4 : 1) {
      if (at / 4 >= lds_.size()) return;
      Cell& whole = lds_[at / 4];
      compare(step, whole, now, AddressSpace::lds, at);
      for (std::uint64_t byte = at; byte < at + (dwords ? 4 : 1) && !lds_bytes_.empty(); ++byte)
        compare(step, lds_bytes_[byte], now, AddressSpace::lds, byte);
      keep(dwords ? whole : lds_bytes_[at], now);
    }
  }

  void compare(const Step& step, const Cell& cell, const Touch& now, AddressSpace space, std::uint64_t address) {
    const auto with = [&](const Touch& before) {
      if (races(before, now, step.wave.barrier_waits, space)) report(step, before, now, space, address);
    };
    with(cell.write);
    with(cell.atomic);
    if (!now.writes) return;
    with(cell.read);
    with(cell.other_read);
  }
  static void keep(Cell& cell, const Touch& now) {
    if (now.writes) {
      (now.atomic ? cell.atomic : cell.write) = now;
      return;
    }
    if (cell.read.group != 0 && !cell.read.by_same_wave(now)) cell.other_read = cell.read;
    cell.read = now;
  }

  bool races(const Touch& before, const Touch& now, std::uint32_t waits, AddressSpace space) const {
    if (before.group == 0 || (before.atomic && now.atomic)) return false;
    if (space == AddressSpace::lds)  // of other workgroups there is nothing left
      return before.group == now.group && before.wave != now.wave && waits <= before.signals;
    // A plain load of what others change by atomics polls.
    if ((before.atomic && !now.writes) || (now.atomic && !before.writes)) return false;
    if (before.group == now.group) return before.wave != now.wave && waits <= before.signals;
    const auto seen = acquired_.find(before.group);
    return seen == acquired_.end() || seen->second <= before.epoch;
  }

  /// An atomic orders: what came before the atomics on these addresses comes before what follows here.
  void synchronise(const AccessView& access) {
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      if ((access.lanes >> lane & 1) == 0 || access.space[lane] != AddressSpace::global) continue;
      auto& released = releases_[access.address[lane]];
      for (const auto& [group, epoch] : released) acquired_[group] = std::max(acquired_[group], epoch);
      for (const auto& [group, epoch] : acquired_) released[group] = std::max(released[group], epoch);
      released[group_] = epoch_ + 1;
    }
    ++epoch_;
  }

  void report(const Step& step, const Touch& before, const Touch& now, AddressSpace space, std::uint64_t address) {
    FindingPlace other;
    other.pc = before.pc;
    other.workgroup = groups_[before.group - 1];
    other.wave = before.wave;
    other.lane = before.lane;
    other.known = true;
    findings().add(CheckKind::race, place(step, now.lane), other, static_cast<std::uint64_t>(space), [&](Finding& f) {
      const bool lds = space == AddressSpace::lds, one_group = before.group == now.group;
      f.what = std::string(now.writes ? "writes" : "reads") + (lds ? " LDS byte " : " memory at ") + hex(address) +
               ", which " + (one_group ? "another wave of the workgroup " : "another workgroup ") +
               (before.writes ? "wrote" : "read") + " and nothing orders the two";
      f.advice = one_group ? "needs a barrier between them, and before it a wait for the access"
                           : "workgroups of one launch run in any order: use atomics, or another launch";
    });
  }

  std::vector<Cell> lds_;        ///< by dword
  std::vector<Cell> lds_bytes_;  ///< by byte; empty: nothing accesses less than a dword
  std::vector<std::array<std::uint32_t, 3>> groups_;
  std::unordered_map<std::uint64_t, Line> memory_;
  std::uint32_t group_ = 0, epoch_ = 1;
  std::map<std::uint32_t, std::uint32_t> acquired_;  ///< by workgroup: the epoch up to which its accesses come before
  std::unordered_map<std::uint64_t, std::map<std::uint32_t, std::uint32_t>> releases_;  ///< by address of an atomic
};

}  // namespace lockstep
