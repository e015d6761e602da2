// The arguments of a prepared launch, for checks and messages.
#pragma once

#include "observe/launch_arguments.hpp"

namespace lockstep {

struct KernelInfo;
struct PreparedLaunch;

/// `segment`: the address of the kernarg segment; 0: among the launch's own objects.
LaunchArguments arguments_of(const KernelInfo& kernel, const PreparedLaunch& launch, std::uint64_t segment);

}  // namespace lockstep
