// Where the lanes of a vector instruction get a register from, where that is not their own: DPP, V_PERMLANE*,
// DS_PERMUTE and their like, V_WRITELANE.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/uses/register_use.hpp"

namespace lockstep {

struct LaneSources {
  static constexpr std::int8_t number = -1;  ///< something defined: 0, or a constant
  static constexpr std::int8_t keeps = -2;   ///< the lane is not written
  static constexpr std::int8_t scalar = -3;  ///< the value of SGPR `from_scalar`

  /// One register that others choose lanes by.
  struct Choice {
    UsedFile file = UsedFile::scalar;
    std::uint16_t number = 0;
  };

  bool computes = false;     ///< by DPP, source 0 of what computes; else it is moved as it is
  bool exchanges = false;    ///< what the lanes of `source` get from `target` stands in `back`
  bool own = false;          ///< computes: it reads `source` in the own lane, too
  std::uint8_t dwords = 1;   ///< of the source
  std::uint16_t source = 0;  ///< VGPR, AccVGPRs from first_accvgpr on
  std::uint16_t target = 0;  ///< that is written
  std::uint16_t from_scalar = 0;
  std::uint8_t choices = 0;
  std::array<Choice, 2> choice{};
  std::array<std::int8_t, 64> from{}, back{};  ///< by lane: the lane, or one of the numbers above

  /// Is it a dword of the source?
  bool is_source(std::uint32_t vgpr) const { return vgpr >= source && vgpr < std::uint32_t{source} + dwords; }
};

/// Tells it of the instruction that executes next; asked by who wants to know.
class LaneMover {
 public:
  /// `sources` is as it was made.
  virtual void find(LaneSources& sources) const = 0;

 protected:
  ~LaneMover() = default;
};

}  // namespace lockstep
