// The waves of one workgroup, its LDS and its barriers, made and retired by whoever simulates a compute unit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "lockstep/embed/wave.hpp"
#include "lockstep/launch/dispatch.hpp"

namespace lockstep::embed {

/// A value: a copy is a checkpoint of all of it, assigning one back restores it.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
class Workgroup {
 public:
  using WaveType = Wave<Isa, size>;

  /// Workgroup `id` of a dispatch (see prepare), with all its waves at their first instruction. Where the dispatch's
  /// wave_size is not `size`, that is a fault.
  Workgroup(const Isa& isa, const Dispatch& dispatch, const std::array<std::uint32_t, 3>& id);
  Workgroup(const Dispatch& dispatch, const std::array<std::uint32_t, 3>& id) requires std::is_empty_v<Isa>
      : Workgroup(Isa{}, dispatch, id) {}
  Workgroup(const Workgroup& other)
      : id_(other.id_),
        lds_(other.lds_),
        scratch_(other.scratch_),
        barriers_(other.barriers_),
        waves_(other.waves_),
        wave_scratch_(other.wave_scratch_) {
    bind();
  }
  Workgroup& operator=(const Workgroup& other) {
    if (this == &other) return *this;
    id_ = other.id_;
    lds_ = other.lds_;
    scratch_ = other.scratch_;
    barriers_ = other.barriers_;
    waves_ = other.waves_;
    wave_scratch_ = other.wave_scratch_;
    bind();
    return *this;
  }

  const std::array<std::uint32_t, 3>& id() const { return id_; }
  std::size_t waves() const { return waves_.size(); }
  WaveType& operator[](std::size_t index) { return waves_[index]; }
  const WaveType& operator[](std::size_t index) const { return waves_[index]; }
  /// Bytes of LDS, of all waves.
  std::span<std::uint8_t> lds() { return lds_; }
  /// Those of the workgroup. `barriers().cluster` is that of the cluster (cluster.hpp).
  Barriers& barriers() { return barriers_; }
  /// Have all waves ended, and is nothing on its way any more?
  bool done() const {
    for (const WaveType& wave : waves_)
      if (!wave.ended() || !wave.in_flight().empty()) return false;
    return true;
  }

 private:
  friend struct detail::CheckpointFields<Isa, size>;

  /// Without waves: a checkpoint fills it.
  Workgroup() = default;

  /// Waves know the memory and the barriers of this object.
  void bind() {
    for (std::size_t i = 0; i < waves_.size(); ++i) {
      waves_[i].lds = lds_;
      waves_[i].barriers = &barriers_;
      waves_[i].scratch.bytes = std::span(scratch_).subspan(i * wave_scratch_, wave_scratch_);
      if (waves_[i].scratch.device.address != 0) waves_[i].scratch.device.bytes = scratch_;
    }
  }

  std::array<std::uint32_t, 3> id_{};
  std::vector<std::uint8_t> lds_, scratch_;
  Barriers barriers_{};
  std::vector<WaveType> waves_;
  std::size_t wave_scratch_ = 0;
};

template <class Isa, std::uint16_t size>
Workgroup<Isa, size>::Workgroup(const Isa& isa, const Dispatch& dispatch, const std::array<std::uint32_t, 3>& id)
    : id_(id), lds_(allocated_lds(isa, dispatch)), wave_scratch_(std::size_t{dispatch.scratch_bytes} * size) {
  const std::uint32_t waves = waves_of(dispatch.size_of(id), size);
  waves_.reserve(waves);
  for (std::uint32_t i = 0; i < waves; ++i) waves_.emplace_back(isa, dispatch.vgprs, dispatch.accvgprs);
  scratch_.resize(wave_scratch_ * waves_.size());
  barriers_.start(static_cast<std::uint32_t>(waves_.size()), nullptr, dispatch.named_barriers);
  for (std::uint32_t i = 0; i < waves_.size(); ++i) {
    start_wave(waves_[i].registers, dispatch, id, i,
               abi::scratch_base(isa.memory.abi, std::uint64_t{i} * wave_scratch_));
    waves_[i].set_numerics(dispatch.numerics);
    waves_[i].scratch.bytes_per_lane = dispatch.scratch_bytes;
    waves_[i].scratch.device = device_scratch(isa, dispatch, {});
    waves_[i].wanted_lanes_ = static_cast<std::uint16_t>(dispatch.wave_size);
  }
  bind();
}

}  // namespace lockstep::embed
