// c[m][n] = sum over k of a[m][k] * b[k][n], f32: a work-item a result, nothing shared. m and n multiples of 16.
__attribute__((reqd_work_group_size(16, 16, 1)))
__kernel void gemm_naive(int n, int k, __global const float* a, __global const float* b, __global float* c) {
  const int column = get_global_id(0), row = get_global_id(1);
  float sum = 0;
  for (int i = 0; i < k; ++i) sum += a[row * k + i] * b[i * n + column];
  c[row * n + column] = sum;
}
