// What is said of kernels on standard error: faults and findings, by the names and lines of the source.
#pragma once

#include <cstdint>
#include <string>

#include "lockstep.h"

namespace hip {

struct Function;

/// A kernel's name as it stands in the source: `oob(int*, int)` for `_Z3oobPii`.
std::string shown_name(const std::string& name);
/// A launch has ended, or has not: it was refused, was stopped or had a fault. Check `guess` says at the program's end
/// that it found nothing only if all launches have ended.
void count_launch(bool ended);
/// A fault, and whose memory it was.
void tell_fault(const lockstep_result& result, const Function& function);
/// lockstep_options::take_finding, whose data is the kernel's Function. What was found before at the same instructions
/// of the same kernel, in the same code, is counted, and told as a number when the program ends.
void tell_finding(void* function, const lockstep_finding* finding);
/// lockstep_options::source_line, whose data is the kernel's Function.
int source_line(void* function, std::uint64_t file_pc, char* text, std::uint32_t bytes);

}  // namespace hip
