// Reads of the last bytes of a buffer that clang makes wider than the buffer: of every work-item alike, and of each its own.
#define SUM1(p) p[0]
#define SUM2(p) SUM1(p) + p[1] * 3ul
#define SUM3(p) SUM2(p) + p[2] * 5ul
#define SUM4(p) SUM3(p) + p[3] * 7ul
#define SUM5(p) SUM4(p) + p[4] * 9ul
#define SUM6(p) SUM5(p) + p[5] * 11ul
#define SUM7(p) SUM6(p) + p[6] * 13ul

// `in` is aligned to 16 bytes: one piece for all, then one every 32 bytes for each.
#define KERNELS(type, count)                                                                                      \
  __kernel void same_##type##count(__global const type* restrict in, __global ulong* restrict out) {              \
    __global const type* p = (__global const type*)__builtin_assume_aligned(in, 16);                              \
    out[get_global_id(0)] = SUM##count(p);                                                                        \
  }                                                                                                               \
  __kernel void constant_##type##count(__constant type* in, __global ulong* restrict out) {                       \
    __constant type* p = (__constant type*)__builtin_assume_aligned(in, 16);                                      \
    out[get_global_id(0)] = SUM##count(p);                                                                        \
  }                                                                                                               \
  __kernel void own_##type##count(__global const type* restrict in, __global ulong* restrict out) {               \
    __global const type* p = (__global const type*)__builtin_assume_aligned(in, 16);                              \
    p += get_global_id(0) * (32 / sizeof(type));                                                                  \
    out[get_global_id(0)] = SUM##count(p);                                                                        \
  }
#define TYPES(count) KERNELS(uchar, count) KERNELS(ushort, count) KERNELS(uint, count)
TYPES(1) TYPES(2) TYPES(3) TYPES(4) TYPES(5) TYPES(6) TYPES(7)

// LDS of three bytes, which clang reads as a dword.
__kernel void three_bytes(__global const uchar* in, __global ulong* out, __local uchar* bytes) {
  __local uchar* p = (__local uchar*)__builtin_assume_aligned(bytes, 4);
  if (get_local_id(0) < 3) p[get_local_id(0)] = in[get_local_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_local_id(0)] = SUM3(p);
}
