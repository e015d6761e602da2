// opcodes.hpp, encodings.hpp and common/fields.hpp.
#include <algorithm>
#include <utility>

#include "error.hpp"
#include "model/decode.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

std::string hex(std::uint32_t value) {
  char text[16];
  std::snprintf(text, sizeof text, "0x%08xu", value);
  return text;
}

std::string words(const WideBits& bits, unsigned dwords) {
  std::string result;
  for (unsigned i = 0; i < dwords; ++i) result += (i ? ", " : "") + hex(bits[i]);
  return result;
}

/// The condition as C++ over `field(Field::name)`.
std::string condition_text(const Expression& expression, const Names& names) {
  switch (expression.kind) {
    case Expression::Kind::number: return std::to_string(expression.number) + "u";
    case Expression::Kind::field: return "field(Field::" + names.field(expression.name) + ")";
    case Expression::Kind::operation: break;
  }
  if (expression.operands.size() == 1)
    return expression.name + "(" + condition_text(expression.operands[0], names) + ")";
  const auto side = [&](const Expression& operand) {
    const std::string text = condition_text(operand, names);
    return operand.kind == Expression::Kind::operation ? "(" + text + ")" : text;
  };
  return side(expression.operands[0]) + " " + expression.name + " " + side(expression.operands[1]);
}

bool always(const Encoding& encoding) {
  return std::any_of(encoding.conditions.begin(), encoding.conditions.end(), [](const EncodingCondition& condition) {
    return condition.expression.kind == Expression::Kind::number && condition.expression.number != 0;
  });
}

/// The last dword that `expression` reads a field of, counted from 1.
unsigned last_dword(const Expression& expression, const Encoding& encoding) {
  unsigned last = 0;
  if (expression.kind == Expression::Kind::field)
    if (const Field* field = encoding.find_field(expression.name))
      for (const BitRange& range : field->ranges) last = std::max(last, range.offset / 32 + 1);
  for (const Expression& operand : expression.operands) last = std::max(last, last_dword(operand, encoding));
  return last;
}

/// How many first dwords say whether words are of this encoding, and of which instruction.
unsigned telling_dwords(const Encoding& encoding, const WideBits& mask) {
  unsigned last = 1;
  for (unsigned i = 0; i < encoding.bits / 32; ++i)
    if (mask[i] != 0) last = std::max(last, i + 1);
  const Field* op = encoding.find_field("OP");
  for (const BitRange& range : op == nullptr ? std::vector<BitRange>{} : op->ranges)
    last = std::max(last, range.offset / 32 + 1);
  for (const EncodingCondition& condition : encoding.conditions)
    last = std::max(last, last_dword(condition.expression, encoding));
  return last;
}

Value::List layout_rows(const TableInput& input, const Encoding& encoding) {
  std::vector<const Field*> fields;
  for (const Field& field : encoding.fields) fields.push_back(&field);
  std::sort(fields.begin(), fields.end(),
            [&](const Field* a, const Field* b) { return input.names.field(a->name) < input.names.field(b->name); });
  Value::List rows;
  for (const Field* field : fields) {
    if (field->ranges.size() > 2)
      throw Error({input.isa.file, field->line},
                  "field " + field->name + " has more than two bit ranges; lockstep::FieldLayout holds two");
    std::string ranges;
    for (std::size_t i = 0; i < 2; ++i) {
      const BitRange range = i < field->ranges.size() ? field->ranges[i] : BitRange{};
      if (range.width != 0 && range.offset / 32 != (range.offset + range.width - 1) / 32)
        throw Error({input.isa.file, field->line},
                    "field " + field->name + " crosses a dword; lockstep::read_field reads within one");
      ranges += (i == 0 ? "{" : ", {") + std::to_string(range.offset) + ", " + std::to_string(range.width) + "}";
    }
    const unsigned group = input.names.field_group(field->name);
    rows.push_back(
        Value::Record{{"field", input.names.field(field->name)},
                      {"ranges", ranges},
                      {"group", group == 1 && field->inverted == 0 ? std::string() : ", " + std::to_string(group)},
                      {"inverted", field->inverted == 0 ? std::string() : ", " + std::to_string(field->inverted)}});
  }
  return rows;
}

}  // namespace

std::vector<const Instruction*> sorted_instructions(const Isa& isa) {
  std::vector<const Instruction*> result;
  for (const Instruction& instruction : isa.instructions) result.push_back(&instruction);
  std::sort(result.begin(), result.end(), [](const Instruction* a, const Instruction* b) { return a->name < b->name; });
  return result;
}

OutputFile render_opcodes(const TableInput& input, const Renderer& renderer) {
  Value::List opcodes;
  for (const Instruction* instruction : sorted_instructions(input.isa))
    opcodes.push_back(Value::Record{{"name", enumerator(instruction->name)}});
  return renderer.render(input.path("opcodes.hpp"), "opcodes.hpp.mustache",
                         {{"isa", input.folder}, {"opcodes", opcodes}}, {input.sources.xml});
}

OutputFile render_fields(const Names& names, const std::string& names_file, const Renderer& renderer) {
  Value::List rows;
  for (const std::string& field : names.fields())
    rows.push_back(Value::Record{{"name", field}, {"text", upper_case(field)}});
  if (rows.size() > 255) throw Error({names_file, 0}, "more than 255 fields; lockstep::Field has 8 bits");
  return renderer.render("generated/common/fields.hpp", "fields.hpp.mustache", {{"fields", rows}}, {names_file});
}

OutputFile render_encodings(const TableInput& input, const Renderer& renderer) {
  const Names& names = input.names;
  std::vector<const Encoding*> by_name;
  for (const Encoding& encoding : input.isa.encodings) by_name.push_back(&encoding);
  std::sort(by_name.begin(), by_name.end(),
            [&](const Encoding* a, const Encoding* b) { return names.encoding(a->name) < names.encoding(b->name); });

  Value::List encoding_rows, match_rows, condition_rows;
  for (const Encoding* encoding : by_name) {
    const std::string name = enumerator(names.encoding(encoding->name));
    std::string pair;
    if (!encoding->pair.empty())
      pair = ", static_cast<std::uint8_t>(Encoding::" + enumerator(names.encoding(encoding->pair)) + "), " +
             (encoding->second_half ? "Half::y" : "Half::x");
    encoding_rows.push_back(Value::Record{{"name", name},
                                          {"text", names.encoding(encoding->name)},
                                          {"dwords", encoding->bits / 32},
                                          {"base", enumerator(names.encoding(names.base(encoding->name)))},
                                          {"pair", pair},
                                          {"layout", layout_rows(input, *encoding)}});
    std::string text;
    for (const EncodingCondition& condition : encoding->conditions) {
      const std::string part = condition_text(condition.expression, names);
      text += text.empty() ? part : " || " + part;
    }
    if (!text.empty() && !always(*encoding)) condition_rows.push_back(Value::Record{{"name", name}, {"text", text}});
  }
  for (const Encoding* encoding : decoding_order(input.isa)) {
    const FixedBits fixed = fixed_bits(input.isa, *encoding);
    match_rows.push_back(Value::Record{{"name", enumerator(names.encoding(encoding->name))},
                                       {"telling", telling_dwords(*encoding, fixed.mask)},
                                       {"mask", words(fixed.mask, encoding->bits / 32)},
                                       {"value", words(fixed.value, encoding->bits / 32)}});
  }
  return renderer.render(
      input.path("encodings.hpp"), "encodings.hpp.mustache",
      {{"isa", input.folder}, {"encodings", encoding_rows}, {"matches", match_rows}, {"conditions", condition_rows}},
      {input.sources.xml, input.sources.overrides, input.sources.names});
}

}  // namespace isagen
