// Instructions that gfx90a has and gfx942 has not, or spells otherwise.
typedef float f2_ __attribute__((ext_vector_type(2)));
typedef uint u4_ __attribute__((ext_vector_type(4)));

/// V_MAD_F32, V_MAC_F32, V_MADMK_F32, V_MADAK_F32, V_MAD_LEGACY_F32, V_MUL_LEGACY_F32.
kernel void mads(const global float* a, const global float* b, const global float* c, global float* d) {
  const uint i = get_global_id(0);
  float mad, mac = c[i], madmk, madak, legacy, product;
  __asm__("v_mad_f32 %0, %1, %2, %3" : "=v"(mad) : "v"(a[i]), "v"(b[i]), "v"(c[i]));
  __asm__("v_mac_f32 %0, %1, %2" : "+v"(mac) : "v"(a[i]), "v"(b[i]));
  __asm__("v_madmk_f32 %0, %1, 0x40490fdb, %2" : "=v"(madmk) : "v"(a[i]), "v"(c[i]));
  __asm__("v_madak_f32 %0, %1, %2, 0x40490fdb" : "=v"(madak) : "v"(a[i]), "v"(b[i]));
  __asm__("v_mad_legacy_f32 %0, %1, %2, %3" : "=v"(legacy) : "v"(a[i]), "v"(b[i]), "v"(c[i]));
  __asm__("v_mul_legacy_f32 %0, %1, %2" : "=v"(product) : "v"(a[i]), "v"(b[i]));
  d[i * 6] = mad;
  d[i * 6 + 1] = mac;
  d[i * 6 + 2] = madmk;
  d[i * 6 + 3] = madak;
  d[i * 6 + 4] = legacy;
  d[i * 6 + 5] = product;
}

/// V_PK_FMA_F32, V_PK_MUL_F32, V_PK_ADD_F32, V_PK_MOV_B32, V_FMAC_F64.
kernel void pairs(const global f2_* a, const global f2_* b, const global f2_* c, global f2_* d, global double* e) {
  const uint i = get_global_id(0);
  f2_ fused, product, sum, moved;
  double chain = c[i].x;
  __asm__("v_pk_fma_f32 %0, %1, %2, %3" : "=v"(fused) : "v"(a[i]), "v"(b[i]), "v"(c[i]));
  __asm__("v_pk_mul_f32 %0, %1, %2 op_sel:[0,1] op_sel_hi:[1,0]" : "=v"(product) : "v"(a[i]), "v"(b[i]));
  __asm__("v_pk_add_f32 %0, %1, %2 neg_lo:[1,0]" : "=v"(sum) : "v"(a[i]), "v"(b[i]));
  __asm__("v_pk_mov_b32 %0, %1, %2 op_sel:[1,0]" : "=v"(moved) : "v"(a[i]), "v"(b[i]));
  __asm__("v_fmac_f64 %0, %1, %2" : "+v"(chain) : "v"((double)a[i].x), "v"((double)b[i].x));
  d[i * 4] = fused;
  d[i * 4 + 1] = product;
  d[i * 4 + 2] = sum;
  d[i * 4 + 3] = moved;
  e[i] = chain;
}

/// Float atomics of the caches and of LDS; caches written back and invalidated.
kernel void atomics(global double* sums, global float* single, global double* before) {
  local double shared;
  const uint i = get_local_id(0);
  if (i == 0) shared = 0.5;
  barrier(CLK_LOCAL_MEM_FENCE);
  const double x = i + 1;
  double old;
  __asm__ volatile("global_atomic_add_f64 %0, %1, off" : : "v"(sums), "v"(x) : "memory");
  __asm__ volatile("global_atomic_max_f64 %0, %1, off offset:8" : : "v"(sums), "v"(x) : "memory");
  __asm__ volatile("flat_atomic_min_f64 %0, %1 offset:16" : : "v"(sums), "v"(-x) : "memory");
  __asm__ volatile("global_atomic_add_f32 %0, %1, off" : : "v"(single), "v"((float)x) : "memory");
  __asm__ volatile("global_atomic_swap_x2 %0, %1, %2, off glc\n s_waitcnt vmcnt(0)" : "=v"(old) : "v"(before + i), "v"(x) : "memory");
  __asm__ volatile("ds_add_f64 %0, %1\n s_waitcnt lgkmcnt(0)" : : "v"((local void*)&shared), "v"(x) : "memory");
  __asm__ volatile("buffer_wbl2\n s_waitcnt vmcnt(0)\n buffer_invl2\n buffer_wbinvl1_vol\n buffer_wbinvl1" : : : "memory");
  barrier(CLK_LOCAL_MEM_FENCE);
  before[64 + i] = old;
  if (i == 0) sums[3] = shared;
}

/// From memory to LDS and from there to memory without a register, by M0.
kernel void by_lds(const global uint* from, global uint* to, uint records) {
  local uint block[1024];
  const uint i = get_local_id(0);
  const ulong place = (ulong)(uintptr_t)to;
  // A record of four bytes a lane: STRIDE 4, ADD_TID_ENABLE.
  const u4_ buffer = {__builtin_amdgcn_readfirstlane((uint)place),
                      __builtin_amdgcn_readfirstlane(((uint)(place >> 32) & 0xffff) | 4 << 16),
                      __builtin_amdgcn_readfirstlane(records), 0x00807000};
  const uint start = (uint)(uintptr_t)(local void*)block;
  __asm__ volatile("s_mov_b32 m0, %0" : : "s"(start + 256));
  __asm__ volatile("global_load_dword %0, off lds" : : "v"(from + i) : "memory");
  __asm__ volatile("s_mov_b32 m0, %0" : : "s"(start + 512));
  __asm__ volatile("global_load_ubyte %0, off lds" : : "v"((const global uchar*)from + i) : "memory");
  __asm__ volatile("s_waitcnt vmcnt(0)" : : : "memory");
  const uint loaded = block[64 + i] + block[128 + i];
  block[192 + i] = loaded;
  __asm__ volatile("s_waitcnt lgkmcnt(0)" : : : "memory");
  __asm__ volatile("s_mov_b32 m0, %0" : : "s"(start + 752));
  __asm__ volatile("buffer_store_lds_dword %0, 0 offset:16 lds\n s_waitcnt vmcnt(0)" : : "s"(buffer) : "memory");
}

/// A stack, in a private segment that a buffer descriptor names.
kernel void stack(const global uint* order, global uint* out, uint depth) {
  uint kept[64];
  const uint i = get_global_id(0);
  for (uint k = 0; k < 64; ++k) kept[(order[k] + i) % 64] = k * 3 + i;
  uint sum = 0;
  for (uint k = 0; k < depth; ++k) sum = sum * 31 + kept[(order[k] * 7 + i) % 64];
  out[i] = sum;
}
