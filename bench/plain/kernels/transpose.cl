// out[x][y] = in[y][x] by tiles of 32 x 32 in local memory, a column apart. Sizes multiples of 32.
#define TILE 32
#define ROWS 8
__attribute__((reqd_work_group_size(TILE, ROWS, 1)))
__kernel void transpose(int width, int height, __global const float* in, __global float* out) {
  __local float tile[TILE][TILE + 1];
  const int x = get_local_id(0), y = get_local_id(1), left = get_group_id(0) * TILE, top = get_group_id(1) * TILE;
  for (int i = 0; i < TILE; i += ROWS) tile[y + i][x] = in[(top + y + i) * width + left + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < TILE; i += ROWS) out[(left + y + i) * height + top + x] = tile[x][y + i];
}
