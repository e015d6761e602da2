// Arrays: making them, asking about them, and every copy from and to them, of which none needs an image instruction.
// The argument "none": the device has no images, and says so.
#include <dlfcn.h>

#include <cstdint>
#include <numeric>
#include <vector>

#include "check.h"

template <class T>
T* call_of(const char* name) {
  T* const found = reinterpret_cast<T*>(dlsym(RTLD_DEFAULT, name));
  CHECK(found != nullptr);
  return found;
}
#define CALL(name, ...) call_of<hipError_t(__VA_ARGS__)>(#name)
#define SPT(name) reinterpret_cast<decltype(&name)>(dlsym(RTLD_DEFAULT, #name "_spt"))

// (hipCreateChannelDesc<uchar4> of version 5.2's headers says that they are signed.)
static const hipChannelFormatDesc one_float = hipCreateChannelDesc<float>(), four_bytes = {8, 8, 8, 8, hipChannelFormatKindUnsigned};

static void made_and_told() {
  hipArray_t array;
  OK(hipMallocArray(&array, &four_bytes, 100, 30, hipArrayDefault));
  hipChannelFormatDesc described;
  OK(hipGetChannelDesc(&described, array));
  CHECK(std::memcmp(&described, &four_bytes, sizeof described) == 0);
  hipExtent extent;
  unsigned flags = 99;
  OK(CALL(hipArrayGetInfo, hipChannelFormatDesc*, hipExtent*, unsigned*, hipArray_t)(&described, &extent, &flags, array));
  CHECK(extent.width == 100 && extent.height == 30 && extent.depth == 0 && flags == 0);
  CHECK(array->width == 100 && array->height == 30 && array->depth == 0);  // what version 5's headers show
  CHECK(array->Format == HIP_AD_FORMAT_UNSIGNED_INT8 && array->NumChannels == 4 && array->desc.w == 8);
  HIP_ARRAY_DESCRIPTOR flat = {};
  const auto tell_flat = CALL(hipArrayGetDescriptor, HIP_ARRAY_DESCRIPTOR*, hipArray_t);
  OK(tell_flat(&flat, array));
  CHECK(flat.Width == 100 && flat.Height == 30 && flat.Format == HIP_AD_FORMAT_UNSIGNED_INT8 && flat.NumChannels == 4);
  OK(hipFreeArray(array));
  GIVES(hipErrorContextIsDestroyed, hipFreeArray(array));
  GIVES(hipErrorInvalidHandle, tell_flat(&flat, array));

  HIP_ARRAY3D_DESCRIPTOR deep = {40, 20, 10, HIP_AD_FORMAT_HALF, 2, hipArrayLayered | hipArraySurfaceLoadStore}, told = {};
  OK(hipArray3DCreate(&array, &deep));
  const auto tell_deep = CALL(hipArray3DGetDescriptor, HIP_ARRAY3D_DESCRIPTOR*, hipArray_t);
  OK(tell_deep(&told, array));
  CHECK(told.Width == 40 && told.Height == 20 && told.Depth == 10 && told.Format == HIP_AD_FORMAT_HALF && told.NumChannels == 2 && told.Flags == deep.Flags);
  OK(hipArrayDestroy(array));
  HIP_ARRAY_DESCRIPTOR row = {64, 0, HIP_AD_FORMAT_SIGNED_INT16, 1};
  OK(hipArrayCreate(&array, &row));
  OK(tell_flat(&flat, array));
  CHECK(flat.Width == 64 && flat.Height == 0 && flat.Format == HIP_AD_FORMAT_SIGNED_INT16);
  size_t free_before, free_after, total;
  OK(hipMemGetInfo(&free_before, &total));
  OK(hipFreeArray(array));
  OK(hipMemGetInfo(&free_after, &total));
  CHECK(free_after > free_before);
}

static void refused() {
  hipArray_t array;
  GIVES(hipErrorInvalidValue, hipMallocArray(nullptr, &one_float, 4, 4));
  GIVES(hipErrorInvalidValue, hipMallocArray(&array, nullptr, 4, 4));
  GIVES(hipErrorInvalidValue, hipMallocArray(&array, &one_float, 0, 4));
  GIVES(hipErrorInvalidValue, hipMallocArray(&array, &one_float, 16385, 4));
  GIVES(hipErrorInvalidValue, hipMallocArray(&array, &one_float, 4, 4, hipArrayCubemap));
  GIVES(hipErrorInvalidValue, hipMallocArray(&array, &one_float, 4, 4, hipArrayLayered));  // no layers
  GIVES(hipErrorInvalidValue, hipMallocArray(&array, &one_float, 4, 0, hipArrayTextureGather));
  for (const hipChannelFormatDesc& wrong : {hipChannelFormatDesc{8, 8, 8, 0, hipChannelFormatKindUnsigned}, hipChannelFormatDesc{8, 16, 0, 0, hipChannelFormatKindUnsigned},
                                            hipChannelFormatDesc{32, 0, 32, 0, hipChannelFormatKindFloat}, hipChannelFormatDesc{64, 0, 0, 0, hipChannelFormatKindSigned},
                                            hipChannelFormatDesc{8, 0, 0, 0, hipChannelFormatKindFloat}, hipChannelFormatDesc{0, 0, 0, 0, hipChannelFormatKindNone}}) {
    GIVES(hipErrorInvalidValue, hipMallocArray(&array, &wrong, 4, 4));
    GIVES(hipErrorInvalidValue, hipMalloc3DArray(&array, &wrong, make_hipExtent(4, 4, 4), 0));
  }
  HIP_ARRAY3D_DESCRIPTOR deep = {4, 4, 4, HIP_AD_FORMAT_FLOAT, 3, 0};
  GIVES(hipErrorInvalidValue, hipArray3DCreate(&array, &deep));
  GIVES(hipErrorInvalidValue, hipArray3DCreate(&array, nullptr));
  GIVES(hipErrorInvalidValue, hipArrayCreate(&array, nullptr));
  GIVES(hipErrorInvalidValue, hipMalloc3DArray(&array, &one_float, make_hipExtent(4, 4, 8193), 0));
  GIVES(hipErrorInvalidValue, hipMalloc3DArray(&array, &one_float, make_hipExtent(4, 0, 4), 0));
  GIVES(hipErrorInvalidValue, hipFreeArray(nullptr));
  hipChannelFormatDesc described;
  GIVES(hipErrorInvalidHandle, hipGetChannelDesc(&described, nullptr));
  float memory[64] = {};
  const auto stranger = reinterpret_cast<hipArray_t>(memory);  // no array
  GIVES(hipErrorContextIsDestroyed, hipFreeArray(stranger));
  GIVES(hipErrorInvalidHandle, hipGetChannelDesc(&described, stranger));
  OK(hipMallocArray(&array, &one_float, 8, 4));
  GIVES(hipErrorInvalidValue, hipGetChannelDesc(nullptr, array));
  GIVES(hipErrorInvalidHandle, hipMemcpy2DToArray(nullptr, 0, 0, memory, 32, 32, 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipMemcpy2DToArray(stranger, 0, 0, memory, 32, 32, 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipMemcpy2DToArray(array, 0, 0, nullptr, 32, 32, 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidPitchValue, hipMemcpy2DToArray(array, 0, 0, memory, 28, 32, 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidPitchValue, hipMemcpy2DFromArray(memory, 0, array, 0, 0, 32, 1, hipMemcpyDeviceToHost));
  GIVES(hipErrorInvalidValue, hipMemcpy2DToArray(array, 4, 0, memory, 32, 32, 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipMemcpy2DToArray(array, 0, 1, memory, 32, 32, 4, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipMemcpy2DToArray(array, ~size_t{0} - 3, 0, memory, 32, 4, 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidMemcpyDirection, hipMemcpy2DToArray(array, 0, 0, memory, 32, 32, 1, hipMemcpyKind(77)));
  GIVES(hipErrorInvalidValue, hipMemcpyToArray(array, 0, 0, memory, 4 * 32 + 1, hipMemcpyHostToDevice));
  GIVES(hipErrorInvalidValue, hipMemcpyFromArray(memory, array, 0, 4, 4, hipMemcpyDeviceToHost));
  GIVES(hipErrorInvalidValue, hipMemcpyHtoA(array, 16, memory, 20));  // beyond the first row
  GIVES(hipErrorInvalidValue, hipMemcpyAtoH(memory, nullptr, 0, 4));
  hipMemcpy3DParms box = {};
  box.dstArray = array;
  box.extent = make_hipExtent(8, 4, 1);
  box.kind = hipMemcpyHostToDevice;
  GIVES(hipErrorInvalidValue, hipMemcpy3D(&box));  // from where?
  box.srcPtr = make_hipPitchedPtr(memory, 32, 8, 4);
  box.dstPtr = box.srcPtr;
  GIVES(hipErrorInvalidValue, hipMemcpy3D(&box));  // to which of both?
  box.dstPtr = {};
  box.extent.width = ~size_t{0} / 2;
  GIVES(hipErrorInvalidValue, hipMemcpy3D(&box));
  box.extent = make_hipExtent(8, 4, 2);
  GIVES(hipErrorInvalidValue, hipMemcpy3D(&box));  // a plane that is not there
  box.extent.depth = 1;
  box.srcPtr.pitch = 28;
  GIVES(hipErrorInvalidPitchValue, hipMemcpy3D(&box));
  box.dstArray = stranger;
  GIVES(hipErrorInvalidValue, hipMemcpy3D(&box));
  hipArray_t bytes;
  OK(hipMallocArray(&bytes, &four_bytes, 8, 4));
  hipArray_t pairs;
  const hipChannelFormatDesc two_floats = hipCreateChannelDesc<float2>();
  OK(hipMallocArray(&pairs, &two_floats, 8, 4));
  hipMemcpy3DParms between = {};
  between.srcArray = array;
  between.dstArray = pairs;
  between.extent = make_hipExtent(8, 4, 1);
  between.kind = hipMemcpyDeviceToDevice;
  GIVES(hipErrorInvalidValue, hipMemcpy3D(&between));  // elements of another size
  between.dstArray = bytes;
  OK(hipMemcpy3D(&between));
  OK(hipFreeArray(bytes));
  OK(hipFreeArray(pairs));
  OK(hipFreeArray(array));
}

/// Rows of 30 elements of 4 bytes in an array of 8 rows, by every call that copies two dimensions.
static void planes() {
  constexpr size_t width = 30, height = 8, row = width * 4;
  std::vector<int> in(width * height), out(width * height);
  std::iota(in.begin(), in.end(), 1000);
  hipArray_t array, other;
  OK(hipMallocArray(&array, &one_float, width, height));
  OK(hipMallocArray(&other, &four_bytes, width, height));
  int* device;
  OK(hipMalloc(&device, row * height));
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  const auto clear = [&] {
    out.assign(out.size(), 0);
    OK(hipMemcpyToArray(array, 0, 0, out.data(), row * height, hipMemcpyHostToDevice));
  };
  const auto whole = [&] {
    OK(hipDeviceSynchronize());
    OK(hipMemcpyFromArray(out.data(), array, 0, 0, row * height, hipMemcpyDeviceToHost));
    CHECK(out == in);
    clear();
  };
  OK(hipMemcpyToArray(array, 0, 0, in.data(), row * height, hipMemcpyHostToDevice));
  whole();
  // From the middle of a row to the middle of another: the rest of a row, whole rows, part of one.
  OK(hipMemcpyToArray(array, 20, 2, in.data(), 3 * row, hipMemcpyHostToDevice));
  OK(hipMemcpyFromArray(out.data(), array, 0, 0, row * height, hipMemcpyDeviceToHost));
  for (size_t i = 0; i < out.size(); ++i) CHECK(out[i] == (i >= 2 * width + 5 && i < 5 * width + 5 ? in[i - 2 * width - 5] : 0));
  std::vector<int> part(3 * width);
  OK(SPT(hipMemcpyFromArray)(part.data(), array, 20, 2, 3 * row, hipMemcpyDeviceToHost));
  CHECK(std::memcmp(part.data(), in.data(), 3 * row) == 0);
  clear();

  OK(hipMemcpy2DToArray(array, 0, 0, in.data(), row, row, height, hipMemcpyHostToDevice));
  whole();
  OK(SPT(hipMemcpy2DToArray)(array, 0, 0, in.data(), row, row, height, hipMemcpyHostToDevice));
  whole();
  OK(hipMemcpy2DToArrayAsync(array, 0, 0, in.data(), row, row, height, hipMemcpyHostToDevice, stream));
  whole();
  OK(SPT(hipMemcpy2DToArrayAsync)(array, 0, 0, in.data(), row, row, height, hipMemcpyHostToDevice, nullptr));
  whole();
  OK(hipMemcpy(device, in.data(), row * height, hipMemcpyHostToDevice));
  OK(hipMemcpy2DToArray(array, 0, 0, device, row, row, height, hipMemcpyDeviceToDevice));
  whole();
  // A box of 10 x 3 elements at (12, 4), from (5, 1) of the host's.
  OK(hipMemcpy2DToArray(array, 12 * 4, 4, &in[width + 5], row, 10 * 4, 3, hipMemcpyHostToDevice));
  OK(hipMemcpy2DFromArray(out.data(), row, array, 0, 0, row, height, hipMemcpyDeviceToHost));
  for (size_t y = 0; y < height; ++y)
    for (size_t x = 0; x < width; ++x)
      CHECK(out[y * width + x] == (x >= 12 && x < 22 && y >= 4 && y < 7 ? in[(y - 3) * width + x - 7] : 0));
  OK(hipMemcpy2DToArray(array, 0, 0, in.data(), row, row, height, hipMemcpyHostToDevice));
  for (const int way : {0, 1, 2, 3}) {
    std::vector<int> box(10 * 3);
    if (way == 0) OK(hipMemcpy2DFromArray(box.data(), 40, array, 48, 4, 40, 3, hipMemcpyDeviceToHost));
    if (way == 1) OK(hipMemcpy2DFromArrayAsync(box.data(), 40, array, 48, 4, 40, 3, hipMemcpyDeviceToHost, stream));
    if (way == 2) OK(SPT(hipMemcpy2DFromArray)(box.data(), 40, array, 48, 4, 40, 3, hipMemcpyDeviceToHost));
    if (way == 3) OK(SPT(hipMemcpy2DFromArrayAsync)(box.data(), 40, array, 48, 4, 40, 3, hipMemcpyDeviceToHost, nullptr));
    OK(hipDeviceSynchronize());
    for (size_t i = 0; i < box.size(); ++i) CHECK(box[i] == in[(i / 10 + 4) * width + i % 10 + 12]);
  }
  OK(CALL(hipMemcpy2DArrayToArray, hipArray_t, size_t, size_t, hipArray_const_t, size_t, size_t, size_t, size_t, hipMemcpyKind)(
      other, 4, 1, array, 0, 0, row - 4, height - 1, hipMemcpyDeviceToDevice));
  OK(hipMemcpyFromArray(out.data(), other, 0, 0, row * height, hipMemcpyDeviceToHost));
  for (size_t y = 1; y < height; ++y)
    for (size_t x = 1; x < width; ++x) CHECK(out[y * width + x] == in[(y - 1) * width + x - 1]);

  // The driver's records.
  clear();
  for (const int way : {0, 1, 2}) {
    hip_Memcpy2D to = {};
    to.srcMemoryType = way == 1 ? hipMemoryTypeDevice : hipMemoryTypeHost;
    to.srcHost = in.data();
    to.srcDevice = device;
    to.srcPitch = row;
    to.dstMemoryType = hipMemoryTypeArray;
    to.dstArray = array;
    to.WidthInBytes = row;
    to.Height = height;
    if (way == 0) OK(hipMemcpyParam2D(&to));
    if (way == 1) OK(hipMemcpyParam2DAsync(&to, stream));
    if (way == 2) OK(CALL(hipDrvMemcpy2DUnaligned, const hip_Memcpy2D*)(&to));
    whole();
    hip_Memcpy2D back = {};
    OK(hipMemcpy2DToArray(array, 0, 0, in.data(), row, row, height, hipMemcpyHostToDevice));
    back.srcMemoryType = hipMemoryTypeArray;
    back.srcArray = array;
    back.srcXInBytes = 8;
    back.srcY = 3;
    back.dstMemoryType = hipMemoryTypeHost;
    back.dstHost = out.data();
    back.WidthInBytes = 20;
    back.Height = 2;
    OK(hipMemcpyParam2D(&back));
    for (int i = 0; i < 10; ++i) CHECK(out[i] == in[(3 + i / 5) * width + 2 + i % 5]);
    back.srcY = 7;
    GIVES(hipErrorInvalidValue, hipMemcpyParam2D(&back));
    back.srcArray = reinterpret_cast<hipArray_t>(&back);
    GIVES(hipErrorInvalidValue, hipMemcpyParam2D(&back));
    clear();
  }
  OK(hipStreamDestroy(stream));
  OK(hipFree(device));
  OK(hipFreeArray(other));
  OK(hipFreeArray(array));
}

static void rows() {
  short in[50], out[50];
  for (int i = 0; i < 50; ++i) in[i] = static_cast<short>(i * 7);
  const hipChannelFormatDesc one_short = hipCreateChannelDesc<short>();
  hipArray_t array, other;
  OK(hipMallocArray(&array, &one_short, 50, 0));
  OK(hipMallocArray(&other, &one_short, 50, 0));
  short* device;
  OK(hipMalloc(&device, sizeof in));
  OK(hipMemcpyHtoA(array, 0, in, sizeof in));
  OK(hipMemcpyAtoH(out, array, 20, 40));
  CHECK(std::memcmp(out, in + 10, 40) == 0);
  OK(CALL(hipMemcpyAtoD, hipDeviceptr_t, hipArray_t, size_t, size_t)(device, array, 0, sizeof in));
  OK(CALL(hipMemcpyDtoA, hipArray_t, size_t, hipDeviceptr_t, size_t)(other, 2, device, 98));
  OK(CALL(hipMemcpyAtoA, hipArray_t, size_t, hipArray_t, size_t, size_t)(other, 0, array, 98, 2));
  OK(CALL(hipMemcpyAtoHAsync, void*, hipArray_t, size_t, size_t, hipStream_t)(out, other, 0, sizeof out, nullptr));
  OK(hipDeviceSynchronize());
  CHECK(out[0] == in[49] && std::memcmp(out + 1, in, 98) == 0);
  OK(CALL(hipMemcpyHtoAAsync, hipArray_t, size_t, const void*, size_t, hipStream_t)(other, 10, in, 6, nullptr));
  OK(hipDeviceSynchronize());
  OK(hipMemcpyFromArray(out, other, 0, 0, sizeof out, hipMemcpyDeviceToHost));
  CHECK(out[4] == in[3] && out[5] == in[0] && out[7] == in[2] && out[8] == in[7]);
  OK(hipFree(device));
  OK(hipFreeArray(other));
  OK(hipFreeArray(array));
}

/// Boxes of volumes, of layers of planes and of rows: sizes count elements.
static void boxes(hipExtent size, unsigned flags) {
  const hipChannelFormatDesc two_shorts = hipCreateChannelDesc<short2>();
  const size_t height = size.height == 0 ? 1 : size.height, count = size.width * height * size.depth;
  std::vector<unsigned> in(count), out(count);
  std::iota(in.begin(), in.end(), 5u);
  hipArray_t array, other;
  OK(hipMalloc3DArray(&array, &two_shorts, size, flags));
  OK(hipMalloc3DArray(&other, &two_shorts, size, flags));
  hipMemcpy3DParms to = {};
  to.srcPtr = make_hipPitchedPtr(in.data(), size.width * 4, size.width, height);
  to.dstArray = array;
  to.extent = make_hipExtent(size.width, height, size.depth);
  to.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&to));
  hipMemcpy3DParms between = {};
  between.srcArray = array;
  between.srcPos = make_hipPos(2, 0, 1);
  between.dstArray = other;
  between.dstPos = make_hipPos(0, 0, 0);
  between.extent = make_hipExtent(size.width - 2, height, size.depth - 1);
  between.kind = hipMemcpyDeviceToDevice;
  OK(hipMemcpy3DAsync(&between, nullptr));
  hipMemcpy3DParms back = {};
  back.srcArray = other;
  back.dstPtr = to.srcPtr;
  back.dstPtr.ptr = out.data();
  back.extent = to.extent;
  back.kind = hipMemcpyDeviceToHost;
  OK(hipMemcpy3D(&back));
  size_t wrong = 0;
  for (size_t z = 0; z + 1 < size.depth; ++z)
    for (size_t y = 0; y < height; ++y)
      for (size_t x = 0; x + 2 < size.width; ++x)
        wrong += out[(z * height + y) * size.width + x] != in[((z + 1) * height + y) * size.width + x + 2];
  CHECK(wrong == 0);

  HIP_MEMCPY3D driver = {};
  driver.srcMemoryType = hipMemoryTypeArray;
  driver.srcArray = array;
  driver.srcXInBytes = 4;
  driver.srcZ = 1;
  driver.dstMemoryType = hipMemoryTypeHost;
  driver.dstHost = out.data();
  driver.WidthInBytes = 8;
  driver.Height = static_cast<unsigned>(height);
  driver.Depth = 1;
  OK(hipDrvMemcpy3D(&driver));
  CHECK(out[0] == in[height * size.width + 1] && out[2 * height - 1] == in[(2 * height - 1) * size.width + 2]);
  OK(hipDrvMemcpy3DAsync(&driver, nullptr));
  driver.srcXInBytes = static_cast<unsigned>(size.width * 4 - 4);
  GIVES(hipErrorInvalidValue, hipDrvMemcpy3D(&driver));

  // As a node of a graph, which tells of the arrays, and captured.
  hipGraph_t graph;
  hipGraphExec_t executable;
  hipGraphNode_t node;
  OK(hipGraphCreate(&graph, 0));
  OK(hipGraphAddMemcpyNode(&node, graph, nullptr, 0, &between));
  hipMemcpy3DParms told = {};
  OK(hipGraphMemcpyNodeGetParams(node, &told));
  CHECK(told.srcArray == array && told.dstArray == other && told.srcPos.x == 2 && told.srcPos.y == 0 && told.srcPos.z == 1);
  CHECK(told.extent.width == size.width - 2 && told.extent.depth == size.depth - 1 && told.srcPtr.ptr == nullptr);
  OK(hipGraphMemcpyNodeSetParams(node, &told));
  OK(hipMemcpy2DToArray(other, 0, 0, in.data() + 9, size.width * 4, size.width * 4, 1, hipMemcpyHostToDevice));
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(executable, nullptr));
  OK(hipMemcpy3D(&back));
  CHECK(out[0] == in[height * size.width + 2]);
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipFreeArray(other));
  OK(hipFreeArray(array));
}

// hipMemcpy3DPeerParms, and hipMemcpy3DBatchOp with an array on the first side.
struct PeerCopy {
  hipArray_t from_array;
  hipPos from_at;
  hipPitchedPtr from;
  int from_device;
  hipArray_t to_array;
  hipPos to_at;
  hipPitchedPtr to;
  int to_device;
  hipExtent extent;
};
struct BatchCopy {
  int from_kind;
  hipArray_t from_array;
  hipPos from_at;
  int to_kind;
  void* to;
  size_t row, rows;
  hipMemLocation hint;
  hipExtent extent;
  int order;
  unsigned flags;
};
static_assert(sizeof(PeerCopy) == 168 && sizeof(BatchCopy) == 112);

/// By calls of version 7.
static void newer_copies() {
  int in[8 * 4 * 3], out[96] = {};
  std::iota(in, in + 96, 1);
  const hipChannelFormatDesc one_int = hipCreateChannelDesc<int>();
  hipArray_t array, other;
  OK(hipMalloc3DArray(&array, &one_int, make_hipExtent(8, 4, 3), 0));
  OK(hipMalloc3DArray(&other, &one_int, make_hipExtent(8, 4, 3), 0));
  hipMemcpy3DParms fill = {};
  fill.srcPtr = make_hipPitchedPtr(in, 32, 8, 4);
  fill.dstArray = array;
  fill.extent = make_hipExtent(8, 4, 3);
  fill.kind = hipMemcpyHostToDevice;
  OK(hipMemcpy3D(&fill));
  PeerCopy peer = {};
  peer.from_array = array;
  peer.from_at = make_hipPos(1, 0, 1);
  peer.to_array = other;
  peer.extent = make_hipExtent(7, 4, 2);
  OK(CALL(hipMemcpy3DPeer, const PeerCopy*)(&peer));
  BatchCopy batch = {2, other, make_hipPos(2, 1, 0), 1, out, 0, 0, {}, make_hipExtent(5, 2, 2), 1, 0};
  size_t failed = 0;
  const auto copy = CALL(hipMemcpy3DBatchAsync, size_t, const BatchCopy*, size_t*, unsigned long long, hipStream_t);
  OK(copy(1, &batch, &failed, 0, nullptr));
  OK(hipDeviceSynchronize());
  for (int i = 0; i < 20; ++i) CHECK(out[i] == in[(i / 10 + 1) * 32 + (i / 5 % 2 + 1) * 8 + i % 5 + 3]);
  batch.from_at.z = 2;
  GIVES(hipErrorInvalidValue, copy(1, &batch, &failed, 0, nullptr));
  batch.from_array = reinterpret_cast<hipArray_t>(out);
  GIVES(hipErrorInvalidValue, copy(1, &batch, &failed, 0, nullptr));
  OK(hipFreeArray(other));
  OK(hipFreeArray(array));
}

/// A copy that was captured, and calls that no capture permits.
static void captured() {
  int in[16], out[16] = {};
  std::iota(in, in + 16, 3);
  const hipChannelFormatDesc one_int = hipCreateChannelDesc<int>();
  hipArray_t array, other;
  OK(hipMallocArray(&array, &one_int, 16, 0));
  hipStream_t stream;
  hipGraph_t graph;
  hipGraphExec_t executable;
  OK(hipStreamCreate(&stream));
  OK(hipStreamBeginCapture(stream, hipStreamCaptureModeRelaxed));
  OK(hipMemcpy2DToArrayAsync(array, 0, 0, in, 64, 64, 1, hipMemcpyHostToDevice, stream));
  OK(hipMemcpy2DFromArrayAsync(out, 64, array, 0, 0, 64, 1, hipMemcpyDeviceToHost, stream));
  OK(hipStreamEndCapture(stream, &graph));
  CHECK(out[1] == 0);
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(executable, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(std::memcmp(in, out, sizeof in) == 0);
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  GIVES(hipErrorStreamCaptureUnsupported, hipMallocArray(&other, &one_int, 16, 0));
  GIVES(hipErrorStreamCaptureInvalidated, hipStreamEndCapture(stream, &graph));
  OK(hipStreamDestroy(stream));
  // A reset takes the device's arrays.
  OK(hipDeviceReset());
  GIVES(hipErrorContextIsDestroyed, hipFreeArray(array));
}

static void limits(bool images) {
  hipDeviceProp_t p;
  OK(hipGetDeviceProperties(&p, 0));
  const int most = images ? 16384 : 0, planes = images ? 8192 : 0;
  CHECK(p.maxTexture1D == most && p.maxTexture2D[0] == most && p.maxTexture2D[1] == most && p.maxTexture3D[0] == most && p.maxTexture3D[2] == planes);
  CHECK((p.maxTexture1DLinear > 0) == images);
  const auto attribute = [](hipDeviceAttribute_t which) {
    int value = -1;
    OK(hipDeviceGetAttribute(&value, which, 0));
    return value;
  };
  CHECK(attribute(hipDeviceAttributeMaxTexture1DWidth) == most && attribute(hipDeviceAttributeMaxTexture2DWidth) == most);
  CHECK(attribute(hipDeviceAttributeMaxTexture2DHeight) == most && attribute(hipDeviceAttributeMaxTexture3DDepth) == planes);
  CHECK(attribute(hipDeviceAttributeMaxTexture3DWidth) == most && attribute(hipDeviceAttributeMaxTexture3DHeight) == most);
  CHECK(attribute(hipDeviceAttributeMaxSurface1D) == most && attribute(hipDeviceAttributeTextureAlignment) == 256);
  CHECK(attribute(hipDeviceAttributeImageSupport) == (images ? 1 : 0) && attribute(hipDeviceAttributeMaxTextureCubemap) == 0);
  size_t elements = 7;
  const auto linear = CALL(hipDeviceGetTexture1DLinearMaxWidth, size_t*, const hipChannelFormatDesc*, int);
  OK(linear(&elements, &four_bytes, 0));
  CHECK(elements == (images ? size_t{0x7fffffff} / 4 : 0));
  GIVES(hipErrorInvalidValue, linear(nullptr, &four_bytes, 0));
  GIVES(hipErrorInvalidDevice, linear(&elements, &four_bytes, 99));
}

static void without_images() {
  hipArray_t array;
  HIP_ARRAY_DESCRIPTOR flat = {8, 8, HIP_AD_FORMAT_FLOAT, 1};
  HIP_ARRAY3D_DESCRIPTOR deep = {8, 8, 8, HIP_AD_FORMAT_FLOAT, 1, 0};
  GIVES(hipErrorNotSupported, hipMallocArray(&array, &one_float, 8, 8));
  GIVES(hipErrorNotSupported, hipMalloc3DArray(&array, &one_float, make_hipExtent(8, 8, 8), 0));
  GIVES(hipErrorNotSupported, hipArrayCreate(&array, &flat));
  GIVES(hipErrorNotSupported, hipArray3DCreate(&array, &deep));
  float* memory;
  OK(hipMalloc(&memory, 256));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = memory;
  resource.res.linear.desc = one_float;
  resource.res.linear.sizeInBytes = 256;
  hipTextureDesc texture = {};
  hipTextureObject_t object;
  GIVES(hipErrorNotSupported, hipCreateTextureObject(&object, &resource, &texture, nullptr));
  hipSurfaceObject_t surface;
  GIVES(hipErrorNotSupported, hipCreateSurfaceObject(&surface, &resource));
  OK(hipDestroyTextureObject(nullptr));
  OK(hipFree(memory));
}

int main(int argc, char** argv) {
  const bool none = argc > 1 && std::strcmp(argv[1], "none") == 0;
  limits(!none);
  if (none) {
    without_images();
    return verdict();
  }
  made_and_told();
  refused();
  planes();
  rows();
  boxes(make_hipExtent(20, 9, 5), hipArrayDefault);
  boxes(make_hipExtent(70, 6, 4), hipArrayLayered);
  boxes(make_hipExtent(33, 0, 7), hipArrayLayered);
  newer_copies();
  captured();
  return verdict();
}
