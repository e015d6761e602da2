// Products of matrices, transposition, and a sparse matrix times a vector.
#include <bit>

#include "work.hpp"

namespace plain {
namespace {

/// c = a * b; a has rows of k, b rows of n or, `turned`, of k.
std::vector<double> product(std::uint32_t m, std::uint32_t n, std::uint32_t k, const std::vector<float>& a,
                            const std::vector<float>& b, bool turned) {
  std::vector<double> c(std::size_t{m} * n);
  std::vector<float> rows(b.size());
  for (std::size_t i = 0; i < k; ++i)
    for (std::size_t j = 0; j < n; ++j) rows[i * n + j] = turned ? b[j * k + i] : b[i * n + j];
  for (std::size_t row = 0; row < m; ++row)
    for (std::size_t i = 0; i < k; ++i)
      for (std::size_t j = 0; j < n; ++j)
        c[row * n + j] += static_cast<double>(a[row * k + i]) * static_cast<double>(rows[i * n + j]);
  return c;
}

std::string cube(std::uint32_t size) { return std::to_string(size) + "^3"; }

Work gemm(const std::string& name, std::uint32_t size) {
  Random random(1);
  const std::vector<float> a = random.floats(std::size_t{size} * size, -1, 1),
                           b = random.floats(std::size_t{size} * size, -1, 1);
  return {
      name,
      cube(size),
      {bytes_of(a), bytes_of(b), Bytes(a.size() * sizeof(float))},
      {{name, {size / 16, size / 16, 1}, {16, 16, 1}, {of(size), of(size), in_buffer(0), in_buffer(1), in_buffer(2)}}},
      {{2, {}, product(size, size, size, a, b, false), 1e-5, 1e-4}}};
}

Work gemm_matrix(std::uint32_t size) {
  Random random(2);
  const auto make = [&](std::vector<float>& wide) {
    std::vector<std::uint16_t> narrow;
    for (float& x : wide = random.floats(std::size_t{size} * size, -1, 1)) {
      narrow.push_back(static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(x) >> 16));
      x = std::bit_cast<float>(std::uint32_t{narrow.back()} << 16);
    }
    return bytes_of(narrow);
  };
  std::vector<float> a, b;
  const Bytes narrow_a = make(a), narrow_b = make(b);
  return {"gemm_matrix",
          cube(size),
          {narrow_a, narrow_b, Bytes(a.size() * sizeof(float))},
          {{"gemm_matrix",
            {size / 128, size / 128, 1},
            {256, 1, 1},
            {of(size), of(size), in_buffer(0), in_buffer(1), in_buffer(2)}}},
          {{2, {}, product(size, size, size, a, b, true), 1e-5, 1e-4}}};
}

Work transpose(std::uint32_t width, std::uint32_t height) {
  const std::vector<std::uint32_t> in = Random(3).words(std::size_t{width} * height);
  std::vector<std::uint32_t> out(in.size());
  for (std::size_t y = 0; y < height; ++y)
    for (std::size_t x = 0; x < width; ++x) out[x * height + y] = in[y * width + x];
  return {
      "transpose",
      std::to_string(width) + " x " + std::to_string(height),
      {bytes_of(in), Bytes(in.size() * 4)},
      {{"transpose", {width / 32, height / 32, 1}, {32, 8, 1}, {of(width), of(height), in_buffer(0), in_buffer(1)}}},
      {{1, bytes_of(out), {}, 0, 0}}};
}

/// Rows of 1 to 32 numbers, at random columns.
Work spmv(std::uint32_t rows) {
  Random random(4);
  std::vector<std::uint32_t> starts{0}, columns;
  for (std::uint32_t row = 0; row < rows; ++row) {
    const std::uint32_t count = 1 + random.word() % 32;
    for (std::uint32_t i = 0; i < count; ++i) columns.push_back(random.word() % rows);
    starts.push_back(static_cast<std::uint32_t>(columns.size()));
  }
  const std::vector<float> values = random.floats(columns.size(), -1, 1), x = random.floats(rows, -1, 1);
  std::vector<double> y(rows);
  for (std::size_t row = 0; row < rows; ++row)
    for (std::uint32_t i = starts[row]; i < starts[row + 1]; ++i)
      y[row] += static_cast<double>(values[i]) * static_cast<double>(x[columns[i]]);
  return {"spmv",
          std::to_string(rows) + " rows, " + std::to_string(columns.size()) + " numbers",
          {bytes_of(starts), bytes_of(columns), bytes_of(values), bytes_of(x), Bytes(rows * sizeof(float))},
          {{"spmv",
            {(rows + 255) / 256, 1, 1},
            {256, 1, 1},
            {of(rows), in_buffer(0), in_buffer(1), in_buffer(2), in_buffer(3), in_buffer(4)}}},
          {{4, {}, y, 1e-5, 1e-5}}};
}

}  // namespace

void add_matrices(std::vector<Plan>& plans, Scale scale) {
  const bool large = scale == Scale::large;
  plans.push_back({"gemm_naive", [=] { return gemm("gemm_naive", large ? 512 : 48); }});
  plans.push_back({"gemm_lds", [=] { return gemm("gemm_lds", large ? 512 : 48); }});
  plans.push_back({"gemm_matrix", [=] { return gemm_matrix(large ? 1024 : 128); }});
  plans.push_back({"transpose", [=] { return large ? transpose(2048, 1024) : transpose(96, 64); }});
  plans.push_back({"spmv", [=] { return spmv(large ? 200000 : 700); }});
}

}  // namespace plain
