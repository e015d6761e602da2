// The operations of an ISA, as numbers.
#pragma once

#include <cstdint>
#include <span>

#include "common/function_groups.hpp"
#include "common/operation_numbers.hpp"
#include "tables/operation_functions.hpp"

namespace lockstep {

/// By operations::Number.
inline const OperationFunctions& operation_functions(std::uint16_t operation) {
  return function_groups[operation / operations::group_size][operation % operations::group_size];
}

/// Member `operations` of an ISA that has data.
struct IsaOperations {
  std::span<const std::uint16_t> numbers;      ///< by opcode: operations::Number
  std::span<const std::uint16_t> fused_forms;  ///< operations::FusedForm, in the order of preference

  LaneFunction on_lane(std::uint16_t opcode) const { return operation_functions(numbers[opcode]).on_lane; }
  FileFunction on_files(std::uint16_t opcode) const { return operation_functions(numbers[opcode]).on_files; }
};

}  // namespace lockstep
