// SDWA selection against a model on arrays of bytes.
#include "lockstep/crosslane/sdwa.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <cstring>

namespace {

using namespace lockstep;

struct Range {
  int first, count;
};
constexpr std::array<Range, 7> ranges = {{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {0, 2}, {2, 2}, {0, 4}}};

std::array<std::uint8_t, 4> bytes_of(std::uint32_t value) {
  std::array<std::uint8_t, 4> bytes;
  std::memcpy(bytes.data(), &value, 4);  // little-endian hosts only, as all that lockstep runs on
  return bytes;
}
std::uint32_t value_of(const std::array<std::uint8_t, 4>& bytes) {
  std::uint32_t value;
  std::memcpy(&value, bytes.data(), 4);
  return value;
}

std::uint32_t model_source(std::uint32_t value, unsigned select, bool sext) {
  const auto in = bytes_of(value);
  const Range r = ranges[select];
  const std::uint8_t top = in[static_cast<unsigned>(r.first + r.count - 1)];
  std::array<std::uint8_t, 4> out;
  out.fill(sext && top >= 128 ? 0xff : 0);
  for (int i = 0; i < r.count; ++i) out[static_cast<unsigned>(i)] = in[static_cast<unsigned>(r.first + i)];
  return value_of(out);
}

std::uint32_t model_destination(std::uint32_t old, std::uint32_t result, unsigned select, SdwaUnused unused) {
  const auto in = bytes_of(result);
  const Range r = ranges[select];
  std::array<std::uint8_t, 4> out = bytes_of(unused == SdwaUnused::preserve ? old : 0);
  for (int i = 0; i < 4; ++i) {
    if (i >= r.first && i < r.first + r.count) out[static_cast<unsigned>(i)] = in[static_cast<unsigned>(i - r.first)];
    if (i >= r.first + r.count && unused == SdwaUnused::sext) {
      out[static_cast<unsigned>(i)] = in[static_cast<unsigned>(r.count - 1)] >= 128 ? 0xff : 0;
    }
  }
  return value_of(out);
}

constexpr std::array<std::uint32_t, 8> values = {0,          0xffffffff, 0x80808080, 0x7f7f7f7f,
                                                 0x12345678, 0x89abcdef, 0x80007fff, 0x00ff8001};

}  // namespace

TEST_CASE("SDWA source selection, zero- and sign-extended") {
  for (const std::uint32_t value : values) {
    for (unsigned select = 0; select <= sdwa_dword; ++select) {
      CAPTURE(value);
      CAPTURE(select);
      CHECK(sdwa_source(value, select, false) == model_source(value, select, false));
      CHECK(sdwa_source(value, select, true) == model_source(value, select, true));
    }
  }
  static_assert(sdwa_source(0x89abcdef, 1, false) == 0xcd);
  static_assert(sdwa_source(0x89abcdef, 5, true) == 0xffff89ab);
}

TEST_CASE("SDWA destination: pad, sign-extend, preserve") {
  for (const std::uint32_t old : values) {
    for (const std::uint32_t result : values) {
      for (unsigned select = 0; select <= sdwa_dword; ++select) {
        for (const SdwaUnused unused : {SdwaUnused::pad, SdwaUnused::sext, SdwaUnused::preserve}) {
          CAPTURE(old);
          CAPTURE(result);
          CAPTURE(select);
          CHECK(sdwa_destination(old, result, select, unused) == model_destination(old, result, select, unused));
        }
      }
    }
  }
  static_assert(sdwa_destination(0x11223344, 0xaabbccdd, 2, SdwaUnused::preserve) == 0x11dd3344);
  static_assert(sdwa_destination(0x11223344, 0xaabbccdd, 2, SdwaUnused::sext) == 0xffdd0000);
  static_assert(sdwa_destination(0x11223344, 0xaabbccdd, 4, SdwaUnused::pad) == 0x0000ccdd);
}
