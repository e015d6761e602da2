// Locks that lanes of one wave want. The last one ends: one lane takes it for all.
kernel void by_compare(global int* lock, global int* out) {
  while (atomic_cmpxchg((volatile global int*)lock, 0, 1) != 0) {}
  out[0] += 1;
  atomic_xchg((volatile global int*)lock, 0);
}
kernel void by_exchange(global int* lock, global int* out) {
  while (atomic_xchg((volatile global int*)lock, 1) != 0) {}
  out[0] += 1;
  atomic_xchg((volatile global int*)lock, 0);
}
kernel void in_lds(global int* unused, global int* out) {
  local int lock;
  if (get_local_id(0) == 0) lock = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  while (atomic_cmpxchg((volatile local int*)&lock, 0, 1) != 0) {}
  out[0] += 1;
  atomic_xchg((volatile local int*)&lock, 0);
}
kernel void one_lane(global int* lock, global int* out) {
  if (get_local_id(0) == 0) {
    while (atomic_cmpxchg((volatile global int*)lock, 0, 1) != 0) {}
    out[0] += 1;
    atomic_xchg((volatile global int*)lock, 0);
  }
}
