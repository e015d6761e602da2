// Where and why a debugger stops.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "debug/expression.hpp"
#include "debug/place.hpp"

namespace lockstep::debug {

/// A breakpoint, or a watchpoint.
struct Breakpoint {
  int id = 0;
  std::string text;                ///< as it was asked for
  std::vector<std::uint64_t> pcs;  ///< device addresses; of a watchpoint none
  std::optional<Expression> condition{};
  std::optional<std::uint32_t> only_wave{};  ///< no other wave stops here
  bool temporary = false, enabled = true;
  std::uint64_t hits = 0;

  std::optional<Place> watched{};
  ValueType type = ValueType::u32;  ///< how the watched value is shown
  std::string last;                 ///< its bytes
};

enum class Why : std::uint8_t {
  start,       ///< nothing has been executed yet
  breakpoint,  ///< about to execute an instruction with a breakpoint
  watchpoint,  ///< forwards: the last instruction changed a watched value; backwards: the next one will
  stepped,     ///< what was asked for is done
  wave_ended,  ///< the wave that was to be stepped has ended
  interrupted,
  fault,      ///< the launch is over
  ended,      ///< the launch is over: all workgroups have ended
  beginning,  ///< backwards: there is nothing before
  failed,     ///< a condition could not be evaluated, or what was asked for cannot be: `text` says why
};

struct Stop {
  Why why = Why::start;
  int id = 0;        ///< of the breakpoint or watchpoint
  std::string text;  ///< fault: its line; watchpoint: old and new value; failed: why
};

}  // namespace lockstep::debug
