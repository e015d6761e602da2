// Level 2: sparse matrices with vectors, in each format, and triangular systems.
#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr auto as_it_is = rocsparse_operation_none;
constexpr auto by_transpose = rocsparse_operation_transpose;
constexpr auto by_rows = rocsparse_direction_row;
constexpr int rows = 264, columns = 180;

/// y = alpha * a * x + beta * y, of a matrix of rows x columns.
template <class T>
struct Product {
  explicit Product(bool transpose = false)
      : matrix(sparse<T>(rows, columns, 1)),
        x_values(numbers<T>(transpose ? rows : columns, 2)),
        y_values(numbers<T>(transpose ? columns : rows, 3)) {
    const auto a = matrix.dense();
    wanted = product(alpha, transpose ? transposed(a) : a, column(x_values), beta, column(y_values)).values;
  }
  void expect() const { same(y.values(), wanted); }

  const T alpha = 2, beta = -3;
  Csr<T> matrix;
  std::vector<T> x_values, y_values, wanted{};
  Device<T> x{x_values}, y{y_values};
  Description description{};
};

template <class T>
void csrmv() {
  const Product<T> p;
  const DeviceCsr<T> a(p.matrix);
  TYPED(csrmv, as_it_is, rows, columns, p.matrix.count(), &p.alpha, p.description, a.values, a.starts, a.columns, nullptr, p.x, &p.beta, p.y);
  p.expect();
}

template <class T>
void csrmv_transposed() {
  const Product<T> p(true);
  const DeviceCsr<T> a(p.matrix);
  TYPED(csrmv, by_transpose, rows, columns, p.matrix.count(), &p.alpha, p.description, a.values, a.starts, a.columns, nullptr, p.x, &p.beta, p.y);
  p.expect();
}

template <class T>
void csrmv_analysis() {
  const Product<T> p;
  const DeviceCsr<T> a(p.matrix);
  const Info info;
  TYPED(csrmv_analysis, as_it_is, rows, columns, p.matrix.count(), p.description, a.values, a.starts, a.columns, info);
  TYPED(csrmv, as_it_is, rows, columns, p.matrix.count(), &p.alpha, p.description, a.values, a.starts, a.columns, info, p.x, &p.beta, p.y);
  p.expect();
  UNTYPED(csrmv_clear, info);
}

template <class T>
void coomv() {
  const Product<T> p;
  const Device<int> row(p.matrix.row_of_values()), place(p.matrix.columns);
  const Device<T> values(p.matrix.values);
  TYPED(coomv, as_it_is, rows, columns, p.matrix.count(), &p.alpha, p.description, values, row, place, p.x, &p.beta, p.y);
  p.expect();
}

template <class T>
void ellmv() {
  const Product<T> p;
  int width = 0;
  for (int i = 0; i < rows; ++i) width = std::max(width, p.matrix.starts[static_cast<std::size_t>(i) + 1] - p.matrix.starts[static_cast<std::size_t>(i)]);
  std::vector<int> places(static_cast<std::size_t>(rows * width), -1);
  std::vector<T> values(places.size(), T(0));
  for (int i = 0; i < rows; ++i)
    for (int from = p.matrix.starts[static_cast<std::size_t>(i)], k = 0; from < p.matrix.starts[static_cast<std::size_t>(i) + 1]; ++from, ++k) {
      places[static_cast<std::size_t>(k * rows + i)] = p.matrix.columns[static_cast<std::size_t>(from)];
      values[static_cast<std::size_t>(k * rows + i)] = p.matrix.values[static_cast<std::size_t>(from)];
    }
  const Device<int> ell_places(places);
  const Device<T> ell_values(values);
  TYPED(ellmv, as_it_is, rows, columns, &p.alpha, p.description, ell_values, ell_places, width, p.x, &p.beta, p.y);
  p.expect();
}

template <class T>
void hybmv() {
  const Product<T> p;
  const DeviceCsr<T> a(p.matrix);
  rocsparse_hyb_mat hybrid;
  NEED(rocsparse_create_hyb_mat(&hybrid));
  TYPED(csr2hyb, rows, columns, p.description, a.values, a.starts, a.columns, hybrid, 0, rocsparse_hyb_partition_auto);
  TYPED(hybmv, as_it_is, &p.alpha, p.description, hybrid, p.x, &p.beta, p.y);
  p.expect();
  NEED(rocsparse_destroy_hyb_mat(hybrid));
}

template <class T>
void bsrmv() {
  for (const int size : {2, 3, 4, 6, 12}) {  // a kernel of its own for some
    const Product<T> p;
    const auto blocks = bsr_of(p.matrix, size, size);
    const DeviceBsr<T> a(blocks);
    TYPED(bsrmv, by_rows, as_it_is, rows / size, columns / size, blocks.blocks.count(), &p.alpha, p.description, a.values, a.starts, a.columns, size, p.x, &p.beta, p.y);
    p.expect();
  }
}

/// bsrmv of some rows of blocks.
template <class T>
void bsrxmv() {
  constexpr int size = 4;
  Product<T> p;
  const auto blocks = bsr_of(p.matrix, size, size);
  const DeviceBsr<T> a(blocks);
  std::vector<int> mask, ends(blocks.blocks.starts.begin() + 1, blocks.blocks.starts.end());
  for (int i = 0; i < rows / size; i += 3) mask.push_back(i);
  const Device<int> masked(mask), end(ends);
  TYPED(bsrxmv, by_rows, as_it_is, static_cast<int>(mask.size()), rows / size, columns / size, blocks.blocks.count(), &p.alpha, p.description, a.values, masked, a.starts, end,
        a.columns, size, p.x, &p.beta, p.y);
  for (int i = 0; i < rows; ++i)
    if (i / size % 3 != 0) p.wanted[static_cast<std::size_t>(i)] = p.y_values[static_cast<std::size_t>(i)];
  p.expect();
}

template <class T>
void gebsrmv() {
  constexpr int height = 2, width = 3;
  const Product<T> p;
  const auto blocks = bsr_of(p.matrix, height, width);
  const DeviceBsr<T> a(blocks);
  TYPED(gebsrmv, by_rows, as_it_is, rows / height, columns / width, blocks.blocks.count(), &p.alpha, p.description, a.values, a.starts, a.columns, height, width, p.x, &p.beta, p.y);
  p.expect();
}

template <class T>
void gemvi() {
  const Dense<T> a(rows, columns, 4);
  const std::vector<int> places{3, 17, 18, 64, 65, 101, 179};
  const auto x = numbers<T>(static_cast<int>(places.size()), 5), y = numbers<T>(rows, 6);
  Dense<T> whole(columns, 1);
  for (std::size_t i = 0; i < places.size(); ++i) whole.at(places[i], 0) = x[i];
  const T alpha = 2, beta = -3;
  std::size_t bytes = 0;
  TYPED(gemvi_buffer_size, as_it_is, rows, columns, static_cast<int>(places.size()), &bytes);
  const Buffer buffer(bytes);
  const Device<T> da(a.values), dx(x), dy(y);
  const Device<int> dp(places);
  TYPED(gemvi, as_it_is, rows, columns, &alpha, da, rows, static_cast<int>(places.size()), dx, dp, &beta, dy, rocsparse_index_base_zero, buffer);
  same(dy.values(), product(alpha, a, whole, beta, column(y)).values);
}

/// L or U of a matrix whose diagonal is larger than its row, and x of alpha * b.
template <class T>
struct Triangle {
  explicit Triangle(rocsparse_fill_mode side) : fill(side), description(rocsparse_matrix_type_general, side) {
    const bool lower = side == rocsparse_fill_mode_lower;
    triangle = csr_of(dominant<T>(rows, 8).dense(), [&](int i, int j, T value) { return value != T(0) && (lower ? j <= i : j >= i); });
    for (int k = 0; k < rows; ++k) {
      const int i = lower ? k : rows - 1 - k;
      double sum = static_cast<double>(alpha) * static_cast<double>(right[static_cast<std::size_t>(i)]), diagonal = 1;
      for (int from = triangle.starts[static_cast<std::size_t>(i)]; from < triangle.starts[static_cast<std::size_t>(i) + 1]; ++from) {
        const int j = triangle.columns[static_cast<std::size_t>(from)];
        const double value = static_cast<double>(triangle.values[static_cast<std::size_t>(from)]);
        if (j == i)
          diagonal = value;
        else
          sum -= value * wanted[static_cast<std::size_t>(j)];
      }
      wanted[static_cast<std::size_t>(i)] = sum / diagonal;
    }
  }
  void expect(const Device<T>& found) const { close(found.values(), std::vector<T>(wanted.begin(), wanted.end())); }

  rocsparse_fill_mode fill;
  Description description;
  const T alpha = 2;
  Csr<T> triangle{};
  std::vector<T> right = numbers<T>(rows, 9);
  std::vector<double> wanted = std::vector<double>(rows, 0.0);
};

template <class T>
void csrsv() {
  for (const auto fill : {rocsparse_fill_mode_lower, rocsparse_fill_mode_upper}) {
    const Triangle<T> t(fill);
    const DeviceCsr<T> a(t.triangle);
    const Device<T> right(t.right), found(rows);
    const Info info;
    const int count = t.triangle.count();
    std::size_t bytes = 0;
    TYPED(csrsv_buffer_size, as_it_is, rows, count, t.description, a.values, a.starts, a.columns, info, &bytes);
    const Buffer buffer(bytes);
    TYPED(csrsv_analysis, as_it_is, rows, count, t.description, a.values, a.starts, a.columns, info, rocsparse_analysis_policy_force, rocsparse_solve_policy_auto, buffer);
    TYPED(csrsv_solve, as_it_is, rows, count, &t.alpha, t.description, a.values, a.starts, a.columns, info, right, found, rocsparse_solve_policy_auto, buffer);
    t.expect(found);
    UNTYPED(csrsv_clear, t.description, info);
  }
}

template <class T>
void bsrsv() {
  for (const int size : {2, 4, 6})
    for (const auto fill : {rocsparse_fill_mode_lower, rocsparse_fill_mode_upper}) {
      const Triangle<T> t(fill);
      const auto blocks = bsr_of(t.triangle, size, size);
      const DeviceBsr<T> a(blocks);
      const Device<T> right(t.right), found(rows);
      const Info info;
      const int count = blocks.blocks.count(), block_rows = rows / size;
      std::size_t bytes = 0;
      TYPED(bsrsv_buffer_size, by_rows, as_it_is, block_rows, count, t.description, a.values, a.starts, a.columns, size, info, &bytes);
      const Buffer buffer(bytes);
      TYPED(bsrsv_analysis, by_rows, as_it_is, block_rows, count, t.description, a.values, a.starts, a.columns, size, info, rocsparse_analysis_policy_force,
            rocsparse_solve_policy_auto, buffer);
      TYPED(bsrsv_solve, by_rows, as_it_is, block_rows, count, &t.alpha, t.description, a.values, a.starts, a.columns, size, info, right, found, rocsparse_solve_policy_auto, buffer);
      t.expect(found);
      UNTYPED(bsrsv_clear, info);
    }
}

}  // namespace

Tests matrix_vector_tests() {
  return {ROUTINE(csrmv), ROUTINE(csrmv_transposed), ROUTINE(csrmv_analysis), ROUTINE(coomv), ROUTINE(ellmv), ROUTINE(hybmv), ROUTINE(bsrmv), ROUTINE(bsrxmv), ROUTINE(gebsrmv),
          ROUTINE(gemvi), ROUTINE(csrsv), ROUTINE(bsrsv)};
}

}  // namespace sparse_test
