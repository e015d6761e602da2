// Device::create: devices of every ISA, chosen by the name of a target at run time.
#include <algorithm>
#include <string>
#include <vector>

#include "all_isas.hpp"
#include "isas/isas.hpp"
#include "launch/isa_device.hpp"
#include "lockstep/device/device.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

namespace {

struct Target {
  std::string_view name;
  const IsaTables* isa;
};

/// In alphabetic order.
const std::vector<Target>& all_targets() {
  static const std::vector<Target> all = [] {
    std::vector<Target> targets;
    for (const IsaTables* isa : all_isas)
      for (const std::string_view name : isa->targets) targets.push_back({name, isa});
    std::sort(targets.begin(), targets.end(), [](const Target& a, const Target& b) { return a.name < b.name; });
    return targets;
  }();
  return all;
}

std::string list_of_targets() {
  std::string list;
  for (const Target& each : all_targets()) list.append(list.empty() ? "" : ", ").append(each.name);
  return list;
}

}  // namespace

std::span<const std::string_view> Device::targets() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const Target& each : all_targets()) all.push_back(each.name);
    return all;
  }();
  return names;
}

const IsaTables* isa_of(std::string_view target) {
  for (const Target& known : all_targets())
    if (known.name == target) return known.isa;
  return nullptr;
}

Result<std::unique_ptr<Device>> Device::create(std::string_view target) {
  for (const Target& known : all_targets())
    if (known.name == target) return std::unique_ptr<Device>(std::make_unique<IsaDevice>(*known.isa, known.name));
  return Error{"unknown target '" + std::string(target) + "': this version emulates " + list_of_targets()};
}

Result<std::string_view> Device::target_for(std::span<const std::uint8_t> code_object) {
  std::string reason;
  for (const Target& each : all_targets()) {
    const auto code = read_code(code_object, each.name);
    if (!code)
      reason = code.message();
    else if (target_runs_on(code->target(), each.name))
      return each.name;
    else
      reason = "built for " + code->target().processor + ", this version emulates " + list_of_targets();
  }
  return Error{reason};
}

}  // namespace lockstep
