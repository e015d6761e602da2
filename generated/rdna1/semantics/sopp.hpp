// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: ab0b8c40665500cf
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


namespace lockstep::rdna1::sem {
using common::sem::s_barrier;
using common::sem::s_branch;
using common::sem::s_cbranch_cdbgsys;
using common::sem::s_cbranch_cdbgsys_and_user;
using common::sem::s_cbranch_cdbgsys_or_user;
using common::sem::s_cbranch_cdbguser;
using common::sem::s_cbranch_execnz;
using common::sem::s_cbranch_execz;
using common::sem::s_cbranch_scc0;
using common::sem::s_cbranch_scc1;
using common::sem::s_cbranch_vccnz;
using common::sem::s_cbranch_vccz;
using common::sem::s_clause;
using common::sem::s_decperflevel;
using common::sem::s_denorm_mode;
using common::sem::s_endpgm;
using common::sem::s_endpgm_saved;
using common::sem::s_icache_inv;
using common::sem::s_incperflevel;
using common::sem::s_inst_prefetch;
using common::sem::s_nop;
using common::sem::s_round_mode;
using common::sem::s_sendmsg;
using common::sem::s_sendmsghalt;
using common::sem::s_sethalt;
using common::sem::s_setkill;
using common::sem::s_setprio;
using common::sem::s_sleep;
using common::sem::s_trap;
using common::sem::s_ttracedata;
using common::sem::s_ttracedata_imm;
using common::sem::s_waitcnt;
using common::sem::s_waitcnt_depctr;
using common::sem::s_wait_idle;
using common::sem::s_wakeup;


}  // namespace lockstep::rdna1::sem
