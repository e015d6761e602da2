#include "code_target.hpp"

#include <algorithm>
#include <utility>

#include "lockstep/device.hpp"
#include "lockstep/launch/loaded_code.hpp"

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

Result<ShownCode> code_to_show(std::span<const std::uint8_t> bytes, const std::string& asked) {
  const auto targets = Device::targets();
  if (!asked.empty() && std::find(targets.begin(), targets.end(), asked) == targets.end())
    return Device::create(asked).error();
  std::string reason;
  for (const std::string_view target : targets) {
    if (!asked.empty() && target != asked) continue;
    const auto part = lockstep::unbundle(bytes, target);
    auto code = part ? lockstep::CodeObject::inspect(*part) : Result<lockstep::CodeObject>(part.error());
    if (!code)
      reason = code.message();
    else if (lockstep::target_runs_on(code->target(), target))
      return ShownCode{std::move(*code), target};
    else if (asked.empty() && !lockstep::is_offload_bundle(bytes))
      reason.clear();
    else
      reason = "built for " + code->target().processor + ", this is " + std::string(target);
  }
  if (!reason.empty()) return Error{reason};
  auto code = lockstep::CodeObject::inspect(bytes);  // of a processor that there is no ISA for
  if (!code) return code.error();
  return ShownCode{std::move(*code), {}};
}

}  // namespace command
