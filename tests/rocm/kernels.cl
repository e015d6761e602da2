// Kernels of aql.c.
kernel void add_index(global uint* out, uint by) { atomic_add(&out[get_global_id(0)], (uint)get_global_id(0) + by); }

// out = out * 3 + 1: the order of two of them, with another value, shows in the result.
kernel void triple(global uint* out, uint by) { out[get_global_id(0)] = out[get_global_id(0)] * 3 + by; }

// Answers questions that the host writes until one of them is 0.
kernel void serve(global volatile int* box) {
  if (get_global_id(0) != 0) return;
  for (int last = 0;;) {
    int asked = box[0];
    if (asked == last) continue;
    last = asked;
    box[1] = asked * asked;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    box[2] = asked;
    if (asked < 0) return;
  }
}

// Reads what box points to.
kernel void follow(global ulong* box, uint at) {
  if (get_global_id(0) == 0) box[1] = ((global const uint*)box[0])[at];
}

kernel void overrun(global uint* out, uint by) { out[get_global_id(0) + by] = 1; }

// Two of these, each on a GPU of its own, pass a number to and fro: box has the addresses of the own signal's value and the other's.
kernel void pass_on(global ulong* box, uint rounds) {
  if (get_global_id(0) != 0) return;
  global volatile long* own = (global volatile long*)box[0];
  global volatile long* other = (global volatile long*)box[1];
  for (uint i = 0; i < rounds; ++i) {
    long value;
    do value = *own;
    while (value == 0);
    *own = 0;
    mem_fence(CLK_GLOBAL_MEM_FENCE);
    *other = value + 1;
  }
}
