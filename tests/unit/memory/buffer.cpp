// Buffer descriptors: every addressing mode against a model written from the manual's formulas, bounds, LDS
// loads.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

struct Descriptor {
  std::uint32_t stride = 0;
  std::uint32_t records = 0;
  bool swizzle = false;
  bool add_tid = false;
  std::uint32_t index_stride = 0;  ///< field value: 8 << n
  std::uint32_t data_format = 4;   ///< 32
};

void set(Machine& m, const Descriptor& d, std::uint64_t base = Machine::base) {
  m.wave.s[24] = static_cast<std::uint32_t>(base);
  m.wave.s[25] = static_cast<std::uint32_t>(base >> 32 & 0xffff) | d.stride << 16 | (d.swizzle ? 1u << 31 : 0);
  m.wave.s[26] = d.records;
  m.wave.s[27] = d.data_format << 15 | d.index_stride << 21 | (d.add_tid ? 1u << 23 : 0);
}

struct Model {
  bool in_range;
  std::uint64_t address;  ///< from the buffer's base
};

/// Only an index is swizzled.
bool swizzled(const Descriptor& d, bool idxen) { return d.swizzle && (idxen || d.add_tid); }

/// One dword at record `vindex`, offset `voffset`, as the manual computes it.
Model model(const Descriptor& d, bool idxen, bool offen, std::uint32_t vindex, std::uint32_t voffset,
            std::uint32_t lane, std::uint32_t inst_offset, std::uint32_t soffset, unsigned part) {
  std::uint64_t stride = d.stride;
  if (d.add_tid) stride += std::uint64_t{d.data_format} << 14;
  const std::uint64_t index = (idxen ? vindex : 0u) + std::uint64_t{d.add_tid ? lane : 0u};
  const std::uint64_t offset = (offen ? voffset : 0u) + std::uint64_t{inst_offset} + 4 * part;
  std::uint64_t at = index * stride + offset;
  if (swizzled(d, idxen)) {
    const std::uint64_t is = 8u << d.index_stride;
    at = (index / is * stride + offset / 4 * 4) * is + index % is * 4 + offset % 4;
  }
  bool in = true;
  if (d.add_tid && !idxen) {
    in = true;
  } else if (idxen && d.stride != 0) {
    in = index < d.records;
  } else {
    in = offset < d.records;
  }
  return {in, at + soffset};
}

}  // namespace

TEST_CASE("addressing modes") {
  std::uint32_t state = 7;
  const auto next = [&](std::uint32_t n) { return (state = state * 1664525u + 1013904223u) / 65536 % n; };
  const Descriptor descriptors[] = {
      {0, 4096},
      {0, 100},
      {16, 40},
      {16, 20000},
      {64, 30, true, false, 0},
      {64, 60, true, false, 1},
      {32, 200, true, false, 3},
      {512, 190, true, false, 0},
      {64, 0, true, true, 3, 0},  // private memory: stride 64, no format
      {64, 10, false, true, 0, 0},
      {20, 50, false, true, 0, 0},
  };
  for (const Descriptor& d : descriptors) {
    for (const bool idxen : {false, true}) {
      for (const bool offen : {false, true}) {
        for (const char* name : {"BUFFER_LOAD_DWORD", "BUFFER_LOAD_DWORDX2", "BUFFER_LOAD_DWORDX4"}) {
          const unsigned dwords = name[17] == 0 ? 1 : name[18] - '0';
          if (swizzled(d, idxen) && dwords > 1) continue;
          CAPTURE(name);
          CAPTURE(d.stride);
          Machine m;
          set(m, d);
          m.wave.s[3] = 64;
          std::array<std::uint32_t, 64> index{}, offset{};
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            index[lane] = next(80);
            offset[lane] = 4 * next(48);
            m.wave.set_vgpr(lane, 10, idxen ? index[lane] : offset[lane]);
            m.wave.set_vgpr(lane, 11, offset[lane]);
          }
          const Fault fault = m.run(name, {{Field::srsrc, 6},
                                           {Field::soffset, 3},
                                           {Field::vaddr, 10},
                                           {Field::vdata, 20},
                                           {Field::idxen, idxen},
                                           {Field::offen, offen},
                                           {Field::offset, 12}});
          CHECK(!fault);
          bool same = true;
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            for (unsigned part = 0; part < dwords; ++part) {
              const Model expected = model(d, idxen, offen, index[lane], offset[lane], lane, 12, 64, part);
              same =
                  same && m.wave.vgpr(lane, 20 + part) == (expected.in_range ? peek(m.global, expected.address, 4) : 0);
            }
          }
          CHECK(same);
        }
      }
    }
  }
}

TEST_CASE("stores and atomics out of range are dropped, partly where only some dwords are") {
  Machine m;
  set(m, {0, 20});
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 10, 12);
  for (unsigned i = 0; i < 4; ++i) m.wave.set_vgpr(0, 20 + i, 0x5000 + i);
  auto expected = m.global;
  poke(expected, 12, 4, 0x5000);
  poke(expected, 16, 4, 0x5001);
  const auto run = [&](std::string_view name, std::uint32_t sc0 = 0) {
    return m.run(name, {{Field::srsrc, 6},
                        {Field::soffset, 128},
                        {Field::vaddr, 10},
                        {Field::vdata, 20},
                        {Field::offen, 1},
                        {Field::sc0, sc0}});
  };
  CHECK(!run("BUFFER_STORE_DWORDX4"));
  CHECK(m.global == expected);
  m.wave.set_vgpr(0, 10, 20);
  CHECK(!run("BUFFER_ATOMIC_ADD", 1));
  CHECK(!run("BUFFER_STORE_BYTE"));
  CHECK(m.global == expected);
  CHECK(m.wave.vgpr(0, 20) == 0);
  // An atomic is in or out as a whole, judged by its first byte.
  m.wave.set_vgpr(0, 10, 16);
  m.set_pair(0, 20, 5);
  poke(expected, 16, 8, peek(expected, 16, 8) + 5);
  CHECK(!run("BUFFER_ATOMIC_ADD_X2"));
  CHECK(m.global == expected);
}

TEST_CASE("in range of the descriptor but outside every allocation is a fault") {
  Machine m;
  set(m, {0, 0xffffffff});
  m.wave.set_exec(1ull << 40);
  m.wave.set_vgpr(40, 10, 1 << 16);
  const Fault fault =
      m.run("BUFFER_LOAD_DWORD",
            {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vaddr, 10}, {Field::vdata, 20}, {Field::offen, 1}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.lane == 40);
  CHECK(fault.address == Machine::base + (1 << 16));
}

TEST_CASE("unbound: all zeros, or an INVALID data format") {
  for (const Descriptor& d : {Descriptor{0, 0, false, false, 0, 0}, Descriptor{0, 4096, false, false, 0, 0}}) {
    Machine m;
    set(m, d, d.records == 0 ? 0 : Machine::base);
    m.wave.set_vgpr(0, 20, 9);
    const auto memory = m.global;
    CHECK(!m.run("BUFFER_STORE_DWORD", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vdata, 20}}));
    CHECK(m.global == memory);
    CHECK(!m.run("BUFFER_LOAD_DWORD", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vdata, 20}}));
    CHECK(m.wave.vgpr(0, 20) == 0);
  }
}

TEST_CASE("SWIZZLE_ENABLE without an index: wide loads to LDS and stores are linear") {
  Machine m;
  set(m, {1024, 1000, true});
  m.wave.s[25] |= 1u << 30;  // cache swizzle, as HipKittens and Triton set it
  auto lds = m.lds, memory = m.global;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint32_t at = 16 * (63 - lane);
    m.wave.set_vgpr(lane, 10, at);
    for (unsigned i = 0; i < 4; ++i) {
      m.wave.set_vgpr(lane, 20 + i, lane * 10 + i);
      poke(lds, 16 * lane + 4 * i, 4, at + 4 * i < 1000 ? peek(m.global, at + 4 * i, 4) : 0);
      if (at + 4 * i < 1000) poke(memory, at + 4 * i, 4, lane * 10 + i);
    }
  }
  const auto run = [&](std::string_view name, std::uint32_t to_lds) {
    return m.run(name, {{Field::srsrc, 6},
                        {Field::soffset, 128},
                        {Field::vaddr, 10},
                        {Field::vdata, 20},
                        {Field::offen, 1},
                        {Field::lds, to_lds}});
  };
  CHECK(!run("BUFFER_LOAD_DWORDX4", 1));
  CHECK(m.lds == lds);
  CHECK(!run("BUFFER_STORE_DWORDX4", 0));
  CHECK(m.global == memory);
}

TEST_CASE(
    "illegal: wide access to a swizzled buffer, SOFFSET that is no register or inline constant, LDS bit on a "
    "store") {
  Machine m;
  set(m, {64, 64, true});
  CHECK(m.run("BUFFER_LOAD_DWORDX2", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::idxen, 1}, {Field::vaddr, 10}})
            .kind == FaultKind::illegal_operand);
  set(m, {64, 64, true, true});
  CHECK(m.run("BUFFER_LOAD_DWORDX2", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offen, 1}, {Field::vaddr, 10}})
            .kind == FaultKind::illegal_operand);
  set(m, {0, 64});
  CHECK(m.run("BUFFER_LOAD_DWORD", {{Field::srsrc, 6}, {Field::soffset, 235}}).kind == FaultKind::illegal_operand);
  CHECK(m.run("BUFFER_LOAD_DWORD", {{Field::srsrc, 6}, {Field::soffset, 255}}).kind == FaultKind::illegal_operand);
  CHECK(m.run("BUFFER_STORE_DWORD", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::lds, 1}}).kind ==
        FaultKind::illegal_operand);
  CHECK(m.run("BUFFER_LOAD_DWORDX2", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::lds, 1}}).kind ==
        FaultKind::illegal_operand);
}

TEST_CASE("SOFFSET takes inline constants and M0") {
  Machine m;
  set(m, {0, 4096});
  m.wave.set_m0(100);
  CHECK(!m.run("BUFFER_LOAD_DWORD", {{Field::srsrc, 6}, {Field::soffset, 128 + 64}, {Field::vdata, 20}}));
  CHECK(m.wave.vgpr(1, 20) == peek(m.global, 64, 4));
  CHECK(!m.run("BUFFER_LOAD_DWORD", {{Field::srsrc, 6}, {Field::soffset, 124}, {Field::vdata, 20}}));
  CHECK(m.wave.vgpr(1, 20) == peek(m.global, 100, 4));
}

TEST_CASE("buffer loads to LDS: M0[17:0] + offset + a slot for each lane, out of range lanes store zero") {
  struct Row {
    const char* name;
    unsigned bytes, slot;
    bool sign;
  };
  for (const Row& row : {Row{"BUFFER_LOAD_UBYTE", 1, 4, false},
                         {"BUFFER_LOAD_SBYTE", 1, 4, true},
                         {"BUFFER_LOAD_USHORT", 2, 4, false},
                         {"BUFFER_LOAD_SSHORT", 2, 4, true},
                         {"BUFFER_LOAD_DWORD", 4, 4, false},
                         {"BUFFER_LOAD_DWORDX3", 12, 16, false},
                         {"BUFFER_LOAD_DWORDX4", 16, 16, false}}) {
    CAPTURE(row.name);
    Machine m;
    set(m, {0, 60 * 16});
    m.wave.set_exec(0xfffffffffffffff7ull);
    m.wave.set_m0(0xfffc0200u);  // bits above 17 do not count
    auto expected = m.lds;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      m.wave.set_vgpr(lane, 10, 16 * (63 - lane));
      if (lane == 3) continue;
      const std::uint64_t at = 16 * (63 - lane) + 8;
      for (unsigned i = 0; i < (row.bytes + 3) / 4; ++i) {
        const bool in = at + 4 * i < 60 * 16;
        std::uint32_t word =
            in ? static_cast<std::uint32_t>(peek(m.global, at + 4 * i, row.bytes < 4 ? row.bytes : 4)) : 0;
        if (row.sign && row.bytes == 1) word = static_cast<std::uint32_t>(static_cast<std::int8_t>(word));
        if (row.sign && row.bytes == 2) word = static_cast<std::uint32_t>(static_cast<std::int16_t>(word));
        poke(expected, 0x200 + 8 + row.slot * lane + 4 * i, 4, word);
      }
    }
    const Wave before = m.wave;
    CHECK(!m.run(row.name, {{Field::srsrc, 6},
                            {Field::soffset, 128},
                            {Field::vaddr, 10},
                            {Field::offen, 1},
                            {Field::offset, 8},
                            {Field::lds, 1}}));
    CHECK(m.lds == expected);
    CHECK(m.wave == before);
  }
}

TEST_CASE("GLOBAL and SCRATCH loads to LDS: M0[17:2] * 4 + offset + a slot for each lane") {
  for (const auto& [name, bytes] : {std::pair{"GLOBAL_LOAD_LDS_DWORD", 4u},
                                    {"GLOBAL_LOAD_LDS_DWORDX3", 12u},
                                    {"GLOBAL_LOAD_LDS_DWORDX4", 16u},
                                    {"GLOBAL_LOAD_LDS_UBYTE", 1u}}) {
    Machine m;
    m.wave.set_m0(0x103);
    auto expected = m.lds;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      m.set_pair(lane, 10, Machine::base + 20 * (lane ^ 5) + 8);
      for (unsigned i = 0; i < (bytes + 3) / 4; ++i) {
        poke(expected, 0x100 - 8 + (bytes > 4 ? 16 : 4) * lane + 4 * i, 4,
             peek(m.global, 20 * (lane ^ 5) + 4 * i, bytes < 4 ? bytes : 4));
      }
    }
    CHECK(!m.run(name, {{Field::addr, 10}, {Field::saddr, off}, {Field::offset, 0x1ff8}}));
    CHECK(m.lds == expected);
  }
  Machine m;
  auto expected = m.lds;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    poke(expected, 40 + 4 * lane, 4,
         static_cast<std::uint32_t>(static_cast<std::int16_t>(peek(m.scratch, lane * Machine::scratch_bytes + 40, 2))));
  }
  CHECK(!m.run("SCRATCH_LOAD_LDS_SSHORT", {{Field::saddr, off}, {Field::offset, 40}}));
  CHECK(m.lds == expected);
}
