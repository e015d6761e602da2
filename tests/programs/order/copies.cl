// Copies from memory to LDS that come late enough on hardware: the other waves have read what they overwrite.

#if defined(__gfx1250__)
#define COPY(from, to) __builtin_amdgcn_global_load_async_to_lds_b32((global int*)(from), (local int*)(to), 0, 0)
#define PLACE(stage, item) ((stage) + (item))
#define WAIT() __builtin_amdgcn_s_wait_asynccnt(0)
#else
#define COPY(from, to) __builtin_amdgcn_global_load_lds((const global void*)(from), (local void*)(to), 4, 0, 0)
#define PLACE(stage, item) (stage)  // each lane's place is added
#define WAIT() __builtin_amdgcn_s_waitcnt(0)
#endif

// The first wave fills the stage again at once after its own read, in fewer instructions than a turn has. No barrier says
// that the others have read.
kernel void refill(global uint* out, global const uint* in, uint steps) {
  local volatile uint stage[64];
  const uint item = get_local_id(0), lane = item % 32;
  const bool first = __builtin_amdgcn_readfirstlane(item) == 0;
  if (item < 64) stage[item] = in[item];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint sum = 0;
  for (uint step = 1; step <= steps; ++step) {
    sum = sum * 31 + stage[lane];
    if (first) COPY(in + step * 64 + item, PLACE(stage, item));
    WAIT();
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum;
}

#if defined(__gfx1250__)
typedef int v4 __attribute__((ext_vector_type(4)));
typedef int v8 __attribute__((ext_vector_type(8)));

// The same by the tensor data mover.
kernel void refill_tile(global uint* out, global const uint* in, uint steps) {
  local volatile uint stage[64];
  const uint item = get_local_id(0), lane = item % 32;
  const bool first = __builtin_amdgcn_readfirstlane(item) == 0;
  if (item < 64) stage[item] = in[item];
  barrier(CLK_LOCAL_MEM_FENCE);
  uint sum = 0;
  for (uint step = 1; step <= steps; ++step) {
    const ulong address = (ulong)(in + step * 64);
    const v4 group0 = {1, (int)(uint)(size_t)stage, (int)address, (int)((uint)(address >> 32) & 0x1ffffffu) | (int)0x80000000};
    const v8 group1 = {2 << 16, 64 << 16, 1 << 16, 64 << 16, 1, 64, 0, 0};  // one row of 64 dwords
    sum = sum * 31 + stage[lane];
    if (first) __builtin_amdgcn_tensor_load_to_lds_d2(group0, group1, 0);
    __builtin_amdgcn_s_wait_tensorcnt(0);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum;
}
#endif
