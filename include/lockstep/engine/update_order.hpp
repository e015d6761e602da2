// The order in which workgroups update memory, where it shows.
#pragma once

namespace lockstep {

/// Holds waves back before atomics whose result depends on the order of updates (MemoryOp::is_float_update). One for
/// each host thread of a launch.
class UpdateOrder {
 public:
  /// Returns when all workgroups before that of the calling wave have ended. False: the workgroup is to be given up.
  virtual bool await() = 0;

 protected:
  ~UpdateOrder() = default;
};

}  // namespace lockstep
