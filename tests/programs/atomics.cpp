// Every atomic instruction of every family, with and without return, against operations written here.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "program.hpp"

using namespace programs;

namespace {

using Bits = std::uint64_t;
using Operation = Bits (*)(Bits old, Bits first, Bits second);
enum class Values { bits, f32, f64, f16_pairs, bf16_pairs };

struct Atomic {
  std::string name;
  unsigned width;  ///< of the cell, in bits
  Operation operation;
  Values values = Values::bits;
  bool two = false;      ///< two data operands
  int compared = -1;     ///< the data operand that is compared with the cell: equal in every other lane
  bool returns = false;  ///< there is no form without return
};

template <class T>
T as(Bits bits) {
  T value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}
template <class T>
Bits bits_of(T value) {
  Bits bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}

/// A 16-bit float with `mantissa` bits and `bias`, of a number that it holds exactly.
std::uint16_t narrow(double value, int mantissa, int bias) {
  if (value == 0) return 0;
  const int exponent = std::ilogb(value);
  const double fraction = std::ldexp(std::fabs(value), -exponent) - 1;
  return static_cast<std::uint16_t>((value < 0 ? 0x8000 : 0) | (exponent + bias) << mantissa |
                                    static_cast<int>(std::ldexp(fraction, mantissa)));
}
double widen(std::uint16_t bits, int mantissa, int bias) {
  if ((bits & 0x7fff) == 0) return 0;
  const double size =
      std::ldexp(1 + std::ldexp(bits & ((1 << mantissa) - 1), -mantissa), (bits & 0x7fff) / (1 << mantissa) - bias);
  return (bits & 0x8000) != 0 ? -size : size;
}
Bits add_pairs(Bits a, Bits b, int mantissa, int bias) {
  Bits result = 0;
  for (int half = 0; half < 2; ++half) {
    const double sum = widen(static_cast<std::uint16_t>(a >> 16 * half), mantissa, bias) +
                       widen(static_cast<std::uint16_t>(b >> 16 * half), mantissa, bias);
    result |= Bits{narrow(sum, mantissa, bias)} << 16 * half;
  }
  return result;
}

template <class U>
void add_integers(std::vector<Atomic>& list, const std::string& suffix) {
  using S = std::make_signed_t<U>;
  constexpr unsigned width = sizeof(U) * 8;
  const auto add = [&](const char* name, Operation operation) { list.push_back({name + suffix, width, operation}); };
  add("add", [](Bits o, Bits d, Bits) -> Bits { return static_cast<U>(o + d); });
  add("sub", [](Bits o, Bits d, Bits) -> Bits { return static_cast<U>(o - d); });
  add("smin",
      [](Bits o, Bits d, Bits) -> Bits { return static_cast<U>(std::min(static_cast<S>(o), static_cast<S>(d))); });
  add("smax",
      [](Bits o, Bits d, Bits) -> Bits { return static_cast<U>(std::max(static_cast<S>(o), static_cast<S>(d))); });
  add("umin", [](Bits o, Bits d, Bits) -> Bits { return std::min(o, d); });
  add("umax", [](Bits o, Bits d, Bits) -> Bits { return std::max(o, d); });
  add("and", [](Bits o, Bits d, Bits) -> Bits { return o & d; });
  add("or", [](Bits o, Bits d, Bits) -> Bits { return o | d; });
  add("xor", [](Bits o, Bits d, Bits) -> Bits { return o ^ d; });
  add("inc", [](Bits o, Bits d, Bits) -> Bits { return o >= d ? 0 : o + 1; });
  add("dec", [](Bits o, Bits d, Bits) -> Bits { return o == 0 || o > d ? d : o - 1; });
}
Bits exchange(Bits, Bits d, Bits) { return d; }

/// What vector and scalar memory have in common.
std::vector<Atomic> memory_integers() {
  std::vector<Atomic> list;
  add_integers<std::uint32_t>(list, "_32");
  add_integers<std::uint64_t>(list, "_64");
  const Operation compare = [](Bits o, Bits source, Bits wanted) -> Bits { return o == wanted ? source : o; };
  for (const unsigned width : {32u, 64u}) {
    list.push_back({"swap_" + std::to_string(width), width, exchange});
    list.push_back({"cmpswap_" + std::to_string(width), width, compare, Values::bits, true, 1});
  }
  return list;
}
template <class T>
Bits add_floats(Bits o, Bits d, Bits) {
  return bits_of<T>(as<T>(o) + as<T>(d));
}
template <class T>
Bits min_floats(Bits o, Bits d, Bits) {
  return bits_of<T>(std::min(as<T>(o), as<T>(d)));
}
template <class T>
Bits max_floats(Bits o, Bits d, Bits) {
  return bits_of<T>(std::max(as<T>(o), as<T>(d)));
}
std::vector<Atomic> floats() {
  return {{"add_f32", 32, add_floats<float>, Values::f32},
          {"add_f64", 64, add_floats<double>, Values::f64},
          {"min_f64", 64, min_floats<double>, Values::f64},
          {"max_f64", 64, max_floats<double>, Values::f64},
          {"pk_add_f16", 32, [](Bits o, Bits d, Bits) { return add_pairs(o, d, 10, 15); }, Values::f16_pairs},
          {"pk_add_bf16", 32, [](Bits o, Bits d, Bits) { return add_pairs(o, d, 7, 127); }, Values::bf16_pairs}};
}
std::vector<Atomic> lds_atomics() {
  std::vector<Atomic> list = floats();
  add_integers<std::uint32_t>(list, "_32");
  add_integers<std::uint64_t>(list, "_64");
  list.push_back({"min_f32", 32, min_floats<float>, Values::f32});
  list.push_back({"max_f32", 32, max_floats<float>, Values::f32});
  list.push_back({"rsub_32", 32, [](Bits o, Bits d, Bits) -> Bits { return static_cast<std::uint32_t>(d - o); }});
  list.push_back({"rsub_64", 64, [](Bits o, Bits d, Bits) -> Bits { return d - o; }});
  const Operation compare = [](Bits o, Bits wanted, Bits source) -> Bits { return o == wanted ? source : o; };
  const Operation mask_or = [](Bits o, Bits mask, Bits bits) -> Bits { return (o & ~mask) | bits; };
  for (const unsigned width : {32u, 64u}) {
    const std::string suffix = std::to_string(width);
    list.push_back({"swap_" + suffix, width, exchange, Values::bits, false, -1, true});
    list.push_back({"cmpst_" + suffix, width, compare, Values::bits, true, 0});
    list.push_back({"cmpst_f" + suffix, width, compare, width == 32 ? Values::f32 : Values::f64, true, 0});
    list.push_back({"mskor_" + suffix, width, mask_or, Values::bits, true});
  }
  // Each dword is replaced where bit 31 of its data is set, by the other 31 bits.
  const Operation conditional = [](Bits o, Bits d, Bits) {
    Bits result = 0;
    for (int i = 0; i < 64; i += 32) {
      const Bits word = d >> i & 0xffffffff;
      result |= ((word >> 31) != 0 ? word & 0x7fffffff : o >> i & 0xffffffff) << i;
    }
    return result;
  };
  list.push_back({"condxchg", 64, conditional, Values::bits, false, -1, true});
  return list;
}

Bits value(Values values, unsigned width, Random& random) {
  const auto number = [&](int limit) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(2 * limit))) - limit;
  };
  const auto pair = [&](int limit, double unit, int mantissa, int bias) {
    const Bits low = narrow(number(limit) * unit, mantissa, bias);
    return low | Bits{narrow(number(limit) * unit, mantissa, bias)} << 16;
  };
  switch (values) {
    case Values::f32: return bits_of(static_cast<float>(number(1 << 30)) / 1e6f + 0.5f);
    case Values::f64: return bits_of(number(1 << 30) / 1e6 + 0.5);
    case Values::f16_pairs: return pair(128, 0.125, 10, 15);
    case Values::bf16_pairs: return pair(60, 1, 7, 127);
    case Values::bits: break;
  }
  // Small ones, too: for INC and DEC, and for signs.
  const Bits bits = random.below(3) == 0 ? static_cast<Bits>(number(4)) : random.next();
  return width == 64 ? bits : bits & 0xffffffff;
}

void run(const std::string& family, const Atomic& atomic) {
  INFO(family, " ", atomic.name);
  const bool scalar = family == "scalar";
  const std::size_t bytes = atomic.width / 8, operands = atomic.two ? 2 : 1;
  Random random(1000 + atomic.name.size() * 7 + atomic.width);
  std::vector<std::uint8_t> cells(2048), data(64 * bytes * operands), old(64 * bytes);
  const auto get = [&](const std::vector<std::uint8_t>& from, std::size_t at) {
    Bits bits = 0;
    std::memcpy(&bits, from.data() + at, bytes);
    return bits;
  };
  const auto put = [&](std::vector<std::uint8_t>& to, std::size_t at, Bits bits) {
    std::memcpy(to.data() + at, &bits, bytes);
  };
  for (auto& byte : cells) byte = static_cast<std::uint8_t>(random.next());
  for (std::size_t lane = 0; lane < 64; ++lane) {
    const Bits cell = value(atomic.values, atomic.width, random);
    put(cells, lane * 16, cell);
    put(cells, lane * 16 + 1024, cell);
    for (std::size_t i = 0; i < operands; ++i) {
      const bool equal = static_cast<int>(i) == atomic.compared && lane % 2 == 0;
      put(data, (lane * operands + i) * bytes, equal ? cell : value(atomic.values, atomic.width, random));
    }
  }
  std::vector<std::uint8_t> expected = cells, returned(old.size());
  for (std::size_t lane = 0; lane < 64; ++lane) {
    const std::size_t from = scalar ? 0 : lane;
    put(returned, lane * bytes, get(cells, from * 16));
    if (scalar && lane != 0) continue;
    const Bits first = get(data, lane * operands * bytes), second = atomic.two ? get(data, (lane * 2 + 1) * bytes) : 0;
    for (const std::size_t cell : {lane * 16, lane * 16 + 1024})
      if (cell < 1024 || !atomic.returns) put(expected, cell, atomic.operation(get(cells, cell), first, second));
  }
  Launch("atomic_kinds", family + "_" + atomic.name, {1}, {64}).buffer(cells).buffer(data).buffer(old).run();
  for (std::size_t lane = 0; lane < 64; ++lane) {
    CAPTURE(lane);
    REQUIRE(get(old, lane * bytes) == get(returned, lane * bytes));
    for (const std::size_t cell : {lane * 16, lane * 16 + 1024}) REQUIRE(get(cells, cell) == get(expected, cell));
  }
  REQUIRE((cells == expected));
}

void run_all(const std::string& family, const std::vector<Atomic>& list) {
  for (const Atomic& atomic : list) run(family, atomic);
}

}  // namespace

TEST_CASE("atomics of global, flat and buffer instructions, with and without return") {
  for (const std::string family : {"global", "flat", "buffer"}) {
    run_all(family, memory_integers());
    run_all(family, floats());
  }
}

TEST_CASE("atomics of scalar memory, with and without return") { run_all("scalar", memory_integers()); }

TEST_CASE("atomics in LDS, with and without return") { run_all("lds", lds_atomics()); }
