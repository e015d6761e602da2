// Kernel dispatch packets: checked, and run by lockstep.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "events.hpp"
#include "executable.hpp"
#include "launch_options.hpp"
#include "locked.hpp"
#include "memory.hpp"
#include "queue.hpp"
#include "rest.hpp"
#include "signal.hpp"
#include "status.hpp"

namespace rocm {

namespace {

hsa_status_t status_of(std::uint32_t fault) {
  switch (fault) {
    case LOCKSTEP_FAULT_OUT_OF_BOUNDS:
    case LOCKSTEP_FAULT_MISALIGNED: return static_cast<hsa_status_t>(HSA_STATUS_ERROR_MEMORY_FAULT);
    case LOCKSTEP_FAULT_ILLEGAL_INSTRUCTION:
    case LOCKSTEP_FAULT_UNSUPPORTED_INSTRUCTION:
    case LOCKSTEP_FAULT_ILLEGAL_OPERAND: return static_cast<hsa_status_t>(HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION);
    default: return HSA_STATUS_ERROR_EXCEPTION;
  }
}

/// Empty if the packet can be run.
const char* problem(const hsa_kernel_dispatch_packet_t& packet, const Symbol& kernel) {
  const unsigned dimensions = packet.setup & 3;
  if (dimensions == 0) return "its setup has no dimensions";
  if (packet.workgroup_size_x == 0 || (dimensions > 1 && packet.workgroup_size_y == 0) ||
      (dimensions > 2 && packet.workgroup_size_z == 0))
    return "a dimension of its workgroups has no work-items";
  if (packet.grid_size_x == 0 || (dimensions > 1 && packet.grid_size_y == 0) ||
      (dimensions > 2 && packet.grid_size_z == 0))
    return "a dimension of its grid has no work-items";
  if (kernel.info.kernarg_bytes != 0 &&
      (!packet.kernarg_address || !is_there(packet.kernarg_address, kernel.info.kernarg_bytes)))
    return "its kernarg address is not memory that holds the kernel's arguments";
  return "";
}

/// Workgroups of a kernel on a cooperative queue may wait for each other: each gets a thread, or they run in turns
/// where code waits at global wave sync and where something watches.
void set_cooperative(lockstep_options& options, const std::uint32_t (&block)[3], const std::string& kernel) {
  constexpr std::uint64_t most = 1024;
  std::uint64_t workgroups = 1;
  for (int i = 0; i < 3; ++i)
    if (__builtin_mul_overflow(workgroups, (std::uint64_t{options.work_items[i]} + block[i] - 1) / block[i],
                               &workgroups))
      workgroups = UINT64_MAX;
  if (workgroups > most)
    complain(
        "kernel %s, of %llu workgroups, is on a cooperative queue: it does not end if they wait for each other, "
        "because "
        "lockstep runs 1024 at once",
        runtime::shown_name(kernel).c_str(), static_cast<unsigned long long>(workgroups));
  options.cooperative = workgroups <= most ? 1 : 0;
  if (options.cooperative != 0) options.threads = static_cast<std::uint32_t>(workgroups);
}

}  // namespace

hsa_status_t dispatch(Queue& queue, const hsa_kernel_dispatch_packet_t& packet) {
  const std::shared_ptr<const Symbol> kernel = kernel_at(packet.kernel_object);
  if (!kernel || kernel->loaded->agent != queue.agent) {
    complain("a dispatch packet's kernel object, 0x%llx, is no kernel that is loaded in agent %zu (%s)",
             static_cast<unsigned long long>(packet.kernel_object), queue.agent->number, queue.agent->name.c_str());
    return HSA_STATUS_ERROR_INVALID_CODE_OBJECT;
  }
  if (const char* const why = problem(packet, *kernel); *why) {
    complain("a dispatch packet of kernel %s cannot be run: %s", runtime::shown_name(kernel->kernel).c_str(), why);
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
  const Loaded& loaded = *kernel->loaded;
  const Agent& agent = *queue.agent;
  runtime::ToldKernel told{kernel->kernel, loaded.code_hash,
                           [&](std::uint64_t address) { return owner_of(agent, address); }};
  lockstep_options options = runtime::launch_options(told);
  options.dispatch_packet = reinterpret_cast<std::uintptr_t>(&packet);
  options.queue = reinterpret_cast<std::uintptr_t>(queue.handle());
  options.dynamic_lds = packet.group_segment_size - std::min(packet.group_segment_size, kernel->info.lds_bytes);
  options.stack_bytes = packet.private_segment_size - std::min(packet.private_segment_size, kernel->info.scratch_bytes);
  options.stop = reinterpret_cast<const volatile std::int32_t*>(&queue.stop);
  const unsigned dimensions = packet.setup & 3;
  const std::uint32_t block[] = {packet.workgroup_size_x, dimensions > 1 ? packet.workgroup_size_y : 1u,
                                 dimensions > 2 ? packet.workgroup_size_z : 1u};
  options.work_items[0] = packet.grid_size_x;
  options.work_items[1] = dimensions > 1 ? packet.grid_size_y : 1;
  options.work_items[2] = dimensions > 2 ? packet.grid_size_z : 1;
  const std::vector<lockstep_host_range> ranges = usable_host_memory(agent);
  options.host_ranges = ranges.data();
  options.host_range_count = ranges.size();
  lockstep_result result{};
  result.struct_size = sizeof result;
  runtime::Trace traced(told, options);
  if (queue.memory->queue.hsa_queue.type == HSA_QUEUE_TYPE_COOPERATIVE) set_cooperative(options, block, kernel->kernel);
  const lockstep_status status = [&] {
    const AtWork at_work;
    count_kernel(1);
    const lockstep_status ended =
        lockstep_launch(agent.device, loaded.code, kernel->kernel.c_str(), nullptr, block, packet.kernarg_address,
                        kernel->info.kernarg_bytes, &options, &result);
    count_kernel(-1);
    return ended;
  }();
  traced.finish();
  runtime::count_launch(status == LOCKSTEP_OK);
  if (status == LOCKSTEP_OK || (queue.stopped() && result.fault == LOCKSTEP_FAULT_STOPPED)) return HSA_STATUS_SUCCESS;
  runtime::tell_fault(result, told);
  if (status != LOCKSTEP_FAULT) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS) tell_memory_fault(agent, result.address);
  return status_of(result.fault);
}

}  // namespace rocm
