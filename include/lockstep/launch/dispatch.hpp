// A dispatch as the command processor sees it, and the registers every wave starts with: what all targets have in
// common; abi/ holds what differs.
// Source: LLVM's AMDGPUUsage, "Initial Kernel Execution State".
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/abi/gfx12.hpp"
#include "lockstep/abi/gfx9.hpp"
#include "lockstep/abi/limits.hpp"
#include "lockstep/abi/private_segment.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/launch/shape.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/object/code_object.hpp"
#include "lockstep/state/barriers.hpp"

namespace lockstep {

/// What is needed to start waves. All waves of a dispatch share it.
struct Dispatch {
  std::uint64_t entry = 0;       ///< address of the first instruction
  std::uint64_t file_entry = 0;  ///< the same in the code object, for observers; launches fill it in
  Dim3 grid{}, block{};
  Dim3 work_items{0, 0, 0};  ///< the grid in work-items, instead of `grid`: LaunchShape::work_items
  ComputePgmRsrc2 rsrc2{};
  std::vector<std::uint32_t> user_sgprs;  ///< s0, s1, ...; at most rsrc2.user_sgprs() are used
  std::uint32_t scratch_bytes = 0;        ///< per lane
  std::uint32_t lds_bytes = 0;            ///< per workgroup
  Mode mode{};
  NumericModel numerics = NumericModel::silicon;  ///< launches fill it in from their options
  bool raises_exceptions = true;                  ///< WaveState's; devices set it if any of their code reads the flags
  std::uint32_t vgprs = 256, accvgprs = 256;      ///< allocated
  std::uint32_t wave_size = 64;                   ///< lanes; one of the ISA's
  Dim3 cluster{};                                 ///< workgroups of a cluster
  std::uint32_t named_barriers = Barriers::most_named;  ///< of a workgroup, where the target has them
  bool waves_apart = false;  ///< waves of a workgroup have caches of their own; for observers
  bool together = false;     ///< all workgroups run together, not only those of a cluster, which is then one

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
  /// The grid in clusters, all whole.
  constexpr Dim3 clusters() const {
    const Dim3 all = workgroups();
    return {all.x / cluster.x, all.y / cluster.y, all.z / cluster.z};
  }
  /// Workgroups of a cluster.
  constexpr std::uint32_t cluster_size() const { return static_cast<std::uint32_t>(cluster.volume()); }
  /// Workgroups that run together: those of a cluster, or all.
  constexpr std::uint32_t resident() const {
    return together ? static_cast<std::uint32_t>(workgroups().volume()) : cluster_size();
  }
  constexpr bool all_are_resident() const { return resident() == workgroups().volume(); }
  /// The grid in these.
  constexpr Dim3 residencies() const { return together ? Dim3{1, 1, 1} : clusters(); }
  /// Workgroup `member` of the cluster at `at`, x first: its id in the grid.
  constexpr std::array<std::uint32_t, 3> member_id(const std::array<std::uint32_t, 3>& at, std::uint32_t member) const {
    return {at[0] * cluster.x + member % cluster.x, at[1] * cluster.y + member / cluster.x % cluster.y,
            at[2] * cluster.z + member / cluster.x / cluster.y};
  }
  /// Where cluster `number` is among the clusters, which are numbered x first.
  constexpr std::array<std::uint32_t, 3> cluster_at(std::uint64_t number) const {
    const Dim3 all = clusters();
    return {static_cast<std::uint32_t>(number % all.x), static_cast<std::uint32_t>(number / all.x % all.y),
            static_cast<std::uint32_t>(number / all.x / all.y)};
  }
  /// The id of workgroup `number` in the order in which they run: cluster after cluster, x first there and in each.
  constexpr std::array<std::uint32_t, 3> id_in_order(std::uint64_t number) const {
    return member_id(cluster_at(number / cluster_size()), static_cast<std::uint32_t>(number % cluster_size()));
  }
  /// The other way round.
  constexpr std::uint64_t number_in_order(const std::array<std::uint32_t, 3>& id) const {
    const Dim3 all = clusters();
    const std::uint64_t at = (std::uint64_t{id[2] / cluster.z} * all.y + id[1] / cluster.y) * all.x + id[0] / cluster.x;
    return at * cluster_size() + (id[2] % cluster.z * cluster.y + id[1] % cluster.y) * cluster.x + id[0] % cluster.x;
  }
  /// The number of workgroup `id` in the grid, x first.
  constexpr std::uint64_t number_of(const std::array<std::uint32_t, 3>& id) const {
    const Dim3 all = workgroups();
    return (std::uint64_t{id[2]} * all.y + id[1]) * all.x + id[0];
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

namespace detail {
constexpr std::uint32_t low(std::uint64_t v) { return static_cast<std::uint32_t>(v); }
constexpr std::uint32_t high(std::uint64_t v) { return static_cast<std::uint32_t>(v >> 32); }
}  // namespace detail

/// Workgroups that run together, at most.
inline constexpr std::uint64_t most_together = 65536;

/// Limit of all families: work-items.
inline constexpr std::uint32_t max_workgroup_size = 1024;

/// What the target offers; the launcher fills it in from the ISA's traits.
struct TargetLimits {
  std::span<const std::uint16_t> wave_sizes{};
  std::uint32_t lds_bytes = 0;
  std::uint32_t arch_vgprs = 256, accvgprs = 0;
  LaunchAbi abi = LaunchAbi::gfx940;
};
template <class Isa>
constexpr TargetLimits target_limits(const Isa& isa) {
  return {isa.wave_sizes, isa.lds_bytes, isa.arch_vgprs, isa.max_vgprs - isa.arch_vgprs, isa.memory.abi};
}

/// Bytes of LDS that a workgroup gets: whole blocks. Accesses are held to them, not to what the kernel asks for.
template <class Isa>
constexpr std::size_t allocated_lds(const Isa& isa, const Dispatch& d) {
  return (std::size_t{d.lds_bytes} + isa.lds_granule - 1) / isa.lds_granule * isa.lds_granule;
}

/// The scratch of a workgroup's waves by its device address; nothing where scratch has none.
template <class Isa>
constexpr DeviceScratch device_scratch(const Isa& isa, const Dispatch& d, std::span<std::uint8_t> bytes) {
  if (isa.memory.scratch_base() == ScratchBase::hardware) return {};
  return {abi::scratch_base(isa.memory.abi, 0), bytes, d.scratch_bytes, d.wave_size};
}

/// The user SGPRs that the descriptor asks for, in the order the hardware sets them: private segment buffer, dispatch
/// pointer, queue pointer, kernarg pointer, dispatch id, flat scratch address, private segment size, then the preloaded
/// part of the kernarg segment.
std::vector<std::uint32_t> user_sgprs(const KernelDescriptor& kernel, const LaunchAddresses& addresses,
                                      std::uint32_t scratch_bytes, std::span<const std::uint8_t> kernarg,
                                      LaunchAbi family);

/// MODE as the descriptor asks for it.
constexpr Mode initial_mode(ComputePgmRsrc1 rsrc1, ComputePgmRsrc2 rsrc2, LaunchAbi family) {
  const std::uint32_t ieee =
      (rsrc1.dx10_clamp() ? 1u << 8 : 0u) | (rsrc1.ieee() ? 1u << 9 : 0u) | rsrc2.exceptions() << 12;
  return Mode(rsrc1.float_mode() | (abi::has_ieee_mode(family) ? ieee : 0u) | (rsrc1.fp16_overflow() ? 1u << 23 : 0u));
}

/// "32 or 64".
inline std::string wave_sizes_text(std::span<const std::uint16_t> sizes) {
  std::string text;
  for (const std::uint16_t size : sizes) text.append(text.empty() ? "" : " or ").append(decimal(size));
  return text;
}

/// Checks that hold for any dispatch. Empty if it can be run.
std::string dispatch_problem(const Dispatch& d, const TargetLimits& target);

/// Empty if the dispatch, which has no problem, has these workgroups.
std::string range_problem(const WorkgroupRange& range, const Dispatch& d);

/// Sets the registers of wave `index` of workgroup `id`. The wave is freshly constructed or reset, and of the
/// dispatch's size, the dispatch has no problem; `scratch_base` is the address of its scratch.
template <class Wave>
constexpr void start_wave(Wave& wave, const Dispatch& d, const std::array<std::uint32_t, 3>& id, std::uint32_t index,
                          std::uint64_t scratch_base) {
  const auto& isa = wave.isa();
  const LaunchAbi family = isa.memory.abi;
  wave.pc = d.entry;
  constexpr std::uint64_t last = 0xffffffff;
  const abi::Apertures apertures = abi::apertures(family);
  wave.apertures = {apertures.shared, apertures.shared | last, apertures.priv, apertures.priv | last};
  wave.mode = Mode::of_register(d.mode.bits(), isa.mode_layout).with_numerics(d.numerics, isa.mode_layout);
  wave.raises_exceptions = d.raises_exceptions;
  wave.vgpr_limit = static_cast<std::uint16_t>(std::min<std::uint32_t>(d.vgprs, wave.vgpr_limit));
  wave.accvgpr_limit = static_cast<std::uint16_t>(std::min<std::uint32_t>(d.accvgprs, wave.accvgpr_limit));

  const std::uint32_t users = abi::user_sgpr_count(family, d.rsrc2);
  for (std::uint32_t i = 0; i < users && i < d.user_sgprs.size(); ++i) wave.s[i] = d.user_sgprs[i];
  const Dim3 size = d.size_of(id);
  const abi::WavePlace place{id, index, waves_of(size, Wave::lanes), {d.cluster.x, d.cluster.y, d.cluster.z}};
  std::uint32_t next = users;
  if (abi::has_ids_in_sgprs(family))
    next = abi::gfx9::set_ids(wave, d.rsrc2, users, place);
  else
    abi::gfx12::set_ids(wave, place);
  if (abi::tells_allocation(family))
    abi::gfx9::set_allocation(wave, family, d.vgprs, d.accvgprs, static_cast<std::uint32_t>(allocated_lds(isa, d)));
  if (d.rsrc2.private_segment()) {
    if (scratch_base_of(family) == ScratchBase::hardware) {
      wave.flat_scratch = scratch_base;
    } else {
      wave.scratch_address = scratch_base;
      wave.s[next] = detail::low(scratch_base - abi::scratch_base(family, 0));
    }
  }

  const auto items = static_cast<std::uint32_t>(size.volume()), first = index * Wave::lanes;
  const std::uint32_t lanes = std::min<std::uint32_t>(first < items ? items - first : 0, Wave::lanes);
  const std::uint32_t dimensions = d.rsrc2.workitem_ids();
  const bool packed = abi::packs_workitem_ids(family);
  const std::uint64_t exec = lanes == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << lanes) - 1;
  wave.set_exec(exec);
  // An embedded wave has rows for the VGPRs of its dispatch alone.
  const auto owns = [&](std::uint32_t vgpr) { return wave.row(vgpr) < wave.v.size(); };
  if (!owns(0)) return;
  auto&& v0 = wave.v[wave.row(0)];
  if (size.y == 1 && size.z == 1) {  // most are of one dimension: a loop that becomes vectors
    for (std::uint32_t lane = 0; lane < lanes; ++lane) v0[lane] = first + lane;
    for (std::uint32_t more = 1; more <= dimensions && more < 3 && !packed && owns(more); ++more)
      for (std::uint32_t lane = 0; lane < lanes; ++lane) wave.v[wave.row(more)][lane] = 0;
  } else {
    // The first lane's item, then one on for each lane.
    std::uint32_t x = first % size.x, y = first / size.x % size.y, z = first / size.x / size.y;
    for (std::uint32_t lane = 0; lane < lanes; ++lane) {
      if (packed) {
        v0[lane] = x | (dimensions > 0 ? y << 10 : 0) | (dimensions > 1 ? z << 20 : 0);
      } else {
        v0[lane] = x;
        if (dimensions > 0 && owns(1)) wave.v[wave.row(1)][lane] = y;
        if (dimensions > 1 && owns(2)) wave.v[wave.row(2)][lane] = z;
      }
      if (++x < size.x) continue;
      x = 0;
      if (++y < size.y) continue;
      y = 0;
      ++z;
    }
  }
}

inline std::vector<std::uint32_t> user_sgprs(const KernelDescriptor& kernel, const LaunchAddresses& addresses,
                                             std::uint32_t scratch_bytes, std::span<const std::uint8_t> kernarg,
                                             LaunchAbi family) {
  std::vector<std::uint32_t> s;
  const auto add64 = [&](std::uint64_t value) {
    s.push_back(detail::low(value));
    s.push_back(detail::high(value));
  };
  if (kernel.private_segment_buffer())
    for (const std::uint32_t word : abi::private_segment_buffer(family, kernel.wave_size())) s.push_back(word);
  if (kernel.dispatch_ptr()) add64(addresses.dispatch_packet);
  if (kernel.queue_ptr()) add64(addresses.queue);
  if (kernel.kernarg_segment_ptr()) add64(addresses.kernarg);
  if (kernel.dispatch_id()) add64(0);
  if (kernel.flat_scratch_init()) add64(abi::scratch_base(family, 0));
  if (kernel.private_segment_size()) s.push_back(scratch_bytes);
  for (std::uint32_t i = 0; i < kernel.preload_dwords(); ++i) {
    const std::size_t at = 4 * (std::size_t{kernel.preload_offset_dwords()} + i);
    std::uint32_t word = 0;
    for (std::size_t b = 0; b < 4 && at + b < kernarg.size(); ++b) word |= std::uint32_t{kernarg[at + b]} << (8 * b);
    s.push_back(word);
  }
  s.resize(std::min<std::size_t>(s.size(), abi::max_user_sgprs(family)));
  return s;
}

inline std::string dispatch_problem(const Dispatch& d, const TargetLimits& target) {
  const std::span<const std::uint16_t> wave_sizes = target.wave_sizes;
  const auto triple = [](const Dim3& v) {
    std::string text = "(";  // appended: g++ 12 warns falsely of "(" + std::string&& at -O3
    return text.append(decimal(v.x)).append(",").append(decimal(v.y)).append(",").append(decimal(v.z)).append(")");
  };
  if (std::find(wave_sizes.begin(), wave_sizes.end(), d.wave_size) == wave_sizes.end())
    return "waves of " + decimal(d.wave_size) + " lanes: this target has waves of " + wave_sizes_text(wave_sizes);
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
  if (d.lds_bytes > target.lds_bytes)
    return "LDS over the limit: " + count_of(d.lds_bytes, "byte") + " for a workgroup, there are " +
           decimal(target.lds_bytes);
  const std::uint32_t most_scratch = abi::max_scratch_bytes(target.abi, d.wave_size);
  if (d.scratch_bytes > most_scratch)
    return "scratch over the limit: " + count_of(d.scratch_bytes, "byte") + " for a work-item, at most " +
           decimal(most_scratch);
  if (d.cluster != Dim3{}) {
    if (target.abi != LaunchAbi::gfx1250) return "clusters of workgroups: this target has none";
    if (any_zero(d.cluster) || over(d.cluster, 16) || d.cluster.volume() > 16)
      return "cluster " + triple(d.cluster) +
             ": every dimension must be at least 1, and all have at most 16 workgroups";
    if (grid.x % d.cluster.x != 0 || grid.y % d.cluster.y != 0 || grid.z % d.cluster.z != 0)
      return "grid " + triple(grid) + " is no multiple of the cluster " + triple(d.cluster) +
             ": every cluster must be whole";
  }
  return "";
}

inline std::string range_problem(const WorkgroupRange& range, const Dispatch& d) {
  const std::uint64_t workgroups = d.workgroups().volume();
  if (d.together && workgroups > most_together)
    return "a cooperative launch of " + decimal(workgroups) + " workgroups: at most " + decimal(most_together) +
           " run together";
  if (d.together && (range.first != 0 || (range.count != 0 && range.count != workgroups)))
    return "a cooperative launch of " + decimal(workgroups) +
           " workgroups, in parts: its workgroups wait for each other, so give the whole grid";
  if (range.first >= workgroups || range.count > workgroups - range.first)
    return "a range of " + decimal(range.count) + " workgroups from number " + decimal(range.first) +
           " on: the grid has " + decimal(workgroups);
  if (range.first % d.cluster_size() != 0 || range.count % d.cluster_size() != 0)
    return "a range of " + decimal(range.count) + " workgroups from number " + decimal(range.first) +
           " on: a cluster has " + decimal(d.cluster_size()) + ", which stay together: give a range of whole clusters";
  return "";
}

}  // namespace lockstep
