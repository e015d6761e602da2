// Division and remainder in every width (zero divisors are the caller's to avoid).
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
