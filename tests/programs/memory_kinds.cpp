// Every load and store of every memory family, against bytes moved here.
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>

#include "program.hpp"

using namespace programs;

namespace {

constexpr std::uint32_t pattern = 0xa5a5a5a5;  ///< in registers that an instruction writes in part
constexpr std::size_t lane_bytes = 64, all_bytes = 64 * lane_bytes;
using Bytes = std::vector<std::uint8_t>;
using Registers = std::array<std::uint32_t, 4>;

template <class T>
T at(const Bytes& bytes, std::size_t place) {
  T value{};
  if (place + sizeof value <= bytes.size()) std::memcpy(&value, bytes.data() + place, sizeof value);
  return value;
}
std::uint32_t low(std::uint32_t value) { return (pattern & 0xffff0000u) | (value & 0xffffu); }
std::uint32_t high(std::uint32_t value) { return (pattern & 0xffffu) | value << 16; }
template <class T>
std::uint32_t extend(const Bytes& bytes, std::size_t place) {
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(at<T>(bytes, place)));
}
template <std::size_t N>
Registers dwords(const Bytes& bytes, std::size_t place) {
  Registers r{pattern, pattern, pattern, pattern};
  for (std::size_t i = 0; i < N; ++i) r[i] = at<std::uint32_t>(bytes, place + 4 * i);
  return r;
}
Registers one(std::uint32_t value) { return {value, pattern, pattern, pattern}; }

struct Load {
  const char* name;
  Registers (*result)(const Bytes&, std::size_t);
};
constexpr Load loads[] = {
    {"ubyte", [](const Bytes& b, std::size_t p) { return one(extend<std::uint8_t>(b, p)); }},
    {"sbyte", [](const Bytes& b, std::size_t p) { return one(extend<std::int8_t>(b, p)); }},
    {"ushort", [](const Bytes& b, std::size_t p) { return one(extend<std::uint16_t>(b, p)); }},
    {"sshort", [](const Bytes& b, std::size_t p) { return one(extend<std::int16_t>(b, p)); }},
    {"ubyte_d16", [](const Bytes& b, std::size_t p) { return one(low(extend<std::uint8_t>(b, p))); }},
    {"ubyte_d16_hi", [](const Bytes& b, std::size_t p) { return one(high(extend<std::uint8_t>(b, p))); }},
    {"sbyte_d16", [](const Bytes& b, std::size_t p) { return one(low(extend<std::int8_t>(b, p))); }},
    {"sbyte_d16_hi", [](const Bytes& b, std::size_t p) { return one(high(extend<std::int8_t>(b, p))); }},
    {"short_d16", [](const Bytes& b, std::size_t p) { return one(low(extend<std::uint16_t>(b, p))); }},
    {"short_d16_hi", [](const Bytes& b, std::size_t p) { return one(high(extend<std::uint16_t>(b, p))); }},
    {"dword", dwords<1>},
    {"dwordx2", dwords<2>},
    {"dwordx3", dwords<3>},
    {"dwordx4", dwords<4>},
};

struct Store {
  const char* name;
  std::size_t from, bytes;  ///< of the lane's registers
};
constexpr Store stores[] = {{"byte", 0, 1},  {"byte_d16_hi", 2, 1}, {"short", 0, 2},    {"short_d16_hi", 2, 2},
                            {"dword", 0, 4}, {"dwordx2", 0, 8},     {"dwordx3", 0, 12}, {"dwordx4", 0, 16}};

constexpr const char* families[] = {"global", "flat", "buffer", "scratch", "lds"};

/// Runs kernel `name`: input, output of sixteen bytes a lane. `expected` says what a lane gets.
void check_loads(const std::string& name, const std::function<Registers(const Bytes&, std::size_t)>& expected) {
  INFO(name);
  auto in = inputs<std::uint8_t>(all_bytes, 500 + name.size());
  std::vector<Registers> out(64);
  Launch("memory_kinds", name, {1}, {64}).buffer(in).buffer(out).run();
  for (std::size_t lane = 0; lane < 64; ++lane) {
    CAPTURE(lane);
    const Registers want = expected(in, lane);
    for (std::size_t i = 0; i < 4; ++i) REQUIRE(out[lane][i] == want[i]);
  }
}

/// Puts `bytes` of the input at `from` to `to`, if lane and place are within.
void copy(const Bytes& in, std::size_t from, Bytes& out, std::size_t to, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i)
    if (to + i < out.size()) out[to + i] = in[from + i];
}

}  // namespace

TEST_CASE("loads of every kind from global memory, flat addresses, buffers, scratch and LDS") {
  for (const std::string family : families)
    for (const Load& load : loads)
      check_loads("load_" + family + "_" + load.name,
                  [&](const Bytes& in, std::size_t lane) { return load.result(in, lane * lane_bytes + 4); });
}

TEST_CASE("stores of every kind to global memory, flat addresses, buffers, scratch and LDS") {
  for (const std::string family : families)
    for (const Store& store : stores) {
      const std::string name = "store_" + family + "_" + store.name;
      INFO(name);
      auto in = inputs<std::uint8_t>(all_bytes, 600), out = inputs<std::uint8_t>(all_bytes, 601);
      Bytes expected = out;
      for (std::size_t p = 0; p < all_bytes; p += lane_bytes) copy(in, p + store.from, expected, p + 4, store.bytes);
      Launch("memory_kinds", name, {1}, {64}).buffer(in).buffer(out).run();
      REQUIRE((out == expected));
    }
}

TEST_CASE("LDS: two places at once") {
  const auto two = [](const char* name, std::size_t bytes, std::size_t first, std::size_t second) {
    check_loads(name, [=](const Bytes& in, std::size_t lane) {
      Registers r{pattern, pattern, pattern, pattern};
      for (std::size_t i = 0; i < bytes / 4; ++i) {
        r[i] = at<std::uint32_t>(in, lane * lane_bytes + first + 4 * i);
        r[bytes / 4 + i] = at<std::uint32_t>(in, lane * lane_bytes + second + 4 * i);
      }
      return r;
    });
  };
  two("load_read2_b32", 4, 4, 36);
  two("load_read2_b64", 8, 8, 40);
  two("load_read2st64_b32", 4, 256, 768);
  two("load_read2st64_b64", 8, 512, 1024);
  struct Two {
    const char* name;
    std::size_t bytes, first, second, lanes;
    bool returns;
  };
  for (const Two& kind : {Two{"write2_b32", 4, 4, 36, 64, false}, Two{"write2_b64", 8, 8, 40, 64, false},
                          Two{"write2st64_b32", 4, 256, 768, 3, false}, Two{"write2st64_b64", 8, 512, 1024, 3, false},
                          Two{"wrxchg2_b64", 8, 8, 40, 64, true}}) {
    INFO(kind.name);
    auto in = inputs<std::uint8_t>(all_bytes, 610), out = inputs<std::uint8_t>(all_bytes, 611);
    const Bytes before = out;
    Bytes expected = out;
    std::vector<Registers> old(64);
    for (std::size_t lane = 0; lane < kind.lanes; ++lane) {
      copy(in, lane * lane_bytes, expected, lane * lane_bytes + kind.first, kind.bytes);
      copy(in, lane * lane_bytes + 16, expected, lane * lane_bytes + kind.second, kind.bytes);
    }
    Launch("memory_kinds", std::string("store_") + kind.name, {1}, {64}).buffer(in).buffer(out).buffer(old).run();
    REQUIRE((out == expected));
    for (std::size_t lane = 0; lane < 64; ++lane) {
      const std::size_t place = lane * lane_bytes;
      const Registers were{at<std::uint32_t>(before, place + 8), at<std::uint32_t>(before, place + 12),
                           at<std::uint32_t>(before, place + 40), at<std::uint32_t>(before, place + 44)};
      REQUIRE((old[lane] == (kind.returns ? were : Registers{pattern, pattern, pattern, pattern})));
    }
  }
}

TEST_CASE("LDS: transposing loads") {
  struct Kind {
    const char* name;
    unsigned bits, bytes, offset;
  };
  // Sixteen lanes hold rows of sixteen elements, each row in as many lanes as it needs. Lane i gets column i.
  for (const Kind& kind :
       {Kind{"tr_b16", 16, 8, 8}, Kind{"tr_b8", 8, 8, 8}, Kind{"tr_b4", 4, 8, 8}, Kind{"tr_b6", 6, 12, 16}})
    check_loads(std::string("load_") + kind.name, [&](const Bytes& in, std::size_t lane) {
      const unsigned items = kind.bytes * 8 / kind.bits;
      Registers r{0, 0, pattern, pattern};
      if (kind.bytes == 12) r[2] = 0;
      for (unsigned row = 0; row < items; ++row) {
        const std::size_t element = row * 16 + lane % 16;  // of the group's matrix, row by row
        const std::size_t from = (lane / 16 * 16 + element / items) * lane_bytes + kind.offset;
        for (unsigned bit = 0; bit < kind.bits; ++bit) {
          const std::size_t source = element % items * kind.bits + bit, target = row * kind.bits + bit;
          const std::uint32_t value = in[from + source / 8] >> source % 8 & 1u;
          r[target / 32] |= value << target % 32;
        }
      }
      return r;
    });
}

TEST_CASE("loads to LDS past the registers") {
  for (const std::string family : {"global", "buffer", "scratch"})
    for (const std::string op : {"ubyte", "sbyte", "ushort", "sshort", "dword", "dwordx3", "dwordx4"}) {
      const std::size_t count = op == "dwordx3" ? 3 : op == "dwordx4" ? 4 : 1;
      if (family == "scratch" && count != 1) continue;  // there is none
      const Load& load = *std::find_if(std::begin(loads), std::end(loads), [&](const Load& l) { return op == l.name; });
      check_loads("lds_load_" + family + "_" + op, [&](const Bytes& in, std::size_t lane) {
        // Lanes follow each other by a dword; by four where a lane has three or four.
        if (count != 1) return load.result(in, lane * lane_bytes + 4);
        Registers r{pattern, pattern, pattern, pattern};
        for (std::size_t i = 0; i < 4 && lane * 4 + i < 64; ++i)
          r[i] = load.result(in, (lane * 4 + i) * lane_bytes + 4)[0];
        return r;
      });
    }
}

TEST_CASE("scalar loads and stores, from an address and through a descriptor") {
  for (const auto& [op, count] : {std::pair{"dword", 1u}, std::pair{"dwordx2", 2u}, std::pair{"dwordx4", 4u},
                                  std::pair{"dwordx8", 8u}, std::pair{"dwordx16", 16u}}) {
    CAPTURE(op);
    auto in = inputs<std::uint32_t>(all_bytes / 4, 620);
    std::vector<std::uint32_t> out(32), expected(32);
    for (std::size_t i = 0; i < count; ++i) {
      expected[i] = in[2 + i];        // 8 bytes on
      expected[16 + i] = in[12 + i];  // 32 of the register, 16 of the instruction
    }
    Launch("memory_kinds", std::string("scalar_") + op, {1}, {64}).buffer(in).buffer(out).run();
    REQUIRE(out == expected);
    if (count > 4) continue;
    expected = out = inputs<std::uint32_t>(32, 621);
    for (std::size_t i = 0; i < count; ++i) expected[2 + i] = expected[12 + i] = in[i];
    Launch("memory_kinds", std::string("scalar_store_") + op, {1}, {64}).buffer(in).buffer(out).run();
    REQUIRE(out == expected);
  }
}

TEST_CASE("buffers: index, offset, both, neither, beyond the end they read zero") {
  const auto word = [](const Bytes& in, bool inside, std::size_t place) {
    return one(inside ? at<std::uint32_t>(in, place) : 0);
  };
  check_loads("buffer_offset",
              [&](const Bytes& in, std::size_t lane) { return word(in, lane * 40 + 8 + 4 <= 1000, lane * 40 + 8); });
  check_loads("buffer_index", [&](const Bytes& in, std::size_t lane) { return word(in, lane < 50, lane * 16 + 4); });
  check_loads("buffer_both", [&](const Bytes& in, std::size_t lane) {
    return word(in, lane < 40, lane * 32 + lane % 4 * 4 + 4 + 12);
  });
  check_loads("buffer_none", [&](const Bytes& in, std::size_t) { return word(in, true, 20 + 12); });
}

namespace {

constexpr std::array<std::array<unsigned, 4>, 15> channel_widths{{{},
                                                                  {8},
                                                                  {16},
                                                                  {8, 8},
                                                                  {32},
                                                                  {16, 16},
                                                                  {},
                                                                  {},
                                                                  {},
                                                                  {10, 10, 10, 2},
                                                                  {8, 8, 8, 8},
                                                                  {32, 32},
                                                                  {16, 16, 16, 16},
                                                                  {32, 32, 32},
                                                                  {32, 32, 32, 32}}};

/// A 16-bit float as one of 32 bits; NaNs become quiet.
std::uint32_t widen_half(std::uint32_t bits) {
  const std::uint32_t sign = (bits & 0x8000) << 16, exponent = bits >> 10 & 31, mantissa = bits & 1023;
  if (exponent == 31) return sign | 0x7f800000 | mantissa << 13 | (mantissa != 0 ? 0x400000 : 0);
  if (exponent != 0) return sign | (exponent + 112) << 23 | mantissa << 13;
  return sign | std::bit_cast<std::uint32_t>(static_cast<float>(mantissa) / 16777216.0f);
}

/// A channel of `width` bits, as NUM_FORMAT `format` reads it.
std::uint32_t read_channel(unsigned width, unsigned format, std::uint32_t raw) {
  if (width == 32) return raw;
  const auto number = static_cast<std::int32_t>(raw << (32 - width)) >> (32 - width);
  const auto bits = [](double value) { return std::bit_cast<std::uint32_t>(static_cast<float>(value)); };
  switch (format) {
    case 0: return bits(raw / static_cast<double>((1u << width) - 1));
    case 1: return bits(std::max(number / static_cast<double>((1u << (width - 1)) - 1), -1.0));
    case 2: return bits(raw);
    case 3: return bits(number);
    case 4: return raw;
    case 5: return static_cast<std::uint32_t>(number);
    default: return widen_half(raw);
  }
}

}  // namespace

TEST_CASE("typed buffers: formats of the instruction and of the descriptor") {
  for (unsigned data = 1; data < 15; ++data)
    for (const unsigned number : {0u, 1u, 2u, 3u, 4u, 5u, 7u}) {
      const auto& widths = channel_widths[data];
      const bool wide = widths[0] == 32, all = widths[0] != 0 && !wide && (number != 7 || widths[0] == 16);
      const bool some = (data == 4 && number == 4) || (data == 11 && number == 5) || (data >= 13 && number == 7);
      if (!all && !some) continue;
      for (const std::string kind : {"load_format_", "load_typed_"})
        check_loads(kind + std::to_string(data) + "_" + std::to_string(number), [&](const Bytes& in, std::size_t lane) {
          Registers r{};
          unsigned bit = 0;
          for (std::size_t c = 0; c < 4 && widths[c] != 0; bit += widths[c++]) {
            const auto word = at<std::uint32_t>(in, lane * lane_bytes + 4 + bit / 32 * 4);
            const std::uint32_t mask = widths[c] == 32 ? ~0u : (1u << widths[c]) - 1;
            r[c] = read_channel(widths[c], number, word >> bit % 32 & mask);
          }
          return r;
        });
    }
  for (const auto& [data, number] : {std::pair{10u, 4u}, std::pair{10u, 5u}, std::pair{12u, 4u}, std::pair{12u, 5u},
                                     std::pair{13u, 7u}, std::pair{14u, 7u}}) {
    const std::string name = "store_format_" + std::to_string(data) + "_" + std::to_string(number);
    INFO(name);
    auto in = inputs<std::uint8_t>(all_bytes, 630), out = inputs<std::uint8_t>(all_bytes, 631);
    for (std::size_t lane = 0; lane < 64; lane += 2)  // every other lane: small numbers, which need no clamp
      for (std::size_t i = 0; i < 16; ++i) in[lane * lane_bytes + i] = i % 4 == 0 ? in[lane * lane_bytes + i] & 127 : 0;
    Bytes expected = out;
    for (std::size_t lane = 0; lane < 64; ++lane) {
      std::size_t to = lane * lane_bytes + 4;
      for (std::size_t c = 0; c < 4 && channel_widths[data][c] != 0; ++c) {
        const unsigned width = channel_widths[data][c];
        auto value = at<std::uint32_t>(in, lane * lane_bytes + 4 * c);
        const std::int64_t limit = std::int64_t{1} << (width - 1);
        if (number == 4) value = static_cast<std::uint32_t>(std::min<std::int64_t>(value, 2 * limit - 1));
        if (number == 5)
          value =
              static_cast<std::uint32_t>(std::clamp<std::int64_t>(static_cast<std::int32_t>(value), -limit, limit - 1));
        std::memcpy(expected.data() + to, &value, width / 8);  // the host is little-endian
        to += width / 8;
      }
    }
    Launch("memory_kinds", name, {1}, {64}).buffer(in).buffer(out).run();
    REQUIRE((out == expected));
  }
}

TEST_CASE("LDS by the lane's number, append, consume, wrap") {
  check_loads("load_addtid",
              [](const Bytes& in, std::size_t lane) { return one(at<std::uint32_t>(in, 12 + lane * 4)); });
  auto in = inputs<std::uint8_t>(all_bytes, 640), out = inputs<std::uint8_t>(all_bytes, 641);
  Bytes expected = out;
  for (std::size_t lane = 0; lane < 64; ++lane) copy(in, lane * lane_bytes, expected, 12 + lane * 4, 4);
  Launch("memory_kinds", "store_addtid", {1}, {64}).buffer(in).buffer(out).run();
  REQUIRE((out == expected));

  auto words = inputs<std::uint32_t>(64 * 16, 650);
  for (std::size_t lane = 0; lane < 64; lane += 3)
    words[lane * 16 + 2] = words[lane * 16 + 4] + static_cast<std::uint32_t>(lane);
  std::vector<Registers> counters(64);
  Launch("memory_kinds", "counters", {1}, {64}).buffer(words).buffer(counters).run();
  std::vector<std::uint32_t> lds(4 * 64);
  for (std::size_t lane = 0; lane < 64; ++lane) std::copy_n(&words[lane * 16], 4, &lds[lane * 4]);
  const std::uint32_t appended = lds[4], consumed = lds[8];
  lds[4] += 64;
  lds[8] -= 64;
  for (std::size_t lane = 0; lane < 64; ++lane) {
    REQUIRE(counters[lane][0] == appended);
    REQUIRE(counters[lane][1] == consumed);
  }
  for (std::size_t lane = 0; lane < 64; ++lane) {
    const std::uint32_t old = lds[lane * 4 + 2], step = words[lane * 16 + 4], wrap = words[lane * 16 + 5];
    REQUIRE(counters[lane][2] == old);
    lds[lane * 4 + 2] = old >= step ? old - step : old + wrap;
  }
  for (std::size_t lane = 0; lane < 64; ++lane)
    REQUIRE(counters[lane][3] == (lane % 2 == 0 ? lds[lane * 2 + 2 * (lane % 4)] : lds[(lane - 1) * 4 + 2]));
}
