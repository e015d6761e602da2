// A dispatch as the command processor sees it, and the registers every wave starts with.
// Source: LLVM's AMDGPUUsage, "Initial Kernel Execution State", for targets with architected flat scratch and
// packed work-item ids (gfx940, gfx942, gfx950).
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/launch/options.hpp"
#include "lockstep/loader/code_object.hpp"

namespace lockstep {

/// What is needed to start waves. All waves of a dispatch share it.
struct Dispatch {
  std::uint64_t entry = 0;  ///< address of the first instruction
  Dim3 grid{}, block{};
  Dim3 work_items{0, 0, 0};  ///< the grid in work-items, instead of `grid`: LaunchOptions::work_items
  ComputePgmRsrc2 rsrc2{};
  std::vector<std::uint32_t> user_sgprs;  ///< s0, s1, ...; at most rsrc2.user_sgprs() are used
  std::uint32_t scratch_bytes = 0;        ///< per lane
  std::uint32_t lds_bytes = 0;            ///< per workgroup
  Mode mode{};
  std::uint32_t vgprs = 256, accvgprs = 256;  ///< allocated

  constexpr bool in_work_items() const { return work_items != Dim3{0, 0, 0}; }
  /// The grid in workgroups, partial ones included.
  constexpr Dim3 workgroups() const {
    const auto over = [](std::uint32_t items, std::uint32_t size) {
      return static_cast<std::uint32_t>((std::uint64_t{items} + size - 1) / size);
    };
    if (!in_work_items()) return grid;
    return {over(work_items.x, block.x), over(work_items.y, block.y), over(work_items.z, block.z)};
  }
  /// The grid in work-items.
  constexpr Dim3 items() const {
    if (in_work_items()) return work_items;
    return {grid.x * block.x, grid.y * block.y, grid.z * block.z};
  }
  /// Work-items of workgroup `id`: the block, but for the last one of a dimension perhaps.
  constexpr Dim3 size_of(const std::array<std::uint32_t, 3>& id) const {
    if (!in_work_items()) return block;
    return {std::min(block.x, work_items.x - id[0] * block.x), std::min(block.y, work_items.y - id[1] * block.y),
            std::min(block.z, work_items.z - id[2] * block.z)};
  }
};

/// Waves of a workgroup of that size. Each has `wave_size` consecutive work-items of those that the workgroup has, in
/// the order of HSA's current work-item flattened id: in a partial one, too, only the last wave has lanes without
/// work-item.
constexpr std::uint32_t waves_of(const Dim3& size, std::uint32_t wave_size) {
  return static_cast<std::uint32_t>((size.volume() + wave_size - 1) / wave_size);
}

/// Places of launch-wide objects in memory.
struct LaunchAddresses {
  std::uint64_t dispatch_packet = 0, queue = 0, kernarg = 0;
};

namespace detail {
inline std::uint32_t low(std::uint64_t v) { return static_cast<std::uint32_t>(v); }
inline std::uint32_t high(std::uint64_t v) { return static_cast<std::uint32_t>(v >> 32); }
}  // namespace detail

/// Flat apertures, where ROCm puts them on gfx9: 4 GiB each, outside what memory can be allocated at.
inline constexpr std::uint64_t shared_aperture = std::uint64_t{1} << 48, private_aperture = std::uint64_t{2} << 48;

/// Hardware limits of gfx9 that a dispatch must respect.
inline constexpr std::uint32_t max_workgroup_size = 1024;
inline constexpr std::uint32_t max_user_sgprs = 16;
inline constexpr std::uint32_t max_scratch_bytes = 131056;  ///< a lane: 8191 units of 1 KiB for a wave of 64

/// The user SGPRs that the descriptor asks for, in the order the hardware sets them: dispatch pointer, queue
/// pointer, kernarg pointer, dispatch id, private segment size, then the preloaded part of the kernarg
/// segment.
inline std::vector<std::uint32_t> user_sgprs(const KernelDescriptor& kernel, const LaunchAddresses& addresses,
                                             std::uint32_t scratch_bytes, std::span<const std::uint8_t> kernarg) {
  std::vector<std::uint32_t> s;
  const auto add64 = [&](std::uint64_t value) {
    s.push_back(detail::low(value));
    s.push_back(detail::high(value));
  };
  if (kernel.dispatch_ptr()) add64(addresses.dispatch_packet);
  if (kernel.queue_ptr()) add64(addresses.queue);
  if (kernel.kernarg_segment_ptr()) add64(addresses.kernarg);
  if (kernel.dispatch_id()) add64(0);
  if (kernel.private_segment_size()) s.push_back(scratch_bytes);
  for (std::uint32_t i = 0; i < kernel.preload_dwords(); ++i) {
    const std::size_t at = 4 * (std::size_t{kernel.preload_offset_dwords()} + i);
    std::uint32_t word = 0;
    for (std::size_t b = 0; b < 4 && at + b < kernarg.size(); ++b) word |= std::uint32_t{kernarg[at + b]} << (8 * b);
    s.push_back(word);
  }
  s.resize(std::min<std::size_t>(s.size(), max_user_sgprs));
  return s;
}

/// MODE as the descriptor asks for it.
constexpr Mode initial_mode(ComputePgmRsrc1 rsrc1, ComputePgmRsrc2 rsrc2) {
  return Mode(rsrc1.float_mode() | (rsrc1.dx10_clamp() ? 1u << 8 : 0u) | (rsrc1.ieee() ? 1u << 9 : 0u) |
              rsrc2.exceptions() << 12 | (rsrc1.fp16_overflow() ? 1u << 23 : 0u));
}

/// Offset from the entry point where a kernel with preloaded arguments begins: the 256 bytes before it load
/// them on hardware that cannot preload.
inline constexpr std::uint64_t preload_prologue = 256;

/// Checks that hold for any dispatch. Empty if it can be run.
inline std::string dispatch_problem(const Dispatch& d, std::uint32_t lds_limit) {
  const auto triple = [](const Dim3& v) {
    std::string text = "(";  // appended: g++ 12 warns falsely of "(" + std::string&& at -O3
    return text.append(decimal(v.x)).append(",").append(decimal(v.y)).append(",").append(decimal(v.z)).append(")");
  };
  const auto any_zero = [](const Dim3& v) { return v.x == 0 || v.y == 0 || v.z == 0; };
  if (any_zero(d.grid)) return "grid " + triple(d.grid) + ": every dimension must be at least 1 workgroup";
  if (any_zero(d.block)) return "block " + triple(d.block) + ": every dimension must be at least 1 work-item";
  const auto over = [](const Dim3& v, std::uint32_t most) { return v.x > most || v.y > most || v.z > most; };
  if (over(d.block, max_workgroup_size) || d.block.volume() > max_workgroup_size)
    return "block " + triple(d.block) + " is too large: a workgroup has at most " + decimal(max_workgroup_size) +
           " work-items";
  if (d.in_work_items() && any_zero(d.work_items))
    return "a grid of " + triple(d.work_items) + " work-items: every dimension must be at least 1";
  const Dim3 grid = d.workgroups();
  if (d.grid != Dim3{} && d.grid != grid)
    return "the grid is given twice, as " + triple(d.grid) + " workgroups and as " + triple(d.work_items) +
           " work-items, which differ for a block of " + triple(d.block) + ": give one of them";
  constexpr std::uint64_t most_items = 0xffffffff;  // AQL's grid sizes, in work-items, have 32 bits
  if (!d.in_work_items() &&
      (std::uint64_t{grid.x} * d.block.x > most_items || std::uint64_t{grid.y} * d.block.y > most_items ||
       std::uint64_t{grid.z} * d.block.z > most_items))
    return "grid " + triple(d.grid) + " of block " + triple(d.block) +
           " is too large: a dimension has at most 4294967295 work-items";
  if (std::uint64_t{grid.x} * grid.y > ~std::uint64_t{0} / grid.z)
    return "grid " + triple(grid) + " is too large: it has more than 2^64 workgroups";
  if (d.lds_bytes > lds_limit)
    return "LDS over the limit: " + count_of(d.lds_bytes, "byte") + " for a workgroup, there are " + decimal(lds_limit);
  if (d.scratch_bytes > max_scratch_bytes)
    return "scratch over the limit: " + count_of(d.scratch_bytes, "byte") + " for a work-item, at most " +
           decimal(max_scratch_bytes);
  return "";
}

/// Sets the registers of wave `index` of workgroup `id`. The wave is freshly constructed, the dispatch has no problem;
/// `scratch_base` is the address of its scratch.
template <class Wave>
constexpr void start_wave(Wave& wave, const Dispatch& d, const std::array<std::uint32_t, 3>& id, std::uint32_t index,
                          std::uint64_t scratch_base) {
  wave.pc = d.entry;
  constexpr std::uint64_t last = 0xffffffff;
  wave.apertures = {shared_aperture, shared_aperture | last, private_aperture, private_aperture | last};
  wave.mode = d.mode;
  wave.vgpr_limit = static_cast<std::uint16_t>(std::min<std::uint32_t>(d.vgprs, Wave::shape.vgprs));
  wave.accvgpr_limit = static_cast<std::uint16_t>(std::min<std::uint32_t>(d.accvgprs, Wave::shape.accvgprs));

  const std::uint32_t users = d.rsrc2.user_sgprs();
  for (std::uint32_t i = 0; i < users && i < d.user_sgprs.size(); ++i) wave.s[i] = d.user_sgprs[i];
  std::uint32_t next = users;
  for (unsigned dimension = 0; dimension < 3; ++dimension)
    if (d.rsrc2.workgroup_id(dimension)) wave.s[next++] = id[dimension];
  const Dim3 size = d.size_of(id);
  const std::uint32_t waves = waves_of(size, Wave::lanes);
  if (d.rsrc2.workgroup_info()) wave.s[next++] = (index == 0 ? 1u << 31 : 0u) | (waves & 0x3fu);
  if (d.rsrc2.private_segment()) wave.flat_scratch = scratch_base;

  const auto items = static_cast<std::uint32_t>(size.volume()), first = index * Wave::lanes;
  const std::uint32_t lanes = std::min<std::uint32_t>(first < items ? items - first : 0, Wave::lanes);
  const std::uint32_t dimensions = d.rsrc2.workitem_ids();
  if (size.y == 1 && size.z == 1) {  // most are of one dimension: a loop that becomes vectors
    for (std::uint32_t lane = 0; lane < lanes; ++lane) wave.set_vgpr(lane, 0, first + lane);
  } else {
    // The first lane's item, then one on for each lane.
    std::uint32_t x = first % size.x, y = first / size.x % size.y, z = first / size.x / size.y;
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      wave.set_vgpr(lane, 0, x | (dimensions > 0 ? y << 10 : 0) | (dimensions > 1 ? z << 20 : 0));
      if (++x < size.x) continue;
      x = 0;
      if (++y < size.y) continue;
      y = 0;
      ++z;
    }
  }
  const std::uint64_t exec = lanes == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << lanes) - 1;
  wave.set_exec(exec);
}

}  // namespace lockstep
