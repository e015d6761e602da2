// Rows of registers, as many as a wave is given.
#include "lockstep/state/sized_rows.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>

using namespace lockstep;

TEST_CASE("rows that stay keep their values, new ones are zero, each begins on a cache line") {
  SizedRows<32> rows;
  CHECK(rows.size() == 0);
  rows.resize(3);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(rows[i] == SizedRows<32>::Row{});
    CHECK(reinterpret_cast<std::uintptr_t>(rows[i].data()) % 64 == 0);
  }
  rows[0][31] = 5;
  rows[2][0] = 7;
  SizedRows<32> copy = rows;
  CHECK(copy == rows);
  rows.resize(5);
  CHECK(rows[0][31] == 5);
  CHECK(rows[2][0] == 7);
  CHECK(rows[4] == SizedRows<32>::Row{});
  CHECK(!(copy == rows));
  rows.resize(2);
  rows.resize(3);
  CHECK(rows[0][31] == 5);
  CHECK(rows[2][0] == 0);
  CHECK(copy[2][0] == 7);
  rows.clear();
  CHECK(rows.size() == 3);
  CHECK(rows[0][31] == 0);
  rows.resize(0);
  CHECK(rows.size() == 0);
}
