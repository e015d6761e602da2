#include "model/overrides.hpp"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "model/xml_file.hpp"

namespace isagen {
namespace {

std::string use_of(const XmlFile& file, pugi::xml_node entry, const std::string& name) {
  return file.place(entry).text() + " " + name;
}

class Overrides {
 public:
  Overrides(Isa& isa, const std::string& path, UsedOverrides* used) : isa_(isa), file_(path), used_(used) {}

  unsigned apply() {
    Errors errors;
    for (const pugi::xml_node entry : file_.root("Overrides").children())
      if (entry.type() == pugi::node_element) errors.attempt([&] { apply(entry); });
    errors.require_none();
    return changed_;
  }

 private:
  void apply(pugi::xml_node entry) {
    if (file_.attribute(entry, "Evidence").empty()) fail(entry, "the entry has no evidence");
    const std::string kind = entry.name();
    const auto is = [&](const char* name, std::initializer_list<std::string_view> attributes) {
      if (kind != name) return false;
      file_.require_known_attributes(entry, attributes);
      return true;
    };
    if (is("Operand", {"Instructions", "Encodings", "Field", "Attribute", "Old", "New", "Evidence"}))
      return change_operand(entry);
    if (is("RemoveOperand", {"Instructions", "Encodings", "Field", "Evidence"})) return remove_operand(entry);
    if (is("AddOperand", {"Instructions", "Encodings", "Field", "OperandType", "DataFormatName", "OperandSize", "Input",
                          "Output", "Evidence"}))
      return add_operand(entry);
    if (is("Flag", {"Instructions", "Flag", "Old", "New", "Evidence"})) return change_flag(entry);
    if (is("AddInstruction", {"Name", "Like", "Encoding", "Opcode", "Evidence"})) return add_instruction(entry);
    if (is("AddForm", {"Instructions", "Encodings", "New", "Evidence"})) return add_form(entry);
    if (is("RemoveValue", {"OperandTypes", "Name", "Value", "Evidence"})) return remove_value(entry);
    if (is("AddValue", {"OperandTypes", "Name", "Value", "Evidence"})) return add_value(entry);
    if (is("Condition", {"Encoding", "Field", "Mask", "Not", "Evidence"})) return change_condition(entry);
    if (is("Identifiers", {"Encoding", "Old", "Mask", "New", "Evidence"})) return change_identifiers(entry);
    // How it is written is Syntax's business (and its attributes are known there); that it is there is asked here.
    if (kind == "Spelling") return require_instructions(entry);
    fail(entry, "<" + kind + "> is no kind of override");
  }

  [[noreturn]] void fail(pugi::xml_node entry, const std::string& reason) const {
    throw Error(file_.place(entry), reason);
  }
  [[noreturn]] void stale(pugi::xml_node entry, const std::string& reason) const {
    fail(entry, "stale override: " + reason);
  }
  /// What the entry names is not there: fine for a file that other ISAs share.
  void absent(pugi::xml_node entry, const std::string& reason) const {
    if (used_ == nullptr) stale(entry, reason);
  }
  void applied(pugi::xml_node entry, const std::string& name) const {
    if (used_ != nullptr) used_->insert(use_of(file_, entry, name));
  }

  /// Calls `apply` for each form that the attributes Instructions and Encodings name.
  void each_form(pugi::xml_node entry, const std::function<void(Instruction&, Form&)>& apply) {
    const std::vector<std::string> encodings = words(file_.attribute(entry, "Encodings"));
    const std::vector<std::string> names = words(file_.attribute(entry, "Instructions"));
    if (names.empty() || encodings.empty()) fail(entry, "the entry names no instruction or no encoding");
    for (const std::string& name : names) {
      const auto instruction = std::find_if(isa_.instructions.begin(), isa_.instructions.end(),
                                            [&](const Instruction& i) { return i.name == name; });
      if (instruction == isa_.instructions.end()) {
        absent(entry, "there is no instruction " + name);
        continue;
      }
      bool found = false;
      for (Form& form : instruction->forms) {
        if (encodings[0] != "*" && std::find(encodings.begin(), encodings.end(), form.encoding) == encodings.end())
          continue;
        apply(*instruction, form);
        found = true;
      }
      if (found)
        applied(entry, name);
      else
        absent(entry, name + " has none of the encodings " + file_.attribute(entry, "Encodings"));
    }
  }

  static Operand* find_operand(Form& form, const std::string& field) {
    const auto found = std::find_if(form.operands.begin(), form.operands.end(),
                                    [&](const Operand& operand) { return operand.field == field; });
    return found == form.operands.end() ? nullptr : &*found;
  }

  /// The named attribute of an operand as AMD's files spell it.
  std::string value_of(pugi::xml_node entry, const Operand& operand, const std::string& attribute) const {
    if (attribute == "Input") return operand.input ? "true" : "false";
    if (attribute == "Output") return operand.output ? "true" : "false";
    if (attribute == "OperandType") return operand.type;
    if (attribute == "DataFormatName") return operand.format;
    if (attribute == "OperandSize") return std::to_string(operand.bits);
    fail(entry, "an operand has no attribute " + attribute);
  }

  void set_value(pugi::xml_node entry, Operand& operand, const std::string& attribute, const std::string& value) const {
    if (attribute == "Input") operand.input = file_.boolean(entry, value);
    if (attribute == "Output") operand.output = file_.boolean(entry, value);
    if (attribute == "OperandType") operand.type = checked_type(entry, value);
    if (attribute == "DataFormatName") operand.format = checked_format(entry, value);
    if (attribute == "OperandSize") operand.bits = size(entry, "New");
  }

  /// An operand's size in bits.
  unsigned size(pugi::xml_node entry, const char* attribute) const {
    const std::int64_t bits = file_.integer(entry, attribute);
    if (bits < 0 || bits > 4096) fail(entry, std::to_string(bits) + " bits are no operand's size");
    return static_cast<unsigned>(bits);
  }

  std::string checked_type(pugi::xml_node entry, const std::string& name) const {
    if (isa_.find_operand_type(name) == nullptr)
      fail(entry, "operand type " + name + " is not defined in " + isa_.file);
    return name;
  }

  std::string checked_format(pugi::xml_node entry, const std::string& name) const {
    for (const DataFormat& format : isa_.formats)
      if (format.name == name) return name;
    fail(entry, "data format " + name + " is not defined in " + isa_.file);
  }

  void change_operand(pugi::xml_node entry) {
    const std::string field = file_.attribute(entry, "Field"), attribute = file_.attribute(entry, "Attribute");
    const std::string old_value = file_.attribute(entry, "Old"), new_value = file_.attribute(entry, "New");
    each_form(entry, [&](Instruction& instruction, Form& form) {
      Operand* operand = find_operand(form, field);
      if (operand == nullptr) stale(entry, instruction.name + " in " + form.encoding + " has no operand " + field);
      const std::string found = value_of(entry, *operand, attribute);
      if (found != old_value)
        stale(entry, attribute + " of " + field + " of " + instruction.name + " in " + form.encoding + " is " + found +
                         ", not " + old_value);
      set_value(entry, *operand, attribute, new_value);
      ++changed_;
    });
  }

  /// What AMD's files say of an instruction as a whole.
  bool& flag_of(pugi::xml_node entry, Instruction& instruction, const std::string& name) const {
    if (name == "IsBranch") return instruction.branch;
    if (name == "IsConditionalBranch") return instruction.conditional_branch;
    if (name == "IsIndirectBranch") return instruction.indirect_branch;
    if (name == "IsProgramTerminator") return instruction.terminator;
    if (name == "IsImmediatelyExecuted") return instruction.immediately_executed;
    fail(entry, "an instruction has no flag " + name);
  }

  void change_flag(pugi::xml_node entry) {
    const std::string name = file_.attribute(entry, "Flag");
    const bool old_value = file_.boolean(entry, file_.attribute(entry, "Old"));
    const bool new_value = file_.boolean(entry, file_.attribute(entry, "New"));
    const std::vector<std::string> names = words(file_.attribute(entry, "Instructions"));
    if (names.empty()) fail(entry, "the entry names no instruction");
    for (const std::string& wanted : names) {
      const auto instruction = std::find_if(isa_.instructions.begin(), isa_.instructions.end(),
                                            [&](const Instruction& i) { return i.name == wanted; });
      if (instruction == isa_.instructions.end()) {
        absent(entry, "there is no instruction " + wanted);
        continue;
      }
      bool& flag = flag_of(entry, *instruction, name);
      if (flag != old_value) stale(entry, name + " of " + wanted + " is " + file_.attribute(entry, "New") + " already");
      flag = new_value;
      applied(entry, wanted);
      ++changed_;
    }
  }

  /// The encoding that the entry names; nullptr where it is not there, which a shared file may say.
  Encoding* encoding_of(pugi::xml_node entry) const {
    const std::string name = file_.attribute(entry, "Encoding");
    const auto encoding =
        std::find_if(isa_.encodings.begin(), isa_.encodings.end(), [&](const Encoding& e) { return e.name == name; });
    if (encoding == isa_.encodings.end()) {
      absent(entry, "there is no encoding " + name);
      return nullptr;
    }
    applied(entry, name);
    return &*encoding;
  }

  /// "d3ad000000000000d3ac0000": the bits of an encoding as a hexadecimal number.
  WideBits hexadecimal(pugi::xml_node entry, const std::string& text, unsigned bits) const {
    if (text.empty() || text.size() > bits / 4 || text.find_first_not_of("0123456789abcdef") != std::string::npos)
      fail(entry, "\"" + text + "\" is no hexadecimal number of " + std::to_string(bits) + " bits or fewer");
    WideBits value{};
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::size_t nibble = text.size() - 1 - i;
      const char digit = text[i];
      const auto four = static_cast<std::uint32_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
      value[nibble / 8] |= four << nibble % 8 * 4;
    }
    return value;
  }

  /// The bits that tell an encoding from others, and their values for each opcode.
  void change_identifiers(pugi::xml_node entry) {
    Encoding* const encoding = encoding_of(entry);
    if (encoding == nullptr) return;
    const auto list = [&](const char* attribute) {
      std::vector<WideBits> values;
      for (const std::string& word : words(file_.attribute(entry, attribute)))
        values.push_back(hexadecimal(entry, word, encoding->bits));
      return values;
    };
    if (encoding->identifiers != list("Old"))
      stale(entry, "the identifiers of encoding " + encoding->name + " are not those of Old");
    const WideBits mask = hexadecimal(entry, file_.attribute(entry, "Mask"), encoding->bits);
    const std::vector<WideBits> identifiers = list("New");
    if (identifiers.empty()) fail(entry, "New has no identifier");
    for (const WideBits& identifier : identifiers)
      for (std::size_t i = 0; i < mask.size(); ++i)
        if ((identifier[i] & ~mask[i]) != 0) fail(entry, "New has bits outside Mask");
    encoding->mask = mask;
    encoding->identifiers = identifiers;
    ++changed_;
  }

  void require_instructions(pugi::xml_node entry) const {
    for (const std::string& name : words(file_.attribute(entry, "Instructions")))
      if (isa_.find_instruction(name) != nullptr)
        applied(entry, name);
      else
        absent(entry, "there is no instruction " + name);
  }

  void remove_operand(pugi::xml_node entry) {
    const std::string field = file_.attribute(entry, "Field");
    each_form(entry, [&](Instruction& instruction, Form& form) {
      if (std::erase_if(form.operands, [&](const Operand& operand) { return operand.field == field; }) == 0)
        stale(entry, instruction.name + " in " + form.encoding + " has no operand " + field);
      ++changed_;
    });
  }

  void add_operand(pugi::xml_node entry) {
    Operand operand;
    operand.line = file_.line(entry);
    operand.field = entry.attribute("Field").value();
    operand.implicit = operand.field.empty();
    operand.type = checked_type(entry, file_.attribute(entry, "OperandType"));
    operand.format = checked_format(entry, file_.attribute(entry, "DataFormatName"));
    operand.bits = size(entry, "OperandSize");
    operand.input = file_.boolean(entry, file_.attribute(entry, "Input"));
    operand.output = file_.boolean(entry, file_.attribute(entry, "Output"));
    each_form(entry, [&](Instruction& instruction, Form& form) {
      for (const Operand& other : form.operands)
        if (operand.implicit ? other.implicit && other.type == operand.type &&
                                   (other.input == operand.input || other.output == operand.output)
                             : other.field == operand.field)
          stale(entry, instruction.name + " in " + form.encoding + " has this operand already");
      form.operands.push_back(operand);
      ++changed_;
    });
  }

  /// An instruction, in its place by name: flags and group are those of the instruction it is like; operands come by
  /// AddOperand. Encoding names the one of that instruction, then variants of it where the new one has them.
  void add_instruction(pugi::xml_node entry) {
    const std::string name = file_.attribute(entry, "Name"), like = file_.attribute(entry, "Like");
    const std::vector<std::string> encodings = words(file_.attribute(entry, "Encoding"));
    const std::string opcode = file_.attribute(entry, "Opcode");
    const auto named = [&](const std::string& wanted) {
      return std::find_if(isa_.instructions.begin(), isa_.instructions.end(),
                          [&](const Instruction& i) { return i.name == wanted; });
    };
    if (named(name) != isa_.instructions.end()) stale(entry, "there is an instruction " + name + " already");
    const auto model = named(like);
    if (model == isa_.instructions.end()) stale(entry, "there is no instruction " + like);
    const auto has_form = [&](const Form& form) { return !encodings.empty() && form.encoding == encodings[0]; };
    if (std::count_if(model->forms.begin(), model->forms.end(), has_form) != 1)
      stale(entry, like + " does not have one form in " + file_.attribute(entry, "Encoding"));
    if (opcode.empty() || opcode.size() > 4 || opcode.find_first_not_of("0123456789") != std::string::npos)
      fail(entry, "Opcode must be a number");
    Instruction added = *model;
    added.name = name;
    added.aliases.clear();
    added.line = file_.line(entry);
    added.forms.clear();
    for (const std::string& encoding : encodings) {
      if (isa_.find_encoding(encoding) == nullptr) stale(entry, "there is no encoding " + encoding);
      added.forms.push_back({encoding, "default", static_cast<unsigned>(std::stoul(opcode)), {}, added.line});
      add_identifier(encoding, added.forms.back().opcode);
      for (const Instruction& other : isa_.instructions)
        for (const Form& form : other.forms)
          if (form.encoding == encoding && form.opcode == added.forms.back().opcode)
            stale(entry, other.name + " has opcode " + opcode + " of " + encoding);
    }
    isa_.instructions.insert(std::find_if(isa_.instructions.begin(), isa_.instructions.end(),
                                          [&](const Instruction& i) { return i.name > name; }),
                             added);
    ++changed_;
  }

  /// Another encoding of instructions: opcode and operands as in the one that they have.
  void add_form(pugi::xml_node entry) {
    const std::string encoding = file_.attribute(entry, "New");
    if (isa_.find_encoding(encoding) == nullptr) stale(entry, "there is no encoding " + encoding);
    std::vector<std::pair<Instruction*, Form>> added;
    each_form(entry, [&](Instruction& instruction, Form& form) { added.emplace_back(&instruction, form); });
    for (auto& [instruction, form] : added) {
      for (const Instruction& other : isa_.instructions)
        for (const Form& taken : other.forms)
          if (taken.encoding == encoding && taken.opcode == form.opcode)
            stale(entry, other.name + " has opcode " + std::to_string(form.opcode) + " of " + encoding);
      form.encoding = encoding;
      form.line = file_.line(entry);
      add_identifier(encoding, form.opcode);
      instruction->forms.push_back(form);
      ++changed_;
    }
  }

  /// Lists `opcode` among the identifiers of an encoding: one of them with another opcode.
  void add_identifier(const std::string& name, unsigned opcode) {
    const auto encoding =
        std::find_if(isa_.encodings.begin(), isa_.encodings.end(), [&](const Encoding& e) { return e.name == name; });
    const Field* op = encoding == isa_.encodings.end() ? nullptr : encoding->find_field("OP");
    if (op == nullptr || encoding->identifiers.empty()) return;
    WideBits identifier = encoding->identifiers.front();
    for (const BitRange& range : op->ranges)
      for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit, opcode >>= 1)
        identifier[bit / 32] = (identifier[bit / 32] & ~(1u << bit % 32)) | (opcode & 1u) << bit % 32;
    encoding->identifiers.push_back(identifier);
  }

  /// Calls `apply` for each operand type that the entry names.
  void each_operand_type(pugi::xml_node entry, const std::function<void(OperandType&)>& apply) {
    for (const std::string& type_name : words(file_.attribute(entry, "OperandTypes"))) {
      const auto type = std::find_if(isa_.operand_types.begin(), isa_.operand_types.end(),
                                     [&](const OperandType& t) { return t.name == type_name; });
      if (type == isa_.operand_types.end()) {
        absent(entry, "there is no operand type " + type_name);
        continue;
      }
      apply(*type);
    }
  }
  void remove_value(pugi::xml_node entry) {
    const std::string name = file_.attribute(entry, "Name");
    const std::int64_t value = file_.integer(entry, "Value");
    each_operand_type(entry, [&](OperandType& type) {
      if (std::erase_if(type.values, [&](const PredefinedValue& v) { return v.name == name && v.value == value; }) == 0)
        return absent(entry, type.name + " has no value " + name + " = " + std::to_string(value));
      applied(entry, type.name);
      ++changed_;
    });
  }
  void add_value(pugi::xml_node entry) {
    const PredefinedValue added{file_.attribute(entry, "Name"), file_.integer(entry, "Value"), file_.line(entry)};
    each_operand_type(entry, [&](OperandType& type) {
      for (const PredefinedValue& value : type.values)
        if (value.name == added.name || value.value == added.value)
          return absent(entry, type.name + " has " + value.name + " = " + std::to_string(value.value) + " already");
      type.values.push_back(added);
      applied(entry, type.name);
      ++changed_;
    });
  }

  /// "field & mask" in the place of an always-true condition of an encoding; "field != number" besides what the
  /// conditions say.
  void change_condition(pugi::xml_node entry) {
    Encoding* const encoding = encoding_of(entry);
    if (encoding == nullptr) return;
    const std::string &name = encoding->name, field = file_.attribute(entry, "Field");
    if (encoding->find_field(field) == nullptr) stale(entry, "encoding " + name + " has no field " + field);
    const int line = file_.line(entry);
    const auto number = [&](const char* attribute) {
      const std::int64_t value = file_.integer(entry, attribute);
      if (value <= 0) fail(entry, std::string(attribute) + " is " + std::to_string(value) + ", not a positive number");
      return Expression{Expression::Kind::number, static_cast<std::uint64_t>(value), "", {}, line};
    };
    const auto operation = [&](const char* what, Expression left, Expression right) {
      return Expression{Expression::Kind::operation, 0, what, {std::move(left), std::move(right)}, line};
    };
    const Expression left{Expression::Kind::field, 0, field, {}, line};
    ++changed_;
    if (entry.attribute("Not")) {
      if (entry.attribute("Mask")) fail(entry, "a condition has Mask or Not, not both");
      const Expression differs = operation("!=", left, number("Not"));
      for (EncodingCondition& condition : encoding->conditions)
        condition.expression = operation("&&", std::move(condition.expression), differs);
      if (encoding->conditions.empty()) stale(entry, "encoding " + name + " has no condition");
      return;
    }
    if (encoding->conditions.size() != 1 || encoding->conditions[0].expression.kind != Expression::Kind::number ||
        encoding->conditions[0].expression.number != 1)
      stale(entry, "the condition of encoding " + name + " is not \"always\"");
    const Expression zero{Expression::Kind::number, 0, "", {}, line};
    encoding->conditions[0].expression = operation("!=", operation("&", left, number("Mask")), zero);
  }

  Isa& isa_;
  XmlFile file_;
  UsedOverrides* used_;
  unsigned changed_ = 0;
};

}  // namespace

unsigned apply_overrides(Isa& isa, const std::string& path, UsedOverrides* used) {
  return Overrides(isa, path, used).apply();
}

void require_used_overrides(const std::string& path, const UsedOverrides& used) {
  const XmlFile file(path);
  Errors errors;
  for (const pugi::xml_node entry : file.root("Overrides").children()) {
    if (entry.type() != pugi::node_element) continue;
    for (const char* attribute : {"Instructions", "OperandTypes", "Encoding"})
      for (const std::string& name : words(entry.attribute(attribute).value()))
        if (used.count(use_of(file, entry, name)) == 0)
          errors.add(file.place(entry), "stale override: no ISA has " + name + " as this entry expects it");
  }
  errors.require_none();
}

std::vector<std::string> added_instructions(const std::string& path) {
  const XmlFile file(path);
  std::vector<std::string> names;
  for (const pugi::xml_node entry : file.root("Overrides").children("AddInstruction"))
    names.push_back(file.attribute(entry, "Name"));
  return names;
}

}  // namespace isagen
