// Sums in memory by float atomics of many workgroups, of which the first of each eight take longest: the order of
// updates shows in the bits.
#define GLOBAL __attribute__((address_space(1)))

__device__ float worked(const float* x, unsigned item) {
  float value = x[item % 1024];
  const unsigned rounds = blockIdx.x % 8 == 0 ? 100 : 3;
  for (unsigned i = 0; i < rounds; ++i) value = value * 1.0001f + 1e-6f;
  return value;
}
__device__ void add(float* to, float value) { __builtin_amdgcn_global_atomic_fadd_f32((GLOBAL float*)to, value); }

extern "C" __global__ void sums(float* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  add(to + item % 3, worked(x, item));
}

// What was there before goes into the next sum.
extern "C" __global__ void chained(float* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  const float before = __builtin_amdgcn_global_atomic_fadd_f32((GLOBAL float*)to, worked(x, item));
  add(to + 1, before * 0.5f);
}

extern "C" __global__ void flat(float* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  asm volatile("flat_atomic_add_f32 %0, %1" : : "v"(to), "v"(worked(x, item)) : "memory");
}

// Code that nothing but a pointer leads to.
__device__ __attribute__((noinline)) void once(float* to, float value) { add(to, value); }
__device__ __attribute__((noinline)) void twice(float* to, float value) {
  add(to, value);
  add(to + 1, value * 0.5f);
}
extern "C" __global__ void pointed(float* to, const float* x, unsigned which) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  void (*const functions[])(float*, float) = {once, twice};
  functions[(which + item / 64) % 2](to, worked(x, item));
}

#if defined(__gfx942__) || defined(__gfx950__)
extern "C" __global__ void doubles(double* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  __builtin_amdgcn_global_atomic_fadd_f64((GLOBAL double*)to, worked(x, item) * 1.1);
}
#endif

#if !defined(__gfx1100__)
typedef _Float16 Halves __attribute__((ext_vector_type(2)));
extern "C" __global__ void halves(Halves* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  const float value = worked(x, item) * 1e-3f;
  __builtin_amdgcn_global_atomic_fadd_v2f16((GLOBAL Halves*)to, Halves{(_Float16)value, (_Float16)(value * 0.3f)});
}
#endif

// By buffer instructions. The third of the sums lies behind the buffer and is dropped.
#if defined(__gfx1201__) || defined(__gfx1250__)
#define OFFSET "null"
#define BUFFER_FLAGS 0x30016000
#elif defined(__gfx1100__)
#define OFFSET "0"
#define BUFFER_FLAGS 0x31016000
#else
#define OFFSET "0"
#define BUFFER_FLAGS 0x27000
#endif
extern "C" __global__ void buffered(float* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  const __amdgpu_buffer_rsrc_t r = __builtin_amdgcn_make_buffer_rsrc(to, 0, 12, BUFFER_FLAGS);
  const float before = __builtin_amdgcn_raw_ptr_buffer_atomic_fadd_f32(worked(x, item), r, 0, 0, 0);
  __builtin_amdgcn_raw_ptr_buffer_atomic_fadd_f32(before * 0.5f, r, 4 + item % 3 * 4, 0, 0);
}

#if !defined(__gfx1100__)
extern "C" __global__ void buffered_halves(Halves* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  const float value = worked(x, item) * 1e-3f;
  const __amdgpu_buffer_rsrc_t r = __builtin_amdgcn_make_buffer_rsrc(to, 0, 16, BUFFER_FLAGS);
  __builtin_amdgcn_raw_ptr_buffer_atomic_fadd_v2f16(Halves{(_Float16)value, (_Float16)(value * 0.3f)}, r, item % 2 * 4, 0, 0);
}

typedef short Brains __attribute__((ext_vector_type(2)));
__device__ Brains brains_of(float value) {
  const unsigned low = __builtin_bit_cast(unsigned, value), high = __builtin_bit_cast(unsigned, value * 0.3f);
  return Brains{(short)(low >> 16), (short)(high >> 16)};
}
extern "C" __global__ void brains(Brains* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  __builtin_amdgcn_global_atomic_fadd_v2bf16((GLOBAL Brains*)to + item % 2, brains_of(worked(x, item)));
}
#endif

#if !defined(__gfx1100__) && !defined(__gfx942__)
extern "C" __global__ void buffered_brains(Brains* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  const __amdgpu_buffer_rsrc_t r = __builtin_amdgcn_make_buffer_rsrc(to, 0, 16, BUFFER_FLAGS);
  asm volatile("buffer_atomic_pk_add_bf16 %0, %1, %2, " OFFSET " offen"
               : : "v"(brains_of(worked(x, item))), "v"(item % 2 * 4), "s"(r) : "memory");
}
#endif

// Caches are written back and dropped between updates.
extern "C" __global__ void released(float* to, const float* x) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  add(to + item % 2, worked(x, item));
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
  add(to + 2, *(volatile float*)(to + item % 2) * 0.25f);
}
