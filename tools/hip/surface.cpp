// Surface objects: arrays that kernels load from and store to. Their calls have C++ names, for AMD's headers declare
// them outside extern "C".
#include <hip/hip_runtime_api.h>

#include "array.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "image.hpp"
#include "image_objects.hpp"

namespace hip {

namespace {

hipError_t create(hipSurfaceObject_t* result, const hipResourceDesc* resource) {
  if (const hipError_t error = image_support(); error != hipSuccess) return error;
  if (!result || !resource || resource->resType != hipResourceTypeArray) return hipErrorInvalidValue;
  auto entry = std::make_shared<ImageObjectEntry>();
  entry->is_texture = false;
  entry->array = array_of(resource->res.array.array);
  if (!entry->array) return hipErrorInvalidValue;
  const Array& array = *entry->array;
  if (array.flags != hipArrayDefault && (array.flags & hipArraySurfaceLoadStore) == 0) return hipErrorInvalidValue;
  entry->parts.resource = *resource;
  const TexelView view{array.texel};
  const auto object = image_object(*current(), image_of(array, view), view);
  if (!object) return hipErrorInvalidValue;
  if (const hipError_t error = add_object(object->data(), object->size(), "hipCreateSurfaceObject", entry);
      error != hipSuccess)
    return error;
  *result = static_cast<hipSurfaceObject_t>(entry->memory);
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* result, const hipResourceDesc* resource) {
  return call([&] { return create(result, resource); });
}
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface) {
  return call([&] { return surface ? remove_object(surface, false) : hipSuccess; });
}
