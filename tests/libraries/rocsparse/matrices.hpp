// Matrices on the host: sparse ones by rows (CSR) and by blocks (BSR), dense ones by columns, and what is calculated with them. Values are small integers,
// so that sums of products are exact in float and do not depend on their order.
#pragma once

#include <map>
#include <utility>

#include "harness.hpp"

namespace sparse_test {

/// 0, 1, 2, …: the same numbers on every host.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 2 + 1) {}
  int below(int end) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(end));
  }
  /// From -5 to 5, and not 0.
  int value() {
    const int number = below(10) - 5;
    return number >= 0 ? number + 1 : number;
  }

 private:
  std::uint64_t state_;
};

template <class T>
std::vector<T> numbers(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<T> result(static_cast<std::size_t>(count));
  for (T& value : result) value = static_cast<T>(random.value());
  return result;
}

/// rows x columns, column after column.
template <class T>
struct Dense {
  int rows = 0, columns = 0;
  std::vector<T> values{};

  Dense(int m, int n) : rows(m), columns(n), values(static_cast<std::size_t>(m) * static_cast<std::size_t>(n), T(0)) {}
  Dense(int m, int n, std::uint64_t seed) : rows(m), columns(n), values(numbers<T>(m * n, seed)) {}
  T& at(int row, int column) { return values[static_cast<std::size_t>(column * rows + row)]; }
  T at(int row, int column) const { return values[static_cast<std::size_t>(column * rows + row)]; }
};

template <class T>
Dense<T> transposed(const Dense<T>& a) {
  Dense<T> result(a.columns, a.rows);
  for (int i = 0; i < a.rows; ++i)
    for (int j = 0; j < a.columns; ++j) result.at(j, i) = a.at(i, j);
  return result;
}

/// alpha * a * b + beta * c.
template <class T>
Dense<T> product(T alpha, const Dense<T>& a, const Dense<T>& b, T beta, const Dense<T>& c) {
  Dense<T> result(a.rows, b.columns);
  for (int i = 0; i < a.rows; ++i)
    for (int j = 0; j < b.columns; ++j) {
      T sum = 0;
      for (int k = 0; k < a.columns; ++k) sum += a.at(i, k) * b.at(k, j);
      result.at(i, j) = alpha * sum + beta * c.at(i, j);
    }
  return result;
}
template <class T>
Dense<T> column(const std::vector<T>& values) {
  Dense<T> result(static_cast<int>(values.size()), 1);
  result.values = values;
  return result;
}

/// Compressed sparse rows: row i is from starts[i] to starts[i + 1].
template <class T>
struct Csr {
  int rows = 0, columns_count = 0;
  std::vector<int> starts{0}, columns{};
  std::vector<T> values{};

  int count() const { return static_cast<int>(columns.size()); }
  void add(int column, T value) {
    columns.push_back(column);
    values.push_back(value);
  }
  void end_row() {
    ++rows;
    starts.push_back(count());
  }
  /// The row of each value.
  std::vector<int> row_of_values() const {
    std::vector<int> result;
    for (int i = 0; i < rows; ++i) result.insert(result.end(), static_cast<std::size_t>(starts[static_cast<std::size_t>(i) + 1] - starts[static_cast<std::size_t>(i)]), i);
    return result;
  }
  Dense<T> dense() const {
    Dense<T> result(rows, columns_count);
    const auto row = row_of_values();
    for (std::size_t i = 0; i < columns.size(); ++i) result.at(row[i], columns[i]) += values[i];
    return result;
  }
};

/// The values for which `keep(row, column, value)` holds.
template <class T, class Keep>
Csr<T> csr_of(const Dense<T>& a, Keep keep) {
  Csr<T> result;
  result.columns_count = a.columns;
  for (int i = 0; i < a.rows; ++i) {
    for (int j = 0; j < a.columns; ++j)
      if (keep(i, j, a.at(i, j))) result.add(j, a.at(i, j));
    result.end_row();
  }
  return result;
}
template <class T>
Csr<T> csr_of(const Dense<T>& a) {
  return csr_of(a, [](int, int, T value) { return value != T(0); });
}

/// One value of `sparsity` is there; some rows are full, some empty.
template <class T>
Csr<T> sparse(int rows, int columns, std::uint64_t seed, int sparsity = 12) {
  Random random(seed);
  Csr<T> result;
  result.columns_count = columns;
  for (int i = 0; i < rows; ++i) {
    const bool full = i % 61 == 7, empty = i % 53 == 11;
    for (int j = 0; j < columns; ++j)
      if (full || (!empty && random.below(sparsity) == 0)) result.add(j, static_cast<T>(random.value()));
    result.end_row();
  }
  return result;
}

/// Symmetric, with a diagonal that is larger than the sum of the row.
template <class T>
Csr<T> dominant(int rows, std::uint64_t seed, int sparsity = 16) {
  Random random(seed);
  Dense<T> a(rows, rows);
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < i; ++j)
      if (random.below(sparsity) == 0) a.at(i, j) = a.at(j, i) = static_cast<T>(random.value());
  for (int i = 0; i < rows; ++i) {
    T sum = 1;
    for (int j = 0; j < rows; ++j) sum += std::abs(a.at(i, j));
    a.at(i, i) = sum;
  }
  return csr_of(a);
}

template <class T>
Csr<T> transposed(const Csr<T>& a) {
  std::vector<std::vector<std::pair<int, T>>> by_column(static_cast<std::size_t>(a.columns_count));
  const auto row = a.row_of_values();
  for (std::size_t i = 0; i < a.columns.size(); ++i) by_column[static_cast<std::size_t>(a.columns[i])].push_back({row[i], a.values[i]});
  Csr<T> result;
  result.columns_count = a.rows;
  for (const auto& each : by_column) {
    for (const auto& [from, value] : each) result.add(from, value);
    result.end_row();
  }
  return result;
}

/// Blocks of height x width, row after row in a block; the pattern of blocks is a CSR matrix, whose values say nothing.
template <class T>
struct Bsr {
  int height = 1, width = 1;
  Csr<T> blocks{};
  std::vector<T> values{};

  T& at(int block, int row, int column) { return values[static_cast<std::size_t>((block * height + row) * width + column)]; }
  T at(int block, int row, int column) const { return values[static_cast<std::size_t>((block * height + row) * width + column)]; }
  /// With all values of a block, zeros among them.
  Csr<T> csr() const {
    Csr<T> result;
    result.columns_count = blocks.columns_count * width;
    for (int i = 0; i < blocks.rows * height; ++i) {
      for (int block = blocks.starts[static_cast<std::size_t>(i / height)]; block < blocks.starts[static_cast<std::size_t>(i / height) + 1]; ++block)
        for (int j = 0; j < width; ++j) result.add(blocks.columns[static_cast<std::size_t>(block)] * width + j, at(block, i % height, j));
      result.end_row();
    }
    return result;
  }
};

/// The blocks of a matrix that have a value; its size is a multiple of theirs.
template <class T>
Bsr<T> bsr_of(const Csr<T>& a, int height, int width) {
  Bsr<T> result{height, width};
  result.blocks.columns_count = a.columns_count / width;
  const auto whole = a.dense();
  for (int i = 0; i < a.rows / height; ++i) {
    std::map<int, bool> there;
    for (int p = a.starts[static_cast<std::size_t>(i * height)]; p < a.starts[static_cast<std::size_t>((i + 1) * height)]; ++p)
      there[a.columns[static_cast<std::size_t>(p)] / width] = true;
    for (const auto& [block, unused] : there) {
      result.blocks.add(block, T(1));
      for (int row = 0; row < height; ++row)
        for (int k = 0; k < width; ++k) result.values.push_back(whole.at(i * height + row, block * width + k));
    }
    result.blocks.end_row();
  }
  return result;
}

/// A sparse matrix in device memory.
template <class T>
struct DeviceCsr {
  explicit DeviceCsr(const Csr<T>& a) : starts(a.starts), columns(a.columns), values(a.values) {}
  Device<int> starts, columns;
  Device<T> values;
};
template <class T>
struct DeviceBsr {
  explicit DeviceBsr(const Bsr<T>& a) : starts(a.blocks.starts), columns(a.blocks.columns), values(a.values) {}
  Device<int> starts, columns;
  Device<T> values;
};

/// The matrix in device memory is this one.
template <class T>
void same_matrix(const Csr<T>& wanted, const std::vector<int>& starts, const std::vector<int>& columns, const std::vector<T>& values) {
  same(starts, wanted.starts, "start");
  same(columns, wanted.columns, "column");
  same(values, wanted.values);
}

}  // namespace sparse_test
