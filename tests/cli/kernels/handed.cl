// What a workgroup is handed: arguments of every size, which clang lets the hardware load into SGPRs where that is possible, and as much
// LDS as there is.
__kernel void arguments(uint a, ulong b, float c, __global uint* out, ushort d, __global const uint* in) {
  const uint i = get_global_id(0);
  out[i] = a + (uint)b + (uint)(b >> 32) * 3 + (uint)c + d + in[i];
}
__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void whole_lds(uint dwords, __local uint* lds, __global uint* out) {
  const uint item = get_local_id(0);
  for (uint i = item; i < dwords; i += 256) lds[i] = i * 2654435761u + (uint)get_group_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  uint sum = 0;
  for (uint i = item; i < dwords; i += 256) sum ^= lds[dwords - 1 - i] + i;
  out[get_global_id(0)] = sum;
}
