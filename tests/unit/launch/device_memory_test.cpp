#include "lockstep/launch/device_memory.hpp"

#include <doctest/doctest.h>

#include <thread>

using namespace lockstep;

namespace {
std::uint32_t read32(const MemoryView& view, std::uint64_t address) {
  std::uint8_t b[4] = {};
  REQUIRE(view.read(address, b, 4));
  return b[0] | b[1] << 8 | b[2] << 16 | std::uint32_t{b[3]} << 24;
}
bool write32(const MemoryView& view, std::uint64_t address, std::uint32_t value) {
  const std::uint8_t b[4] = {static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(value >> 8),
                             static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 24)};
  return view.write(address, b, 4);
}
}  // namespace

TEST_CASE("allocations are zero, apart, and at addresses that repeat") {
  DeviceMemory first, second;
  for (std::uint64_t size : {1ull, 4096ull, 5000ull}) {
    auto a = first.allocate(size), b = second.allocate(size);
    REQUIRE(a);
    REQUIRE(b);
    CHECK(*a == *b);
    CHECK(*a % 4096 == 0);
    std::uint8_t byte = 1;
    CHECK(first.view().read(*a + size - 1, &byte, 1));
    CHECK(byte == 0);
    CHECK(!first.view().read(*a + size, &byte, 1));
    CHECK(!first.view().read(*a - 1, &byte, 1));
  }
  CHECK(first.allocate(0).message() == "cannot allocate 0 bytes");
  CHECK(first.allocate(~0ull).message() == "the host has no memory for an allocation of 18446744073709551615 bytes");
}

TEST_CASE("reads and writes of every size stop at the range's ends") {
  DeviceMemory memory;
  const std::uint64_t base = *memory.allocate(64);
  const MemoryView view = memory.view();
  std::uint8_t buffer[72] = {};
  for (std::uint32_t count = 1; count <= 64; ++count)
    for (std::uint64_t offset = 0; offset <= 66; ++offset) {
      const bool inside = offset + count <= 64;
      CHECK(view.write(base + offset, buffer, count) == inside);
      CHECK(view.read(base + offset, buffer, count) == inside);
    }
  CHECK(!view.read(~0ull, buffer, 4));
  CHECK(!view.read(0, buffer, 1));
}

TEST_CASE("bytes keep their place at any alignment") {
  DeviceMemory memory;
  const std::uint64_t base = *memory.allocate(64);
  const MemoryView view = memory.view();
  for (std::uint32_t offset = 0; offset < 9; ++offset)
    for (std::uint32_t count = 1; count <= 19; ++count) {
      std::uint8_t out[20], in[20] = {};
      for (std::uint32_t i = 0; i < count; ++i) out[i] = static_cast<std::uint8_t>(offset * 31 + count * 7 + i);
      REQUIRE(view.write(base + offset, out, count));
      REQUIRE(view.read(base + offset, in, count));
      CHECK(std::memcmp(in, out, count) == 0);
    }
}

TEST_CASE("a dword that begins inside a range reads as zero beyond its end") {
  DeviceMemory memory;
  const std::uint64_t base = *memory.allocate(6);
  const MemoryView view = memory.view();
  const std::uint8_t bytes[6] = {1, 2, 3, 4, 5, 6};
  REQUIRE(view.write(base, bytes, 6));
  CHECK(read32(view, base + 4) == 0x0605);
  std::uint8_t b[8];
  CHECK(!view.read(base + 3, b, 4));   // not a dword's address
  CHECK(!view.read(base, b, 8));       // not one dword
  CHECK(!view.read(base + 8, b, 4));   // begins outside
  CHECK(!write32(view, base + 4, 0));  // and never a write
}

TEST_CASE("a dword that ends in another range") {
  alignas(8) std::uint8_t bytes[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  DeviceMemory memory;
  REQUIRE(memory.map_host(bytes, 5));
  const auto base = reinterpret_cast<std::uintptr_t>(bytes);
  CHECK(read32(memory.view(), base + 4) == 0x05);
  REQUIRE(memory.map_host(bytes + 6, 2));
  CHECK(read32(memory.view(), base + 4) == 0x08070005);  // byte 5 is nobody's
}

TEST_CASE("host ranges are used in place") {
  DeviceMemory memory;
  std::uint32_t data[4] = {1, 2, 3, 4};
  const auto address = reinterpret_cast<std::uintptr_t>(data);
  REQUIRE(memory.map_host(data, sizeof data));
  CHECK(memory.map_host(data, sizeof data));  // again: no error
  const MemoryView view = memory.view();
  CHECK(read32(view, address + 8) == 3);
  CHECK(write32(view, address + 8, 7));
  CHECK(data[2] == 7);
  auto clash = memory.map_host(data + 1, 4);
  CHECK(clash.message().find("overlaps the host range " + hex(address) + "..") != std::string::npos);
  CHECK(!memory.release(address));
  REQUIRE(memory.unmap_host(data));
  CHECK(read32(memory.view(), address) == 1);  // mapped twice
  REQUIRE(memory.unmap_host(data));
  CHECK(!memory.unmap_host(data));
  std::uint8_t byte;
  CHECK(!memory.view().read(address, &byte, 1));
  CHECK(!memory.map_host(nullptr, 4));
  CHECK(!memory.map_host(data, 0));
}

TEST_CASE("a read-only host range cannot be written") {
  DeviceMemory memory;
  const std::uint32_t data[2] = {5, 6};
  REQUIRE(memory.map_host(data, sizeof data, false));
  const MemoryView view = memory.view();
  const auto address = reinterpret_cast<std::uintptr_t>(data);
  CHECK(read32(view, address) == 5);
  CHECK(!write32(view, address, 1));
  std::uint32_t old = 0;
  CHECK(!view.atomic(address, old, [](std::uint32_t v) { return v; }));
}

TEST_CASE("a view keeps what is released meanwhile") {
  DeviceMemory memory;
  const std::uint64_t base = *memory.allocate(16);
  const MemoryView before = memory.view();
  REQUIRE(memory.release(base));
  CHECK(memory.release(base).message() == "no allocation begins at " + hex(base));
  CHECK(write32(before, base, 1));
  CHECK(!write32(memory.view(), base, 1));
}

TEST_CASE("atomics of several threads lose nothing") {
  DeviceMemory memory;
  const std::uint64_t base = *memory.allocate(16);
  const auto work = [view = memory.view(), base] {
    std::uint32_t old32 = 0;
    std::uint64_t old64 = 0;
    for (int i = 0; i < 20000; ++i) {
      view.atomic(base, old32, [](std::uint32_t v) { return v + 1; });
      view.atomic(base + 8, old64, [](std::uint64_t v) { return v + 0x100000001; });
    }
  };
  std::thread a(work), b(work);
  a.join();
  b.join();
  CHECK(read32(memory.view(), base) == 40000);
  CHECK(read32(memory.view(), base + 8) == 40000);
  CHECK(read32(memory.view(), base + 12) == 40000);
  std::uint32_t old = 0;
  CHECK(!memory.view().atomic(base + 2, old, [](std::uint32_t v) { return v; }));
}

TEST_CASE("where an address lies, in words") {
  DeviceMemory memory;
  CHECK(memory.view().describe(0x1000, 4) == "no memory is registered");
  CHECK(memory.view().describe(0xffc, 4) == "near address 0: a null pointer");
  const std::uint64_t a = *memory.allocate(256, "allocation"), b = *memory.allocate(4096, "allocation");
  const std::string first = "allocation " + hex(a) + ".." + hex(a + 256) + " (256 bytes)";
  const std::string second = "allocation " + hex(b) + ".." + hex(b + 4096) + " (4096 bytes)";
  const MemoryView view = memory.view();
  CHECK(view.describe(a + 256, 4) == "0 bytes past the end of " + first);
  CHECK(view.describe(a + 260, 4) == "4 bytes past the end of " + first);
  CHECK(view.describe(a + 254, 4) == "crosses the end of " + first);
  CHECK(view.describe(b - 1, 1) == "1 byte before " + second);
  // Far from all: more than 1 MiB, and than the range is long.
  CHECK(view.describe(a - (1 << 20), 4) == "1048576 bytes before " + first);
  CHECK(view.describe(a - (1 << 20) - 1, 4) == "in no allocation, and near none");
  CHECK(view.describe(b + 4096 + (1 << 20), 4) == "1048576 bytes past the end of " + second);
  CHECK(view.describe(b + 4097 + (1 << 20), 4) == "in no allocation, and near none");
  CHECK(view.describe(0x2000, 4) == "in no allocation, and near none");
  CHECK(view.describe(~0ull - 8, 4) == "in no allocation, and near none");

  // Ranges of one launch alone, which are nearer.
  MemoryRange own;
  own.address = 0x10000;
  own.size = 64;
  own.label = "a label that is too long to stand in the string itself";
  const MemoryView launch(view, std::make_shared<const std::vector<MemoryRange>>(1, own));
  CHECK(launch.describe(0xf000, 4) == "4096 bytes before " + own.label + " 0x10000..0x10040 (64 bytes)");
  CHECK(launch.describe(0x10050, 4) == "16 bytes past the end of " + own.label + " 0x10000..0x10040 (64 bytes)");
}

TEST_CASE("an overrun of a long allocation is told by its distance") {
  DeviceMemory memory;
  const std::uint64_t a = *memory.allocate(4 << 20, "allocation");
  const MemoryView view = memory.view();
  CHECK(view.describe(a + (8 << 20), 4).find("4194304 bytes past the end of allocation ") == 0);
  CHECK(view.describe(a + (8 << 20) + 1, 4) == "in no allocation, and near none");
}

TEST_CASE("thousands of ranges come and go, and views keep theirs") {
  DeviceMemory memory;
  std::vector<std::uint64_t> addresses;
  std::vector<std::uint32_t> host(2 * 3000);
  for (std::uint32_t i = 0; i < 3000; ++i) {
    addresses.push_back(*memory.allocate(8));
    REQUIRE(memory.map_host(&host[2 * i], 4));
    REQUIRE(write32(memory.view(), addresses[i], i));
    REQUIRE(write32(memory.view(), reinterpret_cast<std::uintptr_t>(&host[2 * i]), i));
  }
  const MemoryView all = memory.view();
  for (std::uint32_t i = 0; i < 3000; i += 2) {
    REQUIRE(memory.release(addresses[i]));
    REQUIRE(memory.unmap_host(&host[2 * i]));
  }
  const MemoryView half = memory.view();
  std::uint8_t byte = 0;
  for (std::uint32_t i = 0; i < 3000; ++i) {
    CHECK(read32(all, addresses[i]) == i);
    CHECK(host[2 * i] == i);
    CHECK(half.read(addresses[i], &byte, 1) == (i % 2 == 1));
    if (i % 2 == 1) CHECK(half.find(addresses[i], 8) == all.find(addresses[i], 8));  // shared, no copy
    CHECK(half.read(reinterpret_cast<std::uintptr_t>(&host[2 * i]), &byte, 1) == (i % 2 == 1));
    CHECK(!half.read(reinterpret_cast<std::uintptr_t>(&host[2 * i + 1]), &byte, 1));
  }
}

TEST_CASE("an image's part is no allocation") {
  DeviceMemory memory;
  const std::vector<std::uint8_t> image(64);
  const std::uint64_t address = memory.reserve_image(image.size());
  REQUIRE(memory.add_image(address, image, {{0, 64, false, "code of x.hsaco"}}));
  CHECK(memory.release(address).message() ==
        "the code of x.hsaco begins at " + hex(address) + ", no allocation: it goes when its code object is unloaded");
  std::uint8_t byte = 0;
  CHECK(memory.view().read(address, &byte, 1));
  const std::uint64_t allocation = *memory.allocate(4);
  CHECK(!memory.release_image_part(allocation));
  CHECK(memory.release_image_part(address));
  CHECK(!memory.view().read(address, &byte, 1));
}

TEST_CASE("a set of host ranges, bytes and protection, against a byte map") {
  alignas(4096) static std::uint8_t bytes[4 * 4096];
  std::uint32_t seed = 1;
  const auto random = [&](std::uint32_t below) { return (seed = seed * 1664525 + 1013904223) / 7 % below; };
  const auto base = reinterpret_cast<std::uintptr_t>(bytes);
  DeviceMemory memory;
  for (int round = 0; round < 40; ++round) {
    std::vector<HostRange> set(random(6));
    // 0: not mapped; of pages: 1 writable, 2 read-only; of a range itself: 3 writable, 4 read-only
    std::vector<int> expected(sizeof bytes);
    const auto cover = [&](std::uint64_t begin, std::uint64_t end, int what) {
      for (; begin < end; ++begin) expected[begin] = std::max(expected[begin], what);
    };
    for (HostRange& range : set) {
      const std::uint32_t begin = random(sizeof bytes - 1),
                          size = 1 + random(std::min<std::uint32_t>(5000, sizeof bytes - 1 - begin));
      range = {bytes + begin, size, random(2) == 0, random(3) == 0};
      cover(begin, begin + size, range.writable ? 3 : 4);
      if (range.whole_pages) cover(begin / 4096 * 4096, (begin + size + 4095) / 4096 * 4096, range.writable ? 1 : 2);
    }
    REQUIRE(memory.set_host_ranges(set));
    const MemoryView view = memory.view();
    for (std::uint64_t i = 0; i < sizeof bytes; ++i) {
      std::uint8_t byte = 0;
      REQUIRE(view.read(base + i, &byte, 1) == (expected[i] != 0));
      REQUIRE(view.write(base + i, &byte, 1) == (expected[i] % 2 == 1));
    }
  }
}

TEST_CASE("a set of host ranges replaces the one before, and nothing else") {
  DeviceMemory memory;
  std::uint32_t first[8] = {1, 2, 3}, second[8] = {4, 5, 6}, mapped[4] = {7};
  const auto at = [](const void* p) { return reinterpret_cast<std::uintptr_t>(p); };
  const std::uint64_t allocation = *memory.allocate(4);
  REQUIRE(memory.map_host(mapped, sizeof mapped));
  const HostRange one[] = {{first, 16}, {first + 4, 16}, {first + 2, 16}};
  REQUIRE(memory.set_host_ranges(one));
  CHECK(read32(memory.view(), at(first)) == 1);
  std::uint8_t wide[32];
  CHECK(memory.view().read(at(first), wide, 32));  // touching pieces are one
  CHECK(memory.unmap_host(first).message() ==
        "the host range at " + hex(at(first)) + " belongs to a set, which only another set replaces");
  const MemoryView before = memory.view();
  const HostRange other[] = {{second, sizeof second, false}};
  REQUIRE(memory.set_host_ranges(other));
  CHECK(read32(before, at(first)) == 1);
  CHECK(!memory.view().read(at(first), wide, 1));
  CHECK(read32(memory.view(), at(second)) == 4);
  CHECK(!write32(memory.view(), at(second), 1));
  const HostRange clash[] = {{first, 4}, {mapped + 1, 4}};
  CHECK(memory.set_host_ranges(clash).message() == "the range " + hex(at(mapped) + 4) + ".." + hex(at(mapped) + 8) +
                                                       " overlaps the host range " + hex(at(mapped)) + ".." +
                                                       hex(at(mapped) + 16));
  const HostRange bad[] = {{first, 4}, {second, 0}};
  CHECK(memory.set_host_ranges(bad).message() ==
        "range 1 of the set: cannot map the host range at " + hex(at(second)) + " with 0 bytes");
  CHECK(read32(memory.view(), at(second)) == 4);  // as before
  REQUIRE(memory.set_host_ranges({}));
  CHECK(!memory.view().read(at(second), wide, 1));
  CHECK(read32(memory.view(), at(mapped)) == 7);
  CHECK(read32(memory.view(), allocation) == 0);
}

TEST_CASE("host ranges of one launch, bytes and protection, beside what the device has, against a byte map") {
  alignas(4096) static std::uint8_t bytes[4 * 4096];
  std::uint32_t seed = 7;
  const auto random = [&](std::uint32_t below) { return (seed = seed * 1664525 + 1013904223) / 7 % below; };
  const auto base = reinterpret_cast<std::uintptr_t>(bytes);
  for (int round = 0; round < 60; ++round) {
    DeviceMemory memory;
    // 0: none, 1: of the launch, writable, 2: the same, read-only, 3: the device's, writable, 4: the same, read-only
    std::vector<int> expected(sizeof bytes);
    const auto cover = [&](std::uint64_t begin, std::uint64_t size, int what) {
      for (const std::uint64_t end = begin + size; begin < end; ++begin)
        expected[begin] = std::max(expected[begin], what);
    };
    std::vector<HostRange> own(1 + random(6));
    for (HostRange& range : own) {
      const std::uint32_t begin = random(sizeof bytes - 1),
                          size = 1 + random(std::min<std::uint32_t>(5000, sizeof bytes - 1 - begin));
      range = {bytes + begin, size, random(2) == 0, false};
      cover(begin, size, range.writable ? 1 : 2);
    }
    for (std::uint32_t at = random(3000); at < sizeof bytes;) {  // mapped, with gaps and without
      const std::uint32_t size = std::min<std::uint32_t>(1 + random(3000), sizeof bytes - at);
      const bool writable = random(2) == 0;
      REQUIRE(memory.map_host(bytes + at, size, writable, "mapped"));
      cover(at, size, writable ? 3 : 4);
      at += size + (random(2) == 0 ? 0 : random(2000));
    }
    const auto view = memory.view_with(own);
    REQUIRE(view);
    for (std::uint64_t i = 0; i < sizeof bytes; ++i) {
      std::uint8_t byte = 0;
      REQUIRE(view->read(base + i, &byte, 1) == (expected[i] != 0));
      REQUIRE(view->write(base + i, &byte, 1) == (expected[i] % 2 == 1));
      const bool mapped = view->describe(base + i, 1).find("mapped ") != std::string::npos;
      REQUIRE((expected[i] == 0 || mapped == (expected[i] >= 3)));
      REQUIRE(memory.view().read(base + i, &byte, 1) == (expected[i] >= 3));  // nobody else sees them
    }
  }
}

TEST_CASE("host ranges of one launch: what cannot be, and none") {
  DeviceMemory memory;
  std::uint32_t word = 5;
  const auto at = reinterpret_cast<std::uintptr_t>(&word);
  const HostRange bad[] = {{&word, 4}, {&word, 0}};
  CHECK(memory.view_with(bad).message() ==
        "range 1 of the set: cannot map the host range at " + hex(at) + " with 0 bytes");
  REQUIRE(memory.view_with({}));
  CHECK(memory.view_with({})->ranges().empty());
  const HostRange all[] = {
      {reinterpret_cast<const void*>(std::uintptr_t{1}), ~std::uint64_t{0} - 1}};  // up to the last byte
  CHECK(read32(*memory.view_with(all), at) == 5);
  const std::uint64_t allocation = *memory.allocate(4);
  CHECK(read32(*memory.view_with(all), allocation) == 0);
}
