// Branches and loops whose path differs from lane to lane: Collatz steps, nested ifs, a switch, early exits.
__kernel void collatz(__global const uint* start, __global uint* steps) {
  const size_t i = get_global_id(0);
  ulong n = start[i];
  uint count = 0;
  while (n != 1 && count < 1000) {
    n = (n & 1) ? 3 * n + 1 : n >> 1;
    ++count;
  }
  steps[i] = count;
}

__kernel void paths(__global const int* in, __global int* out) {
  const size_t i = get_global_id(0);
  const int x = in[i];
  int result = 0;
  for (int k = 0; k < (x & 15); ++k) {
    if (k == 9) break;
    if ((x >> k) & 1) {
      switch ((x + k) % 5) {
        case 0: result += k; break;
        case 1: result -= 3 * k; break;
        case 2: result ^= x; continue;
        case 3: result += in[(i + k) & 63]; break;
        default: result = -result;
      }
      result += 1;
    } else if (x < 0) {
      result += 1000;
      for (int j = 0; j < k; ++j) result += j * x;
    }
  }
  out[i] = result;
}
