// HIP arrays: images that programs know by handles. Their memory is linear: rows of elements one after the other, each
// beginning at a multiple of 256 bytes.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>

#include "texel.hpp"

namespace hip {

struct Gpu;

struct Array {
  /// What the headers of version 5 show of it, so it comes first. A handle is the address of this.
  struct Shown {
    void* data;
    hipChannelFormatDesc description;
    unsigned type, width, height, depth;
    hipArray_Format component;
    unsigned channels;
    bool of_driver;
    unsigned texture_type;
  } shown{};
  Texel texel{};
  std::size_t width = 0, height = 0, depth = 0;  ///< in elements, as the program gave them: 0 for dimensions it has not
  unsigned flags = 0;                            ///< hipArrayLayered, ...
  int device = 0;
  std::uint8_t* memory = nullptr;
  std::size_t row = 0, slice = 0;  ///< bytes from one to the next

  Array() = default;
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  ~Array();
  std::size_t rows() const { return height == 0 ? 1 : height; }
  /// Planes of a 3D array, or layers.
  std::size_t slices() const { return depth == 0 ? 1 : depth; }
  bool layered() const { return (flags & hipArrayLayered) != 0; }
  hipArray_t handle() const { return reinterpret_cast<hipArray_t>(const_cast<Shown*>(&shown)); }
};

/// Null if no array has that handle.
std::shared_ptr<const Array> array_of(hipArray_const_t handle);
/// The array whose memory the byte is in, and where it is, x in elements; null if there is none.
hipArray_t array_at(const void* address, hipPos& position);

/// Where a box of an array begins, and the distances of its rows and slices in bytes.
struct ArrayPlace {
  std::uint8_t* start = nullptr;
  std::size_t row = 0, slice = 0;
};
/// `at.x` and `size.width` in bytes. hipErrorInvalidValue if the box is not in an array of that handle.
hipError_t place_in(hipArray_const_t handle, hipPos at, hipExtent size, ArrayPlace& place);

/// Takes away all arrays of a device.
void forget_arrays(const Gpu& gpu);

}  // namespace hip
