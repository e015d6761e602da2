// Loops, LDS with a barrier between waves, scratch, and a function that is called.
__attribute__((noinline)) float called(float x, int n) {
  float sum = x;
  for (int i = 0; i < n; ++i) {
    sum = sum * 0.5f + (float)i;
  }
  return sum;
}

kernel void steps(global const float* x, global float* y, int n) {
  local float shared[128];
  int l = get_local_id(0);
  int g = get_global_id(0);
  shared[l] = x[g];
  barrier(CLK_LOCAL_MEM_FENCE);
  float neighbour = shared[(l + 1) % get_local_size(0)];
  float table[8];
  for (int i = 0; i < 8; ++i) {
    table[(i * 3 + l) % 8] = neighbour + (float)i;
  }
  float result = called(table[n % 8], n);
  y[g] = result;
}

kernel void faulting(global float* y, int n) {
  int g = get_global_id(0);
  y[g] = 1.0f;
  if (g == 70) {
    y[g + n] = 2.0f;
  }
}
