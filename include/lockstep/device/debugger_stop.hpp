// Where and why a debugger stops.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/device/debugger_expression.hpp"
#include "lockstep/device/finding.hpp"

namespace lockstep::debug {

/// A breakpoint, or a watchpoint.
struct Breakpoint {
  int id = 0;
  std::string text;                ///< the location, as the user wrote it
  std::vector<std::uint64_t> pcs;  ///< device addresses; of a watchpoint none
  std::optional<Expression> condition{};
  std::optional<std::uint32_t> only_wave{};  ///< no other wave stops here
  bool temporary = false, enabled = true;
  std::uint64_t hits = 0;

  std::optional<StatePlace> watched{};
  ValueType type = ValueType::u32;  ///< how the watched value is shown
  std::string last;                 ///< its bytes
  std::string label;                ///< of a variable of the source: its expression; else empty
};

/// Something that a check has found in the same launch, to stop at.
struct CaughtFinding {
  CheckKind kind = CheckKind::memory;
  std::string text;  ///< Finding::message()
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t wave = 0;          ///< of the workgroup
  std::uint64_t instructions = 0;  ///< that the wave has executed before the one that met it
  std::int32_t lane = -1;          ///< -1: no single one
  FindingPlace other{};            ///< the instruction that it conflicts with; pc as of the code object
  std::string register_name{};     ///< what it is about, where there is no other instruction
  FindingBytes bytes{};
};

enum class Why : std::uint8_t {
  start,       ///< nothing has been executed yet
  breakpoint,  ///< about to execute an instruction with a breakpoint
  watchpoint,  ///< forwards: the last instruction changed a watched value; backwards: the next one will
  stepped,     ///< the step is done
  wave_ended,  ///< the wave that was to be stepped has ended
  interrupted,
  fault,      ///< the launch is over
  ended,      ///< the launch is over: all workgroups have ended
  beginning,  ///< backwards: there is nothing before
  failed,     ///< a condition has no value, or the command is not possible: `text` says why
  finding,    ///< about to execute an instruction that met a finding
  cause,      ///< backwards from a finding: about to execute what it conflicts with
};

struct Stop {
  Why why = Why::start;
  int id = 0;        ///< of the breakpoint or watchpoint
  std::string text;  ///< fault, finding: its line; watchpoint: old and new value; failed: why
};

}  // namespace lockstep::debug
