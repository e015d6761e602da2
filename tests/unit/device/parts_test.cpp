// What a part of a launch wrote: found, sent as bytes, put together.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/device/memory_snapshot.hpp"
#include "lockstep/device/merge.hpp"
#include "lockstep/device/write_set.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace lockstep;

namespace {

constexpr std::uint64_t size = 3 * MemorySnapshot::block_bytes + 100;

struct Memory {
  DeviceMemory memory;
  std::uint64_t address = *memory.allocate(size);

  void put(std::uint64_t at, std::uint8_t value) {
    REQUIRE(memory.write(address + at, std::span<const std::uint8_t>(&value, 1)));
  }
  std::uint8_t get(std::uint64_t at) const {
    std::uint8_t value = 0;
    REQUIRE(memory.read(address + at, std::span<std::uint8_t>(&value, 1)));
    return value;
  }
  MemorySnapshot snapshot() const {
    auto taken = MemorySnapshot::of(memory);
    REQUIRE(taken);
    return std::move(*taken);
  }
};

std::vector<WriteSet> changes(const MemorySnapshot& before, std::size_t most_bytes = 1 << 20) {
  std::vector<WriteSet> all;
  each_change(before, AtomicLog(), most_bytes, [&](const WriteSet& set) { all.push_back(set); });
  return all;
}

WriteSet some_set() {
  WriteSet set;
  set.runs = {{0x1000, 64}, {0x2000, 64}};
  set.bytes.assign(128, 7);
  set.atomics = {{0x3000, 5, {AtomicOperation::add, AtomicType::none, 4, false, false, false}}};
  set.kept = {{0x4000, 1}};
  return set;
}

}  // namespace

TEST_CASE("equal bytes, of any count") {
  std::array<std::uint8_t, 64> a{}, b{};
  for (std::size_t i = 0; i < 64; ++i) a[i] = b[i] = static_cast<std::uint8_t>(i * 37);
  for (std::size_t count = 0; count <= 64; ++count) {
    const std::uint64_t all = count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
    CHECK(detail::equal_bytes(a.data(), b.data(), count) == all);
    if (count == 0) continue;
    for (const std::uint8_t change : {1, 0x80, 0xff}) {
      b[count - 1] ^= change;
      CHECK(detail::equal_bytes(a.data(), b.data(), count) == (all & ~(std::uint64_t{1} << (count - 1))));
      b[count - 1] ^= change;
    }
  }
}

TEST_CASE("a write set as bytes and back, bytes that are none") {
  const WriteSet set = some_set();
  const std::vector<std::uint8_t> bytes = set.to_bytes();
  const auto again = WriteSet::from_bytes(bytes);
  REQUIRE(again);
  CHECK(again->to_bytes() == bytes);
  CHECK(again->runs.size() == 2);
  CHECK(again->atomics[0].place.operation == AtomicOperation::add);
  CHECK(WriteSet::from_bytes(WriteSet().to_bytes()));
  // Cut off at every byte, and one too many.
  for (std::size_t length = 0; length < bytes.size(); ++length)
    CHECK(!WriteSet::from_bytes(std::span(bytes).first(length)));
  std::vector<std::uint8_t> longer = bytes;
  longer.push_back(0);
  CHECK(!WriteSet::from_bytes(longer));
  // More of each than there can be.
  for (std::size_t count = 0; count < 3; ++count) {
    std::vector<std::uint8_t> wrong = bytes;
    for (std::size_t i = 0; i < 8; ++i) wrong[8 * count + i] = 0xff;
    CHECK(!WriteSet::from_bytes(wrong));
  }
  WriteSet odd = set;
  odd.atomics[0].place.bytes = 3;
  CHECK(!WriteSet::from_bytes(odd.to_bytes()));
}

TEST_CASE("what has changed since a snapshot, and all of it put back") {
  Memory m;
  m.put(5, 1);
  const MemorySnapshot before = m.snapshot();
  CHECK(changes(before).empty());
  m.put(5, 2);
  m.put(MemorySnapshot::block_bytes + 64, 3);
  m.put(size - 1, 4);
  const std::vector<WriteSet> all = changes(before);
  REQUIRE(all.size() == 1);
  REQUIRE(all[0].runs.size() == 3);
  CHECK(all[0].runs[0].address == m.address);
  CHECK(all[0].runs[0].count == WriteSet::line_bytes);
  CHECK(all[0].bytes[5] == 2);
  CHECK(all[0].runs[1].address == m.address + MemorySnapshot::block_bytes + 64);
  CHECK(all[0].runs[2].address + all[0].runs[2].count == m.address + size);
  CHECK(changes(before, 1).size() == 3);  // in pieces
  before.restore();
  CHECK(m.get(5) == 1);
  CHECK(m.get(size - 1) == 0);
  CHECK(changes(before).empty());
}

TEST_CASE("memory of the host is no part of a snapshot") {
  Memory m;
  std::vector<std::uint8_t> host(64);
  REQUIRE(m.memory.map_host(host.data(), host.size(), true));
  const auto taken = MemorySnapshot::of(m.memory);
  REQUIRE(!taken);
  CHECK(taken.message().find("is the host's") != std::string::npos);
}

TEST_CASE("two parts are put together if they write other bytes, or the same value") {
  Memory m;
  const MemorySnapshot before = m.snapshot();
  const auto part = [&](std::initializer_list<std::pair<std::uint64_t, std::uint8_t>> writes) {
    for (const auto& [at, value] : writes) m.put(at, value);
    std::vector<WriteSet> sets = changes(before);
    before.restore();
    return sets.at(0);
  };
  const WriteSet one = part({{0, 1}, {2, 3}}), other = part({{1, 2}, {2, 3}}), third = part({{2, 9}});
  {
    WriteMerger merger(before);
    merger.add(0, one);
    merger.add(1, other);
    REQUIRE(merger.finish());
    CHECK(m.get(0) == 1);
    CHECK(m.get(1) == 2);
    CHECK(m.get(2) == 3);
    before.restore();
  }
  WriteMerger merger(before);
  merger.add(0, one);
  merger.add(1, third);
  CHECK(!merger.finish());
  CHECK(m.get(0) == 0);  // as it was
  CHECK(m.get(2) == 0);
}
