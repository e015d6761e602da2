// V_CMP, V_CMPX, V_CMP_CLASS, V_CNDMASK with every modifier: every recorded digest of scalar masks and of selections.
#include "../matrix/table.hpp"
#include "recorded_compares.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using lockstep::assembler::Operand;
using lockstep::assembler::s;
using lockstep::assembler::v;
using lockstep::assembler::Variant;
namespace rec = silicon::recorded;

struct Pair {
  std::uint64_t a, b;
};
constexpr std::uint32_t widths[] = {16, 32, 64};

std::uint64_t scattered(std::uint32_t i, std::uint32_t factor, std::uint32_t flip) { return i * factor ^ flip; }
std::uint64_t scattered_a(std::uint32_t i) {
  return scattered(i, 0x7395a831, 0xa7925163) << 32 | scattered(i, 0x83a1459d, 0x5389d241);
}
std::uint64_t scattered_b(std::uint32_t i) {
  return scattered(i, 0x38459317, 0x187abd31) << 32 | scattered(i, 0x9e3779b9, 0xa5a59669);
}
constexpr std::uint64_t low_word = 0xffffffff;

/// Of both signs: 0, the smallest and the largest denormal, the smallest normal number, 1, the largest number,
/// infinity; a signalling and a quiet NaN.
std::uint64_t float_edge(int format, std::uint32_t i) {
  constexpr unsigned fractions[] = {10, 23, 52};
  constexpr std::uint64_t biases[] = {15, 127, 1023};
  const std::uint64_t smallest = std::uint64_t{1} << fractions[format], one = biases[format] << fractions[format],
                      infinity = (2 * biases[format] + 1) << fractions[format];
  if (i == 14) return infinity | 1;
  if (i == 15) return infinity | smallest >> 1 | 1;
  const std::uint64_t magnitudes[] = {0, 1, smallest - 1, smallest, one, infinity - 1, infinity};
  return magnitudes[i / 2] | static_cast<std::uint64_t>(i % 2) << (widths[format] - 1);
}

/// Pair `i` of 4,096; of halves both stand in a word.
Pair floats(int format, std::uint32_t i) {
  if (i < 256) {
    Pair pair{float_edge(format, i % 16), float_edge(format, i / 16)};
    if (format == 0) {
      pair.a |= float_edge(0, 15 - i % 16) << 16;
      pair.b |= float_edge(0, 15 - i / 16) << 16;
    }
    return pair;
  }
  const std::uint64_t a = scattered_a(i), b = scattered_b(i);
  if (i % 4 == 0) return {a, a};
  return {a, format == 2 && i % 4 == 1 ? (a & ~low_word) | (b & low_word) : b};
}

/// Pair `i` of 65,536.
Pair integers(int format, std::uint32_t i) {
  const std::uint64_t sign = std::uint64_t{1} << (widths[format] - 1), most = 2 * sign - 1;
  if (i < 256) {
    const std::uint64_t edges[] = {0,        1,    2,      sign - 2, sign - 1,   sign,       sign + 1,   sign + 2,
                                   most - 1, most, 0xffff, 0x10000,  0x7fffffff, 0x80000000, 0xffffffff, 0x100000000};
    return {edges[i % 16] & most, edges[i / 16] & most};
  }
  if (format == 0) {
    const std::uint64_t a = i | (65535 - i) << 16;
    return {a, i % 4 == 0 ? a : scattered(i, 0x7395a831, 0xa7925163)};
  }
  const std::uint64_t a = scattered_a(i), b = scattered_b(i);
  if (i % 4 == 0) return {a, a};
  if (i % 4 == 1) return {a, (a & ~low_word) | (b & low_word)};
  return {a, i % 4 == 2 ? (b & ~low_word) | (a & low_word) : b};
}

/// Value and mask `i` of 65,536.
Pair classes(int format, std::uint32_t i) {
  const std::uint64_t mask = scattered(i, 0x9e3779b9, 0xa5a59669), r = scattered(i, 0x7395a831, 0xa7925163);
  if (format == 0) return {i | (65535 - i) << 16, mask};
  if (i < 32768) return {float_edge(format, i % 16), mask};
  return {format == 1 ? r : r << 32 | scattered(i, 0x83a1459d, 0x5389d241), mask};
}

constexpr const char* float_predicates[] = {"lt", "eq",  "le",  "gt",  "lg",  "ge",  "o",
                                            "u",  "nge", "nlg", "ngt", "nle", "neq", "nlt"};
constexpr const char* integer_predicates[] = {"lt", "eq", "le", "gt", "ne", "ge"};

/// Sources 0 and 1 stand in v0 and v2.
Operand source(int format, std::uint32_t number, bool high, bool absolute, bool negative) {
  const Operand all = format == 2 ? v(number, 2) : v(number);
  const Operand plain = format != 0 ? all : high ? all.h() : all.l();
  const Operand positive = absolute ? abs(plain) : plain;
  return negative ? -positive : positive;
}

/// A compare: its name behind "v_cmp" or "v_cmpx", and sources.
struct Compare {
  std::string name;
  Operand a, b;
};
using Group = std::vector<Compare>;  ///< one digest's

std::vector<Group> float_groups(int format) {
  std::vector<Group> all;
  for (const char* predicate : float_predicates) {
    Group& group = all.emplace_back();
    for (std::uint32_t m = 0; m < (format == 0 ? 64u : 16u); ++m)
      group.push_back({"_" + std::string(predicate) + "_f" + std::to_string(widths[format]),
                       source(format, 0, (m & 16) != 0, (m & 1) != 0, (m & 4) != 0),
                       source(format, 2, (m & 32) != 0, (m & 2) != 0, (m & 8) != 0)});
  }
  return all;
}
std::vector<Group> integer_groups(int format) {
  std::vector<Group> all;
  for (const char* type : {"i", "u"})
    for (const char* predicate : integer_predicates)
      for (std::uint32_t m = 0; m < (format == 0 ? 4u : 1u); ++m)
        all.push_back({{"_" + std::string(predicate) + "_" + type + std::to_string(widths[format]),
                        source(format, 0, (m & 1) != 0, false, false), source(format, 2, (m & 2) != 0, false, false)}});
  return all;
}
std::vector<Group> class_groups(int format) {
  std::vector<Group> all;
  for (std::uint32_t m = 0; m < (format == 0 ? 16u : 4u); ++m)
    all.push_back(
        {{"_class_f" + std::to_string(widths[format]), source(format, 0, (m & 4) != 0, (m & 1) != 0, (m & 2) != 0),
          source(format == 0 ? 0 : 1, 2, (m & 8) != 0, false, false)}});
  return all;
}

constexpr std::uint32_t masks_at = 20;  ///< the first SGPR of a program's masks

/// All compares of a group, each with an SGPR for its mask. V_CMPX: EXEC is the mask, then again what s4 holds.
Words program_of(const Group& group, bool exec) {
  Words words;
  const auto append = [&](const Words& more) { words.insert(words.end(), more.begin(), more.end()); };
  for (std::size_t i = 0; i < group.size(); ++i) {
    const auto mask = static_cast<std::uint32_t>(masks_at + i);
    const Compare& one = group[i];
    if (!exec) {
      append(encoded(opcode_named("v_cmp" + one.name), {s(mask), one.a, one.b}, Variant::e64));
      continue;
    }
    append(encoded(opcode_named("v_cmpx" + one.name), {one.a, one.b}, Variant::e64));
    append(words_of(lockstep::rdna4::assembler::s_mov_b32(s(mask), lockstep::rdna4::assembler::exec_lo)));
    append(words_of(lockstep::rdna4::assembler::s_mov_b32(lockstep::rdna4::assembler::exec_lo, s(4))));
  }
  return words;
}

void check(const char* name, std::span<const rec::Masks> recorded, std::uint32_t pairs,
           Pair (*pair)(int, std::uint32_t), std::vector<Group> (*groups)(int), unsigned digests) {
  Count count(name, "gfx1201", 4 * digests);
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const rec::Masks& masks : recorded)
      for (const bool exec : {false, true}) {
        Runner runner(engine);
        auto& wave = runner.wave();
        wave.mode = lockstep::Mode::of_register(masks.kept ? 0xf0 : 0, Isa::mode_layout);
        const std::uint32_t lanes = masks.half ? 0x55555555 : all_lanes;
        wave.s[4] = lanes;
        std::vector<std::array<Pair, 32>> waves(pairs / 32);
        for (std::uint32_t i = 0; i < pairs; ++i) waves[i / 32][i % 32] = pair(masks.format, i);
        const auto all = groups(masks.format);
        for (std::size_t g = 0; g < all.size(); ++g) {
          const Words words = program_of(all[g], exec);
          std::vector<std::vector<std::uint32_t>> results(all[g].size());
          for (const auto& sources : waves) {
            for (std::uint32_t lane = 0; lane < 32; ++lane) {
              runner.set(0, lane, sources[lane].a);
              runner.set(2, lane, sources[lane].b);
            }
            wave.set_exec(lanes);
            runner.execute(words);
            for (std::size_t i = 0; i < results.size(); ++i) results[i].push_back(wave.s[masks_at + i]);
          }
          Digest digest;
          for (const auto& of_compare : results)
            for (const std::uint32_t mask : of_compare) digest.bytes(mask, 4);
          count.add(digest.value(), masks.digests[g], all[g].front().name);
        }
      }
}

/// `modifiers` as recorded_compares.hpp has them; S22 chooses.
Words selection(bool half, std::uint32_t modifiers) {
  const auto on = [&](std::uint32_t bit) { return (modifiers & bit) != 0; };
  const int format = half ? 0 : 1;
  return encoded(opcode_named(half ? "v_cndmask_b16" : "v_cndmask_b32"),
                 {source(format, 6, on(64), false, false), source(format, 0, on(16), on(1), on(4)),
                  source(format, 2, on(32), on(2), on(8)), s(22)},
                 Variant::e64);
}

void check_selections(const char* name, bool half, std::span<const std::uint64_t[2]> recorded) {
  Count count(name, "gfx1201", static_cast<unsigned>(4 * recorded.size()));
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    for (std::uint32_t m = 0; m < recorded.size(); ++m)
      for (std::uint32_t b = 0; b < 2; ++b) {
        wave.s[22] = b != 0 ? all_lanes : 0;
        const Words words = selection(half, m);
        Digest digest;
        for (std::uint32_t first = 0; first < 65536; first += 32) {
          for (std::uint32_t lane = 0; lane < 32; ++lane) {
            const std::uint32_t i = first + lane;
            wave.v[0][lane] = i | (65535 - i) << 16;
            wave.v[2][lane] = static_cast<std::uint32_t>(scattered(i, 0x7395a831, 0xa7925163));
            wave.v[6][lane] = 0xcafebeef;
          }
          runner.execute(words);
          for (std::uint32_t lane = 0; lane < 32; ++lane) digest.bytes(wave.v[6][lane], 4);
        }
        count.add(digest.value(), recorded[m][b], std::to_string(m));
      }
  }
}

}  // namespace

TEST_CASE("V_CMP, V_CMPX of floats") {
  check("V_CMP, V_CMPX_{F16,F32,F64}", rec::float_masks, 4096, floats, float_groups, 154);
}
TEST_CASE("V_CMP, V_CMPX of integers") {
  check("V_CMP, V_CMPX of integers of 16, 32, 64 bits", rec::integer_masks, 65536, integers, integer_groups, 120);
}
TEST_CASE("V_CMP_CLASS, V_CMPX_CLASS") {
  check("V_CMP, V_CMPX_CLASS_{F16,F32,F64}", rec::class_masks, 65536, classes, class_groups, 48);
}
TEST_CASE("V_CNDMASK") {
  check_selections("V_CNDMASK_B32", false, rec::selections_32);
  check_selections("V_CNDMASK_B16", true, rec::selections_16);
}
