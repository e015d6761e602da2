// Work over grids: convolution, stencil, pictures of bytes, Mandelbrot's set.
#include <algorithm>

#include "work.hpp"

namespace plain {
namespace {

using Size = std::uint32_t;

std::string across(Size width, Size height) { return std::to_string(width) + " x " + std::to_string(height); }

Work convolution(Size width, Size height, Size inputs, Size outputs) {
  Random random(11);
  const std::size_t area = std::size_t{width} * height;
  const std::vector<float> in = random.floats(area * inputs, -1, 1),
                           weights = random.floats(std::size_t{outputs} * inputs * 9, -1, 1),
                           bias = random.floats(outputs, -1, 1);
  std::vector<double> out(area * outputs);
  const int right = static_cast<int>(width), bottom = static_cast<int>(height);
  for (Size o = 0; o < outputs; ++o) {
    for (int y = 0; y < bottom; ++y) {
      for (int x = 0; x < right; ++x) {
        double sum = static_cast<double>(bias[o]);
        for (Size i = 0; i < inputs; ++i) {
          for (int tap = 0; tap < 9; ++tap) {
            const int row = y + tap / 3 - 1, column = x + tap % 3 - 1;
            if (row < 0 || row >= bottom || column < 0 || column >= right) continue;
            sum += static_cast<double>(in[i * area + static_cast<Size>(row) * width + static_cast<Size>(column)]) *
                   static_cast<double>(weights[(o * inputs + i) * 9 + static_cast<Size>(tap)]);
          }
        }
        out[o * area + static_cast<Size>(y) * width + static_cast<Size>(x)] = std::max(sum, 0.0);
      }
    }
  }
  return {"convolution",
          across(width, height) + ", " + std::to_string(inputs) + " to " + std::to_string(outputs),
          {bytes_of(in), bytes_of(weights), bytes_of(bias), Bytes(out.size() * sizeof(float))},
          {{"convolution",
            {(width + 63) / 64, (height + 3) / 4, outputs},
            {64, 4, 1},
            {of(width), of(height), of(inputs), in_buffer(0), in_buffer(1), in_buffer(2), in_buffer(3)}}},
          {{3, {}, out, 1e-5, 1e-5}}};
}

Work stencil(Size width, Size height, Size depth) {
  const std::size_t slice = std::size_t{width} * height;
  const std::vector<float> in = Random(12).floats(slice * depth, -1, 1);
  const float centre = 0.4f, side = 0.1f;
  std::vector<double> out(in.begin(), in.end());
  const auto at = [&](std::size_t i) { return static_cast<double>(in[i]); };
  for (std::size_t z = 1; z + 1 < depth; ++z) {
    for (std::size_t y = 1; y + 1 < height; ++y) {
      for (std::size_t x = 1; x + 1 < width; ++x) {
        const std::size_t i = z * slice + y * width + x;
        out[i] = static_cast<double>(centre) * at(i) +
                 static_cast<double>(side) *
                     (at(i - 1) + at(i + 1) + at(i - width) + at(i + width) + at(i - slice) + at(i + slice));
      }
    }
  }
  return {"stencil",
          across(width, height) + " x " + std::to_string(depth),
          {bytes_of(in), Bytes(in.size() * sizeof(float))},
          {{"stencil",
            {(width + 63) / 64, (height + 3) / 4, depth},
            {64, 4, 1},
            {of(width), of(height), of(depth), of(centre), of(side), in_buffer(0), in_buffer(1)}}},
          {{1, {}, out, 1e-5, 1e-6}}};
}

Work blur(Size width, Size height) {
  Bytes in;
  for (const std::uint32_t word : Random(13).words(std::size_t{width} * height))
    for (const int shift : {0, 8, 16, 24}) in.push_back(static_cast<std::uint8_t>(word >> shift));
  Bytes out(in.size());
  const int right = static_cast<int>(width), bottom = static_cast<int>(height);
  for (int y = 0; y < bottom; ++y) {
    for (int x = 0; x < right; ++x) {
      for (int channel = 0; channel < 4; ++channel) {
        int sum = 8;
        for (int dy = -1; dy <= 1; ++dy) {
          for (int dx = -1; dx <= 1; ++dx) {
            const int row = std::clamp(y + dy, 0, bottom - 1), column = std::clamp(x + dx, 0, right - 1);
            sum += (2 - dx * dx) * (2 - dy * dy) * in[static_cast<std::size_t>((row * right + column) * 4 + channel)];
          }
        }
        out[static_cast<std::size_t>((y * right + x) * 4 + channel)] = static_cast<std::uint8_t>(sum >> 4);
      }
    }
  }
  return {"blur",
          across(width, height),
          {in, Bytes(in.size())},
          {{"blur",
            {(width + 63) / 64, (height + 3) / 4, 1},
            {64, 4, 1},
            {of(width), of(height), in_buffer(0), in_buffer(1)}}},
          {{1, out, {}, 0, 0}}};
}

/// The kernel does without contraction, so steps are the same everywhere (CMakeLists.txt says so for this file, too).
Work mandelbrot(Size width, Size height, std::int32_t limit) {
  const float left = -2.0f, top = -1.25f, step = 2.5f / static_cast<float>(height);
  std::vector<std::int32_t> out;
  for (Size y = 0; y < height; ++y) {
    for (Size x = 0; x < width; ++x) {
      const float real = left + static_cast<float>(x) * step, imaginary = top + static_cast<float>(y) * step;
      float a = 0, b = 0;
      std::int32_t steps = 0;
      for (; steps < limit && a * a + b * b <= 4.0f; ++steps) {
        const float next = a * a - b * b + real;
        b = 2 * a * b + imaginary;
        a = next;
      }
      out.push_back(steps);
    }
  }
  return {"mandelbrot",
          across(width, height) + ", " + std::to_string(limit) + " steps",
          {Bytes(out.size() * 4)},
          {{"mandelbrot",
            {(width + 15) / 16, (height + 15) / 16, 1},
            {16, 16, 1},
            {of(width), of(height), of(limit), of(left), of(top), of(step), in_buffer(0)}}},
          {{0, bytes_of(out), {}, 0, 0}}};
}

}  // namespace

void add_grids(std::vector<Plan>& plans, Scale scale) {
  const bool large = scale == Scale::large;
  plans.push_back({"convolution", [=] { return large ? convolution(256, 256, 8, 16) : convolution(70, 9, 2, 2); }});
  plans.push_back({"stencil", [=] { return large ? stencil(256, 128, 64) : stencil(66, 9, 4); }});
  plans.push_back({"blur", [=] { return large ? blur(1024, 768) : blur(70, 13); }});
  plans.push_back({"mandelbrot", [=] { return large ? mandelbrot(640, 512, 200) : mandelbrot(40, 33, 50); }});
}

}  // namespace plain
