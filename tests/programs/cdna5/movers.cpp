// The kernels of movers.cl and clusters.hip on both engines, against the host.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cdna5/device.hpp"

namespace {

lockstep::LaunchOptions options(lockstep::Engine engine, lockstep::Dim3 grid) {
  lockstep::LaunchOptions o;
  o.engine = engine;
  o.grid = grid;
  o.block = {32, 1, 1};
  return o;
}

struct Fixture {
  lockstep::cdna5::Device device;
  lockstep::Code code = device.load_file(LOCKSTEP_KERNEL_DIR "/movers.hsaco");
  lockstep::Code clusters = device.load_file(LOCKSTEP_KERNEL_DIR "/clusters.hsaco");
};

}  // namespace

TEST_CASE("tensor data mover: a padded tile, transposed, with zeros beyond the tensor") {
  Fixture f;
  const auto kernel = f.code.kernel("transpose");
  constexpr int stride = 100, rows = 80;
  std::vector<std::int16_t> matrix(stride * rows);
  for (std::size_t i = 0; i < matrix.size(); ++i) matrix[i] = static_cast<std::int16_t>(i * 7 + 1);
  const auto in = f.device.upload(matrix);
  struct Place {
    int x, y, width, height;
  };
  for (const lockstep::Engine engine : lockstep::all_engines) {
    for (const Place p : {Place{0, 0, 100, 80}, Place{17, 5, 83, 75}, Place{90, 60, 10, 20}, Place{3, 3, 0, 9}}) {
      const auto out = f.device.upload(std::vector<std::int16_t>(1024, -1));
      const auto result =
          f.device.launch(kernel, options(engine, {1, 1, 1}), out, in, stride, p.x, p.y, p.width, p.height);
      REQUIRE_MESSAGE(result, result.message());
      std::vector<std::int16_t> found(1024);
      REQUIRE(f.device.download(out, found));
      for (int row = 0; row < 32; ++row)
        for (int column = 0; column < 32; ++column) {
          const bool inside = column < p.width && row < p.height;
          const std::int16_t expected =
              inside ? matrix[static_cast<std::size_t>((p.y + row) * stride + p.x + column)] : std::int16_t{0};
          CHECK(found[static_cast<std::size_t>(column * 32 + row)] == expected);
        }
    }
  }
}

TEST_CASE("asynchronous copies to LDS and back") {
  Fixture f;
  std::vector<std::uint32_t> numbers(3 * 32 * 4);
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::uint32_t>(i * 2654435761u);
  const auto in = f.device.upload(numbers);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto out = f.device.allocate<std::uint32_t>(numbers.size());
    const auto result = f.device.launch(f.code.kernel("reverse"), options(engine, {3, 1, 1}), out, in);
    REQUIRE_MESSAGE(result, result.message());
    std::vector<std::uint32_t> found(numbers.size());
    REQUIRE(f.device.download(out, found));
    for (std::size_t group = 0; group < 3; ++group)
      for (std::size_t lane = 0; lane < 32; ++lane)
        for (std::size_t i = 0; i < 4; ++i)
          CHECK(found[(group * 32 + lane) * 4 + i] == numbers[(group * 32 + 31 - lane) * 4 + i]);
  }
}

TEST_CASE("clusters: dimensions from the code object, places of workgroups in them") {
  Fixture f;
  constexpr std::uint32_t columns = 4, lines = 6;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto out = f.device.upload(std::vector<std::int32_t>(6 * columns * lines, -1));
    const auto result = f.device.launch(f.clusters.kernel("clusters"), options(engine, {columns, lines, 1}), out,
                                        static_cast<std::int32_t>(columns));
    REQUIRE_MESSAGE(result, result.message());
    std::vector<std::int32_t> found(6 * columns * lines);
    REQUIRE(f.device.download(out, found));
    for (std::uint32_t y = 0; y < lines; ++y)
      for (std::uint32_t x = 0; x < columns; ++x) {
        const std::array<std::uint32_t, 6> expected = {x / 2, y / 3, x % 2, y % 3, x % 2 + 2 * (y % 3), 1};
        for (std::size_t i = 0; i < 6; ++i)
          CHECK(found[6 * (y * columns + x) + i] == static_cast<std::int32_t>(expected[i]));
      }
    const auto refused = f.device.launch(f.clusters.kernel("clusters"), options(engine, {columns, 4, 1}), out, 4);
    CHECK(refused.message().find("no multiple of the cluster") != std::string::npos);
  }
}
