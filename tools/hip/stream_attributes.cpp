// What programs set of streams, their numbers, and several operations on memory by one call.
#include "error.hpp"
#include "stream.hpp"

namespace hip {

namespace {

/// One of hipStreamBatchMemOpParams, which Debian's headers do not have. A 32-bit value stands in the lower half.
struct BatchOperation {
  enum Kind : unsigned { wait32 = 1, write32 = 2, wait64 = 4, write64 = 5 };
  Kind kind;
  void* place;
  std::uint64_t value;
  unsigned flags;
  void* alias;
  std::uint64_t rest;
};
static_assert(sizeof(BatchOperation) == 48);

/// Streams have these; the others belong to kernels.
bool of_streams(LaunchAttribute::Id id) {
  return id == LaunchAttribute::access_policy_window || id == LaunchAttribute::synchronization_policy ||
         id == LaunchAttribute::priority || id == LaunchAttribute::mem_sync_domain_map ||
         id == LaunchAttribute::mem_sync_domain;
}

hipError_t queue(hipStream_t stream, const BatchOperation& each) {
  switch (each.kind) {
    case BatchOperation::wait32:
      return hipStreamWaitValue32(stream, each.place, static_cast<std::uint32_t>(each.value), each.flags,
                                  ~std::uint32_t{0});
    case BatchOperation::wait64:
      return hipStreamWaitValue64(stream, each.place, each.value, each.flags, ~std::uint64_t{0});
    case BatchOperation::write32:
      return hipStreamWriteValue32(stream, each.place, static_cast<std::uint32_t>(each.value), each.flags);
    case BatchOperation::write64: return hipStreamWriteValue64(stream, each.place, each.value, each.flags);
    default: return not_supported("hipStreamBatchMemOp with barriers or remote writes");
  }
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipStreamGetId(hipStream_t handle, unsigned long long* id) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !id) return hipErrorInvalidValue;
    *id = stream->id;
    return hipSuccess;
  });
}
// They are about caches and about how the host waits, which changes no result: what was set is told again.
hipError_t hipStreamSetAttribute(hipStream_t handle, LaunchAttribute::Id id, const void* value) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !value || !of_streams(id)) return hipErrorInvalidValue;
    const std::lock_guard lock(scheduler);
    if (id == LaunchAttribute::priority) stream->priority = *static_cast<const int*>(value);
    return set_attribute(stream->attributes, id, value);
  });
}
hipError_t hipStreamGetAttribute(hipStream_t handle, LaunchAttribute::Id id, void* value) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !value || !of_streams(id)) return hipErrorInvalidValue;
    const std::lock_guard lock(scheduler);
    if (id != LaunchAttribute::priority) return get_attribute(stream->attributes, id, value);
    *static_cast<int*>(value) = stream->priority;
    return hipSuccess;
  });
}
hipError_t hipStreamCopyAttributes(hipStream_t to_handle, hipStream_t from_handle) {
  return call([&] {
    const auto to = stream_of(to_handle), from = stream_of(from_handle);
    if (!to || !from) return hipErrorInvalidValue;
    const std::lock_guard lock(scheduler);
    to->attributes = from->attributes;
    to->priority = from->priority;
    return hipSuccess;
  });
}

hipError_t hipStreamBatchMemOp(hipStream_t stream, unsigned count, const BatchOperation* operations, unsigned flags) {
  return call([&] {
    if ((!operations && count != 0) || flags != 0) return hipErrorInvalidValue;
    for (unsigned i = 0; i < count; ++i)
      if (const hipError_t error = queue(stream, operations[i]); error != hipSuccess) return error;
    return hipSuccess;
  });
}

}  // extern "C"
