// From the words after `lockstep run` to a launch: everything is read and checked as far as it can be without a device.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "argument.hpp"
#include "command.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/device/options.hpp"
#include "result_option.hpp"

namespace command {

struct Plan {
  lockstep::LaunchOptions launch;
  std::vector<CommandArgument> arguments;
  std::optional<std::vector<std::uint8_t>> kernarg;  ///< of --kernarg
  std::vector<Output> outputs;
  std::vector<Print> prints;
  std::vector<Expectation> expectations;

  bool writes_to_standard_output() const;
};

lockstep::Result<Plan> plan_of(const RunOptions& options);

/// Puts the arguments in their places of --kernarg's segment. LDS bytes have none: they are dynamic LDS.
lockstep::Result<void> place_arguments(Plan& plan);

}  // namespace command
