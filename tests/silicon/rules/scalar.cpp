// Scalar integers with SCC, S_SEXT, S_CVT: every recorded digest.
#include "../matrix/table.hpp"
#include "recorded_scalar.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using lockstep::assembler::Operand;
using lockstep::assembler::s;
using lockstep::assembler::Variant;
namespace rec = silicon::recorded;

struct Pair {
  std::uint64_t a, b;
};
std::uint32_t scattered(std::uint32_t i, std::uint32_t factor, std::uint32_t flip) { return i * factor ^ flip; }

/// Pair `i` of 4,096: edges, then scattered ones of which every fourth is equal.
Pair integers(std::uint32_t i) {
  constexpr std::uint64_t edges[] = {0,
                                     1,
                                     2,
                                     0x7ffffffe,
                                     0x7fffffff,
                                     0x80000000,
                                     0x80000001,
                                     0xfffffffe,
                                     0xffffffff,
                                     0x100000000,
                                     0x7ffffffffffffffe,
                                     0x7fffffffffffffff,
                                     0x8000000000000000,
                                     0x8000000000000001,
                                     0xfffffffffffffffe,
                                     0xffffffffffffffff};
  if (i < 256) return {edges[i % 16], edges[i / 16]};
  const auto wide = [](std::uint64_t high, std::uint32_t low) { return high << 32 | low; };
  const std::uint64_t a = wide(scattered(i, 0x7395a831, 0xa7925163), scattered(i, 0x83a1459d, 0x5389d241));
  return {a, i % 4 == 0 ? a : wide(scattered(i, 0x38459317, 0x187abd31), scattered(i, 0x9e3779b9, 0xa5a59669))};
}

/// D is s[24:25], A is s[20:21], B is s[22:23].
std::vector<Words> integer_variants() {
  const Operand d = s(24), a = s(20), b = s(22), wide_d = s(24, 2), wide_a = s(20, 2), wide_b = s(22, 2);
  std::vector<Words> all;
  const auto add = [&](const std::string& name, const std::vector<Operand>& operands) {
    all.push_back(encoded(opcode_named(name), operands, Variant::shortest));
  };
  for (const char* name :
       {"s_add_co_u32", "s_sub_co_u32", "s_add_co_i32", "s_sub_co_i32", "s_add_co_ci_u32", "s_sub_co_ci_u32"})
    add(name, {d, a, b});
  add("s_abs_i32", {d, a});
  for (const char* name : {"s_absdiff_i32", "s_min_i32", "s_min_u32", "s_max_i32", "s_max_u32", "s_mul_i32",
                           "s_mul_hi_u32", "s_mul_hi_i32"})
    add(name, {d, a, b});
  for (const char* name : {"s_add_nc_u64", "s_sub_nc_u64", "s_mul_u64"}) add(name, {wide_d, wide_a, wide_b});
  for (const char* name : {"s_addk_co_i32", "s_mulk_i32"})
    for (const int number : {0, 1, -1, 32767, -32768, 32766, -32767, 2, -2, 0x1234, -0x1234}) add(name, {d, number});
  for (const char* name : {"s_pack_ll_b32_b16", "s_pack_lh_b32_b16", "s_pack_hl_b32_b16", "s_pack_hh_b32_b16"})
    add(name, {d, a, b});
  add("s_bitreplicate_b64_b32", {wide_d, a});
  add("s_cselect_b32", {d, a, b});
  add("s_cselect_b64", {wide_d, wide_a, wide_b});
  add("s_quadmask_b32", {d, a});
  add("s_quadmask_b64", {wide_d, wide_a});
  add("s_wqm_b32", {d, a});
  add("s_wqm_b64", {wide_d, wide_a});
  return all;
}

/// Sources `i` of 65,536 of conversion `operation`.
std::array<std::uint32_t, 2> conversion_sources(std::uint32_t i, std::uint32_t operation) {
  constexpr std::uint32_t floats[] = {
      0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000,
      0x3f000000, 0xbf000000, 0x3fc00000, 0xbfc00000, 0x4effffff, 0xceffffff, 0x4f000000, 0xcf000000,
      0x4f000001, 0xcf000001, 0x4f7fffff, 0xcf7fffff, 0x4f800000, 0xcf800000, 0x477fe000, 0x477ff000,
      0x387fdfff, 0x387fe000, 0x387fefff, 0x387ff000, 0x7f800000, 0xff800000, 0x7f800001, 0xffc00123};
  constexpr std::uint32_t numbers[] = {0,          1,          2,          3,          0x7fffffff, 0x80000000,
                                       0xffffffff, 0xfffffffe, 0x00ffffff, 0x01000000, 0x01000001, 0x01000002,
                                       0x01000003, 0x01ffffff, 0x02000001, 0x02000002};
  if (operation == 5) return {(~i & 0xffff) << 16 | i, 0};
  if (operation == 6) return {i << 16 | (~i & 0xffff), 0};
  std::uint32_t first = scattered(i, 0x7395a831, 0xa7925163);
  if (operation < 2 && i < 16) first = numbers[i];
  if (operation >= 2 && i < 32) first = floats[i];
  return {first, i < 32 ? floats[31 - i] : scattered(i, 0x9e3779b9, 0xa5a59669)};
}

}  // namespace

TEST_CASE("scalar integers, with SCC") {
  const auto variants = integer_variants();
  Count count("S_ADD, S_SUB, S_MUL, S_PACK, ... and SCC", "gfx1201", 2 * 102);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    for (std::uint32_t scc = 0; scc < 2; ++scc)
      for (std::size_t k = 0; k < variants.size(); ++k) {
        Digest digest;
        for (std::uint32_t i = 0; i < 4096; ++i) {
          const Pair pair = integers(i);
          wave.set_scalar_pair(20, pair.a);
          wave.set_scalar_pair(22, pair.b);
          wave.set_scalar_pair(24, pair.a & 0xffffffff);
          wave.scc = scc != 0;
          runner.execute(variants[k]);
          digest.word(wave.s[24]);
          digest.word(wave.s[25]);
          digest.word(wave.scc ? 1 : 0);
        }
        count.add(digest.value(), rec::scalar_integers[scc][k], std::to_string(k));
      }
  }
}

TEST_CASE("S_SEXT_I32_I8, S_SEXT_I32_I16") {
  const Words words[] = {encoded(opcode_named("s_sext_i32_i8"), {s(24), s(20)}, Variant::shortest),
                         encoded(opcode_named("s_sext_i32_i16"), {s(24), s(20)}, Variant::shortest)};
  Count count("S_SEXT_I32_I8, I16", "gfx1201", 4);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (std::size_t k = 0; k < 2; ++k) {
      Digest digest;
      for (std::uint32_t i = 0; i < 65536; ++i) {
        runner.wave().s[20] = i | i * 0x9e37 << 16;
        runner.execute(words[k]);
        digest.word(runner.wave().s[24]);
      }
      count.add(digest.value(), rec::sign_extensions[k], std::to_string(k));
    }
  }
}

TEST_CASE("S_CVT under MODE") {
  constexpr const char* names[] = {"s_cvt_f32_i32", "s_cvt_f32_u32", "s_cvt_i32_f32",    "s_cvt_u32_f32",
                                   "s_cvt_f16_f32", "s_cvt_f32_f16", "s_cvt_hi_f32_f16", "s_cvt_pk_rtz_f16_f32"};
  constexpr std::uint32_t at_once = 32, results_at = 64;  // sources in s[0:63]
  Count count("S_CVT, eight operations; MODE", "gfx1201", 2 * 64);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    for (std::uint32_t operation = 0; operation < 8; ++operation) {
      Words words;
      for (std::uint32_t i = 0; i < at_once; ++i) {
        std::vector<Operand> operands{s(results_at + i), s(2 * i)};
        if (operation == 7) operands.push_back(s(2 * i + 1));
        for (const std::uint32_t word : encoded(opcode_named(names[operation]), operands, Variant::shortest))
          words.push_back(word);
      }
      for (std::uint32_t state = 0; state < 8; ++state) {
        wave.mode = lockstep::Mode::of_register((state & 3) * 0x50 | (state >> 2) << 23, Isa::mode_layout);
        Digest digest;
        for (std::uint32_t first = 0; first < 65536; first += at_once) {
          for (std::uint32_t i = 0; i < at_once; ++i) {
            const auto sources = conversion_sources(first + i, operation);
            wave.s[2 * i] = sources[0];
            wave.s[2 * i + 1] = sources[1];
          }
          runner.execute(words);
          for (std::uint32_t i = 0; i < at_once; ++i) digest.word(wave.s[results_at + i]);
        }
        count.add(digest.value(), rec::scalar_conversions[state][operation],
                  std::string(names[operation]) + " " + std::to_string(state));
      }
    }
  }
}
