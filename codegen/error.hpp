// The one way isagen gives up: a sentence with the place it is about.
#pragma once

#include <set>
#include <stdexcept>
#include <string>

namespace isagen {

/// A place in an input file. Line 0: the whole file.
struct Place {
  std::string file;
  int line = 0;
  std::string text() const { return line > 0 ? file + ":" + std::to_string(line) : file; }
};

/// Input that cannot be used. what() is "FILE:LINE: reason".
class Error : public std::runtime_error {
 public:
  Error(const Place& place, const std::string& reason) : std::runtime_error(place.text() + ": " + reason) {}
  explicit Error(const std::string& reason) : std::runtime_error(reason) {}
};

/// The errors of several steps, so that one run says them all.
class Errors {
 public:
  /// Runs `step`; false if it threw an Error, which is kept.
  template <class Step>
  bool attempt(Step step) {
    try {
      step();
      return true;
    } catch (const Error& error) {
      add(error.what());
      return false;
    }
  }
  /// The same text counts once.
  void add(const std::string& text) {
    if (known_.insert(text).second) text_ += (text_.empty() ? "" : "\n") + text;
  }
  void add(const Place& place, const std::string& reason) { add(Error(place, reason).what()); }
  bool none() const { return text_.empty(); }
  /// Throws one Error that has all of them, a line each or more.
  void require_none() const {
    if (!none()) throw Error(text_);
  }

 private:
  std::string text_;
  std::set<std::string> known_;
};

}  // namespace isagen
