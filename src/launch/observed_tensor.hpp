// The accesses of the tensor data mover, as loads and stores.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "lockstep/device/observer.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/tensor/parts.hpp"

namespace lockstep {

/// Of waves W, one instruction at a time.
template <class W>
class ObservedTensor {
 public:
  /// The parts that an instruction will access. Sets `told.moves`: false, and no parts, if a barrier's cell in LDS
  /// orders the mover's end, and if there are more than 2^20 parts.
  std::span<const tensor::Part> parts_of(const W& wave, const Instruction<typename W::Isa>& instruction, Step& told) {
    tensor::Descriptor descriptor;
    told.moves = !tensor::read_descriptor(wave, instruction, descriptor) && !descriptor.barrier;
    if (!told.moves) return {};
    const std::span parts = parts_.of(descriptor, instruction.info().memory->action == MemoryAction::tensor_store);
    if (parts_.full()) told.moves = false;
    return parts;
  }

  /// Calls `moved()` with `told.access` for pieces of one size, as many as a wave has lanes at a time.
  template <class Moved>
  void tell_parts(Step& told, std::span<const tensor::Part> parts, Moved&& moved) {
    static constexpr MemoryOp load{
        .action = MemoryAction::load_to_lds, .address = AddressForm::global, .lds_address = true};
    static constexpr MemoryOp store{
        .action = MemoryAction::store_from_lds, .address = AddressForm::global, .lds_address = true};
    static constexpr MemoryOp zeros{.action = MemoryAction::store, .address = AddressForm::lds};
    const bool stores = told.info->memory->action == MemoryAction::tensor_store;
    AccessView access;
    std::uint32_t lanes = 0;
    const auto flush = [&] {
      if (lanes == 0) return;
      access.lanes = ~std::uint64_t{0} >> (64 - lanes);
      moved();
      lanes = 0;
    };
    access.space = space_.data();
    access.address = address_.data();
    access.address1 = address1_.data();
    access.dropped = dropped_.data();
    told.access = &access;
    for (const tensor::Part& part : parts) {
      const MemoryOp* const op = part.zeros ? &zeros : stores ? &store : &load;
      for (std::uint32_t at = 0; at < part.bytes;) {
        const std::uint32_t left = part.bytes - at, bytes = left >= 16 ? 16 : left >= 4 ? 4 : 1;
        if (lanes == W::wave_size || access.op != op || access.bytes != bytes) flush();
        access.op = op;
        access.bytes = bytes;
        space_[lanes] = part.zeros ? AddressSpace::lds : AddressSpace::global;
        address_[lanes] = part.zeros ? part.lds + at : part.address + at;
        address1_[lanes] = part.lds + at;
        ++lanes;
        at += bytes;
      }
    }
    flush();
    told.access = nullptr;
  }

 private:
  tensor::PartList parts_;
  // Of one call of `moved`, by lane.
  std::array<AddressSpace, W::wave_size> space_{};
  std::array<std::uint64_t, W::wave_size> address_{}, address1_{};
  std::array<std::uint16_t, W::wave_size> dropped_{};  ///< nothing is
};

}  // namespace lockstep
