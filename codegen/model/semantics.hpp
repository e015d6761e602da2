// vendor-xml/semantics/*.xml: what each instruction does, one entry an instruction, families expanded.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "error.hpp"
#include "model/isa.hpp"
#include "pcode/source_text.hpp"

namespace isagen {

struct SemanticsEntry {
  enum class Kind { operation, unsupported, memory, matrix };
  Kind kind = Kind::operation;
  std::string name;                 ///< the instruction
  std::string family;               ///< the Name of the family it comes from, empty if none
  pcode::SourceText pcode;          ///< operation: the pseudocode, parameters filled in
  std::string fidelity = "exact";   ///< exact, bounded, not_public
  std::string note;                 ///< the bound or model; for unsupported, the reason
  std::string high_half;            ///< zero, keep, or empty when the entry does not say
  std::string modifiers = "plain";  ///< plain, packed16, packed32, raw
  bool any_vgpr_alignment = false;  ///< VgprAlignment="any": tuples may start at an odd VGPR
  bool ignores_exec = false;
  std::map<std::string, std::string> data;  ///< memory, matrix: the attributes, members of MemoryOp or MatrixOp
  Place place;
};

/// All entries by instruction name.
using Semantics = std::map<std::string, SemanticsEntry>;

/// Reads every *.xml file of `directory`, taking the entries meant for ISA `isa` ("cdna4"). Throws Error for a
/// malformed entry, a parameter without value, or a second entry for one instruction, naming both places.
Semantics read_semantics(const std::string& directory, const std::string& isa);

/// The instructions of `isa` that have no entry, by name. An entry for an instruction that `isa` lacks is stale:
/// Error with its place.
std::vector<std::string> missing_semantics(const Isa& isa, const Semantics& semantics);

}  // namespace isagen
