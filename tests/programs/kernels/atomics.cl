// Atomics: a histogram in LDS merged into memory, and every read-modify-write with its returned value.
__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void histogram(uint n, __global const uchar* in, __global uint* bins) {
  __local uint local_bins[256];
  const uint t = get_local_id(0);
  local_bins[t] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&local_bins[in[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (local_bins[t]) atomic_add(&bins[t], local_bins[t]);
}

#define SCOPE __OPENCL_MEMORY_SCOPE_DEVICE
#define RMW(OP, P, V) __opencl_atomic_##OP((volatile __global atomic_int*)(P), V, memory_order_relaxed, SCOPE)
#define RMWU(OP, P, V) __opencl_atomic_##OP((volatile __global atomic_uint*)(P), V, memory_order_relaxed, SCOPE)
// One work-item per cell: cells[i*8+k] gets operation k with operand v; old values go to old.
__kernel void rmw32(__global int* cells, __global int* old, __global const int* operand) {
  const size_t i = get_global_id(0);
  __global int* c = cells + i * 9;
  __global int* o = old + i * 9;
  const int v = operand[i];
  o[0] = RMW(fetch_add, c + 0, v);
  o[1] = RMW(fetch_sub, c + 1, v);
  o[2] = RMW(fetch_and, c + 2, v);
  o[3] = RMW(fetch_or, c + 3, v);
  o[4] = RMW(fetch_xor, c + 4, v);
  o[5] = RMW(fetch_min, c + 5, v);
  o[6] = RMW(fetch_max, c + 6, v);
  o[7] = RMW(exchange, c + 7, v);
  o[8] = (int)RMWU(fetch_max, c + 8, (uint)v);
}

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void rmw64(__global long* total, __global long* largest, __global const long* in) {
  const long v = in[get_global_id(0)];
  __opencl_atomic_fetch_add((volatile __global atomic_long*)total, v, memory_order_relaxed, SCOPE);
  __opencl_atomic_fetch_max((volatile __global atomic_long*)largest, v, memory_order_relaxed, SCOPE);
}

// A compare-and-swap loop: multiplies all factors together, modulo 2^32.
__kernel void product(__global uint* cell, __global const uint* factor) {
  const uint f = factor[get_global_id(0)];
  uint seen = *cell;
  while (!__opencl_atomic_compare_exchange_strong((volatile __global atomic_uint*)cell, &seen, seen * f,
                                                  memory_order_relaxed, memory_order_relaxed, SCOPE)) {
  }
}
