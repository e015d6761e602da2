// Inputs: every pair of edge values as first and second source, then random bits of several kinds.
#pragma once

#include <vector>

#include "machine.hpp"

namespace vendor_test {

/// Inputs of one instruction; at least 10,000.
constexpr unsigned input_count = 40000;

/// A fixed sequence: the same for every instruction and on every host.
std::vector<Input> make_inputs();

}  // namespace vendor_test
