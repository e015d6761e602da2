#include "model/condition_reader.hpp"

#include <set>
#include <string_view>
#include <vector>

namespace isagen {
namespace {

/// The children that are elements, but for types.
std::vector<pugi::xml_node> elements(pugi::xml_node parent) {
  std::vector<pugi::xml_node> result;
  for (const pugi::xml_node child : parent.children())
    if (child.type() == pugi::node_element && std::string_view(child.name()) != "ty") result.push_back(child);
  return result;
}

}  // namespace

void ConditionReader::fail(pugi::xml_node node, const std::string& reason) const {
  throw Error(file_.place(node), reason);
}

Expression ConditionReader::read(pugi::xml_node node, const Encoding& encoding) {
  Expression result;
  result.line = file_.line(node);
  const std::string_view element = node.name();
  if (element == "lit") {
    schema_.known_children(node, {"ty"});
    const std::int64_t value = file_.integer(node, "val");
    if (value < 0) fail(node, "the condition has the negative number " + std::to_string(value));
    result.number = static_cast<std::uint64_t>(value);
    return result;
  }
  if (element != "op") fail(node, "a condition cannot hold <" + std::string(element) + "> here");
  const std::string type = file_.attribute(node, "type");
  if (type == ".fieldderef") {
    result.kind = Expression::Kind::field;
    result.name = field_of(node);
    if (encoding.find_field(result.name) == nullptr)
      fail(node, "the condition names field " + result.name + ", which encoding " + encoding.name + " does not have");
    return result;
  }
  if (type == ".within" || type == ".notwithin") return read_membership(node, encoding, type == ".within");
  static const std::set<std::string> binary{
      "==", "!=", "&&", "||", "<", "<=", ">", ">=", "&", "|", "^", "+", "-", "<<", ">>"};
  static const std::set<std::string> unary{"!", "~"};
  result.kind = Expression::Kind::operation;
  result.name = type;
  for (const pugi::xml_node child : elements(node)) result.operands.push_back(read(child, encoding));
  const std::size_t wanted = binary.count(type) != 0 ? 2 : unary.count(type) != 0 ? 1 : 0;
  if (wanted == 0) fail(node, "the condition uses operator \"" + type + "\", which isagen does not know");
  if (result.operands.size() != wanted)
    fail(node, "operator " + type + " has " + std::to_string(result.operands.size()) + " operands, not " +
                   std::to_string(wanted));
  return result;
}

Expression ConditionReader::read_membership(pugi::xml_node node, const Encoding& encoding, bool within) {
  const std::string type = node.attribute("type").value();
  const std::vector<pugi::xml_node> sides = elements(node);
  if (sides.size() != 2 || std::string_view(sides[1].attribute("type").value()) != ".cons_array")
    fail(node, "operator " + type + " has no field and list (.cons_array)");
  const Expression field = read(sides[0], encoding);
  Expression result;
  for (const pugi::xml_node member : elements(sides[1])) {
    Expression one{
        Expression::Kind::operation, 0, within ? "==" : "!=", {field, read(member, encoding)}, file_.line(member)};
    if (result.name.empty())
      result = std::move(one);
    else
      result = {
          Expression::Kind::operation, 0, within ? "||" : "&&", {std::move(result), std::move(one)}, file_.line(node)};
  }
  if (result.name.empty()) fail(sides[1], "the list of operator " + type + " is empty");
  return result;
}

std::string ConditionReader::field_of(pugi::xml_node node) const {
  const auto is_id = [](pugi::xml_node child) { return std::string_view(child.name()) == "id"; };
  const std::vector<pugi::xml_node> outer = elements(node);
  if (outer.size() == 2 && std::string_view(outer[0].attribute("type").value()) == ".fieldderef" && is_id(outer[1])) {
    const std::vector<pugi::xml_node> inner = elements(outer[0]);
    if (inner.size() == 2 && is_id(inner[0]) && is_id(inner[1]) && file_.attribute(inner[0], "val") == "INST")
      return file_.attribute(outer[1], "val");
  }
  fail(node, "the condition's field is not written INST.<encoding>.<field>");
}

}  // namespace isagen
