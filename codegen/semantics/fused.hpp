// Forms of several row operations by one handler of the fast engine: those of an ISA, and whether they can be.
#pragma once

#include <string>
#include <vector>

#include "semantics/handlers.hpp"

namespace isagen::pcode {

/// A form, by the operations whose handlers run it.
struct FusedFormOfIsa {
  PlacedOperation first{}, second{};              ///< second: without a name where it is one operation
  std::string first_scalars{}, second_scalars{};  ///< sources, one bit each
  std::string link{};                             ///< fast::Link: "s0", "mask", "independent"

  bool is_pair() const { return !second.name.empty(); }
  std::string number() const;  ///< its enumerator
};

/// The forms of an ISA, in the order of the list that it was given. Throws Error for one that cannot be.
std::vector<FusedFormOfIsa> fused_forms(const OperationsOfIsa& isa, const CommonOperations& common);

}  // namespace isagen::pcode
