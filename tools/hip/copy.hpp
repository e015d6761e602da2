// Copies, checked before they are queued.
#pragma once

#include <hip/hip_runtime_api.h>

#include "operation.hpp"

namespace hip {

/// Are the sides what `kind` says, and inside their allocations?
hipError_t check_copy(const CopyOperation& copy);
hipError_t copy_of(const hipMemcpy3DParms& given, CopyOperation& copy);
hipError_t copy_of(const HIP_MEMCPY3D& given, CopyOperation& copy);
inline CopyOperation plain_copy(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind) {
  CopyOperation copy;
  copy.to = static_cast<std::uint8_t*>(to);
  copy.from = static_cast<const std::uint8_t*>(from);
  copy.to_pitch = copy.from_pitch = copy.to_slice = copy.from_slice = copy.width = bytes;
  copy.kind = kind;
  return copy;
}
/// Queues it; waits if `wait`, or if the program may change its memory as soon as the call returns.
hipError_t submit_copy(hipStream_t stream, const CopyOperation& copy, bool wait);

}  // namespace hip
