// The names pseudocode gives to architectural state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/isa/state_set.hpp"

namespace isagen::pcode {

/// A piece of state: its C++ parameter and its width. Width 0: as wide as the operation uses it.
struct StateName {
  std::string_view pseudocode;
  std::string_view cpp;
  lockstep::State state;
  std::uint32_t width;
  bool writable;
};
std::optional<StateName> find_state(std::string_view name);

/// The state for this lane's bit of a mask, for `EXEC.u64[laneId]`; nothing for state that is no lane mask.
std::optional<StateName> lane_bit_of(lockstep::State state);

/// A field of MODE or STATUS (WAVE_MODE.IEEE): its bits, and for MODE the accessor of class Mode.
struct RegisterField {
  std::string_view name;
  std::uint32_t high, low;
  std::string_view accessor;
};
std::optional<RegisterField> find_mode_field(std::string_view name);
std::optional<RegisterField> find_status_field(std::string_view name);

/// BYTE0 ... WORD1: values of an SDWA selector.
std::optional<std::uint64_t> find_sdwa_selector(std::string_view name);

/// ROUND_NEAREST_EVEN ... -> enumerator of lockstep::Round.
std::optional<std::string_view> find_round(std::string_view name);

/// A procedure (end_program, barrier ...) -> enumerator of lockstep::Signal; empty for nop.
struct Procedure {
  std::string_view name;
  std::string_view signal;
  std::uint32_t arguments;
};
std::optional<Procedure> find_procedure(std::string_view name);

/// A C++ identifier for a pseudocode variable: snake_case, clear of keywords and of the helpers' names.
std::string cpp_identifier(std::string_view name);

}  // namespace isagen::pcode
