// vendor-xml/silicon.xml: for which instructions the hardware's own results are known, of which targets, and how well.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/semantics.hpp"

namespace isagen {

/// Gives the entries of `semantics` that the file at `path` names for the ISA `folder`, whose targets are
/// `processors`, the fidelity silicon or extrapolated. What they had before becomes what holds of launches that round.
/// Throws Error for an entry without evidence, one that names an instruction that the ISA lacks or that another entry
/// names, or an ISA that is not one of `folders`.
void apply_silicon(const std::string& path, const std::string& folder, const std::set<std::string>& folders,
                   const std::vector<std::string>& processors, Semantics& semantics);

}  // namespace isagen
