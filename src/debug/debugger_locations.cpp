// Debugger: locations and breakpoints.
#include <algorithm>
#include <charconv>

#include "debug/debugger_scope.hpp"
#include "debug/history.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

/// The code object's address of a kernel, function, variable or label.
std::optional<std::uint64_t> Debugger::symbol(std::string_view name) const {
  const CodeObject& object = launch_->code().object;
  if (const auto kernel = object.kernel(name)) return (*kernel)->entry_address;
  const CodeSymbol* found = nullptr;
  for (const CodeSymbol& each : object.symbols())
    if (each.name == name && (found == nullptr || found->kind == CodeSymbol::Kind::label)) found = &each;
  return found != nullptr ? std::optional(found->address) : std::nullopt;
}

/// Why no wave can stop at this address; empty if one can.
std::string Debugger::code_problem(std::uint64_t file_pc) const {
  const CodeObject& object = launch_->code().object;
  const std::uint64_t begin = object.text_address(), size = object.text().size();
  if (file_pc < begin || file_pc - begin >= size)
    return hex(file_pc) + " is no code: that lies at " + hex(begin) + ".." + hex(begin + size);
  // Decodes from the function or label before it.
  std::uint64_t at = begin;
  for (const CodeSymbol& each : object.symbols())
    if (each.address <= file_pc && each.address > at && each.kind != CodeSymbol::Kind::object) at = each.address;
  while (at < file_pc) {
    const SteppedInstruction instruction = launch_->instruction(launch_->code().device_address(at));
    const std::uint64_t next = at + std::max<std::uint64_t>(instruction.bytes(), 4);
    if (next > file_pc)
      return hex(file_pc) + " is inside the instruction at " + hex(at) + ", '" + instruction.text + "'";
    at = next;
  }
  return "";
}

Result<std::vector<std::uint64_t>> Debugger::find(std::string_view location) const {
  const auto number = [](std::string_view text, std::uint64_t& value) {
    const int base = text.starts_with("0x") ? 16 : 10;
    if (base == 16) text.remove_prefix(2);
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value, base);
    return !text.empty() && end.ec == std::errc() && end.ptr == text.data() + text.size();
  };
  const auto line_of = [&](std::string_view file, std::uint64_t line) -> Result<std::vector<std::uint64_t>> {
    if (lines_ == nullptr) return Error{"there are no source lines: compile the kernel with -g"};
    if (line == 0 || line > 0xffffffff) return Error{"lines count from 1"};
    auto nearest = static_cast<std::uint32_t>(line);
    return lines_->addresses(file, nearest);
  };
  std::uint64_t value = 0;
  if (location.starts_with('*')) location.remove_prefix(1);
  if (location.starts_with("0x") && number(location, value)) {
    if (std::string problem = code_problem(value); !problem.empty()) return Error{problem};
    return std::vector{value};
  }
  if (number(location, value)) {
    const auto here = source(file_pc(wave_));
    if (!here && lines_ != nullptr)
      return Error{"wave " + decimal(wave_) + " is at no source line now: write FILE:" + std::string(location)};
    return line_of(here ? here->file : std::string_view(), value);
  }
  if (const std::size_t colon = location.rfind(':'); colon != std::string_view::npos) {
    if (number(location.substr(colon + 1), value)) return line_of(location.substr(0, colon), value);
  }
  const std::size_t plus = location.find('+');
  std::uint64_t offset = 0;
  const auto found = symbol(location.substr(0, plus));
  if (found && (plus == std::string_view::npos || number(location.substr(plus + 1), offset))) {
    if (std::string problem = code_problem(*found + offset); !problem.empty()) return Error{problem};
    return std::vector{*found + offset};
  }
  std::string names;
  for (const KernelInfo& kernel : launch_->code().object.kernels()) names += (names.empty() ? "" : ", ") + kernel.name;
  return Error{"'" + std::string(location) +
               "' is no place: write 0xADDRESS, FILE:LINE, LINE, or the name of a kernel or function (" + names + ")"};
}

Result<int> Debugger::add_breakpoint(std::string_view location, std::string_view condition, bool temporary,
                                     std::optional<std::uint32_t> only_wave) {
  auto addresses = find(location);
  if (!addresses) return addresses.error();
  Breakpoint breakpoint;
  breakpoint.text = std::string(location);
  for (const std::uint64_t address : *addresses) breakpoint.pcs.push_back(launch_->code().device_address(address));
  // A kernel whose arguments are preloaded begins 256 bytes after its entry point.
  const std::uint64_t begin = history_->points().begin()->second.begin_pc;
  if (launch_->code().object.kernel(location) && breakpoint.pcs.front() + 256 == begin) breakpoint.pcs.push_back(begin);
  if (!condition.empty()) {
    auto expression = parse(condition);
    if (!expression) return Error{"the condition '" + std::string(condition) + "' is wrong: " + expression.message()};
    // Better now than at the first stop.
    for (const std::string& name : expression->variables()) {
      const auto seen = [&](std::uint64_t address) { return static_cast<bool>(scope_->can_see(name, address)); };
      if (std::none_of(addresses->begin(), addresses->end(), seen))
        return Error{"the condition '" + std::string(condition) +
                     "' is wrong: " + scope_->can_see(name, addresses->front()).message()};
    }
    breakpoint.condition = std::move(*expression);
  }
  breakpoint.temporary = temporary;
  breakpoint.only_wave = only_wave;
  breakpoint.id = next_id_++;
  breakpoints_.push_back(std::move(breakpoint));
  return breakpoints_.back().id;
}

Result<void> Debugger::remove(int id) {
  if (std::erase_if(breakpoints_, [&](const Breakpoint& b) { return b.id == id; }) == 0)
    return Error{"there is no breakpoint " + decimal(id)};
  return {};
}

}  // namespace lockstep
