// A message, work that does not wait for it, a wait for all messages, and a second one that nobody waits for.
#if defined(__gfx1201__) || defined(__gfx1250__)
#define WAIT_FOR_MESSAGES "s_wait_kmcnt 0x0"
#else
#define WAIT_FOR_MESSAGES "s_waitcnt lgkmcnt(0)"
#endif

// Three results an item: one stored while the message is on its way, one after it, one after a second message.
__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void messages(__global const uint* in, __global uint* out) {
  __local uint tile[128];
  const uint lane = get_local_id(0), i = get_group_id(0) * 128 + lane;
  const uint wave = __builtin_amdgcn_readfirstlane(lane) / 32;
  const uint value = in[i];
  tile[lane] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  const uint other = tile[lane ^ 1];
  __asm__ volatile("; keep %0" ::"v"(value + other) : "memory");
  __builtin_amdgcn_s_sendmsg(1, 0x100 * get_group_id(0) + wave);
  out[3 * i] = value + other;
  __asm__ volatile(WAIT_FOR_MESSAGES ::: "memory");
  out[3 * i + 1] = value ^ other;
  __builtin_amdgcn_s_sendmsg(1, 0x8000 + 0x100 * get_group_id(0) + wave);
  out[3 * i + 2] = value * 3;
}
