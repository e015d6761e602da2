// Compiling pieces of pseudocode as operations of their own.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "semantics/operation_set.hpp"

namespace snippets {

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The *.pcode files of a folder beside this file, sorted.
inline std::vector<std::filesystem::path> files(const char* folder) {
  std::vector<std::filesystem::path> result;
  const std::filesystem::path root = std::filesystem::path(LOCKSTEP_SOURCE_DIR) / "tests/codegen/pcode" / folder;
  for (const auto& entry : std::filesystem::directory_iterator(root)) {
    if (entry.path().extension() == ".pcode") result.push_back(entry.path());
  }
  std::sort(result.begin(), result.end());
  return result;
}

/// Operations by name and text, compiled together so that they can call each other.
class Compiled {
 public:
  explicit Compiled(std::vector<std::pair<std::string, std::string>> texts, bool vendor_dialect = false,
                    isagen::Float8 float8 = isagen::Float8::ocp)
      : set_(isa_, entries_, vendor_dialect) {
    isa_.float8 = float8;
    for (auto& [name, text] : texts) {
      isagen::SemanticsEntry entry;
      entry.name = name;
      entry.place = {"snippet.xml", 1};
      entry.pcode = isagen::pcode::plain_text(std::move(text));
      entries_.emplace(name, std::move(entry));
    }
    set_.compile_all();
  }
  explicit Compiled(const std::string& text) : Compiled({{"OP", text}}) {}

  const std::vector<std::string>& errors() const { return set_.errors(); }
  const isagen::pcode::CompiledOperation& operation(const std::string& name = "OP") const {
    return set_.operations().at(name);
  }
  std::string function(const std::string& name = "OP") const {
    const isagen::pcode::Function& function = operation(name).function;
    std::string text = function.template_of.empty() ? "" : "template <" + function.template_of + ">\n";
    text += "constexpr " + function.result + " " + function.name + "(" + function.parameters + ") {\n";
    for (const std::string& line : function.body) text += line + "\n";
    return text + "}\n";
  }

 private:
  isagen::Isa isa_;
  isagen::Semantics entries_;
  isagen::pcode::OperationSet set_;
};

}  // namespace snippets
