// A launch that goes forwards and backwards: steps, and copies of the state to come back to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "stepper.hpp"

namespace lockstep::web {

/// Bytes of a session's snapshots, about.
inline constexpr std::size_t most_snapshot_bytes = std::size_t{64} << 20;

enum class StopKind : std::uint8_t { done, breakpoint, ended, fault, start, limit };

struct Stopped {
  StopKind kind = StopKind::done;
  std::uint64_t executed = 0;  ///< steps, those of a replay included
};

/// What the module's exports ask of a session, whatever its waves.
class Session {
 public:
  virtual ~Session() = default;
  /// To a position. `limit`: steps to execute, at most; 0: as many as it takes.
  virtual Stopped go_to(std::uint64_t position, std::uint64_t limit) = 0;
  /// Until the next instruction is at a breakpoint.
  virtual Stopped run(bool forwards, std::uint64_t limit) = 0;
  /// Until the next instruction is at a virtual address of the file; `wave`: of this wave, -1: of any.
  virtual Stopped run_to(std::uint64_t address, std::int32_t wave, std::uint64_t limit) = 0;
  /// Until a step of the wave is done, or undone.
  virtual Stopped step_wave(std::uint32_t wave, bool forwards, std::uint64_t limit) = 0;
  virtual Stopped to_next_wave(bool forwards, std::uint64_t limit) = 0;
  virtual Stopped to_end(std::uint64_t limit) = 0;
  virtual void set_breakpoints(std::unordered_set<std::uint64_t> addresses) = 0;

  /// JSON, see session_view.hpp.
  virtual std::string status() = 0;
  virtual std::string state(std::uint32_t wave) = 0;
  virtual std::string memory() = 0;
  virtual std::string accesses() = 0;
  virtual std::string lane_moves() = 0;
  virtual std::string findings() = 0;
  virtual std::string timeline() = 0;
};

template <class Isa, std::uint16_t size>
class SteppedSession : public Session {
 public:
  using Steps = Stepper<Isa, size>;
  using State = typename Steps::State;

  SteppedSession(PreparedLaunch launch, const StepOptions& options, std::vector<ShownRange> ranges)
      : steps_(std::move(launch), options) {
    steps_.ranges = std::move(ranges);
    save();
  }

  Stopped go_to(std::uint64_t position, std::uint64_t limit) override {
    std::uint64_t executed = 0;
    if (position < at()) restore_before(position + 1);
    while (at() < position) {
      if (limit != 0 && executed == limit) return {StopKind::limit, executed};
      if (!one(at() + 1 == position)) return ended(executed);
      ++executed;
      if (position > 256 && at() == position - 256 && at() < steps_.furthest) save_near();
    }
    return {StopKind::done, executed};
  }

  Stopped run(bool forwards, std::uint64_t limit) override {
    const auto at_breakpoint = [&] {
      const auto pc = steps_.pc();
      return pc && breakpoints_.contains(steps_.file_address(*pc));
    };
    return search(forwards, StopKind::breakpoint, limit, at_breakpoint);
  }
  Stopped run_to(std::uint64_t address, std::int32_t wave, std::uint64_t limit) override {
    return search(true, StopKind::done, limit, [&] {
      const auto pc = steps_.pc();
      return pc && steps_.file_address(*pc) == address && (wave < 0 || steps_.next_wave() == wave);
    });
  }
  Stopped step_wave(std::uint32_t wave, bool forwards, std::uint64_t limit) override {
    const auto number = static_cast<std::int32_t>(wave);
    if (!forwards) return search(false, StopKind::done, limit, [&] { return steps_.next_wave() == number; });
    return search(true, StopKind::done, limit, [&] { return steps_.state.last_wave == number; });
  }
  Stopped to_next_wave(bool forwards, std::uint64_t limit) override {
    const std::int32_t now = steps_.next_wave();
    const std::uint64_t group = steps_.state.workgroup;
    return search(forwards, StopKind::done, limit,
                  [&] { return steps_.next_wave() != now || steps_.state.workgroup != group; });
  }
  Stopped to_end(std::uint64_t limit) override {
    return search(true, StopKind::done, limit, [] { return false; });
  }
  void set_breakpoints(std::unordered_set<std::uint64_t> addresses) override { breakpoints_ = std::move(addresses); }

 protected:
  std::uint64_t at() const { return steps_.state.position; }

  /// The registers of the wave that made the last step, as they were before it; null at the start. Where a run of many
  /// steps did not keep them, the last step is made once more.
  const typename Steps::Registers* before_last_step() {
    if (at() == 0) return nullptr;
    if (kept_at_ != at()) {
      const std::uint64_t position = at();
      const bool faulted = steps_.fault.has_value();
      restore_before(position);
      while (at() + 1 < position && steps_.step()) {
      }
      one(true);
      if (faulted) steps_.step();
    }
    return has_kept_ ? kept_.get() : nullptr;
  }

  Steps steps_;

 private:
  struct Snapshot {
    State state;
    std::vector<std::vector<std::uint8_t>> bytes;
    std::vector<std::vector<std::uint32_t>> touches;
    std::size_t cost = 0;  ///< bytes
  };

  bool one(bool keeps) {
    if (keeps) keep();
    const std::uint64_t before = at();
    if (!steps_.step()) return false;
    if (keeps) kept_at_ = at();
    const bool due = before >= snapshots_.back()->state.position + interval_ - 1;
    if (due && !steps_.fault && at() > snapshots_.back()->state.position) save();
    return true;
  }
  void keep() {
    has_kept_ = !steps_.state.over && !steps_.fault && !steps_.state.finished;
    if (!has_kept_) return;  // the first step of a workgroup: its waves are new
    const auto& now = steps_.wave(steps_.state.wave).registers;
    if (kept_ == nullptr)
      kept_ = std::make_unique<typename Steps::Registers>(now);
    else
      *kept_ = now;
  }

  Stopped ended(std::uint64_t executed) const { return {steps_.fault ? StopKind::fault : StopKind::ended, executed}; }

  template <class Found>
  Stopped search(bool forwards, StopKind kind, std::uint64_t limit, Found&& found) {
    if (!forwards) return search_back(kind, limit, found);
    for (std::uint64_t executed = 0; executed < limit;) {
      if (!one(false)) return ended(executed);
      ++executed;
      if (found()) return {kind, executed};
    }
    return {StopKind::limit, limit};
  }

  /// From one snapshot to the next: the last place before this one where it holds.
  template <class Found>
  Stopped search_back(StopKind kind, std::uint64_t limit, Found& found) {
    std::uint64_t executed = 0;
    for (std::uint64_t end = at(); end > 0;) {
      restore_before(end);
      const std::uint64_t begin = at();
      std::optional<std::uint64_t> last;
      while (at() < end) {
        if (found()) last = at();
        if (!steps_.step()) break;
        ++executed;
      }
      if (last) {
        executed += go_to(*last, 0).executed;
        return {kind, executed};
      }
      end = begin;
      if (executed >= limit && end > 0) {
        restore_before(end + 1);
        return {StopKind::limit, executed};
      }
    }
    restore(*snapshots_.front());
    return {StopKind::start, executed};
  }

  Snapshot copy() const {
    Snapshot made{steps_.state, {}, {}, 0};
    const auto& group = *steps_.state.group;
    made.cost = group.waves() * sizeof(typename Steps::WaveType) + 8 * steps_.state.lds_touches.size();
    for (const ShownRange& range : steps_.ranges) {
      made.bytes.emplace_back(range.writable ? std::vector<std::uint8_t>(range.bytes, range.bytes + range.size)
                                             : std::vector<std::uint8_t>());
      made.touches.push_back(range.touches);
      made.cost += 2 * range.size;
    }
    return made;
  }
  void save() {
    snapshots_.push_back(std::make_unique<Snapshot>(copy()));
    std::size_t all = 0;
    for (const auto& snapshot : snapshots_) all += snapshot->cost;
    while (all > most_snapshot_bytes && snapshots_.size() > 3) {
      std::vector<std::unique_ptr<Snapshot>> left;
      all = 0;
      for (std::size_t i = 0; i < snapshots_.size(); ++i) {
        if (i % 2 != 0 && i + 1 != snapshots_.size()) continue;
        all += snapshots_[i]->cost;
        left.push_back(std::move(snapshots_[i]));
      }
      snapshots_ = std::move(left);
      interval_ *= 2;
    }
  }
  /// One more, for steps backwards from here.
  void save_near() {
    if (at() - nearest(at()).state.position < 256) return;
    near_[next_near_++ % near_.size()] = std::make_unique<Snapshot>(copy());
  }
  /// The latest copy that is not after `position`.
  const Snapshot& nearest(std::uint64_t position) const {
    const Snapshot* best = snapshots_.front().get();
    const auto look = [&](const std::unique_ptr<Snapshot>& snapshot) {
      if (snapshot != nullptr && snapshot->state.position <= position &&
          snapshot->state.position > best->state.position)
        best = snapshot.get();
    };
    for (const auto& snapshot : snapshots_) look(snapshot);
    for (const auto& snapshot : near_) look(snapshot);
    return *best;
  }
  void restore_before(std::uint64_t end) { restore(nearest(end - 1)); }
  void restore(const Snapshot& from) {
    steps_.state = from.state;
    steps_.fault.reset();
    steps_.fault_text.clear();
    steps_.touches.clear();
    kept_at_ = ~std::uint64_t{0};
    for (std::size_t i = 0; i < steps_.ranges.size(); ++i) {
      ShownRange& range = steps_.ranges[i];
      if (range.writable) std::copy(from.bytes[i].begin(), from.bytes[i].end(), range.bytes);
      range.touches = from.touches[i];
    }
  }

  std::unordered_set<std::uint64_t> breakpoints_{};
  std::vector<std::unique_ptr<Snapshot>> snapshots_{};  ///< by position; the first one is of the start
  std::array<std::unique_ptr<Snapshot>, 4> near_{};
  std::size_t next_near_ = 0;
  std::uint64_t interval_ = 512;
  std::unique_ptr<typename Steps::Registers> kept_{};
  std::uint64_t kept_at_ = ~std::uint64_t{0};
  bool has_kept_ = false;
};

}  // namespace lockstep::web
