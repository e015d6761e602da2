// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 4ef733c322e62a29
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::gcn5::matrix_ops {



}  // namespace lockstep::gcn5::matrix_ops
