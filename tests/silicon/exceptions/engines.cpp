// Instructions of gfx1201 on the recorded sources, by both engines: the flags of each 32 cases are those of
// core/exceptions.hpp, whose digests digests.cpp holds.
#include <string>

#include "../rules/runner.hpp"
#include "corpus.hpp"

namespace {

using namespace silicon;
using namespace silicon::exceptions;
using namespace lockstep::rdna4::assembler;
using lockstep::assembler::Variant;

constexpr Mode mode(mode_register | Mode::ieee_bit | Mode::dx10_clamp_bit | Mode::omod_always_bit);

/// -|A|, |B|, -C where bit 3 of `m` says so.
Modifiers fields_of(std::uint32_t m, bool negates_addend) {
  Modifiers fields{.omod = m & 3u, .clamp = (m & 4u) != 0};
  if ((m & 8u) != 0) fields.neg = negates_addend ? 5 : 1, fields.abs = 3;
  return fields;
}

class Flags {
 public:
  explicit Flags(lockstep::Engine engine) : runner_(engine) { runner_.wave().raises_exceptions = true; }

  /// Every 32 rows together.
  template <class F, class Expected>
  void check(const std::string& name, const Words& words, const std::vector<Row<F>>& rows, Expected&& expected) {
    CAPTURE(name);
    for (std::size_t first = 0; first < rows.size(); first += 32) {
      std::vector<Triple> chunk;
      std::uint32_t flags = 0;
      for (std::size_t i = first; i < first + 32; ++i) {
        chunk.push_back({rows[i][0].bits, rows[i][1].bits, rows[i][2].bits});
        flags |= expected(rows[i]);
      }
      runner_.wave().trap_status = 0;
      runner_.run(words, chunk);
      CAPTURE(first);
      REQUIRE(runner_.wave().trap_status == flags);
    }
  }
  Runner& runner() { return runner_; }
  auto& wave() { return runner_.wave(); }

 private:
  Runner runner_;
};

/// Some of them, so that a run takes a second: both halves of the corpus are among them.
template <class F>
std::vector<Row<F>> some(const std::vector<Row<F>>& rows) {
  std::vector<Row<F>> chosen;
  for (std::size_t i = 0; i < rows.size(); i += 32 * 7)
    chosen.insert(chosen.end(), rows.begin() + static_cast<std::ptrdiff_t>(i),
                  rows.begin() + static_cast<std::ptrdiff_t>(i + 32));
  return chosen;
}

}  // namespace

TEST_CASE("vector instructions raise the flags of their rule") {
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(static_cast<int>(engine));
    Flags flags(engine);
    const auto halves = some(triples<F16>());
    const auto singles = some(triples<F32>());
    const auto doubles = some(triples<F64>());
    for (std::uint32_t m = 0; m < 16; ++m) {
      const Modifiers fields = fields_of(m, true);
      const auto fma = [&]<class F>(const Row<F>& r) {
        const Row<F> row = modified(r, m, true);
        return fp::flags_of_multiply_add<F>(row[0], row[1], row[2], mode, modifiers_of(m));
      };
      flags.check("v_fma_f16", with(words_of(v_fma_f16(v(6).l(), v(0).l(), v(2).l(), v(4).l())), fields), halves, fma);
      flags.check("v_fma_f32", with(words_of(v_fma_f32(v(6), v(0), v(2), v(4))), fields), singles, fma);
      flags.check("v_fma_f64", with(words_of(v_fma_f64(v(6, 2), v(0, 2), v(2, 2), v(4, 2))), fields), doubles, fma);
      const auto fixup = [&]<class F>(const Row<F>& r) {
        return fp::flags_of_division_fixup(r[0], r[1], r[2], mode, modifiers_of(m));
      };
      flags.check("v_div_fixup_f16", with(words_of(v_div_fixup_f16(v(6).l(), v(0).l(), v(2).l(), v(4).l())), fields),
                  halves, fixup);
      flags.check("v_div_fixup_f32", with(words_of(v_div_fixup_f32(v(6), v(0), v(2), v(4))), fields), singles, fixup);
      flags.check("v_div_fixup_f64", with(words_of(v_div_fixup_f64(v(6, 2), v(0, 2), v(2, 2), v(4, 2))), fields),
                  doubles, fixup);
      for (const std::uint32_t vcc : {0u, all_lanes}) {
        flags.runner().vcc = vcc;
        const auto step = [&]<class F>(const Row<F>& r) {
          const Row<F> row = modified(r, m, true);
          return fp::flags_of_division_step(row[0], row[1], row[2], vcc != 0, mode, modifiers_of(m));
        };
        flags.check("v_div_fmas_f32", with(words_of(v_div_fmas_f32(v(6), v(0), v(2), v(4))), fields), singles, step);
        flags.check("v_div_fmas_f64", with(words_of(v_div_fmas_f64(v(6, 2), v(0, 2), v(2, 2), v(4, 2))), fields),
                    doubles, step);
      }
    }
  }
}

TEST_CASE("sums, products, conversions, compares and sines raise the flags of their rule") {
  constexpr F32 one = fp::one<F32>(), zero{};
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(static_cast<int>(engine));
    Flags flags(engine);
    const auto rows = some(triples<F32>());
    const auto of = [&](const char* name, const Words& words, auto&& expected) {
      flags.check(name, words, rows, expected);
    };
    of("v_add_f32", words_of(v_add_f32(v(6), v(0), v(2))),
       [&](const Row<F32>& r) { return fp::flags_of_multiply_add<F32>(r[0], one, r[1], mode, {}); });
    of("v_subrev_f32", words_of(v_subrev_f32(v(6), v(0), v(2))),
       [&](const Row<F32>& r) { return fp::flags_of_multiply_add<F32>(r[1], one, fp::neg(r[0]), mode, {}); });
    of("v_mul_f32", words_of(v_mul_f32(v(6), v(0), v(2))),
       [&](const Row<F32>& r) { return fp::flags_of_multiply_add<F32>(r[0], r[1], zero, mode, {}); });
    of("v_cvt_f16_f32", words_of(v_cvt_f16_f32(v(6).l(), v(0))),
       [&](const Row<F32>& r) { return fp::flags_of_conversion<F16>(r[0], mode, {}); });
    of("v_sin_f32", words_of(v_sin_f32(v(6), v(0))),
       [&](const Row<F32>& r) { return fp::flags_of_turns(r[0], false, mode, {}); });
    of("v_trunc_f32", words_of(v_trunc_f32(v(6), v(0))),
       [&](const Row<F32>& r) { return fp::flags_of_whole_number(r[0], mode, {}); });
    of("v_rcp_iflag_f32", words_of(v_rcp_iflag_f32(v(6), v(0))),
       [&](const Row<F32>& r) { return fp::flags_of_integer_reciprocal(r[0], {}); });
    of("v_cmp_lt_f32", words_of(v_cmp_lt_f32(vcc_lo, v(0), v(2))),
       [&](const Row<F32>& r) { return fp::flags_of_comparison(r[0], r[1], mode, false); });
    // The flags of both halves together. The high ones are those of the triple's numbers, swapped.
    flags.check("v_pk_fma_f16", words_of(v_pk_fma_f16(v(6), v(0), v(2), v(4))), rows, [&](const Row<F32>& r) {
      const auto half = [&](std::uint32_t shift) {
        const auto part = [&](std::size_t i) { return fp::from_bits<F16>(r[i].bits >> shift); };
        return fp::flags_of_multiply_add<F16>(part(0), part(1), part(2), mode, {});
      };
      return half(0) | half(16);
    });
  }
}

TEST_CASE("lanes outside EXEC raise nothing, and flags stay until a program clears them") {
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(static_cast<int>(engine));
    Flags flags(engine);
    auto& wave = flags.wave();
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      flags.runner().set(0, lane, lane == 7 ? 0x3f800000 : 0x7f800001);
      flags.runner().set(2, lane, 0x3f800000);
    }
    wave.set_exec(1u << 7);
    flags.runner().execute(words_of(v_add_f32(v(6), v(0), v(2))));
    CHECK(wave.trap_status == 0);
    wave.set_exec(all_lanes);
    flags.runner().execute(words_of(v_add_f32(v(6), v(0), v(2))));
    CHECK(wave.trap_status == fp::exception::invalid);
    flags.runner().execute(words_of(v_add_f32(v(6), v(2), v(2))));
    CHECK(wave.trap_status == fp::exception::invalid);
    wave.s[1] = 1;  // a denormal number
    wave.s[2] = 0x3f800000;
    wave.trap_status = 0;
    flags.runner().execute(words_of(s_add_f32(s(0), s(1), s(2))));
    CHECK(wave.trap_status == (fp::exception::input_denormal | fp::exception::inexact));
    wave.raises_exceptions = false;
    wave.trap_status = 0;
    flags.runner().execute(words_of(s_add_f32(s(0), s(1), s(2))));
    flags.runner().execute(words_of(v_add_f32(v(6), v(0), v(2))));
    CHECK(wave.trap_status == 0);
  }
}

TEST_CASE("both halves of a dual instruction raise flags, and DPP decides which lanes do") {
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(static_cast<int>(engine));
    Flags flags(engine);
    auto& wave = flags.wave();
    const auto fill = [&](std::uint32_t number, std::uint32_t value) {
      for (std::uint32_t lane = 0; lane < 32; ++lane) wave.v[number][lane] = value;
    };
    fill(0, 0x7f800000);
    fill(2, 0xff800000);
    fill(1, 0x7f7fffff);
    fill(3, 0x7f7fffff);
    // v_dual_add_f32 v6, v0, v2 :: v_dual_mul_f32 v7, v1, v3
    flags.runner().execute(Words{0xc9060500, 0x06060701});
    CHECK(wave.trap_status == (fp::exception::invalid | fp::exception::overflow | fp::exception::inexact));
    // v_add_f32_e64_dpp v6, v0, v2 row_shr:1 row_mask:0xf bank_mask:0xf: the first lane of a row is not written.
    fill(0, 0x3f800000);
    fill(2, 0x3f800000);
    for (const std::uint32_t lane : {0u, 16u}) wave.v[2][lane] = 0x7f800001;
    wave.trap_status = 0;
    flags.runner().execute(Words{0xd5030006, 0x000204fa, 0xff011100});
    CHECK(wave.trap_status == 0);
    for (const std::uint32_t lane : {1u, 17u}) wave.v[2][lane] = 1;
    flags.runner().execute(Words{0xd5030006, 0x000204fa, 0xff011100});
    CHECK(wave.trap_status == (fp::exception::input_denormal | fp::exception::inexact));
  }
}
