// Check `race`: two waves of a workgroup touch the same LDS byte, or two workgroups the same byte of memory, one of
// them writes, not both are atomic, and nothing orders the two.
//
// Within a workgroup barriers order: what a wave did before it signalled comes before what another does after it
// waited. Between workgroups only atomics can: an atomic on an address comes after the atomics on it before, and so do
// the accesses behind and before them. Within a cluster its barrier orders, too: what comes before the signal of one
// workgroup before what follows the wait of another. The launch runs in one order, so a pair that is ordered by chance
// alone is found, too.
//
// What orders does so for accesses that have been waited for: before an atomic, and before a barrier where the waves of
// a workgroup may have caches of their own (LaunchView::waves_apart; check `wait` has the same of LDS). Of several
// accesses without a wait between them the first one is asked about.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "lockstep/observe/access_order.hpp"
#include "lockstep/observe/check.hpp"
#include "lockstep/observe/members.hpp"
#include "lockstep/observe/race_cells.hpp"

namespace lockstep {

class RaceCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    groups_.launch_begins(launch);
    lds_bytes_ = (launch.lds_bytes + 3) / 4 * 4;
    waves_apart_ = launch.waves_apart;
    for (Group& group : groups_.all()) {
      group.lds.assign((lds_bytes_ + wide - 1) / wide, Cell{});
      group.lds_unit = wide;
    }
    ids_.clear();
    memory_.clear();
    late_releases_.clear();
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
    group.orders.resize(waves);
    for (AccessOrder& order : group.orders) order.clear();
    group.cluster_signals.clear();
    group.cluster_seen.clear();
  }
  void workgroup_ends(const Fault&) override { (void)groups_.next(); }
  void after(const Step& step) override {
    group_ = &groups_.of(step.wave);
    AccessOrder& order = group_->orders[step.wave.wave];
    order.wait(*step.uses);
    if (step.signalled) order.signal();
    if (step.signalled_cluster) {
      group_->cluster_signals.push_back({step.wave.wave, step.wave.barrier_waits, step.wave.cluster_signals});
    } else if (step.signalled && groups_.all().size() > 1) {
      carry(step.wave);
    }
    if (step.access == nullptr) return;
    if (step.access->atomic()) synchronise(step);
    count(step);
    touch_all(step);
  }
  void moved(const Step& step) override {
    group_ = &groups_.of(step.wave);
    issued_ = 0;
    apart_ = true;
    touch_all(step);
  }

 private:
  using Touch = RaceTouch;
  using Cell = RaceCell;
  static constexpr std::uint32_t wide = Cell::wide;

  /// Gives the access its number among those that are to be waited for.
  void count(const Step& step) {
    const AccessView& access = *step.access;
    issued_ = 0;
    apart_ = access.from_lds();
    for (const WaitCounter counter :
         {WaitCounter::vmcnt, WaitCounter::loadcnt, WaitCounter::vscnt, WaitCounter::storecnt}) {
      if (!step.uses->raises.has(counter)) continue;
      kind_ = AccessOrder::kind_of(counter);
      counters_[kind_] = counter;
      const std::uint32_t number = group_->orders[step.wave.wave].issue(kind_);
      const bool store = access.op->action == MemoryAction::store;
      if (store) kind_of_writes_ = kind_;
      if (store || (waves_apart_ && !access.atomic())) issued_ = number;
    }
  }

  void touch_all(const Step& step) {
    const AccessView& access = *step.access;
    now_.place = place_number(step.pc) << Touch::lane_bits;
    now_.moment = moment_of(step.wave);
    ordered_ = {};
    if (access.to_lds()) return touch_lanes<Kind::to_lds>(step);
    if (access.from_lds()) return touch_lanes<Kind::from_lds>(step);
    if (access.atomic()) return touch_lanes<Kind::atomic>(step);
    access.writes() ? touch_lanes<Kind::write>(step) : touch_lanes<Kind::read>(step);
  }

  /// Between two events that order: all accesses of a wave there are ordered alike.
  struct Moment {
    std::uint32_t group = 0;  ///< counts workgroups from 1
    std::uint32_t wave = 0;
    std::uint32_t signals = 0;          ///< barriers the wave had signalled before
    std::uint32_t epoch = 0;            ///< atomics on memory its workgroup had executed before
    std::uint32_t cluster_signals = 0;  ///< of the cluster's barrier, by the wave before
    bool apart = false;                 ///< of accesses that other counters cover, which are not followed here
    AccessOrder::Numbers first{};       ///< accesses that are to be waited for: of each kind the first; 0: none
  };
  /// A signal of the cluster's barrier: what comes before it.
  struct ClusterSignal {
    std::uint32_t wave = 0;   ///< all that this one did before
    std::uint32_t waits = 0;  ///< and others before barriers of the workgroup that it had waited for
    std::uint32_t own = 0;    ///< signals of this barrier by the wave, this one included
  };
  /// What is known of a workgroup that runs.
  struct Group {
    std::vector<Cell> lds;          ///< of sixteen bytes each, of four once something accesses less
    std::uint32_t lds_unit = wide;  ///< these bytes
    std::vector<Cell> lds_bytes;    ///< by byte; empty: nothing accesses less than a dword
    std::uint32_t number = 0, epoch = 1;
    std::uint32_t begin = 1;                          ///< its first moment
    std::vector<std::uint32_t> now_of;                ///< the moment of each wave; 0: it has touched nothing
    std::vector<AccessOrder> orders;                  ///< of each wave
    std::map<std::uint32_t, std::uint32_t> acquired;  ///< by workgroup: the epoch up to which its accesses come before
    std::vector<ClusterSignal> cluster_signals;
    std::vector<std::uint32_t> cluster_seen;  ///< completions of the cluster's barrier before each of the workgroup's
  };
  /// From now on each dword has its own.
  void part_lds() {
    std::vector<Cell> cells(lds_bytes_ / 4);
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = group_->lds[i / 4];
    group_->lds = std::move(cells);
    group_->lds_unit = 4;
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
        last.cluster_signals != wave.cluster_signals || last.apart != apart_ ||
        has_landed(last, group_->orders[wave.wave].landed())) {
      now = static_cast<std::uint32_t>(moments_.size());
      moments_.push_back(
          {group_->number, wave.wave, wave.barrier_signals, group_->epoch, wave.cluster_signals, apart_, {}});
    }
    if (std::uint32_t& first = moments_[now].first[kind_]; issued_ != 0 && first == 0) first = issued_;
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
      const RaceLines::Line& line = memory_.at(at / RaceLines::bytes, is_wide);
      const std::uint64_t end = std::min(address + bytes, (at / RaceLines::bytes + 1) * RaceLines::bytes);
      for (const std::uint64_t unit = line.unit; at < end; at += unit) {
        Cell& cell = line.cells[at % RaceLines::bytes / (unit == wide ? wide : 4)];  // no division
        compare<kind>(step, cell, now, space, at);
        keep<kind>(cell, now);
      }
    }
  }
  /// LDS is followed by sixteen bytes, by dwords where something accesses less, and by bytes beside them where
  /// something accesses less than those.
  template <Kind kind>
  void touch_lds(const Step& step, const Touch& now, std::uint64_t address, std::uint32_t bytes) {
    const bool dwords = address % 4 == 0 && bytes % 4 == 0;
    if (!dwords && group_->lds_bytes.empty()) group_->lds_bytes.resize(lds_bytes_);
    if (group_->lds_unit == wide && (address % wide != 0 || bytes % wide != 0)) part_lds();
    const std::uint64_t end = std::min<std::uint64_t>(address + bytes, lds_bytes_);
    if (group_->lds_unit == wide) {
      for (std::uint64_t at = address; at < end; at += wide) {
        Cell& cell = group_->lds[at / wide];
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
      if (before.moment == 0 || before.moment == now.moment || before.moment == ordered_[before_writes]) return;
      if (before_atomic && atomic) return;
      const bool lds = space == AddressSpace::lds;
      // Of the LDS of other workgroups there is nothing left.
      if (lds && before.moment < group_->begin) return;
      // A plain load of what others change by atomics polls.
      if (!lds && ((before_atomic && !writes) || (atomic && !before_writes))) return;
      const Order order = order_of(moments_[before.moment], step.wave, before_writes && !before_atomic, lds);
      if (order == Order::ordered) {
        ordered_[before_writes] = before.moment;
      } else {
        report(step, before, before_writes, now, writes, space, address, order);
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

  enum class Order : std::uint8_t {
    ordered,
    unordered,
    late,  ///< what orders them came before the first access was waited for
  };
  /// Does what that moment wrote, or read, come before what `wave` does now?
  Order order_of(const Moment& before, const WaveView& wave, bool writes, bool lds) const {
    if (before.group == group_->number) {
      if (before.wave == wave.wave) return Order::ordered;
      if (wave.barrier_waits <= before.signals) return Order::unordered;
      if (!waves_apart_ || lds) return Order::ordered;
      const AccessOrder::Numbers* const landed = group_->orders[before.wave].at_signal(wave.barrier_waits);
      return landed == nullptr || was_waited_for(before, writes, *landed) ? Order::ordered : Order::late;
    }
    if (has_acquired(*group_, before)) {
      const auto late = late_releases_.find({before.group, group_->acquired.at(before.group) - 1});
      const bool waited = late == late_releases_.end() || late->second.wave != before.wave ||
                          was_waited_for(before, writes, late->second.landed);
      return waited ? Order::ordered : Order::late;
    }
    return groups_.all().size() > 1 && is_ordered_by_cluster(before, wave) ? Order::ordered : Order::unordered;
  }
  bool was_waited_for(const Moment& before, bool writes, const AccessOrder::Numbers& landed) const {
    const std::size_t kind = writes ? kind_of_writes_ : AccessOrder::loads;
    return (!writes && !waves_apart_) || landed[kind] >= before.first[kind];
  }
  /// Then what follows is of another moment.
  static bool has_landed(const Moment& moment, const AccessOrder::Numbers& landed) {
    for (std::size_t kind = 0; kind < AccessOrder::kinds; ++kind)
      if (moment.first[kind] != 0 && landed[kind] >= moment.first[kind]) return true;
    return false;
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
  void synchronise(const Step& step) {
    const AccessView& access = *step.access;
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
    if (!any) return;
    const AccessOrder& order = group_->orders[step.wave.wave];
    if (!order.all_landed(kind_of_writes_))
      late_releases_[{group_->number, group_->epoch}] = {step.wave.wave, order.landed()};
    ++group_->epoch;
  }

  void report(const Step& step, const Touch& before, bool before_writes, const Touch& now, bool writes,
              AddressSpace space, std::uint64_t address, Order order) {
    const Moment& moment = moments_[before.moment];
    FindingPlace other;
    other.pc = places_[before.place >> Touch::lane_bits];
    other.workgroup = ids_[moment.group - 1];
    other.wave = moment.wave;
    other.lane = static_cast<std::int32_t>(before.lane());
    other.known = true;
    const FindingPlace at = place(step, static_cast<std::int32_t>(now.lane()));
    const bool late = order == Order::late;
    findings().add(
        CheckKind::race, at, other, static_cast<std::uint64_t>(space) << 1 | (late ? 1 : 0), [&](Finding& f) {
          const bool lds = space == AddressSpace::lds, one_group = moment.group == group_->number;
          const bool one_cluster = moment.group > ids_.size() - groups_.all().size() && !one_group;
          f.what = std::string(writes ? "writes" : "reads") + (lds ? " LDS byte " : " memory at ") + hex(address) +
                   ", which " + (one_group ? "another wave of the workgroup " : "another workgroup ") +
                   (before_writes ? "wrote" : "read") +
                   (!late       ? " and nothing orders the two"
                    : one_group ? " and had not waited for when it signalled the barrier"
                                : " and had not waited for before the atomic that orders the two");
          f.advice =
              late ? "needs " + wait_text(counters_[before_writes ? kind_of_writes_ : AccessOrder::loads], 0) +
                         " in the other wave, before the " + (one_group ? "barrier" : "atomic")
              : one_group ? "needs a barrier between them, and before it a wait for the access"
              : one_cluster
                  ? "needs the cluster's barrier between them, and in each workgroup a barrier before it is signalled"
                  : "workgroups of one launch run in any order: use atomics, or another launch";
        });
  }

  OfMembers<Group> groups_;
  Group* group_ = nullptr;                         ///< of the instruction that executes
  std::vector<std::array<std::uint32_t, 3>> ids_;  ///< of workgroups, by their number from 1
  std::uint32_t lds_bytes_ = 0;
  bool waves_apart_ = false;
  RaceLines memory_;
  std::vector<std::uint64_t> places_;  ///< pcs, by number
  std::unordered_map<std::uint64_t, std::uint32_t> place_numbers_;
  struct RecentPlace {
    std::uint64_t pc = 0;
    std::uint32_t number = 0;
  };
  std::array<RecentPlace, 256> recent_places_{};
  std::vector<Moment> moments_{1};          ///< the first is nobody's
  Touch now_{};                             ///< of the instruction that executes, but for the lane
  std::array<std::uint32_t, 2> ordered_{};  ///< moments that come before it: what they read, what they wrote
  std::uint32_t issued_ = 0;                ///< its number among those that are to be waited for; 0: it is none
  std::size_t kind_ = 0;                    ///< of that number
  bool apart_ = false;                      ///< it goes to Moment::apart
  std::size_t kind_of_writes_ = 0;          ///< in this ISA
  std::array<WaitCounter, AccessOrder::kinds> counters_{};                              ///< by kind
  std::unordered_map<std::uint64_t, std::map<std::uint32_t, std::uint32_t>> releases_;  ///< by address of an atomic
  /// An atomic before which its wave had not waited for what it wrote.
  struct LateRelease {
    std::uint32_t wave = 0;
    AccessOrder::Numbers landed{};
  };
  std::map<std::pair<std::uint32_t, std::uint32_t>, LateRelease> late_releases_;  ///< by workgroup and epoch
};

}  // namespace lockstep
