// A device for each target that measures are made on, kernels from the build folder.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>

#include "lockstep/device.hpp"

namespace bench {

inline void require_good(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "bench: %s\n", what.c_str());
  std::exit(1);
}

/// A device of a target, one in all.
inline lockstep::Device& device_of(const std::string& target) {
  static std::map<std::string, std::unique_ptr<lockstep::Device>> devices;
  auto& device = devices[target];
  if (device == nullptr) {
    auto made = lockstep::Device::create(target);
    require_good(static_cast<bool>(made), made.message());
    device = std::move(*made);
  }
  return *device;
}

inline lockstep::Kernel kernel_of(const std::string& target, const std::string& file, const std::string& name) {
  const lockstep::Code code =
      device_of(target).load_file(std::string(LOCKSTEP_KERNEL_DIR).append("/").append(file).append(".hsaco"));
  require_good(static_cast<bool>(code), code.message());
  return code.kernel(name);
}

template <class... Arguments>
lockstep::LaunchResult launch_on(const std::string& target, const lockstep::Kernel& kernel, lockstep::Dim3 grid,
                                 lockstep::Dim3 block, const Arguments&... arguments) {
  lockstep::LaunchOptions options;
  options.grid = grid;
  options.block = block;
  options.engine = lockstep::Engine::fast;
  options.threads = 1;
  options.max_instructions = 0;
  lockstep::LaunchResult result = device_of(target).launch(kernel, options, arguments...);
  require_good(static_cast<bool>(result), target + ": " + result.message());
  return result;
}

}  // namespace bench
