// Variables of the source in a stopped launch.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lockstep/debugger.hpp"
#include "source_variables.hpp"

namespace command {

struct LocalVariable {
  std::string name, value;
};

/// Those that the next instruction of a wave can see, as they are in one lane.
class LocalVariables {
 public:
  /// `elf` lives as long as this.
  explicit LocalVariables(std::span<const std::uint8_t> elf) : elf_(elf) {}
  /// The innermost block's come first. Error: why there are none at all.
  lockstep::Result<std::vector<LocalVariable>> of(const lockstep::Debugger& debugger, std::uint32_t wave);
  /// The value of the innermost one of that name, if there is any.
  std::optional<std::string> find(const lockstep::Debugger& debugger, std::string_view name);

 private:
  std::span<const std::uint8_t> elf_;
  std::optional<lockstep::Result<std::unique_ptr<lockstep::SourceVariables>>> variables_;  ///< read when asked for
};

/// What the bytes of a variable say, as C would write it.
std::string variable_text(const lockstep::SourceVariable& variable);

}  // namespace command
