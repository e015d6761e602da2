// A workgroup a row: exp(x - maximum) over their sum.
#define ITEMS 256
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void softmax(int columns, __global const float* in, __global float* out) {
  __local float room[ITEMS];
  const int item = get_local_id(0);
  __global const float* row = in + get_group_id(0) * columns;
  float most = -INFINITY, sum = 0;
  for (int i = item; i < columns; i += ITEMS) most = fmax(most, row[i]);
  room[item] = most;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int others = ITEMS / 2; others > 0; others /= 2) {
    if (item < others) room[item] = fmax(room[item], room[item + others]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  most = room[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = item; i < columns; i += ITEMS) sum += exp(row[i] - most);
  room[item] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int others = ITEMS / 2; others > 0; others /= 2) {
    if (item < others) room[item] += room[item + others];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  sum = room[0];
  for (int i = item; i < columns; i += ITEMS) out[get_group_id(0) * columns + i] = exp(row[i] - most) / sum;
}
