// Graphs: built node by node and captured, changed, launched again.
#include "check.h"

__global__ void add(int* values, int by) { values[threadIdx.x] += by; }

static void built() {
  int *values, host[64] = {}, out[64] = {}, by = 5;
  OK(hipMalloc(&values, sizeof host));
  for (int i = 0; i < 64; ++i) host[i] = i;
  hipGraph_t graph;
  hipGraphNode_t in, kernel, fill, back, call, empty;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddMemcpyNode1D(&in, graph, nullptr, 0, values, host, sizeof host, hipMemcpyHostToDevice));
  hipKernelNodeParams launch = {};
  void* arguments[] = {&values, &by};
  launch.func = reinterpret_cast<void*>(add);
  launch.gridDim = dim3(1);
  launch.blockDim = dim3(64);
  launch.kernelParams = arguments;
  OK(hipGraphAddKernelNode(&kernel, graph, &in, 1, &launch));
  hipMemsetParams set = {};
  set.dst = values;
  set.elementSize = 4;
  set.width = 2;
  set.height = 1;
  set.value = 77;
  OK(hipGraphAddMemsetNode(&fill, graph, &kernel, 1, &set));
  static int calls = 0;
  hipHostNodeParams host_call = {[](void* count) { ++*static_cast<int*>(count); }, &calls};
  OK(hipGraphAddHostNode(&call, graph, nullptr, 0, &host_call));
  OK(hipGraphAddEmptyNode(&empty, graph, nullptr, 0));
  OK(hipGraphAddMemcpyNode1D(&back, graph, &fill, 1, out, values, sizeof out, hipMemcpyDeviceToHost));
  OK(hipGraphAddDependencies(graph, &call, &back, 1));
  GIVES(hipErrorInvalidValue, hipGraphAddDependencies(graph, &back, &in, 1));  // a circle
  size_t count = 0;
  OK(hipGraphGetNodes(graph, nullptr, &count));
  CHECK(count == 6);
  OK(hipGraphGetRootNodes(graph, nullptr, &count));
  CHECK(count == 3);
  OK(hipGraphGetEdges(graph, nullptr, nullptr, &count));
  CHECK(count == 4);
  hipGraphNodeType type;
  OK(hipGraphNodeGetType(kernel, &type));
  CHECK(type == hipGraphNodeTypeKernel);
  hipGraphExec_t executable;
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(executable, 0));
  OK(hipDeviceSynchronize());
  CHECK(out[0] == 77 && out[1] == 77 && out[2] == 7 && out[63] == 68 && calls == 1);
  by = 100;
  OK(hipGraphExecKernelNodeSetParams(executable, kernel, &launch));
  OK(hipGraphLaunch(executable, 0));
  OK(hipDeviceSynchronize());
  CHECK(out[2] == 102 && calls == 2);
  // What was instantiated does not change with the graph.
  set.value = 1;
  OK(hipGraphMemsetNodeSetParams(fill, &set));
  OK(hipGraphLaunch(executable, 0));
  OK(hipDeviceSynchronize());
  CHECK(out[0] == 77);
  hipGraphExecUpdateResult result;
  hipGraphNode_t culprit;
  OK(hipGraphExecUpdate(executable, graph, &culprit, &result));
  OK(hipGraphLaunch(executable, 0));
  OK(hipDeviceSynchronize());
  CHECK(out[0] == 1 && result == hipGraphExecUpdateSuccess);
  hipKernelNodeParams got;
  OK(hipGraphKernelNodeGetParams(kernel, &got));
  CHECK(got.func == launch.func && got.blockDim.x == 64 && *static_cast<int*>(got.kernelParams[1]) == 5);

  hipGraph_t clone, outer;
  hipGraphNode_t twin, child;
  OK(hipGraphClone(&clone, graph));
  OK(hipGraphNodeFindInClone(&twin, kernel, clone));
  CHECK(twin != kernel);
  OK(hipGraphDestroyNode(twin));
  OK(hipGraphGetNodes(clone, nullptr, &count));
  CHECK(count == 5);
  OK(hipGraphCreate(&outer, 0));
  OK(hipGraphAddChildGraphNode(&child, outer, nullptr, 0, clone));
  hipGraphExec_t whole;
  OK(hipGraphInstantiate(&whole, outer, nullptr, nullptr, 0));
  OK(hipGraphLaunch(whole, 0));
  OK(hipDeviceSynchronize());
  CHECK(out[5] != 5 || calls == 5);
  OK(hipGraphExecDestroy(whole));
  OK(hipGraphExecDestroy(executable));
  GIVES(hipErrorInvalidValue, hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(outer));
  OK(hipGraphDestroy(clone));
  OK(hipGraphDestroy(graph));
  OK(hipFree(values));
}

static void captured() {
  hipStream_t a, b;
  OK(hipStreamCreate(&a));
  OK(hipStreamCreate(&b));
  hipEvent_t fork, join;
  OK(hipEventCreate(&fork));
  OK(hipEventCreate(&join));
  int *values, *others, out[64];
  OK(hipMalloc(&values, sizeof out));
  OK(hipMalloc(&others, sizeof out));
  OK(hipMemset(values, 0, sizeof out));
  OK(hipMemset(others, 0, sizeof out));
  OK(hipStreamBeginCapture(a, hipStreamCaptureModeGlobal));
  add<<<1, 64, 0, a>>>(values, 1);
  OK(hipEventRecord(fork, a));
  OK(hipStreamWaitEvent(b, fork, 0));
  add<<<1, 64, 0, b>>>(others, 10);
  hipStreamCaptureStatus status;
  OK(hipStreamIsCapturing(b, &status));
  CHECK(status == hipStreamCaptureStatusActive);
  add<<<1, 64, 0, a>>>(values, 2);
  OK(hipEventRecord(join, b));
  OK(hipStreamWaitEvent(a, join, 0));
  OK(hipMemcpyAsync(out, others, sizeof out, hipMemcpyDeviceToHost, a));
  hipGraph_t graph;
  OK(hipStreamEndCapture(a, &graph));
  size_t count = 0;
  OK(hipGraphGetNodes(graph, nullptr, &count));
  CHECK(count == 4);
  OK(hipMemcpy(out, values, sizeof out, hipMemcpyDeviceToHost));
  CHECK(out[0] == 0);  // nothing ran
  hipGraphExec_t executable;
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  for (int i = 0; i < 3; ++i) OK(hipGraphLaunch(executable, a));
  OK(hipStreamSynchronize(a));
  CHECK(out[9] == 30);
  OK(hipMemcpy(out, values, sizeof out, hipMemcpyDeviceToHost));
  CHECK(out[63] == 9);

  OK(hipStreamBeginCapture(a, hipStreamCaptureModeGlobal));
  GIVES(hipErrorStreamCaptureUnsupported, hipStreamSynchronize(a));
  GIVES(hipErrorStreamCaptureInvalidated, hipStreamEndCapture(a, &graph));
  OK(hipStreamBeginCapture(a, hipStreamCaptureModeGlobal));
  OK(hipEventRecord(fork, a));
  OK(hipStreamWaitEvent(b, fork, 0));
  add<<<1, 64, 0, b>>>(others, 10);
  GIVES(hipErrorStreamCaptureUnjoined, hipStreamEndCapture(a, &graph));
  GIVES(hipErrorIllegalState, hipStreamEndCapture(a, &graph));
  OK(hipStreamDestroy(a));
  OK(hipStreamDestroy(b));
}

int main() {
  built();
  captured();
  return verdict();
}
