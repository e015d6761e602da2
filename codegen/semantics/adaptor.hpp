// The bridge from LaneInput to the generated functions and back to LaneOutput.
#pragma once

#include <string>
#include <vector>

#include "semantics/generate.hpp"

namespace isagen::pcode {

/// <folder>/execute_<format>.hpp: each operation as a function from LaneInput to LaneOutput, in namespace
/// lockstep::<folder>::on_lane.
OutputFile render_lanes(const std::string& folder, const std::string& format, const OperationsOfFormat& members,
                        const Renderer& renderer);

/// execute.hpp: these functions by opcode.
OutputFile render_dispatch(const SemanticsInput& input, const OperationSet& operations, const CommonOperations& common,
                           const Renderer& renderer);

/// The call of an operation's function on the members of `in`; `mode` is what it gets for MODE.
std::string operation_call(const CompiledOperation& operation, const std::string& mode = "mode");

/// The statements of such a function: read the inputs, call the function, store the results.
std::vector<std::string> adaptor_lines(const CompiledOperation& operation);

}  // namespace isagen::pcode
