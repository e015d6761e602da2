// Variables of the source that an instruction can see, with what they hold in one lane.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"

namespace lockstep {

/// How the bytes of a variable are to be understood.
struct VariableType {
  enum class Kind : std::uint8_t {
    integer,
    natural,
    boolean,
    real,
    bf16,
    pointer,
    enumeration,
    structure,
    array,
    unknown
  };
  struct Member {
    std::string name;
    std::uint32_t offset = 0;
    std::shared_ptr<const VariableType> type;
  };
  Kind kind = Kind::unknown;
  std::uint32_t size = 0;                                     ///< bytes
  std::vector<Member> members;                                ///< of a structure or union
  std::vector<std::pair<std::uint64_t, std::string>> values;  ///< of an enumeration
  std::shared_ptr<const VariableType> element;                ///< of an array or vector
  std::uint32_t count = 0;                                    ///< of its elements
};

struct SourceVariable {
  std::string name;
  std::shared_ptr<const VariableType> type;
  std::vector<std::uint8_t> bytes;  ///< as many as the type has
  std::vector<bool> known;          ///< which of them are anywhere, at this instruction
};

/// What a lane of a stopped wave has. Nothing, or false: it has no such register or bytes.
class LaneView {
 public:
  virtual std::optional<std::uint32_t> sgpr(std::uint32_t number) const = 0;
  virtual std::optional<std::uint32_t> vgpr(std::uint32_t number) const = 0;
  virtual std::optional<std::uint32_t> accvgpr(std::uint32_t number) const = 0;
  virtual bool scratch(std::uint64_t address, std::span<std::uint8_t> to) const = 0;
  virtual bool lds(std::uint64_t address, std::span<std::uint8_t> to) const = 0;
  /// What the register of a frame counts for one byte of the lane's scratch: the lanes of the wave where code reaches
  /// scratch by a buffer descriptor, whose scalar offset counts for all of them together; else 1.
  virtual std::uint32_t frame_unit() const = 0;

 protected:
  ~LaneView() = default;
};

/// What DWARF tells of the variables of a code object.
class SourceVariables {
 public:
  virtual ~SourceVariables() = default;
  /// Reads the ELF file of a code object. Error: it tells of none, or this program was built without libdw.
  static Result<std::unique_ptr<SourceVariables>> read(std::span<const std::uint8_t> elf);
  /// Those of the function, or function that is inlined, that the instruction belongs to; the innermost block's first.
  virtual std::vector<SourceVariable> at(std::uint64_t address, const LaneView& lane) const = 0;
};

}  // namespace lockstep
