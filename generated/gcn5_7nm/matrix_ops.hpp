// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 10d9fde837cbf8e4
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::gcn5_7nm::matrix_ops {



}  // namespace lockstep::gcn5_7nm::matrix_ops
