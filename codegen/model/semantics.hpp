// vendor-xml/semantics/*.xml: what each instruction does, one entry an instruction, families expanded.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "error.hpp"
#include "model/isa.hpp"
#include "pcode/source_text.hpp"

namespace isagen {

struct SemanticsEntry {
  enum class Kind { operation, unsupported, memory, matrix };
  Kind kind = Kind::operation;
  std::string name;                ///< the instruction
  std::string family;              ///< the Name of the family it comes from, empty if none
  pcode::SourceText pcode;         ///< operation: the pseudocode, parameters filled in
  std::string fidelity = "exact";  ///< exact, extrapolated, bounded, not_public; silicon (silicon.xml alone)
  std::string note;                ///< the bound or model; for unsupported, the reason
  // Of instructions that silicon.xml names: what holds of launches that round, and the ISA's targets with results.
  std::string rounded_fidelity, rounded_note;
  std::vector<std::string> recorded;
  std::string high_half;            ///< zero, keep, or empty when the entry does not say
  std::string modifiers = "plain";  ///< plain, packed16, packed32, raw, signs
  bool any_vgpr_alignment = false;  ///< VgprAlignment="any": tuples may start at an odd VGPR
  bool ignores_exec = false;
  bool one_scalar = false;  ///< OneScalar="true": its sources may hold one scalar value, where others take more
  std::string
      machine_reads;  ///< MachineReads="m0": what the machine outside the wave takes, and the pseudocode does not
  std::string dpp_source = "0";             ///< DppSource: which source DPP routes
  bool plain_result = false;                ///< PlainResult="true": CLAMP and OMOD do nothing
  std::string host{};                       ///< Host: the F16Result that D0 is where the generator cannot derive it
  bool dot = false;                         ///< Dot="true": a dot product, which some ISAs restrict
  std::map<std::string, std::string> data;  ///< memory, matrix: the attributes, members of MemoryOp or MatrixOp
  std::set<std::string> isas;  ///< Isas: the folders of the ISAs it is for; empty: all that have the instruction
  Place place;
};

/// What the files say, by instruction: one entry for all ISAs, and some for ISAs that differ.
using AllSemantics = std::multimap<std::string, SemanticsEntry>;
/// The entries of one ISA by instruction name.
using Semantics = std::map<std::string, SemanticsEntry>;

/// Reads every *.xml file of `directory`. Throws Error for a malformed entry, a parameter without value, an ISA that is
/// not among `isas` (folders, "cdna4"), or a second entry for one instruction and ISA, naming both places.
AllSemantics read_semantics(const std::string& directory, const std::set<std::string>& isas);

/// The entries for the instructions of `isa`, whose folder is `folder`: those that name the ISA come before those for
/// all.
Semantics select_semantics(const AllSemantics& all, const Isa& isa, const std::string& folder);

/// The instructions of `isa` that have no entry, by name.
std::vector<std::string> missing_semantics(const Isa& isa, const Semantics& semantics);

/// Throws Error with the place of an entry that none of `selected`, one an ISA, has: it is stale.
void require_used_semantics(const AllSemantics& all, const std::vector<Semantics>& selected);

}  // namespace isagen
