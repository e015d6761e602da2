#include "work.hpp"

#include <cmath>

namespace plain {

std::string wrong(const Work& work, const std::vector<Bytes>& buffers) {
  for (const Expected& expected : work.expected) {
    const Bytes& found = buffers[expected.buffer];
    const std::string where = work.name + ": buffer " + std::to_string(expected.buffer);
    for (std::size_t i = 0; i < expected.bytes.size(); ++i) {
      if (i >= found.size() || found[i] != expected.bytes[i])
        return where + " is wrong at byte " + std::to_string(i) + " of " + std::to_string(expected.bytes.size());
    }
    for (std::size_t i = 0; i < expected.floats.size(); ++i) {
      float value = 0;
      if ((i + 1) * sizeof value > found.size()) return where + " is too short";
      std::memcpy(&value, found.data() + i * sizeof value, sizeof value);
      const double want = expected.floats[i], limit = expected.tolerance * std::fabs(want) + expected.floor;
      if (!(std::fabs(static_cast<double>(value) - want) <= limit))
        return where + ", float " + std::to_string(i) + " is " + std::to_string(value) + ", not " +
               std::to_string(want);
    }
  }
  return {};
}

std::vector<Plan> all_plans(Scale scale) {
  std::vector<Plan> plans;
  add_matrices(plans, scale);
  add_grids(plans, scale);
  add_rows(plans, scale);
  add_integers(plans, scale);
  add_bodies(plans, scale);
  return plans;
}

std::uint32_t Random::word() {
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return static_cast<std::uint32_t>((z ^ z >> 31) >> 32);
}
float Random::between(float low, float high) {
  return low + (high - low) * (static_cast<float>(word() >> 8) * 0x1p-24f);
}
std::vector<float> Random::floats(std::size_t count, float low, float high) {
  std::vector<float> values(count);
  for (float& value : values) value = between(low, high);
  return values;
}
std::vector<std::uint32_t> Random::words(std::size_t count) {
  std::vector<std::uint32_t> values(count);
  for (std::uint32_t& value : values) value = word();
  return values;
}

}  // namespace plain
