// A program in the making: its micro-ops, its constants, and the instruction that is being translated.
#pragma once

#include <cstdint>

#include "fast/program/constant_pool.hpp"
#include "fast/program/kernel_set.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "fast/program/source_places.hpp"
#include "fast/rows/moves.hpp"

namespace lockstep::fast {

/// The lanes that an instruction writes, where they are not those of EXEC.
inline OperandPlace written_lanes_place() { return temporary_place(scalar_temporary); }

class Emitter {
 protected:
  using Op = MicroOp;

  Emitter(Program& program, const KernelSet& kernels)
      : program_(program), kernels_(kernels), constants_(program.constants) {}

  Op& emit(MicroOp::Handler handler, std::uint32_t extra = 0) {
    Op op;
    op.handler = handler;
    op.extra = extra;
    program_.ops.push_back(op);
    return program_.ops.back();
  }
  static void set(Op& op, std::size_t slot, OperandPlace place) { op.offset[slot] = place.offset; }
  /// The ISA of the program.
  const IsaTables& isa() const { return *program_.isa; }
  bool any_exec() const { return stream_ == Program::partial; }

  bool is_exec(const OperandSlot& slot) const {
    return slot.file == RegisterFile::scalar && slot.number <= isa().exec_hi &&
           slot.number + slot.dwords() > isa().exec_lo;
  }
  OperandPlace vgpr(std::uint32_t number) const {
    const std::uint32_t first_accvgpr = isa().arch_vgprs;
    return vgpr_place(number < first_accvgpr ? number : number - first_accvgpr + program_.key.vgpr_limit);
  }
  OperandPlace exec_place() const { return scalar_place(isa().exec_lo); }

  /// Constants of the program.
  OperandPlace scalar_constant(std::uint64_t value) { return constants_.scalar(value); }
  OperandPlace row_constant(std::uint64_t value) { return constants_.row(value); }

  /// Does a slot of this size do for an operation that takes `bits`? Longer ones give their low dword.
  static bool size_fits(const OperandSlot& slot, std::uint32_t bits) { return bits <= 32 || slot.bits == 64; }

  /// Is the slot a scalar of at least that size?
  static bool is_scalar_source(const OperandSlot& slot, std::uint32_t bits) {
    return size_fits(slot, bits) && slot.file != RegisterFile::none && !slot.is_vgpr();
  }
  /// The scalar that source `i` is. Emits what computes it from state, where it is such a one.
  OperandPlace scalar_source(std::uint32_t i) {
    const OperandSlot& slot = plan_.s[i];
    if (is_scalar_register(isa(), slot)) return scalar_place(slot.number);
    if (const auto constant = constant_of(isa(), slot, plan_.literal)) return scalar_constant(*constant);
    OperandPlace place = temporary_place(scalar_temporary);
    place.offset += 8 * (1 + i);
    Op& op = emit(read_state);
    StateView{op}.set(slot.number, slot.bits > 32);
    set(op, slot_d, place);
    return place;
  }

  Program& program_;
  const KernelSet& kernels_;
  OperandPlan plan_{};  ///< of the instruction
  std::size_t stream_ = Program::full;
  bool exec_may_change_ = false;  ///< by the instruction

 private:
  ConstantPool constants_;
};

}  // namespace lockstep::fast
