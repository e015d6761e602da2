// Lane exchanges against slow models written from the tables of the manual.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

constexpr std::uint64_t masks[] = {~0ull, 0x5555555555555555ull, 0xfedcba9876543210ull, 1ull << 63, 0};

/// Values no lane shares.
std::uint32_t token(std::uint32_t lane) { return 0x10000u + lane * 3; }

void fill(Machine& m, std::uint64_t exec) {
  m.wave.set_exec(exec);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    m.wave.set_vgpr(lane, 2, token(lane));
    m.wave.set_vgpr(lane, 3, 0xffffffffu);
  }
}

}  // namespace

TEST_CASE("DS_SWIZZLE_B32: the patterns the manual prints") {
  // Offset, and what lanes 0..31 of a group receive (lane numbers counted from 1, as printed).
  struct Row {
    std::uint32_t offset;
    std::array<std::uint32_t, 32> from;
  };
  const Row rows[] = {
      {0xe000, {0x1, 0x11, 0x9, 0x19, 0x5, 0x15, 0xd, 0x1d, 0x3, 0x13, 0xb, 0x1b, 0x7, 0x17, 0xf,  0x1f,
                0x2, 0x12, 0xa, 0x1a, 0x6, 0x16, 0xe, 0x1e, 0x4, 0x14, 0xc, 0x1c, 0x8, 0x18, 0x10, 0x20}},
      {0xe010, {0x1,  0x9,  0x5,  0xd,  0x3,  0xb,  0x7,  0xf,  0x2,  0xa,  0x6,  0xe,  0x4,  0xc,  0x8,  0x10,
                0x11, 0x19, 0x15, 0x1d, 0x13, 0x1b, 0x17, 0x1f, 0x12, 0x1a, 0x16, 0x1e, 0x14, 0x1c, 0x18, 0x20}},
      {0xe01f, {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,
                17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32}},
      // Rotate by one: left, right.
      {0xc020, {2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
                18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 1}},
      {0xc420, {32, 1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31}},
  };
  for (const Row& row : rows) {
    Machine m;
    fill(m, ~0ull);
    CHECK(!m.run(
        "DS_SWIZZLE_B32",
        {{Field::addr, 2}, {Field::vdst, 3}, {Field::offset0, row.offset & 255}, {Field::offset1, row.offset >> 8}}));
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      CHECK(m.wave.vgpr(lane, 3) == token((lane & 32) + row.from[lane & 31] - 1));
    }
  }
}

TEST_CASE("DS_SWIZZLE_B32: quads and bit masks, every offset, inactive lanes read as zero") {
  for (const std::uint64_t exec : masks) {
    for (std::uint32_t offset = 0; offset < 0xc000; offset += 37) {
      Machine m;
      fill(m, exec);
      CHECK(
          !m.run("DS_SWIZZLE_B32",
                 {{Field::addr, 2}, {Field::vdst, 3}, {Field::offset0, offset & 255}, {Field::offset1, offset >> 8}}));
      bool same = true;
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        std::uint32_t from = 0;
        if (offset >= 0x8000) {
          const std::uint32_t selectors[] = {offset & 3, offset >> 2 & 3, offset >> 4 & 3, offset >> 6 & 3};
          from = lane / 4 * 4 + selectors[lane % 4];
        } else {
          for (unsigned bit = 0; bit < 5; ++bit) {
            std::uint32_t b = lane >> bit & 1;
            b &= offset >> bit & 1;
            b |= offset >> (5 + bit) & 1;
            b ^= offset >> (10 + bit) & 1;
            from |= b << bit;
          }
          from += lane / 32 * 32;
        }
        const bool on = (exec >> lane & 1) != 0, sent = (exec >> from & 1) != 0;
        same = same && m.wave.vgpr(lane, 3) == (!on ? 0xffffffffu : sent ? token(from) : 0);
      }
      CHECK(same);
    }
  }
}

TEST_CASE("DS_PERMUTE and DS_BPERMUTE against slow models") {
  std::uint32_t state = 99;
  const auto next = [&] { return state = state * 1664525u + 1013904223u; };
  for (const std::uint64_t exec : masks) {
    for (const std::uint32_t offset : {0u, 4u, 252u, 0xfffeu}) {
      for (const bool backward : {false, true}) {
        Machine m;
        fill(m, exec);
        for (std::uint32_t lane = 0; lane < 64; ++lane) m.wave.set_vgpr(lane, 1, next());
        std::array<std::uint32_t, 64> expected{};
        expected.fill(0);
        for (std::uint32_t lane = 0; lane < 64; ++lane) {
          const std::uint64_t sum = (std::uint64_t{m.wave.vgpr(lane, 1)} + offset) & 0xffffffffu;
          const std::uint32_t other = static_cast<std::uint32_t>(sum >> 2) & 63;
          if (backward && (exec >> other & 1) != 0) expected[lane] = token(other);
          if (!backward && (exec >> lane & 1) != 0) expected[other] = token(lane);  // ascending: the highest lane wins
        }
        CHECK(!m.run(backward ? "DS_BPERMUTE_B32" : "DS_PERMUTE_B32", {{Field::addr, 1},
                                                                       {Field::data0, 2},
                                                                       {Field::vdst, 3},
                                                                       {Field::offset0, offset & 255},
                                                                       {Field::offset1, offset >> 8}}));
        for (std::uint32_t lane = 0; lane < 64; ++lane) {
          CHECK(m.wave.vgpr(lane, 3) == ((exec >> lane & 1) != 0 ? expected[lane] : 0xffffffffu));
        }
      }
    }
  }
}

TEST_CASE("DS_BPERMUTE: address plus offset wraps at 32 bits (clang folds (63-t)*4 this way)") {
  Machine m;
  fill(m, ~0ull);
  for (std::uint32_t lane = 0; lane < 64; ++lane) m.wave.set_vgpr(lane, 1, 0u - 4 * lane);
  CHECK(!m.run("DS_BPERMUTE_B32", {{Field::addr, 1}, {Field::data0, 2}, {Field::vdst, 3}, {Field::offset0, 252}}));
  for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(m.wave.vgpr(lane, 3) == token(63 - lane));
}

TEST_CASE("exchanges reach AccVGPRs and may overwrite their source") {
  Machine m;
  fill(m, ~0ull);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    m.wave.set_vgpr(lane, 1, 4 * (lane ^ 1));
    m.wave.set_vgpr(lane, 256 + 2, token(lane));
  }
  CHECK(!m.run("DS_BPERMUTE_B32", {{Field::addr, 1}, {Field::data0, 2}, {Field::vdst, 2}, {Field::acc, 1}}));
  for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(m.wave.vgpr(lane, 256 + 2) == token(lane ^ 1));
}

TEST_CASE("transposing LDS loads: lane i of sixteen gets column i of the rows its group reads") {
  struct Row {
    const char* name;
    unsigned bits, dwords;
  };
  for (const Row& row : {Row{"DS_READ_B64_TR_B16", 16, 2},
                         {"DS_READ_B64_TR_B8", 8, 2},
                         {"DS_READ_B64_TR_B4", 4, 2},
                         {"DS_READ_B96_TR_B6", 6, 3}}) {
    Machine m;
    const unsigned elements = row.dwords * 32 / row.bits;
    // A matrix of `elements` rows and 16 columns for each group, rows 64 bytes apart.
    const auto element_at = [&](std::uint64_t byte, unsigned index) {
      const std::uint64_t bit = byte * 8 + std::uint64_t{index} * row.bits;
      return static_cast<std::uint32_t>(peek(m.lds, bit / 8, 4) >> (bit % 8)) & ((1u << row.bits) - 1);
    };
    const unsigned lanes_a_row = 16 / elements;
    const auto row_start = [&](unsigned group, unsigned r) { return 2048ull * group + 64 * r; };
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      const unsigned i = lane % 16;
      m.wave.set_vgpr(
          lane, 1,
          static_cast<std::uint32_t>(row_start(lane / 16, i / lanes_a_row) + 4 * row.dwords * (i % lanes_a_row)));
    }
    CHECK(!m.run(row.name, {{Field::addr, 1}, {Field::vdst, 4}}));
    bool same = true;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      for (unsigned r = 0; r < elements; ++r) {
        std::uint32_t got = 0;
        for (unsigned b = 0; b < row.bits; ++b) {
          const unsigned bit = r * row.bits + b;
          got |= (m.wave.vgpr(lane, 4 + bit / 32) >> (bit % 32) & 1) << b;
        }
        same = same && got == element_at(row_start(lane / 16, r), lane % 16);
      }
    }
    CHECK(same);

    m.wave.set_exec(~0ull << 1);
    CHECK(m.run(row.name, {{Field::addr, 1}, {Field::vdst, 4}}).kind == FaultKind::illegal_operand);
    m.wave.set_exec(~0ull);
    m.wave.set_vgpr(7, 1, 4);
    const Fault fault = m.run(row.name, {{Field::addr, 1}, {Field::vdst, 4}});
    CHECK(fault.kind == FaultKind::misaligned);
    CHECK(fault.lane == 7);
  }
}
