// The begin of a session: capabilities, launches, and restarts.
#include "dap_session.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace command {

using lockstep::Debugger;
using lockstep::decimal;

Json DapSession::initialize(const Json&) {
  Json capabilities;
  for (const char* each : {"supportsConfigurationDoneRequest",
                           "supportsConditionalBreakpoints",
                           "supportsHitConditionalBreakpoints",
                           "supportsLogPoints",
                           "supportsFunctionBreakpoints",
                           "supportsStepBack",
                           "supportsSetVariable",
                           "supportsSetExpression",
                           "supportsReadMemoryRequest",
                           "supportsWriteMemoryRequest",
                           "supportsDisassembleRequest",
                           "supportsInstructionBreakpoints",
                           "supportsSteppingGranularity",
                           "supportsDataBreakpoints",
                           "supportsEvaluateForHovers",
                           "supportsExceptionInfoRequest",
                           "supportsTerminateRequest",
                           "supportsRestartRequest",
                           "supportsCompletionsRequest",
                           "supportsDataBreakpointBytes"})
    capabilities[each] = true;
  capabilities["completionTriggerCharacters"] = {".", ">"};
  capabilities["exceptionBreakpointFilters"] = exception_filters();
  return capabilities;
}

namespace {

/// "4K" or 4096 as the command line has it. Another type: the library's exception.
std::string number_text(const Json& value) {
  return value.is_number_unsigned() ? decimal(value.get<std::uint64_t>()) : value.get<std::string>();
}

/// "4", 4 or [4,1,1] as the command line has it.
std::string dimensions(const Json& value) {
  if (!value.is_array()) return number_text(value);
  std::string text;
  for (const Json& each : value) {
    if (!text.empty()) text += ',';
    text += number_text(each);
  }
  return text;
}

}  // namespace

/// The options of `lockstep run` that a launch request has.
RunOptions DapSession::options_of(const Json& arguments) {
  RunOptions options;
  options.file = arguments.value("program", "");
  options.kernel = arguments.value("kernel", "");
  options.target = arguments.value("target", "");
  if (options.file.empty()) throw Failure{"launch wants 'program', a code object"};
  if (arguments.contains("grid")) options.grid = dimensions(arguments["grid"]);
  if (arguments.contains("workItems")) options.work_items = dimensions(arguments["workItems"]);
  if (arguments.contains("cluster")) options.cluster = dimensions(arguments["cluster"]);
  options.block = arguments.contains("block") ? dimensions(arguments["block"]) : "64";
  if (options.grid.empty() && options.work_items.empty()) options.grid = "1";
  options.arguments = arguments.value("args", std::vector<std::string>());
  options.kernarg = arguments.value("kernarg", "");
  options.outputs = arguments.value("out", std::vector<std::string>());
  if (arguments.contains("maxInstructions")) options.max_instructions = number_text(arguments["maxInstructions"]);
  if (arguments.contains("interleave")) options.interleave = number_text(arguments["interleave"]);
  if (arguments.contains("stackBytes")) options.stack_bytes = number_text(arguments["stackBytes"]);
  options.matrix_model = arguments.value("matrixModel", "");
  options.numerics = arguments.value("numerics", "");
  return options;
}

/// Loads a kernel and begins its launch. A failure leaves the session as it was.
std::string DapSession::open(const Json& arguments) {
  const RunOptions options = options_of(arguments);
  auto session = Session::open(options);
  if (!session) throw Failure{session.message()};
  auto stepped = (*session)->begin();
  if (!stepped) throw Failure{stepped.message()};
  const std::string problem = (*session)->lines().problem();
  auto made = Debugger::create(std::move(*stepped), problem.empty() ? &(*session)->lines() : nullptr);
  if (!made) throw Failure{made.message()};
  no_debug_ = arguments.value("noDebug", false);
  stop_on_entry_ = !no_debug_ && arguments.value("stopOnEntry", false);
  stop_at_end_ = !no_debug_ && arguments.value("stopAtEnd", false);
  debugger_.reset();
  session_ = std::move(*session);
  variables_.emplace(session_->elf());
  debugger_ = std::move(*made);
  debugger_->set_variables(&*variables_);
  options_ = options;
  addresses_.clear();
  objects_.clear();
  fault_.clear();
  ended_ = false;
  return problem;
}

Json DapSession::launch(const Json& arguments) {
  if (debugger_) throw Failure{"a kernel has been launched already"};
  const std::string problem = open(arguments);
  launched_ = arguments;
  after_ = [this, problem] {
    if (!problem.empty()) channel_->event("output", {{"category", "important"}, {"output", problem + "\n"}});
    channel_->event("initialized", Json::object());
  };
  return Json::object();
}

/// Reads the files and launches again. Breakpoints stay, with their numbers.
Json DapSession::restart(const Json& arguments) {
  (void)debugger();
  const auto changed = arguments.find("arguments");
  const Json& wanted = changed != arguments.end() && changed->is_object() ? *changed : launched_;
  (void)open(wanted);
  launched_ = wanted;
  wishes_.clear();
  breakpoints_.clear();
  restarting_ = true;
  const struct AtEnd {
    bool& restarting;
    ~AtEnd() { restarting = false; }
  } at_end{restarting_};
  for (const auto& [group, asked] : asked_) {
    try {
      const Json body = (this->*asked.set)(asked.arguments);
      for (const Json& each : body.value("breakpoints", Json::array()))
        if (each.contains("id")) channel_->event("breakpoint", {{"reason", "changed"}, {"breakpoint", each}});
    } catch (const Failure& failure) {  // the new files may not have what the old ones had
      channel_->event("output",
                      {{"category", "important"},
                       {"output", "the breakpoints of '" + group + "' are not set again: " + failure.why + "\n"}});
    }
  }
  return configuration_done(Json::object());
}

}  // namespace command
