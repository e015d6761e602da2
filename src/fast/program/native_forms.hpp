// Which instructions the fast engine runs itself.
#pragma once

#include "fast/program/handler_table.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep::fast {

/// Does the fast engine have handlers for the form, for the usual operands and the default MODE? Memory and matrix
/// instructions count as having one; whether a plan covers an instruction is decided when a program is compiled. The
/// reference engine executes what has no handler.
inline bool has_native_form(const IsaTables& isa, const FormInfo& form) {
  const InstructionInfo& info = isa.info(form.opcode);
  if (info.status == Status::unsupported) return false;
  if (info.memory != nullptr || info.matrix != nullptr) return true;
  return handler_entry(isa.operations.numbers[form.opcode]).native != Native::none || info.writes.bits == 0;
}

}  // namespace lockstep::fast
