// Texture references: variables of the program, bound to linear memory, pitched memory and arrays, and those of a
// module. The argument: the same kernels as a code object.
#include <vector>

#include "texture_model.h"

extern "C" hipError_t hipTexRefGetArray(hipArray_t* array, const textureReference* reference);  // later headers have it

texture<float, hipTextureType1D> row_reference;
texture<float, hipTextureType2D> plane_reference;
texture<float, hipTextureType2D> unbound_reference;
texture<uchar4, hipTextureType2D, hipReadModeNormalizedFloat> colour_reference;

extern "C" __global__ void fetch_row(float* to, int first) {
  to[threadIdx.x] = tex1Dfetch(row_reference, first + static_cast<int>(threadIdx.x));
}
extern "C" __global__ void sample_plane(const Point* points, float* to) {
  to[threadIdx.x] = tex2D(plane_reference, points[threadIdx.x].x, points[threadIdx.x].y);
}
__global__ void sample_colour(const Point* points, float4* to) {
  to[threadIdx.x] = tex2D(colour_reference, points[threadIdx.x].x, points[threadIdx.x].y);
}
__global__ void never(float* to) { *to = tex2D(unbound_reference, 0, 0); }

constexpr int width = 32, height = 8, count = 64;
static Image image{width, height, 1, 1, {}};
static std::vector<Point> points;
static Point* device_points;
static float* results;

/// With or without normalized coordinates; what the kernel wrote to `results`.
static void check_plane(bool normalized, bool linear, const char* what) {
  std::vector<float> out(count);
  OK(hipMemcpy(out.data(), results, count * 4, hipMemcpyDeviceToHost));
  int wrong = 0;
  for (size_t i = 0; i < count; ++i) {
    Point at = points[i];
    if (normalized) at = {at.x * width, at.y * height, 0, 0};
    wrong += std::fabs(out[i] - sampled(image, at, 2, 0, hipAddressModeClamp, linear)) > 1e-3f;
  }
  if (wrong != 0) std::printf("%s: %d wrong\n", what, wrong);
  CHECK(wrong == 0);
}

static void rows() {
  std::vector<float> out(count);
  float* memory;
  OK(hipMalloc(&memory, width * height * 4));
  OK(hipMemcpy(memory, image.texels.data(), width * height * 4, hipMemcpyHostToDevice));
  size_t offset = 99;
  OK(hipBindTexture(&offset, row_reference, memory, width * height * 4));
  CHECK(offset == 0);
  fetch_row<<<1, count>>>(results, 10);
  OK(hipMemcpy(out.data(), results, count * 4, hipMemcpyDeviceToHost));
  CHECK(std::memcmp(out.data(), &image.texels[10], count * 4) == 0);
  OK(hipGetTextureAlignmentOffset(&offset, &row_reference));
  CHECK(offset == 0);
  hipDeviceptr_t address = nullptr;
  OK(hipTexRefGetAddress(&address, &row_reference));
  CHECK(address == memory);
  // From an address between: the texture begins before it.
  OK(hipBindTexture(&offset, row_reference, memory + 70));  // to the end of the memory
  CHECK(offset == 24);
  fetch_row<<<1, count>>>(results, static_cast<int>(offset / 4));
  OK(hipMemcpy(out.data(), results, count * 4, hipMemcpyDeviceToHost));
  CHECK(std::memcmp(out.data(), &image.texels[70], count * 4) == 0);
  GIVES(hipErrorInvalidValue, hipBindTexture(nullptr, row_reference, memory + 70, 256));  // nobody is told the offset
  hipArray_t array;
  GIVES(hipErrorInvalidValue, hipTexRefGetArray(&array, &row_reference));
  OK(hipUnbindTexture(&row_reference));
  GIVES(hipErrorInvalidValue, hipTexRefGetAddress(&address, &row_reference));
  GIVES(hipErrorInvalidValue, hipBindTexture(&offset, row_reference, nullptr, 256));
  texture<float, hipTextureType1D> own;  // no variable of a device
  GIVES(hipErrorInvalidSymbol, hipBindTexture(&offset, own, memory, 256));
  OK(hipFree(memory));
}

static void planes(hipArray_t array) {
  // As it is.
  OK(hipBindTextureToArray(plane_reference, array));
  sample_plane<<<1, count>>>(device_points, results);
  check_plane(false, false, "points");
  // Filtered: what a reference says counts when it is bound.
  plane_reference.filterMode = hipFilterModeLinear;
  OK(hipBindTextureToArray(plane_reference, array));
  sample_plane<<<1, count>>>(device_points, results);
  check_plane(false, true, "filtered");
  hipArray_t told = nullptr;
  OK(hipTexRefGetArray(&told, &plane_reference));
  CHECK(told == array);
  const textureReference* found = nullptr;
  OK(hipGetTextureReference(&found, &plane_reference));
  CHECK(found == &plane_reference);
  GIVES(hipErrorInvalidSymbol, hipGetTextureReference(&found, &told));
  // Pitched memory.
  float* memory;
  size_t pitch, offset = 99;
  OK(hipMallocPitch(reinterpret_cast<void**>(&memory), &pitch, width * 4, height));
  OK(hipMemcpy2D(memory, pitch, image.texels.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  OK(hipBindTexture2D(&offset, plane_reference, memory, width, height, pitch));
  CHECK(offset == 0);
  sample_plane<<<1, count>>>(device_points, results);
  check_plane(false, true, "pitched");
  GIVES(hipErrorInvalidValue, hipBindTexture2D(&offset, plane_reference, memory, width, height, 0));
  OK(hipUnbindTexture(&plane_reference));
  OK(hipFree(memory));
}

static void colours() {
  unsigned char bytes[4 * 4];
  for (int i = 0; i < 16; ++i) bytes[i] = static_cast<unsigned char>(i * 17);
  const hipChannelFormatDesc format = {8, 8, 8, 8, hipChannelFormatKindUnsigned};
  hipArray_t array;
  OK(hipMallocArray(&array, &format, 2, 2));
  OK(hipMemcpy2DToArray(array, 0, 0, bytes, 8, 8, 2, hipMemcpyHostToDevice));
  colour_reference.normalized = 1;
  OK(hipBindTextureToArray(&colour_reference, array, &format));
  Point quarter[4] = {{0.25f, 0.25f, 0, 0}, {0.75f, 0.25f, 0, 0}, {0.25f, 0.75f, 0, 0}, {0.75f, 0.75f, 0, 0}};
  float4 *to, out[4];
  Point* at;
  OK(hipMalloc(&to, sizeof out));
  OK(hipMalloc(&at, sizeof quarter));
  OK(hipMemcpy(at, quarter, sizeof quarter, hipMemcpyHostToDevice));
  sample_colour<<<1, 4>>>(at, to);
  OK(hipMemcpy(out, to, sizeof out, hipMemcpyDeviceToHost));
  for (int i = 0; i < 4; ++i) {
    const float parts[4] = {out[i].x, out[i].y, out[i].z, out[i].w};
    for (int j = 0; j < 4; ++j) CHECK(std::fabs(parts[j] - bytes[4 * i + j] / 255.0f) < 1e-6f);
  }
  OK(hipUnbindTexture(&colour_reference));
  OK(hipFree(to));
  OK(hipFree(at));
  OK(hipFreeArray(array));
}

static void module(const char* path, hipArray_t array) {
  hipModule_t code;
  hipFunction_t kernel, fetch;
  OK(hipModuleLoad(&code, path));
  OK(hipModuleGetFunction(&kernel, code, "sample_plane"));
  OK(hipModuleGetFunction(&fetch, code, "fetch_row"));
  textureReference *reference = nullptr, *again = nullptr, *row = nullptr;
  GIVES(hipErrorInvalidValue, hipModuleGetTexRef(nullptr, code, "plane_reference"));
  GIVES(hipErrorInvalidValue, hipModuleGetTexRef(&reference, code, ""));
  GIVES(hipErrorInvalidResourceHandle, hipModuleGetTexRef(&reference, nullptr, "plane_reference"));
  GIVES(hipErrorNotFound, hipModuleGetTexRef(&reference, code, "nothing"));
  OK(hipModuleGetTexRef(&reference, code, "plane_reference"));
  OK(hipModuleGetTexRef(&again, code, "plane_reference"));
  OK(hipModuleGetTexRef(&row, code, "row_reference"));
  CHECK(reference == again && reference != row);

  OK(hipTexRefSetAddressMode(reference, 0, hipAddressModeClamp));
  OK(hipTexRefSetAddressMode(reference, 1, hipAddressModeClamp));
  GIVES(hipErrorInvalidValue, hipTexRefSetAddressMode(reference, 3, hipAddressModeClamp));
  OK(hipTexRefSetFilterMode(reference, hipFilterModeLinear));
  OK(hipTexRefSetFlags(reference, HIP_TRSF_NORMALIZED_COORDINATES));
  OK(hipTexRefSetFormat(reference, HIP_AD_FORMAT_FLOAT, 1));
  OK(hipTexRefSetMaxAnisotropy(reference, 0));
  OK(hipTexRefSetMipmapFilterMode(reference, hipFilterModeLinear));
  OK(hipTexRefSetMipmapLevelBias(reference, 0));
  OK(hipTexRefSetMipmapLevelClamp(reference, 1, 2));
  hipTextureAddressMode mode;
  OK(hipTexRefGetAddressMode(&mode, reference, 1));
  CHECK(mode == hipAddressModeClamp);
  hipTextureFilterMode filter;
  OK(hipTexRefGetFilterMode(&filter, reference));
  CHECK(filter == hipFilterModeLinear);
  OK(hipTexRefGetMipmapFilterMode(&filter, reference));
  CHECK(filter == hipFilterModeLinear);
  unsigned flags = 99;
  OK(hipTexRefGetFlags(&flags, reference));
  CHECK(flags == HIP_TRSF_NORMALIZED_COORDINATES);
  hipArray_Format format;
  int channels = 0, most = 99;
  OK(hipTexRefGetFormat(&format, &channels, reference));
  CHECK(format == HIP_AD_FORMAT_FLOAT && channels == 1);
  OK(hipTexRefGetMaxAnisotropy(&most, reference));
  CHECK(most == 0);
  float bias = 9, least = 9, largest = 9;
  OK(hipTexRefGetMipmapLevelBias(&bias, reference));
  OK(hipTexRefGetMipmapLevelClamp(&least, &largest, reference));
  CHECK(bias == 0 && least == 1 && largest == 2);
  GIVES(hipErrorInvalidValue, hipTexRefGetFlags(&flags, nullptr));

  const auto plain = points;
  for (Point& each : points) each = {each.x / width, each.y / height, 0, 0};
  OK(hipMemcpy(device_points, points.data(), count * sizeof(Point), hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipTexRefSetArray(reference, array, 0));
  OK(hipTexRefSetArray(reference, array, HIP_TRSA_OVERRIDE_FORMAT));
  void* arguments[] = {&device_points, &results};
  OK(hipModuleLaunchKernel(kernel, 1, 1, 1, count, 1, 1, 0, nullptr, arguments, nullptr));
  check_plane(true, true, "of a module");

  float* memory;
  size_t pitch, offset = 99;
  OK(hipMallocPitch(reinterpret_cast<void**>(&memory), &pitch, width * 4, height));
  OK(hipMemcpy2D(memory, pitch, image.texels.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  const HIP_ARRAY_DESCRIPTOR box = {width, height, HIP_AD_FORMAT_FLOAT, 1};
  OK(hipTexRefSetAddress2D(reference, &box, memory, pitch));
  OK(hipModuleLaunchKernel(kernel, 1, 1, 1, count, 1, 1, 0, nullptr, arguments, nullptr));
  check_plane(true, true, "pitched, of a module");
  points = plain;
  OK(hipTexRefSetAddress(&offset, row, memory, width * 4));
  CHECK(offset == 0);
  int first = 0;
  void* row_arguments[] = {&results, &first};
  OK(hipModuleLaunchKernel(fetch, 1, 1, 1, width, 1, 1, 0, nullptr, row_arguments, nullptr));
  float out[width];
  OK(hipMemcpy(out, results, sizeof out, hipMemcpyDeviceToHost));
  CHECK(std::memcmp(out, image.texels.data(), sizeof out) == 0);
  OK(hipUnbindTexture(reference));
  OK(hipUnbindTexture(row));
  OK(hipTexRefSetArray(reference, array, HIP_TRSA_OVERRIDE_FORMAT));
  const hipTextureObject_t bound = reference->textureObject;
  hipResourceDesc what;
  OK(hipGetTextureObjectResourceDesc(&what, bound));
  OK(hipModuleUnload(code));
  GIVES(hipErrorInvalidValue, hipGetTextureObjectResourceDesc(&what, bound));
  GIVES(hipErrorNotFound, hipTexRefSetArray(reference, array, HIP_TRSA_OVERRIDE_FORMAT));  // it went with its module
  OK(hipFree(memory));
}

int main(int, char** argv) {
  for (int i = 0; i < width * height; ++i) image.texels.push_back(static_cast<float>(i * i % 251) / 4);
  points = places(image, 2, count);
  OK(hipMalloc(&device_points, count * sizeof(Point)));
  OK(hipMalloc(&results, count * sizeof(float)));
  OK(hipMemcpy(device_points, points.data(), count * sizeof(Point), hipMemcpyHostToDevice));
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray_t array;
  OK(hipMallocArray(&array, &format, width, height));
  OK(hipMemcpy2DToArray(array, 0, 0, image.texels.data(), width * 4, width * 4, height, hipMemcpyHostToDevice));
  rows();
  planes(array);
  colours();
  module(argv[1], array);
  OK(hipFreeArray(array));
  return verdict();
}
