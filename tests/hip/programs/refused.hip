// Calls that ROCm refuses, and arguments that would overflow, divide by nothing or name what is not there: each gives
// an error, and the program goes on.
#include <hip/hiprtc.h>
#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <climits>
#include <cstdint>
#include <thread>
#include <vector>

#include "check.h"

__global__ void nothing() {}
__global__ void one(int* to) { to[threadIdx.x] = 1; }
__global__ void copy_one(const int* from, int* to) { *to = *from; }

constexpr size_t huge = ~size_t{0};

static void sizes_of_launches() {
  void* const kernel = reinterpret_cast<void*>(nothing);
  for (const dim3 block : {dim3(0), dim3(1, 0, 1), dim3(1, 1, 0)}) {
    GIVES(hipErrorInvalidConfiguration, hipLaunchKernel(kernel, dim3(1), block, nullptr, 0, nullptr));
    GIVES(hipErrorInvalidConfiguration, hipLaunchCooperativeKernel(kernel, dim3(1), block, nullptr, 0, nullptr));
    hipStream_t stream;
    OK(hipStreamCreate(&stream));
    hipLaunchParams launch{};
    launch.func = kernel;
    launch.gridDim = dim3(1);
    launch.blockDim = block;
    launch.stream = stream;
    GIVES(hipErrorInvalidConfiguration, hipLaunchCooperativeKernelMultiDevice(&launch, 1, 0));
    GIVES(hipErrorInvalidConfiguration, hipExtLaunchMultiKernelMultiDevice(&launch, 1, 0));
    OK(hipStreamDestroy(stream));
  }
  GIVES(hipErrorInvalidConfiguration, hipLaunchKernel(kernel, dim3(0), dim3(1), nullptr, 0, nullptr));
  // 2^64 + 64 work-items, and as many workgroups.
  const dim3 around(320, 107367629, 536903681);
  GIVES(hipErrorInvalidConfiguration, hipLaunchKernel(kernel, dim3(1), around, nullptr, 0, nullptr));
  GIVES(hipErrorCooperativeLaunchTooLarge, hipLaunchCooperativeKernel(kernel, around, dim3(1), nullptr, 0, nullptr));
  int blocks = -1;
  for (const int block : {0, -1, INT_MIN})
    GIVES(hipErrorInvalidValue, hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, block, 0));
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 64, huge));
  CHECK(blocks == 0);
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, INT_MAX, 0));
  CHECK(blocks == 0);
  hipFuncAttributes attributes;
  hipDeviceProp_t properties;
  OK(hipFuncGetAttributes(&attributes, kernel));
  OK(hipGetDeviceProperties(&properties, 0));
  CHECK(attributes.binaryVersion == properties.major * 10 + properties.minor);
  int* memory;
  OK(hipMalloc(&memory, 256));
  one<<<1, 64, 1 << 20>>>(memory);
  GIVES(hipErrorInvalidValue, hipGetLastError());
  OK(hipFuncSetAttribute(kernel, hipFuncAttributePreferredSharedMemoryCarveout, 50));
  GIVES(hipErrorInvalidValue, hipFuncSetAttribute(kernel, hipFuncAttributePreferredSharedMemoryCarveout, 101));
  GIVES(hipErrorInvalidValue, hipFuncSetAttribute(kernel, hipFuncAttribute(3), 0));
  OK(hipFree(memory));
}

static void sizes_of_memory() {
  void* memory = nullptr;
  size_t pitch = 0;
  CHECK(hipMallocPitch(&memory, &pitch, huge, 1) != hipSuccess);
  CHECK(hipMallocPitch(&memory, &pitch, huge - 100, 2) != hipSuccess);
  CHECK(hipMallocPitch(&memory, &pitch, size_t{1} << 40, size_t{1} << 40) != hipSuccess);
  hipPitchedPtr pitched;
  CHECK(hipMalloc3D(&pitched, hipExtent{huge, 1, 1}) != hipSuccess);
  CHECK(hipMalloc3D(&pitched, hipExtent{1 << 20, 1 << 24, 1 << 24}) != hipSuccess);
  CHECK(hipMemAllocPitch(&memory, &pitch, huge, 4, 4) != hipSuccess);
  char *device, host[256] = {};
  OK(hipMalloc(&device, 65536));
  for (const size_t bad : {huge, size_t(-3000), (size_t{1} << 63) + 100, size_t{1} << 62}) {
    GIVES(hipErrorInvalidValue, hipMemcpy2D(device, bad, host, 4, 4, 3, hipMemcpyHostToDevice));
    GIVES(hipErrorInvalidValue, hipMemcpy2D(device, bad, host + 100, bad, 4, 3, hipMemcpyHostToDevice));
    GIVES(hipErrorInvalidValue, hipMemcpy2DAsync(device, bad, host, 4, 4, 3, hipMemcpyHostToDevice, nullptr));
    GIVES(hipErrorInvalidValue, hipMemcpy2D(host, 4, device, bad, 4, 3, hipMemcpyDeviceToHost));
    GIVES(hipErrorInvalidValue, hipMemset2D(device, bad, 1, 4, 3));
    GIVES(hipErrorInvalidValue, hipMemset3D(hipPitchedPtr{device, bad, 4, 4}, 1, hipExtent{4, 2, 2}));
    hipMemcpy3DParms copy{};
    copy.srcPtr = {host, 4, 4, 4};
    copy.dstPtr = {device, bad, 4, 4};
    copy.extent = {4, 2, 2};
    copy.kind = hipMemcpyHostToDevice;
    GIVES(hipErrorInvalidValue, hipMemcpy3D(&copy));
    copy.dstPtr = {device, 4, 4, bad};
    GIVES(hipErrorInvalidValue, hipMemcpy3D(&copy));
    copy.dstPtr = {device, 4, 4, 4};
    copy.dstPos = {bad, 0, 0};
    GIVES(hipErrorInvalidValue, hipMemcpy3D(&copy));
    copy.dstPos = {0, bad, bad};
    GIVES(hipErrorInvalidValue, hipMemcpy3D(&copy));
    GIVES(hipErrorInvalidValue, hipMemcpy(device, host, bad, hipMemcpyHostToDevice));
    GIVES(hipErrorInvalidValue, hipMemset(device, 0, bad));
    GIVES(hipErrorInvalidValue, hipMemsetD32(device, 0, bad));
    GIVES(hipErrorInvalidValue, hipMemsetD32(device, 0, (size_t{1} << 62) + 1));  // 2^64 + 4 bytes
  }
  OK(hipFree(device));
}

static void registering() {
  static char mine[8192];
  GIVES(hipErrorInvalidValue, hipHostRegister(reinterpret_cast<void*>(0x10000), 4096, 0));
  GIVES(hipErrorInvalidValue, hipHostRegister(mine, huge, 0));
  GIVES(hipErrorInvalidValue, hipHostRegister(mine, size_t{1} << 46, 0));
  GIVES(hipErrorInvalidValue, hipHostRegister(mine, sizeof mine, 0xf0));
  GIVES(hipErrorInvalidValue, hipHostRegister(mine, 0, 0));
  GIVES(hipErrorInvalidValue, hipHostRegister(nullptr, 4096, 0));
  char* const pages =
      static_cast<char*>(mmap(nullptr, 3 * 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  pages[8000] = 5;
  (void)mprotect(pages + 4096, 4096, PROT_READ);
  GIVES(hipErrorInvalidValue, hipHostRegister(pages + 4096, 4096, 0));
  GIVES(hipErrorInvalidValue, hipHostRegister(pages + 4000, 200, 0));
  // For kernels that only read.
  constexpr unsigned read_only = 8;
  int* sum = nullptr;
  OK(hipMalloc(&sum, 4));
  OK(hipHostRegister(pages, 3 * 4096, read_only));
  copy_one<<<1, 1>>>(reinterpret_cast<int*>(pages + 8000), sum);
  OK(hipDeviceSynchronize());
  int seen = 0;
  OK(hipMemcpy(&seen, sum, 4, hipMemcpyDeviceToHost));
  CHECK(seen == 5);
  one<<<1, 64>>>(reinterpret_cast<int*>(pages));
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  CHECK(pages[0] == 0);
  OK(hipHostUnregister(pages));
  OK(hipFree(sum));
  (void)munmap(pages + 4096, 4096);
  GIVES(hipErrorInvalidValue, hipHostRegister(pages, 3 * 4096, 0));
  GIVES(hipErrorInvalidValue, hipHostRegister(pages, 3 * 4096, read_only));
  GIVES(hipErrorInvalidValue, hipHostRegister(pages, huge, read_only));
  OK(hipHostRegister(pages, 4096, 0));
  OK(hipHostRegister(pages + 2 * 4096, 4096, hipHostRegisterMapped));
  one<<<1, 64>>>(reinterpret_cast<int*>(pages));
  OK(hipDeviceSynchronize());
  CHECK(reinterpret_cast<int*>(pages)[63] == 1);
  // Given back to the system, and not unregistered.
  (void)munmap(pages, 4096);
  one<<<1, 64>>>(reinterpret_cast<int*>(pages));
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  GIVES(hipErrorHostMemoryNotRegistered, hipHostUnregister(pages));
  OK(hipHostUnregister(pages + 2 * 4096));
  (void)munmap(pages + 2 * 4096, 4096);
}

static void advice() {
  char *managed, *device;
  int value = -7;
  OK(hipMallocManaged(&managed, 3 * 4096));
  OK(hipMalloc(&device, 4096));
  const auto get = [&](hipMemRangeAttribute which, size_t offset, size_t bytes) {
    OK(hipMemRangeGetAttribute(&value, sizeof value, which, managed + offset, bytes));
    return value;
  };
  CHECK(get(hipMemRangeAttributeReadMostly, 0, 3 * 4096) == 0);
  CHECK(get(hipMemRangeAttributePreferredLocation, 0, 3 * 4096) == hipInvalidDeviceId);
  OK(hipMemAdvise(managed, 4096, hipMemAdviseSetReadMostly, 0));
  CHECK(get(hipMemRangeAttributeReadMostly, 0, 4096) == 1);
  CHECK(get(hipMemRangeAttributeReadMostly, 4096, 4096) == 0);
  CHECK(get(hipMemRangeAttributeReadMostly, 0, 2 * 4096) == 0);
  OK(hipMemAdvise(managed, 3 * 4096, hipMemAdviseSetReadMostly, 0));
  CHECK(get(hipMemRangeAttributeReadMostly, 0, 3 * 4096) == 1);
  OK(hipMemAdvise(managed + 4096, 4096, hipMemAdviseUnsetReadMostly, 0));
  CHECK(get(hipMemRangeAttributeReadMostly, 0, 3 * 4096) == 0 &&
        get(hipMemRangeAttributeReadMostly, 2 * 4096, 4096) == 1);
  OK(hipMemAdvise(managed, 3 * 4096, hipMemAdviseSetPreferredLocation, 0));
  CHECK(get(hipMemRangeAttributePreferredLocation, 0, 3 * 4096) == 0);
  OK(hipMemAdvise(managed, 3 * 4096, hipMemAdviseSetPreferredLocation, hipCpuDeviceId));
  CHECK(get(hipMemRangeAttributePreferredLocation, 100, 4096) == hipCpuDeviceId);
  OK(hipMemAdvise(managed, 3 * 4096, hipMemAdviseUnsetPreferredLocation, 0));
  CHECK(get(hipMemRangeAttributePreferredLocation, 0, 3 * 4096) == hipInvalidDeviceId);
  OK(hipMemAdvise(managed, 3 * 4096, hipMemAdviseSetAccessedBy, 0));
  int by[2];
  OK(hipMemRangeGetAttribute(by, sizeof by, hipMemRangeAttributeAccessedBy, managed, 4096));
  CHECK(by[0] == 0 && by[1] == hipInvalidDeviceId);
  OK(hipMemAdvise(managed, 3 * 4096, hipMemAdviseUnsetAccessedBy, 0));
  OK(hipMemRangeGetAttribute(by, sizeof by, hipMemRangeAttributeAccessedBy, managed, 4096));
  CHECK(by[0] == hipInvalidDeviceId);
  CHECK(get(hipMemRangeAttributeCoherencyMode, 0, 3 * 4096) == hipMemRangeCoherencyModeFineGrain);
  OK(hipMemAdvise(managed, 4096, hipMemAdviseSetCoarseGrain, 0));
  CHECK(get(hipMemRangeAttributeCoherencyMode, 0, 4096) == hipMemRangeCoherencyModeCoarseGrain);
  CHECK(get(hipMemRangeAttributeCoherencyMode, 0, 3 * 4096) == hipMemRangeCoherencyModeIndeterminate);
  OK(hipMemPrefetchAsync(managed, 4096, 0, nullptr));
  CHECK(get(hipMemRangeAttributeLastPrefetchLocation, 0, 4096) == 0);
  CHECK(get(hipMemRangeAttributeLastPrefetchLocation, 0, 3 * 4096) == hipInvalidDeviceId);
  GIVES(hipErrorInvalidValue, hipMemAdvise(managed, 4096, hipMemoryAdvise(-1), 0));
  GIVES(hipErrorInvalidValue, hipMemAdvise(managed, 4 * 4096, hipMemAdviseSetReadMostly, 0));
  GIVES(hipErrorInvalidValue, hipMemAdvise(device, 256, hipMemAdviseSetReadMostly, 0));
  GIVES(hipErrorInvalidDevice, hipMemAdvise(managed, 4096, hipMemAdviseSetPreferredLocation, 7));
  GIVES(hipErrorInvalidValue,
        hipMemRangeGetAttribute(&value, sizeof value, hipMemRangeAttributeReadMostly, device, 256));
  GIVES(hipErrorInvalidValue, hipMemRangeGetAttribute(&value, 2, hipMemRangeAttributeReadMostly, managed, 256));
  OK(hipFree(managed));
  OK(hipMallocManaged(&managed, 3 * 4096));
  CHECK(get(hipMemRangeAttributeReadMostly, 2 * 4096, 4096) == 0);
  OK(hipFree(managed));
  OK(hipFree(device));
}

static void flags() {
  void* memory;
  hipEvent_t event;
  GIVES(hipErrorInvalidValue, hipHostMalloc(&memory, 64, hipHostMallocCoherent | hipHostMallocNonCoherent));
  GIVES(hipErrorInvalidValue, hipEventCreateWithFlags(&event, hipEventInterprocess));
  GIVES(hipErrorInvalidValue, hipEventCreateWithFlags(&event, hipEventReleaseToDevice | hipEventReleaseToSystem));
  GIVES(hipErrorInvalidValue, hipEventCreateWithFlags(&event, 0x08000000));
  OK(hipEventCreateWithFlags(&event, 0x20000000));  // hipEventDisableSystemFence, since 6.0
  OK(hipEventDestroy(event));
  char id[16];
  for (const int bytes : {-1, 0, 5, 12}) GIVES(hipErrorInvalidValue, hipDeviceGetPCIBusId(id, bytes, 0));
  OK(hipDeviceGetPCIBusId(id, 13, 0));
  CHECK(std::strlen(id) == 12);
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  CHECK(properties.arch.hasSyncThreadsExt == 0);
}

static void events() {
  hipEvent_t here, there;
  const hipStream_t no_stream = reinterpret_cast<hipStream_t>(0xffff);
  OK(hipSetDevice(1));
  OK(hipEventCreate(&there));
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  OK(hipEventRecord(there, nullptr));
  OK(hipEventSynchronize(there));
  OK(hipSetDevice(0));
  OK(hipEventCreate(&here));
  OK(hipEventRecord(here, nullptr));
  OK(hipEventSynchronize(here));
  GIVES(hipErrorInvalidHandle, hipEventRecord(there, nullptr));
  GIVES(hipErrorInvalidHandle, hipEventRecord(here, stream));
  OK(hipEventRecord(there, stream));  // the stream's device counts, not the current one
  OK(hipEventSynchronize(there));
  float ms;
  GIVES(hipErrorInvalidHandle, hipEventElapsedTime(&ms, here, there));
  GIVES(hipErrorInvalidHandle, hipStreamWaitEvent(no_stream, here, 0));
  GIVES(hipErrorContextIsDestroyed, hipStreamQuery(no_stream));
  OK(hipStreamWaitEvent(stream, here, 0));
  OK(hipStreamDestroy(stream));
  OK(hipEventDestroy(here));
  OK(hipEventDestroy(there));
}

static void captures() {
  int *device, host[64];
  OK(hipMalloc(&device, sizeof host));
  hipStream_t s, t;
  OK(hipStreamCreate(&s));
  OK(hipStreamCreate(&t));
  hipEvent_t event;
  OK(hipEventCreate(&event));
  OK(hipEventRecord(event, t));
  const auto refused = [&](auto call) {
    OK(hipStreamBeginCapture(s, hipStreamCaptureModeGlobal));
    GIVES(hipErrorStreamCaptureUnsupported, call());
    hipStreamCaptureStatus status;
    OK(hipStreamIsCapturing(s, &status));
    CHECK(status == hipStreamCaptureStatusInvalidated);
    hipGraph_t graph;
    GIVES(hipErrorStreamCaptureInvalidated, hipStreamEndCapture(s, &graph));
  };
  refused([&] { return hipStreamSynchronize(t); });
  refused([&] { return hipStreamQuery(t); });
  refused([&] { return hipEventSynchronize(event); });
  OK(hipStreamBeginCapture(s, hipStreamCaptureModeRelaxed));
  OK(hipStreamSynchronize(t));
  OK(hipEventSynchronize(event));
  hipGraph_t graph, other;
  OK(hipStreamEndCapture(s, &graph));
  OK(hipGraphDestroy(graph));

  hipGraphNode_t node, culprit;
  hipGraphExec_t executable;
  hipGraphExecUpdateResult result;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, device, host, sizeof host, hipMemcpyHostToDevice));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphCreate(&other, 0));
  OK(hipGraphAddMemcpyNode1D(&node, other, nullptr, 0, host, device, sizeof host, hipMemcpyDeviceToHost));
  GIVES(hipErrorGraphExecUpdateFailure, hipGraphExecUpdate(executable, other, &culprit, &result));
  CHECK(result == hipGraphExecUpdateErrorParametersChanged && culprit == node);
  OK(hipGraphExecUpdate(executable, graph, &culprit, &result));
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipGraphDestroy(other));

  // A graph's memory is that of one executable graph at a time.
  void* memory;
  OK(hipStreamBeginCapture(s, hipStreamCaptureModeRelaxed));
  OK(hipMallocAsync(&memory, 64, s));
  OK(hipFreeAsync(memory, s));
  OK(hipStreamEndCapture(s, &graph));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  hipGraphExec_t second;
  GIVES(hipErrorNotSupported, hipGraphInstantiate(&second, graph, nullptr, nullptr, 0));
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphInstantiate(&second, graph, nullptr, nullptr, 0));
  OK(hipGraphExecDestroy(second));
  OK(hipGraphDestroy(graph));
  OK(hipEventDestroy(event));
  OK(hipStreamDestroy(s));
  OK(hipStreamDestroy(t));
  OK(hipFree(device));
}

static void programs_of_hiprtc() {
  long made_up[64] = {};
  const auto bogus = reinterpret_cast<hiprtcProgram>(made_up);
  hiprtcProgram gone, null = nullptr;
  CHECK(hiprtcCreateProgram(&gone, "", "x", 0, nullptr, nullptr) == HIPRTC_SUCCESS);
  hiprtcProgram again = gone;
  CHECK(hiprtcDestroyProgram(&again) == HIPRTC_SUCCESS);
  for (hiprtcProgram each : {bogus, gone, null}) {
    size_t bytes;
    char text[16];
    const char* name;
    CHECK(hiprtcCompileProgram(each, 0, nullptr) == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcAddNameExpression(each, "f") == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcGetLoweredName(each, "f", &name) == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcGetProgramLogSize(each, &bytes) == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcGetProgramLog(each, text) == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcGetCodeSize(each, &bytes) == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcGetCode(each, text) == HIPRTC_ERROR_INVALID_INPUT);
    CHECK(hiprtcDestroyProgram(&each) == HIPRTC_ERROR_INVALID_INPUT);
  }
}

// Handles of what was destroyed, and of what never was.
static void handles() {
  static long made_up[128] = {};
  hipGraph_t graph;
  hipGraphNode_t node, nodes[2];
  hipGraphExec_t gone, null = nullptr;
  hipGraphExecUpdateResult result;
  int host = 0;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddMemcpyNode1D(&node, graph, nullptr, 0, &host, &host, sizeof host, hipMemcpyHostToHost));
  OK(hipGraphInstantiate(&gone, graph, nullptr, nullptr, 0));
  OK(hipGraphExecDestroy(gone));
  for (hipGraphExec_t each : {gone, null, reinterpret_cast<hipGraphExec_t>(made_up)}) {
    GIVES(hipErrorInvalidValue, hipGraphLaunch(each, nullptr));
    GIVES(hipErrorInvalidValue, hipGraphExecDestroy(each));
    GIVES(hipErrorInvalidValue, hipGraphExecUpdate(each, graph, nodes, &result));
    GIVES(hipErrorInvalidValue,
          hipGraphExecMemcpyNodeSetParams1D(each, node, &host, &host, sizeof host, hipMemcpyHostToHost));
    GIVES(hipErrorInvalidValue, hipGraphExecChildGraphNodeSetParams(each, node, graph));
  }
  OK(hipGraphDestroy(graph));
  GIVES(hipErrorInvalidValue, hipGraphDestroy(graph));
  GIVES(hipErrorInvalidValue, hipGraphNodeGetDependencies(node, nullptr, nullptr));
  const auto event = reinterpret_cast<hipEvent_t>(made_up);
  const auto stream = reinterpret_cast<hipStream_t>(made_up);
  const auto module = reinterpret_cast<hipModule_t>(made_up);
  const auto function = reinterpret_cast<hipFunction_t>(made_up);
  hipFunction_t found;
  GIVES(hipErrorInvalidHandle, hipEventRecord(event, nullptr));
  GIVES(hipErrorInvalidHandle, hipEventDestroy(event));
  GIVES(hipErrorContextIsDestroyed, hipStreamSynchronize(stream));
  GIVES(hipErrorContextIsDestroyed, hipStreamDestroy(stream));
  GIVES(hipErrorInvalidResourceHandle, hipModuleGetFunction(&found, module, "x"));
  GIVES(hipErrorInvalidResourceHandle, hipModuleUnload(module));
  GIVES(hipErrorInvalidResourceHandle, hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
}

// A function of the host that waits for its own stream, whatever the call: an error, and the stream goes on.
static hipStream_t own, after;
static hipError_t seen[8];
static void waits_for_itself() {
  OK(hipStreamCreate(&own));
  OK(hipStreamCreate(&after));
  hipEvent_t event;
  OK(hipEventCreate(&event));
  static std::atomic<bool> go{false};
  const auto function = [](hipStream_t, hipError_t, void*) {
    while (!go) {
    }
    void* memory = nullptr;
    seen[0] = hipMalloc(&memory, 100);
    seen[1] = hipStreamSynchronize(own);
    seen[2] = hipDeviceSynchronize();
    seen[3] = hipStreamSynchronize(after);  // which waits for this one
    seen[4] = hipFree(memory);
    seen[5] = hipStreamDestroy(own);
    seen[6] = hipMemset(memory, 0, 100);  // in the null stream, which waits for streams that block
    seen[7] = hipStreamQuery(own);
  };
  OK(hipStreamAddCallback(own, function, nullptr, 0));
  OK(hipEventRecord(event, own));
  OK(hipStreamWaitEvent(after, event, 0));
  nothing<<<1, 1, 0, after>>>();
  go = true;
  OK(hipStreamSynchronize(after));
  OK(hipStreamSynchronize(own));
  CHECK(seen[0] == hipSuccess && seen[7] == hipErrorNotReady);
  for (int i = 1; i < 7; ++i) CHECK(seen[i] == hipErrorIllegalState);
  OK(hipStreamDestroy(own));
  OK(hipStreamDestroy(after));
  OK(hipEventDestroy(event));
}

// Functions of the host that are at work at the same time and wait for each other's streams, in a ring: the last to
// wait gets an error, and all go on.
static std::vector<hipStream_t> ring;
static std::vector<hipEvent_t> ends;
static std::vector<hipError_t> given;
static std::atomic<int> at_work{0};
static void wait_for_each_other(int count, bool by_events) {
  ring.assign(count, nullptr);
  ends.assign(count, nullptr);
  given.assign(count, hipErrorUnknown);
  at_work = 0;
  static std::atomic<bool> with_events;
  with_events = by_events;
  for (hipStream_t& stream : ring) OK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  for (hipEvent_t& event : ends) OK(hipEventCreate(&event));
  const auto function = [](hipStream_t stream, hipError_t, void*) {
    const int count = static_cast<int>(ring.size());
    const int own = static_cast<int>(std::find(ring.begin(), ring.end(), stream) - ring.begin()),
              next = (own + 1) % count;
    for (++at_work; at_work < count + 1;) std::this_thread::yield();  // main is the last, when all is queued
    given[own] = with_events ? hipEventSynchronize(ends[next]) : hipStreamSynchronize(ring[next]);
  };
  for (int i = 0; i < count; ++i) {
    OK(hipStreamAddCallback(ring[i], function, nullptr, 0));
    OK(hipEventRecord(ends[i], ring[i]));
  }
  ++at_work;
  for (const hipStream_t stream : ring) OK(hipStreamSynchronize(stream));
  CHECK(std::count(given.begin(), given.end(), hipErrorIllegalState) == 1);
  CHECK(std::count(given.begin(), given.end(), hipSuccess) == count - 1);
  for (const hipStream_t stream : ring) OK(hipStreamDestroy(stream));
  for (const hipEvent_t event : ends) OK(hipEventDestroy(event));
}

// The same where a function waits until nothing is at work, because pages move, and another one waits for its stream.
static void wait_for_rest() {
  ring.assign(2, nullptr);
  given.assign(2, hipErrorUnknown);
  at_work = 0;
  static void* memory;
  OK(hipMalloc(&memory, 4096));
  for (hipStream_t& stream : ring) OK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  const auto function = [](hipStream_t stream, hipError_t, void*) {
    for (++at_work; at_work < 2;) std::this_thread::yield();
    hipIpcMemHandle_t handle;
    if (stream == ring[0])
      given[0] = hipIpcGetMemHandle(&handle, memory);
    else
      given[1] = hipStreamSynchronize(ring[0]);
  };
  for (const hipStream_t stream : ring) OK(hipStreamAddCallback(stream, function, nullptr, 0));
  for (const hipStream_t stream : ring) OK(hipStreamSynchronize(stream));
  CHECK(given[1] == hipSuccess || (given[0] == hipSuccess && given[1] == hipErrorIllegalState));
  CHECK(given[0] == hipSuccess || given[0] == hipErrorIllegalState);
  for (const hipStream_t stream : ring) OK(hipStreamDestroy(stream));
  OK(hipFree(memory));
}

int main() {
  sizes_of_launches();
  sizes_of_memory();
  registering();
  advice();
  flags();
  events();
  captures();
  programs_of_hiprtc();
  handles();
  waits_for_itself();
  for (const int count : {2, 3, 5})
    for (const bool by_events : {false, true}) wait_for_each_other(count, by_events);
  for (int i = 0; i < 20; ++i) wait_for_rest();
  nothing<<<1, 1>>>();
  OK(hipDeviceSynchronize());
  return verdict();
}
