// Which instructions the fast engine runs itself.
#pragma once

#include <cstdint>

#include "fast/program/handler_table.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::fast {

/// Does the fast engine have handlers for the form, for the usual operands and the default MODE? Memory and matrix
/// instructions count as having one; whether a plan covers an instruction is decided when a program is compiled. The
/// reference engine executes what has no handler.
template <class Isa>
bool has_native_form(const FormInfo& form) {
  const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(form.opcode));
  if (info.status == Status::unsupported) return false;
  if (info.memory != nullptr || info.matrix != nullptr) return true;
  const std::uint16_t operation = isa_operations(typename Isa::Opcode{}).numbers[form.opcode];
  return handler_entry(operation).native != Native::none || info.writes.bits == 0;
}

}  // namespace lockstep::fast
