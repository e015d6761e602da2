// Which instruction of the host gives the whole result of an operation, where no source is a NaN.
#pragma once

#include <functional>
#include <string>

#include "passes/ir.hpp"

namespace isagen::pcode {

/// Enumerators of src/fast/program/operation.hpp; empty: none.
struct HostOperation {
  std::string gives{};     ///< Gives: which of the f32 sources D0 is
  std::string f16{};       ///< F16Result
  std::string compared{};  ///< Compared: the format in which a lane mask compares S0 with S1,
  std::string relation{};  ///< and Relation
  std::string carry{};     ///< HostCarry: D0 is S0 + S1, and a lane mask its carry
};

/// `find`: another operation by name.
HostOperation derive_host_operation(const Operation& operation,
                                    const std::function<const Operation*(const std::string&)>& find);

}  // namespace isagen::pcode
