// A row operation that goes lane by lane through the reference's function (rows/by_reference.hpp).
#pragma once

#include <cstdint>

#include "fast/program/operation.hpp"
#include "fast/program/source_places.hpp"
#include "lockstep/isa/exception_rule.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::fast {

/// What the micro-op has no room for.
struct ExactRow {
  LaneFunction on_lane = nullptr;
  OperationShape shape{};
  LaneInput in{};          ///< what all lanes have in common
  OperandPlace old_d0{};   ///< rows
  OperandPlace written{};  ///< 64 bits: the lanes to compute
  std::uint16_t mask_in = 0, mask_out = 0;
  DenormalUse denormals{};
  ExceptionTraits exceptions{};  ///< of a row that is there for its flags (rows/exceptions.hpp)
  bool flushes_results = false;  ///< the operation computes as under a MODE that flushes results (fp::under_omod)
};

}  // namespace lockstep::fast
