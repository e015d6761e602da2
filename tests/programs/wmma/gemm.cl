// C = A * B with WMMA: tiles of 64 x 64 by four waves of 32 x 32, A and B double-buffered through LDS. A is [m][k], B
// is [n][k], C is f32 [m][n]; sizes are multiples of the tiles'. Elements: bf16, or with FP8 fp8, or with FP4 fp4 with
// one E8M0 scale for every 32 elements along k, [m][k / 32] and [n][k / 32]. With MOVER the tensor data mover fills LDS,
// with 16 bytes of padding behind each row.
#if defined(__GFX11__)
#define FAMILY 11
#elif defined(__gfx1250__)
#define FAMILY 1250
#else
#define FAMILY 12
#endif

#if defined(FP4)
#define STEP 64  // bytes of a row in LDS: 128 elements
#define BLOCK 64  // of which an instruction takes so many
#elif defined(FP8)
#define STEP 64
#define BLOCK (FAMILY == 1250 ? 64 : 16)
#else
#define STEP 64
#define BLOCK (FAMILY == 1250 ? 64 : 32)
#endif
#define TILE 64
#if defined(MOVER)
#define ROW (STEP + 16)  // bytes in LDS
#else
#define ROW STEP
#endif
#if __AMDGCN_WAVEFRONT_SIZE == 64 || defined(WAVE64)
#define WAVE 64
#else
#define WAVE 32
#endif

typedef int v2i __attribute__((ext_vector_type(2)));
typedef int v4i __attribute__((ext_vector_type(4)));
typedef int v8i __attribute__((ext_vector_type(8)));
typedef int v16i __attribute__((ext_vector_type(16)));
typedef short v8s __attribute__((ext_vector_type(8)));
typedef short v16s __attribute__((ext_vector_type(16)));
typedef __bf16 v16b __attribute__((ext_vector_type(16)));
typedef float v4f __attribute__((ext_vector_type(4)));
typedef float v8f __attribute__((ext_vector_type(8)));
#if WAVE == 64
typedef v4f sums;
#else
typedef v8f sums;
#endif

// Where row r of a result's register, and the run of k of a fragment's piece p, are for this lane.
static uint result_row(uint r, uint lane) {
#if FAMILY == 11
  return r * (WAVE / 16) + lane / 16;
#else
  return r + lane / 16 * 8;
#endif
}

// A fragment, as bytes at `row` of LDS from `at` on; h is the half of the wave.
#if defined(FP4)
typedef v16i fragment;
static fragment load(local const uchar* row, uint h) {
  const v4i a = *(local const v4i*)(row + 16 * h), b = *(local const v4i*)(row + 32 + 16 * h);
  return (v16i)(a, b, (v8i)0);
}
#elif defined(FP8) && FAMILY == 1250
typedef v8i fragment;
static fragment load(local const uchar* row, uint h) {
  local const uchar* at = row + 8 * h;
  return (v8i)(*(local const v2i*)at, *(local const v2i*)(at + 16), *(local const v2i*)(at + 32),
               *(local const v2i*)(at + 48));
}
#elif defined(FP8)
typedef v2i fragment;
static fragment load(local const uchar* row, uint h) { return *(local const v2i*)(row + 8 * h); }
#elif FAMILY == 11
typedef v16s fragment;
static fragment load(local const uchar* row, uint h) { return *(local const v16s*)row; }
#elif FAMILY == 12
typedef v8s fragment;
static fragment load(local const uchar* row, uint h) {
  const v2i a = *(local const v2i*)(row + 8 * h), b = *(local const v2i*)(row + 16 + 8 * h);
  return __builtin_astype((v4i)(a, b), v8s);
}
#else
typedef v16b fragment;
static fragment load(local const uchar* row, uint h) {
  const v4i a = *(local const v4i*)(row + 16 * h), b = *(local const v4i*)(row + 32 + 16 * h);
  return __builtin_astype((v8i)(a, b), v16b);
}
#endif

static sums multiply(fragment a, fragment b, sums c, int a_scale, int b_scale) {
#if defined(FP4)
  return __builtin_amdgcn_wmma_scale_f32_16x16x128_f8f6f4(4, a, 4, b, 0, c, 0, 0, a_scale, 0, 0, b_scale, false, false);
#elif defined(FP8) && FAMILY == 1250
  return __builtin_amdgcn_wmma_f32_16x16x64_fp8_fp8(a, b, 0, c, false, false);
#elif defined(FP8)
  return __builtin_amdgcn_wmma_f32_16x16x16_fp8_fp8_w32_gfx12(a, b, c);
#elif FAMILY == 11 && WAVE == 64
  return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w64(a, b, c);
#elif FAMILY == 11
  return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(a, b, c);
#elif FAMILY == 12
  return __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(a, b, c);
#else
  return __builtin_amdgcn_wmma_f32_16x16x32_bf16(false, a, false, b, 0, c, false, false);
#endif
}

#if defined(MOVER)
// Starts to copy TILE rows of STEP bytes, `row_bytes` apart, to `to`.
static void move(local uchar* to, global const uchar* from, uint row_bytes) {
  const ulong address = (ulong)from;
  const v4i group0 = {1, (int)(uint)(size_t)to, (int)address,
                      (int)((uint)(address >> 32) & 0x1ffffffu) | (int)0x80000000};
  // Elements of 2 bytes; after 64 bytes a gap of 4 dwords. The tensor is as large as the tile.
  const v8i group1 = {1 << 16 | 1 << 20 | 3 << 22 | 3 << 25, STEP / 2 << 16, TILE << 16, STEP / 2 << 16,
                      TILE, (int)(row_bytes / 2), 0, 0};
  __builtin_amdgcn_tensor_load_to_lds_d2(group0, group1, 0);
}
#endif

// `row_bytes`: of a row of A or B. The workgroup has four waves.
__attribute__((reqd_work_group_size(4 * WAVE, 1, 1))) kernel void gemm(global const uchar* a, global const uchar* b,
                                                                       global float* c, uint n, uint row_bytes,
                                                                       global const uchar* a_scales,
                                                                       global const uchar* b_scales) {
  local uchar tiles[2][2][TILE][ROW];
  const uint id = get_local_id(0), lane = id % WAVE, wave = id / WAVE, h = lane / 16;
  const uint first_row = get_group_id(1) * TILE, first_column = get_group_id(0) * TILE;
  const uint m_at = wave / 2 * 32 + lane % 16, n_at = wave % 2 * 32 + lane % 16;
#if defined(MOVER)
  // The first wave starts the movers and waits for them before the barrier; it alone has their counter.
  const uint first_wave = __builtin_amdgcn_readfirstlane(id) == 0;
#define FETCH(buffer, from)                                                             \
  if (first_wave) {                                                                     \
    move(&tiles[buffer][0][0][0], a + first_row * row_bytes + (from), row_bytes);       \
    move(&tiles[buffer][1][0][0], b + first_column * row_bytes + (from), row_bytes);    \
  }
#define FETCHED                                                                         \
  __builtin_amdgcn_s_wait_tensorcnt(0);                                                 \
  barrier(CLK_LOCAL_MEM_FENCE);
#else
  // Each work-item copies 16 bytes at a time.
#define FETCHED barrier(CLK_LOCAL_MEM_FENCE);
  const uint pieces = TILE * STEP / 16;
#define FETCH(buffer, from)                                                                                            \
  for (uint i = id; i < pieces; i += 4 * WAVE) {                                                                       \
    const uint row = i / (STEP / 16), at = i % (STEP / 16) * 16;                                                       \
    *(local v4i*)&tiles[buffer][0][row][at] = *(global const v4i*)(a + (first_row + row) * row_bytes + (from) + at);   \
    *(local v4i*)&tiles[buffer][1][row][at] = *(global const v4i*)(b + (first_column + row) * row_bytes + (from) + at); \
  }
#endif
  sums sum[2][2] = {};
  FETCH(0, 0)
  FETCHED
  for (uint k = 0, now = 0; k < row_bytes; k += STEP, now ^= 1) {
    if (k + STEP < row_bytes) { FETCH(now ^ 1, k + STEP) }
    for (uint at = 0; at < STEP; at += BLOCK) {
      fragment left[2], right[2];
      int left_scale[2] = {0}, right_scale[2] = {0};
      for (uint i = 0; i < 2; ++i) {
        left[i] = load(&tiles[now][0][m_at + 16 * i][at], h);
        right[i] = load(&tiles[now][1][n_at + 16 * i][at], h);
#if defined(FP4)
        left_scale[i] = *(global const int*)(a_scales + ((first_row + m_at + 16 * i) * row_bytes + k + at) / 16);
        right_scale[i] = *(global const int*)(b_scales + ((first_column + n_at + 16 * i) * row_bytes + k + at) / 16);
#endif
      }
      for (uint i = 0; i < 2; ++i)
        for (uint j = 0; j < 2; ++j)
          sum[i][j] = multiply(left[i], right[j], sum[i][j], left_scale[i], right_scale[j]);
    }
    FETCHED
  }
  for (uint i = 0; i < 2; ++i)
    for (uint j = 0; j < 2; ++j)
      for (uint r = 0; r < 256 / WAVE; ++r)
        c[(first_row + wave / 2 * 32 + 16 * i + result_row(r, lane)) * n + first_column + n_at + 16 * j] = sum[i][j][r];
}
