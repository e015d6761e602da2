// The commands of `lockstep debug`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command.hpp"
#include "debugger_view.hpp"
#include "lockstep/debugger.hpp"
#include "source_variables.hpp"

namespace command {

class DebugShell {
 public:
  /// `options`: of the launch, which `catch` runs once more with checks.
  DebugShell(lockstep::Debugger& debugger, const lockstep::LazyVariables& variables, const RunOptions& options)
      : debugger_(debugger), variables_(variables), options_(options) {}

  /// Where the launch stands, as after each stop.
  void show_place();
  /// Executes a line. False: it was `quit`.
  bool execute(std::string_view line);
  /// What may stand where `word` was begun.
  std::vector<std::string> complete(const std::string& before, const std::string& word) const;

 private:
  using Words = std::string_view;  // what follows the command's name
  struct Command {
    std::string_view name, short_name, usage, help;
    void (DebugShell::*run)(Words rest);
  };
  static std::span<const Command> commands();
  static const Command* find_command(std::string_view name, std::string& problem);

  void say(const std::string& text);
  void stopped(const lockstep::Debugger::Stop& stop);
  void add_breakpoint(Words rest, bool temporary);
  template <class Move>
  void repeat(Words rest, Move&& move);

  // debug_shell.cpp
  void help(Words rest);
  void set_break(Words rest) { add_breakpoint(rest, false); }
  void set_tbreak(Words rest) { add_breakpoint(rest, true); }
  void watch(Words rest);
  void remove(Words rest);
  void enable(Words rest);
  void disable(Words rest);
  void step(Words rest);
  void next(Words rest);
  void stepi(Words rest);
  void nexti(Words rest);
  void go_on(Words rest);
  void until(Words rest);
  void finish(Words rest);
  void reverse_step(Words rest);
  void reverse_next(Words rest);
  void reverse_stepi(Words rest);
  void reverse_continue(Words rest);
  void wave(Words rest);
  void lane(Words rest);
  void set(Words rest);
  void quit(Words rest);

  // debug_shell_frames.cpp
  void backtrace(Words rest);
  void frame(Words rest);
  void up(Words rest);
  void down(Words rest);
  void select_frame(std::uint64_t number);
  void show_frame();
  void set_catch(Words rest);

  // debug_shell_show.cpp
  void print(Words rest);
  void print_object(Words text, const lockstep::debug::Expression& expression, Words format_text);
  void print_each(Words rest);
  void row(Words rest);
  void examine(Words rest);
  void info(Words rest);
  void disassemble(Words rest);
  void list(Words rest);
  void info_registers();
  void info_waves();
  void info_breakpoints();
  void info_counters();
  void info_lds();
  void info_line();
  void info_locals();
  void info_findings();

  lockstep::Debugger& debugger_;
  const lockstep::LazyVariables& variables_;
  const RunOptions& options_;
  SourceFiles sources_;
  std::uint64_t listed_pc_ = 0;    // of the stop that `list` has shown lines around, and
  std::uint32_t listed_line_ = 0;  // the line to go on with
  std::string listed_file_;
  bool quit_ = false;
};

}  // namespace command
