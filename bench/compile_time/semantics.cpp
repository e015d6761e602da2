// Semantics only: one instruction as a function, no engine.
#include "lockstep/cdna4_semantics.hpp"

static_assert(lockstep::cdna4::sem::s_add_u32(0xffffffffu, 1u) == lockstep::SccResult<std::uint32_t>{0, true});
