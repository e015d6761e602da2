// Filling memory.
#pragma once

#include "operation.hpp"

namespace hip {
hipError_t check_set(const SetOperation& set);
}
