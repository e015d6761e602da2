// The kernel that --kernel means: by its symbol's name or by that of its source.
#pragma once

#include <string>

#include "lockstep/base/result.hpp"
#include "lockstep/object/code_object.hpp"

namespace command {

/// "scale(int, float*)" of "_Z5scaleiPf"; empty for a name that is not mangled.
std::string source_name(const std::string& name);

/// The kernel called `asked`: as the code object spells it, as C++ does ("ns::scale<float>(int, float*)", or without
/// the parameters), or, if `asked` is empty, the only one. An error if there is none or more than one.
lockstep::Result<std::string> kernel_name(const lockstep::CodeObject& code, const std::string& asked);

}  // namespace command
