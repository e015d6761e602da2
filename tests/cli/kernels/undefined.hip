// Kernels in which parts of registers are undefined on the way, for check `init`; compiled by init_test.py.
typedef _Float16 half8 __attribute__((ext_vector_type(8)));

// Right: all bits of the word are written, one field after the other.
extern "C" __global__ void fields(unsigned* out, int n) {
  struct {
    unsigned a : 3, b : 7, c : 22;
  } x;
  x.a = threadIdx.x;
  x.b = n;
  x.c = threadIdx.x * n;
  __builtin_memcpy(out + threadIdx.x, &x, 4);
}

// Right: a vector of halves, element by element.
extern "C" __global__ void elements(half8* out, const _Float16* in, int n) {
  _Float16 a = 0;
  for (int k = 0; k < n; ++k) a += in[threadIdx.x + k] * (_Float16)2;
  half8 v;
  for (int k = 0; k < 8; ++k) v[k] = in[(threadIdx.x * 8 + k) & 63] + a;
  out[threadIdx.x] = v;
}

// Right: what is not written is copied.
extern "C" __global__ void padded(unsigned* out, const unsigned char* in) {
  struct {
    unsigned char a;
    unsigned short b;
  } x;
  x.a = in[threadIdx.x] + 1;
  x.b = in[threadIdx.x] * 3;
  __builtin_memcpy(out + threadIdx.x, &x, 4);
}
extern "C" __global__ void packed(unsigned* out, const unsigned char* in) {
  const unsigned a = in[2 * threadIdx.x], b = in[2 * threadIdx.x + 1];
  out[threadIdx.x] = a | b << 8 | threadIdx.x << 16;
}

// Wrong: half of LDS is never written.
extern "C" __global__ void half_of_lds(float* out, const float* in) {
  __shared__ float s[64];
  if (threadIdx.x < 32) s[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = s[63 - threadIdx.x] * 0.5f;
}

// Wrong where nothing wrote `in`.
extern "C" __global__ void doubled(_Float16* out, const float* in) {
  out[threadIdx.x] = (_Float16)(in[threadIdx.x] + in[threadIdx.x]);
}
extern "C" __global__ void tripled(unsigned char* out, const unsigned char* in) { out[threadIdx.x] = in[threadIdx.x] * 3; }
