// A work on an emulated device.
#pragma once

#include <string>

#include "lockstep/device.hpp"
#include "work.hpp"

namespace plain {

/// What came of a work: its buffers, and the processor seconds of its steps.
struct Outcome {
  std::string error;  ///< why there is none
  std::vector<Bytes> buffers;
  double seconds = 0;
};

/// Processor time of this process so far: what a shared machine disturbs less.
double processor_seconds();

/// The steps in their order, from the buffers as the work gives them, on one thread. What the checks find is an error.
Outcome run_on(lockstep::Device& device, const lockstep::Code& code, const Work& work, lockstep::Engine engine,
               lockstep::CheckSet checks = {}, std::uint32_t interleave = lockstep::default_interleave);

}  // namespace plain
