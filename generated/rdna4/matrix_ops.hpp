// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 670b9efc3e8a7238
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::rdna4::matrix_ops {

inline constexpr MatrixOp v_swmmac_bf16_16x16x32_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::bf16, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f16_16x16x32_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f16, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f32_16x16x32_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f32_16x16x32_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f32_16x16x32_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f32_16x16x32_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f32_16x16x32_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_f32_16x16x32_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_i32_16x16x32_iu4{ .a = Element::iu4, .b = Element::iu4, .c = Element::i32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_i32_16x16x32_iu8{ .a = Element::iu8, .b = Element::iu8, .c = Element::i32, .m = 16, .n = 16, .k = 32, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_swmmac_i32_16x16x64_iu4{ .a = Element::iu4, .b = Element::iu4, .c = Element::i32, .m = 16, .n = 16, .k = 64, .sparse = true, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_bf16_16x16x16_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::bf16, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f16_16x16x16_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f16, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_f32_16x16x16_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_i32_16x16x16_iu4{ .a = Element::iu4, .b = Element::iu4, .c = Element::i32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_i32_16x16x16_iu8{ .a = Element::iu8, .b = Element::iu8, .c = Element::i32, .m = 16, .n = 16, .k = 16, .family = MatrixFamily::gfx12 };
inline constexpr MatrixOp v_wmma_i32_16x16x32_iu4{ .a = Element::iu4, .b = Element::iu4, .c = Element::i32, .m = 16, .n = 16, .k = 32, .family = MatrixFamily::gfx12 };

}  // namespace lockstep::rdna4::matrix_ops
