// Kernels whose exponentials reach an address, a branch or EXEC, or do not, for check `guess`; compiled by guess_test.py.
// Each takes 64 floats, 64 numbers and 256 bytes of results.
static __device__ float power(float x) { return __builtin_amdgcn_exp2f(x); }

// None: it is stored.
extern "C" __global__ void stored(const float* in, const int*, float* out) {
  out[threadIdx.x] = power(in[threadIdx.x]) * 3.0f + in[threadIdx.x];
}

// None: it chooses one of two numbers, and the number is stored.
extern "C" __global__ void chosen(const float* in, const int*, int* out) {
  out[threadIdx.x] = power(in[threadIdx.x]) > 1.0f ? 5 : 7;
}

// None: what decides is not computed by an exponential.
extern "C" __global__ void exact(const float* in, const int* numbers, float* out) {
  const float x = in[threadIdx.x] * 3.0f + 1.0f;
  if (x > 2.0f) out[numbers[threadIdx.x] & 63] = power(x);
}

// None: the number beside it in LDS is an address, it is not.
extern "C" __global__ void beside(const float* in, const int* numbers, float* out) {
  __shared__ struct {
    float value;
    int number;
  } pairs[64];
  pairs[threadIdx.x].value = power(in[threadIdx.x]);
  pairs[threadIdx.x].number = numbers[threadIdx.x] & 63;
  __syncthreads();
  out[pairs[threadIdx.x ^ 1].number] = pairs[threadIdx.x ^ 1].value;
}

// A branch of the whole wave.
extern "C" __global__ void branches(const float* in, const int* numbers, float* out) {
  const float x = __builtin_bit_cast(float, __builtin_amdgcn_readfirstlane(__builtin_bit_cast(int, power(in[0]))));
  float sum = x;
  if (x > 0.5f)  // line: branches
    for (int i = 0; i < numbers[0] + 2; ++i) sum = sum * x + in[i];
  out[threadIdx.x] = sum;
}

// A comparison goes to VCC, and to EXEC.
extern "C" __global__ void masked(const float* in, const int* numbers, float* out) {
  if (power(in[threadIdx.x]) > 1.0f)  // line: masked
    out[numbers[threadIdx.x] & 63] = in[threadIdx.x];
}

// Through LDS to an address.
extern "C" __global__ void by_lds(const float* in, const int* numbers, int* out) {
  __shared__ float shared[64];
  shared[threadIdx.x] = power(in[threadIdx.x]);
  __syncthreads();
  const int number = (int)(shared[63 - threadIdx.x] * 4.0f) & 63;
  out[threadIdx.x] = numbers[number];  // line: by_lds
}

// Through memory of the same launch to an address.
extern "C" __global__ void by_memory(const float* in, const int* numbers, float* out) {
  out[threadIdx.x] = power(in[threadIdx.x]);
  __syncthreads();
  const int number = (int)(((volatile float*)out)[63 - threadIdx.x] * 4.0f) & 63;
  __syncthreads();
  out[threadIdx.x] = numbers[number];  // line: by_memory
}

// Through scratch.
extern "C" __global__ void by_scratch(const float* in, const int* numbers, float* out) {
  volatile float own[8];
  own[numbers[0] & 7] = power(in[threadIdx.x]);
  if (own[numbers[0] & 7] > 1.0f)  // line: by_scratch
    out[numbers[threadIdx.x] & 63] = in[threadIdx.x];
}

// Through scratch or memory, whichever a number says: FLAT.
extern "C" __global__ void by_flat_scratch(const float* in, const int* numbers, float* out) {
  float own[8];
  volatile float* place = numbers[0] == 0 ? own + (numbers[1] & 7) : out + threadIdx.x;
  *place = power(in[threadIdx.x]);
  if (*place > 1.0f)  // line: by_flat_scratch
    out[numbers[threadIdx.x] & 63] = in[threadIdx.x];
}
