// Texels and samples against a model written apart from them: in doubles, from the words of the README.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "lockstep/memory/image/sampling.hpp"

namespace {

using namespace lockstep::image;
using lockstep::ImageFamily;

constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

static_assert(colour_of({DataFormat::d8_8_8_8, Number::unorm}, {0xff00ff00}) == Colour{0, one_f32, 0, one_f32});
static_assert(colour_of({DataFormat::d16_16, Number::sint}, {0x8000ffff}) == Colour{0xffffffff, 0xffff8000, 0, 0});
static_assert(colour_of({DataFormat::d16_16_16_16, Number::floating}, {0x40003c00, 0x44004200}) ==
              Colour{one_f32, 0x40000000, 0x40400000, 0x40800000});
static_assert(colour_of({DataFormat::d8_8_8_8, Number::srgb}, {0x80ff00ff}) ==
              Colour{one_f32, 0, one_f32, 0x3f008081});  // alpha has no curve
static_assert(selected({1, 2, 3, 4}, {6, 5, 4, 1}, true) == Colour{3, 2, 1, 1});
static_assert(TexelRegisters{.mask = 0b1010}.pack({1, 2, 3, 4}) == std::array<std::uint32_t, 4>{2, 4, 0, 0});
static_assert(TexelRegisters{.mask = 0b0111, .d16 = true, .format = {DataFormat::d32_32, Number::uint}}.pack(
                  {0x12345678, 2, 3, 4}) == std::array<std::uint32_t, 4>{0x00025678, 3, 0, 0});

constexpr std::uint32_t stored(TexelRegisters texel, std::array<std::uint32_t, 4> data) {
  texel.encode(data.data());
  return data[0];
}
constexpr ImageFormat bytes_unorm{DataFormat::d8_8_8_8, Number::unorm};
// Red and alpha given: the others are 0, and on gfx12 red.
static_assert(stored({.mask = 0b1001, .format = bytes_unorm}, {one_f32, one_f32}) == 0xff0000ff);
static_assert(stored({.mask = 0b1001, .repeats = true, .format = bytes_unorm}, {one_f32, 0}) == 0x00ffffff);
static_assert(stored({.mask = 0b1111, .format = bytes_unorm, .select = {6, 5, 4, 7}}, {one_f32, 0, 0, 0}) ==
              0x00ff0000);
static_assert(stored({.mask = 0b0011, .d16 = true, .format = {DataFormat::d16_16, Number::floating}}, {0x40003c00}) ==
              0x40003c00);

// The largest side, three million images away: a quarter of an image is 4,096 texels.
static_assert(clamped(place_of(bits(3000000.25f), {}, Clamp::wrap, 16384, 0, false).texel, Clamp::wrap, 16384) == 4096);
static_assert(clamped(place_of(bits(-3000000.25f), {}, Clamp::wrap, 16384, 0, false).texel, Clamp::wrap, 16384) ==
              16384 - 4096);
static_assert(clamped(place_of(bits(3000001.25f), {}, Clamp::mirror, 16384, 0, false).texel, Clamp::mirror, 16384) ==
              16384 - 4096 - 1);

// Texels that are counted by the coordinate itself: exact below 2^39, then no further.
static_assert(place_of(bits(0x1.8p37f), {.unnormalized = true}, Clamp::last_texel, 3, 0, false).texel == 3LL << 36);
static_assert(place_of(bits(0x1.8p38f), {.unnormalized = true}, Clamp::last_texel, 3, 0, false).texel == 3LL << 37);
static_assert(place_of(bits(0x1.8p39f), {.unnormalized = true}, Clamp::last_texel, 3, 0, false).texel == 1LL << 39);
static_assert(place_of(bits(-0x1p127f), {.unnormalized = true}, Clamp::last_texel, 3, 0, false).texel == -(1LL << 39));

TEST_CASE("sRGB is the curve of its standard") {
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    const long double c = byte / 255.0L;
    const long double linear = c <= 0.04045L ? c / 12.92L : std::pow((c + 0.055L) / 1.055L, 2.4L);
    CHECK(srgb_to_f32(byte) == bits(static_cast<float>(linear)));
  }
}

/// An image of f32 channels in memory, by the family's own layout.
struct Picture {
  ImageFamily family{};
  ImageDescription image{};
  std::vector<std::uint8_t> bytes{};
  std::vector<float> red{};  ///< by x, then y, then z or slice

  Picture(ImageFamily of, ImageType type, std::array<std::uint32_t, 3> size, std::uint32_t seed) : family(of) {
    image = {.base = 0x10000, .format = {DataFormat::d32, Number::floating}, .type = type};
    image.width = size[0];
    image.height = size[1];
    image.depth = size[2];
    bytes.resize(image_bytes(family, image));
    std::mt19937 random(seed);
    const Level level = level_of(family, image, 0);
    for (std::uint32_t z = 0; z < size[2]; ++z)
      for (std::uint32_t y = 0; y < size[1]; ++y)
        for (std::uint32_t x = 0; x < size[0]; ++x) {
          red.push_back(static_cast<float>(static_cast<int>(random() % 2001) - 1000));
          std::memcpy(&bytes[z * level.slice_bytes + y * level.row_bytes + 4 * x], &red.back(), 4);
        }
  }
  float texel(std::int64_t x, std::int64_t y, std::int64_t z) const {
    if (x < 0 || y < 0 || z < 0) return -5;  // the border, told apart below
    return red[static_cast<std::size_t>((z * image.height + y) * image.width + x)];
  }
};

/// A texel's number after clamping, -1 for the border: by walking, not by division.
std::int64_t walk(std::int64_t i, std::int64_t n, Clamp clamp) {
  switch (clamp) {
    case Clamp::wrap:
      while (i < 0) i += n;
      while (i >= n) i -= n;
      return i;
    case Clamp::mirror:
      while (i < 0 || i >= n) i = i < 0 ? -1 - i : 2 * n - 1 - i;
      return i;
    case Clamp::mirror_once_last_texel:
      if (i < 0) i = -1 - i;
      return i >= n ? n - 1 : i;
    case Clamp::border: return i < 0 || i >= n ? -1 : i;
    default: return i < 0 ? 0 : i >= n ? n - 1 : i;
  }
}

double model(const Picture& picture, const SamplerDescription& sampler, const std::array<float, 3>& at, unsigned sides,
             std::uint32_t slice, const std::array<int, 3>& offset) {
  const std::array<std::uint32_t, 3> size{picture.image.width, picture.image.height, picture.image.depth};
  std::array<std::int64_t, 3> first{};
  std::array<double, 3> weight{};
  for (unsigned i = 0; i < sides; ++i) {
    const double scaled = static_cast<double>(at[i]) * (sampler.unnormalized ? 1 : size[i]) * 256;
    double fixed = (sampler.truncate ? std::floor(scaled) : std::floor(scaled + 0.5)) + 256.0 * offset[i];
    const bool linear = sampler.magnify == XyFilter::linear;
    if (linear) fixed -= 128;
    first[i] = static_cast<std::int64_t>(std::floor(fixed / 256));
    weight[i] = linear ? fixed / 256 - std::floor(fixed / 256) : 0;
  }
  double sum = 0;
  for (unsigned corner = 0; corner < (1u << sides); ++corner) {
    double part = 1;
    std::array<std::int64_t, 3> texel{0, 0, slice};
    bool border = false;
    for (unsigned i = 0; i < sides; ++i) {
      const bool next = (corner >> i & 1) != 0;
      part *= next ? weight[i] : 1 - weight[i];
      texel[i] = walk(first[i] + (next ? 1 : 0), size[i], sampler.clamp[i]);
      border = border || texel[i] < 0;
    }
    if (part == 0) continue;
    const double border_red = sampler.border == BorderColour::opaque_white ? 1 : 0;
    sum += part * (border ? border_red : static_cast<double>(picture.texel(texel[0], texel[1], texel[2])));
  }
  return sum;
}

TEST_CASE("samples of all types, filters and address modes") {
  constexpr ImageFamily families[] = {ImageFamily::gfx9, ImageFamily::gfx10_1, ImageFamily::gfx10, ImageFamily::gfx11,
                                      ImageFamily::gfx12};
  constexpr Clamp clamps[] = {Clamp::wrap, Clamp::mirror, Clamp::last_texel, Clamp::mirror_once_last_texel,
                              Clamp::border};
  struct Shape {
    ImageType type;
    unsigned sides;
    std::array<std::uint32_t, 3> size;
  };
  constexpr Shape shapes[] = {{ImageType::d1, 1, {37, 1, 1}},
                              {ImageType::d2, 2, {19, 11, 1}},
                              {ImageType::d3, 3, {9, 7, 5}},
                              {ImageType::d1_array, 1, {21, 1, 4}},
                              {ImageType::d2_array, 2, {13, 6, 5}}};
  std::mt19937 random(7);
  const auto between = [&](float low, float high) {
    return low + (high - low) * static_cast<float>(random() % 1'000'003) / 1'000'003;
  };
  std::uint32_t seed = 0;
  for (const ImageFamily family : families) {
    for (const Shape& shape : shapes) {
      Picture picture(family, shape.type, shape.size, ++seed);
      lockstep::SpanMemory memory(picture.image.base, picture.bytes);
      for (int round = 0; round < 2'000; ++round) {
        SamplerDescription sampler;
        for (Clamp& clamp : sampler.clamp) clamp = clamps[random() % 5];
        sampler.unnormalized = random() % 2 != 0;
        sampler.truncate = random() % 2 != 0;
        sampler.magnify = sampler.minify = random() % 2 != 0 ? XyFilter::linear : XyFilter::point;
        sampler.border = random() % 2 != 0 ? BorderColour::opaque_white : BorderColour::transparent_black;
        lockstep::image::detail::Sampling<lockstep::SpanMemory> sampling(family, picture.image, sampler, memory);
        sampling.sides = shape.sides;
        std::array<float, 3> at{};
        std::array<int, 3> offset{};
        for (unsigned i = 0; i < shape.sides; ++i) {
          at[i] = sampler.unnormalized ? between(-40, 60) : between(-3, 3);
          if (random() % 8 == 0) at[i] = std::floor(at[i]) + 0.5f;
          offset[i] = static_cast<int>(random() % 64) - 32;
          sampling.coordinate[i] = bits(at[i]);
          sampling.offset[i] = offset[i];
        }
        sampling.slice = is_array(shape.type) ? static_cast<std::uint32_t>(random() % shape.size[2]) : 0;
        Colour colour{};
        REQUIRE(!sampling.sample(0, colour));
        const double wanted = model(picture, sampler, at, shape.sides, sampling.slice, offset);
        const double got = static_cast<double>(std::bit_cast<float>(colour[0]));
        if (sampler.magnify == XyFilter::point)
          CHECK(got == wanted);
        else
          CHECK(std::abs(got - wanted) <= 1e-3);  // of numbers up to 1000, rounded to f32 three times
      }
    }
  }
}

TEST_CASE("a gather has the texels that a linear filter blends, in Direct3D's and OpenGL's order") {
  for (const ImageFamily family : {ImageFamily::gfx9, ImageFamily::gfx10, ImageFamily::gfx11, ImageFamily::gfx12}) {
    Picture picture(family, ImageType::d2, {19, 11, 1}, 5);
    lockstep::SpanMemory memory(picture.image.base, picture.bytes);
    std::mt19937 random(11);
    for (int round = 0; round < 500; ++round) {
      SamplerDescription sampler;  // its filters do not matter
      sampler.clamp.fill(round % 2 == 0 ? Clamp::mirror : Clamp::border);
      lockstep::image::detail::Sampling<lockstep::SpanMemory> sampling(family, picture.image, sampler, memory);
      std::array<float, 2> at{};
      std::array<std::int64_t, 2> first{};
      for (unsigned i = 0; i < 2; ++i) {
        at[i] = static_cast<float>(random() % 4001) / 1000 - 1.5f;
        sampling.coordinate[i] = bits(at[i]);
        sampling.offset[i] = static_cast<int>(random() % 8) - 4;
        const double size = i == 0 ? 19 : 11;
        const double fixed =
            std::floor(static_cast<double>(at[i]) * size * 256 + 0.5) + 256.0 * sampling.offset[i] - 128;
        first[i] = static_cast<std::int64_t>(std::floor(fixed / 256));
      }
      std::array<Colour, 4> four{};
      REQUIRE(!sampling.gather(0, four));
      constexpr std::array<std::array<int, 2>, 4> steps{{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
      for (unsigned i = 0; i < 4; ++i) {
        const std::int64_t x = walk(first[0] + steps[i][0], 19, sampler.clamp[0]),
                           y = walk(first[1] + steps[i][1], 11, sampler.clamp[1]);
        CHECK(four[i][0] == bits(x < 0 || y < 0 ? 0.0f : picture.texel(x, y, 0)));
      }
    }
  }
}

TEST_CASE("coordinates that are no small numbers") {
  SamplerDescription wrap, edge{.clamp = {Clamp::last_texel, Clamp::last_texel, Clamp::last_texel}};
  const auto texel = [](float at, const SamplerDescription& sampler, std::uint32_t size) {
    return clamped(place_of(bits(at), sampler, sampler.clamp[0], size, 0, false).texel, sampler.clamp[0], size);
  };
  const float infinity = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  CHECK(texel(1e30f, wrap, 13) == 0);
  CHECK(texel(16777217.0f, wrap, 13) == 0);
  CHECK(texel(4194304.5f, wrap, 10) == 5);
  CHECK(texel(infinity, edge, 13) == 12);
  CHECK(texel(-infinity, edge, 13) == 0);
  CHECK(texel(nan, edge, 13) == 0);
  CHECK(texel(1e-40f, edge, 13) == 0);
  // Rounded to 1/256 unless the sampler truncates: 2.999 is in the third texel, and rounds into the fourth.
  SamplerDescription cut = edge;
  cut.truncate = cut.unnormalized = edge.unnormalized = true;
  CHECK(texel(2.999f, edge, 13) == 3);
  CHECK(texel(2.999f, cut, 13) == 2);
  CHECK(slice_of(bits(1.5f), 9) == 2);
  CHECK(slice_of(bits(2.5f), 9) == 2);
  CHECK(slice_of(bits(2.5000005f), 9) == 3);
  CHECK(slice_of(bits(-3.0f), 9) == 0);
  CHECK(slice_of(bits(1e9f), 9) == 8);
}

TEST_CASE("mipmaps: the nearest one, or two blended") {
  Picture one(ImageFamily::gfx11, ImageType::d1, {8, 1, 1}, 1);
  ImageDescription image = one.image;
  image.levels = 3;
  image.last_level = 2;
  std::vector<std::uint8_t> bytes(image_bytes(ImageFamily::gfx11, image));
  for (std::uint32_t level = 0; level < 3; ++level) {
    const Level at = level_of(ImageFamily::gfx11, image, level);
    for (std::uint32_t x = 0; x < at.width; ++x) {
      const float value = static_cast<float>(100 * (level + 1));
      std::memcpy(&bytes[at.offset + 4 * x], &value, 4);
    }
  }
  lockstep::SpanMemory memory(image.base, bytes);
  const auto at = [&](MipFilter filter, float lod) {
    SamplerDescription sampler{.mip = filter};
    lockstep::image::detail::Sampling<lockstep::SpanMemory> sampling(ImageFamily::gfx11, image, sampler, memory);
    sampling.sides = 1;
    Colour colour{};
    REQUIRE(!sampling.sample(level_of_detail(bits(lod), sampler), colour));
    return std::bit_cast<float>(colour[0]);
  };
  CHECK(at(MipFilter::base_level, 1.7f) == 100);
  CHECK(at(MipFilter::point, 0.4f) == 100);
  CHECK(at(MipFilter::point, 0.5f) == 200);
  CHECK(at(MipFilter::point, 9) == 300);
  CHECK(at(MipFilter::linear, 0.5f) == 150);
  CHECK(at(MipFilter::linear, 1.25f) == 225);
  CHECK(at(MipFilter::linear, -1) == 100);
  CHECK(at(MipFilter::linear, 5) == 300);
}

TEST_CASE("a texel outside of memory is a fault that names its address") {
  Picture picture(ImageFamily::gfx10, ImageType::d2, {4, 4, 1}, 1);
  picture.bytes.resize(2 * 256);  // two rows of four
  lockstep::SpanMemory memory(picture.image.base, picture.bytes);
  SamplerDescription sampler{.unnormalized = true};
  lockstep::image::detail::Sampling<lockstep::SpanMemory> sampling(ImageFamily::gfx10, picture.image, sampler, memory);
  sampling.coordinate = {bits(1.0f), bits(3.0f), 0};
  Colour colour{};
  const lockstep::Fault fault = sampling.sample(0, colour);
  CHECK(fault.kind == lockstep::FaultKind::out_of_bounds);
  CHECK(fault.address == picture.image.base + 3 * 256 + 4);
  CHECK(fault.size == 4);
}

}  // namespace
