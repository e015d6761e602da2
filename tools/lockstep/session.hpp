// A kernel with its device, code object and buffers, ready to be launched: what `run`, `trace` and `profile` share.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "buffer_pages.hpp"
#include "command.hpp"
#include "lockstep/device.hpp"
#include "lockstep/device/memory_snapshot.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "run_plan.hpp"
#include "source_lines.hpp"
#include "staged_outputs.hpp"

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
  /// The same with outputs of which some are staged: `staged(output)`.
  template <class IsStaged>
  lockstep::Result<void> give_results(StagedOutputs& outputs, IsStaged&& staged) {
    for (const Output& output : plan_.outputs)
      if (!staged(output))
        if (auto added = add(output, outputs); !added) return added;
    return finish(outputs);
  }
  /// --expect. Prints what differs; an ExitCode.
  int compare_results();

  /// Memory of an argument's buffer, if that is large; null: there is none, or it is no buffer.
  const BufferPages* pages(std::size_t argument) const { return pages_[argument].get(); }
  std::uint64_t address(std::size_t argument) const { return buffers_[argument].address; }
  /// "byte 20 of argument 2 'y'"; empty: the address is in no argument's buffer.
  std::string place_in_arguments(std::uint64_t address) const;
  /// Bytes that were read into the buffer and are in no file's pages.
  std::span<const std::uint8_t> copied(std::size_t argument) const;
  /// What is known of large buffers, for a snapshot. Error: the host has no memory for it.
  lockstep::Result<std::vector<lockstep::KeptRange>> keep();

 private:
  Session() = default;
  lockstep::Result<void> make_buffers();
  lockstep::Result<void> make_buffer(std::size_t argument);
  lockstep::Result<void> add(const Output& output, StagedOutputs& outputs);
  lockstep::Result<void> finish(StagedOutputs& outputs);
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
  // By argument.
  std::vector<lockstep::Buffer<std::uint8_t>> buffers_;
  std::vector<std::shared_ptr<BufferPages>> pages_;
  std::vector<std::uint64_t> filled_;  ///< bytes that a file gave
};

}  // namespace command
