// The exact functions of an operation.
#pragma once

#include "lockstep/engine/operation.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep {

/// What computes an operation as the reference engine does. All ISAs that mean the same share it.
struct OperationFunctions {
  LaneFunction on_lane = nullptr;  ///< one lane, or the wave
  FileFunction on_files =
      nullptr;  ///< the wave, where registers of a computed number are reached; then the other is null
};

}  // namespace lockstep
