// Loads and stores of every width and sign, unaligned ones too.
__kernel void widths(__global const uchar* in, __global long* out) {
  const size_t i = get_global_id(0);
  __global const uchar* p = in + i * 16;
  __global long* o = out + i * 8;
  o[0] = *(__global const char*)p;
  o[1] = *(__global const uchar*)(p + 1);
  o[2] = *(__global const short*)(p + 2);
  o[3] = *(__global const ushort*)(p + 4);
  o[4] = *(__global const int*)(p + 8);
  o[5] = *(__global const uint*)(p + 12);
  o[6] = *(__global const long*)(p + 8);
  int unaligned;
  __builtin_memcpy(&unaligned, p + 3, 4);
  o[7] = unaligned;
}

__kernel void stores(__global const uint* in, __global uchar* out) {
  const size_t i = get_global_id(0);
  const uint v = in[i];
  __global uchar* p = out + i * 32;
  p[0] = (uchar)v;
  *(__global ushort*)(p + 2) = (ushort)(v >> 8);
  *(__global uint*)(p + 4) = v;
  *(__global ulong*)(p + 8) = (ulong)v * 0x100000001ul;
  *(__global uint4*)(p + 16) = (uint4)(v, ~v, v + 1, v ^ 0x55555555u);
}

__kernel void vectors(__global const uchar4* in, __global ushort8* out, __global float3* out3) {
  const size_t i = get_global_id(0);
  const uchar4 a = in[i], b = in[i ^ 1];
  out[i] = (ushort8)(convert_ushort4(a) * convert_ushort4(b), convert_ushort4(a - b));
  vstore3(convert_float3(a.xyz), i, (__global float*)out3);
}
