// A device of an ISA.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "launch/launching_device.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

struct LaunchResources;

class IsaDevice : public LaunchingDevice {
 public:
  /// `target` is one of the ISA's.
  IsaDevice(const IsaTables& isa, std::string_view target);
  ~IsaDevice() override;

  TargetLimits limits() const override;
  std::span<const std::uint16_t> wave_sizes() const override { return isa_.wave_sizes; }
  ImageFamily image_family() const override { return isa_.memory.image; }
  DisassembledInstruction disassemble(std::span<const std::uint32_t> words) const override;

 private:
  GridOutcome run_grid(const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                       FidelityReport* report) override;
  FidelityRule fidelity_rule(const LaunchOptions& options) const override;
  std::unique_ptr<SteppedLaunch> step_grid(PreparedLaunch&& launch, const LaunchOptions& options,
                                           FinishStepped finish) override;
  void accept_encodings(MemoryView& memory, const LaunchOptions& options) const override;
  MemoryView fix_code(const MemoryView& memory, std::uint64_t entry) const override;
  bool reads_exceptions(std::span<const std::uint8_t> code) const override;
  bool waits_for_grid(std::span<const std::uint8_t> code) const override;
  FaultPlace place_fault(Fault& fault, const MemoryView& memory) const override;
  std::string instruction_at(std::uint64_t pc, const MemoryView& memory) const override;

  const IsaTables& isa_;
  std::unique_ptr<LaunchResources> resources_;
};

}  // namespace lockstep
