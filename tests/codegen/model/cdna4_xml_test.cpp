// cdna4.xml as corrected by overrides.xml: its size, and one named test for each finding of section A of the audit of
// AMD's file that tables can express (the others are semantics, engine or memory, and tested there).
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "model/names.hpp"
#include "model/normalize.hpp"
#include "model/overrides.hpp"
#include "model/reader.hpp"
#include "model/syntax.hpp"

using namespace isagen;

namespace {

const std::string root = LOCKSTEP_SOURCE_DIR;

/// As AMD has it.
const Isa& original() {
  static const Isa isa = read_isa(root + "/vendor-xml/isas/cdna4/isa.xml");
  return isa;
}

/// As isagen uses it.
const Isa& corrected() {
  static const Isa isa = [] {
    Isa result = original();
    normalize_variants(result, Names(root + "/vendor-xml/names.xml"));
    UsedOverrides used;
    apply_overrides(result, root + "/vendor-xml/overrides/cdna.xml", &used);
    apply_overrides(result, root + "/vendor-xml/isas/cdna4/overrides.xml");
    return result;
  }();
  return isa;
}

const Form* form(const Isa& isa, const std::string& instruction, const std::string& encoding) {
  const Instruction* found = isa.find_instruction(instruction);
  REQUIRE(found != nullptr);
  for (const Form& candidate : found->forms)
    if (candidate.encoding == encoding) return &candidate;
  return nullptr;
}

const Operand* operand(const Isa& isa, const std::string& instruction, const std::string& encoding,
                       const std::string& field) {
  const Form* found = form(isa, instruction, encoding);
  REQUIRE(found != nullptr);
  for (const Operand& candidate : found->operands)
    if (candidate.field == field) return &candidate;
  return nullptr;
}

/// Input of the operand in AMD's file, then after the overrides: "false true" is a correction.
std::string input(const std::string& instruction, const std::string& encoding, const std::string& field) {
  static const Isa uncorrected = [] {
    Isa result = original();
    normalize_variants(result, Names(root + "/vendor-xml/names.xml"));
    return result;
  }();
  const Operand* before = operand(uncorrected, instruction, encoding, field);
  const Operand* after = operand(corrected(), instruction, encoding, field);
  REQUIRE(before != nullptr);
  REQUIRE(after != nullptr);
  return std::string(before->input ? "true" : "false") + (after->input ? " true" : " false");
}

std::size_t count(const std::string& encoding) {
  std::size_t result = 0;
  for (const Instruction& instruction : original().instructions)
    for (const Form& candidate : instruction.forms) result += candidate.encoding == encoding ? 1 : 0;
  return result;
}

}  // namespace

TEST_CASE("cdna4.xml: the whole inventory") {
  CHECK(original().notes.empty());
  CHECK(original().instructions.size() == 1248);
  CHECK(original().encodings.size() == 33);
  // The audit's counts; in brackets there, what only the XML has.
  CHECK(count("ENC_MUBUF") == 74);
  CHECK(count("ENC_MTBUF") == 16);
  CHECK(count("ENC_FLAT") == 54);
  CHECK(count("ENC_FLAT_GLBL") == 61);
  CHECK(count("ENC_FLAT_SCRATCH") == 27);
  CHECK(count("ENC_SMEM") == 82 + 2);
  CHECK(count("ENC_SOP1") == 54);
  CHECK(count("ENC_SOP2") == 52 + 1);
  CHECK(count("ENC_SOPC") == 20);
  CHECK(count("ENC_SOPP") == 30 + 2);
  CHECK(count("SOPK_INST_LITERAL") == 21);
  CHECK(count("VOP2_INST_LITERAL") == 62);
  CHECK(count("VOP3_SDST_ENC") == 10);
}

TEST_CASE("cdna4.xml: opcodes are unique within an encoding") {
  std::set<std::pair<std::string, unsigned>> seen;
  for (const Instruction& instruction : corrected().instructions)
    for (const Form& candidate : instruction.forms) {
      CAPTURE(instruction.name);
      CHECK(seen.emplace(candidate.encoding, candidate.opcode).second);
    }
}

TEST_CASE("cdna4.xml: every identifier is an instruction's") {
  for (const Encoding& encoding : corrected().encodings) {
    const Field& op = *encoding.find_field("OP");
    std::set<unsigned> identifiers, opcodes;
    for (const WideBits& bits : encoding.identifiers)
      identifiers.insert((bits[op.ranges[0].offset / 32] >> (op.ranges[0].offset % 32)) &
                         ((1u << op.ranges[0].width) - 1));
    for (const Instruction& instruction : corrected().instructions)
      for (const Form& candidate : instruction.forms)
        if (candidate.encoding == encoding.name) opcodes.insert(candidate.opcode);
    CAPTURE(encoding.name);
    CHECK(identifiers == opcodes);
  }
}

TEST_CASE("trap 093: scaled matrix instructions are told by both halves' words") {
  const Encoding &amd = *original().find_encoding("ENC_VOP3PX2"), &ours = *corrected().find_encoding("ENC_VOP3PX2");
  CHECK(amd.mask == WideBits{0xffff0000, 0, 0, 0});
  CHECK(amd.identifiers == std::vector<WideBits>{{0xd3ad0000, 0, 0, 0}, {0xd3ae0000, 0, 0, 0}});
  CHECK(ours.mask == WideBits{0xffff0000, 0, 0xffff0000, 0});
  CHECK(ours.identifiers == std::vector<WideBits>{{0xd3ac0000, 0, 0xd3ad0000, 0}, {0xd3ac0000, 0, 0xd3ae0000, 0}});
}

TEST_CASE("trap 005, 082: converts that write part of VDST read it") {
  for (const char* name : {"V_CVT_PK_FP8_F32", "V_CVT_PK_BF8_F32", "V_CVT_SR_FP8_F32", "V_CVT_SR_BF8_F32",
                           "V_CVT_SR_F16_F32", "V_CVT_SR_BF16_F32", "V_CVT_SCALEF32_PK_FP8_F32",
                           "V_CVT_SCALEF32_SR_PK_FP4_F16", "V_CVT_SCALEF32_F16_FP8", "V_CVT_PKACCUM_U8_F32"}) {
    CAPTURE(name);
    CHECK(input(name, "ENC_VOP3", "VDST") == "false true");
  }
  CHECK(input("V_CVT_PK_F16_F32", "ENC_VOP3", "VDST") == "false false");  // writes all 32 bits
}

TEST_CASE("trap 016: SMFMAC has C in VDST and the index in SRC2") {
  CHECK(input("V_SMFMAC_F32_16X16X32_F16", "VOP3P_MFMA", "VDST") == "false true");
  CHECK(operand(corrected(), "V_SMFMAC_F32_16X16X32_F16", "VOP3P_MFMA", "SRC2")->type == "OPR_SRC_VGPR");
}

TEST_CASE("trap 020, 025: atomics read their data register") {
  CHECK(input("S_ATOMIC_ADD", "ENC_SMEM", "SDATA") == "false true");
  CHECK(input("S_BUFFER_ATOMIC_CMPSWAP_X2", "ENC_SMEM", "SDATA") == "false true");
  CHECK(input("BUFFER_ATOMIC_ADD", "ENC_MUBUF", "VDATA") == "false true");
  CHECK(input("BUFFER_LOAD_DWORD", "ENC_MUBUF", "VDATA") == "false false");
  CHECK(input("BUFFER_STORE_DWORD", "ENC_MUBUF", "VDATA") == "true true");
}

TEST_CASE("trap 027: loads to LDS have no VDST") {
  CHECK(operand(original(), "GLOBAL_LOAD_LDS_DWORDX4", "ENC_FLAT_GLBL", "VDST") != nullptr);
  CHECK(operand(corrected(), "GLOBAL_LOAD_LDS_DWORDX4", "ENC_FLAT_GLBL", "VDST") == nullptr);
  CHECK(operand(corrected(), "SCRATCH_LOAD_LDS_UBYTE", "ENC_FLAT_SCRATCH", "VDST") == nullptr);
  CHECK(operand(corrected(), "GLOBAL_LOAD_DWORD", "ENC_FLAT_GLBL", "VDST") != nullptr);
}

TEST_CASE("trap 046, 050: reserved numbers have no names") {
  const auto has = [](const Isa& isa, const char* type, int value) {
    const OperandType& found = *isa.find_operand_type(type);
    return std::any_of(found.values.begin(), found.values.end(),
                       [&](const PredefinedValue& v) { return v.value == value; });
  };
  CHECK(has(original(), "OPR_SRC", 239));
  CHECK(!has(corrected(), "OPR_SRC", 239));
  CHECK(!has(corrected(), "OPR_SSRC", 239));
  for (int reserved = 8; reserved <= 14; ++reserved) CHECK(!has(corrected(), "OPR_HWREG", reserved));
  CHECK(has(corrected(), "OPR_HWREG", 15));  // LLVM 22 names it: HW_REG_SH_MEM_BASES
}

TEST_CASE("trap 061: the second operand of S_SET_GPR_IDX_ON is four raw bits") {
  CHECK(operand(corrected(), "S_SET_GPR_IDX_ON", "ENC_SOPC", "SSRC1")->type == "OPR_SIMM4");
}

TEST_CASE("trap 062: only S_BUFFER reads a descriptor through SBASE") {
  CHECK(operand(original(), "S_LOAD_DWORD", "ENC_SMEM", "SBASE")->format == "FMT_BUF");
  CHECK(operand(corrected(), "S_LOAD_DWORD", "ENC_SMEM", "SBASE")->format == "FMT_NUM_B64");
  CHECK(operand(corrected(), "S_BUFFER_LOAD_DWORD", "ENC_SMEM", "SBASE")->format == "FMT_RSRC_SCALAR");
  CHECK(operand(corrected(), "S_BUFFER_LOAD_DWORD", "ENC_SMEM", "SBASE")->bits == 128);
}

TEST_CASE("trap 066: native 16-bit VOP3 operations keep the other half of VDST") {
  for (const char* name : {"V_MAD_F16", "V_FMA_F16", "V_DIV_FIXUP_F16", "V_MAD_U16", "V_MAD_I16"})
    CHECK(input(name, "ENC_VOP3", "VDST") == "false true");
  for (const char* name : {"V_MAD_LEGACY_F16", "V_FMA_LEGACY_F16", "V_DIV_FIXUP_LEGACY_F16"})
    CHECK(input(name, "ENC_VOP3", "VDST") == "false false");
}

TEST_CASE("trap 069: VOP1 promoted to VOP3 has its opcode plus 0x140") {
  for (const Instruction& instruction : original().instructions) {
    const auto find = [&](const char* name) {
      return std::find_if(instruction.forms.begin(), instruction.forms.end(),
                          [&](const Form& f) { return f.encoding == name; });
    };
    const auto vop1 = find("ENC_VOP1"), vop3 = find("ENC_VOP3");
    if (vop1 == instruction.forms.end() || vop3 == instruction.forms.end()) continue;
    CAPTURE(instruction.name);
    CHECK(vop3->opcode == vop1->opcode + 0x140);
  }
}

TEST_CASE("trap 071: swaps read and write both registers") {
  for (const char* name : {"V_SWAP_B32", "V_PERMLANE16_SWAP_B32", "V_PERMLANE32_SWAP_B32"}) {
    CHECK(input(name, "ENC_VOP1", "SRC0") == "false true");
    CHECK(operand(corrected(), name, "ENC_VOP1", "SRC0")->output);
    CHECK(operand(corrected(), name, "ENC_VOP1", "VDST")->input);
  }
}

TEST_CASE("trap 073: VOPC has no DPP form, as LLVM has it and against the manual") {
  CHECK(original().find_encoding("VOPC_VOP_DPP") == nullptr);
}

TEST_CASE("trap 078: FMAC reads its accumulator") {
  for (const char* name : {"V_FMAC_F32", "V_FMAC_F64", "V_PK_FMAC_F16"})
    for (const char* encoding : {"ENC_VOP2", "ENC_VOP3", "VOP2_VOP_DPP", "VOP2_INST_LITERAL"})
      CHECK(input(name, encoding, "VDST") == "false true");
}

TEST_CASE("trap 079, 080: VOP3 with SDST writes a lane mask there") {
  for (const char* name : {"V_ADD_CO_U32", "V_ADDC_CO_U32", "V_DIV_SCALE_F32", "V_MAD_U64_U32", "V_MAD_I64_I32"}) {
    const Operand* sdst = operand(corrected(), name, "VOP3_SDST_ENC", "SDST");
    CHECK(sdst->output);
    CHECK(sdst->format == "FMT_NUM_M64");
  }
  CHECK(form(corrected(), "V_CMP_LT_F32", "VOP3_SDST_ENC") == nullptr);
}

TEST_CASE("V_CMPX writes VCC besides EXEC") {
  const Form& found = *form(corrected(), "V_CMPX_LT_F32", "ENC_VOPC");
  std::set<std::string> written;
  for (const Operand& candidate : found.operands)
    if (candidate.implicit && candidate.output) written.insert(candidate.type);
  CHECK(written == std::set<std::string>{"OPR_SDST_EXEC", "OPR_VCC"});
}

TEST_CASE("variant forms that LLVM does not know are gone") {
  Isa isa = corrected();
  const Names names(root + "/vendor-xml/names.xml");
  Syntax(root, "vendor-xml/isas/cdna4/llvm_syntax.xml", names).remove_absent(isa);
  CHECK(form(isa, "V_FMAC_F32", "VOP2_VOP_SDWA") == nullptr);
  CHECK(form(isa, "V_CEIL_F64", "VOP1_VOP_SDWA") == nullptr);
  CHECK(form(isa, "V_CMP_LT_F64", "VOPC_VOP_SDWA_SDST_ENC") == nullptr);
  CHECK(form(isa, "V_ADD_F32", "VOP2_VOP_SDWA_SDST_ENC") == nullptr);
  CHECK(form(isa, "V_READFIRSTLANE_B32", "VOP1_VOP_DPP") == nullptr);
  CHECK(form(isa, "V_ADD_F32", "VOP2_VOP_SDWA") != nullptr);
  CHECK(form(isa, "V_CEIL_F64", "VOP1_VOP_DPP") != nullptr);  // trap 088: LLVM has it, with row_newbcast
  CHECK(isa.find_instruction("V_MFMA_F32_16X16X8_XF32")->forms.empty());
}

TEST_CASE("named numbers are those that LLVM prints") {
  const Names names(root + "/vendor-xml/names.xml");
  const Syntax syntax(root, "vendor-xml/isas/cdna4/llvm_syntax.xml", names);
  const auto numbers = [](const char* type) {
    std::map<std::string, std::int64_t> result;
    for (const PredefinedValue& value : corrected().find_operand_type(type)->values) result[value.name] = value.value;
    return result;
  };
  const std::map<std::string, std::int64_t> sources = numbers("OPR_SRC"), registers = numbers("OPR_HWREG"),
                                            messages = numbers("OPR_SENDMSG");
  std::size_t checked = 0;
  for (const SyntaxName& name : syntax.names()) {
    const std::string text = name.attributes.at("Name");
    const std::int64_t value = std::stoll(name.attributes.at("Value"));
    CAPTURE(text);
    if (name.kind == "Selector") CHECK((sources.count(text) == 1 && sources.at(text) == value));
    if (name.kind == "Message") CHECK((messages.count(text) == 1 && messages.at(text) == value));
    // AMD calls four registers by a longer name than LLVM (HW_REG_SQ_SHADER_TBA_LO): the number must be there.
    if (name.kind == "HardwareRegister")
      CHECK(std::any_of(registers.begin(), registers.end(), [&](const auto& entry) {
        return entry.second == value && entry.first.ends_with(text.substr(7));
      }));
    ++checked;
  }
  CHECK(checked > 60);
}
