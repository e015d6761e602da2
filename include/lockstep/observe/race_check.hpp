// Check `race`: two waves of a workgroup touch the same LDS byte, or two workgroups the same byte of memory, one of
// them writes, not both are atomic, and nothing orders the two.
//
// Within a workgroup barriers order: what a wave did before it signalled comes before what another does after it
// waited. Between workgroups only atomics can: an atomic on an address comes after the atomics on it before, and so do
// the accesses behind and before them. Within a cluster its barrier orders, too: what comes before the signal of one
// workgroup before what follows the wait of another. The launch runs in one order, so a pair that is ordered by chance
// alone is found, too.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "lockstep/observe/check.hpp"
#include "lockstep/observe/members.hpp"

namespace lockstep {

class RaceCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    groups_.launch_begins(launch);
    for (Group& group : groups_.all()) {
      group.lds.assign((launch.lds_bytes + 3) / 4, Cell{});
      group.lds_by_dword = false;
    }
    ids_.clear();
    memory_.clear();
    recent_lines_.fill({});
    releases_.clear();
    places_.clear();
    place_numbers_.clear();
    recent_places_.fill({});
    moments_.assign(1, {});
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    ids_.push_back({id[0], id[1], id[2]});
    Group& group = groups_.next();
    group.number = static_cast<std::uint32_t>(ids_.size());
    group.acquired.clear();
    group.epoch = 1;
    group.begin = static_cast<std::uint32_t>(moments_.size());
    group.now_of.assign(waves, 0);
    group.cluster_signals.clear();
    group.cluster_seen.clear();
  }
  void workgroup_ends(const Fault&) override { (void)groups_.next(); }
  void after(const Step& step) override {
    group_ = &groups_.of(step.wave);
    if (step.signalled_cluster) {
      group_->cluster_signals.push_back({step.wave.wave, step.wave.barrier_waits, step.wave.cluster_signals});
    } else if (step.signalled && groups_.all().size() > 1) {
      carry(step.wave);
    }
    if (step.access != nullptr) touch_all(step);
  }
  void moved(const Step& step) override {
    group_ = &groups_.of(step.wave);
    touch_all(step);
  }

 private:
  void touch_all(const Step& step) {
    const AccessView& access = *step.access;
    if (access.atomic()) synchronise(access);
    now_.place = place_number(step.pc) << lane_bits;
    now_.moment = moment_of(step.wave);
    ordered_ = 0;
    if (access.to_lds()) return touch_lanes<Kind::to_lds>(step);
    if (access.from_lds()) return touch_lanes<Kind::from_lds>(step);
    if (access.atomic()) return touch_lanes<Kind::atomic>(step);
    access.writes() ? touch_lanes<Kind::write>(step) : touch_lanes<Kind::read>(step);
  }

  static constexpr std::uint32_t lane_bits = 6;

  /// An access to a byte or dword. There are millions of them, so each is two numbers.
  struct Touch {
    std::uint32_t place = 0;   ///< number of its instruction in places_, and its lane
    std::uint32_t moment = 0;  ///< in moments_; 0: nobody

    std::uint32_t lane() const { return place & ((1u << lane_bits) - 1); }
  };
  /// Between two events that order: all accesses of a wave there are ordered alike.
  struct Moment {
    std::uint32_t group = 0;  ///< counts workgroups from 1
    std::uint32_t wave = 0;
    std::uint32_t signals = 0;          ///< barriers the wave had signalled before
    std::uint32_t epoch = 0;            ///< atomics on memory its workgroup had executed before
    std::uint32_t cluster_signals = 0;  ///< of the cluster's barrier, by the wave before
  };
  /// A signal of the cluster's barrier: what comes before it.
  struct ClusterSignal {
    std::uint32_t wave = 0;   ///< all that this one did before
    std::uint32_t waits = 0;  ///< and others before barriers of the workgroup that it had waited for
    std::uint32_t own = 0;    ///< signals of this barrier by the wave, this one included
  };
  /// The last accesses of each kind; of reads the last one of another wave, too, for who writes next may have read.
  struct Cell {
    Touch write, atomic, read, other_read;
  };
  /// What is known of a workgroup that runs.
  struct Group {
    std::vector<Cell> lds;        ///< by dword, or every fourth one for sixteen bytes
    bool lds_by_dword = false;    ///< something accesses less than sixteen bytes
    std::vector<Cell> lds_bytes;  ///< by byte; empty: nothing accesses less than a dword
    std::uint32_t number = 0, epoch = 1;
    std::uint32_t begin = 1;                          ///< its first moment
    std::vector<std::uint32_t> now_of;                ///< the moment of each wave; 0: it has touched nothing
    std::map<std::uint32_t, std::uint32_t> acquired;  ///< by workgroup: the epoch up to which its accesses come before
    std::vector<ClusterSignal> cluster_signals;
    std::vector<std::uint32_t> cluster_seen;  ///< completions of the cluster's barrier before each of the workgroup's
  };
  static constexpr std::uint64_t line_bytes = 256;
  /// By dword, or every fourth one for sixteen bytes.
  struct Line {
    std::array<Cell, line_bytes / 4> cells{};
    bool by_dword = false;
  };
  static constexpr std::uint32_t wide = 16;
  /// From now on each dword has its own.
  static void part(std::span<Cell> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = cells[i / 4 * 4];
  }

  /// The number of an instruction.
  std::uint32_t place_number(std::uint64_t pc) {
    RecentPlace& recent = recent_places_[pc / 4 % recent_places_.size()];
    if (recent.pc == pc && !places_.empty()) return recent.number;
    const auto [found, is_new] = place_numbers_.try_emplace(pc, static_cast<std::uint32_t>(places_.size()));
    if (is_new) places_.push_back(pc);
    recent = {pc, found->second};
    return recent.number;
  }
  std::uint32_t moment_of(const WaveView& wave) {
    std::uint32_t& now = group_->now_of[wave.wave];
    const Moment& last = moments_[now];
    if (now == 0 || last.signals != wave.barrier_signals || last.epoch != group_->epoch ||
        last.cluster_signals != wave.cluster_signals) {
      now = static_cast<std::uint32_t>(moments_.size());
      moments_.push_back({group_->number, wave.wave, wave.barrier_signals, group_->epoch, wave.cluster_signals});
    }
    return now;
  }

  /// What an access does with what it touches: known before the loops over lanes and dwords.
  enum class Kind : std::uint8_t { read, write, atomic, to_lds, from_lds };

  template <Kind kind>
  void touch_lanes(const Step& step) {
    const AccessView& access = *step.access;
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if constexpr (kind == Kind::to_lds) {
        touch<Kind::read>(step, lane, access.space[lane], access.address[lane]);
        touch<Kind::write>(step, lane, AddressSpace::lds, access.address1[lane]);
      } else if constexpr (kind == Kind::from_lds) {
        touch<Kind::read>(step, lane, AddressSpace::lds, access.address1[lane]);
        touch<Kind::write>(step, lane, access.space[lane], access.address[lane]);
      } else if (access.dropped[lane] == 0) {
        touch<kind>(step, lane, access.space[lane], access.address[lane]);
        if (access.both) touch<kind>(step, lane, access.space[lane], access.address1[lane]);
      }
    }
  }
  template <Kind kind>
  void touch(const Step& step, std::uint32_t lane, AddressSpace space, std::uint64_t address) {
    if (space == AddressSpace::scratch) return;
    const std::uint32_t bytes = step.access->bytes;
    const Touch now{now_.place | lane, now_.moment};
    if (space == AddressSpace::lds) return touch_lds<kind>(step, now, address, bytes);
    // Memory is followed by dwords: neighbours that share one are told apart by nobody but the memory's own caches, so
    // smaller stores of two workgroups to one dword are left alone.
    if (bytes < 4) return;
    const bool is_wide = address % wide == 0 && bytes % wide == 0;
    for (std::uint64_t at = address / 4 * 4; at < address + bytes;) {
      Line& line = line_at(at / line_bytes);
      if (!is_wide && !line.by_dword) {
        part(line.cells);
        line.by_dword = true;
      }
      const std::uint64_t end = std::min(address + bytes, (at / line_bytes + 1) * line_bytes);
      for (const std::uint64_t unit = line.by_dword ? 4 : wide; at < end; at += unit) {
        Cell& cell = line.cells[at % line_bytes / 4];
        compare<kind>(step, cell, now, space, at);
        keep<kind>(cell, now);
      }
    }
  }
  Line& line_at(std::uint64_t number) {
    RecentLine& recent = recent_lines_[number % recent_lines_.size()];
    if (recent.line == nullptr || recent.number != number) recent = {number, &memory_[number]};
    return *recent.line;
  }

  /// LDS is followed by sixteen bytes, by dwords where something accesses less, and by bytes beside them where
  /// something accesses less than those.
  template <Kind kind>
  void touch_lds(const Step& step, const Touch& now, std::uint64_t address, std::uint32_t bytes) {
    const bool dwords = address % 4 == 0 && bytes % 4 == 0;
    if (!dwords && group_->lds_bytes.empty()) group_->lds_bytes.resize(group_->lds.size() * 4);
    if (!group_->lds_by_dword && (address % wide != 0 || bytes % wide != 0)) {
      part(group_->lds);
      group_->lds_by_dword = true;
    }
    const std::uint64_t end = std::min<std::uint64_t>(address + bytes, 4 * group_->lds.size());
    if (!group_->lds_by_dword) {
      for (std::uint64_t at = address; at < end; at += wide) {
        Cell& cell = group_->lds[at / 4];
        compare<kind>(step, cell, now, AddressSpace::lds, at);
        keep<kind>(cell, now);
      }
      return;
    }
    for (std::uint64_t at = address; at < end; at += dwords ? 4 : 1) {
      Cell& whole = group_->lds[at / 4];
      compare<kind>(step, whole, now, AddressSpace::lds, at);
      for (std::uint64_t byte = at; byte < at + (dwords ? 4 : 1) && !group_->lds_bytes.empty(); ++byte)
        compare<kind>(step, group_->lds_bytes[byte], now, AddressSpace::lds, byte);
      keep<kind>(dwords ? whole : group_->lds_bytes[at], now);
    }
  }

  template <Kind kind>
  void compare(const Step& step, const Cell& cell, const Touch& now, AddressSpace space, std::uint64_t address) {
    constexpr bool writes = kind != Kind::read, atomic = kind == Kind::atomic;
    const auto with = [&](const Touch& before, bool before_writes, bool before_atomic) {
      if (before.moment == 0 || before.moment == now.moment || before.moment == ordered_) return;
      if (before_atomic && atomic) return;
      const bool lds = space == AddressSpace::lds;
      // Of the LDS of other workgroups there is nothing left.
      if (lds && before.moment < group_->begin) return;
      // A plain load of what others change by atomics polls.
      if (!lds && ((before_atomic && !writes) || (atomic && !before_writes))) return;
      if (is_ordered(moments_[before.moment], step.wave)) {
        ordered_ = before.moment;
      } else {
        report(step, before, before_writes, now, writes, space, address);
      }
    };
    with(cell.write, true, false);
    with(cell.atomic, true, true);
    if constexpr (!writes) return;
    with(cell.read, false, false);
    with(cell.other_read, false, false);
  }
  template <Kind kind>
  void keep(Cell& cell, const Touch& now) {
    if constexpr (kind != Kind::read) {
      (kind == Kind::atomic ? cell.atomic : cell.write) = now;
      return;
    }
    if (cell.read.moment != 0 && cell.read.moment != now.moment) {
      const Moment &last = moments_[cell.read.moment], &here = moments_[now.moment];
      if (last.group != here.group || last.wave != here.wave) cell.other_read = cell.read;
    }
    cell.read = now;
  }

  /// Does everything of that moment come before what `wave` does now?
  bool is_ordered(const Moment& before, const WaveView& wave) const {
    if (before.group == group_->number) return before.wave == wave.wave || wave.barrier_waits > before.signals;
    if (has_acquired(*group_, before)) return true;
    return groups_.all().size() > 1 && is_ordered_by_cluster(before, wave);
  }
  static bool has_acquired(const Group& group, const Moment& before) {
    const auto seen = group.acquired.find(before.group);
    return seen != group.acquired.end() && seen->second > before.epoch;
  }
  /// The wave signals the workgroup's barrier: who waits there comes after the cluster's barriers that it waited for.
  void carry(const WaveView& wave) {
    std::vector<std::uint32_t>& seen = group_->cluster_seen;
    while (seen.size() < wave.barrier_signals) seen.push_back(seen.empty() ? 0 : seen.back());
    for (std::size_t i = wave.barrier_signals - 1; i < seen.size(); ++i)
      seen[i] = std::max(seen[i], wave.cluster_waits);
  }
  bool is_ordered_by_cluster(const Moment& before, const WaveView& wave) const {
    std::uint32_t passed = wave.cluster_waits;
    const std::vector<std::uint32_t>& carried = group_->cluster_seen;
    const std::size_t waited = std::min<std::size_t>(wave.barrier_waits, carried.size());
    if (waited != 0) passed = std::max(passed, carried[waited - 1]);
    if (passed == 0) return false;
    for (const Group& other : groups_.all()) {
      if (other.number != before.group) {
        if (has_acquired(other, before)) return true;  // which it may have done later: the silent side
        continue;
      }
      for (std::size_t i = std::min<std::size_t>(passed, other.cluster_signals.size()); i-- > 0;) {
        const ClusterSignal& signal = other.cluster_signals[i];
        if (before.wave == signal.wave ? before.cluster_signals < signal.own : before.signals < signal.waits)
          return true;
      }
    }
    return false;
  }

  /// An atomic on memory orders: what came before the atomics on these addresses comes before what follows here.
  void synchronise(const AccessView& access) {
    bool any = false;
    auto& acquired = group_->acquired;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      if ((access.lanes >> lane & 1) == 0 || access.space[lane] != AddressSpace::global) continue;
      any = true;
      auto& released = releases_[access.address[lane]];
      for (const auto& [group, epoch] : released) acquired[group] = std::max(acquired[group], epoch);
      for (const auto& [group, epoch] : acquired) released[group] = std::max(released[group], epoch);
      released[group_->number] = group_->epoch + 1;
    }
    if (any) ++group_->epoch;
  }

  void report(const Step& step, const Touch& before, bool before_writes, const Touch& now, bool writes,
              AddressSpace space, std::uint64_t address) {
    const Moment& moment = moments_[before.moment];
    FindingPlace other;
    other.pc = places_[before.place >> lane_bits];
    other.workgroup = ids_[moment.group - 1];
    other.wave = moment.wave;
    other.lane = static_cast<std::int32_t>(before.lane());
    other.known = true;
    const FindingPlace at = place(step, static_cast<std::int32_t>(now.lane()));
    findings().add(CheckKind::race, at, other, static_cast<std::uint64_t>(space), [&](Finding& f) {
      const bool lds = space == AddressSpace::lds, one_group = moment.group == group_->number;
      const bool one_cluster = moment.group > ids_.size() - groups_.all().size() && !one_group;
      f.what = std::string(writes ? "writes" : "reads") + (lds ? " LDS byte " : " memory at ") + hex(address) +
               ", which " + (one_group ? "another wave of the workgroup " : "another workgroup ") +
               (before_writes ? "wrote" : "read") + " and nothing orders the two";
      f.advice =
          one_group ? "needs a barrier between them, and before it a wait for the access"
          : one_cluster
              ? "needs the cluster's barrier between them, and in each workgroup a barrier before it is signalled"
              : "workgroups of one launch run in any order: use atomics, or another launch";
    });
  }

  OfMembers<Group> groups_;
  Group* group_ = nullptr;                         ///< of the instruction that executes
  std::vector<std::array<std::uint32_t, 3>> ids_;  ///< of workgroups, by their number from 1
  std::unordered_map<std::uint64_t, Line> memory_;
  struct RecentLine {
    std::uint64_t number = 0;
    Line* line = nullptr;
  };
  std::array<RecentLine, 1024> recent_lines_{};  ///< where to find those touched last
  std::vector<std::uint64_t> places_;            ///< pcs, by number
  std::unordered_map<std::uint64_t, std::uint32_t> place_numbers_;
  struct RecentPlace {
    std::uint64_t pc = 0;
    std::uint32_t number = 0;
  };
  std::array<RecentPlace, 256> recent_places_{};
  std::vector<Moment> moments_{1};  ///< the first is nobody's
  Touch now_{};                     ///< of the instruction that executes, but for the lane
  std::uint32_t ordered_ = 0;       ///< a moment that comes before it
  std::unordered_map<std::uint64_t, std::map<std::uint32_t, std::uint32_t>> releases_;  ///< by address of an atomic
};

}  // namespace lockstep
