// Variables and functions of the source. The headers read no DWARF: tools/source_lines has a VariableTable that libdw
// reads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/device/source_type.hpp"

namespace lockstep {

/// Bytes of a variable that are in one place.
struct VariablePart {
  enum class Where : std::uint8_t { constant, sgpr, vgpr, accvgpr, scratch, lds, global };
  Where where = Where::constant;
  std::uint32_t at = 0, size = 0;  ///< which bytes of the variable; of a constant at most 8, of a register at most 4
  std::uint64_t value = 0;         ///< the bits of a constant, the number of a register, or an address
};

struct SourceVariable {
  std::string name;
  SourceTypePointer type;
  std::vector<VariablePart> parts{};  ///< in their order; bytes in no part are nowhere at this instruction
};

/// Registers of one lane in one frame of a stopped wave. Nothing: there is no such register, or a function that the
/// frame has called has overwritten it.
class LaneView {
 public:
  virtual std::optional<std::uint32_t> sgpr(std::uint32_t number) const = 0;
  virtual std::optional<std::uint32_t> vgpr(std::uint32_t number) const = 0;
  virtual std::optional<std::uint32_t> accvgpr(std::uint32_t number) const = 0;
  /// What the register of a frame counts for one byte of the lane's scratch: the lanes of the wave where code reaches
  /// scratch by a buffer descriptor, whose scalar offset counts for all of them together; else 1.
  virtual std::uint32_t frame_unit() const = 0;

 protected:
  ~LaneView() = default;
};

/// A function that an instruction belongs to, or one that is inlined there.
struct SourceFunction {
  std::string name;
  bool is_inlined = false;
  std::string_view call_file{};  ///< of what is inlined: where it is called; lives as long as the table
  std::uint32_t call_line = 0;   ///< 0: not known
};

/// What is known of the variables of one code object. Addresses are its virtual addresses.
class VariableTable {
 public:
  virtual ~VariableTable() = default;
  /// Is there a variable of that name anywhere?
  virtual bool has_variable(std::string_view name) const = 0;
  /// The type of that name: a class, a struct ("Pair" or "struct Pair"), an enumeration, a typedef, a base type. Null:
  /// there is none.
  virtual SourceTypePointer type(std::string_view name) const = 0;
  /// The functions that the instruction belongs to, the innermost inlined one first, the one with its own code last.
  virtual std::vector<SourceFunction> functions(std::uint64_t address) const = 0;
  /// The variables of the `depth`th of these functions that the instruction can see; the innermost block's first.
  virtual std::vector<SourceVariable> variables(std::uint64_t address, std::uint32_t depth,
                                                const LaneView& lane) const = 0;
  /// The innermost one of that name, or the global one.
  virtual std::optional<SourceVariable> variable(std::string_view name, std::uint64_t address, std::uint32_t depth,
                                                 const LaneView& lane) const = 0;
};

}  // namespace lockstep
