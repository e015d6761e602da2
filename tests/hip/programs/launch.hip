// Launches: from the program's own code (compressed or not), from modules, with dynamic LDS, in work-items; occupancy,
// attributes, devices. argv[1]: a code object with the kernel `scale`, argv[2]: how many devices there are.
#include <hip/hip_ext.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "check.h"

struct Pair {
  char c;
  double d;
};
__global__ void sizes(int* out, Pair pair, short s) {
  if (threadIdx.x == 0 && threadIdx.y == 0 && blockIdx.x == 0 && blockIdx.y == 0) {
    out[0] = gridDim.x * 100 + gridDim.y;
    out[1] = blockDim.x * 100 + blockDim.y;
    out[2] = pair.c + static_cast<int>(pair.d) + s;
  }
}
__global__ void reverse(int* values) {
  extern __shared__ int room[];
  room[threadIdx.x] = values[threadIdx.x];
  __syncthreads();
  values[threadIdx.x] = room[blockDim.x - 1 - threadIdx.x];
}
__global__ __launch_bounds__(128) void bounded() {}

static void own_code() {
  int *out, got[3];
  OK(hipMalloc(&out, sizeof got));
  sizes<<<dim3(3, 2), dim3(32, 4)>>>(out, Pair{5, 70.0}, -3);
  OK(hipMemcpy(got, out, sizeof got, hipMemcpyDeviceToHost));
  CHECK(got[0] == 302 && got[1] == 3204 && got[2] == 72);
  Pair pair{1, 2.0};
  short s = 4;
  void* arguments[] = {&out, &pair, &s};
  OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(sizes), dim3(2), dim3(64), arguments, 0, 0));
  OK(hipMemcpy(got, out, sizeof got, hipMemcpyDeviceToHost));
  CHECK(got[0] == 201 && got[2] == 7);
  GIVES(hipErrorCooperativeLaunchTooLarge,
        hipLaunchCooperativeKernel(reinterpret_cast<void*>(sizes), dim3(1 << 20), dim3(64), arguments, 0, 0));
  GIVES(hipErrorInvalidDeviceFunction, hipLaunchKernel(&got, dim3(1), dim3(1), arguments, 0, 0));
  bounded<<<1, 256>>>();
  GIVES(hipErrorLaunchFailure, hipGetLastError());
  OK(hipFree(out));

  int *values, host[128];
  for (int i = 0; i < 128; ++i) host[i] = i;
  OK(hipMalloc(&values, sizeof host));
  OK(hipMemcpy(values, host, sizeof host, hipMemcpyHostToDevice));
  reverse<<<1, 128, sizeof host>>>(values);
  OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host[0] == 127 && host[127] == 0 && host[100] == 27);
  reverse<<<1, 128, 1 << 20>>>(values);
  GIVES(hipErrorInvalidValue, hipGetLastError());
  OK(hipFree(values));
}

static void modules(const char* path) {
  hipModule_t module;
  GIVES(hipErrorFileNotFound, hipModuleLoad(&module, "/nowhere"));
  OK(hipModuleLoad(&module, path));
  hipFunction_t scale;
  OK(hipModuleGetFunction(&scale, module, "scale"));
  GIVES(hipErrorNotFound, hipModuleGetFunction(&scale, module, "nothing"));
  OK(hipModuleGetFunction(&scale, module, "scale"));
  float host[100], *values;
  for (int i = 0; i < 100; ++i) host[i] = i;
  OK(hipMalloc(&values, sizeof host));
  OK(hipMemcpy(values, host, sizeof host, hipMemcpyHostToDevice));
  struct {
    float* values;
    int n;
    float by;
  } packed = {values, 100, 3.0f};
  size_t bytes = sizeof packed;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  OK(hipModuleLaunchKernel(scale, 2, 1, 1, 64, 1, 1, 0, 0, nullptr, extra));
  int n = 100;
  float by = 0.5f;
  void* arguments[] = {&values, &n, &by};
  hipEvent_t begin, end;
  OK(hipEventCreate(&begin));
  OK(hipEventCreate(&end));
  OK(hipExtModuleLaunchKernel(scale, 128, 1, 1, 64, 1, 1, 0, 0, arguments, nullptr, begin, end));
  OK(hipEventSynchronize(end));
  float ms = -1;
  OK(hipEventElapsedTime(&ms, begin, end));
  CHECK(ms >= 0);
  OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host[10] == 15.0f && host[99] == 148.5f);
  hipDeviceptr_t global;
  size_t size;
  OK(hipModuleGetGlobal(&global, &size, module, "offset"));
  CHECK(size == 4);
  by = 1.0f;
  const float add = 1000.0f;
  OK(hipMemcpyHtoD(global, const_cast<float*>(&add), 4));
  OK(hipModuleLaunchKernel(scale, 2, 1, 1, 64, 1, 1, 0, 0, arguments, nullptr));
  OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host[10] == 1015.0f);
  int value = 0;
  OK(hipFuncGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, scale));
  CHECK(value == 1024 || value == 256);
  OK(hipModuleUnload(module));
  GIVES(hipErrorInvalidResourceHandle, hipModuleUnload(module));
  OK(hipFree(values));

  std::ifstream file(path, std::ios::binary);
  const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  OK(hipModuleLoadData(&module, image.data()));
  OK(hipModuleUnload(module));
  GIVES(hipErrorInvalidImage, hipModuleLoadData(&module, "nothing that is known"));
}

static void asking() {
  hipFuncAttributes attributes;
  OK(hipFuncGetAttributes(&attributes, reinterpret_cast<void*>(bounded)));
  CHECK(attributes.maxThreadsPerBlock == 128 && attributes.sharedSizeBytes == 0);
  int blocks = 0, grid = 0, block = 0;
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reinterpret_cast<void*>(reverse), 256, 32768));
  CHECK(blocks >= 1 && blocks <= 8);
  OK(hipOccupancyMaxPotentialBlockSize(&grid, &block, reinterpret_cast<void*>(bounded), 0, 0));
  CHECK(block == 128 || block == 64);
  CHECK(grid >= 1);
  OK(hipFuncSetAttribute(reinterpret_cast<void*>(reverse), hipFuncAttributeMaxDynamicSharedMemorySize, 65536));

  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  int value = 0;
  OK(hipDeviceGetAttribute(&value, hipDeviceAttributeWarpSize, 0));
  CHECK(value == properties.warpSize && (value == 32 || value == 64));
  OK(hipDeviceGetAttribute(&value, hipDeviceAttributeMaxThreadsPerBlock, 0));
  CHECK(value == 1024 && properties.maxThreadsPerBlock == 1024);
  CHECK(std::strncmp(properties.gcnArchName, "gfx", 3) == 0 && properties.name[0] != 0);
  const char* const features = std::strchr(properties.gcnArchName, ':');
  CHECK(std::strcmp(features ? features : "", properties.warpSize == 64 ? ":sramecc+:xnack-" : "") == 0);
  CHECK(properties.multiProcessorCount > 0 && properties.sharedMemPerBlock >= 65536);
  GIVES(hipErrorInvalidDevice, hipGetDeviceProperties(&properties, 99));
  char name[64], id[32];
  OK(hipDeviceGetName(name, sizeof name, 0));
  CHECK(std::strcmp(name, properties.name) == 0);
  OK(hipDeviceGetPCIBusId(id, sizeof id, 0));
  OK(hipDeviceGetByPCIBusId(&value, id));
  CHECK(value == 0);
  CHECK(std::strcmp(hipGetErrorName(hipErrorNotReady), "hipErrorNotReady") == 0);
}

static void devices(int expected) {
  int count = 0;
  OK(hipGetDeviceCount(&count));
  CHECK(count == expected);
  if (count < 2) return;
  int *here, *there, out = 0;
  OK(hipMalloc(&here, 3 * sizeof(int)));
  OK(hipSetDevice(1));
  OK(hipMalloc(&there, 3 * sizeof(int)));
  sizes<<<1, 64>>>(there, Pair{1, 1}, 1);
  OK(hipDeviceSynchronize());
  sizes<<<1, 64>>>(here, Pair{1, 1}, 1);  // of the other device, without leave
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  int may = 0;
  OK(hipDeviceCanAccessPeer(&may, 1, 0));
  CHECK(may == 1);
  OK(hipDeviceEnablePeerAccess(0, 0));
  GIVES(hipErrorPeerAccessAlreadyEnabled, hipDeviceEnablePeerAccess(0, 0));
  sizes<<<1, 64>>>(here, Pair{2, 2}, 2);
  OK(hipDeviceSynchronize());
  OK(hipMemcpyPeer(there, 1, here, 0, 12));
  OK(hipMemcpy(&out, there + 2, 4, hipMemcpyDeviceToHost));
  CHECK(out == 6);
  OK(hipDeviceDisablePeerAccess(0));

  // A kernel on each device, in streams of their own.
  hipStream_t streams[2];
  OK(hipStreamCreate(&streams[1]));
  OK(hipSetDevice(0));
  OK(hipStreamCreate(&streams[0]));
  Pair pair{30, 1.0};
  short s = 7;
  void* arguments[2][3] = {{&here, &pair, &s}, {&there, &pair, &s}};
  hipLaunchParams launches[2];
  for (int i = 0; i < 2; ++i)
    launches[i] = {reinterpret_cast<void*>(sizes), dim3(2 + i), dim3(64), arguments[i], 0, streams[i]};
  for (int way = 0; way < 2; ++way) {
    OK(hipMemset(here, 0, 12));
    OK(hipMemset(there, 0, 12));
    if (way == 0) OK(hipExtLaunchMultiKernelMultiDevice(launches, 2, 0));
    if (way == 1) OK(hipLaunchCooperativeKernelMultiDevice(launches, 2, 0));
    int got[2][3];
    for (int i = 0; i < 2; ++i) {
      OK(hipStreamSynchronize(streams[i]));
      OK(hipMemcpy(got[i], i == 0 ? here : there, 12, hipMemcpyDeviceToHost));
      CHECK(got[i][0] == 201 + 100 * i && got[i][2] == 38);
    }
  }
  launches[1].gridDim = dim3(1 << 20);
  OK(hipMemset(here, 0, 12));
  GIVES(hipErrorCooperativeLaunchTooLarge, hipLaunchCooperativeKernelMultiDevice(launches, 2, 0));
  OK(hipDeviceSynchronize());
  OK(hipMemcpy(&out, here, 4, hipMemcpyDeviceToHost));
  CHECK(out == 0);  // neither of them ran
  launches[1].stream = streams[0];
  GIVES(hipErrorInvalidDevice, hipExtLaunchMultiKernelMultiDevice(launches, 2, 0));
  GIVES(hipErrorInvalidValue, hipExtLaunchMultiKernelMultiDevice(launches, 3, 0));
  OK(hipStreamDestroy(streams[0]));
  OK(hipStreamDestroy(streams[1]));
  OK(hipFree(there));
  OK(hipFree(here));
  OK(hipSetDevice(0));
}

int main(int, char** argv) {
  own_code();
  modules(argv[1]);
  asking();
  devices(std::atoi(argv[2]));
  return verdict();
}
