// Textures by AMD's own HIP runtime, which makes images and samplers by HSA's calls: an array that is sampled with a
// filter, one of layers, pitched and linear memory. It prints what it read.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

#define OK(call)                                                                          \
  do {                                                                                    \
    if (const hipError_t status = (call); status != hipSuccess) {                         \
      std::printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #call, hipGetErrorName(status)); \
      std::exit(1);                                                                       \
    }                                                                                     \
  } while (0)

namespace {

constexpr int width = 16, height = 8, layers = 3;

__global__ void planes(hipTextureObject_t texture, float* to, float step, float first) {
  const int i = threadIdx.x;
  to[i] = tex2D<float>(texture, first + step * (i % width), first + step * (i / width));
}
__global__ void layered(hipTextureObject_t texture, float4* to) {
  const int i = threadIdx.x;
  to[i] = tex2DLayered<float4>(texture, i % width + 0.5f, i / width + 0.5f, blockIdx.x);
}
__global__ void row(hipTextureObject_t texture, int* to) { to[threadIdx.x] = tex1Dfetch<int>(texture, threadIdx.x); }

template <class T>
T* allocate(std::size_t count) {
  T* memory = nullptr;
  OK(hipMalloc(reinterpret_cast<void**>(&memory), count * sizeof(T)));
  return memory;
}

hipTextureObject_t texture_of(const hipResourceDesc& resource, hipTextureAddressMode mode, hipTextureFilterMode filter,
                              hipTextureReadMode read) {
  hipTextureDesc how = {};
  for (auto& each : how.addressMode) each = mode;
  how.filterMode = filter;
  how.readMode = read;
  hipTextureObject_t texture = nullptr;
  OK(hipCreateTextureObject(&texture, &resource, &how, nullptr));
  return texture;
}

void print(const char* what, const std::vector<float>& values) {
  std::printf("%s:", what);
  for (const float each : values) std::printf(" %g", each);
  std::printf("\n");
}

void arrays() {
  std::vector<float> in(width * height), back(width * height);
  for (int i = 0; i < width * height; ++i) in[i] = static_cast<float>(i * i % 97);
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray* array = nullptr;
  OK(hipMallocArray(&array, &format, width, height, hipArrayDefault));
  OK(hipMemcpy2DToArray(array, 0, 0, in.data(), width * sizeof(float), width * sizeof(float), height,
                        hipMemcpyHostToDevice));
  OK(hipMemcpy2DFromArray(back.data(), width * sizeof(float), array, 0, 0, width * sizeof(float), height,
                          hipMemcpyDeviceToHost));
  std::printf("an array is the same again: %d\n", in == back);
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  auto* const to = allocate<float>(width * height);
  for (const auto filter : {hipFilterModePoint, hipFilterModeLinear})
    for (const auto mode : {hipAddressModeClamp, hipAddressModeBorder}) {
      const hipTextureObject_t texture = texture_of(resource, mode, filter, hipReadModeElementType);
      planes<<<1, width * height>>>(texture, to, 1.25f, -1.5f);
      OK(hipMemcpy(back.data(), to, width * height * sizeof(float), hipMemcpyDeviceToHost));
      print("a plane", back);
      OK(hipDestroyTextureObject(texture));
    }
  OK(hipFree(to));
  OK(hipFreeArray(array));
}

void layered_array() {
  std::vector<uchar4> in(width * height * layers);
  for (int i = 0; i < width * height * layers; ++i) in[i] = make_uchar4(i, 2 * i, 255 - i, 7);
  const hipChannelFormatDesc format = {8, 8, 8, 8, hipChannelFormatKindUnsigned};
  hipArray* array = nullptr;
  OK(hipMalloc3DArray(&array, &format, make_hipExtent(width, height, layers), hipArrayLayered));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(in.data(), width * sizeof(uchar4), width, height);
  copy.dstArray = array;
  copy.extent = make_hipExtent(width, height, layers);
  copy.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&copy));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  const hipTextureObject_t texture =
      texture_of(resource, hipAddressModeClamp, hipFilterModePoint, hipReadModeNormalizedFloat);
  auto* const to = allocate<float4>(width * height);
  for (int layer = 0; layer < layers; ++layer) {
    layered<<<layer + 1, width * height>>>(texture, to);
    std::vector<float4> back(width * height);
    OK(hipMemcpy(back.data(), to, back.size() * sizeof(float4), hipMemcpyDeviceToHost));
    if (layer == 0) std::printf("a layer: %g %g %g %g\n", back[17].x, back[17].y, back[17].z, back[17].w);
  }
  OK(hipDestroyTextureObject(texture));
  OK(hipFree(to));
  OK(hipFreeArray(array));
}

void memory() {
  std::size_t pitch = 0;
  float* pitched = nullptr;
  OK(hipMallocPitch(reinterpret_cast<void**>(&pitched), &pitch, width * sizeof(float), height));
  std::vector<float> in(width * height);
  for (int i = 0; i < width * height; ++i) in[i] = static_cast<float>(3 * i);
  OK(hipMemcpy2D(pitched, pitch, in.data(), width * sizeof(float), width * sizeof(float), height,
                 hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D = {pitched, hipCreateChannelDesc<float>(), width, height, pitch};
  hipTextureObject_t texture = texture_of(resource, hipAddressModeClamp, hipFilterModeLinear, hipReadModeElementType);
  auto* const to = allocate<float>(width * height);
  planes<<<1, width * height>>>(texture, to, 0.75f, 0.5f);
  std::vector<float> back(width * height);
  OK(hipMemcpy(back.data(), to, width * height * sizeof(float), hipMemcpyDeviceToHost));
  print("pitched memory", back);
  OK(hipDestroyTextureObject(texture));

  auto* const numbers = allocate<int>(64);
  std::vector<int> integers(64);
  for (int i = 0; i < 64; ++i) integers[i] = i * 1000 - 7;
  OK(hipMemcpy(numbers, integers.data(), 64 * sizeof(int), hipMemcpyHostToDevice));
  resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear = {numbers, hipCreateChannelDesc<int>(), 64 * sizeof(int)};
  texture = texture_of(resource, hipAddressModeClamp, hipFilterModePoint, hipReadModeElementType);
  row<<<1, 64>>>(texture, reinterpret_cast<int*>(to));
  OK(hipMemcpy(integers.data(), to, 64 * sizeof(int), hipMemcpyDeviceToHost));
  std::printf("linear memory: %d %d\n", integers[0], integers[63]);
  OK(hipDestroyTextureObject(texture));
  OK(hipFree(numbers));
  OK(hipFree(to));
  OK(hipFree(pitched));
}

}  // namespace

int main() {
  arrays();
  layered_array();
  memory();
  std::printf("end\n");
}
