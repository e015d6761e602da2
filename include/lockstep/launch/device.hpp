// The members of Device that reach the loader and the engines. None is inline, so that a program can have them compiled
// once, in a library (lockstep/cdna4_linked.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>

#include "lockstep/launch/code.hpp"
#include "lockstep/launch/device_class.hpp"
#include "lockstep/launch/fault_text.hpp"
#include "lockstep/launch/fixed_code.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/launch/run_launch.hpp"

namespace lockstep {

namespace detail {

/// The words at the fault's pc, for faults that are not an instruction's own doing: a spent budget, a
/// deadlock.
template <class Isa>
void read_instruction(Fault& fault, const MemoryView& memory) {
  for (std::uint8_t i = 0; i < fault.words.size(); ++i) {
    std::uint8_t bytes[4] = {};
    if (fault.pc % 4 != 0 || !memory.read(fault.pc + 4u * i, bytes, 4)) return;
    fault.words[i] = load_little_endian<std::uint32_t>(bytes);
    const std::span<const std::uint32_t> words(fault.words.data(), i + 1u);
    if (decode<Isa>(words).error != DecodeError::truncated) {
      fault.dwords = static_cast<std::uint8_t>(i + 1);
      return;
    }
  }
}

template <class Isa>
constexpr TargetLimits target_limits() {
  return {Isa::wave_size, Isa::lds_bytes, Isa::vgpr_granule, Isa::arch_vgprs, shared_aperture, private_aperture};
}

}  // namespace detail

template <class Isa>
Device<Isa>::Device() : resources_(std::make_unique<LaunchResources<Isa>>()) {}

template <class Isa>
Device<Isa>::~Device() = default;

template <class Isa>
bool Device<Isa>::has_whole_engine() {
  return fast::kernel_set<Isa>().whole;
}

template <class Isa>
Code Device<Isa>::load(std::span<const std::uint8_t> bytes, const std::string& name) {
  Code code = load_code(*memory_, Isa::target, bytes, name);
  if (code) {
    const std::lock_guard lock(mutex_);
    loaded_.push_back(code);
  }
  return code;
}

template <class Isa>
Code Device<Isa>::load_file(const std::string& path) {
  auto bytes = read_file(path);
  return bytes ? load(*bytes, path) : Code(bytes.message());
}

template <class Isa>
void Device<Isa>::unload(const Code& code) {
  if (!code) return;
  const std::lock_guard lock(mutex_);
  std::erase_if(loaded_, [&](const Code& c) { return &c.loaded() == &code.loaded(); });
  unload_code(*memory_, code.loaded());
}

template <class Isa>
std::uint64_t Device<Isa>::file_pc(std::uint64_t pc) const {
  const std::lock_guard lock(mutex_);
  for (const Code& code : loaded_)
    if (code.loaded().holds(pc)) return code.loaded().file_address(pc);
  return pc;
}

template <class Isa>
LaunchResult Device<Isa>::launch_arguments(const Kernel& kernel, const LaunchOptions& options,
                                           std::span<const Argument> arguments) {
  if (!kernel) return refused_launch(kernel.message());
  auto segment = layout_arguments(kernel.info(), arguments);
  return segment ? run(kernel, options, std::move(*segment), 0) : refused_launch(segment.message());
}

template <class Isa>
LaunchResult Device<Isa>::launch_kernarg(const Kernel& kernel, const LaunchOptions& options,
                                         std::span<const std::uint8_t> kernarg) {
  if (!kernel) return refused_launch(kernel.message());
  auto segment = take_kernarg(kernel.info(), kernarg);
  return segment ? run(kernel, options, std::move(*segment), static_cast<std::uint32_t>(kernarg.size()))
                 : refused_launch(segment.message());
}

template <class Isa>
LaunchResult Device<Isa>::dispatch(const Dispatch& dispatch, const LaunchOptions& options) {
  if (std::string problem = dispatch_problem(dispatch, Isa::lds_bytes); !problem.empty())
    return refused_launch(problem);
  return execute(PreparedLaunch{dispatch, with_fixed_code<Isa>(memory_->view(), dispatch.entry)}, options);
}

template <class Isa>
LaunchResult Device<Isa>::run(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment,
                              std::uint32_t given) {
  auto prepared =
      prepare_launch(kernel, options, detail::target_limits<Isa>(), memory_->view(), std::move(segment), given);
  return prepared ? execute(*prepared, options) : refused_launch(prepared.message());
}

template <class Isa>
LaunchResult Device<Isa>::execute(const PreparedLaunch& launch, const LaunchOptions& options) {
  InstructionTally<Isa> tally;
  const GridOutcome outcome = run_launch<Isa>(launch.dispatch, launch.memory, options, *resources_, tally);
  if (outcome.out_of_memory) return refused_launch("the host has no memory for the state of the waves");
  LaunchResult result;
  result.statistics = outcome.statistics;
  result.statistics.whole_engine = has_whole_engine();
  if (options.report_fidelity) result.fidelity = tally.report();
  if (outcome.fault) {
    result.status = LaunchResult::Status::faulted;
    result.fault = outcome.fault;
    if (result.fault.dwords == 0) detail::read_instruction<Isa>(result.fault, launch.memory);
    result.text = fault_line(result.fault, place_of(result.fault, launch.memory));
  }
  return result;
}

template <class Isa>
FaultPlace Device<Isa>::place_of(const Fault& fault, const MemoryView& memory) const {
  FaultPlace place;
  place.isa = Isa::name;
  place.pc = file_pc(fault.pc);
  place.instruction = fault_instruction<Isa>(fault);
  if (fault.size != 0 && fault.space == AddressSpace::global) {
    place.memory = memory.describe(fault.address, fault.size);
    const MemoryRange* range = memory.find(fault.address, fault.size);
    place.read_only = fault.kind == FaultKind::out_of_bounds && range && !range->may_write(fault.address, fault.size);
  }
  return place;
}

}  // namespace lockstep
