// Stream capture: work that is submitted becomes a graph.
#pragma once

#include <hip/hip_runtime_api.h>

#include <memory>
#include <thread>
#include <vector>

#include "graph.hpp"

namespace hip {

/// One capture, of the stream where it began and those that joined. Used with the scheduler's lock.
struct Capture {
  std::unique_ptr<ihipGraph> made{};  ///< null if the nodes go into a graph that the program has
  ihipGraph* graph = nullptr;
  std::size_t before = 0;  ///< nodes that were in it
  ihipStream_t* origin = nullptr;
  hipStreamCaptureMode mode = hipStreamCaptureModeGlobal;
  std::thread::id thread;
  unsigned long long id = 0;
  bool valid = true;
  std::vector<std::weak_ptr<ihipStream_t>> streams;
};

/// The operation as the stream's next node. With the scheduler's lock.
hipError_t capture_operation(ihipStream_t& stream, Operation operation);
/// Something was called that a capture does not go with. With the scheduler's lock.
hipError_t invalidate_capture(ihipStream_t& stream);
/// Of a call that no stream puts in its order (allocating, freeing): an error where a capture and the mode of the
/// calling thread do not permit it, and that capture is no longer valid.
hipError_t unordered_call();
/// Of a call that all captures have to do with: if there are any they are no longer valid, and it gives the error. With
/// the scheduler's lock.
hipError_t invalidate_captures(hipError_t error);
/// Its stream goes, and with it the capture that began there. With the scheduler's lock.
void abandon_capture(ihipStream_t& stream);
/// The stream's work now comes after these nodes, too. With the scheduler's lock.
hipError_t join_capture(ihipStream_t& stream, const std::shared_ptr<Capture>& capture,
                        const std::vector<hipGraphNode_t>& after);

}  // namespace hip
