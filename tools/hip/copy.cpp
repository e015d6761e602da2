// All kinds of hipMemcpy.
#include "copy.hpp"

#include <cstring>

#include "allocation.hpp"
#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "stream.hpp"
#include "symbol.hpp"

namespace hip {

namespace {

/// Bytes from the first of a box to its last.
std::size_t extent(std::size_t pitch, std::size_t slice, const CopyOperation& copy) {
  return (copy.depth - 1) * slice + (copy.height - 1) * pitch + copy.width;
}

bool on_device(const void* address) {
  const auto memory = allocation_at(address);
  return memory && memory->kind != MemoryKind::host && memory->kind != MemoryKind::registered;
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

/// One side of hip_Memcpy2D or HIP_MEMCPY3D: the memory that its type chooses. (The numbers of host and device differ
/// from version to version of the interface.)
template <class Pointer>
Pointer side(int type, const void* host, const void* device) {
  const int device_number = interface_version() == 5 ? 1 : 2;
  const bool unified = type == (interface_version() == 5 ? 3 : 11);
  const void* chosen = type == device_number || unified ? device : host;
  return static_cast<Pointer>(const_cast<void*>(chosen));
}

hipError_t copy_parameters(const hip_Memcpy2D* p, hipStream_t stream, bool wait) {
  if (!p) return hipErrorInvalidValue;
  if (p->srcArray || p->dstArray) return not_supported("hipMemcpyParam2D with arrays");
  auto* to = side<std::uint8_t*>(p->dstMemoryType, p->dstHost, p->dstDevice);
  auto* from = side<std::uint8_t*>(p->srcMemoryType, p->srcHost, p->srcDevice);
  if (!to || !from) return hipErrorInvalidValue;
  const std::size_t to_pitch = p->dstPitch ? p->dstPitch : p->WidthInBytes;
  const std::size_t from_pitch = p->srcPitch ? p->srcPitch : p->WidthInBytes;
  return copy_2d(to + p->dstY * to_pitch + p->dstXInBytes, to_pitch, from + p->srcY * from_pitch + p->srcXInBytes,
                 from_pitch, p->WidthInBytes, p->Height, hipMemcpyDefault, stream, wait);
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
  if (copy.kind < hipMemcpyHostToHost || copy.kind > hipMemcpyDefault) return hipErrorInvalidMemcpyDirection;
  if (copy.kind == hipMemcpyHostToDevice && pageable(copy.to)) return hipErrorInvalidValue;
  if (copy.kind == hipMemcpyDeviceToHost && pageable(copy.from)) return hipErrorInvalidValue;
  if (copy.kind == hipMemcpyDeviceToDevice && (pageable(copy.to) || pageable(copy.from))) return hipErrorInvalidValue;
  return fits(copy.to, extent(copy.to_pitch, copy.to_slice, copy)) &&
                 fits(copy.from, extent(copy.from_pitch, copy.from_slice, copy))
             ? hipSuccess
             : hipErrorInvalidValue;
}

hipError_t copy_of(const hipMemcpy3DParms& p, CopyOperation& copy) {
  if (p.srcArray || p.dstArray) return not_supported("hipMemcpy3D with arrays");
  if (!p.srcPtr.ptr || !p.dstPtr.ptr) return hipErrorInvalidValue;
  if (p.extent.width > p.srcPtr.pitch || p.extent.width > p.dstPtr.pitch) return hipErrorInvalidPitchValue;
  copy.to_pitch = p.dstPtr.pitch;
  copy.to_slice = p.dstPtr.pitch * p.dstPtr.ysize;
  copy.from_pitch = p.srcPtr.pitch;
  copy.from_slice = p.srcPtr.pitch * p.srcPtr.ysize;
  copy.to =
      static_cast<std::uint8_t*>(p.dstPtr.ptr) + p.dstPos.z * copy.to_slice + p.dstPos.y * copy.to_pitch + p.dstPos.x;
  copy.from = static_cast<const std::uint8_t*>(p.srcPtr.ptr) + p.srcPos.z * copy.from_slice +
              p.srcPos.y * copy.from_pitch + p.srcPos.x;
  copy.width = p.extent.width;
  copy.height = p.extent.height;
  copy.depth = p.extent.depth;
  copy.kind = p.kind;
  return hipSuccess;
}

hipError_t copy_of(const HIP_MEMCPY3D& p, CopyOperation& copy) {
  if (p.srcArray || p.dstArray) return not_supported("hipDrvMemcpy3D with arrays");
  auto* to = side<std::uint8_t*>(p.dstMemoryType, p.dstHost, p.dstDevice);
  auto* from = side<std::uint8_t*>(p.srcMemoryType, p.srcHost, p.srcDevice);
  if (!to || !from) return hipErrorInvalidValue;
  copy.to_pitch = p.dstPitch ? p.dstPitch : p.WidthInBytes;
  copy.from_pitch = p.srcPitch ? p.srcPitch : p.WidthInBytes;
  copy.to_slice = copy.to_pitch * (p.dstHeight ? p.dstHeight : p.Height);
  copy.from_slice = copy.from_pitch * (p.srcHeight ? p.srcHeight : p.Height);
  copy.to = to + p.dstZ * copy.to_slice + p.dstY * copy.to_pitch + p.dstXInBytes;
  copy.from = from + p.srcZ * copy.from_slice + p.srcY * copy.from_pitch + p.srcXInBytes;
  copy.width = p.WidthInBytes;
  copy.height = p.Height;
  copy.depth = p.Depth;
  return hipSuccess;
}

hipError_t submit_copy(hipStream_t handle, const CopyOperation& copy, bool wait) {
  if (const hipError_t error = check_copy(copy); error != hipSuccess) return error;
  // Between places of devices alone, a copy does not hold up the host.
  if (wait) {
    const bool device_only = on_device(copy.to) && on_device(copy.from);
    return device_only ? submit(handle, copy) : submit_and_wait(handle, copy);
  }
  const auto stream = stream_of(handle);
  if (!stream) return hipErrorContextIsDestroyed;
  if (const hipError_t error = submit(stream, copy); error != hipSuccess) return error;
  {
    const std::lock_guard lock(scheduler);
    if (stream->capture) return hipSuccess;
  }
  if (pageable(copy.to) || pageable(copy.from)) finish(tail(stream));
  return hipSuccess;
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
