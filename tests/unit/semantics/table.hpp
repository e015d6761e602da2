// Tables of an operation's inputs and results, checked in constant evaluation and at run time: float helpers
// take different paths there.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/results.hpp"

namespace table {

/// Inputs in the order that the table's operation reads them, and what it gives.
template <std::size_t N, class In = std::uint32_t, class Out = std::uint32_t>
struct Row {
  In in[N];
  Out out;
};

template <class Line, class Operation, std::size_t N>
struct Table {
  const char* name;
  Operation operation;
  std::array<Line, N> rows;

  constexpr bool holds() const {
    for (const Line& row : rows) {
      if (!(operation(row.in) == row.out)) return false;
    }
    return true;
  }
  /// At run time, naming the row that fails.
  void check() const {
    for (std::size_t number = 0; number < N; ++number) {
      INFO(std::string(name), ", row ", number);
      CHECK(operation(rows[number].in) == rows[number].out);
    }
  }
};

/// of<Row<2>>("v_add_f32", [](const auto& x) { return sem::v_add_f32(x[0], x[1], usual); }, {{{1, 2}, 3}});
template <class Line, class Operation, std::size_t N>
constexpr Table<Line, Operation, N> of(const char* name, Operation operation, const Line (&rows)[N]) {
  Table<Line, Operation, N> result{name, operation, {}};
  for (std::size_t i = 0; i < N; ++i) result.rows[i] = rows[i];
  return result;
}

template <class... Tables>
constexpr bool hold(const Tables&... tables) {
  return (tables.holds() && ...);
}
template <class... Tables>
void check(const Tables&... tables) {
  (tables.check(), ...);
}

using Scc32 = lockstep::SccResult<std::uint32_t>;
using Scc64 = lockstep::SccResult<std::uint64_t>;

/// MODE as kernels start; denormals flushed; IEEE off; the other roundings (of every format).
constexpr lockstep::DefaultMode usual{};
constexpr lockstep::Mode flush(0x300), no_ieee(0x1f0), up(0x3f5), down(0x3fa), to_zero(0x3ff);

}  // namespace table
