// A function that is inlined twice, and one that is called.
__device__ float scaled(float x, float by) {
  float product = x * by;
  return product + 1.0f;
}

__device__ __attribute__((noinline)) float called(float x) {
  float sum = x + 3.0f;
  return sum * sum;
}

extern "C" __global__ void lines(int n, const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    float a = scaled(x[i], 2.0f);
    float b = scaled(a, 0.5f);
    y[i] = called(b);
  }
}
