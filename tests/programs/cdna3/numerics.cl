// What only gfx942 has, or computes otherwise than gfx950: conversions of 8-bit floats, xf32 and 8-bit matrices.
typedef float f2_ __attribute__((ext_vector_type(2)));
typedef float f4_ __attribute__((ext_vector_type(4)));

/// Codes to numbers and back: `codes` holds two to a lane, in bytes 0 and 1.
kernel void convert(const global uint* codes, global float* numbers, global uint* back) {
  const uint i = get_global_id(0);
  const f2_ fp8 = __builtin_amdgcn_cvt_pk_f32_fp8(codes[i], false), bf8 = __builtin_amdgcn_cvt_pk_f32_bf8(codes[i], false);
  numbers[i * 6] = fp8.x;
  numbers[i * 6 + 1] = fp8.y;
  numbers[i * 6 + 2] = bf8.x;
  numbers[i * 6 + 3] = bf8.y;
  numbers[i * 6 + 4] = __builtin_amdgcn_cvt_f32_fp8(codes[i], 1);
  numbers[i * 6 + 5] = __builtin_amdgcn_cvt_f32_bf8(codes[i], 1);
  back[i * 3] = __builtin_amdgcn_cvt_pk_fp8_f32(fp8.x, fp8.y, 0xaaaa5555, false);
  back[i * 3 + 1] = __builtin_amdgcn_cvt_pk_bf8_f32(bf8.x, bf8.y, 0xaaaa5555, true);
  back[i * 3 + 2] = __builtin_amdgcn_cvt_sr_fp8_f32(fp8.x, codes[i], 0xaaaa5555, 2);
}
kernel void narrow(const global float* numbers, global uint* codes) {
  const uint i = get_global_id(0);
  const uint low = __builtin_amdgcn_cvt_pk_fp8_f32(numbers[i], -numbers[i], 0, false);
  codes[i] = __builtin_amdgcn_cvt_pk_bf8_f32(numbers[i], -numbers[i], low, true);
}

kernel void xf32(const global f2_* a, const global f2_* b, global f4_* c) {
  const uint lane = get_local_id(0);
  c[lane] = __builtin_amdgcn_mfma_f32_16x16x8_xf32(a[lane], b[lane], c[lane], 0, 0, 0);
}
kernel void fp8(const global long* a, const global long* b, global f4_* c) {
  const uint lane = get_local_id(0);
  c[lane] = __builtin_amdgcn_mfma_f32_16x16x32_fp8_bf8(a[lane], b[lane], c[lane], 0, 0, 0);
}
