// Signals: values in memory that the host and kernels change and wait for.
#pragma once

#include <hsa/amd_hsa_signal.h>
#include <hsa/hsa.h>

#include <chrono>
#include <cstdint>
#include <functional>

namespace rocm {

/// Null if there is no such signal. A queue's doorbell has no value, so it is none.
amd_signal_t* signal_of(hsa_signal_t handle);
/// Null if the handle is no queue's doorbell.
amd_signal_t* doorbell_of(hsa_signal_t handle);
hsa_status_t make_signal(hsa_signal_value_t value, hsa_signal_t* signal);
/// One that other processes can have, too.
hsa_status_t make_ipc_signal(hsa_signal_value_t value, hsa_signal_t* signal);
/// A queue's doorbell: what is stored to it goes to `place`, and wakes the queue.
hsa_status_t make_doorbell(amd_queue_t* queue, volatile std::uint64_t* place, hsa_signal_t* signal);
hsa_status_t destroy_signal(hsa_signal_t handle);
void destroy_doorbell(hsa_signal_t handle);

/// What a condition says of a value.
bool holds(hsa_signal_condition_t condition, hsa_signal_value_t value, hsa_signal_value_t other);
hsa_signal_value_t value_of(const amd_signal_t& signal);
/// The host has changed a signal: whoever waits looks again.
void signals_changed();
/// Waits until it is true, or the time has come. It is called again whenever the host changes a signal, and now and
/// then, for what kernels write.
bool wait_until(const std::function<bool()>& is_true, std::chrono::steady_clock::time_point end);
inline constexpr auto forever = std::chrono::steady_clock::time_point::max();
/// One off the value; handle 0 is no signal.
void complete(hsa_signal_t signal);
/// Nanoseconds of the clock that HSA_SYSTEM_INFO_TIMESTAMP tells.
std::uint64_t timestamp();

/// Kernels are at work: waits look more often.
void count_kernel(int more);

}  // namespace rocm
