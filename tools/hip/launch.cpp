// Preparing and running kernels.
#include "launch.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

#include "allocation.hpp"
#include "error.hpp"
#include "event.hpp"
#include "gpu.hpp"
#include "grid_sync.hpp"
#include "hostcall.hpp"
#include "launch_options.hpp"
#include "pageable.hpp"
#include "told.hpp"

namespace hip {

namespace {

constexpr std::uint64_t largest_block = 1024;

/// The arguments in one buffer: HIP_LAUNCH_PARAM_BUFFER_POINTER, ..._SIZE, ..._END.
hipError_t take_buffer(void** extra, std::vector<std::uint8_t>& kernarg) {
  const void* buffer = nullptr;
  std::size_t bytes = 0;
  for (std::size_t i = 0; extra[i] != HIP_LAUNCH_PARAM_END; i += 2) {
    if (extra[i] == HIP_LAUNCH_PARAM_BUFFER_POINTER)
      buffer = extra[i + 1];
    else if (extra[i] == HIP_LAUNCH_PARAM_BUFFER_SIZE)
      bytes = *static_cast<std::size_t*>(extra[i + 1]);
    else
      return hipErrorInvalidValue;
  }
  if (!buffer && bytes != 0) return hipErrorInvalidValue;
  std::memcpy(kernarg.data(), buffer, std::min(bytes, kernarg.size()));
  return hipSuccess;
}

hipError_t error_of(std::uint32_t fault, bool asserted) {
  switch (fault) {
    case LOCKSTEP_FAULT_OUT_OF_BOUNDS:
    case LOCKSTEP_FAULT_MISALIGNED: return hipErrorIllegalAddress;
    case LOCKSTEP_FAULT_ILLEGAL_INSTRUCTION:
    case LOCKSTEP_FAULT_UNSUPPORTED_INSTRUCTION: return hipErrorLaunchFailure;
    case LOCKSTEP_FAULT_TRAP: return asserted ? hipErrorAssert : hipErrorLaunchFailure;
    default: return hipErrorLaunchFailure;
  }
}

}  // namespace

hipError_t prepare_kernel(const Gpu& gpu, std::shared_ptr<const Function> function, dim3 grid, dim3 block,
                          std::size_t shared, void** parameters, void** extra, KernelOperation& operation) {
  const lockstep_kernel_info& info = function->info;
  const std::uint64_t items = volume(block);
  if (volume(grid) == 0 || items == 0 || items > largest_block) return hipErrorInvalidConfiguration;
  if (info.max_workgroup_size != 0 && items > info.max_workgroup_size) {
    complain("kernel %s is compiled for workgroups of at most %u work-items, %llu were asked for",
             runtime::shown_name(function->name).c_str(), info.max_workgroup_size,
             static_cast<unsigned long long>(items));
    return hipErrorLaunchFailure;
  }
  if (shared > gpu.info.lds_bytes || info.lds_bytes + shared > gpu.info.lds_bytes) return hipErrorInvalidValue;
  operation.kernarg.assign(info.explicit_kernarg_bytes, 0);
  if (parameters) {
    for (std::size_t i = 0; i < function->arguments.size(); ++i) {
      const auto& argument = function->arguments[i];
      if (!parameters[i]) return hipErrorInvalidValue;
      std::memcpy(operation.kernarg.data() + argument.offset, parameters[i], argument.size);
    }
  } else if (extra) {
    if (const hipError_t error = take_buffer(extra, operation.kernarg); error != hipSuccess) return error;
  } else if (!function->arguments.empty()) {
    return hipErrorInvalidValue;
  }
  operation.function = std::move(function);
  operation.grid = grid;
  operation.block = block;
  operation.shared_bytes = static_cast<std::uint32_t>(shared);
  return hipSuccess;
}

hipError_t run_kernel(const KernelOperation& operation, Gpu& gpu) {
  const Function& function = *operation.function;
  const Module& module = *function.module;
  runtime::ToldKernel told{function.name, module.code_hash,
                           [&](std::uint64_t address) { return owner_of(*module.gpu, address); }};
  lockstep_options options = runtime::launch_options(told);
  options.dynamic_lds = operation.shared_bytes;
  const std::uint32_t items[] = {operation.work_items.x, operation.work_items.y, operation.work_items.z};
  std::copy(std::begin(items), std::end(items), options.work_items);
  const std::uint32_t cluster[] = {operation.cluster.x, operation.cluster.y, operation.cluster.z};
  std::copy(std::begin(cluster), std::end(cluster), options.cluster);
  lockstep_result result{};
  result.struct_size = sizeof result;
  const std::uint32_t grid[] = {operation.grid.x, operation.grid.y, operation.grid.z};
  const std::uint32_t block[] = {operation.block.x, operation.block.y, operation.block.z};
  drop_vanished();
  runtime::Trace traced(told, options);
  if (operation.begin) operation.begin->take_time();
  HostServices services(gpu, operation, options);
  const std::vector<lockstep_host_range> pageable = pageable_memory(gpu);
  options.host_ranges = pageable.data();
  options.host_range_count = pageable.size();
  const lockstep_status status =
      lockstep_launch(gpu.device, function.module->code, function.name.c_str(), items[0] != 0 ? nullptr : grid, block,
                      operation.kernarg.data(), operation.kernarg.size(), &options, &result);
  services.finish();
  runtime::count_launch(status == LOCKSTEP_OK && services.misuse().empty());
  traced.finish();
  if (operation.end) operation.end->take_time();
  if (!services.misuse().empty()) {
    complain("kernel %s was stopped: %s", runtime::shown_name(function.name).c_str(), services.misuse().c_str());
    if (operation.grids) operation.grids->stop();
    return hipErrorLaunchFailure;
  }
  if (status == LOCKSTEP_OK) return hipSuccess;
  const bool by_another = operation.grids && operation.grids->stopped() && result.fault == LOCKSTEP_FAULT_STOPPED &&
                          !services.waited_in_vain();
  if (operation.grids) operation.grids->stop();
  if (by_another) {
    complain("kernel %s was stopped, because a grid of another device that it was launched with ended by an error",
             runtime::shown_name(function.name).c_str());
    return hipErrorLaunchFailure;
  }
  if (services.waited_in_vain()) {
    complain(
        "kernel %s waits for grids of other devices. Under LOCKSTEP_TRACE launches run one after the other, so it was "
        "stopped: run it without the variable",
        runtime::shown_name(function.name).c_str());
    return hipErrorLaunchFailure;
  }
  runtime::tell_fault(result, told);
  return status == LOCKSTEP_FAULT ? error_of(result.fault, services.asserted()) : hipErrorLaunchFailure;
}

}  // namespace hip
