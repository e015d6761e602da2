// What is wrong with an operand of an instruction that decodes.
#pragma once

#include <cstdint>
#include <string_view>

#include "common/fields.hpp"

namespace lockstep {

/// True if something is wrong.
struct IllegalOperand {
  std::string_view reason{};  ///< static text, a sentence without its subject: "the number is reserved"
  Field field{};              ///< which field of the instruction holds it
  std::uint32_t value = 0;    ///< and what the field holds

  constexpr explicit operator bool() const { return !reason.empty(); }
};

}  // namespace lockstep
