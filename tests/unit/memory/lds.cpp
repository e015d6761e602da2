// LDS specifics: two-address forms, bounds, counters, thread-id addressing.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

struct Two {
  const char* suffix;
  unsigned bytes;
  unsigned unit;  ///< bytes one step of an offset stands for
};
constexpr Two twos[] = {{"_B32", 4, 4}, {"_B64", 8, 8}, {"ST64_B32", 4, 256}, {"ST64_B64", 8, 512}};

std::uint64_t value(const Machine& m, std::uint32_t lane, std::uint32_t reg, unsigned bytes) {
  return bytes == 4 ? m.wave.vgpr(lane, reg) : m.pair(lane, reg);
}

}  // namespace

TEST_CASE("READ2, WRITE2 and WRXCHG2: offsets count elements, times 64 for ST64") {
  for (const Two& two : twos) {
    for (const auto& [offset0, offset1] : {std::pair{0u, 1u}, {3u, 2u}, {5u, 5u}, {0u, 20u}}) {
      CAPTURE(two.suffix);
      Machine m;
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        m.wave.set_vgpr(lane, 1, 16 * lane);
        m.set_pair(lane, 2, 0x1111000000000000ull + 3 * lane);
        m.set_pair(lane, 4, 0x2222000000000000ull + 7 * lane);
      }
      const auto lds = m.lds;
      const std::string read = std::string("DS_READ2") + two.suffix, write = std::string("DS_WRITE2") + two.suffix;
      CHECK(!m.run(read, {{Field::addr, 1}, {Field::vdst, 8}, {Field::offset0, offset0}, {Field::offset1, offset1}}));
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        CHECK(value(m, lane, 8, two.bytes) == peek(lds, 16 * lane + offset0 * two.unit, two.bytes));
        CHECK(value(m, lane, 8 + two.bytes / 4, two.bytes) == peek(lds, 16 * lane + offset1 * two.unit, two.bytes));
      }
      CHECK(m.lds == lds);

      // One lane only: neighbours overlap.
      m.wave.set_exec(1ull << 9);
      auto expected = lds;
      poke(expected, 16 * 9 + offset0 * two.unit, two.bytes, value(m, 9, 2, two.bytes));
      // Equal offsets: one write, of the first datum.
      if (offset0 != offset1) poke(expected, 16 * 9 + offset1 * two.unit, two.bytes, value(m, 9, 4, two.bytes));
      CHECK(!m.run(write, {{Field::addr, 1},
                           {Field::data0, 2},
                           {Field::data1, 4},
                           {Field::offset0, offset0},
                           {Field::offset1, offset1}}));
      CHECK(m.lds == expected);

      m.lds = lds;
      const std::string exchange =
          std::string("DS_WRXCHG2") + (two.suffix[0] == '_' ? "_RTN" : "ST64_RTN") + (two.bytes == 4 ? "_B32" : "_B64");
      CHECK(!m.run(exchange, {{Field::addr, 1},
                              {Field::data0, 2},
                              {Field::data1, 4},
                              {Field::vdst, 8},
                              {Field::offset0, offset0},
                              {Field::offset1, offset1}}));
      CHECK(m.lds == expected);
      CHECK(value(m, 9, 8, two.bytes) == peek(lds, 16 * 9 + offset0 * two.unit, two.bytes));
      CHECK(value(m, 9, 8 + two.bytes / 4, two.bytes) == peek(lds, 16 * 9 + offset1 * two.unit, two.bytes));
    }
  }
}

TEST_CASE("outside the allocation: reads give zero, writes and atomics are dropped, dword by dword") {
  Machine m;
  m.lds.resize(1000);
  m.wave.set_exec(1);
  const auto lds = m.lds;
  for (unsigned i = 0; i < 4; ++i) m.wave.set_vgpr(0, 4 + i, 0xaaaa0000u + i);
  for (const std::uint32_t address : {996u, 992u, 997u, 1000u, 0xfffffff0u}) {
    m.lds = lds;
    m.wave.set_vgpr(0, 1, address);
    CHECK(!m.run("DS_READ_B128", {{Field::addr, 1}, {Field::vdst, 8}}));
    auto expected = lds;
    for (unsigned i = 0; i < 4; ++i) {
      const std::uint64_t at = std::uint64_t{address} + 4 * i;
      CHECK(m.wave.vgpr(0, 8 + i) == (at + 4 <= 1000 ? peek(lds, at, 4) : 0));
      if (at + 4 <= 1000) poke(expected, at, 4, 0xaaaa0000u + i);
    }
    CHECK(!m.run("DS_WRITE_B128", {{Field::addr, 1}, {Field::data0, 4}}));
    CHECK(m.lds == expected);
  }
  m.wave.set_vgpr(0, 1, 1000);
  CHECK(!m.run("DS_ADD_RTN_U32", {{Field::addr, 1}, {Field::data0, 4}, {Field::vdst, 8}}));
  CHECK(m.wave.vgpr(0, 8) == 0);
  m.wave.set_vgpr(0, 1, 999);
  CHECK(!m.run("DS_READ_U8", {{Field::addr, 1}, {Field::vdst, 8}}));
  CHECK(m.wave.vgpr(0, 8) == m.lds[999]);
}

TEST_CASE("a negative base with an offset wraps at 32 bits, M0 does not clamp") {
  Machine m;
  m.wave.set_m0(0);
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 1, 0u - 8);
  CHECK(!m.run("DS_READ_B32", {{Field::addr, 1}, {Field::vdst, 8}, {Field::offset0, 8}, {Field::offset1, 1}}));
  CHECK(m.wave.vgpr(0, 8) == peek(m.lds, 256, 4));
}

TEST_CASE("without an LDS allocation") {
  Machine m;
  m.lds.clear();
  CHECK(!m.run("DS_READ_B64", {{Field::addr, 1}, {Field::vdst, 8}}));
  CHECK(m.pair(3, 8) == 0);
  CHECK(!m.run("DS_WRITE_B64", {{Field::addr, 1}, {Field::data0, 8}}));
}

TEST_CASE("ADDTID: offset + M0[15:0] + 4 * lane") {
  Machine m;
  m.wave.set_m0(0xabcd0100);
  CHECK(!m.run("DS_READ_ADDTID_B32", {{Field::vdst, 8}, {Field::offset0, 12}, {Field::offset1, 1}}));
  for (std::uint32_t lane = 0; lane < 64; ++lane)
    CHECK(m.wave.vgpr(lane, 8) == peek(m.lds, 0x100 + 12 + 256 + 4 * lane, 4));
  auto expected = m.lds;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    m.wave.set_vgpr(lane, 2, 5 * lane);
    poke(expected, 0x100 + 4 * lane, 4, 5 * lane);
  }
  CHECK(!m.run("DS_WRITE_ADDTID_B32", {{Field::data0, 2}}));
  CHECK(m.lds == expected);
}

TEST_CASE("append and consume: one counter, moved by the number of active lanes") {
  for (const std::uint64_t exec : {~0ull, 0x8000000000000001ull, 0xff00ull, 0ull}) {
    for (const bool append : {true, false}) {
      Machine m;
      m.wave.set_exec(exec);
      m.wave.set_m0(64);
      poke(m.lds, 72, 4, 1000);
      CHECK(!m.run(append ? "DS_APPEND" : "DS_CONSUME", {{Field::vdst, 3}, {Field::offset0, 8}}));
      const auto count = static_cast<std::uint32_t>(__builtin_popcountll(exec));
      CHECK(peek(m.lds, 72, 4) == (append ? 1000 + count : 1000 - count));
      for (std::uint32_t lane = 0; lane < 64; ++lane)
        CHECK(m.wave.vgpr(lane, 3) == ((exec >> lane & 1) != 0 ? 1000 : 0));
    }
  }
}

TEST_CASE("the GDS bit is refused") {
  Machine m;
  CHECK(m.run("DS_READ_B32", {{Field::addr, 1}, {Field::vdst, 8}, {Field::gds, 1}}).kind == FaultKind::illegal_operand);
}

TEST_CASE("misaligned LDS atomics fault, plain accesses do not") {
  Machine m;
  m.wave.set_exec(0x30);
  m.wave.set_vgpr(4, 1, 64);
  m.wave.set_vgpr(5, 1, 68);
  Fault fault = m.run("DS_ADD_U64", {{Field::addr, 1}, {Field::data0, 2}});
  CHECK(fault.kind == FaultKind::misaligned);
  CHECK(fault.lane == 5);
  CHECK(fault.address == 68);
  CHECK(fault.size == 8);
  m.wave.set_vgpr(5, 1, 66);
  CHECK(m.run("DS_MAX_F32", {{Field::addr, 1}, {Field::data0, 2}}).kind == FaultKind::misaligned);
  m.wave.set_m0(2);
  CHECK(m.run("DS_APPEND", {{Field::vdst, 3}}).kind == FaultKind::misaligned);
  CHECK(!m.run("DS_READ_B128", {{Field::addr, 1}, {Field::vdst, 8}}));
}
