// 8-bit floats of gfx942 (FNUZ), recorded on an MI300X: all 256 codes to f32, and 1,046 numbers of f32 to a code, by
// launches. Source: ../SOURCES.md.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <string>
#include <vector>

#include "../digest.hpp"
#include "../matrix/table.hpp"
#include "cdna3/device.hpp"

namespace {

using namespace silicon;

struct Format {
  const char* name;
  int exponent_bits, fraction_bits, bias;
  std::uint64_t widened, narrowed;  ///< digests, a step a word
};
constexpr Format formats[] = {{"fp8", 4, 3, 8, 0xbdb5e05c72abb725, 0x77b18507b3a5fc57},
                              {"bf8", 5, 2, 16, 0x9420dea44eabb725, 0x5821bbdb3b816f16}};

double magnitude(const Format& format, std::uint32_t code) {
  const int exponent = static_cast<int>(code >> format.fraction_bits & ((1u << format.exponent_bits) - 1));
  const int fraction = static_cast<int>(code & ((1u << format.fraction_bits) - 1));
  return std::ldexp(fraction + (exponent != 0 ? 1 << format.fraction_bits : 0),
                    (exponent != 0 ? exponent : 1) - format.bias - format.fraction_bits);
}
std::uint32_t single(double value) { return std::bit_cast<std::uint32_t>(static_cast<float>(value)); }

/// What was narrowed: each code's number; the numbers at and beside the middle of two codes; special ones.
std::vector<std::uint32_t> numbers(const Format& format) {
  std::vector<std::uint32_t> all;
  for (std::uint32_t code = 0; code < 256; ++code)
    all.push_back(code == 0x80 ? 0xffc00000 : single(magnitude(format, code & 0x7f)) | code >> 7 << 31);
  for (std::uint32_t code = 0; code < 127; ++code) {
    const std::uint32_t middle = single((magnitude(format, code) + magnitude(format, code + 1)) / 2);
    for (const std::uint32_t sign : {0u, 0x80000000u})
      for (const std::uint32_t number : {middle - 1, middle, middle + 1}) all.push_back(number | sign);
  }
  constexpr std::uint32_t special[] = {0x00000000, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000,
                                       0x7f800001, 0xff800001, 0x7fe12345, 0xffe12345, 0x00000001, 0x80000001,
                                       0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x7f7fffff, 0xff7fffff,
                                       0x43700000, 0x43700001, 0xc3700001, 0x47600000, 0x47600001, 0xc7600001,
                                       0x1a738b2f, 0x9c22a078, 0x1715609d, 0x96af9ca5};
  all.insert(all.end(), std::begin(special), std::end(special));
  return all;
}

}  // namespace

TEST_CASE("gfx942: conversions of 8-bit floats by launches") {
  lockstep::cdna3::Device device;
  const lockstep::Code code = device.load_file(LOCKSTEP_KERNEL_DIR "/fnuz_gfx942.hsaco");
  REQUIRE_MESSAGE(code, code.message());
  Count count("FNUZ: 256 codes to f32, 1046 numbers to codes", "gfx942", 2 * 2 * 2);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    const auto digest_of = [&](const std::string& kernel, std::vector<std::uint32_t> in, std::uint32_t mask) {
      const std::size_t results = in.size();
      in.resize((in.size() + 63) / 64 * 64);
      std::vector<std::uint32_t> out(in.size());
      const auto result = device.launch(
          code.kernel(kernel), {.grid = {static_cast<std::uint32_t>(in.size() / 64)}, .block = {64}, .engine = engine},
          device.map(in), device.map(out));
      REQUIRE_MESSAGE(result, result.message());
      Digest digest;
      for (std::size_t i = 0; i < results; ++i) digest.word(out[i] & mask);
      return digest.value();
    };
    for (const Format& format : formats) {
      const std::string name = format.name;
      std::vector<std::uint32_t> codes(256);
      for (std::uint32_t i = 0; i < 256; ++i) codes[i] = i;
      count.add(digest_of("widen_" + name, codes, ~0u), format.widened, "widen_" + name);
      const auto sources = numbers(format);
      REQUIRE(sources.size() == 1046);
      count.add(digest_of("narrow_" + name, sources, 0xff), format.narrowed, "narrow_" + name);
    }
  }
}
