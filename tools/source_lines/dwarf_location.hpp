// Where DWARF says that a variable is.
#pragma once

#include <elfutils/libdw.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "lockstep/device/variable_table.hpp"

namespace lockstep {

/// Works out location expressions for one lane. Clang puts an address space around every place (DW_OP_xderef), also
/// around registers and constants that variables have moved to: those are the variable itself.
class DwarfLocation {
 public:
  /// `frame`: the value of the function's frame base, an offset in scratch, where it is known.
  DwarfLocation(const LaneView& lane, std::optional<std::uint64_t> frame) : lane_(lane), frame_(frame) {}

  /// Adds the parts that the expression of `attribute` tells of.
  void fill(Dwarf_Attribute& attribute, const Dwarf_Op* ops, std::size_t count, SourceVariable& variable);

  /// The register that a frame base names, or nothing.
  static std::optional<std::uint64_t> frame_base(const Dwarf_Op* ops, std::size_t count, const LaneView& lane);

 private:
  enum class What : std::uint8_t { value, frame_address, register_value };
  struct Item {
    What what = What::value;
    std::uint64_t value = 0;
    std::uint32_t number = 0;  ///< of the register whose value it is
  };
  enum class Where : std::uint8_t { nowhere, value, register_, scratch, lds, global };
  struct Location {
    Where where = Where::nowhere;
    std::uint64_t value = 0;  ///< or address, or number of the register
  };

  static std::optional<std::uint32_t> register_value(std::uint32_t number, const LaneView& lane);
  bool execute(Dwarf_Attribute& attribute, const Dwarf_Op& op, bool value_follows);
  bool compute(const Dwarf_Op& op);
  bool convert(Dwarf_Attribute& attribute, const Dwarf_Op& op);
  bool push_register(std::uint32_t number, std::uint64_t offset);
  bool take(Item& item);
  /// `count` bytes from `at` on.
  void put(std::size_t at, std::size_t count, SourceVariable& variable) const;
  static std::optional<VariablePart> register_part(std::uint32_t number);

  const LaneView& lane_;
  std::optional<std::uint64_t> frame_;
  std::vector<Item> stack_;
  Location location_;
};

}  // namespace lockstep
