// Kernels with a stack from source to result, on both engines: GPUs whose kernels find their scratch by a buffer
// descriptor and FLAT_SCRATCH, and others.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <functional>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "work.hpp"

namespace {

using lockstep::FaultKind;
using Words = std::vector<std::uint32_t>;
using Expected = std::function<std::uint32_t(const Words& in, std::uint32_t i)>;

constexpr std::uint32_t block = 200, groups = 3, items = block * groups;

std::string file_of(const std::string& name) { return LOCKSTEP_KERNEL_DIR "/" + name + ".hsaco"; }
std::vector<std::uint8_t> bytes_of(const std::string& name) {
  std::ifstream file(file_of(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream from(text);
  return {std::istream_iterator<std::string>(from), {}};
}

const Words& input() {
  static const Words in = [] {
    Words words(items);
    for (std::uint32_t i = 0; i < items; ++i) words[i] = (i + 1) * 2654435761u >> 3;
    return words;
  }();
  return in;
}

struct Outcome {
  lockstep::LaunchResult result;
  Words out = Words(4 * items, 0xdeadbeef);
};

Outcome launch(const std::string& target, const std::vector<std::uint8_t>& code_object, const std::string& kernel,
               lockstep::LaunchOptions options) {
  CAPTURE(target);
  auto device = lockstep::Device::create(target.substr(0, target.find('-')));
  REQUIRE_MESSAGE(device, device.message());
  const lockstep::Code code = (*device)->load(code_object);
  REQUIRE_MESSAGE(code, code.message());
  Outcome outcome;
  Words in = input();
  for (Words* words : {&in, &outcome.out}) {
    const auto mapped = (*device)->memory().map_host(words->data(), 4 * words->size(), true);
    REQUIRE_MESSAGE(mapped, mapped.message());
  }
  if (options.grid == lockstep::Dim3{}) options.grid = {groups};
  const std::array arguments{lockstep::make_argument(in.data()), lockstep::make_argument(outcome.out.data())};
  const bool takes_none = kernel.find("assembled: ") == 0;
  outcome.result = (*device)->launch_arguments(code.kernel(takes_none ? kernel.substr(11) : kernel), options,
                                               std::span(arguments).first(takes_none ? 0 : 2));
  return outcome;
}

/// On both engines, and on the fast one with the checks that look at memory and what is in it: the same, and nothing
/// found.
void compare(const std::string& target, const std::string& file, const std::string& kernel, lockstep::Dim3 size,
             std::uint32_t results, const Expected& expected) {
  CAPTURE(file);
  CAPTURE(kernel);
  const auto code_object = bytes_of(file);
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const std::string checks : {"", "init,memory,race"}) {
      CAPTURE(lockstep::engine_name(engine));
      CAPTURE(checks);
      if (!checks.empty() && engine != lockstep::Engine::fast) continue;
      lockstep::LaunchOptions options{.block = size, .engine = engine};
      if (!checks.empty()) options.check = *lockstep::parse_checks(checks);
      const Outcome o = launch(target, code_object, kernel, options);
      REQUIRE_MESSAGE(o.result, o.result.message());
      for (const lockstep::Finding& finding : o.result.findings) FAIL_CHECK(finding.message());
      std::uint32_t wrong = 0;
      for (std::uint32_t i = 0; i < 4 * items; ++i)
        wrong += o.out[i] != (i < results ? expected(input(), i) : 0xdeadbeef) ? 1u : 0u;
      CHECK(wrong == 0);
    }
}

void every_kernel(const std::string& target, const std::string& file) {
  const auto run = [&](const char* kernel, const Expected& expected) {
    compare(target, file, kernel, {block}, items, expected);
  };
  run("arrays", [](const Words& in, std::uint32_t i) { return work::arrays(in[i], i); });
  run("structures", [](const Words& in, std::uint32_t i) { return work::structures(in[i], i); });
  run("recursion", [](const Words& in, std::uint32_t i) {
    std::uint32_t path[8] = {};
    return work::walk(in[i] % 7, in[i], path);
  });
  run("pointers_to_functions", [](const Words& in, std::uint32_t i) {
    return (in[0] & 1) != 0 ? work::structures(in[i], i) : work::arrays(in[i], i);
  });
  run("unknown_size", [](const Words& in, std::uint32_t i) {
    Words room(in[0] % 29 + 3);
    return work::fill(room.data(), static_cast<std::uint32_t>(room.size()), in[i]);
  });
  run("spilled", [](const Words& in, std::uint32_t i) { return work::many(in[i], in[0]); });
  compare(target, file, "anywhere", {block}, 4 * items, [](const Words& in, std::uint32_t i) {
    const std::uint32_t value = in[i / 4];
    std::array<std::uint32_t, 4> place{value, value + 1, value + 2, value + 3};
    work::update(place.data(), value);
    place[2] += value;
    place[3] = std::max(place[3], value * 5);
    return place[i % 4];
  });
  compare(target, file, "three_dimensions", {5, 8, 5}, items, [](const Words& in, std::uint32_t i) {
    const std::uint32_t in_block = i % block;
    return work::arrays(in[i], i) + in_block % 5 + 100 * (in_block / 5 % 8) + 10000 * (in_block / 40);
  });
}

const std::vector<std::string> targets = words_of(LOCKSTEP_SCRATCH_TARGETS);

}  // namespace

TEST_CASE("stacks: arrays, frames, unknown sizes, spilled registers, pointers to anywhere, as compiled with -O0") {
  for (const std::string& target : targets) every_kernel(target, target + "_O0");
}

TEST_CASE("the same as compiled with -O2") {
  for (const std::string& target : targets) every_kernel(target, target + "_O2");
}

TEST_CASE("the same as code objects of versions 4 and 6, for a device with XNACK") {
  for (const char* file : {"gfx90a_v4", "gfx90a_v6"}) every_kernel("gfx90a", file);
}

TEST_CASE("a code object of version 3") {
  auto code_object = bytes_of("gfx90a_v4");
  REQUIRE(code_object.size() > 64);
  REQUIRE(code_object[8] == 2);
  code_object[8] = 1;   // ABI version
  code_object[49] = 1;  // e_flags: xnack
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const Outcome o = launch("gfx90a", code_object, "arrays", {.block = {block}, .engine = engine});
    REQUIRE_MESSAGE(o.result, o.result.message());
    for (std::uint32_t i = 0; i < items; ++i) REQUIRE(o.out[i] == work::arrays(input()[i], i));
  }
}

TEST_CASE("an index beyond an array is a fault that names the lane, the place and the lane's bytes") {
  for (const std::string& target : targets)
    for (const std::string level : {"_O0", "_O2"})
      for (const lockstep::Engine engine : lockstep::all_engines) {
        CAPTURE(target);
        CAPTURE(level);
        CAPTURE(lockstep::engine_name(engine));
        const Outcome o = launch(target, bytes_of(target + level), "beyond", {.block = {block}, .engine = engine});
        const lockstep::Fault& fault = o.result.fault;
        CHECK(fault.kind == FaultKind::out_of_bounds);
        CHECK(fault.space == lockstep::AddressSpace::scratch);
        const std::uint32_t lanes = target.find("gfx1") == 0 && !target.ends_with("-w64") ? 32 : 64;
        CHECK(fault.wave == 77 / lanes);
        CHECK(fault.lane == static_cast<std::int32_t>(77 % lanes));
        const std::string text = o.result.message();
        CHECK_MESSAGE(text.find("private address beyond the scratch bytes each lane has") != std::string::npos, text);
        CHECK_MESSAGE(text.find("each lane has ") != std::string::npos, text);
      }
}

TEST_CASE("check init finds scratch that nothing wrote") {
  for (const std::string& target : targets)
    for (const std::string level : {"_O0", "_O2"})
      for (const lockstep::Engine engine : lockstep::all_engines) {
        CAPTURE(target);
        CAPTURE(level);
        CAPTURE(lockstep::engine_name(engine));
        const Outcome o = launch(target, bytes_of(target + level), "unwritten",
                                 {.block = {block}, .engine = engine, .check = *lockstep::parse_checks("init")});
        REQUIRE_MESSAGE(o.result, o.result.message());
        REQUIRE(!o.result.findings.empty());
        const std::string text = o.result.findings[0].message();
        CHECK_MESSAGE(text.find("scratch") != std::string::npos, text);
      }
}

TEST_CASE("assembly that finds its scratch by itself: right, and wrong with the reason") {
  const struct {
    const char* kernel;
    FaultKind kind;
    std::uint32_t wave;
    std::int32_t lane;
    const char* words;
  } cases[] = {
      {"right", FaultKind::none, 0, 0, ""},
      {"by_address", FaultKind::none, 0, 0, ""},
      {"without_offset", FaultKind::out_of_bounds, 1, 0, "has to add the wave's scratch offset"},
      {"beyond_buffer", FaultKind::out_of_bounds, 0, 4, "each lane has 16 bytes"},
      {"other_flat_scratch", FaultKind::out_of_bounds, 0, 0, "FLAT_SCRATCH is not the address of this wave's scratch"},
      {"next_lane", FaultKind::out_of_bounds, 0, 0, "in the scratch of another lane"},
  };
  for (const auto& each : cases)
    for (const lockstep::Engine engine : lockstep::all_engines) {
      CAPTURE(each.kernel);
      CAPTURE(lockstep::engine_name(engine));
      const Outcome o = launch("gfx90a", bytes_of("by_hand"), std::string("assembled: ") + each.kernel,
                               {.grid = {2}, .block = {256}, .engine = engine});
      CHECK_MESSAGE(o.result.fault.kind == each.kind, o.result.message());
      if (each.kind == FaultKind::none) continue;
      CHECK(o.result.fault.wave == each.wave);
      CHECK(o.result.fault.lane == each.lane);
      CHECK_MESSAGE(o.result.message().find(each.words) != std::string::npos, o.result.message());
    }
}
