// Runs the waves of one compute unit in the model's time: which wave issues next, barriers, and where the cycles go.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <unordered_set>
#include <vector>

#include "lockstep/timing/model.hpp"

namespace lockstep::timing {

/// One instruction that a wave has executed. Eight bytes: a launch executes many.
struct Executed {
  std::uint32_t instruction : 28 = 0;  ///< in the list of the program's instructions
  std::uint32_t taken : 1 = 0;         ///< a branch that was
  std::uint32_t signals : 1 = 0;       ///< the workgroup's barrier
  std::uint32_t waits : 1 = 0;         ///< for that barrier
  std::uint32_t accesses : 1 = 0;      ///< `level`, `turns` and `lines` hold
  std::uint32_t level : 2 = 0;
  std::uint32_t turns : 14 = 0;
  std::uint32_t dwords : 16 = 0;  ///< that come back

  /// With the cost of an access; what does not fit is the most that fits.
  void access(const AccessCost& cost) {
    accesses = 1;
    level = static_cast<std::uint32_t>(cost.level) & 3u;
    turns = std::min(cost.turns, 0x3fffu) & 0x3fffu;
    dwords = std::min((cost.bytes + 3) / 4, 0xffffu) & 0xffffu;
  }
  AccessCost cost() const { return {static_cast<Level>(level), turns, dwords * 4u}; }
};
static_assert(sizeof(Executed) == 8);

/// An instruction of the program, and the cycles that waves have spent on it: from the instruction before it to its
/// own issue.
struct TimedSpot {
  TimedInstruction timed{};
  std::uint64_t pc = 0;
  std::uint64_t executions = 0, cycles = 0;
  std::array<std::uint64_t, stalls> by_stall{};
  std::uint32_t waits_for = 0;         ///< the instruction that it waited for longest, + 1; 0: for none
  std::uint64_t waits_for_cycles = 0;  ///< of that one
};

/// What the waves of one workgroup have executed, wave by wave.
using WorkgroupTrace = std::vector<std::vector<Executed>>;

class Schedule {
 public:
  explicit Schedule(const Parameters& parameters) : model_(parameters) {}

  /// Runs workgroups that share a compute unit from cycle 0 on, and adds to the spots what they spent.
  /// `cold`: no instruction has been fetched before. Returns the cycle at which the last wave ends.
  Cycle run(std::span<const WorkgroupTrace* const> groups, std::vector<TimedSpot>& spots, bool cold) {
    if (cold) fetched_.clear();
    ComputeUnit unit(static_cast<std::size_t>(std::max(model_.parameters()[Value::simds], 1)));
    unit.fetched.swap(fetched_);
    begin(groups, unit);
    Cycle end = 0;
    for (std::size_t at = next(); at != none; at = next()) {
      Wave& wave = waves_[at];
      const Executed& executed = (*wave.trace)[wave.next];
      const Earliest earliest = earliest_of(wave, unit, spots);
      if (earliest.at > wave.cached) {  // another wave has taken the unit
        wave.cached = earliest.at;
        continue;
      }
      issue(wave, unit, spots[executed.instruction], executed, earliest);
      end = std::max(end, wave.clock.last);
      if (wave.next == wave.trace->size())
        finish(wave);
      else if (wave.cached != blocked)
        wave.cached = earliest_of(wave, unit, spots).at;
      settle(groups_[wave.group], unit, spots);
    }
    unit.fetched.swap(fetched_);
    return end;
  }

 private:
  static constexpr Cycle blocked = std::numeric_limits<Cycle>::max();
  static constexpr std::size_t none = ~std::size_t{0};

  struct Wave {
    const std::vector<Executed>* trace = nullptr;
    WaveClock clock;
    std::size_t next = 0, simd = 0, group = 0;
    Cycle cached = 0;  ///< its next instruction is issued no earlier
    std::uint64_t signals = 0, waited = 0;
    Cycle signalled = 0;
    bool ended = false;
  };
  struct Group {
    std::size_t first = 0, count = 0;
    std::uint64_t complete = 0;  ///< times that the barrier was complete
    Cycle completed = 0;
    bool settle = false;
  };

  void begin(std::span<const WorkgroupTrace* const> groups, const ComputeUnit& unit) {
    waves_.clear();
    groups_.clear();
    for (const WorkgroupTrace* group : groups) {
      groups_.push_back({waves_.size(), group->size()});
      for (const std::vector<Executed>& trace : *group) {
        Wave& wave = waves_.emplace_back();
        wave.trace = &trace;
        wave.group = groups_.size() - 1;
        wave.simd = (waves_.size() - 1) % unit.simds.size();
        wave.ended = trace.empty();
        model_.start(wave.clock, model_.parameters()[Value::start]);
        wave.clock.last = model_.parameters()[Value::start] - model_.parameters()[Value::step];
      }
    }
  }
  /// The wave that issues next: of several at the same cycle the oldest.
  std::size_t next() {
    std::size_t best = none;
    Cycle at = blocked;
    bool any = false;
    for (std::size_t i = 0; i < waves_.size(); ++i) {
      const Wave& wave = waves_[i];
      if (wave.ended) continue;
      any = true;
      if (wave.cached < at) best = i, at = wave.cached;
    }
    if (best != none || !any) return best;
    for (Wave& wave : waves_)  // all wait for waves that have ended, or for another barrier
      if (!wave.ended) release(wave, wave.clock.last);
    return next();
  }
  Earliest earliest_of(const Wave& wave, const ComputeUnit& unit, const std::vector<TimedSpot>& spots) const {
    const TimedSpot& spot = spots[(*wave.trace)[wave.next].instruction];
    if (model_.hidden(spot.timed)) return {wave.clock.last, Stall::issue, 0};
    return model_.earliest(wave.clock, unit, wave.simd, spot.timed, spot.pc);
  }
  void issue(Wave& wave, ComputeUnit& unit, TimedSpot& spot, const Executed& executed, const Earliest& earliest) {
    ++wave.next;
    ++spot.executions;
    if (!model_.hidden(spot.timed)) {
      const auto gap = static_cast<std::uint64_t>(std::max<Cycle>(earliest.at - wave.clock.last, 0));
      spot.cycles += gap;
      spot.by_stall[static_cast<std::size_t>(earliest.why)] += gap;
      if (earliest.of != 0 && gap > spot.waits_for_cycles) {
        spot.waits_for = earliest.of;
        spot.waits_for_cycles = gap;
      }
    }
    model_.issue(wave.clock, unit, wave.simd, spot.timed, spot.pc, earliest.at, executed.cost(),
                 executed.instruction + 1, executed.taken != 0);
    if (executed.signals != 0) {
      ++wave.signals;
      wave.signalled = earliest.at;
      groups_[wave.group].settle = true;
    }
    if (executed.waits != 0) {
      ++wave.waited;
      wave.cached = blocked;
      groups_[wave.group].settle = true;
    }
  }
  void finish(Wave& wave) {
    wave.ended = true;
    groups_[wave.group].settle = true;
  }
  void release(Wave& wave, Cycle at) {
    if (wave.clock.ready <= at) {
      wave.clock.ready = at;
      wave.clock.ready_why = Stall::barrier;
    }
    wave.cached = wave.clock.ready;
  }
  /// Completes the barrier if all waves that live have signalled it, and lets go who waits for it.
  void settle(Group& group, const ComputeUnit& unit, const std::vector<TimedSpot>& spots) {
    if (!group.settle) return;
    group.settle = false;
    const std::span<Wave> waves = std::span(waves_).subspan(group.first, group.count);
    for (bool again = true; again;) {
      bool living = false;
      Cycle last = group.completed;
      again = true;
      for (const Wave& wave : waves) {
        if (wave.ended) continue;
        living = true;
        if (wave.signals <= group.complete) again = false;
        last = std::max(last, wave.signalled);
      }
      again = again && living;
      if (!again) break;
      ++group.complete;
      group.completed = last;
    }
    for (Wave& wave : waves) {
      if (wave.ended || wave.cached != blocked || wave.waited > group.complete) continue;
      release(wave, std::max(wave.clock.last, group.completed) + model_.parameters()[Value::barrier]);
      wave.cached = std::max(wave.cached, earliest_of(wave, unit, spots).at);
    }
  }

  Model model_;
  std::vector<Wave> waves_;
  std::vector<Group> groups_;
  std::unordered_set<std::uint64_t> fetched_;
};

}  // namespace lockstep::timing
