// What is said of kernels on standard error: faults and findings, by the names and lines of the source.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "lockstep.h"

namespace runtime {

/// A kernel as messages name it. It lives as long as its launch.
struct ToldKernel {
  const std::string& name;    ///< in the code object
  std::size_t code_hash = 0;  ///< of the code object's bytes
  /// Whose memory that is, or was, where the kernel may not use it: one sentence for a message, or nothing.
  std::function<std::string(std::uint64_t address)> owner_of{};
};

/// A kernel's name as it stands in the source: `oob(int*, int)` for `_Z3oobPii`.
std::string shown_name(const std::string& name);
/// A launch has ended, or has not: it was refused, was stopped or had a fault. Check `guess` says at the program's end
/// that it found nothing only if all launches have ended.
void count_launch(bool ended);
/// A fault, and whose memory it was.
void tell_fault(const lockstep_result& result, const ToldKernel& kernel);
/// lockstep_options::take_finding, whose data is the ToldKernel. What was found before at the same instructions of the
/// same kernel, in the same code, is counted, and told as a number when the program ends.
void tell_finding(void* kernel, const lockstep_finding* finding);

}  // namespace runtime
