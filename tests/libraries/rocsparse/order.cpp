// Sorting, colours of a graph, checks of a matrix.
#include <numeric>

#include "matrices.hpp"

namespace sparse_test {

namespace {

constexpr int rows = 264, columns = 180;

/// A matrix whose values stand in another order, with their numbers as a permutation; whole rows stay together where `by_rows` says so.
struct Shuffled {
  Csr<float> sorted = sparse<float>(rows, columns, 1);
  std::vector<int> row, column, number;
  explicit Shuffled(bool by_rows) : row(sorted.row_of_values()), column(sorted.columns), number(sorted.columns.size()) {
    Random random(5);
    std::iota(number.begin(), number.end(), 0);
    for (std::size_t i = number.size(); i > 1; --i) {
      const std::size_t other = static_cast<std::size_t>(random.below(static_cast<int>(i)));
      if (by_rows && row[i - 1] != row[other]) continue;
      std::swap(row[i - 1], row[other]);
      std::swap(column[i - 1], column[other]);
    }
  }
  int count() const { return static_cast<int>(row.size()); }
};

template <class T>
void create_identity_permutation() {
  std::vector<int> wanted(1000);
  std::iota(wanted.begin(), wanted.end(), 0);
  const Device<int> found(wanted.size());
  UNTYPED(create_identity_permutation, static_cast<int>(wanted.size()), found);
  same(found.values(), wanted, "place");
}

/// The permutation says where each place came from.
void same_origin(const std::vector<int>& permutation, const std::vector<int>& before, const std::vector<int>& after) {
  std::vector<int> moved;
  for (const int from : permutation) moved.push_back(before.at(static_cast<std::size_t>(from)));
  same(moved, after, "place by the permutation");
}

template <class T>
void coosort(bool by_row) {
  const Shuffled s(false);
  const Device<int> row(s.row), column(s.column), permutation(s.number);
  std::size_t bytes = 0;
  UNTYPED(coosort_buffer_size, rows, columns, s.count(), row, column, &bytes);
  const Buffer buffer(bytes);
  if (by_row)
    UNTYPED(coosort_by_row, rows, columns, s.count(), row, column, permutation, buffer);
  else
    UNTYPED(coosort_by_column, rows, columns, s.count(), row, column, permutation, buffer);
  const auto by_column = transposed(s.sorted);
  same(row.values(), by_row ? s.sorted.row_of_values() : by_column.columns, "row");
  same(column.values(), by_row ? s.sorted.columns : by_column.row_of_values(), "column");
  same_origin(permutation.values(), s.row, row.values());
  same_origin(permutation.values(), s.column, column.values());
}
template <class T>
void coosort_by_row() {
  coosort<T>(true);
}
template <class T>
void coosort_by_column() {
  coosort<T>(false);
}

template <class T>
void csrsort() {
  const Shuffled s(true);
  const Device<int> starts(s.sorted.starts), column(s.column), permutation(s.number);
  const Description description;
  std::size_t bytes = 0;
  UNTYPED(csrsort_buffer_size, rows, columns, s.count(), starts, column, &bytes);
  const Buffer buffer(bytes);
  UNTYPED(csrsort, rows, columns, s.count(), description, starts, column, permutation, buffer);
  same(column.values(), s.sorted.columns, "column");
  same_origin(permutation.values(), s.column, column.values());
}

/// The same matrix, taken as one by columns.
template <class T>
void cscsort() {
  const Shuffled s(true);
  const Device<int> starts(s.sorted.starts), place(s.column), permutation(s.number);
  const Description description;
  std::size_t bytes = 0;
  UNTYPED(cscsort_buffer_size, columns, rows, s.count(), starts, place, &bytes);
  const Buffer buffer(bytes);
  UNTYPED(cscsort, columns, rows, s.count(), description, starts, place, permutation, buffer);
  same(place.values(), s.sorted.columns, "row");
  same_origin(permutation.values(), s.column, place.values());
}

template <class T>
void csrcolor() {
  const auto matrix = dominant<T>(rows, 3, 40);
  const DeviceCsr<T> a(matrix);
  const Description description;
  const Info info;
  const T fraction = 1;
  int colours = 0;
  const Device<int> colour(rows), order(rows);
  TYPED(csrcolor, rows, matrix.count(), description, a.values, a.starts, a.columns, &fraction, &colours, colour, order, info);
  const auto found = colour.values();
  auto places = order.values();
  const auto row = matrix.row_of_values();
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int one = found[static_cast<std::size_t>(row[i])], other = found[static_cast<std::size_t>(matrix.columns[i])];
    if (one < 0 || one >= colours) throw Failure{"row " + std::to_string(row[i]) + " has colour " + std::to_string(one) + " of " + std::to_string(colours)};
    if (row[i] != matrix.columns[i] && one == other)
      throw Failure{"rows " + std::to_string(row[i]) + " and " + std::to_string(matrix.columns[i]) + " have colour " + std::to_string(one)};
  }
  std::sort(places.begin(), places.end());
  std::vector<int> all(rows);
  std::iota(all.begin(), all.end(), 0);
  same(places, all, "row of the order");
}

template <class T>
void check_matrix_csr() {
  const auto matrix = sparse<T>(rows, columns, 1);
  for (const bool damaged : {false, true}) {
    auto given = matrix;
    if (damaged) given.columns[given.columns.size() / 2] = columns;
    const DeviceCsr<T> a(given);
    std::size_t bytes = 0;
    TYPED(check_matrix_csr_buffer_size, rows, columns, given.count(), a.values, a.starts, a.columns, rocsparse_index_base_zero, rocsparse_matrix_type_general,
          rocsparse_fill_mode_lower, rocsparse_storage_mode_sorted, &bytes);
    const Buffer buffer(bytes);
    rocsparse_data_status status = rocsparse_data_status_nan;
    TYPED(check_matrix_csr, rows, columns, given.count(), a.values, a.starts, a.columns, rocsparse_index_base_zero, rocsparse_matrix_type_general, rocsparse_fill_mode_lower,
          rocsparse_storage_mode_sorted, &status, buffer);
    same(static_cast<int>(status), static_cast<int>(damaged ? rocsparse_data_status_invalid_index : rocsparse_data_status_success), "status");
  }
}

}  // namespace

Tests order_tests() {
  return {ROUTINE(create_identity_permutation), ROUTINE(coosort_by_row), ROUTINE(coosort_by_column), ROUTINE(csrsort), ROUTINE(cscsort), ROUTINE(csrcolor), ROUTINE(check_matrix_csr)};
}

}  // namespace sparse_test
