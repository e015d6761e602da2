// The source lines of a code object in a device.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "source_lines.hpp"

namespace lockstep {

/// A copy of the code object, and its LineTable, read when it is asked for the first time. Several threads may ask.
class CodeLines final : public LineTable {
 public:
  /// `bytes`: a code object, or a bundle that is not compressed and has one for `target`. Null where the code object
  /// has no line table, so that most keep no copy of it.
  static std::shared_ptr<const CodeLines> of(std::span<const std::uint8_t> bytes, std::string_view target);

  std::optional<SourcePlace> at(std::uint64_t address) const override;
  std::string text(std::uint64_t address) const override;
  Result<std::vector<std::uint64_t>> addresses(std::string_view file, std::uint32_t& line) const override;
  bool begins_statement(std::uint64_t address) const override;
  std::vector<std::string> parameters(std::uint64_t address) const override;

 private:
  explicit CodeLines(std::span<const std::uint8_t> elf) : elf_(elf.begin(), elf.end()), lines_(elf_) {}

  std::vector<std::uint8_t> elf_;
  mutable std::mutex mutex_;
  LazySourceLines lines_;
};

}  // namespace lockstep
