#include "launch/isa_device.hpp"

#include <algorithm>
#include <utility>

#include "fast/any_instruction.hpp"
#include "launch/fixed_code.hpp"
#include "launch/instruction_tally.hpp"
#include "launch/rdna_scalar_loads.hpp"
#include "launch/run_launch.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/exception_readers.hpp"
#include "lockstep/launch/fault_place.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/launch/wave_sync_code.hpp"
#include "observe/fidelity_rule.hpp"

namespace lockstep {

IsaDevice::IsaDevice(const IsaTables& isa, std::string_view target)
    : LaunchingDevice(target), isa_(isa), resources_(std::make_unique<LaunchResources>(isa)) {}
IsaDevice::~IsaDevice() = default;

TargetLimits IsaDevice::limits() const { return target_limits(isa_); }

DisassembledInstruction IsaDevice::disassemble(std::span<const std::uint32_t> words) const {
  const auto decoded = decode(isa_, words).at_end();
  const bool legal = decoded.error == DecodeError::none &&
                     std::any_of(isa_.wave_sizes.begin(), isa_.wave_sizes.end(),
                                 [&](std::uint32_t size) { return isa_.legal(decoded.instruction, size); });
  if (!legal) return {".long " + hex_word(words[0]), 1};
  return {lockstep::disassemble(decoded.instruction), decoded.instruction.dwords};
}

GridOutcome IsaDevice::run_grid(const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                                FidelityReport* report) {
  InstructionTally tally(isa_);
  const auto run = dispatch.wave_size == 32 ? run_launch<32> : run_launch<64>;
  const std::uint32_t meeting = options.cooperative ? options.meeting_waves : 0;
  const WaveSyncResources before =
      dispatch.all_are_resident() ? resources_->wave_sync.get(meeting) : WaveSyncResources{};
  WaveSyncResources wave_sync = before;
  GridOutcome outcome = run(isa_, dispatch, memory, options, *resources_, tally, wave_sync);
  resources_->wave_sync.put(before, wave_sync);
  if (report != nullptr) *report = tally.report(fidelity_rule(options));
  return outcome;
}

FidelityRule IsaDevice::fidelity_rule(const LaunchOptions& options) const {
  return {options.matrix_model.value_or(default_matrix_model(isa_.matrix_model, options.numerics)), isa_.matrix_model,
          options.numerics, target()};
}

std::unique_ptr<SteppedLaunch> IsaDevice::step_grid(PreparedLaunch&& launch, const LaunchOptions& options,
                                                    FinishStepped finish) {
  const auto make = launch.dispatch.wave_size == 32 ? make_stepped<32> : make_stepped<64>;
  return make(isa_, std::move(launch), options, std::move(finish), *resources_);
}

void IsaDevice::accept_encodings(MemoryView& memory, const LaunchOptions& options) const {
  accept_rdna_smem(isa_, memory, options);
}

MemoryView IsaDevice::fix_code(const MemoryView& memory, std::uint64_t entry) const {
  return with_fixed_code(isa_, memory, entry);
}

bool IsaDevice::reads_exceptions(std::span<const std::uint8_t> code) const { return reads_exception_flags(isa_, code); }

bool IsaDevice::waits_for_grid(std::span<const std::uint8_t> code) const { return has_wave_sync(isa_, code); }

FaultPlace IsaDevice::place_fault(Fault& fault, const MemoryView& memory) const {
  complete_fault(isa_, fault, memory);
  return fault_place(isa_, fault, memory);
}

std::string IsaDevice::instruction_at(std::uint64_t pc, const MemoryView& memory) const {
  Fault at;
  at.pc = pc;
  detail::read_instruction(isa_, at, memory);
  return fault_instruction(isa_, at);
}

}  // namespace lockstep
