// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 7bf96a5327eadfeb
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::cdna3::matrix_ops {

inline constexpr MatrixOp v_mfma_f32_16x16x16_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_16x16x16_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_16x16x1_4b_f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 16, .n = 16, .k = 1, .blocks = 4 };
inline constexpr MatrixOp v_mfma_f32_16x16x32_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_16x16x32_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_16x16x32_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_16x16x32_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_16x16x4_4b_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 4, .blocks = 4 };
inline constexpr MatrixOp v_mfma_f32_16x16x4_4b_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 4, .blocks = 4 };
inline constexpr MatrixOp v_mfma_f32_16x16x4_f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 16, .n = 16, .k = 4, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x16_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 32, .n = 32, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x16_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 32, .n = 32, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x16_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 32, .n = 32, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x16_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 32, .n = 32, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x1_2b_f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 32, .n = 32, .k = 1, .blocks = 2 };
inline constexpr MatrixOp v_mfma_f32_32x32x2_f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 32, .n = 32, .k = 2, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x4_2b_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 32, .n = 32, .k = 4, .blocks = 2 };
inline constexpr MatrixOp v_mfma_f32_32x32x4_2b_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 32, .n = 32, .k = 4, .blocks = 2 };
inline constexpr MatrixOp v_mfma_f32_32x32x8_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 32, .n = 32, .k = 8, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_32x32x8_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 32, .n = 32, .k = 8, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f32_4x4x1_16b_f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 4, .n = 4, .k = 1, .blocks = 16 };
inline constexpr MatrixOp v_mfma_f32_4x4x4_16b_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 4, .n = 4, .k = 4, .blocks = 16 };
inline constexpr MatrixOp v_mfma_f32_4x4x4_16b_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 4, .n = 4, .k = 4, .blocks = 16 };
inline constexpr MatrixOp v_mfma_f64_16x16x4_f64{ .a = Element::f64, .b = Element::f64, .c = Element::f64, .m = 16, .n = 16, .k = 4, .blocks = 1 };
inline constexpr MatrixOp v_mfma_f64_4x4x4_4b_f64{ .a = Element::f64, .b = Element::f64, .c = Element::f64, .m = 4, .n = 4, .k = 4, .blocks = 4 };
inline constexpr MatrixOp v_mfma_i32_16x16x32_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 16, .n = 16, .k = 32, .blocks = 1 };
inline constexpr MatrixOp v_mfma_i32_16x16x4_4b_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 16, .n = 16, .k = 4, .blocks = 4 };
inline constexpr MatrixOp v_mfma_i32_32x32x16_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 32, .n = 32, .k = 16, .blocks = 1 };
inline constexpr MatrixOp v_mfma_i32_32x32x4_2b_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 32, .n = 32, .k = 4, .blocks = 2 };
inline constexpr MatrixOp v_mfma_i32_4x4x4_16b_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 4, .n = 4, .k = 4, .blocks = 16 };
inline constexpr MatrixOp v_smfmac_f32_16x16x32_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_16x16x32_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_16x16x64_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_16x16x64_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_16x16x64_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_16x16x64_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_32x32x16_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 32, .n = 32, .k = 16, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_32x32x16_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 32, .n = 32, .k = 16, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_32x32x32_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 32, .n = 32, .k = 32, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_32x32x32_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 32, .n = 32, .k = 32, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_32x32x32_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 32, .n = 32, .k = 32, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_f32_32x32x32_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 32, .n = 32, .k = 32, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_i32_16x16x64_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 16, .n = 16, .k = 64, .blocks = 1, .sparse = true };
inline constexpr MatrixOp v_smfmac_i32_32x32x32_i8{ .a = Element::i8, .b = Element::i8, .c = Element::i32, .m = 32, .n = 32, .k = 32, .blocks = 1, .sparse = true };

}  // namespace lockstep::cdna3::matrix_ops
