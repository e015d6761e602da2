// Which line of the source an instruction comes from, and which instructions come from a line.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/line_table.hpp"

namespace lockstep {

/// A LineTable of DWARF.
class SourceLines final : public LineTable {
 public:
  /// Reads the ELF file of a code object (of a bundle: of the part that is run). Error: it has no line table, or this
  /// program was built without libdw.
  static Result<SourceLines> read(std::span<const std::uint8_t> elf);

  std::optional<SourcePlace> at(std::uint64_t address) const override;
  /// Of code that is inlined also where: "FILE:LINE, inlined at FILE:LINE". Files as `shown` gives them.
  std::string text(std::uint64_t address) const override;
  /// "FILE:LINE" alone.
  std::string line_text(std::uint64_t address) const;
  Result<std::vector<std::uint64_t>> addresses(std::string_view file, std::uint32_t& line) const override;
  bool begins_statement(std::uint64_t address) const override;
  std::vector<std::string> parameters(std::uint64_t address) const override;
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
  /// Code of a function, or of a function that is inlined there. The outer ones come first.
  struct Scope {
    std::uint64_t begin = 0, end = 0;
    std::uint32_t number = 0;                    ///< the same for all parts of one
    std::uint32_t call_file = 0, call_line = 0;  ///< of what is inlined: where it was called; line 0: not known
  };
  struct Function {
    std::uint64_t begin = 0, end = 0;
    std::vector<std::string> parameters{};
  };
  const Row* row(std::uint64_t address) const;
  std::uint32_t scope(std::uint64_t address) const;
  bool is_file(std::uint32_t file, std::string_view name) const;

  std::vector<std::string> files_;
  std::vector<Row> rows_;
  std::vector<Scope> scopes_;
  std::vector<Function> functions_;
};

/// The same, read when it is asked for the first time: most launches have no fault to tell the line of. What cannot be
/// read knows no lines. Not to be asked by several threads at once.
class LazySourceLines final : public LineTable {
 public:
  /// `elf` lives as long as this.
  explicit LazySourceLines(std::span<const std::uint8_t> elf) : elf_(elf) {}
  /// Why there are none; empty if there are.
  std::string problem() const { return lines() ? "" : lines().message(); }

  std::optional<SourcePlace> at(std::uint64_t address) const override;
  std::string text(std::uint64_t address) const override;
  Result<std::vector<std::uint64_t>> addresses(std::string_view file, std::uint32_t& line) const override;
  bool begins_statement(std::uint64_t address) const override;
  std::vector<std::string> parameters(std::uint64_t address) const override;

 private:
  const Result<SourceLines>& lines() const;

  std::span<const std::uint8_t> elf_;
  mutable std::optional<Result<SourceLines>> lines_;
};

}  // namespace lockstep
