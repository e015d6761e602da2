// The fast engine's own instructions: a handler and where its operands are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/memory/job.hpp"
#include "fast/program/fast_wave.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/engine/workgroup.hpp"

namespace lockstep {
class InstructionWriter;
class UpdateOrder;
}  // namespace lockstep

namespace lockstep::fast {

struct Context;
class StepWatcher;

/// One micro-op, half a cache line. What `offset` and `extra` hold is between the compiler and the handler; operands
/// are rows of 64 dwords (two rows in a row for 64 bits) or scalars of one or two dwords.
struct MicroOp {
  /// Executes and gives the next micro-op.
  using Handler = const MicroOp* (*)(const MicroOp*, Context&, FastWave&, Constants);

  Handler handler = nullptr;
  std::array<std::uint32_t, 4> offset{};  ///< bytes from the wave; with `constant_offset` set, in the constants
  std::uint32_t extra = 0;
  std::uint32_t written = 0;  ///< of `writes_lanes` handlers: offset of the 64-bit mask of lanes to write; 0: all lanes
};

inline std::byte* FastWave::at(const MicroOp* op, std::size_t slot) { return bytes() + op->offset[slot]; }
inline const std::byte* FastWave::at(const MicroOp* op, std::size_t slot, Constants constants) {
  return source(op->offset[slot], constants);
}

/// The fields of `extra` for row operations: which scalar registers hold lane masks, and raw modifier bits.
struct RowExtra {
  std::uint32_t bits = 0;
  constexpr std::uint32_t mask_in() const { return bits & 127u; }
  /// Of operations of VOP3P, which read no mask, in its place.
  constexpr std::uint32_t op_sel_hi() const { return bits & 7u; }
  constexpr std::uint32_t neg_hi() const { return bits >> 3 & 7u; }
  /// Also a number that no operand names: see RowTranslator::dropped_mask.
  constexpr std::uint32_t mask_out() const { return bits >> 7 & 255u; }
  constexpr std::uint32_t neg() const { return bits >> 15 & 7u; }
  constexpr std::uint32_t abs() const { return bits >> 18 & 7u; }
  constexpr std::uint32_t omod() const { return bits >> 21 & 3u; }
  constexpr std::uint32_t op_sel() const { return bits >> 23 & 15u; }
  /// Do lane masks have 32 bits? (Handlers ask here and not the wave: they have `extra` at hand.)
  constexpr bool short_masks() const { return (bits >> 27 & 1u) != 0; }
  /// Of the first of two operations in one handler: D0 need not be stored.
  constexpr bool dropped() const { return (bits & dropped_bit) != 0; }
  /// The mask goes nowhere.
  constexpr bool drops_mask() const { return (bits & drops_mask_bit) != 0; }
  static constexpr std::uint32_t dropped_bit = 1u << 28, drops_mask_bit = 1u << 29;
};
constexpr std::uint32_t in_place_of_mask(std::uint32_t op_sel_hi, std::uint32_t neg_hi) {
  return (op_sel_hi & 7u) | (neg_hi & 7u) << 3;
}
constexpr RowExtra row_extra(std::uint32_t mask_in, std::uint32_t mask_out, std::uint32_t neg, std::uint32_t abs,
                             std::uint32_t omod, std::uint32_t op_sel, bool short_masks = false) {
  return {(mask_in & 127u) | (mask_out & 255u) << 7 | (neg & 7u) << 15 | (abs & 7u) << 18 | (omod & 3u) << 21 |
          (op_sel & 15u) << 23 | (short_masks ? 1u << 27 : 0u)};
}

struct Program;

/// Why the dispatch loop came to a stop.
enum class Stop : std::uint8_t {
  running,
  budget,  ///< the next block has more instructions than are left
  step,    ///< the instruction at the wave's pc must be executed by the reference engine
  inside,  ///< the instruction at the wave's pc is among some whose micro-ops are in another order (fuse.hpp)
  leave,   ///< execution goes on at the wave's pc, outside this program or in another mode
  run,     ///< `result` says why
};

/// What handlers work on: one for each worker, set to a wave before it runs.
struct Context {
  FastWave* wave = nullptr;
  const Program* program = nullptr;
  std::int64_t left = 0;      ///< instructions that may still be executed; blocks subtract theirs on entry
  std::int64_t turn_end = 0;  ///< at an access to memory the turn is over if at most this many are left
  std::int64_t copy_end = 0;  ///< the same at a copy to LDS
  Stop stop = Stop::running;
  WaveRun result{};                     ///< for Stop::run; without a fault until then
  MemoryPorts ports{};                  ///< the launch's memories, for plans
  std::uint64_t* counts = nullptr;      ///< executions by opcode, for programs that are compiled to count
  InstructionWriter* stream = nullptr;  ///< for programs that are compiled to tell what they execute
  StepWatcher* watcher = nullptr;       ///< for programs that are compiled to be watched
  UpdateOrder* order = nullptr;         ///< of workgroups
};

/// Do handlers go on to the next one themselves? Without optimisation each jump would be a call.
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
inline constexpr bool chained_handlers = true;
#else
inline constexpr bool chained_handlers = false;
#endif

/// Has the arguments of a handler stay in the registers in which they came and in which the next one gets them: g++ 12
/// moves them away and back. Asked for where a handler has its sources.
[[gnu::always_inline]] inline void stay_in_place([[maybe_unused]] const MicroOp* op, [[maybe_unused]] Context& context,
                                                 [[maybe_unused]] FastWave& wave,
                                                 [[maybe_unused]] Constants constants) {
#if LOCKSTEP_X86_64
  asm("" : : "D"(op), "S"(&context), "d"(&wave), "c"(constants.from_wave));
#endif
}

/// What a short handler ends with: a jump to the handler of `op`, which saves the way through the dispatch loop. The
/// handlers at the start of blocks return there instead, so that the stack stays bounded whatever a compiler makes of
/// it.
[[gnu::always_inline]] inline const MicroOp* next(const MicroOp* op, [[maybe_unused]] Context& context,
                                                  [[maybe_unused]] FastWave& wave,
                                                  [[maybe_unused]] Constants constants) {
  if constexpr (chained_handlers) {
    return op->handler(op, context, wave, constants);
  } else {
    return op;
  }
}

}  // namespace lockstep::fast
