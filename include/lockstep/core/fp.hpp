// All float helpers: what generated semantics include.
#pragma once

#include "lockstep/core/arithmetic.hpp"
#include "lockstep/core/compare.hpp"
#include "lockstep/core/convert.hpp"
#include "lockstep/core/elementary.hpp"
#include "lockstep/core/float_types.hpp"
#include "lockstep/core/integer_convert.hpp"
#include "lockstep/core/minmax.hpp"
#include "lockstep/core/mode.hpp"
#include "lockstep/core/nan.hpp"
#include "lockstep/core/normalized.hpp"
#include "lockstep/core/output_modifiers.hpp"
#include "lockstep/core/rounding.hpp"
#include "lockstep/core/small_floats.hpp"
#include "lockstep/core/trig_preop.hpp"
