// c[m][n] = sum over k of a[m][k] * b[n][k]: bf16 inputs, f32 result, tiles of 128 x 128 x 32 in local memory, whose rows
// of 64 bytes lie next to each other. By MFMA where the target has it, four waves of 64 x 64; elsewhere each of the 256
// work-items makes 8 x 8 results. m and n multiples of 128, k of 32.
#define TILE 128
#define STEP 32

#if defined(__gfx950__) || defined(__gfx942__) || defined(__gfx90a__)
#define MFMA
typedef short v4s __attribute__((ext_vector_type(4)));
typedef __bf16 v8b __attribute__((ext_vector_type(8)));
typedef float v4f __attribute__((ext_vector_type(4)));

// Sixteen rows of a, sixteen of b, 32 numbers of each: a lane has eight of one row.
static v4f multiply(uint4 a, uint4 b, v4f c) {
#if defined(__gfx950__)
  return __builtin_amdgcn_mfma_f32_16x16x32_bf16(__builtin_astype(a, v8b), __builtin_astype(b, v8b), c, 0, 0, 0);
#else
  c = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(__builtin_astype(a.lo, v4s), __builtin_astype(b.lo, v4s), c, 0, 0, 0);
  return __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(__builtin_astype(a.hi, v4s), __builtin_astype(b.hi, v4s), c, 0, 0, 0);
#endif
}
#endif

static float widen(ushort bits) { return as_float((uint)bits << 16); }

__attribute__((reqd_work_group_size(256, 1, 1)))
__kernel void gemm_matrix(int n, int k, __global const ushort* a, __global const ushort* b, __global float* c) {
  __local uint4 left[TILE * STEP / 8], right[TILE * STEP / 8];
  const int item = get_local_id(0);
  const int first_row = get_group_id(1) * TILE, first_column = get_group_id(0) * TILE;
#ifdef MFMA
  const int lane = item % 64, wave = item / 64;
  v4f sums[4][4] = {};
#else
  const int x = item % 16, y = item / 16;
  float sums[8][8] = {};
#endif
  for (int tile = 0; tile < k; tile += STEP) {
    for (int i = item; i < TILE * STEP / 8; i += 256) {
      const int row = i / (STEP / 8), column = i % (STEP / 8) * 8;
      left[i] = *(__global const uint4*)(a + (first_row + row) * k + tile + column);
      right[i] = *(__global const uint4*)(b + (first_column + row) * k + tile + column);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#ifdef MFMA
    uint4 rows[4], columns[4];
    for (int i = 0; i < 4; ++i) {
      rows[i] = left[(wave / 2 * 64 + i * 16 + lane % 16) * (STEP / 8) + lane / 16];
      columns[i] = right[(wave % 2 * 64 + i * 16 + lane % 16) * (STEP / 8) + lane / 16];
    }
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) sums[i][j] = multiply(rows[i], columns[j], sums[i][j]);
#else
    for (int step = 0; step < STEP; ++step) {
      float column[8];
      for (int j = 0; j < 8; ++j) column[j] = widen(((__local const ushort*)right)[(j * 16 + x) * STEP + step]);
      for (int i = 0; i < 8; ++i) {
        const float value = widen(((__local const ushort*)left)[(i * 16 + y) * STEP + step]);
        for (int j = 0; j < 8; ++j) sums[i][j] += value * column[j];
      }
    }
#endif
    barrier(CLK_LOCAL_MEM_FENCE);
  }
#ifdef MFMA
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      for (int r = 0; r < 4; ++r)
        c[(first_row + wave / 2 * 64 + i * 16 + lane / 16 * 4 + r) * n + first_column + wave % 2 * 64 + j * 16 + lane % 16] =
            sums[i][j][r];
#else
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j) c[(first_row + i * 16 + y) * n + first_column + j * 16 + x] = sums[i][j];
#endif
}
