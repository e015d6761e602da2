// The source lines of a code object in a device.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "source_lines.hpp"

namespace runtime {

/// Read when they are asked for the first time. Several threads may ask.
class CodeLines {
 public:
  /// Null where the code object has no line table, so that most keep no copy of it.
  static std::unique_ptr<CodeLines> of(std::span<const std::uint8_t> bytes, const std::string& target);
  /// "FILE:LINE" of the instruction at a virtual address of the code object; empty where that is not known.
  std::string text(std::uint64_t address) const;

 private:
  explicit CodeLines(std::span<const std::uint8_t> elf) : elf_(elf.begin(), elf.end()), lines_(elf_) {}

  std::vector<std::uint8_t> elf_;
  mutable std::mutex mutex_;
  lockstep::LazySourceLines lines_;
};

}  // namespace runtime
