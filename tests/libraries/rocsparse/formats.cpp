// Conversions between formats of sparse matrices.
#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr auto by_rows = rocsparse_direction_row;
constexpr auto zero_based = rocsparse_index_base_zero;
constexpr int rows = 264, columns = 180;

template <class T>
struct Given {
  Csr<T> matrix = sparse<T>(rows, columns, 1);
  DeviceCsr<T> a{matrix};
  Description description{}, other{};
  int count() const { return matrix.count(); }
};

template <class T>
void csr2coo() {
  const Given<T> g;
  const Device<int> row(g.matrix.columns.size());
  UNTYPED(csr2coo, g.a.starts, g.count(), rows, row, zero_based);
  same(row.values(), g.matrix.row_of_values(), "row");
}

template <class T>
void coo2csr() {
  const Given<T> g;
  const Device<int> row(g.matrix.row_of_values()), starts(rows + 1);
  UNTYPED(coo2csr, row, g.count(), rows, starts, zero_based);
  same(starts.values(), g.matrix.starts, "start");
}

template <class T>
void csr2csc() {
  const Given<T> g;
  const auto wanted = transposed(g.matrix);
  const Device<int> starts(columns + 1), places(g.matrix.columns.size());
  const Device<T> values(g.matrix.columns.size());
  std::size_t bytes = 0;
  UNTYPED(csr2csc_buffer_size, rows, columns, g.count(), g.a.starts, g.a.columns, rocsparse_action_numeric, &bytes);
  const Buffer buffer(bytes);
  TYPED(csr2csc, rows, columns, g.count(), g.a.values, g.a.starts, g.a.columns, values, places, starts, rocsparse_action_numeric, zero_based, buffer);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

/// To ELL, whose places are looked at, and back.
template <class T>
void csr2ell_ell2csr() {
  const Given<T> g;
  int width = 0;
  UNTYPED(csr2ell_width, rows, g.description, g.a.starts, g.other, &width);
  same(width, columns, "width");  // a row is full
  const std::size_t room = static_cast<std::size_t>(rows * width);
  const Device<int> places(room), starts(rows + 1);
  const Device<T> values(room);
  TYPED(csr2ell, rows, g.description, g.a.values, g.a.starts, g.a.columns, g.other, width, values, places);
  const auto ell_places = places.values();
  const auto ell_values = values.values();
  for (int i = 0; i < rows; ++i)
    for (int k = 0; k < width; ++k) {
      const std::size_t at = static_cast<std::size_t>(k * rows + i), from = static_cast<std::size_t>(g.matrix.starts[static_cast<std::size_t>(i)] + k);
      const bool there = from < static_cast<std::size_t>(g.matrix.starts[static_cast<std::size_t>(i) + 1]);
      same(ell_places[at], there ? g.matrix.columns[from] : -1, "column");
      same(ell_values[at], there ? g.matrix.values[from] : T(0));
    }
  int count = 0;
  UNTYPED(ell2csr_nnz, rows, columns, g.other, width, places, g.description, starts, &count);
  NEED(hipDeviceSynchronize());
  same(count, g.count(), "number of values");
  const Device<int> back(g.matrix.columns.size());
  const Device<T> back_values(g.matrix.columns.size());
  TYPED(ell2csr, rows, columns, g.other, width, values, places, g.description, back_values, starts, back);
  same_matrix(g.matrix, starts.values(), back.values(), back_values.values());
}

/// To HYB and back.
template <class T>
void csr2hyb_hyb2csr() {
  for (const auto partition : {rocsparse_hyb_partition_auto, rocsparse_hyb_partition_user, rocsparse_hyb_partition_max}) {
    // A row that is full would make ELL alone too wide: the routine refuses that.
    const Given<T> g{partition == rocsparse_hyb_partition_max ? csr_of(sparse<T>(rows, columns, 1, 3).dense(), [](int i, int, T value) { return value != T(0) && i % 61 != 7; })
                                                              : sparse<T>(rows, columns, 1)};
    rocsparse_hyb_mat hybrid;
    NEED(rocsparse_create_hyb_mat(&hybrid));
    TYPED(csr2hyb, rows, columns, g.description, g.a.values, g.a.starts, g.a.columns, hybrid, partition == rocsparse_hyb_partition_user ? 9 : 0, partition);
    const Device<int> starts(rows + 1), places(g.matrix.columns.size());
    const Device<T> values(g.matrix.columns.size());
    std::size_t bytes = 0;
    UNTYPED(hyb2csr_buffer_size, g.description, hybrid, starts, &bytes);
    const Buffer buffer(bytes);
    TYPED(hyb2csr, g.description, hybrid, values, starts, places, buffer);
    same_matrix(g.matrix, starts.values(), places.values(), values.values());
    NEED(rocsparse_destroy_hyb_mat(hybrid));
  }
}

template <class T>
void csr2bsr() {
  for (const int size : {2, 4, 12}) {
    const Given<T> g;
    const auto wanted = bsr_of(g.matrix, size, size);
    const Device<int> starts(static_cast<std::size_t>(rows / size + 1));
    int count = 0;
    UNTYPED(csr2bsr_nnz, by_rows, rows, columns, g.description, g.a.starts, g.a.columns, size, g.other, starts, &count);
    NEED(hipDeviceSynchronize());
    same(count, wanted.blocks.count(), "number of blocks");
    const Device<int> places(wanted.blocks.columns.size());
    const Device<T> values(wanted.values.size());
    TYPED(csr2bsr, by_rows, rows, columns, g.description, g.a.values, g.a.starts, g.a.columns, size, g.other, values, starts, places);
    same(starts.values(), wanted.blocks.starts, "start");
    same(places.values(), wanted.blocks.columns, "column");
    same(values.values(), wanted.values);
  }
}

template <class T>
void bsr2csr() {
  for (const int size : {2, 4, 12}) {
    const Given<T> g;
    const auto blocks = bsr_of(g.matrix, size, size);
    const auto wanted = blocks.csr();
    const DeviceBsr<T> a(blocks);
    const Device<int> starts(rows + 1), places(wanted.columns.size());
    const Device<T> values(wanted.columns.size());
    TYPED(bsr2csr, by_rows, rows / size, columns / size, g.other, a.values, a.starts, a.columns, size, g.description, values, starts, places);
    same_matrix(wanted, starts.values(), places.values(), values.values());
  }
}

template <class T>
void csr2gebsr() {
  constexpr int height = 2, width = 3;
  const Given<T> g;
  const auto wanted = bsr_of(g.matrix, height, width);
  std::size_t bytes = 0;
  TYPED(csr2gebsr_buffer_size, by_rows, rows, columns, g.description, g.a.values, g.a.starts, g.a.columns, height, width, &bytes);
  const Buffer buffer(bytes);
  const Device<int> starts(rows / height + 1);
  int count = 0;
  UNTYPED(csr2gebsr_nnz, by_rows, rows, columns, g.description, g.a.starts, g.a.columns, g.other, starts, height, width, &count, buffer);
  NEED(hipDeviceSynchronize());
  same(count, wanted.blocks.count(), "number of blocks");
  const Device<int> places(wanted.blocks.columns.size());
  const Device<T> values(wanted.values.size());
  TYPED(csr2gebsr, by_rows, rows, columns, g.description, g.a.values, g.a.starts, g.a.columns, g.other, values, starts, places, height, width, buffer);
  same(starts.values(), wanted.blocks.starts, "start");
  same(places.values(), wanted.blocks.columns, "column");
  same(values.values(), wanted.values);
}

template <class T>
void gebsr2csr() {
  constexpr int height = 2, width = 3;
  const Given<T> g;
  const auto blocks = bsr_of(g.matrix, height, width);
  const auto wanted = blocks.csr();
  const DeviceBsr<T> a(blocks);
  const Device<int> starts(rows + 1), places(wanted.columns.size());
  const Device<T> values(wanted.columns.size());
  TYPED(gebsr2csr, by_rows, rows / height, columns / width, g.other, a.values, a.starts, a.columns, height, width, g.description, values, starts, places);
  same_matrix(wanted, starts.values(), places.values(), values.values());
}

/// Blocks by columns; each block stays as it is.
template <class T>
void gebsr2gebsc() {
  constexpr int height = 2, width = 3;
  const Given<T> g;
  auto blocks = bsr_of(g.matrix, height, width);
  for (int i = 0; i < blocks.blocks.count(); ++i) blocks.blocks.values[static_cast<std::size_t>(i)] = static_cast<T>(i);  // their numbers
  const auto order = transposed(blocks.blocks);
  std::vector<T> wanted;
  for (const T number : order.values) {
    const auto from = blocks.values.begin() + static_cast<std::ptrdiff_t>(number) * height * width;
    wanted.insert(wanted.end(), from, from + height * width);
  }
  const DeviceBsr<T> a(blocks);
  const Device<int> starts(columns / width + 1), places(order.columns.size());
  const Device<T> values(wanted.size());
  std::size_t bytes = 0;
  TYPED(gebsr2gebsc_buffer_size, rows / height, columns / width, blocks.blocks.count(), a.values, a.starts, a.columns, height, width, &bytes);
  const Buffer buffer(bytes);
  TYPED(gebsr2gebsc, rows / height, columns / width, blocks.blocks.count(), a.values, a.starts, a.columns, height, width, values, places, starts, rocsparse_action_numeric, zero_based,
        buffer);
  same(starts.values(), order.starts, "start");
  same(places.values(), order.columns, "row");
  same(values.values(), wanted);
}

}  // namespace

Tests format_tests() {
  return {ROUTINE(csr2coo), ROUTINE(coo2csr), ROUTINE(csr2csc), ROUTINE(csr2ell_ell2csr), ROUTINE(csr2hyb_hyb2csr), ROUTINE(csr2bsr), ROUTINE(bsr2csr), ROUTINE(csr2gebsr),
          ROUTINE(gebsr2csr), ROUTINE(gebsr2gebsc)};
}

}  // namespace sparse_test
