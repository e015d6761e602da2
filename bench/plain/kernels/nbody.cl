// Accelerations of bodies (x, y, z, mass) on each other, a tile of them at a time in local memory.
#define ITEMS 256
__attribute__((reqd_work_group_size(ITEMS, 1, 1)))
__kernel void nbody(int bodies, float softening, __global const float4* at, __global float4* accelerations) {
  __local float4 tile[ITEMS];
  const float4 me = at[get_global_id(0)];
  float3 sum = 0;
  for (int first = 0; first < bodies; first += ITEMS) {
    tile[get_local_id(0)] = at[first + get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < ITEMS; ++i) {
      const float4 other = tile[i];
      const float3 way = other.xyz - me.xyz;
      const float inverse = rsqrt(way.x * way.x + way.y * way.y + way.z * way.z + softening);
      sum += way * (other.w * inverse * inverse * inverse);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  accelerations[get_global_id(0)] = (float4)(sum, 0);
}
