// Which vector instructions of this machine the fast engine uses: LOCKSTEP_HOST_ISA.
#pragma once

#include <string>

namespace command {

/// "host vectors avx512vnni; LOCKSTEP_HOST_ISA takes plain, avx2, ..."
std::string host_vectors_text();

/// What is wrong with LOCKSTEP_HOST_ISA; empty: nothing.
std::string host_vectors_error();

}  // namespace command
