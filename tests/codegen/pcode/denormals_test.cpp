#include "passes/denormals.hpp"

#include <doctest/doctest.h>

#include <optional>

#include "snippets.hpp"

using isagen::pcode::DenormalUse;
using isagen::pcode::FloatParts;

namespace {

std::optional<DenormalUse> use_of(const std::string& text) {
  const snippets::Compiled compiled(text);
  for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
  if (!compiled.errors().empty()) return std::nullopt;
  return isagen::pcode::find_denormal_use(compiled.operation().operation);
}

struct Row {
  const char* text;
  DenormalUse use;
};

using enum FloatParts;
const Row rows[] = {
    {"D0.f32 = fma(S0.f32, SIMM32.f32, S1.f32)", {f32, f32, none, f32, none, f32}},
    {"D0.f32 = fma(S0.f32, -S1.f32, D0.f32)", {f32, f32, none, none, f32, f32}},
    {"D0.f64 = ldexp(S0.f64, S1.i32)", {f64, none, none, none, none, f64}},
    {"D0.f16 = f32_to_f16(S0.f32)", {f32, none, none, none, none, f16}},
    {"D0.f32 = i32_to_f32(S0.i32)", {none, none, none, none, none, f32}},
    {"D0.u64[laneId] = !(S0.f16 < S1.f16)", {f16, f16}},
    {"low = S0[15 : 0].f16 + S1.f16; high = S0[31 : 16].f16 + S1.f16; D0.b32 = { high.b16, low.b16 }",
     {f16_pair, f16, none, none, none, f16_pair}},
    {"a = flushInput(S0.f32); D0.f32 = flushOutput(a > S1.f32 ? a : S1.f32)", {f32, f32, none, none, none, f32}},
};

}  // namespace

TEST_CASE("operations that meet denormals at their ends alone, and the floats there") {
  for (const Row& row : rows) {
    CAPTURE(std::string(row.text));
    const auto use = use_of(row.text);
    REQUIRE(use.has_value());
    CHECK(use->s0 == row.use.s0);
    CHECK(use->s1 == row.use.s1);
    CHECK(use->s2 == row.use.s2);
    CHECK(use->literal == row.use.literal);
    CHECK(use->old_d0 == row.use.old_d0);
    CHECK(use->d0 == row.use.d0);
  }
}

TEST_CASE("operations that compute with results of their own, or with floats from elsewhere") {
  for (const char* text : {
           "D0.f32 = S0.f32 * S1.f32 + D0.f32",
           "x = S0.f32 * S1.f32; D0.f32 = x + D0.f32",
           "D0.f32 = S0.f32 * S1.f32; D0.f32 = D0.f32 + S2.f32",
           "D0.i32 = f32_to_i32(floor(S0.f32))",
           "D0.u32 = isDenormal(S0.f32 * S1.f32) ? 1U : 0U",
           "low = S0.f16 + S1.f16; D0.b32 = { (low * S1.f16).b16, low.b16 }",
           "for i in 0 : 1 do D0.f32 = D0.f32 + S0.f32 endfor; D0.f32 = D0.f32 + S1.f32",
           "D0.f32 = mantissa(S0.f32)",
       }) {
    CAPTURE(std::string(text));
    CHECK(!use_of(text).has_value());
  }
}
