// How terms of the XML are spelled in the generated C++: enumerators, operand kinds, data formats, roles.
#pragma once

#include <string>

#include "error.hpp"
#include "lockstep/isa/state_set.hpp"
#include "model/isa.hpp"
#include "model/names.hpp"

namespace isagen {

struct TableInput;

/// Lower case, as enumerators are written.
std::string enumerator(const std::string& name);

/// Upper case, as macros are written.
std::string upper_case(std::string text);

/// "AMD RDNA 3.5" -> "RDNA3.5".
std::string short_architecture(std::string name);

/// OPR_* -> lockstep::OperandKind enumerator. Throws Error with `place` for a type that isagen does not know.
std::string operand_kind(const std::string& type, const Place& place);

/// True for implicit operand types that stand for memory: State::memory and State::lds say the same.
bool is_memory_operand(const std::string& type);

/// FMT_* -> a lockstep::DataFormat initialiser, "{DataFormat::Kind::floating, 16, 2}". Throws Error.
std::string data_format(const DataFormat& format, const std::string& file);

/// The operand's part in the operation, a lockstep::Role enumerator, from its field and type, and from what the
/// instruction's operation writes.
std::string operand_role(const TableInput& input, const Instruction& instruction, const Form& form,
                         const Operand& operand);

/// A lockstep::StateSet as a call of the generated helper: "states(s0, scc)".
std::string state_set(lockstep::StateSet states);

/// Is the operand part of a matrix of which each lane of a wave of 64 holds half of what one of 32 does? WMMA of GFX11
/// keeps copies of A and B in every 16 lanes, later ones and the transposing loads from memory spread all of it.
bool is_spread(const TableInput& input, const Instruction& instruction, const Operand& operand);

}  // namespace isagen
