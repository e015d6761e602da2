// Copies and fills, and functions that wait for signals.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <cstring>

#include "events.hpp"
#include "memory.hpp"
#include "rest.hpp"
#include "signal.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

void copy(void* to, const void* from, std::size_t bytes) {
  const AtWork at_work;
  std::memmove(to, from, bytes);
  mark_written(to, bytes);
}

bool is_empty(const hsa_dim3_t& range) { return range.x == 0 || range.y == 0 || range.z == 0; }

/// Are the box's rows and layers apart, and all of it in one allocation, or in memory of the program?
bool box_fits(const hsa_pitched_ptr_t& place, const hsa_dim3_t& offset, const hsa_dim3_t& range) {
  std::size_t rows = 0, layers = 0, bytes = 0, layer = 0;
  if (is_empty(range)) return true;
  if (range.y > 1 && place.pitch < range.x) return false;
  if (range.z > 1 && (__builtin_mul_overflow(place.pitch, std::size_t{range.y}, &layer) || place.slice < layer ||
                      place.slice < range.x))
    return false;
  return !__builtin_mul_overflow(place.pitch, std::size_t{offset.y} + range.y - 1, &rows) &&
         !__builtin_mul_overflow(place.slice, std::size_t{offset.z} + range.z - 1, &layers) &&
         !__builtin_add_overflow(rows, layers, &bytes) &&
         !__builtin_add_overflow(bytes, std::size_t{offset.x} + range.x, &bytes) && place.base &&
         fits(place.base, bytes);
}

std::uint8_t* row(const hsa_pitched_ptr_t& place, const hsa_dim3_t& offset, std::uint32_t y, std::uint32_t z) {
  return static_cast<std::uint8_t*>(place.base) + offset.x + (std::size_t{offset.y} + y) * place.pitch +
         (std::size_t{offset.z} + z) * place.slice;
}

}  // namespace

extern "C" {

hsa_status_t hsa_memory_copy(void* to, const void* from, size_t bytes) {
  return call([&] {
    if (!to || !from) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (!fits(to, bytes) || !fits(from, bytes)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    copy(to, from, bytes);
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_memory_fill(void* to, uint32_t value, size_t count) {
  return call([&] {
    if (!to || reinterpret_cast<std::uintptr_t>(to) % 4 != 0 || count > SIZE_MAX / 4 || !fits(to, 4 * count))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const AtWork at_work;
    std::fill_n(static_cast<std::uint32_t*>(to), count, value);
    mark_written(to, 4 * count);
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_memory_async_copy(void* to, hsa_agent_t to_agent, const void* from, hsa_agent_t from_agent,
                                       size_t bytes, uint32_t count, const hsa_signal_t* signals,
                                       hsa_signal_t completion) {
  return call([&] {
    if (!agent_of(to_agent) || !agent_of(from_agent)) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!to || !from || !fits(to, bytes) || !fits(from, bytes)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (completion.handle == 0) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    return copy_after(count, signals, completion, [=] { copy(to, from, bytes); });
  });
}

// Later than the header of 5.2: the same by an engine of the caller's choice, and which are free.
hsa_status_t hsa_amd_memory_async_copy_on_engine(void* to, hsa_agent_t to_agent, const void* from,
                                                 hsa_agent_t from_agent, size_t bytes, uint32_t count,
                                                 const hsa_signal_t* signals, hsa_signal_t completion, unsigned, bool);
hsa_status_t hsa_amd_memory_async_copy_on_engine(void* to, hsa_agent_t to_agent, const void* from,
                                                 hsa_agent_t from_agent, size_t bytes, uint32_t count,
                                                 const hsa_signal_t* signals, hsa_signal_t completion, unsigned, bool) {
  return hsa_amd_memory_async_copy(to, to_agent, from, from_agent, bytes, count, signals, completion);
}
hsa_status_t hsa_amd_memory_copy_engine_status(hsa_agent_t, hsa_agent_t, uint32_t* engines);
hsa_status_t hsa_amd_memory_copy_engine_status(hsa_agent_t to, hsa_agent_t from, uint32_t* engines) {
  return call([&] {
    if (!agent_of(to) || !agent_of(from)) return HSA_STATUS_ERROR_INVALID_AGENT;
    return engines ? give<std::uint32_t>(engines, 1) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_amd_memory_async_copy_rect(const hsa_pitched_ptr_t* to, const hsa_dim3_t* to_offset,
                                            const hsa_pitched_ptr_t* from, const hsa_dim3_t* from_offset,
                                            const hsa_dim3_t* range, hsa_agent_t handle, hsa_amd_copy_direction_t,
                                            uint32_t count, const hsa_signal_t* signals, hsa_signal_t completion) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent || !agent->is_gpu()) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!to || !to_offset || !from || !from_offset || !range || !box_fits(*to, *to_offset, *range) ||
        !box_fits(*from, *from_offset, *range))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (completion.handle == 0) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    return copy_after(count, signals, completion,
                      [to = *to, to_offset = *to_offset, from = *from, from_offset = *from_offset, range = *range] {
                        if (is_empty(range)) return;
                        for (std::uint32_t z = 0; z < range.z; ++z)
                          for (std::uint32_t y = 0; y < range.y; ++y)
                            copy(row(to, to_offset, y, z), row(from, from_offset, y, z), range.x);
                      });
  });
}

hsa_status_t hsa_amd_signal_async_handler(hsa_signal_t handle, hsa_signal_condition_t condition,
                                          hsa_signal_value_t compared, hsa_amd_signal_handler handler, void* data) {
  return call([&] {
    if (!signal_of(handle)) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    if (!handler) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    when(
        [=] {
          const amd_signal_t* const signal = signal_of(handle);
          return !signal || holds(condition, value_of(*signal), compared);
        },
        [=] {
          const amd_signal_t* const signal = signal_of(handle);
          return signal && handler(value_of(*signal), data);
        });
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_async_function(void (*function)(void*), void* data) {
  return call([&] {
    if (!function) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    when([] { return true; },
         [=] {
           function(data);
           return false;
         });
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t hsa_amd_register_system_event_handler(hsa_amd_system_event_callback_t callback, void* data) {
  return call([&] {
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    set_event_handler(callback, data);
    return HSA_STATUS_SUCCESS;
  });
}

}  // extern "C"
