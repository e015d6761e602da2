// Conversions to small formats, recorded as values; V_MED3_NUM_F16, V_MAD_CO, V_PERMLANE16 by digests.
#include "../matrix/table.hpp"
#include "recorded_conversions.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
using lockstep::assembler::Operand;
using lockstep::assembler::Variant;
namespace rec = silicon::recorded;

/// The digest of a column: a step a word.
std::uint64_t digest_of_words(std::span<const std::uint64_t> results) {
  Digest digest;
  for (const std::uint64_t result : results) digest.word(result & 0xffffffff);
  return digest.value();
}

constexpr std::uint32_t sign = 0x80000000;

}  // namespace

TEST_CASE("narrowing to 8-bit floats: all 65 sources") {
  std::vector<Triple> rows;
  for (const rec::Seeded& each : rec::narrowing_sources) rows.push_back({each.source, each.seed, each.source ^ sign});
  const Operand d = v(6), a = v(0), seed = v(2), b = v(4);
  std::vector<Words> columns;
  for (const char* format : {"fp8", "bf8"}) {
    const Opcode pair = opcode_named(std::string("v_cvt_pk_") + format + "_f32");
    const Opcode random = opcode_named(std::string("v_cvt_sr_") + format + "_f32");
    columns.push_back(encoded(pair, {d, a, b}, Variant::e64));
    columns.push_back(encoded(pair, {d, -abs(a), abs(b)}, Variant::e64));
    columns.push_back(encoded(random, {d, a, seed}, Variant::e64));
    columns.push_back(encoded(random, {d, -abs(a), seed}, Variant::e64, {.byte_sel = 3}));
  }
  for (const char* name : {"v_cvt_pk_fp8_f32", "v_cvt_pk_bf8_f32"})
    columns.push_back(encoded(opcode_named(name), {d, a, b}, Variant::e64, {.op_sel = {0, 0, 1}}));
  Count count("V_CVT_{PK,SR}_{FP8,BF8}_F32, columns of 65", "gfx1201", 2 * 20);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    runner.destination = 0x12345678;
    for (const std::uint32_t ovfl : {0u, 1u}) {
      runner.mode = mode_register | (ovfl != 0 ? fp16_ovfl : 0);
      for (std::size_t c = 0; c < columns.size(); ++c)
        count.add(digest_of_words(runner.run(columns[c], rows)), rec::narrowing[ovfl][c],
                  "column " + std::to_string(c));
    }
  }
}

TEST_CASE("V_CVT_PK_I16_F32, U16") {
  std::vector<Triple> rows;
  for (const std::uint32_t source : rec::pair_sources) rows.push_back({source, source ^ sign, 0});
  const Operand d = v(6), a = v(0), b = v(2);
  const Opcode i16 = Opcode::v_cvt_pk_i16_f32, u16 = Opcode::v_cvt_pk_u16_f32;
  const Words columns[] = {
      encoded(i16, {d, a, b}, Variant::e64),        encoded(i16, {d, a, b}, Variant::e64, {.clamp = true}),
      encoded(u16, {d, a, b}, Variant::e64),        encoded(u16, {d, a, b}, Variant::e64, {.clamp = true}),
      encoded(i16, {d, -abs(a), -b}, Variant::e64), encoded(u16, {d, abs(a), -b}, Variant::e64)};
  Count count("V_CVT_PK_I16_F32, U16, columns of 16", "gfx1201", 2 * 12);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (const std::uint32_t ovfl : {0u, fp16_ovfl}) {
      runner.mode = mode_register | ovfl;
      for (std::size_t c = 0; c < 6; ++c)
        count.add(digest_of_words(runner.run(columns[c], rows)), rec::pairs[c], "column " + std::to_string(c));
    }
  }
}

TEST_CASE("V_CVT_NORM, V_CVT_PK_NORM") {
  std::vector<Triple> singles, halves;
  for (const rec::Seeded& each : rec::norm_sources) {
    singles.push_back({each.source, each.source ^ sign, 0});
    halves.push_back({each.seed, each.seed ^ 0x8000, 0});
  }
  std::vector<Words> columns;
  for (const char* from : {"f32", "f16"})
    for (const char* to : {"i16", "u16"}) {
      const bool half = from == std::string("f16");
      const Operand a = half ? v(0).l() : v(0), b = half ? v(2).l() : v(2);
      const Opcode opcode = opcode_named(std::string("v_cvt_pk_norm_") + to + "_" + from);
      columns.push_back(encoded(opcode, {v(6), a, b}, Variant::e64));
      columns.push_back(encoded(opcode, {v(6), a, b}, Variant::e64, {.clamp = true}));
      columns.push_back(encoded(opcode, {v(6), -abs(a), -b}, Variant::e64));
    }
  for (const Opcode opcode : {Opcode::v_cvt_norm_i16_f16, Opcode::v_cvt_norm_u16_f16}) {
    const Operand d = v(6).l(), a = v(0).l();
    columns.push_back(encoded(opcode, {d, a}, Variant::e64));
    columns.push_back(encoded(opcode, {d, a}, Variant::e64, {.clamp = true}));
    columns.push_back(encoded(opcode, {d, -abs(a)}, Variant::e64));
  }
  for (const Opcode opcode : {Opcode::v_cvt_norm_i16_f16, Opcode::v_cvt_norm_u16_f16})
    columns.push_back(encoded(opcode, {v(6).l(), v(0).l()}, Variant::e32));
  Count count("V_CVT_NORM, V_CVT_PK_NORM, columns of 20", "gfx1201", 2 * 20);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    runner.destination = 0xa5a5a5a5;
    for (std::size_t c = 0; c < columns.size(); ++c)
      count.add(digest_of_words(runner.run(columns[c], c < 6 ? singles : halves)), rec::norms[c],
                "column " + std::to_string(c));
  }
}

TEST_CASE("V_CVT_PK_U8_F32, V_CVT_OFF_F32_I4") {
  std::vector<Triple> rows;
  for (std::uint32_t i = 0; i < std::size(rec::byte_sources); ++i)
    rows.push_back({rec::byte_sources[i], i & 3, 0x12345678});
  const Words byte = words_of(v_cvt_pk_u8_f32(v(6), v(0), v(2), v(4))),
              offset = words_of(v_cvt_off_f32_i4.e64(v(6), v(0)));
  const Words columns[] = {
      byte,   with(byte, {.clamp = true}), with(byte, {.neg = 1, .abs = 1}),         with(byte, {.abs = 1}),
      offset, with(offset, {.omod = 1}),   with(offset, {.omod = 2, .clamp = true}), with(offset, {.omod = 3})};
  Count count("V_CVT_PK_U8_F32, OFF_F32_I4, columns of 36", "gfx1201", 2 * 8);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    for (std::size_t c = 0; c < 8; ++c)
      count.add(digest_of_words(runner.run(columns[c], rows)), rec::bytes[c], "column " + std::to_string(c));
  }
}

TEST_CASE("V_MED3_NUM_F16") {
  struct Case {
    std::uint64_t values[8], digest;
  };
  constexpr Case cases[] = {{{0, 0x8000, 0x3c00, 0xbc00, 1, 0x8001, 0x7c00, 0xfc00}, 0x6621dd1b4ac695ed},
                            {{0, 0x8000, 0x7c01, 0x7e00, 0xfc01, 0xfe00, 0x3c00, 0xbc00}, 0x513891779d603325}};
  const Words words = words_of(v_med3_num_f16(v(6).l(), v(0).l(), v(2).l(), v(4).l()));
  Count count("V_MED3_NUM_F16", "gfx1201", 4);
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const Case& each : cases) {
      // The first source changes fastest.
      std::vector<Triple> rows = triples(each.values);
      for (Triple& row : rows) std::swap(row[0], row[2]);
      Runner runner(engine);
      auto results = runner.run(words, rows);
      for (std::size_t i = 0; i < results.size(); ++i) {
        const std::uint64_t half = results[i] & 0xffff;
        results[i] = (0xdead0000 + i % 32) & 0xffff0000;
        results[i] |= (half & 0x7fff) > 0x7c00 ? 0x7e00 : half;  // every NaN counts as one
      }
      count.add(digest_of_words(results), each.digest, "zeros, NaNs");
    }
}

TEST_CASE("V_MAD_CO") {
  constexpr std::uint64_t factors[] = {0,          1,          2,          3,         0x7fffffff, 0x80000000,
                                       0x80000001, 0xfffffffd, 0xfffffffe, ~0u,       0x10000,    0xffff,
                                       0x55555555, 0xaaaaaaaa, 0x12345678, 0xfedcba98};
  constexpr std::uint64_t addends[] = {0x0000000000000000, 0x0000000000000001, 0x0000000000000002, 0x7fffffffffffffff,
                                       0x8000000000000000, 0x8000000000000001, 0xfffffffffffffffd, 0xfffffffffffffffe,
                                       0xffffffffffffffff, 0x00000000ffffffff, 0x0000000100000000, 0x3fffffffffffffff,
                                       0x4000000000000000, 0xc000000000000000, 0x0123456789abcdef, 0xfedcba9876543210};
  const Words words[] = {words_of(v_mad_co_u64_u32(v(6, 2), s(20), v(0), v(2), v(4, 2))),
                         words_of(v_mad_co_i64_i32(v(6, 2), s(20), v(0), v(2), v(4, 2)))};
  constexpr std::uint64_t recorded[] = {0x62e0069d77fbd9f5, 0xd3e48e222cc97653};
  std::vector<Triple> rows;
  for (const std::uint64_t a : factors)
    for (const std::uint64_t b : factors)
      for (const std::uint64_t c : addends) rows.push_back({a, b, c});
  Count count("V_MAD_CO_U64_U32, I64_I32", "gfx1201", 4);
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (std::size_t k = 0; k < 2; ++k) {
      Runner runner(engine);
      Digest digest;
      for (std::size_t first = 0; first < rows.size(); first += 32) {
        for (const std::uint64_t result : runner.run(words[k], std::span(rows).subspan(first, 32)))
          digest.bytes(result, 8);
        digest.bytes(runner.wave().s[20], 4);
      }
      count.add(digest.value(), recorded[k], std::to_string(k));
    }
}

TEST_CASE("V_PERMLANE16, V_PERMLANEX16, with a register of lanes, too") {
  constexpr std::uint32_t execs[] = {0xffffffff, 0, 0xaaaaaaaa, 0x55555555, 1, 0x80000000, 0xffff, 0xffff0000};
  std::vector<Words> instructions;
  for (const char* name : {"v_permlane16_b32", "v_permlanex16_b32", "v_permlane16_var_b32", "v_permlanex16_var_b32"})
    for (int m = 0; m < 4; ++m) {
      std::vector<Operand> operands{v(6), v(0)};
      if (std::string(name).find("var") != std::string::npos)
        operands.push_back(v(2));
      else
        operands.insert(operands.end(), {s(21), s(22)});
      instructions.push_back(encoded(opcode_named(name), operands, Variant::e64, {.op_sel = {m & 1, m >> 1}}));
    }
  Count count("V_PERMLANE16, X16, VAR", "gfx1201", 2);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    Digest digest;
    for (const std::uint32_t exec : execs)
      for (const Words& words : instructions)
        for (std::uint32_t p = 0; p < 16; ++p) {
          wave.s[21] = wave.s[22] = 0;
          for (std::uint32_t j = 0; j < 8; ++j) {
            wave.s[21] |= (j * 7 + p) % 16 << (4 * j);
            wave.s[22] |= ((j + 8) * 7 + p) % 16 << (4 * j);
          }
          for (std::uint32_t lane = 0; lane < 32; ++lane) {
            wave.v[0][lane] = 0xabc00000 + lane;
            wave.v[2][lane] = (lane * 7 + p) % 16;
            wave.v[6][lane] = 0xdef00000 + lane;
          }
          wave.set_exec(exec);
          runner.execute(words);
          for (std::uint32_t lane = 0; lane < 32; ++lane) digest.word(wave.v[6][lane]);
        }
    count.add(digest.value(), std::uint64_t{0xb98b97330147d825}, "all");
  }
}
