// The ISAs that the command knows tables of: what a target's name means for `disasm` and `isa`.
#pragma once

#include <string>
#include <string_view>

#include "cdna3/assembly_binding.hpp"
#include "cdna4/assembly_binding.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

namespace command {

/// Calls `use` with an object of the traits of the ISA that `target` ("gfx950") has. `target` is one that there is.
template <class Use>
auto with_isa(std::string_view target, Use&& use) {
  if (target == lockstep::cdna3::Isa::target) return use(lockstep::cdna3::Isa{});
  return use(lockstep::cdna4::Isa{});
}

}  // namespace command
