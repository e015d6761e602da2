// A step of k-means in the plane, whole numbers: each point's nearest centre, and the centres' counts and sums.
#define ITEMS 256
#define CENTRES 16
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void kmeans(int points, __global const int2* at, __global const int2* centres, __global int* nearest,
                     __global int* totals) {
  __local int mine[CENTRES * 3];
  const int item = get_local_id(0), point = get_global_id(0);
  if (item < CENTRES * 3) mine[item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (point < points) {
    const int2 me = at[point];
    int best = 0, least = INT_MAX;
    for (int i = 0; i < CENTRES; ++i) {
      const int2 way = centres[i] - me;
      const int distance = way.x * way.x + way.y * way.y;
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    nearest[point] = best;
    atomic_inc(&mine[best * 3]);
    atomic_add(&mine[best * 3 + 1], me.x);
    atomic_add(&mine[best * 3 + 2], me.y);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (item < CENTRES * 3) atomic_add(&totals[item], mine[item]);
}
