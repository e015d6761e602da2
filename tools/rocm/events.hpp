// What happens in threads of the runtime: functions that wait for signals, copies, and what the system tells.
#pragma once

#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>

#include <functional>
#include <vector>

#include "agent.hpp"

namespace rocm {

/// Calls `work` in the runtime's thread once `is_true`, and again as long as it returns true.
void when(std::function<bool()> is_true, std::function<bool()> work);
/// Does `copy` once the signals are 0, then takes one off `completion`, which has the times. A null signal is none.
hsa_status_t copy_after(std::uint32_t count, const hsa_signal_t* signals, hsa_signal_t completion,
                        std::function<void()> copy);
/// Ends the thread; what still waits is forgotten.
void end_events();

void set_event_handler(hsa_amd_system_event_callback_t callback, void* data);
/// To the program's handler, if there is one.
void tell_memory_fault(const Agent& agent, std::uint64_t address);

}  // namespace rocm
