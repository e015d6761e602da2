// Instructions on images (kernels/images.s) against the load of a dword from a buffer.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/sampler.hpp"
#include "measures.hpp"
#include "target_devices.hpp"

namespace bench {
namespace {

constexpr std::uint32_t texels_a_row = 64, rows = 32, descriptors = 15360, loops = 100;

struct Target {
  const char* name;
  lockstep::ImageFamily family;
  std::uint32_t buffer;  ///< the last dword of a raw buffer's descriptor
};

/// Data that is an image of f32 and, with the same bytes, one of four channels; behind them what describes them.
std::vector<std::uint32_t> data_at(std::uint64_t address, const Target& target) {
  using namespace lockstep::image;
  std::vector<std::uint32_t> data(4096);
  for (std::uint32_t i = 0; i < texels_a_row * rows; ++i)
    data[i] = std::bit_cast<std::uint32_t>(1.0f + static_cast<float>(i));
  ImageDescription image;
  image.base = address;
  image.format = {DataFormat::d32, Number::floating};
  image.width = texels_a_row;
  image.height = rows;
  ImageDescription bytes = image;
  bytes.format = {DataFormat::d8_8_8_8, Number::unorm};
  SamplerDescription nearest, four;
  four.magnify = four.minify = XyFilter::linear;
  auto to = data.begin() + descriptors / 4;
  const auto put = [&](const auto& words) { to = std::copy(words.begin(), words.end(), to); };
  put(encode(target.family, image));
  put(encode(target.family, bytes));
  put(encode(target.family, nearest));
  put(encode(target.family, four));
  put(std::array<std::uint32_t, 4>{static_cast<std::uint32_t>(address), static_cast<std::uint32_t>(address >> 32),
                                   16384, target.buffer});
  return data;
}

/// Time of one instruction.
std::string add_instruction(const Target& target, const std::string& what, int body) {
  const std::string of = target.name, name = of + " " + what;
  const lockstep::Kernel code = kernel_of(of, "images_" + of + "_" + std::to_string(body), "images");
  auto data = std::make_shared<lockstep::Buffer<std::uint32_t>>(device_of(of).allocate<std::uint32_t>(4096));
  const std::vector<std::uint32_t> words = data_at(data->address, target);
  const auto* const bytes = reinterpret_cast<const std::uint8_t*>(words.data());
  require_good(static_cast<bool>(device_of(of).memory().write(data->address, {bytes, 4 * words.size()})), "no data");
  add_timer(name, [=] {
    const lockstep::LaunchResult result = launch_on(of, code, {1}, {64}, *data, loops);
    return result.statistics.seconds / loops / 64;
  });
  return name;
}

}  // namespace

void register_image_measures() {
  constexpr double access = 20, sample = 150;
  for (const Target& target : {Target{"gfx90a", lockstep::ImageFamily::gfx9, 0x00027000},
                               Target{"gfx1030", lockstep::ImageFamily::gfx10, 0x31016fac}}) {
    const std::string buffer = add_instruction(target, "buffer_load_dword, for images", 0);
    const auto add = [&](const std::string& what, int body, double goal) {
      const std::string name = add_instruction(target, what, body);
      add_measure({name, name, buffer, Goal::ratio, goal, goal / 2});
    };
    add("image_load, one channel of f32", 1, access);
    add("image_load, four channels of 8 bits", 2, access);
    add("image_store, one channel of f32", 3, access);
    add("image_store, four channels of 8 bits", 4, access);
    add("image_sample, nearest texel, one channel of f32", 5, sample);
    add("image_sample, four texels, one channel of f32", 6, sample);
    add("image_sample, four texels, four channels of 8 bits", 7, sample);
  }
}

}  // namespace bench
