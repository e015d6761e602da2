// Data formats of typed and formatted buffer accesses.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

constexpr std::uint32_t one = 0x3f800000, minus_one = 0xbf800000, half = 0x3f000000;
enum : std::uint32_t { unorm, snorm, uscaled, sscaled, unsigned_int, signed_int, reserved, floating };

struct Row {
  std::uint32_t dfmt, nfmt;
  unsigned bytes;
  std::array<std::uint32_t, 4> memory;  ///< dwords of the element
  std::array<std::uint32_t, 4> xyzw;    ///< what a load gives
  bool exact_back = true;               ///< storing xyzw gives the memory again
};

const Row rows[] = {
    {1, unorm, 1, {0xff}, {one, 0, 0, 0}},
    {1, unorm, 1, {0x80}, {0x3f008081, 0, 0, 0}},  // 128/255
    {1, snorm, 1, {0x80}, {minus_one, 0, 0, 0}, false},
    {1, snorm, 1, {0x81}, {minus_one, 0, 0, 0}},
    {1, unsigned_int, 1, {0xfe}, {254, 0, 0, 0}},
    {1, signed_int, 1, {0xfe}, {0xfffffffe, 0, 0, 0}},
    {1, sscaled, 1, {0xfe}, {0xc0000000, 0, 0, 0}},
    {2, floating, 2, {0x3800}, {half, 0, 0, 0}},
    {2, floating, 2, {0x0001}, {0x33800000, 0, 0, 0}},
    {2, unorm, 2, {0xffff}, {one, 0, 0, 0}},
    {2, unorm, 2, {0x0001}, {0x37800080, 0, 0, 0}},  // 1/65535
    {2, snorm, 2, {0x7fff}, {one, 0, 0, 0}},
    {3, unsigned_int, 2, {0x1234}, {0x34, 0x12, 0, 0}},
    {4, floating, 4, {0x7f800001}, {0x7f800001, 0, 0, 0}},  // 32 bits: no conversion
    {4, unsigned_int, 4, {0xffffffff}, {0xffffffff, 0, 0, 0}},
    {5, signed_int, 4, {0x8000ffff}, {0xffffffff, 0xffff8000, 0, 0}},
    {5, floating, 4, {0xbc003c00}, {one, minus_one, 0, 0}},
    {6, floating, 4, {(0x1e0u << 22) | (0x3c0u << 11) | 0x3c0u}, {one, one, one, 0}},
    {7, floating, 4, {(0x3c0u << 21) | (0x380u << 10) | 0x1e0u}, {one, half, one, 0}},
    {7, unorm, 4, {0xffffffff}, {one, one, one, 0}},
    {8, unsigned_int, 4, {0xffc00007u}, {3, 1, 0, 0x3ff}},
    {9, unsigned_int, 4, {0xc00ffc01u}, {1, 0x3ff, 0, 3}},
    {9, snorm, 4, {0x400001ffu}, {one, 0, 0, one}},
    {10, unorm, 4, {0xff00ff00u}, {0, one, 0, one}},
    {10, signed_int, 4, {0x80017fffu}, {0xffffffff, 127, 1, 0xffffff80}},
    {11, unsigned_int, 8, {5, 6}, {5, 6, 0, 0}},
    {12, floating, 8, {0x40003c00, 0x44004200}, {one, 0x40000000, 0x40400000, 0x40800000}},
    {12, uscaled, 8, {0x00020001, 0xffff0000}, {one, 0x40000000, 0, 0x477fff00}},
    {13, floating, 12, {1, 2, 3}, {1, 2, 3, 0}},
    {14, signed_int, 16, {1, 2, 3, 0x80000000}, {1, 2, 3, 0x80000000}},
};

void set_buffer(Machine& m, std::uint32_t word3, std::uint32_t records = 4096) {
  m.wave.set_exec(1ull << 12);
  m.wave.s[24] = static_cast<std::uint32_t>(Machine::base);
  m.wave.s[25] = static_cast<std::uint32_t>(Machine::base >> 32);
  m.wave.s[26] = records;
  m.wave.s[27] = word3;
}
constexpr std::uint32_t identity = 4 | 5 << 3 | 6 << 6 | 7 << 9;
constexpr const char* suffixes[] = {"X", "XY", "XYZ", "XYZW"};

}  // namespace

TEST_CASE("typed and formatted loads and stores") {
  for (const Row& row : rows) {
    for (const bool typed : {true, false}) {
      for (unsigned channels = 1; channels <= 4; ++channels) {
        CAPTURE(row.dfmt);
        CAPTURE(row.nfmt);
        Machine m;
        set_buffer(m, typed ? 4 << 15 : identity | row.nfmt << 12 | row.dfmt << 15);
        for (unsigned i = 0; i < 4; ++i) {
          m.wave.set_vgpr(12, 20 + i, 0xeeeeeeee);
          poke(m.global, 40 + 4 * i, 4, 0xffffffff);
        }
        for (unsigned b = 0; b < row.bytes; ++b)
          m.global[40 + b] = static_cast<std::uint8_t>(row.memory[b / 4] >> (8 * (b % 4)));
        const std::string prefix = typed ? "TBUFFER_" : "BUFFER_";
        const auto run = [&](const std::string& name) {
          return m.run(name, {{Field::srsrc, 6},
                              {Field::soffset, 128},
                              {Field::offset, 40},
                              {Field::vdata, 20},
                              {Field::dfmt, typed ? row.dfmt : 0},
                              {Field::nfmt, typed ? row.nfmt : 0}});
        };
        // DFMT and NFMT do not exist in MUBUF: its OFFSET must not be touched by them.
        if (!typed) {
          Instruction in =
              assemble(prefix + "LOAD_FORMAT_" + suffixes[channels - 1],
                       {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offset, 40}, {Field::vdata, 20}});
          CHECK(!m.run(in));
        } else {
          CHECK(!run(prefix + "LOAD_FORMAT_" + suffixes[channels - 1]));
        }
        for (unsigned i = 0; i < 4; ++i) CHECK(m.wave.vgpr(12, 20 + i) == (i < channels ? row.xyzw[i] : 0xeeeeeeee));

        if (channels != 4 || !row.exact_back) continue;
        auto expected = m.global;
        for (unsigned b = 0; b < row.bytes; ++b) m.global[40 + b] = 0x5a;
        Instruction in = assemble(prefix + "STORE_FORMAT_XYZW",
                                  {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offset, 40}, {Field::vdata, 20}});
        if (typed) {
          write_field(in.words, Isa::layout(in.encoding(), Field::dfmt), row.dfmt);
          write_field(in.words, Isa::layout(in.encoding(), Field::nfmt), row.nfmt);
        }
        CHECK(!m.run(in));
        CHECK(m.global == expected);
      }
    }
  }
}

TEST_CASE("stores round to nearest even, clamp, and turn NaN to zero") {
  using lockstep::NumberFormat;
  using lockstep::detail::encode_channel;
  static_assert(encode_channel(NumberFormat::unorm, 8, 0x3f000000) == 128);  // 127.5
  static_assert(encode_channel(NumberFormat::unorm, 8, 0x40000000) == 255);
  static_assert(encode_channel(NumberFormat::unorm, 8, 0xbf800000) == 0);
  static_assert(encode_channel(NumberFormat::unorm, 8, 0x7fc00000) == 0);
  static_assert(encode_channel(NumberFormat::snorm, 16, 0xff800000) == 0x8001);
  static_assert(encode_channel(NumberFormat::uint, 8, 300) == 255);
  static_assert(encode_channel(NumberFormat::sint, 8, 0xffffff00) == 0x80);
  static_assert(encode_channel(NumberFormat::uscaled, 10, 0x447fc000) == 1023);
  static_assert(encode_channel(NumberFormat::sscaled, 8, 0xc3800000) == 0x80);
  static_assert(encode_channel(NumberFormat::floating, 11, 0xbf800000) == 0);
  static_assert(encode_channel(NumberFormat::floating, 10, 0x3f800000) == 0x1e0);
  static_assert(encode_channel(NumberFormat::floating, 16, 0x3f801000) == 0x3c00);
  CHECK(encode_channel(NumberFormat::floating, 11, 0x7f800000) == 0x7c0);
}

TEST_CASE("DST_SEL: constants and channels, out of range reads zero but constant ones") {
  Machine m;
  const std::uint32_t select = 7 | 1 << 3 | 0 << 6 | 4 << 9;  // W, 1, 0, X
  set_buffer(m, select | floating << 12 | 12 << 15);
  poke(m.global, 0, 8, 0x4400420040003c00);
  const auto load = [&] {
    return m.run("BUFFER_LOAD_FORMAT_XYZW", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vdata, 20}});
  };
  CHECK(!load());
  CHECK(m.wave.vgpr(12, 20) == 0x40800000);
  CHECK(m.wave.vgpr(12, 21) == one);
  CHECK(m.wave.vgpr(12, 22) == 0);
  CHECK(m.wave.vgpr(12, 23) == one);
  set_buffer(m, select | unsigned_int << 12 | 12 << 15, 0);
  CHECK(!load());
  CHECK(m.wave.vgpr(12, 20) == 0);
  CHECK(m.wave.vgpr(12, 21) == 1);
  CHECK(m.wave.vgpr(12, 23) == 0);
}

TEST_CASE("D16: two channels a register, the odd one's other half is kept") {
  for (const std::string prefix : {"TBUFFER_", "BUFFER_"}) {
    for (unsigned channels = 1; channels <= 4; ++channels) {
      Machine m;
      set_buffer(m, identity | floating << 12 | 14 << 15);
      const std::uint32_t values[] = {one, 0x40000000, 0x40400000, 0x40800000},
                          halves[] = {0x3c00, 0x4000, 0x4200, 0x4400};
      for (unsigned i = 0; i < 4; ++i) poke(m.global, 4 * i, 4, values[i]);
      for (unsigned i = 0; i < 2; ++i) m.wave.set_vgpr(12, 20 + i, 0xeeeeeeee);
      const auto fields = [&](const std::string& name) {
        Instruction in = assemble(name, {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vdata, 20}});
        if (prefix[0] == 'T') {
          write_field(in.words, Isa::layout(in.encoding(), Field::dfmt), 14);
          write_field(in.words, Isa::layout(in.encoding(), Field::nfmt), floating);
        }
        return in;
      };
      CHECK(!m.run(fields(prefix + "LOAD_FORMAT_D16_" + suffixes[channels - 1])));
      for (unsigned i = 0; i < 4; ++i) {
        CHECK((m.wave.vgpr(12, 20 + i / 2) >> (16 * (i % 2)) & 0xffff) == (i < channels ? halves[i] : 0xeeee));
      }
      auto expected = m.global;
      for (unsigned i = channels; i < 4; ++i) poke(expected, 4 * i, 4, 0);
      CHECK(!m.run(fields(prefix + "STORE_FORMAT_D16_" + suffixes[channels - 1])));
      CHECK(m.global == expected);
    }
  }
  Machine m;
  set_buffer(m, identity | signed_int << 12 | 1 << 15);
  m.global[5] = 0xfe;
  m.wave.set_vgpr(12, 20, 0x11112222);
  CHECK(!m.run("BUFFER_LOAD_FORMAT_D16_HI_X",
               {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offset, 5}, {Field::vdata, 20}}));
  CHECK(m.wave.vgpr(12, 20) == 0xfffe2222);
  CHECK(!m.run("BUFFER_STORE_FORMAT_D16_HI_X",
               {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offset, 9}, {Field::vdata, 20}}));
  CHECK(m.global[9] == 0xfe);
}

TEST_CASE("a typed instruction with a format that does not exist faults, FORMAT_X goes to LDS") {
  Machine m;
  set_buffer(m, 4 << 15);
  for (const auto& [dfmt, nfmt] : {std::pair{0u, 4u}, {15u, 4u}, {10u, 6u}, {10u, 7u}}) {
    CHECK(m.run("TBUFFER_LOAD_FORMAT_X",
                {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::dfmt, dfmt}, {Field::nfmt, nfmt}})
              .kind == FaultKind::illegal_operand);
  }
  set_buffer(m, identity | unorm << 12 | 1 << 15);
  m.global[7] = 255;
  m.wave.set_m0(256);
  CHECK(
      !m.run("BUFFER_LOAD_FORMAT_X", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offset, 7}, {Field::lds, 1}}));
  CHECK(peek(m.lds, 256 + 7 + 4 * 12, 4) == one);
}
