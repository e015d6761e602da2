// vendor-xml/semantics/*.xml: what each instruction does, one entry an instruction, families expanded.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "error.hpp"
#include "model/isa.hpp"
#include "model/scope.hpp"
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
  std::string dpp_source = "0";                 ///< DppSource: which source DPP routes
  std::set<std::string> unwritten;              ///< Unwritten: results of the forms that the pseudocode does not write
  bool plain_result = false;                    ///< PlainResult="true": CLAMP and OMOD do nothing
  std::string host{};                           ///< Host: the F16Result that D0 is where the generator cannot derive it
  std::string handlers{};                       ///< Handlers of its file: handlers_NAME.cpp has what runs it
  std::map<std::string, std::string> traits{};  ///< what pseudocode cannot say: Timing, Dot, ... (trait_attributes.hpp)
  std::map<std::string, std::string> data;      ///< memory, matrix: the attributes, members of MemoryOp or MatrixOp
  Scope scope;                                  ///< Isas and Families: the ISAs that it is for
  Place place;
};

/// What the files say, by instruction: one entry for all ISAs, and some for families and ISAs that differ.
using AllSemantics = std::multimap<std::string, SemanticsEntry>;
/// The entries of one ISA by instruction name.
using Semantics = std::map<std::string, SemanticsEntry>;

/// Reads every *.xml file of `directory`. Throws Error for a malformed entry, a parameter without value, an ISA or a
/// family that `families` does not have, or a second entry for one instruction and ISA or family, naming both places.
AllSemantics read_semantics(const std::string& directory, const IsaFamilies& families);

/// The entries for the instructions of `isa`, whose folder is `folder`. The most specific one is taken: one that names
/// the ISA, one that names its family, one for all.
Semantics select_semantics(const AllSemantics& all, const Isa& isa, const std::string& folder,
                           const IsaFamilies& families);

/// The instructions of `isa` that have no entry, by name.
std::vector<std::string> missing_semantics(const Isa& isa, const Semantics& semantics);

/// An instruction with an entry for all ISAs that may not hold for the ISA in question: another ISA of its family has
/// an entry of its own.
struct UndecidedEntry {
  std::string instruction;
  Place general;       ///< the entry for all
  std::string sister;  ///< the other ISA of the family
  Place sisters;       ///< its entry
};
/// Those of the ISA in `folder`, whose entries `selected` are. Isas="* ISA" of the entry for all decides.
std::vector<UndecidedEntry> undecided_semantics(const AllSemantics& all, const Semantics& selected,
                                                const std::string& folder, const IsaFamilies& families);

/// Throws one Error with the places of all entries that none of `selected`, one an ISA by its folder, has, and of ISAs
/// beside "*" that need not stand there: they are stale.
void require_used_semantics(const AllSemantics& all, const std::map<std::string, Semantics>& selected,
                            const IsaFamilies& families);

}  // namespace isagen
