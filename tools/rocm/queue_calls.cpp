// Calls on queues.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <bit>

#include "memory.hpp"
#include "queue.hpp"
#include "signal.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

/// Indices are in the memory that kernels see, too. The handle has to be a queue's: there is no error to give.
volatile std::uint64_t& write_index(const hsa_queue_t* queue) {
  return const_cast<amd_queue_t*>(reinterpret_cast<const amd_queue_t*>(queue))->write_dispatch_id;
}
volatile std::uint64_t& read_index(const hsa_queue_t* queue) {
  return const_cast<amd_queue_t*>(reinterpret_cast<const amd_queue_t*>(queue))->read_dispatch_id;
}

std::uint64_t cas(const hsa_queue_t* queue, std::uint64_t expected, std::uint64_t value) {
  __atomic_compare_exchange_n(&write_index(queue), &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  return expected;
}

}  // namespace

extern "C" {

hsa_status_t hsa_queue_create(hsa_agent_t handle, uint32_t size, hsa_queue_type32_t type,
                              void (*callback)(hsa_status_t, hsa_queue_t*, void*), void* data, uint32_t, uint32_t,
                              hsa_queue_t** queue) {
  return call([&] {
    Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!queue || !std::has_single_bit(size) || type > HSA_QUEUE_TYPE_COOPERATIVE)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (!agent->is_gpu() || size > 131072) return HSA_STATUS_ERROR_INVALID_QUEUE_CREATION;
    return make_queue(*agent, size, type, callback, data, queue);
  });
}
hsa_status_t hsa_queue_destroy(hsa_queue_t* queue) {
  return call([&] { return queue ? destroy_queue(queue) : HSA_STATUS_ERROR_INVALID_ARGUMENT; });
}
hsa_status_t hsa_queue_inactivate(hsa_queue_t* handle) {
  return call([&] {
    const auto queue = queue_of(handle);
    if (!queue) return HSA_STATUS_ERROR_INVALID_QUEUE;
    inactivate(*queue);
    return HSA_STATUS_SUCCESS;
  });
}

#define LOADS(order)                                                      \
  uint64_t hsa_queue_load_read_index_##order(const hsa_queue_t* queue) {  \
    return __atomic_load_n(&read_index(queue), __ATOMIC_ACQUIRE);         \
  }                                                                       \
  uint64_t hsa_queue_load_write_index_##order(const hsa_queue_t* queue) { \
    return __atomic_load_n(&write_index(queue), __ATOMIC_ACQUIRE);        \
  }
LOADS(relaxed)
LOADS(acquire)
LOADS(scacquire)
#define STORES(order)                                                                  \
  void hsa_queue_store_read_index_##order(const hsa_queue_t* queue, uint64_t value) {  \
    __atomic_store_n(&read_index(queue), value, __ATOMIC_RELEASE);                     \
  }                                                                                    \
  void hsa_queue_store_write_index_##order(const hsa_queue_t* queue, uint64_t value) { \
    __atomic_store_n(&write_index(queue), value, __ATOMIC_RELEASE);                    \
  }
STORES(relaxed)
STORES(release)
STORES(screlease)
#define CHANGES(order)                                                                                      \
  uint64_t hsa_queue_add_write_index_##order(const hsa_queue_t* queue, uint64_t value) {                    \
    return __atomic_fetch_add(&write_index(queue), value, __ATOMIC_ACQ_REL);                                \
  }                                                                                                         \
  uint64_t hsa_queue_cas_write_index_##order(const hsa_queue_t* queue, uint64_t expected, uint64_t value) { \
    return cas(queue, expected, value);                                                                     \
  }
CHANGES(relaxed)
CHANGES(acquire)
CHANGES(scacquire)
CHANGES(release)
CHANGES(screlease)
CHANGES(acq_rel)
CHANGES(scacq_screl)

// What a GPU does faster, or on some of its compute units, is the same here.
hsa_status_t hsa_amd_queue_set_priority(hsa_queue_t* handle, hsa_amd_queue_priority_t priority) {
  return call([&] {
    if (!queue_of(handle)) return HSA_STATUS_ERROR_INVALID_QUEUE;
    return priority <= HSA_AMD_QUEUE_PRIORITY_HIGH ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_amd_queue_cu_set_mask(const hsa_queue_t* handle, uint32_t bits, const uint32_t* mask) {
  return call([&] {
    if (!queue_of(handle)) return HSA_STATUS_ERROR_INVALID_QUEUE;
    return bits % 32 == 0 && (bits == 0 || mask) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_amd_queue_cu_get_mask(const hsa_queue_t* handle, uint32_t bits, uint32_t* mask) {
  return call([&] {
    const auto queue = queue_of(handle);
    if (!queue) return HSA_STATUS_ERROR_INVALID_QUEUE;
    if (bits == 0 || bits % 32 != 0 || !mask) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    std::fill(mask, mask + bits / 32, 0);
    const std::uint32_t units = compute_units(*queue->agent);
    for (std::uint32_t i = 0; i < std::min(bits, units); ++i) mask[i / 32] |= 1u << i % 32;
    return HSA_STATUS_SUCCESS;
  });
}
// Times of dispatches are always taken.
hsa_status_t hsa_amd_profiling_set_profiler_enabled(hsa_queue_t* handle, int) {
  return call([&] { return queue_of(handle) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_QUEUE; });
}
hsa_status_t hsa_amd_profiling_async_copy_enable(bool) {
  return call([&] { return HSA_STATUS_SUCCESS; });
}
hsa_status_t hsa_amd_profiling_get_dispatch_time(hsa_agent_t handle, hsa_signal_t of,
                                                 hsa_amd_profiling_dispatch_time_t* time) {
  return call([&] {
    if (!agent_of(handle)) return HSA_STATUS_ERROR_INVALID_AGENT;
    const amd_signal_t* const signal = signal_of(of);
    if (!signal) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    if (!time) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *time = {signal->start_ts, signal->end_ts};
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_amd_profiling_get_async_copy_time(hsa_signal_t of, hsa_amd_profiling_async_copy_time_t* time) {
  return call([&] {
    const amd_signal_t* const signal = signal_of(of);
    if (!signal) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    if (!time) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *time = {signal->start_ts, signal->end_ts};
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_amd_profiling_convert_tick_to_system_domain(hsa_agent_t handle, uint64_t tick, uint64_t* system) {
  return call([&] {
    if (!agent_of(handle)) return HSA_STATUS_ERROR_INVALID_AGENT;
    return system ? give<std::uint64_t>(system, tick) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

}  // extern "C"
