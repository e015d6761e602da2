#include "on_lockstep.hpp"

#include <time.h>

namespace plain {

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

Outcome run_on(lockstep::Device& device, const lockstep::Code& code, const Work& work, lockstep::Engine engine,
               lockstep::CheckSet checks, std::uint32_t interleave) {
  std::vector<lockstep::Buffer<std::uint8_t>> buffers;
  for (const Bytes& bytes : work.buffers) buffers.push_back(device.upload(bytes));
  lockstep::LaunchOptions options;
  options.engine = engine;
  options.threads = 1;
  options.max_instructions = 0;
  options.check = checks;
  options.interleave = interleave;
  Outcome outcome;
  const double before = processor_seconds();
  for (const Step& step : work.steps) {
    options.grid = {step.groups[0], step.groups[1], step.groups[2]};
    options.block = {step.items[0], step.items[1], step.items[2]};
    std::vector<lockstep::Argument> arguments;
    for (const Value& value : step.arguments) {
      lockstep::Argument argument;
      argument.bytes = value.bytes;
      arguments.push_back(value.buffer == Value::none ? argument : lockstep::make_argument(buffers[value.buffer]));
    }
    const auto result = device.launch_arguments(code.kernel(step.kernel), options, arguments);
    if (!result) return {work.name + ": " + result.message(), {}, 0};
    if (!result.findings.empty()) return {work.name + ": " + result.findings.front().message(), {}, 0};
  }
  outcome.seconds = processor_seconds() - before;
  for (const auto& buffer : buffers) {
    Bytes bytes(buffer.count);
    if (const auto done = device.download(buffer, bytes); !done) return {done.message(), {}, 0};
    outcome.buffers.push_back(std::move(bytes));
    (void)device.release(buffer);
  }
  return outcome;
}

}  // namespace plain
