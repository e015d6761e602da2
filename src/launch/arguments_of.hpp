// The arguments of a prepared launch, for checks and messages.
#pragma once

#include "observe/launch_arguments.hpp"

namespace lockstep {

struct KernelInfo;
class LineTable;
struct PreparedLaunch;

/// An argument's name is the metadata's, else that of the parameter in `lines`, which may be null. `segment`: the
/// address of the kernarg segment; 0: among the launch's own objects.
LaunchArguments arguments_of(const KernelInfo& kernel, const PreparedLaunch& launch, std::uint64_t segment,
                             const LineTable* lines);

}  // namespace lockstep
