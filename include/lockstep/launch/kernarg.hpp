// The kernarg segment: explicit arguments checked against the metadata and laid out, hidden ones filled in.
// Source: LLVM's AMDGPUUsage, "Code Object V3..V5 Kernel Argument Metadata".
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/launch/argument.hpp"
#include "lockstep/launch/shape.hpp"
#include "lockstep/object/code_object.hpp"

namespace lockstep {

struct KernargSegment {
  std::vector<std::uint8_t> bytes;
  std::uint64_t dynamic_lds = 0;  ///< LDS bytes that the arguments ask for beyond the kernel's own
};

/// What the hidden arguments tell the kernel.
struct HiddenArguments {
  Dim3 grid{};  ///< whole workgroups
  Dim3 block{};
  std::uint32_t dynamic_lds = 0;
  std::uint64_t queue = 0;  ///< address of the queue object
  std::uint32_t shared_base_high = 0, private_base_high = 0;
  Dim3 remainder{0, 0, 0};  ///< work-items beyond the whole workgroups, in each dimension
  RuntimeServices services{};
};

/// Value of a hidden argument. Those that stand for services the runtime does not give (device enqueue; printf buffer,
/// hostcall, device malloc heap, multi-grid sync unless the launch has them) are null, as AMDGPUUsage allows.
constexpr std::uint64_t hidden_value(ArgumentKind kind, const HiddenArguments& hidden) {
  switch (kind) {
    case ArgumentKind::hidden_block_count_x: return hidden.grid.x;
    case ArgumentKind::hidden_block_count_y: return hidden.grid.y;
    case ArgumentKind::hidden_block_count_z: return hidden.grid.z;
    case ArgumentKind::hidden_group_size_x: return hidden.block.x;
    case ArgumentKind::hidden_group_size_y: return hidden.block.y;
    case ArgumentKind::hidden_group_size_z: return hidden.block.z;
    case ArgumentKind::hidden_remainder_x: return hidden.remainder.x;
    case ArgumentKind::hidden_remainder_y: return hidden.remainder.y;
    case ArgumentKind::hidden_remainder_z: return hidden.remainder.z;
    case ArgumentKind::hidden_grid_dims: {
      // More than one workgroup or work-item; a remainder comes with a block of more than one.
      const bool three = hidden.grid.z > 1 || hidden.block.z > 1, two = hidden.grid.y > 1 || hidden.block.y > 1;
      return three ? 3 : two ? 2 : 1;
    }
    case ArgumentKind::hidden_dynamic_lds_size: return hidden.dynamic_lds;
    case ArgumentKind::hidden_private_base: return hidden.private_base_high;
    case ArgumentKind::hidden_shared_base: return hidden.shared_base_high;
    case ArgumentKind::hidden_queue_ptr: return hidden.queue;
    case ArgumentKind::hidden_printf_buffer: return hidden.services.printf_buffer;
    case ArgumentKind::hidden_hostcall_buffer: return hidden.services.hostcall_buffer;
    case ArgumentKind::hidden_heap_v1: return hidden.services.heap;
    case ArgumentKind::hidden_multigrid_sync_arg: return hidden.services.multigrid_sync;
    default: return 0;  // global offsets, null services
  }
}

/// Fills in the hidden arguments that begin at or after byte `from`; what stands before was given by the
/// caller.
void fill_hidden(const KernelMetadata& kernel, const HiddenArguments& hidden, std::uint32_t from,
                 std::vector<std::uint8_t>& bytes);

/// Services of the host that the kernel takes and `bytes` give as null, as the metadata names them: "hidden_heap_v1 and
/// hidden_hostcall_buffer". Compilers ask for them also where they only cannot tell that the kernel does not need them.
std::string missing_services(const KernelMetadata& kernel, std::span<const std::uint8_t> bytes);

namespace detail {

/// "argument 2 (float*)", with the source name where the metadata has it.
inline std::string argument_name(const KernelMetadata& kernel, std::size_t index) {
  const ArgumentInfo& info = kernel.arguments[index];
  const std::string type = info.type_name.empty() ? info.value_kind : info.type_name;
  return "argument " + decimal(index) + " (" + type + (info.name.empty() ? "" : " " + info.name) + ")";
}

/// Empty if the argument suits the parameter.
std::string mismatch(const ArgumentInfo& parameter, const Argument& argument);

constexpr std::uint64_t align_up(std::uint64_t value, std::uint64_t alignment) {
  return alignment <= 1 ? value : (value + alignment - 1) / alignment * alignment;
}

}  // namespace detail

/// Explicit arguments in place, everything else zero; `fill_hidden` completes it. LDS for local pointers is
/// placed behind the kernel's own `group_segment_fixed_size` bytes, in the order of the parameters.
Result<KernargSegment> layout_arguments(const KernelInfo& kernel, std::span<const Argument> arguments);

/// A kernarg segment whose first bytes the caller laid out himself.
Result<KernargSegment> take_kernarg(const KernelInfo& kernel, std::span<const std::uint8_t> given);

inline void fill_hidden(const KernelMetadata& kernel, const HiddenArguments& hidden, std::uint32_t from,
                        std::vector<std::uint8_t>& bytes) {
  for (const ArgumentInfo& argument : kernel.arguments) {
    if (!argument.hidden() || argument.offset < from) continue;
    const std::uint64_t value = hidden_value(argument.kind, hidden);
    for (std::uint32_t i = 0; i < argument.size && i < 8 && argument.offset + i < bytes.size(); ++i)
      bytes[argument.offset + i] = static_cast<std::uint8_t>(value >> (8 * i));
  }
}

inline std::string missing_services(const KernelMetadata& kernel, std::span<const std::uint8_t> bytes) {
  std::string names;
  for (const ArgumentInfo& argument : kernel.arguments) {
    const ArgumentKind kind = argument.kind;
    if (kind != ArgumentKind::hidden_printf_buffer && kind != ArgumentKind::hidden_hostcall_buffer &&
        kind != ArgumentKind::hidden_heap_v1)
      continue;
    if (argument.offset > bytes.size() || argument.size > bytes.size() - argument.offset) continue;
    const auto value = bytes.subspan(argument.offset, argument.size);
    if (std::any_of(value.begin(), value.end(), [](std::uint8_t byte) { return byte != 0; })) continue;
    names.append(names.empty() ? "" : " and ").append(argument.value_kind);
  }
  return names;
}

}  // namespace lockstep

namespace lockstep::detail {

inline std::string given_as(const Argument& argument) {
  switch (argument.kind) {
    case Argument::Kind::local: return "LDS bytes";
    case Argument::Kind::pointer: return "a buffer";
    case Argument::Kind::value: break;
  }
  return "a value of " + count_of(argument.bytes.size(), "byte");
}

inline std::string mismatch(const ArgumentInfo& parameter, const Argument& argument) {
  using Kind = ArgumentKind;
  if (!argument.error.empty()) return "is a buffer that could not be made: " + argument.error;
  if (parameter.kind == Kind::dynamic_shared_pointer)
    return argument.kind == Argument::Kind::local ? ""
                                                  : "is a local pointer and takes LDS bytes, not " + given_as(argument);
  if (argument.kind == Argument::Kind::local) return "takes " + count_of(parameter.size, "byte") + ", not LDS bytes";
  const bool pointer = parameter.kind == Kind::global_buffer;
  if (pointer && argument.kind != Argument::Kind::pointer && argument.bytes.size() != 8)
    return "is a pointer and takes a buffer, not " + given_as(argument);
  if (parameter.kind != Kind::by_value && !pointer)
    return "is of kind '" + parameter.value_kind + "', which is not supported";
  if (argument.bytes.size() != parameter.size)
    return "takes " + count_of(parameter.size, "byte") + ", not " + given_as(argument);
  return "";
}

/// Without metadata: each argument at the next multiple of its size (at most 16), as C would lay out a
/// struct.
inline Result<KernargSegment> natural_layout(std::span<const Argument> arguments) {
  KernargSegment segment;
  for (const Argument& argument : arguments) {
    if (!argument.error.empty()) return Error{argument.error};
    if (argument.kind == Argument::Kind::local) {
      segment.dynamic_lds += argument.local_bytes;
      continue;
    }
    std::size_t alignment = 1;
    while (alignment < 16 && alignment < argument.bytes.size()) alignment *= 2;
    segment.bytes.resize((segment.bytes.size() + alignment - 1) / alignment * alignment);
    segment.bytes.insert(segment.bytes.end(), argument.bytes.begin(), argument.bytes.end());
  }
  return segment;
}

}  // namespace lockstep::detail

namespace lockstep {

inline Result<KernargSegment> layout_arguments(const KernelInfo& kernel, std::span<const Argument> arguments) {
  const KernelMetadata& metadata = kernel.metadata;
  const auto who = [&] { return "kernel '" + kernel.name + "'"; };
  if (!kernel.has_metadata) {
    auto segment = detail::natural_layout(arguments);
    if (!segment) return Error{who() + ": " + segment.message()};
    if (metadata.kernarg_segment_size != 0 && segment->bytes.size() > metadata.kernarg_segment_size)
      return Error{who() + " takes " + count_of(metadata.kernarg_segment_size, "byte") + " of arguments, " +
                   decimal(segment->bytes.size()) + " were given"};
    segment->bytes.resize(std::max<std::size_t>(segment->bytes.size(), metadata.kernarg_segment_size));
    return segment;
  }
  KernargSegment segment;
  segment.bytes.resize(metadata.kernarg_segment_size);
  std::uint64_t lds = metadata.group_segment_fixed_size;
  std::size_t next = 0, parameters = 0;
  for (std::size_t i = 0; i < metadata.arguments.size(); ++i) {
    const ArgumentInfo& parameter = metadata.arguments[i];
    if (parameter.hidden()) continue;
    ++parameters;
    if (next >= arguments.size()) continue;
    const Argument& argument = arguments[next++];
    if (std::string why = detail::mismatch(parameter, argument); !why.empty())
      return Error{who() + ": " + detail::argument_name(metadata, i) + " " + why};
    if (argument.kind == Argument::Kind::local) {
      lds = detail::align_up(lds, std::max(parameter.pointee_align, 16u));
      for (std::uint32_t b = 0; b < parameter.size && b < 4; ++b)
        segment.bytes[parameter.offset + b] = static_cast<std::uint8_t>(lds >> (8 * b));
      lds += argument.local_bytes;
    } else {
      std::memcpy(segment.bytes.data() + parameter.offset, argument.bytes.data(), argument.bytes.size());
    }
  }
  for (; next < arguments.size() && arguments[next].kind == Argument::Kind::local; ++next)
    lds += arguments[next].local_bytes;  // dynamic LDS that no parameter points to
  if (next != arguments.size() || parameters > arguments.size())
    return Error{who() + " takes " + count_of(parameters, "argument") + ", " + decimal(arguments.size()) + " given"};
  segment.dynamic_lds = lds - metadata.group_segment_fixed_size;
  return segment;
}

inline Result<KernargSegment> take_kernarg(const KernelInfo& kernel, std::span<const std::uint8_t> given) {
  const std::uint32_t size = kernel.metadata.kernarg_segment_size;
  const std::uint32_t explicit_end = kernel.metadata.explicit_bytes();
  const bool unknown = !kernel.has_metadata && size == 0;
  if (!unknown && (given.size() < explicit_end || given.size() > size))
    return Error{"kernel '" + kernel.name + "' takes " + count_of(explicit_end, "byte") + " of arguments (" +
                 decimal(size) + " with the hidden ones), " + decimal(given.size()) + " were given"};
  KernargSegment segment;
  segment.bytes.assign(given.begin(), given.end());
  segment.bytes.resize(std::max<std::size_t>(size, given.size()));
  return segment;
}

}  // namespace lockstep
