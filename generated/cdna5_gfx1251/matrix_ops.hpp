// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: e7750b32390b7628
// The matrix instructions as data, one descriptor each.
#pragma once

#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::cdna5_gfx1251::matrix_ops {

inline constexpr MatrixOp v_swmmac_bf16f32_16x16x64_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 64, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_bf16_16x16x64_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::bf16, .m = 16, .n = 16, .k = 64, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f16_16x16x128_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f16_16x16x128_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f16_16x16x128_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f16_16x16x128_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f16_16x16x64_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f16, .m = 16, .n = 16, .k = 64, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f32_16x16x128_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f32_16x16x128_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f32_16x16x128_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f32_16x16x128_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f32_16x16x64_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 64, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_f32_16x16x64_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 64, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_swmmac_i32_16x16x128_iu8{ .a = Element::iu8, .b = Element::iu8, .c = Element::i32, .m = 16, .n = 16, .k = 128, .sparse = true, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_bf16f32_16x16x32_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .family = MatrixFamily::gfx1250, .d = Element::bf16 };
inline constexpr MatrixOp v_wmma_bf16_16x16x32_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::bf16, .m = 16, .n = 16, .k = 32, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x128_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x128_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x128_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x128_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f16, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x32_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f16, .m = 16, .n = 16, .k = 32, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x64_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f16, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x64_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f16, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x64_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f16, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f16_16x16x64_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f16, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x128_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x128_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x128_f8f6f4{ .a = Element::selected, .b = Element::selected, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250, .scale_block = 0 };
inline constexpr MatrixOp v_wmma_f32_16x16x128_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x128_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x32_bf16{ .a = Element::bf16, .b = Element::bf16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x32_f16{ .a = Element::f16, .b = Element::f16, .c = Element::f32, .m = 16, .n = 16, .k = 32, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x4_f32{ .a = Element::f32, .b = Element::f32, .c = Element::f32, .m = 16, .n = 16, .k = 4, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x64_bf8_bf8{ .a = Element::bf8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x64_bf8_fp8{ .a = Element::bf8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x64_fp8_bf8{ .a = Element::fp8, .b = Element::bf8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_16x16x64_fp8_fp8{ .a = Element::fp8, .b = Element::fp8, .c = Element::f32, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_f32_32x16x128_f4{ .a = Element::fp4, .b = Element::fp4, .c = Element::f32, .m = 32, .n = 16, .k = 128, .family = MatrixFamily::gfx1250, .scale_block = 0 };
inline constexpr MatrixOp v_wmma_i32_16x16x64_iu8{ .a = Element::iu8, .b = Element::iu8, .c = Element::i32, .m = 16, .n = 16, .k = 64, .family = MatrixFamily::gfx1250 };
inline constexpr MatrixOp v_wmma_scale16_f32_16x16x128_f8f6f4{ .a = Element::selected, .b = Element::selected, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250, .scale_block = 16 };
inline constexpr MatrixOp v_wmma_scale16_f32_32x16x128_f4{ .a = Element::fp4, .b = Element::fp4, .c = Element::f32, .m = 32, .n = 16, .k = 128, .family = MatrixFamily::gfx1250, .scale_block = 16 };
inline constexpr MatrixOp v_wmma_scale_f32_16x16x128_f8f6f4{ .a = Element::selected, .b = Element::selected, .c = Element::f32, .m = 16, .n = 16, .k = 128, .family = MatrixFamily::gfx1250, .scale_block = 32 };
inline constexpr MatrixOp v_wmma_scale_f32_32x16x128_f4{ .a = Element::fp4, .b = Element::fp4, .c = Element::f32, .m = 32, .n = 16, .k = 128, .family = MatrixFamily::gfx1250, .scale_block = 32 };

}  // namespace lockstep::cdna5_gfx1251::matrix_ops
