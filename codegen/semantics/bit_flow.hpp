// generated/<isa>/bit_flow.hpp: which bits of an operation's inputs reach which bits of its results.
#pragma once

#include "semantics/generate.hpp"

namespace isagen::pcode {

OutputFile render_bit_flow(const SemanticsInput& input, const OperationSet& operations, const Renderer& renderer);

}  // namespace isagen::pcode
