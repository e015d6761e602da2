// Launches with attributes. HIP has them since 6.5, Debian's headers do not: the types are here, laid out as there.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

#include "operation.hpp"

namespace hip {

/// hipLaunchAttribute.
struct LaunchAttribute {
  enum Id : std::uint32_t {
    ignore = 0,
    access_policy_window = 1,
    cooperative = 2,
    synchronization_policy = 3,
    cluster_dimension = 4,
    cluster_scheduling_policy_preference = 5,
    programmatic_stream_serialization = 6,
    programmatic_event = 7,
    priority = 8,
    mem_sync_domain_map = 9,
    mem_sync_domain = 10,
    ext_dyn_data_prefetch = 1024,
  };
  Id id;
  std::uint32_t unused;
  union {
    std::uint64_t bytes[8];
    int number;
    std::uint32_t dimensions[3];
  };
};
static_assert(sizeof(LaunchAttribute) == 72);

/// What a program set, by number.
using Attributes = std::map<LaunchAttribute::Id, LaunchAttribute>;
/// hipLaunchAttributeValue, of which a number fills more or less: headers of before 6 have a smaller one.
hipError_t set_attribute(Attributes& all, LaunchAttribute::Id id, const void* value);
hipError_t get_attribute(const Attributes& all, LaunchAttribute::Id id, void* value);

/// hipLaunchConfig_t.
struct LaunchConfig {
  dim3 grid, block;  // in workgroups, in work-items
  std::size_t shared;
  hipStream_t stream;
  const LaunchAttribute* attributes;
  std::uint32_t attribute_count;
};
static_assert(sizeof(LaunchConfig) == 56);

/// HIP_LAUNCH_CONFIG.
struct DriverLaunchConfig {
  dim3 grid, block;
  std::uint32_t shared;
  hipStream_t stream;
  const LaunchAttribute* attributes;
  std::uint32_t attribute_count;
};
static_assert(sizeof(DriverLaunchConfig) == 56 && offsetof(DriverLaunchConfig, stream) == 32);

/// What a launch may ask for beyond its sizes and arguments.
struct LaunchExtras {
  hipEvent_t begin = nullptr, end = nullptr;
  bool cooperative = false;
  std::optional<dim3> cluster{};
};

/// An attribute that cannot be honoured is an error, with a line on standard error.
hipError_t take_attributes(const LaunchAttribute* attributes, std::uint32_t count, LaunchExtras& extras);
/// The launch is a cooperative one, if there are not too many workgroups for it.
hipError_t set_cooperative(KernelOperation& operation);
/// Checks the cluster against device and grid.
hipError_t set_cluster(dim3 cluster, const Gpu& gpu, KernelOperation& operation);

}  // namespace hip
