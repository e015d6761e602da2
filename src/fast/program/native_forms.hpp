// Which instructions the fast engine runs itself, as data: for lists, without the handlers.
#pragma once

#include <array>

#include "fast/program/operation.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::fast {

/// By opcode: does the operation have the shape of a handler?
struct MakeNativeFlags {
  using Entry = bool;
  constexpr bool none() const { return false; }
  template <class Operation>
  constexpr bool scalar() const {
    return true;
  }
  template <class Operation, class Same = Operation>
  constexpr bool row() const {
    return true;
  }
  template <class Operation>
  constexpr bool lanes() const {
    return true;
  }
};

/// Does the fast engine have handlers for the form, for the usual operands and the default MODE? Memory and matrix
/// instructions count as having one; whether a plan covers an instruction is decided when a program is compiled. The
/// reference engine executes what has no handler.
template <class Isa>
bool has_native_form(const Isa& isa, const FormInfo& form) {
  static constexpr auto flags = make_fast_table(typename Isa::Opcode{}, MakeNativeFlags{});
  const InstructionInfo& info = isa.info(static_cast<typename Isa::Opcode>(form.opcode));
  if (info.status == Status::unsupported) return false;
  if (info.memory != nullptr || info.matrix != nullptr) return true;
  return flags[form.opcode] || info.writes.bits == 0;
}

}  // namespace lockstep::fast
