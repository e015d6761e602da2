// Floating-point arithmetic: out[i*7..] = sum, difference, product, fused, quotient, minimum, comparison bits.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF
#define ARITHMETIC(NAME, T, FMA, MIN)                                                              \
  __kernel void NAME(__global const T* a, __global const T* b, __global const T* c, __global T* out) { \
    const size_t i = get_global_id(0);                                                             \
    const T x = a[i], y = b[i], z = c[i];                                                          \
    __global T* o = out + i * 7;                                                                   \
    o[0] = x + y;                                                                                  \
    o[1] = x - y;                                                                                  \
    o[2] = x * y;                                                                                  \
    o[3] = FMA(x, y, z);                                                                           \
    o[4] = x / y;                                                                                  \
    o[5] = MIN(x, y);                                                                              \
    o[6] = (T)((x < y ? 1 : 0) + (x == y ? 2 : 0) + (x >= z ? 4 : 0) + (y != z ? 8 : 0) + (x <= z ? 16 : 0)); \
  }
ARITHMETIC(arith_f16, half, __builtin_fmaf16, __builtin_fminf16)
ARITHMETIC(arith_f32, float, __builtin_fmaf, __builtin_fminf)
ARITHMETIC(arith_f64, double, __builtin_fma, __builtin_fmin)

// Pairs of f16, and sums of their products in f32: out[i*5..] = sum, difference times third, fused, a dot product onto f32, that as a pair.
__kernel void f16_pairs(__global const half2* a, __global const half2* b, __global const half2* c, __global uint* out) {
  const size_t i = get_global_id(0);
  const half2 x = a[i], y = b[i], z = c[i];
  __global uint* o = out + i * 5;
  o[0] = as_uint(x + y);
  o[1] = as_uint((x - y) * z);
  o[2] = as_uint(__builtin_elementwise_fma(x, y, z));
  const float first = __builtin_fmaf((float)x.x, (float)y.x, (float)z.y);
  o[3] = as_uint(__builtin_fmaf((float)x.y, (float)-y.y, first));
  o[4] = as_uint((half2)((half)__builtin_fmaf((float)x.x, first, (float)z.x), (half)__builtin_fmaf((float)y.y, first, (float)z.y)));
}

// bf16 as storage: widened by shifting, rounded back by the hardware's packed conversion. Of a product that is rounded clang 22 may make
// V_FMA_MIXLO_BF16 with 0 as its third operand (gfx1250, -O0), which makes -0 to 0: so the product is put down before.
typedef __bf16 bf16x2 __attribute__((ext_vector_type(2)));
__kernel void arith_bf16(__global const ushort* a, __global const ushort* b, __global ushort* out) {
  const size_t i = get_global_id(0);
  const float x = as_float((uint)a[i] << 16), y = as_float((uint)b[i] << 16);
  float both = x * y;
  __asm__("" : "+v"(both));
  const __bf16 sum = (__bf16)(x + y), product = (__bf16)both;
  out[i * 2] = __builtin_bit_cast(ushort, sum);
  out[i * 2 + 1] = __builtin_bit_cast(ushort, product);
}
