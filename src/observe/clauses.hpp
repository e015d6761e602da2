// Part of check `hazard`: clauses, where the ISA has S_CLAUSE. All instructions of a clause are of the first one's
// kind. Instructions that touch nothing, such as S_NOP, may stand between them. Scalar arithmetic, waits, branches,
// messages and barriers may not. Source: RDNA3 ISA manual 5.2, and LLVM's insertion of clauses: loads, stores and
// atomics are kinds of their own on gfx11 and gfx12, but not on gfx10 and gfx1250; so are those of images, and samples.
//
// A check that cannot decide stays silent. S_WAIT_ALU touches nothing. Cache controls and prefetches may stand in every
// clause. Only the first wrong instruction of a clause is reported.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// Which vector memory instructions are of one kind.
enum class ClauseRule : std::uint8_t {
  by_direction,  ///< vector loads, stores and atomics are three kinds
  by_unit,       ///< vector loads, stores and atomics are one kind
};

/// The clause that a wave is in.
class Clauses {
 public:
  void clear() { left_ = 0; }
  /// Before an instruction executes. Calls `report(pc of S_CLAUSE, what, advice)` where it may not stand in the clause.
  template <class Report>
  void look(const Step& step, ClauseRule rule, Report&& report) {
    if (left_ != 0) {
      --left_;
      const Kind kind = kind_of(step, rule);
      if (const std::string_view what = illegal(kind, step); !what.empty()) {
        left_ = 0;
        report(pc_, "is " + std::string(what) + " inside the clause that the other instruction begins",
               "end the clause before it, or move it in front of S_CLAUSE: all instructions of a clause are scalar "
               "loads, LDS accesses, vector arithmetic, or vector memory accesses");
      } else if (kind != Kind::any) {
        kind_ = kind;
      }
    }
    if (step.uses->clause == 0) return;
    left_ = step.uses->clause;
    kind_ = Kind::any;
    pc_ = step.pc;
  }

 private:
  enum class Kind : std::uint8_t {
    any,  ///< may stand in every clause; or no instruction has said the clause's kind
    valu,
    smem,
    lds,
    vmem_load,
    vmem_store,
    vmem_atomic,
    flat_load,
    flat_store,
    flat_atomic,
    texel_load,
    texel_store,
    texel_atomic,
    texel_sample,
    none,  ///< may stand in none
  };
  static Kind kind_of(const Step& step, ClauseRule rule) {
    const Uses& uses = *step.uses;
    if (uses.clause != 0 || uses.wait_count != 0) return Kind::none;
    switch (uses.instruction_class) {
      case InstructionClass::valu:
      case InstructionClass::transcendental:
      case InstructionClass::matrix: return Kind::valu;
      case InstructionClass::salu: return touches_nothing(uses) ? Kind::any : Kind::none;
      case InstructionClass::branch:
      case InstructionClass::message:
      case InstructionClass::barrier:
      case InstructionClass::end: return Kind::none;
      default: break;
    }
    if (step.info->memory == nullptr || step.info->memory->action == MemoryAction::none) return Kind::any;
    if (uses.instruction_class == InstructionClass::smem) return Kind::smem;
    if (uses.instruction_class == InstructionClass::lds) return Kind::lds;
    const MemoryOp& op = *step.info->memory;
    const bool flat = op.address == AddressForm::flat;
    if (rule == ClauseRule::by_unit) return flat ? Kind::flat_load : Kind::vmem_load;
    if (op.address == AddressForm::image) return image_kind(op);
    if (op.action == MemoryAction::atomic) return flat ? Kind::flat_atomic : Kind::vmem_atomic;
    const bool store = op.action == MemoryAction::store || op.action == MemoryAction::store_from_lds;
    return store ? (flat ? Kind::flat_store : Kind::vmem_store) : flat ? Kind::flat_load : Kind::vmem_load;
  }
  static Kind image_kind(const MemoryOp& op) {
    switch (op.action) {
      case MemoryAction::sample: return Kind::texel_sample;
      case MemoryAction::store: return Kind::texel_store;
      case MemoryAction::atomic: return Kind::texel_atomic;
      default: return Kind::texel_load;
    }
  }
  static bool touches_nothing(const Uses& uses) {
    if (uses.writes.has(State::scc)) return false;
    for (const RegisterUse& use : uses.all())
      if (use.written) return false;
    return true;
  }
  /// What is wrong with an instruction of that kind here; empty: nothing.
  std::string_view illegal(Kind kind, const Step& step) const {
    if (kind == Kind::none) {
      if (step.uses->clause != 0) return "another S_CLAUSE";
      if (step.uses->wait_count != 0) return "a wait";
      switch (step.uses->instruction_class) {
        case InstructionClass::branch: return "a branch";
        case InstructionClass::message: return "a message";
        case InstructionClass::barrier: return "a barrier";
        case InstructionClass::end: return "the end of the program";
        default: return "scalar arithmetic";
      }
    }
    return kind == Kind::any || kind_ == Kind::any || kind == kind_ ? "" : "of another kind";
  }

  std::uint32_t left_ = 0;  ///< instructions
  Kind kind_ = Kind::any;
  std::uint64_t pc_ = 0;  ///< of S_CLAUSE
};

}  // namespace lockstep
