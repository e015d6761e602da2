// Image descriptors, samplers and the layout of linear images: words written by hand from the manuals' tables, and
// every description back from its words.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <random>
#include <string>

#include "lockstep/memory/image/layout.hpp"
#include "lockstep/memory/image/sampler.hpp"

namespace {

using namespace lockstep::image;
using lockstep::ImageFamily;
using Words = std::array<std::uint32_t, 8>;

constexpr ImageFamily families[] = {ImageFamily::gfx9, ImageFamily::gfx10_1, ImageFamily::gfx10, ImageFamily::gfx11,
                                    ImageFamily::gfx12};

constexpr ImageDescription picture{
    .base = 0x123456789a00, .format = {DataFormat::d8_8_8_8, Number::unorm}, .width = 70, .height = 9};
static_assert(image_problem(ImageFamily::gfx9, picture).empty() && image_problem(ImageFamily::gfx12, picture).empty());
// 70 texels of four bytes are 280 bytes: rows of 512, on gfx12 of 384.
static_assert(default_pitch(ImageFamily::gfx11, picture) == 128 && default_pitch(ImageFamily::gfx12, picture) == 96);
static_assert(encode(ImageFamily::gfx9, picture) ==
              Words{0x3456789a, 0x00a00012, 8u << 14 | 69u, 9u << 28 | 0xfacu, 127u << 13, 0, 0, 0});
static_assert(encode(ImageFamily::gfx10, picture) == Words{0x3456789a, (69u & 3) << 30 | 56u << 20 | 0x12u,
                                                           1u << 31 | 8u << 14 | 69u >> 2, 9u << 28 | 0xfacu, 127u, 0,
                                                           0, 0});
// gfx10_1 has no pitch in its descriptors: rows stand as it lays them out itself.
static_assert(encode(ImageFamily::gfx10_1, picture) == Words{0x3456789a, (69u & 3) << 30 | 56u << 20 | 0x12u,
                                                             1u << 31 | 8u << 14 | 69u >> 2, 9u << 28 | 0xfacu, 0, 0, 0,
                                                             0});
constexpr ImageDescription wide{
    .format = {DataFormat::d8_8_8_8, Number::unorm}, .width = 70, .height = 9, .pitch = 192};
static_assert(image_problem(ImageFamily::gfx10, wide).empty() && !image_problem(ImageFamily::gfx10_1, wide).empty());
static_assert(encode(ImageFamily::gfx11, picture) == Words{0x3456789a, (69u & 3) << 30 | 42u << 20 | 0x12u,
                                                           8u << 14 | 69u >> 2, 9u << 28 | 0xfacu, 127u, 0, 0, 0});
static_assert(encode(ImageFamily::gfx12, picture) == Words{0x3456789a, (69u & 3) << 30 | 42u << 17 | 0x12u,
                                                           8u << 14 | 69u >> 2, 9u << 28 | 0xfacu, 95u, 0, 0, 0});

constexpr ImageDescription layers{.base = 0x1000,
                                  .format = {DataFormat::d32_32, Number::floating},
                                  .type = ImageType::d2_array,
                                  .width = 33,
                                  .height = 3,
                                  .depth = 7,
                                  .first_slice = 2};
static_assert(encode(ImageFamily::gfx9, layers)[4] == (63u << 13 | 6u) && encode(ImageFamily::gfx9, layers)[5] == 2);
static_assert(encode(ImageFamily::gfx11, layers)[4] == (2u << 16 | 6u));
static_assert(level_of(ImageFamily::gfx11, layers, 0).row_bytes == 512);
static_assert(level_of(ImageFamily::gfx11, layers, 0).slice_bytes == 3 * 512);
// 264 bytes: rows of 384, slices as of rows of 512.
static_assert(level_of(ImageFamily::gfx12, layers, 0).row_bytes == 384);
static_assert(level_of(ImageFamily::gfx12, layers, 0).slice_bytes == 3 * 512);
static_assert(image_bytes(ImageFamily::gfx12, layers) == 7 * 3 * 512);

// Three levels, 10 x 5, 5 x 2 and 2 x 1 texels of 16 bytes; stored 10 x 5, 5 x 3, 3 x 2.
constexpr ImageDescription chain{
    .format = {DataFormat::d32_32_32_32, Number::uint}, .width = 10, .height = 5, .levels = 3, .last_level = 2};
static_assert(level_of(ImageFamily::gfx10, chain, 2).offset == 0 &&
              level_of(ImageFamily::gfx10, chain, 1).offset == 512);
static_assert(level_of(ImageFamily::gfx10, chain, 0).offset == 512 + 768);
static_assert(level_of(ImageFamily::gfx10, chain, 1).width == 5 && level_of(ImageFamily::gfx10, chain, 1).height == 2);
static_assert(level_of(ImageFamily::gfx9, chain, 1).offset == 5 * 256 &&
              level_of(ImageFamily::gfx9, chain, 2).offset == 8 * 256);
static_assert(encode(ImageFamily::gfx9, chain)[4] >> 13 == 9);  // the rows of all levels less one

// Numbers of formats, read in the manuals' tables.
static_assert(unified_number(ImageFamily::gfx10, {DataFormat::d32_32_32_32, Number::floating}) == 77);
static_assert(unified_number(ImageFamily::gfx10, {DataFormat::d8_8_8_8, Number::srgb}) == 130);
static_assert(unified_number(ImageFamily::gfx11, {DataFormat::d16_16, Number::floating}) == 29);
static_assert(unified_number(ImageFamily::gfx12, {DataFormat::d8_8, Number::srgb}) == 65);
static_assert(unified_number(ImageFamily::gfx12, {DataFormat::d32, Number::unorm}) == 0);
static_assert(ImageFormat{DataFormat::d16, Number::srgb}.texel_bytes() == 0);

constexpr SamplerDescription linear{.clamp = {Clamp::last_texel, Clamp::mirror, Clamp::border},
                                    .unnormalized = true,
                                    .magnify = XyFilter::linear,
                                    .minify = XyFilter::linear,
                                    .max_lod = 0xfff,
                                    .border = BorderColour::opaque_white};
using Sampler = std::array<std::uint32_t, 4>;
constexpr std::uint32_t clamps = 2u | 1u << 3 | 6u << 6;
static_assert(encode(ImageFamily::gfx9, linear) == Sampler{1u << 15 | clamps, 0xfff000, 5u << 20, 2u << 30});
static_assert(encode(ImageFamily::gfx12, linear) == Sampler{1u << 15 | clamps, 0x1ffe000, 5u << 20, 2u << 30});

TEST_CASE("descriptions come back from their words") {
  std::mt19937 random(1);
  const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
  int good = 0;
  for (int round = 0; round < 40'000; ++round) {
    const ImageFamily family = families[below(4)];
    ImageDescription image;
    image.base = std::uint64_t{random()} << 8 & 0xffffffffff00;
    image.format = {static_cast<DataFormat>(below(16)), static_cast<Number>(below(10))};
    image.type = static_cast<ImageType>(8 + below(6));
    image.width = 1 + below(16384);
    const bool flat = image.type == ImageType::d1 || image.type == ImageType::d1_array;
    image.height = flat ? 1 : 1 + below(16384);
    const bool deep = image.type == ImageType::d3 || is_array(image.type);
    image.depth = deep ? 1 + below(2048) : 1;
    if (is_array(image.type)) image.first_slice = below(image.depth);
    image.levels = 1 + below(4);
    image.last_level = below(image.levels);
    image.base_level = below(image.last_level + 1);
    for (auto& select : image.select) select = static_cast<std::uint8_t>(below(2) == 0 ? below(2) : 4 + below(4));
    image.swizzle = below(32);
    image.compressed = below(2) != 0;
    if (!image_problem(family, image).empty()) {
      REQUIRE(image_problem(family, image) == "the target has no such texel format");  // the only reason here
      continue;
    }
    ++good;
    const ImageDescription back = decode_image(family, encode(family, image));
    CHECK(back == image);
    const bool may_have_pitch =
        image.levels == 1 && (family == ImageFamily::gfx9 || (!deep && family != ImageFamily::gfx10_1));
    if (!may_have_pitch) continue;
    image.pitch = (image.width * image.format.texel_bytes() + 511) / 512 * 512 / image.format.texel_bytes() + 512;
    if (image.pitch > 16384) continue;
    REQUIRE(image_problem(family, image) == "");
    CHECK(decode_image(family, encode(family, image)) == image);
  }
  CHECK(good > 5'000);
}

TEST_CASE("samplers come back from their words") {
  std::mt19937 random(2);
  const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
  for (int round = 0; round < 10'000; ++round) {
    const ImageFamily family = families[below(4)];
    SamplerDescription sampler;
    for (auto& clamp : sampler.clamp) clamp = static_cast<Clamp>(below(8));
    sampler.unnormalized = below(2) != 0;
    sampler.truncate = below(2) != 0;
    sampler.magnify = static_cast<XyFilter>(below(4));
    sampler.minify = static_cast<XyFilter>(below(4));
    sampler.z = static_cast<ZFilter>(below(3));
    sampler.mip = static_cast<MipFilter>(below(3));
    sampler.min_lod = below(4096);
    sampler.max_lod = below(4096);
    sampler.lod_bias = static_cast<std::int32_t>(below(1 << 14)) - (1 << 13);
    sampler.border = static_cast<BorderColour>(below(4));
    sampler.reduction = below(3);
    sampler.force_degamma = below(2) != 0;
    sampler.skip_degamma = family != ImageFamily::gfx9 && below(2) != 0;
    CHECK(decode_sampler(family, encode(family, sampler)) == sampler);
  }
}

TEST_CASE("images that a family cannot have are refused with a reason") {
  const auto problem = [](ImageDescription image, ImageFamily family = ImageFamily::gfx11) {
    return std::string(image_problem(family, image));
  };
  ImageDescription image = picture;
  CHECK(problem(image) == "");
  CHECK(problem(image, ImageFamily::none) == "the target has no image instructions");
  image.base += 16;
  CHECK(problem(image) == "its address is no multiple of 256 below 2^48");
  image = picture;
  image.pitch = 65;
  CHECK(problem(image) == "its pitch is less than its width");
  image.pitch = 96;
  CHECK(problem(image) == "its rows are not aligned to 256 bytes (gfx12: 128)");
  CHECK(problem(image, ImageFamily::gfx12) == "");
  image = layers;
  image.pitch = 64;
  CHECK(problem(image) == "it has a pitch of its own, which volumes and arrays cannot have");
  CHECK(problem(image, ImageFamily::gfx9) == "");
  image = picture;
  image.format = {DataFormat::d32, Number::snorm};
  CHECK(problem(image) == "the target has no such texel format");
  image = picture;
  image.width = 0;
  CHECK(problem(image) == "its width, height or depth is 0 or too large");
}

}  // namespace
