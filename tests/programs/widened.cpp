// Reads that clang widens past the end of a buffer, and what such loads give.
#include <cstddef>
#include <cstring>
#include <string>

#include "cdna4/device.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "program.hpp"

using namespace programs;

namespace {

/// The kernels' sum of `count` elements of T at `from`.
template <class T>
std::uint64_t sum(const std::uint8_t* from, unsigned count) {
  std::uint64_t total = 0;
  for (unsigned i = 0; i < count; ++i) {
    T element;
    std::memcpy(&element, from + i * sizeof(T), sizeof(T));
    total += element * (i == 0 ? std::uint64_t{1} : 2 * i + 1);
  }
  return total;
}

template <class T>
void check(const std::string& type, unsigned count) {
  constexpr std::uint32_t items = 70;
  for (const std::string kind : {"same_", "constant_", "own_"}) {
    const bool own = kind == "own_";
    auto in = inputs<std::uint8_t>((own ? 32 * (items - 1) : 0) + count * sizeof(T), 97 + count);
    REQUIRE(reinterpret_cast<std::uintptr_t>(in.data()) % 16 == 0);
    std::vector<std::uint64_t> out(items);
    Launch("widened", kind + type + std::to_string(count), {items / 35}, {35}).buffer(in).buffer(out).run();
    for (std::uint32_t i = 0; i < items; ++i) REQUIRE(out[i] == sum<T>(in.data() + (own ? 32 * i : 0), count));
  }
}

}  // namespace

TEST_CASE("the last one to seven elements of a buffer, which clang reads with wider loads") {
  for (unsigned count = 1; count <= 7; ++count) {
    check<std::uint8_t>("uchar", count);
    check<std::uint16_t>("ushort", count);
    check<std::uint32_t>("uint", count);
  }
}

TEST_CASE("LDS of three bytes, read as a dword") {
  std::vector<std::uint8_t> in = {200, 201, 202};
  std::vector<std::uint64_t> out(64);
  Launch("widened", "three_bytes", {1}, {64}).buffer(in).buffer(out).local(3).run();
  for (const std::uint64_t value : out) REQUIRE(value == sum<std::uint8_t>(in.data(), 3));
}

TEST_CASE("a load that ends outside reads other ranges where there are some, zeros elsewhere, and nothing else") {
  using namespace lockstep;
  for (const Engine engine : all_engines) {
    CAPTURE(engine_name(engine));
    alignas(16) std::uint32_t words[4] = {0x11111111, 0x22222222, 0x33333333, 0x44444444};
    std::uint32_t out[8];
    cdna4::Device gpu;
    const Code code = gpu.load_file(built_kernels + "/gfx950/overhang.hsaco");
    REQUIRE_MESSAGE(code, code.message());
    REQUIRE(gpu.memory().map_host(out, sizeof out));
    const auto run = [&](std::uint64_t from) {
      std::memset(out, 0xee, sizeof out);
      return gpu.launch_arguments(code.kernel("overhang"), {.grid = {1}, .block = {64}, .engine = engine},
                                  {{make_argument(from), make_argument(&out[0])}});
    };
    const auto gives = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
      const std::uint32_t expected[8] = {a, b, c, d, a, b, c, d};
      return std::memcmp(out, expected, sizeof out) == 0;
    };
    const auto start = reinterpret_cast<std::uintptr_t>(words);
    REQUIRE(gpu.memory().map_host(words, 12));
    auto result = run(start);
    REQUIRE_MESSAGE(result, result.message());
    CHECK(gives(0x11111111, 0x22222222, 0x33333333, 0));

    REQUIRE(gpu.memory().map_host(reinterpret_cast<std::uint8_t*>(words) + 13, 2));
    result = run(start);
    REQUIRE_MESSAGE(result, result.message());
    CHECK(gives(0x11111111, 0x22222222, 0x33333333, 0x00444400));

    result = run(start + 4);  // aligned to four bytes alone: a page may begin before its last dword
    CHECK(result.fault.kind == FaultKind::out_of_bounds);
    CHECK(result.fault.lane == -1);
    CHECK(result.message().find("wave 0 address") != std::string::npos);
    CHECK(result.message().find("16 bytes, crosses the end of host range") != std::string::npos);
    CHECK_FALSE(run(start + 16));
  }
}
