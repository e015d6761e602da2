// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: 9305fd29ab188415
// What the sop1 operations compute: one pure function each, its pseudocode above it. Names that are
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
#include "common/semantics/sop1.hpp"
#include "common/gfx10/semantics/sop1.hpp"


namespace lockstep::rdna1_dot::sem {
using common::sem::s_abs_i32;
using common::sem::s_and_saveexec_b64;
using common::sem::s_bcnt0_i32_b32;
using common::sem::s_bcnt0_i32_b64;
using common::sem::s_bcnt1_i32_b32;
using common::sem::s_bcnt1_i32_b64;
using common::sem::s_bitreplicate_b64_b32;
using common::sem::s_bitset0_b32;
using common::sem::s_bitset0_b64;
using common::sem::s_bitset1_b32;
using common::sem::s_bitset1_b64;
using common::sem::s_brev_b32;
using common::sem::s_brev_b64;
using common::sem::s_cmov_b32;
using common::sem::s_cmov_b64;
using common::sem::s_ff0_i32_b32;
using common::sem::s_ff0_i32_b64;
using common::sem::s_ff1_i32_b32;
using common::sem::s_ff1_i32_b64;
using common::sem::s_flbit_i32;
using common::sem::s_flbit_i32_b32;
using common::sem::s_flbit_i32_b64;
using common::sem::s_flbit_i32_i64;
using common::sem::s_getpc_b64;
using common::sem::s_movreld_b32;
using common::sem::s_movreld_b64;
using common::sem::s_movrelsd_2_b32;
using common::sem::s_movrels_b32;
using common::sem::s_movrels_b64;
using common::sem::s_mov_b32;
using common::sem::s_mov_b64;
using common::sem::s_nand_saveexec_b64;
using common::sem::s_nor_saveexec_b64;
using common::sem::s_not_b32;
using common::sem::s_not_b64;
using common::sem::s_or_saveexec_b64;
using common::sem::s_quadmask_b32;
using common::sem::s_quadmask_b64;
using common::sem::s_setpc_b64;
using common::sem::s_sext_i32_i16;
using common::sem::s_sext_i32_i8;
using common::sem::s_swappc_b64;
using common::sem::s_wqm_b32;
using common::sem::s_wqm_b64;
using common::sem::s_xnor_saveexec_b64;
using common::sem::s_xor_saveexec_b64;
using common::gfx10::sem::s_andn1_saveexec_b32;
using common::gfx10::sem::s_andn1_saveexec_b64;
using common::gfx10::sem::s_andn1_wrexec_b32;
using common::gfx10::sem::s_andn1_wrexec_b64;
using common::gfx10::sem::s_andn2_saveexec_b32;
using common::gfx10::sem::s_andn2_saveexec_b64;
using common::gfx10::sem::s_andn2_wrexec_b32;
using common::gfx10::sem::s_andn2_wrexec_b64;
using common::gfx10::sem::s_and_saveexec_b32;
using common::gfx10::sem::s_nand_saveexec_b32;
using common::gfx10::sem::s_nor_saveexec_b32;
using common::gfx10::sem::s_orn1_saveexec_b32;
using common::gfx10::sem::s_orn1_saveexec_b64;
using common::gfx10::sem::s_orn2_saveexec_b32;
using common::gfx10::sem::s_orn2_saveexec_b64;
using common::gfx10::sem::s_or_saveexec_b32;
using common::gfx10::sem::s_xnor_saveexec_b32;
using common::gfx10::sem::s_xor_saveexec_b32;


}  // namespace lockstep::rdna1_dot::sem
