// Programs compiled with -fgpu-default-stream=per-thread: the default stream is the calling thread's own.
#include <hip/hip_runtime_api.h>

namespace {
hipStream_t own(hipStream_t stream) { return stream ? stream : hipStreamPerThread; }
}  // namespace

extern "C" {

hipError_t hipMemcpyWithStream(void*, const void*, size_t, hipMemcpyKind, hipStream_t);

hipError_t hipMemcpy_spt(void* to, const void* from, size_t bytes, hipMemcpyKind kind) {
  return hipMemcpyWithStream(to, from, bytes, kind, hipStreamPerThread);
}
hipError_t hipMemcpyAsync_spt(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpyAsync(to, from, bytes, kind, own(stream));
}
hipError_t hipMemcpy2D_spt(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                           hipMemcpyKind kind) {
  const hipError_t error = hipMemcpy2DAsync(to, to_pitch, from, from_pitch, width, height, kind, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemcpy2DAsync_spt(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                                size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpy2DAsync(to, to_pitch, from, from_pitch, width, height, kind, own(stream));
}
hipError_t hipMemcpy3D_spt(const hipMemcpy3DParms* parameters) {
  const hipError_t error = hipMemcpy3DAsync(parameters, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms* parameters, hipStream_t stream) {
  return hipMemcpy3DAsync(parameters, own(stream));
}
hipError_t hipMemcpyToSymbol_spt(const void* symbol, const void* from, size_t bytes, size_t offset,
                                 hipMemcpyKind kind) {
  const hipError_t error = hipMemcpyToSymbolAsync(symbol, from, bytes, offset, kind, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemcpyToSymbolAsync_spt(const void* symbol, const void* from, size_t bytes, size_t offset,
                                      hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpyToSymbolAsync(symbol, from, bytes, offset, kind, own(stream));
}
hipError_t hipMemcpyFromSymbol_spt(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind) {
  const hipError_t error = hipMemcpyFromSymbolAsync(to, symbol, bytes, offset, kind, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemcpyFromSymbolAsync_spt(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind,
                                        hipStream_t stream) {
  return hipMemcpyFromSymbolAsync(to, symbol, bytes, offset, kind, own(stream));
}
hipError_t hipMemset_spt(void* to, int value, size_t bytes) {
  const hipError_t error = hipMemsetAsync(to, value, bytes, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemsetAsync_spt(void* to, int value, size_t bytes, hipStream_t stream) {
  return hipMemsetAsync(to, value, bytes, own(stream));
}
hipError_t hipMemset2D_spt(void* to, size_t pitch, int value, size_t width, size_t height) {
  const hipError_t error = hipMemset2DAsync(to, pitch, value, width, height, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemset2DAsync_spt(void* to, size_t pitch, int value, size_t width, size_t height, hipStream_t stream) {
  return hipMemset2DAsync(to, pitch, value, width, height, own(stream));
}
hipError_t hipMemset3D_spt(hipPitchedPtr to, int value, hipExtent extent) {
  const hipError_t error = hipMemset3DAsync(to, value, extent, hipStreamPerThread);
  return error == hipSuccess ? hipStreamSynchronize(hipStreamPerThread) : error;
}
hipError_t hipMemset3DAsync_spt(hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream) {
  return hipMemset3DAsync(to, value, extent, own(stream));
}
hipError_t hipStreamQuery_spt(hipStream_t stream) { return hipStreamQuery(own(stream)); }
hipError_t hipStreamSynchronize_spt(hipStream_t stream) { return hipStreamSynchronize(own(stream)); }
hipError_t hipStreamGetPriority_spt(hipStream_t stream, int* priority) {
  return hipStreamGetPriority(own(stream), priority);
}
hipError_t hipStreamGetFlags_spt(hipStream_t stream, unsigned* flags) { return hipStreamGetFlags(own(stream), flags); }
hipError_t hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event, unsigned flags) {
  return hipStreamWaitEvent(own(stream), event, flags);
}
hipError_t hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t function, void* data, unsigned flags) {
  return hipStreamAddCallback(own(stream), function, data, flags);
}
hipError_t hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t function, void* data) {
  return hipLaunchHostFunc(own(stream), function, data);
}
hipError_t hipEventRecord_spt(hipEvent_t event, hipStream_t stream) { return hipEventRecord(event, own(stream)); }
hipError_t hipLaunchKernel_spt(const void* function, dim3 grid, dim3 block, void** parameters, size_t shared,
                               hipStream_t stream) {
  return hipLaunchKernel(function, grid, block, parameters, shared, own(stream));
}
hipError_t hipLaunchCooperativeKernel_spt(const void* function, dim3 grid, dim3 block, void** parameters,
                                          uint32_t shared, hipStream_t stream) {
  return hipLaunchCooperativeKernel(function, grid, block, parameters, shared, own(stream));
}
hipError_t hipGraphLaunch_spt(hipGraphExec_t executable, hipStream_t stream) {
  return hipGraphLaunch(executable, own(stream));
}
hipError_t hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode) {
  return hipStreamBeginCapture(own(stream), mode);
}
hipError_t hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t* graph) {
  return hipStreamEndCapture(own(stream), graph);
}
hipError_t hipStreamIsCapturing_spt(hipStream_t stream, hipStreamCaptureStatus* status) {
  return hipStreamIsCapturing(own(stream), status);
}
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id) {
  return hipStreamGetCaptureInfo(own(stream), status, id);
}
hipError_t hipStreamGetCaptureInfo_v2_spt(hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id,
                                          hipGraph_t* graph, const hipGraphNode_t** after, size_t* count) {
  return hipStreamGetCaptureInfo_v2(own(stream), status, id, graph, after, count);
}

}  // extern "C"
