// Kernels to take things out of: LDS that is filled and read by others, barriers in loops, atomics.
#define TILE 16
kernel void tiles(uint n, global const float* a, global const float* b, global float* c) {
  local float left[TILE][TILE], right[TILE][TILE];
  const uint x = get_local_id(0), y = get_local_id(1);
  const uint row = get_group_id(1) * TILE + y, column = get_group_id(0) * TILE + x;
  float sum = 0.0f;
  for (uint k = 0; k < n; k += TILE) {
    left[y][x] = row < n && k + x < n ? a[row * n + k + x] : 0.0f;
    right[y][x] = k + y < n && column < n ? b[(k + y) * n + column] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = 0; i < TILE; ++i) sum += left[y][i] * right[i][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < n && column < n) c[row * n + column] = sum;
}

kernel void scan(uint n, global const float* in, global float* out) {
  local float values[2][256];
  const uint i = get_local_id(0), at = get_global_id(0);
  uint now = 0;
  values[0][i] = at < n ? in[at] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = 1; step < 256; step *= 2) {
    values[1 - now][i] = i >= step ? values[now][i] + values[now][i - step] : values[now][i];
    now = 1 - now;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (at < n) out[at] = values[now][i];
}

kernel void histogram(uint n, global const uint* in, global uint* out) {
  local uint bins[64];
  const uint i = get_local_id(0), at = get_global_id(0);
  if (i < 64) bins[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (at < n) atomic_inc(&bins[(in[at] + i) % 64]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (i < 64) atomic_add(&out[i], bins[i]);
}
