// Allocating, registering, asking about memory.
#include <algorithm>
#include <cstring>

#include "allocation.hpp"
#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "graph_memory.hpp"
#include "host_pages.hpp"
#include "stream.hpp"

namespace hip {

namespace {

constexpr std::size_t pitch_unit = 256;

/// By a call that no stream orders.
hipError_t allocate_now(MemoryKind kind, std::size_t bytes, unsigned flags, const char* from, void** result) {
  const hipError_t error = unordered_call();
  return error == hipSuccess ? allocate(kind, bytes, flags, from, result) : error;
}

/// hipFree waits for the device: nobody may still be using the memory.
hipError_t free_memory(void* start, MemoryKind kind, MemoryKind other, hipError_t if_not_there) {
  if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
  if (!start) return hipSuccess;
  const auto memory = allocation_at(start);
  if (!memory || memory->start != reinterpret_cast<std::uintptr_t>(start)) return if_not_there;
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  if (const auto graphs = graph_memory_at(start)) return free_graph_memory(graphs);
  return release(start, kind, other, if_not_there);
}

hipError_t allocate_pitch(void** result, std::size_t* pitch, std::size_t width, std::size_t height, std::size_t depth,
                          const char* from) {
  if (!result || !pitch) return hipErrorInvalidValue;
  if (width > ~std::size_t{0} - pitch_unit) return hipErrorInvalidValue;
  *pitch = (width + pitch_unit - 1) / pitch_unit * pitch_unit;
  std::size_t bytes = 0;
  if (__builtin_mul_overflow(*pitch, height, &bytes) || __builtin_mul_overflow(bytes, depth, &bytes))
    return hipErrorOutOfMemory;
  return allocate_now(MemoryKind::device, bytes, 0, from, result);
}

/// Is it told as the host's, too?
bool on_host(const Allocation& memory) {
  return memory.kind == MemoryKind::host || memory.kind == MemoryKind::registered || memory.kind == MemoryKind::managed;
}

/// hipMemoryType's numbers changed with version 6 of the interface.
int type_number(const Allocation* memory) {
  const bool old = interface_version() == 5;
  if (!memory) return old ? hipMemoryTypeHost : 0;
  switch (memory->kind) {
    case MemoryKind::host:
    case MemoryKind::registered: return old ? hipMemoryTypeHost : 1;
    case MemoryKind::managed: return old ? hipMemoryTypeUnified : 3;
    default: return old ? hipMemoryTypeDevice : 2;
  }
}

hipError_t attributes_of(hipPointerAttribute_t* result, const void* pointer) {
  if (!result || !pointer) return hipErrorInvalidValue;
  const auto memory = allocation_at(pointer);
  if (!memory && interface_version() == 5) return hipErrorInvalidValue;
  std::memset(static_cast<void*>(result), 0, sizeof *result);
  result->memoryType = static_cast<hipMemoryType>(type_number(memory ? &*memory : nullptr));
  if (!memory) {
    result->device = -1;  // not registered, which is no error since version 6
    return hipSuccess;
  }
  result->device = memory->device;
  result->devicePointer = const_cast<void*>(pointer);
  result->hostPointer = on_host(*memory) ? const_cast<void*>(pointer) : nullptr;
  result->isManaged = memory->kind == MemoryKind::managed;
  result->allocationFlags = memory->flags;
  return hipSuccess;
}

template <class T>
void give(void* to, T value) {
  std::memcpy(to, &value, sizeof value);
}

hipError_t attribute_of(void* data, hipPointer_attribute attribute, void* pointer) {
  if (!data || !pointer) return hipErrorInvalidValue;
  const auto memory = allocation_at(pointer);
  if (!memory) return hipErrorInvalidValue;
  switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_CONTEXT: give(data, reinterpret_cast<void*>(gpu(memory->device))); break;
    case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE: give(data, static_cast<unsigned>(type_number(&*memory))); break;
    case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER: give(data, pointer); break;
    case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
      if (!on_host(*memory)) return hipErrorInvalidValue;
      give(data, pointer);
      break;
    case HIP_POINTER_ATTRIBUTE_BUFFER_ID: give(data, static_cast<unsigned>(memory->start >> 12)); break;
    case HIP_POINTER_ATTRIBUTE_IS_MANAGED: give(data, memory->kind == MemoryKind::managed); break;
    case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: give(data, memory->device); break;
    case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR: give(data, reinterpret_cast<void*>(memory->start)); break;
    case HIP_POINTER_ATTRIBUTE_RANGE_SIZE: give(data, memory->size); break;
    case HIP_POINTER_ATTRIBUTE_MAPPED: give(data, true); break;
    default: return not_supported("hipPointerGetAttribute with this attribute");
  }
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMalloc(void** result, size_t bytes) {
  return call([&] { return allocate_now(MemoryKind::device, bytes, 0, "hipMalloc", result); });
}
hipError_t hipExtMallocWithFlags(void** result, size_t bytes, unsigned flags) {
  return call([&] { return allocate_now(MemoryKind::device, bytes, flags, "hipExtMallocWithFlags", result); });
}
hipError_t hipHostMalloc(void** result, size_t bytes, unsigned flags) {
  return call([&] {
    constexpr unsigned coherent = hipHostMallocCoherent, not_coherent = hipHostMallocNonCoherent;
    if ((flags & coherent) != 0 && (flags & not_coherent) != 0) return hipErrorInvalidValue;
    return allocate_now(MemoryKind::host, bytes, flags, "hipHostMalloc", result);
  });
}
hipError_t hipHostAlloc(void** result, size_t bytes, unsigned flags) { return hipHostMalloc(result, bytes, flags); }
hipError_t hipExtHostAlloc(void** result, size_t bytes, unsigned flags) { return hipHostMalloc(result, bytes, flags); }
hipError_t hipMallocHost(void** result, size_t bytes) { return hipHostMalloc(result, bytes, 0); }
hipError_t hipMemAllocHost(void** result, size_t bytes) { return hipHostMalloc(result, bytes, 0); }
hipError_t hipMallocManaged(void** result, size_t bytes, unsigned flags) {
  return call([&] {
    if (flags != hipMemAttachGlobal && flags != hipMemAttachHost) return hipErrorInvalidValue;
    return bytes == 0 ? hipErrorInvalidValue
                      : allocate_now(MemoryKind::managed, bytes, flags, "hipMallocManaged", result);
  });
}
hipError_t hipMallocPitch(void** result, size_t* pitch, size_t width, size_t height) {
  return call([&] { return allocate_pitch(result, pitch, width, height, 1, "hipMallocPitch"); });
}
hipError_t hipMemAllocPitch(hipDeviceptr_t* result, size_t* pitch, size_t width, size_t height, unsigned element) {
  return call([&] {
    if (element != 4 && element != 8 && element != 16) return hipErrorInvalidValue;
    return allocate_pitch(result, pitch, width, height, 1, "hipMemAllocPitch");
  });
}
hipError_t hipMalloc3D(hipPitchedPtr* result, hipExtent extent) {
  return call([&] {
    if (!result) return hipErrorInvalidValue;
    result->xsize = extent.width;
    result->ysize = extent.height;
    return allocate_pitch(&result->ptr, &result->pitch, extent.width, extent.height, extent.depth, "hipMalloc3D");
  });
}

hipError_t hipFree(void* memory) {
  return call([&] { return free_memory(memory, MemoryKind::device, MemoryKind::managed, hipErrorInvalidValue); });
}
hipError_t hipHostFree(void* memory) {
  return call([&] { return free_memory(memory, MemoryKind::host, MemoryKind::host, hipErrorInvalidValue); });
}
hipError_t hipFreeHost(void* memory) { return hipHostFree(memory); }

hipError_t hipHostRegister(void* memory, size_t bytes, unsigned flags) {
  return call([&] {
    constexpr unsigned all =
        hipHostRegisterPortable | hipHostRegisterMapped | hipHostRegisterIoMemory | register_read_only;
    constexpr unsigned uncached = 0x80000000;  // of version 7
    if (!current()) return hipErrorNoDevice;
    if (!memory || bytes == 0 || (flags & ~(all | uncached)) != 0) return hipErrorInvalidValue;
    if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
    const bool read_only = (flags & register_read_only) != 0;
    if (read_only ? runtime::readable_from(memory) < bytes : !runtime::may_write(memory, bytes)) {
      complain(
          "hipHostRegister: %zu bytes at %p are not all memory of the process that can be read%s: nothing is "
          "registered",
          bytes, memory, read_only ? "" : " and written");
      return hipErrorInvalidValue;
    }
    return register_memory(MemoryKind::registered, memory, bytes, flags, "hipHostRegister", current()->ordinal);
  });
}
hipError_t hipHostUnregister(void* memory) {
  return call([&] {
    if (!memory) return hipErrorInvalidValue;
    return free_memory(memory, MemoryKind::registered, MemoryKind::registered, hipErrorHostMemoryNotRegistered);
  });
}
hipError_t hipHostGetDevicePointer(void** device, void* host, unsigned flags) {
  return call([&] {
    if (!device || !host || flags != 0) return hipErrorInvalidValue;
    const auto memory = allocation_at(host);
    if (!memory || on_device(memory->kind)) return hipErrorInvalidValue;
    *device = host;
    return hipSuccess;
  });
}
hipError_t hipHostGetFlags(unsigned* flags, void* host) {
  return call([&] {
    const auto memory = allocation_at(host);
    if (!flags || !memory || on_device(memory->kind)) return hipErrorInvalidValue;
    *flags = memory->flags;
    return hipSuccess;
  });
}

hipError_t hipMemGetInfo(size_t* free, size_t* total) {
  return call([&] {
    const Gpu* const gpu = current();
    if (!gpu) return hipErrorNoDevice;
    if (free) *free = gpu->board.memory_bytes - gpu->uses;
    if (total) *total = gpu->board.memory_bytes;
    return hipSuccess;
  });
}
hipError_t hipMemPtrGetInfo(void* memory, size_t* size) {
  return call([&] {
    const auto found = allocation_at(memory);
    if (!size || !found) return hipErrorInvalidValue;
    *size = found->size;
    return hipSuccess;
  });
}
hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, size_t* size, hipDeviceptr_t memory) {
  return call([&] {
    const auto found = allocation_at(memory);
    if (!found) return hipErrorNotFound;
    if (base) *base = reinterpret_cast<void*>(found->start);
    if (size) *size = found->size;
    return hipSuccess;
  });
}
hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* pointer) {
  return call([&] { return attributes_of(attributes, pointer); });
}
hipError_t hipPointerGetAttribute(void* data, hipPointer_attribute attribute, hipDeviceptr_t pointer) {
  return call([&] { return attribute_of(data, attribute, pointer); });
}
hipError_t hipDrvPointerGetAttributes(unsigned count, hipPointer_attribute* attributes, void** data,
                                      hipDeviceptr_t pointer) {
  return call([&] {
    if (!attributes || !data) return hipErrorInvalidValue;
    for (unsigned i = 0; i < count; ++i)
      if (const hipError_t error = attribute_of(data[i], attributes[i], pointer); error != hipSuccess) return error;
    return hipSuccess;
  });
}

}  // extern "C"
