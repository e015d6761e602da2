// The calls on nodes of graphs that graphs.hip does not need, and those of streams a thread (_spt), by the calls they are like.
#include <dlfcn.h>

#include "check.h"

__global__ void add(int* values, int by) { values[threadIdx.x] += by; }
__device__ int variable[4];

constexpr int n = 64;
constexpr size_t bytes = n * sizeof(int);

template <class T>
T later(T, const char* name) {
  T const found = reinterpret_cast<T>(dlsym(RTLD_DEFAULT, name));
  CHECK(found != nullptr);
  return found;
}
#define SPT(name) later(&name, #name "_spt")

static void increment(void* number) { ++*static_cast<int*>(number); }
static void add_ten(void* number) { *static_cast<int*>(number) += 10; }

static bool all_are(const int* memory, int value) {
  std::vector<int> host(n);
  OK(hipMemcpy(host.data(), memory, bytes, hipMemcpyDeviceToHost));
  for (const int each : host)
    if (each != value) return false;
  return true;
}

static void nodes() {
  int *a, *b, *host, called = 0;
  OK(hipMalloc(&a, bytes));
  OK(hipMalloc(&b, bytes));
  OK(hipHostMalloc(&host, bytes));
  hipGraph_t graph;
  hipGraphNode_t set, kernel, copy, call, to, from;
  OK(hipGraphCreate(&graph, 0));
  hipMemsetParams fill = {};
  fill.dst = a, fill.value = 5, fill.elementSize = 4, fill.width = n, fill.height = 1, fill.pitch = bytes;
  OK(hipGraphAddMemsetNode(&set, graph, nullptr, 0, &fill));
  hipMemsetParams fill_back = {};
  OK(hipGraphMemsetNodeGetParams(set, &fill_back));
  CHECK(fill_back.dst == a && fill_back.value == 5 && fill_back.width == n);
  int by = 1;
  void* arguments[] = {&a, &by};
  hipKernelNodeParams launch = {};
  launch.func = reinterpret_cast<void*>(add), launch.gridDim = dim3(1), launch.blockDim = dim3(n), launch.kernelParams = arguments;
  OK(hipGraphAddKernelNode(&kernel, graph, &set, 1, &launch));
  by = 2;
  OK(hipGraphKernelNodeSetParams(kernel, &launch));
  hipMemcpy3DParms box = {};
  box.srcPtr = make_hipPitchedPtr(a, bytes, n, 1);
  box.dstPtr = make_hipPitchedPtr(b, bytes, n, 1);
  box.extent = make_hipExtent(bytes, 1, 1);
  box.kind = hipMemcpyDeviceToDevice;
  OK(hipGraphAddMemcpyNode(&copy, graph, &kernel, 1, &box));
  hipMemcpy3DParms box_back = {};
  OK(hipGraphMemcpyNodeGetParams(copy, &box_back));
  CHECK(box_back.extent.width == bytes && box_back.dstPtr.ptr == b);
  OK(hipGraphMemcpyNodeSetParams(copy, &box));
  hipHostNodeParams host_call = {increment, &called};
  OK(hipGraphAddHostNode(&call, graph, &copy, 1, &host_call));
  hipHostNodeParams host_back = {};
  OK(hipGraphHostNodeGetParams(call, &host_back));
  CHECK(host_back.fn == increment && host_back.userData == &called);
  host_call.fn = add_ten;
  OK(hipGraphHostNodeSetParams(call, &host_call));
  int four[] = {1, 2, 3, 4}, back[4] = {};
  OK(hipGraphAddMemcpyNodeToSymbol(&to, graph, nullptr, 0, HIP_SYMBOL(variable), four, 16, 0, hipMemcpyHostToDevice));
  OK(hipGraphAddMemcpyNodeFromSymbol(&from, graph, &to, 1, back, HIP_SYMBOL(variable), 16, 0, hipMemcpyDeviceToHost));
  OK(hipGraphMemcpyNodeSetParamsToSymbol(to, HIP_SYMBOL(variable), four, 8, 8, hipMemcpyHostToDevice));
  OK(hipGraphMemcpyNodeSetParamsFromSymbol(from, back, HIP_SYMBOL(variable), 8, 8, hipMemcpyDeviceToHost));

  size_t count = 9;
  hipGraphNode_t others[9];
  OK(hipGraphNodeGetDependencies(copy, others, &count));
  CHECK(count == 1 && others[0] == kernel);
  count = 9;
  OK(hipGraphNodeGetDependentNodes(copy, others, &count));
  CHECK(count == 1 && others[0] == call);
  OK(hipGraphRemoveDependencies(graph, &copy, &call, 1));
  count = 9;
  OK(hipGraphNodeGetDependencies(call, others, &count));
  CHECK(count == 0);

  hipGraphExec_t run;
  OK(hipGraphInstantiateWithFlags(&run, graph, 0));
  unsigned long long flags = 99;
  OK(reinterpret_cast<hipError_t (*)(hipGraphExec_t, unsigned long long*)>(dlsym(RTLD_DEFAULT, "hipGraphExecGetFlags"))(run, &flags));
  CHECK(flags == 0);
  OK(reinterpret_cast<hipError_t (*)(hipGraphExec_t, hipStream_t)>(dlsym(RTLD_DEFAULT, "hipGraphUpload"))(run, nullptr));
  OK(hipGraphLaunch(run, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(all_are(b, 7) && called == 10 && back[0] == 1 && back[1] == 2);

  // The executable graph alone: other values from here on.
  fill.value = 50;
  OK(hipGraphExecMemsetNodeSetParams(run, set, &fill));
  box.dstPtr.ptr = host;
  box.kind = hipMemcpyDeviceToHost;
  OK(hipGraphExecMemcpyNodeSetParams(run, copy, &box));
  host_call.fn = increment;
  OK(hipGraphExecHostNodeSetParams(run, call, &host_call));
  OK(hipGraphExecMemcpyNodeSetParamsToSymbol(run, to, HIP_SYMBOL(variable), four, 16, 0, hipMemcpyHostToDevice));
  OK(hipGraphExecMemcpyNodeSetParamsFromSymbol(run, from, back, HIP_SYMBOL(variable), 16, 0, hipMemcpyDeviceToHost));
  OK(hipGraphLaunch(run, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(host[0] == 52 && host[n - 1] == 52 && all_are(b, 7) && called == 11 && back[3] == 4);
  auto* const set_enabled = reinterpret_cast<hipError_t (*)(hipGraphExec_t, hipGraphNode_t, unsigned)>(
      dlsym(RTLD_DEFAULT, "hipGraphNodeSetEnabled"));
  auto* const get_enabled = reinterpret_cast<hipError_t (*)(hipGraphExec_t, hipGraphNode_t, unsigned*)>(
      dlsym(RTLD_DEFAULT, "hipGraphNodeGetEnabled"));
  unsigned enabled = 9;
  OK(set_enabled(run, kernel, 0));
  OK(get_enabled(run, kernel, &enabled));
  CHECK(enabled == 0);
  OK(later(&hipGraphLaunch, "hipGraphLaunch_spt")(run, hipStreamPerThread));
  OK(hipStreamSynchronize(hipStreamPerThread));
  CHECK(host[0] == 50);
  OK(hipGraphExecDestroy(run));
  OK(hipGraphDestroy(graph));

  // Copies of one dimension, events, a graph in a graph.
  hipEvent_t first, second, got;
  OK(hipEventCreate(&first));
  OK(hipEventCreate(&second));
  hipGraph_t inner, inside;
  hipGraphNode_t record, wait, child, line;
  OK(hipGraphCreate(&inner, 0));
  OK(hipGraphAddMemcpyNode1D(&line, inner, nullptr, 0, b, a, bytes, hipMemcpyDeviceToDevice));
  OK(hipGraphMemcpyNodeSetParams1D(line, b, a, 4, hipMemcpyDeviceToDevice));
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddEventRecordNode(&record, graph, nullptr, 0, first));
  OK(hipGraphAddEventWaitNode(&wait, graph, &record, 1, first));
  OK(hipGraphAddChildGraphNode(&child, graph, &wait, 1, inner));
  OK(hipGraphChildGraphNodeGetGraph(child, &inside));
  CHECK(inside != nullptr);
  OK(hipGraphEventRecordNodeGetEvent(record, &got));
  CHECK(got == first);
  OK(hipGraphEventRecordNodeSetEvent(record, second));
  OK(hipGraphEventWaitNodeSetEvent(wait, second));
  OK(hipGraphEventWaitNodeGetEvent(wait, &got));
  CHECK(got == second);
  OK(hipGraphInstantiate(&run, graph, nullptr, nullptr, 0));
  OK(hipGraphExecEventRecordNodeSetEvent(run, record, first));
  OK(hipGraphExecEventWaitNodeSetEvent(run, wait, first));
  OK(hipMemset(a, 1, bytes));
  OK(hipMemset(b, 0, bytes));
  OK(hipGraphLaunch(run, nullptr));
  OK(hipDeviceSynchronize());
  OK(hipEventQuery(first));
  OK(hipMemcpy(host, b, bytes, hipMemcpyDeviceToHost));
  CHECK(host[0] == 0x01010101 && host[1] == 0);
  hipGraph_t another;
  OK(hipGraphClone(&another, inner));
  hipGraphNode_t twin;
  OK(hipGraphNodeFindInClone(&twin, line, another));
  OK(hipGraphMemcpyNodeSetParams1D(twin, b, a, bytes, hipMemcpyDeviceToDevice));
  OK(hipGraphExecChildGraphNodeSetParams(run, child, another));
  OK(hipGraphLaunch(run, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(all_are(b, 0x01010101));
  OK(hipGraphExecDestroy(run));
  OK(hipGraphDestroy(graph));
  OK(hipGraphInstantiate(&run, inner, nullptr, nullptr, 0));
  OK(hipMemset(b, 0, bytes));
  OK(hipGraphExecMemcpyNodeSetParams1D(run, line, b, a, 8, hipMemcpyDeviceToDevice));
  OK(hipGraphLaunch(run, nullptr));
  OK(hipDeviceSynchronize());
  OK(hipMemcpy(host, b, bytes, hipMemcpyDeviceToHost));
  CHECK(host[1] == 0x01010101 && host[2] == 0);
  OK(hipGraphExecDestroy(run));
  OK(hipGraphDestroy(inner));
  OK(hipGraphDestroy(another));
  OK(hipEventDestroy(first));
  OK(hipEventDestroy(second));
  OK(hipFree(a));
  OK(hipFree(b));
  OK(hipHostFree(host));
}

static void capturing() {
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  int* values;
  OK(hipMalloc(&values, bytes));
  hipStreamCaptureMode mode = hipStreamCaptureModeRelaxed;
  OK(hipThreadExchangeStreamCaptureMode(&mode));
  OK(hipThreadExchangeStreamCaptureMode(&mode));
  CHECK(mode == hipStreamCaptureModeRelaxed);
  OK(SPT(hipStreamBeginCapture)(stream, hipStreamCaptureModeRelaxed));
  OK(hipMemsetAsync(values, 0, bytes, stream));
  add<<<1, n, 0, stream>>>(values, 3);
  hipStreamCaptureStatus status;
  unsigned long long id = 0, same = 0;
  OK(hipStreamGetCaptureInfo(stream, &status, &id));
  CHECK(status == hipStreamCaptureStatusActive && id != 0);
  OK(SPT(hipStreamGetCaptureInfo)(stream, &status, &same));
  CHECK(same == id);
  OK(SPT(hipStreamIsCapturing)(stream, &status));
  CHECK(status == hipStreamCaptureStatusActive);
  hipGraph_t graph;
  const hipGraphNode_t* after;
  size_t count = 0;
  OK(hipStreamGetCaptureInfo_v2(stream, &status, &id, &graph, &after, &count));
  CHECK(count == 1 && graph != nullptr);
  hipGraphNode_t last = after[0];
  OK(SPT(hipStreamGetCaptureInfo_v2)(stream, &status, &id, &graph, &after, &count));
  OK(hipStreamUpdateCaptureDependencies(stream, &last, 1, hipStreamSetCaptureDependencies));
  add<<<1, n, 0, stream>>>(values, 4);
  OK(SPT(hipStreamEndCapture)(stream, &graph));
  hipGraphExec_t run;
  OK(hipGraphInstantiate(&run, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(run, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(all_are(values, 7));
  OK(hipGraphExecDestroy(run));
  OK(hipGraphDestroy(graph));
  OK(hipFree(values));
  OK(hipStreamDestroy(stream));
}

static void told(hipStream_t, hipError_t, void* number) { increment(number); }

// Null means the thread's own stream.
static void own_streams() {
  int *a, *b, host[n], called = 0;
  OK(hipMalloc(&a, bytes));
  OK(hipMalloc(&b, bytes));
  for (int i = 0; i < n; ++i) host[i] = i;
  OK(SPT(hipMemcpy)(a, host, bytes, hipMemcpyHostToDevice));
  OK(SPT(hipMemcpyAsync)(b, a, bytes, hipMemcpyDeviceToDevice, nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  std::memset(host, 0, bytes);
  OK(SPT(hipMemcpy2D)(host, 16, b, 16, 16, 16, hipMemcpyDeviceToHost));
  CHECK(host[63] == 63);
  OK(SPT(hipMemset)(a, 1, bytes));
  OK(SPT(hipMemsetAsync)(b, 2, bytes, nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  CHECK(all_are(a, 0x01010101) && all_are(b, 0x02020202));
  OK(SPT(hipMemset2D)(a, 32, 3, 32, 8));
  OK(SPT(hipMemset2DAsync)(b, 32, 4, 32, 8, nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  CHECK(all_are(a, 0x03030303) && all_are(b, 0x04040404));
  OK(SPT(hipMemset3D)(make_hipPitchedPtr(a, 32, 32, 4), 5, make_hipExtent(32, 4, 2)));
  OK(SPT(hipMemset3DAsync)(make_hipPitchedPtr(b, 32, 32, 4), 6, make_hipExtent(32, 4, 2), nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  CHECK(all_are(a, 0x05050505) && all_are(b, 0x06060606));
  hipMemcpy3DParms box = {};
  box.srcPtr = make_hipPitchedPtr(a, 32, 32, 4);
  box.dstPtr = make_hipPitchedPtr(b, 32, 32, 4);
  box.extent = make_hipExtent(32, 4, 2);
  box.kind = hipMemcpyDeviceToDevice;
  OK(SPT(hipMemcpy3D)(&box));
  CHECK(all_are(b, 0x05050505));
  OK(hipMemset(a, 7, bytes));
  OK(SPT(hipMemcpy3DAsync)(&box, nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  CHECK(all_are(b, 0x07070707));
  OK(hipMemset(a, 8, bytes));
  OK(SPT(hipMemcpy2DAsync)(b, 32, a, 32, 32, 8, hipMemcpyDeviceToDevice, nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  CHECK(all_are(b, 0x08080808));
  const int four[] = {9, 8, 7, 6};
  int back[4] = {};
  auto* const to = reinterpret_cast<hipError_t (*)(const void*, const void*, size_t, size_t, hipMemcpyKind)>(
      dlsym(RTLD_DEFAULT, "hipMemcpyToSymbol_spt"));
  auto* const from = reinterpret_cast<hipError_t (*)(void*, const void*, size_t, size_t, hipMemcpyKind)>(
      dlsym(RTLD_DEFAULT, "hipMemcpyFromSymbol_spt"));
  auto* const to_later = reinterpret_cast<hipError_t (*)(const void*, const void*, size_t, size_t, hipMemcpyKind, hipStream_t)>(
      dlsym(RTLD_DEFAULT, "hipMemcpyToSymbolAsync_spt"));
  auto* const from_later = reinterpret_cast<hipError_t (*)(void*, const void*, size_t, size_t, hipMemcpyKind, hipStream_t)>(
      dlsym(RTLD_DEFAULT, "hipMemcpyFromSymbolAsync_spt"));
  OK(to(HIP_SYMBOL(variable), four, 16, 0, hipMemcpyHostToDevice));
  OK(from(back, HIP_SYMBOL(variable), 8, 8, hipMemcpyDeviceToHost));
  CHECK(back[0] == 7 && back[1] == 6);
  OK(to_later(HIP_SYMBOL(variable), four, 8, 8, hipMemcpyHostToDevice, nullptr));
  OK(from_later(back, HIP_SYMBOL(variable), 16, 0, hipMemcpyDeviceToHost, nullptr));
  OK(SPT(hipStreamSynchronize)(nullptr));
  CHECK(back[0] == 9 && back[2] == 9 && back[3] == 8);
  hipEvent_t event;
  OK(hipEventCreate(&event));
  OK(SPT(hipEventRecord)(event, nullptr));
  OK(SPT(hipStreamWaitEvent)(nullptr, event, 0));
  OK(SPT(hipStreamAddCallback)(nullptr, told, &called, 0));
  OK(reinterpret_cast<hipError_t (*)(hipStream_t, hipHostFn_t, void*)>(dlsym(RTLD_DEFAULT, "hipLaunchHostFunc_spt"))(nullptr, increment,
                                                                                                                &called));
  OK(SPT(hipStreamSynchronize)(nullptr));
  OK(SPT(hipStreamQuery)(nullptr));
  CHECK(called == 2);
  unsigned flags = 99;
  int priority = 99;
  OK(SPT(hipStreamGetFlags)(nullptr, &flags));
  OK(SPT(hipStreamGetPriority)(nullptr, &priority));
  CHECK(flags == hipStreamDefault && priority == 0);
  OK(hipEventDestroy(event));
  OK(hipFree(a));
  OK(hipFree(b));
}

int main() {
  nodes();
  capturing();
  own_streams();
  return verdict();
}
