// Kernels that end by a trap, and not at all.
kernel void trapped(global uint* out) {
  out[__builtin_amdgcn_workitem_id_x()] = 1;
  __builtin_trap();
}
kernel void forever(global volatile uint* out) {
  for (;;) out[0] += 1;
}
