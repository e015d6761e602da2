// One instruction of each class of recorded products, on registers in memory: register r of lane l is at 32 r + l.
// Sources stand where places.hpp and check_integers.hpp have them; D follows from 0 on.
typedef int registers4 __attribute__((ext_vector_type(4)));
typedef int registers8 __attribute__((ext_vector_type(8)));
typedef int registers2 __attribute__((ext_vector_type(2)));
typedef _Float16 halves2 __attribute__((ext_vector_type(2)));
typedef _Float16 halves8 __attribute__((ext_vector_type(8)));
typedef _Float16 halves16 __attribute__((ext_vector_type(16)));

template <class T>
static __device__ T loaded(const int* in, unsigned first) {
  T value;
  for (unsigned r = 0; r < sizeof(T) / 4; ++r) value[r] = in[(first + r) * 32 + threadIdx.x];
  return value;
}
template <class T>
static __device__ void store(int* out, T value) {
  for (unsigned r = 0; r < sizeof(T) / 4; ++r) out[r * 32 + threadIdx.x] = value[r];
}

extern "C" __global__ void dot2_f16(const int* in, int* out) {
  const halves2 a = __builtin_bit_cast(halves2, in[threadIdx.x]), b = __builtin_bit_cast(halves2, in[32 + threadIdx.x]);
  out[threadIdx.x] = __builtin_bit_cast(
      int, __builtin_amdgcn_fdot2(a, b, __builtin_bit_cast(float, in[64 + threadIdx.x]), false));
}

extern "C" __global__ void packed_f16(const int* in, int* out) {
#if defined(__gfx1100__)
  const auto load = [&](unsigned first) { return __builtin_bit_cast(halves16, loaded<registers8>(in, first)); };
  store(out, __builtin_bit_cast(registers8,
                                __builtin_amdgcn_wmma_f16_16x16x16_f16_w32(load(0), load(8), load(16), false)));
#else
  const auto load = [&](unsigned first) { return __builtin_bit_cast(halves8, loaded<registers4>(in, first)); };
  store(out, __builtin_bit_cast(registers4, __builtin_amdgcn_wmma_f16_16x16x16_f16_w32_gfx12(load(0), load(8), load(16))));
#endif
}

#if !defined(__gfx1100__)
extern "C" __global__ void iu8_clamped(const int* in, int* out) {
  store(out, __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(true, loaded<registers2>(in, 0), true,
                                                              loaded<registers2>(in, 2), loaded<registers8>(in, 6), true));
}
extern "C" __global__ void sparse_iu8_clamped(const int* in, int* out) {
  store(out, __builtin_amdgcn_swmmac_i32_16x16x32_iu8_w32(true, loaded<registers2>(in, 0), true, loaded<registers4>(in, 2),
                                                          loaded<registers8>(in, 24), in[14 * 32 + threadIdx.x], true));
}
#endif
