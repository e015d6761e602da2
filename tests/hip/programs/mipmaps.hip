// Mipmapped arrays: every level of every shape is written by copies and read by textures; samples between levels,
// against what the host computes; levels as arrays and surfaces; bad use gives HIP's errors.
#include <algorithm>
#include <vector>

#include "texture_model.h"

// Of later versions of the headers.
extern "C" hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR*, hipArray_t);
extern "C" hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR*, hipArray_t);

enum Shape { row, plane, volume, rows, planes };  // the last two are layers

/// HIP's headers leave the level out in textures of layers.
__device__ float row_of_layer(hipTextureObject_t textureObject, float x, float layer, float level) {
  TEXTURE_OBJECT_PARAMETERS_INIT
  return __ockl_image_sample_lod_1Da(i, s, float2(x, layer).data, level)[0];
}
__device__ float plane_of_layer(hipTextureObject_t textureObject, float x, float y, float layer, float level) {
  TEXTURE_OBJECT_PARAMETERS_INIT
  return __ockl_image_sample_lod_2Da(i, s, float4(x, y, layer, 0).data, level)[0];
}

__global__ void sample(hipTextureObject_t texture, Shape shape, const Point* points, float* to) {
  const Point p = points[blockIdx.x * blockDim.x + threadIdx.x];
  float& out = to[blockIdx.x * blockDim.x + threadIdx.x];
  switch (shape) {
    case row: out = tex1DLod<float>(texture, p.x, p.w); break;
    case plane: out = tex2DLod<float>(texture, p.x, p.y, p.w); break;
    case volume: out = tex3DLod<float>(texture, p.x, p.y, p.z, p.w); break;
    case rows: out = row_of_layer(texture, p.x, p.z, p.w); break;
    case planes: out = plane_of_layer(texture, p.x, p.y, p.z, p.w); break;
  }
}
__global__ void add_one(hipSurfaceObject_t surface, int width) {
  const int x = static_cast<int>(threadIdx.x) % width, y = static_cast<int>(threadIdx.x) / width;
  float value;
  surf2Dread(&value, surface, x * static_cast<int>(sizeof value), y);
  surf2Dwrite(value + 1, surface, x * static_cast<int>(sizeof value), y);
}

texture<float, hipTextureType2D> reference;
__global__ void sample_reference(float x, float y, float level, float* to) { *to = tex2DLod(reference, x, y, level); }

struct Levels {
  hipMipmappedArray_t whole = nullptr;
  std::vector<hipArray_t> arrays;
  std::vector<Image> images;
};

/// An array of floats with every level filled by a copy: each texel has a small whole number.
static Levels filled(Shape shape, hipExtent size, unsigned count) {
  Levels result;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  const bool layered = shape == rows || shape == planes;
  OK(hipMallocMipmappedArray(&result.whole, &format, size, count, layered ? hipArrayLayered : hipArrayDefault));
  unsigned number = 1;
  for (unsigned level = 0; level < count; ++level) {
    hipArray_t array = nullptr;
    OK(hipGetMipmappedArrayLevel(&array, result.whole, level));
    const auto side = [&](size_t of) { return static_cast<int>(std::max<size_t>(of >> level, 1)); };
    Image image;
    image.width = side(size.width);
    image.height = side(size.height);
    image.depth = layered ? static_cast<int>(size.depth) : side(size.depth);
    for (int i = 0; i < image.width * image.height * image.depth; ++i)
      image.texels.push_back(static_cast<float>((number = number * 1103515245 + 12345) >> 16 & 255));
    hipMemcpy3DParms copy = {};
    copy.srcPtr = make_hipPitchedPtr(image.texels.data(), static_cast<size_t>(image.width) * 4,
                                     static_cast<size_t>(image.width), static_cast<size_t>(image.height));
    copy.dstArray = array;
    copy.extent = make_hipExtent(static_cast<size_t>(image.width), static_cast<size_t>(image.height),
                                 static_cast<size_t>(image.depth));
    copy.kind = hipMemcpyHostToDevice;
    OK(hipMemcpy3D(&copy));
    result.arrays.push_back(array);
    result.images.push_back(std::move(image));
  }
  return result;
}

static hipTextureObject_t texture_of(hipMipmappedArray_t whole, hipTextureDesc how,
                                     const hipResourceViewDesc* view = nullptr) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = whole;
  hipTextureObject_t object = nullptr;
  OK(hipCreateTextureObject(&object, &resource, &how, view));
  return object;
}

static std::vector<float> sampled_at(hipTextureObject_t texture, Shape shape, std::vector<Point> points) {
  const size_t asked = points.size();
  points.resize((asked + 63) / 64 * 64);
  Point* device_points;
  float* to;
  std::vector<float> out(points.size());
  OK(hipMalloc(&device_points, points.size() * sizeof(Point)));
  OK(hipMalloc(&to, points.size() * sizeof(float)));
  OK(hipMemcpy(device_points, points.data(), points.size() * sizeof(Point), hipMemcpyHostToDevice));
  sample<<<static_cast<unsigned>(points.size() / 64), 64>>>(texture, shape, device_points, to);
  OK(hipMemcpy(out.data(), to, points.size() * sizeof(float), hipMemcpyDeviceToHost));
  OK(hipFree(device_points));
  OK(hipFree(to));
  out.resize(asked);
  return out;
}

/// The middle of every texel of every level.
static void middles(Shape shape, hipExtent size, unsigned count) {
  const Levels levels = filled(shape, size, count);
  hipTextureDesc how = description(hipAddressModeClamp, false, true, false);
  how.maxMipmapLevelClamp = 15;
  const hipTextureObject_t texture = texture_of(levels.whole, how);
  std::vector<Point> points;
  std::vector<float> expected;
  for (unsigned level = 0; level < count; ++level) {
    const Image& image = levels.images[level];
    for (int z = 0; z < image.depth; ++z)
      for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
          const auto along = [](int at, int of) { return (static_cast<float>(at) + 0.5f) / static_cast<float>(of); };
          const bool layered = shape == rows || shape == planes;
          points.push_back({along(x, image.width), along(y, image.height),
                            layered ? static_cast<float>(z) : along(z, image.depth), static_cast<float>(level)});
          expected.push_back(image.at(x, y, z, 0));
        }
  }
  CHECK(sampled_at(texture, shape, points) == expected);
  OK(hipDestroyTextureObject(texture));
  OK(hipFreeMipmappedArray(levels.whole));
}

/// Linear in a level; the nearest level, or between two. Levels of detail are multiples of 1/4, so all weights are
/// exact.
static void between() {
  const Levels levels = filled(plane, make_hipExtent(16, 8, 0), 4);
  const auto detail = [&](const Point& p, float lod, int first, int last) {
    const int level = std::min(first + static_cast<int>(lod), last);
    const auto one = [&](int of) {
      const Image& image = levels.images[static_cast<size_t>(of)];
      return sampled(image, {p.x * static_cast<float>(image.width), p.y * static_cast<float>(image.height), 0, 0}, 2, 0,
                     hipAddressModeWrap, true);
    };
    const float weight = lod - std::floor(lod);
    return (1 - weight) * one(level) + (weight == 0 ? 0 : weight * one(std::min(level + 1, last)));
  };
  for (const bool linear : {false, true})
    for (const auto& [least, most] : {std::pair(0.0f, 15.0f), std::pair(0.75f, 2.25f)})
      for (const auto& [first, last] : {std::pair(0u, 3u), std::pair(1u, 2u)}) {
        hipTextureDesc how = description(hipAddressModeWrap, true, true, false);
        how.mipmapFilterMode = linear ? hipFilterModeLinear : hipFilterModePoint;
        how.minMipmapLevelClamp = least;
        how.maxMipmapLevelClamp = most;
        hipResourceViewDesc view = {};
        view.firstMipmapLevel = first;
        view.lastMipmapLevel = last;
        const hipTextureObject_t texture = texture_of(levels.whole, how, &view);
        auto points = places(levels.images[0], 2, 256);
        unsigned number = 7;
        for (Point& each : points) {
          number = number * 1103515245 + 12345;
          float lod = static_cast<float>(number >> 16 & 31) / 4 - 1;   // -1 to 6.75
          if (!linear && lod - std::floor(lod) == 0.5f) lod += 0.25f;  // no ties
          each = {each.x / 16, each.y / 8, 0, lod};
        }
        const std::vector<float> out = sampled_at(texture, plane, points);
        unsigned wrong = 0;
        for (size_t i = 0; i < points.size(); ++i) {
          float lod = std::min(std::max(points[i].w, least), most);
          if (!linear) lod = std::floor(lod + 0.5f);
          wrong += std::fabs(out[i] - detail(points[i], lod, static_cast<int>(first), static_cast<int>(last))) > 1e-3f;
        }
        CHECK(wrong == 0);
        OK(hipDestroyTextureObject(texture));
      }
  OK(hipFreeMipmappedArray(levels.whole));
}

/// A level is an array: it can be copied from, written through a surface, and read by a texture of its own.
static void levels_are_arrays() {
  const Levels levels = filled(plane, make_hipExtent(13, 6, 0), 3);
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = levels.arrays[1];
  HIP_ARRAY_DESCRIPTOR told = {};
  OK(hipArrayGetDescriptor(&told, levels.arrays[1]));
  CHECK(told.Width == 6 && told.Height == 3 && told.Format == HIP_AD_FORMAT_FLOAT && told.NumChannels == 1);
  hipSurfaceObject_t surface;
  OK(hipCreateSurfaceObject(&surface, &resource));
  add_one<<<1, 18>>>(surface, 6);
  OK(hipDeviceSynchronize());
  OK(hipDestroySurfaceObject(surface));
  for (const unsigned level : {0u, 1u, 2u}) {
    const Image& image = levels.images[level];
    std::vector<float> expected = image.texels, out(expected.size());
    if (level == 1)
      for (float& each : expected) ++each;
    const size_t width = static_cast<size_t>(image.width) * 4;
    OK(hipMemcpy2DFromArray(out.data(), width, levels.arrays[level], 0, 0, width, static_cast<size_t>(image.height),
                            hipMemcpyDeviceToHost));
    CHECK(out == expected);
    GIVES(hipErrorInvalidValue, hipMemcpy2DFromArray(out.data(), width, levels.arrays[level], 0, 0, width,
                                                     static_cast<size_t>(image.height) + 1, hipMemcpyDeviceToHost));
  }
  hipTextureDesc how = description(hipAddressModeClamp, false, true, false);
  hipTextureObject_t object;
  OK(hipCreateTextureObject(&object, &resource, &how, nullptr));
  GIVES(hipErrorInvalidValue, hipFreeArray(levels.arrays[1]));
  OK(hipFreeMipmappedArray(levels.whole));  // the texture keeps the texels
  GIVES(hipErrorInvalidValue, hipFreeMipmappedArray(levels.whole));
  CHECK(sampled_at(object, plane, {{0.25f, 0.5f, 0, 0}})[0] == levels.images[1].at(1, 1, 0, 0) + 1);
  OK(hipDestroyTextureObject(object));
}

/// A texture reference shows all levels of what is bound to it.
static void references() {
  const Levels levels = filled(plane, make_hipExtent(8, 4, 0), 3);
  float* to;
  OK(hipMalloc(&to, sizeof *to));
  reference.normalized = true;
  reference.maxMipmapLevelClamp = 15;
  const auto reads = [&](unsigned level) {
    float out = -1;
    sample_reference<<<1, 1>>>(0.3f, 0.8f, static_cast<float>(level), to);
    OK(hipMemcpy(&out, to, sizeof out, hipMemcpyDeviceToHost));
    const Image& image = levels.images[level];
    return out == image.at(static_cast<int>(0.3f * static_cast<float>(image.width)),
                           static_cast<int>(0.8f * static_cast<float>(image.height)), 0, 0);
  };
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  OK(hipBindTextureToMipmappedArray(&reference, levels.whole, &format));
  for (const unsigned level : {0u, 1u, 2u}) CHECK(reads(level));
  hipMipmappedArray_t told = nullptr;
  OK(hipTexRefGetMipMappedArray(&told, &reference));
  CHECK(told == levels.whole);
  OK(hipUnbindTexture(&reference));
  GIVES(hipErrorInvalidValue, hipTexRefGetMipMappedArray(&told, &reference));
  GIVES(hipErrorInvalidValue, hipTexRefSetMipmappedArray(&reference, levels.whole, 0));
  OK(hipTexRefSetMipmappedArray(&reference, levels.whole, 1));
  for (const unsigned level : {0u, 1u, 2u}) CHECK(reads(level));
  OK(hipUnbindTexture(&reference));
  GIVES(hipErrorInvalidValue, hipBindTextureToMipmappedArray(&reference, nullptr, &format));
  OK(hipFreeMipmappedArray(levels.whole));
  OK(hipFree(to));
}

static void told_and_refused() {
  HIP_ARRAY3D_DESCRIPTOR wanted = {16, 8, 4, HIP_AD_FORMAT_UNSIGNED_INT8, 4, hipArrayLayered};
  hipMipmappedArray_t whole;
  hipArray_t level;
  GIVES(hipErrorInvalidValue, hipMipmappedArrayCreate(&whole, &wanted, 0));
  GIVES(hipErrorInvalidValue, hipMipmappedArrayCreate(&whole, &wanted, 6));  // 16 texels: five levels
  GIVES(hipErrorInvalidValue, hipMipmappedArrayCreate(nullptr, &wanted, 1));
  GIVES(hipErrorInvalidValue, hipMipmappedArrayCreate(&whole, nullptr, 1));
  wanted.NumChannels = 3;
  GIVES(hipErrorInvalidValue, hipMipmappedArrayCreate(&whole, &wanted, 1));
  wanted.NumChannels = 4;
  OK(hipMipmappedArrayCreate(&whole, &wanted, 5));
  OK(hipMipmappedArrayGetLevel(&level, whole, 4));
  HIP_ARRAY3D_DESCRIPTOR told = {};
  OK(hipArray3DGetDescriptor(&told, level));
  CHECK(told.Width == 1 && told.Height == 1 && told.Depth == 4 && told.Flags == hipArrayLayered);
  GIVES(hipErrorInvalidValue, hipMipmappedArrayGetLevel(&level, whole, 5));
  GIVES(hipErrorInvalidValue, hipMipmappedArrayGetLevel(nullptr, whole, 0));
  GIVES(hipErrorInvalidValue, hipMipmappedArrayGetLevel(&level, reinterpret_cast<hipMipmappedArray_t>(&wanted), 0));

  hipResourceDesc resource = {}, resource_told = {};
  resource.resType = hipResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = whole;
  hipTextureDesc how = description(hipAddressModeClamp, false, true, true);
  hipTextureObject_t object = nullptr;
  hipResourceViewDesc view = {};
  view.lastMipmapLevel = 5;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &how, &view));
  view.lastMipmapLevel = 1, view.firstMipmapLevel = 2;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &how, &view));
  how.mipmapLevelBias = 1;
  GIVES(hipErrorNotSupported, hipCreateTextureObject(&object, &resource, &how, nullptr));
  how.mipmapLevelBias = 0;
  how.mipmapFilterMode = hipTextureFilterMode(2);
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &how, nullptr));
  how.mipmapFilterMode = hipFilterModePoint;
  how.normalizedCoords = 0;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &how, nullptr));
  how.normalizedCoords = 1;
  OK(hipCreateTextureObject(&object, &resource, &how, nullptr));
  OK(hipGetTextureObjectResourceDesc(&resource_told, object));
  CHECK(resource_told.resType == hipResourceTypeMipmappedArray && resource_told.res.mipmap.mipmap == whole);
  HIP_RESOURCE_DESC driver_told = {};
  OK(hipTexObjectGetResourceDesc(&driver_told, object));
  CHECK(driver_told.resType == HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY && driver_told.res.mipmap.hMipmappedArray == whole);
  OK(hipDestroyTextureObject(object));
  OK(hipMipmappedArrayDestroy(whole));
  resource.res.mipmap.mipmap = nullptr;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, &how, nullptr));
}

int main() {
  middles(row, make_hipExtent(13, 0, 0), 4);
  middles(plane, make_hipExtent(13, 5, 0), 4);
  middles(plane, make_hipExtent(70, 3, 0), 7);
  middles(volume, make_hipExtent(5, 6, 7), 3);
  middles(rows, make_hipExtent(9, 0, 3), 4);
  middles(planes, make_hipExtent(8, 6, 3), 4);
  between();
  levels_are_arrays();
  references();
  told_and_refused();
  return verdict();
}
