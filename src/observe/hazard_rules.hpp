// Wait states that an ISA leaves to software, as data.
// Sources: CDNA3 and CDNA4 ISA manuals, 4.5 (table 11) and 7.5, 7.6; RDNA3 ISA manual 4.5; LLVM 22's hazard recogniser,
// whose distances after MFMA and V_DOT these are, also where CDNA4's are longer than CDNA3's. tests/programs shows that
// what clang compiles has no finding. RDNA4: as RDNA3, the index
// of SWMMAC counts as A and B do. CDNA5: LLVM's figures for WMMA and vector instructions that run beside it, which
// clang 22 keeps by V_NOP. alu_hazards.hpp has what S_WAIT_ALU is for, here is what CDNA5 needs it for, too.
//
// What the rules leave out: EXECZ as a number. A carry-in or lane mask (V_ADDC, V_CNDMASK) behind the vector
// instruction that writes it, on CDNA: LLVM 22 keeps 2 wait states as before a constant, but the manuals' table says 0
// ("VALU reads SGPR as carry-in"), so code that was not compiled by LLVM may leave them out. A register that is
// overwritten whole behind an instruction that wrote a part of it: LLVM keeps 1 wait state, the manuals speak of
// consumers alone. On CDNA5 what a dual instruction writes behind a WMMA or transcendental that uses it: clang 22 keeps
// no distance.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/matrix/matrix_op.hpp"
#include "lockstep/uses/matrix_passes.hpp"
#include "observe/clauses.hpp"

namespace lockstep {

/// Which instructions a rule is about.
enum class HazardClass : std::uint8_t {
  valu,
  transcendental,  ///< V_EXP, V_LOG, V_RCP, V_RSQ, V_SQRT, V_SIN, V_COS
  plain_valu,      ///< no transcendental
  dot,             ///< V_DOT*
  no_dot,          ///< of valu: the others
  part,            ///< of valu: its result goes into a part of a register, by OP_SEL or SDWA
  compare_exec,    ///< V_CMPX
  dpp,
  read_lane,    ///< V_READLANE, V_READFIRSTLANE
  lane_select,  ///< V_READLANE, V_WRITELANE
  lane_access,  ///< both kinds
  permlane,     ///< V_PERMLANE*
  late_vcc,     ///< V_DIV_FMAS: takes VCC before hardware forwards it
  matrix,
  vmem,
  salu,
  takes_m0,      ///< loads to LDS (global, buffer, scratch), DS_*_ADDTID (an address), S_MOVREL (a register's number),
                 ///< S_SENDMSG
  wide_store,    ///< of more than 8 bytes a lane, but for buffers with an SGPR as offset
  set_register,  ///< S_SETREG
  access_register,  ///< S_SETREG, S_GETREG
};

/// Through what the second instruction depends on the first.
enum class HazardLink : std::uint8_t {
  vgpr,               ///< a VGPR that the first writes and the second reads
  either,             ///< a VGPR that one of them writes and the other reads or writes
  dot,                ///< the same, but for an accumulator of one opcode's chain
  data,               ///< a VGPR that the first stores and the second writes
  scalar,             ///< a scalar register that the first writes and the second reads by a field
  lane,               ///< the same, where the second takes it as a lane's number, its S1
  vcc,                ///< VCC, by name
  exec,               ///< EXEC, which the first writes
  exec_source,        ///< EXEC, which the first writes and the second has in a field
  vccz,               ///< VCC, of which the second takes VCCZ as a number
  m0,                 ///< M0
  hardware_register,  ///< the one that both name
};

struct HazardRule {
  HazardClass first{};
  HazardClass second{};
  HazardLink link{};
  std::uint8_t states = 0;  ///< wait states that must lie between them
};

inline constexpr std::array cdna3_hazards = {
    HazardRule{HazardClass::valu, HazardClass::vmem, HazardLink::scalar, 5},
    HazardRule{HazardClass::valu, HazardClass::lane_select, HazardLink::lane, 4},
    HazardRule{HazardClass::valu, HazardClass::late_vcc, HazardLink::vcc, 4},
    HazardRule{HazardClass::valu, HazardClass::valu, HazardLink::scalar, 2},
    HazardRule{HazardClass::valu, HazardClass::valu, HazardLink::vccz, 5},
    HazardRule{HazardClass::valu, HazardClass::dpp, HazardLink::vgpr, 2},
    HazardRule{HazardClass::compare_exec, HazardClass::dpp, HazardLink::exec, 5},
    HazardRule{HazardClass::valu, HazardClass::read_lane, HazardLink::vgpr, 1},
    HazardRule{HazardClass::transcendental, HazardClass::plain_valu, HazardLink::vgpr, 1},
    HazardRule{HazardClass::compare_exec, HazardClass::permlane, HazardLink::exec, 4},
    HazardRule{HazardClass::valu, HazardClass::permlane, HazardLink::vgpr, 2},
    HazardRule{HazardClass::compare_exec, HazardClass::matrix, HazardLink::exec, 4},
    HazardRule{HazardClass::compare_exec, HazardClass::lane_access, HazardLink::exec, 4},
    HazardRule{HazardClass::compare_exec, HazardClass::valu, HazardLink::exec_source, 2},
    HazardRule{HazardClass::no_dot, HazardClass::matrix, HazardLink::vgpr, 2},
    HazardRule{HazardClass::dot, HazardClass::valu, HazardLink::dot, 3},
    HazardRule{HazardClass::dot, HazardClass::vmem, HazardLink::vgpr, 3},
    HazardRule{HazardClass::part, HazardClass::valu, HazardLink::vgpr, 1},
    HazardRule{HazardClass::wide_store, HazardClass::valu, HazardLink::data, 2},
    HazardRule{HazardClass::set_register, HazardClass::access_register, HazardLink::hardware_register, 2},
    HazardRule{HazardClass::salu, HazardClass::takes_m0, HazardLink::m0, 1},
};

inline constexpr std::array gfx11_hazards = {
    HazardRule{HazardClass::compare_exec, HazardClass::permlane, HazardLink::exec, 1},
    HazardRule{HazardClass::matrix, HazardClass::matrix, HazardLink::vgpr, 1},  // A or B alone, not C
};

inline constexpr std::array gfx1250_hazards = {
    HazardRule{HazardClass::compare_exec, HazardClass::permlane, HazardLink::exec, 1},
    HazardRule{HazardClass::transcendental, HazardClass::plain_valu, HazardLink::either, 1},
    HazardRule{HazardClass::transcendental, HazardClass::matrix, HazardLink::either, 1},
};

/// What instructions do, for rules of S_WAIT_ALU.
enum class AluWaitKind : std::uint8_t {
  changes_state,          ///< vector and memory instructions, scalar ones that write a register or SCC
  reads_state,            ///< S_GETREG of one of gfx1250_state_registers
  writes_s102,            ///< the number that SRC_FLAT_SCRATCH_BASE_LO goes by inside,
  writes_s103,            ///< and SRC_FLAT_SCRATCH_BASE_HI
  reads_scratch_base_lo,  ///< as a source, or by S_GETREG
  reads_scratch_base_hi,
  memory,      ///< vector memory, LDS
  arrive,      ///< DS_ATOMIC_ASYNC_BARRIER_ARRIVE
  overwrites,  ///< a vector instruction that writes what the first one reads
};

/// What CDNA5 leaves to S_WAIT_ALU. Source: what LLVM 22 puts between any two such instructions.
struct AluWaitRule {
  AluWaitKind first{};
  AluWaitKind second{};
  std::uint16_t fields = 0;         ///< of S_WAIT_ALU; they are 0
  std::uint32_t scalar_writes = 0;  ///< as many instructions that write scalar registers do as well; 0: none do
  bool until_returned = false;      ///< so does a wait for all the memory instructions
  std::string_view register_name{}, what{}, advice{};
};
namespace detail {
inline constexpr std::uint16_t all_alu_fields = 0xff9f, sdst_fields = 0x0e01, vm_vsrc_field = 0x001c;
inline constexpr std::string_view wait_for_sdst = "needs s_wait_alu depctr_va_sdst(0) depctr_sa_sdst(0) before",
                                  wait_for_vm_vsrc = "needs s_wait_alu depctr_vm_vsrc(0) between them";
}  // namespace detail
/// STATUS, STATE_PRIV, EXCP_FLAG_PRIV, EXCP_FLAG_USER.
inline constexpr std::array<std::uint32_t, 4> gfx1250_state_registers = {2, 4, 17, 18};
inline constexpr std::array gfx1250_waits = {
    AluWaitRule{AluWaitKind::changes_state, AluWaitKind::reads_state, detail::all_alu_fields, 0, false, "",
                "reads a hardware register that the other, or one before it, may not have changed yet",
                "needs s_wait_alu 0 before"},
    AluWaitRule{AluWaitKind::writes_s102, AluWaitKind::reads_scratch_base_lo, detail::sdst_fields, 10, false, "s102",
                "may get what the other writes to s102 for src_flat_scratch_base_lo", detail::wait_for_sdst},
    AluWaitRule{AluWaitKind::writes_s103, AluWaitKind::reads_scratch_base_hi, detail::sdst_fields, 10, false, "s103",
                "may get what the other writes to s103 for src_flat_scratch_base_hi", detail::wait_for_sdst},
    AluWaitRule{AluWaitKind::memory, AluWaitKind::arrive, detail::vm_vsrc_field, 0, true, "",
                "arrives at an LDS barrier before the other has read its registers", detail::wait_for_vm_vsrc},
    AluWaitRule{AluWaitKind::arrive, AluWaitKind::memory, detail::vm_vsrc_field, 0, true, "",
                "comes before the other, which arrives at an LDS barrier, has read its register",
                detail::wait_for_vm_vsrc},
    AluWaitRule{AluWaitKind::arrive, AluWaitKind::overwrites, detail::vm_vsrc_field, 0, true, "",
                "overwrites a register that the other, which arrives at an LDS barrier, may not have read",
                detail::wait_for_vm_vsrc},
};

/// Wait states between an MFMA and who touches its registers.
struct MatrixStates {
  std::uint32_t before_valu = 0;       ///< that reads or writes its result
  std::uint32_t before_memory = 0;     ///< that reads it
  std::uint32_t before_matrix = 0;     ///< that has it as A, B or index
  std::uint32_t before_other_c = 0;    ///< that has a part of it in its C,
  std::uint32_t before_same_c = 0;     ///< or has it as C
  std::uint32_t before_c_is_free = 0;  ///< a vector instruction that writes its C
  bool xdl = false;                    ///< by the unit for short elements
};
/// `longer`: as CDNA4's, whose matrix instructions take more than CDNA3's.
constexpr MatrixStates matrix_states(const MatrixOp& op, bool wide, bool longer) {
  const std::uint32_t passes = matrix_passes(op, wide), same_c = passes == 2 ? 2 : 0;
  if (op.a == Element::f64) {
    if (op.m == 4) return {6, 9, 6, 4, 4, 0, false};
    return longer ? MatrixStates{19, 18, 19, 9, 0, 0, false} : MatrixStates{11, 18, 11, 9, 0, 0, false};
  }
  if (op.a == Element::f32) return {passes + 2, passes + 2, passes + 2, passes, same_c, 0, false};
  const std::uint32_t more = longer && passes != 2 ? 1 : 0, states = passes + 3 + more;
  return {states, states, states, passes + 1 + more, same_c, passes - 1, true};
}

/// Vector instructions that must lie between a WMMA of CDNA5 and who touches its result.
struct WmmaStates {
  std::uint32_t before_wmma = 0;    ///< that has it as A, B or index
  std::uint32_t before_vector = 0;  ///< any other vector instruction
};
constexpr WmmaStates wmma_result_states(const MatrixOp& op) {
  if (op.a == Element::f32 || op.a == Element::f64) return {};  // does not run beside others
  const bool integers = op.a == Element::iu8 || op.a == Element::i8;
  if (op.sparse) return integers ? WmmaStates{5, 4} : WmmaStates{3, 2};
  if (integers) return {9, 8};
  // 8-bit floats of half the depth, and what may be 4-bit floats: later compilers keep less than clang 22.
  const bool short_pass = (element_bits(op.a) == 8 && op.k == 64) || op.block_summed();
  return short_pass ? WmmaStates{2, 1} : WmmaStates{5, 4};
}

/// What follows a matrix instruction that is not finished.
enum class MatrixHazards : std::uint8_t {
  none,         ///< hardware waits
  mfma,         ///< MatrixStates of CDNA3
  longer_mfma,  ///< MatrixStates of CDNA4
  wmma,         ///< WmmaStates
};

/// What S_WAIT_ALU and S_WAITCNT_DEPCTR are for on RDNA: alu_hazards.hpp follows them.
struct AluHazardRules {
  bool kept_registers = false;   ///< scalar registers that vector instructions have read, then written
  bool lane_masks = false;       ///< in waves of 64: a lane mask, then written by a scalar instruction
  bool exec_changes = false;     ///< in waves of 64: sources written before and after EXEC was
  bool transcendentals = false;  ///< their results

  constexpr bool any() const { return kept_registers || lane_masks || exec_changes || transcendentals; }
};

/// After this message a wave has no vector registers (RDNA3 ISA manual, messages; LLVM: gfx11 and later).
inline constexpr std::uint8_t msg_dealloc_vgprs = 3;

/// What a family leaves to software.
struct HazardRules {
  std::span<const HazardRule> distances{};  ///< between two instructions, in wait states
  MatrixHazards matrix = MatrixHazards::none;
  bool vector_time_only = false;  ///< nothing but vector instructions lets time pass: S_NOP does not
  bool alu_waits = false;         ///< gfx1250_waits
  AluHazardRules alu{};
  ClauseRule clauses{};
  std::uint8_t frees_vgprs = 0;  ///< the message that gives the wave's vector registers back; 0: there is none

  /// Do instructions that touch different halves of a register not depend on each other?
  constexpr bool looks_at_halves() const {
    if (alu.transcendentals) return true;
    for (const HazardRule& rule : distances)
      if (rule.link == HazardLink::either) return true;
    return false;
  }
};

constexpr HazardRules hazard_rules(HazardFamily family) {
  switch (family) {
    case HazardFamily::gfx940: return {.distances = cdna3_hazards, .matrix = MatrixHazards::mfma};
    case HazardFamily::gfx950: return {.distances = cdna3_hazards, .matrix = MatrixHazards::longer_mfma};
    case HazardFamily::gfx11:
      return {.distances = gfx11_hazards,
              .alu = {.lane_masks = true, .exec_changes = true, .transcendentals = true},
              .frees_vgprs = msg_dealloc_vgprs};
    case HazardFamily::gfx115:
      return {.distances = gfx11_hazards,
              .alu = {.lane_masks = true, .exec_changes = true},
              .frees_vgprs = msg_dealloc_vgprs};
    case HazardFamily::gfx12:
      return {.distances = gfx11_hazards, .alu = {.kept_registers = true}, .frees_vgprs = msg_dealloc_vgprs};
    case HazardFamily::gfx1250:
      return {.distances = gfx1250_hazards,
              .matrix = MatrixHazards::wmma,
              .vector_time_only = true,
              .alu_waits = true,
              .clauses = ClauseRule::by_unit,
              .frees_vgprs = msg_dealloc_vgprs};
    case HazardFamily::none: break;
  }
  return {};
}

}  // namespace lockstep
