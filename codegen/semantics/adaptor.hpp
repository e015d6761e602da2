// The bridge from LaneInput to the generated functions and back to LaneOutput.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "semantics/generate.hpp"

namespace isagen::pcode {

/// execute_<format>.hpp: a switch over the format's opcodes.
OutputFile render_adaptor(const SemanticsInput& input, const OperationSet& operations, const std::string& format,
                          const std::vector<std::string>& members, const Renderer& renderer);

/// execute.hpp: which of those switches knows an opcode.
OutputFile render_dispatch(const SemanticsInput& input, const std::map<std::string, std::set<std::string>>& formats,
                           const Renderer& renderer);

/// The call of an operation's function on the members of `in`; `mode` is what it gets for MODE.
std::string operation_call(const CompiledOperation& operation, const std::string& mode = "mode");

/// The statements of one case: read the inputs, call the function, store the results.
std::vector<std::string> adaptor_lines(const CompiledOperation& operation);

}  // namespace isagen::pcode
