// The tensor data mover of gfx1250, `loops` times: a tile of 128 x 128 numbers of 16 bits of a matrix `stride` wide into
// LDS, with four dwords of padding after each line. The first and last lines' ends come back.
typedef int v4 __attribute__((ext_vector_type(4)));
typedef int v8 __attribute__((ext_vector_type(8)));

__attribute__((reqd_work_group_size(32, 1, 1)))
__kernel void tensor_tile(__global short* out, __global const short* in, int stride, uint loops) {
  __local short tile[128 * 136];
  const ulong address = (ulong)in;
  const v4 group0 = {1, (int)(uint)(size_t)tile, (int)address,
                     (int)((uint)(address >> 32) & 0x1ffffffu) | (int)0x80000000};
  // Elements of 2 bytes; after 64 dwords a gap of four.
  const v8 group1 = {1 << 16 | 1 << 20 | 5 << 22 | 3 << 25, stride << 16, (int)((uint)stride >> 16 | 128u << 16),
                     128 << 16, 128, stride, 0, 0};
  for (uint i = 0; i < loops; ++i) {
    __builtin_amdgcn_tensor_load_to_lds_d2(group0, group1, 0);
    __builtin_amdgcn_s_wait_tensorcnt(0);
  }
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  const int lane = __builtin_amdgcn_workitem_id_x();
  for (int line = 0; line < 128; ++line)
    for (int i = 0; i < 128; i += 32) out[line * 128 + i + lane] = tile[line * 136 + i + lane];
}
