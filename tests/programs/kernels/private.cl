// Private arrays with run-time indices (scratch), and calls through s_swappc with pointers to the stack.
__kernel void private_array(__global const uint* in, __global uint* out) {
  const size_t i = get_global_id(0);
  uint stack[64];
  for (uint k = 0; k < 64; ++k) stack[k] = in[i] * k + (uint)i;
  uint position = in[i] & 63;
  uint sum = 0;
  for (uint k = 0; k < 40; ++k) {
    sum += stack[position] ^ k;
    stack[(position * 7 + k) & 63] = sum;
    position = (position * 5 + stack[k] + 1) & 63;
  }
  out[i] = sum;
}

__kernel void byte_array(__global const uchar* in, __global ulong* out) {
  const size_t i = get_global_id(0);
  uchar bytes[96];
  short shorts[24];
  for (uint k = 0; k < 96; ++k) bytes[k] = (uchar)(in[(i + k) & 255] + k);
  for (uint k = 0; k < 24; ++k) shorts[k] = (short)((signed char)bytes[(bytes[k] + k) % 96] * 5);
  ulong hash = 0;
  for (uint k = 0; k < 96; ++k) hash = hash * 31 + bytes[k] + (ulong)(long)shorts[(bytes[k] * 3u) % 24];
  out[i] = hash;
}

// Calls three deep. (No recursion: clang 22 states too little scratch for it, and hardware would overrun.)
__attribute__((noinline)) static uint leaf(uint n, uint* history) {
  history[n & 3] += n;
  return n * 3 + history[(n + 1) & 3];
}
__attribute__((noinline)) static uint branch(uint n, uint* history) {
  uint result = leaf(n, history);
  if (n & 1) result += leaf(n >> 1, history);
  return result;
}
__attribute__((noinline)) static uint mix(uint a, uint b, uint* carry) {
  uint history[4] = {a, b, a ^ b, 1};
  *carry = (a > b) + (*carry << 1);
  return a * 31 + branch(b, history) + history[2];
}
__kernel void calls(__global const uint* in, __global uint* out) {
  const size_t i = get_global_id(0);
  uint carry = 0, value = in[i];
  for (uint k = 0; k < 5; ++k) value = mix(value, k * 77, &carry);
  out[i] = value + carry;
}
