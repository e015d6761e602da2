// The ISAs of the library, by name.
#pragma once

#include <string_view>

#include "tables/isa_tables.hpp"

namespace lockstep {

/// The ISA that has `target` ("gfx950"); null if there is none.
const IsaTables* isa_of(std::string_view target);

}  // namespace lockstep
