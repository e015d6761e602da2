// Templates: mustache files in codegen/templates, in the output language, filled with a Value.
#pragma once

#include <string>
#include <vector>

#include "render/value.hpp"

namespace isagen {

/// One file to be written under the repository's root.
struct OutputFile {
  std::string path;  ///< relative to the root, "generated/cdna4/opcodes.hpp"
  std::string text;
};

/// Renders templates of one directory. Every output starts with a banner: the command, the source files and a hash
/// of what this file is made of (template and values), so that a change touches only the files it concerns.
class Renderer {
 public:
  /// `template_directory`: where the *.mustache files are; `command`: how the banner says the file is made.
  Renderer(std::string template_directory, std::string command);

  /// Fills template `name` ("opcodes.hpp.mustache") with `values`. Throws Error on a missing or malformed template,
  /// and on a template tag that has no value.
  /// `sources`: the inputs the banner names, relative to the root. The comment sign follows from the extension of
  /// `path`.
  OutputFile render(const std::string& path, const std::string& name, const Value::Record& values,
                    const std::vector<std::string>& sources) const;

 private:
  std::string directory_;
  std::string command_;
};

/// FNV-1a, 64 bits, as 16 hexadecimal digits.
std::string hash_text(const std::string& text);

/// The banner's lines for `path` over a body with hash `hash`.
std::string banner(const std::string& path, const std::string& command, const std::vector<std::string>& sources,
                   const std::string& hash);

}  // namespace isagen
