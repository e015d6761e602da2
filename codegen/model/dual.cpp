#include "model/dual.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "error.hpp"

namespace isagen {
namespace {

/// The fields of a half, by their names in the dual encoding, and the names they have in its view.
using HalfFields = std::map<std::string, std::string>;

const HalfFields& half_fields(bool second) {
  static const HalfFields x{{"OPX", "OP"},       {"SRCX0", "SRC0"}, {"VSRCX1", "VSRC1"},
                            {"VSRCX2", "VSRC2"}, {"VDSTX", "VDST"}, {"NEGX", "NEG"}};
  static const HalfFields y{{"OPY", "OP"},       {"SRCY0", "SRC0"}, {"VSRCY1", "VSRC1"},
                            {"VSRCY2", "VSRC2"}, {"VDSTY", "VDST"}, {"NEGY", "NEG"}};
  return second ? y : x;
}

void rename_fields(Expression& expression, const HalfFields& names) {
  if (expression.kind == Expression::Kind::field)
    if (const auto found = names.find(expression.name); found != names.end()) expression.name = found->second;
  for (Expression& operand : expression.operands) rename_fields(operand, names);
}

/// A view of `dual`, which is called `name` without its half.
Encoding view_of(const Encoding& dual, const std::string& name, bool second) {
  const HalfFields& names = half_fields(second);
  Encoding view = dual;
  view.name = second ? second_half(name) : first_half(name);
  view.pair = second ? first_half(name) : second_half(name);
  view.second_half = second;
  for (Field& field : view.fields)
    if (const auto found = names.find(field.name); found != names.end()) field.name = found->second;
  for (EncodingCondition& condition : view.conditions) rename_fields(condition.expression, names);
  // What identifies the encoding names no opcode: there are two.
  for (const char* opcode : {"OPX", "OPY"})
    for (const BitRange& range : dual.find_field(opcode)->ranges)
      for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit)
        view.mask[bit / 32] &= ~(1u << (bit % 32));
  view.identifiers.resize(1);
  for (std::size_t i = 0; i < view.mask.size(); ++i) view.identifiers[0][i] &= view.mask[i];
  if (!second) return view;
  for (Field& field : view.fields)
    if (field.name == "VDST" && field.ranges[0].width == 7) {
      const BitRange first = dual.find_field("VDSTX")->ranges[0];
      field.ranges.insert(field.ranges.begin(), BitRange{first.offset, 1});
      field.inverted = 1;
    }
  return view;
}

/// Which half `form` is of; nothing if its operands do not tell.
std::optional<bool> half_of(const Isa& isa, const Instruction& instruction, const Form& form) {
  std::optional<bool> second;
  for (const Operand& operand : form.operands)
    for (const bool half : {false, true}) {
      if (half_fields(half).count(operand.field) == 0) continue;
      if (second.value_or(half) != half)
        throw Error({isa.file, form.line}, instruction.name + " in " + form.encoding + " has operands of both halves");
      second = half;
    }
  return second;
}

/// Which views the file's encoding has, and what they are called without their half.
struct Views {
  std::string name;
  bool first = true, second = true;
};

Views views_of(const Isa& isa, const Encoding& dual) {
  const std::string& name = dual.name;
  for (const bool second : {false, true}) {
    const auto half = second ? second_half : first_half;
    const std::string suffix = half("");
    if (!name.ends_with(suffix)) continue;
    const std::string whole = name.substr(0, name.size() - suffix.size());
    const Encoding* const other = isa.find_encoding(second ? first_half(whole) : second_half(whole));
    if (other != nullptr && is_dual(*other)) return {whole, !second, second};
  }
  return {name};
}

}  // namespace

bool is_dual(const Encoding& encoding) {
  return encoding.find_field("OPX") != nullptr && encoding.find_field("OPY") != nullptr;
}

std::string first_half(const std::string& encoding) { return encoding + "_X"; }
std::string second_half(const std::string& encoding) { return encoding + "_Y"; }

void split_dual_encodings(Isa& isa) {
  std::vector<Encoding> encodings;
  std::map<std::string, Views> dual;
  for (const Encoding& encoding : isa.encodings) {
    if (!is_dual(encoding)) {
      encodings.push_back(encoding);
      continue;
    }
    const Views& views = dual.emplace(encoding.name, views_of(isa, encoding)).first->second;
    if (views.first) encodings.push_back(view_of(encoding, views.name, false));
    if (views.second) encodings.push_back(view_of(encoding, views.name, true));
  }
  if (dual.empty()) return;
  for (Instruction& instruction : isa.instructions)
    for (Form& form : instruction.forms) {
      const auto found_views = dual.find(form.encoding);
      if (found_views == dual.end()) continue;
      const Views& views = found_views->second;
      const std::optional<bool> second = half_of(isa, instruction, form);
      if (!second)
        throw Error({isa.file, form.line},
                    instruction.name + " in " + form.encoding + " has no operand that tells its half");
      if (!(*second ? views.second : views.first))
        throw Error({isa.file, form.line},
                    instruction.name + " in " + form.encoding + " has operands of the other half");
      const HalfFields& names = half_fields(*second);
      for (Operand& operand : form.operands)
        if (const auto found = names.find(operand.field); found != names.end()) operand.field = found->second;
      form.encoding = *second ? second_half(views.name) : first_half(views.name);
    }
  isa.encodings = std::move(encodings);
}

}  // namespace isagen
