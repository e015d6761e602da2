#include "launch/arguments_of.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "lockstep/device/line_table.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/object/code_object.hpp"

namespace lockstep {

namespace {

/// Names of the arguments that the program sets, "" where there is none. What a compiler passes in another number of
/// arguments (a class without members) has no names: which parameter belongs to which is then not known.
std::vector<std::string> names_of(const KernelInfo& kernel, const LineTable* lines) {
  std::vector<std::string> names;
  for (const ArgumentInfo& each : kernel.metadata.arguments)
    if (!each.hidden()) names.push_back(each.name.substr(0, each.name.find('.')));  // "in.coerce"
  const auto unnamed = [](const std::string& name) { return name.empty(); };
  if (lines == nullptr || std::none_of(names.begin(), names.end(), unnamed)) return names;
  const std::vector<std::string> parameters = lines->parameters(kernel.entry_address);
  for (std::size_t i = 0; i < names.size() && parameters.size() == names.size(); ++i)
    if (names[i].empty()) names[i] = parameters[i];
  return names;
}

}  // namespace

LaunchArguments arguments_of(const KernelInfo& kernel, const PreparedLaunch& launch, std::uint64_t segment,
                             const LineTable* lines) {
  const std::vector<std::string> names = names_of(kernel, lines);
  if (segment == 0)
    launch.memory.for_each([&](const MemoryRange& range) {
      if (range.kind == RangeKind::launch && range.label == kernarg_label) segment = range.address;
    });
  LaunchArguments all;
  std::size_t number = 0;
  for (const ArgumentInfo& each : kernel.metadata.arguments) {
    LaunchArgument argument;
    argument.place = segment + each.offset;
    argument.size = each.size;
    argument.number = each.size < 8 || each.kind == ArgumentKind::hidden_global_offset_x ||
                      each.kind == ArgumentKind::hidden_global_offset_y ||
                      each.kind == ArgumentKind::hidden_global_offset_z;
    if (!each.hidden()) {
      const std::string& name = names[number];
      argument.name = "argument " + decimal(number++);
      if (!name.empty()) argument.name.append(" '").append(name).append("'");
    }
    std::array<std::uint8_t, 8> bytes{};
    if (each.kind == ArgumentKind::global_buffer && each.size == 8 &&
        launch.memory.read(argument.place, bytes.data(), 8)) {
      const MemoryRange* const range = launch.memory.find(load_little_endian<std::uint64_t>(bytes.data()), 1);
      if (range != nullptr && (range->kind == RangeKind::allocation || range->kind == RangeKind::host ||
                               range->kind == RangeKind::host_set)) {
        argument.begin = range->address;
        argument.end = range->end();
      }
    }
    all.push_back(std::move(argument));
  }
  return all;
}

}  // namespace lockstep
