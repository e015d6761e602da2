// Members of Debugger: locations, breakpoints, watchpoints, setting. A part of debugger.hpp.
#pragma once

#include "debug/debugger.hpp"

namespace lockstep {

/// The code object's address of a kernel, function, variable or label.
inline std::optional<std::uint64_t> Debugger::symbol(std::string_view name) const {
  const CodeObject& object = launch_->code().object;
  if (const auto kernel = object.kernel(name)) return (*kernel)->entry_address;
  const CodeSymbol* found = nullptr;
  for (const CodeSymbol& each : object.symbols())
    if (each.name == name && (found == nullptr || found->kind == CodeSymbol::Kind::label)) found = &each;
  return found != nullptr ? std::optional(found->address) : std::nullopt;
}

/// Why no wave can stop at this address; empty if one can.
inline std::string Debugger::code_problem(std::uint64_t file_pc) const {
  const CodeObject& object = launch_->code().object;
  const std::uint64_t begin = object.text_address(), size = object.text().size();
  if (file_pc < begin || file_pc - begin >= size)
    return hex(file_pc) + " is no code: that lies at " + hex(begin) + ".." + hex(begin + size);
  // From the function or label before it, instruction by instruction.
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

inline Result<std::vector<std::uint64_t>> Debugger::find(std::string_view location) const {
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

inline Result<int> Debugger::add_breakpoint(std::string_view location, std::string_view condition, bool temporary,
                                            std::optional<std::uint32_t> only_wave) {
  auto addresses = find(location);
  if (!addresses) return addresses.error();
  Breakpoint breakpoint;
  breakpoint.text = std::string(location);
  for (const std::uint64_t address : *addresses) breakpoint.pcs.push_back(launch_->code().device_address(address));
  // A kernel whose arguments are preloaded begins behind its entry point, as firmware does it.
  const std::uint64_t begin = history_.points().begin()->second.begin_pc;
  if (const auto named = symbol(location); named && breakpoint.pcs.front() + 256 == begin)
    breakpoint.pcs.push_back(begin);
  if (!condition.empty()) {
    auto expression = parse(condition);
    if (!expression) return Error{"the condition '" + std::string(condition) + "' is wrong: " + expression.message()};
    breakpoint.condition = std::move(*expression);
  }
  breakpoint.temporary = temporary;
  breakpoint.only_wave = only_wave;
  breakpoint.id = next_id_++;
  breakpoints_.push_back(std::move(breakpoint));
  return breakpoints_.back().id;
}

inline Result<int> Debugger::add_watchpoint(std::string_view text, std::uint32_t bytes) {
  const auto expression = parse(text);
  if (!expression) return expression.error();
  std::optional<ValueType> type;
  auto place = expression->place(at(), type);
  if (!place) return place.error();
  if (bytes != 0 && !place->in_memory()) return Error{"a number of bytes is for memory"};
  if (bytes != 0) place->size = bytes;
  if (const std::string problem = place_problem(*place, *launch_); !problem.empty()) return Error{problem};
  Breakpoint breakpoint;
  breakpoint.text = std::string(text);
  breakpoint.watched = *place;
  breakpoint.type = type               ? *type
                    : place->size == 8 ? ValueType::u64
                    : place->size == 2 ? ValueType::u16
                    : place->size == 1 ? ValueType::u8
                                       : ValueType::u32;
  breakpoint.last = place_bytes(*place, *launch_);
  breakpoint.id = next_id_++;
  breakpoints_.push_back(std::move(breakpoint));
  return breakpoints_.back().id;
}

inline Result<void> Debugger::set(std::string_view text, std::string_view value_text) {
  const auto expression = parse(text);
  if (!expression) return expression.error();
  std::optional<ValueType> type;
  const auto place = expression->place(at(), type);
  if (!place) return place.error();
  const auto value = evaluate(value_text);
  if (!value) return Error{"the value '" + std::string(value_text) + "' is wrong: " + value.message()};
  if (!type && value->kind == Value::Kind::real)
    return Error{value->text() + " is no whole number: write f32(" + std::string(text) + ") to set a float"};
  const std::uint64_t bits = type ? value->as(*type) : value->bits;
  Place exact = *place;
  // The rest of a register is 0; of memory as many bytes are set as the type has.
  if (type && place->in_memory()) exact.size = size_of(*type);
  return set(exact, {reinterpret_cast<const char*>(&bits), exact.size});
}

/// `bytes` are those of the place, low ones first.
inline Result<void> Debugger::set(const Place& place, std::string_view bytes) {
  if (over()) return Error{"the launch is over: nothing can be set"};
  if (const std::string problem = place_problem(place, *launch_); !problem.empty()) return Error{problem};
  if (place.kind == Place::Kind::global && !launch_->memory().writable(place.address, place.size))
    return Error{place_text(place, *launch_) + " are memory that kernels may only read"};
  if (place.kind == Place::Kind::pc) {
    std::uint64_t to = 0;
    std::memcpy(&to, bytes.data(), std::min<std::size_t>(bytes.size(), 8));
    if (std::string problem = code_problem(to); !problem.empty()) return Error{problem};
  }
  const std::uint64_t now = launch_->executed();
  // What was to come is no more what will come.
  std::erase_if(pokes_, [&](const Poke& poke) { return poke.executed > now; });
  history_.forget_after(now);
  pokes_.push_back({now, place, std::string(bytes)});
  apply(pokes_.back());
  look_at_watched();
  return {};
}

inline void Debugger::apply(const Poke& poke) {
  if (!place_problem(poke.place, *launch_).empty()) return;
  if (poke.place.in_memory()) {
    const auto bytes = debug::detail::bytes_of(poke.place, *launch_);
    std::memcpy(bytes.data(), poke.bytes.data(), std::min(bytes.size(), poke.bytes.size()));
    return;
  }
  std::uint64_t value = 0;
  std::memcpy(&value, poke.bytes.data(), std::min<std::size_t>(poke.bytes.size(), 8));
  write_place(poke.place, *launch_, value);
}

inline void Debugger::apply_pokes() {
  const std::uint64_t now = launch_->executed();
  for (const Poke& poke : pokes_)
    if (poke.executed == now) apply(poke);
}

}  // namespace lockstep
