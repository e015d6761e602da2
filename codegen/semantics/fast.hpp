// Operations for the fast engine: fast_<format>.hpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "semantics/generate.hpp"

namespace isagen::pcode {

/// <folder>/fast_<format>.hpp, for those of the operations that the fast engine has a runner for; nothing without any.
std::optional<OutputFile> render_fast_operations(const std::string& folder, const std::string& format,
                                                 const OperationsOfFormat& members, const Renderer& renderer);

/// fast_<format>.hpp for every format with operations of the ISA's own.
std::vector<OutputFile> render_fast(const SemanticsInput& input, const OperationSet& operations,
                                    const CommonOperations& common, const Renderer& renderer);

/// What runs an operation in the fast engine.
enum class Runner { none, scalar, row, lanes };
Runner runner_of(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled);

/// Has it row handlers?
bool is_row(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled);

/// What the handlers of a row operation are made from. Operations that agree in it compute the same, and share
/// handlers; of those that write EXEC besides, the part that they have in common with the others.
std::string handler_key(const SemanticsInput& input, const OperationSet& operations, const std::string& name);

/// All that fast_<format>.hpp says of an operation.
std::string fast_text(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled);

}  // namespace isagen::pcode
