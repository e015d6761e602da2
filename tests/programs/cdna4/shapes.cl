// The same sums in two shapes, those of 8 or 16 k's an instruction and those of twice as many: C[i][j] is the sum over
// k of A[i][k] * B[j][k]. Each eight k's are the same in both, but the larger shape takes them in another order.
// `depth` is a multiple of 32.
typedef short short4v __attribute__((ext_vector_type(4)));
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef half half4v __attribute__((ext_vector_type(4)));
typedef half half8v __attribute__((ext_vector_type(8)));
typedef float float4v __attribute__((ext_vector_type(4)));
typedef float float16v __attribute__((ext_vector_type(16)));

// K's of a lane: four or eight in a row, the eight in the order 0, 3, 6, 1, 4, 7, 2, 5.
static ushort4 four(__global const ushort* row) { return (ushort4)(row[0], row[1], row[2], row[3]); }
static ushort8 eight(__global const ushort* row) {
  return (ushort8)(row[0], row[3], row[6], row[1], row[4], row[7], row[2], row[5]);
}

#define SHAPES(NAME, SIDE, SMALL, LARGE, FOUR, EIGHT, SUMS, COUNT)                                              \
  static void NAME(__global const ushort* a, __global const ushort* b, uint depth, __global float* small,         \
                   __global float* large) {                                                                     \
    const uint lane = get_local_id(0), row = lane % SIDE * depth, group = lane / SIDE, groups = 64 / SIDE;      \
    SUMS one = 0, two = 0;                                                                                      \
    for (uint k = 0; k < depth; k += groups * 4) {                                                              \
      const uint at = row + k + group * 4;                                                                      \
      one = SMALL(__builtin_astype(four(a + at), FOUR), __builtin_astype(four(b + at), FOUR), one, 0, 0, 0);    \
    }                                                                                                           \
    for (uint k = 0; k < depth; k += groups * 8) {                                                              \
      const uint at = row + k + group * 8;                                                                      \
      two = LARGE(__builtin_astype(eight(a + at), EIGHT), __builtin_astype(eight(b + at), EIGHT), two, 0, 0, 0); \
    }                                                                                                           \
    for (uint i = 0; i < COUNT; ++i) {                                                                          \
      small[i * 64 + lane] = one[i];                                                                            \
      large[i * 64 + lane] = two[i];                                                                            \
    }                                                                                                           \
  }
SHAPES(sums_bf16_16, 16, __builtin_amdgcn_mfma_f32_16x16x16bf16_1k, __builtin_amdgcn_mfma_f32_16x16x32_bf16, short4v, bf16x8,
       float4v, 4)
SHAPES(sums_bf16_32, 32, __builtin_amdgcn_mfma_f32_32x32x8bf16_1k, __builtin_amdgcn_mfma_f32_32x32x16_bf16, short4v, bf16x8,
       float16v, 16)
SHAPES(sums_f16_16, 16, __builtin_amdgcn_mfma_f32_16x16x16f16, __builtin_amdgcn_mfma_f32_16x16x32_f16, half4v, half8v,
       float4v, 4)
SHAPES(sums_f16_32, 32, __builtin_amdgcn_mfma_f32_32x32x8f16, __builtin_amdgcn_mfma_f32_32x32x16_f16, half4v, half8v,
       float16v, 16)

__kernel void bf16_16(__global const ushort* a, __global const ushort* b, uint depth, __global float* small, __global float* large) {
  sums_bf16_16(a, b, depth, small, large);
}
__kernel void bf16_32(__global const ushort* a, __global const ushort* b, uint depth, __global float* small, __global float* large) {
  sums_bf16_32(a, b, depth, small, large);
}
__kernel void f16_16(__global const ushort* a, __global const ushort* b, uint depth, __global float* small, __global float* large) {
  sums_f16_16(a, b, depth, small, large);
}
__kernel void f16_32(__global const ushort* a, __global const ushort* b, uint depth, __global float* small, __global float* large) {
  sums_f16_32(a, b, depth, small, large);
}
