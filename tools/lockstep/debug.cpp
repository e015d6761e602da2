// lockstep debug: a launch at the command line.
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>

#include "command.hpp"
#include "debug_shell.hpp"
#include "line_input.hpp"
#include "session.hpp"
#include "source_variables.hpp"

namespace command {

namespace {

/// The debugger that Ctrl-C interrupts.
std::atomic<lockstep::Debugger*> running{nullptr};

extern "C" void on_interrupt(int) {
  if (lockstep::Debugger* const debugger = running.load()) debugger->interrupt();
}

class InterruptHandler {
 public:
  explicit InterruptHandler(lockstep::Debugger& debugger) {
    running = &debugger;
    std::signal(SIGINT, on_interrupt);
  }
  ~InterruptHandler() {
    std::signal(SIGINT, SIG_DFL);
    running = nullptr;
  }
  InterruptHandler(const InterruptHandler&) = delete;
  InterruptHandler& operator=(const InterruptHandler&) = delete;
};

}  // namespace

int debug(const RunOptions& options) {
  auto opened = Session::open(options);
  if (!opened) return fail(opened.message());
  Session& session = **opened;
  auto launch = session.begin();
  if (!launch) return fail(launch.message());
  const auto problem = session.lines().problem();
  auto made = lockstep::Debugger::create(std::move(*launch), problem.empty() ? &session.lines() : nullptr);
  if (!made) return fail(made.message());
  lockstep::Debugger& debugger = **made;
  const InterruptHandler handler(debugger);
  if (!problem.empty()) std::printf("no source lines: %s\n", problem.c_str());
  const lockstep::LazyVariables variables(session.elf());
  debugger.set_variables(&variables);
  DebugShell shell(debugger, variables, options);
  shell.show_place();
  const auto input =
      open_line_input([&](const std::string& before, const std::string& word) { return shell.complete(before, word); });
  std::string last;
  bool asked_to_quit = false;
  bool ever_ran = false;
  while (const auto line = input->next("(lockstep) ")) {
    // An empty line at the terminal does once more what the last one did.
    if (!line->empty() || !input->interactive()) last = *line;
    asked_to_quit = !shell.execute(last);
    ever_ran = ever_ran || debugger.launch().executed() != 0 || debugger.over();
    if (asked_to_quit) break;
  }
  if (debugger.over()) {
    if (auto given = session.give_results(); !given) return fail(given.message());
    const lockstep::LaunchResult result = debugger.result();
    return result ? session.compare_results() : fault;
  }
  if (!asked_to_quit) {
    std::fprintf(stderr, "lockstep: the input ended while %s\n",
                 ever_ran ? "the launch was not over: what --out, --print and --expect ask for was not done"
                          : "nothing had been executed");
    return ever_ran ? done : bad_input;
  }
  return done;
}

}  // namespace command
