// Beginning and end, information about the system, extensions, sentences for errors.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <atomic>
#include <cstring>
#include <mutex>
#include <optional>

#include "agent.hpp"
#include "events.hpp"
#include "image.hpp"
#include "queue.hpp"
#include "signal.hpp"
#include "status.hpp"

const char* const runtime::front_door = "rocm";

namespace rocm {

namespace {

std::mutex& mutex = *new std::mutex;
std::uint32_t references = 0;
std::atomic<bool> is_initialized{false};

struct StatusText {
  int status;
  const char* sentence;
};
constexpr StatusText texts[] = {
    {HSA_STATUS_SUCCESS, "HSA_STATUS_SUCCESS: all is well"},
    {HSA_STATUS_INFO_BREAK, "HSA_STATUS_INFO_BREAK: a function has ended the iteration"},
    {HSA_STATUS_ERROR, "HSA_STATUS_ERROR: an error without a name"},
    {HSA_STATUS_ERROR_INVALID_ARGUMENT, "HSA_STATUS_ERROR_INVALID_ARGUMENT: an argument cannot be used"},
    {HSA_STATUS_ERROR_INVALID_QUEUE_CREATION, "HSA_STATUS_ERROR_INVALID_QUEUE_CREATION: the agent has no such queues"},
    {HSA_STATUS_ERROR_INVALID_ALLOCATION,
     "HSA_STATUS_ERROR_INVALID_ALLOCATION: no such memory can be allocated, or there is none"},
    {HSA_STATUS_ERROR_INVALID_AGENT, "HSA_STATUS_ERROR_INVALID_AGENT: there is no such agent"},
    {HSA_STATUS_ERROR_INVALID_REGION, "HSA_STATUS_ERROR_INVALID_REGION: there is no such region"},
    {HSA_STATUS_ERROR_INVALID_SIGNAL, "HSA_STATUS_ERROR_INVALID_SIGNAL: there is no such signal"},
    {HSA_STATUS_ERROR_INVALID_QUEUE, "HSA_STATUS_ERROR_INVALID_QUEUE: there is no such queue"},
    {HSA_STATUS_ERROR_OUT_OF_RESOURCES, "HSA_STATUS_ERROR_OUT_OF_RESOURCES: memory or something else is used up"},
    {HSA_STATUS_ERROR_INVALID_PACKET_FORMAT, "HSA_STATUS_ERROR_INVALID_PACKET_FORMAT: the queue takes no such packets"},
    {HSA_STATUS_ERROR_RESOURCE_FREE, "HSA_STATUS_ERROR_RESOURCE_FREE: something could not be given back"},
    {HSA_STATUS_ERROR_NOT_INITIALIZED, "HSA_STATUS_ERROR_NOT_INITIALIZED: hsa_init has to come first"},
    {HSA_STATUS_ERROR_REFCOUNT_OVERFLOW, "HSA_STATUS_ERROR_REFCOUNT_OVERFLOW: hsa_init was called too often"},
    {HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS, "HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS: arguments do not go together"},
    {HSA_STATUS_ERROR_INVALID_INDEX, "HSA_STATUS_ERROR_INVALID_INDEX: the index is too large"},
    {HSA_STATUS_ERROR_INVALID_ISA, "HSA_STATUS_ERROR_INVALID_ISA: there is no such ISA"},
    {HSA_STATUS_ERROR_INVALID_ISA_NAME, "HSA_STATUS_ERROR_INVALID_ISA_NAME: no agent has an ISA of that name"},
    {HSA_STATUS_ERROR_INVALID_CODE_OBJECT,
     "HSA_STATUS_ERROR_INVALID_CODE_OBJECT: that is no code object, or no kernel of one"},
    {HSA_STATUS_ERROR_INVALID_EXECUTABLE, "HSA_STATUS_ERROR_INVALID_EXECUTABLE: there is no such executable"},
    {HSA_STATUS_ERROR_FROZEN_EXECUTABLE, "HSA_STATUS_ERROR_FROZEN_EXECUTABLE: the executable is frozen"},
    {HSA_STATUS_ERROR_INVALID_SYMBOL_NAME, "HSA_STATUS_ERROR_INVALID_SYMBOL_NAME: there is no symbol of that name"},
    {HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED, "HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED: the variable is defined"},
    {HSA_STATUS_ERROR_VARIABLE_UNDEFINED, "HSA_STATUS_ERROR_VARIABLE_UNDEFINED: the variable is not defined"},
    {HSA_STATUS_ERROR_EXCEPTION, "HSA_STATUS_ERROR_EXCEPTION: a kernel was stopped by a fault"},
    {HSA_STATUS_ERROR_INVALID_CODE_SYMBOL, "HSA_STATUS_ERROR_INVALID_CODE_SYMBOL: there is no such code symbol"},
    {HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL, "HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL: there is no such symbol"},
    {HSA_STATUS_ERROR_INVALID_FILE, "HSA_STATUS_ERROR_INVALID_FILE: the file cannot be read"},
    {HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER,
     "HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER: there is no such reader"},
    {HSA_STATUS_ERROR_INVALID_CACHE, "HSA_STATUS_ERROR_INVALID_CACHE: there is no such cache"},
    {HSA_STATUS_ERROR_INVALID_WAVEFRONT, "HSA_STATUS_ERROR_INVALID_WAVEFRONT: there is no such wavefront"},
    {HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP, "HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP: there is no such group of signals"},
    {HSA_STATUS_ERROR_INVALID_RUNTIME_STATE, "HSA_STATUS_ERROR_INVALID_RUNTIME_STATE: not in this state"},
    {HSA_STATUS_ERROR_FATAL, "HSA_STATUS_ERROR_FATAL: nothing can go on"},
    {HSA_STATUS_ERROR_INVALID_MEMORY_POOL, "HSA_STATUS_ERROR_INVALID_MEMORY_POOL: there is no such memory pool"},
    {HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION, "HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION: an address of no memory"},
    {HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION,
     "HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION: a kernel has an instruction that cannot be executed"},
    {HSA_STATUS_ERROR_MEMORY_FAULT, "HSA_STATUS_ERROR_MEMORY_FAULT: a kernel used memory that it may not use"},
    {HSA_STATUS_CU_MASK_REDUCED, "HSA_STATUS_CU_MASK_REDUCED: the mask names more compute units than there are"},
};

/// The last minor version of an extension's version 1; nothing where it is not there.
std::optional<std::uint16_t> minor_of(std::uint16_t extension) {
  switch (extension) {
    case HSA_EXTENSION_IMAGES: return 0;
    case HSA_EXTENSION_AMD_LOADER: return 3;
    default: return std::nullopt;
  }
}

/// The same of an agent.
std::optional<std::uint16_t> minor_of(std::uint16_t extension, const Agent& agent) {
  return extension == HSA_EXTENSION_IMAGES && has_images(agent) ? minor_of(extension) : std::nullopt;
}

}  // namespace

bool initialized() { return is_initialized; }

hsa_status_t not_supported(const char* name) {
  runtime::say_not_supported(name);
  return HSA_STATUS_ERROR;
}

int not_supported_call(const char* name);
int not_supported_call(const char* name) {
  return initialized() ? not_supported(name) : HSA_STATUS_ERROR_NOT_INITIALIZED;
}

}  // namespace rocm

using namespace rocm;

extern "C" {

hsa_status_t hsa_init() {
  return guarded([] {
    const std::lock_guard lock(mutex);
    if (references == UINT32_MAX) return HSA_STATUS_ERROR_REFCOUNT_OVERFLOW;
    (void)agents();
    ++references;
    is_initialized = true;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_shut_down() {
  return call([] {
    {
      const std::lock_guard lock(mutex);
      if (references == 0) return HSA_STATUS_ERROR_NOT_INITIALIZED;
      if (--references != 0) return HSA_STATUS_SUCCESS;
      is_initialized = false;
    }
    destroy_queues();
    end_events();
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_status_string(hsa_status_t status, const char** text) {
  return guarded([&] {
    if (!text) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (const StatusText& each : texts)
      if (each.status == static_cast<int>(status)) {
        *text = each.sentence;
        return HSA_STATUS_SUCCESS;
      }
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_system_get_info(hsa_system_info_t attribute, void* value) {
  return call([&] {
    if (!value) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    switch (static_cast<unsigned>(attribute)) {
      case HSA_SYSTEM_INFO_VERSION_MAJOR: return give<std::uint16_t>(value, 1);
      case HSA_SYSTEM_INFO_VERSION_MINOR: return give<std::uint16_t>(value, 1);
      case HSA_SYSTEM_INFO_TIMESTAMP: return give<std::uint64_t>(value, timestamp());
      case HSA_SYSTEM_INFO_TIMESTAMP_FREQUENCY: return give<std::uint64_t>(value, 1'000'000'000);
      case HSA_SYSTEM_INFO_SIGNAL_MAX_WAIT: return give<std::uint64_t>(value, UINT64_MAX);
      case HSA_SYSTEM_INFO_ENDIANNESS: return give<hsa_endianness_t>(value, HSA_ENDIANNESS_LITTLE);
      case HSA_SYSTEM_INFO_MACHINE_MODEL: return give<hsa_machine_model_t>(value, HSA_MACHINE_MODEL_LARGE);
      case HSA_SYSTEM_INFO_EXTENSIONS:
        std::memset(value, 0, 128);
        for (const unsigned each : {HSA_EXTENSION_IMAGES, HSA_EXTENSION_AMD_LOADER})
          static_cast<std::uint8_t*>(value)[each / 8] |= 1u << each % 8;
        return HSA_STATUS_SUCCESS;
      case HSA_AMD_SYSTEM_INFO_BUILD_VERSION: return give<const char*>(value, "lockstep");
      case HSA_AMD_SYSTEM_INFO_SVM_SUPPORTED: return give<bool>(value, true);
      case HSA_AMD_SYSTEM_INFO_SVM_ACCESSIBLE_BY_DEFAULT: return give<bool>(value, runtime::xnack_wanted());
      case 0x203: return give<bool>(value, false);                    // HSA_AMD_SYSTEM_INFO_MWAITX_ENABLED
      case 0x204: return give<bool>(value, false);                    // HSA_AMD_SYSTEM_INFO_DMABUF_SUPPORTED
      case 0x205: return give<bool>(value, true);                     // HSA_AMD_SYSTEM_INFO_VIRTUAL_MEM_API_SUPPORTED
      case 0x206: return give<bool>(value, runtime::xnack_wanted());  // HSA_AMD_SYSTEM_INFO_XNACK_ENABLED
      case 0x207: return give<std::uint16_t>(value, 1);               // HSA_AMD_SYSTEM_INFO_EXT_VERSION_MAJOR
      case 0x208: return give<std::uint16_t>(value, 0);               // HSA_AMD_SYSTEM_INFO_EXT_VERSION_MINOR
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
  });
}

hsa_status_t hsa_extension_get_name(uint16_t extension, const char** name) {
  return guarded([&] {
    if (!name) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    switch (extension) {
      case HSA_EXTENSION_FINALIZER: *name = "HSA_EXTENSION_FINALIZER"; break;
      case HSA_EXTENSION_IMAGES: *name = "HSA_EXTENSION_IMAGES"; break;
      case HSA_EXTENSION_PERFORMANCE_COUNTERS: *name = "HSA_EXTENSION_PERFORMANCE_COUNTERS"; break;
      case HSA_EXTENSION_PROFILING_EVENTS: *name = "HSA_EXTENSION_PROFILING_EVENTS"; break;
      case HSA_EXTENSION_AMD_PROFILER: *name = "HSA_EXTENSION_AMD_PROFILER"; break;
      case HSA_EXTENSION_AMD_LOADER: *name = "HSA_EXTENSION_AMD_LOADER"; break;
      case HSA_EXTENSION_AMD_AQLPROFILE: *name = "HSA_EXTENSION_AMD_AQLPROFILE"; break;
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_system_extension_supported(uint16_t extension, uint16_t major, uint16_t minor, bool* result) {
  return call([&] {
    if (!result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto last = minor_of(extension);
    return give<bool>(result, last && major == 1 && minor <= *last);
  });
}
hsa_status_t hsa_system_major_extension_supported(uint16_t extension, uint16_t major, uint16_t* minor, bool* result) {
  return call([&] {
    if (!minor || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto last = minor_of(extension);
    *result = last && major == 1;
    if (*result) *minor = *last;
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_agent_extension_supported(uint16_t extension, hsa_agent_t handle, uint16_t major, uint16_t minor,
                                           bool* result) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto last = minor_of(extension, *agent);
    return give<bool>(result, last && major == 1 && minor <= *last);
  });
}
hsa_status_t hsa_agent_major_extension_supported(uint16_t extension, hsa_agent_t handle, uint16_t major,
                                                 uint16_t* minor, bool* result) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!minor || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto last = minor_of(extension, *agent);
    *result = last && major == 1;
    if (*result) *minor = *last;
    return HSA_STATUS_SUCCESS;
  });
}

}  // extern "C"
