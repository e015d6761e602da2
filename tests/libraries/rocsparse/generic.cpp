// The generic interface: descriptions of matrices in every format, and one routine for all.
#include <memory>

#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr auto as_it_is = rocsparse_operation_none;
constexpr auto zero_based = rocsparse_index_base_zero;
constexpr auto places_type = rocsparse_indextype_i32;
constexpr int rows = 132, inner = 96, columns = 20;

template <class T>
constexpr rocsparse_datatype datatype = std::is_same_v<T, float> ? rocsparse_datatype_f32_r : rocsparse_datatype_f64_r;

template <class T>
class DenseMatrix {
 public:
  explicit DenseMatrix(const Dense<T>& a) : values_(a.values) {
    NEED(rocsparse_create_dnmat_descr(&it_, a.rows, a.columns, a.rows, values_, datatype<T>, rocsparse_order_column));
  }
  DenseMatrix(const DenseMatrix&) = delete;
  ~DenseMatrix() { (void)rocsparse_destroy_dnmat_descr(it_); }
  operator rocsparse_dnmat_descr() const { return it_; }
  std::vector<T> values() const { return values_.values(); }

 private:
  Device<T> values_;
  rocsparse_dnmat_descr it_ = nullptr;
};

template <class T>
class DenseVector {
 public:
  explicit DenseVector(const std::vector<T>& a) : values_(a) {
    NEED(rocsparse_create_dnvec_descr(&it_, static_cast<std::int64_t>(a.size()), values_, datatype<T>));
  }
  DenseVector(const DenseVector&) = delete;
  ~DenseVector() { (void)rocsparse_destroy_dnvec_descr(it_); }
  operator rocsparse_dnvec_descr() const { return it_; }
  std::vector<T> values() const { return values_.values(); }

 private:
  Device<T> values_;
  rocsparse_dnvec_descr it_ = nullptr;
};

/// By rows, or by pairs of row and column (COO).
template <class T>
class SparseMatrix {
 public:
  explicit SparseMatrix(const Csr<T>& a, bool pairs = false) : a_(a), row_(a.row_of_values()) {
    if (pairs)
      NEED(rocsparse_create_coo_descr(&it_, a.rows, a.columns_count, a.count(), row_, a_.columns, a_.values, places_type, zero_based, datatype<T>));
    else
      NEED(rocsparse_create_csr_descr(&it_, a.rows, a.columns_count, a.count(), a_.starts, a_.columns, a_.values, places_type, places_type, zero_based, datatype<T>));
  }
  SparseMatrix(const SparseMatrix&) = delete;
  ~SparseMatrix() { (void)rocsparse_destroy_spmat_descr(it_); }
  operator rocsparse_spmat_descr() const { return it_; }
  std::vector<T> values() const { return a_.values.values(); }

 private:
  DeviceCsr<T> a_;
  Device<int> row_;
  rocsparse_spmat_descr it_ = nullptr;
};

/// A matrix by rows whose values a routine makes.
template <class T>
class Made {
 public:
  Made(int m, int n) : starts_(static_cast<std::size_t>(m) + 1) {
    NEED(rocsparse_create_csr_descr(&it_, m, n, 0, starts_, nullptr, nullptr, places_type, places_type, zero_based, datatype<T>));
  }
  Made(const Made&) = delete;
  ~Made() { (void)rocsparse_destroy_spmat_descr(it_); }
  operator rocsparse_spmat_descr() const { return it_; }
  /// Memory for as many values as the description says.
  void allocate() {
    std::int64_t m = 0, n = 0, count = 0;
    NEED(rocsparse_spmat_get_size(it_, &m, &n, &count));
    columns_ = std::make_unique<Device<int>>(static_cast<std::size_t>(count));
    values_ = std::make_unique<Device<T>>(static_cast<std::size_t>(count));
    NEED(rocsparse_csr_set_pointers(it_, starts_, *columns_, *values_));
  }
  void expect(const Csr<T>& wanted) const { same_matrix(wanted, starts_.values(), columns_->values(), values_->values()); }

 private:
  Device<int> starts_;
  std::unique_ptr<Device<int>> columns_{};
  std::unique_ptr<Device<T>> values_{};
  rocsparse_spmat_descr it_ = nullptr;
};

template <class T>
void multiply(bool pairs, rocsparse_spmv_alg algorithm) {
  const auto matrix = sparse<T>(rows, inner, 1);
  const auto x = numbers<T>(inner, 2), y = numbers<T>(rows, 3);
  const SparseMatrix<T> a(matrix, pairs);
  const DenseVector<T> dx(x), dy(y);
  const T alpha = 2, beta = -3;
  std::size_t bytes = 0;
  UNTYPED(spmv, as_it_is, &alpha, a, dx, &beta, dy, datatype<T>, algorithm, &bytes, nullptr);
  const Buffer buffer(bytes);
  for (int i = 0; i < 2; ++i) UNTYPED(spmv, as_it_is, &alpha, a, dx, &beta, dy, datatype<T>, algorithm, &bytes, buffer);  // an analysis comes with the first
  const auto once = product(alpha, matrix.dense(), column(x), beta, column(y));
  same(dy.values(), product(alpha, matrix.dense(), column(x), beta, once).values);
}

template <class T>
void spmv_csr_adaptive() {
  multiply<T>(false, rocsparse_spmv_alg_csr_adaptive);
}
template <class T>
void spmv_csr_stream() {
  multiply<T>(false, rocsparse_spmv_alg_csr_stream);
}
template <class T>
void spmv_coo() {
  multiply<T>(true, rocsparse_spmv_alg_coo);
}
template <class T>
void spmv_coo_atomic() {
  multiply<T>(true, rocsparse_spmv_alg_coo_atomic);
}

template <class T>
void spmm() {
  for (const bool pairs : {false, true}) {
    const auto matrix = sparse<T>(rows, inner, 1);
    const Dense<T> b(inner, columns, 2), c(rows, columns, 3);
    const SparseMatrix<T> a(matrix, pairs);
    const DenseMatrix<T> db(b), dc(c);
    const T alpha = 2, beta = -3;
    std::size_t bytes = 0;
    UNTYPED(spmm, as_it_is, as_it_is, &alpha, a, db, &beta, dc, datatype<T>, rocsparse_spmm_alg_default, rocsparse_spmm_stage_buffer_size, &bytes, nullptr);
    const Buffer buffer(bytes);
    for (const auto stage : {rocsparse_spmm_stage_preprocess, rocsparse_spmm_stage_compute})
      UNTYPED(spmm, as_it_is, as_it_is, &alpha, a, db, &beta, dc, datatype<T>, rocsparse_spmm_alg_default, stage, &bytes, buffer);
    same(dc.values(), product(alpha, matrix.dense(), b, beta, c).values);
  }
}

/// L with a diagonal that is larger than the rest of the row, and X of L * X = alpha * B.
template <class T>
struct Systems {
  explicit Systems(int count) : right(rows, count, 9), wanted(rows, count) {
    const auto a = triangle.dense();
    for (int k = 0; k < count; ++k)
      for (int i = 0; i < rows; ++i) {
        double sum = static_cast<double>(alpha) * static_cast<double>(right.at(i, k));
        for (int j = 0; j < i; ++j) sum -= static_cast<double>(a.at(i, j)) * static_cast<double>(wanted.at(j, k));
        wanted.at(i, k) = static_cast<T>(sum / static_cast<double>(a.at(i, i)));
      }
  }
  const T alpha = 2;
  Csr<T> triangle = csr_of(dominant<T>(rows, 8).dense(), [](int i, int j, T value) { return value != T(0) && j <= i; });
  Dense<T> right, wanted;
};

template <class T>
void spsv() {
  for (const bool pairs : {false, true}) {
    const Systems<T> s(1);
    const SparseMatrix<T> a(s.triangle, pairs);
    const DenseVector<T> x(s.right.values), y(s.right.values);
    std::size_t bytes = 0;
    UNTYPED(spsv, as_it_is, &s.alpha, a, x, y, datatype<T>, rocsparse_spsv_alg_default, rocsparse_spsv_stage_buffer_size, &bytes, nullptr);
    const Buffer buffer(bytes);
    for (const auto stage : {rocsparse_spsv_stage_preprocess, rocsparse_spsv_stage_compute})
      UNTYPED(spsv, as_it_is, &s.alpha, a, x, y, datatype<T>, rocsparse_spsv_alg_default, stage, &bytes, buffer);
    close(y.values(), s.wanted.values);
  }
}

template <class T>
void spsm() {
  const Systems<T> s(columns);
  const SparseMatrix<T> a(s.triangle);
  const DenseMatrix<T> b(s.right), x(s.right);
  std::size_t bytes = 0;
  UNTYPED(spsm, as_it_is, as_it_is, &s.alpha, a, b, x, datatype<T>, rocsparse_spsm_alg_default, rocsparse_spsm_stage_buffer_size, &bytes, nullptr);
  const Buffer buffer(bytes);
  for (const auto stage : {rocsparse_spsm_stage_preprocess, rocsparse_spsm_stage_compute})
    UNTYPED(spsm, as_it_is, as_it_is, &s.alpha, a, b, x, datatype<T>, rocsparse_spsm_alg_default, stage, &bytes, buffer);
  close(x.values(), s.wanted.values);
}

template <class T>
void spgemm() {
  constexpr int width = 84;
  const auto a = sparse<T>(rows, inner, 12), b = sparse<T>(inner, width, 13), d = sparse<T>(rows, width, 14);
  const SparseMatrix<T> da(a), db(b), dd(d);
  Made<T> c(rows, width);
  const T alpha = 2, beta = -3;
  std::size_t bytes = 0;
  const auto step = [&](rocsparse_spgemm_stage stage, void* buffer) {
    UNTYPED(spgemm, as_it_is, as_it_is, &alpha, da, db, &beta, dd, c, datatype<T>, rocsparse_spgemm_alg_default, stage, &bytes, buffer);
  };
  step(rocsparse_spgemm_stage_buffer_size, nullptr);
  const Buffer buffer(bytes);
  step(rocsparse_spgemm_stage_nnz, buffer);
  c.allocate();
  step(rocsparse_spgemm_stage_compute, buffer);
  const auto whole_a = a.dense(), whole_b = b.dense(), whole_d = d.dense();
  auto size_a = whole_a, size_b = whole_b, size_d = whole_d;
  for (auto* each : {&size_a, &size_b, &size_d})
    for (T& value : each->values) value = std::abs(value);
  const auto pattern = product(T(1), size_a, size_b, T(1), size_d);
  c.expect(csr_of(product(alpha, whole_a, whole_b, beta, whole_d), [&](int i, int j, T) { return pattern.at(i, j) != T(0); }));
}

/// alpha * (a * b) + beta * c in the places of c.
template <class T>
void sddmm() {
  const auto matrix = sparse<T>(rows, inner, 15);
  const Dense<T> a(rows, columns, 16), b(columns, inner, 17);
  const DenseMatrix<T> da(a), db(b);
  const SparseMatrix<T> c(matrix);
  const T alpha = 2, beta = -3;
  std::size_t bytes = 0;
  UNTYPED(sddmm_buffer_size, as_it_is, as_it_is, &alpha, da, db, &beta, c, datatype<T>, rocsparse_sddmm_alg_default, &bytes);
  const Buffer buffer(bytes);
  UNTYPED(sddmm_preprocess, as_it_is, as_it_is, &alpha, da, db, &beta, c, datatype<T>, rocsparse_sddmm_alg_default, buffer);
  UNTYPED(sddmm, as_it_is, as_it_is, &alpha, da, db, &beta, c, datatype<T>, rocsparse_sddmm_alg_default, buffer);
  const auto all = product(alpha, a, b, beta, matrix.dense());
  std::vector<T> wanted;
  const auto row = matrix.row_of_values();
  for (std::size_t i = 0; i < row.size(); ++i) wanted.push_back(all.at(row[i], matrix.columns[i]));
  same(c.values(), wanted);
}

template <class T>
void sparse_to_dense() {
  for (const bool pairs : {false, true}) {
    const auto matrix = sparse<T>(rows, inner, 1);
    const SparseMatrix<T> a(matrix, pairs);
    const DenseMatrix<T> out(Dense<T>(rows, inner));
    std::size_t bytes = 0;
    UNTYPED(sparse_to_dense, a, out, rocsparse_sparse_to_dense_alg_default, &bytes, nullptr);
    const Buffer buffer(bytes);
    UNTYPED(sparse_to_dense, a, out, rocsparse_sparse_to_dense_alg_default, &bytes, buffer);
    same(out.values(), matrix.dense().values);
  }
}

template <class T>
void dense_to_sparse() {
  const auto matrix = sparse<T>(rows, inner, 1);
  const DenseMatrix<T> a(matrix.dense());
  Made<T> out(rows, inner);
  std::size_t bytes = 0;
  UNTYPED(dense_to_sparse, a, out, rocsparse_dense_to_sparse_alg_default, &bytes, nullptr);
  const Buffer buffer(bytes);
  UNTYPED(dense_to_sparse, a, out, rocsparse_dense_to_sparse_alg_default, nullptr, buffer);
  out.allocate();
  UNTYPED(dense_to_sparse, a, out, rocsparse_dense_to_sparse_alg_default, &bytes, buffer);
  out.expect(matrix);
}

}  // namespace

Tests generic_tests() {
  return {ROUTINE(spmv_csr_adaptive), ROUTINE(spmv_csr_stream), ROUTINE(spmv_coo), ROUTINE(spmv_coo_atomic), ROUTINE(spmm), ROUTINE(spsv), ROUTINE(spsm), ROUTINE(spgemm),
          ROUTINE(sddmm), ROUTINE(sparse_to_dense), ROUTINE(dense_to_sparse)};
}

}  // namespace sparse_test
