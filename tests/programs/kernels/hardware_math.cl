// The hardware's own functions, one instruction each.
__kernel void math_f32(__global const float* in, __global float* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  __global float* o = out + i * 8;
  o[0] = __builtin_amdgcn_exp2f(x);
  o[1] = __builtin_amdgcn_logf(x);
  o[2] = __builtin_amdgcn_sqrtf(x);
  o[3] = __builtin_amdgcn_rcpf(x);
  o[4] = __builtin_amdgcn_rsqf(x);
  o[5] = __builtin_amdgcn_fractf(x);
  o[6] = __builtin_amdgcn_ldexpf(x, 3);
  o[7] = __builtin_rintf(x) + __builtin_floorf(x) * 3.0f + __builtin_ceilf(x) * 5.0f + __builtin_truncf(x) * 7.0f;
}

__kernel void math_f64(__global const double* in, __global double* out) {
  const size_t i = get_global_id(0);
  const double x = in[i];
  out[i * 3] = __builtin_sqrt(x);
  out[i * 3 + 1] = 1.0 / x;
  out[i * 3 + 2] = __builtin_rint(x) + __builtin_floor(x) * 3.0;
}

// Library functions of OpenCL: long instruction sequences with many conversions.
__kernel void library(__global const float* in, __global float* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  out[i * 4] = exp(x);
  out[i * 4 + 1] = log(fabs(x) + 0.5f);
  out[i * 4 + 2] = sin(x);
  out[i * 4 + 3] = pow(fabs(x), 1.3f);
}
