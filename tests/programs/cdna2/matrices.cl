// Every MFMA of gfx908 and gfx90a: one wave, its registers as they stand in memory.
typedef short s2_ __attribute__((ext_vector_type(2)));
typedef short s4_ __attribute__((ext_vector_type(4)));
typedef half h4_ __attribute__((ext_vector_type(4)));
typedef float f4_ __attribute__((ext_vector_type(4)));
typedef float f16_ __attribute__((ext_vector_type(16)));
typedef float f32_ __attribute__((ext_vector_type(32)));
typedef int i4_ __attribute__((ext_vector_type(4)));
typedef int i16_ __attribute__((ext_vector_type(16)));
typedef int i32_ __attribute__((ext_vector_type(32)));
typedef double d4_ __attribute__((ext_vector_type(4)));

#define MATRIX(name, a, b, c)                                                         \
  {                                                                                   \
    const uint lane = get_local_id(0);                                                \
    c[lane] = __builtin_amdgcn_mfma_##name(a[lane], b[lane], c[lane], 0, 0, 0);       \
  }

kernel void f32_32x32x1f32(const global float* a, const global float* b, global f32_* c) MATRIX(f32_32x32x1f32, a, b, c)
kernel void f32_16x16x1f32(const global float* a, const global float* b, global f16_* c) MATRIX(f32_16x16x1f32, a, b, c)
kernel void f32_4x4x1f32(const global float* a, const global float* b, global f4_* c) MATRIX(f32_4x4x1f32, a, b, c)
kernel void f32_32x32x2f32(const global float* a, const global float* b, global f16_* c) MATRIX(f32_32x32x2f32, a, b, c)
kernel void f32_16x16x4f32(const global float* a, const global float* b, global f4_* c) MATRIX(f32_16x16x4f32, a, b, c)
kernel void f32_32x32x4f16(const global h4_* a, const global h4_* b, global f32_* c) MATRIX(f32_32x32x4f16, a, b, c)
kernel void f32_16x16x4f16(const global h4_* a, const global h4_* b, global f16_* c) MATRIX(f32_16x16x4f16, a, b, c)
kernel void f32_4x4x4f16(const global h4_* a, const global h4_* b, global f4_* c) MATRIX(f32_4x4x4f16, a, b, c)
kernel void f32_32x32x8f16(const global h4_* a, const global h4_* b, global f16_* c) MATRIX(f32_32x32x8f16, a, b, c)
kernel void f32_16x16x16f16(const global h4_* a, const global h4_* b, global f4_* c) MATRIX(f32_16x16x16f16, a, b, c)
kernel void f32_32x32x2bf16(const global s2_* a, const global s2_* b, global f32_* c) MATRIX(f32_32x32x2bf16, a, b, c)
kernel void f32_16x16x2bf16(const global s2_* a, const global s2_* b, global f16_* c) MATRIX(f32_16x16x2bf16, a, b, c)
kernel void f32_4x4x2bf16(const global s2_* a, const global s2_* b, global f4_* c) MATRIX(f32_4x4x2bf16, a, b, c)
kernel void f32_32x32x4bf16(const global s2_* a, const global s2_* b, global f16_* c) MATRIX(f32_32x32x4bf16, a, b, c)
kernel void f32_16x16x8bf16(const global s2_* a, const global s2_* b, global f4_* c) MATRIX(f32_16x16x8bf16, a, b, c)
kernel void i32_32x32x4i8(const global int* a, const global int* b, global i32_* c) MATRIX(i32_32x32x4i8, a, b, c)
kernel void i32_16x16x4i8(const global int* a, const global int* b, global i16_* c) MATRIX(i32_16x16x4i8, a, b, c)
kernel void i32_4x4x4i8(const global int* a, const global int* b, global i4_* c) MATRIX(i32_4x4x4i8, a, b, c)
kernel void i32_32x32x8i8(const global int* a, const global int* b, global i16_* c) MATRIX(i32_32x32x8i8, a, b, c)
kernel void i32_16x16x16i8(const global int* a, const global int* b, global i4_* c) MATRIX(i32_16x16x16i8, a, b, c)
#ifdef __gfx90a__
kernel void f32_32x32x4bf16_1k(const global s4_* a, const global s4_* b, global f32_* c) MATRIX(f32_32x32x4bf16_1k, a, b, c)
kernel void f32_16x16x4bf16_1k(const global s4_* a, const global s4_* b, global f16_* c) MATRIX(f32_16x16x4bf16_1k, a, b, c)
kernel void f32_4x4x4bf16_1k(const global s4_* a, const global s4_* b, global f4_* c) MATRIX(f32_4x4x4bf16_1k, a, b, c)
kernel void f32_32x32x8bf16_1k(const global s4_* a, const global s4_* b, global f16_* c) MATRIX(f32_32x32x8bf16_1k, a, b, c)
kernel void f32_16x16x16bf16_1k(const global s4_* a, const global s4_* b, global f4_* c) MATRIX(f32_16x16x16bf16_1k, a, b, c)
kernel void f64_16x16x4f64(const global double* a, const global double* b, global d4_* c) MATRIX(f64_16x16x4f64, a, b, c)
kernel void f64_4x4x4f64(const global double* a, const global double* b, global double* c) MATRIX(f64_4x4x4f64, a, b, c)
#endif
