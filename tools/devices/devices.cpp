// Device::create: the one place that lists the ISAs for programs that choose at run time.
#include <array>
#include <memory>
#include <string>

#include "lockstep/cdna3_linked.hpp"
#include "lockstep/cdna4_linked.hpp"

namespace lockstep {

namespace {

struct Target {
  std::string_view name;
  std::unique_ptr<Device> (*make)();
};

template <class Isa>
constexpr Target target_of() {
  return {Isa::target, [] { return std::unique_ptr<Device>(std::make_unique<IsaDevice<Isa>>()); }};
}

constexpr std::array all_targets{target_of<cdna3::Isa>(), target_of<cdna4::Isa>()};

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
    if (known.name == target) return known.make();
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
