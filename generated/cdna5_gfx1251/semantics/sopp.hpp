// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: fcda5d2899a5ec67
// What the sopp operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sopp.hpp"


namespace lockstep::cdna5_gfx1251::sem {
using common::sem::s_branch;
using common::sem::s_cbranch_execnz;
using common::sem::s_cbranch_execz;
using common::sem::s_cbranch_scc0;
using common::sem::s_cbranch_scc1;
using common::sem::s_cbranch_vccnz;
using common::sem::s_cbranch_vccz;
using common::sem::s_clause;
using common::sem::s_decperflevel;
using common::sem::s_delay_alu;
using common::sem::s_denorm_mode;
using common::sem::s_endpgm;
using common::sem::s_endpgm_saved;
using common::sem::s_icache_inv;
using common::sem::s_incperflevel;
using common::sem::s_nop;
using common::sem::s_round_mode;
using common::sem::s_sendmsg;
using common::sem::s_sendmsghalt;
using common::sem::s_sethalt;
using common::sem::s_setprio;
using common::sem::s_sleep;
using common::sem::s_trap;
using common::sem::s_ttracedata;
using common::sem::s_ttracedata_imm;
using common::sem::s_wait_alu;
using common::sem::s_wait_dscnt;
using common::sem::s_wait_idle;
using common::sem::s_wait_kmcnt;
using common::sem::s_wait_loadcnt;
using common::sem::s_wait_loadcnt_dscnt;
using common::sem::s_wait_storecnt;
using common::sem::s_wait_storecnt_dscnt;
using common::sem::s_wakeup;


}  // namespace lockstep::cdna5_gfx1251::sem
