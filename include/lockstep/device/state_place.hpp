// Places in the state of a stopped launch: registers and bytes of memory that can be read, set and watched.
#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

class SteppedLaunch;

namespace debug {

class ObjectScope;  // device/debugger_object.hpp

/// The wave and the lane of a launch that an expression is about.
struct Viewpoint {
  SteppedLaunch* launch = nullptr;
  std::uint32_t wave = 0, lane = 0;
  const ObjectScope* scope = nullptr;  ///< finds variables of the source; null: there are none
  std::uint32_t frame = 0;             ///< whose variables: 0 is the innermost function
};

/// A register of one lane, a scalar register, or bytes of memory.
struct StatePlace {
  enum class Kind : std::uint8_t { scalar, scc, pc, vgpr, accvgpr, global, lds, scratch };
  Kind kind = Kind::scalar;
  std::uint64_t cluster = 0;  ///< SteppedLaunch::cluster_index(); not used for global memory
  std::uint32_t wave = 0;     ///< of registers and scratch; of LDS a wave of its workgroup
  std::uint32_t lane = 0;     ///< of vector registers and scratch
  std::uint32_t number = 0;   ///< scalar operand number, register
  std::uint64_t address = 0;  ///< of memory; LDS and scratch count from 0
  std::uint32_t size = 4;     ///< bytes; of registers 4 or 8

  bool in_memory() const { return kind >= Kind::global; }
};

/// Why the launch does not have the place at this time; empty if it has it. The functions below need a place that it
/// has.
std::string place_problem(const StatePlace& place, SteppedLaunch& launch);
/// The place's value, at most 8 bytes of it, low byte first.
std::uint64_t read_place(const StatePlace& place, SteppedLaunch& launch);
/// All bytes of the place. A place in memory may have many.
std::string place_bytes(const StatePlace& place, SteppedLaunch& launch);
/// "v3[5] of wave 1", "exec of wave 0", "4 bytes at 0x1000000000", for messages.
std::string place_text(const StatePlace& place, const SteppedLaunch& launch);

}  // namespace debug
}  // namespace lockstep
