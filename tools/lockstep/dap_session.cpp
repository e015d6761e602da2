// Life of a session, and motion.
#include "dap_session.hpp"

#include <cstdio>

#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace command {

using lockstep::Debugger;
using lockstep::decimal;
using lockstep::hex;

DapSession::DapSession()
    : channel_(std::make_unique<DapChannel>([this] {
        if (Debugger* const running = interruptible_.load()) running->interrupt();
      })) {}

const std::map<std::string, DapSession::Handler, std::less<>>& DapSession::handlers() {
  using S = DapSession;
  static const std::map<std::string, Handler, std::less<>> all = {
      {"initialize", &S::initialize},
      {"launch", &S::launch},
      {"restart", &S::restart},
      {"configurationDone", &S::configuration_done},
      {"disconnect", &S::disconnect},
      {"terminate", &S::terminate},
      {"threads", &S::threads},
      {"continue", &S::go_on},
      {"next", &S::next},
      {"stepIn", &S::step_in},
      {"stepOut", &S::step_out},
      {"stepBack", &S::step_back},
      {"reverseContinue", &S::reverse_continue},
      {"pause", &S::pause},
      {"exceptionInfo", &S::exception_info},
      {"setBreakpoints", &S::set_breakpoints},
      {"setFunctionBreakpoints", &S::set_function_breakpoints},
      {"setInstructionBreakpoints", &S::set_instruction_breakpoints},
      {"setDataBreakpoints", &S::set_data_breakpoints},
      {"dataBreakpointInfo", &S::data_breakpoint_info},
      {"setExceptionBreakpoints", &S::set_exception_breakpoints},
      {"stackTrace", &S::stack_trace},
      {"scopes", &S::scopes},
      {"variables", &S::variables},
      {"setVariable", &S::set_variable},
      {"setExpression", &S::set_expression},
      {"evaluate", &S::evaluate},
      {"completions", &S::completions},
      {"readMemory", &S::read_memory},
      {"writeMemory", &S::write_memory},
      {"disassemble", &S::disassemble}};
  return all;
}

int DapSession::run() {
  while (!left_) {
    const auto request = channel_->next();
    if (!request) break;
    if (text_of(*request, "type") == "request") handle(*request);
  }
  const bool ran = debugger_ && (debugger_->launch().executed() != 0 || debugger_->over());
  if (!left_) {
    const std::string problem = channel_->problem();
    std::fprintf(stderr, "lockstep: the client of dap hung up%s%s\n", problem.empty() ? "" : ": ", problem.c_str());
    if (!problem.empty()) return bad_input;
  }
  if (!ran) return left_ && debugger_ ? done : bad_input;
  return debugger_->over() && debugger_->launch().fault() ? fault : done;
}

void DapSession::handle(const Json& request) {
  if (const auto command = request.find("command"); command == request.end() || !command->is_string())
    return channel_->refuse(request, "a request without a 'command' that is a string");
  if (const auto number = request.find("seq"); number != request.end() && !number->is_number_integer())
    return channel_->refuse(request, "a request whose 'seq' is no whole number");
  const std::string name = text_of(request, "command");
  const auto handler = handlers().find(name);
  if (handler == handlers().end()) return channel_->refuse(request, "lockstep has no request '" + name + "'");
  after_ = nullptr;
  try {
    const auto arguments = request.find("arguments");
    const bool given = arguments != request.end() && !arguments->is_null();
    if (given && !arguments->is_object())
      return channel_->refuse(request, "the arguments of '" + name + "' are no JSON object");
    Json body = (this->*handler->second)(given ? *arguments : Json::object());
    channel_->respond(request, std::move(body));
  } catch (const Failure& failure) {
    return channel_->refuse(request, failure.why);
  } catch (const Json::exception& wrong) {
    return channel_->refuse(request, "the arguments of '" + name + "' are wrong: " + wrong.what());
  } catch (const std::exception& wrong) {
    return channel_->refuse(request, "'" + name + "' failed: " + wrong.what());
  }
  if (after_) std::exchange(after_, nullptr)();
}

Debugger& DapSession::debugger() {
  if (!debugger_) throw Failure{"nothing has been launched yet"};
  return *debugger_;
}

Json DapSession::configuration_done(const Json&) {
  (void)debugger();
  after_ = [this] {
    if (stop_on_entry_)
      channel_->event("stopped",
                      {{"reason", "entry"}, {"threadId", debugger_->wave() + 1}, {"allThreadsStopped", true}});
    else
      resume();
  };
  return Json::object();
}

Json DapSession::disconnect(const Json&) {
  left_ = true;
  return Json::object();
}

Json DapSession::terminate(const Json&) {
  pausing_ = true;
  after_ = [this] {
    if (!std::exchange(ended_, true)) channel_->event("terminated", Json::object());
  };
  return Json::object();
}

Json DapSession::threads(const Json&) {
  Json list = Json::array();
  const lockstep::SteppedLaunch& launch = debugger().launch();
  for (std::uint32_t i = 0; i < launch.waves(); ++i)
    list.push_back({{"id", i + 1},
                    {"name", workgroup_text(launch, i) + " wave " + decimal(i) + ", " +
                                 std::string(status_text(debugger_->status(i)))}});
  return {{"threads", list}};
}

std::uint32_t DapSession::wave_of_thread(const Json& arguments) {
  const std::uint32_t waves = debugger().launch().waves();
  const auto id = arguments.value("threadId", std::uint64_t{0});
  if (id == 0 || id > waves)
    throw Failure{"there is no thread " + decimal(id) + ": the workgroup has " + lockstep::count_of(waves, "wave")};
  return static_cast<std::uint32_t>(id - 1);
}

/// Continue is interrupted by requests that come meanwhile, and goes on when they have been answered.
void DapSession::resume() {
  pausing_ = false;
  for (;;) {
    interruptible_ = debugger_.get();
    const Debugger::Stop stop = debugger_->resume();
    interruptible_ = nullptr;
    if (stop.why != Debugger::Why::interrupted && is_wanted(stop)) return stopped(stop);
    while (channel_->waiting()) {
      const auto request = channel_->next();
      if (!request) {
        // The client is gone; run() will see the end again.
        return;
      }
      handle(*request);
      if (left_) return;
    }
    if (pausing_) return stopped(stop);
  }
}

void DapSession::stopped(const Debugger::Stop& stop) {
  using Why = Debugger::Why;
  objects_.clear();  // references to variables hold until something executes
  const std::string text = stop_text(*debugger_, stop);
  Json body{{"threadId", debugger_->wave() + 1}, {"allThreadsStopped", true}};
  if (!text.empty()) body["description"] = text;
  switch (stop.why) {
    case Why::ended: {
      channel_->event("output", {{"category", "console"}, {"output", text + "\n"}});
      if (!ended_) {
        if (auto given = session_->give_results(); !given)
          channel_->event("output", {{"category", "stderr"}, {"output", given.message() + "\n"}});
      }
      if (!stop_at_end_) {
        ended_ = true;
        channel_->event("exited", {{"exitCode", 0}});
        channel_->event("terminated", Json::object());
        return;
      }
      body["reason"] = "end";
      break;
    }
    case Why::fault:
      if (fault_ == text) {  // told already, and nothing comes behind it
        ended_ = true;
        channel_->event("exited", {{"exitCode", 1}});
        channel_->event("terminated", Json::object());
        return;
      }
      fault_ = text;
      channel_->event("output", {{"category", "stderr"}, {"output", text + "\n"}});
      body["reason"] = "exception";
      body["text"] = text;
      break;
    case Why::breakpoint: body["reason"] = "breakpoint"; break;
    case Why::watchpoint: body["reason"] = "data breakpoint"; break;
    case Why::interrupted: body["reason"] = "pause"; break;
    case Why::failed:
      channel_->event("output", {{"category", "stderr"}, {"output", text + "\n"}});
      body["reason"] = "breakpoint";
      break;
    case Why::finding:
      body["reason"] = "exception";
      body["text"] = text;
      channel_->event("output", {{"category", "important"}, {"output", text + "\n"}});
      break;
    default: body["reason"] = "step"; break;
  }
  if (stop.id != 0) body["hitBreakpointIds"] = {told_id(stop.id)};
  channel_->event("stopped", body);
}

Json DapSession::go_on(const Json&) {
  (void)debugger();
  after_ = [this] { resume(); };
  return {{"allThreadsContinued", true}};
}

Json DapSession::pause(const Json&) {
  (void)debugger();
  pausing_ = true;
  return Json::object();
}

namespace {
bool by_instruction(const Json& arguments, const Debugger& debugger) {
  return arguments.value("granularity", "") == "instruction" || debugger.lines() == nullptr;
}
}  // namespace

Json DapSession::next(const Json& arguments) {
  (void)debugger().select_wave(wave_of_thread(arguments));
  after_ = [this, instruction = by_instruction(arguments, *debugger_)] {
    stopped(instruction ? debugger_->step_instruction(1, true) : debugger_->step_line(true));
  };
  return Json::object();
}

Json DapSession::step_in(const Json& arguments) {
  (void)debugger().select_wave(wave_of_thread(arguments));
  after_ = [this, instruction = by_instruction(arguments, *debugger_)] {
    stopped(instruction ? debugger_->step_instruction() : debugger_->step_line());
  };
  return Json::object();
}

Json DapSession::step_out(const Json& arguments) {
  (void)debugger().select_wave(wave_of_thread(arguments));
  after_ = [this] { stopped(debugger_->finish()); };
  return Json::object();
}

Json DapSession::step_back(const Json& arguments) {
  (void)debugger().select_wave(wave_of_thread(arguments));
  fault_.clear();
  after_ = [this, instruction = by_instruction(arguments, *debugger_)] {
    stopped(instruction ? debugger_->reverse_step_instruction() : debugger_->reverse_step_line(true));
  };
  return Json::object();
}

Json DapSession::reverse_continue(const Json& arguments) {
  (void)debugger().select_wave(wave_of_thread(arguments));
  fault_.clear();
  after_ = [this] {
    Debugger::Stop stop = debugger_->reverse_resume();
    while (stop.why == Debugger::Why::breakpoint && wishes_.contains(stop.id) && !wishes_[stop.id].log.empty())
      stop = debugger_->reverse_resume();
    stopped(stop);
  };
  return Json::object();
}

int dap() { return DapSession().run(); }

}  // namespace command
