// Which line of the source an instruction comes from, and names of parameters. The headers read no DWARF:
// tools/source_lines has a LineTable that libdw reads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"

namespace lockstep {

struct SourcePlace {
  std::string_view file;     ///< as the compiler wrote it; lives as long as the line table
  std::uint32_t line = 0;    ///< from 1
  std::uint32_t column = 0;  ///< from 1; 0: not known
  bool operator==(const SourcePlace&) const = default;
};

/// The line table of one code object. Addresses are its virtual addresses, as llvm-objdump -d prints them.
class LineTable {
 public:
  virtual ~LineTable() = default;
  /// Where the instruction at `address` comes from; nothing where the table does not say.
  virtual std::optional<SourcePlace> at(std::uint64_t address) const = 0;
  /// "FILE:LINE" of the same; empty where the table does not say.
  virtual std::string text(std::uint64_t address) const = 0;
  /// The first instructions of a line. `file` is a path, or the end of one. Of a line without code the next line that
  /// has some, which `line` then is. Error: no such file, or no code in it from that line on.
  virtual Result<std::vector<std::uint64_t>> addresses(std::string_view file, std::uint32_t& line) const = 0;
  /// Does a statement begin at this address?
  virtual bool begins_statement(std::uint64_t address) const = 0;
  /// Names of the parameters of the function that has its code at `address`, in the source's order; "" is one without a
  /// name. Empty where the function is not known.
  virtual std::vector<std::string> parameters(std::uint64_t /*address*/) const { return {}; }
};

}  // namespace lockstep
