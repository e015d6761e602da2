// FP8 and BF8 of gfx942: a byte to f32, and f32 to a byte with the saturation of HIP's conversions.
template <bool bf8>
static __device__ void widen(const unsigned* in, unsigned* out) {
  const unsigned t = blockIdx.x * 64 + threadIdx.x;
  out[t] = __builtin_bit_cast(unsigned, bf8 ? __builtin_amdgcn_cvt_f32_bf8(static_cast<int>(in[t]), 0)
                                            : __builtin_amdgcn_cvt_f32_fp8(static_cast<int>(in[t]), 0));
}
template <bool bf8>
static __device__ void narrow(const unsigned* in, unsigned* out) {
  const unsigned t = blockIdx.x * 64 + threadIdx.x;
  float x = __builtin_bit_cast(float, in[t]);
  const float most = bf8 ? 57344.0f : 240.0f;
  if ((in[t] & 0x7f800000u) != 0x7f800000u) x = __builtin_amdgcn_fmed3f(x, most, -most);
  out[t] = static_cast<unsigned>(bf8 ? __builtin_amdgcn_cvt_pk_bf8_f32(x, x, 0, false)
                                     : __builtin_amdgcn_cvt_pk_fp8_f32(x, x, 0, false));
}
extern "C" __global__ void widen_fp8(const unsigned* in, unsigned* out) { widen<false>(in, out); }
extern "C" __global__ void widen_bf8(const unsigned* in, unsigned* out) { widen<true>(in, out); }
extern "C" __global__ void narrow_fp8(const unsigned* in, unsigned* out) { narrow<false>(in, out); }
extern "C" __global__ void narrow_bf8(const unsigned* in, unsigned* out) { narrow<true>(in, out); }
