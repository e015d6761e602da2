// Incomplete factorizations without fill-in: Cholesky and LU, of matrices by rows and by blocks.
#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr auto by_rows = rocsparse_direction_row;
constexpr auto force = rocsparse_analysis_policy_force;
constexpr auto automatic = rocsparse_solve_policy_auto;
constexpr int rows = 120;

/// By rows, with where each value stands.
struct Places {
  std::vector<std::map<int, std::size_t>> row{};
  template <class T>
  explicit Places(const Csr<T>& a) : row(static_cast<std::size_t>(a.rows)) {
    const auto of = a.row_of_values();
    for (std::size_t i = 0; i < of.size(); ++i) row[static_cast<std::size_t>(of[i])][a.columns[i]] = i;
  }
};

/// L without its diagonal of ones, and U, in the places of the matrix.
template <class T>
std::vector<double> incomplete_lu(const Csr<T>& a) {
  const Places places(a);
  std::vector<double> values(a.values.begin(), a.values.end());
  for (int i = 0; i < a.rows; ++i)
    for (const auto& [k, at] : places.row[static_cast<std::size_t>(i)]) {
      if (k >= i) break;
      const auto& pivot_row = places.row[static_cast<std::size_t>(k)];
      values[at] /= values[pivot_row.at(k)];
      for (const auto& [j, to] : places.row[static_cast<std::size_t>(i)])
        if (const auto found = pivot_row.find(j); j > k && found != pivot_row.end()) values[to] -= values[at] * values[found->second];
    }
  return values;
}

/// L in the places of the lower half; the others as they were.
template <class T>
std::vector<double> incomplete_cholesky(const Csr<T>& a) {
  const Places places(a);
  std::vector<double> values(a.values.begin(), a.values.end());
  for (int i = 0; i < a.rows; ++i)
    for (const auto& [k, at] : places.row[static_cast<std::size_t>(i)]) {
      if (k > i) break;
      for (const auto& [j, of_i] : places.row[static_cast<std::size_t>(i)]) {
        const auto found = places.row[static_cast<std::size_t>(k)].find(j);
        if (j < k && found != places.row[static_cast<std::size_t>(k)].end()) values[at] -= values[of_i] * values[found->second];
      }
      values[at] = k == i ? std::sqrt(values[at]) : values[at] / values[places.row[static_cast<std::size_t>(k)].at(k)];
    }
  return values;
}

template <class T>
std::vector<T> rounded(const std::vector<double>& values) {
  return {values.begin(), values.end()};
}

/// Only the values of the lower half.
template <class T>
std::vector<T> lower(const Csr<T>& a, const std::vector<T>& values) {
  std::vector<T> result;
  const auto row = a.row_of_values();
  for (std::size_t i = 0; i < values.size(); ++i)
    if (a.columns[i] <= row[i]) result.push_back(values[i]);
  return result;
}

/// From the order of csr() to that of blocks.
template <class T>
std::vector<T> in_blocks(const Bsr<T>& blocks, const std::vector<T>& by_csr) {
  Bsr<T> result = blocks;
  std::size_t from = 0;
  for (int i = 0; i < blocks.blocks.rows * blocks.height; ++i)
    for (int block = blocks.blocks.starts[static_cast<std::size_t>(i / blocks.height)]; block < blocks.blocks.starts[static_cast<std::size_t>(i / blocks.height) + 1]; ++block)
      for (int j = 0; j < blocks.width; ++j) result.at(block, i % blocks.height, j) = by_csr[from++];
  return result.values;
}
/// And back.
template <class T>
std::vector<T> by_rows_of(const Bsr<T>& blocks, const std::vector<T>& values) {
  Bsr<T> given = blocks;
  given.values = values;
  return given.csr().values;
}

template <class T>
void csrilu0() {
  const auto matrix = dominant<T>(rows, 1);
  const DeviceCsr<T> a(matrix);
  const Description description;
  const Info info;
  std::size_t bytes = 0;
  TYPED(csrilu0_buffer_size, rows, matrix.count(), description, a.values, a.starts, a.columns, info, &bytes);
  const Buffer buffer(bytes);
  TYPED(csrilu0_analysis, rows, matrix.count(), description, a.values, a.starts, a.columns, info, force, automatic, buffer);
  TYPED(csrilu0, rows, matrix.count(), description, a.values, a.starts, a.columns, info, automatic, buffer);
  close(a.values.values(), rounded<T>(incomplete_lu(matrix)));
  int pivot = 0;
  const rocsparse_status status = rocsparse_csrilu0_zero_pivot(handle(), info, &pivot);
  if (status != rocsparse_status_success || pivot != -1) throw Failure{"a zero pivot in row " + std::to_string(pivot)};
}

template <class T>
void csric0() {
  const auto matrix = dominant<T>(rows, 2);
  const DeviceCsr<T> a(matrix);
  const Description description;
  const Info info;
  std::size_t bytes = 0;
  TYPED(csric0_buffer_size, rows, matrix.count(), description, a.values, a.starts, a.columns, info, &bytes);
  const Buffer buffer(bytes);
  TYPED(csric0_analysis, rows, matrix.count(), description, a.values, a.starts, a.columns, info, force, automatic, buffer);
  TYPED(csric0, rows, matrix.count(), description, a.values, a.starts, a.columns, info, automatic, buffer);
  close(lower(matrix, a.values.values()), lower(matrix, rounded<T>(incomplete_cholesky(matrix))));
}

template <class T>
void bsrilu0() {
  for (const int size : {2, 3, 6, 10, 20}) {
    const auto blocks = bsr_of(dominant<T>(rows, 3, 48), size, size);
    const auto matrix = blocks.csr();
    const DeviceBsr<T> a(blocks);
    const Description description;
    const Info info;
    std::size_t bytes = 0;
    const int count = blocks.blocks.count();
    TYPED(bsrilu0_buffer_size, by_rows, rows / size, count, description, a.values, a.starts, a.columns, size, info, &bytes);
    const Buffer buffer(bytes);
    TYPED(bsrilu0_analysis, by_rows, rows / size, count, description, a.values, a.starts, a.columns, size, info, force, automatic, buffer);
    TYPED(bsrilu0, by_rows, rows / size, count, description, a.values, a.starts, a.columns, size, info, automatic, buffer);
    close(a.values.values(), in_blocks(blocks, rounded<T>(incomplete_lu(matrix))));
  }
}

template <class T>
void bsric0() {
  for (const int size : {2, 3, 6, 10}) {
    const auto blocks = bsr_of(dominant<T>(rows, 4, 48), size, size);
    const auto matrix = blocks.csr();
    const DeviceBsr<T> a(blocks);
    const Description description;
    const Info info;
    std::size_t bytes = 0;
    const int count = blocks.blocks.count();
    TYPED(bsric0_buffer_size, by_rows, rows / size, count, description, a.values, a.starts, a.columns, size, info, &bytes);
    const Buffer buffer(bytes);
    TYPED(bsric0_analysis, by_rows, rows / size, count, description, a.values, a.starts, a.columns, size, info, force, automatic, buffer);
    TYPED(bsric0, by_rows, rows / size, count, description, a.values, a.starts, a.columns, size, info, automatic, buffer);
    close(lower(matrix, by_rows_of(blocks, a.values.values())), lower(matrix, rounded<T>(incomplete_cholesky(matrix))));
  }
}

}  // namespace

Tests preconditioner_tests() { return {ROUTINE(csrilu0), ROUTINE(csric0), ROUTINE(bsrilu0), ROUTINE(bsric0)}; }

}  // namespace sparse_test
