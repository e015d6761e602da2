// The table of mipmapped arrays, and the calls that make them, free them and give their levels.
#include "mipmapped_array.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <mutex>

#include "allocation.hpp"
#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "image.hpp"
#include "stream.hpp"
#include "texture.hpp"

namespace hip {

namespace {

struct Table {
  std::mutex mutex;
  std::map<const void*, std::shared_ptr<const MipmappedArray>> arrays;  // by handle
};
Table& table() {
  static auto* const one = new Table;
  return *one;
}

/// Levels down to one texel.
unsigned most_levels(const HIP_ARRAY3D_DESCRIPTOR& given) {
  const std::size_t planes = (given.Flags & hipArrayLayered) != 0 ? 0 : given.Depth;
  return static_cast<unsigned>(std::bit_width(std::max({given.Width, given.Height, planes})));
}

/// One side of a level; 0 stays 0, for dimensions that the array has not.
std::size_t side(std::size_t of, unsigned level) { return of == 0 ? 0 : std::max<std::size_t>(of >> level, 1); }

hipError_t create(hipMipmappedArray_t* result, const HIP_ARRAY3D_DESCRIPTOR& given, unsigned levels, bool of_driver,
                  const char* from) {
  if (!result) return hipErrorInvalidValue;
  if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
  Gpu* const gpu = current();
  if (!gpu) return hipErrorNoDevice;
  if (!has_images(*gpu)) return hipErrorNotSupported;
  const auto texel = texel_of(given.Format, given.NumChannels);
  if (!texel || !is_array_shape(given) || (given.Flags & hipArrayTextureGather) != 0) return hipErrorInvalidValue;
  if (levels == 0 || levels > most_levels(given)) return hipErrorInvalidValue;
  const hipExtent extent{given.Width, given.Height, given.Depth};
  const bool layered = (given.Flags & hipArrayLayered) != 0;
  auto image = image_of({*texel}, extent, layered);
  image.levels = levels;
  image.last_level = levels - 1;
  std::shared_ptr<const ArrayMemory> memory;
  if (const hipError_t error = ArrayMemory::make(size_of(*gpu, image).bytes, from, memory); error != hipSuccess)
    return error;
  auto whole = std::make_shared<MipmappedArray>();
  whole->device = gpu->ordinal;
  for (unsigned level = 0; level < levels; ++level) {
    const LevelPlace place = place_of(*gpu, image, level);
    auto array = std::make_shared<Array>();
    array->texel = *texel;
    array->width = side(extent.width, level);
    array->height = side(extent.height, level);
    array->depth = layered ? extent.depth : side(extent.depth, level);
    array->flags = given.Flags;
    array->device = gpu->ordinal;
    array->memory = memory;
    array->start = memory->start + place.offset;
    array->row = place.row;
    array->slice = place.slice;
    array->image = extent;
    array->level = level;
    array->levels = levels;
    array->of_mipmaps = true;
    publish(array, of_driver);
    whole->levels.push_back(std::move(array));
  }
  whole->shown = {whole.get(),
                  description_of(*texel),
                  0,
                  static_cast<unsigned>(given.Width),
                  static_cast<unsigned>(given.Height),
                  static_cast<unsigned>(given.Depth),
                  0,
                  levels,
                  given.Flags,
                  given.Format};
  *result = whole->handle();
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  all.arrays.emplace(whole->handle(), whole);
  return hipSuccess;
}

/// Waits for the device: nobody may still be using the memory. A texture that shows it keeps the memory.
hipError_t destroy(hipMipmappedArray_t handle) {
  if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
  if (!mipmapped_array_of(handle)) return hipErrorInvalidValue;
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  std::shared_ptr<const MipmappedArray> last;
  {
    Table& all = table();
    const std::lock_guard lock(all.mutex);
    if (const auto found = all.arrays.find(handle); found != all.arrays.end()) {
      last = std::move(found->second);
      all.arrays.erase(found);
    }
  }
  if (last)
    for (const auto& level : last->levels) withdraw(*level);
  return hipSuccess;
}

hipError_t level_handle(hipArray_t* result, hipMipmappedArray_const_t handle, unsigned level) {
  const auto whole = mipmapped_array_of(handle);
  if (!result || !whole || level >= whole->levels.size()) return hipErrorInvalidValue;
  *result = whole->levels[level]->handle();
  return hipSuccess;
}

}  // namespace

std::shared_ptr<const MipmappedArray> mipmapped_array_of(hipMipmappedArray_const_t handle) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto found = all.arrays.find(handle);
  return found == all.arrays.end() ? nullptr : found->second;
}

void forget_mipmapped_arrays(const Gpu& gpu) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  std::erase_if(all.arrays, [&](const auto& each) { return each.second->device == gpu.ordinal; });
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMallocMipmappedArray(hipMipmappedArray_t* array, const hipChannelFormatDesc* description,
                                   hipExtent extent, unsigned levels, unsigned flags) {
  return call([&] {
    if (!array || !description) return hipErrorInvalidValue;
    if (const hipError_t error = image_support(); error != hipSuccess) return error;
    const auto texel = texel_of(*description);
    if (!texel) return hipErrorInvalidValue;
    return create(array, {extent.width, extent.height, extent.depth, texel->component, texel->channels, flags}, levels,
                  false, "hipMallocMipmappedArray");
  });
}
hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t* array, HIP_ARRAY3D_DESCRIPTOR* given, unsigned levels) {
  return call(
      [&] { return given ? create(array, *given, levels, true, "hipMipmappedArrayCreate") : hipErrorInvalidValue; });
}
hipError_t hipFreeMipmappedArray(hipMipmappedArray_t array) {
  return call([&] { return destroy(array); });
}
hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t array) { return hipFreeMipmappedArray(array); }
hipError_t hipGetMipmappedArrayLevel(hipArray_t* result, hipMipmappedArray_const_t array, unsigned level) {
  return call([&] { return level_handle(result, array, level); });
}
hipError_t hipMipmappedArrayGetLevel(hipArray_t* result, hipMipmappedArray_t array, unsigned level) {
  return hipGetMipmappedArrayLevel(result, array, level);
}

}  // extern "C"
