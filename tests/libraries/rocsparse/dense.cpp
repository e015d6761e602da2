// Conversions from and to dense matrices, and what leaves small values out.
#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr int rows = 264, columns = 180;

template <class T>
struct Given {
  Csr<T> matrix = sparse<T>(rows, columns, 1);
  Dense<T> whole = matrix.dense();
  Csr<T> by_column = transposed(matrix);
  DeviceCsr<T> a{matrix};
  Device<T> dense{whole.values};
  Description description{}, other{};
  int count() const { return matrix.count(); }
};

/// How many values each row has.
template <class T>
std::vector<int> lengths(const Csr<T>& a) {
  std::vector<int> result;
  for (std::size_t i = 0; i + 1 < a.starts.size(); ++i) result.push_back(a.starts[i + 1] - a.starts[i]);
  return result;
}

template <class T>
void csr2dense() {
  const Given<T> g;
  const Device<T> out(g.whole.values.size());
  TYPED(csr2dense, rows, columns, g.description, g.a.values, g.a.starts, g.a.columns, out, rows);
  same(out.values(), g.whole.values);
}

template <class T>
void csc2dense() {
  const Given<T> g;
  const DeviceCsr<T> a(g.by_column);
  const Device<T> out(g.whole.values.size());
  TYPED(csc2dense, rows, columns, g.description, a.values, a.starts, a.columns, out, rows);
  same(out.values(), g.whole.values);
}

template <class T>
void coo2dense() {
  const Given<T> g;
  const Device<int> row(g.matrix.row_of_values());
  const Device<T> out(g.whole.values.size());
  TYPED(coo2dense, rows, columns, g.count(), g.description, g.a.values, row, g.a.columns, out, rows);
  same(out.values(), g.whole.values);
}

template <class T>
void nnz() {
  const Given<T> g;
  for (const bool by_rows : {true, false}) {
    const auto wanted = lengths(by_rows ? g.matrix : g.by_column);
    const Device<int> found(wanted.size());
    int total = 0;
    TYPED(nnz, by_rows ? rocsparse_direction_row : rocsparse_direction_column, rows, columns, g.description, g.dense, rows, found, &total);
    same(found.values(), wanted, "number of values");
    same(total, g.count(), "number of all values");
  }
}

template <class T>
void dense2csr() {
  const Given<T> g;
  const Device<int> given(lengths(g.matrix)), starts(rows + 1), places(g.matrix.columns.size());
  const Device<T> values(g.matrix.columns.size());
  TYPED(dense2csr, rows, columns, g.description, g.dense, rows, given, values, starts, places);
  same_matrix(g.matrix, starts.values(), places.values(), values.values());
}

template <class T>
void dense2csc() {
  const Given<T> g;
  const Device<int> given(lengths(g.by_column)), starts(columns + 1), places(g.matrix.columns.size());
  const Device<T> values(g.matrix.columns.size());
  TYPED(dense2csc, rows, columns, g.description, g.dense, rows, given, values, starts, places);
  same_matrix(g.by_column, starts.values(), places.values(), values.values());
}

template <class T>
void dense2coo() {
  const Given<T> g;
  const Device<int> given(lengths(g.matrix)), row(g.matrix.columns.size()), places(g.matrix.columns.size());
  const Device<T> values(g.matrix.columns.size());
  TYPED(dense2coo, rows, columns, g.description, g.dense, rows, given, values, row, places);
  same(row.values(), g.matrix.row_of_values(), "row");
  same(places.values(), g.matrix.columns, "column");
  same(values.values(), g.matrix.values);
}

constexpr int threshold = 3;
template <class T>
Csr<T> pruned(const Dense<T>& a) {
  return csr_of(a, [](int, int, T value) { return std::abs(value) > static_cast<T>(threshold); });
}

template <class T>
void prune_dense2csr() {
  const Given<T> g;
  const auto wanted = pruned(g.whole);
  const T least = threshold;
  const Device<int> starts(rows + 1), places(wanted.columns.size());
  const Device<T> values(wanted.columns.size());
  std::size_t bytes = 0;
  TYPED(prune_dense2csr_buffer_size, rows, columns, g.dense, rows, &least, g.description, values, starts, places, &bytes);
  const Buffer buffer(bytes);
  int count = 0;
  TYPED(prune_dense2csr_nnz, rows, columns, g.dense, rows, &least, g.description, starts, &count, buffer);
  NEED(hipDeviceSynchronize());
  same(count, wanted.count(), "number of values");
  TYPED(prune_dense2csr, rows, columns, g.dense, rows, &least, g.description, values, starts, places, buffer);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

template <class T>
void prune_csr2csr() {
  const Given<T> g;
  const auto wanted = pruned(g.whole);
  const T least = threshold;
  const Device<int> starts(rows + 1), places(wanted.columns.size());
  const Device<T> values(wanted.columns.size());
  std::size_t bytes = 0;
  TYPED(prune_csr2csr_buffer_size, rows, columns, g.count(), g.description, g.a.values, g.a.starts, g.a.columns, &least, g.other, values, starts, places, &bytes);
  const Buffer buffer(bytes);
  int count = 0;
  TYPED(prune_csr2csr_nnz, rows, columns, g.count(), g.description, g.a.values, g.a.starts, g.a.columns, &least, g.other, starts, &count, buffer);
  NEED(hipDeviceSynchronize());
  same(count, wanted.count(), "number of values");
  TYPED(prune_csr2csr, rows, columns, g.count(), g.description, g.a.values, g.a.starts, g.a.columns, &least, g.other, values, starts, places, buffer);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

template <class T>
void csr2csr_compress() {
  const Given<T> g;
  const auto wanted = pruned(g.whole);
  const T least = threshold;
  const Device<int> in_rows(rows), starts(rows + 1), places(wanted.columns.size());
  const Device<T> values(wanted.columns.size());
  int count = 0;
  TYPED(nnz_compress, rows, g.description, g.a.values, g.a.starts, in_rows, &count, least);
  NEED(hipDeviceSynchronize());
  same(count, wanted.count(), "number of values");
  same(in_rows.values(), lengths(wanted), "number of values");
  TYPED(csr2csr_compress, rows, columns, g.description, g.a.values, g.a.starts, g.a.columns, g.count(), in_rows, values, starts, places, least);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

}  // namespace

Tests dense_tests() {
  return {ROUTINE(csr2dense), ROUTINE(csc2dense), ROUTINE(coo2dense), ROUTINE(nnz), ROUTINE(dense2csr), ROUTINE(dense2csc), ROUTINE(dense2coo), ROUTINE(prune_dense2csr),
          ROUTINE(prune_csr2csr), ROUTINE(csr2csr_compress)};
}

}  // namespace sparse_test
