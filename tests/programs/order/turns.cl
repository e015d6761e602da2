// Kernels whose results tell in which order waves had their turns.

// Right where waves take turns: the first wave fills the stage again while others may still read it, but only after some
// hundred instructions, in which the others, who have to do three, are done. No barrier says so.
kernel void relay(global uint* out, global const uint* in, uint steps) {
  local volatile uint stage[32];
  const uint item = get_local_id(0);
  if (item < 32) stage[item] = in[item];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint sum = 0;
  for (uint step = 0; step < steps; ++step) {
    sum = sum * 31 + stage[item % 32];
    if (item < 32) {
      uint next = 0;
      for (uint i = 0; i < 100; ++i) next = next * 5 + ((global const volatile uint*)in)[(next + i) % 64];
      stage[item] = next;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum;
}

// Caches are written back and dropped, as each ISA spells it. No turn ends by that.
#if defined(__gfx942__) || defined(__gfx950__)
#define CACHES "buffer_wbl2 sc1\n\tbuffer_inv sc1\n\ts_dcache_inv\n\ts_icache_inv"
#elif defined(__gfx1100__)
#define CACHES "buffer_gl0_inv\n\tbuffer_gl1_inv\n\ts_dcache_inv\n\ts_icache_inv"
#else
#define CACHES "global_wb scope:SCOPE_DEV\n\tglobal_inv scope:SCOPE_DEV\n\tglobal_wbinv scope:SCOPE_SYS\n\ts_dcache_inv\n\ts_icache_inv"
#endif
kernel void cached(global uint* out, global const float* in) {
  local volatile uint counter;
  const uint item = get_local_id(0), wave = item / 32;
  if (item == 0) counter = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  float x = in[item % 64], y = in[(item * 7) % 64];
  global uint* const mine = out + get_global_id(0) * 40;
  for (uint i = 0; i < 40; ++i) {
    for (uint k = 0; k < (wave * 3 + i) % 5; ++k) {
      x = fma(x, 0.5f, y);
      __asm__ volatile(CACHES ::: "memory");
      y = fma(y, 0.75f, x);
    }
    mine[i] = atomic_inc(&counter) ^ (as_uint(x) << 16);
    __asm__ volatile(CACHES ::: "memory");
  }
}

// Each wave draws numbers from one counter, with some arithmetic, more or less of it, in between: who draws which says
// who ran when.
kernel void tickets(global uint* out, global const float* in) {
  local volatile uint counter;
  const uint item = get_local_id(0), wave = item / 32;
  if (item == 0) counter = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  float x = in[item % 64], y = in[(item * 7) % 64];
  global uint* const mine = out + get_global_id(0) * 40;
  for (uint i = 0; i < 40; ++i) {
    // Straight code, of which handlers are fused and blocks are cut.
    if (i % 3 == 0)
      for (uint k = 0; k < (wave * 5 + i) % 7; ++k) x = fma(x, 0.5f, y), y = x * y + 0.25f;
    if (i % 4 == 1) {
#pragma unroll
      for (uint k = 0; k < 90; ++k) x = fma(x, y, 0.125f), y = fma(y, 0.75f, x);
    }
    mine[i] = atomic_inc(&counter) ^ (as_uint(x) << 16);
    if (i % 8 == 7) barrier(CLK_LOCAL_MEM_FENCE);
  }
}
