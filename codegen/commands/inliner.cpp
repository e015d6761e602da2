#include "commands/inliner.hpp"

#include <cctype>
#include <regex>
#include <sstream>

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {

namespace fs = std::filesystem;

Inliner::Inliner(const std::string& root, const std::vector<std::string>& folders) : root_(root), folders_(folders) {}

void Inliner::add(const std::string& path) { inline_file(path, false); }

std::string Inliner::take() {
  std::string result = head_;
  for (const std::string& header : standard_)
    if (taken_standard_.insert(header).second) result += "#include <" + header + ">\n";
  result += body_;
  head_.clear();
  body_.clear();
  standard_.clear();
  return result;
}

/// `condition`: an #if stands around the #include.
void Inliner::inline_file(const std::string& name, bool condition) {
  // What stands under a condition alone has to come once more without it; its guard sees to it that one of them counts.
  const bool again = !condition && conditional_.erase(name) != 0;
  if (!seen_.insert(name).second && !again) return;
  if (condition) conditional_.insert(name);
  static const std::regex include("\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
  std::istringstream text(text_of(name));
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
    const std::string found = find(match[2], name);
    if (!found.empty()) {
      guarded |= flush(own, name, guarded);
      inline_file(found, conditions != 0);
    } else if (match[1] == "\"") {
      throw Error({(root_ / name).string(), number},
                  "includes \"" + match[2].str() + "\", which is in none of the folders of headers");
    } else if (conditions != 0) {
      own += line + "\n";
    } else {
      standard_.insert(match[2]);
    }
  }
  guarded |= flush(own, name, guarded);
  if (guarded) body() += "#endif\n";
  if (!again) sources_.push_back(name);
}

/// The file that #include "name" of file `from` means, relative to root; empty if it is none of the project's.
std::string Inliner::find(const std::string& name, const std::string& from) const {
  if (given_.count(name) != 0) return name;
  const auto at = [&](const fs::path& folder) {
    return fs::exists(root_ / folder / name) ? (folder / name).lexically_normal().generic_string() : std::string();
  };
  if (const std::string beside = at(fs::path(from).parent_path()); !beside.empty()) return beside;
  for (const std::string& folder : folders_)
    if (std::string found = at(folder); !found.empty()) return found;
  return {};
}

std::string Inliner::text_of(const std::string& name) const {
  const auto given = given_.find(name);
  return given != given_.end() ? given->second : read_file((root_ / name).string());
}

/// Writes a piece of file `name`. True: its guard has begun, before the first line that is no comment.
bool Inliner::flush(std::string& own, const std::string& name, bool guarded) {
  std::istringstream lines(own);
  bool code = false;
  for (std::string line; std::getline(lines, line);) code |= !line.empty() && !line.starts_with("//");
  const bool begins = code && !guarded;
  if (begins) {
    std::string guard = "LOCKSTEP_INLINED_" + name;
    for (char& c : guard)
      c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? static_cast<char>(std::toupper(c)) : '_';
    own = "#ifndef " + guard + "\n#define " + guard + "\n" + own;
  }
  body() += own;
  own.clear();
  return begins;
}

std::string licence_comment(const std::string& root) {
  std::string comment;
  std::istringstream lines(read_file(root + "/LICENSE"));
  for (std::string line; std::getline(lines, line);) comment += line.empty() ? "//\n" : "// " + line + "\n";
  return comment;
}

}  // namespace isagen
