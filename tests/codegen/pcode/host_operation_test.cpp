#include "passes/host_operation.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "snippets.hpp"

namespace {

using Texts = std::vector<std::pair<std::string, std::string>>;

/// What the host has for the first of some operations.
std::string host(const Texts& texts) {
  const snippets::Compiled compiled(texts);
  for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
  if (!compiled.errors().empty()) return "";
  const isagen::pcode::HostOperation of = isagen::pcode::derive_host_operation(
      compiled.operation(texts[0].first).operation,
      [&](const std::string& name) { return &compiled.operation(name).operation; });
  return of.gives + (of.f16.empty() ? "" : "f16 " + of.f16) +
         (of.compared.empty() ? "" : of.compared + " " + of.relation) + (of.carry.empty() ? "" : "carry " + of.carry);
}
std::string host(const std::string& text) { return host(Texts{{"OP", text}}); }

}  // namespace

TEST_CASE("comparisons, where they make the whole mask from the whole sources") {
  CHECK(host("D0.u64[laneId] = S0.u32 <= S1.u32") == "u32 le");
  CHECK(host("D0.u64[laneId] = S0.i32 <= S1.i32") == "i32 le");
  CHECK(host("D0.u64[laneId] = S1.u32 > S0.u32") == "u32 lt");
  CHECK(host("D0.u64[laneId] = S0.u32 != S1.u32") == "u32 neq");
  CHECK(host("D0.u64[laneId] = S0.f32 >= S1.f32") == "f32 ge");
  CHECK(host("D0.u64[laneId] = !(S0.f32 >= S1.f32)") == "f32 nge");
  CHECK(host("D0.u64[laneId] = S0.u16 < S1.u16") == "");
  CHECK(host("D0.u64[laneId] = S0.u64 < S1.u64") == "");
  CHECK(host("D0.u64[laneId] = S0.f16 < S1.f16") == "");
  CHECK(host("D0.u64[laneId] = S0.u32 < S1.u32 + 1U") == "");
  CHECK(host("D0.u64[laneId] = S1.f32 < S0.f32") == "");
}

TEST_CASE("sums with carries") {
  const std::string sum = "result = S0.u32 + S1.u32; carry = result < S0.u32; ";
  CHECK(host(sum + "VCC.u64[laneId] = carry; D0.u32 = result") == "carry out");
  CHECK(host(sum + "VCC.u64[laneId] = carry; D0.u32 = CLAMP && carry ? 0xffffffffU : result") == "carry out");
  CHECK(host(sum + "VCC.u64[laneId] = !carry; D0.u32 = result") == "");
  CHECK(host("result = S0.u32 - S1.u32; VCC.u64[laneId] = result < S0.u32; D0.u32 = result") == "");
  CHECK(host("D0.u32 = S0.u32 + S1.u32") == "");
}

TEST_CASE("one of two floats, by their order and the sign of zero") {
  const auto chosen = [](const std::string& sign, const std::string& order) {
    return host("D0.f32 = isNAN(S0.f32) ? S1.f32 : isNAN(S1.f32) ? S0.f32 : S0.f32 == S1.f32 ? (" + sign +
                "(S0.f32) ? S0.f32 : S1.f32) : (S0.f32 " + order + " S1.f32 ? S0.f32 : S1.f32)");
  };
  CHECK(chosen("!sign", ">") == "larger");
  CHECK(chosen("sign", "<") == "smaller");
  CHECK(chosen("sign", ">") == "");  // the zeros the other way round
  CHECK(chosen("!sign", "<") == "");
  CHECK(host("D0.f32 = S0.f32 > S1.f32 ? S0.f32 : S1.f32") == "");
}

TEST_CASE("operations of f16, alone and in pairs") {
  const auto pair = [](const std::string& low, const std::string& high) {
    return host("low = " + low + "; high = " + high + "; D0.b32 = { high.b16, low.b16 }");
  };
  CHECK(host("D0.f16 = S0.f16 + S1.f16") == "f16 sum");
  CHECK(host("D0.f16 = S1.f16 - S0.f16") == "f16 reversed_difference");
  CHECK(host("D0.f16 = fma(S0.f16, S1.f16, D0.f16)") == "f16 multiply_add");
  CHECK(host("D0.f16 = fma(S0.f16, S0.f16, S2.f16)") == "");
  CHECK(host("D0.f32 = f16_to_f32(S0.f16)") == "f16 widened");
  CHECK(pair("S0[15 : 0].f16 * S1[15 : 0].f16", "S0[31 : 16].f16 * S1[31 : 16].f16") == "f16 product");
  CHECK(pair("S0[15 : 0].f16 * S1[15 : 0].f16", "S0[31 : 16].f16 * S1[15 : 0].f16") == "");
  CHECK(pair("fma(S0[15 : 0].f16, S1[15 : 0].f16, D0[15 : 0].f16)",
             "fma(S0[31 : 16].f16, S1[31 : 16].f16, D0[31 : 16].f16)") == "f16 pair_multiply_add");
  CHECK(pair("f32_to_f16(S1.f32)", "f32_to_f16(S0.f32)") == "");
}
