// The program of an operation's bits: what it folds, and that different functions of one source are different nodes.
#include "passes/bit_flow.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "snippets.hpp"

namespace {

using lockstep::BitNode;
using lockstep::BitOp;
using lockstep::BitOutput;

isagen::pcode::DerivedBitFlow flow(const std::string& text) {
  const snippets::Compiled compiled({{"OP", text}});
  for (const std::string& error : compiled.errors()) FAIL_CHECK(error);
  return isagen::pcode::derive_bit_flow(compiled.operation("OP").operation,
                                        [&](const std::string& name) { return &compiled.operation(name).operation; });
}
/// The node of D0.
BitNode result(const std::string& text) {
  const auto of = flow(text);
  REQUIRE(of.reason == "");
  return of.nodes.at(of.outputs[static_cast<std::size_t>(BitOutput::d0)]);
}
bool is_constant(const std::string& text) { return result(text).op == BitOp::constant; }
std::ptrdiff_t functions(const std::string& text) {
  const auto of = flow(text);
  return std::count_if(of.nodes.begin(), of.nodes.end(), [](const BitNode& n) { return lockstep::is_function(n.op); });
}

}  // namespace

TEST_CASE("a value and itself") {
  CHECK(is_constant("D0.u32 = S0.u32 - S0.u32"));
  CHECK(is_constant("D0.u32 = S0.u32 ^ S0.u32"));
  CHECK(is_constant("D0.u32 = S0.u32 == S0.u32 ? 7U : 5U"));
  CHECK(is_constant("D0.u32 = S0.u32 < S0.u32 ? 7U : 5U"));
  CHECK(!is_constant("D0.u32 = S0.u32 - S1.u32"));
}

TEST_CASE("two functions of one source have two values") {
  CHECK(!is_constant("D0.u32 = 32'U(isNAN(S0.f32)) ^ 32'U(sign(S0.f32))"));
  CHECK(!is_constant("D0.u32 = exponent(S0.f32) - exponent(S0.f16)"));
  CHECK(!is_constant("D0.u32 = isNAN(S0.f32) == isINF(S0.f32) ? 7U : 5U"));
  // A choice between both depends on what chooses.
  CHECK(result("D0.f32 = S1.u32 == 0U ? sqrt(S0.f32) : log2(S0.f32)").op == BitOp::select);
  CHECK(result("if S1.u32 == 0U then D0.f32 = sqrt(S0.f32) else D0.f32 = log2(S0.f32) endif").op == BitOp::select);
  CHECK(functions("D0.f32 = S1.u32 == 0U ? sqrt(S0.f32) : log2(S0.f32)") == 2);
}

TEST_CASE("one function of one source has one value") {
  CHECK(is_constant("D0.u32 = exponent(S0.f32) - exponent(S0.f32)"));
  CHECK(functions("D0.f32 = S1.u32 == 0U ? sqrt(S0.f32) : sqrt(S0.f32)") == 1);
}

TEST_CASE("numbers of functions are counted in the program, so equal programs are the same") {
  CHECK(flow("D0.f32 = sqrt(S0.f32)").nodes == flow("D0.f32 = log2(S0.f32)").nodes);
  // A function that no result needs does not count.
  const std::string choice = "D0.f32 = isNAN(S0.f32) ? sqrt(S0.f32) : ";
  CHECK(functions(choice + "log2(S0.f32)") == 3);
  CHECK(functions(choice + "sqrt(S0.f32)") == 1);
  CHECK(flow(choice + "sqrt(S0.f32)").nodes == flow("D0.f32 = sqrt(S0.f32)").nodes);
}
