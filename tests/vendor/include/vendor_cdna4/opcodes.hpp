// The vendor's entries go by the same opcodes: what generated/vendor_cdna4 of the build folder includes.
#pragma once

#include "cdna4/opcodes.hpp"

namespace lockstep::vendor_cdna4 {

using cdna4::Opcode;
using cdna4::opcode_count;

}  // namespace lockstep::vendor_cdna4
