// Bodies that attract each other, points and their nearest centres, Fourier transforms.
#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <numbers>

#include "work.hpp"

namespace plain {
namespace {

using Size = std::uint32_t;

Work nbody(Size bodies) {
  const std::vector<float> at = Random(31).floats(std::size_t{bodies} * 4, 0.1f, 1);
  const float softening = 0.01f;
  std::vector<double> out;
  for (std::size_t i = 0; i < bodies; ++i) {
    double sum[3] = {};
    for (std::size_t j = 0; j < bodies; ++j) {
      double way[3], distance = static_cast<double>(softening);
      for (std::size_t k = 0; k < 3; ++k) {
        way[k] = static_cast<double>(at[j * 4 + k]) - static_cast<double>(at[i * 4 + k]);
        distance += way[k] * way[k];
      }
      for (std::size_t k = 0; k < 3; ++k)
        sum[k] += way[k] * static_cast<double>(at[j * 4 + 3]) / (distance * std::sqrt(distance));
    }
    out.insert(out.end(), {sum[0], sum[1], sum[2], 0});
  }
  return {"nbody",
          std::to_string(bodies) + " bodies",
          {bytes_of(at), Bytes(at.size() * sizeof(float))},
          {{"nbody", {bodies / 256, 1, 1}, {256, 1, 1}, {of(bodies), of(softening), in_buffer(0), in_buffer(1)}}},
          {{1, {}, out, 1e-4, 1e-6 * bodies}}};
}

Work kmeans(Size points) {
  constexpr Size centre_count = 16;
  Random random(32);
  const auto places = [&](Size count) {
    std::vector<std::int32_t> values(std::size_t{count} * 2);
    for (std::int32_t& value : values) value = static_cast<std::int32_t>(random.word() % 20000) - 10000;
    return values;
  };
  const std::vector<std::int32_t> at = places(points), centres = places(centre_count);
  std::vector<std::int32_t> nearest, totals(centre_count * 3);
  for (std::size_t i = 0; i < points; ++i) {
    std::size_t best = 0;
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (std::size_t j = 0; j < centre_count; ++j) {
      const std::int32_t x = centres[j * 2] - at[i * 2], y = centres[j * 2 + 1] - at[i * 2 + 1];
      if (x * x + y * y >= least) continue;
      least = x * x + y * y;
      best = j;
    }
    nearest.push_back(static_cast<std::int32_t>(best));
    totals[best * 3] += 1;
    totals[best * 3 + 1] += at[i * 2];
    totals[best * 3 + 2] += at[i * 2 + 1];
  }
  return {"kmeans",
          std::to_string(points) + " points",
          {bytes_of(at), bytes_of(centres), Bytes(points * 4), Bytes(totals.size() * 4)},
          {{"kmeans",
            {(points + 255) / 256, 1, 1},
            {256, 1, 1},
            {of(points), in_buffer(0), in_buffer(1), in_buffer(2), in_buffer(3)}}},
          {{2, bytes_of(nearest), {}, 0, 0}, {3, bytes_of(totals), {}, 0, 0}}};
}

/// In place, recursively: the transform of every `stride`th point.
void transform(std::vector<std::complex<double>>& points) {
  const std::size_t count = points.size();
  if (count == 1) return;
  std::vector<std::complex<double>> even, odd;
  for (std::size_t i = 0; i < count; i += 2) {
    even.push_back(points[i]);
    odd.push_back(points[i + 1]);
  }
  transform(even);
  transform(odd);
  for (std::size_t i = 0; i < count / 2; ++i) {
    const auto turned =
        std::polar(1.0, -2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count)) * odd[i];
    points[i] = even[i] + turned;
    points[i + count / 2] = even[i] - turned;
  }
}

Work fft(Size groups) {
  constexpr std::size_t points = 1024;
  const std::vector<float> in = Random(33).floats(groups * points * 2, -1, 1);
  std::vector<float> twiddles;
  for (std::size_t i = 0; i < points / 2; ++i) {
    const double angle = -2 * std::numbers::pi * static_cast<double>(i) / points;
    twiddles.push_back(static_cast<float>(std::cos(angle)));
    twiddles.push_back(static_cast<float>(std::sin(angle)));
  }
  std::vector<double> out;
  for (std::size_t group = 0; group < groups; ++group) {
    std::vector<std::complex<double>> values;
    for (std::size_t i = group * points; i < (group + 1) * points; ++i)
      values.emplace_back(static_cast<double>(in[2 * i]), static_cast<double>(in[2 * i + 1]));
    transform(values);
    for (const auto& value : values) out.insert(out.end(), {value.real(), value.imag()});
  }
  return {"fft",
          std::to_string(groups) + " of 1,024 points",
          {bytes_of(in), bytes_of(twiddles), Bytes(in.size() * sizeof(float))},
          {{"fft", {groups, 1, 1}, {256, 1, 1}, {in_buffer(0), in_buffer(1), in_buffer(2)}}},
          {{2, {}, out, 1e-5, 1e-4}}};
}

}  // namespace

void add_bodies(std::vector<Plan>& plans, Scale scale) {
  const bool large = scale == Scale::large;
  plans.push_back({"nbody", [=] { return nbody(large ? 4096 : 512); }});
  plans.push_back({"kmeans", [=] { return kmeans(large ? 500000 : 700); }});
  plans.push_back({"fft", [=] { return fft(large ? 512 : 2); }});
}

}  // namespace plain
