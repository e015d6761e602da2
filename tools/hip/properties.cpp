// Filling in properties and attributes of devices.
#include "properties.hpp"

#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstring>

#include "gpu.hpp"
#include "image.hpp"
#include "pageable.hpp"

namespace hip {

namespace {

constexpr int largest_block = 1024;

/// The largest images: what AMD's runtime tells of its GPUs with image instructions; others have none.
template <class Properties>
void fill_images(Properties& p) {
  p.maxTexture1DLinear = INT_MAX;
  p.maxTexture1D = static_cast<int>(most_texels);
  std::fill_n(p.maxTexture2D, 2, static_cast<int>(most_texels));
  std::fill_n(p.maxTexture3D, 2, static_cast<int>(most_texels));
  p.maxTexture3D[2] = static_cast<int>(most_planes);
}

/// What both layouts have.
template <class Properties>
void fill_common(Properties& p, const Gpu& gpu) {
  p = {};
  std::snprintf(p.name, sizeof p.name, "%s", gpu.board.name.c_str());
  std::snprintf(p.gcnArchName, sizeof p.gcnArchName, "%s%s", gpu.target.c_str(), gpu.board.features.c_str());
  p.totalGlobalMem = gpu.board.memory_bytes;
  p.sharedMemPerBlock = gpu.info.lds_bytes;
  p.maxSharedMemoryPerMultiProcessor = gpu.info.lds_bytes;
  p.regsPerBlock = 65536;
  p.warpSize = static_cast<int>(gpu.info.smallest_wave);
  p.maxThreadsPerBlock = largest_block;
  std::fill_n(p.maxThreadsDim, 3, largest_block);
  p.maxGridSize[0] = INT_MAX;
  p.maxGridSize[1] = p.maxGridSize[2] = 65536;
  p.clockRate = gpu.board.mhz * 1000;
  p.memoryClockRate = gpu.board.memory_mhz * 1000;
  p.memoryBusWidth = gpu.board.memory_bits;
  p.totalConstMem = INT_MAX;
  p.major = version_of(gpu.target).major;
  p.minor = version_of(gpu.target).minor;
  p.multiProcessorCount = gpu.board.compute_units;
  p.l2CacheSize = gpu.board.l2_bytes;
  p.maxThreadsPerMultiProcessor = gpu.board.work_items_a_cu;
  p.clockInstructionRate = 100'000;
  p.concurrentKernels = 1;
  p.pciBusID = gpu.ordinal + 1;
  p.canMapHostMemory = 1;
  p.cooperativeLaunch = p.cooperativeMultiDeviceLaunch = 1;
  p.cooperativeMultiDeviceUnmatchedFunc = p.cooperativeMultiDeviceUnmatchedGridDim =
      p.cooperativeMultiDeviceUnmatchedBlockDim = p.cooperativeMultiDeviceUnmatchedSharedMem = 1;
  p.memPitch = INT_MAX;
  p.textureAlignment = 256;
  p.texturePitchAlignment = 256;
  if (has_images(gpu)) fill_images(p);
  p.isLargeBar = 1;  // the host reaches the memory of the device
  p.managedMemory = 1;
  p.concurrentManagedAccess = 1;
  p.pageableMemoryAccess = uses_pageable_memory(gpu) ? 1 : 0;
  hipDeviceArch_t& has = p.arch;
  has.hasGlobalInt32Atomics = has.hasGlobalFloatAtomicExch = has.hasSharedInt32Atomics = 1;
  has.hasSharedFloatAtomicExch = has.hasFloatAtomicAdd = has.hasGlobalInt64Atomics = 1;
  has.hasSharedInt64Atomics = has.hasDoubles = has.hasWarpVote = has.hasWarpBallot = has.hasWarpShuffle = 1;
  has.hasThreadFenceSystem = has.has3dGrid = 1;
}

/// Attributes that Debian's headers do not have; numbers of hipDeviceAttribute_t of version 7.
enum Later : int {
  virtual_memory = 89,
  host_register = 90,
  pool_handle_types = 91,  // 0: pools are not shared with other processes
  host_numa_node = 92,     // -1: none is told
  dma_buffers = 93,
  rdma_with_virtual_memory,
  fabric_handles,
  host_dma_buffers,
  rdma,
  rdma_flushes,
  rdma_order,
  last_general = rdma_order,
  wall_clock_khz = 10017,
  xccs = 10018,
  vgprs_a_work_item = 10019,
  pci_chip = 10020,
  expert_scheduling,
  prefetch_regions,
  last_of_amd = prefetch_regions,
};

/// Has version 6 taken the number out of use? It refuses these; version 5 has them, but not as an int.
bool unused_later(int number) {
  return number == hipDeviceAttributeName || number == hipDeviceAttributeUuid || number == hipDeviceAttributeArch ||
         number == hipDeviceAttributeGcnArch || number == hipDeviceAttributeGcnArchName;
}

bool later_attribute(const Gpu& gpu, int attribute, int& value) {
  switch (attribute) {
    case Later::virtual_memory:
    case Later::host_register: value = 1; return true;
    case Later::host_numa_node: value = -1; return true;
    case Later::wall_clock_khz: value = 100'000; return true;
    case Later::xccs: value = gpu.board.xccs; return true;
    case Later::vgprs_a_work_item: value = gpu.board.vgprs_a_work_item; return true;
    case hipDeviceAttributeGcnArch:
      if (interface_version() != 5) return false;
      hipDeviceProp_t old;
      fill(old, gpu);
      value = old.gcnArch;
      return true;
    default: break;
  }
  // Whatever else has a number is not there: cubemaps, buffers of other devices.
  value = 0;
  if (interface_version() != 5 && unused_later(attribute)) return false;
  return (attribute >= 0 && attribute <= Later::last_general) ||
         (attribute >= hipDeviceAttributeAmdSpecificBegin && attribute <= Later::last_of_amd);
}

}  // namespace

TargetVersion version_of(std::string_view target) {
  // "gfx" and digits: the last two are minor and stepping, a letter among them a stepping above 9.
  if (target.size() < 6) return {};
  const std::string_view digits = target.substr(3);
  TargetVersion version;
  for (const char digit : digits.substr(0, digits.size() - 2)) version.major = version.major * 10 + (digit - '0');
  version.minor = digits[digits.size() - 2] - '0';
  return version;
}

void fill(hipDeviceProp_t& p, const Gpu& gpu) {
  fill_common(p, gpu);
  const std::string_view digits = std::string_view(gpu.target).substr(3);
  int number = 0;
  for (const char digit : digits) number = number * 10 + (digit >= '0' && digit <= '9' ? digit - '0' : 0);
  p.gcnArch = number;
}

void fill(Properties6& p, const Gpu& gpu) {
  fill_common(p, gpu);
  char uuid[sizeof p.uuid.bytes + 1];
  std::snprintf(uuid, sizeof uuid, "lockstep%08d", gpu.ordinal);
  std::memcpy(p.uuid.bytes, uuid, sizeof p.uuid.bytes);
  p.deviceOverlap = p.asyncEngineCount = p.unifiedAddressing = p.streamPrioritiesSupported = 1;
  p.globalL1CacheSupported = p.localL1CacheSupported = 1;
  p.sharedMemPerMultiprocessor = p.sharedMemPerBlockOptin = gpu.info.lds_bytes;
  p.regsPerMultiprocessor = 4 * gpu.board.vgprs_a_lane * static_cast<int>(gpu.info.smallest_wave);
  p.hostNativeAtomicSupported = p.canUseHostPointerForRegisteredMem = p.hostRegisterSupported = 1;
  p.maxBlocksPerMultiProcessor = 32;
  p.memoryPoolsSupported = 1;
  p.ipcEventSupported = 1;
  p.clusterLaunch = gpu.board.cluster_workgroups != 0;
  p.singleToDoublePrecisionPerfRatio = 2;
  p.surfaceAlignment = p.textureAlignment;
  if (!has_images(gpu)) return;
  p.maxTexture1DMipmap = p.maxTexture1DLinear;
  p.maxTexture1DLayered[0] = p.maxTexture1D;
  std::copy_n(p.maxTexture2D, 2, p.maxTexture2DLayered);
  p.maxTexture1DLayered[1] = p.maxTexture2DLayered[2] = static_cast<int>(most_planes);
  p.maxSurface1D = p.maxTexture1D;
  std::copy_n(p.maxTexture2D, 2, p.maxSurface2D);
  std::copy_n(p.maxTexture3D, 3, p.maxSurface3D);
  std::copy_n(p.maxTexture1DLayered, 2, p.maxSurface1DLayered);
  std::copy_n(p.maxTexture2DLayered, 3, p.maxSurface2DLayered);
}

bool attribute_of(const Gpu& gpu, hipDeviceAttribute_t attribute, int& value) {
  Properties6 p;
  fill(p, gpu);
  const auto whole = [](std::size_t bytes) { return static_cast<int>(std::min<std::size_t>(bytes, INT_MAX)); };
  switch (attribute) {
    case hipDeviceAttributeAsyncEngineCount: value = p.asyncEngineCount; break;
    case hipDeviceAttributeCanMapHostMemory: value = p.canMapHostMemory; break;
    case hipDeviceAttributeCanUseHostPointerForRegisteredMem: value = p.canUseHostPointerForRegisteredMem; break;
    case hipDeviceAttributeClockRate: value = p.clockRate; break;
    case hipDeviceAttributeConcurrentKernels: value = p.concurrentKernels; break;
    case hipDeviceAttributePageableMemoryAccess: value = p.pageableMemoryAccess; break;
    case hipDeviceAttributeConcurrentManagedAccess: value = p.concurrentManagedAccess; break;
    case hipDeviceAttributeCooperativeLaunch: value = p.cooperativeLaunch; break;
    case hipDeviceAttributeCooperativeMultiDeviceLaunch: value = p.cooperativeMultiDeviceLaunch; break;
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc: value = p.cooperativeMultiDeviceUnmatchedFunc; break;
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim:
      value = p.cooperativeMultiDeviceUnmatchedGridDim;
      break;
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim:
      value = p.cooperativeMultiDeviceUnmatchedBlockDim;
      break;
    case hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem:
      value = p.cooperativeMultiDeviceUnmatchedSharedMem;
      break;
    case hipDeviceAttributeDeviceOverlap: value = p.deviceOverlap; break;
    case hipDeviceAttributeGlobalL1CacheSupported: value = p.globalL1CacheSupported; break;
    case hipDeviceAttributeLocalL1CacheSupported: value = p.localL1CacheSupported; break;
    case hipDeviceAttributeHostNativeAtomicSupported: value = p.hostNativeAtomicSupported; break;
    case hipDeviceAttributeL2CacheSize: value = p.l2CacheSize; break;
    case hipDeviceAttributeComputeCapabilityMajor: value = p.major; break;
    case hipDeviceAttributeComputeCapabilityMinor: value = p.minor; break;
    case hipDeviceAttributeManagedMemory: value = p.managedMemory; break;
    case hipDeviceAttributeMaxBlocksPerMultiProcessor: value = p.maxBlocksPerMultiProcessor; break;
    case hipDeviceAttributeMaxBlockDimX: value = p.maxThreadsDim[0]; break;
    case hipDeviceAttributeMaxBlockDimY: value = p.maxThreadsDim[1]; break;
    case hipDeviceAttributeMaxBlockDimZ: value = p.maxThreadsDim[2]; break;
    case hipDeviceAttributeMaxGridDimX: value = p.maxGridSize[0]; break;
    case hipDeviceAttributeMaxGridDimY: value = p.maxGridSize[1]; break;
    case hipDeviceAttributeMaxGridDimZ: value = p.maxGridSize[2]; break;
    case hipDeviceAttributeMaxThreadsDim: value = p.maxThreadsDim[0]; break;
    case hipDeviceAttributeMaxThreadsPerBlock: value = p.maxThreadsPerBlock; break;
    case hipDeviceAttributeMaxThreadsPerMultiProcessor: value = p.maxThreadsPerMultiProcessor; break;
    case hipDeviceAttributeMaxPitch: value = whole(p.memPitch); break;
    case hipDeviceAttributeMemoryBusWidth: value = p.memoryBusWidth; break;
    case hipDeviceAttributeMemoryClockRate: value = p.memoryClockRate; break;
    case hipDeviceAttributePhysicalMultiProcessorCount:
    case hipDeviceAttributeMultiprocessorCount: value = p.multiProcessorCount; break;
    case hipDeviceAttributePciBusId: value = p.pciBusID; break;
    case hipDeviceAttributeMaxRegistersPerBlock: value = p.regsPerBlock; break;
    case hipDeviceAttributeMaxRegistersPerMultiprocessor: value = p.regsPerMultiprocessor; break;
    case hipDeviceAttributeMaxSharedMemoryPerBlock: value = whole(p.sharedMemPerBlock); break;
    case hipDeviceAttributeSharedMemPerBlockOptin: value = whole(p.sharedMemPerBlockOptin); break;
    case hipDeviceAttributeMaxSharedMemoryPerMultiprocessor:
    case hipDeviceAttributeSharedMemPerMultiprocessor: value = whole(p.sharedMemPerMultiprocessor); break;
    case hipDeviceAttributeSingleToDoublePrecisionPerfRatio: value = p.singleToDoublePrecisionPerfRatio; break;
    case hipDeviceAttributeStreamPrioritiesSupported: value = p.streamPrioritiesSupported; break;
    case hipDeviceAttributeMaxSurface1D: value = p.maxSurface1D; break;
    case hipDeviceAttributeMaxTexture1DWidth: value = p.maxTexture1D; break;
    case hipDeviceAttributeMaxTexture1DLinear: value = p.maxTexture1DLinear; break;
    case hipDeviceAttributeMaxTexture1DMipmap: value = p.maxTexture1DMipmap; break;
    case hipDeviceAttributeMaxTexture2DWidth: value = p.maxTexture2D[0]; break;
    case hipDeviceAttributeMaxTexture2DHeight: value = p.maxTexture2D[1]; break;
    case hipDeviceAttributeMaxTexture3DWidth: value = p.maxTexture3D[0]; break;
    case hipDeviceAttributeMaxTexture3DHeight: value = p.maxTexture3D[1]; break;
    case hipDeviceAttributeMaxTexture3DDepth: value = p.maxTexture3D[2]; break;
    case hipDeviceAttributeSurfaceAlignment: value = whole(p.surfaceAlignment); break;
    case hipDeviceAttributeTextureAlignment: value = whole(p.textureAlignment); break;
    case hipDeviceAttributeTexturePitchAlignment: value = whole(p.texturePitchAlignment); break;
    case hipDeviceAttributeTotalConstantMemory: value = whole(p.totalConstMem); break;
    case hipDeviceAttributeTotalGlobalMem: value = whole(p.totalGlobalMem); break;
    case hipDeviceAttributeUnifiedAddressing: value = p.unifiedAddressing; break;
    case hipDeviceAttributeWarpSize: value = p.warpSize; break;
    case hipDeviceAttributeMemoryPoolsSupported: value = p.memoryPoolsSupported; break;
    case hipDeviceAttributeClockInstructionRate: value = p.clockInstructionRate; break;
    case hipDeviceAttributeIsLargeBar: value = p.isLargeBar; break;
    case hipDeviceAttributeCanUseStreamWaitValue:
    case hipDeviceAttributeFineGrainSupport: value = 1; break;
    case hipDeviceAttributeImageSupport: value = has_images(gpu) ? 1 : 0; break;
    default: return later_attribute(gpu, attribute, value);
  }
  return true;
}

}  // namespace hip
