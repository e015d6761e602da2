// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 812c9687952cab19
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::cdna1::matrix_ops {

inline constexpr MatrixOp v_mfma_f32_16x16x16f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .blocks = 1, .passes = 8 };
inline constexpr MatrixOp v_mfma_f32_16x16x1f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 16, .n = 16, .k = 1, .blocks = 4, .passes = 8 };
inline constexpr MatrixOp v_mfma_f32_16x16x2bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 2, .blocks = 4, .passes = 8 };
inline constexpr MatrixOp v_mfma_f32_16x16x4f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 4, .blocks = 4, .passes = 8 };
inline constexpr MatrixOp v_mfma_f32_16x16x4f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 16, .n = 16, .k = 4, .blocks = 1, .passes = 8 };
inline constexpr MatrixOp v_mfma_f32_16x16x8bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 8, .blocks = 1, .passes = 8 };
inline constexpr MatrixOp v_mfma_f32_32x32x1f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 32, .n = 32, .k = 1, .blocks = 2, .passes = 16 };
inline constexpr MatrixOp v_mfma_f32_32x32x2bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 32, .n = 32, .k = 2, .blocks = 2, .passes = 16 };
inline constexpr MatrixOp v_mfma_f32_32x32x2f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 32, .n = 32, .k = 2, .blocks = 1, .passes = 16 };
inline constexpr MatrixOp v_mfma_f32_32x32x4bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 32, .n = 32, .k = 4, .blocks = 1, .passes = 16 };
inline constexpr MatrixOp v_mfma_f32_32x32x4f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 32, .n = 32, .k = 4, .blocks = 2, .passes = 16 };
inline constexpr MatrixOp v_mfma_f32_32x32x8f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 32, .n = 32, .k = 8, .blocks = 1, .passes = 16 };
inline constexpr MatrixOp v_mfma_f32_4x4x1f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 4, .n = 4, .k = 1, .blocks = 16, .passes = 2 };
inline constexpr MatrixOp v_mfma_f32_4x4x2bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 4, .n = 4, .k = 2, .blocks = 16, .passes = 2 };
inline constexpr MatrixOp v_mfma_f32_4x4x4f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 4, .n = 4, .k = 4, .blocks = 16, .passes = 2 };
inline constexpr MatrixOp v_mfma_i32_16x16x16i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 16, .n = 16, .k = 16, .blocks = 1, .passes = 8 };
inline constexpr MatrixOp v_mfma_i32_16x16x4i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 16, .n = 16, .k = 4, .blocks = 4, .passes = 8 };
inline constexpr MatrixOp v_mfma_i32_32x32x4i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 32, .n = 32, .k = 4, .blocks = 2, .passes = 16 };
inline constexpr MatrixOp v_mfma_i32_32x32x8i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 32, .n = 32, .k = 8, .blocks = 1, .passes = 16 };
inline constexpr MatrixOp v_mfma_i32_4x4x4i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 4, .n = 4, .k = 4, .blocks = 16, .passes = 2 };

}  // namespace lockstep::cdna1::matrix_ops
