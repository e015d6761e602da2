// HIP's calls on streams.
#include <algorithm>
#include <utility>

#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "stream.hpp"

namespace hip {

namespace {

constexpr int lowest_priority = 1, highest_priority = -1;

hipError_t create(hipStream_t* result, unsigned flags, int priority) {
  if (!result || (flags & ~unsigned{hipStreamNonBlocking}) != 0) return hipErrorInvalidValue;
  Gpu* const gpu = current();
  if (!gpu) return hipErrorNoDevice;
  *result = make_stream(gpu, flags, std::clamp(priority, highest_priority, lowest_priority)).get();
  (*result)->of_program = true;
  return hipSuccess;
}

hipError_t destroy(hipStream_t handle) {
  if (handle == nullptr || handle == hipStreamPerThread) return hipErrorInvalidResourceHandle;
  const auto stream = stream_of(handle);
  if (!stream) return hipErrorContextIsDestroyed;
  if (const hipError_t error = finish(tail(stream)); error != hipSuccess) return error;
  forget(*stream);
  return hipSuccess;
}

/// Of a call that waits or asks, for another stream than the null stream: other streams' captures may not permit it.
hipError_t waiting_call(const ihipStream_t& stream) {
  return &stream == stream.gpu->null_stream.get() ? hipSuccess : unordered_call();
}

hipError_t synchronize(hipStream_t handle) {
  const auto stream = stream_of(handle);
  if (!stream) return current() ? hipErrorContextIsDestroyed : hipErrorNoDevice;
  {
    const std::lock_guard lock(scheduler);
    if (stream->capture) return invalidate_capture(*stream);
  }
  if (const hipError_t error = waiting_call(*stream); error != hipSuccess) return error;
  const hipError_t error = stream == stream->gpu->null_stream ? finish_all(*stream->gpu) : finish(tail(stream));
  if (error != hipSuccess) return error;
  return take_error(*stream->gpu);
}

hipError_t query(hipStream_t handle) {
  const auto stream = stream_of(handle);
  if (!stream) return hipErrorContextIsDestroyed;
  {
    const std::lock_guard lock(scheduler);
    if (stream->capture) return invalidate_capture(*stream);
  }
  if (const hipError_t error = waiting_call(*stream); error != hipSuccess) return error;
  if (!at_its_end(*stream)) return hipErrorNotReady;
  return take_error(*stream->gpu);
}

hipError_t value_operation(hipStream_t stream, void* place, std::uint64_t value, std::uint64_t mask, unsigned bytes,
                           unsigned flags, bool wait) {
  if (!place || reinterpret_cast<std::uintptr_t>(place) % bytes != 0 || (wait && flags > hipStreamWaitValueNor))
    return hipErrorInvalidValue;
  return submit(stream, ValueOperation{place, value, mask, bytes, flags, wait});
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipStreamCreate(hipStream_t* stream) {
  return call([&] { return create(stream, hipStreamDefault, 0); });
}
hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned flags) {
  return call([&] { return create(stream, flags, 0); });
}
hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned flags, int priority) {
  return call([&] { return create(stream, flags, priority); });
}
hipError_t hipExtStreamCreateWithCUMask(hipStream_t* stream, uint32_t words, const uint32_t* mask) {
  // Workgroups run on whatever host threads there are: a mask of compute units changes no result.
  return call([&] {
    if (words == 0 || !mask) return hipErrorInvalidValue;
    const hipError_t error = create(stream, hipStreamDefault, 0);
    if (error == hipSuccess) (*stream)->cu_mask.assign(mask, mask + words);
    return error;
  });
}
hipError_t hipExtStreamGetCUMask(hipStream_t handle, uint32_t words, uint32_t* mask) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (words == 0 || !mask || !stream) return hipErrorInvalidValue;
    std::fill_n(mask, words, stream->cu_mask.empty() ? ~uint32_t{0} : 0);
    std::copy_n(stream->cu_mask.begin(), std::min<std::size_t>(words, stream->cu_mask.size()), mask);
    return hipSuccess;
  });
}
hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  return call([&] {
    if (least) *least = lowest_priority;
    if (greatest) *greatest = highest_priority;
    return hipSuccess;
  });
}
hipError_t hipStreamDestroy(hipStream_t stream) {
  return call([&] { return destroy(stream); });
}
hipError_t hipStreamQuery(hipStream_t stream) {
  return call([&] { return query(stream); });
}
hipError_t hipStreamSynchronize(hipStream_t stream) {
  return call([&] { return synchronize(stream); });
}
hipError_t hipDeviceSynchronize() {
  return call([&] {
    Gpu* const gpu = current();
    if (!gpu) return hipErrorNoDevice;
    {
      const std::lock_guard lock(scheduler);
      const hipError_t error = invalidate_captures(hipErrorStreamCaptureUnsupported);
      if (error != hipSuccess) return error;
    }
    if (const hipError_t error = finish_all(*gpu); error != hipSuccess) return error;
    return take_error(*gpu);
  });
}
hipError_t hipCtxSynchronize() { return hipDeviceSynchronize(); }
hipError_t hipStreamGetFlags(hipStream_t handle, unsigned* flags) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !flags) return hipErrorInvalidValue;
    *flags = stream->flags;
    return hipSuccess;
  });
}
hipError_t hipStreamGetPriority(hipStream_t handle, int* priority) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !priority) return hipErrorInvalidValue;
    *priority = stream->priority;
    return hipSuccess;
  });
}
hipError_t hipStreamGetDevice(hipStream_t handle, hipDevice_t* device) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !device) return hipErrorInvalidValue;
    *device = stream->gpu->ordinal;
    return hipSuccess;
  });
}
int hipGetStreamDeviceId(hipStream_t handle) {
  const auto stream = stream_of(handle);
  return stream ? stream->gpu->ordinal : -1;
}
hipError_t hipStreamAddCallback(hipStream_t stream, hipStreamCallback_t function, void* data, unsigned flags) {
  return call([&] {
    if (!function || flags != 0) return hipErrorInvalidValue;
    return submit(stream, CallbackOperation{stream, function, data});
  });
}
hipError_t hipLaunchHostFunc(hipStream_t stream, hipHostFn_t function, void* data) {
  return call([&] { return function ? submit(stream, HostOperation{function, data}) : hipErrorInvalidValue; });
}
hipError_t hipStreamWaitValue32(hipStream_t stream, void* place, uint32_t value, unsigned flags, uint32_t mask) {
  return call([&] { return value_operation(stream, place, value, mask, 4, flags, true); });
}
hipError_t hipStreamWaitValue64(hipStream_t stream, void* place, uint64_t value, unsigned flags, uint64_t mask) {
  return call([&] { return value_operation(stream, place, value, mask, 8, flags, true); });
}
hipError_t hipStreamWriteValue32(hipStream_t stream, void* place, uint32_t value, unsigned flags) {
  return call([&] { return value_operation(stream, place, value, 0, 4, flags, false); });
}
hipError_t hipStreamWriteValue64(hipStream_t stream, void* place, uint64_t value, unsigned flags) {
  return call([&] { return value_operation(stream, place, value, 0, 8, flags, false); });
}
hipError_t hipStreamAttachMemAsync(hipStream_t, void* memory, size_t, unsigned) {
  return call([&] { return memory ? hipSuccess : hipErrorInvalidValue; });
}

}  // extern "C"
