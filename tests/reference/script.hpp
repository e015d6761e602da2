// The same launches on any device: what memory holds afterwards, as text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/code.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/shape.hpp"
#include "lockstep/loader/read_file.hpp"

/// What a launch gave: "400 instructions", or the line of a fault or a refusal.
struct LaunchText {
  std::string text;
};

/// Runs the kernels of `folder` on a device with memory `memory`. `load(bytes, name)` gives a Code, `launch(kernel,
/// shape, arguments)` a LaunchText. `clusters`: does the target have clusters?
template <class Load, class Launch>
std::string run_script(lockstep::DeviceMemory& memory, const std::string& folder, bool clusters, Load&& load,
                       Launch&& launch) {
  using lockstep::Argument;
  using lockstep::LaunchShape;
  constexpr std::uint32_t words = 8192;
  std::string all;
  const auto run = [&](const std::string& file, const char* kernel, const LaunchShape& shape,
                       std::initializer_list<std::uint32_t> numbers, std::size_t buffers, bool floats,
                       std::initializer_list<std::uint32_t> numbers_behind = {}) {
    std::vector<Argument> arguments;
    for (const std::uint32_t number : numbers) arguments.push_back(lockstep::make_argument(number));
    std::vector<std::uint64_t> addresses;
    for (std::size_t b = 0; b < buffers; ++b) {
      std::vector<std::uint32_t> data(words);
      for (std::uint32_t i = 0; i < words; ++i)
        data[i] =
            floats ? 0x3f800000u + (i * 2654435761u + static_cast<std::uint32_t>(b)) % 0x1000000u : i * 40503u % 977u;
      addresses.push_back(*memory.allocate(4 * words));
      (void)memory.write(addresses.back(), {reinterpret_cast<const std::uint8_t*>(data.data()), 4 * words});
      arguments.push_back(lockstep::make_argument(addresses.back()));
    }
    for (const std::uint32_t number : numbers_behind) arguments.push_back(lockstep::make_argument(number));
    const lockstep::Code code = load(*lockstep::read_code_file(folder + "/" + file), file);
    const LaunchText result = launch(code.kernel(kernel), shape, std::span<const Argument>(arguments));
    all += file + " " + kernel + ": " + result.text + "\n";
    for (const std::uint64_t address : addresses) {
      std::vector<std::uint8_t> bytes(4 * words);
      (void)memory.read(address, bytes);
      std::uint64_t digest = 0xcbf29ce484222325;  // FNV-1a
      for (const std::uint8_t byte : bytes) digest = (digest ^ byte) * 0x100000001b3;
      all += "  " + lockstep::hex(address) + " " + lockstep::hex(digest) + "\n";
      (void)memory.release(address);
    }
  };
  run("saxpy.hsaco", "saxpy", {.grid = {20}, .block = {256}}, {5000, 0x40200000}, 2, true);
  run("reduce.hsaco", "reduce", {.grid = {16}, .block = {256}}, {8000}, 2, true);
  run("softmax.hsaco", "softmax", {.grid = {64}, .block = {64}}, {128}, 2, true);
  run("mixed.hsaco", "mixed", {.grid = {16}, .block = {128}}, {2000}, 4, false);
  run("scratch.hsaco", "scratch", {.grid = {8}, .block = {128}}, {}, 2, false);
  run("saxpy.hsaco", "saxpy", {.block = {64}, .work_items = {1000, 1, 1}}, {1000, 0x3f000000}, 2, true);
  if (clusters) run("exchange_waves.hsaco", "exchange_waves", {.grid = {8}, .block = {96}}, {}, 2, false, {3});
  // Beyond the end of a buffer, no such kernel, a block that the kernel refuses.
  run("saxpy.hsaco", "saxpy", {.grid = {64}, .block = {256}}, {16384, 0x40200000}, 2, true);
  run("saxpy.hsaco", "absent", {.grid = {1}, .block = {64}}, {}, 0, true);
  run("reduce.hsaco", "reduce", {.grid = {1}, .block = {64}}, {8000}, 2, true);
  return all;
}
