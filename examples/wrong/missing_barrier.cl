// Each work-item reads its neighbour's number, which the neighbour's wave may not have written yet.
__kernel void missing_barrier(__global const float* in, __global float* out) {
  __local float tile[256];
  const int i = get_local_id(0);
  tile[i] = in[i];
  out[i] = tile[255 - i];  // wrong: no barrier(CLK_LOCAL_MEM_FENCE) before
}
