// How the waves of a workgroup (workgroup.hpp) start. Programs that link lockstep::<isa> have it from there, and do not
// include this.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/embed/wave_members.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/launch/dispatch.hpp"

namespace lockstep::embed {

template <class Isa, std::uint16_t size>
Workgroup<Isa, size>::Workgroup(const Dispatch& dispatch, const std::array<std::uint32_t, 3>& id)
    : id_(id),
      lds_(allocated_lds<Isa>(dispatch)),
      waves_(waves_of(dispatch.size_of(id), size)),
      wave_scratch_(std::size_t{dispatch.scratch_bytes} * size) {
  scratch_.resize(wave_scratch_ * waves_.size());
  barriers_.start(static_cast<std::uint32_t>(waves_.size()), nullptr, dispatch.named_barriers);
  for (std::uint32_t i = 0; i < waves_.size(); ++i) {
    start_wave(waves_[i].registers, dispatch, id, i,
               abi::scratch_base(Isa::memory.abi, std::uint64_t{i} * wave_scratch_));
    waves_[i].set_numerics(dispatch.numerics);
    waves_[i].scratch.bytes_per_lane = dispatch.scratch_bytes;
    waves_[i].wanted_lanes_ = static_cast<std::uint16_t>(dispatch.wave_size);
  }
  bind();
}

}  // namespace lockstep::embed
