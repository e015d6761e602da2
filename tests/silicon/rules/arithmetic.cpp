// V_DIV_FMAS, V_DIV_FIXUP, V_MULLIT, V_CUBE*, V_TRIG_PREOP, f64 with OMOD and CLAMP: every recorded digest.
#include "../matrix/table.hpp"
#include "recorded.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
namespace rec = silicon::recorded;

/// The five columns of V_CUBE* and V_DIV_FIXUP.
constexpr Modifiers columns[] = {{}, {.neg = 5, .abs = 3}, {.omod = 1}, {.omod = 3}, {.omod = 2, .clamp = true}};

void check_columns(Count& count, Runner& runner, const Words& words, std::span<const Triple> rows,
                   std::span<const std::uint64_t> digests, unsigned bytes) {
  for (std::size_t i = 0; i < 5; ++i)
    count.add(digest_of(runner.run(with(words, columns[i]), rows), bytes), digests[i], "column " + std::to_string(i));
}

}  // namespace

TEST_CASE("V_CUBE*") {
  const auto rows = triples(rec::cube_values);
  const Words words[] = {words_of(v_cubeid_f32(v(6), v(0), v(2), v(4))), words_of(v_cubesc_f32(v(6), v(0), v(2), v(4))),
                         words_of(v_cubetc_f32(v(6), v(0), v(2), v(4))),
                         words_of(v_cubema_f32(v(6), v(0), v(2), v(4)))};
  Count count("V_CUBEID, SC, TC, MA_F32", "gfx1201", 40);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (std::size_t i = 0; i < 4; ++i) check_columns(count, runner, words[i], rows, rec::cubes[i], 4);
  }
}

TEST_CASE("V_DIV_FIXUP") {
  const Words half = words_of(v_div_fixup_f16(v(6).l(), v(0).l(), v(2).l(), v(4).l()));
  const Words single = words_of(v_div_fixup_f32(v(6), v(0), v(2), v(4)));
  const Words wide = words_of(v_div_fixup_f64(v(6, 2), v(0, 2), v(2, 2), v(4, 2)));
  Count halves("V_DIV_FIXUP_F16", "gfx1201", 20), others("V_DIV_FIXUP_F32, F64", "gfx1201", 30);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    runner.destination = 0x12340000;
    for (const std::uint32_t ovfl : {0u, fp16_ovfl}) {
      runner.mode = mode_register | ovfl;
      check_columns(halves, runner, half, triples(rec::fixup_values_16), ovfl != 0 ? rec::fixup_16_ovfl : rec::fixup_16,
                    4);
      check_columns(others, runner, single, triples(rec::fixup_values_32), rec::fixup_32, 4);
    }
    runner.mode = mode_register;
    check_columns(others, runner, wide, triples(rec::fixup_values_64), rec::fixup_64, 8);
  }
}

TEST_CASE("V_MULLIT_F32") {
  const auto rows = triples(rec::mullit_values);
  const Words words = words_of(v_mullit_f32(v(6), v(0), v(2), v(4)));
  Count count("V_MULLIT_F32", "gfx1201", 32);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (std::size_t i = 0; i < std::size(rec::mullit); ++i) {
      const std::uint32_t m = rec::mullit_modifiers[i];
      auto results = runner.run(with(words, {m & 7, m >> 3 & 7, m >> 6 & 3, (m >> 8 & 1) != 0}), rows);
      for (std::uint64_t& result : results)
        if ((result & 0x7fffffffu) > 0x7f800000u) result = 0x7fc00000u;
      count.add(digest_of(results, 4), rec::mullit[i], "modifiers " + std::to_string(m));
    }
  }
}

TEST_CASE("V_DIV_FMAS") {
  const Words single = words_of(v_div_fmas_f32(v(6), v(0), v(2), v(4)));
  const Words wide = words_of(v_div_fmas_f64(v(6, 2), v(0, 2), v(2, 2), v(4, 2)));
  // Eight for each value of VCC.
  const Modifiers modifiers[] = {{},
                                 {.omod = 1},
                                 {.omod = 2},
                                 {.omod = 3},
                                 {.clamp = true},
                                 {.neg = 5, .abs = 3},
                                 {.omod = 1, .clamp = true},
                                 {.neg = 7}};
  Count count("V_DIV_FMAS_F32, F64", "gfx1201", 64);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (std::uint32_t i = 0; i < 16; ++i) {
      runner.vcc = i >= 8 ? all_lanes : 0;
      const Modifiers& m = modifiers[i & 7];
      count.add(digest_of(runner.run(with(single, m), triples(rec::fmas_values_32)), 4), rec::fmas_32[i],
                "f32 " + std::to_string(i));
      count.add(digest_of(runner.run(with(wide, m), triples(rec::fmas_values_64)), 8), rec::fmas_64[i],
                "f64 " + std::to_string(i));
    }
  }
}

TEST_CASE("V_TRIG_PREOP_F64") {
  std::vector<Triple> rows;
  for (std::uint64_t i = 0; i < 65536; ++i) rows.push_back({(i >> 5) << 52, i & 31, 0});
  const Words words = words_of(v_trig_preop_f64(v(6, 2), v(0, 2), v(2)));
  Count count("V_TRIG_PREOP_F64", "gfx1201", 16);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (std::uint32_t i = 0; i < 8; ++i)
      count.add(digest_of(runner.run(with(words, {.omod = i & 3, .clamp = i >= 4}), rows), 8), rec::trig_preop[i],
                std::to_string(i));
  }
}

TEST_CASE("f64 with NEG, OMOD and CLAMP") {
  std::vector<Triple> rows;
  for (const std::uint64_t a : rec::f64_values) rows.push_back({a, 0x3ff0000000000000, 0x8000000000000000});
  struct Case {
    const char* name;
    Words words;
    std::uint64_t digest;
  };
  const auto d = v(6, 2), a = v(0, 2), b = v(2, 2), c = v(4, 2);
  const Case cases[] = {{"add", words_of(v_add_f64.e64(d, a, c)), rec::f64_add},
                        {"mul", words_of(v_mul_f64.e64(d, a, b)), rec::f64_mul},
                        {"fma", words_of(v_fma_f64(d, a, b, c)), rec::f64_fma},
                        {"trunc", words_of(v_trunc_f64.e64(d, a)), rec::f64_trunc},
                        {"ceil", words_of(v_ceil_f64.e64(d, a)), rec::f64_ceil},
                        {"rndne", words_of(v_rndne_f64.e64(d, a)), rec::f64_rndne},
                        {"floor", words_of(v_floor_f64.e64(d, a)), rec::f64_floor},
                        {"fract", words_of(v_fract_f64.e64(d, a)), rec::f64_fract},
                        {"min_num", words_of(v_min_num_f64.e64(d, a, b)), rec::f64_min_num},
                        {"max_num", words_of(v_max_num_f64.e64(d, a, b)), rec::f64_max_num},
                        {"minimum", words_of(v_minimum_f64(d, a, b)), rec::f64_minimum},
                        {"maximum", words_of(v_maximum_f64(d, a, b)), rec::f64_maximum},
                        {"frexp_mant", words_of(v_frexp_mant_f64.e64(d, a)), rec::f64_frexp_mant},
                        {"ldexp 0", words_of(v_ldexp_f64(d, a, 0)), rec::f64_ldexp_0},
                        {"ldexp -1", words_of(v_ldexp_f64(d, a, -1)), rec::f64_ldexp_minus_1}};
  Count count("F64: 13 operations, LDEXP; NEG, OMOD, CLAMP", "gfx1201", 30);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (const Case& each : cases) {
      Digest digest;
      for (std::uint32_t m = 0; m < 16; ++m)
        for (const std::uint64_t result :
             runner.run(with(each.words, {.neg = m & 1, .omod = m >> 2, .clamp = (m & 2) != 0}), rows))
          digest.bytes((result & ~(1ull << 63)) > 0x7ff0000000000000 ? 0x7ff8000000000000 : result, 8);
      count.add(digest.value(), each.digest, each.name);
    }
  }
}
