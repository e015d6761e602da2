// Dual issue: an encoding with two opcodes as two views of the same words.
#pragma once

#include <string>

#include "model/isa.hpp"

namespace isagen {

/// Has the encoding two halves, with an opcode each?
bool is_dual(const Encoding& encoding);

/// The names of the views of a dual encoding.
std::string first_half(const std::string& encoding);
std::string second_half(const std::string& encoding);

/// Puts two encodings in the place of each that is_dual: in the first one the fields of X have the names that other
/// encodings have for such fields (SRCX0 is SRC0, VDSTX is VDST, OPX is OP), in the second one those of Y; the other
/// half's fields keep theirs. The forms go to the view whose fields their operands are in. VDSTY of VOPD lacks the
/// lowest bit, which is the complement of VDSTX's. Where the file has a pair of such encodings, NAME_X and NAME_Y, each
/// is one view. Throws Error for a form with operands of both halves, or of the one that its encoding is not.
void split_dual_encodings(Isa& isa);

}  // namespace isagen
