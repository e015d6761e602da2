// Device::create: devices of every ISA, for programs that choose at run time.
#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "isas.hpp"

namespace lockstep {

namespace {

struct Target {
  std::string_view name;
  std::unique_ptr<Device> (*make)(std::string_view name);
};

template <class Isa>
std::unique_ptr<Device> make_device(std::string_view name) {
  return std::make_unique<IsaDevice<Isa>>(name);
}

#define LOCKSTEP_COUNT_TARGETS(isa) +isa::Isa::targets.size()
constexpr std::size_t target_count = LOCKSTEP_FOR_EACH_ISA(LOCKSTEP_COUNT_TARGETS);
#undef LOCKSTEP_COUNT_TARGETS

/// In alphabetic order.
constexpr auto all_targets = [] {
  std::array<Target, target_count> targets{};
  std::size_t at = 0;
#define LOCKSTEP_ADD_TARGETS(isa) \
  for (const std::string_view name : isa::Isa::targets) targets[at++] = {name, &make_device<isa::Isa>};
  LOCKSTEP_FOR_EACH_ISA(LOCKSTEP_ADD_TARGETS)
#undef LOCKSTEP_ADD_TARGETS
  std::sort(targets.begin(), targets.end(), [](const Target& a, const Target& b) { return a.name < b.name; });
  return targets;
}();

constexpr auto target_names = [] {
  std::array<std::string_view, all_targets.size()> names{};
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = all_targets[i].name;
  return names;
}();

std::string list_of_targets() {
  std::string list;
  for (const std::string_view name : target_names) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

}  // namespace

std::span<const std::string_view> Device::targets() { return target_names; }

Result<std::unique_ptr<Device>> Device::create(std::string_view target) {
  for (const Target& known : all_targets)
    if (known.name == target) return known.make(known.name);
  return Error{"unknown target '" + std::string(target) + "': this version emulates " + list_of_targets()};
}

Result<std::string_view> Device::target_for(std::span<const std::uint8_t> code_object) {
  std::string reason;
  for (const std::string_view target : target_names) {
    const auto code = read_code(code_object, target);
    if (!code)
      reason = code.message();
    else if (target_runs_on(code->target(), target))
      return target;
    else
      reason = "built for " + code->target().processor + ", this version emulates " + list_of_targets();
  }
  return Error{reason};
}

}  // namespace lockstep
