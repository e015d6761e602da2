#include "launch/arguments_of.hpp"

#include <array>
#include <string>
#include <string_view>

#include "lockstep/launch/prepare.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/object/code_object.hpp"

namespace lockstep {

LaunchArguments arguments_of(const KernelInfo& kernel, const PreparedLaunch& launch, std::uint64_t segment) {
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
      const std::string_view name = std::string_view(each.name).substr(0, each.name.find('.'));  // "in.coerce"
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
