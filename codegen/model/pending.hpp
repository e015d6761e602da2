// vendor-xml/semantics/pending.xml: instructions whose semantics are still to be written.
#pragma once

#include <map>
#include <set>
#include <string>

#include "model/isa.hpp"
#include "model/semantics.hpp"

namespace isagen {

/// The file's name in the folder of semantics; there is none once everything is written.
inline constexpr const char* pending_file = "pending.xml";
inline constexpr const char* pending_reason = "not written yet";

/// Names of instructions by the folder of the ISA.
using Pending = std::map<std::string, std::set<std::string>>;

/// Reads `directory`'s pending.xml; empty without one. Throws Error for an ISA that is not among `isas`.
Pending read_pending(const std::string& directory, const std::set<std::string>& isas);

/// Gives instructions of `isa` (in `folder`) that `pending` lists an <Unsupported> entry, unless one is written.
void add_pending(const Pending& pending, const Isa& isa, const std::string& folder, Semantics& semantics);

/// The text of a file that lists `pending`: names under the ISAs that lack them.
std::string pending_text(const Pending& pending);

}  // namespace isagen
