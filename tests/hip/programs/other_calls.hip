// The calls that other programs here do not need: contexts, limits, names; every other way to allocate, copy, fill and launch.
#include <dlfcn.h>
#include <hip/hip_ext.h>

#include <fstream>
#include <iterator>
#include <string>

#include <hip/hiprtc.h>

#include "check.h"

__global__ void add(int* values, int by) { values[threadIdx.x] += by; }
__device__ int variable[4];

constexpr int n = 64;
constexpr size_t bytes = n * sizeof(int);

/// A call that later headers have, by the type of one that is like it.
template <class T>
T later(T, const char* name) {
  T const found = reinterpret_cast<T>(dlsym(RTLD_DEFAULT, name));
  CHECK(found != nullptr);
  return found;
}

static void names_and_contexts() {
  OK(hipInit(0));
  GIVES(hipErrorInvalidValue, hipInit(1));
  int number = -1, major = 0, minor = 0, runtime = 0, driver = 0;
  OK(hipGetDevice(&number));
  CHECK(number == 0);
  hipDevice_t device;
  OK(hipDeviceGet(&device, 0));
  GIVES(hipErrorInvalidDevice, hipDeviceGet(&device, 77));
  OK(hipDeviceComputeCapability(&major, &minor, device));
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  CHECK(major == properties.major && minor == properties.minor && major >= 9);
  OK(hipChooseDevice(&number, &properties));
  CHECK(number == 0);
  OK(later(&hipChooseDevice, "hipChooseDeviceR0000")(&number, &properties));
  CHECK(number == 0);
  hipDeviceProp_t again;
  OK(later(&hipGetDeviceProperties, "hipGetDevicePropertiesR0000")(&again, 0));
  CHECK(std::strcmp(again.gcnArchName, properties.gcnArchName) == 0);
  // Version 6 has another layout: only that it begins with the name, and is not longer than 4 KiB.
  std::vector<char> six(4096);
  OK(reinterpret_cast<hipError_t (*)(void*, int)>(dlsym(RTLD_DEFAULT, "hipGetDevicePropertiesR0600"))(six.data(), 0));
  CHECK(std::strcmp(six.data(), properties.name) == 0);
  OK(reinterpret_cast<hipError_t (*)(int*, void*)>(dlsym(RTLD_DEFAULT, "hipChooseDeviceR0600"))(&number, six.data()));
  CHECK(number == 0);
  OK(hipRuntimeGetVersion(&runtime));
  OK(hipDriverGetVersion(&driver));
  CHECK(runtime >= 50000000 && driver == runtime);
  size_t total = 0, free_now = 0, whole = 0;
  OK(hipDeviceTotalMem(&total, device));
  OK(hipMemGetInfo(&free_now, &whole));
  CHECK(total == whole && free_now <= whole);
  hipUUID uuid;
  OK(hipDeviceGetUuid(&uuid, device));
  CHECK(uuid.bytes[0] != 0);
  int devices[] = {0};
  OK(reinterpret_cast<hipError_t (*)(int*, int)>(dlsym(RTLD_DEFAULT, "hipSetValidDevices"))(devices, 1));

  hipCtx_t first, now;
  OK(hipCtxCreate(&first, 0, device));
  OK(hipCtxGetCurrent(&now));
  CHECK(now == first);
  OK(hipCtxPushCurrent(first));
  OK(hipCtxPopCurrent(&now));
  CHECK(now == first);
  OK(hipCtxSetCurrent(first));
  OK(hipCtxGetDevice(&device));
  CHECK(device == 0);
  int version = 0;
  OK(hipCtxGetApiVersion(first, &version));
  CHECK(version > 0);
  unsigned flags = 99;
  OK(hipSetDeviceFlags(hipDeviceScheduleSpin));
  OK(hipGetDeviceFlags(&flags));
  CHECK(flags == hipDeviceScheduleSpin);
  OK(hipCtxGetFlags(&flags));
  CHECK(flags == hipDeviceScheduleSpin);
  OK(hipCtxSynchronize());
  GIVES(hipErrorInvalidDevice, hipCtxEnablePeerAccess(first, 0));  // its own
  GIVES(hipErrorInvalidDevice, hipCtxDisablePeerAccess(first));
  OK(hipCtxDestroy(first));
  OK(hipDevicePrimaryCtxRetain(&first, 0));
  int active = -1;
  OK(hipDevicePrimaryCtxGetState(0, &flags, &active));
  CHECK(active == 1);
  GIVES(hipErrorContextAlreadyInUse, hipDevicePrimaryCtxSetFlags(0, 0));
  OK(hipDevicePrimaryCtxReset(0));
  OK(hipDevicePrimaryCtxRelease(0));

  hipFuncCache_t cache;
  hipSharedMemConfig banks;
  OK(hipDeviceSetCacheConfig(hipFuncCachePreferL1));
  OK(hipDeviceGetCacheConfig(&cache));
  OK(hipCtxSetCacheConfig(hipFuncCachePreferL1));
  OK(hipCtxGetCacheConfig(&cache));
  OK(hipFuncSetCacheConfig(reinterpret_cast<void*>(add), hipFuncCachePreferL1));
  OK(hipDeviceSetSharedMemConfig(hipSharedMemBankSizeFourByte));
  OK(hipDeviceGetSharedMemConfig(&banks));
  CHECK(banks == hipSharedMemBankSizeFourByte);
  OK(hipCtxSetSharedMemConfig(hipSharedMemBankSizeFourByte));
  OK(hipCtxGetSharedMemConfig(&banks));
  OK(hipFuncSetSharedMemConfig(reinterpret_cast<void*>(add), hipSharedMemBankSizeFourByte));
  OK(hipProfilerStart());
  OK(hipProfilerStop());
  size_t limit = 0;
  OK(reinterpret_cast<hipError_t (*)(hipLimit_t, size_t)>(dlsym(RTLD_DEFAULT, "hipDeviceSetLimit"))(hipLimitMallocHeapSize, 1 << 20));
  OK(hipDeviceGetLimit(&limit, hipLimitMallocHeapSize));
  CHECK(limit == 1 << 20);
  int value = 0;
  uint32_t link = 0, hops = 0;
  GIVES(hipErrorInvalidDevice, hipDeviceGetP2PAttribute(&value, hipDevP2PAttrAccessSupported, 0, 0));
  GIVES(hipErrorInvalidDevice, hipExtGetLinkTypeAndHopCount(0, 0, &link, &hops));

  const char* text = nullptr;
  OK(reinterpret_cast<hipError_t (*)(hipError_t, const char**)>(dlsym(RTLD_DEFAULT, "hipDrvGetErrorName"))(hipErrorNotReady, &text));
  CHECK(std::strcmp(text, "hipErrorNotReady") == 0);
  OK(reinterpret_cast<hipError_t (*)(hipError_t, const char**)>(dlsym(RTLD_DEFAULT, "hipDrvGetErrorString"))(hipErrorNotReady, &text));
  CHECK(std::strcmp(text, hipGetErrorString(hipErrorNotReady)) == 0);
  (void)hipGetLastError();
  GIVES(hipErrorInvalidValue, hipMemset(nullptr, 0, 4));
  CHECK(hipPeekAtLastError() == hipErrorInvalidValue);
  CHECK(later(&hipGetLastError, "hipExtGetLastError")() == hipErrorInvalidValue && hipGetLastError() == hipSuccess);
  void* found = nullptr;
  int status = 0;
  OK(reinterpret_cast<hipError_t (*)(const char*, void**, int, uint64_t, int*)>(dlsym(RTLD_DEFAULT, "hipGetProcAddress"))(
      "hipMalloc", &found, 0, 0, &status));
  CHECK(found == dlsym(RTLD_DEFAULT, "hipMalloc"));
  int parts[2];
  CHECK(hiprtcVersion(&parts[0], &parts[1]) == HIPRTC_SUCCESS && parts[0] >= 5);
  OK(hipDeviceReset());
}

static bool all_are(const void* memory, int value) {
  std::vector<int> host(n);
  OK(hipMemcpyDtoH(host.data(), const_cast<void*>(memory), bytes));
  for (const int each : host)
    if (each != value) return false;
  return true;
}

static void memory() {
  int *a, *b, *host[4];
  OK(hipExtMallocWithFlags(reinterpret_cast<void**>(&a), bytes, hipDeviceMallocFinegrained));
  OK(hipMalloc(&b, bytes));
  OK(hipHostAlloc(reinterpret_cast<void**>(&host[0]), bytes, 0));
  OK(hipMallocHost(reinterpret_cast<void**>(&host[1]), bytes));
  OK(hipMemAllocHost(reinterpret_cast<void**>(&host[2]), bytes));
  OK(later(&hipHostAlloc, "hipExtHostAlloc")(reinterpret_cast<void**>(&host[3]), bytes, 0));
  for (int* each : host) {
    for (int i = 0; i < n; ++i) each[i] = 3;
    add<<<1, n>>>(each, 4);
    OK(hipDeviceSynchronize());
    CHECK(each[0] == 7 && each[n - 1] == 7);
  }
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  OK(hipMemcpyHtoDAsync(a, host[0], bytes, stream));
  OK(hipMemcpyDtoDAsync(b, a, bytes, stream));
  OK(hipMemcpyDtoHAsync(host[1], b, bytes, stream));
  OK(hipMemcpyWithStream(host[2], b, bytes, hipMemcpyDeviceToHost, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(all_are(b, 7) && host[1][n - 1] == 7 && host[2][0] == 7);
  OK(hipMemsetD8Async(a, 1, bytes, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(all_are(a, 0x01010101));
  OK(hipMemsetD16Async(a, 2, bytes / 2, stream));
  OK(hipMemcpyPeerAsync(b, 0, a, 0, bytes, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(all_are(b, 0x00020002));

  // Boxes: 8 rows of 32 bytes of a, the right half of each.
  OK(hipMemset(a, 0, bytes));
  OK(hipMemset2DAsync(a + 4, 32, 0x11, 16, 8, stream));
  OK(hipStreamSynchronize(stream));
  std::vector<int> out(n);
  OK(hipMemcpy2DAsync(out.data(), 16, a + 4, 32, 16, 8, hipMemcpyDeviceToHost, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(out[0] == 0x11111111 && out[31] == 0x11111111);
  OK(hipMemcpy(out.data(), a, bytes, hipMemcpyDeviceToHost));
  CHECK(out[3] == 0 && out[4] == 0x11111111 && out[8] == 0);
  hipPitchedPtr box = make_hipPitchedPtr(a, 32, 32, 4);
  OK(hipMemset3DAsync(box, 0x22, make_hipExtent(32, 4, 2), stream));
  OK(hipStreamSynchronize(stream));
  CHECK(all_are(a, 0x22222222));
  hip_Memcpy2D rows = {};
  rows.srcMemoryType = rows.dstMemoryType = hipMemoryTypeDevice;
  rows.srcDevice = a, rows.dstDevice = b, rows.srcPitch = rows.dstPitch = 32, rows.WidthInBytes = 16, rows.Height = 8;
  for (int way = 0; way < 3; ++way) {
    OK(hipMemset(b, 0, bytes));
    if (way == 0) OK(hipMemcpyParam2D(&rows));
    if (way == 1) OK(hipMemcpyParam2DAsync(&rows, stream));
    if (way == 2) OK(hipDrvMemcpy2DUnaligned(&rows));
    OK(hipStreamSynchronize(stream));
    OK(hipMemcpy(out.data(), b, bytes, hipMemcpyDeviceToHost));
    CHECK(out[0] == 0x22222222 && out[3] == 0x22222222 && out[4] == 0 && out[56] == 0x22222222);
  }
  HIP_MEMCPY3D slices = {};
  slices.srcMemoryType = slices.dstMemoryType = hipMemoryTypeDevice;
  slices.srcDevice = a, slices.dstDevice = b, slices.srcPitch = slices.dstPitch = 32;
  slices.srcHeight = slices.dstHeight = 4, slices.WidthInBytes = 32, slices.Height = 2, slices.Depth = 2;
  for (int way = 0; way < 2; ++way) {
    OK(hipMemset(b, 0, bytes));
    if (way == 0) OK(hipDrvMemcpy3D(&slices));
    if (way == 1) OK(hipDrvMemcpy3DAsync(&slices, stream));
    OK(hipStreamSynchronize(stream));
    OK(hipMemcpy(out.data(), b, bytes, hipMemcpyDeviceToHost));
    CHECK(out[0] == 0x22222222 && out[15] == 0x22222222 && out[16] == 0 && out[32] == 0x22222222);
  }
  hipDeviceptr_t pitched;
  size_t pitch = 0;
  OK(hipMemAllocPitch(&pitched, &pitch, 100, 3, 4));
  CHECK(pitch >= 100);
  void* start = nullptr;
  size_t size = 0;
  hipPointer_attribute wanted[] = {HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR, HIP_POINTER_ATTRIBUTE_RANGE_SIZE};
  void* results[] = {&start, &size};
  OK(hipDrvPointerGetAttributes(2, wanted, results, static_cast<char*>(pitched) + 5));
  CHECK(start == pitched && size == 3 * pitch);
  OK(hipFree(pitched));
  int* managed;
  OK(hipMallocManaged(&managed, bytes));
  OK(hipStreamAttachMemAsync(stream, managed, bytes, hipMemAttachGlobal));
  int mostly = -1, place = -1;
  OK(hipMemRangeGetAttribute(&mostly, sizeof mostly, hipMemRangeAttributeReadMostly, managed, bytes));
  CHECK(mostly == 0);
  void* data[] = {&mostly, &place};
  size_t sizes[] = {sizeof mostly, sizeof place};
  hipMemRangeAttribute both[] = {hipMemRangeAttributeReadMostly, hipMemRangeAttributePreferredLocation};
  OK(hipMemRangeGetAttributes(data, sizes, both, 2, managed, bytes));
  CHECK(place == hipInvalidDeviceId);
  OK(hipFree(managed));

  const int four[] = {5, 6, 7, 8};
  int back[4] = {};
  OK(hipMemcpyToSymbolAsync(HIP_SYMBOL(variable), four, sizeof four, 0, hipMemcpyHostToDevice, stream));
  OK(hipMemcpyFromSymbolAsync(back, HIP_SYMBOL(variable), 8, 8, hipMemcpyDeviceToHost, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(back[0] == 7 && back[1] == 8);

  hipMemPool_t pool;
  OK(hipDeviceGetDefaultMemPool(&pool, 0));
  OK(hipDeviceSetMemPool(0, pool));
  uint64_t threshold = 4096;
  OK(hipMemPoolSetAttribute(pool, hipMemPoolAttrReleaseThreshold, &threshold));
  hipMemAccessDesc access = {};
  access.location.type = hipMemLocationTypeDevice;
  access.flags = hipMemAccessFlagsProtReadWrite;
  OK(hipMemPoolSetAccess(pool, &access, 1));
  hipMemAccessFlags may;
  OK(hipMemPoolGetAccess(&may, pool, &access.location));
  CHECK(may == hipMemAccessFlagsProtReadWrite);

  uint64_t* flag;
  OK(hipHostMalloc(&flag, 8));
  *flag = 0;
  OK(hipStreamWriteValue64(stream, flag, 0x123456789aULL, 0));
  OK(hipStreamWaitValue64(stream, flag, 0x123456789aULL, hipStreamWaitValueEq));
  OK(hipStreamSynchronize(stream));
  CHECK(*flag == 0x123456789aULL);
  OK(hipHostFree(flag));
  OK(hipStreamDestroy(stream));
  OK(hipFree(a));
  OK(hipFree(b));
  for (int* each : host) OK(hipFreeHost(each));
}

static void launches(const char* path) {
  int* values;
  OK(hipMalloc(&values, bytes));
  OK(hipMemset(values, 0, bytes));
  int by = 1;
  void* arguments[] = {&values, &by};
  hipEvent_t begin, end;
  OK(hipEventCreate(&begin));
  OK(hipEventCreate(&end));
  OK(hipExtLaunchKernel(reinterpret_cast<void*>(add), 1, n, arguments, 0, 0, begin, end, 0));
  OK(hipEventSynchronize(end));
  float ms = -1;
  OK(hipEventElapsedTime(&ms, begin, end));
  CHECK(ms >= 0 && all_are(values, 1));
  OK(later(&hipLaunchKernel, "hipLaunchKernel_spt")(reinterpret_cast<void*>(add), 1, n, arguments, 0, hipStreamPerThread));
  OK(hipStreamSynchronize(hipStreamPerThread));
  OK(reinterpret_cast<decltype(&hipLaunchCooperativeKernel_spt)>(dlsym(RTLD_DEFAULT, "hipLaunchCooperativeKernel_spt"))(
      reinterpret_cast<void*>(add), 1, n, arguments, 0, hipStreamPerThread));
  OK(hipStreamSynchronize(hipStreamPerThread));
  CHECK(all_are(values, 3));
  // As old compilers did, and as the stub that clang makes.
  OK(hipConfigureCall(1, n, 0, 0));
  OK(hipSetupArgument(&values, sizeof values, 0));
  OK(hipSetupArgument(&by, sizeof by, sizeof values));
  OK(hipLaunchByPtr(reinterpret_cast<void*>(add)));
  CHECK(all_are(values, 4));
  OK(__hipPushCallConfiguration(dim3(2, 3, 4), dim3(5), 6, nullptr));
  dim3 grid, block;
  size_t shared = 0;
  hipStream_t stream = hipStreamPerThread;
  OK(__hipPopCallConfiguration(&grid, &block, &shared, &stream));
  CHECK(grid.z == 4 && block.x == 5 && shared == 6 && stream == nullptr);
  GIVES(hipErrorMissingConfiguration, __hipPopCallConfiguration(&grid, &block, &shared, &stream));
  CHECK(std::strstr(hipKernelNameRefByPtr(reinterpret_cast<void*>(add), nullptr), "add") != nullptr);
  hipFunction_t function;
  OK(reinterpret_cast<hipError_t (*)(hipFunction_t*, const void*)>(dlsym(RTLD_DEFAULT, "hipGetFuncBySymbol"))(
      &function, reinterpret_cast<void*>(add)));
  CHECK(std::strstr(hipKernelNameRef(function), "add") != nullptr);
  OK(hipModuleLaunchKernel(function, 1, 1, 1, n, 1, 1, 0, nullptr, arguments, nullptr));
  CHECK(all_are(values, 5));
  OK(later(&hipModuleLaunchKernel, "hipModuleLaunchKernel")(function, 1, 1, 1, n, 1, 1, 0, nullptr, arguments, nullptr));
  OK(reinterpret_cast<hipError_t (*)(hipFunction_t, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                                     hipStream_t, void**)>(dlsym(RTLD_DEFAULT, "hipModuleLaunchCooperativeKernel"))(
      function, 1, 1, 1, n, 1, 1, 0, nullptr, arguments));
  CHECK(all_are(values, 7));
  // The grid in work-items; the old name of hipExtModuleLaunchKernel.
  OK(hipHccModuleLaunchKernel(function, n, 1, 1, n, 1, 1, 0, nullptr, arguments, nullptr, nullptr, nullptr));
  CHECK(all_are(values, 8));
  int blocks = 0, block_size = 0, grid_size = 0;
  OK(hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, function, 256, 0));
  CHECK(blocks >= 1);
  OK(hipModuleOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, function, 256, 0, 0));
  OK(hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, reinterpret_cast<void*>(add), 256, 0, 0));
  CHECK(blocks >= 1);
  OK(hipModuleOccupancyMaxPotentialBlockSize(&grid_size, &block_size, function, 0, 0));
  CHECK(block_size >= 64 && grid_size >= 1);
  OK(hipModuleOccupancyMaxPotentialBlockSizeWithFlags(&grid_size, &block_size, function, 0, 0, 0));
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> image{std::istreambuf_iterator<char>(file), {}};
  hipModule_t module;
  OK(hipModuleLoadDataEx(&module, image.data(), 0, nullptr, nullptr));
  OK(hipModuleUnload(module));

  const uint32_t mask[] = {0xff};
  uint32_t got[1] = {};
  OK(hipExtStreamCreateWithCUMask(&stream, 1, mask));
  OK(hipExtStreamGetCUMask(stream, 1, got));
  CHECK(got[0] == 0xff && hipGetStreamDeviceId(stream) == 0);
  hipDevice_t device = -1;
  OK(reinterpret_cast<hipError_t (*)(hipStream_t, hipDevice_t*)>(dlsym(RTLD_DEFAULT, "hipStreamGetDevice"))(stream, &device));
  CHECK(device == 0);
  int least = 0, greatest = 0;
  OK(hipDeviceGetStreamPriorityRange(&least, &greatest));
  CHECK(least >= greatest);
  OK(hipStreamDestroy(stream));
  OK(hipEventDestroy(begin));
  OK(hipEventDestroy(end));
  OK(hipFree(values));
}

int main(int, char** argv) {
  names_and_contexts();
  memory();
  launches(argv[1]);
  return verdict();
}
