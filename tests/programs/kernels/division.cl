// Division and remainder in every width (zero divisors are the caller's to avoid), quotients of floats.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define DIVISION(NAME, T)                                                                          \
  __kernel void NAME(__global const T* a, __global const T* b, __global T* out) {                  \
    const size_t i = get_global_id(0);                                                             \
    out[i * 2] = a[i] / b[i];                                                                      \
    out[i * 2 + 1] = a[i] % b[i];                                                                  \
  }
DIVISION(divide_i8, char)
DIVISION(divide_i16, short)
DIVISION(divide_i32, int)
DIVISION(divide_u32, uint)
DIVISION(divide_i64, long)
DIVISION(divide_u64, ulong)

#define QUOTIENT(NAME, T)                                                             \
  __kernel void NAME(__global const T* a, __global const T* b, __global T* quotient) { \
    const size_t i = get_global_id(0);                                                 \
    quotient[i] = a[i] / b[i];                                                         \
  }
QUOTIENT(quotient_f32, float)
QUOTIENT(quotient_f64, double)
