#include "tables/other_isas.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "model/xml_file.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen {
namespace {

/// "RDNA3.5" -> "rdna3_5".
std::string identifier(const std::string& name) {
  std::string text = enumerator(name);
  std::replace(text.begin(), text.end(), '.', '_');
  return text;
}

/// "0=s_load_b32 2=s_load_b128" in the order of the opcodes.
Value::List opcode_rows(const XmlFile& file, const pugi::xml_node node) {
  std::map<unsigned long, std::string> opcodes;
  std::istringstream words(node.text().get());
  for (std::string word; words >> word;) {
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == std::string::npos || word.find_first_not_of("0123456789") != equals)
      throw Error(file.place(node), "'" + word + "' is not OPCODE=MNEMONIC");
    if (!opcodes.emplace(std::stoul(word), word.substr(equals + 1)).second)
      throw Error(file.place(node), "opcode " + word.substr(0, equals) + " stands twice");
  }
  Value::List rows;
  for (const auto& [opcode, mnemonic] : opcodes)
    rows.push_back(Value::Record{{"opcode", opcode}, {"mnemonic", mnemonic}});
  if (rows.empty()) throw Error(file.place(node), "the format has no opcodes");
  return rows;
}

/// The child elements, all of which must be called `name`.
std::vector<pugi::xml_node> elements(const XmlFile& file, const pugi::xml_node parent, const char* name) {
  std::vector<pugi::xml_node> result;
  for (const pugi::xml_node child : parent.children()) {
    if (child.type() != pugi::node_element) continue;
    if (std::string(child.name()) != name)
      throw Error(file.place(child), std::string("<") + child.name() + "> is no <" + name + ">");
    result.push_back(child);
  }
  return result;
}

/// An attribute that is a dword in hexadecimal, as it stands.
std::string dword(const XmlFile& file, const pugi::xml_node node, const char* name) {
  const std::string text = file.attribute(node, name);
  if (text.size() != 10 || !text.starts_with("0x") ||
      text.find_first_not_of("0123456789abcdef", 2) != std::string::npos)
    throw Error(file.place(node), std::string(name) + " is \"" + text + "\", not 0x and eight hexadecimal digits");
  return text;
}

/// An attribute that counts bits of a dword, as it stands.
std::string bits(const XmlFile& file, const pugi::xml_node node, const char* name) {
  const std::int64_t value = file.integer(node, name);
  if (value < 0 || value > 31)
    throw Error(file.place(node), std::string(name) + " is " + std::to_string(value) + ", not between 0 and 31");
  return std::to_string(value);
}

}  // namespace

std::vector<OutputFile> render_other_isas(const std::string& root, const std::string& source,
                                          const Renderer& renderer) {
  const XmlFile file(root + "/" + source);
  std::vector<OutputFile> files;
  Value::List isas;
  for (const pugi::xml_node isa : elements(file, file.root("OtherIsas"), "Isa")) {
    file.require_known_attributes(isa, {"Name", "Targets"});
    const std::string name = file.attribute(isa, "Name"), id = identifier(name);
    Value::List formats;
    for (const pugi::xml_node format : elements(file, isa, "Encoding")) {
      file.require_known_attributes(format, {"Name", "Mask", "Value", "OpcodeOffset", "OpcodeBits"});
      const Value::List opcodes = opcode_rows(file, format);
      formats.push_back(Value::Record{{"name", identifier(file.attribute(format, "Name"))},
                                      {"mask", dword(file, format, "Mask")},
                                      {"value", dword(file, format, "Value")},
                                      {"offset", bits(file, format, "OpcodeOffset")},
                                      {"bits", bits(file, format, "OpcodeBits")},
                                      {"count", opcodes.size()},
                                      {"opcodes", opcodes}});
    }
    files.push_back(renderer.render("generated/other_isas/" + id + ".hpp", "other_isa.hpp.mustache",
                                    {{"isa", id}, {"name", name}, {"formats", formats}}, {source}));
    isas.push_back(Value::Record{
        {"isa", id}, {"name", name}, {"targets", file.attribute(isa, "Targets")}, {"count", formats.size()}});
  }
  files.push_back(
      renderer.render("generated/other_isas/all.hpp", "other_isas.hpp.mustache", {{"isas", isas}}, {source}));
  return files;
}

}  // namespace isagen
