// Handlers that call the reference engine: for instructions without a handler of their own, memory and matrices.
#pragma once

#include <array>
#include <cstdint>

#include "fast/memory/plan.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/micro_op.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep::fast {

/// The context of handlers that reach memory.
struct MachineContext : Context {
  Machine<MemoryView>* machine = nullptr;
  std::uint64_t instructions_before = 0;  ///< wave.instructions when the run began
  std::int64_t granted = 0;
  std::int64_t reserve = 0;  ///< of `granted`, what is not in `left` yet

  /// The wave's count of instructions now.
  std::uint64_t executed() const { return instructions_before + static_cast<std::uint64_t>(granted - reserve - left); }
};

/// Sets `result` from an executed instruction's; true if the wave's turn is over.
inline bool take_result(Context& context, const ExecuteResult& result) {
  if (result.fault) {
    context.result.reason = StopReason::fault;
    context.result.fault = result.fault;
    return true;
  }
  switch (result.signal) {
    case Signal::end_program: context.result.reason = StopReason::ended; return true;
    case Signal::barrier: context.result.reason = StopReason::at_barrier; return true;
    case Signal::barrier_wait:
    case Signal::wave_sync_wait: context.result.reason = StopReason::waits; return true;
    case Signal::barrier_passed:
    case Signal::sleep: context.result.reason = StopReason::yielded; return true;
    default: return false;
  }
}

inline MachineContext& machine_context(Context& context) { return static_cast<MachineContext&>(context); }

/// These handlers for one size of waves, so that translation does not depend on it.
struct MachineHandlers {
  using Handler = MicroOp::Handler;
  std::array<Handler, frequent_accesses> memory;  ///< by FrequentAccess
  Handler memory_reference, matrix, wmma, matrix_reference, reference, planned, synchronising, planned_synchronising;
  Handler stream_request;
};

MachineHandlers machine_handlers(std::uint32_t wave_size, const KernelSet& kernels);

}  // namespace lockstep::fast
