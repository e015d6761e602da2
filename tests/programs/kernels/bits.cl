// Bit tricks: counts, reversals, rotations, fields, 64-bit products and high halves.
__kernel void tricks(__global const uint* in, __global uint* out) {
  const size_t i = get_global_id(0);
  const uint x = in[i], y = in[i ^ 1];
  __global uint* o = out + i * 10;
  o[0] = popcount(x);
  o[1] = clz(x);
  o[2] = x ? ctz(x) : 77;
  o[3] = __builtin_bitreverse32(x);
  o[4] = rotate(x, y);
  o[5] = (x >> (y & 15)) & 0x3ff;
  o[6] = (uint)(((int)x << 7) >> 22);
  o[7] = (x & y) | (~x & 0x0f0f0f0fu);
  o[8] = __builtin_bswap32(x) ^ (x >> 16 | y << 16);
  o[9] = x ^ y ^ (x + y) ^ ((x << 3) + y);
}

__kernel void multiply64(__global const long* a, __global const long* b, __global ulong* out) {
  const size_t i = get_global_id(0);
  const long x = a[i], y = b[i];
  out[i * 6] = (ulong)(x * y);
  out[i * 6 + 1] = (ulong)mul_hi(x, y);
  out[i * 6 + 2] = mul_hi((ulong)x, (ulong)y);
  out[i * 6 + 3] = (ulong)((long)(int)x * (int)y);
  out[i * 6 + 4] = popcount((ulong)x) * 64 + clz((ulong)y);
  out[i * 6 + 5] = rotate((ulong)x, (ulong)y) + ((ulong)x >> (y & 63)) + (ulong)(x >> (y & 63));
}
