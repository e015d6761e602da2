// What every HIP call does around its own work: nothing is thrown at the caller, and the last error is remembered.
#pragma once

#include <hip/hip_runtime_api.h>

#include <new>

#include "complain.hpp"

namespace hip {

/// Remembers an error for hipGetLastError, and gives it back.
hipError_t remember(hipError_t error);
/// Says once a process, on standard error, that `call` is not there.
hipError_t not_supported(const char* call);
using runtime::complain;

/// What a call gives that came to this: without any device errors are that there is none, whatever they were.
hipError_t outcome(hipError_t error);

/// The body of a call.
template <class Body>
hipError_t call(Body&& body) noexcept {
  try {
    return remember(outcome(body()));
  } catch (const std::bad_alloc&) {
    return remember(hipErrorOutOfMemory);
  } catch (...) {
    return remember(hipErrorUnknown);
  }
}

}  // namespace hip
