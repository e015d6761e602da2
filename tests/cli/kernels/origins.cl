// Accesses that leave the buffer that their address comes from, into another one; and those that may.
kernel void before(global const float* in, global float* out) { out[(int)get_global_id(0) - 2048] = 1; }
kernel void behind(global const float* in, global float* out) { out[get_global_id(0)] = in[get_global_id(0) + 3072]; }
kernel void by_index(global const int* in, global float* out, global const int* index) {
  out[get_global_id(0)] = in[index[get_global_id(0)]];
}
kernel void divergent(global const float* in, global float* out, int n) {
  int i = get_global_id(0);
  if (i < n) out[i - 2048] = in[i];
}
kernel void added(global const float* in, global float* out) { atomic_add((volatile global int*)out - 2048, 1); }

// Right: a pointer of two, a pointer in memory, a difference of pointers, one argument for both.
kernel void either(global float* in, global float* out) {
  int i = get_global_id(0);
  global float* p = i & 1 ? in : out;
  p[i] += 1;
}
kernel void chosen(global float* in, global float* out, int which) {
  global float* p = which ? in : out;
  for (int i = 0; i < 8; ++i) p[get_global_id(0) + 64 * i] += 1;
}
kernel void in_memory(global ulong* table, global float* in, global float* out) {
  int i = get_global_id(0);
  if (i == 0) table[0] = (ulong)in;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (i & 1) {
    global float* p = (global float*)*(volatile global ulong*)table;
    p[i] = out[i];
  } else {
    out[i] = 2;
  }
}
kernel void difference(global float* in, global float* out) { in[(out - in) + get_global_id(0)] = 1; }
kernel void number(global float* in, global float* out, ulong base) {
  int i = get_global_id(0);
  out[i] = 1;
  if (i & 1) ((global float*)base)[0] = in[i];
}
constant int table[64] = {1, 2, 3};
kernel void constants(global int* in, global int* out) {
  int i = get_global_id(0);
  out[i] = in[i];
  if (i & 1) out[i] += table[in[i] & 63];
}
