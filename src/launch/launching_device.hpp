// A device as it is for every ISA: code objects, preparation of launches, checks, texts of faults. What differs by ISA
// is behind virtual functions (isa_device.hpp).
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/device/device.hpp"

namespace lockstep {

class MemoryView;
struct FaultPlace;
struct FidelityRule;
struct GridOutcome;
struct KernargSegment;
struct KernelInfo;
struct PreparedLaunch;

/// From how the grid ended to what a launch returns.
using FinishStepped = std::function<LaunchResult(const GridOutcome&, const PreparedLaunch&)>;

class LaunchingDevice : public Device {
 public:
  std::string_view target() const override { return target_; }
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

 protected:
  explicit LaunchingDevice(std::string_view target) : target_(target) {}

 private:
  /// Runs the grid of a dispatch; `report` is null where executions are not counted.
  virtual GridOutcome run_grid(const Dispatch& dispatch, const MemoryView& memory, const LaunchOptions& options,
                               FidelityReport* report) = 0;
  virtual FidelityRule fidelity_rule(const LaunchOptions& options) const = 0;
  virtual std::unique_ptr<SteppedLaunch> step_grid(PreparedLaunch&& launch, const LaunchOptions& options,
                                                   FinishStepped finish) = 0;
  /// Instructions are read from `memory` as the options ask (rdna_scalar_loads.hpp).
  virtual void accept_encodings(MemoryView& memory, const LaunchOptions& options) const = 0;
  /// The memory with the code of a raw dispatch read-only (fixed_code.hpp).
  virtual MemoryView fix_code(const MemoryView& memory, std::uint64_t entry) const = 0;
  /// Does code of these bytes read the exception flags (exception_readers.hpp)?
  virtual bool reads_exceptions(std::span<const std::uint8_t> code) const = 0;
  /// Do waves wait at global wave sync in code of these bytes (wave_sync_code.hpp)?
  virtual bool waits_for_grid(std::span<const std::uint8_t> code) const = 0;
  /// Adds to a fault the words of its instruction, and gives what the instruction and the memory say of it.
  virtual FaultPlace place_fault(Fault& fault, const MemoryView& memory) const = 0;
  /// The instruction at `pc` as text; empty if it is none.
  virtual std::string instruction_at(std::uint64_t pc, const MemoryView& memory) const = 0;

  /// May the code at `entry`, or code that has been loaded, access the exception flags? Code that only indirect
  /// branches reach is not looked at: it gets a fault where it reads them.
  bool may_read_exceptions(const MemoryView& memory, std::uint64_t entry) const;

  /// Do all workgroups of the launch run together? Those of a cooperative launch do where code waits at global wave
  /// sync, and where something watches the launch. `code`: null for a raw dispatch.
  bool runs_together(const Dispatch& dispatch, const LaunchOptions& options, const LoadedCode* code);

  Code load_bytes(std::span<const std::uint8_t> bytes, const std::string& name) override;
  LaunchResult launch_dispatch(const Dispatch& dispatch, const LaunchOptions& options) override;
  LaunchResult run(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment, std::uint32_t given);
  Result<PreparedLaunch> prepare(const Kernel& kernel, const LaunchOptions& options, KernargSegment segment,
                                 std::uint32_t given);
  Result<std::unique_ptr<SteppedLaunch>> begin_segment(const Kernel& kernel, const LaunchOptions& options,
                                                       KernargSegment segment, std::uint32_t given);
  /// `kernel`: null for a raw dispatch.
  LaunchResult execute(const PreparedLaunch& launch, const LaunchOptions& options, const KernelInfo* kernel);
  LaunchResult result_of(const GridOutcome& outcome, const PreparedLaunch& launch, const LaunchOptions& options,
                         const KernelInfo* kernel) const;
  std::string source_of(std::uint64_t pc, const PreparedLaunch& launch, const LaunchOptions& options) const;
  void complete_place(FindingPlace& place, const PreparedLaunch& launch, const LaunchOptions& options) const;

  std::string_view target_;
  mutable std::mutex mutex_;
  std::vector<Code> loaded_;
  std::unordered_map<const LoadedCode*, bool> waits_for_grid_;  ///< of code that had cooperative launches
  std::atomic<bool> reads_exceptions_ = false;                  ///< does any code that has been loaded?
};

}  // namespace lockstep
