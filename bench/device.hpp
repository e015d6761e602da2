// One device for all measures, kernels from the build folder.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "cdna4/device.hpp"

namespace bench {

inline lockstep::cdna4::Device& device() {
  static lockstep::cdna4::Device gpu;
  return gpu;
}

inline void require(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "bench: %s\n", what.c_str());
  std::exit(1);
}

inline std::string wrong_at(const char* what, std::size_t row, std::size_t column) {
  char text[128];
  std::snprintf(text, sizeof text, "the %s kernel's result is wrong at row %zu, column %zu", what, row, column);
  return text;
}

/// The kernel `name` of the code object `file`.
inline lockstep::Kernel kernel(const std::string& file, const std::string& name) {
  const lockstep::Code code =
      device().load_file(std::string(LOCKSTEP_KERNEL_DIR).append("/").append(file).append(".hsaco"));
  require(static_cast<bool>(code), code.message());
  return code.kernel(name);
}

/// Launches with the fast engine and gives what came of it.
template <class... Arguments>
lockstep::LaunchResult launch_with(lockstep::LaunchOptions options, const lockstep::Kernel& kernel, lockstep::Dim3 grid,
                                   lockstep::Dim3 block, std::uint32_t threads, const Arguments&... arguments) {
  options.grid = grid;
  options.block = block;
  options.engine = lockstep::Engine::fast;
  options.threads = threads;
  options.max_instructions = 0;
  lockstep::LaunchResult result = device().launch(kernel, options, arguments...);
  require(static_cast<bool>(result), result.message());
  return result;
}
/// `interleave`: LaunchOptions has it.
template <class... Arguments>
lockstep::LaunchResult launch_in_turns(std::uint32_t interleave, const lockstep::Kernel& kernel, lockstep::Dim3 grid,
                                       lockstep::Dim3 block, std::uint32_t threads, const Arguments&... arguments) {
  lockstep::LaunchOptions options;
  options.interleave = interleave;
  return launch_with(options, kernel, grid, block, threads, arguments...);
}
template <class... Arguments>
lockstep::LaunchResult launch(const lockstep::Kernel& kernel, lockstep::Dim3 grid, lockstep::Dim3 block,
                              std::uint32_t threads, const Arguments&... arguments) {
  return launch_in_turns(lockstep::default_interleave, kernel, grid, block, threads, arguments...);
}

/// A buffer's contents.
template <class T>
std::vector<T> contents(const lockstep::Buffer<T>& buffer) {
  std::vector<T> values(buffer.count);
  const auto done = device().download(buffer, values);
  require(static_cast<bool>(done), done.message());
  return values;
}

}  // namespace bench
