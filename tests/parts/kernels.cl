// Kernels whose workgroups are spread over parts of a launch.
__kernel void squares(uint n, __global const uint* in, __global uint* out) {
  const uint i = get_global_id(0);
  if (i < n) out[i] = in[i] * in[i] + get_group_id(0);
}
// Results in memory of everybody: sums, minima, maxima, bits.
__kernel void totals(uint n, __global const uint* in, __global uint* totals) {
  const uint i = get_global_id(0);
  if (i >= n) return;
  atomic_add(&totals[0], in[i]);
  atomic_sub(&totals[0], 3u);
  atomic_min((volatile __global int*)&totals[1], (int)in[i]);
  atomic_max(&totals[2], in[i]);
  atomic_xor(&totals[3], in[i]);
  atomic_or(&totals[4], 1u << (in[i] & 31));
  atomic_and(&totals[5], ~(1u << (in[i] >> 27)));
}
// Every workgroup takes a ticket: who got which depends on the order.
__kernel void tickets(uint n, __global const uint* in, __global uint* out) {
  if (get_local_id(0) == 0) out[1 + get_group_id(0)] = atomic_add(&out[0], 1u);
}
// All workgroups write one place, with the same value or not.
__kernel void collide(uint same, __global const uint* in, __global uint* out) {
  if (get_local_id(0) == 0) out[7] = same ? 99u : 100u + (uint)get_group_id(0);
}
// Workgroup 5 writes out of bounds.
__kernel void faulty(uint n, __global const uint* in, __global uint* out) {
  out[get_group_id(0) == 5 ? 0x10000000u : get_global_id(0)] = n;
}
// Workgroups 5 and 13 write out of bounds, the first of them late: on two ranks the other one is found first.
__kernel void two_faults(uint n, __global const uint* in, __global uint* out) {
  const uint group = get_group_id(0);
  uint x = 0;
  for (uint i = 0; i < (group == 5 ? n : 0u); ++i) x = x * 1664525u + in[x & 1023];
  out[group == 5 || group == 13 ? 0x10000000u + group : get_global_id(0)] = x;
}
// A place that workgroup 0 stores to, which takes long enough to be its rank's only one of the first, and another adds to.
__kernel void mixed(uint other, __global const uint* in, __global uint* out) {
  if (get_local_id(0) != 0) return;
  uint x = 1;
  for (uint i = 0; i < (get_group_id(0) == 0 ? 300000u : 0u); ++i) x = x * 1664525u + in[x & 1023];
  if (get_group_id(0) == 0) out[9] = x;
  if (get_group_id(0) == other) atomic_add(&out[9], 7u);
}
// As long as it takes.
__kernel void slow(uint n, __global const uint* in, __global uint* out) {
  uint x = get_global_id(0);
  for (uint i = 0; i < n; ++i) x = x * 1664525u + in[x & 1023];
  if (get_global_id(0) < 5000) out[get_global_id(0)] = x;
}
// Every workgroup writes to pages all over the buffer.
__kernel void scattered(uint n, __global const uint* in, __global uint* out) {
  const uint to = get_global_id(0) * 4097u % n;
  out[to] = in[to] | 1;
}
// What follows: each workgroup's first work-item, on buffer `out`. A place stored to by one that then adds there, too.
__kernel void store_then_add(uint storing, __global const uint* in, __global uint* out) {
  if (get_local_id(0) != 0) return;
  if (get_group_id(0) == storing) out[5] = 5u;
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  if (get_group_id(0) == 0 || get_group_id(0) == storing) atomic_add(&out[5], 1u);
}
// Workgroups 0 and 1 leave what was there, if nobody comes between them.
__kernel void swap_back(uint n, __global const uint* in, __global uint* out) {
  if (get_local_id(0) != 0) return;
  if (get_group_id(0) == 0) (void)atomic_cmpxchg(&out[5], 0x7fffffffu, 1u);
  if (get_group_id(0) == 2 || get_group_id(0) == 7) (void)atomic_cmpxchg(&out[5], 1u, 7u);
  if (get_group_id(0) == 1) (void)atomic_cmpxchg(&out[5], 1u, 0x7fffffffu);
}
// Workgroup 0 stores something, workgroup `other` what was there, in one of several forms.
__kernel void old_value(uint other, __global const uint* in, __global uint* out) {
  const uint group = get_group_id(0), lane = get_local_id(0);
  const uint form = other >> 16, who = other & 0xffff;
  if (group == 0 && lane == 0) out[64] = 0x12345678u;
  if (group != who) return;
  if (form == 0 && lane == 0) out[64] = 0x7fffffffu;
  if (form == 1 && lane == 0) ((__global uchar*)out)[4 * 64 + 1] = 0xff;
  if (form == 2 && lane == 0) ((__global ushort*)out)[2 * 64 + 1] = 0x7fff;
  if (form == 3) out[lane] = 0x7fffffffu;
  if (form == 4) ((__global uint4*)out)[lane] = (uint4)(0x7fffffffu);
  if (form == 5) out[lane * 16] = 0x7fffffffu;
  if (form == 6 && (lane & 1) == 0) out[lane] = 0x7fffffffu;
  __global uint* const to = (lane & 1) == 0 ? out : (__global uint*)in;
  if (form == 7) to[lane] = (lane & 1) == 0 ? 0x7fffffffu : in[lane];
}
// The same beside an atomic.
__kernel void old_value_and_add(uint other, __global const uint* in, __global uint* out) {
  if (get_local_id(0) != 0) return;
  if (get_group_id(0) == 0) atomic_add(&out[5], in[0]);  // 0
  if (get_group_id(0) == other) out[5] = 0x7fffffffu;
}
// Atomics of both sizes in one place, all in workgroup 0 or not.
__kernel void overlap(uint other, __global const uint* in, __global uint* out) {
  if (get_local_id(0) != 0) return;
  if (get_group_id(0) == 0) atom_add((__global ulong*)&out[4], 1ul);
  if (get_group_id(0) == other) atomic_add(&out[5], 1u);
}
// Counters, which clang makes increments of that go round at 2^32.
__kernel void counters(uint n, __global const uint* in, __global uint* out) {
  if (get_global_id(0) >= n) return;
  atomic_inc(&out[0]);
  atomic_inc(&out[1]);
  atomic_add(&out[1], in[get_global_id(0)]);
  atomic_dec(&out[2]);
  atom_inc((__global ulong*)&out[4]);
}
// Minima and maxima in f64, of a number a workgroup. 1: workgroup 9 has a signalling NaN before its number, which does away with what
// is there. 2: the least of zeros, of which workgroup 7's is negative.
__kernel void float_bounds(uint what, __global const uint* in, __global uint* out) {
  if (get_local_id(0) != 0) return;
  const uint group = get_group_id(0);
  __global double* const to = (__global double*)out;
  const double mine = 2147483648.0 - (double)in[group];
  if (what == 0) (void)__builtin_amdgcn_global_atomic_fmin_f64(to, mine);
  if (what == 0) (void)__builtin_amdgcn_global_atomic_fmax_f64(to + 1, mine);
  if (what == 1 && group == 9) (void)__builtin_amdgcn_global_atomic_fmax_f64(to + 2, as_double(0x7ff0000000000001ul));
  if (what == 1) (void)__builtin_amdgcn_global_atomic_fmax_f64(to + 2, mine);
  if (what == 2) (void)__builtin_amdgcn_global_atomic_fmin_f64(to + 3, group == 7 ? -0.0 : 0.0);
}
// A sum in f32, f64 or packed halves.
__kernel void float_sums(uint what, __global const uint* in, __global uint* out) {
  typedef _Float16 halves __attribute__((ext_vector_type(2)));
  if (get_local_id(0) != 0) return;
  if (what == 0) (void)__builtin_amdgcn_global_atomic_fadd_f32((__global float*)out, 1.0f);
  if (what == 1) (void)__builtin_amdgcn_global_atomic_fadd_f64((__global double*)out, 1.0);
  if (what == 2) (void)__builtin_amdgcn_global_atomic_fadd_v2f16((__global halves*)out, (halves)((_Float16)1.0f));
}
