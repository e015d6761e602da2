// A kernel in a simulator's memory.
#pragma once

#include <doctest/doctest.h>

#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"

namespace embed = lockstep::embed;

inline std::vector<std::uint8_t> code_object(const std::string& target, const std::string& kernel) {
  std::ifstream file(std::string(LOCKSTEP_KERNEL_DIR) + "/" + target + "/" + kernel + ".hsaco", std::ios::binary);
  REQUIRE(file.good());
  return {std::istreambuf_iterator<char>(file), {}};
}

/// All of a simulated machine's memory.
struct Simulated {
  static constexpr std::uint64_t base = 0x4000'0000, code = base, launch = base + 0x10000, data = base + 0x20000;
  std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(0x60000);
  lockstep::SpanMemory memory{base, bytes};

  void put(const embed::MemoryImage& image) { put(image.address, image.bytes.data(), image.bytes.size()); }
  void put(std::uint64_t address, const void* from, std::size_t count) {
    REQUIRE(address - base + count <= bytes.size());
    std::memcpy(bytes.data() + (address - base), from, count);
  }
  template <class T>
  std::vector<T> get(std::uint64_t address, std::size_t count) const {
    std::vector<T> values(count);
    std::memcpy(values.data(), bytes.data() + (address - base), count * sizeof(T));
    return values;
  }

  /// `target`: a processor, and after an underscore, if there is one, for which waves the kernel was compiled.
  template <class Isa, class... Arguments>
  lockstep::Dispatch load(const std::string& target, const std::string& kernel, const lockstep::LaunchShape& options,
                          const Arguments&... arguments) {
    return load_for(Isa{}, target, kernel, options, arguments...);
  }
  template <class Isa, class... Arguments>
  lockstep::Dispatch load_for(const Isa& isa, const std::string& target, const std::string& kernel,
                              const lockstep::LaunchShape& options, const Arguments&... arguments) {
    auto placed = embed::place_code(code_object(target, kernel), target.substr(0, target.find('_')), code);
    REQUIRE_MESSAGE(placed, (placed ? "" : placed.message()));
    put(placed->image);
    auto ready =
        embed::prepare(isa, placed->kernel(kernel), options, {launch, launch + 0x1000, launch + 0x2000}, arguments...);
    REQUIRE_MESSAGE(ready, (ready ? "" : ready.message()));
    for (const embed::MemoryImage& image : ready->memory) put(image);
    return ready->dispatch;
  }
};
