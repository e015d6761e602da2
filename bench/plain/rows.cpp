// Sums and their like over rows: layer norm, softmax, reduction; and a formula for each number, option prices.
#include <algorithm>
#include <cmath>

#include "work.hpp"

namespace plain {
namespace {

using Size = std::uint32_t;

std::string rows_of(Size rows, Size columns) { return std::to_string(rows) + " rows of " + std::to_string(columns); }

Work layer_norm(Size rows, Size columns) {
  Random random(21);
  const std::vector<float> in = random.floats(std::size_t{rows} * columns, -3, 5),
                           scale = random.floats(columns, 0.5f, 2), shift = random.floats(columns, -1, 1);
  const float epsilon = 1e-5f;
  std::vector<double> out;
  for (std::size_t row = 0; row < rows; ++row) {
    const float* x = in.data() + row * columns;
    double sum = 0, squares = 0;
    for (Size i = 0; i < columns; ++i) sum += static_cast<double>(x[i]);
    const double mean = sum / columns;
    for (Size i = 0; i < columns; ++i)
      squares += (static_cast<double>(x[i]) - mean) * (static_cast<double>(x[i]) - mean);
    const double inverse = 1 / std::sqrt(squares / columns + static_cast<double>(epsilon));
    for (Size i = 0; i < columns; ++i)
      out.push_back((static_cast<double>(x[i]) - mean) * inverse * static_cast<double>(scale[i]) +
                    static_cast<double>(shift[i]));
  }
  return {"layer_norm",
          rows_of(rows, columns),
          {bytes_of(in), bytes_of(scale), bytes_of(shift), Bytes(in.size() * sizeof(float))},
          {{"layer_norm",
            {rows, 1, 1},
            {256, 1, 1},
            {of(columns), of(epsilon), in_buffer(0), in_buffer(1), in_buffer(2), in_buffer(3)}}},
          {{3, {}, out, 1e-5, 1e-5}}};
}

Work softmax(Size rows, Size columns) {
  const std::vector<float> in = Random(22).floats(std::size_t{rows} * columns, -8, 8);
  std::vector<double> out;
  for (std::size_t row = 0; row < rows; ++row) {
    const float* x = in.data() + row * columns;
    const double most = static_cast<double>(*std::max_element(x, x + columns));
    double sum = 0;
    for (Size i = 0; i < columns; ++i) sum += std::exp(static_cast<double>(x[i]) - most);
    for (Size i = 0; i < columns; ++i) out.push_back(std::exp(static_cast<double>(x[i]) - most) / sum);
  }
  return {"softmax",
          rows_of(rows, columns),
          {bytes_of(in), Bytes(in.size() * sizeof(float))},
          {{"softmax", {rows, 1, 1}, {256, 1, 1}, {of(columns), in_buffer(0), in_buffer(1)}}},
          {{1, {}, out, 1e-5, 1e-9}}};
}

Work reduction(Size groups, Size each) {
  const std::size_t part = std::size_t{each} * 256;
  const std::vector<float> in = Random(23).floats(part * groups, 0, 1);
  std::vector<double> sums(groups);
  for (std::size_t i = 0; i < in.size(); ++i) sums[i / part] += static_cast<double>(in[i]);
  return {"reduction",
          std::to_string(in.size()) + " numbers",
          {bytes_of(in), Bytes(groups * sizeof(float))},
          {{"reduction", {groups, 1, 1}, {256, 1, 1}, {of(each), in_buffer(0), in_buffer(1)}}},
          {{1, {}, sums, 1e-5, 0}}};
}

double normal(double x) { return 0.5 * std::erfc(-x * std::sqrt(0.5)); }

Work options(Size count) {
  Random random(24);
  const std::vector<float> spot = random.floats(count, 5, 30), strike = random.floats(count, 5, 30),
                           years = random.floats(count, 0.25f, 10);
  const float rate = 0.02f, volatility = 0.3f;
  std::vector<double> out;
  for (Size i = 0; i < count; ++i) {
    const double s = static_cast<double>(spot[i]), k = static_cast<double>(strike[i]),
                 t = static_cast<double>(years[i]), r = static_cast<double>(rate), v = static_cast<double>(volatility);
    const double d1 = (std::log(s / k) + (r + 0.5 * v * v) * t) / (v * std::sqrt(t)), d2 = d1 - v * std::sqrt(t);
    const double discounted = k * std::exp(-r * t);
    out.push_back(s * normal(d1) - discounted * normal(d2));
    out.push_back(discounted * normal(-d2) - s * normal(-d1));
  }
  return {"options",
          std::to_string(count) + " options",
          {bytes_of(spot), bytes_of(strike), bytes_of(years), Bytes(out.size() * sizeof(float))},
          {{"options",
            {(count + 255) / 256, 1, 1},
            {256, 1, 1},
            {of(count), of(rate), of(volatility), in_buffer(0), in_buffer(1), in_buffer(2), in_buffer(3)}}},
          {{3, {}, out, 1e-5, 3e-5}}};
}

}  // namespace

void add_rows(std::vector<Plan>& plans, Scale scale) {
  const bool large = scale == Scale::large;
  plans.push_back({"layer_norm", [=] { return large ? layer_norm(512, 4096) : layer_norm(3, 300); }});
  plans.push_back({"softmax", [=] { return large ? softmax(512, 2048) : softmax(3, 300); }});
  plans.push_back({"reduction", [=] { return large ? reduction(256, 64) : reduction(3, 4); }});
  plans.push_back({"options", [=] { return options(large ? 500000 : 600); }});
}

}  // namespace plain
