// A complex transform of 1,024 points a workgroup, radix 2 in ten passes between two halves of local memory.
// twiddles[i] = exp(-2 pi i / 1024), i below 512.
#define POINTS 1024
#define ITEMS 256
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void fft(__global const float2* in, __global const float2* twiddles, __global float2* out) {
  __local float2 values[2][POINTS];
  const int item = get_local_id(0), first = get_group_id(0) * POINTS;
  for (int i = item; i < POINTS; i += ITEMS) values[0][i] = in[first + i];
  int from = 0;
  for (int size = 1; size < POINTS; size *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = item; i < POINTS / 2; i += ITEMS) {
      const int k = i & (size - 1);
      const float2 w = twiddles[k * (POINTS / 2 / size)];
      const float2 a = values[from][i], b = values[from][i + POINTS / 2];
      const float2 turned = (float2)(b.x * w.x - b.y * w.y, b.x * w.y + b.y * w.x);
      values[1 - from][2 * i - k] = a + turned;
      values[1 - from][2 * i - k + size] = a - turned;
    }
    from = 1 - from;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = item; i < POINTS; i += ITEMS) out[first + i] = values[from][i];
}
