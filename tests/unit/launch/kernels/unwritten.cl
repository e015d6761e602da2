// Kernels that do something with memory that perhaps nobody wrote.
#define ID __builtin_amdgcn_workitem_id_x()

kernel void copy(global uint* to, global const uint* from) { to[ID] = from[ID]; }
kernel void copy_first(global uint* to, global const uint* from) { to[ID] = from[0]; }
kernel void add_one(global uint* to, global const uint* from) { to[ID] = from[ID] + 1; }
kernel void fill(global uint* to) { to[ID] = ID; }
kernel void scatter(global uint* to, global const uint* where) { to[where[ID] & 63] = 1; }
kernel void choose(global uint* to, global const uint* flag) {
  if (*flag) to[ID] = 1;
}
kernel void count(global atomic_uint* counter) {
  __opencl_atomic_fetch_add(counter, ID, memory_order_relaxed, memory_scope_device);
}
kernel void through_lds(global uint* to, global const uint* from) {
  local uint tile[64];
  tile[ID] = from[ID];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  to[ID] = tile[63 - ID] * 3;
}
