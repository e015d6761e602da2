// differences.txt: what is known of the vendor's text, in a form that the comparison checks.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace vendor_test {

struct Entry {
  int line = 0;
  bool for_this_isa = false;  ///< the line names the ISA
  std::string kind;           ///< mistake, mode, choice, model; setting; equal_with; unlowered; at_least
  std::string detail;         ///< by kind: the share of inputs that may differ, settings, a number
  std::string reason;
};

struct List {
  std::map<std::string, Entry> differences;  ///< by instruction
  std::map<std::string, Entry> settings;     ///< by instruction
  std::map<std::string, Entry> equal_with;   ///< by instruction
  std::map<std::string, Entry> unlowered;    ///< by instruction
  std::map<std::string, Entry> at_least;     ///< by ISA: instructions that are compared
  std::vector<std::string> errors;           ///< lines that cannot be used
};

/// The lines that are for `isa`.
List read_list(const std::string& path, const std::string& isa);

/// What `isagen vendor` printed of one file.
struct Report {
  unsigned entries = 0, instructions = 0, formal = 0, comparable = 0, lowered = 0;
  std::map<std::string, std::string> not_lowered;  ///< by instruction: why
};

Report read_report(const std::string& path);

/// The share that an entry of kind difference allows, in percent: "up to 0.5 %", 0 if it is malformed.
double allowed_percent(const Entry& entry);

}  // namespace vendor_test
