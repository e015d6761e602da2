// Level 3: sparse matrices with dense ones; sums and products of sparse matrices.
#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr auto as_it_is = rocsparse_operation_none;
constexpr auto by_transpose = rocsparse_operation_transpose;
constexpr auto by_rows = rocsparse_direction_row;
constexpr int rows = 132, inner = 96, columns = 20;

/// c = alpha * a * b + beta * c with a sparse a; `transpose`: b is given transposed.
template <class T>
struct Product {
  explicit Product(bool transpose = false) : b(transpose ? transposed(b_values) : b_values), db(b.values) {}
  void expect() const { same(dc.values(), product(alpha, matrix.dense(), b_values, beta, c).values); }

  const T alpha = 2, beta = -3;
  Csr<T> matrix = sparse<T>(rows, inner, 1);
  Dense<T> b_values{inner, columns, 2}, b, c{rows, columns, 3};
  Device<T> db, dc{c.values};
  Description description{};
};

template <class T>
void csrmm() {
  for (const bool transpose : {false, true}) {
    const Product<T> p(transpose);
    const DeviceCsr<T> a(p.matrix);
    TYPED(csrmm, as_it_is, transpose ? by_transpose : as_it_is, rows, columns, inner, p.matrix.count(), &p.alpha, p.description, a.values, a.starts, a.columns, p.db, p.b.rows,
          &p.beta, p.dc, rows);
    p.expect();
  }
}

template <class T>
void bsrmm() {
  for (const int size : {2, 4, 12})
    for (const bool transpose : {false, true}) {
      const Product<T> p(transpose);
      const auto blocks = bsr_of(p.matrix, size, size);
      const DeviceBsr<T> a(blocks);
      TYPED(bsrmm, by_rows, as_it_is, transpose ? by_transpose : as_it_is, rows / size, columns, inner / size, blocks.blocks.count(), &p.alpha, p.description, a.values, a.starts,
            a.columns, size, p.db, p.b.rows, &p.beta, p.dc, rows);
      p.expect();
    }
}

template <class T>
void gebsrmm() {
  constexpr int height = 3, width = 2;
  const Product<T> p;
  const auto blocks = bsr_of(p.matrix, height, width);
  const DeviceBsr<T> a(blocks);
  TYPED(gebsrmm, by_rows, as_it_is, as_it_is, rows / height, columns, inner / width, blocks.blocks.count(), &p.alpha, p.description, a.values, a.starts, a.columns, height, width,
        p.db, p.b.rows, &p.beta, p.dc, rows);
  p.expect();
}

/// c = alpha * a * b + beta * c with a sparse b, which is given transposed.
template <class T>
void gemmi() {
  const Dense<T> a(columns, inner, 4), c(columns, rows, 5);
  const auto b = sparse<T>(rows, inner, 6);
  const DeviceCsr<T> db(b);
  const Device<T> da(a.values), dc(c.values);
  const Description description;
  const T alpha = 2, beta = -3;
  TYPED(gemmi, as_it_is, by_transpose, columns, rows, inner, b.count(), &alpha, da, columns, description, db.values, db.starts, db.columns, &beta, dc, columns);
  same(dc.values(), product(alpha, a, transposed(b.dense()), beta, c).values);
}

/// X of L * X = alpha * B, where L has a diagonal that is larger than the rest of the row.
template <class T>
struct Systems {
  Systems() {
    const auto a = triangle.dense();
    for (int k = 0; k < columns; ++k)
      for (int i = 0; i < rows; ++i) {
        double sum = static_cast<double>(alpha) * static_cast<double>(right.at(i, k));
        for (int j = 0; j < i; ++j) sum -= static_cast<double>(a.at(i, j)) * wanted.at(j, k);
        wanted.at(i, k) = sum / static_cast<double>(a.at(i, i));
      }
  }
  void expect(const Device<T>& found) const { close(found.values(), std::vector<T>(wanted.values.begin(), wanted.values.end())); }

  const T alpha = 2;
  Csr<T> triangle = csr_of(dominant<T>(rows, 8).dense(), [](int i, int j, T value) { return value != T(0) && j <= i; });
  Dense<T> right{rows, columns, 9};
  Dense<double> wanted{rows, columns};
  Description description{};
  Info info{};
};

template <class T>
void csrsm() {
  const Systems<T> s;
  const DeviceCsr<T> a(s.triangle);
  const Device<T> b(s.right.values);
  const int count = s.triangle.count();
  std::size_t bytes = 0;
  TYPED(csrsm_buffer_size, as_it_is, as_it_is, rows, columns, count, &s.alpha, s.description, a.values, a.starts, a.columns, b, rows, s.info, rocsparse_solve_policy_auto, &bytes);
  const Buffer buffer(bytes);
  TYPED(csrsm_analysis, as_it_is, as_it_is, rows, columns, count, &s.alpha, s.description, a.values, a.starts, a.columns, b, rows, s.info, rocsparse_analysis_policy_force,
        rocsparse_solve_policy_auto, buffer);
  TYPED(csrsm_solve, as_it_is, as_it_is, rows, columns, count, &s.alpha, s.description, a.values, a.starts, a.columns, b, rows, s.info, rocsparse_solve_policy_auto, buffer);
  s.expect(b);
}

template <class T>
void bsrsm() {
  constexpr int size = 4;
  const Systems<T> s;
  const auto blocks = bsr_of(s.triangle, size, size);
  const DeviceBsr<T> a(blocks);
  const Device<T> b(s.right.values), x(s.right.values.size());
  const int count = blocks.blocks.count(), block_rows = rows / size;
  std::size_t bytes = 0;
  TYPED(bsrsm_buffer_size, by_rows, as_it_is, as_it_is, block_rows, columns, count, s.description, a.values, a.starts, a.columns, size, s.info, &bytes);
  const Buffer buffer(bytes);
  TYPED(bsrsm_analysis, by_rows, as_it_is, as_it_is, block_rows, columns, count, s.description, a.values, a.starts, a.columns, size, s.info, rocsparse_analysis_policy_force,
        rocsparse_solve_policy_auto, buffer);
  TYPED(bsrsm_solve, by_rows, as_it_is, as_it_is, block_rows, columns, count, &s.alpha, s.description, a.values, a.starts, a.columns, size, s.info, b, rows, x, rows,
        rocsparse_solve_policy_auto, buffer);
  s.expect(x);
}

/// With the values of `a` where either of the patterns has one.
template <class T>
Csr<T> with_pattern(const Dense<T>& a, const Dense<T>& pattern) {
  return csr_of(a, [&](int i, int j, T) { return pattern.at(i, j) != T(0); });
}
template <class T>
Dense<T> magnitudes(Dense<T> a) {
  for (T& value : a.values) value = std::abs(value);
  return a;
}

template <class T>
void csrgeam() {
  const auto a = sparse<T>(rows, inner, 10), b = sparse<T>(rows, inner, 11);
  const DeviceCsr<T> da(a), db(b);
  const Description of_a, of_b, of_c;
  const Device<int> starts(rows + 1);
  const T alpha = 2, beta = -3;
  int count = -1;
  UNTYPED(csrgeam_nnz, rows, inner, of_a, a.count(), da.starts, da.columns, of_b, b.count(), db.starts, db.columns, of_c, starts, &count);
  NEED(hipDeviceSynchronize());
  Dense<T> sum(rows, inner), pattern(rows, inner);
  const auto whole_a = a.dense(), whole_b = b.dense();
  for (std::size_t i = 0; i < sum.values.size(); ++i) {
    sum.values[i] = alpha * whole_a.values[i] + beta * whole_b.values[i];
    pattern.values[i] = std::abs(whole_a.values[i]) + std::abs(whole_b.values[i]);
  }
  const auto wanted = with_pattern(sum, pattern);
  same(count, wanted.count(), "number of values");
  const Device<int> places(static_cast<std::size_t>(count));
  const Device<T> values(static_cast<std::size_t>(count));
  TYPED(csrgeam, rows, inner, &alpha, of_a, a.count(), da.values, da.starts, da.columns, &beta, of_b, b.count(), db.values, db.starts, db.columns, of_c, values, starts, places);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

/// alpha * a * b + beta * d.
template <class T>
void csrgemm() {
  constexpr int width = 84;
  const auto a = sparse<T>(rows, inner, 12), b = sparse<T>(inner, width, 13), d = sparse<T>(rows, width, 14);
  const DeviceCsr<T> da(a), db(b), dd(d);
  const Description of_a, of_b, of_c, of_d;
  const Info info;
  const Device<int> starts(rows + 1);
  const T alpha = 2, beta = -3;
  std::size_t bytes = 0;
  TYPED(csrgemm_buffer_size, as_it_is, as_it_is, rows, width, inner, &alpha, of_a, a.count(), da.starts, da.columns, of_b, b.count(), db.starts, db.columns, &beta, of_d, d.count(),
        dd.starts, dd.columns, info, &bytes);
  const Buffer buffer(bytes);
  int count = -1;
  UNTYPED(csrgemm_nnz, as_it_is, as_it_is, rows, width, inner, of_a, a.count(), da.starts, da.columns, of_b, b.count(), db.starts, db.columns, of_d, d.count(), dd.starts, dd.columns,
          of_c, starts, &count, info, buffer);
  NEED(hipDeviceSynchronize());
  const auto whole_a = a.dense(), whole_b = b.dense(), whole_d = d.dense();
  const auto pattern = product(T(1), magnitudes(whole_a), magnitudes(whole_b), T(1), magnitudes(whole_d));
  const auto wanted = with_pattern(product(alpha, whole_a, whole_b, beta, whole_d), pattern);
  same(count, wanted.count(), "number of values");
  const Device<int> places(static_cast<std::size_t>(count));
  const Device<T> values(static_cast<std::size_t>(count));
  TYPED(csrgemm, as_it_is, as_it_is, rows, width, inner, &alpha, of_a, a.count(), da.values, da.starts, da.columns, of_b, b.count(), db.values, db.starts, db.columns, &beta, of_d,
        d.count(), dd.values, dd.starts, dd.columns, of_c, values, starts, places, info, buffer);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

}  // namespace

Tests matrix_matrix_tests() {
  return {ROUTINE(csrmm), ROUTINE(bsrmm), ROUTINE(gebsrmm), ROUTINE(gemmi), ROUTINE(csrsm), ROUTINE(bsrsm), ROUTINE(csrgeam), ROUTINE(csrgemm)};
}

}  // namespace sparse_test
