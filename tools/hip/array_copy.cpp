// Copies from and to arrays that are no hipMemcpy3D. Widths and places along a row are in bytes.
#include <algorithm>

#include "array.hpp"
#include "copy.hpp"
#include "error.hpp"
#include "stream.hpp"

namespace hip {

namespace {

/// A box of memory, beside one of an array.
struct Box {
  std::uint8_t* start = nullptr;
  std::size_t pitch = 0;
};
struct At {
  std::size_t x = 0, y = 0;
};

hipError_t place(hipArray_const_t array, At at, std::size_t width, std::size_t height, Box& box) {
  if (!array) return hipErrorInvalidHandle;
  ArrayPlace place;
  const hipError_t error = place_in(array, {at.x, at.y, 0}, {width, height, 1}, place);
  box = {place.start, place.row};
  return error;
}

hipError_t check(const void* memory, std::size_t pitch, std::size_t width) {
  if (!memory) return hipErrorInvalidValue;
  return pitch == 0 || pitch < width ? hipErrorInvalidPitchValue : hipSuccess;
}

hipError_t copy_box(Box to, Box from, std::size_t width, std::size_t height, hipMemcpyKind kind, hipStream_t stream,
                    bool wait) {
  if (width == 0 || height == 0) return hipSuccess;
  CopyOperation copy = plain_copy(to.start, from.start, width, kind);
  copy.height = height;
  copy.to_pitch = to.pitch;
  copy.from_pitch = from.pitch;
  return submit_copy(stream, copy, wait);
}

hipError_t to_array(hipArray_t array, At at, const void* from, std::size_t pitch, std::size_t width, std::size_t height,
                    hipMemcpyKind kind, hipStream_t stream, bool wait) {
  if (const hipError_t error = check(from, pitch, width); error != hipSuccess) return error;
  Box box;
  if (const hipError_t error = place(array, at, width, height, box); error != hipSuccess) return error;
  return copy_box(box, {static_cast<std::uint8_t*>(const_cast<void*>(from)), pitch}, width, height, kind, stream, wait);
}

hipError_t from_array(void* to, std::size_t pitch, hipArray_const_t array, At at, std::size_t width, std::size_t height,
                      hipMemcpyKind kind, hipStream_t stream, bool wait) {
  Box box;
  if (const hipError_t error = place(array, at, width, height, box); error != hipSuccess) return error;
  if (const hipError_t error = check(to, pitch, width); error != hipSuccess) return error;
  return copy_box({static_cast<std::uint8_t*>(to), pitch}, box, width, height, kind, stream, wait);
}

/// `bytes` in a row on one side, and on the other from a place in the array on, row after row.
hipError_t flat(hipArray_const_t handle, At at, void* memory, std::size_t bytes, hipMemcpyKind kind, bool into_array,
                hipStream_t stream) {
  const auto array = array_of(handle);
  if (!array || !memory) return hipErrorInvalidValue;
  const std::size_t row = array->width * array->texel.bytes();
  if (at.x >= row || at.y >= array->rows() || bytes > (array->rows() - at.y) * row - at.x) return hipErrorInvalidValue;
  auto* left = static_cast<std::uint8_t*>(memory);
  while (bytes > 0) {
    // The rest of a row, or all whole rows.
    const std::size_t width = std::min(bytes, row - at.x), height = width == row ? bytes / row : 1;
    Box box;
    if (const hipError_t error = place(handle, at, width, height, box); error != hipSuccess) return error;
    const Box other{left, width};
    const hipError_t error =
        copy_box(into_array ? box : other, into_array ? other : box, width, height, kind, stream, true);
    if (error != hipSuccess) return error;
    left += width * height;
    bytes -= width * height;
    at = {0, at.y + height};
  }
  return hipSuccess;
}

/// `bytes` in the first row of an array.
hipError_t one_row(hipArray_t array, std::size_t offset, std::size_t bytes, Box& box) {
  return array ? place(array, {offset, 0}, bytes, 1, box) : hipErrorInvalidValue;
}
hipError_t row_to_array(hipArray_t array, std::size_t offset, const void* from, std::size_t bytes, hipMemcpyKind kind,
                        hipStream_t stream, bool wait) {
  Box to;
  if (const hipError_t error = one_row(array, offset, bytes, to); error != hipSuccess) return error;
  return copy_box(to, {static_cast<std::uint8_t*>(const_cast<void*>(from)), bytes}, bytes, 1, kind, stream, wait);
}
hipError_t row_from_array(void* to, hipArray_t array, std::size_t offset, std::size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream, bool wait) {
  Box from;
  if (const hipError_t error = one_row(array, offset, bytes, from); error != hipSuccess) return error;
  return copy_box({static_cast<std::uint8_t*>(to), bytes}, from, bytes, 1, kind, stream, wait);
}

hipStream_t own(hipStream_t stream) { return stream ? stream : hipStreamPerThread; }

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMemcpy2DToArray(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                              size_t height, hipMemcpyKind kind) {
  return call([&] { return to_array(to, {x, y}, from, pitch, width, height, kind, nullptr, true); });
}
hipError_t hipMemcpy2DToArrayAsync(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                   size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return to_array(to, {x, y}, from, pitch, width, height, kind, stream, false); });
}
hipError_t hipMemcpy2DToArray_spt(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                  size_t height, hipMemcpyKind kind) {
  return call([&] { return to_array(to, {x, y}, from, pitch, width, height, kind, hipStreamPerThread, true); });
}
hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                       size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpy2DToArrayAsync(to, x, y, from, pitch, width, height, kind, own(stream));
}
hipError_t hipMemcpy2DFromArray(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                size_t height, hipMemcpyKind kind) {
  return call([&] { return from_array(to, pitch, from, {x, y}, width, height, kind, nullptr, true); });
}
hipError_t hipMemcpy2DFromArrayAsync(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                     size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return from_array(to, pitch, from, {x, y}, width, height, kind, stream, false); });
}
hipError_t hipMemcpy2DFromArray_spt(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                    size_t height, hipMemcpyKind kind) {
  return call([&] { return from_array(to, pitch, from, {x, y}, width, height, kind, hipStreamPerThread, true); });
}
hipError_t hipMemcpy2DFromArrayAsync_spt(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y,
                                         size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return hipMemcpy2DFromArrayAsync(to, pitch, from, x, y, width, height, kind, own(stream));
}
hipError_t hipMemcpy2DArrayToArray(hipArray_t to, size_t to_x, size_t to_y, hipArray_const_t from, size_t from_x,
                                   size_t from_y, size_t width, size_t height, hipMemcpyKind kind) {
  return call([&] {
    Box source, target;
    if (const hipError_t error = place(from, {from_x, from_y}, width, height, source); error != hipSuccess)
      return error;
    if (const hipError_t error = place(to, {to_x, to_y}, width, height, target); error != hipSuccess) return error;
    return copy_box(target, source, width, height, kind, nullptr, true);
  });
}
hipError_t hipMemcpyToArray(hipArray_t to, size_t x, size_t y, const void* from, size_t bytes, hipMemcpyKind kind) {
  return call([&] { return flat(to, {x, y}, const_cast<void*>(from), bytes, kind, true, nullptr); });
}
hipError_t hipMemcpyFromArray(void* to, hipArray_const_t from, size_t x, size_t y, size_t bytes, hipMemcpyKind kind) {
  return call([&] { return flat(from, {x, y}, to, bytes, kind, false, nullptr); });
}
hipError_t hipMemcpyFromArray_spt(void* to, hipArray_const_t from, size_t x, size_t y, size_t bytes,
                                  hipMemcpyKind kind) {
  return call([&] { return flat(from, {x, y}, to, bytes, kind, false, hipStreamPerThread); });
}

hipError_t hipMemcpyHtoA(hipArray_t to, size_t offset, const void* from, size_t bytes) {
  return call([&] { return row_to_array(to, offset, from, bytes, hipMemcpyDefault, nullptr, true); });
}
hipError_t hipMemcpyHtoAAsync(hipArray_t to, size_t offset, const void* from, size_t bytes, hipStream_t stream) {
  return call([&] { return row_to_array(to, offset, from, bytes, hipMemcpyDefault, stream, false); });
}
hipError_t hipMemcpyAtoH(void* to, hipArray_t from, size_t offset, size_t bytes) {
  return call([&] { return row_from_array(to, from, offset, bytes, hipMemcpyDefault, nullptr, true); });
}
hipError_t hipMemcpyAtoHAsync(void* to, hipArray_t from, size_t offset, size_t bytes, hipStream_t stream) {
  return call([&] { return row_from_array(to, from, offset, bytes, hipMemcpyDefault, stream, false); });
}
hipError_t hipMemcpyDtoA(hipArray_t to, size_t offset, hipDeviceptr_t from, size_t bytes) {
  return call([&] { return row_to_array(to, offset, from, bytes, hipMemcpyDeviceToDevice, nullptr, true); });
}
hipError_t hipMemcpyAtoD(hipDeviceptr_t to, hipArray_t from, size_t offset, size_t bytes) {
  return call([&] { return row_from_array(to, from, offset, bytes, hipMemcpyDeviceToDevice, nullptr, true); });
}
hipError_t hipMemcpyAtoA(hipArray_t to, size_t to_offset, hipArray_t from, size_t from_offset, size_t bytes) {
  return call([&] {
    Box source;
    if (const hipError_t error = one_row(from, from_offset, bytes, source); error != hipSuccess) return error;
    return row_to_array(to, to_offset, source.start, bytes, hipMemcpyDeviceToDevice, nullptr, true);
  });
}

}  // extern "C"
