// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: e1b0097c2d0c5197
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::rdna1_dot::matrix_ops {



}  // namespace lockstep::rdna1_dot::matrix_ops
