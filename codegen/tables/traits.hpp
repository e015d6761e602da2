// The traits of an instruction as initialisers of lockstep::InstructionTraits and ImageOp.
#pragma once

#include <string>

#include "tables/tables.hpp"

namespace isagen {

/// "{.unit = InstructionClass::salu, .call = true}". Throws Error where an attribute is missing, or contradicts the
/// pseudocode or the description.
std::string traits_initialiser(const TableInput& input, const Instruction& instruction);

/// Does it raise exception flags?
bool raises_exceptions(const TableInput& input, const Instruction& instruction);

/// "{.action = ImageAction::load, .mip = true}"; empty where it is no image instruction.
std::string image_initialiser(const TableInput& input, const Instruction& instruction);

/// Throws one Error with all that the functions above refuse of an ISA.
void require_traits(const TableInput& input);

}  // namespace isagen
