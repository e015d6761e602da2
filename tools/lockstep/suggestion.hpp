// What somebody meant who mistyped a name.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace command {

/// The name that `given` begins like, in any case (three letters, or all it has), or from which at most two letters
/// differ, are missing, too many or swapped; else empty.
std::string nearest_name(std::string_view given, std::span<const std::string> names);

}  // namespace command
