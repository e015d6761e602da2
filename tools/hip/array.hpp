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

/// Memory of an array, or of all levels of a mipmapped one.
struct ArrayMemory {
  std::uint8_t* const start;

  explicit ArrayMemory(void* at) : start(static_cast<std::uint8_t*>(at)) {}
  ArrayMemory(const ArrayMemory&) = delete;
  ArrayMemory& operator=(const ArrayMemory&) = delete;
  ~ArrayMemory();
  /// `from` is a literal, the name of the call.
  static hipError_t make(std::size_t bytes, const char* from, std::shared_ptr<const ArrayMemory>& result);
};

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
  std::shared_ptr<const ArrayMemory> memory{};
  std::uint8_t* start = nullptr;   ///< of its first element
  std::size_t row = 0, slice = 0;  ///< bytes from one to the next
  hipExtent image{};               ///< elements of the image that the memory is: its own, or those of level 0
  unsigned level = 0, levels = 1;  ///< of that image
  bool of_mipmaps = false;         ///< one of the levels of a mipmapped array, which are freed together

  Array() = default;
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  std::size_t rows() const { return height == 0 ? 1 : height; }
  /// Planes of a 3D array, or layers.
  std::size_t slices() const { return depth == 0 ? 1 : depth; }
  /// Coordinates, without the layer.
  std::size_t dimensions() const { return height == 0 ? 1 : depth != 0 && !layered() ? 3 : 2; }
  bool layered() const { return (flags & hipArrayLayered) != 0; }
  hipArray_t handle() const { return reinterpret_cast<hipArray_t>(const_cast<Shown*>(&shown)); }
};

/// Are the sizes and flags those of an array? (AMD's runtime has no cubemaps, either.)
bool is_array_shape(const HIP_ARRAY3D_DESCRIPTOR& given);
/// Sets what programs see of the array, and lets them use it by its handle; and the other way round.
void publish(const std::shared_ptr<Array>& array, bool of_driver);
void withdraw(const Array& array);

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
