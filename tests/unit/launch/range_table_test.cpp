#include "lockstep/memory/range_table.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>

using namespace lockstep;

namespace {

MemoryRange range(std::uint64_t address, std::uint64_t size) {
  MemoryRange r;
  r.address = address;
  r.size = size;
  return r;
}

/// Does the table hold exactly these ranges, and find them from every side?
void same(const RangeTable& table, const std::map<std::uint64_t, std::uint64_t>& expected) {
  auto next = expected.begin();
  table.for_each([&](const std::shared_ptr<const MemoryRange>& r) {
    REQUIRE(next != expected.end());
    CHECK(r->address == next->first);
    CHECK(r->size == next->second);
    ++next;
  });
  CHECK(next == expected.end());
  CHECK(table.empty() == expected.empty());
  const auto probe = [&](std::uint64_t address) {
    const auto after = expected.upper_bound(address);
    const MemoryRange *below = table.at_or_below(address), *above = table.above(address);
    REQUIRE((below != nullptr) == (after != expected.begin()));
    REQUIRE((above != nullptr) == (after != expected.end()));
    if (below) CHECK(below->address == std::prev(after)->first);
    if (above) CHECK(above->address == after->first);
  };
  probe(0);
  probe(~std::uint64_t{0});
  for (const auto& each : expected) {
    probe(each.first - 1);
    probe(each.first);
    probe(each.first + 1);
  }
}

}  // namespace

TEST_CASE("a table after random changes, and its versions, against std::map") {
  std::mt19937 random(7);
  for (const unsigned most : {1u, 40u, 3000u}) {
    RangeTable table;
    std::map<std::uint64_t, std::uint64_t> expected;
    std::vector<std::pair<RangeTable, std::map<std::uint64_t, std::uint64_t>>> versions;
    // Grows to `most` ranges, lives on for a while, shrinks to none.
    for (unsigned step = 0, shrinking = 0; !shrinking || !expected.empty(); ++step) {
      shrinking |= step > 4 * most;
      const std::uint64_t address = 16 + random() % (8 * most) * 16;
      const auto found = expected.lower_bound(address);
      const bool insert = !shrinking && expected.size() < most && random() % 3 != 0;
      if (insert && (found == expected.end() || found->first != address)) {
        table.insert(range(address, 16));
        expected[address] = 16;
      } else if (found != expected.end() && random() % 4 == 0) {
        table.replace(range(found->first, 8));
        found->second = 8;
      } else if (!insert && found != expected.end()) {
        table.erase(found->first);
        expected.erase(found);
      } else if (shrinking && !expected.empty()) {
        table.erase(expected.begin()->first);
        expected.erase(expected.begin());
      }
      if (step % (most / 2 + 1) == 0) versions.emplace_back(table, expected);
    }
    same(table, expected);
    for (const auto& [version, content] : versions) same(version, content);
  }
}

TEST_CASE("a table built at once") {
  for (const unsigned count : {0u, 1u, 32u, 33u, 1024u, 1025u, 5000u}) {
    std::vector<std::shared_ptr<const MemoryRange>> ranges;
    std::map<std::uint64_t, std::uint64_t> expected;
    for (unsigned i = 0; i < count; ++i) {
      ranges.push_back(std::make_shared<const MemoryRange>(range(100 + 64 * i, i + 1)));
      expected[100 + 64 * i] = i + 1;
    }
    RangeTable table(std::move(ranges));
    same(table, expected);
    table.insert(range(99 + 64 * count, 5));
    expected[99 + 64 * count] = 5;
    table.insert(range(1, 2));
    expected[1] = 2;
    same(table, expected);
  }
}
