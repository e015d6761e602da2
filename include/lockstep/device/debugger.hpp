// Debugger: a launch that stops at breakpoints, shows its state, lets its user change it, and goes backwards.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/device/debugger_frame.hpp"
#include "lockstep/device/debugger_stop.hpp"
#include "lockstep/device/line_table.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/isa/wait_counter.hpp"

namespace lockstep {

class VariableTable;

namespace debug {
struct WaveNotes;
struct Checkpoint;
class History;
}  // namespace debug

/// Debugs a launch of any ISA, on the reference engine. At first the launch stands before its first instruction. One
/// wave and one lane of it are selected: steps and expressions are about them. All waves run on while one is stepped,
/// in the order in which a launch on one thread runs them. One thread at a time uses it; any thread calls `interrupt`.
class Debugger {
 public:
  using Breakpoint = debug::Breakpoint;
  using Stop = debug::Stop;
  using Why = debug::Why;
  using StatePlace = debug::StatePlace;
  using Value = debug::Value;
  using ValueType = debug::ValueType;

  /// Takes the launch, of Device::begin. `lines` gives the source lines and outlives the debugger; without it there are
  /// none. Error: the host has no memory for a copy of the memory that the kernel may write.
  static Result<std::unique_ptr<Debugger>> create(std::unique_ptr<SteppedLaunch> launch,
                                                  const LineTable* lines = nullptr);
  ~Debugger();
  /// Variables of the source, for expressions; null: none. The table must outlive the debugger.
  void set_variables(const VariableTable* variables) { variables_ = variables; }
  const VariableTable* variables() const { return variables_; }

  // Where it stands.

  SteppedLaunch& launch() const { return *launch_; }
  const LineTable* lines() const { return lines_; }
  bool over() const { return launch_->over(); }
  LaunchResult result() const { return launch_->result(); }
  std::uint32_t wave() const { return wave_; }
  std::uint32_t lane() const { return lane_; }
  /// Error: no wave of that number runs.
  Result<void> select_wave(std::uint32_t wave);
  /// Error: waves have no such lane.
  Result<void> select_lane(std::uint32_t lane);
  /// Device address of a wave's next instruction; of a wave that has ended, of the S_ENDPGM that ended it.
  std::uint64_t pc(std::uint32_t wave) const;
  /// The same in the code object, as `lockstep disasm` prints it.
  std::uint64_t file_pc(std::uint32_t wave) const;
  WaveStatus status(std::uint32_t wave) const { return launch_->wave(wave).state->state; }
  std::optional<SourcePlace> source(std::uint64_t file_pc) const;
  /// Device addresses that the functions that the wave is in return to, the innermost function last.
  std::span<const std::uint64_t> returns(std::uint32_t wave) const;
  /// The functions that the wave is in, the innermost first; at least one.
  std::vector<debug::Frame> frames(std::uint32_t wave) const;
  /// Expressions then see the variables of this frame of the selected wave, until a wave executes an instruction.
  /// Error: the wave is in fewer functions.
  Result<void> select_frame(std::uint32_t frame);
  std::uint32_t frame() const { return frame_; }
  /// Accesses of the wave that no wait has covered yet, by WaitCounter.
  const std::array<std::uint32_t, wait_counters>& pending(std::uint32_t wave) const;
  /// The instruction at a device address.
  const SteppedInstruction& instruction(std::uint64_t pc);

  // Places to stop at.

  /// The instructions that a location means, as addresses of the code object: `0x1900`, `NAME`, `NAME+0x10` (kernels
  /// and functions), `FILE:LINE`, or `LINE` in the file of the selected wave's instruction. Error: there are none.
  Result<std::vector<std::uint64_t>> find(std::string_view location) const;
  /// Stops before an instruction at `location`, if `condition` holds; empty: always. Gives its id.
  Result<int> add_breakpoint(std::string_view location, std::string_view condition = "", bool temporary = false,
                             std::optional<std::uint32_t> only_wave = std::nullopt);
  /// Stops when the value of `place` changes: an expression that is a register or memory. `bytes` of memory; 0: as many
  /// as the place has. Gives its id.
  Result<int> add_watchpoint(std::string_view place, std::uint32_t bytes = 0);
  /// The same of a place. `label` is what messages call it; empty: its own text.
  Result<int> add_watchpoint(const StatePlace& place, ValueType type, std::string_view label);
  /// Stops before the instructions that met these findings in a launch of the same kernel with the same arguments. From
  /// there reverse_resume goes back to the instruction that the finding conflicts with: the load that nothing has
  /// waited for, the other access of a race. If there is none, it goes to the last write of the register or the bytes,
  /// or to the start of the launch. Replaces the findings of an earlier call.
  void catch_findings(std::vector<debug::CaughtFinding> findings);
  const std::vector<debug::CaughtFinding>& caught() const { return caught_; }
  /// The one that it has stopped at.
  const debug::CaughtFinding* finding() const { return finding_ ? &caught_[*finding_] : nullptr; }
  /// Has the user set a value? Findings are those of the launch without it.
  bool has_settings() const { return !settings_.empty(); }
  /// Error: there is no breakpoint or watchpoint of that id.
  Result<void> remove(int id);
  void remove_all() { breakpoints_.clear(); }
  std::vector<Breakpoint>& breakpoints() { return breakpoints_; }

  // Going on. Each of these also stops at breakpoints, watchpoints, and where the launch is over.

  Stop resume();
  /// The selected wave executes `count` instructions; with `over_calls` a call counts as one.
  Stop step_instruction(std::uint64_t count = 1, bool over_calls = false);
  /// Until the selected wave begins another line.
  Stop step_line(bool over_calls = false);
  /// Until the selected wave comes to one of these addresses of the code object, or ends.
  Stop run_to(const std::vector<std::uint64_t>& file_pcs);
  /// Until the function that the selected wave is in returns; in the kernel itself, until the wave ends.
  Stop finish();
  /// The same backwards. Breakpoints stop reverse_resume alone; a watchpoint stops it before the instruction that
  /// writes.
  Stop reverse_resume();
  Stop reverse_step_instruction();
  Stop reverse_step_line(bool over_calls = false);
  /// From another thread or a signal handler: makes the debugger stop soon.
  void interrupt() { interrupted_.store(true, std::memory_order_relaxed); }

  // Looking and changing.

  Result<debug::Expression> parse(std::string_view text) const;
  debug::Viewpoint at() const;
  Result<Value> evaluate(std::string_view text) const;
  /// The same with C's type, also structs and arrays of the source.
  Result<debug::TypedValue> typed(std::string_view text) const;
  /// Variables of the source that a frame of a wave sees, in the selected lane; the innermost block's first.
  std::vector<std::pair<std::string, debug::Object>> locals(std::uint32_t wave, std::uint32_t frame) const;
  /// `place` is an expression that is a register, memory, perhaps in TYPE(...), or a variable of the source.
  Result<void> set(std::string_view place, std::string_view value);
  /// As C's assignment.
  Result<void> set(const debug::Object& object, const debug::TypedValue& value);
  /// `bytes` are the place's, low byte first.
  Result<void> set(const StatePlace& place, std::string_view bytes);

 private:
  class Scope;
  using Moment = std::uint64_t;  // twice the instructions executed, and 1 more once the launch is over

  Debugger(std::unique_ptr<SteppedLaunch> launch, const LineTable* lines);

  /// A value that the user set.
  struct Setting {
    std::uint64_t executed = 0;  // instructions before it
    StatePlace place;
    std::string bytes;
  };
  struct Hit {
    Moment moment = 0;
    Stop stop;
    std::uint32_t wave = 0, lane = 0;
  };

  Moment moment() const { return 2 * launch_->executed() + (launch_->over() ? 1 : 0); }
  Hit hit_of(std::uint32_t wave) const;
  std::optional<std::uint64_t> symbol(std::string_view name) const;
  std::string code_problem(std::uint64_t file_pc) const;
  std::uint32_t first_lane(std::uint32_t wave) const;
  std::uint64_t exec_of(std::uint32_t wave) const;
  Result<void> set_part(const debug::ObjectPart& part, std::string_view bytes);
  Result<void> set_parts(const debug::Object& object, std::string_view bytes);
  Result<void> set_field(const debug::Object& field, std::string_view number);
  void note_call(debug::WaveNotes& notes, const SteppedInstruction& executed);

  void execute_next();
  void apply(const Setting& setting);
  void apply_settings();
  void read_watched();
  void find_changes();
  bool next_writes(const StatePlace& place);
  bool next_stores_to(const StatePlace& place) const;
  std::optional<Stop> next_writes_watched();
  std::optional<Hit> breakpoint_here();
  std::optional<std::size_t> finding_here() const;
  Stop stopped_at_finding(std::size_t index);
  bool cause_here(const debug::CaughtFinding& finding);
  std::string no_cause_text(const debug::CaughtFinding& finding) const;
  Stop forward(const std::function<bool()>& done);
  Stop ended(Stop stop, std::uint32_t wave, const char* text);
  Stop stopped(Stop stop);
  Stop over_stop();
  void restore(const debug::Checkpoint& point);
  void go_to(Moment moment);
  std::optional<Hit> search_back(const std::function<bool(Hit&)>& visit);
  bool wave_is_gone() const;
  bool began_line(std::uint32_t wave, const std::optional<SourcePlace>& before) const;

  std::unique_ptr<SteppedLaunch> launch_;
  const LineTable* lines_;
  std::vector<debug::WaveNotes> notes_;  // by wave
  std::unique_ptr<debug::History> history_;
  std::vector<Breakpoint> breakpoints_;
  int next_id_ = 1;
  std::vector<debug::CaughtFinding> caught_;
  std::optional<std::size_t> finding_;  // of caught_: the launch stands at it
  std::vector<Setting> settings_;       // in the order of time
  std::uint32_t wave_ = 0, lane_ = 0, frame_ = 0;
  const VariableTable* variables_ = nullptr;
  std::unique_ptr<Scope> scope_;
  std::unordered_map<std::uint64_t, SteppedInstruction> known_;  // by device address
  std::atomic<bool> interrupted_{false};

  // Of the instruction executed last.
  std::uint32_t stepped_wave_ = 0;
  std::uint64_t stepped_cluster_ = 0;
  std::vector<Stop> changed_;  // watchpoints
};

}  // namespace lockstep
