// `lockstep trace --compare` of two code objects: what they store.
#pragma once

#include "command.hpp"

namespace command {

/// Launches both, and prints the first differing store or that there is none. An ExitCode.
int compare_stores(const RunOptions& first, const RunOptions& second);

}  // namespace command
