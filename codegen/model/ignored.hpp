// vendor-xml/ignored_fields.xml: fields that hardware does not look at, though LLVM wants their bits fixed.
#pragma once

#include <set>
#include <string>

#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/syntax.hpp"

namespace isagen {

/// Marks the bits in `syntax` that the file at `path` names for the ISA `folder`. Bits that tell an encoding from
/// others
/// (`isa`'s masks) become bits of its forms. Throws Error for an entry that names nothing, an operand, or bits that
/// nobody wants fixed.
void apply_ignored_fields(const std::string& path, const std::string& folder, const Names& names, Isa& isa,
                          Syntax& syntax);

/// Every ISA that an entry names must be one of `folders`.
void require_known_isas(const std::string& path, const std::set<std::string>& folders);

}  // namespace isagen
