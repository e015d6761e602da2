// Events: a place in a stream's order, and when it was passed.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <vector>

#include "shared_event.hpp"
#include "stream.hpp"

namespace hip {

/// One recording of an event.
struct Record {
  Ticket ticket{};
  std::atomic<std::int64_t> nanoseconds{-1};  ///< -1: not passed yet
  std::shared_ptr<Capture> capture{};         ///< recorded in a stream that is being captured
  std::vector<hipGraphNode_t> nodes{};        ///< then: after these
  std::shared_ptr<SharedEvent> shared{};      ///< of an event that other processes see,
  std::uint64_t number = 0;                   ///< the recording of that number

  void take_time() {
    nanoseconds = std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
    if (shared) shared->pass(number);
  }
};

/// Records as if a stream had just got there: for events in graphs.
void record_now(hipEvent_t event);
hipError_t wait_for(hipEvent_t event);
/// A new recording, for a launch to fill in; null if there is no such event.
std::shared_ptr<Record> renew(hipEvent_t event);
/// What other processes see of it; null if they see nothing, or there is no such event.
std::shared_ptr<SharedEvent> shared_of(hipEvent_t event);
/// An event that another process made.
hipError_t create_shared(hipEvent_t* event, std::shared_ptr<SharedEvent> shared);

}  // namespace hip
