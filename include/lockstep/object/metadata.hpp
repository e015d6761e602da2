// The metadata note of a code object (NT_AMDGPU_METADATA): kernels and their arguments.
// Source: LLVM's AMDGPUUsage, "Code Object V3..V6 Metadata".
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/object/msgpack.hpp"

namespace lockstep {

/// What an argument is, and for the hidden ones what the runtime puts there. In the order of
/// `argument_kind_names`.
enum class ArgumentKind : std::uint8_t {
  by_value,
  global_buffer,
  dynamic_shared_pointer,
  sampler,
  image,
  pipe,
  queue,
  hidden_none,
  hidden_global_offset_x,
  hidden_global_offset_y,
  hidden_global_offset_z,
  hidden_printf_buffer,
  hidden_hostcall_buffer,
  hidden_default_queue,
  hidden_completion_action,
  hidden_multigrid_sync_arg,
  hidden_block_count_x,
  hidden_block_count_y,
  hidden_block_count_z,
  hidden_group_size_x,
  hidden_group_size_y,
  hidden_group_size_z,
  hidden_remainder_x,
  hidden_remainder_y,
  hidden_remainder_z,
  hidden_grid_dims,
  hidden_heap_v1,
  hidden_dynamic_lds_size,
  hidden_private_base,
  hidden_shared_base,
  hidden_queue_ptr,
  unknown,
};

inline constexpr std::string_view argument_kind_names[] = {
    "by_value",
    "global_buffer",
    "dynamic_shared_pointer",
    "sampler",
    "image",
    "pipe",
    "queue",
    "hidden_none",
    "hidden_global_offset_x",
    "hidden_global_offset_y",
    "hidden_global_offset_z",
    "hidden_printf_buffer",
    "hidden_hostcall_buffer",
    "hidden_default_queue",
    "hidden_completion_action",
    "hidden_multigrid_sync_arg",
    "hidden_block_count_x",
    "hidden_block_count_y",
    "hidden_block_count_z",
    "hidden_group_size_x",
    "hidden_group_size_y",
    "hidden_group_size_z",
    "hidden_remainder_x",
    "hidden_remainder_y",
    "hidden_remainder_z",
    "hidden_grid_dims",
    "hidden_heap_v1",
    "hidden_dynamic_lds_size",
    "hidden_private_base",
    "hidden_shared_base",
    "hidden_queue_ptr",
    "unknown",
};

/// Largest kernarg segment accepted, bytes: far more than any hardware or compiler allows.
inline constexpr std::uint32_t max_kernarg_size = 1u << 20;

struct ArgumentInfo {
  std::string name;        ///< may be empty: clang keeps names only with debug information
  std::string type_name;   ///< "float*"; may be empty
  std::string value_kind;  ///< as the metadata spells it
  ArgumentKind kind = ArgumentKind::unknown;
  std::string address_space;
  std::uint32_t offset = 0;         ///< bytes from the start of the kernarg segment
  std::uint32_t size = 0;           ///< bytes
  std::uint32_t pointee_align = 1;  ///< of a dynamic_shared_pointer, bytes
  bool hidden() const { return value_kind.rfind("hidden_", 0) == 0; }
};

struct KernelMetadata {
  std::string name;    ///< as in the source
  std::string symbol;  ///< of the kernel descriptor, "saxpy.kd"
  std::string language;
  std::vector<ArgumentInfo> arguments;
  std::uint32_t kernarg_segment_size = 0;
  std::uint32_t kernarg_segment_align = 0;
  std::uint32_t group_segment_fixed_size = 0;
  std::uint32_t private_segment_fixed_size = 0;
  std::uint32_t wavefront_size = 0;
  std::uint32_t sgpr_count = 0, vgpr_count = 0, agpr_count = 0;
  std::uint32_t max_flat_workgroup_size = 0;           ///< 0: not stated
  std::array<std::uint32_t, 3> reqd_workgroup_size{};  ///< 0, 0, 0: none required
  std::array<std::uint32_t, 3> cluster_dims{};         ///< workgroups of a cluster; 0, 0, 0: not stated
  bool uses_dynamic_stack = false;
  bool uniform_work_group_size = false;  ///< runs only with grids of whole workgroups

  /// Bytes up to the end of the last explicit argument.
  std::uint32_t explicit_bytes() const {
    std::uint32_t end = 0;
    for (const ArgumentInfo& argument : arguments)
      if (!argument.hidden()) end = std::max(end, argument.offset + argument.size);
    return end;
  }
};

struct Metadata {
  std::string target;  ///< "amdgcn-amd-amdhsa--gfx950"
  std::array<std::uint32_t, 2> version{};
  std::vector<KernelMetadata> kernels;
  std::vector<std::string> problems;  ///< what is wrong and does no harm, a sentence each
};

namespace metadata_detail {

using msgpack::Value;

[[gnu::cold]] inline std::string text(const Value& map, std::string_view key) {
  const Value* v = map.find(key);
  return v && v->is(Value::Kind::string) ? std::string(v->string) : std::string();
}

/// False for a value that is there but no 32-bit number.
bool number(const Value& map, std::string_view key, std::uint32_t& to);

[[gnu::cold]] inline ArgumentKind kind_of(std::string_view name) {
  for (std::size_t i = 0; i < std::size(argument_kind_names); ++i)
    if (argument_kind_names[i] == name) return static_cast<ArgumentKind>(i);
  return ArgumentKind::unknown;
}

}  // namespace metadata_detail

/// Reads the description of an NT_AMDGPU_METADATA note. An argument that ends beyond its kernarg segment makes the
/// segment longer, and is a problem. `for_show`: so is a kernel whose entry is damaged, which is left out; else it is
/// an error.
Result<Metadata> read_metadata(std::span<const std::uint8_t> note, bool for_show = false);

}  // namespace lockstep

namespace lockstep::metadata_detail {

[[gnu::cold]] inline bool number(const Value& map, std::string_view key, std::uint32_t& to) {
  const Value* v = map.find(key);
  if (!v) return true;
  if (!(v->is(Value::Kind::integer) || v->is(Value::Kind::boolean)) || v->integer > 0xffffffffu) return false;
  to = static_cast<std::uint32_t>(v->integer);
  return true;
}

[[gnu::cold]] inline Result<ArgumentInfo> read_argument(const Value& map, const std::string& where) {
  ArgumentInfo argument;
  argument.name = text(map, ".name");
  argument.type_name = text(map, ".type_name");
  argument.value_kind = text(map, ".value_kind");
  argument.kind = kind_of(argument.value_kind);
  argument.address_space = text(map, ".address_space");
  if (argument.value_kind.empty()) return Error{where + " has no .value_kind"};
  if (!map.find(".offset") || !map.find(".size") || !number(map, ".offset", argument.offset) ||
      !number(map, ".size", argument.size) || !number(map, ".pointee_align", argument.pointee_align))
    return Error{where + " lacks a valid .offset, .size or .pointee_align"};
  return argument;
}

[[gnu::cold]] inline Result<KernelMetadata> read_kernel(const Value& map, std::vector<std::string>& problems) {
  KernelMetadata kernel;
  kernel.name = text(map, ".name");
  kernel.symbol = text(map, ".symbol");
  kernel.language = text(map, ".language");
  const std::string where = "metadata of kernel '" + kernel.name + "'";
  if (kernel.name.empty() || kernel.symbol.empty()) return Error{where + " lacks .name or .symbol"};
  std::uint32_t dynamic_stack = 0, uniform = 0;
  const std::pair<std::string_view, std::uint32_t*> numbers[] = {
      {".kernarg_segment_size", &kernel.kernarg_segment_size},
      {".kernarg_segment_align", &kernel.kernarg_segment_align},
      {".group_segment_fixed_size", &kernel.group_segment_fixed_size},
      {".private_segment_fixed_size", &kernel.private_segment_fixed_size},
      {".wavefront_size", &kernel.wavefront_size},
      {".sgpr_count", &kernel.sgpr_count},
      {".vgpr_count", &kernel.vgpr_count},
      {".agpr_count", &kernel.agpr_count},
      {".max_flat_workgroup_size", &kernel.max_flat_workgroup_size},
      {".uses_dynamic_stack", &dynamic_stack},
      {".uniform_work_group_size", &uniform},
  };
  for (const auto& [key, to] : numbers)
    if (!number(map, key, *to)) return Error{where + ": " + std::string(key) + " is not a number"};
  kernel.uses_dynamic_stack = dynamic_stack != 0;
  kernel.uniform_work_group_size = uniform != 0;
  const std::pair<std::string_view, std::array<std::uint32_t, 3>*> triples[] = {
      {".reqd_workgroup_size", &kernel.reqd_workgroup_size}, {".cluster_dims", &kernel.cluster_dims}};
  for (const auto& [key, to] : triples)
    if (const Value* size = map.find(key); size && size->is(Value::Kind::array))
      for (std::size_t i = 0; i < 3 && i < size->items.size(); ++i)
        (*to)[i] = static_cast<std::uint32_t>(size->items[i].integer);
  if (kernel.kernarg_segment_size > max_kernarg_size)
    return Error{where + ": a kernarg segment of " + count_of(kernel.kernarg_segment_size, "byte") + ", at most " +
                 decimal(max_kernarg_size) + " are accepted"};
  if (const Value* args = map.find(".args")) {
    if (!args->is(Value::Kind::array)) return Error{where + ": .args is not an array"};
    for (const Value& item : args->items) {
      auto argument = read_argument(item, where + ": argument " + decimal(kernel.arguments.size()));
      if (!argument) return argument.error();
      const std::uint64_t end = std::uint64_t{argument->offset} + argument->size;
      if (end > max_kernarg_size)
        return Error{where + ": argument " + decimal(kernel.arguments.size()) + " ends at byte " + decimal(end) +
                     " of the kernarg segment, at most " + decimal(max_kernarg_size) + " are accepted"};
      if (end > kernel.kernarg_segment_size) {
        problems.push_back(where + ": argument " + decimal(kernel.arguments.size()) + " ends at byte " + decimal(end) +
                           ", beyond the " + count_of(kernel.kernarg_segment_size, "byte") +
                           " of .kernarg_segment_size; the segment gets " + count_of(end, "byte"));
        kernel.kernarg_segment_size = static_cast<std::uint32_t>(end);
      }
      kernel.arguments.push_back(std::move(*argument));
    }
  }
  return kernel;
}

}  // namespace lockstep::metadata_detail

namespace lockstep {

[[gnu::cold]] inline Result<Metadata> read_metadata(std::span<const std::uint8_t> note, bool for_show) {
  using msgpack::Value;
  auto root = msgpack::Reader(note).read();
  if (!root) return Error{"AMDGPU metadata note: " + root.message()};
  if (!root->is(Value::Kind::map)) return Error{"AMDGPU metadata note: it does not hold a map"};
  Metadata metadata;
  metadata.target = metadata_detail::text(*root, "amdhsa.target");
  if (const Value* version = root->find("amdhsa.version"); version && version->is(Value::Kind::array))
    for (std::size_t i = 0; i < 2 && i < version->items.size(); ++i)
      metadata.version[i] = static_cast<std::uint32_t>(version->items[i].integer);
  const Value* kernels = root->find("amdhsa.kernels");
  if (!kernels) return metadata;
  if (!kernels->is(Value::Kind::array)) return Error{"AMDGPU metadata note: amdhsa.kernels is not an array"};
  for (const Value& item : kernels->items) {
    auto kernel = metadata_detail::read_kernel(item, metadata.problems);
    if (kernel)
      metadata.kernels.push_back(std::move(*kernel));
    else if (for_show)
      metadata.problems.push_back("AMDGPU " + kernel.message());
    else
      return Error{"AMDGPU " + kernel.message()};
  }
  return metadata;
}

}  // namespace lockstep
