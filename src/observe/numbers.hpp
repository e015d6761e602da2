// Numbers of reports as text.
#pragma once

#include <string>

namespace lockstep {

/// Three digits that count: "0.00123", "12.3", "4096". The same on every host.
std::string three_digits(double value);
/// With a unit's prefix, and three digits that count: "64.0", "12.3 k", "4.10 G".
std::string with_prefix(double value);

}  // namespace lockstep
