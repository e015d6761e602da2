// isagen single: the core of an ISA as one header, for projects that copy rather than install.
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include "commands/commands.hpp"
#include "commands/project.hpp"
#include "error.hpp"
#include "model/xml_file.hpp"
#include "render/output.hpp"

namespace isagen {
namespace {

namespace fs = std::filesystem;

/// Inlines the project's own headers, each at its first #include, with a guard around what is more than comments, so
/// that single files of several ISAs can share a translation unit; gathers the standard ones at the place of the first:
/// ahead of it stands what needs none (base/host.hpp).
class Inliner {
 public:
  explicit Inliner(const std::string& root) : root_(fs::path(root)), folders_{root_ / "include", root_ / "generated"} {}

  /// `condition`: an #if stands around the #include.
  void add(const fs::path& path, bool condition = false) {
    const std::string name = fs::canonical(path).string();
    // What stands under a condition alone has to come once more without it; its guard sees to it that one of them
    // counts.
    const bool again = !condition && conditional_.erase(name) != 0;
    if (!seen_.insert(name).second && !again) return;
    if (condition) conditional_.insert(name);
    static const std::regex include("\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
    std::istringstream text(read_file(path.string()));
    int number = 0, conditions = condition ? 1 : 0;
    std::string own;
    bool guarded = false;
    for (std::string line; std::getline(text, line);) {
      ++number;
      std::smatch match;
      if (line.starts_with("#pragma once")) continue;
      // A header under a condition (intrinsics of one processor) stays where it is.
      if (line.starts_with("#if")) ++conditions;
      if (line.starts_with("#endif")) --conditions;
      if (!std::regex_match(line, match, include)) {
        own += line + "\n";
        continue;
      }
      const fs::path found = find(match[2], path);
      if (!found.empty()) {
        guarded |= flush(own, name, guarded);
        add(found, conditions != 0);
      } else if (match[1] == "\"") {
        throw Error({path.string(), number},
                    "includes \"" + match[2].str() + "\", which is not in include/ or generated/");
      } else if (conditions != 0) {
        own += line + "\n";
      } else {
        standard_.insert(match[2]);
      }
    }
    guarded |= flush(own, name, guarded);
    if (guarded) body() += "#endif\n";
    if (!again) sources_.push_back(fs::relative(path, root_).generic_string());
  }

  std::string text() const {
    std::string result = "#pragma once\n\n" + head_;
    for (const std::string& header : standard_) result += "#include <" + header + ">\n";
    return result + body_;
  }
  const std::vector<std::string>& sources() const { return sources_; }

 private:
  fs::path find(const std::string& name, const fs::path& from) const {
    if (fs::exists(from.parent_path() / name)) return from.parent_path() / name;
    for (const fs::path& folder : folders_)
      if (fs::exists(folder / name)) return folder / name;
    return {};
  }
  std::string& body() { return standard_.empty() ? head_ : body_; }

  /// Writes a piece of file `name`. True: its guard has begun, before the first line that is no comment.
  bool flush(std::string& own, const std::string& name, bool guarded) {
    std::istringstream lines(own);
    bool code = false;
    for (std::string line; std::getline(lines, line);) code |= !line.empty() && !line.starts_with("//");
    const bool begins = code && !guarded;
    if (begins) {
      std::string guard = "LOCKSTEP_INLINED_" + fs::relative(name, root_).generic_string();
      for (char& c : guard)
        c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? static_cast<char>(std::toupper(c)) : '_';
      own = "#ifndef " + guard + "\n#define " + guard + "\n" + own;
    }
    body() += own;
    own.clear();
    return begins;
  }

  fs::path root_;
  std::vector<fs::path> folders_;
  std::set<std::string> seen_, standard_;
  std::set<std::string> conditional_;  ///< of those seen, which stand under a condition alone
  std::vector<std::string> sources_;
  std::string head_, body_;
};

OutputFile single_file(const std::string& root, const std::string& isa) {
  Inliner inliner(root);
  const std::string core = "generated/lockstep/" + isa + ".hpp";
  inliner.add(fs::path(root) / core);
  const std::string path = "lockstep_" + isa + ".hpp";
  const std::string licence = read_file(root + "/LICENSE");
  std::string header;
  std::istringstream lines(licence);
  for (std::string line; std::getline(lines, line);) header += line.empty() ? "//\n" : "// " + line + "\n";
  return {path, banner(path, "isagen single", {core + " and the headers it includes"}, hash_text(inliner.text())) +
                    "//\n" + header + inliner.text()};
}

}  // namespace

void write_single(const SingleOptions& options) {
  std::vector<OutputFile> files;
  for (const IsaTarget& target : isa_targets(options.root)) files.push_back(single_file(options.root, target.folder));
  for (const std::string& path : write_outputs(options.out, files)) std::printf("wrote %s\n", path.c_str());
}

}  // namespace isagen
