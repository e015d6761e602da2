#include "lockstep/core/mode.hpp"

#include <doctest/doctest.h>

using namespace lockstep;

// The register's fields, one at a time.
static_assert(Mode(0x1).round_f32() == Round::plus_infinity && Mode(0x3).round_f32() == Round::toward_zero);
static_assert(Mode(0x8).round_f16_f64() == Round::minus_infinity && Mode(0x8).round_f32() == Round::nearest_even);
static_assert(Mode(0x10).denorm_in_f32() && !Mode(0x10).denorm_out_f32() && Mode(0x20).denorm_out_f32());
static_assert(Mode(0x40).denorm_in_f16_f64() && !Mode(0x40).denorm_out_f16_f64() && Mode(0x80).denorm_out_f16_f64());
static_assert(Mode(1u << 8).dx10_clamp() && Mode(1u << 9).ieee() && Mode(1u << 23).fp16_ovfl());
static_assert(Mode(1u << 27).gpr_idx_en() && Mode(1u << 28).vskip() && Mode(5u << 29).csp() == 5);
static_assert(Mode(0x1ffu << 12).excp_en() == 0x1ff && Mode(~0u).bits() == ~0u);
// The default, and that DefaultMode says the same.
static_assert(Mode().ieee() && Mode().dx10_clamp() && !Mode().fp16_ovfl() && Mode().round_f32() == Round::nearest_even);
static_assert(Mode().default_float() && !Mode(0x3f1).default_float() && !Mode(0x8003f0).default_float() &&
              Mode(0x180003f0).default_float());
static_assert(Mode(DefaultMode{}) == Mode());
static_assert(DefaultMode::denorm_in_f32() == Mode().denorm_in_f32() &&
              DefaultMode::denorm_out_f32() == Mode().denorm_out_f32() &&
              DefaultMode::denorm_in_f16_f64() == Mode().denorm_in_f16_f64() &&
              DefaultMode::denorm_out_f16_f64() == Mode().denorm_out_f16_f64() &&
              DefaultMode::ieee() == Mode().ieee() && DefaultMode::dx10_clamp() == Mode().dx10_clamp() &&
              DefaultMode::fp16_ovfl() == Mode().fp16_ovfl());
// A fixed rounding keeps the rest.
static_assert(with_round<Round::toward_zero>(Mode(0x8003f5)).round_f32() == Round::toward_zero &&
              with_round<Round::toward_zero>(Mode(0x8003f5)).round_f16_f64() == Round::toward_zero &&
              with_round<Round::toward_zero>(Mode(0x8003f5)).fp16_ovfl());
static_assert(Mode(0x3f0).with_round(Round::minus_infinity).bits() == 0x3fa);

TEST_CASE("Mode has the size of its register") { CHECK(sizeof(Mode) == 4); }
