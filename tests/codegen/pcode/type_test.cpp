#include <doctest/doctest.h>

#include "passes/builtins.hpp"
#include "snippets.hpp"

namespace {

struct Wrong {
  const char* text;
  const char* place;   ///< LINE:COLUMN
  const char* reason;  ///< part of the message
};

// One row a way to go wrong.
const Wrong wrong[] = {
    {"D0.u32 = missing", "1:10", "unknown name 'missing'"},
    {"D0.u32 = tmp; tmp = 1", "1:10", "unknown name 'tmp'"},
    {"D0.u32 = bitSum(S0.u32)", "1:10", "unknown function 'bitSum'"},
    {"D0.u32 = bitCount(S0.u32, 1)", "1:10", "bitCount takes 1 arguments, not 2"},
    {"D0.f32 = sqrt(S0.u32)", "1:15", "sqrt takes a float"},
    {"D0.f32 = fma(S0.f32, S1.f64, S2.f32)", "1:22", "f32 and f64 in one call of fma"},
    {"D0.f32 = S0.f32 + S1.f16", "1:10", "f32 and f16 do not mix"},
    {"D0.f32 = S0.f32 + S1.u32", "1:10", "do not mix"},
    {"D0.f32 = S0.f32 + 0.1", "1:10", "no value of f32"},
    {"D0.u32 = S0.f32", "1:1", "takes a 32-bit unsigned integer, this is a f32"},
    {"D0.u32 = S0.u64", "1:1", "takes a 32-bit unsigned integer, this is a 64-bit unsigned integer"},
    {"D0.f64 = S0.f32", "1:1", "convert it"},
    {"D0.u16 = S0.u16 + 1", "1:1", "narrow it"},
    {"SCC = S0.u32", "1:1", "takes a single bit"},
    {"if S0.u32 then D0.u32 = 1U endif", "1:4", "a condition is a single bit"},
    {"D0.u32 = S0.u32 ? 1U : 0U", "1:10", "a condition is a single bit"},
    {"SCC = S0.i32 < S1.u32", "1:7", "between 32-bit signed integer and 32-bit unsigned integer"},
    {"D0.u32 = S0.u32[32]", "1:17", "bit 32 of a 32-bit unsigned integer"},
    {"D0.u32 = 32'U(S0.u32[35 : 32])", "1:15", "bit 35"},
    {"D0.u32 = 32'U(S0.u32[3 : 7])", "1:15", "high bound of a slice comes first"},
    {"D0.u32 = 32'U(S0.f32[3])", "1:15", "bits of an f32"},
    {"D0.u32 = 4'16U", "1:10", "does not fit 4 bits"},
    {"declare x : 12'F; x = 1.0", "1:1", "no 12-bit float"},
    {"D0.u32 = S0.u32[99999999999999999999999]", "1:17", "more than 64 bits"},
    {"D0.u32 = S0.x32", "1:10", "is no view"},
    {"D0.u32 = WAVE_MODE.NOTHING", "1:10", "MODE has no field"},
    {"D0.u32 = S0.u32 / S1.u32", "1:10", "constant divisor"},
    {"D0.u64 = { S0.u32, 0 }", "1:20", "width of a literal"},
    {"S1.u32 = 0U", "1:1", "cannot be written"},
    {"for i in 0 : S0.u32 do nop() endfor", "1:1", "bounds of a loop are constants"},
    {"for i in 0 : 3 do i = 1 endfor", "1:19", "loop variable is not assigned"},
    {"break", "1:1", "break outside a loop"},
    {"return 1", "1:1", "return outside a lambda"},
    {"S0.u32 + 1U", "1:1", "an expression without effect"},
    {"F = lambda(x) (x); D0.u32 = F(S0.u32, 1U)", "1:29", "F takes 1 arguments"},
    {"F = lambda(x) (x); D0.u32 = F(S0.u32) + 32'U(F(S0.u64))", "1:48", "takes a 32-bit"},
    {"F = lambda(x) (x); D0.u32 = F", "1:29", "lambda F without its arguments"},
    {"F = lambda(x) (D0.u32 = x; x); D0.u32 = F(1U)", "1:16", "a lambda changes state"},
    {"F = lambda(x) (x); D0.u32 = 1U", "1:1", "never called"},
    {"declare x : 32'U; declare x : 32'U; D0.u32 = x", "1:19", "declared twice"},
    {"declare S0 : 32'U; D0.u32 = 0U", "1:1", "is state"},
    {"declare t : 32'U[4]; D0.u32 = t[4]", "1:33", "index 4"},
    {"declare t : 32'U[4]; t[S0.u32] = 1U; D0.u32 = t[0]", "1:24", "may be 4294967295; it has 4 elements"},
    {"D0.u32 = MEM[S0.u32].u32", "1:10", "does not reach memory"},
    {"declare t : 32'U[4]; D0.u32 = t", "1:22", "no single value"},
    {"declare x : 32'U; D0.u32 = x", "1:28", "'x' may be read before it is set"},
    {"declare x : 32'U; if SCC then x = 1U endif; D0.u32 = x", "1:54", "'x' may be read before it is set"},
    {"declare x : 32'U; while SCC do x = 1U endwhile; D0.u32 = x", "1:58", "'x' may be read before it is set"},
    {"if SCC then PC = PC + 4LL endif", "1:13", "PC is written on some paths only"},
    {"x = S0.u32;\nD0.u32 = 1U", "1:1", "'x' is never read"},
    {"D0.u32 = v_nothing_b32(S0.u32)", "1:10", "V_NOTHING_B32 cannot be called: there is no such operation"},
    {"ROUND_MODE = ROUND_UP; D0.f32 = S0.f32", "1:14", "unknown rounding mode"},
    {"if SCC then ROUND_MODE = ROUND_TOWARD_ZERO endif", "1:13", "changes under a condition"},
    {"D0.f32 = 3.0F ** S0.i32", "1:10", "** is for 2.0"},
    {"VGPR[0].u32 = S0.u32", "1:1", "VGPR takes two indices"},
    {"end_program(1)", "1:1", "takes 0 arguments"},
};

}  // namespace

TEST_CASE("what does not fit is an error with its place and reason") {
  for (const Wrong& row : wrong) {
    CAPTURE(std::string(row.text));
    const snippets::Compiled compiled(row.text);
    REQUIRE(compiled.errors().size() == 1);
    const std::string& error = compiled.errors()[0];
    CAPTURE(error);
    CHECK(error.rfind(std::string("snippet.xml:") + row.place + ": OP: ", 0) == 0);
    CHECK(error.find(row.reason) != std::string::npos);
  }
}

TEST_CASE("operations that call each other in a circle are refused") {
  const snippets::Compiled compiled({{"V_A", "D0.u32 = v_b(S0.u32)"},
                                     {"V_B", "D0.u32 = v_a(S0.u32)"},
                                     {"V_C", "D0.u32 = S0.u32; SCC = 1'0U"},
                                     {"V_D", "D0.u32 = v_c(S0.u32)"}});
  REQUIRE(compiled.errors().size() == 3);
  CHECK(compiled.errors()[2].find("its result is not D0 alone") != std::string::npos);
}

TEST_CASE("the vendor's dialect narrows, compares and tests as it likes") {
  const snippets::Compiled compiled({{"V_A", "D0.u16 = S0.u32"},
                                     {"V_B", "SCC = S0.i32 < S1.u32"},
                                     {"V_C", "if S0.u32 then D0.u32 = 1U else D0.u32 = 2U endif"}},
                                    true);
  CHECK(compiled.errors().empty());
}

TEST_CASE("floats are exact in their format or refused") {
  using isagen::pcode::float_bits;
  using Kind = isagen::pcode::Type::Kind;
  CHECK(float_bits(Kind::f32, 1.0) == 0x3f800000u);
  CHECK(float_bits(Kind::f32, -0.0) == 0x80000000u);
  CHECK(float_bits(Kind::f32, 0x1p-149) == 1u);
  CHECK(float_bits(Kind::f32, 0x1p-150) == std::nullopt);
  CHECK(float_bits(Kind::f32, 0x1p128) == std::nullopt);
  CHECK(float_bits(Kind::f16, 65504.0) == 0x7bffu);
  CHECK(float_bits(Kind::f16, 65536.0) == std::nullopt);
  CHECK(float_bits(Kind::f16, 0x1p-24) == 1u);
  CHECK(float_bits(Kind::f64, 0.1) == 0x3fb999999999999au);
  CHECK(float_bits(Kind::f32, 0.1) == std::nullopt);
  CHECK(float_bits(Kind::bf16, 3.0) == 0x4040u);
  CHECK(float_bits(Kind::fp4, 6.0) == 7u);
  CHECK(isagen::pcode::float_constant("NAN", Kind::f32) == 0x7fc00000u);
  CHECK(isagen::pcode::float_constant("INF", Kind::f64) == 0x7ff0000000000000u);
}

TEST_CASE("fp8 and bf8 are what the ISA has under these names") {
  const std::vector<std::pair<std::string, std::string>> text{
      {"V_A", "D0.b8 = f32_to_fp8(S0.f32).b8"},
      {"V_B", "D0.b8 = f32_to_bf8_sr(S0.f32, S1.u32).b8"},
      {"V_C", "x = S0.u32[15 : 8].fp8; D0.f32 = x == 1.0 ? fp8_to_f32(x) : bf8_to_f32(S0.bf8)"},
      {"V_D", "D0.f32 = fp8_fnuz_to_f32(S0.fp8)"}};
  const snippets::Compiled ocp(text), fnuz(text, false, isagen::Float8::fnuz);
  for (const auto* compiled : {&ocp, &fnuz}) {  // the formats' own names are not the notation's
    REQUIRE(compiled->errors().size() == 1);
    CHECK(compiled->errors()[0].find("V_D: unknown function 'fp8_fnuz_to_f32'") != std::string::npos);
  }
  CHECK(ocp.function("V_A").find("fp::f32_to_fp8(") != std::string::npos);
  CHECK(fnuz.function("V_A").find("fp::f32_to_fp8_fnuz(") != std::string::npos);
  CHECK(ocp.function("V_B").find("fp::f32_to_bf8_sr(") != std::string::npos);
  CHECK(fnuz.function("V_B").find("fp::f32_to_bf8_fnuz_sr(") != std::string::npos);
  const std::string with_ocp = ocp.function("V_C"), with_fnuz = fnuz.function("V_C");
  CAPTURE(with_fnuz);
  CHECK((with_ocp.find("as_fp8(") != std::string::npos && with_ocp.find("0x38") != std::string::npos));
  CHECK((with_ocp.find("_fnuz") == std::string::npos && with_ocp.find("as_bf8(") != std::string::npos));
  CHECK((with_fnuz.find("as_fp8_fnuz(") != std::string::npos && with_fnuz.find("0x40") != std::string::npos));
  CHECK((with_fnuz.find("fp::bf8_fnuz_to_f32(as_bf8_fnuz(") != std::string::npos &&
         with_fnuz.find("as_fp8(") == std::string::npos));
}

TEST_CASE("literals of 8-bit floats") {
  using isagen::pcode::float_bits;
  using Kind = isagen::pcode::Type::Kind;
  CHECK(float_bits(Kind::fp8, 1.0) == 0x38u);
  CHECK(float_bits(Kind::fp8_fnuz, 1.0) == 0x40u);
  CHECK(float_bits(Kind::fp8_fnuz, -240.0) == 0xffu);
  CHECK(float_bits(Kind::fp8_fnuz, 256.0) == std::nullopt);
  CHECK(float_bits(Kind::fp8_fnuz, 0x1p-10) == 1u);
  CHECK(float_bits(Kind::fp8_fnuz, 0.0) == 0u);
  CHECK(float_bits(Kind::fp8_fnuz, -0.0) == std::nullopt);
  CHECK(float_bits(Kind::bf8_fnuz, 57344.0) == 0x7fu);
  CHECK(float_bits(Kind::bf8_fnuz, 0x1p-17) == 1u);
  CHECK(float_bits(Kind::bf8_fnuz, __builtin_inf()) == std::nullopt);
  CHECK(float_bits(Kind::bf8, __builtin_inf()) == 0x7cu);
}
