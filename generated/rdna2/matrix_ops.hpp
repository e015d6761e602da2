// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: cb62af2d2ba8c668
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::rdna2::matrix_ops {



}  // namespace lockstep::rdna2::matrix_ops
