// Surface objects: floats and integers by HIP's own functions, and integers and layers by those of the device library
// beneath them. (HIP's functions take a layer for a mipmap level.)
#include <cstdint>
#include <vector>

#include "check.h"

template <class T>
__global__ void rows(hipSurfaceObject_t surface, int width, T* out) {
  const int x = static_cast<int>(threadIdx.x) - 2;  // two texels before the first are not there
  T value;
  surf1Dread(&value, surface, x * static_cast<int>(sizeof(T)));
  out[threadIdx.x] = value;
  __syncthreads();
  surf1Dwrite(static_cast<T>(value + value), surface, (width - 1 - x) * static_cast<int>(sizeof(T)));
}
template <class T>
__global__ void planes(hipSurfaceObject_t from, hipSurfaceObject_t to) {
  const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(threadIdx.y);
  T value;
  surf2Dread(&value, from, x * static_cast<int>(sizeof(T)), y);
  surf2Dwrite(static_cast<T>(value + value), to, y * static_cast<int>(sizeof(T)), x);
}
template <class T>
__global__ void integer_planes(hipSurfaceObject_t from, hipSurfaceObject_t to, T* out) {
  const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(threadIdx.y);
  T value;
  surf2Dread(&value, from, x * static_cast<int>(sizeof(T)), y);
  out[y * static_cast<int>(blockDim.x) + x] = value;
  surf2Dwrite(value, to, x * static_cast<int>(sizeof(T)), y);
}
template <class T>
__global__ void volumes(hipSurfaceObject_t surface) {
  const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(threadIdx.y), z = static_cast<int>(threadIdx.z);
  T value;
  surf3Dread(&value, surface, x * static_cast<int>(sizeof(T)), y, z);
  surf3Dwrite(static_cast<T>(value + value), surface, x * static_cast<int>(sizeof(T)), y, z);
}

using Words = unsigned int __attribute__((address_space(4)))*;
using Four = float4::Native_vec_;
struct Bits {
  uint32_t x, y, z, w;
};
/// Bits of four components, whatever they are, and back.
__device__ Bits bits_of(Four value) { return __builtin_bit_cast(Bits, value); }
__global__ void raw_plane(hipSurfaceObject_t from, hipSurfaceObject_t to, Bits* out) {
  const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(threadIdx.y);
  const Four value = __ockl_image_load_2D((Words)from, int2(x, y).data);
  out[y * blockDim.x + x] = bits_of(value);
  Bits next = bits_of(value);
  next = {next.x + 1, next.y - 1, next.z, next.w};
  __ockl_image_store_2D((Words)to, int2(x, y).data, __builtin_bit_cast(Four, next));
}
__global__ void raw_layers(hipSurfaceObject_t planes, hipSurfaceObject_t rows, Bits* out) {
  const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(threadIdx.y), layer = static_cast<int>(threadIdx.z);
  const Four value = __ockl_image_load_2Da((Words)planes, int4(x, y, layer, 0).data);
  out[(layer * blockDim.y + y) * blockDim.x + x] = bits_of(value);
  if (y == 0) __ockl_image_store_1Da((Words)rows, int2(x, layer).data, value);
}

static hipSurfaceObject_t surface_of(hipArray_t array) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipSurfaceObject_t surface = nullptr;
  OK(hipCreateSurfaceObject(&surface, &resource));
  return surface;
}

static hipArray_t array_of(const hipChannelFormatDesc& format, hipExtent size, const void* in, size_t texel, unsigned flags = hipArraySurfaceLoadStore) {
  hipArray_t array = nullptr;
  OK(hipMalloc3DArray(&array, &format, size, flags));
  hipMemcpy3DParms copy = {};
  copy.dstArray = array;
  copy.extent = make_hipExtent(size.width, size.height ? size.height : 1, size.depth ? size.depth : 1);
  copy.srcPtr = make_hipPitchedPtr(const_cast<void*>(in), size.width * texel, size.width, copy.extent.height);
  copy.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&copy));
  return array;
}
static void back(void* out, hipArray_t array, hipExtent size, size_t texel) {
  hipMemcpy3DParms copy = {};
  copy.srcArray = array;
  copy.extent = make_hipExtent(size.width, size.height ? size.height : 1, size.depth ? size.depth : 1);
  copy.dstPtr = make_hipPitchedPtr(out, size.width * texel, size.width, copy.extent.height);
  copy.kind = hipMemcpyDeviceToHost;
  OK(hipMemcpy3D(&copy));
}

template <class T>
T number(size_t i) {
  float parts[4] = {static_cast<float>(i) + 0.25f, -static_cast<float>(i), 1.0f / static_cast<float>(i + 1), 1e20f};
  T value;
  std::memcpy(static_cast<void*>(&value), parts, sizeof value);
  return value;
}

template <class T>
void floats() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<T>();
  const auto same = [](const T& a, const T& b) { return std::memcmp(&a, &b, sizeof a) == 0; };
  {
    constexpr size_t width = 40;
    std::vector<T> in(width), out(width), seen(width + 4);
    for (size_t i = 0; i < width; ++i) in[i] = number<T>(i);
    const hipExtent size = make_hipExtent(width, 0, 0);
    hipArray_t array = array_of(format, size, in.data(), sizeof(T));
    const hipSurfaceObject_t surface = surface_of(array);
    T* to;
    OK(hipMalloc(&to, (width + 4) * sizeof(T)));
    rows<T><<<1, width + 4>>>(surface, width, to);
    OK(hipMemcpy(seen.data(), to, (width + 4) * sizeof(T), hipMemcpyDeviceToHost));
    back(out.data(), array, size, sizeof(T));
    for (size_t i = 0; i < width; ++i) {
      CHECK(same(seen[i + 2], in[i]));
      CHECK(same(out[width - 1 - i], in[i] + in[i]));
    }
    const T zero = in[0] - in[0];
    // Outside nothing is read, but for the alpha that four floats always have.
    if (sizeof(T) == 4) CHECK(same(seen[0], zero) && same(seen[1], zero) && same(seen[width + 2], zero) && same(seen[width + 3], zero));
    OK(hipDestroySurfaceObject(surface));
    OK(hipFree(to));
    OK(hipFreeArray(array));
  }
  {
    constexpr size_t side = 16;
    std::vector<T> in(side * side), out(side * side);
    for (size_t i = 0; i < in.size(); ++i) in[i] = number<T>(i);
    const hipExtent size = make_hipExtent(side, side, 0);
    hipArray_t from = array_of(format, size, in.data(), sizeof(T)), to = array_of(format, size, out.data(), sizeof(T), hipArrayDefault);
    const hipSurfaceObject_t first = surface_of(from), second = surface_of(to);
    planes<T><<<1, dim3(side, side)>>>(first, second);
    OK(hipDeviceSynchronize());
    back(out.data(), to, size, sizeof(T));
    for (size_t y = 0; y < side; ++y)
      for (size_t x = 0; x < side; ++x) CHECK(same(out[x * side + y], in[y * side + x] + in[y * side + x]));
    OK(hipDestroySurfaceObject(first));
    OK(hipDestroySurfaceObject(second));
    OK(hipFreeArray(from));
    OK(hipFreeArray(to));
  }
  {
    const hipExtent size = make_hipExtent(10, 6, 4);
    std::vector<T> in(240), out(240);
    for (size_t i = 0; i < in.size(); ++i) in[i] = number<T>(i);
    hipArray_t array = array_of(format, size, in.data(), sizeof(T));
    const hipSurfaceObject_t surface = surface_of(array);
    volumes<T><<<1, dim3(10, 6, 4)>>>(surface);
    OK(hipDeviceSynchronize());
    back(out.data(), array, size, sizeof(T));
    for (size_t i = 0; i < in.size(); ++i) CHECK(same(out[i], in[i] + in[i]));
    OK(hipDestroySurfaceObject(surface));
    OK(hipFreeArray(array));
  }
}

/// Elements of integers: components are widened when they are read, and cut when they are written.
template <class Component, unsigned channels>
void integers(hipChannelFormatKind kind) {
  constexpr size_t width = 20, height = 6;
  const auto bits = [](unsigned channel) { return channel < channels ? static_cast<int>(sizeof(Component)) * 8 : 0; };
  const hipChannelFormatDesc format = {bits(0), bits(1), bits(2), bits(3), kind};
  std::vector<Component> in(width * height * channels), out(in.size());
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<Component>(i * 2654435761u >> 3);
  const hipExtent size = make_hipExtent(width, height, 0);
  hipArray_t from = array_of(format, size, in.data(), sizeof(Component) * channels), to = array_of(format, size, out.data(), sizeof(Component) * channels);
  const hipSurfaceObject_t first = surface_of(from), second = surface_of(to);
  Bits *device, seen[width * height];
  OK(hipMalloc(&device, sizeof seen));
  raw_plane<<<1, dim3(width, height)>>>(first, second, device);
  OK(hipMemcpy(seen, device, sizeof seen, hipMemcpyDeviceToHost));
  back(out.data(), to, size, sizeof(Component) * channels);
  unsigned wrong = 0;
  for (size_t i = 0; i < width * height; ++i) {
    const uint32_t parts[4] = {seen[i].x, seen[i].y, seen[i].z, seen[i].w};
    for (unsigned channel = 0; channel < 4; ++channel) {
      if (channel >= channels) {
        wrong += parts[channel] != (channel == 3 ? 1u : 0u);  // an alpha that is not there is 1
        continue;
      }
      const Component value = in[i * channels + channel];
      wrong += parts[channel] != static_cast<uint32_t>(value);
      const int64_t next = static_cast<int64_t>(value) + (channel == 0) - (channel == 1);
      // A value that does not fit becomes the nearest that does, or loses bits: not asked here.
      const bool fits = next == static_cast<int64_t>(static_cast<Component>(next));
      wrong += fits && out[i * channels + channel] != static_cast<Component>(next);
    }
  }
  if (wrong != 0) std::printf("%zu bytes, %u channels: %u wrong\n", sizeof(Component), channels, wrong);
  CHECK(wrong == 0);
  OK(hipDestroySurfaceObject(first));
  OK(hipDestroySurfaceObject(second));
  OK(hipFree(device));
  OK(hipFreeArray(from));
  OK(hipFreeArray(to));
}

/// By HIP's functions: what is read is what is there, and what is written is there.
template <class T, class Component>
void vectors(hipChannelFormatKind kind) {
  constexpr size_t width = 20, height = 6;
  constexpr unsigned channels = sizeof(T) / sizeof(Component);
  const auto bits = [](unsigned channel) { return channel < channels ? static_cast<int>(sizeof(Component)) * 8 : 0; };
  const hipChannelFormatDesc format = {bits(0), bits(1), bits(2), bits(3), kind};
  std::vector<Component> in(width * height * channels), out(in.size()), seen(in.size());
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<Component>(i * 2654435761u >> 5);
  const hipExtent size = make_hipExtent(width, height, 0);
  hipArray_t from = array_of(format, size, in.data(), sizeof(T)), to = array_of(format, size, out.data(), sizeof(T));
  const hipSurfaceObject_t first = surface_of(from), second = surface_of(to);
  T* device;
  OK(hipMalloc(&device, width * height * sizeof(T)));
  integer_planes<T><<<1, dim3(width, height)>>>(first, second, device);
  OK(hipMemcpy(seen.data(), device, width * height * sizeof(T), hipMemcpyDeviceToHost));
  back(out.data(), to, size, sizeof(T));
  CHECK(seen == in);
  CHECK(out == in);
  OK(hipDestroySurfaceObject(first));
  OK(hipDestroySurfaceObject(second));
  OK(hipFree(device));
  OK(hipFreeArray(from));
  OK(hipFreeArray(to));
}

static void layers() {
  constexpr size_t width = 12, height = 3, count = 5;
  const hipChannelFormatDesc format = {32, 0, 0, 0, hipChannelFormatKindUnsigned};
  uint32_t in[width * height * count], rows_in[width * count] = {}, out[width * count];
  for (size_t i = 0; i < width * height * count; ++i) in[i] = static_cast<uint32_t>(i * 0x01020304u);
  hipArray_t plane_array = array_of(format, make_hipExtent(width, height, count), in, 4, hipArrayLayered | hipArraySurfaceLoadStore);
  hipArray_t row_array = array_of(format, make_hipExtent(width, 0, count), rows_in, 4, hipArrayLayered | hipArraySurfaceLoadStore);
  const hipSurfaceObject_t plane_surface = surface_of(plane_array), row_surface = surface_of(row_array);
  Bits *device, seen[width * height * count];
  OK(hipMalloc(&device, sizeof seen));
  raw_layers<<<1, dim3(width, height, count)>>>(plane_surface, row_surface, device);
  OK(hipMemcpy(seen, device, sizeof seen, hipMemcpyDeviceToHost));
  back(out, row_array, make_hipExtent(width, 0, count), 4);
  for (size_t i = 0; i < width * height * count; ++i) CHECK(seen[i].x == in[i]);
  for (size_t layer = 0; layer < count; ++layer)
    for (size_t x = 0; x < width; ++x) CHECK(out[layer * width + x] == in[layer * height * width + x]);
  OK(hipDestroySurfaceObject(plane_surface));
  OK(hipDestroySurfaceObject(row_surface));
  OK(hipFree(device));
  OK(hipFreeArray(plane_array));
  OK(hipFreeArray(row_array));
}

static void refused() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray_t array;
  OK(hipMallocArray(&array, &format, 8, 8, hipArrayTextureGather));
  hipResourceDesc resource = {};
  hipSurfaceObject_t surface = nullptr;
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  GIVES(hipErrorInvalidValue, hipCreateSurfaceObject(&surface, &resource));  // no array for surfaces
  GIVES(hipErrorInvalidValue, hipCreateSurfaceObject(nullptr, &resource));
  GIVES(hipErrorInvalidValue, hipCreateSurfaceObject(&surface, nullptr));
  resource.res.array.array = nullptr;
  GIVES(hipErrorInvalidValue, hipCreateSurfaceObject(&surface, &resource));
  resource.res.array.array = reinterpret_cast<hipArray_t>(&resource);
  GIVES(hipErrorInvalidValue, hipCreateSurfaceObject(&surface, &resource));
  resource.resType = hipResourceTypeLinear;
  GIVES(hipErrorInvalidValue, hipCreateSurfaceObject(&surface, &resource));
  OK(hipFreeArray(array));
  OK(hipMallocArray(&array, &format, 8, 8));
  surface = surface_of(array);
  hipResourceDesc told;
  GIVES(hipErrorInvalidValue, hipGetTextureObjectResourceDesc(&told, reinterpret_cast<hipTextureObject_t>(surface)));
  GIVES(hipErrorInvalidValue, hipDestroyTextureObject(reinterpret_cast<hipTextureObject_t>(surface)));
  OK(hipDestroySurfaceObject(surface));
  GIVES(hipErrorInvalidValue, hipDestroySurfaceObject(surface));
  OK(hipDestroySurfaceObject(nullptr));
  OK(hipFreeArray(array));
}

int main() {
  floats<float>();
  floats<float2>();
  floats<float4>();
  integers<uint8_t, 4>(hipChannelFormatKindUnsigned);
  integers<int8_t, 1>(hipChannelFormatKindSigned);
  integers<int16_t, 2>(hipChannelFormatKindSigned);
  integers<uint16_t, 4>(hipChannelFormatKindUnsigned);
  integers<uint32_t, 1>(hipChannelFormatKindUnsigned);
  integers<int32_t, 4>(hipChannelFormatKindSigned);
  vectors<uchar4, unsigned char>(hipChannelFormatKindUnsigned);
  vectors<char2, signed char>(hipChannelFormatKindSigned);
  vectors<short2, short>(hipChannelFormatKindSigned);
  vectors<unsigned short, unsigned short>(hipChannelFormatKindUnsigned);
  vectors<int4, int>(hipChannelFormatKindSigned);
  vectors<unsigned, unsigned>(hipChannelFormatKindUnsigned);
  vectors<uint1, unsigned>(hipChannelFormatKindUnsigned);
  layers();
  refused();
  return verdict();
}
