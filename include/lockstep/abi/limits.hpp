// Numbers of kernel descriptors and dispatches that differ from family to family.
#pragma once

#include <cstdint>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/object/kernel_descriptor.hpp"

namespace lockstep::abi {

/// VGPRs that one unit of the descriptor's count stands for. (Hardware may allocate more.)
constexpr std::uint32_t vgpr_granule(LaunchAbi family, std::uint32_t wave_size) {
  switch (family) {
    case LaunchAbi::gfx900: return 4;
    case LaunchAbi::gfx90a:
    case LaunchAbi::gfx940: return 8;  // AccVGPRs included
    case LaunchAbi::gfx10:
    case LaunchAbi::gfx11:
    case LaunchAbi::gfx12: return wave_size == 32 ? 8 : 4;
    case LaunchAbi::gfx1250: return 16;
  }
  return 8;
}

constexpr std::uint32_t max_user_sgprs(LaunchAbi family) { return family == LaunchAbi::gfx1250 ? 32 : 16; }

/// USER_SGPR_COUNT of COMPUTE_PGM_RSRC2.
constexpr std::uint32_t user_sgpr_count(LaunchAbi family, ComputePgmRsrc2 rsrc2) {
  return family == LaunchAbi::gfx1250 ? detail::field(rsrc2.word, 1, 6) : rsrc2.user_sgprs();
}

/// Scratch bytes a lane: 13 bits of 1 KiB a wave, from gfx11 on 15 and from gfx12 on 18 bits of 256 bytes.
constexpr std::uint32_t max_scratch_bytes(LaunchAbi family, std::uint32_t wave_size) {
  switch (family) {
    case LaunchAbi::gfx900:
    case LaunchAbi::gfx90a:
    case LaunchAbi::gfx940:
    case LaunchAbi::gfx10: return ((1u << 13) - 1) * 1024 / wave_size;
    case LaunchAbi::gfx11: return ((1u << 15) - 1) * 256 / wave_size / 4 * 4;
    case LaunchAbi::gfx12:
    case LaunchAbi::gfx1250: return ((1u << 18) - 1) * (256 / wave_size);
  }
  return 0;
}

/// Offset from the entry point where a kernel with preloaded arguments begins: the 256 bytes before it load them on
/// hardware that cannot preload. Families that all can have none.
constexpr std::uint64_t preload_prologue(LaunchAbi family) {
  return family == LaunchAbi::gfx90a || family == LaunchAbi::gfx940 ? 256 : 0;
}

/// Are the work-item's ids in v0, ten bits each? Else each has a VGPR of its own: v0, v1, v2.
constexpr bool packs_workitem_ids(LaunchAbi family) {
  return family != LaunchAbi::gfx900 && family != LaunchAbi::gfx10;
}

/// Are the ids of the workgroup in SGPRs, behind the user SGPRs? Else they are in TTMP registers.
constexpr bool has_ids_in_sgprs(LaunchAbi family) { return family != LaunchAbi::gfx12 && family != LaunchAbi::gfx1250; }

/// Has a wave the hardware registers GPR_ALLOC and LDS_ALLOC?
constexpr bool tells_allocation(LaunchAbi family) {
  return family == LaunchAbi::gfx900 || family == LaunchAbi::gfx90a || family == LaunchAbi::gfx940;
}

/// Does MODE begin with DX10_CLAMP, IEEE and the exceptions of the descriptor? Later families have other bits there.
constexpr bool has_ieee_mode(LaunchAbi family) {
  switch (family) {
    case LaunchAbi::gfx900:
    case LaunchAbi::gfx90a:
    case LaunchAbi::gfx940:
    case LaunchAbi::gfx10:
    case LaunchAbi::gfx11: return true;
    case LaunchAbi::gfx12:
    case LaunchAbi::gfx1250: break;
  }
  return false;
}

/// May the waves of a workgroup run on units with caches of their own? Then what one of them accesses in memory is in
/// order with the others' only after it was waited for. (LLVM's AMDGPUUsage, memory model: workgroup scope.)
constexpr bool waves_are_apart(LaunchAbi family, ComputePgmRsrc1 rsrc1, ComputePgmRsrc3 rsrc3) {
  switch (family) {
    case LaunchAbi::gfx900: return false;
    case LaunchAbi::gfx90a:
    case LaunchAbi::gfx940: return rsrc3.tg_split();
    case LaunchAbi::gfx10:
    case LaunchAbi::gfx11:
    case LaunchAbi::gfx12: return rsrc1.wgp_mode();
    case LaunchAbi::gfx1250: return true;  // two ports of one cache, which do not wait for each other
  }
  return false;
}

/// Flat apertures, outside what memory can be allocated at.
struct Apertures {
  std::uint64_t shared = std::uint64_t{1} << 48, priv = std::uint64_t{2} << 48;
};
constexpr Apertures apertures(LaunchAbi family) {
  // gfx1250: six bits of a scratch address are the aperture, the lane's number stands below them.
  if (family == LaunchAbi::gfx1250) return {std::uint64_t{1} << 57, std::uint64_t{1} << 58};
  return {};
}

/// Address of the scratch of the wave that has `before` bytes of other waves' before it.
constexpr std::uint64_t scratch_base(LaunchAbi family, std::uint64_t before) {
  if (scratch_base_of(family) != ScratchBase::hardware) return first_scratch_address + before;
  return (family == LaunchAbi::gfx1250 ? std::uint64_t{1} << 44 : apertures(family).priv) + before;
}

}  // namespace lockstep::abi
