// A launch as the page asks for it, from the bytes that lockstep.js lays out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/shape.hpp"
#include "lockstep/memory/memory.hpp"
#include "stepper.hpp"

namespace lockstep::web {

/// Bytes of all buffers of a launch, and of a workgroup's scratch, at most.
inline constexpr std::uint64_t most_memory = std::uint64_t{64} << 20;

struct SetupArgument {
  enum class Kind : std::uint8_t { value, buffer, local };
  Kind kind = Kind::value;
  std::string name;
  std::vector<std::uint8_t> bytes;
  std::uint32_t local_bytes = 0;
};

struct LaunchSetup {
  std::string kernel;
  LaunchShape shape{};
  StepOptions options{};
  std::vector<SetupArgument> arguments;
};

/// Dwords: grid and block (three each), dynamic LDS, 1 for late results, turn, bytes of the kernel's name, number of
/// arguments; the name; of each argument three dwords (kind, bytes of its name, bytes of its content), name and
/// content. A local argument has no content: its third dword says how much LDS it is.
inline Result<LaunchSetup> read_setup(std::span<const std::uint8_t> bytes) {
  std::size_t at = 0;
  bool whole = true;
  const auto dword = [&]() -> std::uint32_t {
    if (bytes.size() - at < 4) {
      whole = false;
      return 0;
    }
    at += 4;
    return load_little_endian<std::uint32_t>(bytes.data() + at - 4);
  };
  const auto take = [&](std::size_t count) {
    if (bytes.size() - at < count) {
      whole = false;
      count = 0;
    }
    at += count;
    return bytes.subspan(at - count, count);
  };
  const auto text = [&](std::size_t count) {
    const auto taken = take(count);
    return std::string(taken.begin(), taken.end());
  };
  LaunchSetup setup;
  for (Dim3* const size : {&setup.shape.grid, &setup.shape.block}) {
    size->x = dword();
    size->y = dword();
    size->z = dword();
  }
  setup.shape.dynamic_lds = dword();
  setup.options.late = dword() != 0;
  setup.options.turn = dword();
  const std::uint32_t name_bytes = dword(), arguments = dword();
  setup.kernel = text(name_bytes);
  std::uint64_t all = 0;
  for (std::uint32_t i = 0; i < arguments && whole; ++i) {
    SetupArgument argument;
    argument.kind = static_cast<SetupArgument::Kind>(dword() % 3);
    const std::uint32_t name = dword(), content = dword();
    argument.name = text(name);
    if (argument.kind == SetupArgument::Kind::local) {
      argument.local_bytes = content;
    } else {
      const auto taken = take(content);
      argument.bytes.assign(taken.begin(), taken.end());
      all += content;
    }
    setup.arguments.push_back(std::move(argument));
  }
  if (!whole) return Error{"the description of the launch is cut off"};
  if (setup.options.turn == 0) return Error{"a wave's turn is at least one instruction"};
  if (all > most_memory)
    return Error{"the buffers have " + count_of(all, "byte") + ", the page has at most " + decimal(most_memory)};
  return setup;
}

}  // namespace lockstep::web
