// HIP's calls that launch kernels.
#include <cstring>
#include <set>
#include <utility>

#include "error.hpp"
#include "event.hpp"
#include "gpu.hpp"
#include "grid_sync.hpp"
#include "launch.hpp"
#include "launch_config.hpp"
#include "occupancy.hpp"
#include "stream.hpp"
#include "thread_object.hpp"

namespace hip {

namespace {

/// What <<<grid, block, shared, stream>>> says, until the kernel's stub takes it.
struct Configuration {
  dim3 grid, block;
  std::size_t shared;
  hipStream_t stream;
};
struct Prepared {
  std::vector<Configuration> configurations{};
  std::vector<std::uint8_t> arguments{};  ///< what hipSetupArgument has put together

  /// The last one that was pushed.
  bool pop(Configuration& last) {
    if (configurations.empty()) return false;
    last = configurations.back();
    configurations.pop_back();
    return true;
  }
};

/// Puts a prepared launch into its stream.
hipError_t submit_launch(const std::shared_ptr<ihipStream_t>& stream, KernelOperation operation,
                         const LaunchExtras& extras, std::vector<Ticket> after = {}) {
  if (extras.cluster) {
    if (const hipError_t error = set_cluster(*extras.cluster, *stream->gpu, operation); error != hipSuccess)
      return error;
  }
  if (extras.cooperative && !operation.grids) {
    if (const hipError_t error = set_cooperative(operation); error != hipSuccess) return error;
  }
  if (extras.begin) operation.begin = renew(extras.begin);
  if (extras.end) operation.end = renew(extras.end);
  const auto first = operation.begin, last = operation.end;
  const hipError_t submitted = submit(stream, std::move(operation), std::move(after));
  if (first) first->ticket = tail(stream);
  if (last) last->ticket = tail(stream);
  return submitted;
}

hipError_t prepare_host_function(Gpu& gpu, const void* host, dim3 grid, dim3 block, void** parameters, void** extra,
                                 std::size_t shared, const LaunchExtras& extras, KernelOperation& operation) {
  std::shared_ptr<const Function> function;
  if (const hipError_t error = function_of(host, gpu, function); error != hipSuccess) return error;
  if (extras.cooperative && !fits_at_once(gpu, *function, grid, block, shared))
    return hipErrorCooperativeLaunchTooLarge;
  operation.handle = const_cast<void*>(host);
  return prepare_kernel(gpu, std::move(function), grid, block, shared, parameters, extra, operation);
}

hipError_t launch_host_function(const void* host, dim3 grid, dim3 block, void** parameters, void** extra,
                                std::size_t shared, hipStream_t handle, const LaunchExtras& extras = {}) {
  const auto stream = stream_of(handle);
  if (!stream) return current() ? hipErrorContextIsDestroyed : hipErrorNoDevice;
  KernelOperation operation;
  const hipError_t error =
      prepare_host_function(*stream->gpu, host, grid, block, parameters, extra, shared, extras, operation);
  return error == hipSuccess ? submit_launch(stream, std::move(operation), extras) : error;
}

using PreparedLaunches = std::vector<std::pair<std::shared_ptr<ihipStream_t>, KernelOperation>>;

/// Where all of the streams are but for one: that one's order is its own.
std::vector<Ticket> tails_but(const PreparedLaunches& launches, const std::shared_ptr<ihipStream_t>& one) {
  std::vector<Ticket> tails;
  for (const auto& [stream, operation] : launches)
    if (stream != one) tails.push_back(tail(stream));
  return tails;
}

/// The grids may wait for each other.
bool join_grids(PreparedLaunches& launches) {
  const auto items_of = [](const KernelOperation& each) {
    return volume(each.grid) * volume(each.block);  // at most 1024 each
  };
  std::uint64_t items = 0;
  std::uint32_t number = 0;
  for (auto& [stream, operation] : launches) {
    operation.grid_number = number++;
    operation.items_before = items;
    items += items_of(operation);
  }
  const auto grids = GridSet::make(static_cast<std::uint32_t>(launches.size()), items);
  for (auto& [stream, operation] : launches) operation.grids = grids;
  return grids != nullptr;
}

/// For several devices, each with a stream of its own. Nothing is launched if one of them cannot be.
hipError_t launch_each(const hipLaunchParams* given, int count, unsigned flags, const LaunchExtras& extras) {
  if (!given || count <= 0 || static_cast<std::size_t>(count) > gpus().size()) return hipErrorInvalidValue;
  PreparedLaunches launches;
  std::set<const Gpu*> devices;
  for (int i = 0; i < count; ++i) {
    const hipLaunchParams& each = given[i];
    const auto stream = each.stream ? stream_of(each.stream) : nullptr;
    if (!stream || !devices.insert(stream->gpu).second) return hipErrorInvalidDevice;
    if (is_captured(*stream)) return hipErrorStreamCaptureUnsupported;
    KernelOperation operation;
    if (const hipError_t error = prepare_host_function(*stream->gpu, each.func, each.gridDim, each.blockDim, each.args,
                                                       nullptr, each.sharedMem, extras, operation);
        error != hipSuccess)
      return error;
    if (extras.cooperative)
      if (const hipError_t error = set_cooperative(operation); error != hipSuccess) return error;
    launches.emplace_back(stream, std::move(operation));
  }
  if (extras.cooperative && !join_grids(launches)) return hipErrorOutOfMemory;
  std::vector<std::vector<Ticket>> before(launches.size());
  if ((flags & hipCooperativeLaunchMultiDeviceNoPreSync) == 0)
    for (std::size_t i = 0; i < launches.size(); ++i) before[i] = tails_but(launches, launches[i].first);
  for (std::size_t i = 0; i < launches.size(); ++i) {
    const hipError_t error = submit_launch(launches[i].first, launches[i].second, extras, std::move(before[i]));
    if (error == hipSuccess) continue;
    if (launches[i].second.grids) launches[i].second.grids->stop();
    return error;
  }
  if ((flags & hipCooperativeLaunchMultiDeviceNoPostSync) != 0) return hipSuccess;
  for (std::size_t i = 0; i < launches.size(); ++i) before[i] = tails_but(launches, launches[i].first);
  for (std::size_t i = 0; i < launches.size(); ++i)
    if (const hipError_t error = submit(launches[i].first, EmptyOperation{}, std::move(before[i])); error != hipSuccess)
      return error;
  return hipSuccess;
}

/// `items`: the grid in work-items, or all 0.
hipError_t launch_module_function(hipFunction_t handle, dim3 grid, dim3 items, dim3 block, std::size_t shared,
                                  hipStream_t stream_handle, void** parameters, void** extra,
                                  const LaunchExtras& extras = {}) {
  auto function = function_of(handle);
  if (!function) return hipErrorInvalidResourceHandle;
  const auto stream = stream_of(stream_handle);
  if (!stream) return hipErrorContextIsDestroyed;
  if (function->module->gpu != stream->gpu) return hipErrorInvalidResourceHandle;
  if (parameters && extra) return hipErrorInvalidValue;
  if (extras.cooperative && !fits_at_once(*stream->gpu, *function, grid, block, shared))
    return hipErrorCooperativeLaunchTooLarge;
  KernelOperation operation;
  operation.handle = handle;
  const hipError_t error =
      prepare_kernel(*stream->gpu, std::move(function), grid, block, shared, parameters, extra, operation);
  if (error != hipSuccess) return error;
  operation.work_items = items;
  return submit_launch(stream, std::move(operation), extras);
}

hipError_t launch_in_work_items(hipFunction_t function, dim3 items, dim3 block, std::size_t shared, hipStream_t stream,
                                void** parameters, void** extra, hipEvent_t begin, hipEvent_t end) {
  if (block.x == 0 || block.y == 0 || block.z == 0) return hipErrorInvalidConfiguration;
  const auto workgroups = [](std::uint32_t all, std::uint32_t each) { return all == 0 ? 0 : (all - 1) / each + 1; };
  const dim3 grid(workgroups(items.x, block.x), workgroups(items.y, block.y), workgroups(items.z, block.z));
  return launch_module_function(function, grid, items, block, shared, stream, parameters, extra,
                                {.begin = begin, .end = end});
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared, hipStream_t stream) {
  return call([&] {
    of_thread<Prepared>().configurations.push_back({grid, block, shared, stream});
    return hipSuccess;
  });
}
hipError_t __hipPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, hipStream_t* stream) {
  return call([&] {
    Configuration last;
    if (!of_thread<Prepared>().pop(last)) return hipErrorMissingConfiguration;
    *grid = last.grid;
    *block = last.block;
    *shared = last.shared;
    *stream = last.stream;
    return hipSuccess;
  });
}

hipError_t hipLaunchKernel(const void* function, dim3 grid, dim3 block, void** parameters, size_t shared,
                           hipStream_t stream) {
  return call([&] { return launch_host_function(function, grid, block, parameters, nullptr, shared, stream); });
}
hipError_t hipExtLaunchKernel(const void* function, dim3 grid, dim3 block, void** parameters, size_t shared,
                              hipStream_t stream, hipEvent_t begin, hipEvent_t end, int) {
  return call([&] {
    return launch_host_function(function, grid, block, parameters, nullptr, shared, stream,
                                {.begin = begin, .end = end});
  });
}
hipError_t hipLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block, void** parameters, unsigned shared,
                                      hipStream_t stream) {
  return call([&] {
    return launch_host_function(function, grid, block, parameters, nullptr, shared, stream, {.cooperative = true});
  });
}

// Each in its own stream, on the stream's device.
hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* launches, int count, unsigned flags) {
  return call([&] { return launch_each(launches, count, flags, {}); });
}
hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams* launches, int count, unsigned flags) {
  return call([&] { return launch_each(launches, count, flags, {.cooperative = true}); });
}

// The way of old compilers: configure, set up arguments, launch.
hipError_t hipConfigureCall(dim3 grid, dim3 block, size_t shared, hipStream_t stream) {
  return __hipPushCallConfiguration(grid, block, shared, stream);
}
hipError_t hipSetupArgument(const void* argument, size_t bytes, size_t offset) {
  return call([&] {
    auto& [configurations, arguments] = of_thread<Prepared>();
    if (configurations.empty()) return hipErrorMissingConfiguration;
    if (!argument || bytes > 65536 || offset > 65536) return hipErrorInvalidValue;
    if (arguments.size() < offset + bytes) arguments.resize(offset + bytes);
    std::memcpy(arguments.data() + offset, argument, bytes);
    return hipSuccess;
  });
}
hipError_t hipLaunchByPtr(const void* function) {
  return call([&] {
    Configuration last;
    if (!of_thread<Prepared>().pop(last)) return hipErrorMissingConfiguration;
    std::vector<std::uint8_t> arguments = std::exchange(of_thread<Prepared>().arguments, {});
    std::size_t bytes = arguments.size();
    void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, arguments.data(), HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                     HIP_LAUNCH_PARAM_END};
    return launch_host_function(function, last.grid, last.block, nullptr, extra, last.shared, last.stream);
  });
}

hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                                 unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                                 hipStream_t stream, void** parameters, void** extra) {
  return call([&] {
    return launch_module_function(function, {grid_x, grid_y, grid_z}, {0, 0, 0}, {block_x, block_y, block_z}, shared,
                                  stream, parameters, extra);
  });
}
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                                            unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                                            hipStream_t stream, void** parameters) {
  return call([&] {
    return launch_module_function(function, {grid_x, grid_y, grid_z}, {0, 0, 0}, {block_x, block_y, block_z}, shared,
                                  stream, parameters, nullptr, {.cooperative = true});
  });
}
hipError_t hipExtModuleLaunchKernel(hipFunction_t function, uint32_t items_x, uint32_t items_y, uint32_t items_z,
                                    uint32_t block_x, uint32_t block_y, uint32_t block_z, size_t shared,
                                    hipStream_t stream, void** parameters, void** extra, hipEvent_t begin,
                                    hipEvent_t end, uint32_t) {
  return call([&] {
    return launch_in_work_items(function, {items_x, items_y, items_z}, {block_x, block_y, block_z}, shared, stream,
                                parameters, extra, begin, end);
  });
}

// With attributes, as programs for HIP 6.5 and later have them.
hipError_t hipLaunchKernelExC(const LaunchConfig* config, const void* function, void** parameters) {
  return call([&] {
    LaunchExtras extras;
    if (!config) return hipErrorInvalidConfiguration;
    const hipError_t error = take_attributes(config->attributes, config->attribute_count, extras);
    if (error != hipSuccess) return error;
    return launch_host_function(function, config->grid, config->block, parameters, nullptr, config->shared,
                                config->stream, extras);
  });
}
hipError_t hipDrvLaunchKernelEx(const DriverLaunchConfig* config, hipFunction_t function, void** parameters,
                                void** extra) {
  return call([&] {
    LaunchExtras extras;
    if (!config) return hipErrorInvalidConfiguration;
    const hipError_t error = take_attributes(config->attributes, config->attribute_count, extras);
    if (error != hipSuccess) return error;
    return launch_module_function(function, config->grid, {0, 0, 0}, config->block, config->shared, config->stream,
                                  parameters, extra, extras);
  });
}

}  // extern "C"

// hip_ext.h declares these as C++.
hipError_t
hip_ext_module_launch(hipFunction_t function, uint32_t items_x, uint32_t items_y, uint32_t items_z, uint32_t block_x, uint32_t block_y, uint32_t block_z, size_t shared, hipStream_t stream, void** parameters, void** extra, hipEvent_t begin, hipEvent_t end, uint32_t) __asm__(
    "_Z24hipExtModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_j");
hipError_t hip_ext_module_launch(hipFunction_t function, uint32_t items_x, uint32_t items_y, uint32_t items_z,
                                 uint32_t block_x, uint32_t block_y, uint32_t block_z, size_t shared,
                                 hipStream_t stream, void** parameters, void** extra, hipEvent_t begin, hipEvent_t end,
                                 uint32_t flags) {
  return hipExtModuleLaunchKernel(function, items_x, items_y, items_z, block_x, block_y, block_z, shared, stream,
                                  parameters, extra, begin, end, flags);
}
hipError_t hip_hcc_module_launch(
    hipFunction_t function, uint32_t items_x, uint32_t items_y, uint32_t items_z, uint32_t block_x, uint32_t block_y,
    uint32_t block_z, size_t shared, hipStream_t stream, void** parameters, void** extra, hipEvent_t begin,
    hipEvent_t
        end) __asm__("_Z24hipHccModuleLaunchKernelP18ihipModuleSymbol_tjjjjjjmP12ihipStream_tPPvS4_P11ihipEvent_tS6_");
hipError_t hip_hcc_module_launch(hipFunction_t function, uint32_t items_x, uint32_t items_y, uint32_t items_z,
                                 uint32_t block_x, uint32_t block_y, uint32_t block_z, size_t shared,
                                 hipStream_t stream, void** parameters, void** extra, hipEvent_t begin,
                                 hipEvent_t end) {
  return hipExtModuleLaunchKernel(function, items_x, items_y, items_z, block_x, block_y, block_z, shared, stream,
                                  parameters, extra, begin, end, 0);
}
