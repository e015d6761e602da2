// In which order waves of a workgroup have their turns, and workgroups update memory: the same on both engines,
// whatever watches, and on any number of threads.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "../../weekly.hpp"
#include "lockstep/device.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace {

using lockstep::Engine;
using lockstep::LaunchOptions;

/// Processors, and "-w64" for waves of 64 on RDNA. Each time one of those that are alike.
const std::vector<std::string> targets =
    lockstep_test::weekly()
        ? std::vector<std::string>{"gfx942", "gfx950", "gfx1100", "gfx1100-w64", "gfx1201", "gfx1201-w64", "gfx1250"}
        : std::vector<std::string>{"gfx950", "gfx1100", "gfx1201-w64", "gfx1250"};

/// Instructions of a turn: none, one, those about a count of lanes, many.
const std::vector<std::uint32_t> interleaves = lockstep_test::weekly()
                                                   ? std::vector<std::uint32_t>{0, 1, 2, 7, 63, 64, 65, 100, 1000}
                                                   : std::vector<std::uint32_t>{0, 1, 7, 64, 65, 100, 1000};

struct Gpu {
  std::unique_ptr<lockstep::Device> device;
  lockstep::Code code;
};
Gpu gpu_with(const std::string& target, const std::string& file) {
  auto device = lockstep::Device::create(target.substr(0, target.find('-')));
  REQUIRE_MESSAGE(device, device.message());
  Gpu gpu{std::move(*device), {}};
  gpu.code = gpu.device->load_file(LOCKSTEP_KERNEL_DIR "/" + target + "/" + file + ".hsaco");
  REQUIRE_MESSAGE(gpu.code, gpu.code.message());
  return gpu;
}

/// Some way to run a launch to its end.
using Way = std::function<lockstep::LaunchResult(lockstep::Device&, const lockstep::Kernel&, LaunchOptions,
                                                 std::span<const lockstep::Argument>)>;

lockstep::LaunchResult launched(lockstep::Device& device, const lockstep::Kernel& kernel, LaunchOptions options,
                                std::span<const lockstep::Argument> arguments) {
  return device.launch_arguments(kernel, options, arguments);
}
lockstep::LaunchResult stepped(lockstep::Device& device, const lockstep::Kernel& kernel, LaunchOptions options,
                               std::span<const lockstep::Argument> arguments) {
  auto launch = device.begin_arguments(kernel, options, arguments);
  REQUIRE_MESSAGE(launch, launch.message());
  while (!(*launch)->over()) (*launch)->step();
  return (*launch)->result();
}
/// As it was launched, and a stream besides.
lockstep::LaunchResult streamed(lockstep::Device& device, const lockstep::Kernel& kernel, LaunchOptions options,
                                std::span<const lockstep::Argument> arguments) {
  lockstep::InstructionStream stream;
  stream.abandon();
  options.stream = &stream;
  auto result = launched(device, kernel, options, arguments);
  stream.close();
  return result;
}
lockstep::LaunchResult counted(lockstep::Device& device, const lockstep::Kernel& kernel, LaunchOptions options,
                               std::span<const lockstep::Argument> arguments) {
  options.report_fidelity = true;
  return launched(device, kernel, options, arguments);
}
lockstep::LaunchResult checked(lockstep::Device& device, const lockstep::Kernel& kernel, LaunchOptions options,
                               std::span<const lockstep::Argument> arguments) {
  options.check = *lockstep::parse_checks("memory");
  return launched(device, kernel, options, arguments);
}

std::vector<std::uint32_t> words_in() {
  std::vector<std::uint32_t> words(64);
  for (std::uint32_t i = 0; i < words.size(); ++i) words[i] = i * 2654435761u + 12345;
  return words;
}

std::vector<std::uint32_t> contents(Gpu& gpu, const lockstep::Buffer<std::uint32_t>& buffer) {
  std::vector<std::uint32_t> words(buffer.count);
  const auto done = gpu.device->download(buffer, words);
  REQUIRE_MESSAGE(done, done.message());
  (void)gpu.device->release(buffer);
  return words;
}

/// What kernel `relay` leaves, four waves of 64 or eight of 32.
std::vector<std::uint32_t> relay(Gpu& gpu, Engine engine, std::uint32_t interleave) {
  const auto in = gpu.device->upload(words_in());
  const auto out = gpu.device->allocate<std::uint32_t>(512);
  const std::array arguments{lockstep::make_argument(out), lockstep::make_argument(in),
                             lockstep::make_argument(std::uint32_t{5})};
  const auto result = gpu.device->launch_arguments(
      gpu.code.kernel("relay"), {.grid = {2}, .block = {256}, .engine = engine, .interleave = interleave}, arguments);
  REQUIRE_MESSAGE(result, result.message());
  return contents(gpu, out);
}
std::vector<std::uint32_t> expected_relay() {
  const auto in = words_in();
  std::vector<std::uint32_t> stage(in.begin(), in.begin() + 32), out(512);
  for (std::uint32_t step = 0; step < 5; ++step) {
    for (std::uint32_t i = 0; i < 512; ++i) out[i] = out[i] * 31 + stage[i % 32];
    std::uint32_t next = 0;
    for (std::uint32_t i = 0; i < 100; ++i) next = next * 5 + in[(next + i) % 64];
    stage.assign(32, next);
  }
  return out;
}

constexpr std::uint32_t refills = 6;
std::vector<std::uint32_t> words_of_stages() {
  std::vector<std::uint32_t> words(64 * (refills + 1));
  for (std::uint32_t i = 0; i < words.size(); ++i) words[i] = i * 2654435761u + 777;
  return words;
}
/// What a kernel of copies.cl leaves, four waves of 64 or eight of 32.
std::vector<std::uint32_t> refilled(Gpu& gpu, const std::string& kernel, const Way& way, Engine engine,
                                    std::uint32_t interleave) {
  const auto in = gpu.device->upload(words_of_stages());
  const auto out = gpu.device->allocate<std::uint32_t>(256);
  const std::array arguments{lockstep::make_argument(out), lockstep::make_argument(in),
                             lockstep::make_argument(refills)};
  const auto result = way(*gpu.device, gpu.code.kernel(kernel),
                          {.grid = {1}, .block = {256}, .engine = engine, .interleave = interleave}, arguments);
  REQUIRE_MESSAGE(result, result.message());
  return contents(gpu, out);
}

/// The numbers that waves draw in `kernel`, one workgroup.
std::vector<std::uint32_t> tickets(Gpu& gpu, const std::string& kernel, const Way& way, Engine engine,
                                   std::uint32_t interleave) {
  std::vector<float> in(64);
  for (std::uint32_t i = 0; i < 64; ++i) in[i] = static_cast<float>(i % 9) * 0.125f - 0.5f;
  const auto there = gpu.device->upload(in);
  const auto out = gpu.device->allocate<std::uint32_t>(256 * 40);
  const std::array arguments{lockstep::make_argument(out), lockstep::make_argument(there)};
  const auto result = way(*gpu.device, gpu.code.kernel(kernel),
                          {.grid = {1}, .block = {256}, .engine = engine, .interleave = interleave}, arguments);
  REQUIRE_MESSAGE(result, result.message());
  return contents(gpu, out);
}

std::vector<float> addends() {
  std::vector<float> values(1024);
  for (std::uint32_t i = 0; i < values.size(); ++i)
    values[i] = static_cast<float>(static_cast<std::int32_t>(i * 2654435761u)) * (i % 2 != 0 ? 1e-6f : 1e-9f);
  return values;
}

/// The words that a kernel of updates.hip leaves.
std::vector<std::uint32_t> updated(Gpu& gpu, const std::string& kernel, const LaunchOptions& options) {
  const auto x = gpu.device->upload(addends());
  const auto to = gpu.device->upload(std::vector<std::uint32_t>(4));
  std::vector<lockstep::Argument> arguments{lockstep::make_argument(to), lockstep::make_argument(x)};
  if (kernel == "pointed") arguments.push_back(lockstep::make_argument(std::uint32_t{1}));
  const auto result = gpu.device->launch_arguments(gpu.code.kernel(kernel), options, arguments);
  REQUIRE_MESSAGE(result, result.message());
  return contents(gpu, to);
}

}  // namespace

TEST_CASE("waves take turns: who reads LDS in time has what was there") {
  const auto expected = expected_relay();
  for (const std::string& target : targets) {
    CAPTURE(target);
    Gpu gpu = gpu_with(target, "turns");
    std::vector<std::uint32_t> without;
    for (const Engine engine : lockstep::all_engines) {
      CAPTURE(lockstep::engine_name(engine));
      for (const std::uint32_t interleave : {LaunchOptions{}.interleave, 1u, 16u, 256u})
        CHECK(relay(gpu, engine, interleave) == expected);
      // Without turns the first wave is there first, in the same way each time.
      const auto wrong = relay(gpu, engine, 0);
      CHECK(wrong != expected);
      CHECK((without.empty() || wrong == without));
      without = wrong;
    }
  }
}

TEST_CASE("waves read LDS before a copy overwrites it that another wave begins right behind its own read") {
  const auto words = words_of_stages();
  std::vector<std::uint32_t> expected(256);
  for (std::uint32_t step = 0; step < refills; ++step)
    for (std::uint32_t i = 0; i < 256; ++i) expected[i] = expected[i] * 31 + words[step * 64 + i % 32];
  for (const std::string target : {"gfx942", "gfx950", "gfx1250"}) {
    CAPTURE(target);
    Gpu gpu = gpu_with(target, "copies");
    for (const std::string kernel : {"refill", "refill_tile"}) {
      CAPTURE(kernel);
      if (!gpu.code.kernel(kernel)) {
        CHECK((target != "gfx1250" && kernel == "refill_tile"));
        continue;
      }
      for (const Engine engine : lockstep::all_engines) {
        CAPTURE(lockstep::engine_name(engine));
        for (const std::uint32_t interleave : {LaunchOptions{}.interleave, 1u, 64u, 1000u}) {
          CAPTURE(interleave);
          for (const Way& way : {Way(launched), Way(streamed), Way(counted), Way(checked)})
            CHECK(refilled(gpu, kernel, way, engine, interleave) == expected);
          CHECK(refilled(gpu, kernel, stepped, engine, interleave) == expected);
        }
        CHECK(refilled(gpu, kernel, launched, engine, 0) != expected);
      }
    }
  }
}

TEST_CASE("waves have their turns in one order, whatever runs or watches them") {
  for (const std::string& target : targets) {
    CAPTURE(target);
    Gpu gpu = gpu_with(target, "turns");
    for (const std::string kernel : {"tickets", "cached"}) {
      CAPTURE(kernel);
      std::vector<std::vector<std::uint32_t>> orders;
      for (const std::uint32_t interleave : interleaves) {
        CAPTURE(interleave);
        orders.push_back(tickets(gpu, kernel, launched, Engine::reference, interleave));
        CHECK(tickets(gpu, kernel, launched, Engine::fast, interleave) == orders.back());
        CHECK(tickets(gpu, kernel, stepped, Engine::reference, interleave) == orders.back());
        for (const Engine engine : lockstep::all_engines)
          for (const Way& way : {Way(streamed), Way(counted), Way(checked)})
            CHECK(tickets(gpu, kernel, way, engine, interleave) == orders.back());
      }
      // The orders are several: the test sees them.
      CHECK(std::set(orders.begin(), orders.end()).size() >= 4);
      CHECK(orders[0] != orders[1]);
    }
  }
}

namespace {

/// Kernels of updates.hip that not every target has.
bool has(const std::string& target, const std::string& kernel) {
  const bool cdna = target == "gfx942" || target == "gfx950", gfx11 = target.starts_with("gfx1100");
  if (kernel == "doubles") return cdna;
  if (kernel == "halves" || kernel == "buffered_halves" || kernel == "brains") return !gfx11;
  return kernel != "buffered_brains" || (!gfx11 && target != "gfx942");
}

/// The same words for any number of threads.
void require_one_order(Gpu& gpu, const char* kernel, LaunchOptions options, Engine engine) {
  CAPTURE(lockstep::engine_name(engine));
  options.engine = engine;
  options.threads = 1;
  const auto expected = updated(gpu, kernel, options);
  CHECK(expected != std::vector<std::uint32_t>(expected.size()));
  for (const std::uint32_t threads : {2u, 3u, 8u}) {
    CAPTURE(threads);
    options.threads = threads;
    CHECK(updated(gpu, kernel, options) == expected);
  }
}

}  // namespace

TEST_CASE("float atomics of workgroups come in the grid's order, for any number of threads") {
  for (const std::string& target : targets) {
    CAPTURE(target);
    Gpu gpu = gpu_with(target, "updates");
    for (const char* const kernel : {"sums", "chained", "flat", "pointed", "doubles", "halves", "buffered",
                                     "buffered_halves", "brains", "buffered_brains", "released"}) {
      CAPTURE(kernel);
      CHECK(static_cast<bool>(gpu.code.kernel(kernel)) == has(target, kernel));
      if (!gpu.code.kernel(kernel)) continue;
      LaunchOptions options{.grid = {48}, .block = {64}};
      for (const Engine engine : lockstep::all_engines) require_one_order(gpu, kernel, options, engine);
      options.engine = Engine::reference;
      const auto reference = updated(gpu, kernel, options);
      options.engine = Engine::fast;
      CHECK(updated(gpu, kernel, options) == reference);
      options.grid = {1500};
      require_one_order(gpu, kernel, options, Engine::fast);
    }
  }
}

TEST_CASE("float atomics of clusters come in the grid's order, for any number of threads") {
  Gpu gpu = gpu_with("gfx1250", "updates");
  for (const char* const kernel : {"sums", "chained", "buffered", "brains", "released"}) {
    CAPTURE(kernel);
    LaunchOptions options{.grid = {48}, .block = {64}, .cluster = {4, 1, 1}};
    for (const Engine engine : lockstep::all_engines) require_one_order(gpu, kernel, options, engine);
    options.engine = Engine::reference;
    const auto reference = updated(gpu, kernel, options);
    options.engine = Engine::fast;
    CHECK(updated(gpu, kernel, options) == reference);
  }
}
