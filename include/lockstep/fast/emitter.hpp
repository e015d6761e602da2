// A program in the making: its micro-ops, its constants, and the instruction that is being translated.
#pragma once

#include <cstdint>
#include <map>

#include "lockstep/fast/program.hpp"
#include "lockstep/fast/row_moves.hpp"
#include "lockstep/fast/sources.hpp"

namespace lockstep::fast {

/// Temporary rows of a worker: two for each source, two for the result, two for what becomes of it, and one that holds
/// 64-bit scalars: the lanes to be written, then values computed from state.
inline constexpr std::uint32_t temporary_rows = 11;
inline constexpr std::uint32_t result_temporary = 6, merged_temporary = 8, scalar_temporary = 10;

/// The lanes that an instruction writes, where they are not those of EXEC.
inline OperandPlace written_lanes_place() { return temporary_place(scalar_temporary); }

template <class Isa>
class Emitter {
 protected:
  using Op = MicroOp<Isa>;

  explicit Emitter(Program<Isa>& program) : program_(program) {}

  Op& emit(typename Op::Handler handler, std::uint32_t extra = 0) {
    Op op;
    op.handler = handler;
    op.extra = extra;
    program_.ops.push_back(op);
    return program_.ops.back();
  }
  static void set(Op& op, std::size_t slot, OperandPlace place) {
    op.base[slot] = place.base;
    op.offset[slot] = place.offset;
  }
  bool any_exec() const { return stream_ == Program<Isa>::partial; }

  static bool is_exec(const OperandSlot& slot) {
    return slot.file == RegisterFile::scalar && slot.number <= Isa::exec_hi &&
           slot.number + slot.dwords() > Isa::exec_lo;
  }
  static OperandPlace exec_place() { return scalar_place<Isa>(Isa::exec_lo); }

  /// A scalar constant of the program.
  OperandPlace scalar_constant(std::uint64_t value) {
    const auto [at, added] = scalars_.try_emplace(value, static_cast<std::uint32_t>(program_.scalars.size()));
    if (added) program_.scalars.push_back(value);
    return {Base::scalars, at->second * 8};
  }
  OperandPlace row_constant(std::uint64_t value) {
    const auto [at, added] = rows_.try_emplace(value, static_cast<std::uint32_t>(program_.rows.size()));
    if (added) {
      ConstantRow row;
      row.low.fill(static_cast<std::uint32_t>(value));
      row.high.fill(static_cast<std::uint32_t>(value >> 32));
      program_.rows.push_back(row);
    }
    return {Base::constants, at->second * static_cast<std::uint32_t>(sizeof(ConstantRow))};
  }

  /// Does a slot of this size do for an operation that takes `bits`? Longer ones give their low dword.
  static bool size_fits(const OperandSlot& slot, std::uint32_t bits) { return bits <= 32 || slot.bits == 64; }

  /// Is the slot a scalar of at least that size?
  static bool is_scalar_source(const OperandSlot& slot, std::uint32_t bits) {
    return size_fits(slot, bits) && (slot.file == RegisterFile::scalar || slot.file == RegisterFile::literal);
  }
  /// The scalar that source `i` is. Emits what computes it from state, where it is such a one.
  OperandPlace scalar_source(std::uint32_t i) {
    const OperandSlot& slot = plan_.s[i];
    if (is_scalar_register<Isa>(slot)) return scalar_place<Isa>(slot.number);
    if (const auto constant = constant_of<Isa>(slot, plan_.literal)) return scalar_constant(*constant);
    OperandPlace place = temporary_place(scalar_temporary);
    place.offset += 8 * (1 + i);
    set(emit(read_state<Isa>, slot.number | (slot.bits > 32 ? 256u : 0u)), slot_d, place);
    return place;
  }

  Program<Isa>& program_;
  OperandPlan plan_{};  ///< of the instruction
  std::size_t stream_ = Program<Isa>::full;
  bool exec_may_change_ = false;  ///< by the instruction

 private:
  std::map<std::uint64_t, std::uint32_t> scalars_, rows_;
};

}  // namespace lockstep::fast
