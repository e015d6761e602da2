/* As much of OpenMP's runtime for the GPU as loops of clang's and flang's SPMD mode need: LLVM's own is in no package
 * of Debian. What it does not know ends the kernel by a trap. */
#include <gpuintrin.h>
#include <stdbool.h>

typedef struct {
  uint8_t state_machine, nested, mode;
} Environment;
enum { spmd = 2, all_threads = -1, static_chunk = 33, static_whole = 34, distribute_chunk = 91, distribute_whole = 92 };

int32_t __kmpc_target_init(const Environment* environment, void* launch) {
  (void)launch;
  if ((environment->mode & spmd) == 0) __builtin_trap();
  return all_threads;
}
void __kmpc_target_deinit(void) {}
int32_t __kmpc_global_thread_num(void* place) {
  (void)place;
  return (int32_t)__gpu_thread_id_x();
}
int32_t omp_get_num_threads(void) { return (int32_t)__gpu_num_threads_x(); }
int32_t omp_get_thread_num(void) { return (int32_t)__gpu_thread_id_x(); }
int32_t omp_get_num_teams(void) { return (int32_t)__gpu_num_blocks_x(); }
int32_t omp_get_team_num(void) { return (int32_t)__gpu_block_id_x(); }
int32_t omp_is_initial_device(void) { return 0; }

/* The outlined function of a parallel region with its arguments. */
void __kmpc_parallel_60(void* place, int32_t id, int32_t condition, int32_t threads, int32_t binding, void* function,
                        void* wrapper, void** arguments, int64_t count, int32_t strict) {
  (void)place, (void)condition, (void)threads, (void)binding, (void)wrapper, (void)strict;
  int32_t global = id, bound = 0;
#define A(i) , void*
#define V(i) , arguments[i]
#define CASE(n, types, values) \
  case n: ((void (*)(int32_t*, int32_t * types)) function)(&global, &bound values); return
  switch (count) {
    CASE(0, , );
    CASE(1, A(0), V(0));
    CASE(2, A(0) A(1), V(0) V(1));
    CASE(3, A(0) A(1) A(2), V(0) V(1) V(2));
    CASE(4, A(0) A(1) A(2) A(3), V(0) V(1) V(2) V(3));
    CASE(5, A(0) A(1) A(2) A(3) A(4), V(0) V(1) V(2) V(3) V(4));
    CASE(6, A(0) A(1) A(2) A(3) A(4) A(5), V(0) V(1) V(2) V(3) V(4) V(5));
    default: __builtin_trap();
  }
}

/* The part of number `me` of `all` of the iterations lower to upper: one piece, or each all-th chunk. */
static void share(bool whole, int32_t me, int32_t all, int32_t* last, int32_t* lower, int32_t* upper, int32_t* stride,
                  int32_t chunk) {
  const int32_t first = *lower, end = *upper, trips = end - first + 1;
  if (whole) chunk = (trips + all - 1) / all;
  if (chunk < 1) chunk = 1;
  *stride = whole ? trips : all * chunk;
  *lower = first + me * chunk;
  *upper = *lower + chunk - 1;
  if (whole && *upper > end) *upper = end;
  *last = (trips - 1) / chunk % all == me;
}
static bool is_whole(int32_t schedule, int32_t chunked, int32_t whole) {
  if (schedule != chunked && schedule != whole) __builtin_trap();
  return schedule == whole;
}
void __kmpc_for_static_init_4(void* place, int32_t id, int32_t schedule, int32_t* last, int32_t* lower, int32_t* upper,
                              int32_t* stride, int32_t step, int32_t chunk) {
  (void)place, (void)id, (void)step;
  share(is_whole(schedule, static_chunk, static_whole), omp_get_thread_num(), omp_get_num_threads(), last, lower, upper,
        stride, chunk);
}
void __kmpc_for_static_fini(void* place, int32_t id) { (void)place, (void)id; }
void __kmpc_distribute_static_init_4(void* place, int32_t id, int32_t schedule, int32_t* last, int32_t* lower,
                                     int32_t* upper, int32_t* stride, int32_t step, int32_t chunk) {
  (void)place, (void)id, (void)step;
  share(is_whole(schedule, distribute_chunk, distribute_whole), omp_get_team_num(), omp_get_num_teams(), last, lower,
        upper, stride, chunk);
}
void __kmpc_distribute_static_fini(void* place, int32_t id) { (void)place, (void)id; }

/* flang's loops: the body as a function of the number of the iteration. */
void __kmpc_distribute_for_static_loop_4u(void* place, void (*body)(uint32_t, void*), void* data, uint32_t count,
                                          uint32_t threads, uint32_t block_chunk, uint32_t thread_chunk, uint8_t once) {
  (void)place, (void)threads, (void)block_chunk, (void)thread_chunk, (void)once;
  const uint32_t all = __gpu_num_blocks_x() * __gpu_num_threads_x();
  for (uint32_t i = __gpu_block_id_x() * __gpu_num_threads_x() + __gpu_thread_id_x(); i < count; i += all)
    body(i, data);
}
