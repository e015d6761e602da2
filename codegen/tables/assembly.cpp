// assembly.hpp and assembly_forms.hpp: how every form is spelled. Equal operand and modifier lists are stored once.
#include <algorithm>
#include <map>

#include "error.hpp"
#include "model/syntax.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

/// Words in front of a field that say what the field's value is, and the AsmKind they mean.
const std::map<std::string, std::string> kind_words{{"label", "label"},
                                                    {"hex", "hexadecimal"},
                                                    {"imm", "immediate"},
                                                    {"hwreg", "hwreg"},
                                                    {"sendmsg", "message"},
                                                    {"waitcnt", "waitcnt"},
                                                    {"gpr_idx", "gpr_index"},
                                                    {"endpgm", "end_program"},
                                                    {"global", "global_address"},
                                                    {"scratch", "scratch_address"},
                                                    {"flat", "flat_scalar_address"},
                                                    {"buffer", "buffer_address"},
                                                    {"sdwa", "sdwa_destination"},
                                                    {"delay", "delay"},
                                                    {"depctr", "depctr"},
                                                    {"version", "version"},
                                                    {"signed", "signed_offset"},
                                                    {"sendmsg_rtn", "message_return"},
                                                    {"image", "image_registers"},
                                                    {"export", "export_source"},
                                                    {"attr", "attribute"},
                                                    {"parameter", "parameter"}};
const std::map<std::string, std::string> file_words{{"a", "accvgpr"}, {"av", "by_acc_bit"}, {"s", "sgpr"}};
/// In the order of AsmOperand's members.
const std::vector<std::pair<std::string, std::string>> flag_words{
    {"fp", "fp"}, {"int", "sext"}, {"returned", "returned"}, {"f8f6f4", "f8f6f4"}, {"half", "half"}, {"mask", "mask"}};

/// What a field holds when no word says otherwise.
const std::map<std::string, std::string> field_kinds{
    {"vdst", "vgpr"},          {"vsrc1", "vgpr"},          {"vsrc0", "vgpr"},           {"addr", "vgpr"},
    {"data", "vgpr"},          {"data0", "vgpr"},          {"data1", "vgpr"},           {"vdata", "vgpr"},
    {"src0", "source"},        {"src1", "source"},         {"src2", "source"},          {"scale_src0", "source"},
    {"scale_src1", "source"},  {"sdst", "scalar"},         {"ssrc0", "scalar"},         {"ssrc1", "scalar"},
    {"sdata", "scalar"},       {"soffset", "scalar"},      {"saddr", "scalar_address"}, {"srsrc", "scalar_group"},
    {"sbase", "scalar_group"}, {"vsrc2", "vgpr"},          {"vaddr", "vgpr"},           {"vaddr0", "scalar"},
    {"vaddr1", "scalar"},      {"vaddr2", "scalar"},       {"vaddr3", "scalar"},        {"ssamp", "scalar_group"},
    {"samp", "scalar_group"},  {"target", "export_target"}};

/// What makes the file that an error names.
const std::string where_to_look =
    "vendor-xml/llvm_syntax.py writes this file from LLVM's text: correct what its special() makes of the text, or add "
    "the word to codegen/tables/assembly.cpp";

/// The operand of `form` that stands in the field with this short name.
const Operand* described(const Form& form, const std::string& field, const Names& names) {
  for (const Operand& operand : form.operands)
    if (!operand.implicit && names.field(operand.field) == field) return &operand;
  return nullptr;
}

/// `instruction` and `encoding` are those of the form that has the operand.
std::string operand_text(const SyntaxOperand& operand, const std::string& instruction, const std::string& encoding,
                         bool spread, const Place& place) {
  std::string kind, file, flags;
  const auto has = [&](const std::string& word) {
    return std::find(operand.words.begin(), operand.words.end(), word) != operand.words.end();
  };
  for (const auto& [word, member] : flag_words)
    if (has(word)) flags += ", ." + member + " = true";
  const auto is_flag = [](const std::string& word) {
    return std::any_of(flag_words.begin(), flag_words.end(), [&](const auto& flag) { return flag.first == word; });
  };
  for (const std::string& word : operand.words) {
    if (kind_words.count(word) != 0)
      kind = kind_words.at(word);
    else if (file_words.count(word) != 0)
      file = file_words.at(word);
    else if (is_flag(word))
      continue;
    else if (operand.field.empty())
      kind = word;
    else
      throw Error(place, "the word '" + word + "' in front of the operand " + operand.field + " of " + instruction +
                             " in " + encoding + " has no meaning; " + where_to_look);
  }
  if (kind.empty()) {
    const auto found = field_kinds.find(operand.field);
    if (found == field_kinds.end())
      throw Error(place, "'" + operand.field + "', an operand of " + instruction + " in " + encoding +
                             ", is no field whose operands isagen knows; " + where_to_look);
    const bool sdwa =
        encoding.find("_SDWA") != std::string::npos && (operand.field == "vsrc0" || operand.field == "vsrc1");
    kind = sdwa ? "sdwa_source" : found->second;
  }
  std::string text = "{.kind = AsmKind::" + kind;
  if (!operand.field.empty()) text += ", .field = field(Field::" + operand.field + ")";
  if (operand.dwords != 1) text += ", .dwords = " + std::to_string(operand.dwords);
  if (!file.empty()) text += ", .file = AsmRegisterFile::" + file;
  return text + flags + (spread ? ", .spread = true" : "") + "}";
}

/// Lists of initialisers, each stored once.
class Lists {
 public:
  /// Where `rows` stands in the table.
  std::size_t add(const std::vector<std::string>& rows) {
    if (rows.empty()) return 0;
    const auto [position, is_new] = first_.emplace(rows, all_.size());
    if (is_new)
      for (const std::string& row : rows) all_.push_back(Value::Record{{"text", row}});
    return position->second;
  }
  const Value::List& all() const { return all_; }

 private:
  std::map<std::vector<std::string>, std::size_t> first_;
  Value::List all_;
};

Value::List name_rows(const Syntax& syntax, const std::string& kind) {
  const std::map<std::string, std::vector<std::string>> members{
      {"Selector", {"Value", "\"Name", "\"Pair"}},
      {"HardwareRegister", {"Value", "\"Name"}},
      {"Message", {"Value", "Operation", "Stream", "\"Name", "\"OperationName"}},
      {"DataFormat", {"Value", "\"Name"}},
      {"NumberFormat", {"Value", "\"Name"}}};
  Value::List rows;
  for (const SyntaxName& name : syntax.names()) {
    if (members.count(name.kind) == 0) throw Error({syntax.path(), name.line}, "<" + name.kind + "> is not known");
    if (name.kind != kind) continue;
    std::string text;
    for (const std::string& member : members.at(kind)) {
      const bool quoted = member[0] == '"';
      const auto found = name.attributes.find(quoted ? member.substr(1) : member);
      const std::string value = found == name.attributes.end() ? (member == "Stream" ? "false" : "") : found->second;
      text += (text.empty() ? "" : ", ") + (quoted ? "\"" + value + "\"" : value);
    }
    rows.push_back(Value::Record{{"text", text}});
  }
  return rows;
}

}  // namespace

std::vector<OutputFile> render_assembly(const TableInput& input, const Renderer& renderer) {
  Lists operands, modifiers;
  Value::List forms;
  const Syntax& syntax = input.syntax;
  for (const Instruction* instruction : sorted_instructions(input.isa))
    for (const Form& form : instruction->forms) {
      const SyntaxForm& spelled = syntax.form(*instruction, form);
      std::vector<std::string> operand_rows, modifier_rows;
      for (const SyntaxOperand& operand : spelled.operands) {
        const Operand* const same = described(form, operand.field, input.names);
        operand_rows.push_back(operand_text(operand, instruction->name, input.names.encoding(form.encoding),
                                            same != nullptr && is_spread(input, *instruction, *same),
                                            {syntax.path(), spelled.line}));
      }
      for (const auto& [name, count] : spelled.modifiers)
        modifier_rows.push_back("{AsmModifier::" + name + ", " + std::to_string(count) + "}");
      forms.push_back(Value::Record{{"mnemonic", spelled.mnemonic},
                                    {"operands", operands.add(operand_rows)},
                                    {"operand_count", operand_rows.size()},
                                    {"modifiers", modifiers.add(modifier_rows)},
                                    {"modifier_count", modifier_rows.size()},
                                    {"halves", spelled.halves == SyntaxHalves::op_sel ? ", AsmHalves::op_sel"
                                               : spelled.halves == SyntaxHalves::low  ? ", AsmHalves::low"
                                                                                      : ""}});
    }
  const std::string folder = "generated/" + input.folder + "/";
  const std::vector<std::string> sources{input.sources.syntax, input.sources.xml};
  const Value::List messages = name_rows(syntax, "Message"), data_formats = name_rows(syntax, "DataFormat"),
                    number_formats = name_rows(syntax, "NumberFormat");
  return {renderer.render(folder + "assembly.hpp", "assembly.hpp.mustache",
                          {{"isa", input.folder},
                           {"operands", operands.all()},
                           {"modifiers", modifiers.all()},
                           {"selectors", name_rows(syntax, "Selector")},
                           {"hwregs", name_rows(syntax, "HardwareRegister")},
                           {"messages", messages},
                           {"messages_count", messages.size()},
                           {"data_formats", data_formats},
                           {"data_formats_count", data_formats.size()},
                           {"number_formats", number_formats},
                           {"number_formats_count", number_formats.size()}},
                          sources),
          renderer.render(folder + "assembly_forms.hpp", "assembly_forms.hpp.mustache",
                          {{"isa", input.folder}, {"forms", forms}}, sources)};
}

}  // namespace isagen
