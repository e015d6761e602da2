typedef int v4 __attribute__((ext_vector_type(4)));
typedef int v8 __attribute__((ext_vector_type(8)));
// Tiles of 64 ints by the tensor data mover of gfx1250; NO_WAIT, NO_BARRIER and NO_FILL leave out what their names say.
static void load(__global const int* in, __local int* to, int width) {
  const ulong address = (ulong)in;
  const v4 group0 = {1, (int)(uint)(size_t)to, (int)address, (int)((uint)(address >> 32) & 0x1ffffffu) | (int)0x80000000};
  const v8 group1 = {2 << 16, width << 16, 1 << 16, 64 << 16, 0, 64, 0, 0};
  __builtin_amdgcn_tensor_load_to_lds_d2(group0, group1, 0);
}
static void store(__global int* out, __local int* from) {
  const ulong address = (ulong)out;
  const v4 group0 = {1, (int)(uint)(size_t)from, (int)address, (int)((uint)(address >> 32) & 0x1ffffffu) | (int)0x80000000};
  const v8 group1 = {2 << 16, 64 << 16, 1 << 16, 64 << 16, 0, 64, 0, 0};
  __builtin_amdgcn_tensor_store_from_lds_d2(group0, group1, 0);
}
#define BARRIER __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void to_lds(__global int* out, __global const int* in) {
  __local int tile[64];
  const int i = __builtin_amdgcn_workitem_id_x();
  if (__builtin_amdgcn_readfirstlane(i) == 0) {
    load(in, tile, WIDTH);
#ifndef NO_WAIT
    __builtin_amdgcn_s_wait_tensorcnt(0);
#endif
  }
#ifndef NO_BARRIER
  BARRIER;
#endif
  out[i] = tile[i] + 1;
}
__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void from_lds(__global int* out, __global const int* in) {
  __local int tile[64];
  const int i = __builtin_amdgcn_workitem_id_x();
#ifndef NO_FILL
  tile[i] = in[i] + 1;
#endif
#ifndef NO_BARRIER
  BARRIER;
#endif
  if (__builtin_amdgcn_readfirstlane(i) == 0) {
    store(out, tile);
    __builtin_amdgcn_s_wait_tensorcnt(0);
  }
}
__attribute__((reqd_work_group_size(64, 1, 1)))
__kernel void beyond(__global int* out, __global const int* in) {
  __local int tile[64];
  const int i = __builtin_amdgcn_workitem_id_x();
  if (__builtin_amdgcn_readfirstlane(i) == 0) {
    load(in, tile + 32, WIDTH);
    __builtin_amdgcn_s_wait_tensorcnt(0);
  }
  BARRIER;
  out[i] = tile[i / 2 + 32];
}
