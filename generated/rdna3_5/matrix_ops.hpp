// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: ae8825440c8dbb97
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::rdna3_5::matrix_ops {

inline constexpr MatrixOp v_wmma_bf16_16x16x16_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::bf16, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx11 };
inline constexpr MatrixOp v_wmma_f16_16x16x16_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f16, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx11 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx11 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx11 };
inline constexpr MatrixOp v_wmma_i32_16x16x16_iu4{ .a = Element::iu4, .b = Element::iu4, .c = Element::i32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx11 };
inline constexpr MatrixOp v_wmma_i32_16x16x16_iu8{ .a = Element::iu8, .b = Element::iu8, .c = Element::i32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx11 };

}  // namespace lockstep::rdna3_5::matrix_ops
