// Floating-point operations of pseudocode.
#include "passes/flops.hpp"

#include <doctest/doctest.h>

#include <string>

#include "snippets.hpp"

using isagen::pcode::FlopCounts;
using Kind = isagen::pcode::Type::Kind;

namespace {

FlopCounts flops_of(const std::string& text) {
  CAPTURE(text);
  const snippets::Compiled compiled(text);
  for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
  if (!compiled.errors().empty()) return {};
  return isagen::pcode::count_flops(compiled.operation().operation, [](const std::string&) { return FlopCounts{}; });
}

}  // namespace

TEST_CASE("sums, products and fused multiply-adds") {
  CHECK(flops_of("D0.f32 = S0.f32 + S1.f32") == FlopCounts{{Kind::f32, 1}});
  CHECK(flops_of("D0.f64 = fma(S0.f64, S1.f64, S2.f64)") == FlopCounts{{Kind::f64, 2}});
  CHECK(flops_of("D0.f32 = rcp(S0.f32)") == FlopCounts{{Kind::f32, 1}});
  CHECK(flops_of("x = S0.f32 * S1.f32; D0.f32 = x + S2.f32") == FlopCounts{{Kind::f32, 2}});
}

TEST_CASE("what moves, compares or converts counts nothing") {
  CHECK(flops_of("D0.f32 = -S0.f32").empty());
  CHECK(flops_of("D0.f32 = S0.f32 < S1.f32 ? S0.f32 : S1.f32").empty());
  CHECK(flops_of("D0.f32 = i32_to_f32(S0.i32)").empty());
  CHECK(flops_of("D0.u32 = S0.u32 + S1.u32 * S2.u32").empty());
  CHECK(flops_of("D0.i32 = f32_to_i32(floor(S0.f32 + 0.5F))").empty());
}

TEST_CASE("of choices the larger side, of loops every turn") {
  CHECK(flops_of("D0.f32 = S0.f32 == 0.0F ? 0.0F : S0.f32 * S1.f32") == FlopCounts{{Kind::f32, 1}});
  CHECK(flops_of("if S0.f32 == 0.0F then D0.f32 = fma(S0.f32, S1.f32, S2.f32) else D0.f32 = S0.f32 + S1.f32 endif") ==
        FlopCounts{{Kind::f32, 2}});
  CHECK(flops_of("x = S0.f32; for i in 0 : 3 do x = x + S1.f32 endfor; D0.f32 = x") == FlopCounts{{Kind::f32, 4}});
}

TEST_CASE("a dot product counts its products and sums once") {
  CHECK(flops_of("sum = fma(f16_to_f32(S0[15 : 0].f16), f16_to_f32(S1[15 : 0].f16), S2.f32); "
                 "D0.f32 = dot2_f16(S0[15 : 0].f16, S1[15 : 0].f16, S0[31 : 16].f16, S1[31 : 16].f16, S2.f32, sum)") ==
        FlopCounts{{Kind::f16, 4}});
}

TEST_CASE("halves of a register") {
  CHECK(flops_of("D0.b32 = { S0[31 : 16].f16 * S1[31 : 16].f16, S0[15 : 0].f16 * S1[15 : 0].f16 }") ==
        FlopCounts{{Kind::f16, 2}});
}
