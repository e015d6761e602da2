// Only the first 200 numbers of the tile are written, all 256 are added up.
__kernel void uninitialised_lds(__global const float* in, __global float* out) {
  __local float tile[256];
  const int i = get_local_id(0);
  if (i < 200) tile[i] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = tile[255 - i] + 1.0f;  // wrong: tile[200] to tile[255] hold what was there before
}
