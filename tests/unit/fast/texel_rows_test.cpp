// Rows of texels at each level of the host's vectors against the core's functions for one lane: formats bit by bit,
// coordinates at every border, blends with NaNs and infinities.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "fast/memory/image/host_kernels.hpp"
#include "lockstep/memory/image/coordinate.hpp"
#include "lockstep/memory/image/sampling.hpp"
#include "lockstep/memory/image/texel.hpp"

using namespace lockstep;
using fast::ChannelForm;
using fast::KnownImage;
using fast::SideForm;
using fast::SideRows;
using fast::TexelRow;
using fast::TexelRows;
using image::Clamp;

namespace {

std::vector<fast::HostIsa> levels() {
  std::vector<fast::HostIsa> all{fast::HostIsa::plain};
  for (const fast::HostIsa level : {fast::HostIsa::avx2, fast::HostIsa::avx512})
    if (fast::has_host_isa(level)) all.push_back(level);
  return all;
}

constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

/// Numbers around which floats behave in a way of their own, and their neighbours, with both signs.
std::vector<std::uint32_t> edges() {
  std::vector<std::uint32_t> all;
  const std::uint32_t places[] = {0,          1,          0x007fffff, 0x00800000, 0x33000000, 0x3b800000,
                                  0x3f000000, 0x3f800000, 0x40000000, 0x477fe000, 0x477fefff, 0x477ff000,
                                  0x4b000000, 0x4b800000, 0x53000000, 0x57800000, 0x7f7fffff, 0x7f800000,
                                  0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fffffff};
  for (const std::uint32_t place : places)
    for (const std::uint32_t near : {place - 1, place, place + 1})
      for (const std::uint32_t sign : {0u, 0x80000000u}) all.push_back((near & 0x7fffffffu) | sign);
  return all;
}

/// Calls `check(row)` with rows of all the words.
template <class Check>
void by_rows(std::vector<std::uint32_t> words, Check&& check) {
  while (words.size() % 64 != 0) words.push_back(words.front());
  for (std::size_t first = 0; first < words.size(); first += 64) {
    TexelRow row;
    std::copy_n(&words[first], 64, row.lane);
    check(row);
  }
}

struct Format {
  image::ImageFormat format;
  ElementFormat element;
  std::array<ChannelForm, 4> channels;
};

/// All that a texel can have.
std::vector<Format> formats() {
  std::vector<Format> all;
  for (std::uint32_t data = 1; data < 16; ++data)
    for (const std::uint32_t number : {0u, 1u, 2u, 3u, 4u, 5u, 7u, 9u}) {
      const image::ImageFormat format{static_cast<image::DataFormat>(data), static_cast<image::Number>(number)};
      if (!format.element().valid()) continue;
      image::ImageDescription about;
      about.format = format;
      const auto words = encode(ImageFamily::gfx9, about);
      KnownImage known;
      known.read(ImageFamily::gfx9, words.data());
      REQUIRE(known.plain);
      all.push_back({format, known.element, known.channels});
    }
  return all;
}

std::vector<std::uint32_t> random_words(std::uint32_t count, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<std::uint32_t> words;
  const std::vector<std::uint32_t> special = edges();
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t word = static_cast<std::uint32_t>(random());
    words.push_back(i % 3 == 0   ? special[word % special.size()]
                    : i % 3 == 1 ? bits(static_cast<float>(static_cast<std::int32_t>(word)) * 0x1p-30f)
                                 : word);
  }
  return words;
}

std::array<TexelRow, 4> random_dwords(std::uint32_t seed) {
  std::array<TexelRow, 4> dwords;
  for (std::uint32_t i = 0; i < 4; ++i) {
    const auto words = random_words(64, seed + i);
    std::copy(words.begin(), words.end(), dwords[i].lane);
  }
  return dwords;
}

void check_decoding(const TexelRows& rows, const Format& format, const std::array<TexelRow, 4>& dwords) {
  for (std::uint32_t channel = 0; channel < 4; ++channel) {
    for (const bool flushes : {false, true}) {
      ChannelForm form = format.channels[channel];
      form.flushes = flushes && !format.format.integer();
      TexelRow colour;
      rows.decode(form, dwords[form.dword], colour);
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        const std::array<std::uint32_t, 4> words{dwords[0].lane[lane], dwords[1].lane[lane], dwords[2].lane[lane],
                                                 dwords[3].lane[lane]};
        const std::uint32_t expected = colour_of(format.format, words)[channel];
        CAPTURE(words[form.dword]);
        CHECK(colour.lane[lane] == (form.flushes ? image::detail::flushed(expected) : expected));
      }
    }
  }
}

void check_encoding(const TexelRows& rows, const Format& format, const std::array<TexelRow, 4>& colours) {
  std::array<TexelRow, 4> dwords{};
  for (std::uint32_t channel = 0; channel < 4; ++channel) {
    const ChannelForm& form = format.channels[channel];
    if (form.width != 0) rows.encode(form, colours[channel], dwords[form.dword]);
  }
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    std::array<std::uint32_t, 4> expected{colours[0].lane[lane], colours[1].lane[lane], colours[2].lane[lane],
                                          colours[3].lane[lane]};
    CAPTURE(expected[0]);
    format.element.encode(4, D16::none, expected.data());
    for (std::uint32_t i = 0; i < 4; ++i) CHECK(dwords[i].lane[lane] == expected[i]);
  }
}

}  // namespace

TEST_CASE("texel rows: every format is read and written as by the core") {
  for (const fast::HostIsa level : levels()) {
    CAPTURE(fast::host_isa_name(level));
    const TexelRows& rows = fast::texel_rows(level);
    for (const Format& format : formats()) {
      CAPTURE(static_cast<int>(format.format.data));
      CAPTURE(static_cast<int>(format.format.number));
      // All that 16 bits can hold, in both halves of each dword; then anything.
      for (std::uint32_t first = 0; first < 0x10000; first += 64) {
        if (format.element.width[0] > 16) break;
        if (format.element.width[0] < 16 && first % 0x1000 >= 0x400 && first < 0xfc00) continue;
        std::array<TexelRow, 4> dwords;
        for (TexelRow& row : dwords)
          for (std::uint32_t i = 0; i < 64; ++i) row.lane[i] = (first + i) | (first + i) << 16;
        check_decoding(rows, format, dwords);
      }
      for (std::uint32_t seed = 1; seed < 20; ++seed) {
        check_decoding(rows, format, random_dwords(seed));
        check_encoding(rows, format, random_dwords(100 + seed));
      }
    }
  }
}

TEST_CASE("texel rows: numbers halfway between two that a format has") {
  for (const fast::HostIsa level : levels()) {
    CAPTURE(fast::host_isa_name(level));
    const TexelRows& rows = fast::texel_rows(level);
    for (const NumberFormat number : {NumberFormat::unorm, NumberFormat::snorm})
      for (const std::uint32_t width : {2u, 8u, 10u, 11u, 16u}) {
        std::vector<std::uint32_t> halfway;
        const double most = number == NumberFormat::unorm ? (1u << width) - 1 : (1u << (width - 1)) - 1;
        for (std::uint32_t i = 0; i < (1u << width); i += width == 16 ? 13 : 1)
          for (const std::uint32_t step : {0u, 1u, 2u})
            for (const float sign : {1.0f, -1.0f})
              halfway.push_back(bits(sign * static_cast<float>((i + 0.5) / most)) + step - 1);
        by_rows(halfway, [&](const TexelRow& colour) {
          TexelRow dwords{};
          rows.encode({.number = number, .shift = 0, .width = static_cast<std::uint8_t>(width)}, colour, dwords);
          for (std::uint32_t i = 0; i < 64; ++i)
            CHECK(dwords.lane[i] == lockstep::detail::encode_channel(number, width, colour.lane[i]));
        });
      }
  }
}

TEST_CASE("texel rows: coordinates fall where the core has them") {
  const std::uint32_t sizes[] = {1, 2, 3, 7, 64, 1000, 16383, 16384};
  std::vector<std::uint32_t> coordinates = edges();
  for (const std::uint32_t size : {3u, 64u, 16383u})
    for (std::int32_t i = -10; i < 14; ++i)
      for (const float part : {0.0f, 0.5f, 1.0f / 512, 255.5f / 256})
        for (const std::uint32_t step : {0u, 1u, 2u}) {
          coordinates.push_back(bits((static_cast<float>(i) + part) / static_cast<float>(size)) + step - 1);
          coordinates.push_back(bits(static_cast<float>(i) + part) + step - 1);
        }
  const auto others = random_words(2000, 77);
  coordinates.insert(coordinates.end(), others.begin(), others.end());
  TexelRow offset, take;
  for (std::uint32_t i = 0; i < 64; ++i) offset.lane[i] = i % 5 == 0 ? i - 32 : 0;
  for (const fast::HostIsa level : levels()) {
    CAPTURE(fast::host_isa_name(level));
    const TexelRows& rows = fast::texel_rows(level);
    rows.expand(0xfffffffbffffffffu, take);
    for (const Clamp clamp : {Clamp::wrap, Clamp::mirror, Clamp::last_texel, Clamp::mirror_once_last_texel,
                              Clamp::border, Clamp::mirror_once_border})
      for (std::uint32_t kind = 0; kind < 16; ++kind)
        for (const std::uint32_t size : sizes) {
          image::SamplerDescription sampler;
          sampler.truncate = (kind & 1) != 0;
          sampler.unnormalized = (kind & 2) != 0;
          const bool linear = (kind & 4) != 0, keeps = (kind & 8) != 0;
          const SideForm form{.clamp = clamp,
                              .linear = linear,
                              .truncate = sampler.truncate,
                              .repeats = (clamp == Clamp::wrap || clamp == Clamp::mirror) && !sampler.unnormalized,
                              .keeps_second = keeps,
                              .scale = 256 * (sampler.unnormalized ? 1 : size),
                              .size = size};
          CAPTURE(static_cast<int>(clamp));
          CAPTURE(kind);
          CAPTURE(size);
          std::uint32_t wrong = 0;
          by_rows(coordinates, [&](const TexelRow& row) {
            SideRows side;
            const bool any = rows.places(form, row.lane, offset, take, side);
            bool weighs = false;
            for (std::uint32_t i = 0; i < 64; ++i) {
              const auto shift = static_cast<std::int32_t>(offset.lane[i]);
              const image::Place place = place_of(row.lane[i], sampler, clamp, size, shift, linear);
              const std::uint32_t weight = take.lane[i] != 0 ? place.weight : 0;
              weighs = weighs || weight != 0;
              const auto first = static_cast<std::uint32_t>(clamped(place.texel, clamp, size));
              const auto next = static_cast<std::uint32_t>(clamped(place.texel + 1, clamp, size));
              const bool same = side.weight.lane[i] == weight && side.first.lane[i] == first &&
                                side.second.lane[i] == (weight != 0 || keeps ? next : first);
              if (!same && wrong++ == 0) {
                CAPTURE(row.lane[i]);
                CAPTURE(shift);
                CHECK(side.weight.lane[i] == weight);
                CHECK(side.first.lane[i] == first);
                CHECK(side.second.lane[i] == (weight != 0 || keeps ? next : first));
              }
            }
            CHECK(any == weighs);
          });
          CHECK(wrong == 0);
        }
  }
}

TEST_CASE("texel rows: blends are the core's, NaNs and infinities among them") {
  for (const fast::HostIsa level : levels()) {
    CAPTURE(fast::host_isa_name(level));
    const TexelRows& rows = fast::texel_rows(level);
    const std::vector<std::uint32_t> special = edges();
    for (std::uint32_t turn = 0; turn < 400; ++turn) {
      TexelRow a, b, weight, to;
      const auto words = random_words(192, turn);
      for (std::uint32_t i = 0; i < 64; ++i) {
        a.lane[i] = words[i];
        b.lane[i] = turn % 2 == 0 ? words[64 + i] : special[(turn + i) % special.size()];
        weight.lane[i] = turn % 3 == 0 ? 0 : i % 7 == 0 ? 255 : words[128 + i] & 255;
        if (turn % 4 == 0) {  // no NaN at all
          a.lane[i] &= 0xbfffffff;
          b.lane[i] &= 0xbfffffff;
        }
      }
      rows.blend(a, b, weight, to);
      for (std::uint32_t i = 0; i < 64; ++i) {
        CAPTURE(a.lane[i]);
        CAPTURE(b.lane[i]);
        CHECK(to.lane[i] == image::detail::blend(a.lane[i], b.lane[i], weight.lane[i]));
      }
    }
  }
}

TEST_CASE("texel rows: halves, places in memory, and the lanes that are written") {
  for (const fast::HostIsa level : levels()) {
    CAPTURE(fast::host_isa_name(level));
    const TexelRows& rows = fast::texel_rows(level);
    std::vector<std::uint32_t> words = random_words(64 * 40, 5);
    for (std::uint32_t i = 0; i < 0x10000; i += 7) words.push_back(i | (i ^ 0x8000u) << 16);
    by_rows(words, [&](const TexelRow& row) {
      TexelRow packed, low, high, signed_low, halves;
      rows.unpack(false, NumberFormat::floating, row.lane, low);
      rows.unpack(true, NumberFormat::uint, row.lane, high);
      rows.unpack(false, NumberFormat::sint, row.lane, signed_low);
      rows.pack(false, row, row, packed);
      rows.pack(true, row, high, halves);
      for (std::uint32_t i = 0; i < 64; ++i) {
        const std::uint32_t word = row.lane[i];
        const std::uint32_t half = fp::f32_to_f16(F32{word}, DefaultMode{}).bits;
        CHECK(packed.lane[i] == (half | half << 16));
        CHECK(low.lane[i] == fp::f16_to_f32(F16{static_cast<std::uint16_t>(word)}, DefaultMode{}).bits);
        CHECK(high.lane[i] == word >> 16);
        CHECK(signed_low.lane[i] == static_cast<std::uint32_t>(sign_extend(word & 0xffffu, 16)));
        CHECK(halves.lane[i] == word);
      }
    });
    std::vector<std::uint8_t> memory(4096);
    for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<std::uint8_t>(i * 31 + i / 256);
    for (const std::uint32_t bytes : {1u, 2u, 4u, 8u, 16u}) {
      TexelRow x, y, layer, take, inside, offset;
      std::array<TexelRow, 4> dwords{};
      const fast::TexelGrid grid{
          .width = 5, .height = 4, .layers = 3, .first = 32, .texel_bytes = bytes, .row_bytes = 96, .layer_bytes = 480};
      rows.expand(0xf0ffffffff7ffffeu, take);
      for (std::uint32_t i = 0; i < 64; ++i) {
        x.lane[i] = i % 13 == 12 ? 0xffffffff : i % 6;
        y.lane[i] = i % 11 == 10 ? 0x80000000 : i % 5;
        layer.lane[i] = i % 4;
      }
      const std::uint32_t most = rows.locate(grid, x.lane, y.lane, layer.lane, take, inside, offset);
      rows.gather(bytes, memory.data(), offset, dwords.data());
      std::uint32_t largest = 0;
      for (std::uint32_t i = 0; i < 64; ++i) {
        const bool in = take.lane[i] != 0 && x.lane[i] < 5 && y.lane[i] < 4 && layer.lane[i] < 3;
        const std::uint32_t at = in ? 32 + x.lane[i] * bytes + y.lane[i] * 96 + layer.lane[i] * 480 : 0;
        largest = std::max(largest, at);
        CHECK(inside.lane[i] == (in ? 0xffffffffu : 0));
        CHECK(offset.lane[i] == at);
        for (std::uint32_t k = 0; 4 * k < bytes; ++k) {
          std::uint32_t word = 0;
          std::memcpy(&word, &memory[at + 4 * k], std::min(bytes - 4 * k, 4u));
          CHECK(dwords[k].lane[i] == word);
        }
      }
      CHECK(most == largest);
      TexelRow to = x;
      rows.put(take, y, to.lane);
      for (std::uint32_t i = 0; i < 64; ++i) CHECK(to.lane[i] == (take.lane[i] != 0 ? y.lane[i] : x.lane[i]));
    }
  }
}
