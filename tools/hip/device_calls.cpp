// Properties, attributes, limits and contexts of devices.
#include <algorithm>
#include <climits>
#include <cstring>
#include <string_view>

#include "allocation.hpp"
#include "array.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "hostcall.hpp"
#include "mipmapped_array.hpp"
#include "pool.hpp"
#include "properties.hpp"
#include "stream.hpp"
#include "texel.hpp"
#include "texture.hpp"

namespace hip {

namespace {

thread_local unsigned device_flags = 0;
std::atomic<std::size_t> stack_limit{1024};

hipError_t peer_access(int ordinal, bool enable) {
  Gpu *const who = current(), *const whose = gpu(ordinal);
  if (!who) return hipErrorNoDevice;
  if (!whose || who == whose) return hipErrorInvalidDevice;
  const bool has = who->peers[static_cast<std::size_t>(ordinal)];
  if (has == enable) return enable ? hipErrorPeerAccessAlreadyEnabled : hipErrorPeerAccessNotEnabled;
  if (const hipError_t error = finish_all(*who); error != hipSuccess) return error;
  enable ? share_memory(*who, *whose) : unshare_memory(*who, *whose);
  return hipSuccess;
}

/// The last device of that architecture, with or without its features; else the first device.
template <class Properties>
hipError_t choose(int* ordinal, const Properties* wanted) {
  return call([&] {
    if (!ordinal || !wanted) return hipErrorInvalidValue;
    *ordinal = 0;
    const std::string_view name = wanted->gcnArchName, target = name.substr(0, name.find(':'));
    for (auto& each : gpus())
      if (each->target == target) *ordinal = each->ordinal;
    return hipSuccess;
  });
}

hipError_t uuid_of(hipUUID* uuid, int ordinal) {
  if (!uuid) return hipErrorInvalidValue;
  if (!gpu(ordinal)) return hipErrorInvalidDevice;
  char text[sizeof uuid->bytes + 1];
  std::snprintf(text, sizeof text, "lockstep%08d", ordinal);
  std::memcpy(uuid->bytes, text, sizeof uuid->bytes);
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipGetDeviceProperties(hipDeviceProp_t* properties, int ordinal) {
  return call([&] {
    if (!properties) return hipErrorInvalidValue;
    const Gpu* const device = gpu(ordinal);
    if (!device) return hipErrorInvalidDevice;
    fill(*properties, *device);
    return hipSuccess;
  });
}
hipError_t hipGetDevicePropertiesR0000(hipDeviceProp_t* properties, int ordinal) {
  return hipGetDeviceProperties(properties, ordinal);
}
hipError_t hipGetDevicePropertiesR0600(Properties6* properties, int ordinal) {
  return call([&] {
    if (!properties) return hipErrorInvalidValue;
    const Gpu* const device = gpu(ordinal);
    if (!device) return hipErrorInvalidDevice;
    fill(*properties, *device);
    return hipSuccess;
  });
}
hipError_t hipDeviceGetTexture1DLinearMaxWidth(size_t* elements, const hipChannelFormatDesc* description, int ordinal) {
  return call([&] {
    if (!elements || !description) return hipErrorInvalidValue;
    const Gpu* const device = gpu(ordinal);
    if (!device) return hipErrorInvalidDevice;
    const auto texel = texel_of(*description);
    int most = 0;
    if (!texel || !attribute_of(*device, hipDeviceAttributeMaxTexture1DLinear, most)) return hipErrorInvalidValue;
    *elements = static_cast<size_t>(most) / texel->bytes();
    return hipSuccess;
  });
}
hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int ordinal) {
  return call([&] {
    if (!value) return hipErrorInvalidValue;
    const Gpu* const device = gpu(ordinal);
    if (!device) return hipErrorInvalidDevice;
    return attribute_of(*device, attribute, *value) ? hipSuccess : hipErrorInvalidValue;
  });
}
hipError_t hipChooseDevice(int* ordinal, const hipDeviceProp_t* wanted) { return choose(ordinal, wanted); }
hipError_t hipChooseDeviceR0000(int* ordinal, const hipDeviceProp_t* wanted) {
  return hipChooseDevice(ordinal, wanted);
}
hipError_t hipChooseDeviceR0600(int* ordinal, const Properties6* wanted) { return choose(ordinal, wanted); }

hipError_t hipDriverGetVersion(int* version) {
  return call([&] {
    if (!version) return hipErrorInvalidValue;
    constexpr int each_major = 10'000'000;
    *version = interface_version() == 5 ? 5 * each_major + 2 * 100'000 + 21153 : interface_version() * each_major;
    return hipSuccess;
  });
}
hipError_t hipRuntimeGetVersion(int* version) { return hipDriverGetVersion(version); }

hipError_t hipDeviceGet(hipDevice_t* device, int ordinal) {
  return call([&] {
    if (!device) return hipErrorInvalidValue;
    if (!gpu(ordinal)) return hipErrorInvalidDevice;
    *device = ordinal;
    return hipSuccess;
  });
}
hipError_t hipDeviceGetName(char* name, int bytes, hipDevice_t device) {
  return call([&] {
    if (!name || bytes <= 0) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    std::snprintf(name, static_cast<std::size_t>(bytes), "%s", gpu(device)->board.name.c_str());
    return hipSuccess;
  });
}
hipError_t hipDeviceComputeCapability(int* major, int* minor, hipDevice_t device) {
  return call([&] {
    if (!major || !minor) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *major = version_of(gpu(device)->target).major;
    *minor = version_of(gpu(device)->target).minor;
    return hipSuccess;
  });
}
hipError_t hipDeviceGetUuid(hipUUID* uuid, hipDevice_t device) {
  return call([&] { return uuid_of(uuid, device); });
}
hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t device) {
  return call([&] {
    if (!bytes) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *bytes = gpu(device)->board.memory_bytes;
    return hipSuccess;
  });
}
hipError_t hipDeviceGetPCIBusId(char* id, int bytes, int device) {
  return call([&] {
    constexpr int whole = sizeof "0000:00:00.0";
    if (!id || bytes < whole) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    std::snprintf(id, static_cast<std::size_t>(bytes), "%04x:%02x:%02x.0", 0, device + 1, 0);
    return hipSuccess;
  });
}
hipError_t hipDeviceGetByPCIBusId(int* device, const char* id) {
  return call([&] {
    unsigned domain = 0, bus = 0, slot = 0;
    if (!device || !id || std::sscanf(id, "%x:%x:%x", &domain, &bus, &slot) != 3) return hipErrorInvalidValue;
    if (!gpu(static_cast<int>(bus) - 1)) return hipErrorInvalidValue;
    *device = static_cast<int>(bus) - 1;
    return hipSuccess;
  });
}

hipError_t hipDeviceReset() {
  return call([&] {
    Gpu* const gpu = current();
    if (!gpu) return hipErrorNoDevice;
    // Modules and peers stay, as with ROCm.
    if (const hipError_t error = finish_all(*gpu); error != hipSuccess) return error;
    forget_all(*gpu);
    forget_textures(*gpu);
    forget_mipmapped_arrays(*gpu);
    forget_arrays(*gpu);
    release_all(*gpu);
    empty_pools(gpu->ordinal);
    (void)take_error(*gpu);
    return hipSuccess;
  });
}
hipError_t hipSetDeviceFlags(unsigned flags) {
  return call([&] {
    device_flags = flags;
    return hipSuccess;
  });
}
hipError_t hipGetDeviceFlags(unsigned* flags) {
  return call([&] {
    if (!flags) return hipErrorInvalidValue;
    *flags = device_flags;
    return hipSuccess;
  });
}

hipError_t hipDeviceGetLimit(size_t* value, hipLimit_t limit) {
  return call([&] {
    if (!value) return hipErrorInvalidValue;
    if (limit == hipLimitMallocHeapSize)
      *value = Hostcall::heap_bytes;
    else if (static_cast<int>(limit) == 0)  // the stack: hipLimitStackSize of later headers
      *value = stack_limit;
    else
      return hipErrorUnsupportedLimit;
    return hipSuccess;
  });
}
hipError_t hipDeviceSetLimit(hipLimit_t limit, size_t value) {
  return call([&] {
    if (limit == hipLimitMallocHeapSize)
      Hostcall::heap_bytes = value;
    else if (static_cast<int>(limit) == 0)
      stack_limit = value;
    else
      return hipErrorUnsupportedLimit;
    return hipSuccess;
  });
}

// Caches and banks are not emulated: preferences are taken and change nothing.
hipError_t hipDeviceSetCacheConfig(hipFuncCache_t) {
  return call([] { return hipSuccess; });
}
hipError_t hipDeviceGetCacheConfig(hipFuncCache_t* config) {
  return call([&] {
    if (!config) return hipErrorInvalidValue;
    *config = hipFuncCachePreferNone;
    return hipSuccess;
  });
}
hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig) {
  return call([] { return hipSuccess; });
}
hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig* config) {
  return call([&] {
    if (!config) return hipErrorInvalidValue;
    *config = hipSharedMemBankSizeFourByte;
    return hipSuccess;
  });
}

hipError_t hipDeviceCanAccessPeer(int* may, int who, int whose) {
  return call([&] {
    if (!may) return hipErrorInvalidValue;
    if (!gpu(who) || !gpu(whose)) return hipErrorInvalidDevice;
    *may = who != whose;
    return hipSuccess;
  });
}
hipError_t hipDeviceEnablePeerAccess(int whose, unsigned flags) {
  return call([&] { return flags != 0 ? hipErrorInvalidValue : peer_access(whose, true); });
}
hipError_t hipDeviceDisablePeerAccess(int whose) {
  return call([&] { return peer_access(whose, false); });
}
hipError_t hipDeviceGetP2PAttribute(int* value, hipDeviceP2PAttr attribute, int who, int whose) {
  return call([&] {
    if (!value) return hipErrorInvalidValue;
    if (!gpu(who) || !gpu(whose) || who == whose) return hipErrorInvalidDevice;
    *value = attribute == hipDevP2PAttrHipArrayAccessSupported ? 0 : 1;
    return hipSuccess;
  });
}
hipError_t hipExtGetLinkTypeAndHopCount(int who, int whose, uint32_t* type, uint32_t* hops) {
  return call([&] {
    if (!type || !hops) return hipErrorInvalidValue;
    if (!gpu(who) || !gpu(whose) || who == whose) return hipErrorInvalidDevice;
    *type = 4;  // HSA's number of XGMI
    *hops = 1;
    return hipSuccess;
  });
}

hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind) {
  return {x, y, z, w, kind};
}

hipError_t hipProfilerStart() {
  return call([] { return hipSuccess; });
}
hipError_t hipProfilerStop() {
  return call([] { return hipSuccess; });
}

}  // extern "C"
