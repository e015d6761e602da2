// Memory: every width and sign, LDS, atomics.
#include <algorithm>
#include <cstring>
#include <numeric>

#include "program.hpp"

using namespace programs;

namespace {
template <class T>
T read(const std::vector<std::uint8_t>& bytes, std::size_t at) {
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}
}  // namespace

TEST_CASE("loads of every width and sign, unaligned ones too") {
  auto in = inputs<std::uint8_t>(64 * 16, 73);
  std::vector<std::int64_t> out(64 * 8);
  Launch("memory_width", "widths", {1}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < 64; ++i) {
    const std::size_t p = i * 16;
    const std::int64_t* o = &out[i * 8];
    REQUIRE(o[0] == read<std::int8_t>(in, p));
    REQUIRE(o[1] == read<std::uint8_t>(in, p + 1));
    REQUIRE(o[2] == read<std::int16_t>(in, p + 2));
    REQUIRE(o[3] == read<std::uint16_t>(in, p + 4));
    REQUIRE(o[4] == read<std::int32_t>(in, p + 8));
    REQUIRE(o[5] == read<std::uint32_t>(in, p + 12));
    REQUIRE(o[6] == read<std::int64_t>(in, p + 8));
    REQUIRE(o[7] == read<std::int32_t>(in, p + 3));
  }
}

TEST_CASE("stores of every width leave the bytes between them alone") {
  auto in = inputs<std::uint32_t>(64, 79);
  std::vector<std::uint8_t> out(64 * 32, 0xaa);
  Launch("memory_width", "stores", {1}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t v = in[i];
    const std::size_t p = i * 32;
    REQUIRE(out[p] == static_cast<std::uint8_t>(v));
    REQUIRE(out[p + 1] == 0xaa);
    REQUIRE(read<std::uint16_t>(out, p + 2) == static_cast<std::uint16_t>(v >> 8));
    REQUIRE(read<std::uint32_t>(out, p + 4) == v);
    REQUIRE(read<std::uint64_t>(out, p + 8) == v * 0x100000001ull);
    REQUIRE(read<std::uint32_t>(out, p + 16) == v);
    REQUIRE(read<std::uint32_t>(out, p + 20) == ~v);
    REQUIRE(read<std::uint32_t>(out, p + 24) == v + 1);
    REQUIRE(read<std::uint32_t>(out, p + 28) == (v ^ 0x55555555u));
  }
}

TEST_CASE("vectors of bytes, shorts and three floats") {
  auto in = inputs<std::uint8_t>(64 * 4, 83);
  std::vector<std::uint16_t> out(64 * 8);
  std::vector<float> out3(64 * 3);
  Launch("memory_width", "vectors", {1}, {64}).buffer(in).buffer(out).buffer(out3).run();
  for (std::size_t i = 0; i < 64; ++i) {
    for (std::size_t k = 0; k < 4; ++k) {
      const unsigned a = in[i * 4 + k], b = in[(i ^ 1) * 4 + k];
      REQUIRE(out[i * 8 + k] == static_cast<std::uint16_t>(a * b));
      REQUIRE(out[i * 8 + 4 + k] == static_cast<std::uint8_t>(a - b));
      if (k < 3) REQUIRE(out3[i * 3 + k] == static_cast<float>(a));
    }
  }
}

TEST_CASE("LDS: reduction") {
  auto in = inputs<std::int32_t>(1024, 89);
  std::vector<std::int32_t> out(4);
  Launch("lds", "reduce_max", {4}, {256}).buffer(in).buffer(out).run();
  for (std::ptrdiff_t g = 0; g < 4; ++g)
    REQUIRE(out[static_cast<std::size_t>(g)] == *std::max_element(in.begin() + g * 256, in.begin() + (g + 1) * 256));
}

TEST_CASE("LDS: inclusive scan") {
  auto in = inputs<std::uint32_t>(768, 97);
  std::vector<std::uint32_t> out(in.size()), expected(in.size());
  Launch("lds", "inclusive_scan", {3}, {256}).buffer(in).buffer(out).run();
  for (std::ptrdiff_t g = 0; g < 3; ++g)
    std::partial_sum(in.begin() + g * 256, in.begin() + (g + 1) * 256, expected.begin() + g * 256);
  REQUIRE(out == expected);
}

TEST_CASE("LDS: transposition, edges that do not fill a tile included") {
  std::uint32_t rows = 37, columns = 53;
  auto in = inputs<float>(rows * columns, 101);
  for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i);
  std::vector<float> out(in.size());
  Launch("lds", "transpose", {(columns + 15) / 16, (rows + 15) / 16}, {16, 16})
      .buffer(in)
      .buffer(out)
      .value(rows)
      .value(columns)
      .run();
  for (std::uint32_t y = 0; y < rows; ++y) {
    for (std::uint32_t x = 0; x < columns; ++x) REQUIRE(out[x * rows + y] == in[y * columns + x]);
  }
}

TEST_CASE("LDS whose size the launch gives") {
  auto in = inputs<std::uint64_t>(3 * 96, 103);
  std::vector<std::uint64_t> out(in.size()), expected = in;
  Launch("lds", "reverse", {3}, {96}).buffer(in).buffer(out).local(96 * 8).run();
  for (std::ptrdiff_t g = 0; g < 3; ++g) std::reverse(expected.begin() + g * 96, expected.begin() + (g + 1) * 96);
  REQUIRE(out == expected);
}

TEST_CASE("a tiled matrix product, fused in the order of k") {
  std::uint32_t n = 48;
  auto a = inputs<float>(n * n, 107), b = inputs<float>(n * n, 109);
  for (auto* m : {&a, &b}) {
    for (float& x : *m)
      x = static_cast<float>(static_cast<std::int32_t>(std::bit_cast<std::uint32_t>(x) >> 12)) / 1024.0f;
  }
  std::vector<float> c(a.size());
  Launch("lds", "matmul", {n / 16, n / 16}, {16, 16}).value(n).buffer(a).buffer(b).buffer(c).run();
  for (std::uint32_t i = 0; i < n; ++i) {
    for (std::uint32_t j = 0; j < n; ++j) {
      float sum = 0;
      for (std::uint32_t k = 0; k < n; ++k) sum = __builtin_fmaf(a[i * n + k], b[k * n + j], sum);
      REQUIRE(c[i * n + j] == sum);
    }
  }
}

TEST_CASE("histogram: atomics in LDS and in memory") {
  auto in = inputs<std::uint8_t>(5000, 113);
  std::vector<std::uint32_t> bins(256), expected(256);
  Launch("atomics", "histogram", {3}, {256}).value<std::uint32_t>(5000).buffer(in).buffer(bins).run();
  for (const std::uint8_t x : in) ++expected[x];
  REQUIRE(bins == expected);
}

TEST_CASE("32-bit read-modify-writes return the old value") {
  auto cells = inputs<std::int32_t>(64 * 9, 127), operand = inputs<std::int32_t>(64, 131, {0, -1, 1});
  const auto start = cells;
  std::vector<std::int32_t> old(cells.size());
  Launch("atomics", "rmw32", {1}, {64}).buffer(cells).buffer(old).buffer(operand).run();
  for (std::size_t i = 0; i < 64; ++i) {
    const auto s = [&](std::size_t k) { return start[i * 9 + k]; };
    const auto u = [&](std::size_t k) { return static_cast<std::uint32_t>(start[i * 9 + k]); };
    const std::int32_t v = operand[i];
    const auto uv = static_cast<std::uint32_t>(v);
    const std::int32_t expected[] = {static_cast<std::int32_t>(u(0) + uv),
                                     static_cast<std::int32_t>(u(1) - uv),
                                     s(2) & v,
                                     s(3) | v,
                                     s(4) ^ v,
                                     std::min(s(5), v),
                                     std::max(s(6), v),
                                     v,
                                     static_cast<std::int32_t>(std::max(u(8), uv))};
    for (std::size_t k = 0; k < 9; ++k) {
      CAPTURE(k);
      REQUIRE(cells[i * 9 + k] == expected[k]);
      REQUIRE(old[i * 9 + k] == s(k));
    }
  }
}

TEST_CASE("64-bit atomics and a compare-and-swap loop, many lanes on one cell") {
  auto in = inputs<std::int64_t>(512, 137);
  std::vector<std::int64_t> total(1, 5), largest(1, std::numeric_limits<std::int64_t>::min());
  Launch("atomics", "rmw64", {8}, {64}).buffer(total).buffer(largest).buffer(in).run();
  std::uint64_t sum = 5;
  for (const std::int64_t v : in) sum += static_cast<std::uint64_t>(v);
  REQUIRE(total[0] == static_cast<std::int64_t>(sum));
  REQUIRE(largest[0] == *std::max_element(in.begin(), in.end()));

  auto factor = inputs<std::uint32_t>(128, 139);
  std::vector<std::uint32_t> cell(1, 1);
  std::uint32_t product = 1;
  for (std::uint32_t& f : factor) product *= f |= 1;
  Launch("atomics", "product", {2}, {64}).buffer(cell).buffer(factor).run();
  REQUIRE(cell[0] == product);
}

TEST_CASE("buffers with swizzle bits but no index: four dwords a lane, to LDS and to registers") {
  auto in = inputs<std::uint32_t>(64 * 4, 89);
  std::vector<std::uint32_t> out(64 * 4), copy(64 * 4, 7);
  const std::uint32_t covered = 61 * 4 + 2;  // dwords: three lanes and a half are outside
  Launch("buffers", "swizzle_bits", {1}, {64}).buffer(in).buffer(out).buffer(copy).value(covered * 4).run();
  for (std::uint32_t i = 0; i < 64 * 4; ++i) {
    const std::uint32_t from = (63 - i / 4) * 4 + i % 4;
    CHECK(out[i] == (from < covered ? in[from] : 0));
    CHECK(copy[i] == (i < covered ? in[i] : 7));
  }
}
