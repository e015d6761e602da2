// What the vendor's text says in words of its own: written both ways, the function is the same.
#include <doctest/doctest.h>

#include "snippets.hpp"

namespace {

/// The vendor's words beside this project's, both in the vendor's dialect.
void same(const std::string& vendor, const std::string& own) {
  CAPTURE(vendor);
  const snippets::Compiled a({{"OP", vendor}}, true), b({{"OP", own}}, true);
  for (const std::string& error : a.errors()) FAIL_CHECK(error);
  for (const std::string& error : b.errors()) FAIL_CHECK(error);
  if (a.errors().empty() && b.errors().empty()) CHECK(a.function() == b.function());
}

}  // namespace

TEST_CASE("the vendor's names for operands, classes and functions") {
  same("VGPR[laneId][VDST.u32][7 : 0].b8 = VGPR[laneId][SRC0.u32][7 : 0].b8", "D0.b32[7 : 0] = S0.b32[7 : 0]");
  same("D0.f32 = sin(S0.f32 * 32'F(PI * 2.0))", "D0.f32 = sin_2pi(S0.f32)");
  same("D0.f16 = cos(S0.f16 * 16'F(PI * 2.0))", "D0.f16 = cos_2pi(S0.f16)");
  same("if S0.f32 == DENORM.f32 then D0.u32 = 1U else D0.u32 = 2U endif",
       "if isDenormal(S0.f32) then D0.u32 = 1U else D0.u32 = 2U endif");
  same("tmp = float32(sign(S0.f32), exponent(S0.f32), S1.u32); D0.f32 = tmp.f32",
       "tmp = { sign(S0.f32).u1, exponent(S0.f32).u8, S1.u32.u23 }.f32; D0.f32 = tmp.f32");
  same("D0.f32 = 32'F(v_maximum_f32(v_minimum_f32(S0.f32, S1.f32), S2.f32))",
       "D0.f32 = maximum(minimum(S0.f32, S1.f32), S2.f32)");
  same("D0.f16 = v_minimum3_f16(S0.f16, S1.f16, S2.f16)", "D0.f16 = minimum(minimum(S0.f16, S1.f16), S2.f16)");
  same("D0.f = S0.f + S1.f; SCC = S0.u[3]", "D0.f32 = S0.f32 + S1.f32; SCC = S0.u32[3]");
  same("D0.f32 = 32'F(sin(64'F(S0.f32) * 2.0 * PI))", "D0.f32 = 32'F(sin_2pi(S0.f32))");
  same("D0.f32 = -MAX_FLOAT_F32", "D0.f32 = 0xff7fffffU.f32");
  same("D0.i16 = v_cvt_i16_f32(S0.f32)", "D0.i16 = i32_to_i16(f32_to_i32(S0.f32))");
  same("D0.i32 = s_ff1_i32_b64(EXEC)", "D0.i32 = findFirstOne(EXEC.u64)");
  same("VSKIP = S0.u32[3]", "WAVE_MODE.VSKIP = S0.u32[3]");
  same("VCC = 0x1LL; D0.u32 = S0.u32", "D1.u1 = 1'1U; D0.u32 = S0.u32");
  same("declare S : 32'B[3]; D0.b32 = S[1]",
       "declare s : 32'B[3]; s[0] = S0.b32; s[1] = S1.b32; s[2] = S2.b32; "
       "D0.b32 = s[1]");
}

TEST_CASE("exception flags are left out, waves have 64 lanes") {
  same("if isSignalNAN(S0.f32) then TRAPSTS.INVALID = 1 endif; D0.f32 = S0.f32", "D0.f32 = S0.f32");
  same("if WAVE32 then D0.u32 = 1U else D0.u32 = 2U endif", "D0.u32 = 2U");
  same("if WAVE64 then D0.u32 = 1U else D0.u32 = 2U endif", "D0.u32 = 1U");
  same("D0.u32 = 0U; for i in 0 : wave32.u1 ? 31 : 63 do D0.u32 += 2U endfor",
       "D0.u32 = 0U; for i in 0 : 63 do D0.u32 += 2U endfor");
}

TEST_CASE("a function of the vendor's that is defined is called") {
  const snippets::Compiled compiled({{"V_MAXIMUM_F32", "D0.f32 = S0.f32 > S1.f32 ? S0.f32 : S1.f32"},
                                     {"OP", "D0.f32 = 32'F(v_maximum_f32(S0.f32, S1.f32))"}},
                                    true);
  REQUIRE(compiled.errors().empty());
  CHECK(compiled.function().find("v_maximum_f32(") != std::string::npos);
}

TEST_CASE("sin of anything but turns is refused") {
  const snippets::Compiled compiled({{"OP", "D0.f32 = sin(S0.f32)"}}, true);
  CHECK(compiled.errors().size() == 1);
}
