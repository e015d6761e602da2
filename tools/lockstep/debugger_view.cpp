#include "debugger_view.hpp"

#include <cstdio>
#include <fstream>

#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "source_lines.hpp"

namespace command {

using lockstep::Debugger;
using lockstep::decimal;
using lockstep::hex;
using lockstep::debug::ValueType;

std::optional<std::string> SourceFiles::line(std::string_view file, std::uint32_t number) {
  auto found = files_.find(file);
  if (found == files_.end()) {
    found = files_.emplace(std::string(file), std::vector<std::string>()).first;
    std::ifstream stream{std::string(file)};
    std::string text;
    while (found->second.size() < 1'000'000 && std::getline(stream, text)) found->second.push_back(text);
  }
  if (number == 0 || number > found->second.size()) return std::nullopt;
  return found->second[number - 1];
}

std::string function_at(const Debugger& debugger, std::uint64_t file_pc) {
  const lockstep::CodeSymbol* nearest = nullptr;
  for (const lockstep::CodeSymbol& symbol : debugger.launch().code().object.symbols()) {
    if (symbol.kind != lockstep::CodeSymbol::Kind::function || symbol.address > file_pc) continue;
    if (file_pc - symbol.address < symbol.size && (nearest == nullptr || symbol.address > nearest->address))
      nearest = &symbol;
  }
  return nearest != nullptr ? nearest->name : "";
}

std::string workgroup_text(const lockstep::SteppedLaunch& launch, std::uint32_t wave) {
  const auto id = launch.workgroup(wave);
  return "workgroup (" + decimal(id[0]) + "," + decimal(id[1]) + "," + decimal(id[2]) + ")";
}

std::string place_of(const Debugger& debugger) {
  const std::uint64_t at = debugger.file_pc(debugger.wave());
  std::string text = workgroup_text(debugger.launch(), debugger.wave()) + " wave " + decimal(debugger.wave()) +
                     " lane " + decimal(debugger.lane());
  if (const std::string function = function_at(debugger, at); !function.empty()) text += " in " + function;
  if (const auto source = debugger.source(at))
    text += " at " + lockstep::SourceLines::shown(source->file) + ":" + decimal(source->line);
  return text;
}

std::string next_instruction(Debugger& debugger) {
  const std::uint64_t pc = debugger.pc(debugger.wave());
  std::string text = hex(debugger.file_pc(debugger.wave())) + " '" + debugger.instruction(pc).text + "'";
  if (debugger.status(debugger.wave()) == lockstep::WaveStatus::ended) text += ", by which the wave has ended";
  return text;
}

std::string stop_text(Debugger& debugger, const Debugger::Stop& stop) {
  using Why = Debugger::Why;
  switch (stop.why) {
    case Why::start: return "nothing has been executed yet";
    case Why::breakpoint: {
      for (const auto& each : debugger.breakpoints())
        if (each.id == stop.id) return "breakpoint " + decimal(stop.id) + " (" + each.text + ")";
      return "breakpoint " + decimal(stop.id);
    }
    case Why::watchpoint: return "watchpoint " + decimal(stop.id) + ", " + stop.text;
    case Why::finding: return stop.text;
    case Why::cause:
      return stop.text.empty()
                 ? "this instruction conflicts with the one of the finding, or writes what the finding is about"
                 : stop.text;
    case Why::stepped: return "";
    case Why::interrupted: return "interrupted";
    case Why::ended: {
      const auto statistics = debugger.result().statistics;
      std::string text = "the launch has ended: " + lockstep::count_of(statistics.workgroups, "workgroup") + ", " +
                         lockstep::count_of(statistics.instructions, "instruction");
      for (const auto& each : debugger.breakpoints())
        if (each.hits == 0 && each.enabled)
          text += "; " + std::string(each.watched ? "watchpoint " : "breakpoint ") + decimal(each.id) + " (" +
                  each.text + ") was never reached";
      return text;
    }
    case Why::beginning: return stop.text.empty() ? "here the launch began" : stop.text;
    case Why::wave_ended:
    case Why::fault:
    case Why::failed: return stop.text;
  }
  return "";
}

std::string pending_text(const lockstep::Debugger& debugger, std::uint32_t wave) {
  const auto& pending = debugger.pending(wave);
  std::string text;
  for (std::size_t i = 0; i < pending.size(); ++i) {
    if (pending[i] == 0) continue;
    text += (text.empty() ? "" : ", ") +
            std::string(lockstep::wait_counter_name(static_cast<lockstep::WaitCounter>(i))) + " " + decimal(pending[i]);
  }
  return text;
}

std::string_view status_text(lockstep::WaveStatus status) {
  switch (status) {
    case lockstep::WaveStatus::running: return "running";
    case lockstep::WaveStatus::at_barrier: return "at a barrier";
    case lockstep::WaveStatus::ended: return "ended";
  }
  return "";
}

std::optional<ShowFormat> parse_format(std::string_view text) {
  ShowFormat format;
  if (text == "x") return ShowFormat{ValueType::u32, true};
  format.hexadecimal = false;
  if (text == "d") format.type = ValueType::i32;
  if (text == "u") format.type = ValueType::u32;
  if (text == "f") format.type = ValueType::f32;
  if (text == "d" || text == "u" || text == "f") return format;
  if (!lockstep::debug::find_value_type(text, format.type)) return std::nullopt;
  return format;
}

std::string show_bits(const ShowFormat& format, std::uint64_t bits, std::uint32_t bytes) {
  if (format.hexadecimal) {
    std::string digits = hex(bits).substr(2);
    if (digits.size() < 2 * bytes) digits.insert(0, 2 * bytes - digits.size(), '0');
    return "0x" + digits;
  }
  const std::uint32_t size = lockstep::debug::size_of(format.type);
  const auto one = [&](std::uint64_t part) { return lockstep::debug::Value::of(format.type, part).text(format.type); };
  if (size >= bytes) return one(bits);
  std::string text = "(";
  for (std::uint32_t at = 0; at < bytes; at += size) text += (at == 0 ? "" : ", ") + one(bits >> (8 * at));
  return text + ")";
}

std::vector<std::string> special_registers() { return {"pc", "exec", "vcc", "scc", "m0"}; }

}  // namespace command
