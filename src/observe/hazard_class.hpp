// Which instructions the rules of check `hazard` are about.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "observe/check.hpp"
#include "observe/hazard_rules.hpp"

namespace lockstep {

/// Is the operand what a memory instruction stores?
inline bool is_stored_data(const RegisterUse& use) {
  return use.file == UsedFile::vgpr && use.read && (use.role == Role::data || use.role == Role::data1);
}

inline bool is_wide_store(const InstructionInfo& info, const Uses& uses) {
  if (info.memory == nullptr || info.memory->action != MemoryAction::store ||
      uses.instruction_class != InstructionClass::vmem)
    return false;
  bool wide = false;
  for (const RegisterUse& use : uses.all()) {
    if (use.role == Role::offset && use.file == UsedFile::scalar && info.memory->address == AddressForm::buffer)
      return false;
    wide = wide || (is_stored_data(use) && use.count > 2);
  }
  return wide;
}

/// Does a rule about `what` concern the instruction?
inline bool is_of_class(HazardClass what, const Step& step) {
  const InstructionInfo& info = *step.info;
  const Uses& uses = *step.uses;
  const std::string_view name = info.mnemonic;
  const auto one_of = [&](std::initializer_list<std::string_view> prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(), [&](std::string_view p) { return name.starts_with(p); });
  };
  const bool valu = uses.vector_alu();
  switch (what) {
    case HazardClass::valu: return valu;
    case HazardClass::transcendental: return uses.instruction_class == InstructionClass::transcendental;
    case HazardClass::plain_valu: return uses.instruction_class == InstructionClass::valu;
    case HazardClass::dot: return valu && one_of({"v_dot"});
    case HazardClass::no_dot: return valu && !one_of({"v_dot"});
    case HazardClass::part: return valu && step.part;
    case HazardClass::compare_exec: return one_of({"v_cmpx"});
    case HazardClass::dpp: return valu && step.dpp;
    case HazardClass::read_lane: return one_of({"v_readlane", "v_readfirstlane"});
    case HazardClass::lane_select: return one_of({"v_readlane", "v_writelane"});
    case HazardClass::lane_access: return one_of({"v_readlane", "v_readfirstlane", "v_writelane"});
    case HazardClass::permlane: return one_of({"v_permlane"});
    case HazardClass::div_fmas: return one_of({"v_div_fmas"});
    case HazardClass::matrix: return uses.instruction_class == InstructionClass::matrix;
    case HazardClass::vmem: return uses.instruction_class == InstructionClass::vmem;
    case HazardClass::salu: return uses.instruction_class == InstructionClass::salu;
    case HazardClass::takes_m0:
      return (info.memory != nullptr &&
              (info.memory->action == MemoryAction::load_to_lds ||
               (info.memory->address == AddressForm::buffer && uses.writes.has(State::lds)))) ||
             one_of({"s_movrel", "s_sendmsg", "ds_read_addtid", "ds_write_addtid"});
    case HazardClass::wide_store: return is_wide_store(info, uses);
    case HazardClass::set_register: return one_of({"s_setreg"});
    case HazardClass::access_register: return one_of({"s_setreg", "s_getreg"});
  }
  return false;
}

}  // namespace lockstep
