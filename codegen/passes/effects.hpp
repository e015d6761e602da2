// What an operation reads and writes, and whether it works lane by lane.
#pragma once

#include <string>
#include <vector>

#include "lockstep/isa/state_set.hpp"
#include "passes/ir.hpp"

namespace isagen::pcode {

/// A parameter or a result of the generated function.
struct Port {
  std::string name;  ///< s0, scc, vcc_lane ...
  Type type;
  std::size_t symbol = 0;
};

struct Effects {
  lockstep::StateSet reads;
  lockstep::StateSet writes;
  std::vector<Port> inputs;   ///< in the order of the function's parameters
  std::vector<Port> outputs;  ///< in the order of the result's members
  bool signals = false;
  bool takes_mode = false;  ///< class Mode, as its last parameter
  bool takes_files = false;
  bool writes_files = false;
  /// It reaches registers of other lanes: it runs once for the wave, not once a lane.
  bool whole_wave = false;
};

/// Throws SemanticError when a variable, or PC, may be read or left without a value.
Effects find_effects(const Operation& operation);

/// Throws SemanticError for a variable that is set and never read.
void require_uses(const Operation& operation);

}  // namespace isagen::pcode
