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
