// Ascending order: blocks of 512 in local memory, longer distances in global memory. The count is a power of two.
#define ITEMS 256
static void order(__local uint* values, int low, int distance, bool up) {
  const uint a = values[low], b = values[low + distance];
  if ((a > b) == up) {
    values[low] = b;
    values[low + distance] = a;
  }
}
// The steps of lengths `first` to `last` whose distances are within a block.
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void sort_blocks(uint first, uint last, __global uint* data) {
  __local uint values[2 * ITEMS];
  const uint item = get_local_id(0), block = get_group_id(0) * 2 * ITEMS;
  values[item] = data[block + item];
  values[item + ITEMS] = data[block + item + ITEMS];
  for (uint length = first; length <= last; length *= 2)
    for (uint distance = min(length / 2, (uint)ITEMS); distance > 0; distance /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE);
      const uint low = 2 * item - (item & (distance - 1));
      order(values, low, distance, ((block + low) & length) == 0);
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  data[block + item] = values[item];
  data[block + item + ITEMS] = values[item + ITEMS];
}
// One step of a longer distance.
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void sort_step(uint length, uint distance, __global uint* data) {
  const uint item = get_global_id(0), low = 2 * item - (item & (distance - 1));
  const uint a = data[low], b = data[low + distance];
  if ((a > b) == ((low & length) == 0)) {
    data[low] = b;
    data[low + distance] = a;
  }
}
