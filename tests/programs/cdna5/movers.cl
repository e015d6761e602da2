// Data movers of gfx1250: the tensor data mover, asynchronous copies.
typedef int v4 __attribute__((ext_vector_type(4)));
typedef int v8 __attribute__((ext_vector_type(8)));

// A tile of 32 x 32 shorts of a matrix `stride` wide, at (x, y), into LDS with four bytes of padding a line; out gets it
// transposed. Beyond `width` and `height`, counted from the tile's start, there are zeros.
__attribute__((reqd_work_group_size(32, 1, 1)))
__kernel void transpose(__global short* out, __global const short* in, int stride, int x, int y, int width, int height) {
  __local short tile[32 * 34];
  const ulong address = (ulong)(in + y * stride + x);
  const v4 group0 = {1, (int)(uint)(size_t)tile, (int)address, (int)((uint)(address >> 32) & 0x1ffffffu) | (int)0x80000000};
  // 2-byte elements; a gap of one dword after 64 bytes.
  const v8 group1 = {1 << 16 | 1 << 20 | 3 << 22, width << 16, (int)((uint)width >> 16 | (uint)height << 16),
                     (int)((uint)height >> 16 | 32u << 16), 32, stride, 0, 0};
  __builtin_amdgcn_tensor_load_to_lds_d2(group0, group1, 0);
  __builtin_amdgcn_s_wait_tensorcnt(0);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  const int lane = __builtin_amdgcn_workitem_id_x();
  for (int i = 0; i < 32; ++i) out[i * 32 + lane] = tile[lane * 34 + i];
}

// Memory to LDS and back without a register in between; LDS holds the blocks in reverse order.
__attribute__((reqd_work_group_size(32, 1, 1)))
__kernel void reverse(__global v4* out, __global v4* in) {
  __local v4 blocks[32];
  const int lane = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
  __builtin_amdgcn_global_load_async_to_lds_b128(in + group * 32 + lane, (__local v4*)&blocks[31 - lane], 0, 0);
  __builtin_amdgcn_s_wait_asynccnt(0);
  __builtin_amdgcn_global_store_async_from_lds_b128(out + group * 32 + lane, (__local v4*)&blocks[lane], 0, 0);
  __builtin_amdgcn_s_wait_asynccnt(0);
}
