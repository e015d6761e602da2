// The numbers of the time model, by name: what each one means, and in which unit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep::timing {

/// One number of a target. They are cycles of the shader clock unless the comment names another unit.
enum class Value : std::uint8_t {
  // Issue.
  step,              ///< at least, from an instruction of a wave to its next one
  port,              ///< between two instructions of different waves that go to one unit of a SIMD
  branch_taken,      ///< from a branch that is taken to the next instruction
  branch_not_taken,  ///< from a branch that is not taken to the next instruction
  clause,            ///< from an instruction to the clause after it
  wait,              ///< that a wait takes if everything has returned already
  fetch_bytes,       ///< bytes: instructions are fetched in blocks of this size; 0: fetching costs nothing
  fetch,  ///< from the first instruction of a block that no wave has fetched to the first one of the next block
  // Vector arithmetic.
  valu_issue,     ///< for which a vector instruction keeps the issue to its unit busy
  valu_lanes,     ///< lanes: a wave takes `valu_issue` for each part of so many lanes
  valu_front,     ///< from issue to start, if the unit is idle
  valu_latency,   ///< from start to the start of an instruction that reads the result
  valu_queue,     ///< instructions of a SIMD that have been issued and have not started, at most
  valu_mask,      ///< as `valu_latency`, if the result is VCC, EXEC or SGPRs
  valu_masks,     ///< instructions on their way that write VCC, EXEC or SGPRs, at most
  valu_done,      ///< from start until memory instructions, branches and scalar instructions see the result
  valu_read,      ///< from start until a scalar instruction may write registers, if it reads scalar ones
  valu_delay,     ///< from start to the issue of an instruction that S_DELAY_ALU delays for it
  valu_wait,      ///< from start to the end of an S_WAIT_ALU for the result
  trans_issue,    ///< between two transcendental instructions
  trans_latency,  ///< as `valu_latency`, of a transcendental instruction
  matrix_pass,    ///< cycles of one pass of a matrix instruction
  matrix_tail,    ///< from its last pass to the start of an instruction that reads its result
  matrix_shares,  ///< 1: no vector instruction executes beside a matrix instruction
  // Scalar arithmetic.
  salu_latency,  ///< from a scalar instruction to one that reads its result
  salu_valu,     ///< from a scalar instruction to a vector instruction that reads its result
  salu_smem,     ///< from a scalar instruction to a scalar load that reads its result
  salu_vmem,     ///< from a scalar instruction to a vector memory instruction that reads its result
  salu_branch,   ///< from a scalar instruction to a branch that reads its result
  salu_wait,     ///< from a scalar instruction to the end of a wait for its result
  // Memory.
  memory_queue,  ///< instructions of a wave that have been issued and that the unit has not taken, at most
  lds_front,     ///< from the issue of an LDS instruction to its start, if LDS is idle
  lds_latency,   ///< from the start of an LDS instruction of one turn to its result
  lds_send,      ///< cycles for which a store or an atomic takes its registers to LDS; a load takes one
  lds_turn,      ///< of each turn after the first one
  lds_store,     ///< from the start of a store to LDS to its end
  smem_latency,  ///< from issue to result of a scalar load whose line is in the cache
  smem_memory,   ///< from issue to result of a scalar load whose line is in memory
  vmem_front,    ///< from the issue of a vector memory instruction to its start, if the unit is idle
  vmem_send,     ///< cycles for which an instruction takes its registers to the unit
  vmem_line,     ///< between two cache lines of an instruction
  vmem_source,   ///< from its start to the cycle at which its registers of address and data may be overwritten
  vmem_return,   ///< bytes that loads return in a cycle
  vmem_l0,       ///< from start to result of a load that hits the first cache
  vmem_l2,       ///< from start to result of a load that hits L2
  vmem_memory,   ///< from start to result of a load from memory
  vmem_store,    ///< from the start of a store to its end
  message,       ///< from a message to its answer
  barrier,       ///< from the last wave's arrival to the next instruction of each wave
  // The machine.
  l0_bytes,      ///< bytes of the first vector cache of a compute unit
  scalar_bytes,  ///< bytes of the scalar cache
  l2_bytes,      ///< bytes of L2
  units,         ///< compute units of the device
  simds,         ///< SIMDs of a compute unit
  waves,         ///< waves that a SIMD holds, at most
  vgprs,         ///< registers of a lane that a SIMD shares among its waves, in a wave of `vgpr_lanes`
  vgpr_lanes,    ///< lanes
  vgpr_granule,  ///< registers: a wave gets whole blocks of them
  lds,           ///< bytes of LDS of a compute unit
  lds_granule,   ///< bytes: a workgroup gets whole blocks
  groups,        ///< workgroups that a compute unit holds, at most
  start,         ///< from the start of a wave to its first instruction
  clock,         ///< MHz, to convert cycles to microseconds; 0: unknown
};
inline constexpr std::size_t values = static_cast<std::size_t>(Value::clock) + 1;

/// As parameter files spell it. In the order of `Value`.
inline constexpr std::array<std::string_view, values> value_names = {
    "step",         "port",        "branch_taken",  "branch_not_taken", "clause",      "wait",
    "fetch_bytes",  "fetch",       "valu_issue",    "valu_lanes",       "valu_front",  "valu_latency",
    "valu_queue",   "valu_mask",   "valu_masks",    "valu_done",        "valu_read",   "valu_delay",
    "valu_wait",    "trans_issue", "trans_latency", "matrix_pass",      "matrix_tail", "matrix_shares",
    "salu_latency", "salu_valu",   "salu_smem",     "salu_vmem",        "salu_branch", "salu_wait",
    "memory_queue", "lds_front",   "lds_latency",   "lds_send",         "lds_turn",    "lds_store",
    "smem_latency", "smem_memory", "vmem_front",    "vmem_send",        "vmem_line",   "vmem_source",
    "vmem_return",  "vmem_l0",     "vmem_l2",       "vmem_memory",      "vmem_store",  "message",
    "barrier",      "l0_bytes",    "scalar_bytes",  "l2_bytes",         "units",       "simds",
    "waves",        "vgprs",       "vgpr_lanes",    "vgpr_granule",     "lds",         "lds_granule",
    "groups",       "start",       "clock"};

/// Where a number is from.
enum class Source : std::uint8_t {
  trace,      ///< a median of public hardware traces
  llvm,       ///< LLVM 22's scheduling model
  manual,     ///< a manual or white paper of AMD, or its matrix instruction calculator
  benchmark,  ///< a published microbenchmark
  guess,      ///< nobody has published it
};
inline constexpr std::array<std::string_view, 5> source_names = {"trace", "llvm", "manual", "benchmark", "guess"};

}  // namespace lockstep::timing
