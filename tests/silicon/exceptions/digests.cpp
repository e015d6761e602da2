// Every recorded digest of exception flags, by the functions of core/exceptions.hpp.
#include <doctest/doctest.h>

#include <string>

#include "../digest.hpp"
#include "../matrix/table.hpp"
#include "corpus.hpp"
#include "recorded.hpp"

namespace {

using namespace silicon::exceptions;
using silicon::Count;
using silicon::Digest;
namespace rec = silicon::recorded;

constexpr Mode mode(0xf0);

template <class Rows, class Flags>
std::uint64_t digest_of(const Rows& rows, Flags&& flags) {
  Digest digest;
  for (const auto& row : rows) digest.word(flags(row));
  return digest.value();
}

/// Sixteen sets of modifiers; `flags(row, modifiers)`.
template <class F, class Flags>
void sixteen(Count& count, const std::vector<Row<F>>& rows, const std::uint64_t (&recorded)[16], bool negates_addend,
             Flags&& flags) {
  for (std::uint32_t m = 0; m < 16; ++m) {
    const auto of = [&](const Row<F>& row) { return flags(modified(row, m, negates_addend), modifiers_of(m)); };
    count.add(digest_of(rows, of), recorded[m], "modifiers " + std::to_string(m));
  }
}

}  // namespace

TEST_CASE("exception flags of multiply-adds") {
  const auto rows = triples<F16>();
  const auto fma = [](const Row<F16>& r, fp::ResultModifiers modifiers) {
    return fp::flags_of_multiply_add<F16>(r[0], r[1], r[2], mode, modifiers);
  };
  Count count("V_FMA, FMAC, FMAMK, FMAAK, PK_FMA_F16", "gfx1201", 51);
  sixteen(count, rows, rec::fma_f16, true, fma);
  sixteen(count, rows, rec::fmac_f16, false, fma);
  sixteen(count, at_the_ends<F16>(), rec::fma_f16_rounding, true, fma);
  constexpr F16 constant{0x3c01};
  count.add(digest_of(rows,
                      [&](const Row<F16>& r) {
                        return fma({r[0], constant, r[2]}, {});
                      }),
            rec::fmamk_f16[0], "V_FMAMK_F16");
  count.add(digest_of(rows,
                      [&](const Row<F16>& r) {
                        return fma({r[0], r[1], constant}, {});
                      }),
            rec::fmaak_f16[0], "V_FMAAK_F16");
  std::uint32_t i = 0;
  const auto both = [&](const Row<F16>& r) { return fma(r, {}) | fma(high_halves(r, i++), {}); };
  count.add(digest_of(rows, both), rec::pk_fma_f16[0], "V_PK_FMA_F16");
}

TEST_CASE("exception flags of divisions") {
  Count steps("V_DIV_FMAS_F32, F64", "gfx1201", 128), fixups("V_DIV_FIXUP_F16, F32, F64", "gfx1201", 48);
  const auto both = [&]<class F>(F, const auto& recorded_0, const auto& recorded_1, const auto& fixup) {
    const auto step = [](bool scaled) {
      return [scaled](const Row<F>& r, fp::ResultModifiers modifiers) {
        return fp::flags_of_division_step(r[0], r[1], r[2], scaled, mode, modifiers);
      };
    };
    const auto rows = triples<F>();
    if constexpr (F::total_bits != 16) {
      sixteen(steps, rows, recorded_0, true, step(false));
      sixteen(steps, rows, recorded_1, true, step(true));
      sixteen(steps, at_the_ends<F>(), rec::div_fmas_rounding_vcc0, true, step(false));
      sixteen(steps, at_the_ends<F>(), rec::div_fmas_rounding_vcc1, true, step(true));
    }
    sixteen(fixups, rows, fixup, true, [](const Row<F>& r, fp::ResultModifiers modifiers) {
      return fp::flags_of_division_fixup(r[0], r[1], r[2], mode, modifiers);
    });
  };
  both(F16{}, 0, 0, rec::div_fixup_f16);
  both(F32{}, rec::div_fmas_f32_vcc0, rec::div_fmas_f32_vcc1, rec::div_fixup_f32);
  both(F64{}, rec::div_fmas_f64_vcc0, rec::div_fmas_f64_vcc1, rec::div_fixup_f64);
}

TEST_CASE("exception flags of sines and cosines") {
  Count count("V_SIN, V_COS of F16, F32", "gfx1201", 12);
  const auto two = [&](const auto& sources, bool cosine, const std::uint64_t(&recorded)[2], const char* name) {
    for (std::uint32_t omod = 0; omod < 2; ++omod)
      count.add(digest_of(sources,
                          [&](auto x) {
                            return fp::flags_of_turns(x, cosine, mode, {static_cast<fp::Omod>(omod), false});
                          }),
                recorded[omod], name);
  };
  two(all_halves(), false, rec::sin_f16, "V_SIN_F16");
  two(all_halves(), true, rec::cos_f16, "V_COS_F16");
  two(scattered_turns(), false, rec::sin_f32, "V_SIN_F32");
  two(scattered_turns(), true, rec::cos_f32, "V_COS_F32");
  two(turns_at_boundaries(), false, rec::sin_f32_boundaries, "V_SIN_F32 at boundaries");
  two(turns_at_boundaries(), true, rec::cos_f32_boundaries, "V_COS_F32 at boundaries");
}

TEST_CASE("exception flags of scalar rounding and of comparisons") {
  Count whole("S_CEIL, S_FLOOR, S_TRUNC, S_RNDNE", "gfx1201", 4), compares("V_CMP, V_CMPX, S_CMP", "gfx1201", 24);
  for (std::uint32_t denormals = 0; denormals < 4; ++denormals) {
    const Mode of(denormals << 4 | denormals << 6);
    const std::uint32_t kept = denormals & 1u;
    if (denormals < 2) {
      const auto flags = [&](auto x) { return fp::flags_of_whole_number(x, of, {}); };
      whole.add(digest_of(all_halves(), flags), rec::whole_f16[kept], "F16");
      whole.add(digest_of(scattered_numbers(), flags), rec::whole_f32[kept], "F32");
    }
    for (const bool signals : {false, true}) {
      const auto compare = [&]<class F>(F) {
        Digest digest;
        for (const F a : compared<F>())
          for (const F b : compared<F>()) digest.word(fp::flags_of_comparison(a, b, of, signals));
        compares.add(digest.value(), rec::comparisons[kept + 2 * signals], "denormals " + std::to_string(denormals));
      };
      compare(F16{});
      compare(F32{});
      compare(F64{});
    }
  }
}
