// Systems with three or five diagonals: one of them, or many.
#include "matrices.hpp"

namespace sparse_test {

namespace {

/// `batch` systems of `size` equations with the diagonals from -reach to reach; the main one is larger than the rest of its row.
template <class T>
struct Banded {
  int size, batch, reach;
  std::vector<std::vector<T>> diagonals{};  ///< of system s, row i: [s * size + i]
  std::vector<T> right, wanted;

  Banded(int m, int systems, int bands, int columns = 1) : size(m), batch(systems), reach(bands), right(numbers<T>(m * systems * columns, 7)), wanted(right.size()) {
    const int count = m * systems;
    for (int k = -bands; k <= bands; ++k) diagonals.push_back(numbers<T>(count, static_cast<std::uint64_t>(k + 10)));
    for (int s = 0; s < systems; ++s)
      for (int i = 0; i < m; ++i)
        for (int k = -bands; k <= bands; ++k)
          if (i + k < 0 || i + k >= m)
            at(k, s, i) = 0;
          else if (k == 0)
            at(k, s, i) = static_cast<T>(25 + i % 3);
    for (int s = 0; s < systems; ++s)
      for (int column = 0; column < columns; ++column) solve(s, s * columns + column);
  }
  T& at(int k, int system, int row) { return diagonals[static_cast<std::size_t>(k + reach)][static_cast<std::size_t>(system * size + row)]; }
  const std::vector<T>& diagonal(int k) const { return diagonals[static_cast<std::size_t>(k + reach)]; }

  /// Row i of system s is in place i * batch + s.
  std::vector<T> interleaved(const std::vector<T>& values) const {
    std::vector<T> result(values.size());
    for (int s = 0; s < batch; ++s)
      for (int i = 0; i < size; ++i) result[static_cast<std::size_t>(i * batch + s)] = values[static_cast<std::size_t>(s * size + i)];
    return result;
  }

 private:
  /// By elimination; nothing needs to be exchanged.
  void solve(int system, int column) {
    const std::size_t first = static_cast<std::size_t>(column * size);
    Dense<double> a(size, 2 * reach + 1);
    std::vector<double> x(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i) {
      x[static_cast<std::size_t>(i)] = static_cast<double>(right[first + static_cast<std::size_t>(i)]);
      for (int k = -reach; k <= reach; ++k) a.at(i, k + reach) = static_cast<double>(at(k, system, i));
    }
    for (int i = 0; i < size; ++i)
      for (int below = i + 1; below <= std::min(i + reach, size - 1); ++below) {
        const double factor = a.at(below, i - below + reach) / a.at(i, reach);
        for (int k = i; k <= std::min(i + reach, size - 1); ++k) a.at(below, k - below + reach) -= factor * a.at(i, k - i + reach);
        x[static_cast<std::size_t>(below)] -= factor * x[static_cast<std::size_t>(i)];
      }
    for (int i = size - 1; i >= 0; --i) {
      double sum = x[static_cast<std::size_t>(i)];
      for (int k = 1; k <= reach && i + k < size; ++k) sum -= a.at(i, k + reach) * x[static_cast<std::size_t>(i + k)];
      x[static_cast<std::size_t>(i)] = sum / a.at(i, reach);
      wanted[first + static_cast<std::size_t>(i)] = static_cast<T>(x[static_cast<std::size_t>(i)]);
    }
  }
};

template <class T>
void gtsv() {
  constexpr int columns = 3;
  for (const int size : {5, 300}) {
    const Banded<T> s(size, 1, 1, columns);
    const Device<T> lower(s.diagonal(-1)), main(s.diagonal(0)), upper(s.diagonal(1)), x(s.right);
    std::size_t bytes = 0;
    TYPED(gtsv_buffer_size, size, columns, lower, main, upper, x, size, &bytes);
    const Buffer buffer(bytes);
    TYPED(gtsv, size, columns, lower, main, upper, x, size, buffer);
    close(x.values(), s.wanted);
  }
}

template <class T>
void gtsv_no_pivot() {
  constexpr int columns = 3;
  for (const int size : {5, 64, 300, 2000}) {
    const Banded<T> s(size, 1, 1, columns);
    const Device<T> lower(s.diagonal(-1)), main(s.diagonal(0)), upper(s.diagonal(1)), x(s.right);
    std::size_t bytes = 0;
    TYPED(gtsv_no_pivot_buffer_size, size, columns, lower, main, upper, x, size, &bytes);
    const Buffer buffer(bytes);
    TYPED(gtsv_no_pivot, size, columns, lower, main, upper, x, size, buffer);
    close(x.values(), s.wanted);
  }
}

template <class T>
void gtsv_no_pivot_strided_batch() {
  constexpr int batch = 7;
  for (const int size : {5, 64, 300, 2000}) {
    const Banded<T> s(size, batch, 1);
    const Device<T> lower(s.diagonal(-1)), main(s.diagonal(0)), upper(s.diagonal(1)), x(s.right);
    std::size_t bytes = 0;
    TYPED(gtsv_no_pivot_strided_batch_buffer_size, size, lower, main, upper, x, batch, size, &bytes);
    const Buffer buffer(bytes);
    TYPED(gtsv_no_pivot_strided_batch, size, lower, main, upper, x, batch, size, buffer);
    close(x.values(), s.wanted);
  }
}

template <class T>
void gtsv_interleaved_batch() {
  constexpr int batch = 70, size = 40;
  for (const auto algorithm : {rocsparse_gtsv_interleaved_alg_thomas, rocsparse_gtsv_interleaved_alg_lu, rocsparse_gtsv_interleaved_alg_qr}) {
    const Banded<T> s(size, batch, 1);
    const Device<T> lower(s.interleaved(s.diagonal(-1))), main(s.interleaved(s.diagonal(0))), upper(s.interleaved(s.diagonal(1))), x(s.interleaved(s.right));
    std::size_t bytes = 0;
    TYPED(gtsv_interleaved_batch_buffer_size, algorithm, size, lower, main, upper, x, batch, batch, &bytes);
    const Buffer buffer(bytes);
    TYPED(gtsv_interleaved_batch, algorithm, size, lower, main, upper, x, batch, batch, buffer);
    close(x.values(), s.interleaved(s.wanted));
  }
}

template <class T>
void gpsv_interleaved_batch() {
  constexpr int batch = 70, size = 40;
  const Banded<T> s(size, batch, 2);
  const Device<T> far_lower(s.interleaved(s.diagonal(-2))), lower(s.interleaved(s.diagonal(-1))), main(s.interleaved(s.diagonal(0))), upper(s.interleaved(s.diagonal(1))),
      far_upper(s.interleaved(s.diagonal(2))), x(s.interleaved(s.right));
  std::size_t bytes = 0;
  TYPED(gpsv_interleaved_batch_buffer_size, rocsparse_gpsv_interleaved_alg_qr, size, far_lower, lower, main, upper, far_upper, x, batch, batch, &bytes);
  const Buffer buffer(bytes);
  TYPED(gpsv_interleaved_batch, rocsparse_gpsv_interleaved_alg_qr, size, far_lower, lower, main, upper, far_upper, x, batch, batch, buffer);
  close(x.values(), s.interleaved(s.wanted));
}

}  // namespace

Tests solver_tests() {
  return {ROUTINE(gtsv), ROUTINE(gtsv_no_pivot), ROUTINE(gtsv_no_pivot_strided_batch), ROUTINE(gtsv_interleaved_batch), ROUTINE(gpsv_interleaved_batch)};
}

}  // namespace sparse_test
