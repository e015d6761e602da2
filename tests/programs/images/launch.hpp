// Launches of the kernels of images.cl.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "host_image.hpp"
#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace images {

using Row = std::array<std::uint32_t, 4>;  ///< coordinates of a work-item: integers, or bits of floats

inline constexpr std::uint32_t items = 256;  ///< four waves of 64 lanes

inline Row bits_of(const Texel& texel) { return std::bit_cast<Row>(texel); }

/// What one launch reads and writes.
struct Work {
  std::string kernel;
  HostImage* image = nullptr;
  std::uint32_t groups = 2;
  std::vector<Row> from = std::vector<Row>(items);
  std::vector<Row> data = std::vector<Row>(items, Row{0xdead, 0xdead, 0xdead, 0xdead});
  std::array<std::uint32_t, 4> sampler{};
  std::uint64_t unwritten = 0;  ///< of these bytes at the image's base nobody has written anything
  std::uint64_t mapped = 0;     ///< bytes of the image that the device knows; 0: all
};

inline lockstep::LaunchResult launch(const Target& target, Work& work, lockstep::LaunchOptions options) {
  const std::string name(target.name);
  CAPTURE(name);
  CAPTURE(work.kernel);
  auto device = lockstep::Device::create(name.substr(0, name.find('-')));
  REQUIRE_MESSAGE(device, device.message());
  const lockstep::Code code = (*device)->load_file(LOCKSTEP_KERNEL_DIR "/" + name + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  alignas(32) std::array<std::uint32_t, 8> words = work.image->words();
  alignas(16) std::array<std::uint32_t, 4> sampler = work.sampler;
  lockstep::DeviceMemory& memory = (*device)->memory();
  const auto map = [&](const void* start, std::uint64_t size, const char* label) {
    const auto mapped = memory.map_host(start, size, true, label);
    REQUIRE_MESSAGE(mapped, mapped.message());
  };
  const std::uint64_t base = work.image->description.base;
  map(words.data(), sizeof words, "descriptor");
  map(sampler.data(), sizeof sampler, "sampler");
  map(work.from.data(), sizeof(Row) * work.from.size(), "coordinates");
  map(work.data.data(), sizeof(Row) * work.data.size(), "data");
  const std::uint64_t all =
      work.image->bytes().size() - (base - reinterpret_cast<std::uintptr_t>(work.image->bytes().data()));
  map(reinterpret_cast<const void*>(base), work.mapped != 0 ? work.mapped : all, "texels");
  if (work.unwritten != 0) REQUIRE(memory.mark_unwritten(base, work.unwritten));
  const std::array arguments{lockstep::make_argument(words.data()), lockstep::make_argument(work.from.data()),
                             lockstep::make_argument(work.data.data()), lockstep::make_argument(sampler.data())};
  const bool samples = work.kernel.starts_with("sample") || work.kernel.starts_with("gather");
  options.grid = {work.groups};
  options.block = {items / work.groups};
  return (*device)->launch_arguments(code.kernel(work.kernel), options, std::span(arguments).first(samples ? 4 : 3));
}

/// Runs the work on both engines, with and without checks. Each starts from the same image and leaves `expected`.
inline void run(const Target& target, Work& work, const std::vector<Row>& expected) {
  const std::vector<std::uint8_t> texels = work.image->bytes();
  const std::vector<Row> before = work.data;
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const bool checks : {false, true}) {
      CAPTURE(lockstep::engine_name(engine));
      CAPTURE(checks);
      work.image->bytes() = texels;
      work.data = before;
      lockstep::LaunchOptions options{.engine = engine};
      if (checks) options.check = *lockstep::parse_checks("init,memory,race,wait,hazard");
      const lockstep::LaunchResult result = launch(target, work, options);
      REQUIRE_MESSAGE(result, result.message());
      for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());
      std::size_t wrong = 0;
      for (std::size_t i = 0; i < items; ++i) {
        if (work.data[i] == expected[i]) continue;
        if (wrong++ != 0) continue;
        const Texel got = std::bit_cast<Texel>(work.data[i]), wanted = std::bit_cast<Texel>(expected[i]);
        CAPTURE(i);
        for (std::size_t c = 0; c < 4; ++c) CHECK(got[c] == wanted[c]);
      }
      CHECK(wrong == 0);
    }
}

}  // namespace images
