// C[m][n] = sum over k of A[m][k] * B[n][k]: bf16 inputs (B transposed), f32 result.
// A workgroup of 4 waves makes a 128 x 128 tile, each wave 64 x 64 by 2 x 2 V_MFMA_F32_32X32X16_BF16.
// Tiles of 32 along k come straight from memory into LDS (global_load_lds_dwordx4), double buffered.
// Addresses are a scalar base and 32 bits a lane, so that vectors add no 64-bit numbers.
// m and n multiples of 128, k a multiple of 32 and not 0; n and k below 2^24.
typedef __bf16 bf16x8 __attribute__((ext_vector_type(8)));
typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef __local uchar lds_byte;
typedef __global uchar global_byte;

#define TILE 128
#define STEP 32
#define TILE_BYTES (TILE * STEP * 2)

// Loads one 128 x 32 tile: 512 pieces of 16 bytes, two by each work-item, in row order.
static void load_tile(global_byte* from, uint lane_bytes, uint row_bytes, lds_byte* to, uint wave) {
  for (uint i = 0; i < 2; ++i) {
    const uint first = (wave * 2 + i) * 64;
    __builtin_amdgcn_global_load_lds(from + (lane_bytes + first / 4 * row_bytes), to + first * 16, 16, 0, 0);
  }
}

// What a wave works on: its lanes' places in memory and in the tiles.
struct Places {
  global_byte *a_from, *b_from;
  lds_byte* lds;
  uint wave, piece, row_bytes, a, b;
};

// Takes the tiles of `step` from `buffer`, once they are there, has the next ones loaded into the other, and adds up.
static void multiply(struct Places at, uint step, uint k, uint buffer, f32x16 sum[2][2]) {
  __builtin_amdgcn_s_waitcnt(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (step + STEP < k) {
    lds_byte* next = at.lds + (buffer ^ 1) * 2 * TILE_BYTES;
    load_tile(at.a_from, at.piece + (step + STEP) * 2, at.row_bytes, next, at.wave);
    load_tile(at.b_from, at.piece + (step + STEP) * 2, at.row_bytes, next + TILE_BYTES, at.wave);
  }
  lds_byte *a_tile = at.lds + buffer * 2 * TILE_BYTES + at.a, *b_tile = at.lds + buffer * 2 * TILE_BYTES + at.b;
  for (uint kk = 0; kk < STEP * 2; kk += 32) {
    const bf16x8 a0 = *(__local bf16x8*)(a_tile + kk), a1 = *(__local bf16x8*)(a_tile + kk + 32 * STEP * 2);
    const bf16x8 b0 = *(__local bf16x8*)(b_tile + kk), b1 = *(__local bf16x8*)(b_tile + kk + 32 * STEP * 2);
    sum[0][0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a0, b0, sum[0][0], 0, 0, 0);
    sum[0][1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a0, b1, sum[0][1], 0, 0, 0);
    sum[1][0] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a1, b0, sum[1][0], 0, 0, 0);
    sum[1][1] = __builtin_amdgcn_mfma_f32_32x32x16_bf16(a1, b1, sum[1][1], 0, 0, 0);
  }
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void gemm_bf16(uint m, uint n, uint k, __global const ushort* a, __global const ushort* b, __global float* c) {
  __local uchar tiles[4 * TILE_BYTES];  // A, B; A, B
  const uint lane = get_local_id(0) % 64;
  const uint wave = __builtin_amdgcn_readfirstlane(get_local_id(0) / 64);
  const uint row = get_group_id(1) * TILE, column = get_group_id(0) * TILE;
  const uint in_tile = lane % 32 * STEP * 2 + lane / 32 * 16;
  struct Places at;
  at.a_from = (global_byte*)(a + (size_t)row * k);
  at.b_from = (global_byte*)(b + (size_t)column * k);
  at.lds = (lds_byte*)tiles;
  at.wave = wave;
  at.row_bytes = k * 2;
  at.piece = lane / 4 * at.row_bytes + lane % 4 * 16;
  at.a = (wave / 2) * 64 * STEP * 2 + in_tile;
  at.b = TILE_BYTES + (wave % 2) * 64 * STEP * 2 + in_tile;

  load_tile(at.a_from, at.piece, at.row_bytes, at.lds, wave);
  load_tile(at.b_from, at.piece, at.row_bytes, at.lds + TILE_BYTES, wave);
  f32x16 sum[2][2] = {};
  multiply(at, 0, k, 0, sum);  // apart from the others: the first products need no zeros in registers
  uint buffer = 1;
  for (uint step = STEP; step < k; step += STEP, buffer ^= 1) multiply(at, step, k, buffer, sum);

  global_byte* corner = (global_byte*)(c + (size_t)(row + (wave / 2) * 64) * n + column + (wave % 2) * 64);
  uint in_corner = (lane / 32 * 4 * n + lane % 32) * 4;
  __asm__("" : "+v"(in_corner));  // the compiler would take the factor 4 out of every address
  for (uint i = 0; i < 2; ++i) {
    for (uint r = 0; r < 16; ++r) {
      __global float* to = (__global float*)(corner + (in_corner + (i * 32 + 8 * (r / 4) + r % 4) * n * 4));
      for (uint j = 0; j < 2; ++j) to[j * 32] = sum[i][j][r];
    }
  }
}
