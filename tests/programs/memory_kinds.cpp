// Every load and store of every memory family, against bytes moved here.
#include <algorithm>
#include <array>
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

TEST_CASE("buffers: index, offset, both, neither; beyond the end they read zero") {
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
