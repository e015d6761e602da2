// What does not go with a capture is refused, and the capture is invalid then: calls that no stream orders, by the modes of
// captures and of threads; what waits for a device; work in the null stream.
#include <thread>

#include "check.h"

__global__ void add(int* p, int value) { *p += value; }

static int *device, host;
static void *pinned, *memory;

/// Begins a capture, makes the call on a thread, and ends it: what the call gives, and whether the capture is valid.
static void during(hipStreamCaptureMode mode, bool elsewhere, hipError_t expected, bool valid, hipError_t (*call)()) {
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  OK(hipStreamBeginCapture(stream, mode));
  add<<<1, 1, 0, stream>>>(device, 1);
  hipError_t result = hipErrorUnknown;
  if (elsewhere)
    std::thread([&] { result = call(); }).join();
  else
    result = call();
  GIVES(expected, result);
  hipStreamCaptureStatus status;
  OK(hipStreamIsCapturing(stream, &status));
  CHECK(status == (valid ? hipStreamCaptureStatusActive : hipStreamCaptureStatusInvalidated));
  hipGraph_t graph = nullptr;
  GIVES(valid ? hipSuccess : hipErrorStreamCaptureInvalidated, hipStreamEndCapture(stream, &graph));
  CHECK((graph != nullptr) == valid);
  if (graph) OK(hipGraphDestroy(graph));
  (void)hipGetLastError();
  OK(hipStreamDestroy(stream));
}

static hipError_t allocate_and_free() {
  void* other = nullptr;
  const hipError_t error = hipMalloc(&other, 64);
  return error == hipSuccess ? hipFree(other) : error;
}
static hipError_t in_mode(hipStreamCaptureMode mode) {
  (void)hipThreadExchangeStreamCaptureMode(&mode);
  const hipError_t error = allocate_and_free();
  (void)hipThreadExchangeStreamCaptureMode(&mode);
  return error;
}

int main() {
  constexpr auto global = hipStreamCaptureModeGlobal, local = hipStreamCaptureModeThreadLocal, relaxed = hipStreamCaptureModeRelaxed;
  constexpr auto unsupported = hipErrorStreamCaptureUnsupported, implicit = hipErrorStreamCaptureImplicit;
  OK(hipMalloc(&device, sizeof *device));
  OK(hipMemset(device, 0, sizeof *device));
  // Allocating and freeing: any thread with a global capture, the same thread with a local one.
  OK(hipHostMalloc(&pinned, 64, 0));
  OK(hipMalloc(&memory, 64));
  for (const bool elsewhere : {false, true}) {
    during(global, elsewhere, unsupported, false, allocate_and_free);
    during(global, elsewhere, unsupported, false, [] { return hipFree(memory); });
    during(global, elsewhere, unsupported, false, [] { return hipHostFree(pinned); });
    during(global, elsewhere, unsupported, false, [] { void* other; return hipHostMalloc(&other, 64, 0); });
    during(global, elsewhere, unsupported, false, [] { void* other; return hipMallocManaged(&other, 64, hipMemAttachGlobal); });
    during(global, elsewhere, unsupported, false, [] { void* other; size_t pitch; return hipMallocPitch(&other, &pitch, 64, 4); });
    during(global, elsewhere, unsupported, false, [] { return hipHostRegister(&host, sizeof host, 0); });
    during(local, elsewhere, elsewhere ? hipSuccess : unsupported, elsewhere, allocate_and_free);
    during(relaxed, elsewhere, hipSuccess, true, allocate_and_free);
    // By the thread's own mode.
    during(global, elsewhere, hipSuccess, true, [] { return in_mode(relaxed); });
    during(local, elsewhere, elsewhere ? hipSuccess : unsupported, elsewhere, [] { return in_mode(local); });
    during(global, elsewhere, elsewhere ? hipSuccess : unsupported, elsewhere, [] { return in_mode(local); });
  }
  OK(hipFree(memory));
  OK(hipHostFree(pinned));
  // Whatever the mode: what waits for all, and the null stream.
  for (const auto mode : {global, local, relaxed}) {
    during(mode, false, unsupported, false, [] { return hipDeviceSynchronize(); });
    during(mode, false, implicit, false, [] { return hipMemcpy(&host, device, sizeof host, hipMemcpyDeviceToHost); });
    during(mode, false, implicit, false, [] { return hipMemset(device, 0, sizeof host); });
    during(mode, false, implicit, false, [] { return hipMemcpyAsync(&host, device, sizeof host, hipMemcpyDeviceToHost, nullptr); });
    during(mode, false, implicit, false, [] {
      add<<<1, 1>>>(device, 1);
      return hipGetLastError();
    });
    // Waiting for another stream, and asking it, by the modes.
    static hipStream_t other;
    OK(hipStreamCreate(&other));
    for (const bool elsewhere : {false, true}) {
      const bool may = mode == relaxed || (mode == local && elsewhere);
      during(mode, elsewhere, may ? hipSuccess : unsupported, may, [] { return hipStreamSynchronize(other); });
      during(mode, elsewhere, may ? hipSuccess : unsupported, may, [] { return hipStreamQuery(other); });
    }
    OK(hipStreamDestroy(other));
    // What streams order goes with it.
    during(mode, false, hipSuccess, true, [] {
      hipStream_t other;
      hipError_t error = hipStreamCreate(&other);
      if (error == hipSuccess) error = hipMemcpyAsync(&host, device, sizeof host, hipMemcpyDeviceToHost, other);
      return error == hipSuccess ? hipStreamDestroy(other) : error;
    });
  }
  // A stream that goes while it is captured takes the capture with it.
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  OK(hipStreamBeginCapture(stream, global));
  add<<<1, 1, 0, stream>>>(device, 1);
  OK(hipStreamDestroy(stream));
  OK(allocate_and_free());
  // Nothing that was captured or refused has run.
  OK(hipMemcpy(&host, device, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host == 0);
  return verdict();
}
