// Integer atomics: every operation of every unit, with and without return, against one table of results.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

using Model = std::uint64_t (*)(std::uint64_t memory, std::uint64_t data, std::uint64_t data1, unsigned bits);

std::int64_t as_signed(std::uint64_t v, unsigned bits) {
  return static_cast<std::int64_t>(v << (64 - bits)) >> (64 - bits);
}

struct Operation {
  const char* name;  ///< FLAT, GLOBAL, BUFFER, S_, S_BUFFER; null: DS only
  const char* ds;    ///< null: absent. A trailing view letter is added: U, I or B
  char view;
  Model model;
};
const Operation operations[] = {
    {"SWAP", nullptr, 'B', [](std::uint64_t, std::uint64_t d, std::uint64_t, unsigned) { return d; }},
    {"CMPSWAP", "CMPST", 'B',
     [](std::uint64_t m, std::uint64_t d, std::uint64_t c, unsigned) { return m == c ? d : m; }},
    {"ADD", "ADD", 'U', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m + d; }},
    {"SUB", "SUB", 'U', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m - d; }},
    {nullptr, "RSUB", 'U', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return d - m; }},
    {"SMIN", "MIN", 'I',
     [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned b) {
       return as_signed(d, b) < as_signed(m, b) ? d : m;
     }},
    {"UMIN", "MIN", 'U', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return d < m ? d : m; }},
    {"SMAX", "MAX", 'I',
     [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned b) {
       return as_signed(d, b) > as_signed(m, b) ? d : m;
     }},
    {"UMAX", "MAX", 'U', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return d > m ? d : m; }},
    {"AND", "AND", 'B', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m & d; }},
    {"OR", "OR", 'B', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m | d; }},
    {"XOR", "XOR", 'B', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m ^ d; }},
    {"INC", "INC", 'U', [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m >= d ? 0 : m + 1; }},
    {"DEC", "DEC", 'U',
     [](std::uint64_t m, std::uint64_t d, std::uint64_t, unsigned) { return m == 0 || m > d ? d : m - 1; }},
    {nullptr, "MSKOR", 'B', [](std::uint64_t m, std::uint64_t d, std::uint64_t v, unsigned) { return (m & ~d) | v; }},
};

/// Edge values, cut to the width.
std::uint64_t edge(unsigned i, unsigned bits) {
  const std::uint64_t sign = 1ull << (bits - 1), all = bits == 64 ? ~0ull : (1ull << bits) - 1;
  const std::uint64_t values[] = {0, 1, 2, sign - 1, sign, sign + 1, all, all - 1, 0x123456789abcdef0ull & all};
  return values[i % 9];
}

constexpr const char* units[] = {"FLAT", "FLAT-LDS", "FLAT-PRIVATE", "GLOBAL", "BUFFER", "DS"};

}  // namespace

TEST_CASE("vector atomics") {
  for (const std::string unit : units) {
    for (const Operation& op : operations) {
      for (const unsigned bits : {32u, 64u}) {
        for (const bool returns : {false, true}) {
          const bool ds = unit == "DS";
          if (ds ? op.ds == nullptr : op.name == nullptr) continue;
          const std::string name =
              ds ? std::string("DS_") + op.ds + (returns ? "_RTN_" : "_") + op.view + std::to_string(bits)
                 : unit.substr(0, unit.find('-')) + "_ATOMIC_" + op.name + (bits == 64 ? "_X2" : "");
          CAPTURE(name);
          Machine m;
          const std::uint64_t exec = 0xfffffffffffffffbull;
          m.wave.set_exec(exec);
          m.wave.s[24] = static_cast<std::uint32_t>(Machine::base);
          m.wave.s[25] = static_cast<std::uint32_t>(Machine::base >> 32);
          m.wave.s[26] = 1 << 16;
          m.wave.s[27] = 4 << 15;
          auto& memory = ds || unit == "FLAT-LDS" ? m.lds : unit == "FLAT-PRIVATE" ? m.scratch : m.global;
          const std::uint64_t step = unit == "FLAT-PRIVATE" ? Machine::scratch_bytes : 16;
          const std::uint64_t origin = unit == "FLAT-LDS"       ? Machine::shared_base
                                       : unit == "FLAT-PRIVATE" ? Machine::private_base
                                                                : Machine::base;
          const std::uint32_t words = bits / 32;
          const bool swapped = std::string_view(op.ds == nullptr ? "" : op.ds) == "CMPST" && ds;
          Wave expected = m.wave;
          std::vector<std::uint64_t> after(64);
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            const std::uint64_t old = edge(lane, bits), data = edge(lane / 3 + lane, bits),
                                data1 = lane % 2 ? old : edge(lane / 7, bits);
            poke(memory, step * lane, bits / 8, old);
            after[lane] = op.model(old, data, data1, bits);
            if (ds || unit == "BUFFER")
              m.wave.set_vgpr(lane, 10, static_cast<std::uint32_t>(step * lane));
            else
              m.set_pair(lane, 10, origin + (unit == "FLAT-PRIVATE" ? 0 : step * lane));
            // Data in v20.. ; DS has the second operand in v30.., others behind the first.
            m.wave.set_vgpr(lane, 40, 0x77777777);
            const std::uint64_t first = swapped ? data1 : data, second = swapped ? data : data1;
            for (unsigned i = 0; i < words; ++i) {
              m.wave.set_vgpr(lane, 20 + i, static_cast<std::uint32_t>(first >> (32 * i)));
              m.wave.set_vgpr(lane, (ds ? 30 : 20 + words) + i, static_cast<std::uint32_t>(second >> (32 * i)));
            }
          }
          const auto before = memory;
          auto expected_memory = memory;
          expected = m.wave;
          const std::uint32_t result = unit == "BUFFER" ? 20 : 40;
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            if ((exec >> lane & 1) == 0) continue;
            poke(expected_memory, step * lane, bits / 8, after[lane]);
            for (unsigned i = 0; i < words && returns; ++i) {
              expected.set_vgpr(lane, result + i, static_cast<std::uint32_t>(peek(before, step * lane + 4 * i, 4)));
            }
          }
          Fault fault;
          if (ds) {
            fault = m.run(name, {{Field::addr, 10}, {Field::data0, 20}, {Field::data1, 30}, {Field::vdst, 40}});
          } else if (unit == "BUFFER") {
            fault = m.run(name, {{Field::srsrc, 6},
                                 {Field::soffset, 128},
                                 {Field::vaddr, 10},
                                 {Field::offen, 1},
                                 {Field::vdata, 20},
                                 {Field::sc0, returns}});
          } else {
            fault = m.run(name, {{Field::addr, 10},
                                 {Field::saddr, unit == "GLOBAL" ? off : 0},
                                 {Field::data, 20},
                                 {Field::vdst, 40},
                                 {Field::sc0, returns}});
          }
          CHECK(fault.detail == "");
          CHECK(memory == expected_memory);
          CHECK(m.wave == expected);
        }
      }
    }
  }
}

TEST_CASE("scalar atomics: the old value only with GLC") {
  for (const char* prefix : {"S_ATOMIC_", "S_BUFFER_ATOMIC_"}) {
    for (const Operation& op : operations) {
      if (op.name == nullptr) continue;
      for (const unsigned bits : {32u, 64u}) {
        for (unsigned i = 0; i < 81; ++i) {
          const bool glc = i % 2 != 0;
          const std::uint64_t old = edge(i, bits), data = edge(i / 9, bits), data1 = i % 3 ? old : data;
          Machine m;
          m.wave.set_scalar_pair(8, Machine::base);
          m.wave.s[10] = 4096;
          poke(m.global, 48, bits / 8, old);
          const unsigned words = bits / 32;
          for (unsigned w = 0; w < words; ++w) {
            m.wave.s[20 + w] = static_cast<std::uint32_t>(data >> (32 * w));
            m.wave.s[20 + words + w] = static_cast<std::uint32_t>(data1 >> (32 * w));
          }
          Wave expected = m.wave;
          auto memory = m.global;
          poke(memory, 48, bits / 8, op.model(old, data, data1, bits));
          for (unsigned w = 0; w < words && glc; ++w) expected.s[20 + w] = static_cast<std::uint32_t>(old >> (32 * w));
          CHECK(
              !m.run(std::string(prefix) + op.name + (bits == 64 ? "_X2" : ""),
                     {{Field::sbase, 4}, {Field::sdata, 20}, {Field::imm, 1}, {Field::offset, 48}, {Field::glc, glc}}));
          CHECK(m.global == memory);
          CHECK(m.wave == expected);
        }
      }
    }
  }
}

TEST_CASE("all lanes on one address: each sees the value before its own operation, in lane order") {
  Machine m;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    m.set_pair(lane, 10, Machine::base + 32);
    m.wave.set_vgpr(lane, 20, lane);
  }
  poke(m.global, 32, 4, 5);
  CHECK(!m.run("GLOBAL_ATOMIC_ADD",
               {{Field::addr, 10}, {Field::saddr, off}, {Field::data, 20}, {Field::vdst, 1}, {Field::sc0, 1}}));
  for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(m.wave.vgpr(lane, 1) == 5 + lane * (lane - 1) / 2);
  CHECK(peek(m.global, 32, 4) == 5 + 2016);
}

TEST_CASE("DS_WRXCHG, DS_WRAP and DS_CONDXCHG32") {
  for (std::uint32_t i = 0; i < 81; ++i) {
    Machine m;
    m.wave.set_exec(1);
    m.wave.set_vgpr(0, 10, 64);
    const auto old = static_cast<std::uint32_t>(edge(i, 32)), data = static_cast<std::uint32_t>(edge(i / 9, 32));
    poke(m.lds, 64, 4, old);
    m.wave.set_vgpr(0, 20, data);
    m.wave.set_vgpr(0, 30, 0x55);
    CHECK(!m.run("DS_WRAP_RTN_B32", {{Field::addr, 10}, {Field::data0, 20}, {Field::data1, 30}, {Field::vdst, 40}}));
    CHECK(m.wave.vgpr(0, 40) == old);
    CHECK(peek(m.lds, 64, 4) == (old >= data ? old - data : static_cast<std::uint32_t>(old + 0x55)));
  }
  Machine m;
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 10, 68);  // aligned down to eight
  poke(m.lds, 64, 8, 0x1111111122222222ull);
  m.set_pair(0, 20, 0x8000000500000007ull);
  CHECK(!m.run("DS_CONDXCHG32_RTN_B64", {{Field::addr, 10}, {Field::data0, 20}, {Field::vdst, 40}}));
  CHECK(m.pair(0, 40) == 0x1111111122222222ull);
  CHECK(peek(m.lds, 64, 8) == 0x0000000522222222ull);
  m.set_pair(0, 20, 0x0000000580000007ull);
  CHECK(!m.run("DS_CONDXCHG32_RTN_B64", {{Field::addr, 10}, {Field::data0, 20}, {Field::vdst, 40}}));
  CHECK(peek(m.lds, 64, 8) == 0x0000000500000007ull);
  m.set_pair(0, 20, 0x99);
  CHECK(!m.run("DS_WRXCHG_RTN_B64", {{Field::addr, 10}, {Field::data0, 20}, {Field::vdst, 40}, {Field::offset0, 252}}));
  CHECK(peek(m.lds, 320, 8) == 0x99);
}

TEST_CASE("misaligned and out-of-bounds atomics of global memory") {
  Machine m;
  m.wave.set_exec(1 << 2);
  m.set_pair(2, 10, Machine::base + 6);
  Fault fault = m.run("GLOBAL_ATOMIC_ADD", {{Field::addr, 10}, {Field::saddr, off}});
  CHECK(fault.kind == FaultKind::misaligned);
  CHECK(fault.lane == 2);
  CHECK(fault.size == 4);
  m.set_pair(2, 10, Machine::base + 4);
  CHECK(m.run("FLAT_ATOMIC_ADD_F64", {{Field::addr, 10}}).kind == FaultKind::misaligned);
  m.set_pair(2, 10, Machine::base + (1 << 16));
  fault = m.run("FLAT_ATOMIC_UMAX_X2", {{Field::addr, 10}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.address == Machine::base + (1 << 16));
}
