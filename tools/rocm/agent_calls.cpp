// Calls on agents, their caches and ISAs.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

#include "agent.hpp"
#include "image.hpp"
#include "memory.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

constexpr std::uint32_t most_items = 1024;

/// Names have 64 bytes.
hsa_status_t give_name(void* to, const std::string& name) {
  std::memset(to, 0, 64);
  name.copy(static_cast<char*>(to), 63);
  return HSA_STATUS_SUCCESS;
}

/// Bytes of the agent's cache of a level from 1 to 3; 0: it has none.
std::uint32_t cache_bytes(const Agent& agent, std::uint64_t level) {
  const auto host = [](int name) { return static_cast<std::uint32_t>(std::max(0L, sysconf(name))); };
  const runtime::Board& board = agent.board;
  switch (level) {
    case 1: return agent.is_gpu() ? static_cast<std::uint32_t>(board.l1_kib) * 1024 : host(_SC_LEVEL1_DCACHE_SIZE);
    case 2: return agent.is_gpu() ? static_cast<std::uint32_t>(board.l2_bytes) : host(_SC_LEVEL2_CACHE_SIZE);
    case 3: return agent.is_gpu() ? static_cast<std::uint32_t>(board.l3_kib) * 1024 : host(_SC_LEVEL3_CACHE_SIZE);
    default: return 0;
  }
}

/// PCI bus numbers: each GPU is on a bus of its own.
std::uint32_t bdf(const Agent& agent) { return static_cast<std::uint32_t>(agent.number) << 8; }

hsa_status_t amd_info(const Agent& agent, unsigned attribute, void* value) {
  const runtime::Board& board = agent.board;
  const bool gpu = agent.is_gpu();
  switch (attribute) {
    case HSA_AMD_AGENT_INFO_CHIP_ID: return give<std::uint32_t>(value, board.pci_device);
    case HSA_AMD_AGENT_INFO_CACHELINE_SIZE: return give<std::uint32_t>(value, 64);
    case HSA_AMD_AGENT_INFO_COMPUTE_UNIT_COUNT: return give<std::uint32_t>(value, compute_units(agent));
    case HSA_AMD_AGENT_INFO_MAX_CLOCK_FREQUENCY: return give<std::uint32_t>(value, board.mhz);
    case HSA_AMD_AGENT_INFO_DRIVER_NODE_ID: return give<std::uint32_t>(value, agent.number);
    case HSA_AMD_AGENT_INFO_MAX_ADDRESS_WATCH_POINTS: return give<std::uint32_t>(value, gpu ? 4 : 0);
    case HSA_AMD_AGENT_INFO_BDFID: return give<std::uint32_t>(value, gpu ? bdf(agent) : 0);
    case HSA_AMD_AGENT_INFO_MEMORY_WIDTH: return give<std::uint32_t>(value, gpu ? board.memory_bits : 0);
    case HSA_AMD_AGENT_INFO_MEMORY_MAX_FREQUENCY: return give<std::uint32_t>(value, gpu ? board.memory_mhz : 0);
    case HSA_AMD_AGENT_INFO_PRODUCT_NAME: return give_name(value, agent.product);
    case HSA_AMD_AGENT_INFO_MAX_WAVES_PER_CU: return give<std::uint32_t>(value, gpu ? waves_a_unit(agent) : 0);
    case HSA_AMD_AGENT_INFO_NUM_SIMDS_PER_CU: return give<std::uint32_t>(value, gpu ? board.simds_a_unit : 0);
    case HSA_AMD_AGENT_INFO_NUM_SHADER_ENGINES: return give<std::uint32_t>(value, gpu ? board.shader_engines : 0);
    case HSA_AMD_AGENT_INFO_NUM_SHADER_ARRAYS_PER_SE:
      return give<std::uint32_t>(value, gpu ? board.arrays_an_engine : 0);
    case HSA_AMD_AGENT_INFO_HDP_FLUSH: *static_cast<hsa_amd_hdp_flush_t*>(value) = {}; return HSA_STATUS_SUCCESS;
    case HSA_AMD_AGENT_INFO_DOMAIN: return give<std::uint32_t>(value, 0);
    case HSA_AMD_AGENT_INFO_COOPERATIVE_QUEUES: return give<bool>(value, gpu);
    case HSA_AMD_AGENT_INFO_UUID:  // 21 bytes
      std::snprintf(static_cast<char*>(value), 21, gpu ? "GPU-%016zx" : "CPU-XX", agent.number);
      return HSA_STATUS_SUCCESS;
    case HSA_AMD_AGENT_INFO_ASIC_REVISION: return give<std::uint32_t>(value, 0);
    case HSA_AMD_AGENT_INFO_SVM_DIRECT_HOST_ACCESS: return give<bool>(value, true);
    case HSA_AMD_AGENT_INFO_COOPERATIVE_COMPUTE_UNIT_COUNT: return give<std::uint32_t>(value, compute_units(agent));
    // Later than the header of 5.2: bytes that are free, timestamp frequency, accumulators, memory properties.
    case 0xA015: return give<std::uint64_t>(value, free_bytes(agent));  // HSA_AMD_AGENT_INFO_MEMORY_AVAIL
    case 0xA016: return give<std::uint64_t>(value, 1'000'000'000);      // HSA_AMD_AGENT_INFO_TIMESTAMP_FREQUENCY
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
}

hsa_status_t info(const Agent& agent, unsigned attribute, void* value) {
  const bool gpu = agent.is_gpu();
  switch (attribute) {
    case HSA_AGENT_INFO_NAME: return give_name(value, agent.name);
    case HSA_AGENT_INFO_VENDOR_NAME: return give_name(value, gpu ? "AMD" : "CPU");
    case HSA_AGENT_INFO_FEATURE: return give<hsa_agent_feature_t>(value, gpu ? HSA_AGENT_FEATURE_KERNEL_DISPATCH : 0);
    case HSA_AGENT_INFO_MACHINE_MODEL: return give<hsa_machine_model_t>(value, HSA_MACHINE_MODEL_LARGE);
    case HSA_AGENT_INFO_PROFILE: return give<hsa_profile_t>(value, gpu ? HSA_PROFILE_BASE : HSA_PROFILE_FULL);
    case HSA_AGENT_INFO_DEFAULT_FLOAT_ROUNDING_MODE:
    case HSA_AGENT_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES:
      return give<hsa_default_float_rounding_mode_t>(value, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR);
    case HSA_AGENT_INFO_FAST_F16_OPERATION: return give<bool>(value, gpu);
    case HSA_AGENT_INFO_WAVEFRONT_SIZE: return give<std::uint32_t>(value, gpu ? wave_size(agent) : 0);
    case HSA_AGENT_INFO_WORKGROUP_MAX_DIM: {
      const std::uint16_t most = gpu ? most_items : 0;
      for (int i = 0; i < 3; ++i) static_cast<std::uint16_t*>(value)[i] = most;
      return HSA_STATUS_SUCCESS;
    }
    case HSA_AGENT_INFO_WORKGROUP_MAX_SIZE: return give<std::uint32_t>(value, gpu ? most_items : 0);
    case HSA_AGENT_INFO_GRID_MAX_DIM: {
      const std::uint32_t most = gpu ? 0xffffffff : 0;
      *static_cast<hsa_dim3_t*>(value) = {most, most, most};
      return HSA_STATUS_SUCCESS;
    }
    case HSA_AGENT_INFO_GRID_MAX_SIZE: return give<std::uint32_t>(value, gpu ? 0xffffffff : 0);
    case HSA_AGENT_INFO_FBARRIER_MAX_SIZE: return give<std::uint32_t>(value, gpu ? 32 : 0);
    case HSA_AGENT_INFO_QUEUES_MAX: return give<std::uint32_t>(value, gpu ? 128 : 0);
    case HSA_AGENT_INFO_QUEUE_MIN_SIZE: return give<std::uint32_t>(value, gpu ? 64 : 0);
    case HSA_AGENT_INFO_QUEUE_MAX_SIZE: return give<std::uint32_t>(value, gpu ? 131072 : 0);
    case HSA_AGENT_INFO_QUEUE_TYPE: return give<hsa_queue_type32_t>(value, HSA_QUEUE_TYPE_MULTI);
    case HSA_AGENT_INFO_NODE: return give<std::uint32_t>(value, agent.number);
    case HSA_AGENT_INFO_DEVICE: return give<hsa_device_type_t>(value, gpu ? HSA_DEVICE_TYPE_GPU : HSA_DEVICE_TYPE_CPU);
    case HSA_AGENT_INFO_CACHE_SIZE: {
      auto* const sizes = static_cast<std::uint32_t*>(value);
      for (std::uint64_t level = 1; level <= 4; ++level) sizes[level - 1] = cache_bytes(agent, level);
      return HSA_STATUS_SUCCESS;
    }
    case HSA_AGENT_INFO_ISA:
      *static_cast<hsa_isa_t*>(value) = gpu ? agent.isa() : hsa_isa_t{};
      return HSA_STATUS_SUCCESS;
    case HSA_AGENT_INFO_EXTENSIONS:
      std::memset(value, 0, 128);
      if (has_images(agent))
        static_cast<std::uint8_t*>(value)[HSA_EXTENSION_IMAGES / 8] |= 1u << HSA_EXTENSION_IMAGES % 8;
      return HSA_STATUS_SUCCESS;
    case HSA_AGENT_INFO_VERSION_MAJOR: return give<std::uint16_t>(value, 1);
    case HSA_AGENT_INFO_VERSION_MINOR: return give<std::uint16_t>(value, 1);
    default:
      return attribute >> 12 == HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS >> 12 ? image_info(agent, attribute, value)
                                                                               : amd_info(agent, attribute, value);
  }
}

hsa_status_t isa_info(const Agent& agent, unsigned attribute, void* value) {
  switch (attribute) {
    case HSA_ISA_INFO_NAME_LENGTH: return give<std::uint32_t>(value, agent.isa_name.size() + 1);
    case HSA_ISA_INFO_NAME:
      std::memcpy(value, agent.isa_name.c_str(), agent.isa_name.size() + 1);
      return HSA_STATUS_SUCCESS;
    case HSA_ISA_INFO_CALL_CONVENTION_COUNT: return give<std::uint32_t>(value, 1);
    case HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONT_SIZE: return give<std::uint32_t>(value, wave_size(agent));
    case HSA_ISA_INFO_CALL_CONVENTION_INFO_WAVEFRONTS_PER_COMPUTE_UNIT:
      return give<std::uint32_t>(value, waves_a_unit(agent));
    case HSA_ISA_INFO_MACHINE_MODELS:
      static_cast<bool*>(value)[0] = false;
      static_cast<bool*>(value)[1] = true;
      return HSA_STATUS_SUCCESS;
    case HSA_ISA_INFO_PROFILES:
      static_cast<bool*>(value)[HSA_PROFILE_BASE] = true;
      static_cast<bool*>(value)[HSA_PROFILE_FULL] = false;
      return HSA_STATUS_SUCCESS;
    case HSA_ISA_INFO_DEFAULT_FLOAT_ROUNDING_MODES:
    case HSA_ISA_INFO_BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES:
      for (int i = 0; i < 3; ++i) static_cast<bool*>(value)[i] = i == HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR;
      return HSA_STATUS_SUCCESS;
    case HSA_ISA_INFO_FAST_F16_OPERATION: return give<bool>(value, true);
    case HSA_ISA_INFO_WORKGROUP_MAX_DIM: return info(agent, HSA_AGENT_INFO_WORKGROUP_MAX_DIM, value);
    case HSA_ISA_INFO_WORKGROUP_MAX_SIZE: return info(agent, HSA_AGENT_INFO_WORKGROUP_MAX_SIZE, value);
    case HSA_ISA_INFO_GRID_MAX_DIM: return info(agent, HSA_AGENT_INFO_GRID_MAX_DIM, value);
    case HSA_ISA_INFO_GRID_MAX_SIZE: return give<std::uint64_t>(value, 0xffffffff);
    case HSA_ISA_INFO_FBARRIER_MAX_SIZE: return give<std::uint32_t>(value, 32);
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
}

/// Handles of caches: the agent's, and the level in the lowest bits.
Agent* agent_of_cache(hsa_cache_t cache) {
  const std::uint64_t level = cache.handle & 7;
  Agent* const agent = agent_of(hsa_agent_t{cache.handle - level});
  return agent && cache_bytes(*agent, level) != 0 ? agent : nullptr;
}

}  // namespace

extern "C" {

hsa_status_t hsa_iterate_agents(hsa_status_t (*callback)(hsa_agent_t, void*), void* data) {
  return call([&] {
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (const auto& each : agents())
      if (const hsa_status_t status = callback(each->handle(), data); status != HSA_STATUS_SUCCESS) return status;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_agent_get_info(hsa_agent_t handle, hsa_agent_info_t attribute, void* value) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    return value ? info(*agent, static_cast<unsigned>(attribute), value) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_agent_get_exception_policies(hsa_agent_t handle, hsa_profile_t, uint16_t* mask) {
  return call([&] {
    if (!agent_of(handle)) return HSA_STATUS_ERROR_INVALID_AGENT;
    return mask ? give<std::uint16_t>(mask, 0) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_agent_iterate_caches(hsa_agent_t handle, hsa_status_t (*callback)(hsa_cache_t, void*), void* data) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (std::uint64_t level = 1; level <= 3; ++level) {
      if (cache_bytes(*agent, level) == 0) continue;
      if (const hsa_status_t status = callback({handle.handle + level}, data); status != HSA_STATUS_SUCCESS)
        return status;
    }
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_cache_get_info(hsa_cache_t cache, hsa_cache_info_t attribute, void* value) {
  return call([&] {
    const Agent* const agent = agent_of_cache(cache);
    if (!agent) return HSA_STATUS_ERROR_INVALID_CACHE;
    if (!value) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::uint64_t level = cache.handle & 7;
    const std::string name = agent->name + " L" + std::to_string(level);
    switch (attribute) {
      case HSA_CACHE_INFO_NAME_LENGTH: return give<std::uint32_t>(value, name.size() + 1);
      case HSA_CACHE_INFO_NAME: std::memcpy(value, name.c_str(), name.size() + 1); return HSA_STATUS_SUCCESS;
      case HSA_CACHE_INFO_LEVEL: return give<std::uint8_t>(value, level);
      case HSA_CACHE_INFO_SIZE: return give<std::uint32_t>(value, cache_bytes(*agent, level));
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
  });
}

hsa_status_t hsa_agent_iterate_isas(hsa_agent_t handle, hsa_status_t (*callback)(hsa_isa_t, void*), void* data) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return agent->is_gpu() ? callback(agent->isa(), data) : HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_isa_from_name(const char* name, hsa_isa_t* isa) {
  return call([&] {
    if (!name || !isa) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (const auto& each : agents())
      if (each->is_gpu() && (each->isa_name == name || each->isa_name.substr(0, each->isa_name.find(':')) == name)) {
        *isa = each->isa();
        return HSA_STATUS_SUCCESS;
      }
    return HSA_STATUS_ERROR_INVALID_ISA_NAME;
  });
}

hsa_status_t hsa_isa_get_info_alt(hsa_isa_t isa, hsa_isa_info_t attribute, void* value) {
  return call([&] {
    const Agent* const agent = agent_of(isa);
    if (!agent) return HSA_STATUS_ERROR_INVALID_ISA;
    return value ? isa_info(*agent, static_cast<unsigned>(attribute), value) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_isa_get_info(hsa_isa_t isa, hsa_isa_info_t attribute, uint32_t index, void* value) {
  return index == 0 || !initialized() ? hsa_isa_get_info_alt(isa, attribute, value) : HSA_STATUS_ERROR_INVALID_INDEX;
}

hsa_status_t hsa_isa_get_exception_policies(hsa_isa_t isa, hsa_profile_t, uint16_t* mask) {
  return call([&] {
    if (!agent_of(isa)) return HSA_STATUS_ERROR_INVALID_ISA;
    return mask ? give<std::uint16_t>(mask, 0) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_isa_get_round_method(hsa_isa_t isa, hsa_fp_type_t, hsa_flush_mode_t, hsa_round_method_t* method) {
  return call([&] {
    if (!agent_of(isa)) return HSA_STATUS_ERROR_INVALID_ISA;
    return method ? give<hsa_round_method_t>(method, HSA_ROUND_METHOD_SINGLE) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_isa_iterate_wavefronts(hsa_isa_t isa, hsa_status_t (*callback)(hsa_wavefront_t, void*), void* data) {
  return call([&] {
    const Agent* const agent = agent_of(isa);
    if (!agent) return HSA_STATUS_ERROR_INVALID_ISA;
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (std::uint64_t size = agent->info.smallest_wave; size <= agent->info.largest_wave; size *= 2)
      if (const hsa_status_t status = callback({size}, data); status != HSA_STATUS_SUCCESS) return status;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_wavefront_get_info(hsa_wavefront_t wavefront, hsa_wavefront_info_t attribute, void* value) {
  return call([&] {
    if (wavefront.handle != 32 && wavefront.handle != 64) return HSA_STATUS_ERROR_INVALID_WAVEFRONT;
    if (!value || attribute != HSA_WAVEFRONT_INFO_SIZE) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return give<std::uint32_t>(value, wavefront.handle);
  });
}

hsa_status_t hsa_isa_compatible(hsa_isa_t code_object_isa, hsa_isa_t agent_isa, bool* result) {
  return call([&] {
    const Agent *const code = agent_of(code_object_isa), *const agent = agent_of(agent_isa);
    if (!code || !agent) return HSA_STATUS_ERROR_INVALID_ISA;
    return result ? give<bool>(result, code->isa_name == agent->isa_name) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_amd_coherency_get_type(hsa_agent_t handle, hsa_amd_coherency_type_t* type) {
  return call([&] {
    if (!agent_of(handle)) return HSA_STATUS_ERROR_INVALID_AGENT;
    return type ? give<hsa_amd_coherency_type_t>(type, HSA_AMD_COHERENCY_TYPE_COHERENT)
                : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

/// There is one kind of coherency: all memory is the host's.
hsa_status_t hsa_amd_coherency_set_type(hsa_agent_t handle, hsa_amd_coherency_type_t) {
  return call([&] { return agent_of(handle) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_AGENT; });
}

}  // extern "C"
