// Runs the time model beside a recorded trace.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <vector>

#include "recorded.hpp"

namespace recorded {

/// One gap between two instructions of a wave.
struct Gap {
  const Kernel* kernel = nullptr;
  std::size_t trace = 0, wave = 0, from = 0, to = 0;  ///< from, to: in Kernel::code
  std::int64_t real = 0, model = 0;
  timing::Stall why{};
  bool arguments =
      false;           ///< the wave's first wait for scalar loads: how long it takes, the state before the launch says
  bool waits = false;  ///< for memory, a message or other waves: what the core alone does not decide
};

/// A wave as it walks.
struct Walker {
  const Wave* wave = nullptr;
  timing::WaveClock clock;
  std::vector<bool> visited;  ///< by code entry
  std::size_t next = 0;
  bool after_barrier = false;
  bool loads_scalars = false, has_arguments = false;  ///< since its start; a wait for them has ended
};

class Replay {
 public:
  Replay(const timing::Parameters& parameters, const Trace& trace, std::size_t number)
      : model_(parameters),
        trace_(trace),
        number_(number),
        unit_(static_cast<std::size_t>(parameters[timing::Value::simds])) {
    for (const Wave& wave : trace.waves) {
      walkers_.emplace_back();
      walkers_.back().wave = &wave;
      walkers_.back().visited.resize(trace.kernel->code.size());
    }
  }

  /// Each gap from the recorded cycles before it: the model sees what the GPU did, one instruction at a time.
  template <class Visit>
  void step_by_step(Visit&& visit) {
    for (Walker* at = earliest_recorded(); at != nullptr; at = earliest_recorded()) {
      const Event& event = at->wave->events[at->next];
      step(
          *at, [&](const timing::Earliest&) { return event.issue; }, visit);
    }
  }
  /// The model alone decides. `forced_waits`: gaps that end in a wait are as recorded.
  template <class Visit>
  void free(bool forced_waits, Visit&& visit) {
    for (Walker& each : walkers_)
      model_.start(each.clock,
                   each.wave->start + (each.wave->events.empty() ? 0 : each.wave->events[0].issue - each.wave->start));
    for (;;) {
      Walker* best = nullptr;
      timing::Cycle at = 0;
      for (Walker& each : walkers_) {
        if (each.next == each.wave->events.size()) continue;
        const timing::Cycle cycle = peek(each);
        if (best == nullptr || cycle < at) best = &each, at = cycle;
      }
      if (best == nullptr) return;
      const std::size_t index = best->next;
      step(
          *best,
          [&](const timing::Earliest& earliest) {
            const auto& events = best->wave->events;
            const bool wait = index != 0 && waits(*best, entry(*best, index));
            return wait && forced_waits ? best->clock.last + events[index].issue - events[index - 1].issue
                                        : earliest.at;
          },
          visit);
    }
  }

 private:
  const CodeEntry& entry(const Walker& walker, std::size_t event) const {
    return trace_.kernel->code[walker.wave->events[event].entry];
  }
  Walker* earliest_recorded() {
    Walker* best = nullptr;
    for (Walker& each : walkers_)
      if (each.next < each.wave->events.size() &&
          (best == nullptr || each.wave->events[each.next].issue < best->wave->events[best->next].issue))
        best = &each;
    return best;
  }
  /// Tells the model of instructions that leave no packet in a trace, between the last event and the next one.
  void pass_hidden(Walker& walker) {
    if (walker.next == 0) return;
    const std::size_t from = walker.wave->events[walker.next - 1].entry, to = walker.wave->events[walker.next].entry;
    if (to <= from || to > from + 4 || !entry(walker, walker.next).known) return;
    for (std::size_t i = from + 1; i < to; ++i) {
      const CodeEntry& hidden = trace_.kernel->code[i];
      if (!hidden.known) continue;
      if (hidden.timed.barrier != lockstep::BarrierAction::none) walker.after_barrier = true;
      if (model_.hidden(hidden.timed))
        model_.issue(walker.clock, unit_, walker.wave->simd, hidden.timed, hidden.pc, 0, {}, 0, false);
    }
  }
  timing::Cycle peek(Walker& walker) {
    const CodeEntry& to = entry(walker, walker.next);
    return model_.earliest(walker.clock, unit_, walker.wave->simd, to.timed, to.pc).at;
  }
  bool waits(const Walker& walker, const CodeEntry& to) const {
    if (walker.after_barrier) return true;
    return to.known && (to.timed.wait_count != 0 || to.timed.timing == lockstep::TimingAction::wait_counters ||
                        to.timed.timing == lockstep::TimingAction::wait_all);
  }

  template <class Decide, class Visit>
  void step(Walker& walker, Decide&& decide, Visit&& visit) {
    pass_hidden(walker);
    const auto& events = walker.wave->events;
    const CodeEntry& to = entry(walker, walker.next);
    const timing::Earliest earliest = model_.earliest(walker.clock, unit_, walker.wave->simd, to.timed, to.pc);
    const timing::Cycle at = decide(earliest);
    if (walker.next != 0) {
      Gap gap;
      gap.kernel = trace_.kernel;
      gap.trace = number_;
      gap.wave = static_cast<std::size_t>(&walker - walkers_.data());
      gap.from = events[walker.next - 1].entry;
      gap.to = events[walker.next].entry;
      gap.real = events[walker.next].issue - events[walker.next - 1].issue;
      gap.model = earliest.at - walker.clock.last;
      gap.why = earliest.why;
      gap.waits = waits(walker, to);
      gap.arguments = gap.waits && walker.loads_scalars && !walker.has_arguments && !walker.after_barrier;
      const CodeEntry& from = entry(walker, walker.next - 1);
      if (from.known && to.known) visit(gap, at - walker.clock.last);
    }
    if (walker.next != 0 && walker.loads_scalars && waits(walker, to)) walker.has_arguments = true;
    if (to.known && to.timed.unit == timing::Unit::smem && to.timed.load) walker.loads_scalars = true;
    const bool taken = walker.next + 1 < events.size() && to.timed.unit == timing::Unit::branch &&
                       (events[walker.next + 1].entry <= events[walker.next].entry ||
                        events[walker.next + 1].entry > events[walker.next].entry + 3);
    timing::AccessCost cost;
    cost.bytes = std::max(to.timed.lane_bytes, 4u) * (to.timed.unit == timing::Unit::smem ? 1 : wave_lanes());
    if (to.timed.unit == timing::Unit::vmem) cost.turns = std::max((cost.bytes + 127) / 128, 1u);
    if (to.timed.unit == timing::Unit::lds) cost.turns = std::max((cost.bytes + 127) / 128, 1u);
    // An instruction that the wave repeats reads lines that it has not touched. Other workgroups have, so the L2 that
    // all compute units share has them. CDNA has one for each of several dies.
    cost.level = walker.visited[events[walker.next].entry] && one_l2() ? timing::Level::l2 : timing::Level::memory;
    walker.visited[events[walker.next].entry] = true;
    model_.issue(walker.clock, unit_, walker.wave->simd, to.timed, to.pc, at, cost, 0, taken);
    walker.after_barrier = to.known && (to.timed.barrier == lockstep::BarrierAction::synchronise ||
                                        to.timed.barrier == lockstep::BarrierAction::wait ||
                                        to.timed.barrier == lockstep::BarrierAction::change);
    ++walker.next;
  }
  bool one_l2() const { return model_.parameters()[timing::Value::step] == 1; }
  std::uint32_t wave_lanes() const { return model_.parameters()[timing::Value::step] == 1 ? 32 : 64; }

  timing::Model model_;
  const Trace& trace_;
  std::size_t number_;
  timing::ComputeUnit unit_;
  std::vector<Walker> walkers_;
};

}  // namespace recorded
