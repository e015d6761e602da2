// lockstep run: one launch, from the command line's words to an exit code.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <utility>
#include <vector>

#include "argument.hpp"
#include "argument_check.hpp"
#include "command.hpp"
#include "lockstep/device.hpp"
#include "run_plan.hpp"

namespace command {

namespace {

using lockstep::Buffer;
using lockstep::Device;
using lockstep::Error;
using lockstep::Result;

Result<Buffer<std::uint8_t>> make_buffer(Device& gpu, const CommandArgument& argument) {
  std::vector<std::uint8_t> initial;
  if (!argument.initial_bytes.empty()) {
    auto bytes = lockstep::read_file(argument.initial_bytes, argument.buffer_bytes);
    if (!bytes) return bytes.error();
    initial = std::move(*bytes);
  }
  auto buffer = gpu.allocate<std::uint8_t>(argument.buffer_bytes);
  if (!buffer) return Error{buffer.error};
  if (!initial.empty())
    if (auto written = gpu.memory().write(buffer.address, initial); !written) return written.error();
  return buffer;
}

Result<std::vector<std::uint8_t>> contents(const Device& gpu, const Buffer<std::uint8_t>& buffer) {
  std::vector<std::uint8_t> bytes(buffer.count);
  if (auto read = gpu.download(buffer, bytes); !read) return read.error();
  return bytes;
}

/// On a terminal, from the first second on: a line that is overwritten.
class ProgressLine {
 public:
  void show(const lockstep::Progress& progress) {
    if (!terminal_ || std::chrono::steady_clock::now() - start_ < std::chrono::seconds(1)) return;
    const unsigned percent = static_cast<unsigned>(100.0 * static_cast<double>(progress.workgroups_done) /
                                                   static_cast<double>(progress.workgroups));
    std::fprintf(stderr, "\r%llu of %llu workgroups, %u %%", static_cast<unsigned long long>(progress.workgroups_done),
                 static_cast<unsigned long long>(progress.workgroups), percent);
    std::fflush(stderr);
    shown_ = true;
  }
  void clear() {
    if (shown_) std::fprintf(stderr, "\r\033[K");
  }

 private:
  bool terminal_ = isatty(STDERR_FILENO) != 0;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

lockstep::LaunchResult launch(Device& gpu, const lockstep::Kernel& kernel, const Plan& plan) {
  ProgressLine line;
  lockstep::LaunchOptions options = plan.launch;
  options.progress = [&](const lockstep::Progress& progress) { line.show(progress); };
  lockstep::LaunchResult result;
  if (plan.kernarg) {
    result = gpu.launch_kernarg(kernel, options, *plan.kernarg);
  } else {
    std::vector<lockstep::Argument> values;
    for (const CommandArgument& argument : plan.arguments) values.push_back(argument.value);
    result = gpu.launch_arguments(kernel, options, values);
  }
  line.clear();
  return result;
}

/// What is done with the buffers after the run.
Result<void> give_results(Device& gpu, const Plan& plan, const std::vector<Buffer<std::uint8_t>>& buffers,
                          std::FILE* text) {
  for (const Output& output : plan.outputs) {
    auto bytes = contents(gpu, buffers[output.argument]);
    if (!bytes) return bytes.error();
    if (auto written = write_output(output, *bytes); !written) return written;
  }
  for (const Print& print : plan.prints) {
    auto bytes = contents(gpu, buffers[print.argument]);
    if (!bytes) return bytes.error();
    show(print, *bytes, text);
  }
  return {};
}

}  // namespace

int run(const RunOptions& options) {
  auto plan = plan_of(options);
  if (!plan) return fail(plan.message());
  const auto bytes = lockstep::read_code_file(options.file);
  if (!bytes) return fail(bytes.message());
  const auto target = Device::target_for(*bytes);
  if (!target) return fail(options.file + ": " + target.message());
  auto device = Device::create(*target);
  if (!device) return fail(device.message());
  Device& gpu = **device;
  const lockstep::Code code = gpu.load(*bytes, options.file);
  if (!code) return fail(code.message());
  const lockstep::Kernel kernel = code.kernel(options.kernel);
  if (!kernel) return fail(kernel.message());
  if (!plan->kernarg)
    if (auto suits = check_types(kernel.info(), plan->arguments); !suits) return fail(suits.message());
  std::vector<Buffer<std::uint8_t>> buffers(plan->arguments.size());
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    CommandArgument& argument = plan->arguments[i];
    if (!argument.is_buffer) continue;
    auto buffer = make_buffer(gpu, argument);
    if (!buffer) return fail("--arg " + argument.text + ": " + buffer.message());
    buffers[i] = *buffer;
    argument.value = lockstep::make_argument(buffers[i]);
  }
  if (plan->kernarg)
    if (auto placed = place_arguments(*plan); !placed) return fail(placed.message());

  const lockstep::LaunchResult result = launch(gpu, kernel, *plan);
  if (result.status == lockstep::LaunchResult::Status::refused) return fail(result.text);
  std::FILE* const text = plan->writes_to_standard_output() ? stderr : stdout;
  if (result && !options.quiet && !options.json)
    std::fprintf(text, "%s: %llu workgroups, %llu waves, %llu instructions, %.3f s\n", options.kernel.c_str(),
                 static_cast<unsigned long long>(result.statistics.workgroups),
                 static_cast<unsigned long long>(result.statistics.waves),
                 static_cast<unsigned long long>(result.statistics.instructions), result.statistics.seconds);
  if (auto given = give_results(gpu, *plan, buffers, text); !given) return fail(given.message());
  for (const lockstep::Finding& finding : result.findings) {
    if (options.json) {
      std::fprintf(text, "%s\n", finding.json().c_str());
    } else {
      std::fprintf(stderr, "%s\n", finding.message().c_str());
    }
  }
  if (options.report) std::fputs(result.fidelity.text().c_str(), text);
  if (!result) {
    std::fprintf(stderr, "%s\n", result.text.c_str());
    return fault;
  }
  int code_of_exit = result.findings.empty() ? done : found;
  for (const Expectation& expectation : plan->expectations) {
    auto actual = contents(gpu, buffers[expectation.argument]);
    if (!actual) return fail(actual.message());
    const std::string difference_found = difference(expectation, *actual);
    if (difference_found.empty()) continue;
    std::fprintf(stderr, "lockstep: %s\n", difference_found.c_str());
    code_of_exit = unexpected;
  }
  return code_of_exit;
}

}  // namespace command
