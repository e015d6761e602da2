// A kernel with its device, code object and buffers, ready to be launched: what `run`, `trace` and `profile` share.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "command.hpp"
#include "lockstep/device.hpp"
#include "run_plan.hpp"
#include "source_lines.hpp"

namespace command {

class Session {
 public:
  /// Reads, loads and allocates everything. With `buffers_first` the addresses of buffers do not depend on the code
  /// object. Error: what is wrong with the input.
  static lockstep::Result<std::unique_ptr<Session>> open(const RunOptions& options, bool buffers_first = false);

  lockstep::Device& device() { return *device_; }
  const std::vector<std::uint8_t>& code_bytes() const { return code_bytes_; }  ///< of the file
  const lockstep::Kernel& kernel() const { return kernel_; }
  Plan& plan() { return plan_; }
  /// Of the code object, read when they are asked for.
  const lockstep::LazySourceLines& lines() const { return *lines_; }

  /// The code object's ELF file, which names its variables.
  std::span<const std::uint8_t> elf() const { return elf_; }

  /// With a line of progress where somebody looks.
  lockstep::LaunchResult launch(lockstep::Observer* observer = nullptr);
  /// The same launch, to be stepped.
  lockstep::Result<std::unique_ptr<lockstep::SteppedLaunch>> begin();
  /// Where text of the run goes: not where --out writes to.
  std::FILE* text() const { return plan_.writes_to_standard_output() ? stderr : stdout; }
  /// --out and --print.
  lockstep::Result<void> give_results();
  /// --expect. Prints what differs; an ExitCode.
  int compare_results();

 private:
  Session() = default;
  lockstep::Result<void> make_buffers();
  lockstep::Result<void> load(const RunOptions& options);
  /// A buffer where it lies: it may be large, and a copy would need memory of its own.
  lockstep::Result<std::span<const std::uint8_t>> contents(std::size_t argument) const;

  Plan plan_;
  std::unique_ptr<lockstep::Device> device_;
  std::vector<std::uint8_t> code_bytes_;
  std::span<const std::uint8_t> elf_;  ///< in code_bytes_
  std::optional<lockstep::LazySourceLines> lines_;
  lockstep::Code code_;
  lockstep::Kernel kernel_;
  std::vector<lockstep::Buffer<std::uint8_t>> buffers_;  ///< by argument
};

}  // namespace command
