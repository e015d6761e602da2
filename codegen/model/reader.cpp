#include "model/reader.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <string_view>

#include "model/condition_reader.hpp"
#include "model/dual.hpp"
#include "model/schema.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

class Reader {
 public:
  explicit Reader(const std::string& path) : file_(path) { isa_.file = path; }

  Isa read() {
    const pugi::xml_node spec = file_.root("Spec");
    schema_.known_children(spec, {"Document", "ISA"});
    isa_.schema_version = schema_.version(file_.child(spec, "Document"));
    const pugi::xml_node isa = file_.child(spec, "ISA");
    schema_.known_children(isa, {"Architecture", "Encodings", "Instructions", "DataFormats", "OperandTypes",
                                 "FunctionalGroups", "FunctionalSubgroups"});
    isa_.architecture = file_.text(file_.child(isa, "Architecture"), "ArchitectureName");
    for (const pugi::xml_node node : file_.child(isa, "Encodings").children("Encoding")) read_encoding(node);
    for (const pugi::xml_node node : file_.child(isa, "DataFormats").children("DataFormat")) read_format(node);
    for (const pugi::xml_node node : file_.child(isa, "OperandTypes").children("OperandType")) read_operand_type(node);
    for (const pugi::xml_node node : file_.child(isa, "Instructions").children("Instruction")) read_instruction(node);
    schema_.known_attributes(spec);
    return std::move(isa_);
  }

 private:
  [[noreturn]] void fail(pugi::xml_node node, const std::string& reason) const {
    throw Error(file_.place(node), reason);
  }

  template <class Map>
  void claim(Map& seen, const std::string& name, pugi::xml_node node, const char* what) {
    const auto [first, is_new] = seen.emplace(name, file_.line(node));
    if (!is_new)
      fail(node, std::string(what) + " " + name + " is defined a second time (first on line " +
                     std::to_string(first->second) + ")");
  }

  unsigned bit_number(pugi::xml_node parent, const char* name, unsigned limit) {
    const pugi::xml_node node = file_.child(parent, name);
    const std::uint64_t value = file_.number(node);
    if (value > limit)
      fail(node, std::string("<") + name + "> is " + std::to_string(value) + ", more than " + std::to_string(limit));
    return static_cast<unsigned>(value);
  }

  WideBits bit_string(pugi::xml_node node, unsigned bits) {
    if (node.attribute("Radix") && file_.integer(node, "Radix") != 2)
      fail(node, std::string("<") + node.name() + "> is not binary (Radix 2)");
    const std::string text = trimmed(node.child_value());
    if (text.size() != bits)
      fail(node, std::string("<") + node.name() + "> has " + std::to_string(text.size()) + " digits, the encoding " +
                     std::to_string(bits) + " bits");
    WideBits value{};
    for (unsigned bit = 0; bit < bits; ++bit) {
      const char digit = text[bits - 1 - bit];
      if (digit != '0' && digit != '1') fail(node, std::string("<") + node.name() + "> has the digit '" + digit + "'");
      if (digit == '1') value[bit / 32] |= 1u << (bit % 32);
    }
    return value;
  }

  /// The fields of an encoding or of an operand in parts. No bit belongs to two.
  std::vector<Field> read_bitmap(pugi::xml_node microcode, unsigned bits) {
    std::vector<Field> fields;
    std::map<std::string, int> seen;
    std::map<unsigned, std::string> owners;  // by bit
    schema_.known_children(microcode, {"BitMap"});
    for (const pugi::xml_node node : file_.child(microcode, "BitMap").children("Field")) {
      schema_.known_children(node, {"FieldName", "Description", "BitLayout", "FieldPredefinedValues"});
      Field field;
      field.name = file_.text(node, "FieldName");
      field.line = file_.line(node);
      claim(seen, field.name, node, "field");
      if (node.attribute("IsConditional") && file_.boolean(node, file_.attribute(node, "IsConditional")))
        fail(node, "field " + field.name + " is conditional, and isagen does not know on what");
      const pugi::xml_node layout = file_.child(node, "BitLayout");
      schema_.known_children(layout, {"Range"});
      std::map<std::int64_t, BitRange> ranges;
      for (const pugi::xml_node range : layout.children("Range")) {
        schema_.known_children(range,
                               {"BitCount", "BitOffset", "Padding"});  // padding: bits of the value that no bits hold
        const BitRange bit_range{bit_number(range, "BitOffset", bits - 1), bit_number(range, "BitCount", bits)};
        if (bit_range.width == 0 || bit_range.offset + bit_range.width > bits)
          fail(range,
               "field " + field.name + " does not lie within the " + std::to_string(bits) + " bits of its format");
        if (!ranges.emplace(file_.integer(range, "Order"), bit_range).second)
          fail(range, "field " + field.name + " has two ranges of the same Order");
        for (unsigned bit = bit_range.offset; bit < bit_range.offset + bit_range.width; ++bit)
          if (const auto [owner, is_new] = owners.emplace(bit, field.name); !is_new)
            fail(range, "field " + field.name + " has bit " + std::to_string(bit) + ", which belongs to field " +
                            owner->second);
      }
      if (ranges.empty()) fail(layout, "field " + field.name + " has no <Range>");
      const std::int64_t count = file_.integer(layout, "RangeCount");
      if (count != static_cast<std::int64_t>(ranges.size()))
        fail(layout, "field " + field.name + ": RangeCount is " + std::to_string(count) + ", but there are " +
                         std::to_string(ranges.size()) + " ranges");
      for (const auto& [order, range] : ranges) field.ranges.push_back(range);
      fields.push_back(std::move(field));
    }
    return fields;
  }

  void read_encoding(pugi::xml_node node) {
    schema_.known_children(node, {"EncodingName", "BitCount", "EncodingIdentifierMask", "EncodingIdentifiers",
                                  "EncodingConditions", "Description", "MicrocodeFormat"});
    Encoding encoding;
    encoding.name = file_.text(node, "EncodingName");
    encoding.line = file_.line(node);
    claim(encodings_, encoding.name, node, "encoding");
    encoding.order = static_cast<int>(file_.integer(node, "Order"));
    encoding.bits = bit_number(node, "BitCount", 128);
    if (encoding.bits == 0 || encoding.bits % 32 != 0)
      fail(node,
           "encoding " + encoding.name + " has " + std::to_string(encoding.bits) + " bits, not a number of dwords");
    encoding.mask = bit_string(file_.child(node, "EncodingIdentifierMask"), encoding.bits);
    encoding.fields = read_bitmap(file_.child(node, "MicrocodeFormat"), encoding.bits);
    // AMD's mask of a dual encoding covers the first opcode, its identifiers hold either.
    if (is_dual(encoding)) add_opcode_bits(encoding);
    for (const pugi::xml_node identifier : file_.child(node, "EncodingIdentifiers").children("EncodingIdentifier"))
      encoding.identifiers.push_back(read_identifier(identifier, encoding));
    if (encoding.identifiers.empty()) fail(node, "encoding " + encoding.name + " has no identifier");
    for (const pugi::xml_node condition :
         file_.optional_child(node, "EncodingConditions").children("EncodingCondition")) {
      schema_.known_children(condition, {"ConditionName", "ConditionId", "CondtionExpression"});
      const std::string name = file_.text(condition, "ConditionName");
      if (name == "default" && !condition.child("CondtionExpression")) {  // AMD's CDNA files: of FLAT and its kin
        encoding.conditions.push_back({name, always(condition), file_.line(condition)});
        continue;
      }
      const pugi::xml_node expression = file_.child(condition, "CondtionExpression");
      const auto is_element = [](pugi::xml_node n) { return n.type() == pugi::node_element; };
      const pugi::xml_node tree = expression.find_child(is_element);
      if (!tree) fail(expression, "the condition has no expression");
      if (std::count_if(expression.begin(), expression.end(), is_element) != 1)
        fail(expression, "the condition has more than one expression");
      encoding.conditions.push_back({name, conditions_.read(tree, encoding), file_.line(condition)});
    }
    isa_.encodings.push_back(std::move(encoding));
  }

  /// The expression 1.
  Expression always(pugi::xml_node node) const { return {Expression::Kind::number, 1, "", {}, file_.line(node)}; }

  static void add_opcode_bits(Encoding& encoding) {
    for (const char* opcode : {"OPX", "OPY"})
      for (const BitRange& range : encoding.find_field(opcode)->ranges)
        for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit)
          encoding.mask[bit / 32] |= 1u << (bit % 32);
  }

  WideBits read_identifier(pugi::xml_node node, const Encoding& encoding) {
    const WideBits bits = bit_string(node, encoding.bits);
    for (std::size_t i = 0; i < bits.size(); ++i)
      if ((bits[i] & ~encoding.mask[i]) != 0)
        fail(node, "the identifier has bits outside the mask of encoding " + encoding.name);
    return bits;
  }

  void read_format(pugi::xml_node node) {
    DataFormat format;
    format.name = file_.text(node, "DataFormatName");
    format.line = file_.line(node);
    claim(formats_, format.name, node, "data format");
    schema_.known_children(
        node, {"DataFormatName", "Description", "DataType", "BitCount", "ComponentCount", "DataAttributes"});
    format.type = trimmed(file_.optional_child(node, "DataType").child_value());
    if (file_.optional_child(node, "BitCount")) format.bits = bit_number(node, "BitCount", 4096);
    if (file_.optional_child(node, "ComponentCount")) format.components = bit_number(node, "ComponentCount", 4096);
    isa_.formats.push_back(std::move(format));
  }

  void read_operand_type(pugi::xml_node node) {
    schema_.known_children(
        node, {"OperandTypeName", "Description", "OperandPredefinedValues", "MicrocodeFormat", "Subtypes"});
    OperandType type;
    type.name = file_.text(node, "OperandTypeName");
    type.line = file_.line(node);
    claim(operand_types_, type.name, node, "operand type");
    for (const pugi::xml_node value : file_.optional_child(node, "OperandPredefinedValues").children("PredefinedValue"))
      type.values.push_back({file_.text(value, "Name"),
                             static_cast<std::int64_t>(file_.number(file_.child(value, "Value"))), file_.line(value)});
    if (const pugi::xml_node microcode = file_.optional_child(node, "MicrocodeFormat"))
      type.fields = read_bitmap(microcode, 64);
    isa_.operand_types.push_back(std::move(type));
  }

  void read_instruction(pugi::xml_node node) {
    schema_.known_children(node, {"InstructionFlags", "InstructionName", "AliasedInstructionNames", "Description",
                                  "InstructionEncodings", "FunctionalGroup"});
    Instruction instruction;
    instruction.name = file_.text(node, "InstructionName");
    instruction.line = file_.line(node);
    claim(instructions_, instruction.name, node, "instruction");
    for (const pugi::xml_node alias : file_.optional_child(node, "AliasedInstructionNames").children("InstructionName"))
      instruction.aliases.push_back(trimmed(alias.child_value()));
    read_flags(file_.optional_child(node, "InstructionFlags"), instruction);
    std::map<std::string, int> seen;
    for (const pugi::xml_node form : file_.child(node, "InstructionEncodings").children("InstructionEncoding")) {
      instruction.forms.push_back(read_form(form));
      const Form& read = instruction.forms.back();
      // In a dual encoding an instruction may stand in each half.
      const bool dual = is_dual(*isa_.find_encoding(read.encoding)) && !read.operands.empty();
      claim(seen, read.encoding + " (" + read.condition + (dual ? " " + read.operands[0].field : "") + ")", form,
            "the form of the instruction in");
    }
    if (instruction.forms.empty()) fail(node, "instruction " + instruction.name + " has no encoding");
    instruction.group = trimmed(node.child("FunctionalGroup").child_value("Name"));
    for (const pugi::xml_node subgroup :
         node.child("FunctionalGroup").child("FunctionalSubgroups").children("Subgroup"))
      instruction.subgroups.push_back(trimmed(subgroup.child_value()));
    isa_.instructions.push_back(std::move(instruction));
  }

  void read_flags(pugi::xml_node node, Instruction& instruction) {
    schema_.known_children(
        node, {"IsBranch", "IsConditionalBranch", "IsIndirectBranch", "IsProgramTerminator", "IsImmediatelyExecuted"});
    const auto flag = [&](const char* name) {
      const pugi::xml_node child = file_.optional_child(node, name);
      return child && file_.boolean(child, child.child_value());
    };
    instruction.branch = flag("IsBranch");
    instruction.conditional_branch = flag("IsConditionalBranch");
    instruction.indirect_branch = flag("IsIndirectBranch");
    instruction.terminator = flag("IsProgramTerminator");
    instruction.immediately_executed = flag("IsImmediatelyExecuted");
  }

  Form read_form(pugi::xml_node node) {
    schema_.known_children(node, {"EncodingName", "EncodingCondition", "Opcode", "Operands"});
    Form form;
    form.line = file_.line(node);
    form.encoding = file_.text(node, "EncodingName");
    const Encoding* encoding = isa_.find_encoding(form.encoding);
    if (encoding == nullptr) fail(node, "encoding " + form.encoding + " is not defined in this file");
    form.condition = node.child("EncodingCondition") ? file_.text(node, "EncodingCondition") : "default";
    const auto named = [&](const EncodingCondition& condition) { return condition.name == form.condition; };
    if (!encoding->conditions.empty() && std::none_of(encoding->conditions.begin(), encoding->conditions.end(), named))
      schema_.note_once(form.encoding + "?" + form.condition, node,
                        "encoding " + form.encoding + " has no condition " + form.condition + "; its own decide");
    form.opcode = bit_number(node, "Opcode", 0xffff);
    // A dual encoding has OPX and OPY; an encoding of one instruction (exports) has none.
    unsigned width = 0;
    for (const char* name : {"OP", "OPX", "OPY"})
      if (const Field* op = encoding->find_field(name)) {
        unsigned bits = 0;
        for (const BitRange& range : op->ranges) bits += range.width;
        width = std::max(width, bits);
      }
    if (form.opcode >> width != 0)
      fail(node, "opcode " + std::to_string(form.opcode) + " does not fit field OP of " + form.encoding);
    std::map<std::int64_t, Operand> ordered;
    for (const pugi::xml_node operand : file_.optional_child(node, "Operands").children("Operand"))
      if (!ordered.emplace(file_.integer(operand, "Order"), read_operand(operand, *encoding)).second)
        fail(operand, "two operands have the same Order");
    for (auto& [order, operand] : ordered) form.operands.push_back(std::move(operand));
    return form;
  }

  Operand read_operand(pugi::xml_node node, const Encoding& encoding) {
    schema_.known_children(node, {"FieldName", "DataFormatName", "OperandType", "OperandSize"});
    Operand operand;
    operand.line = file_.line(node);
    operand.input = file_.boolean(node, file_.attribute(node, "Input"));
    operand.output = file_.boolean(node, file_.attribute(node, "Output"));
    operand.implicit = file_.boolean(node, file_.attribute(node, "IsImplicit"));
    if (node.child("FieldName")) operand.field = file_.text(node, "FieldName");
    // VCC and EXEC of VOPC: shown in the text, but fixed, so that no field holds them.
    const pugi::xml_attribute required = node.attribute("IsBinaryMicrocodeRequired");
    if (operand.field.empty() && required && !file_.boolean(node, required.value())) operand.implicit = true;
    if (!operand.implicit && operand.field.empty()) fail(node, "an explicit operand has no <FieldName>");
    if (!operand.field.empty() && encoding.find_field(operand.field) == nullptr)
      fail(node, "the operand's field " + operand.field + " is not in encoding " + encoding.name);
    operand.format = file_.text(node, "DataFormatName");
    if (formats_.count(operand.format) == 0)
      fail(node, "data format " + operand.format + " is not defined in this file");
    operand.type = file_.text(node, "OperandType");
    if (operand_types_.count(operand.type) == 0)
      fail(node, "operand type " + operand.type + " is not defined in this file");
    operand.bits = bit_number(node, "OperandSize", 4096);
    return operand;
  }

  XmlFile file_;
  Isa isa_;
  SchemaCheck schema_{file_, isa_.notes};
  ConditionReader conditions_{file_, schema_};
  std::map<std::string, int> encodings_, formats_, operand_types_, instructions_;
};

}  // namespace

Isa read_isa(const std::string& path) { return Reader(path).read(); }

}  // namespace isagen
