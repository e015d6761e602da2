// Numbers of the operations of all ISAs; the sources of the library that have what runs them; an ISA's table of
// numbers.
#pragma once

#include <compare>
#include <string>
#include <vector>

#include "semantics/common.hpp"
#include "semantics/generate.hpp"

namespace isagen::pcode {

/// An operation where it stands in generated/.
struct PlacedOperation {
  std::string place;   ///< "common/gfx9"
  std::string format;  ///< "vopc"
  std::string name;    ///< "V_CMPX_EQ_F32"

  std::string number() const;  ///< its enumerator: "common_gfx9_v_cmpx_eq_f32"
  std::string type() const;    ///< what fast_<format>.hpp has of it: "common::gfx9::fast_operations::v_cmpx_eq_f32"
  std::strong_ordering operator<=>(const PlacedOperation&) const = default;
};

/// The operation whose handlers run a row operation: itself, or one that computes the same. The place of an operation
/// decides which others it may take, so that every ISA gets the same answer.
PlacedOperation handlers_of(const OperationsOfIsa& isa, const CommonOperations& common, const std::string& name);

/// Of all ISAs together, in generated/common: operation_numbers.hpp, function_groups.hpp, handler_groups.hpp,
/// handlers_<group>.cpp, fused_forms.cpp. Throws Error for a group with more operations than its numbers.
std::vector<OutputFile> render_handlers(const CommonOperations& common, const Renderer& renderer);

/// operations.hpp of one ISA: the number of each opcode's operation, and of the fused forms that it has.
OutputFile render_operations(const OperationsOfIsa& isa, const CommonOperations& common, const Renderer& renderer);

}  // namespace isagen::pcode
