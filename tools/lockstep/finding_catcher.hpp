// What checks find in a launch, as points that a debugger stops at.
#pragma once

#include <string>
#include <vector>

#include "command.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/device/debugger_stop.hpp"

namespace command {

/// Runs the launch of `options` on a device of its own, with the checks of `kinds` ("race,wait", "all"). A run is the
/// same every time, so the debugger's launch meets the same findings at the same instructions. Error: what is wrong
/// with `kinds` or the launch.
lockstep::Result<std::vector<lockstep::debug::CaughtFinding>> find_findings(RunOptions options,
                                                                            const std::string& kinds);

}  // namespace command
