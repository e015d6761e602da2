// Commands that show a launch.
#include <algorithm>
#include <cstring>

#include "debug_shell.hpp"
#include "debugger_names.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "number.hpp"
#include "source_lines.hpp"

namespace command {

using lockstep::decimal;
using lockstep::hex;
using lockstep::debug::StatePlace;
using lockstep::debug::Value;
using lockstep::debug::ValueType;

namespace {

/// "/FORMAT" at the front of `rest`, taken away; empty if there is none.
std::string_view take_format(std::string_view& rest) {
  if (!rest.starts_with('/')) return "";
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view format = rest.substr(1, end - 1);
  rest.remove_prefix(end);
  while (rest.starts_with(' ')) rest.remove_prefix(1);
  return format;
}

std::string unknown_format(std::string_view text) {
  return "no format '" + std::string(text) + "': there are x d u f i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64";
}

}  // namespace

void DebugShell::print(Words rest) {
  const std::string_view format_text = take_format(rest);
  const auto format = parse_format(format_text);
  if (!format_text.empty() && !format) return say(unknown_format(format_text));
  const auto expression = debugger_.parse(rest);
  if (!expression) return say(expression.message());
  if (expression->has_variables()) return print_object(rest, *expression, format_text);
  std::optional<ValueType> type;
  const auto place = expression->place(debugger_.at(), type);
  if (place && !type) {  // its bits, in whatever way
    const std::uint64_t bits = read_place(*place, debugger_.launch());
    if (format) return say(std::string(rest) + " = " + show_bits(*format, bits, std::min(place->size, 8u)));
    return say(std::string(rest) + " = " + decimal(bits) + " (" + show_bits({}, bits, std::min(place->size, 8u)) + ")");
  }
  const auto value = expression->evaluate(debugger_.at());
  if (!value) return say(value.message());
  if (!format) return say(std::string(rest) + " = " + (type ? value->text(*type) : value->text()));
  const ValueType as = format->hexadecimal ? ValueType::u64 : format->type;
  const std::uint32_t size = format->hexadecimal ? 1 : size_of(as);
  say(std::string(rest) + " = " + show_bits(*format, value->as(as), size));
}

/// Of variables of the source: a value with C's type, a struct, an array.
void DebugShell::print_object(Words text, const lockstep::debug::Expression& expression, Words format_text) {
  const auto found = expression.typed(debugger_.at());
  if (!found) return say(found.message());
  const std::string name = std::string(text) + " = ";
  if (format_text.empty()) return say(name + typed_text(*found, debugger_.launch()));
  const auto format = parse_format(format_text);
  const auto bits = typed_bits(*found, debugger_.launch());
  if (!bits) return say(bits.message());
  const std::uint32_t size = found->type ? std::min(found->type->size, 8u) : 8;
  say(name + show_bits(*format, *bits, size));
}

void DebugShell::print_each(Words rest) {
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    if (end != 0) print(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

void DebugShell::row(Words rest) {
  const std::string_view format_text = take_format(rest);
  const ShowFormat format = parse_format(format_text).value_or(ShowFormat{});
  if (!format_text.empty() && !parse_format(format_text)) return say(unknown_format(format_text));
  const auto expression = debugger_.parse(rest);
  if (!expression) return say(expression.message());
  std::optional<ValueType> type;
  const auto first = expression->place(debugger_.at(), type);
  if (!first) return say(first.message());
  if (first->kind != StatePlace::Kind::vgpr && first->kind != StatePlace::Kind::accvgpr)
    return say("row is for vector registers");
  std::vector<std::string> cells;
  std::size_t width = 0;
  const std::uint64_t exec = debugger_.evaluate("exec")->bits;
  for (std::uint32_t lane = 0; lane < debugger_.launch().wave_lanes(); ++lane) {
    StatePlace place = *first;
    place.lane = lane;
    cells.push_back(show_bits(format, read_place(place, debugger_.launch()), place.size));
    if ((exec >> lane & 1) == 0) cells.back() = "-" + cells.back();  // not active
    width = std::max(width, cells.back().size());
  }
  const std::size_t a_line = width <= 10 ? 8 : 4;
  for (std::size_t at = 0; at < cells.size(); at += a_line) {
    std::string line = "[" + decimal(at) + "]";
    line.resize(6, ' ');
    for (std::size_t i = at; i < std::min(at + a_line, cells.size()); ++i)
      line += std::string(width - cells[i].size() + 1, ' ') + cells[i];
    say(line);
  }
  if (exec != (debugger_.launch().wave_lanes() == 64 ? ~std::uint64_t{0} : 0xffffffff))
    say("a - before a value: the lane is not active");
}

void DebugShell::examine(Words rest) {
  std::string_view format_text = take_format(rest);
  std::uint64_t count = 8;
  const std::size_t digits = std::min(format_text.find_first_not_of("0123456789"), format_text.size());
  bool negative = false;
  if (digits != 0 && (!parse_integer(format_text.substr(0, digits), negative, count) || count == 0 || count > 65536))
    return say("write how many, from 1 to 65536");
  format_text.remove_prefix(digits);
  if (!format_text.empty() && !parse_format(format_text)) return say(unknown_format(format_text));
  const ShowFormat format = parse_format(format_text).value_or(ShowFormat{});
  const auto expression = debugger_.parse(rest);
  if (!expression) return say(expression.message());
  std::optional<ValueType> type;
  StatePlace place;
  // Of a pointer what it points to.
  const auto pointed = expression->has_variables() ? pointed_bytes(debugger_, rest) : std::nullopt;
  const auto given = expression->place(debugger_.at(), type);
  if (pointed) {
    place = *pointed;
  } else if (given && given->in_memory()) {
    place = *given;
  } else {
    const auto value = expression->evaluate(debugger_.at());
    if (!value) return say(value.message());
    if (value->kind == Value::Kind::real) return say(value->text() + " is no address");
    place.kind = StatePlace::Kind::global;
    place.address = value->bits;
  }
  place.size = format.hexadecimal ? 4 : size_of(format.type);
  const std::size_t a_line = place.size >= 4 ? 4 : 8;
  std::string line;
  for (std::uint64_t i = 0; i < count; ++i, place.address += place.size) {
    if (const std::string problem = place_problem(place, debugger_.launch()); !problem.empty()) {
      if (!line.empty()) say(line);
      return say(problem);
    }
    if (i % a_line == 0) {
      if (!line.empty()) say(line);
      line = hex(place.address) + ":";
    }
    line += "\t" + show_bits(format, read_place(place, debugger_.launch()), place.size);
  }
  say(line);
}

void DebugShell::info(Words rest) {
  struct Table {
    std::string_view name;
    void (DebugShell::*show)();
  };
  constexpr Table tables[] = {{"registers", &DebugShell::info_registers},
                              {"waves", &DebugShell::info_waves},
                              {"breakpoints", &DebugShell::info_breakpoints},
                              {"counters", &DebugShell::info_counters},
                              {"lds", &DebugShell::info_lds},
                              {"line", &DebugShell::info_line},
                              {"locals", &DebugShell::info_locals},
                              {"findings", &DebugShell::info_findings}};
  if (rest == "threads") rest = "waves";
  if (!rest.empty())
    for (const Table& each : tables)
      if (each.name.starts_with(rest)) return (this->*each.show)();
  const std::size_t space = rest.find(' ');
  if (space != std::string_view::npos && std::string_view("registers").starts_with(rest.substr(0, space)))
    return print_each(rest.substr(space));
  say("there are info registers, waves, breakpoints, counters, lds, line, locals and findings");
}

void DebugShell::info_registers() {
  for (const std::string& name : special_registers()) {
    const auto value = debugger_.evaluate(name);
    if (value) say(name + std::string(name.size() < 8 ? 8 - name.size() : 1, ' ') + hex(value->bits));
  }
  const lockstep::SteppedWave wave = debugger_.launch().wave(debugger_.wave());
  // Those that hold something; of vector registers the lane that is looked at.
  const auto list = [&](const char* letter, std::uint32_t count, auto&& value) {
    std::string line;
    unsigned on_line = 0, zeros = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t bits = value(i);
      if (bits == 0) {
        ++zeros;
        continue;
      }
      std::string cell = letter + decimal(i);
      cell.resize(std::max<std::size_t>(cell.size() + 1, 6), ' ');
      line += cell + lockstep::hex_word(bits) + "  ";
      if (++on_line % 4 == 0) {
        say(line);
        line.clear();
      }
    }
    if (!line.empty()) say(line);
    if (count != 0) say(decimal(zeros) + " of " + decimal(count) + " " + letter + "N are 0");
  };
  list("s", wave.sgprs, [&](std::uint32_t i) { return wave.state->s[i]; });
  say("lane " + decimal(debugger_.lane()) + ":");
  list("v", wave.vgprs, [&](std::uint32_t i) { return wave.rows[64 * i + debugger_.lane()]; });
  list("a", wave.accvgprs, [&](std::uint32_t i) { return wave.accumulators[64 * i + debugger_.lane()]; });
}

void DebugShell::info_waves() {
  const lockstep::SteppedLaunch& launch = debugger_.launch();
  const std::uint32_t together = launch.cluster_workgroups();
  const std::string before = decimal(launch.cluster_index() * together) + " of " + decimal(launch.workgroups()) +
                             " have ended before " + (together > 1 ? "them" : "it");
  if (together > 1) say("a cluster of " + decimal(together) + " workgroups, " + before);
  for (std::uint32_t i = 0; i < launch.waves(); ++i) {
    if (launch.wave_in_workgroup(i) == 0) say(workgroup_text(launch, i) + (together > 1 ? "" : ", " + before));
    const std::uint64_t at = debugger_.file_pc(i);
    std::string line = (i == debugger_.wave() ? "* wave " : "  wave ") + decimal(i) + "  " + hex(at) + "  ";
    line.append(status_text(debugger_.status(i)));
    line += ", " + lockstep::count_of(debugger_.launch().wave(i).state->instructions, "instruction");
    if (const auto source = debugger_.source(at))
      line += ", " + lockstep::SourceLines::shown(source->file) + ":" + decimal(source->line);
    if (!launch.over() && i == launch.next_wave()) line += "  (its instruction is next)";
    say(line);
  }
}

void DebugShell::info_breakpoints() {
  if (debugger_.breakpoints().empty()) return say("there are none");
  for (const auto& each : debugger_.breakpoints()) {
    std::string line = decimal(each.id) + "  " +
                       (each.watched     ? "watch  "
                        : each.temporary ? "tbreak "
                                         : "break  ") +
                       each.text;
    for (const std::uint64_t pc : each.pcs) (line += ' ') += hex(debugger_.launch().code().file_address(pc));
    if (each.condition) line += " if " + each.condition->text();
    line += ", " + lockstep::count_of(each.hits, "hit");
    if (!each.enabled) line += ", disabled";
    say(line);
  }
}

void DebugShell::info_counters() {
  const std::string pending = pending_text(debugger_, debugger_.wave());
  if (debugger_.status(debugger_.wave()) == lockstep::WaveStatus::ended)
    return say("the wave has ended" + (pending.empty() ? "" : "; it did not wait for " + pending));
  say(pending.empty() ? "nothing is pending" : "not waited for yet: " + pending);
}

void DebugShell::info_lds() {
  const auto bytes = debugger_.launch().lds(debugger_.wave());
  std::size_t used = bytes.size();
  while (used != 0 && bytes[used - 1] == 0) --used;
  say(lockstep::count_of(bytes.size(), "byte") + " of LDS" +
      (used == 0 ? ", all 0" : "; the last one that is not 0 is " + hex(used - 1) + ": x/16x lds[0] shows some"));
}

void DebugShell::info_line() {
  const std::uint64_t at = debugger_.file_pc(debugger_.wave());
  const auto source = debugger_.source(at);
  if (!source)
    return say(hex(at) + ": no source line" + (debugger_.lines() == nullptr ? ": compile the kernel with -g" : ""));
  say(hex(at) + ": " + lockstep::SourceLines::shown(source->file) + ":" + decimal(source->line) +
      (source->column != 0 ? ":" + decimal(source->column) : ""));
}

void DebugShell::info_locals() {
  const auto found = debugger_.locals(debugger_.wave(), debugger_.frame());
  if (found.empty() && !variables_.problem().empty()) return say(variables_.problem());
  if (found.empty()) return say("the instruction belongs to no function with variables");
  for (const auto& [name, object] : found) say(name + " = " + object_text(object, debugger_.launch()));
}

void DebugShell::info_findings() {
  if (debugger_.caught().empty()) return say("there are none: catch finding looks for some");
  for (const auto& each : debugger_.caught()) say(each.text);
}

void DebugShell::disassemble(Words rest) {
  bool negative = false;
  std::uint64_t count = 10;
  if (!rest.empty() && (!parse_integer(rest, negative, count) || negative || count == 0 || count > 100000))
    return say("write how many, from 1 to 100000");
  const lockstep::LoadedCode& code = debugger_.launch().code();
  const std::uint64_t here = debugger_.file_pc(debugger_.wave());
  // Instructions before this one are found from the beginning of the function.
  std::uint64_t at = here;
  for (const lockstep::CodeSymbol& each : code.object.symbols())
    if (each.kind == lockstep::CodeSymbol::Kind::function && each.address <= here && here - each.address < each.size)
      at = each.address;
  std::vector<std::uint64_t> list;
  while (at < here) {
    list.push_back(at);
    at += std::max<std::uint64_t>(4, debugger_.instruction(code.device_address(at)).bytes());
  }
  const std::size_t before = std::min<std::size_t>(list.size(), static_cast<std::size_t>(count / 2));
  list.erase(list.begin(), list.end() - static_cast<std::ptrdiff_t>(before));
  for (at = here; list.size() < count;) {
    const auto& instruction = debugger_.instruction(code.device_address(at));
    if (instruction.dwords == 0) break;
    list.push_back(at);
    at += instruction.bytes();
  }
  std::optional<lockstep::SourcePlace> last;
  for (const std::uint64_t each : list) {
    const auto source = debugger_.source(each);
    if (source && (!last || source->line != last->line || source->file != last->file)) {
      const auto text = sources_.line(source->file, source->line);
      say(lockstep::SourceLines::shown(source->file) + ":" + decimal(source->line) + (text ? "\t" + *text : ""));
    }
    if (source) last = source;
    say((each == here ? "=> " : "   ") + hex(each) + "  " + debugger_.instruction(code.device_address(each)).text);
  }
}

void DebugShell::list(Words rest) {
  const std::uint64_t here = debugger_.file_pc(debugger_.wave());
  if (debugger_.lines() == nullptr) return say("there are no source lines: compile the kernel with -g");
  if (!rest.empty()) {
    const auto places = debugger_.find(rest);
    if (!places) return say(places.message());
    const auto source = debugger_.source(places->front());
    listed_file_ = source->file;
    listed_line_ = source->line > 5 ? source->line - 5 : 1;
  } else if (listed_line_ == 0 || listed_pc_ != here) {
    const auto source = debugger_.source(here);
    if (!source) return say("wave " + decimal(debugger_.wave()) + " is at no source line now");
    listed_file_ = source->file;
    listed_line_ = source->line > 5 ? source->line - 5 : 1;
  }
  listed_pc_ = here;
  const auto now = debugger_.source(here);
  for (unsigned i = 0; i < 10; ++i, ++listed_line_) {
    const auto text = sources_.line(listed_file_, listed_line_);
    if (!text) {
      if (i == 0)
        say(lockstep::SourceLines::shown(listed_file_) + " has no line " + decimal(listed_line_) +
            ", or cannot be read");
      return;
    }
    const bool is_here = now && now->line == listed_line_ && now->file == listed_file_;
    say((is_here ? "=> " : "   ") + decimal(listed_line_) + "\t" + *text);
  }
}

}  // namespace command
