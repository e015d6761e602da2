// What programs say of managed memory: how it is used, where it had better be, where it was last asked to go. It is
// where host and devices see it, so this changes no result; it is kept and told again.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hip {

/// The memory goes, and what was said of it.
void forget_advice(std::uintptr_t start, std::size_t bytes);

}  // namespace hip
