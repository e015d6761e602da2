// Level 1: sparse vectors with dense ones, by the old interface and by the generic one.
#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr int length = 1000;

/// Places and values of a sparse vector, and a dense one.
template <class T>
struct Vectors {
  std::vector<int> places{};
  std::vector<T> x{}, y = numbers<T>(length, 3);
  Vectors() {
    Random random(7);
    for (int i = 0; i < length; ++i)
      if (random.below(3) == 0) places.push_back(i);
    x = numbers<T>(count(), 5);
  }
  int count() const { return static_cast<int>(places.size()); }
  T& y_at(int i) { return y[static_cast<std::size_t>(places[static_cast<std::size_t>(i)])]; }
  T& x_at(int i) { return x[static_cast<std::size_t>(i)]; }
};

template <class T>
constexpr rocsparse_datatype datatype = std::is_same_v<T, float> ? rocsparse_datatype_f32_r : rocsparse_datatype_f64_r;

/// The same vectors for the generic interface.
template <class T>
struct Generic {
  Vectors<T> host{};
  Device<int> places{host.places};
  Device<T> x{host.x}, y{host.y};
  rocsparse_spvec_descr sparse = nullptr;
  rocsparse_dnvec_descr dense = nullptr;
  Generic() {
    NEED(rocsparse_create_spvec_descr(&sparse, length, host.count(), places, x, rocsparse_indextype_i32, rocsparse_index_base_zero, datatype<T>));
    NEED(rocsparse_create_dnvec_descr(&dense, length, y, datatype<T>));
  }
  Generic(const Generic&) = delete;
  ~Generic() {
    (void)rocsparse_destroy_spvec_descr(sparse);
    (void)rocsparse_destroy_dnvec_descr(dense);
  }
  void expect() const {
    same(x.values(), host.x);
    same(y.values(), host.y);
  }
};

template <class T>
void axpyi() {
  Vectors<T> v;
  const Device<int> places(v.places);
  const Device<T> x(v.x), y(v.y);
  const T alpha = 3;
  TYPED(axpyi, v.count(), &alpha, x, places, y, rocsparse_index_base_zero);
  for (int i = 0; i < v.count(); ++i) v.y_at(i) += alpha * v.x_at(i);
  same(y.values(), v.y);
}

template <class T>
void doti() {
  Vectors<T> v;
  const Device<int> places(v.places);
  const Device<T> x(v.x), y(v.y);
  T result = -1, wanted = 0;
  TYPED(doti, v.count(), x, places, y, &result, rocsparse_index_base_zero);
  NEED(hipDeviceSynchronize());
  for (int i = 0; i < v.count(); ++i) wanted += v.y_at(i) * v.x_at(i);
  same(result, wanted);
}

template <class T>
void gthr() {
  Vectors<T> v;
  const Device<int> places(v.places);
  const Device<T> x(v.x), y(v.y);
  TYPED(gthr, v.count(), y, x, places, rocsparse_index_base_zero);
  for (int i = 0; i < v.count(); ++i) v.x_at(i) = v.y_at(i);
  same(x.values(), v.x);
}

template <class T>
void gthrz() {
  Vectors<T> v;
  const Device<int> places(v.places);
  const Device<T> x(v.x), y(v.y);
  TYPED(gthrz, v.count(), y, x, places, rocsparse_index_base_zero);
  for (int i = 0; i < v.count(); ++i) v.x_at(i) = std::exchange(v.y_at(i), T(0));
  same(x.values(), v.x);
  same(y.values(), v.y);
}

template <class T>
void rotate(Vectors<T>& v, T c, T s) {
  for (int i = 0; i < v.count(); ++i) {
    const T x = v.x_at(i), y = v.y_at(i);
    v.x_at(i) = c * x + s * y;
    v.y_at(i) = c * y - s * x;
  }
}

template <class T>
void roti() {
  Vectors<T> v;
  const Device<int> places(v.places);
  const Device<T> x(v.x), y(v.y);
  const T c = 3, s = 4;
  TYPED(roti, v.count(), x, places, y, &c, &s, rocsparse_index_base_zero);
  rotate(v, c, s);
  same(x.values(), v.x);
  same(y.values(), v.y);
}

template <class T>
void sctr() {
  Vectors<T> v;
  const Device<int> places(v.places);
  const Device<T> x(v.x), y(v.y);
  TYPED(sctr, v.count(), x, places, y, rocsparse_index_base_zero);
  for (int i = 0; i < v.count(); ++i) v.y_at(i) = v.x_at(i);
  same(y.values(), v.y);
}

template <class T>
void axpby() {
  Generic<T> v;
  const T alpha = 3, beta = -2;
  UNTYPED(axpby, &alpha, v.sparse, &beta, v.dense);
  for (T& y : v.host.y) y *= beta;
  for (int i = 0; i < v.host.count(); ++i) v.host.y_at(i) += alpha * v.host.x_at(i);
  v.expect();
}

template <class T>
void gather() {
  Generic<T> v;
  UNTYPED(gather, v.dense, v.sparse);
  for (int i = 0; i < v.host.count(); ++i) v.host.x_at(i) = v.host.y_at(i);
  v.expect();
}

template <class T>
void scatter() {
  Generic<T> v;
  UNTYPED(scatter, v.sparse, v.dense);
  for (int i = 0; i < v.host.count(); ++i) v.host.y_at(i) = v.host.x_at(i);
  v.expect();
}

template <class T>
void rot() {
  Generic<T> v;
  const T c = 3, s = 4;
  UNTYPED(rot, &c, &s, v.sparse, v.dense);
  rotate(v.host, c, s);
  v.expect();
}

template <class T>
void spvv() {
  Generic<T> v;
  T result = -1, wanted = 0;
  std::size_t bytes = 0;
  UNTYPED(spvv, rocsparse_operation_none, v.sparse, v.dense, &result, datatype<T>, &bytes, nullptr);
  const Buffer buffer(bytes);
  UNTYPED(spvv, rocsparse_operation_none, v.sparse, v.dense, &result, datatype<T>, &bytes, buffer);
  NEED(hipDeviceSynchronize());
  for (int i = 0; i < v.host.count(); ++i) wanted += v.host.y_at(i) * v.host.x_at(i);
  same(result, wanted);
}

}  // namespace

Tests vector_tests() {
  return {ROUTINE(axpyi), ROUTINE(doti), ROUTINE(gthr), ROUTINE(gthrz), ROUTINE(roti), ROUTINE(sctr), ROUTINE(axpby), ROUTINE(gather), ROUTINE(scatter), ROUTINE(rot), ROUTINE(spvv)};
}

}  // namespace sparse_test
