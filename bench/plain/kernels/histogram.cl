// How often each byte occurs: counted in local memory, `each` words a work-item, then added to the whole.
#define ITEMS 256
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void histogram(int each, __global const uint* in, __global uint* counts) {
  __local uint mine[256];
  const int item = get_local_id(0);
  mine[item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < each; ++i) {
    const uint word = in[(get_group_id(0) * each + i) * ITEMS + item];
    atomic_inc(&mine[word & 255]);
    atomic_inc(&mine[word >> 8 & 255]);
    atomic_inc(&mine[word >> 16 & 255]);
    atomic_inc(&mine[word >> 24]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&counts[item], mine[item]);
}
