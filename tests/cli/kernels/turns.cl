// Whether the waves of a workgroup take turns: the first one looks, after a hundred instructions, at what the others have
// set by then.
kernel void looks(global uint* seen) {
  local volatile uint set;
  if (get_local_id(0) < 64) {
#pragma unroll
    for (uint i = 0; i < 100; ++i) __asm__ volatile("s_nop 0");
    seen[get_local_id(0)] = set;
  } else {
    set = 1;
  }
}
