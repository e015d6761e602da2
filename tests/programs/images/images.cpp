// Image instructions from source to result: compiled by clang, on both engines, for a target of each family of image
// descriptors. The expected texels and samples are computed by host_image.hpp.
#include <doctest/doctest.h>

#include <cstring>
#include <functional>

#include "launch.hpp"

namespace {

using namespace images;

struct Shape {
  const char* name;  ///< as kernels call it
  ImageType type;
  std::uint32_t width, height, depth, first_slice;
};
constexpr Shape shapes[] = {{"1d", ImageType::d1, 37, 1, 1, 0},
                            {"2d", ImageType::d2, 21, 13, 1, 0},
                            {"3d", ImageType::d3, 9, 7, 5, 0},
                            {"1d_array", ImageType::d1_array, 29, 1, 6, 1},
                            {"2d_array", ImageType::d2_array, 11, 6, 5, 2}};

ImageDescription description_of(const Shape& shape) {
  ImageDescription description;
  description.type = shape.type;
  description.width = shape.width;
  description.height = shape.height;
  description.depth = shape.depth;
  description.first_slice = shape.first_slice;
  return description;
}

/// Whole coordinates of item `i`: all texels of small images, and some outside.
Row position(const HostImage& image, std::uint32_t i) {
  const auto sizes = image.sizes(0);
  const std::uint32_t width = sizes[0] + 2, height = image.sides() > 1 ? sizes[1] + 1 : 1;
  return {i % width, i / width % height, (i / (width * height) + i) % (sizes[2] + 1), 0};
}
bool is_inside(const HostImage& image, const Row& at) {
  const auto sizes = image.sizes(0);
  const bool deep = image.description.type == ImageType::d3 || is_array(image.description.type);
  return at[0] < sizes[0] && (image.sides() < 2 || at[1] < sizes[1]) && (!deep || at[2] < sizes[2]);
}
std::uint32_t depth_of(const HostImage& image, const Row& at) {
  const bool deep = image.description.type == ImageType::d3 || is_array(image.description.type);
  return deep ? at[2] + image.description.first_slice : 0;
}
std::uint32_t row_of(const HostImage& image, const Row& at) { return image.sides() > 1 ? at[1] : 0; }
Row bits_of(float x, float y, float z) {
  return {std::bit_cast<std::uint32_t>(x), std::bit_cast<std::uint32_t>(y), std::bit_cast<std::uint32_t>(z), 0};
}

}  // namespace

TEST_CASE("loads") {
  for (const Target& target : targets)
    for (const Format& format : formats)
      for (const Shape& shape : shapes) {
        CAPTURE(std::string(format.name));
        CAPTURE(std::string(shape.name));
        HostImage image(target.family, format, description_of(shape));
        Work work{std::string("load_") + shape.name, &image};
        std::vector<Row> expected(items);
        for (std::uint32_t i = 0; i < items; ++i) {
          const Row at = work.from[i] = position(image, i);
          expected[i] = images::bits_of(
              is_inside(image, at) ? image.texel(0, at[0], row_of(image, at), depth_of(image, at)) : image.border());
        }
        run(target, work, expected);
      }
}

TEST_CASE("loads of levels, and of one channel") {
  for (const Target& target : targets)
    for (const Format& format : formats) {
      CAPTURE(std::string(format.name));
      ImageDescription description = description_of(shapes[1]);
      description.levels = 4;
      description.last_level = 3;
      HostImage image(target.family, format, description);
      Work work{"load_level", &image}, green{"load_green", &image};
      std::vector<Row> expected(items), greens(items);
      for (std::uint32_t i = 0; i < items; ++i) {
        const std::uint32_t level = i % 5;
        const Row at = work.from[i] = green.from[i] = {i % 23, i / 23, level, 0};
        const auto sizes = image.sizes(std::min(level, 3u));
        const bool is_in = level < 4 && at[0] < sizes[0] && at[1] < sizes[1];
        expected[i] = images::bits_of(is_in ? image.texel(level, at[0], at[1], 0) : image.border());
        greens[i].fill(images::bits_of(at[0] < 21 && at[1] < 13 ? image.texel(0, at[0], at[1], 0) : image.border())[1]);
      }
      run(target, work, expected);
      run(target, green, greens);
    }
}

TEST_CASE("stores") {
  for (const Target& target : targets)
    for (const Format& format : formats)
      for (const Shape& shape : shapes) {
        CAPTURE(std::string(format.name));
        CAPTURE(std::string(shape.name));
        HostImage image(target.family, format, description_of(shape));
        Work work{std::string("store_") + shape.name, &image};
        for (std::uint32_t i = 0; i < items; ++i) {
          work.from[i] = position(image, i);
          work.data[i] = images::bits_of(format.texel(100000 + i));
        }
        HostImage wanted(target.family, format, description_of(shape));
        // Each texel once.
        for (std::uint32_t i = 0; i < items; ++i)
          for (std::uint32_t j = 0; j < i; ++j)
            if (work.from[i] == work.from[j]) work.from[i] = {1000, 0, 0, 0};
        for (std::uint32_t i = 0; i < items; ++i) {
          const Row& at = work.from[i];
          if (is_inside(image, at))
            format.put(wanted.place(0, at[0], row_of(image, at), depth_of(image, at)),
                       std::bit_cast<Texel>(work.data[i]));
        }
        run(target, work, std::vector<Row>(work.data));
        CHECK(std::memcmp(reinterpret_cast<const void*>(image.description.base),
                          reinterpret_cast<const void*>(wanted.description.base),
                          image_bytes(target.family, image.description)) == 0);
      }
}

TEST_CASE("atomics and sizes") {
  for (const Target& target : targets) {
    const Format& format = formats[3];
    HostImage image(target.family, format, description_of(shapes[1]));
    Work add{"add", &image, 1}, exchange{"exchange", &image}, size{"size", &image};
    std::vector<Row> added = add.data, exchanged = add.data, sizes(items);
    std::vector<std::uint32_t> texels(21 * 13);
    for (std::uint32_t i = 0; i < texels.size(); ++i)
      texels[i] = std::bit_cast<std::uint32_t>(image.texel(0, i % 21, i / 21, 0)[0]);
    for (std::uint32_t i = 0; i < items; ++i) {
      // Lane after lane of a wave, and wave after wave: a texel is counted up more than once.
      const Row at = add.from[i] = {i % 7, i % 5, 0, 0};
      std::uint32_t& texel = texels[at[0] + 21 * at[1]];
      added[i][0] = texel;
      texel += i + 1;
      const Row where = exchange.from[i] = {
          i % 21, i / 21, i % 2 == 0 ? std::bit_cast<std::uint32_t>(image.texel(0, i % 21, i / 21, 0)[0]) : 5u, 0};
      exchanged[i][0] = std::bit_cast<std::uint32_t>(image.texel(0, where[0], where[1], 0)[0]);
      size.from[i] = {0, 0, i % 3, 0};
      sizes[i] = i % 3 == 0 ? Row{21, 13, 1, 1} : Row{0, 0, 0, 1};
    }
    run(target, add, added);
    for (std::uint32_t i = 0; i < texels.size(); ++i)
      CHECK(std::memcmp(image.place(0, i % 21, i / 21, 0), &texels[i], 4) == 0);
    HostImage other(target.family, format, description_of(shapes[1]));
    exchange.image = &other;
    run(target, exchange, exchanged);
    for (std::uint32_t i = 0; i < items; ++i) {
      std::uint32_t now = 0;
      std::memcpy(&now, other.place(0, i % 21, i / 21, 0), 4);
      CHECK(now == (i % 2 == 0 ? 1000 + i : exchanged[i][0]));
    }
    run(target, size, sizes);
  }
}

TEST_CASE("samples") {
  constexpr Clamp clamps[] = {Clamp::wrap, Clamp::mirror, Clamp::last_texel, Clamp::border};
  std::uint32_t turn = 0;
  for (const Target& target : targets) {
    if (!target.samples) continue;
    for (const Format& format : formats)
      for (const Shape& shape : shapes)
        for (const XyFilter filter : {XyFilter::point, XyFilter::linear}) {
          if (format.integer() && filter == XyFilter::linear) continue;
          CAPTURE(std::string(format.name));
          CAPTURE(std::string(shape.name));
          HostImage image(target.family, format, description_of(shape));
          SamplerDescription sampler;
          sampler.clamp.fill(clamps[turn++ % 4]);
          sampler.magnify = sampler.minify = filter;
          CAPTURE(static_cast<int>(sampler.clamp[0]));
          CAPTURE(static_cast<int>(filter));
          Work work{std::string("sample_") + shape.name, &image};
          work.sampler = encode(target.family, sampler);
          const HostSampler host(image, sampler);
          std::vector<Row> expected(items);
          for (std::uint32_t i = 0; i < items; ++i) {
            const auto part = [&](std::uint32_t number) {
              return static_cast<float>(scrambled(3 * i + number) % 4001) / 1000.0f - 1.5f;
            };
            const float z = is_array(shape.type) ? part(2) * 4 : part(2);
            work.from[i] = bits_of(part(0), part(1), z);
            expected[i] = images::bits_of(host.sample({part(0), part(1), z}, 0, format.integer()));
          }
          run(target, work, expected);
        }
  }
}

TEST_CASE("samples of levels, without a level, and gathers") {
  for (const Target& target : targets) {
    if (!target.samples) continue;
    for (const MipFilter mip : {MipFilter::base_level, MipFilter::point, MipFilter::linear}) {
      const Format& format = formats[1];
      CAPTURE(static_cast<int>(mip));
      ImageDescription description = description_of(shapes[1]);
      description.levels = 4;
      description.last_level = 3;
      HostImage image(target.family, format, description);
      SamplerDescription sampler;
      sampler.clamp.fill(Clamp::mirror);
      sampler.magnify = sampler.minify = XyFilter::linear;
      sampler.mip = mip;
      sampler.min_lod = 100;
      sampler.max_lod = 700;
      Work levels{"sample_level", &image}, red{"gather_red", &image}, green{"gather_green", &image},
          plain{"sample_without_level", &image};
      const HostSampler host(image, sampler);
      std::vector<Row> expected(items), reds(items), greens(items), first(items);
      for (std::uint32_t i = 0; i < items; ++i) {
        const float x = static_cast<float>(scrambled(i) % 3000) / 1000 - 1,
                    y = static_cast<float>(scrambled(i + 999) % 3000) / 1000 - 1,
                    lod = static_cast<float>(i % 71) / 16 - 0.5f;
        levels.from[i] = bits_of(x, y, lod);
        red.from[i] = green.from[i] = plain.from[i] = bits_of(x, y, 0);
        expected[i] = images::bits_of(host.sample({x, y, lod}, lod, false));
        reds[i] = images::bits_of(host.gather({x, y, 0}, 0));
        greens[i] = images::bits_of(host.gather({x, y, 0}, 1));
        first[i] = images::bits_of(host.sample({x, y, 0}, -9, false));
      }
      for (Work* work : {&levels, &red, &green, &plain}) work->sampler = encode(target.family, sampler);
      run(target, levels, expected);
      if (mip != MipFilter::base_level) continue;
      run(target, red, reds);
      run(target, green, greens);
      run(target, plain, first);
    }
  }
}
