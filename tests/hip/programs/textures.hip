// Texture objects of arrays and of linear and pitched memory: every dimension, element, address mode and filter, against
// what the host computes.
#include <cstdint>
#include <cstring>
#include <vector>

#include "texture_model.h"

enum Shape { row, plane, volume, rows, planes };  // the last two are layers
constexpr int dimensions_of(Shape shape) { return shape == row || shape == rows ? 1 : shape == volume ? 3 : 2; }

template <class T>
__global__ void sample(hipTextureObject_t texture, Shape shape, const Point* points, T* to, unsigned count) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const Point p = points[i];
  switch (shape) {
    case row: to[i] = tex1D<T>(texture, p.x); break;
    case plane: to[i] = tex2D<T>(texture, p.x, p.y); break;
    case volume: to[i] = tex3D<T>(texture, p.x, p.y, p.z); break;
    case rows: to[i] = tex1DLayered<T>(texture, p.x, static_cast<int>(p.z)); break;
    case planes: to[i] = tex2DLayered<T>(texture, p.x, p.y, static_cast<int>(p.z)); break;
  }
}
template <class T>
__global__ void fetch(hipTextureObject_t texture, int first, T* to) {
  to[threadIdx.x] = tex1Dfetch<T>(texture, first + static_cast<int>(threadIdx.x));
}
/// HIP's headers, of every version, count the components from 1 on: 1 is red. Alpha is 0.
template <int component>
__global__ void gather(hipTextureObject_t texture, const Point* points, float4* to) {
  const Point p = points[threadIdx.x];
  to[threadIdx.x] = tex2Dgather<float4>(texture, p.x, p.y, component);
}
__global__ void at_level(hipTextureObject_t texture, const Point* points, float* to) {
  const Point p = points[threadIdx.x];
  to[threadIdx.x] = tex2DLod<float>(texture, p.x, p.y, 0);
}

template <class T>
struct Parts {
  using Component = T;
  static constexpr unsigned count = 1;
};
template <class T, unsigned n>
struct Parts<HIP_vector_type<T, n>> {
  using Component = T;
  static constexpr unsigned count = n;
};
template <class T>
hipChannelFormatDesc format_of() {
  using Component = typename Parts<T>::Component;
  const auto bits = [](unsigned channel) { return channel < Parts<T>::count ? static_cast<int>(sizeof(Component)) * 8 : 0; };
  const auto kind = std::is_floating_point<Component>::value ? hipChannelFormatKindFloat
                    : std::is_signed<Component>::value       ? hipChannelFormatKindSigned
                                                             : hipChannelFormatKindUnsigned;
  return {bits(0), bits(1), bits(2), bits(3), kind};
}

static size_t seed = 1;
template <class Component>
Component random_component() {
  seed = seed * 6364136223846793005 + 1442695040888963407;
  if (std::is_floating_point<Component>::value) return static_cast<Component>(static_cast<int>(seed >> 40) % 1000 - 500) / 8;
  return static_cast<Component>(seed >> 33);
}

/// How an element is read as: normalized it is a float from 0 to 1, or from -1.
template <class Component>
float read_as(Component value, bool normalized) {
  if (!normalized || sizeof(Component) == 4) return static_cast<float>(value);
  const int bits = static_cast<int>(8 * sizeof(Component)) - (std::is_signed<Component>::value ? 1 : 0);
  const float most = static_cast<float>((int64_t{1} << bits) - 1);
  return std::fmax(static_cast<float>(value) / most, -1.0f);
}

struct Texels {  // an array and what is in it
  hipArray_t array = nullptr;
  Image image{};
};

template <class T>
Texels filled(Shape shape, bool normalized) {
  using Component = typename Parts<T>::Component;
  Texels result;
  Image& image = result.image;
  image.width = 16;
  image.height = dimensions_of(shape) > 1 ? 8 : 1;
  image.depth = shape == row || shape == plane ? 1 : 4;
  image.channels = Parts<T>::count;
  std::vector<Component> in(static_cast<size_t>(image.width * image.height * image.depth) * image.channels);
  for (Component& each : in) {
    each = random_component<Component>();
    image.texels.push_back(read_as(each, normalized));
  }
  const hipChannelFormatDesc format = format_of<T>();
  const hipExtent size = make_hipExtent(static_cast<size_t>(image.width), dimensions_of(shape) > 1 ? 8 : 0, image.depth > 1 ? 4 : 0);
  OK(hipMalloc3DArray(&result.array, &format, size, shape == rows || shape == planes ? hipArrayLayered : hipArrayDefault));
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(in.data(), static_cast<size_t>(image.width) * sizeof(T), static_cast<size_t>(image.width), static_cast<size_t>(image.height));
  copy.dstArray = result.array;
  copy.extent = make_hipExtent(static_cast<size_t>(image.width), static_cast<size_t>(image.height), static_cast<size_t>(image.depth));
  copy.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&copy));
  return result;
}

constexpr unsigned count = 256;

/// Reads elements of type T as Read by one texture, at many places. `tolerance` of filtered values.
template <class T, class Read>
void read(const Texels& texels, Shape shape, const hipTextureDesc& texture, float tolerance) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = texels.array;
  hipTextureObject_t object = nullptr;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  const bool linear = texture.filterMode == hipFilterModeLinear, normalized = texture.normalizedCoords != 0;
  const auto points = places(texels.image, dimensions_of(shape), count);
  std::vector<Point> asked = points;
  for (Point& each : asked) {
    if (!normalized) break;
    each.x /= static_cast<float>(texels.image.width);
    if (dimensions_of(shape) > 1) each.y /= static_cast<float>(texels.image.height);
    if (dimensions_of(shape) > 2) each.z /= static_cast<float>(texels.image.depth);
  }
  Point* device_points;
  Read* to;
  std::vector<Read> out(count);
  OK(hipMalloc(&device_points, count * sizeof(Point)));
  OK(hipMalloc(&to, count * sizeof(Read)));
  OK(hipMemcpy(device_points, asked.data(), count * sizeof(Point), hipMemcpyHostToDevice));
  sample<Read><<<count / 64, 64>>>(object, shape, device_points, to, count);
  OK(hipMemcpy(out.data(), to, count * sizeof(Read), hipMemcpyDeviceToHost));
  // Without normalized coordinates wrapping and mirroring become clamping.
  hipTextureAddressMode mode = texture.addressMode[0];
  if (!normalized && mode != hipAddressModeBorder) mode = hipAddressModeClamp;
  unsigned wrong = 0;
  for (unsigned i = 0; i < count; ++i)
    for (unsigned channel = 0; channel < Parts<Read>::count; ++channel) {
      typename Parts<Read>::Component component;
      std::memcpy(&component, reinterpret_cast<const char*>(&out[i]) + channel * sizeof component, sizeof component);
      const float expected = sampled(texels.image, points[i], dimensions_of(shape), channel, mode, linear), found = static_cast<float>(component);
      if (std::fabs(found - expected) <= tolerance) continue;
      if (wrong++ == 0)
        std::printf("shape %d, address mode %d, linear %d, normalized %d, at (%g, %g, %g), channel %u: %.9g, not %.9g\n", shape, mode, linear, normalized,
                    static_cast<double>(points[i].x), static_cast<double>(points[i].y), static_cast<double>(points[i].z), channel, static_cast<double>(found),
                    static_cast<double>(expected));
    }
  CHECK(wrong == 0);
  OK(hipFree(to));
  OK(hipFree(device_points));
  OK(hipDestroyTextureObject(object));
}

/// All address modes and filters, of one element and shape. `scale`: the largest value.
template <class T, class Read>
void read_all(Shape shape, bool normalized_values, float scale) {
  const Texels texels = filled<T>(shape, normalized_values);
  const bool floats = std::is_floating_point<typename Parts<Read>::Component>::value;
  for (const auto mode : {hipAddressModeWrap, hipAddressModeClamp, hipAddressModeMirror, hipAddressModeBorder})
    for (const bool normalized : {false, true})
      for (const bool linear : {false, true}) {
        if (linear && !floats) continue;
        read<T, Read>(texels, shape, description(mode, linear, normalized, normalized_values), linear ? scale * 4e-6f : normalized_values ? scale * 1e-7f : 0);
      }
  OK(hipFreeArray(texels.array));
}

static void arrays() {
  for (const Shape shape : {row, plane, volume, rows, planes}) {
    read_all<float, float>(shape, false, 64);
    read_all<uchar4, float4>(shape, true, 1);
  }
  read_all<float2, float2>(plane, false, 64);
  read_all<float4, float4>(volume, false, 64);
  read_all<short2, short2>(planes, false, 0);
  read_all<short2, float2>(plane, true, 1);
  read_all<ushort, ushort>(volume, false, 0);
  read_all<ushort4, float4>(rows, true, 1);
  read_all<char, float>(row, true, 1);
  read_all<char4, char4>(plane, false, 0);
  read_all<uchar, uchar>(plane, false, 0);
  read_all<uchar2, float2>(volume, true, 1);
}

/// 32 bits stay integers whatever the texture says, and no float has them all.
template <class T>
void words() {
  T in[8 * 4], out[4], *to;
  for (int i = 0; i < 32; ++i) in[i] = static_cast<T>(0x80000001u + static_cast<unsigned>(i) * 0x01234567u);
  const hipChannelFormatDesc format = format_of<HIP_vector_type<T, 4>>();
  hipArray_t array;
  OK(hipMallocArray(&array, &format, 8, 0));
  OK(hipMemcpy2DToArray(array, 0, 0, in, sizeof in, sizeof in, 1, hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  const hipTextureDesc texture = description(hipAddressModeClamp, false, false, true);
  hipTextureObject_t object;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  Point* point;
  OK(hipMalloc(&to, sizeof out));
  OK(hipMallocManaged(&point, sizeof *point));
  for (int i = 0; i < 8; ++i) {
    *point = {static_cast<float>(i) + 0.5f, 0, 0, 0};
    sample<HIP_vector_type<T, 4>><<<1, 1>>>(object, row, point, reinterpret_cast<HIP_vector_type<T, 4>*>(to), 1);
    OK(hipMemcpy(out, to, sizeof out, hipMemcpyDeviceToHost));
    CHECK(std::memcmp(out, in + 4 * i, sizeof out) == 0);
  }
  OK(hipDestroyTextureObject(object));
  OK(hipFree(point));
  OK(hipFree(to));
  OK(hipFreeArray(array));
}

/// Halves are read as floats. sRGB is read with its curve.
static void other_formats() {
  const uint16_t halves[4] = {0x3c00, 0xc100, 0x7bff, 0x0001};
  const float values[4] = {1, -2.5f, 65504, 5.9604644775390625e-8f};
  const hipChannelFormatDesc format = {16, 16, 16, 16, hipChannelFormatKindFloat}, bytes = {8, 8, 8, 8, hipChannelFormatKindUnsigned};
  hipArray_t array, colours;
  OK(hipMallocArray(&array, &format, 1, 1));
  OK(hipMemcpy2DToArray(array, 0, 0, halves, 8, 8, 1, hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc texture = description(hipAddressModeClamp, false, false, false);
  hipTextureObject_t object;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  Point* point;
  float4* to;
  OK(hipMallocManaged(&point, sizeof *point));
  OK(hipMallocManaged(&to, sizeof *to));
  *point = {0.5f, 0.5f, 0, 0};
  sample<float4><<<1, 1>>>(object, plane, point, to, 1);
  OK(hipDeviceSynchronize());
  CHECK(std::memcmp(to, values, sizeof values) == 0);
  OK(hipDestroyTextureObject(object));

  const unsigned char colour[4] = {0, 10, 188, 128};
  OK(hipMallocArray(&colours, &bytes, 1, 1));
  OK(hipMemcpy2DToArray(colours, 0, 0, colour, 4, 4, 1, hipMemcpyHostToDevice));
  resource.res.array.array = colours;
  texture.sRGB = 1;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &texture, nullptr));  // of integers there is none
  texture.readMode = hipReadModeNormalizedFloat;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  sample<float4><<<1, 1>>>(object, plane, point, to, 1);
  OK(hipDeviceSynchronize());
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  CHECK(to->x == 0 && std::fabs(to->y - linear(10 / 255.)) < 1e-3 && std::fabs(to->z - linear(188 / 255.)) < 1e-3);
  CHECK(std::fabs(to->w - 128 / 255.) < 1e-6);  // alpha has no curve
  OK(hipDestroyTextureObject(object));

  // Another format of the same size.
  texture = description(hipAddressModeClamp, false, false, false);
  hipResourceViewDesc view = {};
  view.format = hipResViewFormatUnsignedInt1;
  view.width = view.height = 1;
  OK(hipCreateTextureObject(&object, &resource, &texture, &view));
  unsigned* word = reinterpret_cast<unsigned*>(to);
  sample<unsigned><<<1, 1>>>(object, plane, point, word, 1);
  OK(hipDeviceSynchronize());
  CHECK(*word == 0x80bc0a00);
  hipResourceViewDesc told = {};
  OK(hipGetTextureObjectResourceViewDesc(&told, object));
  CHECK(told.format == hipResViewFormatUnsignedInt1 && told.width == 1);
  OK(hipDestroyTextureObject(object));
  view.format = hipResViewFormatUnsignedShort4;  // 8 bytes
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &texture, &view));
  view.format = hipResViewFormatUnsignedBlockCompressed1;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &texture, &view));
  OK(hipFree(to));
  OK(hipFree(point));
  OK(hipFreeArray(colours));
  OK(hipFreeArray(array));
}

template <class T, class Read>
void fetches(bool normalized) {
  using Component = typename Parts<T>::Component;
  constexpr unsigned n = 64, channels = Parts<T>::count;
  std::vector<Component> in(n * channels);
  for (Component& each : in) each = random_component<Component>();
  T* memory;
  Read *to, out[n + 8];
  OK(hipMalloc(&memory, n * sizeof(T)));
  OK(hipMalloc(&to, sizeof out));
  OK(hipMemcpy(memory, in.data(), n * sizeof(T), hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = format_of<T>();
  resource.res.linear.sizeInBytes = n * sizeof(T);
  const hipTextureDesc texture = description(hipAddressModeWrap, true, true, normalized);
  hipTextureObject_t object;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  fetch<Read><<<1, n + 8>>>(object, -4, to);  // four before the first, four behind the last: 0
  OK(hipMemcpy(out, to, sizeof out, hipMemcpyDeviceToHost));
  unsigned wrong = 0;
  for (unsigned i = 0; i < n + 8; ++i)
    for (unsigned channel = 0; channel < channels; ++channel) {
      typename Parts<Read>::Component found;
      std::memcpy(&found, reinterpret_cast<const char*>(&out[i]) + channel * sizeof found, sizeof found);
      const bool inside = i >= 4 && i < n + 4;
      if (normalized) {
        const float expected = inside ? read_as(in[(i - 4) * channels + channel], true) : 0;
        wrong += std::fabs(static_cast<float>(found) - expected) > 1e-7f;
      } else {
        const Component expected = inside ? in[(i - 4) * channels + channel] : Component{};
        wrong += std::memcmp(&found, &expected, sizeof found) != 0;
      }
    }
  CHECK(wrong == 0);
  OK(hipDestroyTextureObject(object));
  OK(hipFree(to));
  OK(hipFree(memory));
}

static void linear_memory() {
  fetches<float, float>(false);
  fetches<float4, float4>(false);
  fetches<int2, int2>(false);
  fetches<unsigned, unsigned>(false);
  fetches<uchar4, uchar4>(false);
  fetches<uchar4, float4>(true);
  fetches<short, short>(false);
  fetches<short2, float2>(true);
  fetches<char, float>(true);
}

static void pitched_memory() {
  constexpr size_t width = 50, height = 7;
  std::vector<float> in(width * height);
  Image image{width, height, 1, 1, {}};
  for (float& each : in) each = random_component<float>();
  image.texels = in;
  float* memory;
  size_t pitch;
  OK(hipMallocPitch(reinterpret_cast<void**>(&memory), &pitch, width * 4, height));
  OK(hipMemcpy2D(memory, pitch, in.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D.devPtr = memory;
  resource.res.pitch2D.desc = format_of<float>();
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  hipTextureDesc texture = description(hipAddressModeClamp, true, false, false);
  hipTextureObject_t object;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  const auto points = places(image, 2, 64);
  Point* device_points;
  float *to, out[64];
  float4 *four, gathered[64];
  OK(hipMalloc(&device_points, sizeof(Point) * 64));
  OK(hipMalloc(&to, sizeof out));
  OK(hipMalloc(&four, sizeof gathered));
  OK(hipMemcpy(device_points, points.data(), sizeof(Point) * 64, hipMemcpyHostToDevice));
  sample<float><<<1, 64>>>(object, plane, device_points, to, 64);
  OK(hipMemcpy(out, to, sizeof out, hipMemcpyDeviceToHost));
  for (int i = 0; i < 64; ++i) CHECK(std::fabs(out[i] - sampled(image, points[static_cast<size_t>(i)], 2, 0, hipAddressModeClamp, true)) < 64 * 4e-6f);
  at_level<<<1, 64>>>(object, device_points, to);
  OK(hipMemcpy(out, to, sizeof out, hipMemcpyDeviceToHost));
  for (int i = 0; i < 64; ++i) CHECK(std::fabs(out[i] - sampled(image, points[static_cast<size_t>(i)], 2, 0, hipAddressModeClamp, true)) < 64 * 4e-6f);
  // The four texels that a filter would use: below left, below right, above right, above left. (ROCm's device library has no gathers for gfx90a.)
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  const bool gathers = std::strncmp(properties.gcnArchName, "gfx90a", 6) != 0;
  if (gathers) gather<1><<<1, 64>>>(object, device_points, four);
  OK(hipMemcpy(gathered, four, sizeof gathered, hipMemcpyDeviceToHost));
  for (size_t i = 0; gathers && i < 64; ++i) {
    const auto texel = [&](int dx, int dy) {
      const int x = placed(static_cast<int>(std::floor(points[i].x - 0.5f)) + dx, width, hipAddressModeClamp);
      const int y = placed(static_cast<int>(std::floor(points[i].y - 0.5f)) + dy, height, hipAddressModeClamp);
      return image.at(x, y, 0, 0);
    };
    CHECK(gathered[i].x == texel(0, 1) && gathered[i].y == texel(1, 1) && gathered[i].z == texel(1, 0) && gathered[i].w == texel(0, 0));
  }
  if (gathers) gather<0><<<1, 64>>>(object, device_points, four);  // an alpha that is not there is 1
  OK(hipMemcpy(gathered, four, sizeof gathered, hipMemcpyDeviceToHost));
  for (const float4& each : gathered) CHECK(!gathers || (each.x == 1 && each.y == 1 && each.z == 1 && each.w == 1));
  OK(hipDestroyTextureObject(object));
  // Rows of twice the pitch: every second row of the memory. The descriptors of gfx1010 to gfx1013 have no field for a pitch.
  resource.res.pitch2D.pitchInBytes = 2 * pitch;
  resource.res.pitch2D.height = 3;
  texture.filterMode = hipFilterModePoint;
  const bool any_pitch = std::strncmp(properties.gcnArchName, "gfx101", 6) != 0;
  GIVES(any_pitch ? hipSuccess : hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &texture, nullptr));
  if (!any_pitch) resource.res.pitch2D.pitchInBytes = pitch;
  if (!any_pitch) OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  sample<float><<<1, 64>>>(object, plane, device_points, to, 64);
  OK(hipMemcpy(out, to, sizeof out, hipMemcpyDeviceToHost));
  for (size_t i = 0; i < 64; ++i) {
    const int x = placed(static_cast<int>(std::floor(points[i].x)), width, hipAddressModeClamp);
    const int y = placed(static_cast<int>(std::floor(points[i].y)), 3, hipAddressModeClamp);
    CHECK(out[i] == image.at(x, any_pitch ? 2 * y : y, 0, 0));
  }
  OK(hipDestroyTextureObject(object));
  OK(hipFree(four));
  OK(hipFree(to));
  OK(hipFree(device_points));
  OK(hipFree(memory));
}

int main() {
  linear_memory();
  arrays();
  words<int>();
  words<unsigned>();
  other_formats();
  pitched_memory();
  return verdict();
}
