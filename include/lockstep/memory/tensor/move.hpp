// TENSOR_LOAD_TO_LDS and TENSOR_STORE_FROM_LDS: a tile of a tensor between memory and LDS. Lines of a tile are
// contiguous in memory; in LDS they follow each other, with gaps where the descriptor pads.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "lockstep/base/fault.hpp"
#include "lockstep/memory/atomic.hpp"
#include "lockstep/memory/fields.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/memory/perform.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/tensor/descriptor.hpp"

namespace lockstep::tensor {

/// The descriptor in the groups that the instruction names.
template <class Wave, class Instruction>
constexpr Fault read_descriptor(const Wave& wave, const Instruction& instruction, Descriptor& descriptor) {
  struct Group {
    Field field;
    std::uint32_t first, dwords;
  };
  DescriptorWords words{};
  for (const Group& group : {Group{Field::vaddr0, 0, 4}, Group{Field::vaddr1, 4, 8}, Group{Field::vaddr2, 12, 4},
                             Group{Field::vaddr3, 16, 4}}) {
    const std::uint32_t number = instruction.field(group.field);
    if (lockstep::detail::names_null(wave.isa(), number)) continue;
    if (!lockstep::detail::owns_scalars(wave, {number, group.dwords})) return lockstep::detail::sgpr_fault();
    for (std::uint32_t i = 0; i < group.dwords; ++i) words[group.first + i] = wave.s[number + i];
  }
  descriptor = decode(words);
  return descriptor.problem.empty() ? no_fault : make_fault(FaultKind::illegal_operand, descriptor.problem);
}

/// Moves one tile after the other. Its functions return whether all went well; the fault is kept in a member, because
/// it is large and there are many lines. With `zeros` LDS gets them for what lies outside the tensor.
template <class Global, bool zeros = true>
class Mover {
 public:
  constexpr Mover(const Descriptor& descriptor, bool store, Global& global, std::span<std::uint8_t> lds)
      : d_(descriptor), store_(store), global_(global), lds_(lds) {}

  constexpr Fault run() {
    for (std::uint32_t i = 0; i < d_.iterations; ++i) {
      lds_at_ = d_.lds_address + i * d_.lds_increment;
      in_interval_ = 0;
      if (!tile(d_.global_address + i * d_.global_increment)) return fault_;
    }
    return no_fault;
  }

 private:
  /// Lines of a dimension: one where it is not used.
  constexpr std::uint32_t lines(unsigned dimension) const { return std::max(d_.tile_dim[dimension], 1u); }

  constexpr bool tile(std::uint64_t start) {
    if (d_.tile_dim[0] == 0) return true;
    std::array<std::uint32_t, 5> at{};
    for (at[4] = 0; at[4] < lines(4); ++at[4])
      for (at[3] = 0; at[3] < lines(3); ++at[3])
        for (at[2] = 0; at[2] < lines(2); ++at[2]) {
          if (lds_at_ >= lds_.size()) return true;  // it never comes back, and there may be 2^48 planes
          if (!plane(start, at)) return false;
        }
    return true;
  }

  /// The lines at one place in dimensions 2 to 4.
  constexpr bool plane(std::uint64_t start, const std::array<std::uint32_t, 5>& at) {
    bool inside = true;
    for (unsigned dimension = 2; dimension < 5; ++dimension) {
      if (d_.tile_dim[dimension] == 0) continue;
      inside = inside && at[dimension] < d_.tensor_dim[dimension];
      start += at[dimension] * d_.stride[dimension] * d_.element_bytes;
    }
    const std::uint64_t step = d_.stride[1] * d_.element_bytes;
    const std::uint32_t rows = d_.tile_dim[1] == 0 ? 1 : d_.tensor_dim[1];  // that are in the tensor
    for (std::uint32_t i = 0; i < lines(1); ++i) {
      if (lds_at_ >= lds_.size()) return true;  // it never comes back
      const std::uint32_t index = d_.gather && d_.tile_dim[1] != 0 ? d_.row[i] : i;
      if (!line(start + index * step, inside && index < rows)) return false;
    }
    return true;
  }

  constexpr bool line(std::uint64_t address, bool inside) {
    const std::uint64_t all = std::uint64_t{d_.tile_dim[0]} * d_.element_bytes;
    const std::uint64_t some =
        inside ? std::uint64_t{std::min(d_.tile_dim[0], d_.tensor_dim[0])} * d_.element_bytes : 0;
    return piece(address, some, true) && (some == all || piece(0, all - some, false));
  }

  /// `bytes` bytes of a line, from `address` on, or of what lies outside the tensor.
  constexpr bool piece(std::uint64_t address, std::uint64_t bytes, bool inside) {
    const bool pads = d_.pad && !store_;
    while (bytes != 0) {
      const std::uint64_t part = pads ? std::min<std::uint64_t>(bytes, d_.pad_interval - in_interval_) : bytes;
      if (!transfer(address, part, inside)) return false;
      bytes -= part;
      address += part;
      lds_at_ += part;
      in_interval_ += static_cast<std::uint32_t>(part);
      if (!pads || in_interval_ < d_.pad_interval) continue;
      in_interval_ = 0;
      lds_at_ += d_.pad_bytes;
    }
    return true;
  }

  constexpr bool transfer(std::uint64_t address, std::uint64_t bytes, bool inside) {
    if (lds_at_ >= lds_.size()) return true;
    const auto count = static_cast<std::uint32_t>(std::min<std::uint64_t>(bytes, lds_.size() - lds_at_));
    std::uint8_t* const place = lds_.data() + lds_at_;
    if (!inside) {
      if (zeros && !store_) std::fill(place, place + count, std::uint8_t{0});
      return true;
    }
    if (store_ ? global_.write(address, place, count) : global_.read(address, place, count)) return true;
    return by_elements(address, place, count);
  }

  /// Parts of the memory are in no range, or the ranges meet: element by element, to the first that fails.
  constexpr bool by_elements(std::uint64_t address, std::uint8_t* place, std::uint32_t count) {
    for (std::uint32_t at = 0; at < count; at += d_.element_bytes) {
      const std::uint32_t bytes = std::min(d_.element_bytes, count - at);
      if (store_ ? global_.write(address + at, place + at, bytes) : global_.read(address + at, place + at, bytes))
        continue;
      fault_ = lockstep::detail::out_of_bounds(AddressSpace::global, -1, address + at, bytes);
      return false;
    }
    return true;
  }

  const Descriptor& d_;
  bool store_;
  Global& global_;
  std::span<std::uint8_t> lds_;
  std::uint64_t lds_at_ = 0;       ///< where the next byte goes
  std::uint32_t in_interval_ = 0;  ///< bytes since the last gap
  Fault fault_{};
};

/// One arrival at the barrier's cell in LDS, as DS_ATOMIC_ASYNC_BARRIER_ARRIVE_B64.
constexpr void arrive(std::span<std::uint8_t> lds, std::uint64_t address) {
  std::uint64_t old = 0;
  (void)SpanMemory(0, lds).atomic(address, old, [](std::uint64_t cell) { return barrier_after_arrival(cell, 1); });
}

/// Moves the tile. The descriptor was read before: registers may have changed since.
template <GlobalMemory Global>
constexpr Fault move(const Descriptor& descriptor, const MemoryOp& op, Global& global, std::span<std::uint8_t> lds) {
  if (!descriptor.active) return no_fault;
  Mover<Global> mover(descriptor, op.action == MemoryAction::tensor_store, global, lds);
  if (const Fault fault = mover.run()) return fault;
  if (descriptor.barrier) arrive(lds, descriptor.barrier_address);
  return no_fault;
}

}  // namespace lockstep::tensor
