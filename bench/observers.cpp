// What it costs to watch: launches with checks, a profile or a trace, against the same launches without, on both
// engines; and how fast the fast engine streams what it executes. Processor time of one thread; the least of several
// runs.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "device.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/device/profile.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "lockstep/device/trace.hpp"

namespace bench {
namespace {

using lockstep::LaunchOptions;

struct Program {
  std::string name;
  std::function<void(LaunchOptions)> launch;
};

std::uint64_t executed = 0;  ///< instructions of all launches so far

void good(const lockstep::LaunchResult& result) {
  require(static_cast<bool>(result), result.message());
  executed += result.statistics.instructions;
}

lockstep::Buffer<std::uint16_t> bf16s(std::size_t count) {
  std::vector<std::uint16_t> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<std::uint16_t>(0x3c00 + i * 37 % 512);
  return device().upload(values);
}

std::vector<Program> programs() {
  std::vector<Program> all;
  static constexpr std::uint32_t size = 256;
  const auto a = bf16s(size * size), b = bf16s(size * size);
  const auto c = device().allocate<float>(size * size);
  all.push_back({"GEMM", [gemm = kernel("gemm_bf16", "gemm_bf16"), a, b, c](LaunchOptions options) {
                   options.grid = {size / 128, size / 128};
                   options.block = {256};
                   good(device().launch(gemm, options, size, size, size, a, b, c));
                 }});
  static constexpr std::uint32_t queries = 64, keys = 256, head = 128;
  const auto q = bf16s(queries * head), k = bf16s(keys * head), v = bf16s(keys * head);
  const auto out = device().allocate<float>(queries * head);
  all.push_back(
      {"attention", [attention = kernel("flash_attention", "flash_attention"), q, k, v, out](LaunchOptions options) {
         options.grid = {1};
         options.block = {64};
         good(device().launch(attention, options, queries, keys, 0u, 0.1f, q, k, v, out));
       }});
  const auto example = [](const char* name) {
    const lockstep::Code code = device().load_file(std::string(LOCKSTEP_EXAMPLE_DIR "/") + name + ".hsaco");
    require(static_cast<bool>(code), code.message());
    return code.kernel(name);
  };
  const auto x = device().upload(std::vector<float>(10000, 1.0f)), y = device().upload(std::vector<float>(10000, 2.0f));
  all.push_back({"examples", [saxpy = example("saxpy"), reduce = example("reduce"), softmax = example("softmax"), x,
                              y](LaunchOptions options) {
                   options.grid = {40};
                   options.block = {256};
                   good(device().launch(saxpy, options, 10000u, 2.5f, x, y));
                   options.grid = {16};
                   good(device().launch(reduce, options, 8192u, x, y));
                   options.block = {64};
                   good(device().launch(softmax, options, 500u, x, y));
                 }});
  return all;
}

double processor_time() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Seconds of one launch: the least of five, each of as many launches as take 20 ms.
double seconds(const std::function<void()>& launch) {
  launch();
  double least = 1e9;
  for (int run = 0; run < 5; ++run) {
    const double begin = processor_time();
    double now = begin;
    int times = 0;
    do {
      launch();
      ++times;
      now = processor_time();
    } while (now - begin < 0.02);
    least = std::min(least, (now - begin) / times);
  }
  return least;
}

struct Way {
  const char* name;
  const char* checks;
};
constexpr Way ways[] = {{"profile", ""},
                        {"trace", ""},
                        {"time model", ""},
                        {"all checks", "all"},
                        {"wait, hazard", "wait,hazard"},
                        {"wait", "wait"},
                        {"hazard", "hazard"},
                        {"init", "init"},
                        {"race", "race"},
                        {"sync", "sync"},
                        {"memory", "memory"},
                        {"coherence", "coherence"},
                        {"guess", "guess"}};

void measure(const Program& program, lockstep::Engine engine, const std::string& only) {
  LaunchOptions options;
  options.engine = engine;
  options.threads = 1;
  const double alone = seconds([&] { program.launch(options); });
  std::printf("| %s | %s | %.2f ms |", program.name.c_str(), std::string(lockstep::engine_name(engine)).c_str(),
              1e3 * alone);
  for (const Way& way : ways) {
    if (!only.empty() && only != way.name) continue;
    lockstep::Profile profile;
    lockstep::TimeObserver time(*lockstep::time_parameters("gfx950"), "gfx950");
    std::uint64_t digest = 0;
    lockstep::Trace trace({}, [&](const lockstep::TracedStep& step) { digest += step.index + step.writes.size(); });
    LaunchOptions watched = options;
    watched.check = *lockstep::parse_checks(way.checks);
    if (&way == &ways[0]) watched.observer = &profile;
    if (&way == &ways[1]) watched.observer = &trace;
    if (&way == &ways[2]) watched.observer = &time;
    std::printf(" %.1f |", seconds([&] { program.launch(watched); }) / alone);
    std::fflush(stdout);
  }
  std::printf("\n");
}

/// Millions of wave instructions a second: alone, streamed, streamed and read on the same thread.
void measure_stream(const Program& program) {
  LaunchOptions options;
  options.threads = 1;
  const std::uint64_t before = executed;
  program.launch(options);
  const double millions = 1e-6 * static_cast<double>(executed - before);
  std::uint64_t sum = 0;
  lockstep::InstructionPieces dropped([](lockstep::InstructionReader&) {});
  lockstep::InstructionPieces added([&](lockstep::InstructionReader& reader) {
    for (lockstep::StreamedInstruction i; reader.next(i);)
      for (const std::uint64_t address : i.addresses) sum += address;
  });
  std::printf("| %s |", program.name.c_str());
  for (lockstep::InstructionWriter* const stream :
       {static_cast<lockstep::InstructionWriter*>(nullptr), static_cast<lockstep::InstructionWriter*>(&dropped),
        static_cast<lockstep::InstructionWriter*>(&added)}) {
    options.stream = stream;
    std::printf(" %.1f |", millions / seconds([&] { program.launch(options); }));
  }
  std::printf("\n");
  require(sum != 0, "nothing was streamed");
}

}  // namespace
}  // namespace bench

/// [LAUNCH [WAY]]: only that launch, on the fast engine, watched in that way.
int main(int argc, char** argv) {
  const std::string launch = argc > 1 ? argv[1] : "", way = argc > 2 ? argv[2] : "";
  if (!launch.empty()) {
    for (const bench::Program& program : bench::programs())
      if (program.name == launch) bench::measure(program, lockstep::Engine::fast, way);
    return 0;
  }
  std::printf(
      "| launch, million wave instructions a second | alone | streamed | streamed and read |\n|---|---|---|---|\n");
  for (const bench::Program& program : bench::programs()) bench::measure_stream(program);
  std::printf("\n");
  std::printf("| launch | engine | alone |");
  for (const bench::Way& way : bench::ways) std::printf(" %s |", way.name);
  std::printf("\n|---|---|---|");
  for (std::size_t i = 0; i < std::size(bench::ways); ++i) std::printf("---|");
  std::printf("\n");
  for (const bench::Program& program : bench::programs())
    for (const lockstep::Engine engine : lockstep::all_engines) bench::measure(program, engine, "");
}
