// The reference engine on waves of 32 lanes.
#include "fast/any_wave.hpp"

namespace lockstep {

using Wave32 = fast::AnyWave<32>;

ExecuteResult execute(Wave32& wave, const AnyInstruction& instruction, Machine<MemoryView>& machine) {
  return execute<Wave32>(wave, instruction, machine);
}
ExecuteResult execute_planned(Wave32& wave, const AnyInstruction& instruction, const OperandPlan& plan,
                              Barriers* barriers) {
  return execute_planned<Wave32>(wave, instruction, plan, barriers);
}
ExecuteResult execute_planned_vector(Wave32& wave, const AnyInstruction& instruction, const OperandPlan& plan) {
  return execute_planned_vector<Wave32>(wave, instruction, plan);
}
Fault execute_memory(Wave32& wave, const AnyInstruction& instruction, MemoryView& global, std::span<std::uint8_t> lds,
                     const ScratchMemory& scratch) {
  return execute_memory<Wave32>(wave, instruction, global, lds, scratch);
}
Fault execute_matrix(Wave32& wave, const AnyInstruction& instruction, const MatrixOp& op, MatrixModel model) {
  return execute_matrix<Wave32>(wave, instruction, op, model);
}
Fault make_request(const Wave32& wave, const AnyInstruction& instruction, const MemoryOp& op,
                   MemoryRequest<32>& request, std::uint32_t part) {
  return make_request<Wave32>(wave, instruction, op, request, part);
}
WaveRun run_by_reference(Wave32& wave, Machine<MemoryView>& machine, TurnLength turn) {
  return run_wave(wave, machine, turn);
}

}  // namespace lockstep
