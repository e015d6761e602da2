#include "signal.hpp"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <climits>
#include <mutex>
#include <vector>

#include "memory.hpp"
#include "queue.hpp"
#include "shared_signal.hpp"

namespace rocm {

namespace {

constexpr std::size_t most_signals = std::size_t{1} << 20;

/// All signals are in one piece of memory that every kernel sees, so that one that runs sees signals made later.
struct Arena {
  amd_signal_t* first = static_cast<amd_signal_t*>(allocate_service(most_signals * sizeof(amd_signal_t), "signals"));
  std::mutex mutex;
  std::size_t used = 0;
  std::vector<std::uint32_t> free{};

  Arena() { take_signal_places(); }
};
Arena& arena() {
  static auto* const one = new Arena;
  return *one;
}

std::atomic<std::uint32_t> epoch{0};
std::atomic<int> waiters{0}, kernels{0};

}  // namespace

namespace {

/// Null if there is nothing of this kind.
amd_signal_t* find(hsa_signal_t handle, amd_signal_kind64_t kind) {
  const Arena& all = arena();
  const std::uint64_t offset = handle.handle - reinterpret_cast<std::uintptr_t>(all.first);
  if (!all.first || offset >= most_signals * sizeof(amd_signal_t) || offset % sizeof(amd_signal_t) != 0) return nullptr;
  auto* const signal = reinterpret_cast<amd_signal_t*>(handle.handle);
  return signal->kind == kind ? signal : nullptr;
}

/// False if there is nothing of this kind.
bool give_back(hsa_signal_t handle, amd_signal_kind64_t kind) {
  Arena& all = arena();
  const std::lock_guard lock(all.mutex);
  amd_signal_t* const signal = find(handle, kind);
  if (!signal) return false;
  signal->kind = AMD_SIGNAL_KIND_INVALID;
  all.free.push_back(static_cast<std::uint32_t>(signal - all.first));
  return true;
}

amd_signal_t* take_signal() {
  Arena& all = arena();
  const std::lock_guard lock(all.mutex);
  if (!all.first) return nullptr;
  amd_signal_t* signal = nullptr;
  if (!all.free.empty()) {
    signal = all.first + all.free.back();
    all.free.pop_back();
  } else if (all.used < most_signals) {
    signal = all.first + all.used++;
  }
  if (signal) *signal = {};
  return signal;
}

}  // namespace

amd_signal_t* signal_of(hsa_signal_t handle) {
  if (amd_signal_t* const signal = find(handle, AMD_SIGNAL_KIND_USER)) return signal;
  return shared_signal_at(handle.handle);
}
amd_signal_t* doorbell_of(hsa_signal_t handle) { return find(handle, AMD_SIGNAL_KIND_DOORBELL); }

hsa_status_t make_signal(hsa_signal_value_t value, hsa_signal_t* result) {
  amd_signal_t* const signal = take_signal();
  if (!signal) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  signal->value = value;
  signal->kind = AMD_SIGNAL_KIND_USER;
  result->handle = reinterpret_cast<std::uintptr_t>(signal);
  return HSA_STATUS_SUCCESS;
}

hsa_status_t make_ipc_signal(hsa_signal_value_t value, hsa_signal_t* result) {
  amd_signal_t* const signal = make_shared_signal();
  if (!signal) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  signal->kind = AMD_SIGNAL_KIND_USER;
  signal->value = value;
  result->handle = reinterpret_cast<std::uintptr_t>(signal);
  return HSA_STATUS_SUCCESS;
}

hsa_status_t make_doorbell(amd_queue_t* queue, volatile std::uint64_t* place, hsa_signal_t* result) {
  amd_signal_t* const signal = take_signal();
  if (!signal) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  signal->hardware_doorbell_ptr = place;
  signal->queue_ptr = queue;
  signal->kind = AMD_SIGNAL_KIND_DOORBELL;
  result->handle = reinterpret_cast<std::uintptr_t>(signal);
  return HSA_STATUS_SUCCESS;
}

hsa_status_t destroy_signal(hsa_signal_t handle) {
  if (give_back(handle, AMD_SIGNAL_KIND_USER) || release_shared_signal(handle.handle)) return HSA_STATUS_SUCCESS;
  return handle.handle == 0 ? HSA_STATUS_ERROR_INVALID_ARGUMENT : HSA_STATUS_ERROR_INVALID_SIGNAL;
}

void destroy_doorbell(hsa_signal_t handle) { (void)give_back(handle, AMD_SIGNAL_KIND_DOORBELL); }

bool holds(hsa_signal_condition_t condition, hsa_signal_value_t value, hsa_signal_value_t other) {
  switch (condition) {
    case HSA_SIGNAL_CONDITION_EQ: return value == other;
    case HSA_SIGNAL_CONDITION_NE: return value != other;
    case HSA_SIGNAL_CONDITION_LT: return value < other;
    case HSA_SIGNAL_CONDITION_GTE: return value >= other;
  }
  return true;
}

hsa_signal_value_t value_of(const amd_signal_t& signal) { return __atomic_load_n(&signal.value, __ATOMIC_ACQUIRE); }

void signals_changed() {
  epoch.fetch_add(1);
  if (waiters.load() != 0) syscall(SYS_futex, &epoch, FUTEX_WAKE_PRIVATE, INT_MAX, nullptr, nullptr, 0);
}

void count_kernel(int more) { kernels.fetch_add(more); }

bool wait_until(const std::function<bool()>& is_true, std::chrono::steady_clock::time_point end) {
  using namespace std::chrono;
  constexpr nanoseconds shortest = microseconds(50), longest = milliseconds(1), idle = milliseconds(20);
  for (int spin = 0; spin < 100; ++spin)
    if (is_true()) return true;
  nanoseconds pause = shortest;
  waiters.fetch_add(1);
  bool found = false;
  for (;;) {
    const std::uint32_t before = epoch.load();
    found = is_true();
    const auto now = steady_clock::now();
    if (found || now >= end) break;
    nanoseconds time = kernels.load() != 0 ? pause : idle;
    if (end != forever) time = std::min(time, duration_cast<nanoseconds>(end - now));
    const timespec wait{time.count() / 1'000'000'000, time.count() % 1'000'000'000};
    syscall(SYS_futex, &epoch, FUTEX_WAIT_PRIVATE, before, &wait, nullptr, 0);
    pause = std::min(2 * pause, longest);
  }
  waiters.fetch_sub(1);
  return found;
}

void complete(hsa_signal_t handle) {
  if (amd_signal_t* const signal = signal_of(handle)) {
    __atomic_sub_fetch(&signal->value, 1, __ATOMIC_ACQ_REL);
    signals_changed();
  }
}

std::uint64_t timestamp() {
  timespec now{};
  (void)clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000 + static_cast<std::uint64_t>(now.tv_nsec);
}

}  // namespace rocm
