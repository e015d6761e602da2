// Two independent descriptions must agree: the operand lists, from the ISA's XML, and what the operations read and
// write, found in their pseudocode. Where they differ on purpose, the exception says why.
#include <doctest/doctest.h>

#include <string>

#include LOCKSTEP_TESTED_TRAITS
#include "lockstep/memory/memory_op.hpp"

using namespace lockstep;
using Isa = lockstep::LOCKSTEP_TESTED_ISA::Isa;

namespace {

/// The operands of one form, asked by what they are.
class Operands {
 public:
  explicit Operands(const FormInfo& form) : list_(Isa::operands(form)) {}
  bool reads(Role role) const {
    for (const OperandInfo& operand : list_)
      if (role_of(operand) == role && operand.input) return true;
    return false;
  }
  bool writes(Role role) const {
    for (const OperandInfo& operand : list_)
      if (operand.role == role && operand.output) return true;
    return false;
  }
  bool reads(OperandKind kind) const {
    for (const OperandInfo& operand : list_)
      if (operand.implicit && operand.kind == kind && operand.input) return true;
    return false;
  }
  bool writes(OperandKind kind) const {
    for (const OperandInfo& operand : list_)
      if (operand.implicit && operand.kind == kind && operand.output) return true;
    return false;
  }

 private:
  /// A number in the field of a source or destination is an immediate: messages, V_DUAL_BITOP2_B32's table.
  static Role role_of(const OperandInfo& operand) {
    switch (operand.kind) {
      case OperandKind::sendmsg_rtn:
      case OperandKind::simm8: return Role::imm;
      default: return operand.role;
    }
  }

  std::span<const OperandInfo> list_;
};

/// Calls `check` for every form whose instruction has `status`.
template <class Check>
void each_form(Status status, Check check) {
  std::size_t count = 0;
  for (const FormInfo& form : Isa::forms()) {
    const InstructionInfo& info = Isa::info(static_cast<Isa::Opcode>(form.opcode));
    if (info.status != status) continue;
    CAPTURE(std::string(info.name));
    CAPTURE(std::string(Isa::encoding_info(static_cast<Isa::Encoding>(form.encoding)).name));
    check(info, Operands(form));
    ++count;
  }
  CHECK(count > 100);
}

/// It reaches its registers by number (relative moves, lane swaps), so its operands are not values.
bool by_number(const InstructionInfo& info) {
  const StateSet all{info.reads.bits | info.writes.bits};
  return all.has(State::vgprs) || all.has(State::sgprs);
}

/// Only the machine outside the wave would use what it reads: how long to sleep, how many accesses to wait for, which
/// instructions to fetch, which barrier to wake.
bool hint(const InstructionInfo& info) {
  return info.name.starts_with("S_WAITCNT_") || info.name == "S_SLEEP_VAR" || info.name == "S_WAKEUP_BARRIER" ||
         info.name == "S_SET_INST_PREFETCH_DISTANCE";
}

/// M0 is listed because the number of the barrier may stand there: SSRC0 names it then.
bool names_barrier(const InstructionInfo& info) {
  return info.name.starts_with("S_BARRIER_") || info.name == "S_GET_BARRIER_STATE";
}

/// A compare whose result does not depend on its operands.
bool constant_compare(const InstructionInfo& info) {
  return info.name.starts_with("V_CMP") &&
         (info.name.find("_F_") != std::string_view::npos || info.name.find("_TRU_") != std::string_view::npos ||
          info.name.find("_T_") != std::string_view::npos);
}

}  // namespace

TEST_CASE("sources and destinations are operands, and operands are used") {
  each_form(Status::generated, [](const InstructionInfo& info, const Operands& operands) {
    if (by_number(info)) return;
    if (!constant_compare(info) && !hint(info)) {
      CHECK(info.reads.has(State::s0) == operands.reads(Role::s0));
      CHECK(info.reads.has(State::s1) == operands.reads(Role::s1));
    }
    CHECK(info.reads.has(State::s2) == operands.reads(Role::s2));
    CHECK((info.reads.has(State::d0) || info.high_half == HighHalf::keep) == operands.reads(Role::d0));
    CHECK((info.writes.has(State::d0) || info.writes.has(State::d0_lane)) == operands.writes(Role::d0));
    CHECK(info.writes.has(State::d1) == operands.writes(Role::d1));
    CHECK(info.writes.has(State::s0) == operands.writes(Role::s0));
    // A constant that only the machine outside the wave would use (S_SLEEP, S_SETPRIO) is not read.
    if (info.reads.has(State::imm)) CHECK(operands.reads(Role::imm));
  });
}

TEST_CASE("implicit state of generated instructions is listed among their operands") {
  each_form(Status::generated, [](const InstructionInfo& info, const Operands& operands) {
    // S_BARRIER_SIGNAL_ISFIRST of CDNA5 leaves SCC where there is no barrier, which the operand list does not tell.
    if (info.name != "S_BARRIER_SIGNAL_ISFIRST") CHECK(info.reads.has(State::scc) == operands.reads(OperandKind::scc));
    CHECK(info.writes.has(State::scc) == operands.writes(OperandKind::scc));
    CHECK((info.reads.has(State::vcc) || info.reads.has(State::vcc_lane)) == operands.reads(Role::vcc_in));
    CHECK((info.writes.has(State::vcc) || info.writes.has(State::vcc_lane)) == operands.writes(Role::vcc_out));
    if (!names_barrier(info)) CHECK(info.reads.has(State::m0) == operands.reads(OperandKind::m0));
    CHECK(info.writes.has(State::m0) == operands.writes(OperandKind::m0));
    CHECK((info.writes.has(State::exec) || info.writes.has(State::exec_lane)) == operands.writes(OperandKind::exec));
    // Every vector instruction runs under EXEC; only scalar ones list it as something they read.
    if (info.name.starts_with("S_")) CHECK(info.reads.has(State::exec) == operands.reads(OperandKind::exec));
    // A trap is a fault here, so that S_TRAP neither saves nor sets PC.
    if (info.name == "S_TRAP" || hint(info)) return;
    CHECK(info.reads.has(State::pc) == operands.reads(OperandKind::pc));
    CHECK(info.writes.has(State::pc) == operands.writes(OperandKind::pc));
    CHECK(info.writes.has(State::pc) == (info.branch || info.indirect_branch));
  });
}

TEST_CASE("memory and matrix instructions write and keep the destination that their operands say") {
  each_form(Status::hand_written, [](const InstructionInfo& info, const Operands& operands) {
    // VDST of a load to LDS holds the LDS address.
    const MemoryOp* const op = info.memory;
    const bool address = op != nullptr && op->action == MemoryAction::load_to_lds && op->lds_address;
    CHECK((info.reads.has(State::d0) || address) == operands.reads(Role::d0));
    // Buffer and scalar atomics return the old value through the register the data came in.
    CHECK(info.writes.has(State::d0) == (operands.writes(Role::d0) || operands.writes(Role::data)));
  });
}

TEST_CASE("atomics on floats in memory are those whose order shows, and no others") {
  std::size_t atomics = 0;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const InstructionInfo& info = Isa::info(static_cast<Isa::Opcode>(i));
    if (info.memory == nullptr) continue;
    CAPTURE(std::string(info.name));
    const auto has = [&](std::string_view part) { return info.name.find(part) != std::string_view::npos; };
    const bool of_floats = has("ATOMIC") && (has("ATOMIC_F") || has("_FLT") || has("F16") || has("F32") || has("F64"));
    CHECK(info.memory->is_float_update() == of_floats);
    atomics += has("ATOMIC") ? 1 : 0;
    const bool moves = info.memory->action != MemoryAction::none && !has("SWIZZLE") && !has("PERMUTE") &&
                       !has("TIME") && !has("RESINFO") && !has("GWS");
    CHECK(info.memory->accesses() == moves);
  }
  CHECK(atomics >= 50);
}
