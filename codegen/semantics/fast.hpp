// Operations for the fast engine: fast_<format>.hpp and the table by opcode.
#pragma once

#include <vector>

#include "semantics/generate.hpp"

namespace isagen::pcode {

/// fast_<format>.hpp for every format with operations that a row or scalar handler can run, and fast_operations.hpp.
std::vector<OutputFile> render_fast(const SemanticsInput& input, const OperationSet& operations,
                                    const Renderer& renderer);

}  // namespace isagen::pcode
