#include "machine.hpp"

#include <algorithm>

#if defined(FAST_TEST_WAVE32)
#include "../wave32/engine.hpp"
#else
#include "cdna4/engine.hpp"
#endif

namespace fast_test {

std::unique_ptr<State> new_wave() { return lockstep::make_wave<Isa, State::wave_size>(); }

const lockstep::fast::KernelSet& kernels() { return lockstep::fast::kernel_set(lockstep::tables_of<Isa>()); }

std::optional<std::uint32_t> left_to_reference(const std::vector<std::uint32_t>& code) {
  Machine machine;
  machine.set_code(code);
  lockstep::MemoryView memory = machine.view();
  lockstep::fast::ProgramCache cache(lockstep::tables_of<Isa>());
  const lockstep::fast::ProgramKey key{Machine::code_address, 128, 64, Isa::sgpr_count, State::wave_size};
  const auto program = cache.get(memory, key);
  if (program == nullptr) return std::nullopt;
  const auto handlers = lockstep::fast::machine_handlers(State::wave_size, kernels());
  std::uint32_t left = 0;
  for (const auto& op : program->ops)
    left += op.handler == handlers.reference || op.handler == handlers.synchronising ||
            op.handler == handlers.planned || op.handler == handlers.planned_synchronising;
  return left;
}

std::uint32_t fused_micro_ops(const std::vector<std::uint32_t>& code) {
  Machine machine;
  machine.set_code(code);
  lockstep::MemoryView memory = machine.view();
  lockstep::fast::ProgramCache cache(lockstep::tables_of<Isa>());
  const lockstep::fast::ProgramKey key{Machine::code_address, 128, 64, Isa::sgpr_count, State::wave_size};
  const auto program = cache.get(memory, key);
  if (program == nullptr) return 0;
  const auto forms = kernels().fused;
  std::uint32_t count = 0;
  for (const auto& op : program->ops)
    count += std::any_of(forms.begin(), forms.end(), [&](const auto& form) { return form.handler == op.handler; });
  return count;
}

std::uint32_t grouped_instructions(const std::vector<std::uint32_t>& code) {
  Machine machine;
  machine.set_code(code);
  lockstep::MemoryView memory = machine.view();
  lockstep::fast::ProgramCache cache(lockstep::tables_of<Isa>());
  const lockstep::fast::ProgramKey key{Machine::code_address, 128, 64, Isa::sgpr_count, State::wave_size};
  const auto program = cache.get(memory, key);
  std::uint32_t count = 0;
  if (program != nullptr)
    for (const lockstep::fast::MatrixGroup& group : program->matrix_groups) count += group.count();
  return count;
}

struct Turns::Engine {
  explicit Engine(Machine& of) : wave(*of.wave), memory(of.view()) {
    machine.lds = of.lds;
    machine.scratch = {of.scratch, Machine::scratch_bytes};
    runner.begin(cache);
  }

  State& wave;
  lockstep::MemoryView memory;
  lockstep::Machine<lockstep::MemoryView> machine{memory};
  lockstep::fast::ProgramCache cache{lockstep::tables_of<Isa>()};
  lockstep::fast::Runner runner;
};

Turns::Turns(Machine& of) : engine_(std::make_unique<Engine>(of)) {}
Turns::~Turns() = default;
lockstep::WaveRun Turns::run(std::uint64_t instructions) {
  return engine_->runner.run(engine_->wave, engine_->machine, instructions, [] { return false; });
}

lockstep::WaveRun Machine::run(bool fast, std::uint64_t instructions) {
  if (fast) return Turns(*this).run(instructions);
  lockstep::MemoryView memory = view();
  lockstep::Machine<lockstep::MemoryView> machine{memory, lds, {scratch, scratch_bytes}};
  return lockstep::run_by_reference(*wave, machine, instructions);
}

}  // namespace fast_test
