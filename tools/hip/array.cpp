// The table of arrays, and the calls that make them, free them and tell of them.
#include "array.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "allocation.hpp"
#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "image.hpp"
#include "stream.hpp"

namespace hip {

namespace {

struct Table {
  std::mutex mutex;
  std::map<const void*, std::shared_ptr<const Array>> arrays;  // by handle
};
Table& table() {
  static auto* const one = new Table;
  return *one;
}

hipError_t create(hipArray_t* result, const HIP_ARRAY3D_DESCRIPTOR& given, bool of_driver, const char* from) {
  if (!result) return hipErrorInvalidValue;
  if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
  Gpu* const gpu = current();
  if (!gpu) return hipErrorNoDevice;
  if (!has_images(*gpu)) return hipErrorNotSupported;
  const auto texel = texel_of(given.Format, given.NumChannels);
  if (!texel || !is_array_shape(given)) return hipErrorInvalidValue;
  auto array = std::make_shared<Array>();
  array->texel = *texel;
  array->width = given.Width;
  array->height = given.Height;
  array->depth = given.Depth;
  array->flags = given.Flags;
  array->device = gpu->ordinal;
  array->image = {array->width, array->height, array->depth};
  const ImageSize size = size_of(*gpu, image_of({*texel}, array->image, array->layered()));
  array->row = size.row;
  array->slice = size.slice;
  if (const hipError_t error = ArrayMemory::make(size.bytes, from, array->memory); error != hipSuccess) return error;
  array->start = array->memory->start;
  publish(array, of_driver);
  *result = array->handle();
  return hipSuccess;
}

hipError_t create(hipArray_t* result, const hipChannelFormatDesc* description, hipExtent extent, unsigned flags,
                  const char* from) {
  if (!result || !description) return hipErrorInvalidValue;
  const auto texel = texel_of(*description);
  const Gpu* const gpu = current();
  if (gpu && !has_images(*gpu)) return hipErrorNotSupported;
  if (!texel) return hipErrorInvalidValue;
  return create(result, {extent.width, extent.height, extent.depth, texel->component, texel->channels, flags}, false,
                from);
}

/// Waits for the device: nobody may still be using the memory. A texture that shows the array keeps it.
hipError_t destroy(hipArray_t handle) {
  if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
  if (!handle) return hipErrorInvalidValue;
  const auto array = array_of(handle);
  if (!array) return hipErrorContextIsDestroyed;
  if (array->of_mipmaps) return hipErrorInvalidValue;
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  withdraw(*array);
  return hipSuccess;
}

/// For calls that tell of an array.
template <class Tell>
hipError_t told(hipArray_const_t handle, bool wanted, Tell&& tell) {
  if (!handle) return hipErrorInvalidHandle;
  if (!wanted) return hipErrorInvalidValue;
  const auto array = array_of(handle);
  if (!array) return hipErrorInvalidHandle;
  tell(*array);
  return hipSuccess;
}

}  // namespace

ArrayMemory::~ArrayMemory() {
  if (start) (void)release(start, MemoryKind::device, MemoryKind::device, hipErrorInvalidValue);
}

hipError_t ArrayMemory::make(std::size_t bytes, const char* from, std::shared_ptr<const ArrayMemory>& result) {
  void* memory = nullptr;
  const hipError_t error = allocate(MemoryKind::device, bytes, 0, from, &memory);
  if (error == hipSuccess) result = std::make_shared<ArrayMemory>(memory);
  return error;
}

bool is_array_shape(const HIP_ARRAY3D_DESCRIPTOR& given) {
  constexpr unsigned known = hipArrayLayered | hipArraySurfaceLoadStore | hipArrayTextureGather;
  if ((given.Flags & ~known) != 0 || given.Width == 0) return false;
  const bool layered = (given.Flags & hipArrayLayered) != 0;
  if (layered && given.Depth == 0) return false;
  if (!layered && given.Depth != 0 && given.Height == 0) return false;
  if ((given.Flags & hipArrayTextureGather) != 0 && (given.Height == 0 || given.Depth != 0)) return false;
  return given.Width <= most_texels && given.Height <= most_texels && given.Depth <= most_planes;
}

void publish(const std::shared_ptr<Array>& array, bool of_driver) {
  array->shown = {array.get(),
                  description_of(array->texel),
                  0,
                  static_cast<unsigned>(array->width),
                  static_cast<unsigned>(array->height),
                  static_cast<unsigned>(array->depth),
                  array->texel.component,
                  array->texel.channels,
                  of_driver,
                  0};
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  all.arrays.emplace(array->handle(), array);
}

void withdraw(const Array& array) {
  Table& all = table();
  std::shared_ptr<const Array> last;
  const std::lock_guard lock(all.mutex);
  if (const auto found = all.arrays.find(array.handle()); found != all.arrays.end()) {
    last = std::move(found->second);
    all.arrays.erase(found);
  }
}

std::shared_ptr<const Array> array_of(hipArray_const_t handle) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto found = all.arrays.find(handle);
  return found == all.arrays.end() ? nullptr : found->second;
}

hipArray_t array_at(const void* address, hipPos& position) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto at = reinterpret_cast<std::uintptr_t>(address);
  for (const auto& [handle, array] : all.arrays) {
    const auto start = reinterpret_cast<std::uintptr_t>(array->start);
    if (at < start || at - start >= array->slice * array->slices()) continue;
    const std::size_t offset = at - start;
    if (offset % array->slice / array->row >= array->rows()) continue;  // of another level
    position = {offset % array->slice % array->row / array->texel.bytes(), offset % array->slice / array->row,
                offset / array->slice};
    return array->handle();
  }
  return nullptr;
}

hipError_t place_in(hipArray_const_t handle, hipPos at, hipExtent size, ArrayPlace& place) {
  const auto array = array_of(handle);
  if (!array) return hipErrorInvalidValue;
  const auto inside = [](std::size_t from, std::size_t count, std::size_t most) {
    return from <= most && count <= most - from;
  };
  if (!inside(at.x, size.width, array->width * array->texel.bytes()) || !inside(at.y, size.height, array->rows()) ||
      !inside(at.z, size.depth, array->slices()))
    return hipErrorInvalidValue;
  place = {array->start + at.z * array->slice + at.y * array->row + at.x, array->row, array->slice};
  return hipSuccess;
}

void forget_arrays(const Gpu& gpu) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  std::erase_if(all.arrays, [&](const auto& each) { return each.second->device == gpu.ordinal; });
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMallocArray(hipArray_t* array, const hipChannelFormatDesc* description, size_t width, size_t height,
                          unsigned flags) {
  return call([&] { return create(array, description, {width, height, 0}, flags, "hipMallocArray"); });
}
hipError_t hipMalloc3DArray(hipArray_t* array, const hipChannelFormatDesc* description, hipExtent extent,
                            unsigned flags) {
  return call([&] { return create(array, description, extent, flags, "hipMalloc3DArray"); });
}
hipError_t hipArrayCreate(hipArray_t* array, const HIP_ARRAY_DESCRIPTOR* given) {
  return call([&] {
    if (!given) return hipErrorInvalidValue;
    return create(array, {given->Width, given->Height, 0, given->Format, given->NumChannels, hipArrayDefault}, true,
                  "hipArrayCreate");
  });
}
hipError_t hipArray3DCreate(hipArray_t* array, const HIP_ARRAY3D_DESCRIPTOR* given) {
  return call([&] { return given ? create(array, *given, true, "hipArray3DCreate") : hipErrorInvalidValue; });
}
hipError_t hipFreeArray(hipArray_t array) {
  return call([&] { return destroy(array); });
}
hipError_t hipArrayDestroy(hipArray_t array) { return hipFreeArray(array); }

hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR* result, hipArray_t handle) {
  return call([&] {
    return told(handle, result != nullptr, [&](const Array& array) {
      *result = {array.width, array.height, array.depth, array.texel.component, array.texel.channels, array.flags};
    });
  });
}
hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR* result, hipArray_t handle) {
  return call([&] {
    return told(handle, result != nullptr, [&](const Array& array) {
      *result = {array.width, array.height, array.texel.component, array.texel.channels};
    });
  });
}
hipError_t hipArrayGetInfo(hipChannelFormatDesc* description, hipExtent* extent, unsigned* flags, hipArray_t handle) {
  return call([&] {
    return told(handle, true, [&](const Array& array) {
      if (description) *description = description_of(array.texel);
      if (extent) *extent = {array.width, array.height, array.depth};
      if (flags) *flags = array.flags;
    });
  });
}
hipError_t hipGetChannelDesc(hipChannelFormatDesc* result, hipArray_const_t handle) {
  return call([&] {
    if (!result) return hipErrorInvalidValue;
    return told(handle, true, [&](const Array& array) { *result = description_of(array.texel); });
  });
}

}  // extern "C"
