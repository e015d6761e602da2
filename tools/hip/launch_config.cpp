// The attributes of launches.
#include "launch_config.hpp"

#include <cstring>
#include <string>

#include "error.hpp"
#include "gpu.hpp"
#include "grid_sync.hpp"
#include "module.hpp"
#include "told.hpp"

namespace hip {

namespace {

/// Bytes of an attribute's value; 0: not one that kernels of graphs or streams have.
std::size_t bytes_of(LaunchAttribute::Id id) {
  switch (id) {
    case LaunchAttribute::access_policy_window: return 32;
    case LaunchAttribute::cluster_dimension: return 12;
    case LaunchAttribute::mem_sync_domain_map: return 2;
    case LaunchAttribute::cooperative:
    case LaunchAttribute::synchronization_policy:
    case LaunchAttribute::cluster_scheduling_policy_preference:
    case LaunchAttribute::priority:
    case LaunchAttribute::mem_sync_domain: return 4;
    default: return 0;
  }
}

}  // namespace

hipError_t set_attribute(Attributes& all, LaunchAttribute::Id id, const void* value) {
  if (!value || bytes_of(id) == 0) return hipErrorInvalidValue;
  LaunchAttribute attribute{};
  attribute.id = id;
  std::memcpy(attribute.bytes, value, bytes_of(id));
  all[id] = attribute;
  return hipSuccess;
}

hipError_t get_attribute(const Attributes& all, LaunchAttribute::Id id, void* value) {
  if (!value || bytes_of(id) == 0) return hipErrorInvalidValue;
  const auto found = all.find(id);
  if (found == all.end())
    std::memset(value, 0, bytes_of(id));
  else
    std::memcpy(value, found->second.bytes, bytes_of(id));
  return hipSuccess;
}

hipError_t take_attributes(const LaunchAttribute* attributes, std::uint32_t count, LaunchExtras& extras) {
  if (count != 0 && !attributes) return hipErrorInvalidValue;
  for (std::uint32_t i = 0; i < count; ++i) {
    const LaunchAttribute& each = attributes[i];
    switch (each.id) {
      case LaunchAttribute::cooperative: extras.cooperative = each.number != 0; break;
      case LaunchAttribute::cluster_dimension:
        extras.cluster = dim3(each.dimensions[0], each.dimensions[1], each.dimensions[2]);
        break;
      // About caches, about who goes first, and leave to begin early: a stream runs one kernel after the other.
      case LaunchAttribute::ignore:
      case LaunchAttribute::access_policy_window:
      case LaunchAttribute::synchronization_policy:
      case LaunchAttribute::cluster_scheduling_policy_preference:
      case LaunchAttribute::programmatic_stream_serialization:
      case LaunchAttribute::priority:
      case LaunchAttribute::mem_sync_domain_map:
      case LaunchAttribute::mem_sync_domain:
      case LaunchAttribute::ext_dyn_data_prefetch: break;
      case LaunchAttribute::programmatic_event:
        complain("launch attribute 7, an event that the kernel records while it runs: not supported");
        return hipErrorNotSupported;
      default:
        complain("launch attribute %u: not one that is known", static_cast<unsigned>(each.id));
        return hipErrorInvalidValue;
    }
  }
  return hipSuccess;
}

hipError_t set_cluster(dim3 cluster, const Gpu& gpu, KernelOperation& operation) {
  const std::uint64_t workgroups = volume(cluster);
  const std::uint32_t most = gpu.board.cluster_workgroups;
  const std::string name = runtime::shown_name(operation.function->name);
  const char* const kernel = name.c_str();
  if (most == 0) {
    if (workgroups == 1) return hipSuccess;
    complain("kernel %s: a cluster of %ux%ux%u workgroups was asked for, %s has no clusters", kernel, cluster.x,
             cluster.y, cluster.z, gpu.target.c_str());
    return hipErrorNotSupported;
  }
  if (workgroups == 0 || cluster.x > most || cluster.y > most || cluster.z > most || workgroups > most) {
    complain("kernel %s: a cluster of %ux%ux%u workgroups was asked for, a cluster has 1 to %u", kernel, cluster.x,
             cluster.y, cluster.z, most);
    return hipErrorInvalidConfiguration;
  }
  if (operation.grid.x % cluster.x != 0 || operation.grid.y % cluster.y != 0 || operation.grid.z % cluster.z != 0) {
    complain("kernel %s: the grid of %ux%ux%u workgroups is no multiple of the cluster of %ux%ux%u", kernel,
             operation.grid.x, operation.grid.y, operation.grid.z, cluster.x, cluster.y, cluster.z);
    return hipErrorInvalidConfiguration;
  }
  operation.cluster = cluster;
  return hipSuccess;
}

hipError_t set_cooperative(KernelOperation& operation) {
  const std::uint64_t workgroups = volume(operation.grid);
  if (operation.function->waits_for_grid && workgroups > most_cooperative_workgroups) {
    complain("kernel %s waits for its whole grid, of %llu workgroups: lockstep runs at most %u at once",
             runtime::shown_name(operation.function->name).c_str(), static_cast<unsigned long long>(workgroups),
             most_cooperative_workgroups);
    return hipErrorCooperativeLaunchTooLarge;
  }
  operation.cooperative = workgroups <= most_cooperative_workgroups;
  return hipSuccess;
}

}  // namespace hip
