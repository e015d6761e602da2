#include "code_target.hpp"

#include <algorithm>

#include "lockstep/device.hpp"
#include "lockstep/launch/code.hpp"

namespace command {

using lockstep::Device;
using lockstep::Error;
using lockstep::Result;

Result<std::string_view> code_target(std::span<const std::uint8_t> bytes, const std::string& asked) {
  if (asked.empty()) return Device::target_for(bytes);
  const auto targets = Device::targets();
  const auto target = std::find(targets.begin(), targets.end(), asked);
  if (target == targets.end()) return Device::create(asked).error();
  const auto code = lockstep::read_code(bytes, *target);
  if (!code) return code.error();
  if (!lockstep::target_runs_on(code->target(), *target))
    return Error{"built for " + code->target().processor + ", this is " + asked};
  return *target;
}

}  // namespace command
