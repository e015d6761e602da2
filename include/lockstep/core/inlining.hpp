// How the helpers of this folder are inlined. Loops over lanes are vectorised only when nothing is called in them.
// clang has to be told for each helper; g++ inlines whatever the `flatten` of a handler asks for, and compiles the
// reference engine faster where it may leave calls.
#pragma once

#if defined(__clang__)
#define LOCKSTEP_LANE_INLINE [[gnu::always_inline]]
#else
#define LOCKSTEP_LANE_INLINE
#endif
