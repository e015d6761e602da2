// Inclusive sums in three launches: of each block, of the blocks' sums (one workgroup, ITEMS of them at most), added up.
#define ITEMS 256
static uint scan_group(uint value, __local uint* room) {
  const int item = get_local_id(0);
  room[item] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int distance = 1; distance < ITEMS; distance *= 2) {
    const uint before = item >= distance ? room[item - distance] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    room[item] += before;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  return room[item];
}
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void scan_blocks(__global const uint* in, __global uint* out, __global uint* sums) {
  __local uint room[ITEMS];
  const uint sum = scan_group(in[get_global_id(0)], room);
  out[get_global_id(0)] = sum;
  if (get_local_id(0) == ITEMS - 1) sums[get_group_id(0)] = sum;
}
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void scan_sums(int blocks, __global uint* sums) {
  __local uint room[ITEMS];
  const int item = get_local_id(0);
  const uint sum = scan_group(item < blocks ? sums[item] : 0, room);
  if (item < blocks) sums[item] = sum;
}
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void add_sums(__global const uint* sums, __global uint* out) {
  if (get_group_id(0) > 0) out[get_global_id(0)] += sums[get_group_id(0) - 1];
}
