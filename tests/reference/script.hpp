// The same launches on any device, and what memory holds afterwards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/launch/shape.hpp"
#include "lockstep/object/read_file.hpp"

/// What the script runs on.
struct ScriptTarget {
  std::string folder;     ///< of code objects
  bool clusters = false;  ///< does it have clusters of workgroups?
  std::string gemm{};     ///< a code object with a bf16 GEMM by WMMA; empty: none
};

/// A launch and what came of it.
struct Launched {
  std::string code_object, kernel;
  std::string text;                               ///< "400 instructions", or the line of a fault or a refusal
  std::vector<std::uint64_t> addresses, digests;  ///< of its buffers
  bool operator==(const Launched&) const = default;
};

/// Runs the kernels on a device with memory `memory`. `load(bytes, name)` gives a Code. `launch(kernel, shape,
/// arguments)` gives what came of it, as text: "400 instructions", or the line of a fault or a refusal.
template <class Load, class Launch>
std::vector<Launched> run_script(lockstep::DeviceMemory& memory, const ScriptTarget& target, Load&& load,
                                 Launch&& launch) {
  using lockstep::Argument;
  using lockstep::LaunchShape;
  constexpr std::uint32_t words = 8192;
  std::vector<Launched> all;
  const auto run = [&](const std::string& file, const char* kernel, const LaunchShape& shape,
                       std::initializer_list<std::uint32_t> numbers, std::size_t buffers, bool floats,
                       std::initializer_list<std::uint32_t> numbers_behind = {}, std::size_t buffers_behind = 0) {
    const auto bytes_of_code = lockstep::read_code_file(file);
    Launched launched{file.substr(file.rfind('/') + 1), kernel, {}, {}, {}};
    std::vector<Argument> arguments;
    for (const std::uint32_t number : numbers) arguments.push_back(lockstep::make_argument(number));
    const auto add_buffer = [&](std::size_t b) {
      std::vector<std::uint32_t> data(words);
      for (std::uint32_t i = 0; i < words; ++i)
        data[i] =
            floats ? 0x3f800000u + (i * 2654435761u + static_cast<std::uint32_t>(b)) % 0x1000000u : i * 40503u % 977u;
      launched.addresses.push_back(*memory.allocate(4 * words));
      (void)memory.write(launched.addresses.back(), {reinterpret_cast<const std::uint8_t*>(data.data()), 4 * words});
      arguments.push_back(lockstep::make_argument(launched.addresses.back()));
    };
    for (std::size_t b = 0; b < buffers; ++b) add_buffer(b);
    for (const std::uint32_t number : numbers_behind) arguments.push_back(lockstep::make_argument(number));
    for (std::size_t b = 0; b < buffers_behind; ++b) add_buffer(buffers + b);
    launched.text = !bytes_of_code ? bytes_of_code.message()
                                   : launch(load(*bytes_of_code, launched.code_object).kernel(kernel), shape,
                                            std::span<const Argument>(arguments));
    for (const std::uint64_t address : launched.addresses) {
      std::vector<std::uint8_t> bytes(4 * words);
      if (const auto read = memory.read(address, bytes); !read) launched.text += "; " + read.message();
      std::uint64_t digest = 0xcbf29ce484222325;  // FNV-1a
      for (const std::uint8_t byte : bytes) digest = (digest ^ byte) * 0x100000001b3;
      launched.digests.push_back(digest);
      (void)memory.release(address);
    }
    all.push_back(std::move(launched));
  };
  const auto file = [&](const char* name) { return target.folder + "/" + name; };
  const LaunchShape rows{.grid = {64}, .block = {64}};
  const LaunchShape rounded_rows{.grid = {64}, .block = {64}, .numerics = lockstep::NumericModel::rounded};
  run(file("saxpy.hsaco"), "saxpy", {.grid = {20}, .block = {256}}, {5000, 0x40200000}, 2, true);
  run(file("reduce.hsaco"), "reduce", {.grid = {16}, .block = {256}}, {8000}, 2, true);
  run(file("softmax.hsaco"), "softmax", rows, {128}, 2, true);
  run(file("softmax.hsaco"), "softmax", rounded_rows, {128}, 2, true);
  run(file("mixed.hsaco"), "mixed", {.grid = {16}, .block = {128}}, {2000}, 4, false);
  run(file("scratch.hsaco"), "scratch", {.grid = {8}, .block = {128}}, {}, 2, false);
  run(file("saxpy.hsaco"), "saxpy", {.block = {64}, .work_items = {1000, 1, 1}}, {1000, 0x3f000000}, 2, true);
  if (target.clusters)
    run(file("exchange_waves.hsaco"), "exchange_waves", {.grid = {8}, .block = {96}}, {}, 2, false, {3});
  if (!target.gemm.empty()) {  // 64 x 64 x 128, and scales that bf16 does not have
    run(target.gemm, "gemm", {.grid = {1}, .block = {128}}, {}, 3, true, {64, 256}, 2);
    run(target.gemm, "gemm", {.grid = {1}, .block = {128}, .numerics = lockstep::NumericModel::rounded}, {}, 3, true,
        {64, 256}, 2);
  }
  // Beyond the end of a buffer, no such kernel, a block that the kernel refuses.
  run(file("saxpy.hsaco"), "saxpy", {.grid = {64}, .block = {256}}, {16384, 0x40200000}, 2, true);
  run(file("saxpy.hsaco"), "absent", {.grid = {1}, .block = {64}}, {}, 0, true);
  run(file("reduce.hsaco"), "reduce", {.grid = {1}, .block = {64}}, {8000}, 2, true);
  return all;
}
