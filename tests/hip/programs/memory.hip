// Memory: every way to allocate, copy, fill, register and ask about it.
#include "check.h"

__global__ void add(int* values, int n, int by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) values[i] += by;
}
__device__ int table[16];
__constant__ float factors[4];
__managed__ int shared_counter = 5;
__global__ void use_variables(float* out) {
  if (threadIdx.x < 4) out[threadIdx.x] = factors[threadIdx.x] * table[threadIdx.x];
  if (threadIdx.x == 0) shared_counter += 37;
}

static std::vector<int> counted(int n, int from) {
  std::vector<int> values(n);
  for (int i = 0; i < n; ++i) values[i] = from + i;
  return values;
}

static void copies() {
  constexpr int n = 1000;
  const std::vector<int> in = counted(n, 7);
  std::vector<int> out(n);
  int *a, *b;
  OK(hipMalloc(&a, n * sizeof(int)));
  OK(hipMalloc(&b, n * sizeof(int)));
  OK(hipMemcpy(a, in.data(), n * sizeof(int), hipMemcpyHostToDevice));
  add<<<4, 256>>>(a, n, 3);
  OK(hipMemcpy(b, a, n * sizeof(int), hipMemcpyDeviceToDevice));
  OK(hipMemcpy(out.data(), b, n * sizeof(int), hipMemcpyDefault));
  CHECK(out == counted(n, 10));
  OK(hipMemcpyDtoD(a, b + 500, 500 * sizeof(int)));
  OK(hipMemcpyDtoH(out.data(), a, 500 * sizeof(int)));
  CHECK(out[0] == 510 && out[499] == 1009);
  OK(hipMemcpyHtoD(a, const_cast<int*>(in.data()), 4));
  OK(hipMemcpyAsync(out.data(), a, 8, hipMemcpyDeviceToHost, hipStreamPerThread));
  OK(hipStreamSynchronize(hipStreamPerThread));
  CHECK(out[0] == 7 && out[1] == 511);
  GIVES(hipErrorInvalidValue, hipMemcpy(a, in.data(), (n + 1) * sizeof(int), hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidMemcpyDirection, hipMemcpy(a, in.data(), 4, static_cast<hipMemcpyKind>(9)));
  GIVES(hipErrorInvalidValue, hipMemcpy(nullptr, in.data(), 4, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipMemcpy(out.data(), in.data(), 4, hipMemcpyHostToDevice));
  CHECK(hipGetLastError() == hipErrorInvalidValue && hipGetLastError() == hipSuccess);
  OK(hipFree(a));
  OK(hipFree(b));
  OK(hipFree(nullptr));
  GIVES(hipErrorInvalidValue, hipFree(a));
}

static void boxes() {
  constexpr size_t width = 100, height = 7, depth = 3;
  std::vector<unsigned char> in(width * height * depth), out(in.size());
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<unsigned char>(i * 31);
  unsigned char* plane;
  size_t pitch;
  OK(hipMallocPitch(reinterpret_cast<void**>(&plane), &pitch, width, height));
  CHECK(pitch >= width && pitch % 128 == 0);
  OK(hipMemset2D(plane, pitch, 0xee, width, height));
  OK(hipMemcpy2D(plane, pitch, in.data(), width, width - 1, height, hipMemcpyHostToDevice));
  OK(hipMemcpy2D(out.data(), width, plane, pitch, width, height, hipMemcpyDeviceToHost));
  for (size_t y = 0; y < height; ++y) {
    CHECK(std::memcmp(&out[y * width], &in[y * width], width - 1) == 0);
    CHECK(out[y * width + width - 1] == 0xee);
  }
  GIVES(hipErrorInvalidPitchValue,
        hipMemcpy2D(plane, width - 1, in.data(), width, width, height, hipMemcpyHostToDevice));
  OK(hipFree(plane));

  hipPitchedPtr box;
  OK(hipMalloc3D(&box, make_hipExtent(width, height, depth)));
  OK(hipMemset3D(box, 0x11, make_hipExtent(width, height, depth)));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(in.data(), width, width, height);
  copy.dstPtr = box;
  copy.dstPos = make_hipPos(10, 1, 1);
  copy.srcPos = make_hipPos(5, 2, 0);
  copy.extent = make_hipExtent(20, 3, 2);
  copy.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&copy));
  hipMemcpy3DParms back = {};
  back.srcPtr = box;
  back.dstPtr = make_hipPitchedPtr(out.data(), width, width, height);
  back.extent = make_hipExtent(width, height, depth);
  back.kind = hipMemcpyDeviceToHost;
  OK(hipMemcpy3DAsync(&back, 0));
  OK(hipDeviceSynchronize());
  int wrong = 0;
  for (size_t z = 0; z < depth; ++z)
    for (size_t y = 0; y < height; ++y)
      for (size_t x = 0; x < width; ++x) {
        const bool inside = x >= 10 && x < 30 && y >= 1 && y < 4 && z >= 1;
        const unsigned char expected = inside ? in[((z - 1) * height + y + 1) * width + x - 5] : 0x11;
        wrong += out[(z * height + y) * width + x] != expected;
      }
  CHECK(wrong == 0);
  OK(hipFree(box.ptr));
}

static void fills() {
  unsigned* p;
  unsigned out[64];
  OK(hipMalloc(&p, sizeof out));
  OK(hipMemset(p, 0x5a, sizeof out));
  OK(hipMemsetD32(p + 8, 0x12345678, 8));
  OK(hipMemsetD16(p + 16, 0xabcd, 8));
  OK(hipMemsetD8(p + 32, 1, 4));
  OK(hipMemsetD32Async(p + 40, 9, 2, 0));
  OK(hipMemsetAsync(p + 50, 0xff, 4, 0));
  OK(hipMemcpy(out, p, sizeof out, hipMemcpyDeviceToHost));
  CHECK(out[7] == 0x5a5a5a5a && out[8] == 0x12345678 && out[15] == 0x12345678 && out[16] == 0xabcdabcd);
  CHECK(out[20] == 0x5a5a5a5a && out[32] == 0x01010101 && out[41] == 9 && out[50] == ~0u && out[51] == 0x5a5a5a5a);
  GIVES(hipErrorInvalidValue, hipMemset(p, 0, sizeof out + 1));
  OK(hipFree(p));
}

static void host_memory() {
  int* pinned;
  OK(hipHostMalloc(&pinned, 256 * sizeof(int), hipHostMallocMapped));
  for (int i = 0; i < 256; ++i) pinned[i] = i;
  int* device;
  OK(hipHostGetDevicePointer(reinterpret_cast<void**>(&device), pinned, 0));
  add<<<1, 256>>>(device, 256, 1000);
  OK(hipDeviceSynchronize());
  CHECK(pinned[0] == 1000 && pinned[255] == 1255);
  unsigned flags = 0;
  OK(hipHostGetFlags(&flags, pinned));
  CHECK(flags == hipHostMallocMapped);
  OK(hipHostFree(pinned));

  std::vector<int> own = counted(256, 0);
  OK(hipHostRegister(own.data(), 256 * sizeof(int), hipHostRegisterDefault));
  GIVES(hipErrorHostMemoryAlreadyRegistered, hipHostRegister(own.data() + 3, 4, hipHostRegisterDefault));
  add<<<1, 256>>>(own.data(), 256, 5);
  OK(hipDeviceSynchronize());
  CHECK(own == counted(256, 5));
  OK(hipHostUnregister(own.data()));
  GIVES(hipErrorHostMemoryNotRegistered, hipHostUnregister(own.data()));

  int* managed;
  OK(hipMallocManaged(&managed, 100 * sizeof(int)));
  for (int i = 0; i < 100; ++i) managed[i] = 2 * i;
  OK(hipMemAdvise(managed, 400, hipMemAdviseSetReadMostly, 0));
  OK(hipMemPrefetchAsync(managed, 400, 0, 0));
  add<<<1, 128>>>(managed, 100, 1);
  OK(hipDeviceSynchronize());
  CHECK(managed[0] == 1 && managed[99] == 199);
  OK(hipFree(managed));
}

static void attributes() {
  char* p;
  OK(hipMalloc(&p, 1000));
  hipPointerAttribute_t attributes;
  OK(hipPointerGetAttributes(&attributes, p + 10));
  CHECK(attributes.memoryType == hipMemoryTypeDevice && attributes.device == 0 && !attributes.isManaged);
  CHECK(attributes.devicePointer == p + 10 && attributes.hostPointer == nullptr);
  int local;
  GIVES(hipErrorInvalidValue, hipPointerGetAttributes(&attributes, &local));
  void* start;
  size_t size = 0;
  OK(hipMemGetAddressRange(&start, &size, p + 999));
  CHECK(start == p && size == 1000);
  OK(hipPointerGetAttribute(&size, HIP_POINTER_ATTRIBUTE_RANGE_SIZE, p));
  CHECK(size == 1000);
  OK(hipMemPtrGetInfo(p, &size));
  CHECK(size == 1000);
  size_t free_before, free_after, total;
  OK(hipMemGetInfo(&free_before, &total));
  char* q;
  OK(hipMalloc(&q, 1 << 20));
  OK(hipMemGetInfo(&free_after, &total));
  CHECK(free_before - free_after == 1 << 20 && total > free_before);
  OK(hipFree(q));
  OK(hipFree(p));
  GIVES(hipErrorOutOfMemory, hipMalloc(&p, total + 1));
  CHECK(p == nullptr);
}

static void variables() {
  const int values[4] = {1, 2, 3, 4};
  const float scales[4] = {0.5f, 1.5f, 2.5f, 3.5f};
  OK(hipMemcpyToSymbol(HIP_SYMBOL(table), values, sizeof values));
  OK(hipMemcpyToSymbol(HIP_SYMBOL(factors), scales, sizeof scales));
  float *out, result[4];
  OK(hipMalloc(&out, sizeof result));
  use_variables<<<1, 64>>>(out);
  OK(hipMemcpy(result, out, sizeof result, hipMemcpyDeviceToHost));
  CHECK(result[0] == 0.5f && result[1] == 3.0f && result[3] == 14.0f);
  CHECK(shared_counter == 42);
  int back = 0;
  OK(hipMemcpyFromSymbol(&back, HIP_SYMBOL(table), 4, 8));
  CHECK(back == 3);
  size_t size = 0;
  OK(hipGetSymbolSize(&size, HIP_SYMBOL(table)));
  CHECK(size == sizeof table);
  void* address;
  OK(hipGetSymbolAddress(&address, HIP_SYMBOL(table)));
  OK(hipMemcpy(&back, static_cast<int*>(address) + 1, 4, hipMemcpyDeviceToHost));
  CHECK(back == 2);
  GIVES(hipErrorInvalidValue, hipMemcpyToSymbol(HIP_SYMBOL(table), values, 8, sizeof table - 4));
  GIVES(hipErrorInvalidSymbol, hipGetSymbolSize(&size, &size));
  OK(hipFree(out));
}

static void pools() {
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  int *p, out[64];
  OK(hipMallocAsync(reinterpret_cast<void**>(&p), sizeof out, stream));
  OK(hipMemsetAsync(p, 0, sizeof out, stream));
  add<<<1, 64, 0, stream>>>(p, 64, 4);
  OK(hipMemcpyAsync(out, p, sizeof out, hipMemcpyDeviceToHost, stream));
  OK(hipFreeAsync(p, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(out[63] == 4);
  hipMemPool_t pool;
  hipMemPoolProps properties = {};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location.type = hipMemLocationTypeDevice;
  OK(hipMemPoolCreate(&pool, &properties));
  OK(hipMallocFromPoolAsync(reinterpret_cast<void**>(&p), 4096, pool, stream));
  uint64_t used = 0;
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used));
  CHECK(used == 4096);
  OK(hipFreeAsync(p, stream));
  OK(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used));
  CHECK(used == 0);
  OK(hipMemPoolTrimTo(pool, 0));
  OK(hipStreamDestroy(stream));
  OK(hipMemPoolDestroy(pool));
  hipMemPool_t first, second;
  OK(hipDeviceGetDefaultMemPool(&first, 0));
  OK(hipDeviceGetMemPool(&second, 0));
  CHECK(first == second);
  GIVES(hipErrorInvalidValue, hipMemPoolDestroy(first));
}

int main() {
  copies();
  boxes();
  fills();
  host_memory();
  attributes();
  variables();
  pools();
  return verdict();
}
