// The reference engine on waves of any ISA, compiled once for each size of waves. Each function is the core's template
// of the same name. A call with these types finds the function here, also one from a template of the core. So source
// files that execute instructions on such waves include this header.
#pragma once

#include <cstdint>
#include <span>

#include "fast/any_instruction.hpp"
#include "fast/program/fast_wave.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

ExecuteResult execute(fast::AnyWave<32>& wave, const AnyInstruction& instruction, Machine<MemoryView>& machine);
ExecuteResult execute(fast::AnyWave<64>& wave, const AnyInstruction& instruction, Machine<MemoryView>& machine);

ExecuteResult execute_planned(fast::AnyWave<32>& wave, const AnyInstruction& instruction, const OperandPlan& plan,
                              Barriers* barriers);
ExecuteResult execute_planned(fast::AnyWave<64>& wave, const AnyInstruction& instruction, const OperandPlan& plan,
                              Barriers* barriers);
ExecuteResult execute_planned_vector(fast::AnyWave<32>& wave, const AnyInstruction& instruction,
                                     const OperandPlan& plan);
ExecuteResult execute_planned_vector(fast::AnyWave<64>& wave, const AnyInstruction& instruction,
                                     const OperandPlan& plan);

Fault execute_memory(fast::AnyWave<32>& wave, const AnyInstruction& instruction, MemoryView& global,
                     std::span<std::uint8_t> lds, const ScratchMemory& scratch);
Fault execute_memory(fast::AnyWave<64>& wave, const AnyInstruction& instruction, MemoryView& global,
                     std::span<std::uint8_t> lds, const ScratchMemory& scratch);

Fault execute_matrix(fast::AnyWave<32>& wave, const AnyInstruction& instruction, const MatrixOp& op, MatrixModel model);
Fault execute_matrix(fast::AnyWave<64>& wave, const AnyInstruction& instruction, const MatrixOp& op, MatrixModel model);

Fault make_request(const fast::AnyWave<32>& wave, const AnyInstruction& instruction, const MemoryOp& op,
                   MemoryRequest<32>& request, std::uint32_t part = 0);
Fault make_request(const fast::AnyWave<64>& wave, const AnyInstruction& instruction, const MemoryOp& op,
                   MemoryRequest<64>& request, std::uint32_t part = 0);

/// run_wave without an observer.
WaveRun run_by_reference(fast::AnyWave<32>& wave, Machine<MemoryView>& machine, TurnLength turn);
WaveRun run_by_reference(fast::AnyWave<64>& wave, Machine<MemoryView>& machine, TurnLength turn);

}  // namespace lockstep
