// lockstep info: what a code object holds.
#include <cstdio>
#include <span>

#include "code_file.hpp"
#include "code_target.hpp"
#include "command.hpp"
#include "kernel_name.hpp"
#include "lockstep/device.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace command {

namespace {

/// Arguments as `lockstep run` counts them, then those that the runtime fills in.
void print_arguments(const lockstep::KernelMetadata& metadata, bool hidden) {
  unsigned index = 0, hidden_ones = 0;
  for (const lockstep::ArgumentInfo& argument : metadata.arguments) {
    hidden_ones += argument.hidden();
    if (!argument.hidden())
      std::printf("    %2u  offset %3u size %2u  %s  %s%s%s\n", index++, argument.offset, argument.size,
                  argument.value_kind.c_str(), argument.type_name.c_str(), argument.name.empty() ? "" : " ",
                  argument.name.c_str());
  }
  if (hidden_ones != 0 && !hidden) std::printf("    and %u hidden: --hidden shows them\n", hidden_ones);
  for (const lockstep::ArgumentInfo& argument : metadata.arguments)
    if (argument.hidden() && hidden)
      std::printf("        offset %3u size %2u  %s\n", argument.offset, argument.size, argument.value_kind.c_str());
}

/// What the descriptor says; of a file that lacks it nothing.
void print_descriptor(const lockstep::KernelInfo& kernel) {
  const lockstep::KernelMetadata& m = kernel.metadata;
  const lockstep::KernelDescriptor& d = kernel.descriptor;
  if (!kernel.has_descriptor) {
    std::printf("  LDS %u bytes a workgroup, scratch %u bytes a work-item, no descriptor\n", m.group_segment_fixed_size,
                m.private_segment_fixed_size);
    return;
  }
  std::printf("  LDS %u bytes a workgroup, scratch %u bytes a work-item%s\n", d.group_segment_fixed_size,
              d.private_segment_fixed_size, m.uses_dynamic_stack ? " and a stack of unknown size" : "");
}

void print_user_registers(const lockstep::KernelDescriptor& d) {
  std::printf("  user SGPRs %u%s%s%s%s%s%s%s", d.rsrc2.user_sgprs(),
              d.private_segment_buffer() ? ", private segment buffer" : "",
              d.dispatch_ptr() ? ", dispatch pointer" : "", d.queue_ptr() ? ", queue pointer" : "",
              d.kernarg_segment_ptr() ? ", kernarg pointer" : "", d.dispatch_id() ? ", dispatch id" : "",
              d.flat_scratch_init() ? ", flat scratch address" : "",
              d.private_segment_size() ? ", private segment size" : "");
  if (d.preload_dwords() != 0) std::printf(", %u preloaded dwords of kernarg", d.preload_dwords());
  std::printf("\n");
}

void print_kernel(const lockstep::KernelInfo& kernel, bool hidden) {
  const lockstep::KernelMetadata& m = kernel.metadata;
  std::printf("\nkernel %s\n", kernel.name.c_str());
  if (const std::string source = source_name(kernel.name); !source.empty())
    std::printf("  in C++ %s\n", source.c_str());
  if (kernel.has_descriptor)
    std::printf("  entry 0x%llx, descriptor 0x%llx\n", static_cast<unsigned long long>(kernel.entry_address),
                static_cast<unsigned long long>(kernel.descriptor_address));
  if (kernel.has_metadata)
    std::printf("  VGPRs %u, AccVGPRs %u, SGPRs %u, waves of %u\n", m.vgpr_count, m.agpr_count, m.sgpr_count,
                m.wavefront_size);
  print_descriptor(kernel);
  if (m.max_flat_workgroup_size != 0) std::printf("  workgroup at most %u work-items", m.max_flat_workgroup_size);
  if (m.reqd_workgroup_size[0] != 0)
    std::printf(", exactly (%u,%u,%u)", m.reqd_workgroup_size[0], m.reqd_workgroup_size[1], m.reqd_workgroup_size[2]);
  if (m.max_flat_workgroup_size != 0) std::printf("\n");
  if (kernel.has_descriptor) print_user_registers(kernel.descriptor);
  std::printf("  arguments %u bytes (%u with the hidden ones)%s\n",
              kernel.has_metadata ? m.explicit_bytes() : m.kernarg_segment_size, m.kernarg_segment_size,
              kernel.has_metadata ? "" : ", no metadata");
  print_arguments(m, hidden);
}

void print_code(const std::string& heading, const lockstep::CodeObject& code, bool hidden) {
  std::printf("%s: AMDGPU %s v%d for %s, %s\n", heading.c_str(),
              code.relocatable() ? "relocatable object" : "code object", code.version(), code.target().text().c_str(),
              lockstep::count_of(code.kernels().size(), "kernel").c_str());
  for (const std::string& problem : code.problems()) std::printf("  warning: %s\n", problem.c_str());
  for (const lockstep::KernelInfo& kernel : code.kernels()) print_kernel(kernel, hidden);
}

/// The targets there are that take a bundle's entry: "gfx1100, gfx1101".
std::string targets_of(const lockstep::BundleEntry& entry) {
  const lockstep::TargetId id = entry.id();
  std::string list;
  for (const std::string_view target : lockstep::Device::targets())
    if (lockstep::target_runs_on(id, target)) list += (list.empty() ? "" : ", ") + std::string(target);
  return list.empty() ? "no target here" : list;
}

int print_bundle(const std::string& file, std::span<const std::uint8_t> bytes, bool hidden) {
  const auto entries = lockstep::bundle_entries(bytes);
  if (!entries) return fail(file + ": " + entries.message());
  std::printf("%s: an offload bundle of %s\n", file.c_str(),
              lockstep::count_of(entries->size(), "code object").c_str());
  for (const lockstep::BundleEntry& entry : *entries) {
    const std::string heading = "entry " + std::string(entry.target) + ", runs on " + targets_of(entry);
    std::printf("\n");
    if (const auto code = lockstep::CodeObject::inspect(entry.code))
      print_code(heading, *code, hidden);
    else
      std::printf("%s: %s\n", heading.c_str(), code.message().c_str());
  }
  return done;
}

}  // namespace

int info(const std::string& file, const std::string& asked, bool hidden) {
  auto bytes = lockstep::plain_code_file(file);
  if (!bytes) return fail(bytes.message());
  if (asked.empty() && lockstep::is_offload_bundle(*bytes)) return print_bundle(file, *bytes, hidden);
  // Without --target a code object is shown whatever it is for.
  const auto shown = code_to_show(*bytes, asked);
  if (!shown) return fail(file + ": " + shown.message());
  print_code(file, shown->code, hidden);
  return done;
}

}  // namespace command
