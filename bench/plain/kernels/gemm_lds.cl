// c[m][n] = sum over k of a[m][k] * b[k][n], f32: tiles of 16 x 16 in local memory. All sizes multiples of 16.
#define TILE 16
__attribute__((reqd_work_group_size(TILE, TILE, 1)))
__kernel void gemm_lds(int n, int k, __global const float* a, __global const float* b, __global float* c) {
  __local float left[TILE][TILE], right[TILE][TILE];
  const int x = get_local_id(0), y = get_local_id(1);
  const int column = get_group_id(0) * TILE + x, row = get_group_id(1) * TILE + y;
  float sum = 0;
  for (int tile = 0; tile < k; tile += TILE) {
    left[y][x] = a[row * k + tile + x];
    right[y][x] = b[(tile + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TILE; ++i) sum += left[y][i] * right[i][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}
