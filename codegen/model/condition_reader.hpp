// The condition under which words are of an encoding: the tree under <CondtionExpression> (AMD's spelling).
#pragma once

#include <string>

#include "model/isa.hpp"
#include "model/schema.hpp"
#include "model/xml_file.hpp"

namespace isagen {

class ConditionReader {
 public:
  /// Both outlive this object.
  ConditionReader(const XmlFile& file, SchemaCheck& schema) : file_(file), schema_(schema) {}

  /// The tree from `node` on: op, id and lit nodes. (ty nodes give types, which follow from the operators.) Fields are
  /// those of `encoding`. Throws Error.
  Expression read(pugi::xml_node node, const Encoding& encoding);

 private:
  [[noreturn]] void fail(pugi::xml_node node, const std::string& reason) const;
  /// FIELD .within (a, b) is FIELD == a || FIELD == b; .notwithin, FIELD != a && FIELD != b.
  Expression read_membership(pugi::xml_node node, const Encoding& encoding, bool within);
  /// INST.<encoding>.<FIELD>, as a tree: (INST . encoding) . FIELD.
  std::string field_of(pugi::xml_node node) const;

  const XmlFile& file_;
  SchemaCheck& schema_;
};

}  // namespace isagen
