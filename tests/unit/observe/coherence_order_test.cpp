// What workgroups learn of one another by atomics, and who wrote a dword last.
#include "observe/coherence_order.hpp"

#include <doctest/doctest.h>

#include "observe/coherence_cells.hpp"
#include "observe/coherence_waves.hpp"

using namespace lockstep;
using Release = CoherenceOrder::Release;

namespace {

/// A launch of so many workgroups.
CoherenceOrder order_of(std::uint32_t groups) {
  CoherenceOrder order;
  order.launch_begins();
  for (std::uint32_t group = 1; group <= groups; ++group) order.workgroup_begins(group);
  return order;
}

Release by(std::uint32_t group, std::uint32_t stamp, std::uint32_t place = 1) { return {group, stamp, 0, 0, place}; }

}  // namespace

TEST_CASE("coherence: a load of a flag comes after the store of it, once") {
  CoherenceOrder order = order_of(2);
  CHECK(order.learnt(2, 1) == nullptr);
  CHECK(!order.at(64, by(1, 5, 7), true, false, false, 7));
  CHECK(!order.at(128, by(2, 1), false, false, true, 9));  // another address
  CHECK(order.at(64, by(2, 1), false, false, true, 9));
  CHECK(!order.at(64, by(2, 1), false, false, true, 9));  // it spins
  CHECK(order.acquired(2) == 1);
  const auto* const learnt = order.learnt(2, 1);
  REQUIRE((learnt != nullptr && learnt->size() == 1));
  CHECK((learnt->front().from.stamp == 5 && learnt->front().from.place == 7 && learnt->front().acquire == 0));
  CHECK(order.acquired_by(2, 0) == 9);
  CHECK(order.learnt(1, 2) == nullptr);
}

TEST_CASE("coherence: what a workgroup has acquired goes on with its release") {
  CoherenceOrder order = order_of(3);
  order.at(64, by(1, 5), true, false, false, 1);
  order.at(64, by(2, 1), false, false, true, 1);
  order.at(128, by(2, 3), true, false, false, 1);
  order.at(128, by(3, 1), false, false, true, 1);
  REQUIRE(order.learnt(3, 1) != nullptr);
  CHECK(order.learnt(3, 1)->front().from.stamp == 5);
  CHECK(order.learnt(3, 2)->front().from.stamp == 3);
}

TEST_CASE("coherence: a read-modify-write goes on with releases before it, a store ends them") {
  for (const bool returns : {false, true}) {
    CoherenceOrder order = order_of(3);
    order.at(64, by(1, 5), true, false, false, 1);
    order.at(64, by(2, 3), true, true, returns, 1);
    order.at(64, by(3, 1), false, false, true, 1);
    CHECK((order.learnt(2, 1) != nullptr) == returns);  // it does not get the value
    CHECK((order.learnt(3, 1) != nullptr && order.learnt(3, 2) != nullptr));
  }
  CoherenceOrder order = order_of(3);
  order.at(64, by(1, 5), true, false, false, 1);
  order.at(64, by(2, 3), true, false, false, 1);
  order.at(64, by(3, 1), false, false, true, 1);
  CHECK((order.learnt(3, 1) == nullptr && order.learnt(3, 2) != nullptr));
}

TEST_CASE("coherence: a long chain of workgroups at one counter") {
  constexpr std::uint32_t count = 20000;
  CoherenceOrder order = order_of(count);
  for (std::uint32_t group = 1; group <= count; ++group) order.at(64, by(group, 2), true, true, true, 1);
  REQUIRE(order.learnt(count, 1) != nullptr);
  CHECK(order.learnt(count, 1)->front().acquire == 0);
  CHECK(order.learnt(count, count) == nullptr);
}

TEST_CASE("coherence: waves learn of one another by way of others") {
  CoherenceWaves waves;
  waves.begin(3);
  CHECK(waves.learnt(2, 0) == nullptr);
  waves.at(64, 0, 5, true, false, 1);
  waves.at(64, 1, 6, true, true, 2);
  waves.at(64, 2, 7, false, true, 3);
  REQUIRE(waves.learnt(2, 0) != nullptr);
  CHECK((waves.learnt(2, 0)->stamp == 5 && waves.learnt(2, 0)->by == 3));
  CHECK(waves.learnt(2, 1)->stamp == 6);
  CHECK(waves.learnt(0, 1) == nullptr);
}

TEST_CASE("coherence: dwords, and bytes of them, across pages") {
  CoherenceCells cells;
  std::uint32_t visits = 0, bytes = 0;
  cells.each<false>(4094, 4, [&](CoherenceTouch&, std::uint64_t, std::uint32_t) { ++visits; });
  CHECK(visits == 0);
  cells.each<true>(4094, 4, [&](CoherenceTouch& touch, std::uint64_t dword, std::uint32_t in) {
    ++visits;
    bytes = bytes << 4 | in;
    touch = {CoherenceTouch::place_of(3, 17, in), 1};
    CHECK(dword == (visits == 1 ? 4092 : 4096));
  });
  CHECK((visits == 2 && bytes == 0xc3));
  cells.each<false>(4096, 4, [&](CoherenceTouch& touch, std::uint64_t, std::uint32_t) {
    CHECK((touch.number() == 3 && touch.lane() == 17 && touch.bytes() == 3));
  });
  std::uint32_t last = 0;
  cells.each<true>(~std::uint64_t{0} - 3, 4, [&](CoherenceTouch&, std::uint64_t, std::uint32_t in) { last += in; });
  CHECK(last == 0xf);
}
