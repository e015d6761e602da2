// What must hold of an ISA before tables are made of it, so that no choice is left to the generator or to decoding.
#pragma once

#include <string>
#include <vector>

#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/syntax.hpp"

namespace isagen {

/// `isa` is complete: variants normalised, overrides applied, absent forms taken out. Throws Error, with the place in
/// the ISA's file, where
/// - two names become one in C++ (instructions, data formats, encodings, fields of one encoding),
/// - two instructions have one opcode in an encoding, or two encodings that share words have one Order,
/// - an explicit operand has a field that its encoding lacks, or that another operand of the form has,
/// - a form cannot be decoded, because every word of it is another instruction's.
/// An opcode that its encoding's identifiers do not list goes to `notes`.
void check_isa(const Isa& isa, const Names& names, const Syntax& syntax, std::vector<std::string>& notes);

}  // namespace isagen
