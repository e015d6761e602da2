// Commands that move and change a launch.
#include "debug_shell.hpp"

#include <algorithm>
#include <cstdio>

#include "debugger_names.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "number.hpp"
#include "source_lines.hpp"
#include "suggestion.hpp"

namespace command {

using lockstep::Debugger;
using lockstep::decimal;

namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

/// `a if b` in two.
std::pair<std::string_view, std::string_view> split_condition(std::string_view text) {
  if (text == "if" || text.starts_with("if ")) return {"", trimmed(text.substr(2))};
  if (text.ends_with(" if")) return {trimmed(text.substr(0, text.size() - 3)), ""};
  const std::size_t at = text.find(" if ");
  if (at == std::string_view::npos) return {text, ""};
  return {trimmed(text.substr(0, at)), trimmed(text.substr(at + 4))};
}

/// A command of gdb's that is none here, and what does its work.
struct OfGdb {
  std::string_view name, instead;
};
constexpr std::string_view begun =
    "the launch has begun already: continue runs on from where it stands, reverse-continue back to its beginning";
constexpr std::string_view waves_are_threads =
    "waves are the threads here: wave NUMBER selects one, info waves lists them";
constexpr std::string_view no_kill = "quit leaves, reverse-continue goes back to the launch's beginning";
constexpr OfGdb of_gdb[] = {{"run", begun},
                            {"r", begun},
                            {"start", begun},
                            {"starti", begun},
                            {"kill", no_kill},
                            {"k", no_kill},
                            {"thread", waves_are_threads}};

}  // namespace

std::span<const DebugShell::Command> DebugShell::commands() {
  using S = DebugShell;
  static constexpr Command list[] = {
      {"break", "b", "break PLACE [if CONDITION]",
       "stop before an instruction: 0xADDRESS, FILE:LINE, LINE, KERNEL or FUNCTION", &S::set_break},
      {"tbreak", "tb", "tbreak PLACE [if CONDITION]", "the same, once", &S::set_tbreak},
      {"watch", "", "watch REGISTER | watch MEMORY [BYTES]",
       "stop when a value changes: watch sum, watch v3[5], watch lds[0] 64", &S::watch},
      {"catch", "", "catch finding [KIND,...] | catch none",
       "stop where a check finds something (wait, hazard, init, race, sync, memory, guess, coherence; all: all but "
       "guess)",
       &S::set_catch},
      {"delete", "d", "delete [NUMBER]", "remove a breakpoint or watchpoint, or all", &S::remove},
      {"enable", "", "enable NUMBER", "let a breakpoint stop again", &S::enable},
      {"disable", "", "disable NUMBER", "keep a breakpoint from stopping", &S::disable},
      {"step", "s", "step [COUNT]", "go to the next source line of the wave, into calls", &S::step},
      {"next", "n", "next [COUNT]", "go to the next source line of the wave, over calls", &S::next},
      {"stepi", "si", "stepi [COUNT]", "execute instructions of the wave", &S::stepi},
      {"nexti", "ni", "nexti [COUNT]", "the same, a call as one", &S::nexti},
      {"continue", "c", "continue [N]", "run on, to the Nth stop", &S::go_on},
      {"until", "u", "until PLACE", "run until the wave comes there, or ends", &S::until},
      {"finish", "", "finish", "run until the wave's function returns; in the kernel, until the wave ends", &S::finish},
      {"reverse-step", "rs", "reverse-step [COUNT]", "go back to where the wave's line began, then to the lines before",
       &S::reverse_step},
      {"reverse-next", "rn", "reverse-next [COUNT]", "the same, over calls", &S::reverse_next},
      {"reverse-stepi", "rsi", "reverse-stepi [COUNT]", "take back instructions of the wave", &S::reverse_stepi},
      {"reverse-continue", "rc", "reverse-continue",
       "run backwards: to the last breakpoint, the last write of a watched value; from a finding to its cause",
       &S::reverse_continue},
      {"backtrace", "bt", "backtrace", "the functions that the wave is in", &S::backtrace},
      {"where", "", "where", "the same", &S::backtrace},
      {"frame", "f", "frame [NUMBER]", "select a function whose variables expressions see: 0 is the innermost",
       &S::frame},
      {"up", "", "up", "the frame that has called or inlined this one", &S::up},
      {"down", "", "down", "the frame that this one has called", &S::down},
      {"wave", "", "wave [NUMBER]", "which wave of the workgroup is looked at and stepped", &S::wave},
      {"lane", "", "lane [NUMBER]", "which lane of it", &S::lane},
      {"print", "p", "print[/FORMAT] EXPRESSION",
       "a value; FORMAT: x d u f, i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64", &S::print},
      {"row", "", "row[/FORMAT] vN", "a vector register, all lanes", &S::row},
      {"set", "", "set PLACE = EXPRESSION",
       "change a variable, register or memory: set sum = 2.5, set v3[5] = 7, set f32(lds[16]) = 1.5", &S::set},
      {"x", "", "x[/COUNT[FORMAT]] ADDRESS | lds[N] | scratch[N]", "memory, such as x/16f 0x1000000000", &S::examine},
      {"info", "i", "info registers [NAME...] | waves | breakpoints | counters | lds | line | locals | findings",
       "tables", &S::info},
      {"disassemble", "dis", "disassemble [COUNT]", "instructions around the next one, with source", &S::disassemble},
      {"list", "l", "list [LINE | FILE:LINE]", "source lines", &S::list},
      {"help", "h", "help [COMMAND]", "this", &S::help},
      {"quit", "q", "quit", "leave", &S::quit}};
  return list;
}

const DebugShell::Command* DebugShell::find_command(std::string_view name, std::string& problem) {
  if (name == "exit") name = "quit";
  for (const OfGdb& each : of_gdb) {
    if (name != each.name) continue;
    problem = "no command '" + std::string(name) + "': " + std::string(each.instead);
    return nullptr;
  }
  std::vector<const Command*> fitting;
  for (const Command& each : commands()) {
    if (name == each.name || (name == each.short_name && !name.empty())) return &each;
    if (each.name.starts_with(name)) fitting.push_back(&each);
  }
  if (fitting.size() == 1) return fitting.front();
  std::vector<std::string> names;
  std::string list;
  for (const Command* each : fitting) list += (list.empty() ? "" : ", ") + std::string(each->name);
  for (const Command& each : commands()) names.emplace_back(each.name);
  const std::string meant = nearest_name(name, names);
  problem = "no command '" + std::string(name) + "'" +
            (!fitting.empty() ? ": it may be " + list
             : !meant.empty() ? "; did you mean '" + meant + "'?"
                              : "; help lists them");
  return nullptr;
}

void DebugShell::say(const std::string& text) {
  std::fputs(text.c_str(), stdout);
  std::fputc('\n', stdout);
}

void DebugShell::show_place() {
  if (debugger_.launch().waves() == 0) return;
  say(place_of(debugger_));
  const auto source = debugger_.source(debugger_.file_pc(debugger_.wave()));
  if (source) {
    const auto text = sources_.line(source->file, source->line);
    if (text) say(decimal(source->line) + "\t" + *text);
  }
  say("=> " + next_instruction(debugger_));
}

void DebugShell::stopped(const Debugger::Stop& stop) {
  if (const std::string text = stop_text(debugger_, stop); !text.empty()) say(text);
  if (stop.why != Debugger::Why::ended && stop.why != Debugger::Why::failed) show_place();
}

bool DebugShell::execute(std::string_view line) {
  line = trimmed(line);
  if (line.empty() || line.front() == '#') return true;
  const std::size_t end = line.find_first_of(" \t/");
  const std::string_view name = line.substr(0, end);
  std::string problem;
  const Command* const command = find_command(name, problem);
  if (command == nullptr) {
    say(problem);
    return true;
  }
  (this->*command->run)(end == std::string_view::npos ? "" : trimmed(line.substr(end)));
  return !quit_;
}

std::vector<std::string> DebugShell::complete(const std::string& before, const std::string& word) const {
  std::vector<std::string> result;
  const auto offer = [&](std::string_view text) {
    if (text.starts_with(word)) result.emplace_back(text);
  };
  if (trimmed(before).empty()) {
    for (const Command& each : commands()) offer(each.name);
    return result;
  }
  if (trimmed(before) == "info" || trimmed(before) == "i")
    for (const char* each : {"registers", "waves", "breakpoints", "counters", "lds", "line", "locals", "findings"})
      offer(each);
  if (trimmed(before) == "help")
    for (const Command& each : commands()) offer(each.name);
  for (const std::string& each : names_beginning_with(debugger_, word)) result.push_back(each);
  return result;
}

void DebugShell::help(Words rest) {
  std::string problem;
  const Command* const one = rest.empty() ? nullptr : find_command(rest, problem);
  if (!rest.empty() && one == nullptr) return say(problem);
  for (const Command& each : commands()) {
    if (one != nullptr && one != &each) continue;
    std::string line(each.usage);
    if (line.size() < 44) line.resize(44, ' ');
    if (!each.short_name.empty()) line += "(" + std::string(each.short_name) + ") ";
    say(line.append(each.help));
  }
  if (one == nullptr)
    say("Expressions: variables of the source, as in C (sum, acc[1], p.a, q->b, *in, &x, (float)n), wave, lane, "
        "workgroup, pc, exec, vcc, scc, m0, sN, s[N:N+1], vN[LANE], vN, aN, mem[ADDRESS], "
        "lds[N], "
        "scratch[N] (mem8 to mem64 and so on), TYPE(...) as f32(v3), numbers, names of the code object, operators of "
        "C");
}

void DebugShell::quit(Words) { quit_ = true; }

void DebugShell::add_breakpoint(Words rest, bool temporary) {
  const auto [place, condition] = split_condition(rest);
  if (condition.empty() && rest != place) return say("write a condition after 'if'");
  std::string where(place);
  if (where.empty()) where = lockstep::hex(debugger_.file_pc(debugger_.wave()));
  const auto id = debugger_.add_breakpoint(where, condition, temporary);
  if (!id) return say(id.message());
  const auto& breakpoint = debugger_.breakpoints().back();
  std::string text = "breakpoint " + decimal(*id) + " at";
  for (const std::uint64_t pc : breakpoint.pcs) {
    const std::uint64_t file_pc = debugger_.launch().code().file_address(pc);
    text += " " + lockstep::hex(file_pc);
    if (const auto source = debugger_.source(file_pc))
      text += " (" + lockstep::SourceLines::shown(source->file) + ":" + decimal(source->line) + ")";
  }
  say(text);
}

void DebugShell::watch(Words rest) {
  std::uint64_t bytes = 0;
  // A number after the place, with a space before it, is its size.
  if (const std::size_t space = rest.find_last_of(' '); space != std::string_view::npos) {
    bool negative = false;
    const std::string_view before = trimmed(rest.substr(0, space));
    if (before.ends_with(']') && parse_integer(rest.substr(space + 1), negative, bytes) && !negative) rest = before;
    if (bytes > 65536) return say("at most 65536 bytes can be watched");
  }
  const auto id = debugger_.add_watchpoint(rest, static_cast<std::uint32_t>(bytes));
  if (!id) return say(id.message());
  const auto& made = debugger_.breakpoints().back();
  const std::string place = place_text(*made.watched, debugger_.launch());
  say("watchpoint " + decimal(*id) + ": " + (made.label.empty() ? place : made.label + ", " + place));
}

namespace {

/// The breakpoint that `rest` names, or a sentence.
lockstep::debug::Breakpoint* named(Debugger& debugger, std::string_view rest, std::string& problem) {
  bool negative = false;
  std::uint64_t number = 0;
  if (!parse_integer(rest, negative, number) || negative) {
    problem = "write the number of a breakpoint: info breakpoints lists them";
    return nullptr;
  }
  for (auto& each : debugger.breakpoints())
    if (static_cast<std::uint64_t>(each.id) == number) return &each;
  problem = "there is no breakpoint " + decimal(number);
  return nullptr;
}

}  // namespace

void DebugShell::remove(Words rest) {
  if (rest.empty()) return debugger_.remove_all();
  std::string problem;
  const auto* const breakpoint = named(debugger_, rest, problem);
  if (breakpoint == nullptr) return say(problem);
  (void)debugger_.remove(breakpoint->id);
}

void DebugShell::enable(Words rest) {
  std::string problem;
  if (auto* const breakpoint = named(debugger_, rest, problem))
    breakpoint->enabled = true;
  else
    say(problem);
}

void DebugShell::disable(Words rest) {
  std::string problem;
  if (auto* const breakpoint = named(debugger_, rest, problem))
    breakpoint->enabled = false;
  else
    say(problem);
}

/// `move` so often as `rest` says, until something else stops.
template <class Move>
void DebugShell::repeat(Words rest, Move&& move) {
  bool negative = false;
  std::uint64_t count = 1;
  if (!rest.empty() && (!parse_integer(rest, negative, count) || negative || count == 0))
    return say("write how often, as a number from 1 on");
  Debugger::Stop stop;
  for (; count != 0; --count) {
    stop = move();
    if (stop.why != Debugger::Why::stepped) break;
  }
  stopped(stop);
}

void DebugShell::step(Words rest) {
  repeat(rest, [&] { return debugger_.step_line(); });
}
void DebugShell::next(Words rest) {
  repeat(rest, [&] { return debugger_.step_line(true); });
}
void DebugShell::stepi(Words rest) {
  repeat(rest, [&] { return debugger_.step_instruction(); });
}
void DebugShell::nexti(Words rest) {
  repeat(rest, [&] { return debugger_.step_instruction(1, true); });
}
void DebugShell::reverse_step(Words rest) {
  repeat(rest, [&] { return debugger_.reverse_step_line(); });
}
void DebugShell::reverse_next(Words rest) {
  repeat(rest, [&] { return debugger_.reverse_step_line(true); });
}
void DebugShell::reverse_stepi(Words rest) {
  repeat(rest, [&] { return debugger_.reverse_step_instruction(); });
}
/// Past so many stops, but for the last.
void DebugShell::go_on(Words rest) {
  bool negative = false;
  std::uint64_t count = 1;
  if (!rest.empty() && (!parse_integer(rest, negative, count) || negative || count == 0))
    return say("write at which stop from here to stop, as a number from 1 on");
  Debugger::Stop stop;
  for (; count != 0; --count) {
    stop = debugger_.resume();
    if (stop.why != Debugger::Why::breakpoint && stop.why != Debugger::Why::watchpoint) break;
  }
  stopped(stop);
}
void DebugShell::finish(Words) { stopped(debugger_.finish()); }
void DebugShell::reverse_continue(Words) { stopped(debugger_.reverse_resume()); }

void DebugShell::until(Words rest) {
  const auto places = debugger_.find(rest);
  if (!places) return say(places.message());
  stopped(debugger_.run_to(*places));
}

void DebugShell::wave(Words rest) {
  bool negative = false;
  std::uint64_t number = 0;
  if (rest.empty()) return show_place();
  if (!parse_integer(rest, negative, number) || negative || number > 0xffffffff)
    return say("write the number of a wave");
  const auto selected = debugger_.select_wave(static_cast<std::uint32_t>(number));
  selected ? show_place() : say(selected.message());
}

void DebugShell::lane(Words rest) {
  bool negative = false;
  std::uint64_t number = 0;
  if (rest.empty()) return say("lane " + decimal(debugger_.lane()));
  if (!parse_integer(rest, negative, number) || negative || number > 0xffffffff)
    return say("write the number of a lane");
  if (const auto selected = debugger_.select_lane(static_cast<std::uint32_t>(number)); !selected)
    say(selected.message());
}

void DebugShell::set(Words rest) {
  // The = that is no part of ==, <=, >=, !=.
  std::size_t at = 0;
  while ((at = rest.find('=', at)) != std::string_view::npos) {
    const bool compares = (at + 1 < rest.size() && rest[at + 1] == '=') ||
                          (at != 0 && std::string_view("=<>!").find(rest[at - 1]) != std::string_view::npos);
    if (!compares) break;
    at += 1;
  }
  if (at == std::string_view::npos) return say("write set PLACE = EXPRESSION");
  const auto done = debugger_.set(trimmed(rest.substr(0, at)), trimmed(rest.substr(at + 1)));
  if (!done) say(done.message());
}

}  // namespace command
