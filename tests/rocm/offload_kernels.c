/* Kernels of offload.c, in C for the GPU. */
#include <gpuintrin.h>
#include <stdint.h>

#define KERNEL __attribute__((visibility("protected"))) __gpu_kernel

extern __gpu_local uint32_t dynamic[]; /* as many as the launch says */
__gpu_constant const uint32_t weights[4] = {3, 5, 7, 11};
__attribute__((visibility("protected"))) uint32_t calls = 40;

static uint32_t index(void) { return __gpu_block_id_x() * __gpu_num_threads_x() + __gpu_thread_id_x(); }

KERNEL void scale(uint32_t* out, uint32_t by, uint64_t plus) {
  out[index()] = out[index()] * by + (uint32_t)(plus >> 32);
}

KERNEL void weigh(uint32_t* out, const uint8_t* in) { out[index()] = weights[in[index()] & 3]; }

/* out[y][x] of three dimensions: which group and which work-item wrote it. */
KERNEL void where(uint32_t* out) {
  const uint32_t x = index(), y = __gpu_block_id_y() * __gpu_num_threads_y() + __gpu_thread_id_y();
  const uint32_t z = __gpu_block_id_z() * __gpu_num_threads_z() + __gpu_thread_id_z();
  const uint32_t width = __gpu_num_blocks_x() * __gpu_num_threads_x(),
                 height = __gpu_num_blocks_y() * __gpu_num_threads_y();
  out[(z * height + y) * width + x] = x | y << 8 | z << 16;
}

/* Turns the numbers of each group around, by memory of the group. */
KERNEL void reverse(uint32_t* data) {
  dynamic[__gpu_thread_id_x()] = data[index()];
  __gpu_sync_threads();
  data[index()] = dynamic[__gpu_num_threads_x() - 1 - __gpu_thread_id_x()];
}

/* Counts the work-items into a variable of the program, wave by wave. */
KERNEL void count_calls(void) {
  const uint64_t lanes = __gpu_lane_mask();
  const uint32_t active = (uint32_t)__builtin_popcountll(lanes);
  if (__gpu_is_first_in_lane(lanes)) __scoped_atomic_fetch_add(&calls, active, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
}

KERNEL void overrun(uint32_t* out, uint64_t by) { out[index() + by] = 1; }
