// Debugger: a launch that stops at breakpoints, shows its state, lets its user change it, and goes backwards.
#pragma once

#include <atomic>
#include <charconv>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "debug/breakpoint.hpp"
#include "debug/expression.hpp"
#include "debug/history.hpp"
#include "lockstep/device/device.hpp"
#include "lockstep/device/line_table.hpp"

namespace lockstep {

/// Over a launch of any ISA, on the reference engine. Stands before the first instruction at first. One wave and one
/// lane of it are selected: steps and expressions are about them. All waves run on while one is stepped, in the order
/// in which any launch on one thread runs them. Not to be used by several threads at once, but for `interrupt`.
class Debugger {
 public:
  using Breakpoint = debug::Breakpoint;
  using Stop = debug::Stop;
  using Why = debug::Why;
  using Place = debug::Place;
  using Value = debug::Value;
  using ValueType = debug::ValueType;

  /// Takes the launch, of Device::begin. Without `lines`, which live as long as the debugger, nothing goes by source
  /// lines. Error: the host has no memory for a copy of what the kernel may write.
  static Result<std::unique_ptr<Debugger>> create(std::unique_ptr<SteppedLaunch> launch,
                                                  const LineTable* lines = nullptr) {
    return unless_out_of_memory(
        [&]() -> Result<std::unique_ptr<Debugger>> {
          return std::unique_ptr<Debugger>(new Debugger(std::move(launch), lines));
        },
        []() -> Result<std::unique_ptr<Debugger>> {
          return Error{"the host has no memory for a copy of the memory that the kernel may write"};
        });
  }

  // Where it stands.

  SteppedLaunch& launch() const { return *launch_; }
  const LineTable* lines() const { return lines_; }
  bool over() const { return launch_->over(); }
  LaunchResult result() const { return launch_->result(); }
  std::uint32_t wave() const { return wave_; }
  std::uint32_t lane() const { return lane_; }
  /// Error: the workgroup that runs has no such wave, or waves no such lane.
  Result<void> select_wave(std::uint32_t wave) {
    if (wave >= launch_->waves())
      return Error{"wave " + decimal(wave) + ": the " +
                   (launch_->cluster_workgroups() > 1 ? "cluster has " : "workgroup has ") +
                   count_of(launch_->waves(), "wave")};
    wave_ = wave;
    return {};
  }
  Result<void> select_lane(std::uint32_t lane) {
    if (lane >= launch_->wave_lanes())
      return Error{"lane " + decimal(lane) + ": a wave has " + decimal(launch_->wave_lanes()) + " lanes"};
    lane_ = lane;
    return {};
  }
  /// The next instruction of a wave: address in the device, and as `lockstep disasm` prints it.
  /// Of the wave's next instruction; of one that has ended, the S_ENDPGM by which it did.
  std::uint64_t pc(std::uint32_t wave) const {
    const WaveState& state = *launch_->wave(wave).state;
    constexpr std::uint64_t end_bytes = 4;  // of S_ENDPGM and its like
    return state.state == WaveStatus::ended && state.pc >= end_bytes ? state.pc - end_bytes : state.pc;
  }
  std::uint64_t file_pc(std::uint32_t wave) const { return launch_->code().file_address(pc(wave)); }
  WaveStatus status(std::uint32_t wave) const { return launch_->wave(wave).state->state; }
  std::optional<SourcePlace> source(std::uint64_t file_pc) const {
    return lines_ != nullptr ? lines_->at(file_pc) : std::nullopt;
  }
  /// Calls, and accesses that no wait has covered yet.
  const debug::WaveNotes& notes(std::uint32_t wave) const { return notes_[wave]; }
  const SteppedInstruction& instruction(std::uint64_t pc) {
    const auto [found, is_new] = known_.try_emplace(pc);
    if (is_new) found->second = launch_->instruction(pc);
    return found->second;
  }

  // Places to stop at.

  /// The instructions that a location means, as addresses of the code object: `0x1900`, `NAME`, `NAME+0x10` (kernels
  /// and functions), `FILE:LINE`, or `LINE` in the file of the selected wave's instruction. Error: there are none.
  Result<std::vector<std::uint64_t>> find(std::string_view location) const;
  /// Stops before an instruction at `location`, if `condition` holds; empty: always. Gives its id.
  Result<int> add_breakpoint(std::string_view location, std::string_view condition = "", bool temporary = false,
                             std::optional<std::uint32_t> only_wave = std::nullopt);
  /// Stops when the value of a register or of memory (an expression that is such a place) changes. `bytes` of memory;
  /// 0: as many as the place has.
  Result<int> add_watchpoint(std::string_view place, std::uint32_t bytes = 0);
  Result<void> remove(int id) {
    if (std::erase_if(breakpoints_, [&](const Breakpoint& b) { return b.id == id; }) == 0)
      return Error{"there is no breakpoint " + decimal(id)};
    return {};
  }
  void remove_all() { breakpoints_.clear(); }
  std::vector<Breakpoint>& breakpoints() { return breakpoints_; }

  // Going on. Each of these also stops at breakpoints, watchpoints, and where the launch is over.

  Stop resume() {
    return forward([] { return false; });
  }
  /// The selected wave executes `count` instructions; with `over_calls` a call counts as one.
  Stop step_instruction(std::uint64_t count = 1, bool over_calls = false);
  /// Until the selected wave begins another line.
  Stop step_line(bool over_calls = false);
  /// Until the selected wave comes to one of these addresses of the code object, or ends.
  Stop run_to(const std::vector<std::uint64_t>& file_pcs);
  /// Until the function that the selected wave is in returns; in the kernel itself, until the wave ends.
  Stop finish();
  /// The same backwards. Breakpoints stop resume alone; a watchpoint stops it before the instruction that writes.
  Stop reverse_resume();
  Stop reverse_step_instruction();
  Stop reverse_step_line(bool over_calls = false);
  /// From another thread or a signal handler: what runs stops soon.
  void interrupt() { interrupted_.store(true, std::memory_order_relaxed); }

  // Looking and changing.

  Result<debug::Expression> parse(std::string_view text) const {
    return debug::Expression::parse(text, [this](std::string_view name, std::uint64_t& address) {
      const auto found = symbol(name);
      if (found) address = launch_->code().device_address(*found);
      return found.has_value();
    });
  }
  debug::At at() const { return {launch_.get(), wave_, lane_}; }
  Result<Value> evaluate(std::string_view text) const {
    const auto expression = parse(text);
    return expression ? expression->evaluate(at()) : expression.error();
  }
  /// `place` is an expression that is a register or memory, perhaps in TYPE(...).
  Result<void> set(std::string_view place, std::string_view value);
  Result<void> set(const Place& place, std::string_view bytes);

 private:
  using Moment = std::uint64_t;  // twice the instructions executed, and 1 once the launch is over

  Debugger(std::unique_ptr<SteppedLaunch> launch, const LineTable* lines)
      : launch_(std::move(launch)), lines_(lines), notes_(launch_->waves()), history_(*launch_, notes_) {
    wave_ = launch_->next_wave();
    lane_ = first_lane(wave_);
  }

  struct Poke {
    std::uint64_t executed = 0;
    Place place;
    std::string bytes;
  };
  struct Hit {
    Moment moment = 0;
    Stop stop;
    std::uint32_t wave = 0, lane = 0;
  };

  Moment moment() const { return 2 * launch_->executed() + (launch_->over() ? 1 : 0); }
  /// `wave` now. Member by member: g++ 12 warns falsely of an initialiser list whose later members may throw, at -O3.
  Hit hit_of(std::uint32_t wave) const {
    Hit hit;
    hit.moment = moment();
    hit.wave = wave;
    return hit;
  }
  std::optional<std::uint64_t> symbol(std::string_view name) const;
  std::string code_problem(std::uint64_t file_pc) const;
  std::uint32_t first_lane(std::uint32_t wave) const {
    const std::uint64_t exec = exec_of(wave);
    return exec == 0 ? 0 : static_cast<std::uint32_t>(std::countr_zero(exec));
  }
  std::uint64_t exec_of(std::uint32_t wave) const {
    const WaveState& state = *launch_->wave(wave).state;
    const std::uint32_t number = launch_->exec_number();
    return launch_->wave_lanes() == 32 ? state.s[number] : state.scalar_pair(number);
  }

  void one();
  void apply(const Poke& poke);
  void apply_pokes();
  void look_at_watched();
  void check_watched();
  bool next_writes(const Place& place);
  std::optional<Stop> next_writes_watched();
  std::optional<Hit> breakpoint_here();
  template <class Done>
  Stop forward(Done&& done);
  Stop stopped(Stop stop);
  Stop over_stop();
  void restore(const debug::Checkpoint& point);
  void go_to(Moment moment);
  template <class Visit>
  std::optional<Hit> search_back(Visit&& visit);
  bool wave_is_gone() const {
    return launch_->cluster_index() != stepped_cluster_ || status(wave_) == WaveStatus::ended || over();
  }
  bool began_line(std::uint32_t wave, const std::optional<SourcePlace>& before) const;

  std::unique_ptr<SteppedLaunch> launch_;
  const LineTable* lines_;
  std::vector<debug::WaveNotes> notes_;  // by wave
  debug::History history_;
  std::vector<Breakpoint> breakpoints_;
  int next_id_ = 1;
  std::vector<Poke> pokes_;  // in the order of time
  std::uint32_t wave_ = 0, lane_ = 0;
  std::unordered_map<std::uint64_t, SteppedInstruction> known_;
  std::atomic<bool> interrupted_{false};

  // Of the instruction executed last.
  std::uint32_t stepped_wave_ = 0;
  std::uint64_t stepped_cluster_ = 0;
  std::vector<Stop> changed_;  // watchpoints
};

}  // namespace lockstep

#include "debug/debugger_locations.hpp"
#include "debug/debugger_motion.hpp"
