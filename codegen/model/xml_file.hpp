// An XML file in memory whose nodes can tell their line, with strict accessors that refuse what is missing.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "error.hpp"

namespace isagen {

class XmlFile {
 public:
  /// Reads and parses `path`. Throws Error with file, line and reason.
  explicit XmlFile(const std::string& path);

  /// The document element, which must be called `name`.
  pugi::xml_node root(const char* name) const;
  int line(pugi::xml_node node) const;
  Place place(pugi::xml_node node) const { return {path_, line(node)}; }
  const std::string& path() const { return path_; }
  /// The file's bytes.
  const std::string& bytes() const { return text_; }

  /// The child element `name`; an Error if it is missing or stands there twice.
  pugi::xml_node child(pugi::xml_node parent, const char* name) const;
  /// The child element `name`, or a null node; an Error if it stands there twice.
  pugi::xml_node optional_child(pugi::xml_node parent, const char* name) const;
  /// The text of child `name`, trimmed; an Error if missing or empty.
  std::string text(pugi::xml_node parent, const char* name) const;
  /// The attribute `name`; an Error if missing.
  std::string attribute(pugi::xml_node node, const char* name) const;
  /// The attribute `name` as a whole number; an Error if missing or anything else.
  std::int64_t integer(pugi::xml_node node, const char* name) const;
  /// An Error for an attribute that is not one of `names`: for this project's own files, where it is a slip.
  void require_known_attributes(pugi::xml_node node, std::initializer_list<std::string_view> names) const;
  /// The text of `node` as an unsigned number in the base its Radix attribute gives (10 if none).
  std::uint64_t number(pugi::xml_node node) const;
  /// TRUE/FALSE in any case; an Error for anything else.
  bool boolean(pugi::xml_node node, const std::string& text) const;

 private:
  int line_of_offset(std::ptrdiff_t offset) const;

  std::string path_;
  std::string text_;
  std::vector<std::size_t> line_starts_;
  pugi::xml_document document_;
};

/// `text` without white space at both ends.
std::string trimmed(const std::string& text);

/// The words of `text`, which white space separates.
std::vector<std::string> words(const std::string& text);
bool contains(const std::vector<std::string>& words, const std::string& word);

/// The whole file, byte for byte. Throws Error.
std::string read_file(const std::string& path);

}  // namespace isagen
