// A workgroup a row: (x - mean) / sqrt(variance + epsilon) * scale + shift.
#define ITEMS 256
static float sum_of_group(float value, __local float* room) {
  const int item = get_local_id(0);
  room[item] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int others = ITEMS / 2; others > 0; others /= 2) {
    if (item < others) room[item] += room[item + others];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  const float sum = room[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return sum;
}
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void layer_norm(int columns, float epsilon, __global const float* in, __global const float* scale,
                         __global const float* shift, __global float* out) {
  __local float room[ITEMS];
  const int item = get_local_id(0);
  __global const float* row = in + get_group_id(0) * columns;
  float sum = 0, squares = 0;
  for (int i = item; i < columns; i += ITEMS) sum += row[i];
  const float mean = sum_of_group(sum, room) / columns;
  for (int i = item; i < columns; i += ITEMS) squares += (row[i] - mean) * (row[i] - mean);
  const float inverse = rsqrt(sum_of_group(squares, room) / columns + epsilon);
  for (int i = item; i < columns; i += ITEMS)
    out[get_group_id(0) * columns + i] = (row[i] - mean) * inverse * scale[i] + shift[i];
}
