// Grids in work-items, with partial workgroups at their ends, against the host: kernels compiled for them by clang.
#include <doctest/doctest.h>

#include <vector>

#include "cdna4/engine.hpp"

using namespace lockstep;

namespace {

/// What kernel `partial` leaves of each work-item.
struct Items {
  std::vector<std::uint32_t> ran, place, sums;
  explicit Items(std::size_t count) : ran(count), place(count), sums(count) {}
  bool operator==(const Items&) const = default;
};

Items on_host(const Dim3& items, const Dim3& block) {
  Items all(items.volume());
  const auto size = [](std::uint32_t at, std::uint32_t block_size, std::uint32_t grid_size) {
    return std::min(block_size, grid_size - at / block_size * block_size);
  };
  std::size_t i = 0;
  for (std::uint32_t z = 0; z < items.z; ++z)
    for (std::uint32_t y = 0; y < items.y; ++y)
      for (std::uint32_t x = 0; x < items.x; ++x, ++i) {
        const std::uint32_t sx = size(x, block.x, items.x), sy = size(y, block.y, items.y),
                            sz = size(z, block.z, items.z), volume = sx * sy * sz;
        all.ran[i] = 1;
        all.place[i] = (z % block.z * sy + y % block.y) * sx + x % block.x;
        all.sums[i] = volume * (volume + 1) / 2;
      }
  return all;
}

}  // namespace

TEST_CASE("every work-item of a grid in work-items runs once, in a workgroup of the right size") {
  struct Shape {
    Dim3 items, block;
    std::uint64_t waves;
  };
  const Shape shapes[] = {
      {{1}, {64}, 1},
      {{100}, {64}, 2},
      {{256}, {256}, 4},
      {{1000}, {256}, 4 * 3 + 4},
      {{7}, {256}, 1},
      {{300, 5}, {64, 2}, 0},
      {{17, 9, 5}, {8, 8, 4}, 0},
      {{3, 2, 1}, {16, 16, 1}, 1},
      {{33, 1, 7}, {32, 4, 2}, 0},
      {{5, 5, 70}, {2, 2, 64}, 0},
  };
  for (const char* file : {"partial_v4.hsaco", "partial_v5.hsaco", "partial_v6.hsaco", "partial_preload.hsaco"}) {
    CAPTURE(file);
    cdna4::Device device;
    const Code code = device.load_file(std::string(LAUNCH_KERNELS "/") + file);
    REQUIRE_MESSAGE(code, code.message());
    for (const Shape& shape : shapes) {
      CAPTURE(shape.items.x);
      CAPTURE(shape.items.y);
      CAPTURE(shape.items.z);
      const Items expected = on_host(shape.items, shape.block);
      for (const Engine engine : all_engines) {
        Items got(shape.items.volume());
        std::vector<std::uint32_t> wrong(1);
        const LaunchOptions options{.block = shape.block, .work_items = shape.items, .engine = engine};
        const LaunchResult result = device.launch(code.kernel("partial"), options, device.map(got.ran),
                                                  device.map(got.place), device.map(got.sums), device.map(wrong));
        REQUIRE_MESSAGE(result, result.message());
        CHECK(wrong[0] == 0);
        CHECK(got == expected);
        if (shape.waves != 0) CHECK(result.statistics.waves == shape.waves);
      }
    }
  }
}

TEST_CASE("a kernel for whole workgroups only") {
  cdna4::Device device;
  const Code code = device.load_file(LAUNCH_KERNELS "/partial_uniform.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  const auto launch = [&](Dim3 items) {
    Items got(items.volume());
    std::vector<std::uint32_t> wrong(1);
    return device.launch(code.kernel("partial"), {.block = {16, 4}, .work_items = items}, device.map(got.ran),
                         device.map(got.place), device.map(got.sums), device.map(wrong));
  };
  const LaunchResult good = launch({32, 8});
  CHECK_MESSAGE(good, good.message());
  CHECK(launch({32, 7}).message() ==
        "kernel 'partial' was compiled for whole workgroups only (.uniform_work_group_size): (32,7,1) work-items are "
        "no multiple of the block (16,4,1)");
}
