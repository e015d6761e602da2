// What a launch hands to a kernel, written to memory. Only builtins: no OpenCL library.
#define X __builtin_amdgcn_workitem_id_x()
#define Y __builtin_amdgcn_workitem_id_y()
#define Z __builtin_amdgcn_workitem_id_z()
#define GX __builtin_amdgcn_workgroup_id_x()
#define GY __builtin_amdgcn_workgroup_id_y()
#define GZ __builtin_amdgcn_workgroup_id_z()

// Each work-item stores its place in the 3-D grid.
kernel void ids(global uint* out) {
  uint bx = __builtin_amdgcn_workgroup_size_x(), by = __builtin_amdgcn_workgroup_size_y(), bz = __builtin_amdgcn_workgroup_size_z();
  uint sx = __builtin_amdgcn_grid_size_x(), sy = __builtin_amdgcn_grid_size_y();
  uint x = GX * bx + X, y = GY * by + Y, z = GZ * bz + Z;
  out[(z * sy + y) * sx + x] = x | y << 10 | z << 20;
}

// The implicit arguments of code object v5, dword by dword.
kernel void implicit(global uint* out, uint count) {
  constant uint* hidden = __builtin_amdgcn_implicitarg_ptr();
  for (uint i = X; i < count; i += 64) out[i] = hidden[i];
}

// The dispatch packet.
kernel void packet(global uint* out) {
  constant uint* p = __builtin_amdgcn_dispatch_ptr();
  if (X < 16) out[X] = p[X];
}

// Arguments of many sizes.
struct Three { int a, b, c; };
kernel void sizes(global ulong* out, char c, short s, int i, long l, float f, double d, struct Three t, int4 v) {
  if (X != 0) return;
  out[0] = c; out[1] = s; out[2] = i; out[3] = l;
  out[4] = as_uint(f); out[5] = as_ulong(d); out[6] = t.a + t.b * 10 + t.c * 100; out[7] = v.x + v.y * 10 + v.z * 100 + v.w * 1000;
}

// Two local pointers and LDS of its own.
kernel void locals(global uint* out, local uint* a, local uint* b) {
  local uint own[64];
  own[X] = X;
  a[X] = 100 + X;
  b[X] = 200 + X;
  __builtin_amdgcn_s_barrier();
  uint other = 63 - X;
  out[X] = own[other] + a[other] * 1000 + b[other] * 1000000;
}

// Scratch of its own for every work-item of every wave, through a generic pointer as well.
kernel void scratch(global uint* out, uint n) {
  volatile uint mine[16];
  uint item = GX * 256 + X;
  for (uint i = 0; i < 16; ++i) mine[(i + n) & 15] = item * 16 + i;
  __builtin_amdgcn_s_barrier();
  uint sum = 0;
  for (uint i = 0; i < 16; ++i) sum += mine[i] * (i + 1);
  volatile uint* generic_pointer = n == 0 ? mine : (volatile uint*)out;
  out[item] = sum + (n == 0 ? generic_pointer[3] : 0);
}

// A variable that outlives the launch, and a table of addresses.
global uint counter = 5;
global uint zeros[10];
global uint* constant table[2] = {&counter, zeros};
kernel void globals(global uint* out, uint k) {
  if (X != 0) return;
  out[0] = *table[k];
  counter += 1;
  table[1][k] = 7;
}

// Workgroups add to one place.
kernel void count(global uint* out) {
  __opencl_atomic_fetch_add((global atomic_uint*)out, 1u, memory_order_relaxed, memory_scope_device);
}

// The first workgroup waits for the last one's word; in the second kernel one wave does, the others at a barrier.
kernel void wait(global volatile uint* done) {
  if (GX == 0) while (done[7] == 0) __builtin_amdgcn_s_sleep(1);
  done[GX] = 1;
}
kernel void wait_at_barrier(global volatile uint* done) {
  if (GX == 0 && X < 64) while (done[7] == 0) __builtin_amdgcn_s_sleep(1);
  __builtin_amdgcn_s_barrier();
  done[GX] = 1;
}

// An array of `n` numbers on the stack: clang says that it does not know the stack's size.
kernel void grown(global uint* out, uint n) {
  volatile uint* numbers = __builtin_alloca(n * sizeof(uint));
  for (uint i = 0; i < n; ++i) numbers[i] = X + i;
  out[X] = numbers[n - 1];
}

// As many calls as `depth` says, with a frame each: f(0) = 0, f(n) = 3 f(n - 1) + n; plus the work-item's number.
// OpenCL C has no recursion, so clang counts one frame and says nothing of an unknown size.
__attribute__((noinline)) uint call(uint depth) {
  volatile uint frame[16];
  for (uint i = 0; i < 16; ++i) frame[i] = depth + i;
  if (depth == 0) return 0;
  return call(depth - 1) * 3 + frame[depth & 15] - (depth & 15);
}
kernel void recursive(global uint* out, uint depth) { out[X] = call(depth) + X; }

kernel void debugtrap(global uint* out) {
  uint square = X * X;
  __builtin_debugtrap();
  out[X] = square;
}
