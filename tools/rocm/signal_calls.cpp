// Calls on signals.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "agent.hpp"
#include "queue.hpp"
#include "signal.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

using Clock = std::chrono::steady_clock;

Clock::time_point end_of(std::uint64_t timeout) {  // nanoseconds, as timestamps are
  constexpr std::uint64_t longest = std::uint64_t{1} << 60;
  return timeout >= longest ? forever : Clock::now() + std::chrono::nanoseconds(timeout);
}

void store(hsa_signal_t handle, hsa_signal_value_t value, bool silent) {
  if (const amd_signal_t* const doorbell = doorbell_of(handle)) {
    __atomic_store_n(doorbell->hardware_doorbell_ptr, static_cast<std::uint64_t>(value), __ATOMIC_RELEASE);
    ring(doorbell->queue_ptr);
    return;
  }
  amd_signal_t* const signal = signal_of(handle);
  if (!signal) return;
  __atomic_store_n(&signal->value, value, __ATOMIC_RELEASE);
  if (!silent) signals_changed();
}

hsa_signal_value_t load(hsa_signal_t handle) {
  const amd_signal_t* const signal = signal_of(handle);
  return signal ? value_of(*signal) : 0;
}

/// A read-modify-write of the value; what it was. 0 for what is no signal.
template <class Change>
hsa_signal_value_t change(hsa_signal_t handle, Change&& change) {
  amd_signal_t* const signal = signal_of(handle);
  if (!signal) return 0;
  const hsa_signal_value_t before = change(&signal->value);
  signals_changed();
  return before;
}

hsa_signal_value_t wait(hsa_signal_t handle, hsa_signal_condition_t condition, hsa_signal_value_t compared,
                        std::uint64_t timeout) {
  hsa_signal_value_t value = 0;
  if (timeout != 0) check_wait(handle, condition, compared);
  (void)wait_until(
      [&] {
        const amd_signal_t* const signal = signal_of(handle);
        if (!signal) return true;
        value = value_of(*signal);
        return holds(condition, value, compared);
      },
      end_of(timeout));
  return value;
}

constexpr unsigned known_attributes = HSA_AMD_SIGNAL_AMD_GPU_ONLY | HSA_AMD_SIGNAL_IPC;

hsa_signal_value_t exchange(hsa_signal_t signal, hsa_signal_value_t value) {
  return change(signal, [&](volatile std::int64_t* at) { return __atomic_exchange_n(at, value, __ATOMIC_ACQ_REL); });
}
hsa_signal_value_t cas(hsa_signal_t signal, hsa_signal_value_t expected, hsa_signal_value_t value) {
  return change(signal, [&](volatile std::int64_t* at) {
    __atomic_compare_exchange_n(at, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return expected;
  });
}

struct Group {
  std::vector<hsa_signal_t> signals;
};
std::mutex& groups_mutex = *new std::mutex;
auto& groups = *new std::set<Group*>;

std::vector<hsa_signal_t> signals_of(hsa_signal_group_t handle) {
  const std::lock_guard lock(groups_mutex);
  auto* const group = reinterpret_cast<Group*>(handle.handle);
  return groups.count(group) != 0 ? group->signals : std::vector<hsa_signal_t>{};
}

hsa_status_t wait_group(hsa_signal_group_t handle, const hsa_signal_condition_t* conditions,
                        const hsa_signal_value_t* compared, hsa_signal_t* signal, hsa_signal_value_t* value) {
  return call([&] {
    std::vector<hsa_signal_t> all = signals_of(handle);
    if (all.empty()) return HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP;
    if (!conditions || !compared || !signal || !value) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::uint32_t found = hsa_amd_signal_wait_any(
        static_cast<std::uint32_t>(all.size()), all.data(), const_cast<hsa_signal_condition_t*>(conditions),
        const_cast<hsa_signal_value_t*>(compared), UINT64_MAX, HSA_WAIT_STATE_BLOCKED, value);
    if (found >= all.size()) return HSA_STATUS_ERROR;
    *signal = all[found];
    return HSA_STATUS_SUCCESS;
  });
}

}  // namespace

extern "C" {

hsa_status_t hsa_signal_create(hsa_signal_value_t value, uint32_t consumers, const hsa_agent_t* list,
                               hsa_signal_t* signal) {
  return call([&] {
    if (!signal || (consumers != 0 && !list)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return make_signal(value, signal);
  });
}
hsa_status_t hsa_amd_signal_create(hsa_signal_value_t value, uint32_t consumers, const hsa_agent_t* list,
                                   uint64_t attributes, hsa_signal_t* signal) {
  return call([&] {
    if (!signal || (consumers != 0 && !list) || (attributes & ~std::uint64_t{known_attributes}) != 0)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return (attributes & HSA_AMD_SIGNAL_IPC) != 0 ? make_ipc_signal(value, signal) : make_signal(value, signal);
  });
}
hsa_status_t hsa_signal_destroy(hsa_signal_t signal) {
  return call([&] { return destroy_signal(signal); });
}
hsa_status_t hsa_amd_signal_value_pointer(hsa_signal_t handle, volatile hsa_signal_value_t** pointer) {
  return call([&] {
    amd_signal_t* const signal = signal_of(handle);
    if (!signal) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    if (!pointer) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *pointer = &signal->value;
    return HSA_STATUS_SUCCESS;
  });
}

// All memory orders are the strongest here.
#define LOADS(order) \
  hsa_signal_value_t hsa_signal_load_##order(hsa_signal_t signal) { return load(signal); }
LOADS(relaxed)
LOADS(acquire)
LOADS(scacquire)
#define STORES(order) \
  void hsa_signal_store_##order(hsa_signal_t signal, hsa_signal_value_t value) { store(signal, value, false); }
STORES(relaxed)
STORES(release)
STORES(screlease)
void hsa_signal_silent_store_relaxed(hsa_signal_t signal, hsa_signal_value_t value) { store(signal, value, true); }
void hsa_signal_silent_store_screlease(hsa_signal_t signal, hsa_signal_value_t value) { store(signal, value, true); }
#define CHANGES(name, order)                                                               \
  void hsa_signal_##name##_##order(hsa_signal_t signal, hsa_signal_value_t value) {        \
    (void)change(signal, [&](volatile std::int64_t* at) { return OPERATION(at, value); }); \
  }
#define ORDERS(name)       \
  CHANGES(name, relaxed)   \
  CHANGES(name, acquire)   \
  CHANGES(name, scacquire) \
  CHANGES(name, release)   \
  CHANGES(name, screlease) \
  CHANGES(name, acq_rel)   \
  CHANGES(name, scacq_screl)
#define OPERATION(at, value) __atomic_fetch_add(at, value, __ATOMIC_ACQ_REL)
ORDERS(add)
#undef OPERATION
#define OPERATION(at, value) __atomic_fetch_sub(at, value, __ATOMIC_ACQ_REL)
ORDERS(subtract)
#undef OPERATION
#define OPERATION(at, value) __atomic_fetch_and(at, value, __ATOMIC_ACQ_REL)
ORDERS(and)
#undef OPERATION
#define OPERATION(at, value) __atomic_fetch_or(at, value, __ATOMIC_ACQ_REL)
ORDERS(or)
#undef OPERATION
#define OPERATION(at, value) __atomic_fetch_xor(at, value, __ATOMIC_ACQ_REL)
ORDERS(xor)
#undef OPERATION
#define EXCHANGES(order)                                                                          \
  hsa_signal_value_t hsa_signal_exchange_##order(hsa_signal_t signal, hsa_signal_value_t value) { \
    return exchange(signal, value);                                                               \
  }                                                                                               \
  hsa_signal_value_t hsa_signal_cas_##order(hsa_signal_t signal, hsa_signal_value_t expected,     \
                                            hsa_signal_value_t value) {                           \
    return cas(signal, expected, value);                                                          \
  }
EXCHANGES(relaxed)
EXCHANGES(acquire)
EXCHANGES(scacquire)
EXCHANGES(release)
EXCHANGES(screlease)
EXCHANGES(acq_rel)
EXCHANGES(scacq_screl)
#define WAITS(order)                                                                                            \
  hsa_signal_value_t hsa_signal_wait_##order(hsa_signal_t signal, hsa_signal_condition_t condition,             \
                                             hsa_signal_value_t compared, uint64_t timeout, hsa_wait_state_t) { \
    return wait(signal, condition, compared, timeout);                                                          \
  }
WAITS(relaxed)
WAITS(acquire)
WAITS(scacquire)

uint32_t hsa_amd_signal_wait_any(uint32_t count, hsa_signal_t* signals, hsa_signal_condition_t* conditions,
                                 hsa_signal_value_t* compared, uint64_t timeout, hsa_wait_state_t,
                                 hsa_signal_value_t* satisfying) {
  std::uint32_t found = UINT32_MAX;
  if (count == 0 || !signals || !conditions || !compared) return found;
  if (count == 1 && timeout != 0) check_wait(signals[0], conditions[0], compared[0]);
  (void)wait_until(
      [&] {
        bool any = false;
        for (std::uint32_t i = 0; i < count; ++i) {
          const amd_signal_t* const signal = signal_of(signals[i]);
          if (!signal) continue;
          any = true;
          const hsa_signal_value_t value = value_of(*signal);
          if (!holds(conditions[i], value, compared[i])) continue;
          found = i;
          if (satisfying) *satisfying = value;
          return true;
        }
        return !any;  // nothing is left to wait for
      },
      end_of(timeout));
  return found;
}

hsa_status_t hsa_signal_group_create(uint32_t count, const hsa_signal_t* signals, uint32_t consumers,
                                     const hsa_agent_t* list, hsa_signal_group_t* group) {
  return call([&] {
    if (count == 0 || !signals || !group || (consumers != 0 && !list)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    auto made = std::make_unique<Group>();
    made->signals.assign(signals, signals + count);
    for (const hsa_signal_t each : made->signals)
      if (!signal_of(each)) return HSA_STATUS_ERROR_INVALID_SIGNAL;
    const std::lock_guard lock(groups_mutex);
    group->handle = reinterpret_cast<std::uintptr_t>(*groups.insert(made.get()).first);
    (void)made.release();
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_signal_group_destroy(hsa_signal_group_t handle) {
  return call([&] {
    const std::lock_guard lock(groups_mutex);
    auto* const group = reinterpret_cast<Group*>(handle.handle);
    if (groups.erase(group) == 0) return HSA_STATUS_ERROR_INVALID_SIGNAL_GROUP;
    delete group;
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_signal_group_wait_any_scacquire(hsa_signal_group_t group, const hsa_signal_condition_t* conditions,
                                                 const hsa_signal_value_t* compared, hsa_wait_state_t,
                                                 hsa_signal_t* signal, hsa_signal_value_t* value) {
  return wait_group(group, conditions, compared, signal, value);
}
hsa_status_t hsa_signal_group_wait_any_relaxed(hsa_signal_group_t group, const hsa_signal_condition_t* conditions,
                                               const hsa_signal_value_t* compared, hsa_wait_state_t,
                                               hsa_signal_t* signal, hsa_signal_value_t* value) {
  return wait_group(group, conditions, compared, signal, value);
}

}  // extern "C"
