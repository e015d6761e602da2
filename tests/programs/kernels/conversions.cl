// Conversions between all number types, out-of-range values saturated where the language says so.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
__kernel void from_float(__global const float* in, __global long* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  __global long* o = out + i * 8;
  o[0] = convert_int_sat(x);
  o[1] = convert_uint_sat(x);
  o[2] = convert_short_sat(x);
  o[3] = convert_uchar_sat(x);
  o[4] = as_ushort((half)x);
  o[5] = as_long((double)x);
  o[6] = convert_int_sat((double)x * 3.0);
  o[7] = convert_uint_sat((double)x * 3.0);
}

__kernel void from_int(__global const long* in, __global ulong* out) {
  const size_t i = get_global_id(0);
  const long v = in[i];
  __global ulong* o = out + i * 7;
  o[0] = as_uint((float)(int)v);
  o[1] = as_uint((float)(uint)v);
  o[2] = as_ulong((double)(int)v);
  o[3] = as_uint((float)v);
  o[4] = as_ulong((double)(ulong)v);
  o[5] = as_ushort((half)(short)v);
  o[6] = as_uint((float)(uchar)v) + as_uint((float)(uchar)(v >> 24));
}
