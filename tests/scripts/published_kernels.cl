// GEMMs with the arguments that scripts/published gives to kernels of i8gemm, each in a slot of sixteen bytes: D = A * B, B by columns, i8 with a
// scale for each row of A and column of B, and a bias. Work-items share the tile out.
#define ARGUMENTS                                                                                                             \
  __global ushort *d, ulong _0, __global const char *a, ulong _1, __global const char *b, ulong _2, __global const float *sa, \
      ulong _3, __global const float *sb, ulong _4, __global const float *bias, ulong _5, uint4 m, uint4 n, uint4 k,          \
      uint4 lda, uint4 ldb, uint4 ldc, uint4 parts

static ushort rounded(float x) {
  const uint bits = as_uint(x);
  return (ushort)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void right(ARGUMENTS) {
  for (uint i = get_local_id(0); i < m.x * n.x; i += 256) {
    const uint row = i / n.x, column = i % n.x;
    int sum = 0;
    for (uint j = 0; j < k.x; ++j) sum += a[row * lda.x + j] * b[column * ldb.x + j];
    d[row * (ldc.x / 2) + column] = rounded((float)sum * sa[row] * sb[column] + bias[column]);
  }
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void without_bias(ARGUMENTS) {
  for (uint i = get_local_id(0); i < m.x * n.x; i += 256) {
    const uint row = i / n.x, column = i % n.x;
    int sum = 0;
    for (uint j = 0; j < k.x; ++j) sum += a[row * lda.x + j] * b[column * ldb.x + j];
    d[row * (ldc.x / 2) + column] = rounded((float)sum * sa[row] * sb[column]);
  }
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void beyond(ARGUMENTS) { d[1 << 24] = 0; }
