// One kernel for each matrix instruction of gfx950 that clang has a builtin for: one wave, each lane's operands from
// memory. matrix_kinds.cpp knows where the elements stand.
#define VECTORS(type, name)                                    \
  typedef type name##2_ __attribute__((ext_vector_type(2)));   \
  typedef type name##4_ __attribute__((ext_vector_type(4)));   \
  typedef type name##8_ __attribute__((ext_vector_type(8)));   \
  typedef type name##16_ __attribute__((ext_vector_type(16))); \
  typedef type name##32_ __attribute__((ext_vector_type(32)));
VECTORS(float, f)
VECTORS(int, i)
VECTORS(half, h)
VECTORS(short, s)
VECTORS(__bf16, b)
VECTORS(double, d)

#define DENSE(name, A, C)                                                                             \
  kernel void mfma_##name(const global A* a, const global A* b, global C* c) {                        \
    const uint lane = __builtin_amdgcn_workitem_id_x();                                               \
    c[lane] = __builtin_amdgcn_mfma_##name(a[lane], b[lane], c[lane], 0, 0, 0);                       \
  }
#define SPARSE(name, A, B, C)                                                                                      \
  kernel void smfmac_##name(const global A* a, const global B* b, global C* c, const global int* index) {          \
    const uint lane = __builtin_amdgcn_workitem_id_x();                                                            \
    c[lane] = __builtin_amdgcn_smfmac_##name(a[lane], b[lane], c[lane], index[lane], 0, 0);                        \
  }
#define EIGHT_BITS(macro, name, ...)  \
  macro(name##_fp8_fp8, __VA_ARGS__)  \
  macro(name##_fp8_bf8, __VA_ARGS__)  \
  macro(name##_bf8_fp8, __VA_ARGS__)  \
  macro(name##_bf8_bf8, __VA_ARGS__)

DENSE(f32_32x32x1f32, float, f32_)
DENSE(f32_16x16x1f32, float, f16_)
DENSE(f32_4x4x1f32, float, f4_)
DENSE(f32_32x32x2f32, float, f16_)
DENSE(f32_16x16x4f32, float, f4_)
DENSE(f32_32x32x4f16, h4_, f32_)
DENSE(f32_16x16x4f16, h4_, f16_)
DENSE(f32_4x4x4f16, h4_, f4_)
DENSE(f32_32x32x8f16, h4_, f16_)
DENSE(f32_16x16x16f16, h4_, f4_)
DENSE(f32_32x32x16_f16, h8_, f16_)
DENSE(f32_16x16x32_f16, h8_, f4_)
DENSE(f32_32x32x4bf16_1k, s4_, f32_)
DENSE(f32_16x16x4bf16_1k, s4_, f16_)
DENSE(f32_4x4x4bf16_1k, s4_, f4_)
DENSE(f32_32x32x8bf16_1k, s4_, f16_)
DENSE(f32_16x16x16bf16_1k, s4_, f4_)
DENSE(f32_32x32x16_bf16, b8_, f16_)
DENSE(f32_16x16x32_bf16, b8_, f4_)
DENSE(i32_32x32x4i8, int, i32_)
DENSE(i32_16x16x4i8, int, i16_)
DENSE(i32_4x4x4i8, int, i4_)
DENSE(i32_32x32x16_i8, long, i16_)
DENSE(i32_16x16x32_i8, long, i4_)
DENSE(i32_32x32x32_i8, i4_, i16_)
DENSE(i32_16x16x64_i8, i4_, i4_)
DENSE(f64_16x16x4f64, double, d4_)
DENSE(f64_4x4x4f64, double, double)
EIGHT_BITS(DENSE, f32_32x32x16, long, f16_)
EIGHT_BITS(DENSE, f32_16x16x32, long, f4_)

SPARSE(f32_16x16x32_f16, h4_, h8_, f4_)
SPARSE(f32_32x32x16_f16, h4_, h8_, f16_)
SPARSE(f32_16x16x32_bf16, s4_, s8_, f4_)
SPARSE(f32_32x32x16_bf16, s4_, s8_, f16_)
SPARSE(f32_16x16x64_f16, h8_, h16_, f4_)
SPARSE(f32_32x32x32_f16, h8_, h16_, f16_)
SPARSE(f32_16x16x64_bf16, b8_, b16_, f4_)
SPARSE(f32_32x32x32_bf16, b8_, b16_, f16_)
SPARSE(i32_16x16x64_i8, i2_, i4_, i4_)
SPARSE(i32_32x32x32_i8, i2_, i4_, i16_)
SPARSE(i32_16x16x128_i8, i4_, i8_, i4_)
SPARSE(i32_32x32x64_i8, i4_, i8_, i16_)
EIGHT_BITS(SPARSE, f32_16x16x64, i2_, i4_, f4_)
EIGHT_BITS(SPARSE, f32_32x32x32, i2_, i4_, f16_)
EIGHT_BITS(SPARSE, f32_16x16x128, i4_, i8_, f4_)
EIGHT_BITS(SPARSE, f32_32x32x64, i4_, i8_, f16_)

// CBSZ, ABID and BLGP; for SMFMAC ABID alone.
#define CONTROLLED(name, A, C, cbsz, abid, blgp)                                                        \
  kernel void mfma_##name##_##cbsz##_##abid##_##blgp(const global A* a, const global A* b, global C* c) { \
    const uint lane = __builtin_amdgcn_workitem_id_x();                                                 \
    c[lane] = __builtin_amdgcn_mfma_##name(a[lane], b[lane], c[lane], cbsz, abid, blgp);                \
  }
CONTROLLED(f32_32x32x1f32, float, f32_, 1, 1, 1)
CONTROLLED(f32_32x32x1f32, float, f32_, 1, 0, 2)
CONTROLLED(f32_16x16x1f32, float, f16_, 1, 1, 7)
CONTROLLED(f32_16x16x4f16, h4_, f16_, 2, 3, 4)
CONTROLLED(f32_4x4x4bf16_1k, s4_, f4_, 4, 11, 3)
CONTROLLED(i32_4x4x4i8, int, i4_, 3, 5, 5)
CONTROLLED(f32_16x16x32_f16, h8_, f4_, 0, 0, 6)
CONTROLLED(f64_16x16x4f64, double, d4_, 0, 0, 1)
CONTROLLED(f64_16x16x4f64, double, d4_, 0, 0, 2)
CONTROLLED(f64_4x4x4f64, double, double, 0, 0, 4)
#define INDEXED(name, A, B, C, abid)                                                                                \
  kernel void smfmac_##name##_##abid(const global A* a, const global B* b, global C* c, const global int* index) {  \
    const uint lane = __builtin_amdgcn_workitem_id_x();                                                             \
    c[lane] = __builtin_amdgcn_smfmac_##name(a[lane], b[lane], c[lane], index[lane], 0, abid);                      \
  }
INDEXED(f32_16x16x32_f16, h4_, h8_, f4_, 3)
INDEXED(f32_32x32x32_bf16, b8_, b16_, f16_, 1)
INDEXED(i32_16x16x64_i8, i2_, i4_, i4_, 1)

// Formats 0 to 4: fp8, bf8, fp6, bf6, fp4. The bytes of the scale registers are others for each pair.
#define SCALED(name, C, x, y)                                                                                 \
  kernel void scaled_##name##_##x##_##y(const global i8_* a, const global i8_* b, global C* c,                \
                                        const global int* a_scale, const global int* b_scale) {               \
    const uint lane = __builtin_amdgcn_workitem_id_x();                                                       \
    c[lane] = __builtin_amdgcn_mfma_scale_f32_##name##_f8f6f4(a[lane], b[lane], c[lane], x, y, (x + y) % 4,   \
                                                              a_scale[lane], (x * 3 + y * 2) % 4, b_scale[lane]); \
  }                                                                                                           \
  kernel void unscaled_##name##_##x##_##y(const global i8_* a, const global i8_* b, global C* c) {            \
    const uint lane = __builtin_amdgcn_workitem_id_x();                                                       \
    c[lane] = __builtin_amdgcn_mfma_scale_f32_##name##_f8f6f4(a[lane], b[lane], c[lane], x, y, 0, 0, 0, 0);   \
  }
#define SCALED_B(x) \
  SCALED(16x16x128, f4_, x, 0) SCALED(16x16x128, f4_, x, 1) SCALED(16x16x128, f4_, x, 2) \
  SCALED(16x16x128, f4_, x, 3) SCALED(16x16x128, f4_, x, 4)                              \
  SCALED(32x32x64, f16_, x, 0) SCALED(32x32x64, f16_, x, 1) SCALED(32x32x64, f16_, x, 2) \
  SCALED(32x32x64, f16_, x, 3) SCALED(32x32x64, f16_, x, 4)
SCALED_B(0)
SCALED_B(1)
SCALED_B(2)
SCALED_B(3)
SCALED_B(4)
