// Variables of the source, out of a code object's DWARF.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/variable_table.hpp"

namespace lockstep {

/// Reads the ELF file of a code object. Error: it does not describe variables, or this program was built without libdw.
Result<std::unique_ptr<VariableTable>> read_variables(std::span<const std::uint8_t> elf);

/// The same, read when it is asked for the first time. What cannot be read knows no variables.
class LazyVariables final : public VariableTable {
 public:
  /// `elf` lives as long as this.
  explicit LazyVariables(std::span<const std::uint8_t> elf) : elf_(elf) {}
  /// Why there are none; empty if there are.
  std::string problem() const { return table() ? "" : table().message(); }

  bool has_variable(std::string_view name) const override { return table() && (*table())->has_variable(name); }
  SourceTypePointer type(std::string_view name) const override { return table() ? (*table())->type(name) : nullptr; }
  std::vector<SourceFunction> functions(std::uint64_t address) const override;
  std::vector<SourceVariable> variables(std::uint64_t address, std::uint32_t depth,
                                        const LaneView& lane) const override;
  std::optional<SourceVariable> variable(std::string_view name, std::uint64_t address, std::uint32_t depth,
                                         const LaneView& lane) const override;

 private:
  const Result<std::unique_ptr<VariableTable>>& table() const {
    if (!table_) table_ = read_variables(elf_);
    return *table_;
  }

  std::span<const std::uint8_t> elf_;
  mutable std::optional<Result<std::unique_ptr<VariableTable>>> table_;
};

}  // namespace lockstep
