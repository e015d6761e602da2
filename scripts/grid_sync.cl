// cooperative_groups' grid.sync(), for programs that scripts/compile_hip.sh builds: Debian's device libraries wait by
// global wave sync, which lockstep does not have (and gfx12 neither). As newer libraries do, this waits in the memory
// that the runtime gives to cooperative launches.
struct grid_info {
  ulong grids;
  uint grid, grid_count;
  ulong items_before, items;
  atomic_uint arrived;  // low half: workgroups that have come; high half: how often all had
  uint unused;
  uint workgroups;
};

void __ockl_grid_sync(void) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  __builtin_amdgcn_s_barrier();
  if ((__builtin_amdgcn_workitem_id_x() | __builtin_amdgcn_workitem_id_y() | __builtin_amdgcn_workitem_id_z()) == 0) {
    // Number 11 of the hidden arguments of code object version 5: hidden_multigrid_sync_arg.
    __constant const ulong* const hidden = (__constant const ulong*)__builtin_amdgcn_implicitarg_ptr();
    __global struct grid_info* const info = (__global struct grid_info*)hidden[11];
    const uint before = __opencl_atomic_fetch_add(&info->arrived, 1, memory_order_relaxed, memory_scope_device);
    if ((before & 0xffff) == info->workgroups - 1) {
      __opencl_atomic_fetch_add(&info->arrived, 0x10000 - info->workgroups, memory_order_relaxed, memory_scope_device);
    } else {
      while (((__opencl_atomic_load(&info->arrived, memory_order_relaxed, memory_scope_device) ^ before) >> 16) == 0)
        __builtin_amdgcn_s_sleep(1);
    }
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
  }
  __builtin_amdgcn_s_barrier();
}
