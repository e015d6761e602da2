// C[m][n] = sum over k of A[m][k] * B[n][k]: bf16 inputs (B transposed), f32 result, as most people write it first.
// A workgroup of 4 waves makes a 128 x 128 tile, each wave 64 x 64 by WMMA (gfx1100, gfx1201, gfx1250) or MFMA
// (gfx942, gfx950). Tiles of 32 along k go through registers into LDS, double buffered: the next ones are on the way while these
// are multiplied. Every fragment is a run of bytes of a row: which k's it holds does not matter where A's and B's agree.
// m and n multiples of 128, k a multiple of 32 and not 0; n * m and k * m below 2^30.
#define TILE 128
#define STEP 32              // numbers
#define ROW_BYTES (STEP * 2)
#define TILE_BYTES (TILE * ROW_BYTES)

typedef int v4i __attribute__((ext_vector_type(4)));
typedef int v8i __attribute__((ext_vector_type(8)));
typedef short v4s __attribute__((ext_vector_type(4)));
typedef short v8s __attribute__((ext_vector_type(8)));
typedef short v16s __attribute__((ext_vector_type(16)));
typedef __bf16 v8b __attribute__((ext_vector_type(8)));
typedef __bf16 v16b __attribute__((ext_vector_type(16)));
typedef float v8f __attribute__((ext_vector_type(8)));
typedef float v16f __attribute__((ext_vector_type(16)));
typedef __local uchar lds_byte;
typedef __global uchar global_byte;

#if defined(__gfx942__) || defined(__gfx950__)
#define WAVE 64
#define SIDE 32     // of a matrix instruction's result
#define BLOCK 32    // bytes of a row that `multiply` takes
typedef v16f sums;
typedef v4i fragment;  // of one instruction, or of gfx942's two, 8 bytes a lane each
static fragment load(lds_byte* row, uint upper) { return *(__local v4i*)(row + 16 * upper); }
#if defined(__gfx950__)
static sums multiply(fragment a, fragment b, sums c) {
  return __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_astype(a, v8b), __builtin_astype(b, v8b), c, 0, 0, 0);
}
#else
static sums multiply(fragment a, fragment b, sums c) {
  const v8s left = __builtin_astype(a, v8s), right = __builtin_astype(b, v8s);
  c = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(left.lo, right.lo, c, 0, 0, 0);
  return __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(left.hi, right.hi, c, 0, 0, 0);
}
#endif
static uint result_row(uint r, uint upper) { return 8 * (r / 4) + r % 4 + 4 * upper; }
#else
#define WAVE 32
#define SIDE 16
typedef v8f sums;
#if defined(__gfx1250__)
#define BLOCK 64
typedef v8i fragment;
static fragment load(lds_byte* row, uint upper) { return *(__local v8i*)(row + 32 * upper); }
static sums multiply(fragment a, fragment b, sums c) {
  return __builtin_amdgcn_wmma_f32_16x16x32_bf16(false, __builtin_astype(a, v16b), false, __builtin_astype(b, v16b), 0,
                                                 c, false, false);
}
#elif defined(__GFX11__)
#define BLOCK 32
typedef v16s fragment;  // both halves of the wave have all of it
static fragment load(lds_byte* row, uint upper) { return *(__local v16s*)row; }
static sums multiply(fragment a, fragment b, sums c) { return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c); }
#else
#define BLOCK 32
typedef v8s fragment;
static fragment load(lds_byte* row, uint upper) { return *(__local v8s*)(row + 16 * upper); }
static sums multiply(fragment a, fragment b, sums c) {
  return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c);
}
#endif
#if defined(__GFX11__)
static uint result_row(uint r, uint upper) { return 2 * r + upper; }
#else
static uint result_row(uint r, uint upper) { return r + 8 * upper; }
#endif
#endif

#define TILES (64 / SIDE)                      // of a wave along each side
#define PIECES (TILE_BYTES / 16 / (4 * WAVE))  // of 16 bytes, that a work-item moves of each tile

__kernel __attribute__((reqd_work_group_size(4 * WAVE, 1, 1)))
void gemm_tiles(uint m, uint n, uint k, __global const ushort* a, __global const ushort* b, __global float* c) {
  __local uchar tiles[4 * TILE_BYTES];  // A, B; A, B
  const uint id = get_local_id(0), lane = id % WAVE, upper = lane / SIDE;
  const uint wave = __builtin_amdgcn_readfirstlane(id / WAVE);
  const uint row = get_group_id(1) * TILE, column = get_group_id(0) * TILE;
  global_byte *a_from = (global_byte*)(a + (size_t)row * k), *b_from = (global_byte*)(b + (size_t)column * k);
  const uint piece = id / 4 * (k * 2) + id % 4 * 16, next_piece = WAVE * (k * 2);
  lds_byte* const to = (lds_byte*)tiles + id * 16;
  lds_byte* const a_rows = (lds_byte*)tiles + (wave / 2 * 64 + lane % SIDE) * ROW_BYTES;
  lds_byte* const b_rows = (lds_byte*)tiles + TILE_BYTES + (wave % 2 * 64 + lane % SIDE) * ROW_BYTES;

  v4i a_next[PIECES], b_next[PIECES];
#define FETCH(from)                                                            \
  for (uint i = 0; i < PIECES; ++i) {                                          \
    a_next[i] = *(__global v4i*)(a_from + (piece + i * next_piece + (from)));  \
    b_next[i] = *(__global v4i*)(b_from + (piece + i * next_piece + (from)));  \
  }
#define KEEP(buffer)                                                                           \
  for (uint i = 0; i < PIECES; ++i) {                                                          \
    *(__local v4i*)(to + (buffer) * 2 * TILE_BYTES + i * 4 * WAVE * 16) = a_next[i];           \
    *(__local v4i*)(to + ((buffer) * 2 + 1) * TILE_BYTES + i * 4 * WAVE * 16) = b_next[i];     \
  }
  sums sum[TILES][TILES] = {};
  FETCH(0)
  KEEP(0)
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = 0, buffer = 0; step < k; step += STEP, buffer ^= 1) {
    const bool more = step + STEP < k;
    if (more) { FETCH((step + STEP) * 2) }
#pragma unroll 1  // more at a time do not fit in the registers
    for (uint at = 0; at < ROW_BYTES; at += BLOCK) {
      fragment right[TILES];
      for (uint j = 0; j < TILES; ++j)
        right[j] = load(b_rows + buffer * 2 * TILE_BYTES + j * SIDE * ROW_BYTES + at, upper);
      for (uint i = 0; i < TILES; i += 2) {
        fragment left[2];
        for (uint x = 0; x < 2; ++x)
          left[x] = load(a_rows + buffer * 2 * TILE_BYTES + (i + x) * SIDE * ROW_BYTES + at, upper);
        for (uint x = 0; x < 2; ++x)
          for (uint j = 0; j < TILES; ++j) sum[i + x][j] = multiply(left[x], right[j], sum[i + x][j]);
      }
    }
    if (more) { KEEP(buffer ^ 1) }
    barrier(CLK_LOCAL_MEM_FENCE);
  }

  global_byte* corner = (global_byte*)(c + (size_t)(row + wave / 2 * 64) * n + column + wave % 2 * 64);
  uint in_corner = (result_row(0, upper) * n + lane % SIDE) * 4;
  __asm__("" : "+v"(in_corner));  // the compiler would take the factor 4 out of every address
  for (uint i = 0; i < TILES; ++i)
    for (uint r = 0; r < SIDE * SIDE / WAVE; ++r)
      for (uint j = 0; j < TILES; ++j)
        *(__global float*)(corner + (in_corner + ((i * SIDE + result_row(r, 0)) * n + j * SIDE) * 4)) = sum[i][j][r];
}
