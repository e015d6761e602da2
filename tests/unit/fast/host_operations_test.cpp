// Each operation for which the host has instructions has them, and no other one: the generator finds these in the
// pseudocode (codegen/passes/host_operation), and a change of the pseudocode must not lose one in silence.
#include <doctest/doctest.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "cdna3/operations.hpp"
#include "cdna4/operations.hpp"
#include "cdna5/operations.hpp"
#include "fast/program/handler_table.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "rdna3/operations.hpp"
#include "rdna3_5/operations.hpp"
#include "rdna4/operations.hpp"

using namespace lockstep;

namespace {

const std::map<std::string_view, std::string_view> expected{
    {"V_MAX_F32", "larger"},
    {"V_MIN_F32", "smaller"},
    {"V_MAX3_F32", "larger"},
    {"V_MAX_NUM_F32", "larger"},
    {"V_MIN_NUM_F32", "smaller"},
    {"V_DUAL_MAX_F32", "larger"},
    {"V_DUAL_MIN_F32", "smaller"},
    {"V_DUAL_MAX_NUM_F32", "larger"},
    {"V_CVT_F32_F16", "f16 widened"},
    {"V_CVT_F16_F32", "f16 narrowed"},
    {"V_CVT_PKRTZ_F16_F32", "f16 two_cut"},
    {"V_CVT_PK_RTZ_F16_F32", "f16 two_cut"},
    {"V_CVT_PK_F16_F32", "f16 two_narrowed"},
    {"V_ADD_F16", "f16 sum"},
    {"V_SUB_F16", "f16 difference"},
    {"V_SUBREV_F16", "f16 reversed_difference"},
    {"V_MUL_F16", "f16 product"},
    {"V_FMA_F16", "f16 multiply_add"},
    {"V_FMAC_F16", "f16 multiply_add"},
    {"V_MAX_F16", "f16 larger"},
    {"V_MIN_F16", "f16 smaller"},
    {"V_MAX_NUM_F16", "f16 larger"},
    {"V_MIN_NUM_F16", "f16 smaller"},
    {"V_PK_ADD_F16", "f16 sum"},
    {"V_PK_MUL_F16", "f16 product"},
    {"V_PK_FMA_F16", "f16 multiply_add"},
    {"V_PK_FMAC_F16", "f16 pair_multiply_add"},
    {"V_PK_MAX_F16", "f16 larger"},
    {"V_PK_MIN_F16", "f16 smaller"},
    {"V_PK_MAX_NUM_F16", "f16 larger"},
    {"V_PK_MIN_NUM_F16", "f16 smaller"},
    {"V_FMA_MIX_F32", "f16 mixed"},
    {"V_FMA_MIXLO_F16", "f16 mixed_low"},
    {"V_FMA_MIXHI_F16", "f16 mixed_high"},
    {"V_MAD_MIX_F32", "f16 mixed"},
    {"V_MAD_MIXLO_F16", "f16 mixed_low"},
    {"V_MAD_MIXHI_F16", "f16 mixed_high"},
    {"V_CMP_LT_F32", "f32 lt"},
    {"V_CMP_GT_F32", "f32 gt"},
    {"V_CMP_LE_F32", "f32 le"},
    {"V_CMP_GE_F32", "f32 ge"},
    {"V_CMP_EQ_F32", "f32 eq"},
    {"V_CMP_NEQ_F32", "f32 neq"},
    {"V_CMP_NGT_F32", "f32 ngt"},
    {"V_CMP_NLT_F32", "f32 nlt"},
    {"V_CMP_EQ_U32", "u32 eq"},
    {"V_CMP_NE_U32", "u32 neq"},
    {"V_CMP_LT_U32", "u32 lt"},
    {"V_CMP_GT_U32", "u32 gt"},
    {"V_CMP_LE_U32", "u32 le"},
    {"V_CMP_GE_U32", "u32 ge"},
    {"V_CMP_LT_I32", "i32 lt"},
    {"V_CMP_GT_I32", "i32 gt"},
    {"V_CMP_LE_I32", "i32 le"},
    {"V_CMP_GE_I32", "i32 ge"},
    {"V_ADD_CO_U32", "carry out"},
    {"V_ADDC_CO_U32", "carry in_and_out"},
};

constexpr std::array<std::string_view, 16> f16_names{
    "another", "sum",          "difference",        "reversed_difference",
    "product", "multiply_add", "pair_multiply_add", "smaller",
    "larger",  "widened",      "narrowed",          "two_narrowed",
    "two_cut", "mixed",        "mixed_low",         "mixed_high"};
constexpr std::array<std::string_view, 14> relation_names{"lt",  "gt",  "le",  "ge",  "eq",  "neq", "lg",
                                                          "nlt", "ngt", "nle", "nge", "nlg", "o",   "u"};

std::string text_of(const fast::OperationShape& shape) {
  std::string text;
  const auto add = [&](std::string_view word, std::string_view name) {
    text += (text.empty() ? "" : ", ") + std::string(word) + std::string(name);
  };
  if (shape.gives != fast::Gives::another) add("", shape.gives == fast::Gives::larger ? "larger" : "smaller");
  if (shape.f16 != fast::F16Result::another) add("f16 ", f16_names[static_cast<std::size_t>(shape.f16)]);
  if (shape.compares.of != fast::Compared::nothing)
    add(shape.compares.of == fast::Compared::f32   ? "f32 "
        : shape.compares.of == fast::Compared::i32 ? "i32 "
                                                   : "u32 ",
        relation_names[static_cast<std::size_t>(shape.compares.relation)]);
  if (shape.carry != fast::HostCarry::none) add("carry ", shape.carry == fast::HostCarry::out ? "out" : "in_and_out");
  return text;
}

template <class Isa>
void look(std::set<std::string_view>& found) {
  using Opcode = typename Isa::Opcode;
  const IsaOperations operations = isa_operations(Opcode{});
  for (std::size_t i = 0; i < operations.numbers.size(); ++i) {
    const std::string_view name = Isa::info(static_cast<Opcode>(i)).name;
    const std::string text = text_of(fast::handler_entry(operations.numbers[i]).shape);
    CAPTURE(name);
    const auto one = expected.find(name);
    CHECK(text == (one == expected.end() ? "" : one->second));
    if (!text.empty()) found.insert(name);
  }
}

}  // namespace

TEST_CASE("the operations for which the host has instructions have them, on every ISA") {
  std::set<std::string_view> found;
  look<cdna3::Isa>(found);
  look<cdna4::Isa>(found);
  look<cdna5::Isa>(found);
  look<rdna3::Isa>(found);
  look<rdna3_5::Isa>(found);
  look<rdna4::Isa>(found);
  for (const auto& [name, text] : expected) {
    CAPTURE(name);
    CHECK(found.contains(name));
  }
}
