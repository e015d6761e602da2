#include "passes/row_properties.hpp"

#include <doctest/doctest.h>

#include <string>

#include "snippets.hpp"

namespace {

using Property = bool (*)(const isagen::pcode::Operation&);

bool has(Property property, const std::string& text) {
  const snippets::Compiled compiled(text);
  for (const std::string& error : compiled.errors()) FAIL_CHECK(text, ": ", error);
  return compiled.errors().empty() && property(compiled.operation().operation);
}

}  // namespace

TEST_CASE("halves are alike where both are one function of the same halves of the sources") {
  const auto alike = [](const std::string& text) { return has(isagen::pcode::halves_are_alike, text); };
  const std::string low = "low = S0[15 : 0].f16 + S1[15 : 0].f16; ", result = "; D0.b32 = { high.b16, low.b16 }";
  CHECK(alike(low + "high = S0[31 : 16].f16 + S1[31 : 16].f16" + result));
  CHECK(
      alike("low = -S0[31 : 0].f32 * S1[31 : 0].f32; high = -S0[63 : 32].f32 * S1[63 : 32].f32; "
            "D0.b64 = { high.b32, low.b32 }"));
  CHECK_FALSE(alike(low + "high = S0[31 : 16].f16 - S1[31 : 16].f16" + result));   // another operation
  CHECK_FALSE(alike(low + "high = S1[31 : 16].f16 + S0[31 : 16].f16" + result));   // another order
  CHECK_FALSE(alike(low + "high = S0[31 : 16].f16 + S1[15 : 0].f16" + result));    // a half across
  CHECK_FALSE(alike(low + "high = S0[31 : 16].f16 + -S1[31 : 16].f16" + result));  // a sign
  CHECK_FALSE(
      alike("low = S0[15 : 0].i16 > S1[15 : 0].i16 ? 16'1U : 16'0U; "
            "high = S0[31 : 16].u16 > S1[31 : 16].u16 ? 16'1U : 16'0U" +
            result));  // other numbers by the same bits
  CHECK_FALSE(
      alike("low = fma(S0[15 : 0].f16, S1[15 : 0].f16, D0[15 : 0].f16); "
            "high = fma(S0[31 : 16].f16, S1[31 : 16].f16, D0[31 : 16].f16)" +
            result));  // D0 is no source here
}

TEST_CASE("a NaN is the result of one f32 sum, product or fma, and of nothing else") {
  const auto property = [](const std::string& text) { return has(isagen::pcode::nan_is_result, text); };
  CHECK(property("D0.f32 = S0.f32 + S1.f32"));
  CHECK(property("D0.f32 = fma(S0.f32, -S1.f32, D0.f32)"));
  CHECK_FALSE(property("D0.f32 = S0.f32 * S1.f32 + S2.f32"));  // the product may be one that the sum hides
  CHECK_FALSE(property("D0.f16 = S0.f16 + S1.f16"));
  CHECK_FALSE(property("D0.f32 = S0.f32 > S1.f32 ? S0.f32 : S1.f32"));
  CHECK_FALSE(property("D0.f32 = rcp(S0.f32)"));
}

TEST_CASE("sums that are rounded to f16 at once") {
  const auto property = [](const std::string& text) { return has(isagen::pcode::rounds_sum_to_f16, text); };
  CHECK(property("D0.f16 = fmaToF16(S0.f32, S1.f32, S2.f32)"));
  CHECK_FALSE(property("D0.f16 = f32_to_f16(fma(S0.f32, S1.f32, S2.f32))"));
}

TEST_CASE("unsigned integers of 64 bits can be computed in halves, anything beside them cannot") {
  const auto property = [](const std::string& text) { return has(isagen::pcode::computes_in_halves, text); };
  CHECK(property("D0.u64 = S0.u64 + S1.u64"));
  CHECK(property("D0.u64 = S1.u64 << S0.u32[5 : 0]"));
  CHECK(property("D0.u64[laneId] = S0.u64 > S1.u64"));
  CHECK(property("sum = 64'U(S0.u32) * 64'U(S1.u32) + S2.u64; D0.u64 = sum"));
  CHECK_FALSE(property("D0.u32 = S0.u32 + S1.u32"));  // has none
  CHECK_FALSE(property("D0.u64[laneId] = S0.i64 > S1.i64"));
  CHECK_FALSE(property("D0.i64 = S1.i64 >> S0.u32[5 : 0]"));
  CHECK_FALSE(property("D0.f64 = S0.f64 + S1.f64"));
  CHECK_FALSE(property("D0.u64 = { S0.u32, S1.u32 }"));
  CHECK_FALSE(property("D0.u32 = bitCount(S0.u64)"));
}
