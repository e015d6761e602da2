// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: a27e233b644dc214
// What the sop_wave operations compute: one pure function each, its pseudocode above it. Names that are
// only used here stand in generated/common.
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
#include "common/semantics/sop_wave.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::s_call_i64;
using common::sem::s_get_pc_i64;
using common::sem::s_get_shader_cycles_u64;
using common::sem::s_monitor_sleep;
using common::sem::s_setprio_inc_wg;
using common::sem::s_set_pc_i64;
using common::sem::s_set_vgpr_msb;
using common::sem::s_swap_pc_i64;
using common::sem::s_wait_asynccnt;
using common::sem::s_wait_tensorcnt;
using common::sem::s_wait_xcnt;
using common::sem::s_wakeup_barrier;


}  // namespace lockstep::cdna5_gfx1251::sem
