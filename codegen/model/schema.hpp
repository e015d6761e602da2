// AMD's schema as isagen knows it: its versions, and the elements and attributes that it gives. What a file has besides
// is ignored, with a note.
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/xml_file.hpp"

namespace isagen {

class SchemaCheck {
 public:
  /// Both outlive this object. Notes go to `notes`, each with its place.
  SchemaCheck(const XmlFile& file, std::vector<std::string>& notes) : file_(file), notes_(notes) {}

  /// The version that <Document> names. Another one than those that isagen knows may give a known element another
  /// meaning: an Error, unless only its third number is new, which is said to change no meaning.
  std::string version(pugi::xml_node document);
  /// Notes the children of `node` that are elements of other names; one note a kind, at its first place.
  void known_children(pugi::xml_node node, std::initializer_list<std::string_view> names);
  /// Notes the attributes of `node` and of all below it that the schema does not give them; one note each, at its first
  /// place.
  void known_attributes(pugi::xml_node node);
  /// A note, unless there was one for `key`.
  void note_once(const std::string& key, pugi::xml_node node, const std::string& text);

 private:
  const XmlFile& file_;
  std::vector<std::string>& notes_;
  std::set<std::string> noted_;
};

}  // namespace isagen
