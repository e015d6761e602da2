// Debugger for C.
#include "lockstep/debugger.hpp"

#include <string>
#include <vector>

#include "internal.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "watching.hpp"

using capi::LaunchLines;

struct lockstep_debugger {
  lockstep_device* device = nullptr;
  std::shared_ptr<const LaunchLines> lines;                      // longer than the launch, too
  std::unique_ptr<const capi::RunningLaunches::Launch> running;  // longer than the debugger, which has the launch
  std::unique_ptr<lockstep::Debugger> debugger;
};

using namespace capi;
using lockstep::Debugger;

static_assert(LOCKSTEP_STOP_START == static_cast<int>(Debugger::Why::start) &&
                  LOCKSTEP_STOP_FAULT == static_cast<int>(Debugger::Why::fault) &&
                  LOCKSTEP_STOP_FAILED == static_cast<int>(Debugger::Why::failed),
              "lockstep_stop_reason mirrors Why");
static_assert(LOCKSTEP_VALUE_REAL == static_cast<int>(Debugger::Value::Kind::real));

namespace {

void give_stop(Debugger& debugger, const Debugger::Stop& why, lockstep_stop* to) {
  lockstep_stop stop{};
  stop.reason = static_cast<std::uint32_t>(why.why);
  stop.breakpoint = why.id;
  stop.wave = debugger.wave();
  stop.lane = debugger.lane();
  const auto id = debugger.launch().workgroup(debugger.wave());
  std::copy(id.begin(), id.end(), stop.workgroup);
  stop.pc = debugger.pc(debugger.wave());
  stop.file_pc = debugger.file_pc(debugger.wave());
  stop.executed = debugger.launch().executed();
  debugger.instruction(stop.pc).text.copy(stop.instruction, sizeof stop.instruction - 1);
  why.text.copy(stop.text, sizeof stop.text - 1);
  give_back(stop, to);
}

lockstep_status give_id(const lockstep::Result<int>& made, int32_t* id) {
  if (!made) return fail(made.message());
  if (id) *id = *made;
  return LOCKSTEP_OK;
}

}  // namespace

extern "C" {

lockstep_status lockstep_debug(lockstep_device* device, const lockstep_code* code, const char* kernel,
                               const uint32_t grid[3], const uint32_t block[3], const void* kernarg,
                               uint64_t kernarg_bytes, const lockstep_options* options, lockstep_debugger** debugger) {
  return guarded([&] {
    const lockstep_options given = known_part(options);
    lockstep::LaunchOptions launch_options = options_of(given);
    const bool no_grid = !grid && launch_options.work_items == lockstep::Dim3{0, 0, 0};
    if (!device || !code || !kernel || no_grid || !block || !debugger || (!kernarg && kernarg_bytes != 0))
      return fail("lockstep_debug: a null pointer");
    if (const std::string problem = options_problem(options); !problem.empty()) return fail(problem);
    if (given.trace || given.take_step || given.timeline || given.profile)
      return fail("lockstep_debug takes neither a trace nor a timeline nor a profile: use lockstep_launch for them");
    std::vector<lockstep::HostRange> host_ranges;
    if (const std::string problem = take_host_ranges(options, host_ranges, launch_options); !problem.empty())
      return fail(problem);
    if (grid) launch_options.grid = dim3(grid);
    launch_options.block = dim3(block);
    auto running =
        std::make_unique<const RunningLaunches::Launch>(device->running, RunningLaunches::Launch::Of::debugger);
    const auto lines = std::make_shared<const LaunchLines>(given, lines_of(*device, code));
    launch_options.lines = lines.get();
    auto launch = device->device->begin_kernarg(code_of(*device, code).kernel(kernel), launch_options,
                                                {static_cast<const std::uint8_t*>(kernarg), kernarg_bytes});
    if (!launch) return fail(launch.message());
    auto made = Debugger::create(std::move(*launch));
    if (!made) return fail(made.message());
    *debugger = new lockstep_debugger{device, lines, std::move(running), std::move(*made)};
    return LOCKSTEP_OK;
  });
}

void lockstep_debugger_destroy(lockstep_debugger* debugger) { delete debugger; }

lockstep_status lockstep_debugger_break(lockstep_debugger* debugger, const char* place, const char* condition,
                                        int32_t* id) {
  return guarded([&] {
    if (!debugger || !place) return fail("lockstep_debugger_break: a null pointer");
    return give_id(debugger->debugger->add_breakpoint(place, condition ? condition : ""), id);
  });
}

lockstep_status lockstep_debugger_watch(lockstep_debugger* debugger, const char* place, uint32_t bytes, int32_t* id) {
  return guarded([&] {
    if (!debugger || !place) return fail("lockstep_debugger_watch: a null pointer");
    return give_id(debugger->debugger->add_watchpoint(place, bytes), id);
  });
}

lockstep_status lockstep_debugger_delete(lockstep_debugger* debugger, int32_t id) {
  return guarded([&] {
    if (!debugger) return fail("lockstep_debugger_delete: a null pointer");
    return from(debugger->debugger->remove(id));
  });
}

lockstep_status lockstep_debugger_go(lockstep_debugger* debugger, uint32_t move, lockstep_stop* stop) {
  return guarded([&] {
    if (!debugger) return fail("lockstep_debugger_go: a null pointer");
    if (const std::string problem = size_problem(stop, "lockstep_stop"); !problem.empty()) return fail(problem);
    Debugger& of = *debugger->debugger;
    Debugger::Stop why;
    switch (move) {
      case LOCKSTEP_MOVE_CONTINUE: why = of.resume(); break;
      case LOCKSTEP_MOVE_STEP: why = of.step_instruction(); break;
      case LOCKSTEP_MOVE_NEXT: why = of.step_instruction(1, true); break;
      case LOCKSTEP_MOVE_FINISH: why = of.finish(); break;
      case LOCKSTEP_MOVE_REVERSE_CONTINUE: why = of.reverse_resume(); break;
      case LOCKSTEP_MOVE_REVERSE_STEP: why = of.reverse_step_instruction(); break;
      default: return fail("lockstep_debugger_go: unknown move: use LOCKSTEP_MOVE_...");
    }
    give_stop(of, why, stop);
    return LOCKSTEP_OK;
  });
}

void lockstep_debugger_interrupt(lockstep_debugger* debugger) {
  if (debugger) debugger->debugger->interrupt();
}

lockstep_status lockstep_debugger_select(lockstep_debugger* debugger, uint32_t wave, uint32_t lane) {
  return guarded([&] {
    if (!debugger) return fail("lockstep_debugger_select: a null pointer");
    if (auto selected = debugger->debugger->select_wave(wave); !selected) return from(selected);
    return from(debugger->debugger->select_lane(lane));
  });
}

lockstep_status lockstep_debugger_evaluate(lockstep_debugger* debugger, const char* expression, lockstep_value* value) {
  return guarded([&] {
    if (!debugger || !expression || !value) return fail("lockstep_debugger_evaluate: a null pointer");
    if (const std::string problem = size_problem(value, "lockstep_value"); !problem.empty()) return fail(problem);
    const auto result = debugger->debugger->evaluate(expression);
    if (!result) return fail(result.message());
    lockstep_value given{};
    given.kind = static_cast<std::uint32_t>(result->kind);
    given.bits = result->bits;
    given.number = result->to_double();
    give_back(given, value);
    return LOCKSTEP_OK;
  });
}

lockstep_status lockstep_debugger_set(lockstep_debugger* debugger, const char* place, const char* value) {
  return guarded([&] {
    if (!debugger || !place || !value) return fail("lockstep_debugger_set: a null pointer");
    return from(debugger->debugger->set(place, value));
  });
}

lockstep_status lockstep_debugger_result(lockstep_debugger* debugger, lockstep_result* result) {
  return guarded([&] {
    if (!debugger) return fail("lockstep_debugger_result: a null pointer");
    if (const std::string problem = size_problem(result, "lockstep_result"); !problem.empty()) return fail(problem);
    const lockstep::LaunchResult launch = debugger->debugger->result();
    return report(launch, debugger->device->device->file_pc(launch.fault.pc), result);
  });
}

}  // extern "C"
