// The driver's contexts: each device has one, the primary one, and a thread's current context is its current device.
#include "error.hpp"
#include "gpu.hpp"
#include "thread_object.hpp"

namespace hip {

namespace {

struct Pushed {
  std::vector<hipCtx_t> contexts{};
};
std::vector<hipCtx_t>& pushed() { return of_thread<Pushed>().contexts; }

/// A context's handle is its device's place in the list.
hipCtx_t context_of(int ordinal) { return reinterpret_cast<hipCtx_t>(gpu(ordinal)); }

Gpu* gpu_of(hipCtx_t context) {
  for (auto& each : gpus())
    if (reinterpret_cast<hipCtx_t>(each.get()) == context) return each.get();
  return nullptr;
}

hipError_t make_current(hipCtx_t context) {
  const Gpu* const gpu = gpu_of(context);
  return gpu ? hipSetDevice(gpu->ordinal) : hipErrorInvalidContext;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipCtxCreate(hipCtx_t* context, unsigned, hipDevice_t device) {
  return call([&] {
    if (!context) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *context = context_of(device);
    pushed().push_back(*context);
    return hipSetDevice(device);
  });
}
hipError_t hipCtxDestroy(hipCtx_t context) {
  return call([&] {
    if (!gpu_of(context)) return hipErrorInvalidContext;
    if (auto& all = pushed(); !all.empty() && all.back() == context) all.pop_back();
    return hipSuccess;
  });
}
hipError_t hipCtxPushCurrent(hipCtx_t context) {
  return call([&] {
    const hipError_t error = make_current(context);
    if (error == hipSuccess) pushed().push_back(context);
    return error;
  });
}
hipError_t hipCtxPopCurrent(hipCtx_t* context) {
  return call([&] {
    auto& all = pushed();
    if (all.empty()) return hipErrorInvalidContext;
    if (context) *context = all.back();
    all.pop_back();
    return all.empty() ? hipSuccess : make_current(all.back());
  });
}
hipError_t hipCtxSetCurrent(hipCtx_t context) {
  return call([&] {
    if (!context) return hipSuccess;
    const hipError_t error = make_current(context);
    if (error == hipSuccess && !pushed().empty()) pushed().back() = context;
    return error;
  });
}
hipError_t hipCtxGetCurrent(hipCtx_t* context) {
  return call([&] {
    if (!context) return hipErrorInvalidValue;
    *context = current() ? context_of(current()->ordinal) : nullptr;
    return hipSuccess;
  });
}
hipError_t hipCtxGetDevice(hipDevice_t* device) {
  return call([&] {
    if (!device) return hipErrorInvalidValue;
    if (!current()) return hipErrorInvalidContext;
    *device = current()->ordinal;
    return hipSuccess;
  });
}
hipError_t hipCtxGetApiVersion(hipCtx_t, int* version) {
  return call([&] {
    if (!version) return hipErrorInvalidValue;
    *version = 4;
    return hipSuccess;
  });
}
hipError_t hipCtxGetFlags(unsigned* flags) { return hipGetDeviceFlags(flags); }
hipError_t hipCtxSetCacheConfig(hipFuncCache_t config) { return hipDeviceSetCacheConfig(config); }
hipError_t hipCtxGetCacheConfig(hipFuncCache_t* config) { return hipDeviceGetCacheConfig(config); }
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig config) { return hipDeviceSetSharedMemConfig(config); }
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig* config) { return hipDeviceGetSharedMemConfig(config); }
hipError_t hipCtxEnablePeerAccess(hipCtx_t context, unsigned flags) {
  const Gpu* const gpu = gpu_of(context);
  return gpu ? hipDeviceEnablePeerAccess(gpu->ordinal, flags) : remember(hipErrorInvalidContext);
}
hipError_t hipCtxDisablePeerAccess(hipCtx_t context) {
  const Gpu* const gpu = gpu_of(context);
  return gpu ? hipDeviceDisablePeerAccess(gpu->ordinal) : remember(hipErrorInvalidContext);
}
hipError_t hipDevicePrimaryCtxRetain(hipCtx_t* context, hipDevice_t device) {
  return call([&] {
    if (!context) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *context = context_of(device);
    return hipSuccess;
  });
}
hipError_t hipDevicePrimaryCtxRelease(hipDevice_t device) {
  return call([&] { return gpu(device) ? hipSuccess : hipErrorInvalidDevice; });
}
hipError_t hipDevicePrimaryCtxReset(hipDevice_t device) { return hipDevicePrimaryCtxRelease(device); }
hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t device, unsigned) {
  return call([&] { return gpu(device) ? hipErrorContextAlreadyInUse : hipErrorInvalidDevice; });
}
hipError_t hipDevicePrimaryCtxGetState(hipDevice_t device, unsigned* flags, int* active) {
  return call([&] {
    if (!flags || !active) return hipErrorInvalidValue;
    if (!gpu(device)) return hipErrorInvalidDevice;
    *flags = 0;
    *active = current() == gpu(device);
    return hipSuccess;
  });
}

}  // extern "C"
