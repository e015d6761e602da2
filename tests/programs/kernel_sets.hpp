#pragma once

namespace programs {

/// From now on kernels are compiled to the small set of the fast engine's kernels, or to the whole one again.
void use_small_set(bool small);

}  // namespace programs
