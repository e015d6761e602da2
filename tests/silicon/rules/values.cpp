// Single recorded results: invalid products beside NaNs, halves of mixed sums, conversions with OMOD and CLAMP.
#include "../matrix/table.hpp"
#include "recorded_more.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
namespace rec = silicon::recorded;

}  // namespace

TEST_CASE("a product of infinity and 0 before the addend's NaN") {
  struct Case {
    const char* name;
    Words words;
    Triple sources;
    std::uint64_t destination, result;
  };
  const auto d = v(6), a = v(0), b = v(2), c = v(4);
  const Case cases[] = {
      {"V_FMA_F32", words_of(v_fma_f32(d, a, b, c)), {0x7f800000, 0, 0x7fe9a000}, 0, 0xffc00000},
      {"V_FMA_F32, 0 * -inf", words_of(v_fma_f32(d, a, b, c)), {0, 0xff800000, 0x7fe9a000}, 0, 0xffc00000},
      {"V_FMA_F32, a NaN first", words_of(v_fma_f32(d, a, b, c)), {0x7f812345, 0, 0x7fe9a000}, 0, 0x7fc12345},
      {"V_FMA_F32, 1 * 0", words_of(v_fma_f32(d, a, b, c)), {0x3f800000, 0, 0x7fa9a000}, 0, 0x7fe9a000},
      {"V_FMAC_F32", words_of(v_fmac_f32(d, a, b)), {0x7f800000, 0, 0}, 0x7fe9a000, 0xffc00000},
      {"V_FMA_F64",
       words_of(v_fma_f64(v(6, 2), v(0, 2), v(2, 2), v(4, 2))),
       {0x7ff0000000000000, 0, 0x7ff8000000000001},
       0,
       0xfff8000000000000},
      {"V_FMA_F16", words_of(v_fma_f16(d.l(), a.l(), b.l(), c.l())), {0x7c00, 0, 0x7f4d}, 0, 0xfe00},
      {"V_FMAC_F16", words_of(v_fmac_f16(d.l(), a.l(), b.l())), {0x7c00, 0, 0}, 0x7f4d, 0xfe00},
      {"V_PK_FMA_F16", words_of(v_pk_fma_f16(d, a, b, c)), {0x7c000000, 0x00007c00, 0x7f4d7f4d}, 0, 0xfe00fe00},
      {"V_FMA_MIX_F32", words_of(v_fma_mix_f32(d, a, b, c)), {0x7f800000, 0, 0x7fe9a000}, 0, 0xffc00000},
      {"V_FMA_MIXLO_F16", words_of(v_fma_mixlo_f16(d, a, b, c)), {0x7f800000, 0, 0x7fe9a000}, 0, 0xfe00}};
  Count count("FMA, FMAC, PK_FMA, FMA_MIX: inf * 0 + NaN", "gfx1201", 22);
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const Case& each : cases) {
      Runner runner(engine);
      runner.destination = each.destination;
      count.add(runner.one(each.words, each.sources), each.result, each.name);
    }
}

namespace {

struct Mix {
  std::uint32_t a, b, c, result;
};

/// V_FMA_MIXLO_F16 and MIXHI of each row on both engines: `take` has the found word, the one to expect, and the row.
template <class Take>
void mix(std::span<const Mix> rows, Take&& take) {
  const Words low = words_of(v_fma_mixlo_f16(v(6), v(0), v(2), v(4)));
  const Words high = words_of(v_fma_mixhi_f16(v(6), v(0), v(2), v(4)));
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const Mix& row : rows) {
      Runner runner(engine);
      runner.destination = 0x55555555;
      const Triple sources{row.a, row.b, row.c};
      take(runner.one(low, sources), std::uint64_t{0x55550000} | row.result, row);
      take(runner.one(high, sources), std::uint64_t{0x5555} | std::uint64_t{row.result} << 16, row);
    }
}

}  // namespace

TEST_CASE("V_FMA_MIXLO_F16 and MIXHI") {
  constexpr Mix rows[] = {{0x00000000, 0x7f800000, 0x7fe9a000, 0xfe00},
                          {0x7f800000, 0x00000000, 0x7fe9a000, 0xfe00},
                          {0x7fc12000, 0x3f800000, 0x7fe9a000, 0x7e09},
                          {0x3b333333, 0x42b90000, 0x00000000, 0x340c}};
  Count count("V_FMA_MIXLO_F16, MIXHI", "gfx1201", 16);
  mix(rows, [&](std::uint64_t found, std::uint64_t recorded, const Mix& row) {
    count.add(found, recorded, std::to_string(row.a) + " " + std::to_string(row.c));
  });
}

TEST_CASE("V_FMA_MIXLO_F16 and MIXHI round once: the exact sum, to f16") {
  constexpr Mix rows[] = {{0x477ff000, 0x3f800000, 0x00000001, 0x7c00}, {0x477ff000, 0x3f800000, 0x80000001, 0x7bff},
                          {0xc77ff000, 0x3f800000, 0x00000001, 0xfbff}, {0x3f801000, 0x3f800001, 0x00000000, 0x3c01},
                          {0x3f803000, 0x3f7fffff, 0x00000000, 0x3c01}, {0x3f800000, 0x3f801000, 0x00000001, 0x3c01},
                          {0x7f7fffff, 0x40000000, 0xff7fffff, 0x7c00}, {0x80000000, 0x3f800000, 0x80000000, 0x8000},
                          {0x33000000, 0x3f800000, 0x00000001, 0x0001}, {0x33000000, 0x3f800000, 0x00000000, 0x0000},
                          {0x33c00000, 0x3f800000, 0x80000001, 0x0001}, {0x33c00000, 0x3f800000, 0x00000000, 0x0002}};
  mix(rows, [](std::uint64_t found, std::uint64_t expected, const Mix& row) {
    CAPTURE(row.a);
    CAPTURE(row.c);
    CHECK(found == expected);
  });
}

TEST_CASE("V_CVT_F16_*, V_CVT_PK_RTZ_F16_F32 with OMOD and CLAMP") {
  const Words from_f32 = words_of(v_cvt_f16_f32.e64(v(6).l(), v(0)));
  const Words from_u16 = words_of(v_cvt_f16_u16.e64(v(6).l(), v(0).l()));
  const Words from_i16 = words_of(v_cvt_f16_i16.e64(v(6).l(), v(0).l()));
  const Words columns[] = {from_f32,
                           with(from_f32, {.omod = 1}),
                           with(from_f32, {.omod = 2}),
                           with(from_f32, {.omod = 3}),
                           with(from_f32, {.neg = 1, .abs = 1, .omod = 1, .clamp = true}),
                           with(from_f32, {.clamp = true}),
                           with(from_u16, {.omod = 3}),
                           with(from_i16, {.omod = 1})};
  const Words pair = words_of(v_cvt_pk_rtz_f16_f32.e64(v(6), v(0), v(2)));
  Count halves("V_CVT_F16_F32, U16, I16; OMOD, CLAMP", "gfx1201", 1344),
      pairs("V_CVT_PK_RTZ_F16_F32; OMOD, CLAMP", "gfx1201", 192);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    runner.destination = 0xa5a5a5a5;
    for (const std::uint32_t ovfl : {0u, 1u}) {
      runner.mode = mode_register | (ovfl != 0 ? fp16_ovfl : 0);
      for (const rec::Narrowed& row : rec::narrowed)
        for (std::size_t i = 0; i < 8; ++i)
          halves.add(runner.one(columns[i], {row.source, 0, 0}), std::uint64_t{0xa5a50000} | row.results[ovfl][i],
                     std::to_string(row.source) + " column " + std::to_string(i));
      for (const rec::Cut& row : rec::cut)
        for (const Modifiers& m : {Modifiers{}, Modifiers{.clamp = true}, Modifiers{.omod = 1}})
          pairs.add(runner.one(with(pair, m), {row.source, row.source ^ 0x80000000u, 0}), std::uint64_t{row.result},
                    std::to_string(row.source));
    }
  }
}

TEST_CASE("OMOD of an f32 product that rounds up to the smallest normal number") {
  const Words words = words_of(v_mul_f32.e64(v(6), v(0), v(2)));
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    CHECK(runner.one(words, {0x00800000, 0x3f7fffff, 0}) == 0x00800000);
    CHECK(runner.one(with(words, {.omod = 1}), {0x00800000, 0x3f7fffff, 0}) == 0);
    CHECK(runner.one(with(words, {.omod = 1}), {0x00800000, 0x3f800000, 0}) == 0x01000000);
  }
}
