// Whose arithmetic gives the results that the ISA's manual leaves to the hardware: reciprocals, roots, exponentials.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

/// What a launch chooses.
enum class NumericModel : std::uint8_t {
  silicon,  ///< as the hardware computes, where that is known for the ISA; else as `rounded`
  rounded,  ///< correctly rounded to nearest even
};

inline constexpr std::array all_numeric_models = {NumericModel::silicon, NumericModel::rounded};

constexpr std::string_view numeric_model_name(NumericModel model) {
  return model == NumericModel::silicon ? "silicon" : "rounded";
}
constexpr std::optional<NumericModel> numeric_model_of(std::string_view name) {
  for (const NumericModel model : all_numeric_models)
    if (numeric_model_name(model) == name) return model;
  return std::nullopt;
}

/// The hardware whose arithmetic is in force. A wave's MODE has it (mode.hpp); which one an ISA has stands in the ISA's
/// ModeLayout.
enum class Silicon : std::uint8_t {
  none,   ///< no hardware's: results are correctly rounded
  gfx11,  ///< RDNA3 and RDNA3.5, as recorded on gfx1100
  gfx12,  ///< RDNA4, as recorded on gfx1201
};

}  // namespace lockstep
