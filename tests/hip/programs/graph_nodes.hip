// Nodes of graphs by one call for all kinds, memory that graphs allocate, attributes of kernels' nodes, and a capture into a graph
// that is there. Types are laid out here as in headers of HIP 6 and later; the calls are looked up by name.
#include <dlfcn.h>

#include <string>

#include "check.h"

template <class T>
T* call_of(const char* name) {
  T* const found = reinterpret_cast<T*>(dlsym(RTLD_DEFAULT, name));
  CHECK(found != nullptr);
  return found;
}
#define CALL(name, ...) call_of<hipError_t(__VA_ARGS__)>(#name)

struct AllocParameters {
  hipMemPoolProps pool;
  const hipMemAccessDesc* access;
  size_t access_count, bytes;
  void* result;
};
struct NodeParameters {
  explicit NodeParameters(int wanted) {
    std::memset(static_cast<void*>(this), 0, sizeof *this);
    type = wanted;
  }
  int type;
  int reserved0[3];
  union {
    long long reserved1[29];
    hipKernelNodeParams kernel;
    struct {
      int flags, reserved[3];
      hipMemcpy3DParms copyParams;
    } memcpy;
    hipMemsetParams memset;
    hipHostNodeParams host;
    hipGraph_t graph;
    hipEvent_t event;
    AllocParameters alloc;
    void* free;
  };
  long long reserved2;
};
// hipGraphNodeType since 5.5.
enum { kernel_node, memcpy_node, memset_node, host_node, graph_node, empty_node, wait_node, record_node, alloc_node = 10, free_node };

static const auto add = CALL(hipGraphAddNode, hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, NodeParameters*);

/// What hipGraphNodeGetType gives for a type of these: its numbers changed after version 5 of the interface.
static int one_more = 1;

__global__ void add_to(int* values, int by) { values[threadIdx.x] += by; }
static void note(void* flag) { ++*static_cast<int*>(flag); }

constexpr int count = 64;

static NodeParameters of(int type) { return NodeParameters(type); }

/// alloc -> set -> add -> copy out -> free, and a function of the host, two events, an empty node and a graph within.
static void all_kinds() {
  hipGraph_t graph, inner;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphCreate(&inner, 0));
  NodeParameters p = of(alloc_node);
  p.alloc.pool.allocType = hipMemAllocationTypePinned;
  p.alloc.pool.location.type = hipMemLocationTypeDevice;
  p.alloc.bytes = count * sizeof(int);
  hipGraphNode_t alloc, set, kernel, copy, freed, host, child, node;
  OK(add(&alloc, graph, nullptr, 0, &p));
  int* const values = static_cast<int*>(p.alloc.result);
  CHECK(values != nullptr);
  AllocParameters asked;
  OK(CALL(hipGraphMemAllocNodeGetParams, hipGraphNode_t, AllocParameters*)(alloc, &asked));
  CHECK(asked.bytes == count * sizeof(int) && asked.result == values);

  p = of(memset_node);
  p.memset.dst = values, p.memset.elementSize = 4, p.memset.width = count, p.memset.height = 1, p.memset.value = 100;
  OK(add(&set, graph, &alloc, 1, &p));
  int by = 5;
  void* arguments[] = {const_cast<int**>(&values), &by};
  p = of(kernel_node);
  p.kernel.func = reinterpret_cast<void*>(add_to);
  p.kernel.gridDim = dim3(1), p.kernel.blockDim = dim3(count), p.kernel.kernelParams = arguments;
  OK(add(&kernel, graph, &set, 1, &p));
  int out[count] = {}, calls = 0;
  p = of(memcpy_node);
  p.memcpy.copyParams.srcPtr = make_hipPitchedPtr(values, sizeof out, count, 1);
  p.memcpy.copyParams.dstPtr = make_hipPitchedPtr(out, sizeof out, count, 1);
  p.memcpy.copyParams.extent = make_hipExtent(sizeof out, 1, 1);
  p.memcpy.copyParams.kind = hipMemcpyDeviceToHost;
  OK(add(&copy, graph, &kernel, 1, &p));
  p = of(free_node);
  p.free = values;
  OK(add(&freed, graph, &copy, 1, &p));
  void* what = nullptr;
  OK(CALL(hipGraphMemFreeNodeGetParams, hipGraphNode_t, void*)(freed, &what));
  CHECK(what == values);
  p.free = out;
  GIVES(hipErrorInvalidValue, add(&node, graph, &copy, 1, &p));

  p = of(host_node);
  p.host.fn = note, p.host.userData = &calls;
  OK(add(&host, graph, &freed, 1, &p));
  hipGraphNode_t in_child;
  OK(add(&in_child, inner, nullptr, 0, &p));
  p = of(graph_node);
  p.graph = inner;
  OK(add(&child, graph, &host, 1, &p));
  hipEvent_t event;
  OK(hipEventCreate(&event));
  p = of(record_node);
  p.event = event;
  OK(add(&node, graph, &child, 1, &p));
  p.type = wait_node;
  OK(add(&node, graph, &node, 1, &p));
  p = of(empty_node);
  OK(add(&node, graph, &node, 1, &p));
  p = of(77);
  GIVES(hipErrorNotSupported, add(&node, graph, nullptr, 0, &p));
  GIVES(hipErrorInvalidValue, add(&node, graph, nullptr, 0, nullptr));

  const int types[] = {alloc_node, memset_node, kernel_node, memcpy_node, free_node, host_node, graph_node, record_node, wait_node, empty_node};
  hipGraphNode_t nodes[10];
  size_t got = 10;
  OK(hipGraphGetNodes(graph, nodes, &got));
  CHECK(got == 10);
  for (int i = 0; i < 10; ++i) {
    hipGraphNodeType type;
    OK(hipGraphNodeGetType(nodes[i], &type));
    CHECK(static_cast<int>(type) == types[i] + one_more);
  }

  hipGraphExec_t executable;
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  for (int i = 1; i <= 3; ++i) {  // the same memory every time
    OK(hipGraphLaunch(executable, nullptr));
    OK(hipDeviceSynchronize());
    CHECK(out[0] == 105 && out[count - 1] == 105 && calls == 2 * i);
  }
  const auto bytes = CALL(hipDeviceGetGraphMemAttribute, int, int, void*);
  uint64_t used = 77, most = 77, reserved = 0;
  OK(bytes(0, 0, &used));
  OK(bytes(0, 1, &most));
  OK(bytes(0, 2, &reserved));
  CHECK(used == 0 && most == sizeof out && reserved == sizeof out);
  uint64_t none = 0;
  OK(CALL(hipDeviceSetGraphMemAttribute, int, int, void*)(0, 1, &none));
  OK(bytes(0, 1, &most));
  CHECK(most == 0);
  GIVES(hipErrorInvalidValue, CALL(hipDeviceSetGraphMemAttribute, int, int, void*)(0, 0, &none));
  GIVES(hipErrorInvalidValue, bytes(0, 9, &used));
  OK(CALL(hipDeviceGraphMemTrim, int)(0));
  GIVES(hipErrorInvalidDevice, CALL(hipDeviceGraphMemTrim, int)(99));

  // Other parameters: in what was instantiated, then in the graph.
  const auto set_in = CALL(hipGraphExecNodeSetParams, hipGraphExec_t, hipGraphNode_t, NodeParameters*);
  const auto set_node = CALL(hipGraphNodeSetParams, hipGraphNode_t, NodeParameters*);
  by = 7;
  p = of(kernel_node);
  p.kernel.func = reinterpret_cast<void*>(add_to);
  p.kernel.gridDim = dim3(1), p.kernel.blockDim = dim3(count), p.kernel.kernelParams = arguments;
  OK(set_in(executable, kernel, &p));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(out[0] == 107);
  p = of(memset_node);
  p.memset.dst = values, p.memset.elementSize = 4, p.memset.width = count, p.memset.height = 1, p.memset.value = 200;
  OK(set_node(set, &p));
  GIVES(hipErrorInvalidValue, set_node(kernel, &p));
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphDestroy(graph));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(out[0] == 205);
  OK(hipGraphExecDestroy(executable));
  OK(bytes(0, 2, &reserved));
  CHECK(reserved == 0);
  OK(hipGraphDestroy(inner));
  OK(hipEventDestroy(event));
}

/// Memory that the graph leaves to the program; and allocations that a capture sees, which every launch has anew.
static void memory() {
  hipGraph_t graph;
  hipGraphExec_t executable;
  AllocParameters wanted;
  std::memset(&wanted, 0, sizeof wanted);
  wanted.pool.allocType = hipMemAllocationTypePinned;
  wanted.pool.location.type = hipMemLocationTypeDevice;
  wanted.bytes = 256;
  hipGraphNode_t alloc, set;
  OK(hipGraphCreate(&graph, 0));
  OK(CALL(hipGraphAddMemAllocNode, hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, AllocParameters*)(&alloc, graph, nullptr, 0, &wanted));
  hipMemsetParams fill = {};
  fill.dst = wanted.result, fill.elementSize = 1, fill.width = 256, fill.height = 1, fill.value = 9;
  OK(CALL(hipDrvGraphAddMemsetNode, hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, const hipMemsetParams*, hipCtx_t)(&set, graph, &alloc, 1, &fill, nullptr));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  fill.value = 8;
  OK(CALL(hipDrvGraphExecMemsetNodeSetParams, hipGraphExec_t, hipGraphNode_t, const hipMemsetParams*, hipCtx_t)(executable, set, &fill, nullptr));
  unsigned char byte = 0;
  for (int i = 0; i < 2; ++i) {
    OK(hipGraphLaunch(executable, nullptr));
    OK(hipMemcpy(&byte, wanted.result, 1, hipMemcpyDeviceToHost));
    CHECK(byte == 8);
    OK(hipFree(wanted.result));
  }
  GIVES(hipErrorInvalidValue, hipFree(wanted.result));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipGraphExecDestroy(executable));
  // The program's until it frees it, here by another graph.
  hipGraph_t freeing;
  hipGraphNode_t node;
  OK(hipGraphCreate(&freeing, 0));
  OK(CALL(hipDrvGraphAddMemFreeNode, hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, void*)(&node, freeing, nullptr, 0, wanted.result));
  OK(hipGraphDestroyNode(node));
  OK(CALL(hipGraphAddMemFreeNode, hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, void*)(&node, freeing, nullptr, 0, wanted.result));
  OK(hipGraphInstantiate(&executable, freeing, nullptr, nullptr, 0));
  OK(hipGraphDestroy(graph));
  OK(hipMemcpy(&byte, wanted.result, 1, hipMemcpyDeviceToHost));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipDeviceSynchronize());
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(freeing));
  GIVES(hipErrorInvalidValue, hipFree(wanted.result));

  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  int *values, out[count] = {};
  OK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  OK(hipMallocAsync(reinterpret_cast<void**>(&values), sizeof out, stream));
  OK(hipMemsetAsync(values, 0, sizeof out, stream));
  add_to<<<1, count, 0, stream>>>(values, 3);
  OK(hipMemcpyAsync(out, values, sizeof out, hipMemcpyDeviceToHost, stream));
  OK(hipFreeAsync(values, stream));
  OK(hipStreamEndCapture(stream, &graph));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; ++i) {
    out[0] = out[count - 1] = 0;
    OK(hipGraphLaunch(executable, stream));
    OK(hipStreamSynchronize(stream));
    CHECK(out[0] == 3 && out[count - 1] == 3);
  }
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipStreamDestroy(stream));
}

static void driver_copies() {
  HIP_MEMCPY3D p = {};
  int *from, out[count] = {};
  OK(hipMalloc(&from, sizeof out));
  OK(hipMemset(from, 1, sizeof out));
  p.srcMemoryType = hipMemoryTypeDevice;
  p.srcDevice = from;
  p.dstMemoryType = hipMemoryTypeHost;
  p.dstHost = out;
  p.WidthInBytes = 4, p.Height = 1, p.Depth = 1;
  hipGraph_t graph;
  hipGraphNode_t node;
  hipGraphExec_t executable;
  OK(hipGraphCreate(&graph, 0));
  OK(CALL(hipDrvGraphAddMemcpyNode, hipGraphNode_t*, hipGraph_t, const hipGraphNode_t*, size_t, const HIP_MEMCPY3D*, hipCtx_t)(&node, graph, nullptr, 0, &p, nullptr));
  p.WidthInBytes = 8;
  OK(CALL(hipDrvGraphMemcpyNodeSetParams, hipGraphNode_t, const HIP_MEMCPY3D*)(node, &p));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(out[1] == 0x01010101 && out[2] == 0);
  p.WidthInBytes = 12;
  OK(CALL(hipDrvGraphExecMemcpyNodeSetParams, hipGraphExec_t, hipGraphNode_t, const HIP_MEMCPY3D*, hipCtx_t)(executable, node, &p, nullptr));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(out[2] == 0x01010101 && out[3] == 0);
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipFree(from));
}

static void attributes_and_capture() {
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  int *values, out[count];
  OK(hipMalloc(&values, sizeof out));
  OK(hipMemset(values, 0, sizeof out));
  hipGraph_t graph, same;
  hipGraphNode_t kernel, other;
  int by = 2;
  void* arguments[] = {&values, &by};
  hipKernelNodeParams p = {};
  p.func = reinterpret_cast<void*>(add_to);
  p.gridDim = dim3(1), p.blockDim = dim3(count), p.kernelParams = arguments;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddKernelNode(&kernel, graph, nullptr, 0, &p));
  OK(hipGraphAddKernelNode(&other, graph, &kernel, 1, &p));
  hipKernelNodeAttrValue value = {};
  const auto get = CALL(hipGraphKernelNodeGetAttribute, hipGraphNode_t, hipKernelNodeAttrID, hipKernelNodeAttrValue*);
  const auto set = CALL(hipGraphKernelNodeSetAttribute, hipGraphNode_t, hipKernelNodeAttrID, const hipKernelNodeAttrValue*);
  OK(get(kernel, hipKernelNodeAttributeCooperative, &value));
  CHECK(value.cooperative == 0);
  value.cooperative = 1;
  OK(set(kernel, hipKernelNodeAttributeCooperative, &value));
  OK(CALL(hipGraphKernelNodeCopyAttributes, hipGraphNode_t, hipGraphNode_t)(kernel, other));
  value.cooperative = 0;
  OK(get(other, hipKernelNodeAttributeCooperative, &value));
  CHECK(value.cooperative == 1);
  GIVES(hipErrorInvalidValue, set(kernel, static_cast<hipKernelNodeAttrID>(99), &value));

  const auto begin = CALL(hipStreamBeginCaptureToGraph, hipStream_t, hipGraph_t, const hipGraphNode_t*, const void*, size_t, hipStreamCaptureMode);
  GIVES(hipErrorInvalidValue, begin(stream, nullptr, nullptr, nullptr, 0, hipStreamCaptureModeGlobal));
  OK(begin(stream, graph, &other, nullptr, 1, hipStreamCaptureModeGlobal));
  add_to<<<1, count, 0, stream>>>(values, 10);
  OK(hipMemcpyAsync(out, values, sizeof out, hipMemcpyDeviceToHost, stream));
  OK(hipStreamEndCapture(stream, &same));
  size_t nodes = 0, edges = 0;
  OK(hipGraphGetNodes(graph, nullptr, &nodes));
  OK(hipGraphGetEdges(graph, nullptr, nullptr, &edges));
  CHECK(same == graph && nodes == 4 && edges == 3);
  hipGraphExec_t executable;
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(executable, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(out[0] == 14 && out[count - 1] == 14);
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipStreamDestroy(stream));
  OK(hipFree(values));
}

int main(int argc, char** argv) {
  one_more = argc < 2 || std::string(argv[1]) == "5" ? 1 : 0;
  all_kinds();
  memory();
  if (one_more) driver_copies();  // of version 5, as the headers; records.cpp has those of 6
  attributes_and_capture();
  return verdict();
}
