#include "tables/cpp_terms.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <regex>
#include <set>

#include "error.hpp"
#include "tables/tables.hpp"

namespace isagen {

std::string enumerator(const std::string& name) {
  std::string result = name;
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (result == "export") result += '_';  // a word of C++, and LLVM's name of an instruction
  return result;
}

std::string short_architecture(std::string name) {
  if (name.starts_with("AMD ")) name = name.substr(4);
  if (const std::size_t space = name.find(' '); space != name.npos) name.erase(space, 1);
  return name;
}

std::string upper_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

std::string operand_kind(const std::string& type, const Place& place) {
  // The enumerators of lockstep::OperandKind.
  static const std::set<std::string> kinds{"vgpr",
                                           "accvgpr",
                                           "vgpr_or_accvgpr",
                                           "vgpr_or_lds",
                                           "src",
                                           "src_nolit",
                                           "src_nolds",
                                           "src_simple",
                                           "src_vgpr",
                                           "src_accvgpr",
                                           "src_vgpr_or_accvgpr",
                                           "src_vgpr_or_accvgpr_or_const",
                                           "ssrc",
                                           "ssrc_nolit",
                                           "ssrc_lanesel",
                                           "sreg",
                                           "sreg_novcc",
                                           "sdst",
                                           "smem_offset",
                                           "simm4",
                                           "simm8",
                                           "simm16",
                                           "simm32",
                                           "label",
                                           "hwreg",
                                           "sendmsg",
                                           "waitcnt",
                                           "sdst_null",
                                           "sreg_m0",
                                           "sreg_m0_inl",
                                           "sreg_literal",
                                           "src_vgpr_or_inline",
                                           "ssrc_barrier_id",
                                           "smem_offset_nok",
                                           "simm5",
                                           "simm24",
                                           "simm64",
                                           "attr",
                                           "clause",
                                           "delay",
                                           "sendmsg_rtn",
                                           "sleep",
                                           "version",
                                           "waitcnt_depctr",
                                           "wait_alu",
                                           "wait_event",
                                           "wait_mem_ds",
                                           "vintrp_param",
                                           "vcc",
                                           "exec",
                                           "scc",
                                           "m0",
                                           "pc",
                                           "flat_scratch"};
  static const std::map<std::string, std::string> state{
      {"OPR_SSRC_SPECIAL_SCC", "scc"}, {"OPR_SDST_EXEC", "exec"}, {"OPR_SDST_M0", "m0"}};
  if (const auto found = state.find(type); found != state.end()) return found->second;
  std::string kind = enumerator(type);
  if (kind.starts_with("opr_")) kind = kind.substr(4);
  if (kinds.count(kind) == 0)
    throw Error(place, "operand type " + type + " has no counterpart in lockstep::OperandKind");
  return kind;
}

bool is_memory_operand(const std::string& type) { return type == "OPR_DSMEM" || type == "OPR_GPUMEM"; }

std::string data_format(const DataFormat& format, const std::string& file) {
  static const std::map<std::string, std::string> special{{"FMT_ANY", "any"},
                                                          {"FMT_BUF", "buffer"},
                                                          {"FMT_RSRC_SCALAR", "resource"},
                                                          {"FMT_RSRC_SCRATCH", "resource"},
                                                          {"FMT_RSRC_TYPED", "resource"},
                                                          {"FMT_IMG", "resource"},
                                                          {"FMT_IMG_BVH", "resource"},
                                                          {"FMT_SAMP", "resource"}};
  if (const auto found = special.find(format.name); found != special.end())
    return "{DataFormat::Kind::" + found->second + ", 0, 1}";
  static const std::map<std::string, std::string> kinds{
      {"B", "bits"},       {"U", "unsigned_int"}, {"I", "signed_int"},  {"F16", "floating"},  {"F32", "floating"},
      {"F64", "floating"}, {"BF16", "bfloat"},    {"FP8", "fp8"},       {"BF8", "bf8"},       {"FP6", "fp6"},
      {"BF6", "bf6"},      {"FP4", "fp4"},        {"M64", "lane_mask"}, {"M32", "lane_mask"}, {"IU", "bits"}};
  static const std::regex pattern("FMT_NUM_(?:PK([0-9]+)_)?([A-Z]+)([0-9]+)");
  std::smatch match;
  if (std::regex_match(format.name, match, pattern)) {
    auto kind = kinds.find(match[2].str() + match[3].str());
    if (kind == kinds.end()) kind = kinds.find(match[2].str());
    const int bits = std::stoi(match[3].str());
    if (kind != kinds.end() && bits <= 128)
      return "{DataFormat::Kind::" + kind->second + ", " + std::to_string(bits) + ", " +
             (match[1].matched ? match[1].str() : "1") + "}";
  }
  if (format.name == "FMT_NUM_B256") return "{DataFormat::Kind::bits, 128, 2}";
  // FMT_WMMA_AB_16X16_BF16: as many elements of the type as a lane has of the matrix.
  static const std::regex matrix("FMT_WMMA_.*_([A-Z]+)([0-9]+)");
  if (std::regex_match(format.name, match, matrix)) {
    auto kind = kinds.find(match[1].str() + match[2].str());
    if (kind == kinds.end()) kind = kinds.find(match[1].str());
    const unsigned bits = static_cast<unsigned>(std::stoul(match[2].str()));
    if (kind != kinds.end() && format.bits >= bits)
      return "{DataFormat::Kind::" + kind->second + ", " + std::to_string(bits) + ", " +
             std::to_string(format.bits / bits) + "}";
  }
  if (format.name == "FMT_WMMA_INDEX_SET" || format.name.ends_with("_F8F6F4")) return "{DataFormat::Kind::bits, 32, 1}";
  throw Error({file, format.line}, "data format " + format.name + " has no counterpart in lockstep::DataFormat");
}

namespace {

/// The result has a place of its own in the form, beside SDST.
bool has_vector_destination(const Form& form) {
  return std::any_of(form.operands.begin(), form.operands.end(), [](const Operand& operand) {
    return operand.field == "VDST" && operand.output && !operand.implicit;
  });
}

/// A load that reads its destination too, because it keeps half of it.
bool is_load(const TableInput& input, const Instruction& instruction) {
  const auto entry = input.semantics.find(instruction.name);
  if (entry == input.semantics.end()) return false;
  const auto action = entry->second.data.find("Action");
  return action != entry->second.data.end() && action->second == "load";
}

bool touches_vcc(lockstep::StateSet states) {
  return states.has(lockstep::State::vcc) || states.has(lockstep::State::vcc_lane);
}

}  // namespace

std::string operand_role(const TableInput& input, const Instruction& instruction, const Form& form,
                         const Operand& operand) {
  const auto operation = input.operations.find(instruction.name);
  const OperationStates states = operation == input.operations.end() ? OperationStates{} : operation->second;
  if (operand.implicit) {
    if (operand.type != "OPR_VCC") return "none";
    // An operation that knows no VCC, but a destination of one bit a lane: VCC is that, as the encoding names no other.
    if (operand.output && !touches_vcc(states.writes) && states.writes.has(lockstep::State::d0_lane)) return "d0";
    return operand.output ? "vcc_out" : "vcc_in";
  }
  const bool lane_mask = operand.format.starts_with("FMT_NUM_M");
  const std::string& field = operand.field;
  if (operand.type == "OPR_SIMM4") return "none";  // read as a raw field value
  if (field == "VDST") return "d0";
  if (field == "VSRC2") return lane_mask || operand.type == "OPR_SREG" ? "vcc_in" : "s2";
  if (field == "SDST") {
    if (!operand.output) return "s0";
    if (!has_vector_destination(form)) return "d0";
    return touches_vcc(states.writes) ? "vcc_out" : "d1";
  }
  if (field == "SDATA" || field == "VDATA")
    return operand.output && (!operand.input || is_load(input, instruction)) ? "d0" : "data";
  if (field == "SRC2") return lane_mask || operand.type == "OPR_SREG" ? "vcc_in" : "s2";
  static const std::map<std::string, std::string> roles{
      {"SSRC0", "s0"},       {"SRC0", "s0"},       {"SSRC1", "s1"},       {"VSRC1", "s1"},       {"SRC1", "s1"},
      {"ADDR", "address"},   {"VADDR", "address"}, {"DATA", "data"},      {"DATA0", "data"},     {"VSRC", "data"},
      {"RSRC", "resource"},  {"DATA1", "data1"},   {"SRSRC", "resource"}, {"SBASE", "resource"}, {"SADDR", "offset"},
      {"SOFFSET", "offset"}, {"SIMM16", "imm"},    {"LITERAL", "imm"},    {"LITERAL64", "imm"}};
  const auto found = roles.find(field);
  return found == roles.end() ? "none" : found->second;
}

std::string state_set(lockstep::StateSet states) {
  using lockstep::State;
  static constexpr std::pair<State, const char*> names[] = {{State::s0, "s0"},
                                                            {State::s1, "s1"},
                                                            {State::s2, "s2"},
                                                            {State::d0, "d0"},
                                                            {State::d1, "d1"},
                                                            {State::d0_lane, "d0_lane"},
                                                            {State::imm, "imm"},
                                                            {State::scc, "scc"},
                                                            {State::vcc, "vcc"},
                                                            {State::vcc_lane, "vcc_lane"},
                                                            {State::exec, "exec"},
                                                            {State::exec_lane, "exec_lane"},
                                                            {State::m0, "m0"},
                                                            {State::mode, "mode"},
                                                            {State::status, "status"},
                                                            {State::pc, "pc"},
                                                            {State::lane_id, "lane_id"},
                                                            {State::clamp, "clamp"},
                                                            {State::op_sel, "op_sel"},
                                                            {State::modifiers, "modifiers"},
                                                            {State::sdwa_sel, "sdwa_sel"},
                                                            {State::source_numbers, "source_numbers"},
                                                            {State::vgprs, "vgprs"},
                                                            {State::sgprs, "sgprs"},
                                                            {State::hwregs, "hwregs"},
                                                            {State::memory, "memory"},
                                                            {State::lds, "lds"},
                                                            {State::signal, "signal"},
                                                            {State::flat_scratch, "flat_scratch"}};
  std::string text;
  std::uint32_t left = states.bits;
  for (const auto& [state, name] : names) {
    if (!states.has(state)) continue;
    text += (text.empty() ? "" : ", ") + std::string(name);
    left &= ~static_cast<std::uint32_t>(state);
  }
  if (left != 0) throw Error("tables/cpp_terms.cpp does not name a piece of lockstep::State; add it");
  return "states(" + text + ")";
}

bool is_spread(const TableInput& input, const Instruction& instruction, const Operand& operand) {
  const auto entry = input.semantics.find(instruction.name);
  if (entry == input.semantics.end() || operand.implicit) return false;
  const auto attribute = [&](const char* name) {
    const auto found = entry->second.data.find(name);
    return found == entry->second.data.end() ? std::string() : found->second;
  };
  const bool result = operand.field == "VDST";
  if (entry->second.kind == SemanticsEntry::Kind::memory)
    return result && attribute("Address") == "global" && !attribute("Transpose").empty();
  if (entry->second.kind != SemanticsEntry::Kind::matrix) return false;
  const std::string family = attribute("Family");
  return family == "gfx12" || (family == "gfx11" && (result || operand.field == "SRC2"));
}

}  // namespace isagen
