// What the environment says of launches: LOCKSTEP_ENGINE, LOCKSTEP_CHECK, LOCKSTEP_TRACE and so on.
#pragma once

#include <mutex>

#include "lockstep.h"
#include "told.hpp"

namespace runtime {

/// The options of a launch of that kernel as the environment has them. Findings and source lines go by `kernel`, which
/// lives until the launch has ended.
lockstep_options launch_options(ToldKernel& kernel);

/// LOCKSTEP_TRACE: asks for the lines of a launch. No other launch writes among them as long as this lives.
class Trace {
 public:
  Trace(const ToldKernel& kernel, lockstep_options& options);
  /// The launch is over.
  void finish();

 private:
  std::unique_lock<std::mutex> lock_{};
};

}  // namespace runtime
