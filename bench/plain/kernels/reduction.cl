// One sum a workgroup, of `each` numbers a work-item.
#define ITEMS 256
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void reduction(int each, __global const float* in, __global float* sums) {
  __local float room[ITEMS];
  const int item = get_local_id(0);
  float sum = 0;
  for (int i = 0; i < each; ++i) sum += in[(get_group_id(0) * each + i) * ITEMS + item];
  room[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int others = ITEMS / 2; others > 0; others /= 2) {
    if (item < others) room[item] += room[item + others];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (item == 0) sums[get_group_id(0)] = room[0];
}
