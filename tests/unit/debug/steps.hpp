// The kernels of these tests, ready to be launched.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "lockstep/debugger.hpp"
#include "lockstep/device.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "source_lines.hpp"

inline const std::vector<std::string>& step_targets() {
  static const std::vector<std::string> names = {"gfx950_O0", "gfx950_O2", "gfx1201_O0", "gfx1201_O2"};
  return names;
}

/// Kernel `steps` on 2 workgroups of 128 work-items.
struct Steps {
  static constexpr std::size_t items = 256;
  static constexpr std::int32_t n = 3;
  static constexpr lockstep::Dim3 grid{2}, block{128};

  explicit Steps(const std::string& name) {
    auto bytes = lockstep::read_code_file(DEBUG_KERNELS "/steps_" + name + ".hsaco");
    REQUIRE_MESSAGE(bytes, bytes.message());
    auto made = lockstep::Device::create(name.substr(0, name.find('_')));
    REQUIRE_MESSAGE(made, made.message());
    gpu = std::move(*made);
    code = gpu->load(*bytes);
    REQUIRE_MESSAGE(code, code.message());
    auto read = lockstep::SourceLines::read(*bytes);
    REQUIRE_MESSAGE(read, read.message());
    lines = std::move(*read);
    std::vector<float> values(items);
    std::iota(values.begin(), values.end(), 1.0f);
    x = gpu->upload(values);
    y = gpu->allocate<float>(items);
  }
  lockstep::LaunchOptions options() const {
    lockstep::LaunchOptions result{.grid = grid, .block = block};
    result.lines = &lines;
    return result;
  }
  std::unique_ptr<lockstep::SteppedLaunch> begin() {
    auto launch = gpu->begin(code.kernel("steps"), options(), x, y, n);
    REQUIRE_MESSAGE(launch, launch.message());
    return std::move(*launch);
  }
  std::unique_ptr<lockstep::Debugger> debug() {
    auto made = lockstep::Debugger::create(begin(), &lines);
    REQUIRE_MESSAGE(made, made.message());
    return std::move(*made);
  }
  std::vector<float> results() const {
    std::vector<float> values(items);
    REQUIRE(gpu->download(y, values));
    return values;
  }
  void clear() { REQUIRE(gpu->memory().write(y.address, std::vector<std::uint8_t>(4 * items))); }

  std::unique_ptr<lockstep::Device> gpu;
  lockstep::Code code;
  lockstep::SourceLines lines;
  lockstep::Buffer<float> x, y;
};

/// A number that stands for everything that a launch has changed so far.
inline std::uint64_t digest(lockstep::SteppedLaunch& launch, const Steps& steps) {
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto add = [&](std::uint64_t value) { hash = (hash ^ value) * 0x100000001b3 + (hash >> 29); };
  add(launch.executed());
  add(launch.workgroup_index(launch.next_wave()));
  add(launch.next_wave());
  add(launch.over());
  for (std::uint32_t w = 0; w < launch.waves(); ++w) {
    const lockstep::SteppedWave wave = launch.wave(w);
    for (std::uint32_t s = 0; s < 128; ++s) add(wave.state->s[s]);
    add(wave.state->pc);
    add(wave.state->scc);
    add(static_cast<std::uint64_t>(wave.state->state));
    for (std::uint32_t v = 0; v < wave.vgprs; ++v)
      for (std::uint32_t l = 0; l < launch.wave_lanes(); ++l) add(wave.rows[64 * v + l]);
    for (std::uint32_t l = 0; l < launch.wave_lanes(); l += 7)
      for (const std::uint8_t byte : launch.scratch(w, l)) add(byte);
  }
  for (std::uint32_t w = 0; w < launch.waves(); ++w)
    if (launch.wave_in_workgroup(w) == 0)
      for (const std::uint8_t byte : launch.lds(w)) add(byte);
  for (const float value : steps.results()) add(std::bit_cast<std::uint32_t>(value));
  return hash;
}
