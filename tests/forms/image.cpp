#include <bit>
#include <random>

#include "frame.hpp"

namespace lockstep::forms {

std::vector<std::uint32_t> input_image(std::uint64_t exec, std::uint64_t data, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<std::uint32_t> image(image_bytes / 4);
  const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
  const auto high = [](std::uint64_t x) { return static_cast<std::uint32_t>(x >> 32); };
  const auto number = [&]() -> std::uint32_t {
    const std::uint64_t dice = random();
    switch (dice % 8) {
      case 0: return high(dice);
      case 1: return high(dice) % 100;
      case 2: return 0u - high(dice) % 100;
      case 3: return 0x3c003c00u + (high(dice) & 0x83ff83ffu);  // two halves
      case 4: return (high(dice) & 0x800fffffu) | 0x40000000u;  // the upper half of a double
      default: return std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<std::int32_t>(high(dice))) / 6e7f);
    }
  };
  for (std::uint32_t& word : image) word = number();
  for (std::uint32_t lane = 0; lane < lanes; ++lane) {
    std::uint32_t* const v = image.data() + lane * lane_bytes / 4;
    v[v_address] = low(data + lane * cell);
    v[v_address + 1] = high(data + lane * cell);
    v[v_offset] = lane * cell;
    v[v_offset + 1] = 0;
    v[v_index] = lane;
    v[v_index + 1] = lane % 4 * 8;
    v[v_small] = 16;
    v[v_small + 1] = 0;
  }
  std::uint32_t* const s = image.data() + lanes * lane_bytes / 4;
  s[s_zero] = 0;
  s[s_data] = low(data);
  s[s_data + 1] = high(data);
  s[s_small] = 16;
  s[s_small + 1] = 32;
  const std::array<std::uint32_t, 8> descriptors = buffer_descriptors(data);
  for (std::uint32_t i = 0; i < 8; ++i) s[s_buffer + i] = descriptors[i];
  s[sgprs] = low(exec);
  s[sgprs + 1] = high(exec);
  return image;
}

}  // namespace lockstep::forms
