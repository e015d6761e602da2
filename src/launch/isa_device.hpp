// A device of one ISA. The class alone, for programs that have its members from a library; with them:
// launch/isa_device_members.hpp.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/device/device.hpp"

namespace lockstep {

template <class Isa>
struct LaunchResources;
struct FaultPlace;
struct GridOutcome;
struct KernargSegment;
struct PreparedLaunch;

template <class Isa>
class IsaDevice final : public Device {
 public:
  /// `target` is one of Isa::targets.
  explicit IsaDevice(std::string_view target = Isa::target);
  ~IsaDevice() override;

  std::string_view target() const override { return target_; }
  TargetLimits limits() const override { return target_limits<Isa>(); }
  std::span<const std::uint16_t> wave_sizes() const override { return Isa::wave_sizes; }
  DisassembledInstruction disassemble(std::span<const std::uint32_t> words) const override;
  Code load_file(const std::string& path) override;
  Result<void> unload(const Code& code) override;
  std::uint64_t file_pc(std::uint64_t pc) const override;
  LaunchResult launch_arguments(const Kernel& kernel, const LaunchOptions& options,
                                std::span<const Argument> arguments) override;
  LaunchResult launch_kernarg(const Kernel& kernel, const LaunchOptions& options,
                              std::span<const std::uint8_t> kernarg) override;
  Result<std::unique_ptr<SteppedLaunch>> begin_arguments(const Kernel& kernel, const LaunchOptions& options,
                                                         std::span<const Argument> arguments) override;
  Result<std::unique_ptr<SteppedLaunch>> begin_kernarg(const Kernel& kernel, const LaunchOptions& options,
                                                       std::span<const std::uint8_t> kernarg) override;

 private:
  Code load_bytes(std::span<const std::uint8_t> bytes, const std::string& name) override;
  LaunchResult launch_dispatch(const Dispatch& dispatch, const LaunchOptions& options) override;
  LaunchResult run(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment, std::uint32_t given);
  Result<PreparedLaunch> prepare(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment,
                                 std::uint32_t given);
  Result<std::unique_ptr<SteppedLaunch>> begin_segment(const Kernel& kernel, const LaunchOptions& options,
                                                       KernargSegment segment, std::uint32_t given);
  LaunchResult execute(const PreparedLaunch& launch, const LaunchOptions& options);
  LaunchResult result_of(const GridOutcome& outcome, const PreparedLaunch& launch, const LaunchOptions& options) const;
  FaultPlace place_of(const Fault& fault, const PreparedLaunch& launch, const LaunchOptions& options) const;
  std::string source_of(std::uint64_t pc, const PreparedLaunch& launch, const LaunchOptions& options) const;
  void complete_place(FindingPlace& place, const PreparedLaunch& launch, const LaunchOptions& options) const;

  std::string_view target_;
  mutable std::mutex mutex_;
  std::unique_ptr<LaunchResources<Isa>> resources_;
  std::vector<Code> loaded_;
};

}  // namespace lockstep
