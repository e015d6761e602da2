// Launches on gfx908 and gfx90a, on every engine.
#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "cdna1/device.hpp"
#include "cdna2/device.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace programs_cdna2 {

/// How a launch is made, besides its kernel.
struct Way {
  const char* target = "gfx90a";
  std::uint32_t threads = 64;
  std::optional<lockstep::MatrixModel> model{};
};

inline std::string bytes_of(const auto& v) {
  return {reinterpret_cast<const char*>(v.data()), v.size() * sizeof(v[0])};
}

/// Runs kernel `name` of `file` on a Device with one pointer an argument, then `numbers`, from the same contents on
/// every engine; all must leave the same bytes.
template <class Device, class... Vectors>
void run_on(const std::string& file, const char* name, const Way& way, const std::vector<std::uint32_t>& numbers,
            Vectors&... vectors) {
  const std::vector<std::string> before{bytes_of(vectors)...};
  std::vector<std::string> first;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(way.target);
    CAPTURE(name);
    CAPTURE(lockstep::engine_name(engine));
    std::size_t next = 0;
    ((std::memcpy(vectors.data(), before[next].data(), before[next].size()), ++next), ...);
    Device gpu;
    const lockstep::Code code =
        gpu.load_file(LOCKSTEP_KERNEL_DIR "/" + std::string(way.target) + "/" + file + ".hsaco");
    REQUIRE_MESSAGE(code, code.message());
    const auto map = [&](auto& v) {
      const auto mapped = gpu.memory().map_host(v.data(), v.size() * sizeof(v[0]), true);
      REQUIRE_MESSAGE(mapped, mapped.message());
      return lockstep::make_argument(v.data());
    };
    std::vector<lockstep::Argument> arguments{map(vectors)...};
    for (const std::uint32_t& number : numbers) arguments.push_back(lockstep::make_argument(number));
    const lockstep::LaunchResult result = gpu.launch_arguments(
        code.kernel(name), {.grid = {1}, .block = {way.threads}, .engine = engine, .matrix_model = way.model},
        arguments);
    REQUIRE_MESSAGE(result, result.message());
    const std::vector<std::string> after{bytes_of(vectors)...};
    if (first.empty()) first = after;
    CHECK(after == first);
  }
}
/// The same on the way's target.
template <class... Vectors>
void run(const std::string& file, const char* name, const Way& way, const std::vector<std::uint32_t>& numbers,
         Vectors&... vectors) {
  if (std::string(way.target) == "gfx908")
    run_on<lockstep::cdna1::Device>(file, name, way, numbers, vectors...);
  else
    run_on<lockstep::cdna2::Device>(file, name, way, numbers, vectors...);
}

}  // namespace programs_cdna2
