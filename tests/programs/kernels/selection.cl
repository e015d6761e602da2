// Select and compare chains: clamps, medians, sorting networks, three-way comparison on every type.
__kernel void clamps(__global const int* in, __global int* out) {
  const size_t i = get_global_id(0);
  const int x = in[i];
  out[i * 4] = clamp(x, -100, 100);
  out[i * 4 + 1] = max(min(x, 50), (int)i);
  out[i * 4 + 2] = x > 0 ? x > 100 ? 3 : 2 : x < -100 ? -3 : x == 0 ? 0 : -1;
  out[i * 4 + 3] = (int)clamp((uint)x, 5u, 70000u);
}

#define SWAP(A, B) { const float lo = fmin(A, B), hi = fmax(A, B); A = lo; B = hi; }
__kernel void sort5(__global const float* in, __global float* out) {
  const size_t i = get_global_id(0) * 5;
  float a = in[i], b = in[i + 1], c = in[i + 2], d = in[i + 3], e = in[i + 4];
  SWAP(a, b) SWAP(d, e) SWAP(c, e) SWAP(c, d) SWAP(a, d) SWAP(a, c) SWAP(b, e) SWAP(b, d) SWAP(b, c)
  out[i] = a; out[i + 1] = b; out[i + 2] = c; out[i + 3] = d; out[i + 4] = e;
}

__kernel void three_way(__global const double* a, __global const double* b, __global const short* c, __global int* out) {
  const size_t i = get_global_id(0);
  const double x = a[i], y = b[i];
  out[i * 3] = x < y ? -1 : x > y ? 1 : x == y ? 0 : 99;
  out[i * 3 + 1] = (isnan(x) ? 1 : 0) | (isinf(y) ? 2 : 0) | (signbit(x) ? 4 : 0) | (isfinite(x) ? 8 : 0) | (isnormal(y) ? 16 : 0);
  const short s = c[i], t = c[i ^ 1];
  out[i * 3 + 2] = max(s, t) * 3 - min(s, t) + (s > t ? 1000 : s < t ? -1000 : 0);
}
