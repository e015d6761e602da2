// Which line of the source an instruction comes from, and which instructions come from a line.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"

namespace lockstep {

struct SourcePlace {
  std::string_view file;     ///< as the compiler wrote it; lives as long as the SourceLines
  std::uint32_t line = 0;    ///< from 1
  std::uint32_t column = 0;  ///< from 1; 0: not known
};

/// The line table of one code object. Addresses are its virtual addresses.
class SourceLines {
 public:
  /// Reads the ELF file of a code object (of a bundle: of the part that is run). Error: it has no line table, or this
  /// program was built without libdw.
  static Result<SourceLines> read(std::span<const std::uint8_t> elf);

  /// Where the instruction at `address` comes from; nothing where the table does not say.
  std::optional<SourcePlace> at(std::uint64_t address) const;
  /// "FILE:LINE" of the same; empty where the table does not say. The file as `shown` gives it.
  std::string text(std::uint64_t address) const;
  /// The first instructions of a line. `file` is a path, or the end of one. Of a line without code the next line that
  /// has some, which `line` then is. Error: no such file, or no code in it from that line on.
  Result<std::vector<std::uint64_t>> addresses(std::string_view file, std::uint32_t& line) const;
  /// Does a statement begin at this address?
  bool begins_statement(std::uint64_t address) const;
  /// The files that have code, each once.
  std::vector<std::string_view> files() const;
  /// The path relative to the working directory where the file lies below it, else as it is.
  static std::string shown(std::string_view file);

 private:
  friend class SourceLinesReader;
  /// From here to the next row. Rows are sorted by address; line 0: no line.
  struct Row {
    std::uint64_t address = 0;
    std::uint32_t file = 0, line = 0, column = 0;
    bool statement = false;
    bool end = false;  ///< the code ended before this address
  };
  const Row* row(std::uint64_t address) const;
  bool is_file(std::uint32_t file, std::string_view name) const;

  std::vector<std::string> files_;
  std::vector<Row> rows_;
};

}  // namespace lockstep
