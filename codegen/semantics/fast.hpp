// Operations for the fast engine: fast_<format>.hpp and the table by opcode.
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

/// fast_<format>.hpp for every format with operations of the ISA's own, and fast_operations.hpp.
std::vector<OutputFile> render_fast(const SemanticsInput& input, const OperationSet& operations,
                                    const CommonOperations& common, const Renderer& renderer);

/// Forms of several row operations by one handler (fused_forms) as an ISA's table has them.
isagen::Value::List forms_of_isa(const SemanticsInput& input, const OperationSet& operations,
                                 const CommonOperations& common);

/// generated/common/handlers.hpp: the operations of `formats`, by folder and format, that the fast engine runs; of
/// `forms` those that are of such operations.
OutputFile render_common_handlers(const std::map<std::pair<std::string, std::string>, OperationsOfFormat>& formats,
                                  const isagen::Value::List& forms, const Renderer& renderer);

/// Has it row handlers?
bool is_row(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled);

/// What the handlers of a row operation are made from. Operations that agree in it compute the same, and share
/// handlers; of those that write EXEC besides, the part that they have in common with the others.
std::string handler_key(const SemanticsInput& input, const OperationSet& operations, const std::string& name);

/// All that fast_<format>.hpp says of an operation.
std::string fast_text(const SemanticsInput& input, const std::string& name, const CompiledOperation& compiled);

}  // namespace isagen::pcode
