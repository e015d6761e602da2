#include "model/ignored.hpp"

#include <algorithm>
#include <vector>

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

bool is_pattern(const std::string& name) { return name.ends_with('*'); }

/// Does one of `list` name the instruction? An empty list names all.
bool names_it(const std::vector<std::string>& list, const std::string& instruction) {
  return list.empty() || std::any_of(list.begin(), list.end(), [&](const std::string& name) {
           return is_pattern(name) ? instruction.starts_with(name.substr(0, name.size() - 1)) : instruction == name;
         });
}

class Entry {
 public:
  Entry(const XmlFile& file, pugi::xml_node node, const Names& names, Isa& isa, Syntax& syntax)
      : file_(file), node_(node), names_(names), isa_(isa), syntax_(syntax) {
    fields_ = words(file.attribute(node, "Fields"));
    if (node.attribute("Instructions")) instructions_ = words(file.attribute(node, "Instructions"));
    if (node.attribute("Bits")) bits_ = words(file.attribute(node, "Bits"));
    if (fields_.empty() || (!bits_.empty() && fields_.size() != 1)) fail("Bits are those of one field");
    if (node.attribute("Instructions") && instructions_.empty()) fail("Instructions names none");
  }

  void apply() {
    for (const std::string& name : words(file_.attribute(node_, "Encodings"))) {
      Encoding* const encoding = find(name);
      if (encoding == nullptr) fail(isa_.architecture + " has no encoding " + name);
      for (const std::string& field : fields_) apply(name, *encoding, field);
    }
    for (const std::string& name : instructions_)
      if (!contains(used_, name)) fail("stale entry: no form of " + name + " has such a field without an operand");
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const { throw Error(file_.place(node_), reason); }

  Encoding* find(const std::string& name) const {
    for (Encoding& encoding : isa_.encodings)
      if (names_.encoding(encoding.name) == name) return &encoding;
    return nullptr;
  }

  /// The bits of the words that hold the field, or what BITS names of it.
  WideBits bits_of(const Encoding& encoding, const std::string& name) const {
    WideBits result{};
    unsigned place = 0;
    for (const Field& field : encoding.fields)
      if (names_.field(field.name) == name)
        for (const BitRange& range : field.ranges)
          for (unsigned bit = range.offset; bit < range.offset + range.width; ++bit, ++place)
            if (bits_.empty() || contains(bits_, std::to_string(place))) result[bit / 32] |= 1u << bit % 32;
    if (place == 0) fail(encoding.name + " has no field " + name);
    return result;
  }

  void apply(const std::string& encoding_name, Encoding& encoding, const std::string& field) {
    if (field == "op") fail("OP says which instruction it is");
    const WideBits bits = bits_of(encoding, field);
    WideBits identifying{};
    for (std::size_t i = 0; i < bits.size(); ++i) identifying[i] = bits[i] & encoding.mask[i];
    const WideBits value = encoding.identifiers.empty() ? WideBits{} : encoding.identifiers.front();
    bool freed = false;
    for (Instruction& instruction : isa_.instructions)
      for (const Form& form : instruction.forms) {
        if (form.encoding != encoding.name) continue;
        const bool named = names_it(instructions_, instruction.name), operand = has_operand(form, field);
        if (operand && contains(instructions_, instruction.name))
          fail(instruction.name + " in " + encoding_name + " has an operand in field " + field);
        const bool any = syntax_.ignore(instruction, form, named && !operand ? bits : WideBits{}, identifying, value);
        freed = freed || any;
        for (const std::string& name : instructions_)
          if (any && names_it({name}, instruction.name)) used_.push_back(name);
      }
    if (!freed) fail("stale entry: LLVM wants no bit of " + field + " fixed in " + encoding_name);
    for (std::size_t i = 0; i < bits.size(); ++i) encoding.mask[i] &= ~identifying[i];
    for (WideBits& identifier : encoding.identifiers)
      for (std::size_t i = 0; i < bits.size(); ++i) identifier[i] &= ~identifying[i];
  }

  bool has_operand(const Form& form, const std::string& field) const {
    return std::any_of(form.operands.begin(), form.operands.end(), [&](const Operand& operand) {
      return !operand.implicit && names_.field(operand.field) == field;
    });
  }

  const XmlFile& file_;
  const pugi::xml_node node_;
  const Names& names_;
  Isa& isa_;
  Syntax& syntax_;
  std::vector<std::string> fields_, instructions_, bits_, used_;
};

}  // namespace

void apply_ignored_fields(const std::string& path, const std::string& folder, const Names& names, Isa& isa,
                          Syntax& syntax) {
  const XmlFile file(path);
  const auto apply = [&](pugi::xml_node node) {
    if (std::string(node.name()) != "Ignored")
      throw Error(file.place(node), "<" + std::string(node.name()) + "> is not <Ignored>");
    file.require_known_attributes(node, {"Isas", "Encodings", "Fields", "Instructions", "Bits", "Evidence"});
    if (file.attribute(node, "Evidence").empty()) throw Error(file.place(node), "the entry has no evidence");
    if (contains(words(file.attribute(node, "Isas")), folder)) Entry(file, node, names, isa, syntax).apply();
  };
  Errors errors;
  for (const pugi::xml_node node : file.root("IgnoredFields").children())
    if (node.type() == pugi::node_element) errors.attempt([&] { apply(node); });
  errors.require_none();
}

void require_known_isas(const std::string& path, const std::set<std::string>& folders) {
  const XmlFile file(path);
  Errors errors;
  for (const pugi::xml_node node : file.root("IgnoredFields").children("Ignored"))
    for (const std::string& isa : words(file.attribute(node, "Isas")))
      if (folders.count(isa) == 0) errors.add(file.place(node), "there is no ISA " + isa);
  errors.require_none();
}

}  // namespace isagen
