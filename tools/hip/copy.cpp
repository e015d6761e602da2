// All kinds of hipMemcpy.
#include "copy.hpp"

#include <cstring>

#include "allocation.hpp"
#include "array.hpp"
#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "records.hpp"
#include "stream.hpp"
#include "symbol.hpp"

namespace hip {

namespace {

/// Of version 6.1 and later: a copy by an engine, not by compute units.
constexpr int device_to_device_no_cu = 1024;

/// Where a box begins, and the distance of its slices. False if that is beyond all addresses.
template <class Byte>
bool place(Byte* start, std::size_t pitch, std::size_t rows, hipPos position, Byte*& result, std::size_t& slice) {
  std::size_t by_y = 0, by_z = 0, offset = 0, address = 0;
  if (__builtin_mul_overflow(pitch, rows, &slice) || __builtin_mul_overflow(position.y, pitch, &by_y) ||
      __builtin_mul_overflow(position.z, slice, &by_z) || __builtin_add_overflow(by_y, by_z, &offset) ||
      __builtin_add_overflow(offset, position.x, &offset) ||
      __builtin_add_overflow(reinterpret_cast<std::uintptr_t>(start), offset, &address))
    return false;
  result = reinterpret_cast<Byte*>(address);
  return true;
}

/// The devices beside the stream's in whose order a copy is. One of a single other device's memory is that device's
/// work, too. One between two devices is work of both if the null stream has it; else the stream alone orders it.
std::vector<Gpu*> others_of(const ihipStream_t& stream, Gpu* to, Gpu* from) {
  const bool null_stream = &stream == stream.gpu->null_stream.get();
  std::vector<Gpu*> others;
  if (to && from && to != from && !null_stream) return others;
  for (Gpu* const each : {to, from})
    if (each && each != stream.gpu && (others.empty() || others.front() != each)) others.push_back(each);
  return others;
}

hipError_t copy_2d(void* to, std::size_t to_pitch, const void* from, std::size_t from_pitch, std::size_t width,
                   std::size_t height, hipMemcpyKind kind, hipStream_t stream, bool wait) {
  if (width == 0 || height == 0) return hipSuccess;
  if (width > to_pitch || width > from_pitch) return hipErrorInvalidPitchValue;
  CopyOperation copy = plain_copy(to, from, width, kind);
  copy.height = height;
  copy.to_pitch = to_pitch;
  copy.from_pitch = from_pitch;
  return submit_copy(stream, copy, wait);
}

/// Is one side of hip_Memcpy2D or HIP_MEMCPY3D an array?
bool is_array(int type) { return type == (interface_version() == 5 ? 2 : 10); }

/// One side of hip_Memcpy2D or HIP_MEMCPY3D: the memory that its type chooses. (The numbers of host and device differ
/// from version to version of the interface.)
template <class Pointer>
Pointer side(int type, const void* host, const void* device) {
  const int device_number = interface_version() == 5 ? 1 : 2;
  const bool unified = type == (interface_version() == 5 ? 3 : 11);
  const void* chosen = type == device_number || unified ? device : host;
  return static_cast<Pointer>(const_cast<void*>(chosen));
}

/// Of a box in memory or in an array.
hipError_t place(const DriverCopy::Side& given, const hipExtent& size, ArrayPlace& result) {
  if (is_array(given.type))
    return place_in(static_cast<hipArray_const_t>(given.array), {given.x, given.y, given.z}, size, result);
  auto* const start = side<std::uint8_t*>(given.type, given.host, given.device);
  if (!start) return hipErrorInvalidValue;
  result.row = given.pitch ? given.pitch : size.width;
  if (size.width > result.row) return hipErrorInvalidPitchValue;
  return place(start, result.row, given.height ? given.height : size.height, {given.x, given.y, given.z}, result.start,
               result.slice)
             ? hipSuccess
             : hipErrorInvalidValue;
}

hipError_t copy_of(const DriverCopy& p, CopyOperation& copy) {
  const hipExtent size{p.width, p.height, p.depth};
  ArrayPlace to, from;
  hipError_t error = place(p.to, size, to);
  if (error == hipSuccess) error = place(p.from, size, from);
  copy = {to.start, to.row, to.slice, from.start, from.row, from.slice, p.width, p.height, p.depth, hipMemcpyDefault};
  return error;
}

/// With an array on one side or on both.
hipError_t copy_arrays(const hip_Memcpy2D& p, hipStream_t stream, bool wait) {
  CopyOperation copy;
  const DriverCopy::Side from{p.srcXInBytes, p.srcY,     0, p.srcMemoryType, p.srcHost, p.srcDevice,
                              p.srcArray,    p.srcPitch, 0};
  const DriverCopy::Side to{p.dstXInBytes, p.dstY,     0, p.dstMemoryType, p.dstHost, p.dstDevice,
                            p.dstArray,    p.dstPitch, 0};
  if (const hipError_t error = copy_of({from, to, p.WidthInBytes, p.Height, 1}, copy); error != hipSuccess)
    return error;
  return copy.width == 0 || copy.height == 0 ? hipSuccess : submit_copy(stream, copy, wait);
}

hipError_t copy_parameters(const hip_Memcpy2D* p, hipStream_t stream, bool wait) {
  if (!p) return hipErrorInvalidValue;
  if (is_array(p->srcMemoryType) || is_array(p->dstMemoryType)) return copy_arrays(*p, stream, wait);
  auto* to = side<std::uint8_t*>(p->dstMemoryType, p->dstHost, p->dstDevice);
  auto* from = side<const std::uint8_t*>(p->srcMemoryType, p->srcHost, p->srcDevice);
  if (!to || !from) return hipErrorInvalidValue;
  const std::size_t to_pitch = p->dstPitch ? p->dstPitch : p->WidthInBytes;
  const std::size_t from_pitch = p->srcPitch ? p->srcPitch : p->WidthInBytes;
  std::size_t slice = 0;
  if (!place(to, to_pitch, 0, {p->dstXInBytes, p->dstY, 0}, to, slice) ||
      !place(from, from_pitch, 0, {p->srcXInBytes, p->srcY, 0}, from, slice))
    return hipErrorInvalidValue;
  return copy_2d(to, to_pitch, from, from_pitch, p->WidthInBytes, p->Height, hipMemcpyDefault, stream, wait);
}

hipError_t copy_parameters(const HIP_MEMCPY3D* p, hipStream_t stream, bool wait) {
  if (!p) return hipErrorInvalidValue;
  CopyOperation copy;
  if (const hipError_t error = copy_of(*p, copy); error != hipSuccess) return error;
  return copy.width == 0 || copy.height == 0 || copy.depth == 0 ? hipSuccess : submit_copy(stream, copy, wait);
}

hipError_t copy_3d(const hipMemcpy3DParms* p, hipStream_t stream, bool wait) {
  if (!p) return hipErrorInvalidValue;
  CopyOperation copy;
  if (const hipError_t error = copy_of(*p, copy); error != hipSuccess) return error;
  return copy.width == 0 || copy.height == 0 || copy.depth == 0 ? hipSuccess : submit_copy(stream, copy, wait);
}

hipError_t plain(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind, hipStream_t stream, bool wait) {
  if (bytes == 0) return hipSuccess;
  return submit_copy(stream, plain_copy(to, from, bytes, kind), wait);
}

hipError_t symbol_copy(const void* symbol, void* other, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
                       bool to_symbol, hipStream_t stream, bool wait) {
  std::uint8_t* place = nullptr;
  if (const hipError_t error = symbol_place(symbol, bytes, offset, &place); error != hipSuccess) return error;
  if (kind == hipMemcpyHostToHost || kind == (to_symbol ? hipMemcpyDeviceToHost : hipMemcpyHostToDevice))
    return hipErrorInvalidMemcpyDirection;
  return to_symbol ? plain(place, other, bytes, kind, stream, wait) : plain(other, place, bytes, kind, stream, wait);
}

}  // namespace

hipError_t check_copy(const CopyOperation& copy) {
  if (!copy.to || !copy.from) return hipErrorInvalidValue;
  int kind = copy.kind;
  if (kind == device_to_device_no_cu) kind = hipMemcpyDeviceToDevice;
  if (kind < hipMemcpyHostToHost || kind > hipMemcpyDefault) return hipErrorInvalidMemcpyDirection;
  if (kind == hipMemcpyHostToDevice && pageable(copy.to)) return hipErrorInvalidValue;
  if (kind == hipMemcpyDeviceToHost && pageable(copy.from)) return hipErrorInvalidValue;
  if (kind == hipMemcpyDeviceToDevice && (pageable(copy.to) || pageable(copy.from))) return hipErrorInvalidValue;
  const auto whole = [&](const void* start, std::size_t pitch, std::size_t slice) {
    const auto bytes = extent(start, copy.width, {pitch, copy.height}, {slice, copy.depth});
    return bytes && fits(start, *bytes);
  };
  return whole(copy.to, copy.to_pitch, copy.to_slice) && whole(copy.from, copy.from_pitch, copy.from_slice)
             ? hipSuccess
             : hipErrorInvalidValue;
}

hipError_t copy_of(const hipMemcpy3DParms& p, CopyOperation& copy) {
  if ((p.srcArray != nullptr) == (p.srcPtr.ptr != nullptr) || (p.dstArray != nullptr) == (p.dstPtr.ptr != nullptr))
    return hipErrorInvalidValue;
  // Sizes and places in arrays count elements, of which each side with an array has the same.
  const auto from_array = array_of(p.srcArray), to_array = array_of(p.dstArray);
  if ((p.srcArray && !from_array) || (p.dstArray && !to_array)) return hipErrorInvalidValue;
  if (from_array && to_array && from_array->texel.bytes() != to_array->texel.bytes()) return hipErrorInvalidValue;
  const bool arrays = from_array || to_array;
  const unsigned element = from_array ? from_array->texel.bytes() : to_array ? to_array->texel.bytes() : 1;
  hipExtent size = p.extent;
  if (__builtin_mul_overflow(size.width, element, &size.width)) return hipErrorInvalidValue;
  const auto side = [&](hipArray_t array, hipPos at, const hipPitchedPtr& memory, ArrayPlace& result) {
    if (array) {
      if (__builtin_mul_overflow(at.x, element, &at.x)) return hipErrorInvalidValue;
      return place_in(array, at, size, result);
    }
    // Beside an array, sizes of 0 say that rows and slices follow one another.
    result.row = arrays && memory.pitch == 0 ? size.width : memory.pitch;
    if (size.width > result.row) return hipErrorInvalidPitchValue;
    const std::size_t rows = arrays && memory.ysize == 0 ? size.height : memory.ysize;
    return place(static_cast<std::uint8_t*>(memory.ptr), result.row, rows, at, result.start, result.slice)
               ? hipSuccess
               : hipErrorInvalidValue;
  };
  ArrayPlace to, from;
  hipError_t error = side(p.dstArray, p.dstPos, p.dstPtr, to);
  if (error == hipSuccess) error = side(p.srcArray, p.srcPos, p.srcPtr, from);
  copy = {to.start, to.row, to.slice, from.start, from.row, from.slice, size.width, size.height, size.depth, p.kind};
  return error;
}

hipError_t copy_of(const HIP_MEMCPY3D& given, CopyOperation& copy) { return copy_of(read_copy(&given), copy); }

hipError_t submit_copy(hipStream_t handle, const CopyOperation& copy, bool wait) {
  if (const hipError_t error = check_copy(copy); error != hipSuccess) return error;
  const auto stream = stream_of(handle);
  if (!stream) return current() ? hipErrorContextIsDestroyed : hipErrorNoDevice;
  Gpu *const to = home_of(copy.to), *const from = home_of(copy.from);
  const std::vector<Gpu*> others = others_of(*stream, to, from);
  // Inside the memory of one device, a copy does not hold up the host.
  if (wait && !(to && to == from)) return submit_and_wait(handle, copy, others);
  if (const hipError_t error = submit(stream, copy, {}, others); error != hipSuccess || wait) return error;
  if (is_captured(*stream)) return hipSuccess;
  return pageable(copy.to) || pageable(copy.from) ? finish(tail(stream)) : hipSuccess;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind kind) {
  return call([&] { return plain(to, from, bytes, kind, nullptr, true); });
}
hipError_t hipMemcpyAsync(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return plain(to, from, bytes, kind, stream, false); });
}
hipError_t hipMemcpyWithStream(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return plain(to, from, bytes, kind, stream, true); });
}
hipError_t hipMemcpyHtoD(hipDeviceptr_t to, void* from, size_t bytes) {
  return hipMemcpy(to, from, bytes, hipMemcpyHostToDevice);
}
hipError_t hipMemcpyDtoH(void* to, hipDeviceptr_t from, size_t bytes) {
  return hipMemcpy(to, from, bytes, hipMemcpyDeviceToHost);
}
hipError_t hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, size_t bytes) {
  return hipMemcpy(to, from, bytes, hipMemcpyDeviceToDevice);
}
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t to, void* from, size_t bytes, hipStream_t stream) {
  return hipMemcpyAsync(to, from, bytes, hipMemcpyHostToDevice, stream);
}
hipError_t hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, size_t bytes, hipStream_t stream) {
  return hipMemcpyAsync(to, from, bytes, hipMemcpyDeviceToHost, stream);
}
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, size_t bytes, hipStream_t stream) {
  return hipMemcpyAsync(to, from, bytes, hipMemcpyDeviceToDevice, stream);
}
hipError_t hipMemcpyPeer(void* to, int to_device, const void* from, int from_device, size_t bytes) {
  return call([&] {
    if (!gpu(to_device) || !gpu(from_device)) return hipErrorInvalidDevice;
    return plain(to, from, bytes, hipMemcpyDeviceToDevice, nullptr, true);
  });
}
hipError_t hipMemcpyPeerAsync(void* to, int to_device, const void* from, int from_device, size_t bytes,
                              hipStream_t stream) {
  return call([&] {
    if (!gpu(to_device) || !gpu(from_device)) return hipErrorInvalidDevice;
    return plain(to, from, bytes, hipMemcpyDeviceToDevice, stream, false);
  });
}
hipError_t hipMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                       hipMemcpyKind kind) {
  return call([&] { return copy_2d(to, to_pitch, from, from_pitch, width, height, kind, nullptr, true); });
}
hipError_t hipMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                            hipMemcpyKind kind, hipStream_t stream) {
  return call([&] { return copy_2d(to, to_pitch, from, from_pitch, width, height, kind, stream, false); });
}
hipError_t hipMemcpyParam2D(const hip_Memcpy2D* parameters) {
  return call([&] { return copy_parameters(parameters, nullptr, true); });
}
hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D* parameters) { return hipMemcpyParam2D(parameters); }
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D* parameters, hipStream_t stream) {
  return call([&] { return copy_parameters(parameters, stream, false); });
}
hipError_t hipMemcpy3D(const hipMemcpy3DParms* parameters) {
  return call([&] { return copy_3d(parameters, nullptr, true); });
}
hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms* parameters, hipStream_t stream) {
  return call([&] { return copy_3d(parameters, stream, false); });
}
hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D* parameters) {
  return call([&] { return copy_parameters(parameters, nullptr, true); });
}
hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D* parameters, hipStream_t stream) {
  return call([&] { return copy_parameters(parameters, stream, false); });
}
hipError_t hipMemcpyToSymbol(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind) {
  return call([&] { return symbol_copy(symbol, const_cast<void*>(from), bytes, offset, kind, true, nullptr, true); });
}
hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind,
                                  hipStream_t stream) {
  return call([&] { return symbol_copy(symbol, const_cast<void*>(from), bytes, offset, kind, true, stream, false); });
}
hipError_t hipMemcpyFromSymbol(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind) {
  return call([&] { return symbol_copy(symbol, to, bytes, offset, kind, false, nullptr, true); });
}
hipError_t hipMemcpyFromSymbolAsync(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind,
                                    hipStream_t stream) {
  return call([&] { return symbol_copy(symbol, to, bytes, offset, kind, false, stream, false); });
}

}  // extern "C"
