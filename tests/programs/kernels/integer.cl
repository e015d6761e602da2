// Integer arithmetic in every width: out[i*6..] = sum, difference, product, and, shift, comparison chain.
#define ARITHMETIC(NAME, T, BITS)                                                                  \
  __kernel void NAME(__global const T* a, __global const T* b, __global T* out) {                  \
    const size_t i = get_global_id(0);                                                             \
    const T x = a[i], y = b[i];                                                                    \
    __global T* o = out + i * 6;                                                                   \
    o[0] = x + y;                                                                                  \
    o[1] = x - y;                                                                                  \
    o[2] = x * y;                                                                                  \
    o[3] = (x & y) | (~x ^ y);                                                                     \
    o[4] = (T)(x << (y & (BITS - 1))) ^ (T)(x >> ((y >> 3) & (BITS - 1)));                         \
    o[5] = x < y ? (T)(x + 1) : x == y ? (T)7 : (T)(y - x);                                        \
  }
ARITHMETIC(arith_i8, char, 8)
ARITHMETIC(arith_u8, uchar, 8)
ARITHMETIC(arith_i16, short, 16)
ARITHMETIC(arith_u16, ushort, 16)
ARITHMETIC(arith_i32, int, 32)
ARITHMETIC(arith_u32, uint, 32)
ARITHMETIC(arith_i64, long, 64)
ARITHMETIC(arith_u64, ulong, 64)

// Sums that saturate, with a bound: out[i*2..] = minimum and maximum of the sum and c.
#define BOUNDED(NAME, T)                                                                            \
  __kernel void NAME(__global const T* a, __global const T* b, __global const T* c, __global T* out) { \
    const size_t i = get_global_id(0);                                                             \
    out[i * 2] = __builtin_elementwise_min(__builtin_elementwise_add_sat(a[i], b[i]), c[i]);        \
    out[i * 2 + 1] = __builtin_elementwise_max(__builtin_elementwise_add_sat(b[i], c[i]), a[i]);    \
  }
BOUNDED(bounded_i32, int)
BOUNDED(bounded_u32, uint)
BOUNDED(bounded_i16x2, short2)
BOUNDED(bounded_u16x2, ushort2)
