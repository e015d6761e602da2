// Which instructions the rules of check `hazard` are about.
#pragma once

#include "observe/check.hpp"
#include "observe/hazard_rules.hpp"

namespace lockstep {

/// Is the operand what a memory instruction stores?
inline bool is_stored_data(const RegisterUse& use) {
  return use.file == UsedFile::vgpr && use.read && (use.role == Role::data || use.role == Role::data1);
}

inline bool is_wide_store(const InstructionInfo& info, const Uses& uses) {
  if (info.memory == nullptr || uses.instruction_class != InstructionClass::vmem ||
      (info.memory->action != MemoryAction::store && info.memory->action != MemoryAction::atomic))
    return false;
  if (info.memory->address == AddressForm::image) return false;  // only those with descriptors of four SGPRs are
  bool wide = false;
  for (const RegisterUse& use : uses.all()) {
    if (use.role == Role::offset && use.file == UsedFile::scalar && info.memory->address == AddressForm::buffer)
      return false;
    wide = wide || (is_stored_data(use) && use.count > 2);
  }
  return wide;
}

/// Does it take M0 as an address, as a register's number, or along with a message?
inline bool takes_m0(const InstructionInfo& info, const Uses& uses) {
  if (info.memory == nullptr)
    return info.reads.has(State::m0) && (info.reads.has(State::sgprs) || info.writes.has(State::sgprs) ||
                                         info.traits.unit == InstructionClass::message);
  const MemoryOp& op = *info.memory;
  return op.action == MemoryAction::load_to_lds || (op.add_thread_id && op.address == AddressForm::lds) ||
         (op.action == MemoryAction::load && uses.writes.has(State::lds));  // by the LDS bit
}

/// Does it read AccVGPRs (`written`: write them)?
inline bool uses_acc(const Step& step, bool written) {
  if (step.wave.accvgprs == 0) return false;
  for (const RegisterUse& use : step.uses->all())
    if (use.file == UsedFile::vgpr && use.first >= 256 && (written ? use.written : use.read)) return true;
  return false;
}

/// Does a rule about `what` concern the instruction?
inline bool is_of_class(HazardClass what, const Step& step) {
  const InstructionInfo& info = *step.info;
  const Uses& uses = *step.uses;
  const InstructionTraits& traits = info.traits;
  const bool valu = uses.vector_alu(), reads_lane = traits.lanes == LaneMovement::read,
             writes_lane = traits.lanes == LaneMovement::write;
  switch (what) {
    case HazardClass::valu: return valu;
    case HazardClass::transcendental: return uses.instruction_class == InstructionClass::transcendental;
    case HazardClass::plain_valu: return uses.instruction_class == InstructionClass::valu;
    case HazardClass::dot: return valu && traits.dot;
    case HazardClass::no_dot: return valu && !traits.dot;
    case HazardClass::part: return valu && step.part;
    case HazardClass::compare_exec: return valu && info.writes.has(State::exec_lane);
    case HazardClass::dpp: return valu && step.dpp;
    case HazardClass::read_lane: return reads_lane;
    case HazardClass::lane_select: return (reads_lane && info.reads.has(State::s1)) || writes_lane;
    case HazardClass::lane_access: return reads_lane || writes_lane;
    case HazardClass::permlane: return traits.lanes == LaneMovement::permute || traits.lanes == LaneMovement::exchange;
    case HazardClass::late_vcc: return traits.vcc_not_forwarded;
    case HazardClass::matrix: return uses.instruction_class == InstructionClass::matrix;
    case HazardClass::acc_write: return valu && uses_acc(step, true);
    case HazardClass::acc_read: return valu && uses_acc(step, false);
    case HazardClass::no_acc_write: return valu && !uses_acc(step, true);
    case HazardClass::no_acc: return valu && !uses_acc(step, true) && !uses_acc(step, false);
    case HazardClass::vmem: return uses.instruction_class == InstructionClass::vmem;
    case HazardClass::memory:
      return uses.instruction_class == InstructionClass::vmem || uses.instruction_class == InstructionClass::lds;
    case HazardClass::float_atomic:
      return uses.instruction_class == InstructionClass::vmem && info.memory != nullptr &&
             info.memory->action == MemoryAction::atomic && is_float(info.memory->type);
    case HazardClass::denormals: return traits.sets_denormals;
    case HazardClass::salu: return uses.instruction_class == InstructionClass::salu;
    case HazardClass::takes_m0: return takes_m0(info, uses);
    case HazardClass::wide_store: return is_wide_store(info, uses);
    case HazardClass::set_register: return traits.hardware_register == HardwareRegisterAccess::set;
    case HazardClass::access_register: return traits.hardware_register != HardwareRegisterAccess::none;
  }
  return false;
}

}  // namespace lockstep
