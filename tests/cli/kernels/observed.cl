// What traces and profiles are tested with: memory side by side and far apart, LDS banks that meet, lanes that part.
kernel void spread(global const float* x, global float* y, uint stride) {
  uint i = get_global_id(0);
  y[i] = x[i * stride] + 1.0f;
}

kernel void banks(global float* y, uint stride) {
  local float tile[64 * 33];
  uint i = get_local_id(0);
  tile[i * stride] = (float)i;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[i] = tile[(63 - i) * stride];
}

kernel void parting(global uint* y, uint odd) {
  uint i = get_local_id(0);
  uint sum = 0;
  if (i % 4 == odd)
    for (uint k = 0; k < i; ++k) sum = sum * 3 + k;
  y[get_global_id(0)] = sum;
}

// Waves of a workgroup come to the barrier at different times.
kernel void waiting(global uint* y) {
  local uint first[4];
  uint wave = get_local_id(0) / 64, sum = 1;
  for (uint k = 0; k < 10 * wave; ++k) sum = sum * 5 + k;
  if (get_local_id(0) % 64 == 0) first[wave] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[get_global_id(0)] = first[3 - wave];
}
