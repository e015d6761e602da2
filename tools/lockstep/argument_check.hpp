// What the metadata says about an argument, against the type that was written for it.
#pragma once

#include <span>

#include "argument.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/object/code_object.hpp"

namespace command {

/// Refuses a type that contradicts the kernel's parameter: f32: for an int, i32: for a float, a number for a vector.
/// Only OpenCL C's metadata names types, and a name of the program's own (struct, typedef) is not known: then sizes
/// alone decide, at the launch. bytes: and file: contradict nothing, nor do signed and unsigned each other.
lockstep::Result<void> check_types(const lockstep::KernelInfo& kernel, std::span<const CommandArgument> arguments);

}  // namespace command
