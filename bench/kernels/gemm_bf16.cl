// C[m][n] = sum over k of A[m][k] * B[n][k]: bf16 inputs (B transposed), f32 result.
// A workgroup of 4 waves makes a 128 x 128 tile, each wave 64 x 64 by 2 x 2 V_MFMA_F32_32X32X16_BF16.
// Tiles of 32 along k come straight from memory into LDS (global_load_lds_dwordx4), double buffered.
// m and n multiples of 128, k a multiple of 32.
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef __local uchar lds_byte;
typedef __global uchar global_byte;

#define TILE 128
#define STEP 32
#define TILE_BYTES (TILE * STEP * 2)

// Loads one 128 x 32 tile: 512 pieces of 16 bytes, two by each work-item, in row order.
static void load_tile(global_byte* from, uint row_bytes, lds_byte* to, uint wave, uint lane) {
  for (uint i = 0; i < 2; ++i) {
    const uint first = (wave * 2 + i) * 64;
    const uint piece = first + lane;
    __builtin_amdgcn_global_load_lds(from + (piece / 4) * row_bytes + piece % 4 * 16, to + first * 16, 16, 0, 0);
  }
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void gemm_bf16(uint m, uint n, uint k, __global const ushort* a, __global const ushort* b, __global float* c) {
  __local uchar tiles[4 * TILE_BYTES];  // A, B; A, B
  const uint lane = get_local_id(0) % 64;
  const uint wave = __builtin_amdgcn_readfirstlane(get_local_id(0) / 64);
  const uint row = get_group_id(1) * TILE, column = get_group_id(0) * TILE;
  global_byte* a_from = (global_byte*)(a + (size_t)row * k);
  global_byte* b_from = (global_byte*)(b + (size_t)column * k);
  lds_byte* lds = (lds_byte*)tiles;

  f32x16 sum[2][2] = {};
  load_tile(a_from, k * 2, lds, wave, lane);
  load_tile(b_from, k * 2, lds + TILE_BYTES, wave, lane);
  uint buffer = 0;
  for (uint step = 0; step < k; step += STEP) {
    __builtin_amdgcn_s_waitcnt(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (step + STEP < k) {
      lds_byte* next = lds + (buffer ^ 1) * 2 * TILE_BYTES;
      load_tile(a_from + (step + STEP) * 2, k * 2, next, wave, lane);
      load_tile(b_from + (step + STEP) * 2, k * 2, next + TILE_BYTES, wave, lane);
    }
    lds_byte* a_tile = lds + buffer * 2 * TILE_BYTES + ((wave / 2) * 64 + lane % 32) * STEP * 2 + lane / 32 * 16;
    lds_byte* b_tile = lds + buffer * 2 * TILE_BYTES + TILE_BYTES + ((wave % 2) * 64 + lane % 32) * STEP * 2 + lane / 32 * 16;
    for (uint kk = 0; kk < STEP * 2; kk += 32) {
      const bf16x8 a0 = *(__local bf16x8*)(a_tile + kk), a1 = *(__local bf16x8*)(a_tile + kk + 32 * STEP * 2);
      const bf16x8 b0 = *(__local bf16x8*)(b_tile + kk), b1 = *(__local bf16x8*)(b_tile + kk + 32 * STEP * 2);
      sum[0][0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a0, b0, sum[0][0], 0, 0, 0);
      sum[0][1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a0, b1, sum[0][1], 0, 0, 0);
      sum[1][0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a1, b0, sum[1][0], 0, 0, 0);
      sum[1][1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a1, b1, sum[1][1], 0, 0, 0);
    }
    buffer ^= 1;
  }

  const uint first_row = row + (wave / 2) * 64 + 4 * (lane / 32), first_column = column + (wave % 2) * 64 + lane % 32;
  for (uint i = 0; i < 2; ++i) {
    for (uint j = 0; j < 2; ++j) {
      for (uint r = 0; r < 16; ++r) {
        c[(size_t)(first_row + i * 32 + 8 * (r / 4) + r % 4) * n + first_column + j * 32] = sum[i][j][r];
      }
    }
  }
}
