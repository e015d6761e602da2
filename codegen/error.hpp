// The one way isagen gives up: a sentence with the place it is about.
#pragma once

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

}  // namespace isagen
