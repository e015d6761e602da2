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
