// All kinds of hipMemset.
#include "set.hpp"

#include "allocation.hpp"
#include "error.hpp"
#include "stream.hpp"

namespace hip {

namespace {

SetOperation plain_set(void* to, std::uint32_t value, unsigned element, std::size_t count) {
  SetOperation set;
  set.to = static_cast<std::uint8_t*>(to);
  set.value = value;
  set.element_bytes = element;
  set.width = count;
  set.pitch = set.slice = count * element;
  return set;
}

hipError_t submit_set(const SetOperation& set, hipStream_t stream, bool wait) {
  if (set.width == 0 || set.height == 0 || set.depth == 0) return hipSuccess;
  if (const hipError_t error = check_set(set); error != hipSuccess) return error;
  // Memory of another device: that device's work, too.
  const auto found = stream_of(stream);
  Gpu* const home = home_of(set.to);
  const std::vector<Gpu*> others = found && home && home != found->gpu ? std::vector{home} : std::vector<Gpu*>{};
  return wait ? submit_and_wait(stream, set, others) : submit(stream, set, others);
}

/// Rows of elements.
SetOperation rows(void* to, std::size_t pitch, std::uint32_t value, unsigned element, std::size_t width,
                  std::size_t height) {
  SetOperation set = plain_set(to, value, element, width);
  set.pitch = pitch;
  set.slice = pitch * height;
  set.height = height;
  return set;
}

SetOperation box(void* to, std::size_t pitch, std::size_t slice_rows, int value, std::size_t width, std::size_t height,
                 std::size_t depth) {
  SetOperation set = plain_set(to, static_cast<std::uint8_t>(value), 1, width);
  set.pitch = pitch;
  set.slice = pitch * slice_rows;
  set.height = height;
  set.depth = depth;
  return set;
}

}  // namespace

hipError_t check_set(const SetOperation& set) {
  if (!set.to || pageable(set.to)) return hipErrorInvalidValue;
  if (set.element_bytes != 1 && set.element_bytes != 2 && set.element_bytes != 4) return hipErrorInvalidValue;
  if (reinterpret_cast<std::uintptr_t>(set.to) % set.element_bytes != 0) return hipErrorInvalidValue;
  std::size_t row = 0;
  if (__builtin_mul_overflow(set.width, std::size_t{set.element_bytes}, &row)) return hipErrorInvalidValue;
  if (set.height > 1 && row > set.pitch) return hipErrorInvalidValue;
  const auto bytes = extent(set.to, row, {set.pitch, set.height}, {set.slice, set.depth});
  return bytes && fits(set.to, *bytes) ? hipSuccess : hipErrorInvalidValue;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMemset(void* to, int value, size_t bytes) {
  return call([&] { return submit_set(plain_set(to, static_cast<uint8_t>(value), 1, bytes), nullptr, true); });
}
hipError_t hipMemsetAsync(void* to, int value, size_t bytes, hipStream_t stream) {
  return call([&] { return submit_set(plain_set(to, static_cast<uint8_t>(value), 1, bytes), stream, false); });
}
hipError_t hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count) {
  return call([&] { return submit_set(plain_set(to, value, 1, count), nullptr, true); });
}
hipError_t hipMemsetD8Async(hipDeviceptr_t to, unsigned char value, size_t count, hipStream_t stream) {
  return call([&] { return submit_set(plain_set(to, value, 1, count), stream, false); });
}
hipError_t hipMemsetD16(hipDeviceptr_t to, unsigned short value, size_t count) {
  return call([&] { return submit_set(plain_set(to, value, 2, count), nullptr, true); });
}
hipError_t hipMemsetD16Async(hipDeviceptr_t to, unsigned short value, size_t count, hipStream_t stream) {
  return call([&] { return submit_set(plain_set(to, value, 2, count), stream, false); });
}
hipError_t hipMemsetD32(hipDeviceptr_t to, int value, size_t count) {
  return call([&] { return submit_set(plain_set(to, static_cast<uint32_t>(value), 4, count), nullptr, true); });
}
hipError_t hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t stream) {
  return call([&] { return submit_set(plain_set(to, static_cast<uint32_t>(value), 4, count), stream, false); });
}
hipError_t hipMemset2D(void* to, size_t pitch, int value, size_t width, size_t height) {
  return call([&] { return submit_set(box(to, pitch, height, value, width, height, 1), nullptr, true); });
}
hipError_t hipMemset2DAsync(void* to, size_t pitch, int value, size_t width, size_t height, hipStream_t stream) {
  return call([&] { return submit_set(box(to, pitch, height, value, width, height, 1), stream, false); });
}
hipError_t hipMemset3D(hipPitchedPtr to, int value, hipExtent extent) {
  return call([&] {
    return submit_set(box(to.ptr, to.pitch, to.ysize, value, extent.width, extent.height, extent.depth), nullptr, true);
  });
}
hipError_t hipMemset3DAsync(hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream) {
  return call([&] {
    return submit_set(box(to.ptr, to.pitch, to.ysize, value, extent.width, extent.height, extent.depth), stream, false);
  });
}

// Since 7.1: rows, `width` in elements.
hipError_t hipMemsetD2D8(hipDeviceptr_t to, size_t pitch, unsigned char value, size_t width, size_t height) {
  return call([&] { return submit_set(rows(to, pitch, value, 1, width, height), nullptr, true); });
}
hipError_t hipMemsetD2D8Async(hipDeviceptr_t to, size_t pitch, unsigned char value, size_t width, size_t height,
                              hipStream_t stream) {
  return call([&] { return submit_set(rows(to, pitch, value, 1, width, height), stream, false); });
}
hipError_t hipMemsetD2D16(hipDeviceptr_t to, size_t pitch, unsigned short value, size_t width, size_t height) {
  return call([&] { return submit_set(rows(to, pitch, value, 2, width, height), nullptr, true); });
}
hipError_t hipMemsetD2D16Async(hipDeviceptr_t to, size_t pitch, unsigned short value, size_t width, size_t height,
                               hipStream_t stream) {
  return call([&] { return submit_set(rows(to, pitch, value, 2, width, height), stream, false); });
}
hipError_t hipMemsetD2D32(hipDeviceptr_t to, size_t pitch, unsigned value, size_t width, size_t height) {
  return call([&] { return submit_set(rows(to, pitch, value, 4, width, height), nullptr, true); });
}
hipError_t hipMemsetD2D32Async(hipDeviceptr_t to, size_t pitch, unsigned value, size_t width, size_t height,
                               hipStream_t stream) {
  return call([&] { return submit_set(rows(to, pitch, value, 4, width, height), stream, false); });
}

}  // extern "C"
