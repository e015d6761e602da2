// Kernels by library (HIP 7.2), bitcode compiled and linked while the program runs, numbers and attributes of streams, and calls
// that do many copies at once (7.1). Types are laid out here as in those headers; the calls are looked up by name.
#include <dlfcn.h>
#include <hip/hiprtc.h>

#include <fstream>
#include <iterator>
#include <string>

#include "check.h"

template <class T>
T* call_of(const char* name) {
  T* const found = reinterpret_cast<T*>(dlsym(RTLD_DEFAULT, name));
  CHECK(found != nullptr);
  return found;
}
#define CALL(name, ...) call_of<hipError_t(__VA_ARGS__)>(#name)
#define RTC(name, ...) call_of<hiprtcResult(__VA_ARGS__)>(#name)

constexpr int count = 64;

/// scale(values, n, by)
static void launch(hipFunction_t kernel, float expected) {
  float *values, host[count];
  for (float& each : host) each = 3;
  OK(hipMalloc(&values, sizeof host));
  OK(hipMemcpy(values, host, sizeof host, hipMemcpyHostToDevice));
  int n = count;
  float by = 2;
  void* arguments[] = {&values, &n, &by};
  OK(hipModuleLaunchKernel(kernel, 1, 1, 1, count, 1, 1, 0, nullptr, arguments, nullptr));
  OK(hipMemcpy(host, values, sizeof host, hipMemcpyDeviceToHost));
  CHECK(host[0] == expected && host[count - 1] == expected);
  OK(hipFree(values));
}

static void libraries(const char* path) {
  using Library = void*;
  Library library, from_data, whose;
  OK(CALL(hipLibraryLoadFromFile, Library*, const char*, void*, void**, unsigned, void*, void**, unsigned)(&library, path, nullptr, nullptr, 0, nullptr, nullptr, 0));
  const auto load_data = CALL(hipLibraryLoadData, Library*, const void*, void*, void**, unsigned, void*, void**, unsigned);
  std::ifstream file(path, std::ios::binary);
  const std::string image{std::istreambuf_iterator<char>(file), {}};
  OK(load_data(&from_data, image.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
  GIVES(hipErrorInvalidImage, load_data(&whose, "nothing that is known", nullptr, nullptr, 0, nullptr, nullptr, 0));
  GIVES(hipErrorFileNotFound, CALL(hipLibraryLoadFromFile, Library*, const char*, void*, void**, unsigned, void*, void**, unsigned)(&whose, "/nowhere", nullptr, nullptr, 0, nullptr, nullptr, 0));
  unsigned kernels = 0;
  OK(CALL(hipLibraryGetKernelCount, unsigned*, Library)(&kernels, library));
  CHECK(kernels == 1);
  hipFunction_t kernel, all[2] = {}, function;
  const auto get = CALL(hipLibraryGetKernel, hipFunction_t*, Library, const char*);
  OK(get(&kernel, library, "scale"));
  GIVES(hipErrorNotFound, get(&function, library, "nothing"));
  OK(CALL(hipLibraryEnumerateKernels, hipFunction_t*, unsigned, Library)(all, 2, library));
  CHECK(all[0] == kernel && all[1] == nullptr);
  const char* name = nullptr;
  OK(CALL(hipKernelGetName, const char**, hipFunction_t)(&name, kernel));
  CHECK(name && std::strcmp(name, "scale") == 0);
  OK(CALL(hipKernelGetLibrary, Library*, hipFunction_t)(&whose, kernel));
  CHECK(whose == library);
  OK(CALL(hipKernelGetFunction, hipFunction_t*, hipFunction_t)(&function, kernel));
  size_t offset = 77, bytes = 0;
  const auto parameter = CALL(hipKernelGetParamInfo, hipFunction_t, size_t, size_t*, size_t*);
  OK(parameter(kernel, 2, &offset, &bytes));
  CHECK(offset == 12 && bytes == 4);
  GIVES(hipErrorInvalidValue, parameter(kernel, 3, &offset, &bytes));
  int value = 0;
  OK(CALL(hipKernelGetAttribute, int*, hipFunction_attribute, hipFunction_t, int)(&value, HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel, 0));
  CHECK(value >= 64);
  const auto set = CALL(hipKernelSetAttribute, hipFunction_attribute, int, hipFunction_t, int);
  OK(set(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096, kernel, 0));
  GIVES(hipErrorInvalidValue, set(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 30, kernel, 0));
  launch(function, 6);
  OK(get(&kernel, from_data, "scale"));
  launch(kernel, 6);
  const auto unload = CALL(hipLibraryUnload, Library);
  OK(unload(library));
  OK(unload(from_data));
  GIVES(hipErrorInvalidResourceHandle, unload(library));

  hipModule_t module;
  OK(hipModuleLoad(&module, path));
  OK(CALL(hipModuleGetFunctionCount, unsigned*, hipModule_t)(&kernels, module));
  CHECK(kernels == 1);
  OK(hipModuleUnload(module));
}

static std::string bitcode_of(const char* source) {
  hiprtcProgram program;
  CHECK(hiprtcCreateProgram(&program, source, "part.hip", 0, nullptr, nullptr) == HIPRTC_SUCCESS);
  const char* options[] = {"-fgpu-rdc"};
  const hiprtcResult compiled = hiprtcCompileProgram(program, 1, options);
  size_t bytes = 0;
  (void)hiprtcGetProgramLogSize(program, &bytes);
  std::string log(bytes + 1, 0);
  (void)hiprtcGetProgramLog(program, log.data());
  if (compiled != HIPRTC_SUCCESS) std::printf("%s\n", log.c_str());
  CHECK(compiled == HIPRTC_SUCCESS);
  CHECK(hiprtcGetCodeSize(program, &bytes) == HIPRTC_ERROR_INVALID_PROGRAM);  // not linked yet
  CHECK(RTC(hiprtcGetBitcodeSize, hiprtcProgram, size_t*)(program, &bytes) == HIPRTC_SUCCESS);
  std::string result(bytes, 0);
  CHECK(RTC(hiprtcGetBitcode, hiprtcProgram, char*)(program, result.data()) == HIPRTC_SUCCESS);
  CHECK(hiprtcDestroyProgram(&program) == HIPRTC_SUCCESS);
  return result;
}

/// Two parts, one of which calls a function of the other; by both names of the linker.
static void linking() {
  std::string parts[] = {bitcode_of("extern __device__ float twice(float); extern \"C\" __global__ void scale(float* x, int n, float by) {"
                                    " int i = threadIdx.x; if (i < n) x[i] = by * twice(x[i]); }"),
                         bitcode_of("__device__ float twice(float x) { return x + x; }")};
  using State = void*;
  State state;
  constexpr unsigned bitcode = 100;
  const auto load = [](const void* code) {
    hipModule_t module;
    hipFunction_t kernel;
    OK(hipModuleLoadData(&module, code));
    OK(hipModuleGetFunction(&kernel, module, "scale"));
    launch(kernel, 12);
    OK(hipModuleUnload(module));
  };
  void* code = nullptr;
  size_t bytes = 0;
  CHECK(RTC(hiprtcLinkCreate, unsigned, void*, void**, State*)(0, nullptr, nullptr, &state) == HIPRTC_SUCCESS);
  const auto add = RTC(hiprtcLinkAddData, State, unsigned, void*, size_t, const char*, unsigned, void*, void**);
  for (std::string& part : parts)
    CHECK(add(state, bitcode, part.data(), part.size(), "part", 0, nullptr, nullptr) == HIPRTC_SUCCESS);
  CHECK(add(state, 1, parts[0].data(), parts[0].size(), "part", 0, nullptr, nullptr) == HIPRTC_ERROR_INVALID_INPUT);
  CHECK(RTC(hiprtcLinkComplete, State, void**, size_t*)(state, &code, &bytes) == HIPRTC_SUCCESS);
  CHECK(code && bytes != 0);
  if (code) load(code);
  CHECK(RTC(hiprtcLinkDestroy, State)(state) == HIPRTC_SUCCESS);
  CHECK(RTC(hiprtcLinkDestroy, State)(state) == HIPRTC_ERROR_INVALID_INPUT);

  char path[] = "/tmp/part.XXXXXX";
  close(mkstemp(path));
  std::ofstream(path, std::ios::binary) << parts[1];
  OK(CALL(hipLinkCreate, unsigned, void*, void**, State*)(0, nullptr, nullptr, &state));
  GIVES(hipErrorInvalidValue, CALL(hipLinkComplete, State, void**, size_t*)(state, &code, &bytes));
  OK(CALL(hipLinkAddData, State, unsigned, void*, size_t, const char*, unsigned, void*, void**)(state, bitcode, parts[0].data(), parts[0].size(), "part", 0, nullptr, nullptr));
  OK(CALL(hipLinkAddFile, State, unsigned, const char*, unsigned, void*, void**)(state, bitcode, path, 0, nullptr, nullptr));
  GIVES(hipErrorFileNotFound, CALL(hipLinkAddFile, State, unsigned, const char*, unsigned, void*, void**)(state, bitcode, "/nowhere", 0, nullptr, nullptr));
  OK(CALL(hipLinkComplete, State, void**, size_t*)(state, &code, &bytes));
  load(code);
  OK(CALL(hipLinkDestroy, State)(state));
  CHECK(RTC(hiprtcLinkAddFile, State, unsigned, const char*, unsigned, void*, void**)(nullptr, bitcode, path, 0, nullptr, nullptr) == HIPRTC_ERROR_INVALID_INPUT);
  std::remove(path);
}

struct BatchOperation {
  unsigned operation;
  void* address;
  uint64_t value;
  unsigned flags;
  void* alias;
  uint64_t rest;
};

static void streams() {
  hipStream_t one, other;
  OK(hipStreamCreate(&one));
  OK(hipStreamCreateWithPriority(&other, 0, -1));
  unsigned long long first = 0, second = 0, null = 0;
  const auto id = CALL(hipStreamGetId, hipStream_t, unsigned long long*);
  OK(id(one, &first));
  OK(id(other, &second));
  OK(id(nullptr, &null));
  CHECK(first != second && first != null && second != null);
  constexpr unsigned cooperative = 2, synchronization = 3, priority = 8;
  const auto get = CALL(hipStreamGetAttribute, hipStream_t, unsigned, void*);
  int value[16] = {};
  OK(get(other, priority, value));
  CHECK(value[0] == -1);
  value[0] = 4;
  OK(CALL(hipStreamSetAttribute, hipStream_t, unsigned, const void*)(other, synchronization, value));
  OK(CALL(hipStreamCopyAttributes, hipStream_t, hipStream_t)(one, other));
  value[0] = 0;
  OK(get(one, synchronization, value));
  CHECK(value[0] == 4);
  OK(hipStreamGetPriority(one, value));
  CHECK(value[0] == -1);
  GIVES(hipErrorInvalidValue, get(one, cooperative, value));

  uint64_t* places;
  OK(hipHostMalloc(reinterpret_cast<void**>(&places), 4 * sizeof *places, 0));
  std::memset(places, 0, 4 * sizeof *places);
  constexpr unsigned wait32 = 1, write32 = 2, wait64 = 4, write64 = 5, barrier = 6, equal = 1;
  BatchOperation write[] = {{write32, &places[0], 7, 0, nullptr, 0}, {write64, &places[1], 1ull << 40, 0, nullptr, 0}};
  BatchOperation wait[] = {{wait32, &places[0], 7, equal, nullptr, 0}, {wait64, &places[1], 1ull << 40, equal, nullptr, 0},
                           {write32, &places[2], 9, 0, nullptr, 0}};
  const auto batch = CALL(hipStreamBatchMemOp, hipStream_t, unsigned, BatchOperation*, unsigned);
  OK(batch(one, 3, wait, 0));
  OK(batch(other, 2, write, 0));
  OK(hipStreamSynchronize(one));
  CHECK(places[2] == 9);
  BatchOperation not_there = {barrier, nullptr, 0, 0, nullptr, 0};
  GIVES(hipErrorNotSupported, batch(one, 1, &not_there, 0));
  OK(hipHostFree(places));
  OK(hipStreamDestroy(one));
  OK(hipStreamDestroy(other));
}

struct PeerCopy {
  void* srcArray;
  hipPos srcPos;
  hipPitchedPtr srcPtr;
  int srcDevice;
  void* dstArray;
  hipPos dstPos;
  hipPitchedPtr dstPtr;
  int dstDevice;
  hipExtent extent;
};
struct Operand {
  int type;
  void* ptr;
  size_t row, rows;
  hipMemLocation hint;
};
struct BoxCopy {
  Operand src, dst;
  hipExtent extent;
  int order;
  unsigned flags;
};

static void batches() {
  unsigned char *device, *managed, host[256], out[256] = {};
  for (int i = 0; i < 256; ++i) host[i] = static_cast<unsigned char>(i);
  OK(hipMalloc(&device, 256));
  OK(hipMallocManaged(&managed, 512));
  void *to[] = {device, device + 128}, *from[] = {host + 128, host};
  size_t sizes[] = {128, 128}, failed = 77, first = 0;
  const auto copy = CALL(hipMemcpyBatchAsync, void**, void**, size_t*, size_t, const void*, const size_t*, size_t, size_t*, hipStream_t);
  OK(copy(to, from, sizes, 2, nullptr, nullptr, 0, &failed, nullptr));
  OK(hipMemcpy(out, device, 256, hipMemcpyDeviceToHost));
  CHECK(out[0] == 128 && out[128] == 0 && out[255] == 127);
  sizes[1] = 129;
  GIVES(hipErrorInvalidValue, copy(to, from, sizes, 2, nullptr, nullptr, 0, &failed, nullptr));
  CHECK(failed == 1);

  BoxCopy box = {{1, device, 16, 8, {}}, {1, managed, 32, 8, {}}, {16, 8, 2}, 1, 0};
  OK(CALL(hipMemcpy3DBatchAsync, size_t, BoxCopy*, size_t*, unsigned long long, hipStream_t)(1, &box, &failed, 0, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(managed[32] == 144 && managed[7 * 32 + 15] == 255);
  box.src.type = 2;
  GIVES(hipErrorInvalidValue, CALL(hipMemcpy3DBatchAsync, size_t, BoxCopy*, size_t*, unsigned long long, hipStream_t)(1, &box, &failed, 0, nullptr));

  PeerCopy peer = {};
  peer.srcPtr = make_hipPitchedPtr(device, 16, 16, 8);
  peer.dstPtr = make_hipPitchedPtr(device + 128, 16, 16, 8);
  peer.extent = make_hipExtent(16, 8, 1);
  OK(CALL(hipMemcpy3DPeer, PeerCopy*)(&peer));
  OK(CALL(hipMemcpy3DPeerAsync, PeerCopy*, hipStream_t)(&peer, nullptr));
  OK(hipMemcpy(out, device, 256, hipMemcpyDeviceToHost));
  CHECK(out[128] == 128 && out[255] == 255);
  peer.dstDevice = 99;
  GIVES(hipErrorInvalidDevice, CALL(hipMemcpy3DPeer, PeerCopy*)(&peer));

  void* there[] = {managed, managed + 128};
  sizes[0] = sizes[1] = 128;
  hipMemLocation place = {};
  place.type = hipMemLocationTypeDevice;
  const auto prefetch = CALL(hipMemPrefetchBatchAsync, void**, size_t*, size_t, hipMemLocation*, size_t*, size_t, unsigned long long, hipStream_t);
  OK(prefetch(there, sizes, 2, &place, &first, 1, 0, nullptr));
  place.id = 99;
  GIVES(hipErrorInvalidDevice, prefetch(there, sizes, 2, &place, &first, 1, 0, nullptr));
  OK(hipDeviceSynchronize());
  OK(hipFree(managed));
  OK(hipFree(device));
}

int main(int argc, char** argv) {
  if (argc < 2) return std::puts("usage: libraries SCALE.hsaco"), 1;
  libraries(argv[1]);
  linking();
  streams();
  batches();
  return verdict();
}
