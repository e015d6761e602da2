// A launch as a row of steps: one instruction of one wave each, always in the same order.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/fault.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/launch/fault_place.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/uses/uses.hpp"
#include "names.hpp"
#include "step_watch.hpp"

namespace lockstep::web {

/// One lane's access to memory in the last step.
struct Touch {
  std::uint32_t lane = 0;
  AddressSpace space = AddressSpace::global;
  std::uint64_t address = 0;
  std::uint32_t bytes = 0;
  std::uint32_t kind = 0;  ///< 1 read, 2 written, 3 atomic
};

enum class EventKind : std::uint8_t { begins, turn, waits, barrier, resumes, ends, fault };

struct TimelineEvent {
  std::uint64_t step = 0;
  std::uint32_t wave = 0;
  std::uint64_t workgroup = 0;
  EventKind kind = EventKind::begins;
  std::uint64_t pc = 0;
};

/// Where finding `index` of the checks was made first.
struct FoundAt {
  std::uint64_t step = 0;
  std::uint64_t workgroup = 0;
};

/// A range of memory that the page shows, with who touched each dword last.
struct ShownRange {
  std::string name;
  std::uint64_t address = 0, size = 0;
  std::uint8_t* bytes = nullptr;
  bool writable = false;
  std::vector<std::uint32_t> touches{};
};

struct StepOptions {
  bool late = true;           ///< results of memory instructions come when the program waits for them
  std::uint32_t turn = 1024;  ///< instructions of a wave's turn
};

/// Executes the steps. It goes forwards only; who keeps copies of `state` and of the ranges' bytes can go back.
template <class Isa, std::uint16_t size>
class Stepper {
 public:
  using Group = embed::Workgroup<Isa, size>;
  using WaveType = typename Group::WaveType;
  using Registers = embed::Registers<Isa, size>;

  /// All that steps change besides memory.
  struct State {
    std::uint64_t position = 0;
    std::uint64_t workgroup = 0;  ///< its number in the grid
    std::uint32_t wave = 0;       ///< whose turn it is
    std::uint32_t left = 0;       ///< instructions of that turn
    std::int32_t last_wave = -1;  ///< that made the last step
    bool finished = false;        ///< all waves of the workgroup have ended, the next one has not begun
    bool over = false;            ///< all workgroups have ended
    std::optional<Group> group{};
    std::vector<std::uint32_t> lds_touches{};
  };

  Stepper(PreparedLaunch launch, const StepOptions& options)
      : options_(options), launch_(std::move(launch)), watch_(launch_) {
    begin_workgroup(0);
  }
  Stepper(const Stepper&) = delete;  // `watch_` knows the launch
  Stepper& operator=(const Stepper&) = delete;

  State state{};
  std::vector<ShownRange> ranges{};
  std::optional<Fault> fault{};  ///< that the next step ends in
  std::string fault_text{};      ///< its line
  std::vector<Touch> touches{};  ///< of the last step
  std::vector<TimelineEvent> timeline{};
  std::vector<FoundAt> found_at{};  ///< by finding
  std::uint64_t furthest = 0;

  const PreparedLaunch& launch() const { return launch_; }
  Group& group() { return *state.group; }
  WaveType& wave(std::size_t index) { return (*state.group)[index]; }
  std::uint64_t workgroups() const { return launch_.dispatch.workgroups().volume(); }

  /// The wave whose instruction is next; -1: none.
  std::int32_t next_wave() const {
    if (state.over || fault) return -1;
    return state.finished ? 0 : static_cast<std::int32_t>(state.wave);
  }
  /// What the checks have found so far.
  const std::vector<Finding>& found() const { return watch_.found(); }
  /// Address of the next instruction, or of the fault.
  std::optional<std::uint64_t> pc() const {
    if (fault) return fault->pc;
    if (state.over) return {};
    return state.finished ? launch_.dispatch.entry : (*state.group)[state.wave].registers.pc;
  }
  /// The instruction at `pc` as `wave` decodes it; null: none.
  const embed::DecodedInstruction<Isa>* instruction_at(const WaveType& wave, std::uint64_t pc) {
    return decoded_.at(launch_.memory, pc, msb(wave), static_cast<std::uint16_t>(wave.registers.accum_offset()))
        .instruction;
  }

  /// One step; false: everything has ended, or a fault stopped it.
  bool step() {
    if (state.over || fault) return false;
    if (state.finished) begin_workgroup(state.workgroup + 1);
    touches.clear();
    WaveType& now = wave(state.wave);
    const auto next = now.fetch(decoded_, launch_.memory);
    if (!next) return stop(next.fault);
    const std::uint64_t pc = now.registers.pc;
    bool waited = false;
    while (const std::optional<Wait> wait = now.blocked_by(next->uses)) {
      if (!complete_oldest(now, wait->counter)) break;
      waited = true;
    }
    if (waited) note(EventKind::waits, pc);
    const bool watched = watch_before(now, *next, pc);
    const embed::Issued issued = now.issue(*next);
    bool hands_on = false;
    switch (issued.event) {
      case embed::Event::executed: break;
      case embed::Event::memory:
      case embed::Event::message:
        if (const Fault bad = perform(now, issued.access, pc)) return stop(bad);
        if (!options_.late) now.complete(issued.access);
        break;
      case embed::Event::barrier: hands_on = true; break;
      case embed::Event::sleep: hands_on = true; break;
      case embed::Event::ended:
        while (!now.in_flight().empty() && complete_any(now)) {
        }
        hands_on = true;
        break;
      case embed::Event::blocked:
        return stop(make_fault(FaultKind::halt, "the instruction waits for a counter that nothing counts down"));
      case embed::Event::fault: return stop(issued.fault);
    }
    if (watched) watch_.after(now, issued.event), note_found();
    ++state.position;
    state.last_wave = static_cast<std::int32_t>(state.wave);
    if (issued.event == embed::Event::barrier) note(EventKind::barrier, pc);
    if (issued.event == embed::Event::ended) note(EventKind::ends, pc);
    --state.left;
    if (hands_on || state.left == 0) hand_on();
    furthest = std::max(furthest, state.position);
    return true;
  }

 private:
  static std::uint8_t msb(const WaveType& wave) {
    return Isa::vgpr_banks ? static_cast<std::uint8_t>(wave.registers.mode.vgpr_msb()) : std::uint8_t{0};
  }

  void begin_workgroup(std::uint64_t number) {
    state.workgroup = number;
    state.finished = false;
    state.group.emplace(launch_.dispatch, embed::workgroup_id(launch_.dispatch, number));
    state.lds_touches.assign(group().lds().size() / 4, 0);
    for (std::size_t i = 0; i < group().waves(); ++i)
      wave(i).registers.raises_exceptions = launch_.dispatch.raises_exceptions;
    if (number >= watched_workgroups_) {
      watched_workgroups_ = number + 1;
      watch_.workgroup_begins(group());
    }
    state.wave = 0;
    state.left = options_.turn;
    note(EventKind::begins, launch_.dispatch.entry);
  }

  /// Events are noted once, however often the steps are repeated.
  void note(EventKind kind, std::uint64_t pc) {
    constexpr std::size_t most = 200'000;
    if (timeline.size() >= most) return;
    // What a step does is told after it, but for waits.
    const std::uint64_t step = kind == EventKind::waits ? state.position + 1 : state.position;
    if (!timeline.empty() && step < timeline.back().step) return;
    const TimelineEvent event{step, state.wave, state.workgroup, kind, pc};
    for (auto known = timeline.rbegin(); known != timeline.rend() && known->step == step; ++known)
      if (known->wave == event.wave && known->kind == kind && known->workgroup == event.workgroup) return;
    timeline.push_back(event);
  }

  /// The turn goes to the next wave that can execute.
  void hand_on() {
    const std::size_t count = group().waves();
    const std::uint32_t before = state.wave;
    bool ended = true;
    for (std::size_t i = 1; i <= count; ++i) {
      const auto index = static_cast<std::uint32_t>((before + i) % count);
      WaveType& each = wave(index);
      if (each.ended()) continue;
      ended = false;
      const bool waited = each.at_barrier();
      if (!each.try_resume()) continue;
      state.wave = index;
      state.left = options_.turn;
      if (waited) note(EventKind::resumes, each.registers.pc);
      if (index != before) note(EventKind::turn, each.registers.pc);
      return;
    }
    if (!ended) {
      for (std::uint32_t i = 0; i < count; ++i)
        if (wave(i).at_barrier()) {
          state.wave = i;
          break;
        }
      Fault deadlock = barrier_fault(wave(state.wave).registers, &group().barriers());
      deadlock.pc = wave(state.wave).registers.pc;
      stop(deadlock);
      return;
    }
    state.finished = state.workgroup + 1 < workgroups();
    state.over = !state.finished;
  }

  bool stop(Fault by) {
    by.workgroup = group().id();
    by.wave = state.wave;
    complete_fault(Isa{}, by, launch_.memory);
    FaultPlace place = fault_place(Isa{}, by, launch_.memory);
    const LoadedCode& code = *launch_.code;
    place.pc = code.holds(by.pc) ? code.file_address(by.pc) : by.pc;
    fault_text = fault_line(by, place);
    fault = by;
    note(EventKind::fault, by.pc);
    return false;
  }

  bool complete_oldest(WaveType& wave, WaitCounter counter) {
    for (const auto& access : wave.in_flight())
      if (access.counters.has(counter) && !access.completed) return wave.complete(access.id);
    return false;
  }
  bool complete_any(WaveType& wave) {
    for (const auto& access : wave.in_flight())
      if (!access.completed) return wave.complete(access.id);
    return false;
  }

  Fault perform(WaveType& wave, std::uint64_t id, std::uint64_t pc) {
    auto* const access = wave.find(id);
    if (access == nullptr) return no_fault;
    access->user = state.position + 1;
    const Fault bad = wave.perform(*access, launch_.memory);
    if (bad) {
      wave.registers.pc = pc;
      --wave.registers.instructions;
      return bad;
    }
    const std::uint32_t kind = access->atomic() ? 3 : access->writes() ? 2 : 1;
    const bool to_lds = access->op().action == MemoryAction::load_to_lds;
    access->each_piece([&](const embed::AccessPiece& piece) {
      touch({piece.lane, piece.space, piece.address, piece.bytes, kind});
      if (to_lds) touch({piece.lane, AddressSpace::lds, piece.lds, piece.bytes, 2});
    });
    return no_fault;
  }
  void touch(const Touch& touched) {
    touches.push_back(touched);
    const std::uint32_t mark = 1u << 31 | (touched.lane & 63u) | (state.wave & 1023u) << 6 | touched.kind << 16 |
                               static_cast<std::uint32_t>(state.workgroup & 8191u) << 18;
    const auto fill = [&](std::vector<std::uint32_t>& marks, std::uint64_t offset) {
      for (std::uint64_t at = offset / 4; at * 4 < offset + touched.bytes && at < marks.size(); ++at) marks[at] = mark;
    };
    if (touched.space == AddressSpace::lds) fill(state.lds_touches, touched.address);
    if (touched.space != AddressSpace::global) return;
    for (ShownRange& range : ranges)
      if (touched.address >= range.address && touched.address - range.address < range.size)
        return fill(range.touches, touched.address - range.address);
  }

  /// Tells the checks of a step that is made for the first time. True: they want to know how it went.
  bool watch_before(WaveType& wave, const embed::DecodedInstruction<Isa>& next, std::uint64_t pc) {
    if (state.position < watched_steps_ || next.refused) return false;
    watched_steps_ = state.position + 1;
    watch_.before(wave, state.wave, next, pc);
    note_found();
    return true;
  }
  void note_found() { found_at.resize(watch_.found().size(), {state.position + 1, state.workgroup}); }

 public:
  /// As llvm-objdump prints it.
  std::uint64_t file_address(std::uint64_t pc) const {
    return launch_.code->holds(pc) ? launch_.code->file_address(pc) : pc;
  }
  std::uint64_t device_address(std::uint64_t pc) const { return launch_.code->device_address(pc); }

 private:
  StepOptions options_;
  PreparedLaunch launch_;
  embed::DecodedCode<Isa, size> decoded_;
  StepWatch<Isa, size> watch_;
  std::uint64_t watched_steps_ = 0, watched_workgroups_ = 0;
};

}  // namespace lockstep::web
