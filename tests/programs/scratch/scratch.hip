// What a work-item keeps in its scratch: arrays with run-time indices, spilled registers, frames of functions, memory of a
// size that the compiler does not know; and pointers into it, among pointers to LDS and to global memory.
// Every kernel reads in[i] and writes out[i]; host.hpp computes the same.
#include "work.hpp"

static __device__ unsigned item() { return blockIdx.x * blockDim.x + threadIdx.x; }

extern "C" __global__ void arrays(const unsigned* in, unsigned* out) { out[item()] = work::arrays(in[item()], item()); }

extern "C" __global__ void structures(const unsigned* in, unsigned* out) {
  out[item()] = work::structures(in[item()], item());
}

extern "C" __global__ void recursion(const unsigned* in, unsigned* out) {
  unsigned path[8] = {};
  out[item()] = work::walk(in[item()] % 7, in[item()], path);
}

// A function that the compiler cannot name, with a frame of its own.
extern "C" __global__ void pointers_to_functions(const unsigned* in, unsigned* out) {
  unsigned (*const functions[2])(unsigned, unsigned) = {work::arrays, work::structures};
  out[item()] = functions[in[0] & 1](in[item()], item());
}

// A size that all lanes agree on and no compiler knows.
extern "C" __global__ void unknown_size(const unsigned* in, unsigned* out) {
  const unsigned count = in[0] % 29 + 3;
  unsigned* const room = static_cast<unsigned*>(__builtin_alloca(count * sizeof(unsigned)));
  out[item()] = work::fill(room, count, in[item()]);
}

// Lanes whose pointers lead to scratch, to LDS and to global memory, in one instruction: loads, stores and atomics of
// several sizes.
extern "C" __global__ __launch_bounds__(256) void anywhere(const unsigned* in, unsigned* out) {
  __shared__ unsigned shared[4 * 256];
  unsigned own[4];
  unsigned* const of_lds = shared + 4 * threadIdx.x;
  unsigned* const global = out + 4 * item();
  for (unsigned k = 0; k < 4; ++k) of_lds[k] = own[k] = global[k] = in[item()] + k;
  unsigned* const chosen = in[item()] % 3 == 0 ? own : in[item()] % 3 == 1 ? of_lds : global;
  work::update(chosen, in[item()]);
  __atomic_fetch_add(chosen + 2, in[item()], __ATOMIC_RELAXED);
  __atomic_fetch_max(chosen + 3, in[item()] * 5, __ATOMIC_RELAXED);
  const unsigned first = chosen[0], second = chosen[1], third = chosen[2], fourth = chosen[3];
  global[0] = first;
  global[1] = second;
  global[2] = third;
  global[3] = fourth;
}

// More values that live at once than registers allow for: they are spilled.
extern "C" __global__ __launch_bounds__(1024) __attribute__((amdgpu_num_vgpr(24))) void spilled(const unsigned* in, unsigned* out) {
  out[item()] = work::many(in[item()], in[0]);
}

// Work-item ids in three dimensions beside scratch.
extern "C" __global__ void three_dimensions(const unsigned* in, unsigned* out) {
  const unsigned i = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x +
                     blockDim.x * blockDim.y * blockDim.z * blockIdx.x;
  out[i] = work::arrays(in[i], i) + threadIdx.x + 100 * threadIdx.y + 10000 * threadIdx.z;
}

// Wrong on purpose.
extern "C" __global__ void beyond(const unsigned* in, unsigned* out) {
  volatile unsigned own[16];
  for (unsigned k = 0; k < 16; ++k) own[k] = in[item()] * k;
  out[item()] = own[item() == 77 ? in[0] % 1000 + 5000 : in[item()] % 16];
}
extern "C" __global__ void unwritten(const unsigned* in, unsigned* out) {
  volatile unsigned own[16];
  for (unsigned k = 0; k < 15; ++k) own[k] = k;
  out[item()] = own[item() == 77 ? 15 : in[item()] % 15] * 3 + 1;
}
