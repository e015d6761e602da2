// operands.hpp and forms.hpp: every (instruction, encoding) pair with its operands. Equal operand lists are stored
// once, under a name made from their content, so that a changed instruction does not renumber the others.
#include <cstdio>
#include <map>
#include <set>

#include "error.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

std::string format_constant(const std::string& format) {
  return enumerator(format.starts_with("FMT_") ? format.substr(4) : format);
}

std::string operand_text(const TableInput& input, const Instruction& instruction, const Form& form,
                         const Operand& operand) {
  const std::string access = std::string(operand.input ? "in" : "") + (operand.output ? "out" : "");
  if (access.empty())
    throw Error({input.isa.file, operand.line}, "operand of " + instruction.name + " is neither input nor output");
  const bool vector = operand.type == "OPR_VGPR" || operand.type.starts_with("OPR_SRC");
  const bool half = input.isa.true16 && operand.bits == 16 && vector && input.names.halves(form.encoding);
  const bool spread = is_spread(input, instruction, operand);
  std::string text = std::string(spread ? "spread(" : "") + (half ? "half(" : "") +
                     (operand.implicit ? "implicit_" : "") + access + "(";
  if (!operand.implicit) text += "Field::" + input.names.field(operand.field) + ", ";
  return text + "OperandKind::" + operand_kind(operand.type, {input.isa.file, operand.line}) +
         ", format::" + format_constant(operand.format) + ", " + std::to_string(operand.bits) +
         ", Role::" + operand_role(input, instruction, form, operand) + (half ? "))" : ")") + (spread ? ")" : "");
}

/// An implicit operand that is read and written stands twice in AMD's files; here it is one, unless it plays two parts.
std::vector<Operand> merged_operands(const TableInput& input, const Instruction& instruction, const Form& form) {
  std::vector<Operand> result;
  for (const Operand& operand : form.operands) {
    if (operand.implicit && is_memory_operand(operand.type)) continue;
    Operand* same = nullptr;
    for (Operand& earlier : result)
      if (earlier.implicit && operand.implicit && earlier.type == operand.type &&
          operand_role(input, instruction, form, earlier) == operand_role(input, instruction, form, operand))
        same = &earlier;
    if (same != nullptr) {
      same->input |= operand.input;
      same->output |= operand.output;
    } else {
      result.push_back(operand);
    }
  }
  return result;
}

/// The bits of a form that must not change, as a constant named by its content.
std::string reserved_name(const SyntaxForm& form, std::map<std::string, std::string>& all) {
  const auto words = [](const WideBits& bits) {
    std::string text;
    for (const std::uint32_t word : bits) {
      char hex[16];
      std::snprintf(hex, sizeof hex, "0x%08xu", word);
      text += (text.empty() ? "" : ", ") + std::string(hex);
    }
    return text;
  };
  const std::string ignored = form.ignored == WideBits{} ? "" : ", {" + words(form.ignored) + "}";
  const std::string text = "{" + words(form.reserved_mask) + "}, {" + words(form.reserved_value) + "}" + ignored;
  const std::string name = "r" + hash_text(text).substr(0, 8);
  const auto [position, is_new] = all.emplace(name, text);
  if (!is_new && position->second != text)
    throw Error("two sets of reserved bits have the hash " + name + "; lengthen it in tables/forms.cpp");
  return name;
}

}  // namespace

std::vector<OutputFile> render_forms(const TableInput& input, const Renderer& renderer) {
  std::map<std::string, std::vector<std::string>> lists;  // name -> operands
  std::set<std::string> formats;
  std::map<std::string, std::string> reserved;  // name -> initialiser
  Value::List instruction_rows;
  std::size_t form_count = 0;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    Value::List form_rows;
    for (const Form& form : instruction->forms) {
      std::vector<std::string> operands;
      std::string content;
      for (const Operand& operand : merged_operands(input, *instruction, form)) {
        operands.push_back(operand_text(input, *instruction, form, operand));
        content += operands.back() + "\n";
        formats.insert(operand.format);
      }
      const std::string list = "l" + hash_text(content).substr(0, 8);
      const auto [position, is_new] = lists.emplace(list, operands);
      if (!is_new && position->second != operands)
        throw Error("two operand lists have the hash " + list + "; lengthen it in tables/forms.cpp");
      form_rows.push_back(Value::Record{{"encoding", enumerator(input.names.encoding(form.encoding))},
                                        {"number", form.opcode},
                                        {"list", list},
                                        {"reserved", reserved_name(input.syntax.form(*instruction, form), reserved)}});
      ++form_count;
    }
    instruction_rows.push_back(Value::Record{{"name", enumerator(instruction->name)}, {"forms", form_rows}});
  }
  Value::List list_rows, format_rows;
  std::string previous;
  for (const auto& [name, operands] : lists) {
    Value::List rows;
    for (const std::string& operand : operands) rows.push_back(Value::Record{{"text", operand}});
    list_rows.push_back(
        Value::Record{{"name", name},
                      {"count", operands.size()},
                      {"first", previous.empty() ? std::string("0") : previous + ".first + " + previous + ".count"},
                      {"operands", rows}});
    previous = name;
  }
  for (const DataFormat& format : input.isa.formats)
    if (formats.count(format.name) != 0)
      format_rows.push_back(
          Value::Record{{"name", format_constant(format.name)}, {"text", data_format(format, input.isa.file)}});
  Value::List reserved_rows;
  for (const auto& [name, text] : reserved)
    reserved_rows.push_back(Value::Record{{"name", name}, {"text", text}, {"index", reserved_rows.size()}});
  if (reserved.size() > 256) throw Error("more than 256 sets of reserved bits; FormInfo::reserved has 8 bits");
  const TableSources& from = input.sources;
  return {renderer.render(input.path("operands.hpp"), "operands.hpp.mustache",
                          {{"isa", input.folder}, {"formats", format_rows}, {"lists", list_rows}},
                          {from.xml, from.overrides, from.names}),
          renderer.render(input.path("forms.hpp"), "forms.hpp.mustache",
                          {{"isa", input.folder},
                           {"instructions", instruction_rows},
                           {"count", form_count},
                           {"reserved_sets", reserved_rows}},
                          {from.xml, from.overrides, from.names, from.syntax, from.ignored_fields})};
}

}  // namespace isagen
