#include "model/xml_file.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fstream>
#include <sstream>

namespace isagen {

std::string trimmed(const std::string& text) {
  const auto is_space = [](unsigned char c) { return std::isspace(c) != 0; };
  auto first = std::find_if_not(text.begin(), text.end(), is_space);
  auto last = std::find_if_not(text.rbegin(), std::make_reverse_iterator(first), is_space).base();
  return {first, last};
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> result;
  for (std::string word; stream >> word;) result.push_back(word);
  return result;
}

std::string read_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw Error({path, 0}, "cannot be opened");
  std::ostringstream text;
  text << stream.rdbuf();
  if (stream.bad()) throw Error({path, 0}, "cannot be read");
  return text.str();
}

XmlFile::XmlFile(const std::string& path) : path_(path), text_(read_file(path)) {
  line_starts_.push_back(0);
  for (std::size_t i = 0; i < text_.size(); ++i)
    if (text_[i] == '\n') line_starts_.push_back(i + 1);
  const pugi::xml_parse_result result = document_.load_buffer(text_.data(), text_.size());
  if (!result)
    throw Error({path_, line_of_offset(result.offset)}, std::string("not well-formed XML: ") + result.description());
}

pugi::xml_node XmlFile::root(const char* name) const {
  const pugi::xml_node node = document_.document_element();
  if (std::string(node.name()) != name)
    throw Error(place(node), std::string("the document element is <") + node.name() + ">, not <" + name + ">");
  return node;
}

int XmlFile::line_of_offset(std::ptrdiff_t offset) const {
  const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(),
                                      static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
  return static_cast<int>(after - line_starts_.begin());
}

int XmlFile::line(pugi::xml_node node) const { return line_of_offset(node.offset_debug()); }

pugi::xml_node XmlFile::optional_child(pugi::xml_node parent, const char* name) const {
  const pugi::xml_node node = parent.child(name);
  if (const pugi::xml_node second = node.next_sibling(name))
    throw Error(place(second), std::string("<") + parent.name() + "> has a second <" + name + "> (the first on line " +
                                   std::to_string(line(node)) + ")");
  return node;
}

pugi::xml_node XmlFile::child(pugi::xml_node parent, const char* name) const {
  const pugi::xml_node node = optional_child(parent, name);
  if (!node) throw Error(place(parent), std::string("<") + parent.name() + "> has no <" + name + ">");
  return node;
}

std::string XmlFile::text(pugi::xml_node parent, const char* name) const {
  const pugi::xml_node node = child(parent, name);
  std::string text = trimmed(node.child_value());
  if (text.empty()) throw Error(place(node), std::string("<") + name + "> is empty");
  return text;
}

std::string XmlFile::attribute(pugi::xml_node node, const char* name) const {
  const pugi::xml_attribute found = node.attribute(name);
  if (!found) throw Error(place(node), std::string("<") + node.name() + "> has no attribute " + name);
  return found.value();
}

std::int64_t XmlFile::integer(pugi::xml_node node, const char* name) const {
  const std::string text = attribute(node, name);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size())
    throw Error(place(node), std::string("<") + node.name() + ">: " + name + " is \"" + text + "\", not a number");
  return value;
}

void XmlFile::require_known_attributes(pugi::xml_node node, std::initializer_list<std::string_view> names) const {
  for (const pugi::xml_attribute found : node.attributes())
    if (std::find(names.begin(), names.end(), found.name()) == names.end())
      throw Error(place(node), std::string("<") + node.name() + "> has the unknown attribute " + found.name());
}

std::uint64_t XmlFile::number(pugi::xml_node node) const {
  const std::int64_t radix = node.attribute("Radix") ? integer(node, "Radix") : 10;
  if (radix < 2 || radix > 16)
    throw Error(place(node),
                std::string("<") + node.name() + ">: Radix " + std::to_string(radix) + " is not between 2 and 16");
  const std::string text = trimmed(node.child_value());
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, static_cast<int>(radix));
  if (text.empty() || error != std::errc{} || end != text.data() + text.size())
    throw Error(place(node), std::string("<") + node.name() + "> is \"" + text + "\", not a number in base " +
                                 std::to_string(radix));
  return value;
}

bool XmlFile::boolean(pugi::xml_node node, const std::string& text) const {
  std::string lower = trimmed(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (lower == "true") return true;
  if (lower == "false") return false;
  throw Error(place(node), std::string("<") + node.name() + ">: \"" + text + "\" is neither TRUE nor FALSE");
}

}  // namespace isagen
