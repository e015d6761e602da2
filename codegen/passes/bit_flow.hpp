// Which bits of an operation's inputs reach which bits of its results.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/isa/bit_flow.hpp"
#include "passes/ir.hpp"

namespace isagen::pcode {

/// The enumerators of BitInput, which are the names of the pieces of state that they stand for.
inline constexpr std::array<std::string_view, static_cast<std::size_t>(lockstep::BitInput::count_)> bit_input_names{
    "s0",      "s1",        "s2",    "d0",     "scc",       "vcc_lane", "vcc",    "exec", "m0",   "imm",
    "literal", "literal64", "clamp", "op_sel", "op_sel_hi", "neg",      "neg_hi", "abs",  "omod", "sdwa_sel0"};

/// A program of lockstep/isa/bit_flow.hpp; without nodes where every bit depends on every bit.
struct DerivedBitFlow {
  std::vector<lockstep::BitNode> nodes{};
  std::array<std::uint8_t, static_cast<std::size_t>(lockstep::BitOutput::count_)> outputs{};
  std::string reason{};  ///< why there is no program
};

/// `find`: another operation by name.
DerivedBitFlow derive_bit_flow(const Operation& operation,
                               const std::function<const Operation*(const std::string&)>& find);

}  // namespace isagen::pcode
