// One parameter of every sort, copied to where the test looks.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

struct pair {
  int first;
  float second;
};
typedef float real;

kernel void every(char a, ushort b, int c, ulong d, half e, float f, double g, float4 h, struct pair i, real j,
                  global uchar* out) {
  out[0] = a;
  *(global ushort*)(out + 2) = b;
  *(global int*)(out + 4) = c;
  *(global ulong*)(out + 8) = d;
  *(global half*)(out + 16) = e;
  *(global float*)(out + 20) = f;
  *(global double*)(out + 24) = g;
  *(global float4*)(out + 32) = h;
  *(global struct pair*)(out + 48) = i;
  *(global real*)(out + 56) = j;
}

// LDS at the end of what the launch gives, and a value beside it.
kernel void reversed(local int* room, int n, global int* out) {
  const int i = get_local_id(0);
  room[i] = i * n;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = room[63 - i];
}

// What a work-item sees of the grid: its size, and that of its own workgroup.
kernel void sizes(global uint* grid, global uint* group) {
  const size_t i = get_global_id(0) + get_global_size(0) * get_global_id(1);
  grid[i] = get_global_size(0) + 100 * get_global_size(1);
  group[i] = get_local_size(0) + 100 * get_local_size(1);
}

// The sum of 1 to n by calls of itself: the compiler cannot tell how much stack that takes.
__attribute__((noinline)) int sum(int n, int step) {
  volatile int kept[16];
  kept[n & 15] = n;
  return n <= 0 ? 0 : sum(n - step, step) + kept[n & 15];
}

kernel void recursion(int n, global int* out) { out[get_local_id(0)] = sum(n, 1); }

// Reads the first numbers until one is negative.
kernel void reads_on(global const volatile int* from, global int* to) {
  while (from[get_local_id(0)] >= 0) {
  }
  to[get_local_id(0)] = 1;
}
