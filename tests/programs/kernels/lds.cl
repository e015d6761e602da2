// LDS with barriers: reduction, inclusive scan, transposition through a padded tile.
__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void reduce_max(__global const int* in, __global int* out) {
  __local int best[256];
  const uint t = get_local_id(0);
  best[t] = in[get_global_id(0)];
  for (uint width = 128; width > 0; width >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < width) best[t] = max(best[t], best[t + width]);
  }
  if (t == 0) out[get_group_id(0)] = best[0];
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void inclusive_scan(__global const uint* in, __global uint* out) {
  __local uint sum[2][256];
  const uint t = get_local_id(0);
  sum[0][t] = in[get_global_id(0)];
  uint from = 0;
  for (uint step = 1; step < 256; step <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    sum[from ^ 1][t] = sum[from][t] + (t >= step ? sum[from][t - step] : 0);
    from ^= 1;
  }
  out[get_global_id(0)] = sum[from][t];
}

__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void transpose(__global const float* in, __global float* out, uint rows, uint columns) {
  __local float tile[16][17];
  const uint x = get_group_id(0) * 16 + get_local_id(0);
  const uint y = get_group_id(1) * 16 + get_local_id(1);
  if (x < columns && y < rows) tile[get_local_id(1)][get_local_id(0)] = in[y * columns + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint tx = get_group_id(1) * 16 + get_local_id(0);
  const uint ty = get_group_id(0) * 16 + get_local_id(1);
  if (tx < rows && ty < columns) out[ty * rows + tx] = tile[get_local_id(0)][get_local_id(1)];
}

// LDS of the launch's choosing: reverses a block.
__kernel void reverse(__global const ulong* in, __global ulong* out, __local ulong* block) {
  const uint t = get_local_id(0), n = get_local_size(0);
  block[t] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = block[n - 1 - t];
}

// Tiled matrix product C = A * B of n x n floats, n a multiple of 16.
__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void matmul(uint n, __global const float* a, __global const float* b, __global float* c) {
  __local float ta[16][16], tb[16][16];
  const uint x = get_local_id(0), y = get_local_id(1);
  const uint column = get_group_id(0) * 16 + x, row = get_group_id(1) * 16 + y;
  float sum = 0;
  for (uint k = 0; k < n; k += 16) {
    ta[y][x] = a[row * n + k + x];
    tb[y][x] = b[(k + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint j = 0; j < 16; ++j) sum = fma(ta[y][j], tb[j][x], sum);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}
