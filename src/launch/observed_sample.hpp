// The texels that a sample of an image reads, as loads.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/image/sample.hpp"

namespace lockstep {

/// Of waves W, one instruction at a time.
template <class W>
class ObservedSample {
 public:
  /// Looks at the sample that is about to execute.
  void find(const W& wave, const Instruction<typename W::Isa>& instruction) {
    count_.fill(0);
    most_ = 0;
    image::each_texel(wave, instruction, [&](std::uint32_t lane, std::uint64_t address, std::uint32_t bytes) {
      if (count_[lane] == texels) return;
      bytes_ = bytes;
      address_[count_[lane]++][lane] = address;
      most_ = std::max(most_, count_[lane]);
    });
  }

  /// Calls `moved()` with `told.access` for the first texel of all lanes, then for the second one, and so on.
  template <class Moved>
  void tell(Step& told, Moved&& moved) {
    static constexpr MemoryOp load{.action = MemoryAction::load, .address = AddressForm::image};
    AccessView access;
    access.op = &load;
    access.bytes = bytes_;
    access.space = space_.data();
    access.dropped = dropped_.data();
    told.access = &access;
    for (std::uint32_t i = 0; i < most_; ++i) {
      access.lanes = 0;
      for (std::uint32_t lane = 0; lane < W::lanes; ++lane)
        if (i < count_[lane]) access.lanes |= std::uint64_t{1} << lane;
      access.address = access.address1 = address_[i].data();
      moved();
    }
    told.access = nullptr;
  }

 private:
  static constexpr std::size_t texels = 16;  ///< of a lane: eight of each of two levels

  std::array<std::array<std::uint64_t, W::lanes>, texels> address_{};
  std::array<std::uint32_t, W::lanes> count_{};
  std::uint32_t most_ = 0, bytes_ = 0;
  std::array<AddressSpace, W::lanes> space_{};     ///< all are global
  std::array<std::uint16_t, W::lanes> dropped_{};  ///< nothing is
};

}  // namespace lockstep
