// The script on a ReferenceDevice and on the library's device, each engine.
#pragma once

#include <doctest/doctest.h>

#include "lockstep/device.hpp"
#include "script.hpp"

template <class ReferenceDevice>
std::string on_reference_device(const char* processor, const std::string& folder, bool clusters) {
  ReferenceDevice gpu(processor);
  return run_script(
      gpu.memory(), folder, clusters,
      [&](const std::vector<std::uint8_t>& bytes, const std::string& name) { return gpu.load(bytes, name); },
      [&](const lockstep::Kernel& kernel, const lockstep::LaunchShape& shape,
          std::span<const lockstep::Argument> list) -> LaunchText {
        const auto result = gpu.launch_arguments(kernel, shape, list);
        return {result
                    ? std::to_string(result.instructions) + " instructions, " + std::to_string(result.waves) + " waves"
                    : result.message()};
      });
}

std::string on_device(const char* processor, const std::string& folder, bool clusters, lockstep::Engine engine);

template <class ReferenceDevice>
void compare(const char* processor, const char* folder, bool clusters = false) {
  const std::string path = LOCKSTEP_KERNEL_DIR "/" + std::string(folder);
  const std::string text = on_reference_device<ReferenceDevice>(processor, path, clusters);
  CHECK(text.find("instructions") != std::string::npos);
  CHECK(text.find("fault: out_of_bounds at pc") != std::string::npos);
  CHECK(text == on_device(processor, path, clusters, lockstep::Engine::reference));
  CHECK(text == on_device(processor, path, clusters, lockstep::Engine::fast));
}
