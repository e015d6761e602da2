#include "passes/names.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace isagen::pcode {
namespace {

using lockstep::State;

constexpr std::array<StateName, 38> state_names{{
    {"S0", "s0", State::s0, 0, true},
    {"S1", "s1", State::s1, 0, false},
    {"S2", "s2", State::s2, 0, false},
    {"D0", "d0", State::d0, 0, true},
    {"D", "d0", State::d0, 0, true},
    {"D1", "d1", State::d1, 1, true},
    {"SIMM16", "imm", State::imm, 16, false},
    {"SIMM32", "literal", State::imm, 32, false},
    {"SIMM64", "literal64", State::imm, 64, false},
    {"SCC", "scc", State::scc, 1, true},
    {"VCC", "vcc", State::vcc, 64, true},
    {"EXEC", "exec", State::exec, 64, true},
    {"M0", "m0", State::m0, 32, true},
    {"PC", "pc", State::pc, 64, true},
    {"NEXT_PC", "next_pc", State::pc, 64, false},
    {"laneId", "lane", State::lane_id, 32, false},
    {"laneID", "lane", State::lane_id, 32, false},
    {"CLAMP", "clamp", State::clamp, 1, false},
    {"OPSEL", "op_sel", State::op_sel, 4, false},
    {"OPSEL_HI", "op_sel_hi", State::op_sel, 3, false},
    {"NEG", "neg", State::modifiers, 3, false},
    {"NEG_HI", "neg_hi", State::modifiers, 3, false},
    {"ABS", "abs", State::modifiers, 3, false},
    {"OMOD", "omod", State::modifiers, 2, false},
    {"INST.CLAMP", "clamp", State::clamp, 1, false},
    {"INST.OPSEL", "op_sel", State::op_sel, 4, false},
    {"INST.OPSEL_HI", "op_sel_hi", State::op_sel, 3, false},
    {"INST.NEG", "neg", State::modifiers, 3, false},
    {"INST.NEG_HI", "neg_hi", State::modifiers, 3, false},
    {"INST.ABS", "abs", State::modifiers, 3, false},
    {"INST.OMOD", "omod", State::modifiers, 2, false},
    {"SDWA_SRC0_SEL", "sdwa_sel0", State::sdwa_sel, 3, false},
    {"SRC0", "src0_number", State::source_numbers, 32, false},
    {"SRC1", "src1_number", State::source_numbers, 32, false},
    {"SRC1_IS_VGPR", "src1_is_vgpr", State::source_numbers, 1, false},
    {"VDST", "dst_number", State::source_numbers, 32, false},
    {"SDST", "dst_number", State::source_numbers, 32, false},
    {"DST", "dst_number", State::source_numbers, 32, false},
}};

constexpr std::array<StateName, 3> lane_bits{{
    {"", "d0_lane", State::d0_lane, 1, true},
    {"", "vcc_lane", State::vcc_lane, 1, true},
    {"", "exec_lane", State::exec_lane, 1, true},
}};

// Facts of the ISA manuals, "Wave state". Of MODE, GFX9 alone has the index mode, VSKIP and CSP, and GFX12 has neither IEEE
// nor DX10_CLAMP; VGPR_MSB, in place of EXCP_EN, is CDNA5's. WAVE64 is GFX10's and later.
constexpr std::array<RegisterField, 10> mode_fields{{
    {"ROUND", 3, 0, ""},
    {"DENORM", 7, 4, ""},
    {"IEEE", 9, 9, "ieee"},
    {"DX10_CLAMP", 8, 8, "dx10_clamp"},
    {"EXCP_EN", 20, 12, "excp_en"},
    {"VGPR_MSB", 19, 12, "vgpr_msb"},
    {"FP16_OVFL", 23, 23, "fp16_ovfl"},
    {"GPR_IDX_EN", 27, 27, "gpr_idx_en"},
    {"VSKIP", 28, 28, "vskip"},
    {"CSP", 31, 29, "csp"},
}};
constexpr std::array<RegisterField, 6> status_fields{{
    {"SCC", 0, 0, ""},
    {"PRIV", 5, 5, ""},
    {"HALT", 13, 13, ""},
    {"COND_DBG_USER", 20, 20, ""},
    {"COND_DBG_SYS", 21, 21, ""},
    {"WAVE64", 29, 29, ""},
}};

constexpr std::array<Procedure, 9> procedures{{
    {"end_program", "end_program", 0},
    {"barrier", "barrier", 0},
    {"barrier_wait", "barrier_wait", 1},
    {"trap", "trap", 1},
    {"halt", "halt", 0},
    {"sleep", "sleep", 1},
    {"wakeup", "wakeup", 0},
    {"send_message", "send_message", 1},
    {"nop", "", 0},
}};

// C++ keywords a pseudocode variable may use, and names the generated code uses itself.
constexpr std::array<std::string_view, 46> taken{
    "and",      "auto",        "bit",    "bool",     "case",    "char",     "class",    "const",    "default", "do",
    "double",   "exec",        "files",  "float",    "fp",      "int",      "lane",     "long",     "mode",    "new",
    "not",      "operator",    "or",     "popcount", "private", "public",   "register", "sar",      "shl",     "short",
    "shr",      "sign_extend", "signed", "slice",    "static",  "struct",   "switch",   "template", "this",    "union",
    "unsigned", "volatile",    "xor",    "low_mask", "set_bit", "set_slice"};

template <class Table>
auto find(const Table& table, std::string_view name) -> std::optional<typename Table::value_type> {
  for (const auto& entry : table) {
    if (entry.name == name) return entry;
  }
  return std::nullopt;
}

}  // namespace

std::optional<StateName> find_state(std::string_view name) {
  for (const StateName& entry : state_names) {
    if (entry.pseudocode == name) return entry;
  }
  return std::nullopt;
}

std::optional<StateName> lane_bit_of(State state) {
  switch (state) {
    case State::d0: return lane_bits[0];
    case State::vcc: return lane_bits[1];
    case State::exec: return lane_bits[2];
    default: return std::nullopt;
  }
}

std::optional<RegisterField> find_mode_field(std::string_view name) { return find(mode_fields, name); }
std::optional<RegisterField> find_status_field(std::string_view name) { return find(status_fields, name); }
std::optional<Procedure> find_procedure(std::string_view name) { return find(procedures, name); }

std::optional<std::uint64_t> find_sdwa_selector(std::string_view name) {
  constexpr std::array<std::string_view, 6> names{"BYTE0", "BYTE1", "BYTE2", "BYTE3", "WORD0", "WORD1"};
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::uint64_t>(found - names.begin());
}

std::optional<std::string_view> find_round(std::string_view name) {
  if (name == "ROUND_NEAREST_EVEN") return "nearest_even";
  if (name == "ROUND_TOWARD_ZERO") return "toward_zero";
  if (name == "ROUND_PLUS_INF") return "plus_infinity";
  if (name == "ROUND_MINUS_INF") return "minus_infinity";
  return std::nullopt;
}

std::string cpp_identifier(std::string_view name) {
  std::string result;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool upper = std::isupper(static_cast<unsigned char>(name[i])) != 0;
    const bool after_lower = i > 0 && std::islower(static_cast<unsigned char>(name[i - 1])) != 0;
    if (upper && after_lower) result += '_';
    result += static_cast<char>(std::tolower(static_cast<unsigned char>(name[i])));
  }
  const bool state =
      std::any_of(state_names.begin(), state_names.end(), [&](const StateName& entry) { return entry.cpp == result; });
  if (state || std::find(taken.begin(), taken.end(), result) != taken.end()) result += '_';
  return result;
}

}  // namespace isagen::pcode
