// Control flow: divergence, private arrays, calls, ids of a grid.
#include <array>

#include "program.hpp"

using namespace programs;

TEST_CASE("collatz: a loop whose length differs from lane to lane") {
  auto start = inputs<std::uint32_t>(320, 3, {1, 2, 3, 27, 97, 871, 6171});
  for (auto& n : start) n = n % 100000 + 1;
  std::vector<std::uint32_t> steps(start.size());
  Launch("divergence", "collatz", {5}, {64}).buffer(start).buffer(steps).run();
  for (std::size_t i = 0; i < start.size(); ++i) {
    std::uint64_t n = start[i];
    std::uint32_t count = 0;
    for (; n != 1 && count < 1000; ++count) n = n % 2 != 0 ? 3 * n + 1 : n / 2;
    REQUIRE(steps[i] == count);
  }
}

TEST_CASE("nested branches, switch, break and continue") {
  auto in = inputs<std::int32_t>(192, 9);
  std::vector<std::int32_t> out(in.size());
  Launch("divergence", "paths", {3}, {64}).buffer(in).buffer(out).run();
  for (std::size_t i = 0; i < in.size(); ++i) {
    const std::int32_t x = in[i];
    std::uint32_t result = 0;
    for (std::int32_t k = 0; k < (x & 15); ++k) {
      if (k == 9) break;
      if ((x >> k & 1) != 0) {
        bool next = false;
        switch (static_cast<std::int32_t>(static_cast<std::uint32_t>(x) + static_cast<std::uint32_t>(k)) % 5) {
          case 0: result += static_cast<std::uint32_t>(k); break;
          case 1: result -= 3 * static_cast<std::uint32_t>(k); break;
          case 2:
            result ^= static_cast<std::uint32_t>(x);
            next = true;
            break;
          case 3: result += static_cast<std::uint32_t>(in[(i + static_cast<std::size_t>(k)) & 63]); break;
          default: result = 0u - result;
        }
        if (next) continue;
        result += 1;
      } else if (x < 0) {
        result += 1000;
        for (std::int32_t j = 0; j < k; ++j) result += static_cast<std::uint32_t>(j) * static_cast<std::uint32_t>(x);
      }
    }
    REQUIRE(out[i] == static_cast<std::int32_t>(result));
  }
}

TEST_CASE("private arrays live in scratch") {
  auto in = inputs<std::uint32_t>(200, 17);
  std::vector<std::uint32_t> out(256);
  in.resize(256);
  Launch("private", "private_array", {2}, {128}).buffer(in).buffer(out).run();
  for (std::uint32_t i = 0; i < in.size(); ++i) {
    std::array<std::uint32_t, 64> stack{};
    for (std::uint32_t k = 0; k < 64; ++k) stack[k] = in[i] * k + i;
    std::uint32_t position = in[i] & 63, sum = 0;
    for (std::uint32_t k = 0; k < 40; ++k) {
      sum += stack[position] ^ k;
      stack[(position * 7 + k) & 63] = sum;
      position = (position * 5 + stack[k] + 1) & 63;
    }
    REQUIRE(out[i] == sum);
  }
}

TEST_CASE("private bytes and shorts") {
  auto in = inputs<std::uint8_t>(256, 19);
  std::vector<std::uint64_t> out(64);
  Launch("private", "byte_array", {1}, {64}).buffer(in).buffer(out).run();
  for (std::uint32_t i = 0; i < 64; ++i) {
    std::array<std::uint8_t, 96> bytes{};
    std::array<std::int16_t, 24> shorts{};
    for (std::uint32_t k = 0; k < 96; ++k) bytes[k] = static_cast<std::uint8_t>(in[(i + k) & 255] + k);
    for (std::uint32_t k = 0; k < 24; ++k)
      shorts[k] = static_cast<std::int16_t>(static_cast<std::int8_t>(bytes[(bytes[k] + k) % 96]) * 5);
    std::uint64_t hash = 0;
    for (std::uint32_t k = 0; k < 96; ++k) {
      hash = hash * 31 + bytes[k] + static_cast<std::uint64_t>(static_cast<std::int64_t>(shorts[bytes[k] * 3u % 24]));
    }
    REQUIRE(out[i] == hash);
  }
}

TEST_CASE("function calls three deep: arguments in registers, pointers to the caller's stack") {
  auto in = inputs<std::uint32_t>(128, 29);
  std::vector<std::uint32_t> out(in.size());
  Launch("private", "calls", {2}, {64}).buffer(in).buffer(out).run();
  using History = std::array<std::uint32_t, 4>;
  const auto leaf = [](std::uint32_t n, History& history) {
    history[n & 3] += n;
    return n * 3 + history[(n + 1) & 3];
  };
  for (std::size_t i = 0; i < in.size(); ++i) {
    std::uint32_t carry = 0, value = in[i];
    for (std::uint32_t k = 0; k < 5; ++k) {
      const std::uint32_t a = value, b = k * 77;
      History history = {a, b, a ^ b, 1};
      carry = (a > b ? 1u : 0u) + (carry << 1);
      std::uint32_t branch = leaf(b, history);
      if ((b & 1) != 0) branch += leaf(b >> 1, history);
      value = a * 31 + branch + history[2];
    }
    REQUIRE(out[i] == value + carry);
  }
}

TEST_CASE("every id of a three-dimensional grid") {
  const lockstep::Dim3 grid{3, 2, 2}, block{5, 7, 3};
  const std::uint32_t sx = grid.x * block.x, sy = grid.y * block.y, sz = grid.z * block.z;
  std::vector<std::uint32_t> out(std::size_t{sx} * sy * sz * 8);
  Launch("indexing", "ids", grid, block).buffer(out).run();
  for (std::uint32_t z = 0; z < sz; ++z) {
    for (std::uint32_t y = 0; y < sy; ++y) {
      for (std::uint32_t x = 0; x < sx; ++x) {
        const std::uint32_t flat = (z * sy + y) * sx + x;
        const std::uint32_t* o = &out[std::size_t{flat} * 8];
        REQUIRE(o[0] == x % block.x);
        REQUIRE(o[1] == y % block.y);
        REQUIRE(o[2] == z % block.z);
        REQUIRE(o[3] == (x / block.x | y / block.y << 8 | z / block.z << 16));
        REQUIRE(o[4] == (block.x | block.y << 8 | block.z << 16));
        REQUIRE(o[5] == (grid.x | grid.y << 8 | grid.z << 16));
        REQUIRE(o[6] == 3);
        REQUIRE(o[7] == flat);
      }
    }
  }
}
