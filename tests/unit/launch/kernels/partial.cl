// Grids in work-items, whose last workgroups may be partial. Sizes as OpenCL's library computes them, in both ways: from
// the dispatch packet, and from the hidden arguments of code object v5.
#define BLOCK(d) ((uint)__builtin_amdgcn_workgroup_size_##d())
#define LEFT(d) ((uint)__builtin_amdgcn_grid_size_##d() - __builtin_amdgcn_workgroup_id_##d() * BLOCK(d))
#define SIZE(d) (BLOCK(d) < LEFT(d) ? BLOCK(d) : LEFT(d))

#ifdef HIDDEN
static uint hidden_size(uint dimension, uint group) {
  constant uint* counts = __builtin_amdgcn_implicitarg_ptr();
  constant ushort* sizes = (constant ushort*)(counts + 3);
  return group < counts[dimension] ? sizes[dimension] : sizes[3 + dimension];
}
#endif

// For each work-item of the grid: how often it ran, its place in its workgroup, and the sum of all places in its
// workgroup, which waves hand each other through LDS.
kernel void partial(global uint* ran, global uint* place, global uint* sums, global uint* wrong) {
  local uint sum;
  uint x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y(), z = __builtin_amdgcn_workitem_id_z();
  uint gx = __builtin_amdgcn_workgroup_id_x(), gy = __builtin_amdgcn_workgroup_id_y(), gz = __builtin_amdgcn_workgroup_id_z();
  uint sx = SIZE(x), sy = SIZE(y), sz = SIZE(z);
#ifdef HIDDEN
  if (hidden_size(0, gx) != sx || hidden_size(1, gy) != sy || hidden_size(2, gz) != sz) wrong[0] = 1;
#endif
  if (x >= sx || y >= sy || z >= sz) wrong[0] = 2;
  uint linear = (z * sy + y) * sx + x;
  if (linear == 0) sum = 0;
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_s_barrier();
  __opencl_atomic_fetch_add((local atomic_uint*)&sum, linear + 1, memory_order_relaxed, memory_scope_work_group);
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_s_barrier();
  uint ax = gx * __builtin_amdgcn_workgroup_size_x() + x, ay = gy * __builtin_amdgcn_workgroup_size_y() + y,
       az = gz * __builtin_amdgcn_workgroup_size_z() + z;
  uint at = (az * __builtin_amdgcn_grid_size_y() + ay) * __builtin_amdgcn_grid_size_x() + ax;
  __opencl_atomic_fetch_add((global atomic_uint*)&ran[at], 1u, memory_order_relaxed, memory_scope_device);
  place[at] = linear;
  sums[at] = sum;
}
