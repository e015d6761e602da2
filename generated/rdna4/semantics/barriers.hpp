// Made by `isagen generate`; do not edit.
// Sources: .
// Hash of what this file is made of: a3bf8f55ddf911e3
// What the barriers operations compute: one pure function each, its pseudocode above it. Those that other ISAs have as
// well are in common/semantics/barriers.hpp.
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
#include "common/semantics/barriers.hpp"


namespace lockstep::rdna4::sem {
using common::sem::s_barrier_init;
using common::sem::s_barrier_join;
using common::sem::s_barrier_leave;
using common::sem::s_barrier_signal;
using common::sem::s_barrier_signal_isfirst;
using common::sem::s_barrier_wait;
using common::sem::s_get_barrier_state;


}  // namespace lockstep::rdna4::sem
