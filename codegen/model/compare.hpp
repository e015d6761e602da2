// What changed between two descriptions of an ISA: for the maintainer who drops in AMD's next release.
#pragma once

#include <string>
#include <vector>

#include "model/isa.hpp"

namespace isagen {

struct Change {
  std::string subject;  ///< instruction or encoding
  std::string text;     ///< "ENC_VOP1 opcode 3 -> 5"
  int line = 0;         ///< in the newer file; in the older one for what was removed
};

struct IsaChanges {
  std::vector<Change> added;     ///< instructions of the newer file only
  std::vector<Change> removed;   ///< instructions of the older file only
  std::vector<Change> renamed;   ///< the same forms with the same opcodes under another name
  std::vector<Change> moved;     ///< same instruction and encoding, other opcode
  std::vector<Change> flags;     ///< IsBranch and its like
  std::vector<Change> encoded;   ///< an instruction gained or lost an encoding
  std::vector<Change> operands;  ///< operands added, removed or with another attribute
  std::vector<Change> order;     ///< operands in another order; the Order of encodings
  std::vector<Change> fields;    ///< fields of encodings: added, removed, renamed, moved; encodings added, removed
};

/// The changes from `older` to `newer`. A field that keeps its bits under another name counts as renamed, and the
/// operands that refer to it as unchanged; so does an instruction that keeps all its forms and opcodes.
IsaChanges compare_isas(const Isa& older, const Isa& newer);

}  // namespace isagen
