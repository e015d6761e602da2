// The results of a program of bits.
#pragma once

#include <optional>
#include <string>

#include "lockstep/isa/bit_flow_builder.hpp"
#include "passes/bit_flow.hpp"

namespace isagen::pcode {

/// The result that a piece of state is; nothing for state that no program gives.
std::optional<lockstep::BitOutput> bit_output_of(const std::string& state);

/// Fills `flow` with the nodes that its outputs need, in the same order.
void keep_needed(const lockstep::BitFlowBuilder& nodes, DerivedBitFlow& flow);

}  // namespace isagen::pcode
