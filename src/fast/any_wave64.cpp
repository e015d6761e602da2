// The reference engine on waves of 64 lanes.
#include "fast/any_wave.hpp"

namespace lockstep {

using W = fast::AnyWave<64>;

ExecuteResult execute(W& wave, const AnyInstruction& instruction, Machine<MemoryView>& machine) {
  return execute<W>(wave, instruction, machine);
}
ExecuteResult execute_planned(W& wave, const AnyInstruction& instruction, const OperandPlan& plan, Barriers* barriers) {
  return execute_planned<W>(wave, instruction, plan, barriers);
}
ExecuteResult execute_planned_vector(W& wave, const AnyInstruction& instruction, const OperandPlan& plan) {
  return execute_planned_vector<W>(wave, instruction, plan);
}
Fault execute_memory(W& wave, const AnyInstruction& instruction, MemoryView& global, std::span<std::uint8_t> lds,
                     const ScratchMemory& scratch) {
  return execute_memory<W>(wave, instruction, global, lds, scratch);
}
Fault execute_matrix(W& wave, const AnyInstruction& instruction, const MatrixOp& op, MatrixModel model) {
  return execute_matrix<W>(wave, instruction, op, model);
}
Fault make_request(const W& wave, const AnyInstruction& instruction, const MemoryOp& op, MemoryRequest<64>& request,
                   std::uint32_t part) {
  return make_request<W>(wave, instruction, op, request, part);
}
WaveRun run_by_reference(W& wave, Machine<MemoryView>& machine, TurnLength turn) {
  return run_wave(wave, machine, turn);
}

}  // namespace lockstep
