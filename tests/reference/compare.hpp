// The script on a ReferenceDevice and on the library's device, each engine.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cfenv>
#include <cstddef>
#include <string>
#include <vector>

#include "lockstep/device.hpp"
#include "script.hpp"

template <class ReferenceDevice>
std::vector<Launched> on_reference_device(const char* processor, const ScriptTarget& target) {
  ReferenceDevice gpu(processor);
  struct Upwards {  // results do not depend on the program's rounding
    Upwards() { std::fesetround(FE_UPWARD); }
    ~Upwards() { std::fesetround(FE_TONEAREST); }
  } upwards;
  return run_script(
      gpu.memory(), target,
      [&](const std::vector<std::uint8_t>& bytes, const std::string& name) { return gpu.load(bytes, name); },
      [&](const lockstep::Kernel& kernel, const lockstep::LaunchShape& shape,
          std::span<const lockstep::Argument> list) -> std::string {
        const auto result = gpu.launch_arguments(kernel, shape, list);
        if (!result) return result.message();
        return std::to_string(result.instructions) + " instructions, " + std::to_string(result.waves) + " waves";
      });
}

std::vector<Launched> on_device(const char* processor, const ScriptTarget& target, lockstep::Engine engine);

/// The library alone names the argument that a fault's address is near.
inline std::string without_argument(const std::string& text) {
  const std::size_t name = text.rfind(" argument ");
  return name == std::string::npos ? text : text.substr(0, text.rfind(", ", name));
}

/// `folder`: below that of tests/embed's kernels. Gives all launches.
template <class ReferenceDevice>
std::vector<Launched> compare(const char* processor, const char* folder, bool clusters = false,
                              const std::string& gemm = "") {
  const ScriptTarget target{LOCKSTEP_KERNEL_DIR "/" + std::string(folder), clusters, gemm};
  const std::vector<Launched> launches = on_reference_device<ReferenceDevice>(processor, target);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(lockstep::engine_name(engine));
    std::vector<Launched> expected = on_device(processor, target, engine);
    for (Launched& each : expected) each.text = without_argument(each.text);
    REQUIRE(launches.size() == expected.size());
    for (std::size_t i = 0; i < launches.size(); ++i) {
      CAPTURE(launches[i].code_object);
      CHECK(launches[i].text == expected[i].text);
      CHECK(launches[i] == expected[i]);
    }
  }
  const auto count = [&](const char* part) {
    return std::count_if(launches.begin(), launches.end(),
                         [&](const Launched& each) { return each.text.find(part) != std::string::npos; });
  };
  CHECK(count(" instructions, ") == static_cast<std::ptrdiff_t>(launches.size()) - 3);  // the last three end otherwise
  CHECK(count("fault: out_of_bounds at pc") == 1);
  return launches;
}
