// lockstep run: one launch, from the command line's words to an exit code.
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "argument.hpp"
#include "command.hpp"
#include "lockstep/cdna4_linked.hpp"

namespace command {

namespace {

using lockstep::Buffer;
using lockstep::Error;
using lockstep::Result;
using Device = lockstep::cdna4::Device;

struct Output {
  std::size_t argument = 0;
  std::string path;
};

Result<Output> parse_output(const std::string& text, std::size_t arguments) {
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos || equals + 1 == text.size() || equals > 9 ||
      text.find_first_not_of("0123456789") != equals)
    return Error{"--out " + text + ": write N=PATH, N counting the arguments from 0"};
  Output output{std::stoul(text.substr(0, equals)), text.substr(equals + 1)};
  if (output.argument >= arguments)
    return Error{"--out " + text + ": there is no argument " + std::to_string(output.argument) + ", the last is " +
                 (arguments == 0 ? "none" : std::to_string(arguments - 1))};
  return output;
}

Result<Buffer<std::uint8_t>> make_buffer(Device& gpu, const CommandArgument& argument) {
  std::vector<std::uint8_t> initial;
  if (!argument.initial_bytes.empty()) {
    auto bytes = lockstep::read_file(argument.initial_bytes, argument.buffer_bytes);
    if (!bytes) return bytes.error();
    if (bytes->size() > argument.buffer_bytes)
      return Error{"'" + argument.initial_bytes + "' has " + std::to_string(bytes->size()) + " bytes, the buffer " +
                   std::to_string(argument.buffer_bytes)};
    initial = std::move(*bytes);
  }
  auto buffer = gpu.allocate<std::uint8_t>(argument.buffer_bytes);
  if (!buffer) return Error{buffer.error};
  if (!initial.empty())
    if (auto written = gpu.memory().write(buffer.address, initial); !written) return written.error();
  return buffer;
}

Result<void> write_output(Device& gpu, const Buffer<std::uint8_t>& buffer, const std::string& path) {
  std::vector<std::uint8_t> bytes(buffer.count);
  if (auto read = gpu.download(buffer, bytes); !read) return read;
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (!file) return Error{"cannot write '" + path + "'"};
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  if (std::fclose(file) != 0 || !written) return Error{"cannot write '" + path + "'"};
  return {};
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

Result<lockstep::LaunchOptions> launch_options(const RunOptions& options) {
  lockstep::LaunchOptions launch;
  auto grid = parse_dimensions("--grid", options.grid), block = parse_dimensions("--block", options.block);
  if (!grid) return grid.error();
  if (!block) return block.error();
  launch.grid = {(*grid)[0], (*grid)[1], (*grid)[2]};
  launch.block = {(*block)[0], (*block)[1], (*block)[2]};
  launch.engine = options.engine == "fast" ? lockstep::Engine::fast : lockstep::Engine::reference;
  launch.threads = options.threads;
  launch.max_instructions = options.max_instructions;
  launch.accept_rdna_smem = options.accept_rdna_smem;
  launch.report_fidelity = options.report;
  return launch;
}

}  // namespace

int run(const RunOptions& options) {
  auto launch = launch_options(options);
  if (!launch) return fail(launch.message());
  std::vector<CommandArgument> arguments;
  for (const std::string& text : options.arguments) {
    auto argument = parse_argument(text);
    if (!argument) return fail(argument.message());
    arguments.push_back(std::move(*argument));
  }
  std::vector<Output> outputs;
  for (const std::string& text : options.outputs) {
    auto output = parse_output(text, arguments.size());
    if (!output) return fail(output.message());
    if (!arguments[output->argument].is_buffer) return fail("--out " + text + ": that argument is no buffer");
    outputs.push_back(std::move(*output));
  }

  Device gpu;
  const lockstep::Code code = gpu.load_file(options.file);
  if (!code) return fail(code.message());
  const lockstep::Kernel kernel = code.kernel(options.kernel);
  if (!kernel) return fail(kernel.message());
  std::vector<lockstep::Argument> values;
  std::vector<Buffer<std::uint8_t>> buffers(arguments.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].is_buffer) {
      auto buffer = make_buffer(gpu, arguments[i]);
      if (!buffer) return fail("--arg " + options.arguments[i] + ": " + buffer.message());
      buffers[i] = *buffer;
      arguments[i].value = lockstep::make_argument(buffers[i]);
    }
    values.push_back(arguments[i].value);
  }

  ProgressLine line;
  launch->progress = [&](const lockstep::Progress& progress) { line.show(progress); };
  const lockstep::LaunchResult result = gpu.launch_arguments(kernel, *launch, values);
  line.clear();
  if (result.status == lockstep::LaunchResult::Status::refused) return fail(result.text);
  for (const Output& output : outputs)
    if (auto written = write_output(gpu, buffers[output.argument], output.path); !written)
      return fail(written.message());
  if (!result) {
    if (options.report) std::fputs(result.fidelity.text().c_str(), stdout);
    std::fprintf(stderr, "%s\n", result.text.c_str());
    return fault;
  }
  if (!options.quiet)
    std::printf("%s: %llu workgroups, %llu waves, %llu instructions, %.3f s\n", options.kernel.c_str(),
                static_cast<unsigned long long>(result.statistics.workgroups),
                static_cast<unsigned long long>(result.statistics.waves),
                static_cast<unsigned long long>(result.statistics.instructions), result.statistics.seconds);
  if (options.report) std::fputs(result.fidelity.text().c_str(), stdout);
  return done;
}

}  // namespace command
