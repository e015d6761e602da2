// Operand lists beside pseudocode: two descriptions of an instruction that must agree before anything is made of them.
#pragma once

#include "semantics/operation_set.hpp"
#include "tables/tables.hpp"

namespace isagen::pcode {

/// Throws one Error that lists, with the places of both, every source that an operation reads and a form does not have,
/// or has in fewer bits; every result that a form lists and the operation does not write, or the other way round; and
/// every result of another length. An entry with Unwritten says which results it does not write.
void require_operands(const TableInput& input, const OperationSet& operations);

}  // namespace isagen::pcode
