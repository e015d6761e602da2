// Arguments of each kind, LDS, scratch and a required workgroup size.
kernel void saxpy(uint n, float a, global const float* x, global float* y) {
  uint i = get_global_id(0);
  if (i < n) y[i] = a * x[i] + y[i];
}

kernel __attribute__((reqd_work_group_size(64, 2, 1))) void tiles(global int* out, local int* tile, char c, short s,
                                                                  double d, int4 v) {
  local int fixed[32];
  uint l = get_local_id(0);
  tile[l] = v.x + c;
  fixed[l & 31] = s + (int)d;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0) + get_global_size(0) * get_global_id(1)] = tile[(l + 1) & 63] + fixed[(l + 3) & 31];
}

kernel void scratch(global int* out, int k) {
  volatile int a[32];
  for (int i = 0; i < 32; i++) a[i] = i * k;
  out[get_global_id(0)] = a[out[get_global_id(0)] & 31];
}
