// What a device of one ISA does by the ISA's tables and engines. Compiled once for each ISA (isas/isa.cpp.in).
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "launch/fixed_code.hpp"
#include "launch/instruction_tally.hpp"
#include "launch/isa_device.hpp"
#include "launch/rdna_scalar_loads.hpp"
#include "launch/run_launch.hpp"
#include "launch/stepped_waves.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/exception_readers.hpp"
#include "lockstep/launch/fault_place.hpp"
#include "lockstep/launch/prepare.hpp"

namespace lockstep {

template <class Isa>
IsaDevice<Isa>::IsaDevice(std::string_view target)
    : LaunchingDevice(target), resources_(std::make_unique<LaunchResources<Isa>>()) {}

template <class Isa>
IsaDevice<Isa>::~IsaDevice() = default;

template <class Isa>
TargetLimits IsaDevice<Isa>::limits() const {
  return target_limits<Isa>();
}

template <class Isa>
DisassembledInstruction IsaDevice<Isa>::disassemble(std::span<const std::uint32_t> words) const {
  const auto decoded = decode<Isa>(words).at_end();
  const bool legal = decoded.error == DecodeError::none &&
                     std::any_of(Isa::wave_sizes.begin(), Isa::wave_sizes.end(),
                                 [&](std::uint32_t size) { return Isa::legal(decoded.instruction, size); });
  if (!legal) return {".long " + hex_word(words[0]), 1};
  return {lockstep::disassemble(decoded.instruction), decoded.instruction.dwords};
}

template <class Isa>
GridOutcome IsaDevice<Isa>::run_grid(const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                                     FidelityReport* report) {
  InstructionTally<Isa> tally;
  GridOutcome outcome = run_launch<Isa>(dispatch, memory, options, *resources_, tally);
  if (report != nullptr)
    *report = tally.report(options.matrix_model.value_or(default_matrix_model(Isa::matrix_model, options.numerics)),
                           options.numerics, target());
  return outcome;
}

template <class Isa>
std::unique_ptr<SteppedLaunch> IsaDevice<Isa>::step_grid(PreparedLaunch&& launch, const LaunchOptions& options,
                                                         FinishStepped finish) {
  return make_stepped<Isa>(std::move(launch), options, std::move(finish));
}

template <class Isa>
void IsaDevice<Isa>::accept_encodings(MemoryView& memory, const LaunchOptions& options) const {
  accept_rdna_smem<Isa>(memory, options);
}

template <class Isa>
MemoryView IsaDevice<Isa>::fix_code(const MemoryView& memory, std::uint64_t entry) const {
  return with_fixed_code<Isa>(memory, entry);
}

template <class Isa>
bool IsaDevice<Isa>::reads_exceptions(std::span<const std::uint8_t> code) const {
  return reads_exception_flags(Isa{}, code);
}

template <class Isa>
FaultPlace IsaDevice<Isa>::place_fault(Fault& fault, const MemoryView& memory) const {
  complete_fault(Isa{}, fault, memory);
  return fault_place(Isa{}, fault, memory);
}

template <class Isa>
std::string IsaDevice<Isa>::instruction_at(std::uint64_t pc, const MemoryView& memory) const {
  Fault at;
  at.pc = pc;
  detail::read_instruction(Isa{}, at, memory);
  return fault_instruction(Isa{}, at);
}

}  // namespace lockstep
