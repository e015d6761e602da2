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
// What no register has: a program neither sees nor writes it, and it stays when the register is written.
constexpr ModeLayout everything{}, some{.visible = 0xff, .fixed = Mode::silicon_bits(Silicon::gfx12) | Mode::ieee_bit};
static_assert(Mode::of_register(~0u, everything).silicon() == Silicon::none &&
              !Mode::of_register(~0u, everything).omod_always() && Mode().silicon() == Silicon::none);
static_assert(Mode::of_register(0, some).silicon() == Silicon::gfx12 && Mode::of_register(0, some).ieee() &&
              Mode::of_register(~0u, some).as_register(some) == 0xff &&
              Mode(~0u).as_register(everything) == 0xffbff3ff);
static_assert(Mode::of_register(0, some).with_numerics(NumericModel::rounded, some).silicon() == Silicon::none &&
              Mode().with_numerics(NumericModel::silicon, some).silicon() == Silicon::gfx12 &&
              Mode().with_numerics(NumericModel::silicon, everything).silicon() == Silicon::none);
static_assert(Mode(0x3f0).with_register(0x55, some) == Mode(0x55 | Mode::ieee_bit) &&
              Mode::of_register(0x55, some).with_register(0x66, some) == Mode::of_register(0x66, some));
static_assert(Mode(Mode::silicon_bits(Silicon::gfx12) | Mode::default_bits).default_float());
// A fixed rounding keeps the rest.
static_assert(with_round<Round::toward_zero>(Mode(0x8003f5)).round_f32() == Round::toward_zero &&
              with_round<Round::toward_zero>(Mode(0x8003f5)).round_f16_f64() == Round::toward_zero &&
              with_round<Round::toward_zero>(Mode(0x8003f5)).fp16_ovfl());
static_assert(Mode(0x3f0).with_round(Round::minus_infinity).bits() == 0x3fa);

TEST_CASE("Mode has the size of its register") { CHECK(sizeof(Mode) == 4); }
