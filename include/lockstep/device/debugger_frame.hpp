// Functions that a stopped wave is in.
#pragma once

#include <cstdint>
#include <string>

namespace lockstep::debug {

/// A function that a wave is in: the innermost one, one that has inlined it, or one that has called it.
struct Frame {
  std::uint64_t file_pc = 0;  ///< next instruction, or the one that the call returns to; of the code object
  std::string function;       ///< empty: no name is known
  std::string file;           ///< of the source; empty: not known
  std::uint32_t line = 0;     ///< that it stands at, or from where it calls; 0: not known
  bool is_inlined = false;    ///< its code is part of the next frame's
  std::uint32_t calls = 0;    ///< real calls that are between it and the innermost function
  std::uint32_t depth = 0;    ///< functions inlined into it, at this instruction

  /// An instruction that belongs to it: of a caller that of the call.
  std::uint64_t own_pc() const {
    constexpr std::uint64_t call_bytes = 4;
    return calls == 0 ? file_pc : file_pc - call_bytes;
  }
};

}  // namespace lockstep::debug
