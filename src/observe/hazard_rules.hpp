// Wait states that an ISA leaves to software, as data.
//
// Sources. GCN5: Vega ISA manual, 4.5 (table 8). CDNA1: its ISA manual, 4.5 (table 12) and 7.2 (table 29); LLVM 22 for
// memory instructions that read what V_ACCVGPR_READ writes. RDNA2: its ISA manual says that no S_NOP is needed; LLVM 22
// keeps a distance between atomics on floats and S_DENORM_MODE. RDNA1: the same, and the hazards that LLVM 22 ends by
// an instruction (open_hazards.hpp). CDNA: CDNA2, CDNA3 and CDNA4 ISA manuals, 4.5 (table 11), CDNA3's and CDNA4's 7.5
// and 7.6. The distances after MFMA and V_DOT, and on CDNA2 over an f64 MFMA, are those of LLVM 22's hazard recogniser;
// CDNA4's are longer than CDNA3's. CDNA2 has none after transcendental instructions and after results in a part of a
// register. RDNA3: RDNA3 ISA manual, 4.5. RDNA4: as RDNA3; the index of SWMMAC counts like A and B. CDNA5: LLVM's
// figures for WMMA and for vector instructions that run beside it. clang 22 keeps them by V_NOP. tests/programs shows
// that kernels compiled by clang have no finding. alu_hazards.hpp has the hazards that S_WAIT_ALU is for on RDNA;
// CDNA5's are here.
//
// The rules leave out:
// - What traps and VSKIP need: S_SETREG of TRAPSTS before S_RFE, S_SETVSKIP.
// - EXECZ as a number.
// - On CDNA, a carry-in or lane mask (V_ADDC, V_CNDMASK) after the vector instruction that writes it. LLVM 22 keeps 2
//   wait states. The manuals' table says 0 ("VALU reads SGPR as carry-in"), so other compilers may keep none.
// - A register that is overwritten as a whole after an instruction that wrote a part of it. LLVM keeps 1 wait state.
//   The manuals speak of readers alone.
// - On CDNA5, a register that a dual instruction writes after a WMMA or transcendental instruction that uses it. clang
//   22 keeps no distance.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/matrix/matrix_op.hpp"
#include "lockstep/uses/matrix_passes.hpp"
#include "observe/clauses.hpp"

namespace lockstep {

/// The instructions that a rule is about.
enum class HazardClass : std::uint8_t {
  valu,
  transcendental,  ///< V_EXP, V_LOG, V_RCP, V_RSQ, V_SQRT, V_SIN, V_COS
  plain_valu,      ///< no transcendental instruction
  dot,             ///< V_DOT*
  no_dot,          ///< the other instructions of valu
  part,            ///< of valu: its result goes into a part of a register (OP_SEL, SDWA)
  compare_exec,    ///< V_CMPX
  dpp,
  read_lane,    ///< V_READLANE, V_READFIRSTLANE
  lane_select,  ///< V_READLANE, V_WRITELANE
  lane_access,  ///< both of these
  permlane,     ///< V_PERMLANE*
  late_vcc,     ///< V_DIV_FMAS: takes VCC before hardware forwards it
  matrix,
  acc_write,     ///< of valu: writes an AccVGPR
  acc_read,      ///< of valu: reads an AccVGPR
  no_acc_write,  ///< the instructions of valu that do not
  no_acc,        ///< of valu: neither reads nor writes one
  vmem,
  memory,        ///< vector memory and LDS
  float_atomic,  ///< of vmem
  denormals,     ///< S_DENORM_MODE
  salu,
  takes_m0,      ///< loads to LDS (global, buffer, scratch), DS_*_ADDTID (an address), S_MOVREL (a register's number),
                 ///< S_SENDMSG
  wide_store,    ///< more than 8 bytes a lane, atomics included; not of a buffer with an SGPR as offset
  set_register,  ///< S_SETREG
  access_register,  ///< S_SETREG, S_GETREG
  acts,             ///< of valu: not V_NOP
  mask_writer,      ///< of valu: writes a scalar register, but is no read_lane
  lds,
  smem,
  scalar_result,  ///< scalar arithmetic with a result, or a register or SCC that it sets: not S_NOP, no wait
  scalar_writer,  ///< scalar instructions, loads among them, that write a register which a field names
  exec_reader,    ///< no valu: reads EXEC, as all vector memory and LDS instructions do
  branch,
};
inline constexpr unsigned hazard_classes = static_cast<unsigned>(HazardClass::branch) + 1;

/// How the second instruction depends on the first.
enum class HazardLink : std::uint8_t {
  vgpr,               ///< a VGPR that the first writes and the second reads
  factor,             ///< the same, if a matrix instruction does not have it as C,
  addend,             ///< or has it as C
  behind_acc,         ///< a VGPR, if a move from or to an AccVGPR stands in front of the second
  behind_f64_matrix,  ///< the same, if a matrix instruction of f64 does
  either,             ///< a VGPR that one of them writes and the other reads
  dot,                ///< a VGPR that the first writes, without the accumulator in a chain of one opcode
  data,               ///< a VGPR that the first stores and the second writes
  scalar,             ///< a scalar register that the first writes and the second reads by a field
  lane,               ///< the same, if the second takes it as a lane's number, its S1
  vcc,                ///< VCC, by name
  exec,               ///< EXEC, which the first writes
  exec_source,        ///< EXEC, which the first writes and the second names in a field
  vccz,               ///< VCC, whose VCCZ the second takes as a number
  m0,                 ///< M0
  hardware_register,  ///< a hardware register that both name
  order,              ///< it comes after the first
  overwrites,         ///< a scalar register that the first reads and the second writes
  branch_between,     ///< it comes after the first, and a branch lies between
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
    HazardRule{HazardClass::dot, HazardClass::memory, HazardLink::dot, 3},
    HazardRule{HazardClass::part, HazardClass::valu, HazardLink::vgpr, 1},
    HazardRule{HazardClass::wide_store, HazardClass::valu, HazardLink::data, 2},
    HazardRule{HazardClass::wide_store, HazardClass::matrix, HazardLink::data, 2},
    HazardRule{HazardClass::set_register, HazardClass::access_register, HazardLink::hardware_register, 2},
    HazardRule{HazardClass::salu, HazardClass::takes_m0, HazardLink::m0, 1},
};

inline constexpr std::array cdna2_hazards = {
    HazardRule{HazardClass::valu, HazardClass::vmem, HazardLink::scalar, 5},
    HazardRule{HazardClass::valu, HazardClass::lane_select, HazardLink::lane, 4},
    HazardRule{HazardClass::valu, HazardClass::late_vcc, HazardLink::vcc, 4},
    HazardRule{HazardClass::valu, HazardClass::valu, HazardLink::vccz, 5},
    HazardRule{HazardClass::valu, HazardClass::dpp, HazardLink::vgpr, 2},
    HazardRule{HazardClass::compare_exec, HazardClass::dpp, HazardLink::exec, 5},
    HazardRule{HazardClass::compare_exec, HazardClass::matrix, HazardLink::exec, 4},
    HazardRule{HazardClass::no_dot, HazardClass::matrix, HazardLink::vgpr, 2},
    HazardRule{HazardClass::dot, HazardClass::valu, HazardLink::dot, 3},
    HazardRule{HazardClass::dot, HazardClass::memory, HazardLink::dot, 3},
    HazardRule{HazardClass::valu, HazardClass::memory, HazardLink::behind_f64_matrix, 2},
    HazardRule{HazardClass::wide_store, HazardClass::valu, HazardLink::data, 1},
    HazardRule{HazardClass::wide_store, HazardClass::matrix, HazardLink::data, 1},
    HazardRule{HazardClass::set_register, HazardClass::access_register, HazardLink::hardware_register, 2},
    HazardRule{HazardClass::salu, HazardClass::takes_m0, HazardLink::m0, 1},
};

inline constexpr std::array gcn5_hazards = {
    HazardRule{HazardClass::valu, HazardClass::vmem, HazardLink::scalar, 5},
    HazardRule{HazardClass::valu, HazardClass::lane_select, HazardLink::lane, 4},
    HazardRule{HazardClass::valu, HazardClass::late_vcc, HazardLink::vcc, 4},
    HazardRule{HazardClass::valu, HazardClass::valu, HazardLink::vccz, 5},
    HazardRule{HazardClass::valu, HazardClass::dpp, HazardLink::vgpr, 2},
    HazardRule{HazardClass::compare_exec, HazardClass::dpp, HazardLink::exec, 5},
    HazardRule{HazardClass::wide_store, HazardClass::valu, HazardLink::data, 1},
    HazardRule{HazardClass::set_register, HazardClass::access_register, HazardLink::hardware_register, 2},
    HazardRule{HazardClass::salu, HazardClass::takes_m0, HazardLink::m0, 1},
};

/// What CDNA1 has besides.
inline constexpr std::array acc_hazards = {
    HazardRule{HazardClass::compare_exec, HazardClass::matrix, HazardLink::exec, 4},
    HazardRule{HazardClass::compare_exec, HazardClass::acc_write, HazardLink::exec, 4},
    HazardRule{HazardClass::no_acc_write, HazardClass::matrix, HazardLink::vgpr, 2},
    HazardRule{HazardClass::no_acc_write, HazardClass::acc_write, HazardLink::vgpr, 2},
    HazardRule{HazardClass::acc_write, HazardClass::matrix, HazardLink::factor, 3},
    HazardRule{HazardClass::acc_write, HazardClass::matrix, HazardLink::addend, 1},
    HazardRule{HazardClass::acc_write, HazardClass::acc_read, HazardLink::vgpr, 3},
    HazardRule{HazardClass::acc_read, HazardClass::memory, HazardLink::vgpr, 2},
    HazardRule{HazardClass::no_acc, HazardClass::memory, HazardLink::behind_acc, 2},
};
inline constexpr auto cdna1_hazards = [] {
  std::array<HazardRule, gcn5_hazards.size() + acc_hazards.size()> all{};
  std::copy(acc_hazards.begin(), acc_hazards.end(), std::copy(gcn5_hazards.begin(), gcn5_hazards.end(), all.begin()));
  return all;
}();

inline constexpr std::array gfx10_hazards = {
    HazardRule{HazardClass::float_atomic, HazardClass::denormals, HazardLink::order, 3},
};

/// A dependence that no wait states end: only an instruction of a certain kind between the two does.
struct OpenHazardRule {
  HazardClass first{};
  HazardClass second{};
  HazardLink link{};
  HazardClass ended_by{};          ///< an instruction of this class ends it, also after it was the second
  WaitCounterSet waits{};          ///< a wait for all these counters to be 0 ends it; empty: none does
  std::uint16_t depctr_field = 0;  ///< S_WAITCNT_DEPCTR with 0 in these bits ends it; 0: it never does
  std::string_view what{}, advice{};
};
/// What RDNA1 has besides. Source: the instructions that LLVM 22 puts between the two on gfx1010, none on gfx1030.
inline constexpr std::array gfx101_open_hazards = {
    OpenHazardRule{HazardClass::compare_exec,
                   HazardClass::permlane,
                   HazardLink::order,
                   HazardClass::acts,
                   {},
                   0,
                   "comes after a comparison that writes EXEC, and may still use the EXEC from before it",
                   "needs a vector instruction between them, which V_NOP is not: v_mov_b32 v0, v0"},
    OpenHazardRule{HazardClass::memory, HazardClass::scalar_writer, HazardLink::overwrites, HazardClass::valu,
                   wait_counter_set(WaitCounter::vmcnt, WaitCounter::lgkmcnt, WaitCounter::expcnt), 0x1c,
                   "which the other, a vector memory or LDS instruction, may not have read yet",
                   "needs s_waitcnt_depctr depctr_vm_vsrc(0), s_waitcnt 0 or a vector instruction between them"},
    OpenHazardRule{HazardClass::smem, HazardClass::valu, HazardLink::overwrites, HazardClass::scalar_result,
                   wait_counter_set(WaitCounter::lgkmcnt), 0, "which the other, a scalar load, may not have read yet",
                   "needs a scalar instruction between them, such as s_mov_b32 null, 0, or s_waitcnt lgkmcnt(0)"},
    OpenHazardRule{HazardClass::exec_reader,
                   HazardClass::compare_exec,
                   HazardLink::order,
                   HazardClass::mask_writer,
                   {},
                   1,
                   "writes EXEC, which the other may not have read yet",
                   "needs s_waitcnt_depctr depctr_sa_sdst(0) between them, or a vector instruction that writes an SGPR "
                   "or VCC"},
    OpenHazardRule{HazardClass::lds, HazardClass::vmem, HazardLink::branch_between, HazardClass::vmem,
                   wait_counter_set(WaitCounter::vscnt), 0,
                   "is a vector memory instruction behind a branch, in front of which the other accesses LDS",
                   "needs s_waitcnt_vscnt null, 0 between them"},
    OpenHazardRule{HazardClass::vmem, HazardClass::lds, HazardLink::branch_between, HazardClass::lds,
                   wait_counter_set(WaitCounter::vscnt), 0,
                   "is an LDS instruction behind a branch, in front of which the other accesses memory",
                   "needs s_waitcnt_vscnt null, 0 between them"},
};
/// A branch with this number in SIMM16 does not go there.
struct WrongBranch {
  std::int16_t simm16 = 0;
  std::string_view what;    ///< of the finding, after the instruction
  std::string_view advice;  ///< of the finding
};
/// LLVM's assembler puts S_NOP behind such a branch.
inline constexpr WrongBranch gfx101_wrong_branch{
    0x3f, "is a branch with 0x3f in SIMM16: RDNA1 does not go there",
    "put an instruction between the branch and its target: llvm-mc puts s_nop 0 behind the branch"};

inline constexpr std::array gfx11_hazards = {
    HazardRule{HazardClass::compare_exec, HazardClass::permlane, HazardLink::exec, 1},
    HazardRule{HazardClass::matrix, HazardClass::matrix, HazardLink::vgpr, 1},  // A or B alone, not C
};

inline constexpr std::array gfx1250_hazards = {
    HazardRule{HazardClass::compare_exec, HazardClass::permlane, HazardLink::exec, 1},
    HazardRule{HazardClass::transcendental, HazardClass::plain_valu, HazardLink::either, 1},
    HazardRule{HazardClass::transcendental, HazardClass::matrix, HazardLink::either, 1},
};

/// Instructions that rules of S_WAIT_ALU are about.
enum class AluWaitKind : std::uint8_t {
  changes_state,          ///< vector and memory instructions; scalar instructions that write a register or SCC
  reads_state,            ///< S_GETREG of one of gfx1250_state_registers
  writes_s102,            ///< hardware keeps SRC_FLAT_SCRATCH_BASE_LO under this number,
  writes_s103,            ///< and SRC_FLAT_SCRATCH_BASE_HI under this one
  reads_scratch_base_lo,  ///< as a source, or by S_GETREG
  reads_scratch_base_hi,
  memory,      ///< vector memory, LDS
  arrive,      ///< DS_ATOMIC_ASYNC_BARRIER_ARRIVE
  overwrites,  ///< a vector instruction that writes a register that the first one reads
};

/// A hazard that CDNA5 leaves to S_WAIT_ALU. Source: the waits that LLVM 22 puts between the two instructions.
struct AluWaitRule {
  AluWaitKind first{};
  AluWaitKind second{};
  std::uint16_t fields = 0;         ///< the fields of S_WAIT_ALU that must be 0
  std::uint32_t scalar_writes = 0;  ///< so many instructions that write scalar registers do as well; 0: none do
  bool until_returned = false;      ///< a wait for all the memory instructions does as well
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

/// Wait states between an MFMA and an instruction that uses its registers.
struct MatrixStates {
  std::uint32_t before_valu = 0;       ///< a vector instruction that reads or writes its result; a load into it
  std::uint32_t before_memory = 0;     ///< a memory instruction that reads it
  std::uint32_t before_matrix = 0;     ///< a matrix instruction that has it as A, B or index
  std::uint32_t before_other_c = 0;    ///< a matrix instruction that has a part of it in its C,
  std::uint32_t before_same_c = 0;     ///< or has it as its C
  std::uint32_t before_c_is_free = 0;  ///< a vector instruction that writes its C; a load into it
  bool xdl = false;                    ///< the unit for short elements executes it
  std::uint32_t less_if_written = 0;   ///< so many fewer before one that only writes its result
  std::uint32_t xdl_adds = 0;          ///< to before_other_c, if that unit executes the second one, too
};
/// CDNA1, whose vector instructions reach results by V_ACCVGPR_READ and V_ACCVGPR_WRITE alone.
constexpr MatrixStates cdna1_matrix_states(const MatrixOp& op) {
  const std::uint32_t passes = matrix_passes(op, false);
  return {passes + 2, 0, 4, 2, 0, passes == 2 ? 0 : passes - 3, true, 3};
}
/// CDNA2.
constexpr MatrixStates cdna2_matrix_states(const MatrixOp& op) {
  if (op.a == Element::f64)
    return op.m == 4 ? MatrixStates{6, 9, 6, 4, 4, 0, false} : MatrixStates{11, 18, 11, 9, 0, 0, false};
  const std::uint32_t passes = matrix_passes(op, false), states = passes + 3;
  return {states, states, states, passes, 0, passes - 1, true};
}
/// `longer`: CDNA4, whose matrix instructions take longer than CDNA3's.
constexpr MatrixStates matrix_states(const MatrixOp& op, bool wide, bool longer) {
  const std::uint32_t passes = matrix_passes(op, wide), same_c = passes == 2 ? 2 : 0;
  if (op.a == Element::f64) {
    if (op.m == 4) return {6, 9, 6, 4, 4, 0, false};
    return longer ? MatrixStates{19, 18, 19, 17, 0, 0, false, 8} : MatrixStates{11, 18, 11, 9, 0, 0, false};
  }
  if (op.a == Element::f32) return {passes + 2, passes + 2, passes + 2, passes, same_c, 0, false};
  const std::uint32_t more = longer && passes != 2 ? 1 : 0, states = passes + 3 + more;
  const std::uint32_t xdl_adds = longer && passes == 2 ? 1 : 0;
  return {states, states, states, passes + 1 + more, same_c, passes - 1, true, 0, xdl_adds};
}

/// The number of vector instructions that must lie between a WMMA of CDNA5 and an instruction that uses its result.
struct WmmaStates {
  std::uint32_t before_wmma = 0;    ///< a WMMA that has it as A, B or index
  std::uint32_t before_vector = 0;  ///< any other vector instruction
};
constexpr WmmaStates wmma_result_states(const MatrixOp& op) {
  if (op.a == Element::f32 || op.a == Element::f64) return {};  // does not run beside others
  const bool integers = op.a == Element::iu8 || op.a == Element::i8;
  if (op.sparse) return integers ? WmmaStates{5, 4} : WmmaStates{3, 2};
  if (integers) return {9, 8};
  // 8-bit floats of half the depth, and formats that may be 4-bit floats: later compilers keep less than clang 22.
  const bool short_pass = (element_bits(op.a) == 8 && op.k == 64) || op.block_summed();
  return short_pass ? WmmaStates{2, 1} : WmmaStates{5, 4};
}

/// Which rule follows a matrix instruction that is not finished.
enum class MatrixHazards : std::uint8_t {
  none,         ///< hardware waits
  cdna1_mfma,   ///< MatrixStates of CDNA1
  cdna2_mfma,   ///< MatrixStates of CDNA2
  mfma,         ///< MatrixStates of CDNA3
  longer_mfma,  ///< MatrixStates of CDNA4
  wmma,         ///< WmmaStates
};

/// The hazards that S_WAIT_ALU and S_WAITCNT_DEPCTR are for on RDNA. alu_hazards.hpp checks them.
struct AluHazardRules {
  bool kept_registers = false;   ///< scalar registers that are written after vector instructions have read them
  bool lane_masks = false;       ///< in waves of 64: a lane mask that a scalar instruction then writes
  bool exec_changes = false;     ///< in waves of 64: sources written before and after EXEC is written
  bool transcendentals = false;  ///< results of transcendental instructions

  constexpr bool any() const { return kept_registers || lane_masks || exec_changes || transcendentals; }
};

/// After this message a wave has no vector registers (RDNA3 ISA manual, messages; LLVM: gfx11 and later).
inline constexpr std::uint8_t msg_dealloc_vgprs = 3;

/// The hazards that a family leaves to software.
struct HazardRules {
  std::span<const HazardRule> distances{};  ///< between two instructions, in wait states
  std::span<const OpenHazardRule> open{};   ///< between two instructions, whatever time passes
  std::optional<WrongBranch> wrong_branch{};
  MatrixHazards matrix = MatrixHazards::none;
  bool vector_time_only = false;  ///< only vector instructions count as time; S_NOP does not
  bool ended_by_wait = false;     ///< a vector instruction, or a wait for memory, is distance enough
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
    case HazardFamily::gfx900: return {.distances = gcn5_hazards};
    case HazardFamily::gfx908: return {.distances = cdna1_hazards, .matrix = MatrixHazards::cdna1_mfma};
    case HazardFamily::gfx90a: return {.distances = cdna2_hazards, .matrix = MatrixHazards::cdna2_mfma};
    case HazardFamily::gfx940: return {.distances = cdna3_hazards, .matrix = MatrixHazards::mfma};
    case HazardFamily::gfx950: return {.distances = cdna3_hazards, .matrix = MatrixHazards::longer_mfma};
    case HazardFamily::gfx101:
      return {.distances = gfx10_hazards,
              .open = gfx101_open_hazards,
              .wrong_branch = gfx101_wrong_branch,
              .ended_by_wait = true,
              .clauses = ClauseRule::by_unit};
    case HazardFamily::gfx10:
      return {.distances = gfx10_hazards, .ended_by_wait = true, .clauses = ClauseRule::by_unit};
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
