// Calls on memory: regions and pools, locked memory, information about pointers.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "locked.hpp"
#include "memory.hpp"
#include "newer_calls.h"
#include "status.hpp"
#include "vmem.hpp"

using namespace rocm;

namespace {

constexpr std::size_t granule = 4096;

hsa_status_t agents_of(std::uint32_t count, const hsa_agent_t* handles, std::vector<Agent*>& found) {
  if (count != 0 && !handles) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  for (std::uint32_t i = 0; i < count; ++i) {
    Agent* const agent = agent_of(handles[i]);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    found.push_back(agent);
  }
  return HSA_STATUS_SUCCESS;
}

hsa_status_t region_info(const Pool& pool, unsigned attribute, void* value) {
  const bool global = pool.segment == HSA_AMD_SEGMENT_GLOBAL;
  switch (attribute) {
    case HSA_REGION_INFO_SEGMENT:
      return give<hsa_region_segment_t>(value, global ? HSA_REGION_SEGMENT_GLOBAL : HSA_REGION_SEGMENT_GROUP);
    case HSA_REGION_INFO_GLOBAL_FLAGS: return give<std::uint32_t>(value, pool.flags);  // the same bits
    case HSA_REGION_INFO_SIZE: return give<std::size_t>(value, pool.bytes);
    case HSA_REGION_INFO_ALLOC_MAX_SIZE: return give<std::size_t>(value, global ? pool.bytes : 0);
    case HSA_REGION_INFO_ALLOC_MAX_PRIVATE_WORKGROUP_SIZE: return give<std::uint32_t>(value, 0);
    case HSA_REGION_INFO_RUNTIME_ALLOC_ALLOWED: return give<bool>(value, global);
    case HSA_REGION_INFO_RUNTIME_ALLOC_GRANULE:
    case HSA_REGION_INFO_RUNTIME_ALLOC_ALIGNMENT: return give<std::size_t>(value, global ? granule : 0);
    case HSA_AMD_REGION_INFO_HOST_ACCESSIBLE: return give<bool>(value, global);
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
}

hsa_status_t pool_info(const Pool& pool, unsigned attribute, void* value) {
  const bool global = pool.segment == HSA_AMD_SEGMENT_GLOBAL;
  switch (attribute) {
    case HSA_AMD_MEMORY_POOL_INFO_SEGMENT: return give<hsa_amd_segment_t>(value, pool.segment);
    case HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS: return give<std::uint32_t>(value, pool.flags);
    case HSA_AMD_MEMORY_POOL_INFO_SIZE: return give<std::size_t>(value, pool.bytes);
    case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALLOWED: return give<bool>(value, global);
    case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_GRANULE:
    case HSA_AMD_MEMORY_POOL_INFO_RUNTIME_ALLOC_ALIGNMENT: return give<std::size_t>(value, global ? granule : 0);
    case HSA_AMD_MEMORY_POOL_INFO_ACCESSIBLE_BY_ALL: return give<bool>(value, global && pool.agent == 0);
    case HSA_AMD_MEMORY_POOL_INFO_ALLOC_MAX_SIZE: return give<std::size_t>(value, global ? pool.bytes : 0);
    case 17: return give<std::uint32_t>(value, pool.agent == 0 ? 1 : 0);  // where it is; since 5.5
    case 18: return give<std::size_t>(value, global ? granule : 0);       // recommended granule; since 5.7
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
}

/// Under checks the host has no access to a GPU's own memory, as without a large BAR: AMD's HIP runtime would store
/// small copies there, and no call would say so to check init. hsa_amd_agents_allow_access grants it nevertheless.
hsa_amd_memory_pool_access_t access_to(const Pool& pool, const Agent& agent) {
  if (pool.agent == agent.number) return HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT;
  if (pool.segment != HSA_AMD_SEGMENT_GLOBAL) return HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED;
  if (pool.agent == 0) return HSA_AMD_MEMORY_POOL_ACCESS_ALLOWED_BY_DEFAULT;
  const bool coarse = (pool.flags & HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED) != 0;
  return checked() && coarse && !agent.is_gpu() ? HSA_AMD_MEMORY_POOL_ACCESS_NEVER_ALLOWED
                                                : HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT;
}

template <class Handle>
hsa_status_t iterate(hsa_agent_t handle, bool Pool::*shown, hsa_status_t (*callback)(Handle, void*), void* data) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (const auto& pool : agent->pools) {
      if (!((*pool).*shown)) continue;
      const hsa_status_t status = callback({reinterpret_cast<std::uintptr_t>(pool.get())}, data);
      if (status != HSA_STATUS_SUCCESS) return status;
    }
    return HSA_STATUS_SUCCESS;
  });
}

}  // namespace

extern "C" {

hsa_status_t hsa_agent_iterate_regions(hsa_agent_t agent, hsa_status_t (*callback)(hsa_region_t, void*), void* data) {
  return iterate(agent, &Pool::region, callback, data);
}
hsa_status_t hsa_amd_agent_iterate_memory_pools(hsa_agent_t agent,
                                                hsa_status_t (*callback)(hsa_amd_memory_pool_t, void*), void* data) {
  return iterate(agent, &Pool::pool, callback, data);
}
hsa_status_t hsa_region_get_info(hsa_region_t region, hsa_region_info_t attribute, void* value) {
  return call([&] {
    const Pool* const pool = pool_of(region.handle);
    if (!pool) return HSA_STATUS_ERROR_INVALID_REGION;
    return value ? region_info(*pool, static_cast<unsigned>(attribute), value) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_amd_memory_pool_get_info(hsa_amd_memory_pool_t handle, hsa_amd_memory_pool_info_t attribute,
                                          void* value) {
  return call([&] {
    const Pool* const pool = pool_of(handle.handle);
    if (!pool) return static_cast<hsa_status_t>(HSA_STATUS_ERROR_INVALID_MEMORY_POOL);
    return value ? pool_info(*pool, static_cast<unsigned>(attribute), value) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_amd_agent_memory_pool_get_info(hsa_agent_t handle, hsa_amd_memory_pool_t pool_handle,
                                                hsa_amd_agent_memory_pool_info_t attribute, void* value) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    const Pool* const pool = pool_of(pool_handle.handle);
    if (!pool) return static_cast<hsa_status_t>(HSA_STATUS_ERROR_INVALID_MEMORY_POOL);
    if (!value) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const bool own = pool->agent == agent->number;
    switch (attribute) {
      case HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS:
        return give<hsa_amd_memory_pool_access_t>(value, access_to(*pool, *agent));
      case HSA_AMD_AGENT_MEMORY_POOL_INFO_NUM_LINK_HOPS: return give<std::uint32_t>(value, own ? 0 : 1);
      case HSA_AMD_AGENT_MEMORY_POOL_INFO_LINK_INFO: {
        if (own) return HSA_STATUS_SUCCESS;  // no hops, so nothing to tell
        hsa_amd_memory_pool_link_info_t link{};
        link.atomic_support_32bit = link.atomic_support_64bit = link.coherent_support = true;
        link.link_type = HSA_AMD_LINK_INFO_TYPE_PCIE;
        link.numa_distance = 20;
        std::memcpy(value, &link, sizeof link);
        return HSA_STATUS_SUCCESS;
      }
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
  });
}

hsa_status_t hsa_memory_allocate(hsa_region_t region, size_t bytes, void** result) {
  return call([&] {
    const Pool* const pool = pool_of(region.handle);
    if (!pool) return HSA_STATUS_ERROR_INVALID_REGION;
    return result && bytes != 0 ? allocate(*pool, bytes, result) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_memory_free(void* start) {
  return call([&] { return start ? release(start) : HSA_STATUS_SUCCESS; });
}
hsa_status_t hsa_amd_memory_pool_allocate(hsa_amd_memory_pool_t handle, size_t bytes, uint32_t, void** result) {
  return call([&] {
    const Pool* const pool = pool_of(handle.handle);
    if (!pool) return static_cast<hsa_status_t>(HSA_STATUS_ERROR_INVALID_MEMORY_POOL);
    return result && bytes != 0 ? allocate(*pool, bytes, result) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_amd_memory_pool_free(void* start) { return hsa_memory_free(start); }

hsa_status_t hsa_memory_register(void* start, size_t bytes) {
  return call([&] { return start && bytes != 0 ? lock(start, bytes) : HSA_STATUS_ERROR_INVALID_ARGUMENT; });
}
hsa_status_t hsa_memory_deregister(void* start, size_t) {
  return call([&] {
    (void)unlock(start);
    return HSA_STATUS_SUCCESS;
  });
}
/// All memory is where every agent finds it.
hsa_status_t hsa_memory_assign_agent(void* start, hsa_agent_t handle, hsa_access_permission_t access) {
  return call([&] {
    if (!agent_of(handle)) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!start || access < HSA_ACCESS_PERMISSION_RO || access > HSA_ACCESS_PERMISSION_RW)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_amd_agents_allow_access(uint32_t count, const hsa_agent_t* handles, const uint32_t* flags,
                                         const void* start) {
  return call([&] {
    std::vector<Agent*> who;
    if (count == 0 || flags || !start) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (const hsa_status_t status = agents_of(count, handles, who); status != HSA_STATUS_SUCCESS) return status;
    return grant(start, who);
  });
}
hsa_status_t hsa_amd_memory_pool_can_migrate(hsa_amd_memory_pool_t from, hsa_amd_memory_pool_t to, bool* result) {
  return call([&] {
    if (!pool_of(from.handle) || !pool_of(to.handle))
      return static_cast<hsa_status_t>(HSA_STATUS_ERROR_INVALID_MEMORY_POOL);
    return result ? give<bool>(result, false) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_amd_memory_lock(void* start, size_t bytes, hsa_agent_t* handles, int count, void** result) {
  return call([&] {
    std::vector<Agent*> who;
    if (!result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *result = nullptr;
    if (count < 0 || (count != 0 && !handles)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    hsa_status_t status = agents_of(static_cast<std::uint32_t>(count), handles, who);
    if (status == HSA_STATUS_SUCCESS) status = lock(start, bytes);
    if (status == HSA_STATUS_SUCCESS) *result = start;
    return status;
  });
}
hsa_status_t hsa_amd_memory_lock_to_pool(void* start, size_t bytes, hsa_agent_t* handles, int count,
                                         hsa_amd_memory_pool_t pool, uint32_t, void** result) {
  if (initialized() && !pool_of(pool.handle)) return static_cast<hsa_status_t>(HSA_STATUS_ERROR_INVALID_MEMORY_POOL);
  return hsa_amd_memory_lock(start, bytes, handles, count, result);
}
hsa_status_t hsa_amd_memory_unlock(void* start) {
  return call([&] { return start ? unlock(start) : HSA_STATUS_ERROR_INVALID_ARGUMENT; });
}

hsa_status_t hsa_amd_pointer_info(const void* pointer, hsa_amd_pointer_info_t* info, void* (*alloc)(size_t),
                                  uint32_t* count, hsa_agent_t** accessible) {
  return call([&] {
    if (!info || info->size < 8) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    hsa_amd_pointer_info_t told{};
    told.size = std::min<std::uint32_t>(info->size, sizeof told);
    std::vector<hsa_agent_t> who;
    if (const auto memory = allocation_at(pointer)) {
      const bool mapped = memory->kind == AllocationKind::mapped;
      told.type = mapped ? static_cast<hsa_amd_pointer_type_t>(LOCKSTEP_HSA_POINTER_VMEM)
                  : memory->kind == AllocationKind::attached ? HSA_EXT_POINTER_TYPE_IPC
                                                             : HSA_EXT_POINTER_TYPE_HSA;
      told.agentBaseAddress = told.hostBaseAddress = reinterpret_cast<void*>(memory->start);
      told.sizeInBytes = memory->size;
      told.userData = memory->user_data;
      told.agentOwner = agents()[memory->pool->agent]->handle();
      told.global_flags = memory->pool->flags;
      for (const auto& each : agents())
        if (mapped ? may_use_mapping(memory->start, *each)
                   : memory->seen_by[each->number] || each->number == memory->pool->agent)
          who.push_back(each->handle());
    } else if (const auto reserved = reserved_at(reinterpret_cast<std::uintptr_t>(pointer))) {
      told.type = static_cast<hsa_amd_pointer_type_t>(LOCKSTEP_HSA_POINTER_RESERVED);
      told.agentBaseAddress = told.hostBaseAddress = reinterpret_cast<void*>(reserved->start);
      told.sizeInBytes = reserved->size;
    } else if (const auto range = locked_at(pointer)) {
      told.type = HSA_EXT_POINTER_TYPE_LOCKED;
      told.agentBaseAddress = told.hostBaseAddress = const_cast<void*>(range->start);
      told.sizeInBytes = range->bytes;
      told.agentOwner = agents()[0]->handle();
      told.global_flags = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED;
      for (const auto& each : agents()) who.push_back(each->handle());
    }
    std::memcpy(info, &told, told.size);
    if (!alloc || !count || !accessible) return HSA_STATUS_SUCCESS;
    *count = static_cast<std::uint32_t>(who.size());
    *accessible = static_cast<hsa_agent_t*>(alloc(std::max<std::size_t>(1, who.size()) * sizeof(hsa_agent_t)));
    if (!*accessible) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    std::copy(who.begin(), who.end(), *accessible);
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_amd_pointer_info_set_userdata(const void* pointer, void* data) {
  return call([&] { return set_user_data(pointer, data); });
}
hsa_status_t hsa_amd_register_deallocation_callback(void* pointer, hsa_amd_deallocation_callback_t callback,
                                                    void* data) {
  return call([&] {
    if (!pointer || !callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return add_callback(pointer, callback, data);
  });
}
hsa_status_t hsa_amd_deregister_deallocation_callback(void* pointer, hsa_amd_deallocation_callback_t callback) {
  return call([&] {
    if (!pointer || !callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return remove_callback(pointer, callback);
  });
}

}  // extern "C"
