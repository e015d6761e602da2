// Several files of this project as one.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace isagen {

/// Inlines the project's own headers, each at its first #include, with a guard around what is more than comments, so
/// that single files of several ISAs can share a translation unit; gathers the standard ones at the place of the first:
/// ahead of it stands what needs none (base/host.hpp).
class Inliner {
 public:
  /// `folders`: where headers are looked for, below `root`.
  Inliner(const std::string& root, const std::vector<std::string>& folders);

  /// Text that stands for a header of this name, as CMake would make it.
  void give(const std::string& name, const std::string& text) { given_[name] = text; }

  /// Adds a file below root, or one that was given, with what it includes. Throws Error for a header that is nowhere.
  void add(const std::string& path);

  /// What was added since the last call.
  std::string take();
  /// The files of which take() has text, relative to root.
  const std::vector<std::string>& sources() const { return sources_; }

 private:
  void inline_file(const std::string& name, bool condition);
  std::string find(const std::string& name, const std::string& from) const;
  std::string text_of(const std::string& name) const;
  std::string& body() { return standard_.empty() ? head_ : body_; }
  bool flush(std::string& own, const std::string& name, bool guarded);

  std::filesystem::path root_;
  std::vector<std::string> folders_;
  std::map<std::string, std::string> given_;
  std::set<std::string> seen_, standard_, taken_standard_;
  std::set<std::string> conditional_;  ///< of those seen, which stand under a condition alone
  std::vector<std::string> sources_;
  std::string head_, body_;
};

/// The text of LICENSE as a comment.
std::string licence_comment(const std::string& root);

}  // namespace isagen
