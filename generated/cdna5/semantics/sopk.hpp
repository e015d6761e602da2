// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 84666a0074b125af
// What the sopk operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
// well are in generated/common.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/base/bits.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/core/select.hpp"
#include "lockstep/core/views.hpp"
#include "lockstep/core/wide_bits.hpp"
#include "lockstep/isa/results.hpp"
#include "lockstep/isa/state_set.hpp"
#include "common/semantics/sopk.hpp"
#include "common/cdna5_rdna4/semantics/sopk.hpp"


namespace lockstep::cdna5::sem {
using common::sem::s_addk_co_i32;
using common::sem::s_cmovk_i32;
using common::sem::s_getreg_b32;
using common::sem::s_movk_i32;
using common::sem::s_mulk_i32;
using common::sem::s_version;
using common::cdna5_rdna4::sem::s_setreg_b32;
using common::cdna5_rdna4::sem::s_setreg_imm32_b32;


}  // namespace lockstep::cdna5::sem
