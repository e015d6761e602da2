// A device of one ISA. Its members are in launch/isa_device_members.hpp, which the ISA's source file alone includes.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "launch/launching_device.hpp"

namespace lockstep {

template <class Isa>
struct LaunchResources;

template <class Isa>
class IsaDevice final : public LaunchingDevice {
 public:
  /// `target` is one of Isa::targets.
  explicit IsaDevice(std::string_view target = Isa::target);
  ~IsaDevice() override;

  TargetLimits limits() const override;
  std::span<const std::uint16_t> wave_sizes() const override { return Isa::wave_sizes; }
  DisassembledInstruction disassemble(std::span<const std::uint32_t> words) const override;

 private:
  GridOutcome run_grid(const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                       FidelityReport* report) override;
  std::unique_ptr<SteppedLaunch> step_grid(PreparedLaunch&& launch, const LaunchOptions& options,
                                           FinishStepped finish) override;
  void accept_encodings(MemoryView& memory, const LaunchOptions& options) const override;
  MemoryView fix_code(const MemoryView& memory, std::uint64_t entry) const override;
  bool reads_exceptions(std::span<const std::uint8_t> code) const override;
  FaultPlace place_fault(Fault& fault, const MemoryView& memory) const override;
  std::string instruction_at(std::uint64_t pc, const MemoryView& memory) const override;

  std::unique_ptr<LaunchResources<Isa>> resources_;
};

}  // namespace lockstep
