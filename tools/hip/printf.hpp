// Kernels' printf.
#pragma once

#include <cstdint>
#include <vector>

namespace hip {

/// Prints a message as the device library packs it: a word that says where to, the format, the arguments, each in whole
/// words. Gives what printf gives. `asserted`: it is what a failed assertion prints.
int print_message(const std::vector<std::uint64_t>& words, bool& asserted);

}  // namespace hip
