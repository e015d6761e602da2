// Checkpoints: waves, workgroups, clusters and whole launches as bytes, and back. The bytes are the same on every host.
// The reader does not trust the bytes: impossible values are an error.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/embed/checkpoint_access.hpp"
#include "lockstep/embed/checkpoint_bytes.hpp"
#include "lockstep/embed/cluster.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/wave.hpp"
#include "lockstep/embed/workgroup.hpp"

namespace lockstep::embed {

/// A launch midway. `Unit` is Workgroup<Isa, size>, or Cluster<Isa, size>.
template <class Unit>
struct LaunchState {
  Dispatch dispatch;
  std::uint64_t next = 0;       ///< the first workgroup, or cluster, that has not begun, as the simulator counts them
  std::vector<Unit> running{};  ///< begun, and not over
  std::vector<MemoryImage> memory{};  ///< what the simulator's memory holds
};

namespace detail {

/// The fields of what a checkpoint is of, in the order in which they are written. `Archive` is CheckpointWriter or
/// CheckpointReader; the writer changes nothing.
template <class Isa, std::uint16_t size>
struct CheckpointFields {
  using WaveType = Wave<Isa, size>;
  using WorkgroupType = Workgroup<Isa, size>;
  using ClusterType = Cluster<Isa, size>;

  template <class Archive>
  static void of(Archive& a, const Isa& isa, WaveType& wave) {
    registers(a, isa, wave.registers);
    a.part("a wave");
    a.limited(wave.matrix_model, all_matrix_models.size() - 1, "there is no such matrix model");
    a.limited(wave.counters, 1, "its counters are neither its own nor the user's");
    a.number(wave.last_id_);
    a.number(wave.own_clock_);
    a.number(wave.barrier_passed_);
    a.number(wave.wanted_lanes_);
    auto count = static_cast<std::uint32_t>(wave.in_flight_.size());
    a.number(count);
    std::uint64_t last = 0;
    for (std::uint32_t i = 0; i < count && a.good(); ++i) {
      if constexpr (Archive::reads) wave.in_flight_.emplace_back();
      access_fields(a, isa, wave.registers, wave.in_flight_[i]);
      a.require(wave.in_flight_[i].id > last && wave.in_flight_[i].id <= wave.last_id_,
                "its number does not follow from those before");
      last = wave.in_flight_[i].id;
    }
  }

  template <class Archive>
  static void of(Archive& a, const Isa& isa, WorkgroupType& group) {
    a.part("a workgroup");
    a.numbers(group.id_);
    const std::uint32_t most_lds = (isa.lds_bytes + isa.lds_granule - 1) / isa.lds_granule * isa.lds_granule;
    memory(a, group.lds_, most_lds, "it has more LDS than the target");
    auto waves = static_cast<std::uint32_t>(group.waves_.size());
    a.limited(waves, max_workgroup_size / size, "it has more waves than a workgroup may have");
    a.require(waves != 0, "it has no waves");
    auto scratch = static_cast<std::uint32_t>(group.wave_scratch_ / size);
    a.limited(scratch, abi::max_scratch_bytes(isa.memory.abi, size), "it has more scratch than a work-item may have");
    if constexpr (Archive::reads) {
      group.wave_scratch_ = std::size_t{scratch} * size;
      if (!a.has(std::uint64_t{waves} * group.wave_scratch_)) return;
      group.scratch_.resize(waves * group.wave_scratch_);
    }
    a.raw(group.scratch_);
    barriers(a, group.barriers_);
    for (std::uint32_t i = 0; i < waves && a.good(); ++i) {
      if constexpr (Archive::reads) group.waves_.emplace_back(isa, 0, 0);
      of(a, isa, group.waves_[i]);
    }
    if constexpr (Archive::reads) {
      Dispatch dispatch;
      dispatch.scratch_bytes = scratch;
      dispatch.wave_size = size;
      for (WaveType& wave : group.waves_) {
        wave.scratch.bytes_per_lane = scratch;
        wave.scratch.device = device_scratch(isa, dispatch, {});
      }
      group.bind();
    }
  }

  template <class Archive>
  static void of(Archive& a, const Isa& isa, ClusterType& cluster) {
    a.part("a cluster");
    barrier(a, cluster.barrier_);
    auto count = static_cast<std::uint32_t>(cluster.workgroups_.size());
    a.limited(count, 16, "a cluster has 16 workgroups at most");
    a.require(count != 0, "it has no workgroups");
    for (std::uint32_t i = 0; i < count && a.good(); ++i) {
      if constexpr (Archive::reads) cluster.workgroups_.push_back(WorkgroupType());
      of(a, isa, cluster.workgroups_[i]);
    }
    if constexpr (Archive::reads) cluster.bind();
  }

  template <class Archive, class Unit>
  static void of(Archive& a, const Isa& isa, LaunchState<Unit>& launch) {
    dispatch_fields(a, isa, launch.dispatch);
    a.part("a launch");
    a.number(launch.next);
    auto running = static_cast<std::uint64_t>(launch.running.size());
    a.number(running);
    for (std::uint64_t i = 0; i < running && a.good(); ++i) {
      if constexpr (Archive::reads) launch.running.push_back(empty<Unit>());
      of(a, isa, launch.running[i]);
    }
    a.part("memory");
    auto images = static_cast<std::uint64_t>(launch.memory.size());
    a.number(images);
    for (std::uint64_t i = 0; i < images && a.good(); ++i) {
      if constexpr (Archive::reads) launch.memory.emplace_back();
      a.number(launch.memory[i].address);
      memory(a, launch.memory[i].bytes, ~std::uint64_t{0}, "");
    }
  }

  /// What a reader begins with.
  template <class Unit>
  static Unit empty() {
    return Unit();
  }

 private:
  template <class Archive>
  static void memory(Archive& a, std::vector<std::uint8_t>& bytes, std::uint64_t most, std::string_view problem) {
    auto count = static_cast<std::uint64_t>(bytes.size());
    a.limited(count, most, problem);
    if constexpr (Archive::reads) {
      if (!a.has(count)) return;
      bytes.resize(count);
    }
    a.raw(bytes);
  }

  template <class Archive>
  static void registers(Archive& a, const Isa& isa, Registers<Isa, size>& r) {
    a.part("registers");
    std::uint16_t vgprs = r.vgpr_limit, accvgprs = r.accvgpr_limit;
    a.limited(vgprs, isa.arch_vgprs, "it has more VGPRs than the target");
    a.limited(accvgprs, isa.max_vgprs - isa.arch_vgprs, "it has more AccVGPRs than the target");
    a.limited(r.sgpr_limit, isa.sgpr_count, "it has more SGPRs than the target");
    if constexpr (Archive::reads) {
      if (!a.has(std::uint64_t{size} * 4 * (std::uint32_t{vgprs} + accvgprs))) return;
      r.allocate(vgprs, accvgprs);
    }
    for (std::size_t i = 0; i < r.v.size(); ++i) a.numbers(r.v[i]);
    for (std::size_t i = 0; i < r.s.size(); ++i) {
      std::uint32_t value = r.s[i];
      a.number(value);
      // Constants and NULL stand among the registers, and stay what they are.
      if constexpr (Archive::reads)
        if (isa.selectors[i].is_register()) r.s[i] = value;
    }
    a.number(r.pc);
    mode_fields(a, r.mode, isa.mode_layout);
    a.number(r.scc);
    a.number(r.raises_exceptions);
    a.limited(r.state, static_cast<std::uint64_t>(WaveStatus::ended), "there is no such status");
    a.limited(r.barriers.joined, Barriers::most_named, "there is no such barrier");
    a.number(r.barriers.awaited);
    a.limited(r.barriers.sync.resource, WaveSyncResources::count - 1, "there is no such resource of global wave sync");
    a.number(r.barriers.sync.ticket);
    a.numbers(r.barriers.seen);
    a.numbers(r.apertures);
    a.number(r.flat_scratch);
    a.number(r.scratch_address);
    a.number(r.trap_status);
    a.number(r.hw_id);
    a.number(r.gpr_alloc);
    a.number(r.lds_alloc);
    a.number(r.xcc_id);
    a.number(r.ib_sts2);
    a.number(r.instructions);
    a.number(r.clock.cycles);
    a.number(r.clock.realtime);
  }

  template <class Archive>
  static void barrier(Archive& a, Barrier& b) {
    a.number(b.members);
    a.number(b.signals);
    a.number(b.completions);
  }
  template <class Archive>
  static void barriers(Archive& a, Barriers& b) {
    barrier(a, b.workgroup);
    for (Barrier& each : b.named) barrier(a, each);
    a.limited(b.allocated, Barriers::most_named, "it has more named barriers than a workgroup may have");
    a.number(b.alone);
  }

  template <class Archive>
  static void dims(Archive& a, Dim3& d) {
    a.number(d.x);
    a.number(d.y);
    a.number(d.z);
  }
  template <class Archive>
  static void dispatch_fields(Archive& a, const Isa& isa, Dispatch& d) {
    a.part("a dispatch");
    a.number(d.entry);
    a.number(d.file_entry);
    for (Dim3* each : {&d.grid, &d.block, &d.work_items, &d.cluster}) dims(a, *each);
    a.number(d.rsrc2.word);
    auto users = static_cast<std::uint8_t>(d.user_sgprs.size());
    a.limited(users, abi::max_user_sgprs(isa.memory.abi), "it has more user SGPRs than the target");
    if constexpr (Archive::reads) d.user_sgprs.resize(users);
    for (std::uint32_t& value : d.user_sgprs) a.number(value);
    a.number(d.scratch_bytes);
    a.number(d.lds_bytes);
    mode_fields(a, d.mode, isa.mode_layout);
    a.limited(d.numerics, static_cast<std::uint64_t>(NumericModel::rounded), "there is no such numeric model");
    a.number(d.raises_exceptions);
    a.limited(d.vgprs, isa.arch_vgprs, "it has more VGPRs than the target");
    a.limited(d.accvgprs, isa.max_vgprs - isa.arch_vgprs, "it has more AccVGPRs than the target");
    a.limited(d.wave_size, size, "it has waves of another size");
    a.limited(d.named_barriers, Barriers::most_named, "it has more named barriers than a workgroup may have");
    a.number(d.waves_apart);
    a.number(d.together);
    if constexpr (Archive::reads) {
      if (!a.good()) return;
      const std::string problem = dispatch_problem(d, target_limits(isa));
      a.require(problem.empty(), problem);
      a.require(d.wave_size == size, "it has waves of another size");
    }
  }
};

/// `object` is a Wave, a Workgroup, a Cluster or a LaunchState.
template <class Isa, std::uint16_t size, class T>
std::vector<std::uint8_t> save_as(CheckpointKind kind, const Isa& isa, const T& object) {
  CheckpointWriter body;
  CheckpointFields<Isa, size>::of(body, isa, const_cast<T&>(object));  // which a writer only reads
  return with_head(kind, size, isa.target, body.take());
}
template <class Isa, std::uint16_t size, class T>
Result<T> load_as(CheckpointKind kind, const Isa& isa, std::span<const std::uint8_t> bytes, T object) {
  const auto body = without_head(bytes, kind, size, isa.target);
  if (!body) return body.error();
  CheckpointReader reader(*body);
  CheckpointFields<Isa, size>::of(reader, isa, object);
  reader.part("its end");
  reader.require(reader.left() == 0, "bytes follow that belong to nothing");
  if (!reader.good()) return Error{reader.problem()};
  return Result<T>(std::move(object));
}

}  // namespace detail

/// A wave with all that is on its way, but without LDS, scratch and barriers, which are its workgroup's.
template <class Isa, std::uint16_t size>
std::vector<std::uint8_t> save(const Wave<Isa, size>& wave) {
  return detail::save_as<Isa, size>(CheckpointKind::wave, wave.registers.isa(), wave);
}
/// A workgroup: its waves, LDS, scratch and barriers. Of a cluster's barrier, and of global wave sync, nothing.
template <class Isa, std::uint16_t size>
std::vector<std::uint8_t> save(const Workgroup<Isa, size>& group) {
  return detail::save_as<Isa, size>(CheckpointKind::workgroup, group[0].registers.isa(), group);
}
/// The workgroups of a cluster, with the barrier that they share. Of global wave sync nothing.
template <class Isa, std::uint16_t size>
std::vector<std::uint8_t> save(const Cluster<Isa, size>& cluster) {
  return detail::save_as<Isa, size>(CheckpointKind::cluster, cluster[0][0].registers.isa(), cluster);
}
/// A launch midway, with the memory that the simulator puts into it.
template <class Isa, std::uint16_t size>
std::vector<std::uint8_t> save(const Isa& isa, const LaunchState<Workgroup<Isa, size>>& launch) {
  return detail::save_as<Isa, size>(CheckpointKind::launch, isa, launch);
}
template <class Isa, std::uint16_t size>
std::vector<std::uint8_t> save(const Isa& isa, const LaunchState<Cluster<Isa, size>>& launch) {
  return detail::save_as<Isa, size>(CheckpointKind::launch, isa, launch);
}

/// From what `save` gave. Errors: the bytes are no checkpoint; they are of another version, kind, target or size of
/// waves; they have been changed; they have impossible values. The caller gives the wave its LDS, scratch and
/// barriers again.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
Result<Wave<Isa, size>> load_wave(std::span<const std::uint8_t> bytes, const Isa& isa = Isa{}) {
  return detail::load_as<Isa, size>(CheckpointKind::wave, isa, bytes, Wave<Isa, size>(isa, 0, 0));
}
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
Result<Workgroup<Isa, size>> load_workgroup(std::span<const std::uint8_t> bytes, const Isa& isa = Isa{}) {
  using Unit = Workgroup<Isa, size>;
  return detail::load_as<Isa, size>(CheckpointKind::workgroup, isa, bytes,
                                    detail::CheckpointFields<Isa, size>::template empty<Unit>());
}
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
Result<Cluster<Isa, size>> load_cluster(std::span<const std::uint8_t> bytes, const Isa& isa = Isa{}) {
  using Unit = Cluster<Isa, size>;
  return detail::load_as<Isa, size>(CheckpointKind::cluster, isa, bytes,
                                    detail::CheckpointFields<Isa, size>::template empty<Unit>());
}
/// `Unit`: Workgroup or Cluster, as in the LaunchState that was saved. A launch that was saved with one of them cannot
/// be read with the other.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0], class Unit = Workgroup<Isa, size>>
Result<LaunchState<Unit>> load_launch(std::span<const std::uint8_t> bytes, const Isa& isa = Isa{}) {
  return detail::load_as<Isa, size>(CheckpointKind::launch, isa, bytes, LaunchState<Unit>{});
}

}  // namespace lockstep::embed
